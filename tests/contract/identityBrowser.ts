import type { UiNode } from "~generated/identity/types.gen";
import type { Sandbox, SandboxOptions } from "~mocks/sandbox/sandbox";
import { startTestSandbox } from "~mocks/sandbox/testSandbox";
import { differences } from "./contract";

export const origin = "http://127.0.0.1:3000";

/** A sandbox with a clock that the test moves and a mailbox that it reads. */
export interface Station {
  sandbox: Sandbox;
  mails: string[];
  clock: { now: Date };
  /** Moves the clock. */
  pass(minutes: number): void;
}

export async function openStation(auth: SandboxOptions["auth"]): Promise<Station> {
  const mails: string[] = [];
  const clock = { now: new Date() };
  const sandbox = await startTestSandbox(origin, {
    auth: auth ?? "none",
    identity: { now: () => clock.now, log: (line) => mails.push(line), cost: 1024 },
  });
  return {
    sandbox,
    mails,
    clock,
    pass: (minutes) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000)),
  };
}

/** What an answer of the provider may hold; tests name what they expect. */
export interface Answer {
  status: number;
  headers: Headers;
  body: {
    id: string;
    state: string;
    ui: { action: string; nodes: UiNode[]; messages?: { id: number; text: string }[] };
    error: { id?: string };
    return_to?: string;
    redirect_browser_to?: string;
    use_flow_id?: string;
    expired_at?: string;
    authenticator_assurance_level?: string;
    identity: {
      id: string;
      traits: { email: string; name: { first: string; last: string } };
      verifiable_addresses: { verified: boolean; status: string }[];
    };
    session: { id: string; authenticator_assurance_level: string };
    continue_with?: { flow: { id: string; url: string } }[];
    logout_token: string;
    logout_url: string;
  };
}

type Kind = "login" | "registration" | "recovery" | "verification" | "settings";
const nameOf = (verb: string, kind: Kind) =>
  `${verb}${kind.replace(/^./, (letter) => letter.toUpperCase())}${verb === "get" ? "Flow" : ""}`;

/** A browser: keeps cookies, and holds every JSON answer against the contract. */
export class Browser {
  readonly cookies = new Map<string, string>();
  constructor(private readonly sandbox: Sandbox) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(path, origin), init);
    if (cookie !== "") request.headers.set("cookie", cookie);
    const response = await this.sandbox.fetch(request);
    for (const line of response.headers.getSetCookie()) {
      if (!line.includes("; HttpOnly; SameSite=Lax")) throw new Error(`a loose cookie: ${line}`);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0;/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async json(operationId: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.fetch(`/api/.ory${path}`, {
      ...init,
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    const faults = await differences(operationId, response);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const text = await response.text();
    const body = (text === "" ? {} : JSON.parse(text)) as Answer["body"];
    return { status: response.status, headers: response.headers, body };
  }

  /** A page of the console: the same address with a browser's Accept header, redirects not followed. */
  visit(path: string, form?: Record<string, string>): Promise<Response> {
    return this.fetch(`/api/.ory${path}`, {
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
  }

  start = (kind: Kind, query = "") =>
    this.json(nameOf("start", kind), `/self-service/${kind}/browser${query}`);

  read = (kind: Kind, id: string) =>
    this.json(nameOf("get", kind), `/self-service/${kind}/flows?id=${id}`);

  /** Submits with the flow's own token, unless the body has one. */
  submit = (kind: Kind, flow: Pick<Answer, "body">, body: Record<string, unknown>) =>
    this.json(nameOf("submit", kind), `/self-service/${kind}?flow=${flow.body.id}`, {
      method: "POST",
      body: JSON.stringify({ csrf_token: tokenOf(flow), ...body }),
    });

  session = () => this.json("getSession", "/sessions/whoami");

  /** whoami of the backend: whom the session stands for. */
  async person(headers: Record<string, string> = {}): Promise<{ status: number; name?: string }> {
    const response = await this.fetch("/api/auth/whoami", { headers });
    if (response.status !== 200) return { status: response.status };
    const { payload } = (await response.json()) as { payload: { user: { name: string } } };
    return { status: 200, name: payload.user.name };
  }

  async logIn(identifier: string, password: string, query = ""): Promise<Answer> {
    const flow = await this.start("login", query);
    return this.submit("login", flow, { method: "password", identifier, password });
  }

  async logOut(): Promise<Answer> {
    const { body } = await this.json("startLogout", "/self-service/logout/browser");
    return this.json("performLogout", `/self-service/logout?token=${body.logout_token}`);
  }
}

/** The inputs of a flow by name. */
export function inputsOf(flow: Pick<Answer, "body">) {
  return flow.body.ui.nodes.flatMap(({ group, attributes, messages }) =>
    attributes.node_type === "input" ? [{ group, ...attributes, messages }] : [],
  );
}

export const tokenOf = (flow: Pick<Answer, "body">): string =>
  String(inputsOf(flow).find(({ name }) => name === "csrf_token")?.value ?? "");

/** The text of a node of type text, such as the secret for an authenticator app. */
export function textOf(flow: Answer, id: string) {
  const node = flow.body.ui.nodes.find(
    ({ attributes }) => attributes.node_type === "text" && attributes.id === id,
  );
  if (node?.attributes.node_type !== "text") throw new Error(`there is no text ${id}`);
  return node.attributes.text;
}

export const messagesOf = (flow: Answer): number[] =>
  (flow.body.ui.messages ?? []).map(({ id }) => id);

/** The code of the last mail to an address. */
export function codeFor(station: Station, address: string): string {
  const mail = station.mails.findLast((line) => line.includes(` ${address}: `)) ?? "";
  return /: (\d{6})$/.exec(mail)?.[1] ?? "";
}
