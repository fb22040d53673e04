import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/driver";
import { seedChecks, seedConfigs, seedComponents } from "../db/seedIds";
import { readOnlySandbox } from "../readOnlySandbox";
import { matchRule } from "./match";
import { MessageError, renderMessage } from "./message";
import { scopesOf, type EventScope } from "./scope";

let db: Database;
let pod: EventScope;
let check: EventScope;
const CONSOLE = "http://console.test";

beforeAll(async () => {
  ({ db } = await readOnlySandbox());
  const found = await scopesOf(
    db,
    [
      { name: "config.unhealthy", properties: { id: seedConfigs.crashingPod } },
      { name: "check.failed", properties: { id: seedChecks.webhookDelivery } },
    ],
    CONSOLE,
  );
  const [first, second] = found;
  if (!first || !second) throw new Error("The seed lacks what the test is about.");
  [pod, check] = [first, second];
});

describe("what a rule can see of an event", () => {
  test("is its resource, with its canary and its agent", () => {
    expect(check).toMatchObject({ kind: "check", resourceId: seedChecks.webhookDelivery });
    expect(check.scope).toMatchObject({
      event: { name: "check.failed", id: seedChecks.webhookDelivery },
      check: { id: seedChecks.webhookDelivery, name: check.name },
      canary: { name: expect.any(String) },
      agent: { name: "local" },
      config: {},
      new_state: "unhealthy",
      permalink: `${CONSOLE}/health?checkId=${seedChecks.webhookDelivery}`,
      silenceURL: `${CONSOLE}/notifications/silences/add?check_id=${seedChecks.webhookDelivery}`,
    });
  });
  test("is a deleted item too, and nothing for ids that are not there or events of other areas", async () => {
    const found = await scopesOf(
      db,
      [
        { name: "config.deleted", properties: { id: seedConfigs.deletedPod } },
        { name: "component.unhealthy", properties: { id: seedComponents.payments } },
        { name: "check.failed", properties: { id: seedConfigs.gateway } },
        { name: "check.failed", properties: { id: "no uuid" } },
        { name: "incident.created", properties: { id: seedConfigs.gateway } },
      ],
      CONSOLE,
    );
    expect(found.map((one) => one?.resourceId)).toEqual([
      seedConfigs.deletedPod,
      seedComponents.payments,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a rule is for an event", () => {
  const name = "config.unhealthy";
  const events = [name];
  test("of its list that its filter lets through", () => {
    expect(matchRule({ events, filter: null }, "config.unhealthy", pod.scope)).toEqual({
      applies: true,
    });
    expect(matchRule({ events, filter: null }, "config.warning", pod.scope)).toMatchObject({
      why: "event",
    });
    const filter = "config.type == 'Kubernetes::Pod' && new_state == 'unhealthy'";
    expect(matchRule({ events, filter }, "config.unhealthy", pod.scope).applies).toBe(true);
    expect(
      matchRule({ events, filter: "config.type == 'AWS::Bucket'" }, "config.unhealthy", pod.scope),
    ).toEqual({ applies: false, why: "filter" });
  });
  test("and is told apart where the filter has no answer, or never can have one", () => {
    const failed = matchRule({ events, filter: "check.severity == 'high'" }, name, pod.scope);
    expect(failed).toEqual({ applies: false, why: "failed", message: "there is no severity" });
    expect(matchRule({ events, filter: "has(check.severity) || true" }, name, pod.scope)).toEqual({
      applies: true,
    });
    expect(matchRule({ events, filter: "conf.type = 1" }, name, pod.scope)).toMatchObject({
      why: "invalid",
    });
    expect(matchRule({ events, filter: "conf.type == 1" }, name, pod.scope)).toMatchObject({
      why: "invalid",
      message: expect.stringContaining("conf is not known"),
    });
  });
});

describe("a message", () => {
  test("fills in both ways of writing; what is missing is empty", () => {
    expect(
      renderMessage(
        {
          title: "$(.check.name) is $(.new_state)",
          template:
            "{{.check.status | toUpper}} of $(canary.name): [$(.check.nothing)]($(permalink))",
        },
        "check.failed",
        check,
      ),
    ).toEqual({
      title: `${check.name} is unhealthy`,
      body: expect.stringMatching(/^UNHEALTHY of payment-gateway: \[\]\(http:\/\/console\.test\//),
    });
  });
  test("has words of its own where a rule has none, and names what is told with it", () => {
    const { title, body } = renderMessage({ title: null, template: " " }, "config.unhealthy", pod, [
      "another pod",
    ]);
    expect(title).toBe(`Kubernetes::Pod ${pod.name} is unhealthy`);
    expect(body).toContain(
      `[Silence](${CONSOLE}/notifications/silences/add?config_id=${pod.resourceId})`,
    );
    expect(body).toMatch(/Together with:\n- another pod$/);
  });
  test("that cannot be made says why", () => {
    expect(() =>
      renderMessage({ title: null, template: "{{if .x}}" }, "check.failed", check),
    ).toThrow(MessageError);
    expect(() =>
      renderMessage({ title: "$(.check.name | upside)", template: null }, "check.failed", check),
    ).toThrow(
      "The title cannot be filled in: The sandbox does not know the template function upside.",
    );
  });
});
