import type { McpInitialize, McpRequest } from "~generated/mcp/types.gen";
import { shellQuoted } from "~/lib/text/shellQuoted";

/** Text to put into a client, and where it goes. */
interface McpSnippet {
  /** File, menu or terminal that the text is for. */
  place: string;
  language: "json" | "yaml" | "shell";
  text: string;
}

/** How one kind of client is set up. */
interface McpClientSetup {
  id: string;
  label: string;
  snippets: readonly McpSnippet[];
}

interface Server {
  /** What the client calls the server: lower-case letters, digits and hyphens. */
  name: string;
  url: string;
  token: string;
}

const protocolVersion = "2024-11-05";

/** The message that starts a session (spec 1 §9). */
export const initializeRequest = (version: string) =>
  ({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "quarterdeck", version },
    } satisfies McpInitialize,
  }) satisfies McpRequest;

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const bearer = ({ token }: Server) => ({ Authorization: `Bearer ${token}` });

/** mcp-remote takes addresses without TLS on this machine only, unless it is told. */
function isOpenAddress(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && hostname !== "localhost" && hostname !== "127.0.0.1";
}

/**
 * For clients that start a process: mcp-remote carries on to the server. The header comes from the environment, as some
 * clients take arguments apart at spaces.
 */
const bridge = (server: Server) => ({
  command: "npx",
  args: [
    "-y",
    "mcp-remote",
    server.url,
    "--header",
    // Not a template: mcp-remote puts the variable in.
    `Authorization:\${AUTH_HEADER}`,
    ...(isOpenAddress(server.url) ? ["--allow-http"] : []),
  ],
  env: { AUTH_HEADER: `Bearer ${server.token}` },
});

/** JSON text in double quotes is YAML text too. */
function continueYaml(server: Server): string {
  const { command, args, env } = bridge(server);
  return [
    "mcpServers:",
    `  - name: ${JSON.stringify(server.name)}`,
    `    command: ${JSON.stringify(command)}`,
    "    args:",
    ...args.map((arg) => `      - ${JSON.stringify(arg)}`),
    "    env:",
    `      AUTH_HEADER: ${JSON.stringify(env.AUTH_HEADER)}`,
  ].join("\n");
}

const curl = (server: Server): string =>
  [
    `curl -sS -X POST ${shellQuoted(server.url)}`,
    `-H ${shellQuoted(`Authorization: Bearer ${server.token}`)}`,
    `-H ${shellQuoted("Content-Type: application/json")}`,
    `-H ${shellQuoted("Accept: application/json, text/event-stream")}`,
    `-d ${shellQuoted(JSON.stringify(initializeRequest("1.0.0")))}`,
  ].join(" \\\n  ");

const claudeCommand = (server: Server): string =>
  [
    `claude mcp add --transport http ${shellQuoted(server.name)} ${shellQuoted(server.url)}`,
    `--header ${shellQuoted(`Authorization: Bearer ${server.token}`)}`,
  ].join(" \\\n  ");

/** What to put into the usual clients; every text is complete and valid as it stands. */
export function mcpClients(server: Server): readonly McpClientSetup[] {
  const { name, url } = server;
  const headers = bearer(server);
  return [
    {
      id: "claude-desktop",
      label: "Claude Desktop",
      snippets: [
        {
          place: "claude_desktop_config.json (Settings, Developer, Edit Config)",
          language: "json",
          text: json({ mcpServers: { [name]: bridge(server) } }),
        },
      ],
    },
    {
      id: "claude-code",
      label: "Claude Code",
      snippets: [
        { place: "Terminal", language: "shell", text: claudeCommand(server) },
        {
          place: "Or .mcp.json in the project",
          language: "json",
          text: json({ mcpServers: { [name]: { type: "http", url, headers } } }),
        },
      ],
    },
    {
      id: "vscode",
      label: "VS Code",
      snippets: [
        {
          place: ".vscode/mcp.json, or “MCP: Open User Configuration”",
          language: "json",
          text: json({ servers: { [name]: { type: "http", url, headers } } }),
        },
      ],
    },
    {
      id: "cline",
      label: "Cline",
      snippets: [
        {
          place: "cline_mcp_settings.json (MCP Servers, Configure)",
          language: "json",
          text: json({
            mcpServers: { [name]: { type: "streamableHttp", url, headers, disabled: false } },
          }),
        },
      ],
    },
    {
      id: "continue",
      label: "Continue",
      snippets: [
        { place: "~/.continue/config.yaml", language: "yaml", text: continueYaml(server) },
      ],
    },
    {
      id: "zed",
      label: "Zed",
      snippets: [
        {
          place: "settings.json (zed: open settings file)",
          language: "json",
          text: json({ context_servers: { [name]: { url, headers } } }),
        },
      ],
    },
    {
      id: "http",
      label: "Direct HTTP",
      snippets: [{ place: "Terminal", language: "shell", text: curl(server) }],
    },
  ];
}
