import { execFileSync } from "node:child_process";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { vMcpRequest } from "~generated/mcp/valibot.gen";
import { identifierOf } from "~/lib/text/identifier";
import { initializeRequest, mcpClients } from "./mcpSnippets";
import { shellQuoted } from "~/lib/text/shellQuoted";

const servers = [
  { name: "quarterdeck", url: "https://console.example.com/api/mcp", token: "a-b.c_d.3.65536.4" },
  // Nothing of it may break out of its quotes.
  { name: "it-s", url: "http://console.test/api/mcp?a='b'&c=$d", token: "x'y\"z\\n $HOME `id`" },
];

/** The words that a shell makes of a command line. */
const wordsOf = (text: string): string[] =>
  execFileSync("/bin/sh", ["-c", `take() { printf '%s\\0' "$@"; }\ntake ${text}`], {
    encoding: "utf8",
  })
    .split("\0")
    .slice(0, -1);

const textOf = (server: (typeof servers)[number], id: string, index = 0): string =>
  mcpClients(server).find((client) => client.id === id)?.snippets[index]?.text ?? "";

describe.each(servers)("set-up snippets with the token $token", (server) => {
  const { name, url, token } = server;
  const headers = { Authorization: `Bearer ${token}` };
  const bridge = {
    command: "npx",
    args: expect.arrayContaining([url, "--header", `Authorization:\${AUTH_HEADER}`]),
    env: { AUTH_HEADER: `Bearer ${token}` },
  };

  it("are there for the usual clients", () => {
    expect(mcpClients(server).map(({ label }) => label)).toEqual([
      "Claude Desktop",
      "Claude Code",
      "VS Code",
      "Cline",
      "Continue",
      "Zed",
      "Direct HTTP",
    ]);
  });

  it("are JSON or YAML where they say so", () => {
    const documents = mcpClients(server)
      .flatMap(({ snippets }) => snippets)
      .filter(({ language }) => language !== "shell")
      .map(({ language, text }): unknown => (language === "json" ? JSON.parse(text) : parse(text)));
    expect(documents).toHaveLength(6);
    expect(documents.every((document) => typeof document === "object")).toBe(true);
  });

  it("hold address and token where the client looks for them", () => {
    expect(JSON.parse(textOf(server, "claude-desktop"))).toEqual({
      mcpServers: { [name]: bridge },
    });
    expect(JSON.parse(textOf(server, "claude-code", 1))).toEqual({
      mcpServers: { [name]: { type: "http", url, headers } },
    });
    expect(JSON.parse(textOf(server, "vscode"))).toEqual({
      servers: { [name]: { type: "http", url, headers } },
    });
    expect(JSON.parse(textOf(server, "cline"))).toEqual({
      mcpServers: { [name]: { type: "streamableHttp", url, headers, disabled: false } },
    });
    expect(JSON.parse(textOf(server, "zed"))).toEqual({
      context_servers: { [name]: { url, headers } },
    });
    expect(parse(textOf(server, "continue"))).toEqual({ mcpServers: [{ name, ...bridge }] });
  });

  it("are single words in a shell", () => {
    expect(wordsOf(textOf(server, "claude-code"))).toEqual(
      ["claude", "mcp", "add", "--transport", "http", name, url].concat([
        "--header",
        `Authorization: Bearer ${token}`,
      ]),
    );
    const words = wordsOf(textOf(server, "http"));
    expect(words.slice(0, 5)).toEqual(["curl", "-sS", "-X", "POST", url]);
    expect(words).toContain(`Authorization: Bearer ${token}`);
    const body: unknown = JSON.parse(words.at(-1) ?? "");
    expect(safeParse(vMcpRequest, body).success).toBe(true);
    expect(body).toMatchObject({ method: "initialize", params: { protocolVersion: "2024-11-05" } });
  });
});

describe("mcp-remote", () => {
  it.each([
    ["https://console.example.com/api/mcp", false],
    ["http://127.0.0.1:3000/api/mcp", false],
    ["http://console.test/api/mcp", true],
  ])("is told about %s without TLS: %s", (url, isTold) => {
    const text = textOf({ name: "a", url, token: "t" }, "claude-desktop");
    expect(text.includes("--allow-http")).toBe(isTold);
  });
});

describe("small parts", () => {
  it("make a server name of a product name", () => {
    expect(identifierOf("Quarterdeck")).toBe("quarterdeck");
    expect(identifierOf(" Ops & Co. ")).toBe("ops-co");
    expect(identifierOf("★")).toBe("console");
  });

  it("leave plain words without quotes", () => {
    expect(shellQuoted("https://a.test/b")).toBe("https://a.test/b");
    expect(shellQuoted("")).toBe("''");
    expect(shellQuoted("a'b")).toBe(`'a'\\''b'`);
  });

  it("send what the contract accepts", () => {
    expect(safeParse(vMcpRequest, initializeRequest("0.1.0")).success).toBe(true);
  });
});
