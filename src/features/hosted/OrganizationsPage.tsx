import { Button as RadixButton } from "@radix-ui/themes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { useEffect, useState } from "react";
import { errorText } from "~/api/errors";
import type { HostedProvider } from "~/api/hostedProvider";
import { signOut } from "~/api/session";
import { closeHosted } from "~/api/sessionHosted";
import { AuthCard, AuthFrame, FormSkeleton } from "~/components/auth/AuthFrame";
import { QueryError } from "~/components/errors/QueryError";
import { safeReturnTo } from "~/components/auth/returnTo";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { TextField } from "~/ui/field/TextField";
import styles from "./OrganizationsPage.module.css";
import { useProvider } from "./useProvider";

/** /organizations: the person's organizations to choose from, and a form for a new one (spec 1 §2). */
export function OrganizationsPage({ returnTo }: { returnTo: string | undefined }) {
  const target = safeReturnTo(returnTo);
  const provider = useProvider();
  const router = useRouter();
  const isSignedOut = provider.data !== undefined && provider.data.state().user === null;
  useEffect(() => {
    if (isSignedOut)
      void router.navigate({ to: "/login", search: { return_to: target }, replace: true });
  }, [isSignedOut, router, target]);
  return (
    <AuthFrame
      title="Choose an organization"
      footer={
        <RadixButton variant="ghost" size="1" onClick={() => void signOut(target)}>
          Sign out
        </RadixButton>
      }
    >
      {provider.isError && (
        <QueryError title="The sign-in provider could not be loaded" query={provider} />
      )}
      {provider.data && !isSignedOut ? (
        <Picker provider={provider.data} target={target} />
      ) : (
        !provider.isError && <FormSkeleton />
      )}
    </AuthFrame>
  );
}

function Picker({ provider, target }: { provider: HostedProvider; target: string }) {
  const router = useRouter();
  const list = useQuery({
    queryKey: ["hosted organizations"],
    queryFn: () => provider.organizations(),
    gcTime: 0,
  });
  const [name, setName] = useState("");
  const enter = useMutation({
    mutationFn: async (action: () => Promise<void>) => {
      // Until the next one is opened, no call may go to the last one.
      closeHosted();
      await action();
      await router.navigate({
        to: "/organizations/orgs-switched",
        search: { return_to: target },
        replace: true,
      });
    },
  });
  const active = provider.state().organization?.id;
  const trimmed = name.trim();
  return (
    <>
      {list.isPending && <FormSkeleton />}
      {list.isError && <QueryError title="Your organizations could not be loaded" query={list} />}
      {list.data?.length === 0 && (
        <EmptyState
          icon={Building2}
          title="You belong to no organization yet"
          text="Create one below, or ask for an invitation to one."
        />
      )}
      {list.data !== undefined && list.data.length > 0 && (
        <ul className={styles["list"]} aria-label="Organizations">
          {list.data.map((organization) => (
            <li key={organization.id}>
              <button
                type="button"
                aria-current={organization.id === active || undefined}
                aria-disabled={enter.isPending || undefined}
                onClick={() => {
                  if (!enter.isPending) enter.mutate(() => provider.switchTo(organization.id));
                }}
              >
                <Building2 size={16} aria-hidden />
                <span>{organization.name}</span>
                {organization.id === active && <small>current</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AuthCard title="New organization">
        <form
          className={styles["form"]}
          aria-label="New organization"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (trimmed !== "" && !enter.isPending) enter.mutate(() => provider.create(trimmed));
          }}
        >
          <TextField
            label="Name"
            required
            value={name}
            onChange={setName}
            error={enter.isError ? errorText(enter.error) : undefined}
          />
          <div>
            <Button
              type="submit"
              isBusy={enter.isPending}
              disabledReason={trimmed === "" ? "Give the organization a name" : undefined}
            >
              Create organization
            </Button>
          </div>
        </form>
      </AuthCard>
    </>
  );
}
