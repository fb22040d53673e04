import { beforeAll, describe, expect, it } from "vitest";
import { people } from "~mocks/sandbox/db/people";
import { seedComponents, seedConfigs, seedId } from "~mocks/sandbox/db/seedIds";
import { expectFit, read, readOnlyCalls } from "./sandboxCalls";

const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";
let call: Awaited<ReturnType<typeof readOnlyCalls>>;

beforeAll(async () => {
  call = await readOnlyCalls();
});

describe("artifacts", () => {
  it("have the size and the type that their rows promise", async () => {
    const rows = (await (await call("GET", "/api/db/artifacts?deleted_at=is.null")).json()) as {
      id: string;
      size: number;
      content_type: string;
    }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, size, content_type } of rows) {
      const path = `/api/artifacts/download/${id}`;
      const { response, text } = await expectFit("downloadArtifact", call("GET", path), 200);
      expect(Buffer.byteLength(text)).toBe(size);
      expect(response.headers.get("content-type")).toBe(content_type);
    }
  });

  it("come as a named attachment when asked, and not when unknown", async () => {
    const path = `/api/artifacts/download/${seedId("artifact", 1)}?filename=a%22b.log`;
    const { response } = await expectFit("downloadArtifact", call("GET", path), 200);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="a_b.log"');
    const get = (id: string) => call("GET", `/api/artifacts/download/${id}`);
    await expectFit("downloadArtifact", get(unknownId), 404);
    await expectFit("downloadArtifact", get("nope"), 400);
  });

  it("come in parts, as far as they go", async () => {
    const path = `/api/artifacts/download/${seedId("artifact", 1)}`;
    const { text: whole, response } = await expectFit("downloadArtifact", call("GET", path), 200);
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    const part = (range: string) => call("GET", path, { headers: { range } });
    const middle = await expectFit("downloadArtifact", part("bytes=5-14"), 206);
    expect(middle.text).toBe(whole.slice(5, 15));
    expect(middle.response.headers.get("content-range")).toBe(`bytes 5-14/${whole.length}`);
    const end = await expectFit("downloadArtifact", part("bytes=-4"), 206);
    expect(end.text).toBe(whole.slice(-4));
    const beyond = await expectFit("downloadArtifact", part(`bytes=${whole.length}-`), 416);
    expect(beyond.response.headers.get("content-range")).toBe(`bytes */${whole.length}`);
  });

  it("are listed by run and by check", async () => {
    const [run] = (await (
      await call("GET", `/api/db/playbook_run_actions?id=eq.${seedId("action", 10)}`)
    ).json()) as { playbook_run_id: string }[];
    const list = await expectFit(
      "listPlaybookRunArtifacts",
      call("GET", `/api/artifacts/list/playbook_run/${run?.playbook_run_id}`),
      200,
    );
    expect(list.text).toContain("logs.json");
    const check = `/api/artifacts/list/check/${unknownId}`;
    const none = call("GET", `${check}/2026-11-20T08:15:30Z`);
    expect(read(await expectFit("listCheckArtifacts", none, 200))).toEqual([]);
    await expectFit("listCheckArtifacts", call("GET", `${check}/someday`), 400);
  });
});

/** Names and texts of the files of a zip, read by its directory. */
function filesOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, string>();
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength;
    files.set(name, zip.toString("utf8", start, start + size));
    at += 46 + nameLength;
  }
  return files;
}

async function zipFrom(operationId: string, path: string): Promise<Map<string, string>> {
  const { response } = await expectFit(operationId, call("GET", path), 200);
  const zip = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get("content-length"))).toBe(zip.length);
  return filesOf(zip);
}

describe("snapshots", () => {
  it("hold the component, its checks, their runs and what is near", async () => {
    const path = `/api/snapshot/topology/${seedComponents.checkout}`;
    const files = await zipFrom("snapshotTopology", `${path}?start=1d&related=true`);
    expect([...files.keys()]).toEqual([
      "topology.json",
      "checks.json",
      "configs.json",
      "changes.json",
      "related-components.json",
      "logs/checks.log",
    ]);
    const component = JSON.parse(files.get("topology.json") ?? "") as { id: string };
    expect(component.id).toBe(seedComponents.checkout);
    expect(JSON.parse(files.get("related-components.json") ?? "")).not.toEqual([]);
    expect(files.get("logs/checks.log")).toMatch(/^\d{4}-.+ (INFO|ERROR) /);
  });

  it("hold config items and incidents", async () => {
    const config = `/api/snapshot/config/${seedConfigs.checkoutApi}?start=1y&logFormat=json`;
    const files = await zipFrom("snapshotConfig", config);
    expect(JSON.parse(files.get("changes.json") ?? "")).not.toEqual([]);
    expect(JSON.parse(files.get("logs/checks.json") ?? "")).toBeInstanceOf(Array);
    const incident = `/api/snapshot/incident/${seedId("incident", 1)}`;
    const parts = await zipFrom("snapshotIncident", incident);
    expect(JSON.parse(parts.get("hypotheses.json") ?? "")).toBeInstanceOf(Array);
  });

  it("say so when there is nothing to take a picture of", async () => {
    const get = (id: string) => call("GET", `/api/snapshot/topology/${id}`);
    await expectFit("snapshotTopology", get(unknownId), 404);
    await expectFit("snapshotTopology", get("nope"), 404);
    await expectFit("snapshotTopology", get(`${seedComponents.checkout}?start=x`), 400);
  });
});

it("searches resources, with an empty object for no hit", async () => {
  const search = (body: unknown, as = people.admin.id) =>
    call("POST", "/api/resources/search", { body, as });
  const everything = Object.fromEntries(
    [
      "configs",
      "components",
      "checks",
      "canaries",
      "playbooks",
      "connections",
      "config_changes",
    ].map((kind) => [kind, [{ name: "*", agent: "all" }]]),
  );
  const found = await expectFit("searchResources", search(everything), 200);
  expect(Object.keys(read<object>(found))).toHaveLength(7);
  const none = await expectFit("searchResources", search({ configs: [{ search: "zzz" }] }), 200);
  expect(read(none)).toEqual({});
  await expectFit("searchResources", search({ configs: "all" }), 400);
  await expectFit("searchResources", search({ configs: [{ search: "(" }] }), 400);
});
