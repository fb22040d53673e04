import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";
import { useSearchChange } from "~/components/address/useSearchChange";
import { notifyText } from "~/components/messages/notify";
import { resource } from "~/components/resource/resource";
import { ResourceList } from "~/components/resource/ResourcePage";
import { flagColumns } from "./flagColumns";
import { FlagDialog } from "./FlagDialog";
import { mergeFlags, type Flag } from "./flagModel";
import { flagList, storedOptions } from "./list";
import { localReason } from "./localReason";
import type { FlagsSearch } from "./search";

const featureFlags = resource(flagList, {
  noun: "Feature Flag",
  addAccess: "properties",
  about: "Feature flags switch areas of the console off and set limits of the server. None is set.",
  searchLabel: "Search flags",
  columns: flagColumns,
  rowId: ({ name }: Flag) => name,
  isLink: ({ isLocal }) => !isLocal,
});

/** Settings → Feature Flags: what the server's file and the database set, the file first (facts on feature flags). */
export function FlagsPage({ search }: { search: FlagsSearch }) {
  const onSearch = useSearchChange<FlagsSearch>();
  const properties = useQuery(getPropertiesOptions());
  const stored = useQuery(storedOptions());
  const flags = useMemo(
    () => properties.data && [...mergeFlags(properties.data, stored.data?.rows ?? [])],
    [properties.data, stored.data],
  );
  return (
    <ResourceList
      of={featureFlags}
      search={search}
      query={{
        data: flags && { rows: flags, total: flags.length },
        error: properties.error ?? stored.error,
        isPending: properties.isPending,
        isFetching: properties.isFetching || stored.isFetching,
        refetch: () => Promise.all([properties.refetch(), stored.refetch()]),
      }}
      onOpen={({ name, isLocal }) => {
        if (isLocal) notifyText("error", localReason);
        else onSearch({ id: name }, { push: true });
      }}
    >
      {flags && (search.add || search.id !== undefined) && (
        <FlagDialog
          key={search.id ?? "new"}
          flags={flags}
          name={search.add ? undefined : search.id}
          onClose={() => onSearch({ id: undefined, add: undefined })}
        />
      )}
    </ResourceList>
  );
}
