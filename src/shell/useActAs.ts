import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { actAsMutation } from "~generated/sandbox/@tanstack/react-query.gen";

/** What it takes to go on as another seeded person of the sandbox: everything is read anew, the page stays. */
export function useActAs() {
  const client = useQueryClient();
  return useMutation({
    ...actAsMutation(),
    onSuccess: async (person) => {
      await client.invalidateQueries();
      notifySuccess(`Acting as ${person.name} (${person.role})`);
    },
    onError: notifyError,
  });
}
