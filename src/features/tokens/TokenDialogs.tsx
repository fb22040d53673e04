import { useMemo } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { usePaletteActions, type PaletteAction } from "~/components/palette/paletteActions";
import { RecordDialog } from "~/components/record/RecordDialog";
import type { ListQuery } from "~/components/list/ListPage";
import type { AddressProps } from "~/components/resource/resource";
import type { TokensSearch } from "./search";
import type { TokenRow } from "./tokenRows";

const TokenDialog = lazyPart(
  async () => (await import("~/components/tokens/TokenDialog")).TokenDialog,
);
const TokenDetails = lazyPart(async () => (await import("./TokenDetails")).TokenDetails);

interface Props extends AddressProps<TokensSearch> {
  query: ListQuery<TokenRow>;
  onClose: () => void;
}

/** The dialog of the tokens that the address names, and the palette's way to the one that adds. */
export function TokenDialogs({ search, onSearch, query, onClose }: Props) {
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
  const { id } = search;
  return (
    <>
      {search.addToken === true && <TokenDialog onClose={onClose} />}
      {id !== undefined && (
        <RecordDialog
          key={id}
          id={id}
          title="Token Details"
          noun="token"
          query={{
            ...query,
            data: query.data && { rows: query.data.rows.filter(({ token }) => token.id === id) },
          }}
          onClose={onClose}
        >
          {(row) => <TokenDetails row={row} onClose={onClose} />}
        </RecordDialog>
      )}
    </>
  );
}
