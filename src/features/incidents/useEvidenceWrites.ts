import { useMutation, useQueryClient } from "@tanstack/react-query";
import { incidentDetailOptions } from "~generated/db/reads";
import { deleteEvidenceMutation, updateEvidenceMutation } from "~generated/db/writes";
import type { components } from "~generated/db/types";
import { readAnew } from "~/api/readOnce";
import { NotFound } from "~/api/errors";
import { saveRecord } from "~/components/conflict/saveRecord";
import { notifyError, notifySuccess, notifyText } from "~/components/messages/notify";
import { evidencesOf, type EvidenceDetail } from "./incident";
import { useIncident } from "./useIncident";

type EvidenceUpdate = components["schemas"]["EvidenceUpdate"];

const labels = {
  description: "Description",
  script: "CEL expression",
  done: "Done",
  definition_of_done: "Definition of done",
  hypothesis_id: "Hypothesis",
  evidence: "Evidence",
} satisfies Partial<Record<keyof EvidenceUpdate, string>>;

/** Changes and deletes evidence without writing over others; what failed is said. */
export function useEvidenceWrites() {
  const { id: incidentId } = useIncident();
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updateEvidenceMutation());
  const { mutateAsync: erase } = useMutation(deleteEvidenceMutation());
  const tellFailed = (failed: string, error: unknown) => {
    notifyText("error", failed);
    notifyError(error);
    return false;
  };
  return {
    /** Resolves whether it is saved. */
    change: async (evidence: EvidenceDetail, change: EvidenceUpdate, failed: string) => {
      const where = { id: evidence.id };
      try {
        return await saveRecord<EvidenceDetail, EvidenceUpdate>({
          noun: "evidence",
          name: evidence.description,
          labels,
          base: evidence,
          change,
          read: async () => {
            const detail = incidentDetailOptions({ id: incidentId });
            const { rows } = await readAnew(client, detail);
            return rows[0] && evidencesOf(rows[0]).find(({ id }) => id === evidence.id);
          },
          write: (body, from) => update({ where, body, base: from }),
        });
      } catch (error) {
        return tellFailed(failed, error);
      }
    },
    /** Resolves whether it is gone, be it by somebody else. */
    remove: async (evidence: EvidenceDetail) => {
      try {
        await erase({ where: { id: evidence.id } });
      } catch (error) {
        if (!(error instanceof NotFound)) return tellFailed("Evidence delete failed", error);
      }
      notifySuccess("Evidence deleted successfully");
      return true;
    },
  };
}
