import { readEdge } from "./configEdge";
import type { EdgeConfig } from "./configEdge";
import { readOperation } from "./configOperation";
import type { OperationConfig } from "./configOperation";
import { bad, ConfigError, read, readBoolean, readHttpUrl, readInteger } from "./configValue";
import type { Environment } from "./configValue";

/** Who signs the user in. `none` shows no sign-in and trusts what whoami answers. */
export type AuthMode = "none" | "kratos" | "clerk" | "basic";

/** Everything that the environment decides, checked. */
export interface Config {
  port: number;
  host: string;
  /** Where `/api` goes; null starts the sandbox. */
  backendUrl: URL | null;
  auth: AuthMode;
  /** Set when `auth` is `clerk`: the key and the provider's host that it names. */
  clerk: { publishableKey: string; frontendApi: string } | null;
  directMode: boolean;
  productName: string;
  docsUrl: string | null;
  /** Folder of the definitions of charts that integrations are installed with; null where none is asked. */
  chartRegistry: URL | null;
  /** Whether the script in the backend's property file runs, cut off from the console (spec 1 §6). */
  flagScript: boolean;
  edge: EdgeConfig;
  operation: OperationConfig;
  sandbox: SandboxConfig;
}

/** Who the sandbox lets sign in: the hosted provider knows nobody of it. */
export type SandboxAuth = Exclude<AuthMode, "clerk">;

/** What only the sandbox reads. */
export interface SandboxConfig {
  auth: SandboxAuth;
  dataDir: string;
  /** A Postgres server in the place of the folder's database; null for none. */
  databaseUrl: string | null;
  /** Share of calls that fail on purpose, 0 to 100. */
  chaosPercent: number;
  /** Lowest and highest added delay in milliseconds. */
  latencyMs: [number, number] | null;
  allowExec: boolean;
  /** Folder that file scrapers may read; null for the one that comes with the sandbox. */
  filesDir: string | null;
  /** Folder whose files are log lines of the sandbox; null for none. */
  logsDir: string | null;
  /** Scrapers run on their schedules, and the seeded cluster changes every minute or so. */
  life: boolean;
  /** File of `name=value` lines that stand for the properties file of a backend. */
  propertiesFile: string | null;
}

/** The backend's own charts. Asked when somebody adds an integration, not at start. */
const publicCharts =
  "https://raw.githubusercontent.com/flanksource/mission-control-registry/main/charts";

const authModes: readonly AuthMode[] = ["none", "kratos", "clerk", "basic"];

/**
 * Reads the configuration; an empty value counts as not set.
 * @throws ConfigError at the first bad value.
 */
export function readConfig(env: Environment): Config {
  const backendUrl = readBackendUrl(env);
  const auth = readAuth(env, backendUrl);
  return {
    port: readInteger(env, "PORT", 3000, 65535),
    host: read(env, "HOST") ?? "127.0.0.1",
    backendUrl,
    auth,
    clerk: readClerk(env, auth),
    directMode: readBoolean(env, "DIRECT_MODE"),
    productName: read(env, "PRODUCT_NAME") ?? "Quarterdeck",
    docsUrl: readHttpUrl(env, "DOCS_URL")?.href ?? null,
    chartRegistry: readChartRegistry(env),
    flagScript: readBoolean(env, "FLAG_SCRIPT"),
    edge: readEdge(env, backendUrl !== null),
    operation: readOperation(env),
    sandbox: {
      auth: auth === "clerk" ? "none" : auth,
      dataDir: read(env, "SANDBOX_DIR") ?? ".sandbox/",
      databaseUrl: readDatabaseUrl(env),
      chaosPercent: readInteger(env, "SANDBOX_CHAOS", 0, 100),
      latencyMs: readLatency(env),
      allowExec: readBoolean(env, "SANDBOX_EXEC"),
      filesDir: read(env, "SANDBOX_FILES") ?? null,
      logsDir: read(env, "SANDBOX_LOGS") ?? null,
      life: readBoolean(env, "SANDBOX_LIFE", true),
      propertiesFile: read(env, "SANDBOX_PROPERTIES") ?? null,
    },
  };
}

