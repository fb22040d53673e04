// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const Comment: CompiledCheck;
export const Evidence: CompiledCheck;
export const Hypothesis: CompiledCheck;
export const HypothesisRef: CompiledCheck;
export const Incident: CompiledCheck;
export const IncidentByComponent: CompiledCheck;
export const IncidentByConfig: CompiledCheck;
export const IncidentChoice: CompiledCheck;
export const IncidentDetail: CompiledCheck;
export const IncidentHistoryEntry: CompiledCheck;
export const IncidentId: CompiledCheck;
export const IncidentListEntry: CompiledCheck;
export const IncidentMark: CompiledCheck;
export const IncidentOfComponentEntry: CompiledCheck;
export const IncidentResponder: CompiledCheck;
export const IncidentRule: CompiledCheck;
export const IncidentRuleEntry: CompiledCheck;
export const Responder: CompiledCheck;
export const RowMark: CompiledCheck;
