import {
  createEvidenceMutation,
  createHypothesisMutation,
  createIncidentMutation,
} from "~generated/db/writes";
import { useCreate, useMyId } from "~/components/people/author";
import type { LinkCalls } from "./linkFlow";

/** The calls that make an incident, a hypothesis and evidence; whoever makes an incident leads it at first. */
export function useLinkCalls(): LinkCalls {
  const me = useMyId() ?? null;
  const create = useCreate(createIncidentMutation(), { hasSource: false });
  return {
    incident: (body) => create({ ...body, commander_id: me, communicator_id: me }),
    hypothesis: useCreate(createHypothesisMutation(), { hasSource: false }),
    evidence: useCreate(createEvidenceMutation(), { hasSource: false }),
  };
}
