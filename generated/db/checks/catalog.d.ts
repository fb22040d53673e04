// Written by `npm run generate` from the contract. Do not edit.
import type { CompiledCheck } from "~/api/answerCheck";

export const ChangeDetail: CompiledCheck;
export const ChangeOfComponent: CompiledCheck;
export const ChangeType: CompiledCheck;
export const ConfigAnalysisAnalyzer: CompiledCheck;
export const ConfigChoice: CompiledCheck;
export const ConfigComponentRelationship: CompiledCheck;
export const ConfigGroupKeys: CompiledCheck;
export const ConfigItemDetail: CompiledCheck;
export const ConfigLabel: CompiledCheck;
export const ConfigListEntry: CompiledCheck;
export const ConfigOfComponent: CompiledCheck;
export const ConfigRef: CompiledCheck;
export const ConfigRelationshipEntry: CompiledCheck;
export const ConfigScraper: CompiledCheck;
export const ConfigStatus: CompiledCheck;
export const ConfigTag: CompiledCheck;
export const ConfigTagLabelKey: CompiledCheck;
export const ConfigType: CompiledCheck;
export const InsightDetail: CompiledCheck;
export const InsightListEntry: CompiledCheck;
export const InsightOfComponent: CompiledCheck;
export const ParentByLocation: CompiledCheck;
export const RelatedConfigEntry: CompiledCheck;
export const ScraperDetail: CompiledCheck;
export const ScraperListEntry: CompiledCheck;
export const ScraperSpec: CompiledCheck;
