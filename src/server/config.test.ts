import { describe, expect, it } from "vitest";
import { readConfig } from "./config";
import { ConfigError } from "./configValue";

const backend = { BACKEND_URL: "https://mc.example.com" };
const clerkKey = `pk_test_${Buffer.from("calm-owl-1.clerk.accounts.dev$").toString("base64")}`;

describe("readConfig", () => {
  it("starts the sandbox on the loopback address without any variable", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      backendUrl: null,
      auth: "none",
      clerk: null,
      directMode: false,
      flagScript: false,
      edge: {
        publicUrl: null,
        trustedProxies: [],
        bodyLimit: 2_000_000,
        imgHosts: [],
        frameAncestors: [],
      },
      operation: { metricsPort: null, logFormat: "text", drainMs: 0, graceMs: 10_000 },
      productName: "Quarterdeck",
      docsUrl: null,
      chartRegistry: new URL(
        "https://raw.githubusercontent.com/flanksource/mission-control-registry/main/charts",
      ),
      sandbox: {
        auth: "none",
        dataDir: ".sandbox/",
        databaseUrl: null,
        chaosPercent: 0,
        latencyMs: null,
        allowExec: false,
        filesDir: null,
        logsDir: null,
        life: true,
        propertiesFile: null,
      },
    });
  });

  it("reads every variable", () => {
    const config = readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      PRODUCT_NAME: "Bridge",
      DOCS_URL: "https://docs.example.com/x",
      CHART_REGISTRY_URL: "http://charts.internal/charts",
      METRICS_PORT: "9090",
      LOG_FORMAT: "json",
      DRAIN_SECONDS: "5",
      GRACE_SECONDS: "20",
      SANDBOX_DIR: "/data",
      SANDBOX_CHAOS: "10",
      SANDBOX_LATENCY: "200-400",
      SANDBOX_EXEC: "true",
      SANDBOX_FILES: "/srv/files",
      SANDBOX_LOGS: "/srv/logs",
      SANDBOX_LIFE: "false",
      SANDBOX_DATABASE_URL: "postgres://ada:secret@db.internal:5432/console",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      productName: "Bridge",
      docsUrl: "https://docs.example.com/x",
      chartRegistry: new URL("http://charts.internal/charts"),
      flagScript: false,
      operation: { metricsPort: 9090, logFormat: "json", drainMs: 5_000, graceMs: 20_000 },
    });
    expect(config.sandbox).toEqual({
      auth: "none",
      dataDir: "/data",
      databaseUrl: "postgres://ada:secret@db.internal:5432/console",
      chaosPercent: 10,
      latencyMs: [200, 400],
      allowExec: true,
      filesDir: "/srv/files",
      logsDir: "/srv/logs",
      life: false,
      propertiesFile: null,
    });
  });

  it("treats an empty variable as not set", () => {
    expect(readConfig({ PORT: "", BACKEND_URL: " ", AUTH: "" })).toEqual(readConfig({}));
  });

  it("asks no chart registry where that is off", () => {
    expect(readConfig({ CHART_REGISTRY_URL: "off" }).chartRegistry).toBeNull();
  });

  it("takes one number as a fixed latency", () => {
    expect(readConfig({ SANDBOX_LATENCY: "300" }).sandbox.latencyMs).toEqual([300, 300]);
  });

  it("expects the self-hosted provider in front of a backend unless told otherwise", () => {
    expect(readConfig(backend).auth).toBe("kratos");
    expect(readConfig({ ...backend, AUTH: "none" }).auth).toBe("none");
    expect(readConfig({ ...backend, AUTH: "basic" }).auth).toBe("basic");
  });

  it.each(["none", "kratos", "basic"])("lets the sandbox sign people in with %s", (AUTH) => {
    expect(readConfig({ AUTH })).toMatchObject({ auth: AUTH, sandbox: { auth: AUTH } });
  });

  it("reads the hosted provider's address from its key", () => {
    expect(
      readConfig({
        ...backend,
        AUTH: "clerk",
        CLERK_PUBLISHABLE_KEY: clerkKey,
        DIRECT_MODE: "true",
      }),
    ).toMatchObject({
      auth: "clerk",
      clerk: { publishableKey: clerkKey, frontendApi: "calm-owl-1.clerk.accounts.dev" },
      directMode: true,
    });
  });

  it.each([
    [{ PORT: "http" }, "PORT=http is not a valid value; allowed: a whole number from 0 to 65535."],
    [
      { PORT: "70000" },
      "PORT=70000 is not a valid value; allowed: a whole number from 0 to 65535.",
    ],
    [{ PORT: "-1" }, "PORT=-1 is not a valid value; allowed: a whole number from 0 to 65535."],
    [
      { BACKEND_URL: "mc.example.com:8080" },
      "BACKEND_URL=mc.example.com:8080 is not a valid value; allowed: an address that starts with http:// or https://.",
    ],
    [
      { BACKEND_URL: "http://host/?x=1" },
      "BACKEND_URL=http://host/?x=1 ends in a query or a fragment; allowed: an address without ? and #.",
    ],
    [{ LOG_FORMAT: "xml" }, "LOG_FORMAT=xml is not a valid value; allowed: text, json."],
    [
      { DRAIN_SECONDS: "301" },
      "DRAIN_SECONDS=301 is not a valid value; allowed: a whole number from 0 to 300.",
    ],
    [{ AUTH: "oidc" }, "AUTH=oidc is not a valid value; allowed: none, kratos, clerk, basic."],
    [
      { AUTH: "clerk", CLERK_PUBLISHABLE_KEY: clerkKey },
      "AUTH=clerk needs BACKEND_URL, because the hosted provider does not know the sandbox; allowed with the sandbox: none, kratos, basic.",
    ],
    [{ DIRECT_MODE: "yes" }, "DIRECT_MODE=yes: Invalid boolean value; allowed: true, false."],
    [{ SANDBOX_EXEC: "1" }, "SANDBOX_EXEC=1: Invalid boolean value; allowed: true, false."],
    [
      { SANDBOX_CHAOS: "101" },
      "SANDBOX_CHAOS=101 is not a valid value; allowed: a whole number from 0 to 100.",
    ],
    [
      { SANDBOX_CHAOS: "ten" },
      "SANDBOX_CHAOS=ten is not a valid value; allowed: a whole number from 0 to 100.",
    ],
    [
      { SANDBOX_LATENCY: "400-200" },
      "SANDBOX_LATENCY=400-200 is not a valid value; allowed: milliseconds up to 60000 as one number (300) or a range (200-400).",
    ],
    [
      { SANDBOX_LATENCY: "1s" },
      "SANDBOX_LATENCY=1s is not a valid value; allowed: milliseconds up to 60000 as one number (300) or a range (200-400).",
    ],
    [
      { DOCS_URL: "javascript:alert(1)" },
      "DOCS_URL=javascript:alert(1) is not a valid value; allowed: an address that starts with http:// or https://.",
    ],
    [
      { CHART_REGISTRY_URL: "charts.internal" },
      "CHART_REGISTRY_URL=charts.internal is not a valid value; allowed: an address that starts with http:// or https://.",
    ],
    [
      { CHART_REGISTRY_URL: "https://charts.internal/?token=1" },
      "CHART_REGISTRY_URL=https://charts.internal/?token=1 ends in a query or a fragment; allowed: an address without ? and #.",
    ],
    [
      { CHART_REGISTRY_URL: "https://me:secret@charts.internal" },
      "CHART_REGISTRY_URL holds a user name or a password; allowed: an address without them, or off.",
    ],
    [
      { ...backend, AUTH: "clerk" },
      "AUTH=clerk needs CLERK_PUBLISHABLE_KEY, which is not set; allowed: the key from the provider's dashboard, which starts with pk_test_ or pk_live_.",
    ],
    [
      {
        ...backend,
        AUTH: "clerk",
        CLERK_PUBLISHABLE_KEY: clerkKey.replace("test", "fake"),
        NODE_ENV: "production",
      },
      `CLERK_PUBLISHABLE_KEY=${clerkKey.replace("test", "fake")} is not a valid value; allowed: the key from the provider's dashboard, which starts with pk_test_ or pk_live_.`,
    ],
    [
      { ...backend, AUTH: "clerk", CLERK_PUBLISHABLE_KEY: "pk_test_abc" },
      "CLERK_PUBLISHABLE_KEY=pk_test_abc is not a valid value; allowed: the key from the provider's dashboard, which starts with pk_test_ or pk_live_.",
    ],
  ])("refuses %j", (env, message) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(message));
  });

  it("does not repeat a password that stands in the backend's address", () => {
    const read = () => readConfig({ BACKEND_URL: "http://admin:s3cret@host" });
    expect(read).toThrow("BACKEND_URL holds a user name or a password");
    expect(read).not.toThrow("s3cret");
  });
});
