import { Code } from "@radix-ui/themes";
import { Lock } from "lucide-react";
import { rolesWith, useAccess, type Action } from "~/api/access";
import type { Forbidden } from "~/api/errors";
import type { Resource } from "~generated/roleMatrix";
import { PageHeader } from "./PageHeader";
import type { ReactNode } from "react";
import { PageMessage } from "./PageMessage";

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** Page of somebody who lacks access: says what is missing and which roles have it (spec 1 §6). */
export function DeniedPage({ resource, action }: { resource: Resource; action: Action }) {
  const { roles } = useAccess();
  return (
    <Denied>
      <p>
        It needs <Code>{action}</Code> on <Code>{resource}</Code>, which{" "}
        {list.format(rolesWith(action, resource))} has.{" "}
        {roles.length === 0 ? "You have no role." : `Your role is ${list.format(roles)}.`}
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
          The backend asks for <Code>{error.missing.action}</Code> on{" "}
          <Code>{error.missing.object}</Code>.
        </p>
      )}
    </Denied>
  );
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
