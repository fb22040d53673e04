import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { settings } from "~/server/settings";
import packageJson from "../../package.json" with { type: "json" };
import { defaults, merged, renderChart, renderFile, valuesSchema } from "./helm";
import type { Values } from "./helm";
import { problemsOf } from "./kubernetes";

const backendUrl = "http://mission-control.mission-control:8080";

/** Everything at once, with values that YAML would read otherwise if they were not quoted. */
const full: Values = {
  backendUrl,
  auth: "basic",
  publicUrl: "https://console.example.com",
  settings: { PRODUCT_NAME: 'Bridge: "one" {{ x }} # é', IMG_HOSTS: "*", FLAG_SCRIPT: true },
  image: { repository: "registry.example.com/quarterdeck", tag: "1.10" },
  imagePullSecrets: [{ name: "registry" }],
  replicas: 3,
  service: { type: "LoadBalancer", port: 8443, annotations: { "example.com/on": "true" } },
  ingress: {
    enabled: true,
    className: "nginx",
    host: "console.example.com",
    tlsSecret: "console-tls",
    annotations: { "nginx.ingress.kubernetes.io/proxy-body-size": "20m" },
  },
  networkPolicy: {
    consoleFrom: [{ namespaceSelector: { matchLabels: { name: "ingress" } } }],
    metricsFrom: [{ podSelector: { matchExpressions: [{ key: "app", operator: "Exists" }] } }],
  },
  nodeSelector: { "kubernetes.io/os": "linux" },
  tolerations: [{ key: "edge", operator: "Exists", tolerationSeconds: 3_600_000 }],
  affinity: {
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        { weight: 100, podAffinityTerm: { topologyKey: "zone", labelSelector: {} } },
      ],
    },
  },
};

const cases: [name: string, values: Values, kinds: string[]][] = [
  [
    "as it ships, with a backend",
    { backendUrl },
    ["Deployment", "NetworkPolicy", "PodDisruptionBudget", "Service", "ServiceAccount"],
  ],
  [
    "one copy without a policy",
    { backendUrl, replicas: 1, networkPolicy: { enabled: false } },
    ["Deployment", "Service", "ServiceAccount"],
  ],
  [
    "everything",
    full,
    ["Deployment", "Ingress", "NetworkPolicy", "PodDisruptionBudget", "Service", "ServiceAccount"],
  ],
];

const check = new Ajv({ strict: false }).compile(valuesSchema());

const texts = (values: Values) =>
  Promise.all(
    ["deployment.yaml", "service.yaml"].map((name) => renderFile(name, merged(defaults(), values))),
  );

describe.each(cases)("the chart: %s", (_name, values, kinds) => {
  it("takes these values", () => {
    check(merged(defaults(), values));
    expect(check.errors).toBeNull();
  });

  it("makes manifests that Kubernetes accepts", async () => {
    const manifests = await renderChart(merged(defaults(), values));
    // A whole number with an exponent is refused by Kubernetes, and the same to a reader of YAML.
    expect(JSON.stringify(await texts(values))).not.toMatch(/\de\+\d/);
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    expect(manifests.flatMap(problemsOf)).toEqual([]);
    for (const { metadata } of manifests)
      expect(metadata).toMatchObject({ name: "console", namespace: "mission-control" });
  });
});

it("hands values on as they are written", async () => {
  const manifests = await renderChart(merged(defaults(), full));
  const deployment: unknown = manifests.find(({ kind }) => kind === "Deployment");
  expect(deployment).toMatchObject({
    spec: {
      replicas: 3,
      template: {
        spec: {
          tolerations: full["tolerations"],
          affinity: full["affinity"],
          nodeSelector: full["nodeSelector"],
          imagePullSecrets: full["imagePullSecrets"],
          containers: [
            {
              image: "registry.example.com/quarterdeck:1.10",
              env: expect.arrayContaining([
                { name: "BACKEND_URL", value: backendUrl },
                { name: "PRODUCT_NAME", value: 'Bridge: "one" {{ x }} # é' },
                { name: "IMG_HOSTS", value: "*" },
                { name: "FLAG_SCRIPT", value: "true" },
                { name: "LOG_FORMAT", value: "json" },
              ]),
            },
          ],
        },
      },
    },
  });
  const policy: unknown = manifests.find(({ kind }) => kind === "NetworkPolicy");
  expect(policy).toMatchObject({
    spec: {
      ingress: [
        { from: [{ namespaceSelector: { matchLabels: { name: "ingress" } } }] },
        { ports: [{ port: 9090 }] },
      ],
      egress: [{ ports: [53, 53, 80, 443, 8080].map((port) => ({ port })) }],
    },
  });
});

it("says after an install where the console is", async () => {
  expect(await renderFile("NOTES.txt", merged(defaults(), full))).toContain("console.example.com");
  expect(await renderFile("NOTES.txt", merged(defaults(), { backendUrl }))).toContain(
    "kubectl --namespace mission-control port-forward service/console 3000:80",
  );
});

it.each<[string, Values]>([
  ["no backend", {}],
  ["a password in the backend's address", { backendUrl: "http://admin:secret@mc" }],
  ["a misspelt value", { backendUrl, replica: 2 }],
  ["an unknown setting", { backendUrl, settings: { IMAGE_HOSTS: "*" } }],
  ["a setting that the chart makes itself", { backendUrl, settings: { PORT: "80" } }],
  ["no copies", { backendUrl, replicas: 0 }],
  ["an ingress without a host", { backendUrl, ingress: { enabled: true } }],
])("refuses %s", (_name, values) => {
  expect(check(merged(defaults(), values))).toBe(false);
});

it("finds fields that Kubernetes does not know, and values that it refuses", () => {
  const service = {
    apiVersion: "v1",
    kind: "Service",
    metadata: { name: "x", labels: { any: "thing" } },
    spec: { ports: [{ port: 80, targetport: "http" }], sessionAffinity: "None" },
  };
  expect(problemsOf(service)).toEqual(["unknown field /spec/ports/0/targetport"]);
  expect(problemsOf({ ...service, kind: "Servise" })).toEqual(["no schema of v1 Servise"]);
  const wrong = { ...service, spec: { ports: [{ port: "eighty" }] } };
  expect(problemsOf(wrong)).toEqual([expect.stringContaining("must be integer")]);
});

it("gives a pod time for draining and for running requests", () => {
  const { drainSeconds, graceSeconds, terminationSeconds } = defaults()["shutdown"] as Record<
    string,
    number
  >;
  expect(terminationSeconds).toBeGreaterThan(Number(drainSeconds) + Number(graceSeconds));
});

it("lets every variable be set that is not the chart's own or the sandbox's", async () => {
  const manifests = await renderChart(merged(defaults(), { backendUrl, settings: {} }));
  const text = JSON.stringify(manifests.find(({ kind }) => kind === "Deployment"));
  const own = [...text.matchAll(/"name":"([A-Z_]+)"/g)].map(([, name = ""]) => name);
  const names = Object.entries(settings)
    .filter(
      ([name, { group }]) => group !== "sandbox" && (!own.includes(name) || name === "LOG_FORMAT"),
    )
    .map(([name]) => name);
  const schema: unknown = valuesSchema();
  expect(schema).toMatchObject({ properties: { settings: { propertyNames: { enum: names } } } });
});

it("carries the version of the console", async () => {
  const { version } = packageJson;
  const deployment = await renderFile("deployment.yaml", merged(defaults(), { backendUrl }));
  expect(deployment).toContain(`image: "quarterdeck:${version}"`);
});
