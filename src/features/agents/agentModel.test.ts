import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { fluxManifest } from "~/lib/helm/fluxManifest";
import { helmCommand } from "~/lib/helm/helmCommand";
import { agentIssues, newAgent, propertiesIssue, releasesOf } from "./agentModel";

const folder = mkdtempSync(join(tmpdir(), "agent-"));
afterAll(() => rmSync(folder, { recursive: true }));

const form = {
  ...newAgent("https://console.example.com"),
  name: "edge's #1",
  hasKubernetes: true,
  interval: "15m",
  hasTelemetry: true,
  telemetryLabel: "acme-prod",
};
const releases = releasesOf({
  form,
  upstream: "https://console.example.com/api",
  token: "it's $ecret `id`",
});
const values = {
  upstream: {
    createSecret: true,
    host: "https://console.example.com/api",
    username: "token",
    password: "it's $ecret `id`",
    agentName: "edge's #1",
  },
  pushTelemetry: { enabled: true, topologyName: "acme-prod" },
};

describe("installing an agent", () => {
  it("is one namespace, one repository and a release for each chart in Flux", () => {
    const documents = parseAllDocuments(fluxManifest(...releases)).map((one) => one.toJS());
    expect(documents.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
      "Namespace mission-control-agent",
      "HelmRepository flanksource",
      "HelmRelease mc-agent",
      "HelmRelease mc-agent-kubernetes",
    ]);
    expect(documents[2].spec).toMatchObject({
      interval: "5m",
      timeout: "10m",
      releaseName: "mc-agent",
      chart: { spec: { chart: "mission-control-agent", interval: "5m0s" } },
      values,
    });
    expect(documents[3].spec.values).toEqual({
      clusterName: "edge's #1",
      scraper: { schedule: "@every 15m" },
    });
  });

  it("is a command for each chart in a shell, with its release and namespace", () => {
    const log = join(folder, "log");
    writeFileSync(
      join(folder, "helm"),
      `#!/bin/sh\nprintf '%s|' "$@" >> ${log}\nprintf '\\n' >> ${log}\ncase "$*" in *"--values -"*) cat >> ${log} ;; esac\n`,
    );
    chmodSync(join(folder, "helm"), 0o755);
    execFileSync("/bin/sh", ["-eu", "-c", helmCommand(...releases)], {
      env: { PATH: `${folder}:/usr/bin:/bin` },
    });
    const text = readFileSync(log, "utf8");
    const place = "--namespace|mission-control-agent|--create-namespace|--values|-|";
    expect(text).toContain("repo|add|flanksource|https://flanksource.github.io/charts|");
    expect(text).toContain(`upgrade|--install|mc-agent|flanksource/mission-control-agent|${place}`);
    expect(text).toContain(
      `upgrade|--install|mc-agent-kubernetes|flanksource/mission-control-kubernetes|${place}`,
    );
    expect(text).toContain("it's $ecret `id`");
  });

  it("leaves out what was not wanted", () => {
    const [agent, ...others] = releasesOf({
      form: { ...form, hasKubernetes: false, hasTelemetry: false },
      upstream: "https://console.example.com/api",
      token: "x",
    });
    expect(others).toEqual([]);
    expect(Object.keys(agent.values)).toEqual(["upstream"]);
  });
});

describe("a new agent", () => {
  it("needs a name, and sound properties", () => {
    expect(agentIssues(form)).toBeUndefined();
    expect(agentIssues({ ...form, name: " " })).toEqual({ name: "This field is required" });
    expect(agentIssues({ ...form, interval: "soon" })?.interval).toContain("length of time");
    expect(agentIssues({ ...form, hasKubernetes: false, interval: "soon" })).toBeUndefined();
    expect(propertiesIssue([{ key: "", value: "x" }])).toBe("Every value needs a key");
    expect(
      propertiesIssue([
        { key: "a", value: "1" },
        { key: "a ", value: "2" },
      ]),
    ).toBe("The key 'a' is there twice");
  });
});
