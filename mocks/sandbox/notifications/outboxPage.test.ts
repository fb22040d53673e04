import { afterAll, beforeAll, expect, test } from "vitest";
import { seedSends } from "../db/seedIds";
import type { Database } from "../db/driver";
import { openSeeded } from "../testSandbox";
import { writeToOutbox } from "./outbox";
import { showOutbox } from "./outboxPage";

let db: Database;
beforeAll(async () => {
  db = await openSeeded();
});
afterAll(() => db.close());

const page = async (query = "") =>
  (await showOutbox(new Request(`http://127.0.0.1/api/sandbox/outbox${query}`), db)).text();

test("the outbox says that it is empty", async () => {
  expect(await page()).toContain("Nothing was sent yet.");
});

test("the outbox shows messages as text, the newest first, or those of one entry", async () => {
  const script = `<script>alert("1")</script> & 'more'`;
  await writeToOutbox(db, {
    sendId: seedSends.sent,
    channel: "email",
    recipient: script,
    subject: script,
    body: script,
  });
  await writeToOutbox(db, {
    sendId: null,
    channel: "slack",
    recipient: "C0",
    subject: "second",
    body: '{"a":1}',
  });
  const all = await page();
  expect(all).not.toContain("<script");
  expect(
    all.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt; &amp; &#39;more&#39;/g),
  ).toHaveLength(3);
  expect(all.indexOf("second")).toBeLessThan(all.indexOf("&lt;script"));
  expect(await page(`?send=${seedSends.sent}`)).not.toContain("second");
  expect(await page(`?send=${seedSends.playbook}`)).toContain("did not go to a mail or chat");
  const refused = await showOutbox(new Request("http://127.0.0.1/?send=%3Cb%3E"), db);
  expect(refused.status).toBe(400);
});
