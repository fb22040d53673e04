import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import type { Chart } from "~generated/charts/types.gen";
import { vChart } from "~generated/charts/valibot.gen";
import { createCharts, type ChartsOptions } from "./charts";
import { listen, type TestServer } from "./testServer";

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const files: Readonly<Record<string, string>> = {
  "/charts/flux/Chart.yaml": "name: mission-control-flux\nversion: 9.8.7\n",
  "/charts/flux/values.schema.json": '{"type": "object", "properties": {"fresh": {}}}',
  "/charts/flux/values.yaml": "fresh: true\n",
};

/** A registry on this machine, and what it was asked for. */
async function registry(
  changed: Readonly<Record<string, string | RequestListener>> = {},
  options: Partial<ChartsOptions> = {},
) {
  const asked: string[] = [];
  const server = await listen((request, answer) => {
    const path = request.url ?? "";
    asked.push(path);
    const found = { ...files, ...changed }[path];
    if (typeof found === "function") found(request, answer);
    else answer.writeHead(found === undefined || found === "" ? 404 : 200).end(found);
  });
  servers.push(server);
  const charts = createCharts({ registry: new URL(`${server.url}/charts/`), ...options });
  return { charts, asked, host: new URL(server.url).host };
}

const chartOf = async (answer: Response): Promise<Chart> => v.parse(vChart, await answer.json());

describe("charts", () => {
  it("come from the registry", async () => {
    const { charts, asked } = await registry();
    const answer = await charts("flux");
    expect(answer.status).toBe(200);
    expect(await chartOf(answer)).toEqual({
      name: "mission-control-flux",
      version: "9.8.7",
      repository: "https://flanksource.github.io/charts",
      source: "registry",
      valuesSchema: { type: "object", properties: { fresh: {} } },
      values: "fresh: true\n",
    });
    expect(asked.toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it("are asked for once for many readers, and again later", async () => {
    const { charts, asked } = await registry({}, { keepMs: 1_000 });
    await Promise.all([charts("flux"), charts("flux")]);
    await charts("flux");
    expect(asked).toHaveLength(3);
    await expect
      .poll(async () => (await charts("flux"), asked.length), { timeout: 5_000 })
      .toBeGreaterThan(3);
  });

  it("need no default values", async () => {
    const { charts } = await registry({ "/charts/flux/values.yaml": "" });
    expect(await chartOf(await charts("flux"))).toMatchObject({ source: "registry", values: "" });
  });

  const chart = "/charts/flux/Chart.yaml";
  const schema = "/charts/flux/values.schema.json";
  it.each<[string, Record<string, string | RequestListener>, RegExp]>([
    ["has no chart", { [chart]: "" }, /has no chart flux$/],
    ["has no schema", { [schema]: "" }, /has no schema of the values of flux$/],
    ["has a broken definition", { [chart]: "a: [" }, /has no readable definition of flux$/],
    [
      "names a chart that is a command",
      { [chart]: "name: x; rm -rf /\nversion: 1.0.0\n" },
      /has no readable definition of flux$/,
    ],
    ["has a broken schema", { [schema]: "[]" }, /has no readable schema of the values of flux$/],
    ["fails", { [schema]: (_, answer) => answer.writeHead(503).end() }, /answered 503$/],
    [
      "sends elsewhere",
      {
        [chart]: (_, answer) =>
          answer.writeHead(302, { location: "http://169.254.169.254/" }).end(),
      },
      /sends to another address, which is not followed$/,
    ],
    [
      "sends too much",
      { [schema]: (_, answer) => answer.end("x".repeat(2_000)) },
      /sent more than 1 kB$/,
    ],
    ["is silent", { [schema]: () => undefined }, /did not answer within 0.2 seconds$/],
    ["stops halfway", { [schema]: (request) => request.socket.destroy() }, /cannot be reached$/],
  ])("ship with the console when the registry %s", async (_, changed, reason) => {
    const { charts, host } = await registry(changed, { timeoutMs: 200, maxBytes: 1_000 });
    const answer = await chartOf(await charts("flux"));
    expect(answer).toMatchObject({
      name: "mission-control-flux",
      version: "0.1.20",
      source: "shipped",
      values: "",
    });
    expect(answer.valuesSchema["properties"]).toHaveProperty("topologyName");
    expect(answer.reason).toMatch(reason);
    expect(answer.reason?.startsWith(host)).toBe(true);
  });

  it("ship with the console where no registry is asked", async () => {
    const charts = createCharts({ registry: null });
    for (const id of ["aws", "azure", "prometheus", "flux", "kubernetes", "mission-control"])
      expect(await chartOf(await charts(id))).toMatchObject({
        source: "shipped",
        reason: "CHART_REGISTRY_URL is off",
      });
  });

  it.each(["nothing", "..", "flux/../../secret", "__proto__"])("never asks for %s", async (id) => {
    const { charts, asked } = await registry();
    expect((await charts(id)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
