import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { closeHosted } from "~/api/sessionHosted";
import { AuthFrame, FormSkeleton } from "~/components/auth/AuthFrame";
import { safeReturnTo } from "~/components/auth/returnTo";

/** /organizations/orgs-switched: forgets everything of the last organization, then goes on (spec 1 §2). */
export function OrganizationSwitched({ returnTo }: { returnTo: string | undefined }) {
  const target = safeReturnTo(returnTo);
  const client = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    closeHosted();
    client.clear();
    router.history.replace(target);
  }, [client, router, target]);
  return (
    <AuthFrame title="Switching the organization">
      <FormSkeleton />
    </AuthFrame>
  );
}