function readChartRegistry(env: Environment): URL | null {
  const name = "CHART_REGISTRY_URL";
  if (read(env, name) === "off") return null;
  const url = readHttpUrl(env, name) ?? new URL(publicCharts);
  // The value itself stays out of the message: it holds a password.
  if (url.username !== "" || url.password !== "")
    throw new ConfigError(
      `${name} holds a user name or a password; allowed: an address without them, or off.`,
    );
  if (url.search !== "" || url.hash !== "")
    throw bad(name, url.href, "an address without ? and #", "ends in a query or a fragment");
  return url;
}

function readBackendUrl(env: Environment): URL | null {
  const url = readHttpUrl(env, "BACKEND_URL");
  if (url === null) return null;
  if (url.username !== "" || url.password !== "") {
    // The value itself stays out of the message: it holds a password.
    throw new ConfigError(
      "BACKEND_URL holds a user name or a password; allowed: an address without them, because each user signs in for themselves.",
    );
  }
  if (url.search !== "" || url.hash !== "") {
    throw bad(
      "BACKEND_URL",
      url.href,
      "an address without ? and #",
      "ends in a query or a fragment",
    );
  }
  return url;
}

function readAuth(env: Environment, backendUrl: URL | null): AuthMode {
  const value = read(env, "AUTH");
  if (value === undefined) return backendUrl === null ? "none" : "kratos";
  const mode = authModes.find((known) => known === value);
  if (mode === undefined) throw bad("AUTH", value, authModes.join(", "));
  if (mode === "clerk" && backendUrl === null) {
    throw new ConfigError(
      "AUTH=clerk needs BACKEND_URL, because the hosted provider does not know the sandbox; allowed with the sandbox: none, kratos, basic.",
    );
  }
  return mode;
}

function readClerk(env: Environment, auth: AuthMode): Config["clerk"] {
  if (auth !== "clerk") return null;
  const allowed = "the key from the provider's dashboard, which starts with pk_test_ or pk_live_";
  const publishableKey = read(env, "CLERK_PUBLISHABLE_KEY");
  if (publishableKey === undefined) {
    throw new ConfigError(
      `AUTH=clerk needs CLERK_PUBLISHABLE_KEY, which is not set; allowed: ${allowed}.`,
    );
  }
  // The key names the provider's host: base64 of "host$" after the prefix.
  // A third kind stands for the browser tests' stand-in, which signs in whoever asks: never outside of tests.
  const kinds = env["NODE_ENV"] === "test" ? "test|live|fake" : "test|live";
  const pattern = new RegExp(`^pk_(?:${kinds})_([A-Za-z0-9+/=_-]+)$`);
  const encoded = pattern.exec(publishableKey)?.[1] ?? "";
  const frontendApi = /^([a-z0-9.-]+\.[a-z0-9-]+)\$$/.exec(
    Buffer.from(encoded, "base64").toString("latin1"),
  )?.[1];
  if (frontendApi === undefined) throw bad("CLERK_PUBLISHABLE_KEY", publishableKey, allowed);
  return { publishableKey, frontendApi };
}

function readDatabaseUrl(env: Environment): string | null {
  const name = "SANDBOX_DATABASE_URL";
  const value = read(env, name);
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The value itself stays out of the message: it holds a password.
  if (url === undefined || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new ConfigError(
      `${name} is no address of a Postgres database; allowed: postgres://user:password@host:port/database.`,
    );
  return value;
}

function readLatency(env: Environment): [number, number] | null {
  const value = read(env, "SANDBOX_LATENCY");
  if (value === undefined) return null;
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value);
  const low = Number(match?.[1]);
  const high = Number(match?.[2] ?? match?.[1]);
  if (match === null || low > high || high > 60_000) {
    throw bad(
      "SANDBOX_LATENCY",
      value,
      "milliseconds up to 60000 as one number (300) or a range (200-400)",
    );
  }
  return [low, high];
}
