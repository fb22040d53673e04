import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { newAjv } from "../../codegen/validators";
import { people } from "~mocks/sandbox/db/people";
import { expectFit, read, startCalls } from "./sandboxCalls";

const origin = "http://127.0.0.1:3433";
const unknownId = "0192f0a4-7c1e-7000-8000-0000000000ff";
let calls: Awaited<ReturnType<typeof startCalls>>;
let target: Server;
const call = (...args: Parameters<typeof calls.call>) => calls.call(...args);

beforeAll(async () => {
  calls = await startCalls(origin);
  target = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Basic ${btoa("reader:right")}`;
    response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" });
    response.end('{"code":401,"message":"Bad credentials"}');
  });
  await new Promise<void>((resolve) => target.listen(3434, "127.0.0.1", resolve));
});
afterAll(async () => {
  target.close();
  await calls.close();
});

async function connection(type: string, fields: object): Promise<string> {
  const body = { name: `${type}-${crypto.randomUUID()}`, type, ...fields };
  const rows = await call("POST", "/api/db/connections?select=id", { body });
  return ((await rows.json()) as { id: string }[])[0]?.id ?? "";
}

describe("testing a connection", () => {
  const test = (id: string, as?: string) =>
    call("POST", `/api/connection/test/${id}`, as ? { as } : {});

  it("asks web services with the stored secret, and passes their words on", async () => {
    const fields = { url: "http://127.0.0.1:3434/", username: "reader" };
    const right = await connection("http", { ...fields, password: "right" });
    await expectFit("testConnection", test(right), 200);
    const wrong = await connection("http", { ...fields, password: "wrong" });
    const refused = await expectFit("testConnection", test(wrong), 400);
    expect(read(refused)).toEqual({ error: '{"code":401,"message":"Bad credentials"}' });
  });

  it("opens the port of databases", async () => {
    const open = await connection("postgres", { url: "postgres://a:b@127.0.0.1:3434/x" });
    await expectFit("testConnection", test(open), 200);
    const closed = await connection("postgres", { url: "postgres://a:b@127.0.0.1:3439/x" });
    const refused = await expectFit("testConnection", test(closed), 400);
    expect(refused.text).toContain("ECONNREFUSED");
  });

  it("cannot try every kind, knows no stranger, and is not for readers", async () => {
    await expectFit("testConnection", test(await connection("discord", {})), 501);
    await expectFit("testConnection", test(await connection("openai", {})), 200);
    await expectFit("testConnection", test(unknownId), 404);
    await expectFit("testConnection", test("nope"), 400);
    await expectFit("testConnection", test(unknownId, people.viewer.id), 403);
  });
});

describe("agents", () => {
  it("come with a token that is good for agents' work alone", async () => {
    const body = { name: "edge-oslo-2", properties: { region: "north" }, auto_renew: true };
    const made = await expectFit(
      "generateAgent",
      call("POST", "/api/agent/generate", { body }),
      201,
    );
    const { access_token } = read<{ access_token: string }>(made);
    await expectFit("generateAgent", call("POST", "/api/agent/generate", { body }), 409);
    const headers = { authorization: `Bearer ${access_token}` };
    const me = await expectFit("whoami", call("GET", "/api/auth/whoami", { headers }), 200);
    expect(read(me)).toMatchObject({ payload: { user: { type: "agent" } } });
    expect((await call("GET", "/api/db/playbooks", { headers })).status).toBe(200);
    expect((await call("GET", "/api/db/canaries", { headers })).status).toBe(403);
    expect((await call("GET", "/api/db/connections", { headers })).status).toBe(403);
    const rows = await call("GET", "/api/db/agents?select=name,properties&name=eq.edge-oslo-2");
    expect(await rows.json()).toEqual([{ name: body.name, properties: body.properties }]);
    const list = await expectFit("listTokens", call("GET", "/api/auth/tokens"), 200);
    expect(list.text).toContain('"name":"agent-');
  });

  it("get another token by name, unless nobody knows them", async () => {
    const again = (agent_name: string) =>
      call("POST", "/api/agent/token", { body: { agent_name } });
    await expectFit("generateAgentToken", again("edge-lisbon"), 201);
    await expectFit("generateAgentToken", again("edge-nowhere"), 404);
    await expectFit("generateAgent", call("POST", "/api/agent/generate", { body: {} }), 400);
  });
});

describe("the kubeconfig", () => {
  it("holds a token that is good for the proxy and for nothing else", async () => {
    const file = await expectFit("getKubeconfig", call("GET", "/api/kubeconfig"), 200);
    expect(file.response.headers.get("content-disposition")).toContain("127.0.0.1-kubeconfig.yaml");
    const config = parse(file.text) as {
      users: { user: { username: string; password: string } }[];
    };
    const { username, password } = config.users[0]?.user ?? { username: "", password: "" };
    const headers = { authorization: `Basic ${btoa(`${username}:${password}`)}` };
    await expectFit("readKubernetes", call("GET", "/api/kubeproxy/api/v1/pods", { headers }), 404);
    expect((await call("GET", "/api/db/connections", { headers })).status).toBe(403);
    const list = await expectFit("listTokens", call("GET", "/api/auth/tokens"), 200);
    const { payload }: { payload: { name: string; expires_at: string | null }[] } = JSON.parse(
      list.text,
    );
    const token = payload.find(({ name }) => name.startsWith("kubeconfig-"));
    const days = (Date.parse(token?.expires_at ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days), "days until it ends").toBe(90);
    const viewer = { as: people.viewer.id };
    await expectFit("getKubeconfig", call("GET", "/api/kubeconfig", viewer), 403);
    await expectFit("getKubeconfig", call("GET", "/api/kubeconfig", { as: people.editor.id }), 200);
  });
});

describe("the assistants' endpoint", () => {
  const send = (body: unknown, options: { as?: string; headers?: Record<string, string> } = {}) =>
    call("POST", "/api/mcp", { body, ...options });
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2024-11-05",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    },
  };

  it("opens a session for a token with mcp, and lists tools", async () => {
    const scope = [{ subject: "", object: "mcp", action: "*" }];
    const wish = { name: "assistant", expiry: "30d", autoRenew: false, auto_renew: false, scope };
    const made = await expectFit(
      "createToken",
      call("POST", "/api/auth/create_token", { body: wish }),
      200,
    );
    const { token } = read<{ payload: { token: string } }>(made).payload;
    const headers = { authorization: `Basic ${btoa(`token:${token}`)}` };
    const opened = await expectFit("callMcp", send(initialize, { headers }), 200);
    const session = opened.response.headers.get("mcp-session-id") ?? "";
    const within = { headers: { ...headers, "mcp-session-id": session } };
    expect(read(opened)).toMatchObject({ result: { protocolVersion: "2024-11-05" } });
    const note = { jsonrpc: "2.0", method: "notifications/initialized" };
    await expectFit("callMcp", send(note, within), 202);
    await expectFit("callMcp", send({ jsonrpc: "2.0", id: "p", method: "ping" }, within), 200);
    const list = { jsonrpc: "2.0", id: 2, method: "tools/list", params: {} };
    const tools = await expectFit("callMcp", send(list, within), 200);
    expect(tools.text).toContain("search_catalog");
    const unknown = await expectFit("callMcp", send({ ...list, method: "nope" }, within), 200);
    expect(read(unknown)).toMatchObject({ error: { code: -32_601 } });
    const stranger = { headers: { ...headers, "mcp-session-id": "made-up" } };
    await expectFit("callMcp", send(list, stranger), 400);
    await expectFit("callMcp", send({ method: "ping" }, within), 400);
  });

  it("refuses whom the policy gives no mcp", async () => {
    const refused = await expectFit("callMcp", send(initialize, { as: people.viewer.id }), 403);
    expect(refused.response.headers.get("x-rbac-object")).toBe("mcp");
    await expectFit("callMcp", send(initialize, { as: "signed-out" }), 401);
  });
});

describe("schema files", () => {
  it.each([
    "canary.spec",
    "topology.spec",
    "scrape_config.spec",
    "playbook-spec",
    "component",
    "connection",
    "notification",
    "permission",
    "silence",
    "incident-rules",
    "health_http",
    "health_azuredevops",
    "config_kubernetesfile",
    "config_trivy",
  ])("%s stands alone", async (name) => {
    const path = `/api/schemas/${name}.schema.json`;
    const file = await expectFit("getSchemaFile", call("GET", path), 200);
    expect(newAjv().compile(read<object>(file))).toBeTypeOf("function");
  });

  it.each(["config_scraper.spec.schema.json", "canary.spec.json", "..%2Fscope.schema.json"])(
    "%s does not exist",
    async (name) => {
      await expectFit("getSchemaFile", call("GET", `/api/schemas/${name}`), 404);
    },
  );
});
