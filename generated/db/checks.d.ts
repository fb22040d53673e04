// Written by `npm run generate` from the contract. Do not edit.
export interface CheckError {
  instancePath: string;
  message?: string;
}
export interface Check {
  (value: unknown): boolean;
  errors?: CheckError[] | null;
}
export const agentNames: Check;
export const canarySpec: Check;
export const checkDetail: Check;
export const checkHistory: Check;
export const recentRuns: Check;
export const sidebarViews: Check;
export const updateAgent: Check;
export const createCanary: Check;
export const updateCanary: Check;
export const createPropertyRow: Check;
export const updatePropertyRow: Check;
export const deletePropertyRow: Check;
