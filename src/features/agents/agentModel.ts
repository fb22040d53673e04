import * as v from "valibot";
import { isFields } from "~/lib/json/fields";
import type { Release } from "~/lib/helm/release";
import { readNanoseconds } from "~/lib/time/nanoseconds";
import type { KeyValue } from "~/ui/field/KeyValueField";

const pair = v.object({ key: v.string(), value: v.string() });

/** Values of the form of a new agent, as a draft keeps them too. */
export const agentForm = v.object({
  name: v.string(),
  properties: v.array(pair),
  hasKubernetes: v.boolean(),
  interval: v.string(),
  hasTelemetry: v.boolean(),
  telemetryLabel: v.string(),
});
type AgentForm = v.InferOutput<typeof agentForm>;

/** The form of a stored agent: what is given to its installation is not kept. */
export const agentEditForm = v.object({ properties: v.array(pair) });

/** A new agent; its telemetry is named after the backend. */
export const newAgent = (backendUrl: string): AgentForm => ({
  name: "",
  properties: [],
  hasKubernetes: false,
  interval: "30m",
  hasTelemetry: false,
  telemetryLabel: backendUrl,
});

interface AgentIssues {
  name?: string;
  properties?: string;
  interval?: string;
  telemetryLabel?: string;
}

/** What is wrong with properties; undefined where they can be stored. */
export function propertiesIssue(pairs: readonly KeyValue[]): string | undefined {
  const keys = pairs.map(({ key }) => key.trim());
  if (pairs.some(({ key, value }) => key.trim() === "" && value.trim() !== ""))
    return "Every value needs a key";
  const twice = keys.find((key, index) => key !== "" && keys.indexOf(key) !== index);
  return twice === undefined ? undefined : `The key '${twice}' is there twice`;
}

/** What keeps a new agent from being made. */
export function agentIssues(form: AgentForm): AgentIssues | undefined {
  const properties = propertiesIssue(form.properties);
  const issues: AgentIssues = {
    ...(form.name.trim() === "" && { name: "This field is required" }),
    ...(properties !== undefined && { properties }),
    ...(form.hasKubernetes &&
      readNanoseconds(form.interval) === undefined && {
        interval: "Enter a length of time such as 30s, 5m or 1d12h",
      }),
    ...(form.hasTelemetry &&
      form.telemetryLabel.trim() === "" && { telemetryLabel: "This field is required" }),
  };
  return Object.keys(issues).length > 0 ? issues : undefined;
}

/** Pairs as they are stored. */
export const propertiesOf = (pairs: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(
    pairs.filter(({ key }) => key.trim() !== "").map(({ key, value }) => [key.trim(), value]),
  );

/** Stored properties as pairs. */
export const pairsOf = (properties: unknown): KeyValue[] =>
  isFields(properties)
    ? Object.entries(properties).map(([key, value]) => ({
        key,
        value: typeof value === "string" ? value : JSON.stringify(value),
      }))
    : [];

/** What an agent is installed with. */
export interface Installation {
  form: Pick<AgentForm, "name" | "hasKubernetes" | "interval" | "hasTelemetry" | "telemetryLabel">;
  /** Address that the agent pushes to. */
  upstream: string;
  token: string;
}

const shared = {
  namespace: "mission-control-agent",
  repository: "https://flanksource.github.io/charts",
  labels: {},
  interval: "5m",
  chartInterval: "5m0s",
  timeout: "10m",
} as const;

/** The releases of an agent (facts 6.8): the agent itself, and what scrapes its Kubernetes cluster where that is wanted. */
export function releasesOf({ form, upstream, token }: Installation): [Release, ...Release[]] {
  const name = form.name.trim();
  const agent: Release = {
    ...shared,
    name: "mc-agent",
    chart: "mission-control-agent",
    values: {
      upstream: {
        createSecret: true,
        host: upstream,
        username: "token",
        password: token,
        agentName: name,
      },
      ...(form.hasTelemetry && {
        pushTelemetry: { enabled: true, topologyName: form.telemetryLabel.trim() },
      }),
    },
  };
  if (!form.hasKubernetes) return [agent];
  const kubernetes: Release = {
    ...shared,
    name: "mc-agent-kubernetes",
    chart: "mission-control-kubernetes",
    values: {
      clusterName: name,
      scraper: { schedule: `@every ${form.interval.replaceAll(/\s+/g, "")}` },
    },
  };
  return [agent, kubernetes];
}
