import { beforeAll, describe, expect, it } from "vitest";
import { people } from "../db/people";
import type { Sandbox } from "../sandbox";
import { readOnlySandbox } from "../readOnlySandbox";
import { parseSearch } from "./grammar";

const origin = "http://127.0.0.1:3435";
let sandbox: Pick<Sandbox, "fetch">;

beforeAll(async () => {
  ({ sandbox } = await readOnlySandbox());
});

interface Found {
  id: string;
  name: string;
  type: string;
  agent: string;
  tags?: Record<string, string>;
}

async function ask(body: object, as: string = people.admin.id) {
  const response = await sandbox.fetch(
    new Request(`${origin}/api/resources/search`, {
      method: "POST",
      headers: { cookie: `quarterdeck_act_as=${as}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, found: (await response.json()) as Record<string, Found[]> };
}

const configs = async (selector: object) =>
  (await ask({ configs: [{ agent: "all", ...selector }] })).found["configs"] ?? [];

describe("the grammar", () => {
  it("reads words, fields, groups and instructions", () => {
    expect(
      parseSearch('api -old (type=Pod,"My Node" | tags.cluster!=eu-1) @order=-name limit=5'),
    ).toEqual({
      term: {
        kind: "all",
        terms: [
          { kind: "word", text: "api", negated: false },
          { kind: "word", text: "old", negated: true },
          {
            kind: "any",
            terms: [
              {
                kind: "all",
                terms: [
                  { kind: "field", field: "type", operator: "=", values: ["Pod", "My Node"] },
                ],
              },
              {
                kind: "all",
                terms: [{ kind: "field", field: "tags.cluster", operator: "!=", values: ["eu-1"] }],
              },
            ],
          },
        ],
      },
      order: { field: "name", descending: true },
      limit: 5,
      offset: 0,
    });
  });

  it.each(["(a", "a)", 'say "hello', "type=", "limit=many"])("refuses %j", (text) => {
    expect(() => parseSearch(text)).toThrow();
  });
});

describe("selectors", () => {
  it("find by the beginning of a name, by glob and by type", async () => {
    const all = await configs({ name: "*" });
    expect(all.length).toBeGreaterThan(10);
    const words = await configs({ search: "check" });
    expect(words.length).toBeGreaterThan(0);
    expect(words.every(({ name }) => name.toLowerCase().startsWith("check"))).toBe(true);
    const pods = await configs({ types: ["Kubernetes::Pod"] });
    expect(new Set(pods.map(({ type }) => type))).toEqual(new Set(["Kubernetes::Pod"]));
    const others = await configs({ types: ["!Kubernetes::Pod"] });
    expect(pods.length + others.length).toBe(all.length);
    expect(await configs({ search: "type=Kubernetes::P*" })).toEqual(pods);
  });

  it("find by tags, and by what they are not", async () => {
    const all = await configs({ name: "*" });
    const cluster = all.find(({ tags }) => tags?.["cluster"])?.tags?.["cluster"] ?? "";
    const inside = await configs({ tagSelector: `cluster=${cluster}` });
    expect(inside.length).toBeGreaterThan(0);
    expect(inside).toEqual(await configs({ search: `tags.cluster=${cluster}` }));
    const outside = await configs({ tagSelector: `cluster!=${cluster}` });
    expect(inside.length + outside.length).toBe(all.length);
    expect(await configs({ tagSelector: `cluster in (${cluster},nowhere)` })).toEqual(inside);
  });

  it("mean local resources unless an agent is named, and nothing when empty", async () => {
    const local = (await ask({ configs: [{ name: "*" }] })).found["configs"] ?? [];
    expect(new Set(local.map(({ agent }) => agent)).size).toBe(1);
    const edge = await configs({ agent: "edge-lisbon", name: "*" });
    expect(edge.length).toBeGreaterThan(0);
    expect((await configs({ name: "*" })).length).toBeGreaterThan(local.length);
    expect((await ask({ configs: [{}] })).found).toEqual({});
  });

  it("add up, and are cut off by the limit", async () => {
    const { found } = await ask({
      limit: 3,
      configs: [
        { agent: "all", types: ["Kubernetes::Pod"] },
        { agent: "all", name: "*" },
      ],
      checks: [{ agent: "all", search: "@order=-name limit=2" }],
    });
    expect(found["configs"]).toHaveLength(3);
    expect(new Set(found["configs"]?.map(({ id }) => id)).size).toBe(3);
    const names = found["checks"]?.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(2);
    expect(names.toSorted().toReversed()).toEqual(names);
  });

  it.each([
    ["components", { agent: "all", health: "!healthy" }],
    ["checks", { agent: "all", search: "status=unhealthy created>now-10y" }],
    ["canaries", { agent: "all", name: "*" }],
    ["playbooks", { name: "*", search: "restart" }],
    ["connections", { name: "*", types: ["postgres"] }],
    ["config_changes", { agent: "all", search: "severity=info,low,medium,high,critical" }],
  ])("find %s", async (kind, selector) => {
    const { status, found } = await ask({ [kind]: [selector] });
    expect(status).toBe(200);
    expect(found[kind]?.length).toBeGreaterThan(0);
  });

  it.each([
    { configs: [{ agent: "all", search: "colour=red" }] },
    { configs: [{ agent: "all", search: "created>someday" }] },
    { playbooks: [{ name: "*", labelSelector: "a=b" }] },
    { canaries: [{ agent: "all", health: "healthy" }] },
  ])("refuse %j", async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it("keep values out of the statement", async () => {
    const text = "x'; drop table config_items; --";
    expect(await configs({ name: text, tagSelector: `a'b=${text}` })).toEqual([]);
    expect((await ask({ limit: "1; drop", configs: [{ name: "*" }] })).status).toBe(400);
    expect((await configs({ name: "*" })).length).toBeGreaterThan(10);
  });

  it("leave out kinds that the caller may not read", async () => {
    const body = { connections: [{ name: "*" }], playbooks: [{ name: "*" }] };
    expect(Object.keys((await ask(body)).found)).toEqual(["playbooks", "connections"]);
    expect(Object.keys((await ask(body, people.viewer.id)).found)).toEqual(["playbooks"]);
  });
});
