import { useQuery } from "@tanstack/react-query";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";

/** Feature keys of spec 1 §6. */
export type Feature =
  | "topology"
  | "health"
  | "incidents"
  | "config"
  | "logs"
  | "playbooks"
  | "applications"
  | "views"
  | "agents"
  | `settings.${SettingsFeature}`;

type SettingsFeature =
  | "connections"
  | "users"
  | "teams"
  | "rules"
  | "config_scraper"
  | "topology"
  | "health"
  | "job_history"
  | "feature_flags"
  | "logging_backends"
  | "event_queue_status"
  | "organization_profile"
  | "notifications"
  | "playbooks"
  | "integrations"
  | "permissions";

const parents: Partial<Record<Feature, Feature>> = {
  "settings.config_scraper": "config",
  "settings.topology": "topology",
  "settings.health": "health",
  "settings.job_history": "health",
};

/** Keys that may also be written without `settings.`; the others would collide with a top-level feature. */
const hasAlias = (feature: Feature) =>
  feature.startsWith("settings.") &&
  !["settings.topology", "settings.health", "settings.connections", "settings.playbooks"].includes(
    feature,
  );

/** Says of a feature whether it is on: off when `<feature>.disable` is exactly `true`, for itself or its parent. */
export type FlagReader = (feature: Feature) => boolean;

/** Flags from the server's properties (spec 1 §6). */
export function buildFlags(properties: readonly { name: string; value: string }[]): FlagReader {
  const off = new Set(
    properties
      .filter(({ name, value }) => name.endsWith(".disable") && value === "true")
      .map(({ name }) => name),
  );
  const isOff = (feature: Feature): boolean =>
    off.has(`${feature}.disable`) ||
    (hasAlias(feature) && off.has(`${feature.slice("settings.".length)}.disable`)) ||
    (parents[feature] !== undefined && isOff(parents[feature]));
  return (feature) => !isOff(feature);
}

const allOn: FlagReader = () => true;

/** Flags, loaded once. `undefined` while they load; when they cannot be loaded every feature is on. */
export function useFlags(): FlagReader | undefined {
  const query = useQuery({ ...getPropertiesOptions(), staleTime: Infinity, select: buildFlags });
  // A new attempt clears `isError`; the count of failures stays, and with it the page.
  return query.data ?? (query.errorUpdateCount > 0 ? allOn : undefined);
}
