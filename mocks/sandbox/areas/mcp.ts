import * as v from "valibot";
import type { McpAnswer, McpInitialized } from "~generated/mcp/types.gen";
import type { Area } from "../area";
import { signedIn } from "../context";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { refusalByPolicy } from "../policy/policy";

const version = "2024-11-05";

const message = v.object({
  jsonrpc: v.literal("2.0"),
  id: v.optional(v.union([v.number(), v.string()])),
  method: v.pipe(v.string(), v.minLength(1)),
  params: v.optional(v.looseObject({})),
});

const initialize = v.looseObject({ protocolVersion: v.string() });

/** What the tools take; they are listed so that an assistant finds them, and are run by a real backend only. */
const tools = [
  ["search_catalog", "Search the catalog.", "query"],
  ["search_catalog_changes", "Search the changes of the catalog.", "query"],
  ["describe_catalog", "Everything about one catalog item.", "id"],
  ["search_health_checks", "Search health checks.", "query"],
  ["get_check_status", "The last runs of a health check.", "id"],
  ["list_playbooks", "List playbooks.", null],
  ["get_playbook_run_steps", "The steps of a playbook run.", "run_id"],
  ["list_connections", "List connections, without their secrets.", null],
].map(([name, description, parameter]) => ({
  name,
  description,
  inputSchema: {
    type: "object",
    properties: typeof parameter === "string" ? { [parameter]: { type: "string" } } : {},
    ...(typeof parameter === "string" ? { required: [parameter] } : {}),
  },
}));

const initialized: McpInitialized = {
  protocolVersion: version,
  capabilities: { tools: { listChanged: false } },
  serverInfo: { name: "quarterdeck-sandbox", version: "0.1.0" },
};

/** Sessions that are open; the oldest are forgotten. */
const sessions = new Set<string>();
const MAX_SESSIONS = 500;

function resultOf(method: string, params: unknown): Pick<McpAnswer, "result" | "error"> {
  if (method === "initialize")
    return v.is(initialize, params)
      ? { result: initialized }
      : { error: { code: -32_602, message: "initialize needs protocolVersion" } };
  if (method === "ping") return { result: {} };
  if (method === "tools/list") return { result: { tools } };
  if (method === "resources/list") return { result: { resources: [] } };
  if (method === "prompts/list") return { result: { prompts: [] } };
  if (method === "tools/call")
    return { error: { code: -32_601, message: "the sandbox lists tools but does not run them" } };
  return { error: { code: -32_601, message: "Method not found" } };
}

/** callMcp: one JSON-RPC message; a notification is taken without a word. */
export async function callMcp(
  request: Request,
  db: Database,
  user: SandboxUser,
): Promise<Response> {
  const refusal = await refusalByPolicy(db, user, "mcp", "*");
  if (refusal) return refusal;
  const body: unknown = await request.json().catch(() => undefined);
  const parsed = v.safeParse(message, body);
  if (!parsed.success) {
    const error =
      body === undefined
        ? { code: -32_700, message: "Parse error" }
        : { code: -32_600, message: "Invalid Request" };
    const answer: McpAnswer = { jsonrpc: "2.0", id: null, error };
    return Response.json(answer, { status: 400 });
  }
  const session = request.headers.get("mcp-session-id");
  if (session !== null && !sessions.has(session))
    return new Response("Invalid session ID", {
      status: 400,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  const { id, method, params } = parsed.output;
  if (id === undefined) return new Response(null, { status: 202 });
  const answer: McpAnswer = { jsonrpc: "2.0", id, ...resultOf(method, params) };
  if (method !== "initialize" || !answer.result) return Response.json(answer);
  const opened = crypto.randomUUID();
  sessions.add(opened);
  for (const oldest of sessions) {
    if (sessions.size <= MAX_SESSIONS) break;
    sessions.delete(oldest);
  }
  return Response.json(answer, { headers: { "mcp-session-id": opened } });
}

export const area: Area = {
  handlers: { callMcp: signedIn(({ request, db, user }) => callMcp(request, db, user)) },
};
