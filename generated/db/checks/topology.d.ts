// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const ComponentChoice: CompiledCheck;
export const ComponentDetail: CompiledCheck;
export const ComponentLabel: CompiledCheck;
export const ComponentLabelKey: CompiledCheck;
export const ComponentWithLogs: CompiledCheck;
export const TeamOfComponent: CompiledCheck;
export const Topology: CompiledCheck;
export const TopologyDetail: CompiledCheck;
export const TopologyListEntry: CompiledCheck;
export const TopologySpec: CompiledCheck;
