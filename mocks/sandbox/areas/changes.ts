import { vGetCatalogChangesQuery, vSearchCatalogChangesBody } from "~generated/catalog/valibot.gen";
import * as v from "valibot";
import { httpError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import { bodyOf } from "../requestBody";
import { SearchError } from "../search/grammar";
import { LARGE_CHANGES } from "./changesLarge";
import { findChanges } from "./changesSearch";

/** A search that cannot be read is the caller's mistake. */
async function answering(find: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await find());
  } catch (error) {
    if (error instanceof SearchError) return httpError(400, `bad request: ${error.message}`);
    throw error;
  }
}

/** Query parameters as the types of the contract have them. */
const valuesOf = (request: Request) =>
  Object.fromEntries(
    [...new URL(request.url).searchParams].map(([key, value]) => {
      if (value === "true" || value === "false") return [key, value === "true"];
      return [key, ["page", "page_size", "depth"].includes(key) ? Number(value) : value];
    }),
  );

export const area: Area = {
  handlers: {
    searchCatalogChanges: signedIn(async ({ request, db }) => {
      const query = await bodyOf(request, vSearchCatalogChangesBody);
      return query instanceof Response ? query : answering(() => findChanges(db, query));
    }),
    getCatalogChanges: signedIn(({ request, db }) => {
      const query = v.safeParse(v.optional(vGetCatalogChangesQuery, {}), valuesOf(request));
      return query.success
        ? answering(() => findChanges(db, query.output ?? {}))
        : httpError(400, `bad request: ${query.issues[0].message}`);
    }),
  },
  async seed(tx, { scale }) {
    if (scale !== "large") return;
    for (const statement of LARGE_CHANGES) await tx.query(statement);
  },
  after: ["catalog"],
};
