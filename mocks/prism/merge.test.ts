import { describe, expect, it } from "vitest";
import { readDocuments, readNamedReads, type ContractDocument } from "./contract";
import { mergeContract } from "./merge";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function document(
  url: string,
  path: string,
  answer: object,
  schemas: Record<string, unknown>,
): ContractDocument {
  return {
    openapi: "3.1.0",
    info: { title: url, version: "1.0.0" },
    servers: [{ url }],
    paths: { [path]: { get: { operationId: `get${path}`, responses: { "200": answer } } } },
    components: { schemas },
  };
}

describe("mergeContract", () => {
  it("moves the server's path into the paths", () => {
    const merged = mergeContract(
      new Map([
        ["auth", document("/api/auth", "/whoami", {}, {})],
        ["properties", document("/api", "/properties", {}, {})],
      ]),
    );
    expect(Object.keys(merged.paths)).toEqual(["/api/auth/whoami", "/api/properties"]);
    expect(merged.servers).toEqual([{ url: "/" }]);
  });

  it("keeps equal parts once and tells different ones apart, with all that refers to them", () => {
    const id = { type: "string" };
    const merged = mergeContract(
      new Map([
        [
          "one",
          document("/a", "/x", ref("Holder"), {
            Id: id,
            Same: ref("Id"),
            Node: { type: "object" },
            Holder: ref("Node"),
          }),
        ],
        [
          "two",
          document("/b", "/x", ref("Holder"), {
            Id: id,
            Same: ref("Id"),
            Node: { type: "array" },
            Holder: ref("Node"),
          }),
        ],
      ]),
    );
    expect(merged.components["schemas"]).toEqual({
      Id: id,
      Same: ref("Id"),
      OneNode: { type: "object" },
      OneHolder: ref("OneNode"),
      TwoNode: { type: "array" },
      TwoHolder: ref("TwoNode"),
    });
    expect(merged.paths["/b/x"]?.["get"]).toMatchObject({ responses: { "200": ref("TwoHolder") } });
  });

  it("follows references into the paths", () => {
    const merged = mergeContract(
      new Map([["one", document("/api/one", "/x", { $ref: "#/paths/~1x/get" }, {})]]),
    );
    expect(JSON.stringify(merged.paths)).toContain("#/paths/~1api~1one~1x/get");
  });

  it("refuses one operation in two documents", () => {
    const both = new Map([
      ["one", document("/api", "/x", {}, {})],
      ["two", document("/api", "/x", {}, {})],
    ]);
    expect(() => mergeContract(both)).toThrow("GET /api/x stands in two documents of the contract");
  });

  it("takes the contract as it is, with every reference resolved", async () => {
    const documents = await readDocuments();
    const merged = mergeContract(documents, await readNamedReads(documents.get("db")));
    const refs = [...JSON.stringify(merged).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)];
    const dangling = refs.filter(
      ([, section = "", name = ""]) => !Object.hasOwn(merged.components[section] ?? {}, name),
    );
    expect(dangling.map(([text]) => text)).toEqual([]);
    expect(Object.keys(merged.paths)).toEqual(
      expect.arrayContaining(["/api/auth/whoami", "/api/db/checks", "/api/db/checks/~checkDetail"]),
    );
  });
});
