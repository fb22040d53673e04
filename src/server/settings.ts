/** What an operator may know of an environment variable. Sentences in Markdown. */
export interface Setting {
  group: "console" | "edge" | "operation" | "sandbox";
  /** What counts where it is not set. */
  usual: string;
  allowed: string;
  means: string;
}

/**
 * Every environment variable that the server reads; `configValue.ts` reads no other. The reference in
 * `docs/environment.md` and the chart's schema of values follow this table.
 */
export const settings = {
  PORT: {
    group: "console",
    usual: "`3000`",
    allowed: "a port; `0` takes a free one",
    means: "where the console listens",
  },
  HOST: {
    group: "console",
    usual: "`127.0.0.1`",
    allowed: "an address of this machine; `0.0.0.0` for all of them",
    means: "the address that it listens on",
  },
  BACKEND_URL: {
    group: "console",
    usual: "none: the sandbox answers",
    allowed: "an http(s) address without user name, query or fragment",
    means:
      "the backend. `http://host:8080` is the backend itself (`/api` is dropped, `/api/.ory` becomes `/kratos`); an address that ends in `/api` is another console or a mock of the whole contract (paths stay as they are)",
  },
  AUTH: {
    group: "console",
    usual: "`kratos` with a backend, `none` with the sandbox",
    allowed: "`none`, `kratos`, `clerk`, `basic`; the sandbox takes all but `clerk`",
    means: "who signs people in; `none` shows no sign-in and trusts what whoami answers",
  },
  CLERK_PUBLISHABLE_KEY: {
    group: "console",
    usual: "none",
    allowed: "the publishable key of the provider's dashboard",
    means: "needed with `AUTH=clerk`",
  },
  DIRECT_MODE: {
    group: "console",
    usual: "`false`",
    allowed: "`true`, `false`",
    means: "with `clerk`: browsers call the backend of their organization themselves",
  },
  PRODUCT_NAME: {
    group: "console",
    usual: "`Quarterdeck`",
    allowed: "any name",
    means: "the name in titles",
  },
  DOCS_URL: {
    group: "console",
    usual: "none",
    allowed: "an http(s) address",
    means: "a link in the help menu",
  },
  CHART_REGISTRY_URL: {
    group: "console",
    usual: "the backend's public charts",
    allowed:
      "the http(s) address of a folder with `<chart>/Chart.yaml`, `values.schema.json`, `values.yaml`; `off` asks nobody",
    means:
      "where definitions of charts come from when somebody adds an integration; with `off` values are checked against the schemas that ship with the console",
  },
  FLAG_SCRIPT: {
    group: "console",
    usual: "`false`",
    allowed: "`true`, `false`",
    means:
      "runs the script that the backend's properties file names `flanksource.ui.snippets`, in a frame cut off from the console",
  },
  PUBLIC_URL: {
    group: "edge",
    usual: "none: the host that a request names",
    allowed: "scheme, host and port alone, such as `https://console.example.com`",
    means:
      "where browsers see the console: changes from any other page are refused, cookies and links follow it. Set it behind a proxy",
  },
  TRUSTED_PROXIES: {
    group: "edge",
    usual: "none",
    allowed: "addresses and networks, such as `10.0.0.0/8`",
    means: "proxies whose `X-Forwarded-*` headers count; without it the console sets them itself",
  },
  BODY_LIMIT: {
    group: "edge",
    usual: "`2MB` with the sandbox, none with a backend",
    allowed: "a size such as `500kB`, `20MB`",
    means: "largest body of a call; a larger one is answered 413 unread",
  },
  IMG_HOSTS: {
    group: "edge",
    usual: "none",
    allowed: "`img.example.com`, `*.example.com`, `*` for every host",
    means: "hosts that icons and pictures may come from, besides the console",
  },
  FRAME_ANCESTORS: {
    group: "edge",
    usual: "none",
    allowed:
      "`wall.example.com`, `*.example.com`, `http://wall.local` without TLS, `*` for every host with TLS",
    means:
      "hosts whose pages may show the card of a component (`/view/topology/{id}`) in a frame; no other page can be framed",
  },
  METRICS_PORT: {
    group: "operation",
    usual: "none: `/metrics` is on the console's port",
    allowed: "a port; `0` takes a free one",
    means:
      "`/metrics`, `/livez` and `/readyz` answer on this port, and `/metrics` there alone. Set it where the console's port is reached from outside",
  },
  LOG_FORMAT: {
    group: "operation",
    usual: "`text`",
    allowed: "`text`, `json`",
    means: "`json` writes one object a line, a line for each request among them",
  },
  DRAIN_SECONDS: {
    group: "operation",
    usual: "`0`",
    allowed: "0 to 300",
    means:
      "after the signal to stop: how long `/readyz` answers 503 while requests are still taken, so that balancers turn away first",
  },
  GRACE_SECONDS: {
    group: "operation",
    usual: "`10`",
    allowed: "0 to 600",
    means: "how long running requests may take after that",
  },
  SANDBOX_DIR: {
    group: "sandbox",
    usual: "`.sandbox/`",
    allowed: "a folder; `memory` keeps nothing",
    means: "where the sandbox keeps its database",
  },
  SANDBOX_DATABASE_URL: {
    group: "sandbox",
    usual: "not set",
    allowed:
      "`postgres://user:password@host:port/database`, version 15 or newer, a database of its own",
    means:
      "the sandbox keeps its data in this Postgres server instead; several consoles may share it, with one `SANDBOX_DIR` for the files of playbook runs",
  },
  SANDBOX_CHAOS: {
    group: "sandbox",
    usual: "`0`",
    allowed: "0 to 100",
    means: "share of calls that fail, in percent",
  },
  SANDBOX_LATENCY: {
    group: "sandbox",
    usual: "none",
    allowed: "milliseconds: `300` or `200-400`",
    means: "time that each call takes besides its own",
  },
  SANDBOX_EXEC: {
    group: "sandbox",
    usual: "`false`",
    allowed: "`true`, `false`",
    means: "lets exec checks and scripts of playbooks start a shell",
  },
  SANDBOX_FILES: {
    group: "sandbox",
    usual: "`mocks/sandbox/files`",
    allowed: "a folder",
    means: "what file scrapers of the sandbox may read",
  },
  SANDBOX_LOGS: {
    group: "sandbox",
    usual: "none",
    allowed: "a folder",
    means: "its files are lines of the sandbox's logs, followed as they grow",
  },
  SANDBOX_LIFE: {
    group: "sandbox",
    usual: "`true`",
    allowed: "`true`, `false`",
    means:
      "`false` stops what happens by itself: the cluster scales, rolls and crashes every minute or so, scrapers run on their schedules, a simulated agent reports for four minutes of every six",
  },
  SANDBOX_PROPERTIES: {
    group: "sandbox",
    usual: "none",
    allowed: "a file of `name=value` lines",
    means: "stands for the properties file of a backend",
  },
} as const satisfies Record<string, Setting>;

/** A variable that the server reads. */
export type SettingName = keyof typeof settings;
