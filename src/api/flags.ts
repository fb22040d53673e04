import { useQuery } from "@tanstack/react-query";
import { features, type Feature } from "~generated/features";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";

/** Says of a feature whether it is on: off when `<feature>.disable` is exactly `true`, for itself or its parent. */
export type FlagReader = (feature: Feature) => boolean;

/** Flags from the server's properties (spec 1 §6). */
export function buildFlags(properties: readonly { name: string; value: string }[]): FlagReader {
  const off = new Set(
    properties
      .filter(({ name, value }) => name.endsWith(".disable") && value === "true")
      .map(({ name }) => name),
  );
  const isOff = (feature: Feature): boolean => {
    const { alias, parent } = features[feature];
    return (
      off.has(`${feature}.disable`) ||
      (alias !== undefined && off.has(`${alias}.disable`)) ||
      (parent !== undefined && isOff(parent))
    );
  };
  return (feature) => !isOff(feature);
}

const allOn: FlagReader = () => true;

/** Flags, loaded once. `undefined` while they load; when they cannot be loaded every feature is on. */
export function useFlags(): FlagReader | undefined {
  const query = useQuery({ ...getPropertiesOptions(), staleTime: Infinity, select: buildFlags });
  // A new attempt clears `isError`; the count of failures stays, and with it the page.
  return query.data ?? (query.errorUpdateCount > 0 ? allOn : undefined);
}
