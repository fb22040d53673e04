// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const CheckRef: CompiledCheck;
export const ConfigRef: CompiledCheck;
export const PersonRef: CompiledCheck;
export const TeamRef: CompiledCheck;
