import * as v from "valibot";
import { ActionError, readBody, type ActionRunner } from "./action";
import { connectionOf } from "./connection";

const schema = v.looseObject({
  query: v.string("is missing"),
  driver: v.nullish(v.string()),
  url: v.nullish(v.string()),
  connection: v.nullish(v.string()),
});

const MAX_ROWS = 10_000;

/** The sandbox's own database, the only one that it reads. */
const OWN = /^postgres(?:ql)?:\/\/sandbox\/?$/;

/** Runs a statement on the sandbox's own database, as a role that reads and sees no secrets. */
export const runSql: ActionRunner = async ({ host, body }) => {
  const spec = readBody("sql", schema, body);
  const url =
    spec.url || (spec.connection ? (await connectionOf(host.db, spec.connection)).url : "");
  if (!OWN.test(url))
    throw new ActionError(
      `The sandbox reads its own database alone (url: postgres://sandbox), not ${url.replace(/\/\/[^@/]*@/, "//") || "a database without a url"}.`,
    );
  try {
    const rows = await host.db.transaction(async (tx) => {
      await tx.query("set transaction read only");
      await tx.query("set local role sandbox_scraper");
      return tx.query<object>(spec.query);
    });
    return { result: { rows: rows.slice(0, MAX_ROWS), count: rows.length } };
  } catch (error) {
    throw new ActionError(
      `The statement failed: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
};
