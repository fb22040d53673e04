import type { Subject } from "./published";
import { partners } from "./publishedInner";
import { links } from "./publishedLinks";
import { nested } from "./publishedShapes";

const TWICE = "the contract names a link of a view once";

/** Embedded relations. */
export const embeds: Subject = {
  title: "embedding",
  files: ["EmbedDisambiguationSpec", "EmbedInnerJoinSpec", "QuerySpec"],
  met: [...links, ...partners, ...nested],
  unmet: [
    ["two links to one row each, by unique columns", "the contract does not say what is unique"],
    ["several links of a view by one key of two columns", TWICE],
    ["columns of a view that stand for one column", TWICE],
    ["columns of a view that stand for one column of a link to itself", TWICE],
  ],
  aside: [
    ["how PostgREST finds the links of views and of hidden tables: the contract names them", 18],
    ["columns that functions compute", 4],
    ["spreading, which came with version 11", 2],
    ["parts of a table that are relations of their own", 2],
  ],
};
