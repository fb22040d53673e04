import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres } from "~mocks/sandbox/db/postgres";
import { preparePostgres } from "~mocks/sandbox/db/postgresSchema";
import { readSchema, schemaHash } from "~mocks/sandbox/db/template";
import {
  startTestPostgres,
  whyNoPostgres,
  type TestPostgres,
} from "~mocks/sandbox/db/testPostgres";
import { describeCases } from "./allCases";
import { fillFixture } from "./fixture";

const reason = whyNoPostgres();
if (reason !== undefined) console.warn(`The cases on a Postgres server are left out: ${reason}.`);

describe.skipIf(reason !== undefined)("on a Postgres server", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  afterAll(() => server.stop());

  describeCases(async () => {
    const url = server.database("cases");
    const schema = { sql: readSchema().join("\n"), hash: schemaHash() };
    const held = await preparePostgres({ url, schema, fill: fillFixture });
    const db = await openPostgres({ url });
    const close = async () => {
      await db.close();
      await held.end();
    };
    return { ...db, close };
  });
});
