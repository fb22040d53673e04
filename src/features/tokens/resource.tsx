import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { resource } from "~/components/resource/resource";
import { Toggle } from "~/ui/field/Toggle";
import { listTokensOptions } from "~generated/auth/@tanstack/react-query.gen";
import { peopleByIdsOptions } from "~generated/db/reads";
import { tokenColumns } from "./columns";
import { tokenList } from "./list";
import type { TokensSearch } from "./search";
import { TokenDialogs } from "./TokenDialogs";
import { isOfAgent, ownersOf, withCreators, type TokenRow } from "./tokenRows";

const noTokens: never[] = [];

/** The tokens with the people who made them, those of agents unless the address hides them. */
function useTokenRows({ hideAgents = true, id }: TokensSearch) {
  // What the route has just loaded is not asked for twice; whoever comes back later sees new tokens.
  const query = useQuery({
    ...listTokensOptions(),
    staleTime: 2_000,
    placeholderData: keepPreviousData,
  });
  const payload = query.data?.payload ?? noTokens;
  const owners = useMemo(() => ownersOf(payload), [payload]);
  const people = useQuery({ ...peopleByIdsOptions({ ids: owners }), enabled: owners.length > 0 });
  const rows = useMemo(
    () =>
      withCreators(payload, people.data?.rows ?? noTokens).filter(
        ({ token }) => !hideAgents || token.id === id || !isOfAgent(token),
      ),
    [payload, people.data, hideAgents, id],
  );
  return { ...query, data: query.data && { rows, total: rows.length } };
}

/** Settings → Tokens: the server sends them all, so search, sorting and paging happen here. */
export const tokens = resource(tokenList, {
  noun: "token",
  about: "Tokens let programs and assistants act for you. None has been made yet.",
  searchLabel: "Search tokens",
  addAccess: "public",
  adding: { addToken: true },
  closed: { id: undefined, addToken: undefined },
  Rows: ({ search, children }) => children(useTokenRows(search)),
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
  Dialogs: TokenDialogs,
});
