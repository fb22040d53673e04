// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const Canary: CompiledCheck;
export const CanaryListEntry: CompiledCheck;
export const CanarySpec: CompiledCheck;
export const CheckByComponent: CompiledCheck;
export const CheckChoice: CompiledCheck;
export const CheckDetail: CompiledCheck;
export const CheckIdOfComponent: CompiledCheck;
export const CheckIdOfConfig: CompiledCheck;
export const CheckLabelKey: CompiledCheck;
export const CheckRun: CompiledCheck;
export const CheckSummaryForConfig: CompiledCheck;
export const FailedRun: CompiledCheck;
export const RecentRun: CompiledCheck;
export const UptimeDay: CompiledCheck;
