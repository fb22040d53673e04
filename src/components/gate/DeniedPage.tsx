import { Link } from "@tanstack/react-router";
import { Code } from "@radix-ui/themes";
import { Lock } from "lucide-react";
import { rolesWith, useAccess, type Action } from "~/api/access";
import type { Forbidden } from "~/api/errors";
import type { Resource } from "~generated/roleMatrix";
import { PageHeader } from "~/components/page/PageHeader";
import type { ReactNode } from "react";
import { PageMessage } from "~/components/page/PageMessage";
import { wordList } from "~/lib/text/wordList";
import { WhyLink } from "~/components/access/WhyLink";

/** Page of somebody who lacks access: says what is missing and which roles have it (spec 1 §6). */
export function DeniedPage({ resource, action }: { resource: Resource; action: Action }) {
  const { roles } = useAccess();
  const holders = rolesWith(action, resource);
  return (
    <Denied>
      <p>
        It needs <Code color="gray">{action}</Code> on <Code color="gray">{resource}</Code>, which{" "}
        {holders.length === 1 ? "the role" : "the roles"} {wordList(holders)}{" "}
        {holders.length === 1 ? "has" : "have"}.{" "}
        {roles.length === 0 ? "You have no role." : `You have ${wordList(roles)}.`}{" "}
        <Link to="/why" search={{ action, resource }}>
          Why?
        </Link>
      </p>
    </Denied>
  );
}

/** The same page for a refusal of the backend, with what the backend says was missing. */
export function ForbiddenPage({ error }: { error: Forbidden }) {
  return (
    <Denied>
      {error.missing === null ? (
        <p>The backend says: {error.message}</p>
      ) : (
        <p>
          The backend asks for <Code color="gray">{error.missing.action}</Code> on{" "}
          <Code color="gray">{error.missing.object}</Code>. <MissingWhy missing={error.missing} />
        </p>
      )}
    </Denied>
  );
}

/** Leads from a refusal of the backend to the explanation, where it names what the console's table knows. */
function MissingWhy({
  missing: { object, action },
}: {
  missing: { object: string; action: string };
}) {
  if (action.startsWith("playbook:")) return <WhyLink question={{ right: action }} />;
  if (action !== "read" && action !== "write") return null;
  return <WhyLink question={{ resource: object, action }} />;
}

function Denied({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title="Unauthorized" />
      <PageMessage title="You do not have permission to access this page" icon={<Lock size={24} />}>
        {children}
        <p>Ask an administrator for access.</p>
      </PageMessage>
    </>
  );
}
