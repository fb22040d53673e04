// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const PendingPlaybookRun: CompiledCheck;
export const Playbook: CompiledCheck;
export const PlaybookActionDetail: CompiledCheck;
export const PlaybookDetail: CompiledCheck;
export const PlaybookEntry: CompiledCheck;
export const PlaybookName: CompiledCheck;
export const PlaybookRunActionEntry: CompiledCheck;
export const PlaybookRunDetail: CompiledCheck;
export const PlaybookRunEntry: CompiledCheck;
export const PlaybookRunName: CompiledCheck;
export const PlaybookRunOutcome: CompiledCheck;
export const WaitingApproval: CompiledCheck;
