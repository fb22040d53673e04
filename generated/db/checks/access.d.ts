// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const IdentityEntry: CompiledCheck;
export const Permission: CompiledCheck;
export const PermissionListEntry: CompiledCheck;
export const PersonChoice: CompiledCheck;
export const PersonRoles: CompiledCheck;
export const Scope: CompiledCheck;
export const ScopeListEntry: CompiledCheck;
export const ScopeRef: CompiledCheck;
export const Team: CompiledCheck;
export const TeamChoice: CompiledCheck;
export const TeamDetail: CompiledCheck;
export const TeamListEntry: CompiledCheck;
export const TeamMember: CompiledCheck;
export const TeamMemberEntry: CompiledCheck;
export const TeamOfPerson: CompiledCheck;
