import { useMutation, useQueryClient } from "@tanstack/react-query";
import { incidentDetailOptions } from "~generated/db/reads";
import { updateHypothesisMutation } from "~generated/db/writes";
import type { components } from "~generated/db/types";
import { readAnew } from "~/api/readOnce";
import { saveRecord } from "~/components/conflict/saveRecord";
import { notifyError } from "~/components/messages/notify";
import type { HypothesisDetail } from "./incident";

type HypothesisUpdate = components["schemas"]["HypothesisUpdate"];

/** A hypothesis without what hangs on it. */
type HypothesisState = ReturnType<typeof withoutEvidence>;

export function withoutEvidence(hypothesis: HypothesisDetail) {
  const { evidences: _e, ...own } = hypothesis;
  return own;
}

/** Changes a hypothesis without writing over others. */
export function useHypothesisWrites() {
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(updateHypothesisMutation());
  return {
    /** Resolves whether it is saved. */
    save: async (base: HypothesisState, change: HypothesisUpdate): Promise<boolean> => {
      const detail = incidentDetailOptions({ id: base.incident_id });
      try {
        return await saveRecord<HypothesisState, HypothesisUpdate>({
          noun: "hypothesis",
          name: base.title,
          labels: { title: "Title", status: "Status", parent_id: "Belongs to" },
          base,
          change,
          read: async () => {
            const { rows } = await readAnew(client, detail);
            return rows[0]?.hypotheses.find(({ id }) => id === base.id);
          },
          write: (body, from) => update({ where: { id: base.id }, body, base: from }),
        });
      } catch (error) {
        notifyError(error);
        return false;
      }
    },
  };
}
