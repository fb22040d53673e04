// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const Agent: CompiledCheck;
export const AgentListEntry: CompiledCheck;
export const AgentName: CompiledCheck;
export const Application: CompiledCheck;
export const ApplicationListEntry: CompiledCheck;
export const Connection: CompiledCheck;
export const ConnectionListEntry: CompiledCheck;
export const ConnectionRef: CompiledCheck;
export const EventQueueSummary: CompiledCheck;
export const IntegrationWithStatus: CompiledCheck;
export const JobHistory: CompiledCheck;
export const JobHistoryName: CompiledCheck;
export const LogBackendListEntry: CompiledCheck;
export const LoggingBackend: CompiledCheck;
export const PropertyListEntry: CompiledCheck;
export const PropertyRow: CompiledCheck;
export const SidebarView: CompiledCheck;
export const StoredSpec: CompiledCheck;
export const View: CompiledCheck;
export const ViewListEntry: CompiledCheck;
export const ViewRef: CompiledCheck;
export const ViewTableRow: CompiledCheck;
