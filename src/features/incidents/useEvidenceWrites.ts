import { useMutation } from "@tanstack/react-query";
import type { EvidenceDetail } from "./incident";
import { deleteEvidenceMutation, updateEvidenceMutation } from "~generated/db/writes";
import type { components } from "~generated/db/types";
import { Outdated } from "~/api/errors";
import { notifyError, notifySuccess, notifyText } from "~/components/messages/notify";

type EvidenceUpdate = components["schemas"]["EvidenceUpdate"];

/** Changes and deletes evidence in the state in which it is shown; what somebody else changed is shown instead. */
export function useEvidenceWrites() {
  const { mutateAsync: update } = useMutation(updateEvidenceMutation());
  const { mutateAsync: erase } = useMutation(deleteEvidenceMutation());
  const tried = async (write: () => Promise<unknown>, failed: string, said: string) => {
    try {
      await write();
      if (said !== "") notifySuccess(said);
      return true;
    } catch (error) {
      if (error instanceof Outdated)
        notifyText("error", `${failed}: somebody else changed it meanwhile. Look at it again.`);
      else {
        notifyText("error", failed);
        notifyError(error);
      }
      return false;
    }
  };
  return {
    /** Resolves whether it is saved. */
    change: (evidence: EvidenceDetail, body: EvidenceUpdate, failed: string, said = "") =>
      tried(() => update({ where: { id: evidence.id }, body, base: evidence }), failed, said),
    /** Resolves whether it is gone. */
    remove: (evidence: EvidenceDetail) =>
      tried(
        () => erase({ where: { id: evidence.id } }),
        "Evidence delete failed",
        "Evidence deleted successfully",
      ),
  };
}
