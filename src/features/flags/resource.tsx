import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";
import { createPropertyRow } from "~generated/access";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import { flagColumns } from "./flagColumns";
import { type Flag, mergeFlags, withUnset } from "./flagModel";
import { flagList, storedOptions } from "./list";
import { localReason } from "./localReason";

/** What the server's file and the database set, the file first (facts on feature flags), and what could be set. */
function useFlagRows() {
  const properties = useQuery(getPropertiesOptions());
  const stored = useQuery(storedOptions());
  const flags = useMemo(
    () => properties.data && withUnset(mergeFlags(properties.data, stored.data?.rows ?? [])),
    [properties.data, stored.data],
  );
  return {
    data: flags && { rows: [...flags], total: flags.length },
    error: properties.error ?? stored.error,
    isPending: properties.isPending,
    isFetching: properties.isFetching || stored.isFetching,
    refetch: () => Promise.all([properties.refetch(), stored.refetch()]),
  };
}

const FlagDialog = lazyPart(async () => (await import("./FlagDialog")).FlagDialog);

/** Settings → Feature Flags. */
export const featureFlags = resource(flagList, {
  noun: "Feature Flag",
  addAccess: createPropertyRow.resource,
  about: "Feature flags switch areas of the console off and set limits of the server. None is set.",
  searchLabel: "Search flags",
  Rows: ({ children }) => children(useFlagRows()),
  columns: flagColumns,
  rowId: ({ name }: Flag) => name,
  isLink: ({ isLocal }) => !isLocal,
  lockedReason: ({ isLocal }) => (isLocal ? localReason : undefined),
  Dialogs: ({ search: { add, id }, query: { data }, onClose }) =>
    data && (add || id !== undefined) ? (
      <FlagDialog
        key={id ?? "new"}
        flags={data.rows}
        name={add ? undefined : id}
        onClose={onClose}
      />
    ) : null,
});
