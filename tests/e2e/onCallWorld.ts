import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type APIRequestContext } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { startConsole } from "./ownConsole";

/** What the story is about, by the names that a reader sees. */
export const names = {
  check: "orders API",
  rollout: "Roll out orders",
  rollback: "Roll back orders",
} as const;

/** A small service that is well until a version is rolled out, and again once it is rolled back. */
async function startService() {
  let isBroken = false;
  const server = createServer((request, response) => {
    if (request.method === "POST") isBroken = request.url === "/rollout";
    const isWell = request.method === "POST" || request.url === "/ready" || !isBroken;
    response.writeHead(isWell ? 200 : 503);
    response.end(isWell ? "ok" : "no orders are taken");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // Guarantee: a listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

const isOk = async (answer: ReturnType<APIRequestContext["get"]>): Promise<unknown> => {
  const given = await answer;
  expect(given.ok(), `${given.url()}: ${await given.text()}`).toBe(true);
  return given.json();
};

/**
 * A console of its own with a service that somebody has just broken by a rollout: its check fails, and a playbook that
 * needs an approval mends it. Everything really happens.
 */
export async function startWorld(requests: APIRequestContext) {
  const console = await startConsole({});
  const service = await startService();
  const create = (table: string, data: Readonly<Record<string, unknown>>) =>
    isOk(
      requests.post(`${console.url}/api/db/${table}?select=id`, {
        headers: { Prefer: "return=representation" },
        data: { namespace: "shop", source: "UI", created_by: people.editor.id, ...data },
      }),
    ) as Promise<{ id: string }[]>;
  const playbook = (title: string, path: string, approval?: object) =>
    create("playbooks", {
      name: title.toLowerCase().replaceAll(" ", "-"),
      title,
      spec: {
        title,
        checks: [{ types: ["http"], namespace: "shop" }],
        actions: [{ name: "order", http: { url: `${service.url}${path}`, method: "POST" } }],
        ...(approval && { approval }),
      },
    });

  await create("canaries", {
    name: "orders",
    labels: { app: "orders" },
    spec: {
      schedule: "@every 3s",
      severity: "critical",
      http: [{ name: names.check, url: `${service.url}/orders`, responseCodes: [200] }],
    },
  });
  const asked = `${console.url}/api/db/checks?name=eq.${names.check}&select=id,status`;
  const check = async () =>
    ((await isOk(requests.get(asked))) as { id: string; status: string }[])[0];
  await expect.poll(async () => (await check())?.status, { timeout: 30_000 }).toBe("healthy");
  const check_id = (await check())?.id;
  await playbook(names.rollback, "/rollback", {
    type: "any",
    approvers: { people: [people.responder.email] },
  });
  const [rollout] = await playbook(names.rollout, "/rollout");
  await isOk(
    requests.post(`${console.url}/api/playbook/run`, { data: { id: rollout?.id, check_id } }),
  );
  await expect.poll(async () => (await check())?.status, { timeout: 30_000 }).toBe("unhealthy");

  return {
    url: console.url,
    serviceUrl: service.url,
    async stop() {
      service.server.closeAllConnections();
      service.server.close();
      await console.stop();
    },
  };
}
