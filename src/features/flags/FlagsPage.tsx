import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { propertyListOptions } from "~generated/db/reads";
import { getPropertiesOptions } from "~generated/properties/@tanstack/react-query.gen";
import { ListPage } from "~/components/list/ListPage";
import { notifyText } from "~/components/messages/notify";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { flagColumns } from "./flagColumns";
import { FlagDialog } from "./FlagDialog";
import { flagPage, flagSortKeys, mergeFlags, type Flag } from "./flagModel";
import { localReason } from "./localReason";
import type { FlagsSearch } from "./search";

interface Props {
  search: FlagsSearch;
  onSearch: SearchChange<FlagsSearch>;
}

const nameOf = ({ name }: Flag) => name;

/** The database's entries that are looked up for makers and times; more of them stay without. */
const storedPage = { limit: 1000, offset: 0 };

/** Settings → Feature Flags: what the server's file and the database set, the file first (facts on feature flags). */
export function FlagsPage({ search, onSearch }: Props) {
  const router = useRouter();
  const properties = useQuery(getPropertiesOptions());
  const stored = useQuery(propertyListOptions(storedPage));
  const list = listState({
    search,
    onSearch,
    sortKeys: flagSortKeys,
    sort: { by: "name", desc: false },
  });
  const flags = useMemo(
    () => properties.data && mergeFlags(properties.data, stored.data?.rows ?? []),
    [properties.data, stored.data],
  );
  const page = flags && flagPage(flags, { ...list.params, text: list.text });
  const close = () => onSearch({ id: undefined, add: undefined });
  return (
    <ListPage
      title="Feature Flags"
      columns={flagColumns}
      rowId={nameOf}
      query={{
        data: page,
        error: properties.error ?? stored.error,
        isPending: properties.isPending,
        isFetching: properties.isFetching || stored.isFetching,
        refetch: () => Promise.all([properties.refetch(), stored.refetch()]),
      }}
      list={list}
      searchLabel="Search flags"
      add={{
        label: "Add Feature Flag",
        resource: "properties",
        onAdd: () => onSearch({ add: true }, { push: true }),
      }}
      empty={{
        text: "Feature flags switch areas of the console off and set limits of the server. None is set.",
      }}
      selectedId={search.id ?? null}
      rowHref={({ name, isLocal }) =>
        isLocal
          ? undefined
          : router.buildLocation({
              to: "/settings/feature-flags",
              search: { ...search, id: name, add: undefined },
            }).href
      }
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
          onClose={close}
        />
      )}
    </ListPage>
  );
}
