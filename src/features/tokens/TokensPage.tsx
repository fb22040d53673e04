import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo } from "react";
import { ListPage } from "~/components/list/ListPage";
import { lazyPart } from "~/components/parts/lazyPart";
import { usePaletteActions, type PaletteAction } from "~/components/palette/paletteActions";
import { RecordDialog } from "~/components/record/RecordDialog";
import { listState } from "~/components/list/useListState";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useSearchHref } from "~/components/address/useSearchHref";
import { Toggle } from "~/ui/field/Toggle";
import { listTokensOptions } from "~generated/auth/@tanstack/react-query.gen";
import { peopleByIdsOptions } from "~generated/db/reads";
import { tokenColumns } from "./columns";
import type { TokensSearch } from "./search";
import { ownersOf, shownTokens, sortKeys, withCreators, type TokenRow } from "./tokenRows";

const TokenDialog = lazyPart(
  async () => (await import("~/components/tokens/TokenDialog")).TokenDialog,
);
const TokenDetails = lazyPart(async () => (await import("./TokenDetails")).TokenDetails);

interface Props {
  search: TokensSearch;
  onSearch: SearchChange<TokensSearch>;
}

const rowId = ({ token }: TokenRow) => token.id;
const noTokens: never[] = [];

/** Every access token: the server sends them all, so search, sorting and paging happen here. */
export function TokensPage({ search, onSearch }: Props) {
  const list = listState({
    search,
    onSearch,
    sortKeys,
    sort: { by: "created_at", desc: true },
  });
  const hideAgents = search.hideAgents ?? true;
  const query = useQuery({
    ...listTokensOptions(),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const tokens = query.data?.payload ?? noTokens;
  const owners = useMemo(() => ownersOf(tokens), [tokens]);
  const people = useQuery({ ...peopleByIdsOptions({ ids: owners }), enabled: owners.length > 0 });
  const rows = useMemo(
    () => withCreators(tokens, people.data?.rows ?? noTokens),
    [tokens, people.data],
  );
  const { by, desc } = list.sort ?? { by: "created_at", desc: true };
  const shown = useMemo(
    () => shownTokens(rows, { text: list.text, hideAgents, sort: { by, desc } }),
    [rows, list.text, hideAgents, by, desc],
  );
  const { offset, limit } = list.params;
  const data = useMemo(
    () => ({ rows: shown.slice(offset, offset + limit), total: shown.length }),
    [shown, offset, limit],
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
  const hrefOf = useSearchHref<TokensSearch>();
  const rowHref = useCallback(
    ({ token }: TokenRow) => hrefOf({ id: token.id, addToken: undefined }),
    [hrefOf],
  );

  return (
    <ListPage
      title="Tokens"
      columns={tokenColumns}
      rowId={rowId}
      query={{ ...query, data: query.data && data }}
      list={list}
      searchLabel="Search tokens"
      filters={
        <Toggle
          label="Hide Agents"
          checked={hideAgents}
          onChange={(isOn) =>
            onSearch({ hideAgents: isOn ? undefined : false, pageIndex: undefined })
          }
        />
      }
      isFiltered={search.hideAgents === undefined && rows.length > 0}
      onClear={() => onSearch({ query: undefined, hideAgents: false })}
      add={{
        label: "Add token",
        resource: "public",
        onAdd: () => onSearch({ addToken: true }, { push: true }),
      }}
      empty={{
        text: "Tokens let programs and assistants act for you. None has been made yet.",
      }}
      onOpen={({ token }) => onSearch({ id: token.id }, { push: true })}
      rowHref={rowHref}
      selectedId={search.id ?? null}
    >
      <Suspense fallback={null}>
        {search.addToken === true && (
          <TokenDialog onClose={() => onSearch({ addToken: undefined })} />
        )}
        {search.id !== undefined && (
          <RecordDialog
            key={search.id}
            id={search.id}
            title="Token Details"
            noun="token"
            query={{
              ...query,
              data: query.data && { rows: rows.filter(({ token }) => token.id === search.id) },
            }}
            onClose={() => onSearch({ id: undefined })}
          >
            {(row) => <TokenDetails row={row} onClose={() => onSearch({ id: undefined })} />}
          </RecordDialog>
        )}
      </Suspense>
    </ListPage>
  );
}
