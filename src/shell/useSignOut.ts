import { useMutation } from "@tanstack/react-query";
import { signOut } from "~/api/session";
import { notifyError } from "~/components/messages/notify";

/**
 * Signs out and loads the sign-in page, which leads back to the present path. A sign-out that failed is told: the
 * session would still be there.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: () => signOut(location.pathname + location.search, true),
    onError: notifyError,
  });
}
