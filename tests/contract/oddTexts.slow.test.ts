import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { anyContains } from "~/api/db";
import { changesEntries } from "~/components/changes/changesEntries";
import { changesFilters, changesQuery } from "~/components/changes/changesFilters";
import { catalogSearch } from "~/features/catalog/search";
import { catalogWhere } from "~/features/catalog/where";
import { summaryQuery } from "~/features/catalog/summary";
import { formatTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { formatTriState } from "~/lib/labels/triState";
import { seedConfigs } from "~mocks/sandbox/db/seedIds";
import { openSeeded, startTestSandboxOn } from "~mocks/sandbox/testSandbox";
import type { Sandbox } from "~mocks/sandbox/sandbox";

const origin = "http://127.0.0.1:3437";
const now = new Date();
let sandbox: Sandbox;

/** Every printable sign of ASCII. */
const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
const every = signs.join("");

/** Pairs that carry a sign in the key, in the value, in both, and all signs at once; two values for one key. */
const pairsOf = (sign: string) => [
  { key: `key${sign}k`, value: "plain" },
  { key: `key${sign}k`, value: `${sign}v${sign}` },
  { key: "plain", value: `v${sign}v` },
];
const pairs = [
  ...signs.flatMap(pairsOf),
  { key: every, value: every },
  { key: every, value: "plain" },
];

/** What people paste into a search field. */
const texts = [
  "`",
  ",",
  "(",
  ")",
  '"',
  "'",
  "%",
  "\\",
  "`,()*\"'%\\",
  "🚀",
  "a🚀,b",
  "((",
  '\\"',
  "%_",
  "*",
  "''; drop",
  "=",
  "tags.=x",
  'a="',
  "|",
  "!",
];

beforeAll(async () => {
  const db = await openSeeded();
  await db.query(
    `insert into config_items (id, type, config_class, name, tags, labels)
     select md5(at::text || 'odd')::uuid, 'Odd::Pair', 'Pair', 'odd ' || at,
       case when at % 2 = 0 then pair end, case when at % 2 = 1 then pair end
     from jsonb_array_elements($1::jsonb) with ordinality as listed (pair, at)`,
    [JSON.stringify(pairs.map(({ key, value }) => ({ [key]: value })))],
  );
  await db.query(
    `insert into config_changes (config_id, change_type, severity, source, summary)
     select $1, 'Odd', 'info', 'console', text from jsonb_array_elements_text($2::jsonb) as listed (text)`,
    [seedConfigs.checkoutApi, JSON.stringify(texts)],
  );
  sandbox = await startTestSandboxOn(db, origin);
});
afterAll(() => sandbox.close());

const get = async (path: string, query: Readonly<Record<string, string>>) => {
  const response = await sandbox.fetch(
    new Request(`${origin}/api/db/${path}?${new URLSearchParams(query).toString()}`),
  );
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as Record<string, unknown>[];
};

const post = async (path: string, body: object) => {
  const response = await sandbox.fetch(
    new Request(`${origin}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text) as unknown;
};

const inOrder = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));

/** Names of the items that the list shows for an address. */
async function namesFor(search: { labels?: string | undefined; search?: string }) {
  const { filter } = catalogWhere(v.parse(catalogSearch, search), now);
  const rows = await get("configs", {
    select: "name",
    type: "eq.Odd::Pair",
    ...(filter.where !== undefined && { and: filter.where }),
  });
  return inOrder(rows.map(({ name }) => String(name)));
}

/** What a filter means, said of the pairs themselves. */
const namesOf = (holds: (pair: (typeof pairs)[number]) => boolean) =>
  inOrder(pairs.flatMap((pair, at) => (holds(pair) ? [`odd ${at + 1}`] : [])));

const labelsOf = (filters: readonly TagFilter[]) => ({ labels: formatTagFilters(filters) });

describe("tags with every sign of ASCII, in the catalog's list", () => {
  it.each(signs)("%s in key and value, included and excluded", async (sign) => {
    for (const { key, value } of pairsOf(sign)) {
      const isPair = (one: (typeof pairs)[number]) => one.key === key && one.value === value;
      const marked = (mark: 1 | -1) => namesFor(labelsOf([{ key, value, mark }]));
      expect(await marked(1), `${key} = ${value}`).toEqual(namesOf(isPair));
      expect(await marked(-1), `not ${key} = ${value}`).toEqual(namesOf((one) => !isPair(one)));
    }
  });

  it.each(signs)(
    "two values of a key with %s, and one key without another's value",
    async (sign) => {
      const key = `key${sign}k`;
      const [first, second] = ["plain", `${sign}v${sign}`];
      expect(
        await namesFor(
          labelsOf([
            { key, value: first, mark: 1 },
            { key, value: second, mark: 1 },
          ]),
        ),
      ).toEqual(namesOf((one) => one.key === key && [first, second].includes(one.value)));
      expect(
        await namesFor(
          labelsOf([
            { key, value: first, mark: 1 },
            { key: "plain", value: `v${sign}v`, mark: -1 },
          ]),
        ),
      ).toEqual(namesOf((one) => one.key === key && one.value === first));
    },
  );

  it("are counted by the summary, grouped by each key and filtered by it", async () => {
    for (const sign of signs) {
      const key = `key${sign}k`;
      const rows = (await post("catalog/summary", {
        ...summaryQuery(
          v.parse(catalogSearch, {
            groupBy: `${key.replaceAll("%", "%25").replaceAll(",", "%2C")}__tag`,
          }),
        ),
      })) as Record<string, unknown>[];
      const tagged = pairs.filter((one, at) => at % 2 === 1 && one.key === key);
      for (const { value } of tagged)
        expect(rows.find((row) => row[key] === value)?.["count"], key).toBe(1);
    }
  });
});

async function changesWith(summary: string, mark: 1 | -1) {
  const search = v.parse(v.object(changesEntries), {
    summary: formatTriState(new Map([[summary, mark]])),
  });
  const answer = await post("catalog/changes", {
    ...changesQuery(changesFilters(search)),
    page_size: 1000,
  });
  return v.parse(
    v.object({ changes: v.optional(v.array(v.object({ summary: v.nullish(v.string()) })), []) }),
    answer,
  ).changes;
}

describe("odd search texts find or find nothing, and never break", () => {
  it.each(texts)("%j in the catalog, the changes and the insights", async (text) => {
    const { filter } = catalogWhere(v.parse(catalogSearch, { search: text }), now);
    await get("configs", {
      select: "id",
      limit: "5",
      ...(filter.where !== undefined && { and: filter.where }),
    });
    await get("config_analysis_items", {
      select: "id",
      limit: "5",
      or: anyContains(["analyzer", "summary", "message"], text),
    });
    expect(Array.isArray(await changesWith(text, 1))).toBe(true);
  });

  // The search reads a star as any text and a leading exclamation mark as "not".
  it.each(texts.filter((text) => !/[*!]/.test(text)))(
    "%j is a change's summary, included and excluded",
    async (text) => {
      const found = async (mark: 1 | -1) => {
        const answer = await changesWith(text, mark);
        return answer
          .map((change) => change.summary)
          .flatMap((one) => (one && texts.includes(one) ? [one] : []));
      };
      expect(await found(1)).toEqual([text]);
      expect(inOrder(await found(-1))).toEqual(inOrder(texts.filter((one) => one !== text)));
    },
  );
});
