// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const Notification: CompiledCheck;
export const NotificationRuleDetail: CompiledCheck;
export const NotificationRuleEntry: CompiledCheck;
export const NotificationServices: CompiledCheck;
export const NotificationSilence: CompiledCheck;
export const SendEntry: CompiledCheck;
export const SilenceEntry: CompiledCheck;
export const SilencedSend: CompiledCheck;
