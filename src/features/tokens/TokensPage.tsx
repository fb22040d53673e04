import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { usePaletteActions, type PaletteAction } from "~/components/palette/paletteActions";
import { RecordDialog } from "~/components/record/RecordDialog";
import { resource } from "~/components/resource/resource";
import { ResourceList } from "~/components/resource/ResourcePage";
import { useSearchChange } from "~/components/address/useSearchChange";
import { Toggle } from "~/ui/field/Toggle";
import { listTokensOptions } from "~generated/auth/@tanstack/react-query.gen";
import { peopleByIdsOptions } from "~generated/db/reads";
import { tokenColumns } from "./columns";
import { tokenList } from "./list";
import type { TokensSearch } from "./search";
import { isOfAgent, ownersOf, withCreators, type TokenRow } from "./tokenRows";

const TokenDialog = lazyPart(
  async () => (await import("~/components/tokens/TokenDialog")).TokenDialog,
);
const TokenDetails = lazyPart(async () => (await import("./TokenDetails")).TokenDetails);

const tokens = resource(tokenList, {
  noun: "token",
  about: "Tokens let programs and assistants act for you. None has been made yet.",
  searchLabel: "Search tokens",
  addAccess: "public",
  adding: { addToken: true },
  columns: tokenColumns,
  rowId: ({ token }: TokenRow) => token.id,
  Filters: ({ search, onSearch }) => (
    <Toggle
      label="Hide Agents"
      checked={search.hideAgents ?? true}
      onChange={(isOn) => onSearch({ hideAgents: isOn ? undefined : false, pageIndex: undefined })}
    />
  ),
  // Nothing that is there may stay out of sight.
  unfiltered: { hideAgents: false },
});

const noTokens: never[] = [];

/** Every access token: the server sends them all, so search, sorting and paging happen here. */
export function TokensPage({ search }: { search: TokensSearch }) {
  const onSearch = useSearchChange<TokensSearch>();
  // What the route has just loaded is not asked for twice; whoever comes back later sees new tokens.
  const query = useQuery({
    ...listTokensOptions(),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
  const payload = query.data?.payload ?? noTokens;
  const owners = useMemo(() => ownersOf(payload), [payload]);
  const people = useQuery({ ...peopleByIdsOptions({ ids: owners }), enabled: owners.length > 0 });
  const all = useMemo(
    () => withCreators(payload, people.data?.rows ?? noTokens),
    [payload, people.data],
  );
  const hideAgents = search.hideAgents ?? true;
  const rows = useMemo(
    () => (hideAgents ? all.filter(({ token }) => !isOfAgent(token)) : all),
    [all, hideAgents],
  );
  const actions = useMemo<readonly PaletteAction[]>(
    () => [
      {
        id: "add-token",
        title: "Add token",
        group: "Tokens",
        run: () => onSearch({ addToken: true }, { push: true }),
      },
    ],
    [onSearch],
  );
  usePaletteActions(actions);
  const close = () => onSearch({ id: undefined, addToken: undefined });
  return (
    <ResourceList
      of={tokens}
      search={search}
      query={{ ...query, data: query.data && { rows, total: rows.length } }}
    >
      <Suspense fallback={null}>
        {search.addToken === true && <TokenDialog onClose={close} />}
        {search.id !== undefined && (
          <RecordDialog
            key={search.id}
            id={search.id}
            title="Token Details"
            noun="token"
            query={{
              ...query,
              data: query.data && { rows: all.filter(({ token }) => token.id === search.id) },
            }}
            onClose={close}
          >
            {(row) => <TokenDetails row={row} onClose={close} />}
          </RecordDialog>
        )}
      </Suspense>
    </ResourceList>
  );
}
