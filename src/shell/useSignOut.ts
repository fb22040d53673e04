import { useMutation } from "@tanstack/react-query";
import { Forbidden } from "~/api/errors";
import { deedFetch } from "~/api/request";
import { notifyError } from "~/components/notify";
import { performLogout, startLogout } from "~generated/identity/sdk.gen";

/** Ends the session at the identity provider; one that has ended already is ended enough. */
async function endSession(returnTo: string): Promise<void> {
  try {
    const { data } = await startLogout({
      query: { return_to: returnTo },
      fetch: deedFetch,
      throwOnError: true,
    });
    await performLogout({
      query: { token: data.logout_token, return_to: returnTo },
      fetch: deedFetch,
      throwOnError: true,
    });
  } catch (error) {
    if (error instanceof Forbidden && error.status === 401) return;
    throw error;
  }
}

/**
 * Signs out and loads the login, which leads back to the present path. The page is loaded anew, so that nothing of the
 * person stays in memory. A sign-out that failed is told: the session would still be there.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      const here = location.pathname + location.search;
      await endSession(here);
      location.assign(`/login?return_to=${encodeURIComponent(here)}`);
    },
    onError: notifyError,
  });
}
