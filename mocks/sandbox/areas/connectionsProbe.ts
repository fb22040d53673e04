import { withDeadline } from "../checks/deadline";
import { exchange, urlOrNull } from "../checks/httpExchange";
import { runTcp } from "../checks/tcp";

/** A stored connection. */
export interface StoredConnection {
  type: string;
  url: string | null;
  username: string | null;
  password: string | null;
  certificate: string | null;
  properties: Record<string, unknown> | null;
  insecure_tls: boolean | null;
}

/** What a probe found: it works, it does not (and why), or there is no probe for the type. */
export type Verdict = "ok" | "untestable" | { reason: string };

const LIMIT_MS = 8_000;

/** The backend has no test for these, or none that works without the vendor's own programs and clouds. */
const untestable = new Set(
  `discord dynatrace generic_webhook google_chat ifttt jmeter ldap matrix mattermost mongo ntfy opsgenie pushbullet
   pushover restic rocketchat sftp slackwebhook smb teams webhook windows zulip_chat
   aws aws_kms azure azure_devops azure_key_vault folder gcp gcp_kms gcs google_cloud kubernetes s3 slack telegram`.split(
    /\s+/,
  ),
);

/** Ports of what is probed by opening a connection. */
const ports: Readonly<Record<string, number>> = {
  postgres: 5432,
  mysql: 3306,
  sql_server: 1433,
  redis: 6379,
  email: 587,
  nats: 4222,
  tcp: 0,
};

/** What is asked of those that speak HTTP, below the connection's URL, and where they live without one. */
const pages: Readonly<Record<string, { path: string; home?: string }>> = {
  http: { path: "" },
  prometheus: { path: "/api/v1/query?query=1" },
  elasticsearch: { path: "" },
  opensearch: { path: "" },
  gitlab: { path: "/api/v4/user", home: "https://gitlab.com" },
  github: { path: "/user", home: "https://api.github.com" },
  git: { path: "/info/refs?service=git-upload-pack" },
};

const isReference = (value: string) =>
  /^(secret|configmap|helm|serviceaccount|vault):\/\//.test(value);

/** The URL with `$(username)`, `$(password)` and `$(properties.x)` filled in. */
function filledUrl({ url, username, password, properties }: StoredConnection): string {
  return (url ?? "").trim().replaceAll(/\$\((?<name>[\w.]+)\)/g, (whole, name: string) => {
    if (name === "username") return encodeURIComponent(username ?? "");
    if (name === "password") return encodeURIComponent(password ?? "");
    const property = properties?.[name.replace(/^properties\./, "")];
    return typeof property === "string" ? property : whole;
  });
}

/** host:port of a URL, of `user:secret@tcp(host:port)/name`, or of `Server=host,port;...`. */
export function endpointOf(url: string, port: number): string | undefined {
  const driver = /@tcp\((?<host>[^():]+)(?::(?<port>\d+))?\)/.exec(url)?.groups;
  const keyed =
    /(?:server|data source|host)=(?:tcp:)?(?<host>[^;,:\s]+)(?:[,:](?<port>\d+))?/i.exec(
      url,
    )?.groups;
  const plain =
    /^(?:[a-z][\w+.-]*:\/\/)?(?:[^@/]*@)?(?<host>\[[^\]]+\]|[^:/?#,\s]+)(?::(?<port>\d+))?/i.exec(
      url,
    )?.groups;
  const found = driver ?? (url.includes("://") ? plain : (keyed ?? plain));
  const chosen = found?.["port"] ?? (port > 0 ? String(port) : undefined);
  return found?.["host"] && chosen ? `${found["host"]}:${chosen}` : undefined;
}

async function probeTcp(endpoint: string): Promise<Verdict> {
  const context = { allowExec: false, timeoutMs: LIMIT_MS, pingCommand: "ping" };
  const result = await runTcp({ endpoint }, { ...context, signal: new AbortController().signal });
  return result.pass ? "ok" : { reason: result.error ?? result.message };
}

function authorization({ type, username, password }: StoredConnection): Record<string, string> {
  if (!password) return {};
  if (type === "gitlab") return { "PRIVATE-TOKEN": password };
  if (type === "github" || !username) return { authorization: `Bearer ${password}` };
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

async function probeHttp(
  connection: StoredConnection,
  page: { path: string; home?: string },
): Promise<Verdict> {
  const address = filledUrl(connection) || (page.home ?? "");
  const url = urlOrNull(address.replace(/\/+$/, "") + page.path);
  if (!url) return { reason: `"${address}" is no http or https URL` };
  const secret = [connection.username, connection.password].find(
    (value) => value !== null && isReference(value),
  );
  if (secret)
    return { reason: `${secret} cannot be read: the sandbox has no cluster to read it from` };
  const request = {
    url,
    method: "GET",
    headers: authorization(connection),
    body: "",
    insecureTls: connection.insecure_tls ?? false,
    ca: connection.certificate ?? "",
  };
  const answer = await withDeadline(new AbortController().signal, LIMIT_MS, (signal) =>
    exchange(request, [], signal),
  );
  if (answer.code < 400) return "ok";
  const body = answer.content.trim();
  const isJson = answer.headers["content-type"]?.includes("json") && body.length < 2_000;
  return {
    reason: isJson ? body : `${url.host} answered ${answer.code} ${answer.statusText}`.trim(),
  };
}

/**
 * Tries a connection: web services are asked for a page, databases and mail servers have their port opened. Types that
 * the backend has no test for at all pass.
 * @throws Error when nothing answers.
 */
export async function probe(connection: StoredConnection): Promise<Verdict> {
  const { type } = connection;
  if (untestable.has(type)) return "untestable";
  const page = pages[type];
  const port = ports[type];
  if (!page && port === undefined) return "ok";
  if (isReference(connection.url ?? ""))
    return {
      reason: `${connection.url} cannot be read: the sandbox has no cluster to read it from`,
    };
  if (page && !(type === "git" && !/^https?:/.test(connection.url ?? "")))
    return probeHttp(connection, page);
  const endpoint = endpointOf(filledUrl(connection), port ?? 22);
  return endpoint === undefined
    ? { reason: "the connection has no host and port" }
    : probeTcp(endpoint);
}
