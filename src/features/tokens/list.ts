import { listTokensOptions } from "~generated/auth/@tanstack/react-query.gen";
import { wholeList } from "~/components/resource/list";
import { tokensSearch } from "./search";

/** Every access token: the server sends them all. */
export const tokenList = wholeList({
  title: "Tokens",
  access: "database",
  search: tokensSearch,
  readAhead: (client) => void client.prefetchQuery(listTokensOptions()),
  sortKeys: ["name", "creator", "created_at", "expires_at"],
  sort: { by: "created_at", desc: true },
});
