import type { Base } from "../area";

/** How the seeded history of a check looks; `failPercent` is also what its live target does, where it is a target. */
export interface History {
  /** Milliseconds of an ordinary run. */
  latency: number;
  /** Share of failed runs. */
  failPercent: number;
  /** Everything of the last so many hours failed; 0 for a check that is well. */
  downHours: number;
}

/** One check of a seeded canary. */
export interface SeedCheck {
  key: "http" | "tcp" | "dns" | "icmp";
  /** The entry of the canary's spec, for a console that stands at `base`. */
  entry: (base: Base) => Record<string, unknown>;
  history: History;
}

/** A seeded canary; its number is its place, from 1. */
export interface SeedCanary {
  name: string;
  namespace: string;
  /** Seconds between runs. */
  every: number;
  labels: Readonly<Record<string, string>>;
  source: string;
  icon: string;
  owner: string;
  severity: "info" | "low" | "medium" | "high" | "critical";
  /** Agent that runs it, when it is not this sandbox. */
  agentId?: string;
  checks: readonly SeedCheck[];
}

/** What people see of a check beside its target. */
export interface Words {
  description?: string;
  icon?: string;
  labels?: Readonly<Record<string, string>>;
}

const history = (latency: number, failPercent = 0, downHours = 0): History => ({
  latency,
  failPercent,
  downHours,
});

interface Target extends Words {
  status?: number;
  delay?: number;
  failPercent?: number;
  /** Since when a target that fails on purpose is down; only for the history. */
  downHours?: number;
  responseCodes?: readonly number[];
}

/** An HTTP check of a demo target of the sandbox, which answers as asked. */
export function target(name: string, options: Target = {}): SeedCheck {
  const {
    status = 200,
    delay = 20,
    failPercent = 0,
    downHours = 0,
    responseCodes,
    ...words
  } = options;
  const path = name.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase();
  const query = `status=${status}&delay=${delay}&failPercent=${failPercent}`;
  return {
    key: "http",
    entry: (base) => ({
      name,
      url: `${base.url}/api/sandbox/target/${path}?${query}`,
      responseCodes: responseCodes ?? [200],
      thresholdMillis: Math.max(2000, delay * 10),
      ...words,
    }),
    history: history(delay + 6, failPercent, downHours),
  };
}

/** An HTTP check of a page of the console itself. */
export function page(name: string, path: string, words: Words = {}): SeedCheck {
  return {
    key: "http",
    entry: (base) => ({
      name,
      url: `${base.url}${path}`,
      responseCodes: [200],
      thresholdMillis: 2000,
      ...words,
    }),
    history: history(9),
  };
}

/** A TCP connection to the console's own port, so that it succeeds wherever the console runs. */
export function port(name: string, words: Words = {}): SeedCheck {
  return {
    key: "tcp",
    entry: (base) => ({ name, endpoint: base.endpoint, thresholdMillis: 1000, ...words }),
    history: history(2),
  };
}

/** A TCP connection to a port that nothing listens on. */
export function closedPort(name: string, downHours: number, words: Words = {}): SeedCheck {
  return {
    key: "tcp",
    entry: () => ({ name, endpoint: "127.0.0.1:1", thresholdMillis: 1000, ...words }),
    history: history(3, 0, downHours),
  };
}

/** The name of the loopback address: the one record that every machine can look up without a network. */
export function loopbackName(name: string, words: Words = {}): SeedCheck {
  return {
    key: "dns",
    entry: () => ({
      name,
      query: "127.0.0.1",
      querytype: "PTR",
      minrecords: 1,
      timeout: 5,
      ...words,
    }),
    history: history(4),
  };
}

export function ping(name: string, words: Words = {}): SeedCheck {
  return {
    key: "icmp",
    entry: () => ({ name, endpoint: "127.0.0.1", packetCount: 3, thresholdMillis: 100, ...words }),
    history: history(1),
  };
}
