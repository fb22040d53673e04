import { expect, test } from "vitest";
import { readOnlySandbox } from "./readOnlySandbox";
import { seededOrigin } from "./testSandbox";

const readOnly = { code: "25006" };

test("the sandbox that tests share refuses what would change it for the others", async () => {
  const { db, sandbox } = await readOnlySandbox();
  const name = "insert into properties (name, value) values ('written', 'by a test')";
  await expect(db.query(name)).rejects.toMatchObject(readOnly);
  await expect(db.transaction((tx) => tx.query(name))).rejects.toMatchObject(readOnly);
  const answer = await sandbox.fetch(
    new Request(`${seededOrigin}/api/db/properties`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "written", value: "by a call" }),
    }),
  );
  expect(await answer.json()).toMatchObject(readOnly);
  expect(await db.query("select 1 from properties where name = 'written'")).toEqual([]);
});

test("the sandbox that tests share stays open", async () => {
  const { db } = await readOnlySandbox();
  await expect(db.close()).rejects.toThrow("Others read this database too");
});
