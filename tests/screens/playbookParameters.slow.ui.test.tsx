import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, test } from "vitest";
import parameterSchema from "../../schemas/playbook-parameter.json";
import { backend, examples } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

const playbookId = "0192f0a4-7c1e-7000-8000-0000000000a1";
const runId = "0192f0a4-7c1e-7000-8000-0000000000a2";
const chosen = { id: "0192f0a4-7c1e-7000-8000-0000000000d1", name: "The chosen one" };
const other = { id: "0192f0a4-7c1e-7000-8000-0000000000d2", name: "Another one" };

type Json = Readonly<Record<string, unknown>>;
interface Case {
  /** What the schema leaves to the type. */
  properties?: Json;
  /** The value that is filled in, as it is sent. */
  good: string;
  /** What is filled in for it, where that is not the value itself. */
  fill?: (dialog: HTMLElement, value: string) => Promise<void> | void;
  /** How its default is shown; the value itself unless given. */
  shown?: (dialog: HTMLElement) => string | null | undefined;
  bad?: [value: string, words: RegExp];
  /** A box is never empty. */
  isAlwaysFilled?: boolean;
}

const field = (dialog: HTMLElement) => within(dialog).getByLabelText<HTMLInputElement>(/^Question/);
const type = (dialog: HTMLElement, text: string) => {
  fireEvent.change(field(dialog), { target: { value: text } });
};
const pick = async (dialog: HTMLElement) => {
  fireEvent.click(within(dialog).getByRole("button", { name: /^Question/ }));
  fireEvent.click(await screen.findByRole("option", { name: /^The chosen one/ }));
};
const picked = (dialog: HTMLElement) =>
  within(dialog).getByRole("button", { name: /^Question/ }).textContent;
const pickerOf = (more: Partial<Case> = {}): Case => ({
  good: chosen.id,
  fill: pick,
  shown: picked,
  ...more,
});

/** One case for each type that the schema lists. */
const cases: Readonly<Record<string, Case>> = {
  text: {
    properties: { minLength: 2, maxLength: 4, regex: "[a-z]+" },
    good: "abc",
    bad: ["ABC", /pattern/],
  },
  list: {
    properties: {
      options: [
        { label: "One", value: "1" },
        { label: "Two", value: "2" },
      ],
    },
    good: "1",
  },
  code: {
    good: "a: 1\n",
    bad: ["a: [", /Flow sequence|expected|must/i],
  },
  checkbox: {
    good: "true",
    fill: (dialog) => {
      fireEvent.click(within(dialog).getByRole("checkbox", { name: /^Question/ }));
    },
    shown: (dialog) =>
      String(within(dialog).getByRole<HTMLInputElement>("checkbox", { name: /^Question/ }).checked),
    isAlwaysFilled: true,
  },
  team: pickerOf(),
  people: pickerOf({ properties: { role: "editor" } }),
  component: pickerOf(),
  config: pickerOf({ properties: { filter: [{ types: ["Kubernetes::Pod"] }] } }),
  check: pickerOf(),
  bytes: {
    properties: { min: 64, max: 4096 },
    good: "2Gi",
    fill: (dialog) => {
      fireEvent.change(within(dialog).getByRole("textbox", { name: /^Question/ }), {
        target: { value: "2" },
      });
      fireEvent.change(within(dialog).getByRole("combobox", { name: "Unit of Question" }), {
        target: { value: "Gi" },
      });
    },
    shown: (dialog) =>
      within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Question/ }).value +
      within(dialog).getByRole<HTMLSelectElement>("combobox", { name: "Unit of Question" }).value,
    bad: ["5000", /at most 4096Mi/],
  },
  millicores: {
    properties: { min: 100 },
    good: "250m",
    fill: (dialog, value) => type(dialog, value.replace("m", "")),
    shown: (dialog) => `${field(dialog).value}m`,
    bad: ["50", /at least 100m/],
  },
  secret: { properties: { minLength: 8 }, good: "hush-hush", bad: ["short", /at least 8/] },
  password: { good: "hush" },
  email: { good: "ada@example.org", bad: ["ada", /e-mail address/] },
  url: { good: "https://example.org", bad: ["example", /https:\/\/example\.org/] },
  number: { properties: { min: 1, max: 5 }, good: "3", bad: ["9", /at most 5/] },
  dns1123: { good: "ledger-db.eu", bad: ["Ledger_DB", /lower case letters/] },
};
const types: readonly string[] = parameterSchema.properties.type.enum;

test("every type of the schema has its case here", () =>
  expect(Object.keys(cases).toSorted()).toEqual(types.toSorted()));

/** Opens the dialog of a playbook with one parameter. @returns the dialog and what was sent. */
async function ask(parameter: Json) {
  const parameters = [{ name: "question", label: "Question", ...parameter }];
  const sent: { params?: Json }[] = [];
  const [playbook] = (examples["playbooksByIds"] ?? []) as readonly Json[];
  const row = {
    ...playbook,
    id: playbookId,
    title: "Ask",
    deleted_at: null,
    spec: { parameters, actions: [{ name: "one", exec: { script: "true" } }] },
  };
  const found = [chosen, other].map((one) => ({ ...one, type: "Kubernetes::Pod", namespace: "a" }));
  const people = [chosen, other].map((one) => ({
    ...(examples["personChoicesByIds"]?.[0] as object),
    ...one,
    email: null,
    deleted_at: null,
  }));
  const list = (rows: readonly object[]) => () =>
    HttpResponse.json(rows, {
      headers: { "content-range": `0-${rows.length - 1}/${rows.length}` },
    });
  open(`/playbooks?run=${playbookId}`, [
    http.get("*/api/db/playbooks", list([row])),
    http.get(
      "*/api/db/teams",
      list([chosen, other].map((one) => ({ ...(examples["teamChoices"]?.[0] as object), ...one }))),
    ),
    http.get("*/api/db/people", list(people)),
    http.get("*/api/db/people_roles", list(people)),
    http.get("*/api/db/check_names", list(found)),
    http.get("*/api/db/checks", list(found)),
    http.get("*/api/db/configs", list(found.map((one) => ({ ...one, deleted_at: null })))),
    http.get("*/api/db/components", list(found.map((one) => ({ ...one, deleted_at: null })))),
    http.post("*/api/resources/search", () =>
      HttpResponse.json({ configs: found, components: found, checks: found }),
    ),
    http.post(`*/api/playbook/${playbookId}/params`, () =>
      HttpResponse.json({ params: parameters }),
    ),
    http.post("*/api/playbook/run", async ({ request }) => {
      sent.push((await request.json()) as { params?: Json });
      return HttpResponse.json(
        { run_id: runId, starts_at: new Date().toISOString() },
        { status: 201 },
      );
    }),
    ...backend("one"),
  ]);
  const dialog = await screen.findByRole("dialog", { name: "Ask" });
  await within(dialog).findAllByText(/^Question/);
  return {
    dialog,
    sent,
    run: () => fireEvent.click(within(dialog).getByRole("button", { name: "Run" })),
  };
}

describe.each(types)("%s", (name) => {
  const known = cases[name] ?? { good: "" };
  const { properties, good, bad, fill = type, shown = (dialog) => field(dialog).value } = known;
  const parameter = { type: name, ...(properties && { properties }) };

  it("is filled in and sent as text", async () => {
    const { dialog, sent, run } = await ask(parameter);
    await fill(dialog, good);
    run();
    await waitFor(() => expect(sent.map(({ params }) => params)).toEqual([{ question: good }]));
  });

  it("starts with its default, and sends it", async () => {
    const { dialog, sent, run } = await ask({ ...parameter, default: good });
    const visible = good === chosen.id ? chosen.name : good;
    await waitFor(() => expect(shown(dialog)).toContain(visible));
    run();
    await waitFor(() => expect(sent.map(({ params }) => params)).toEqual([{ question: good }]));
  });

  it.skipIf(known.isAlwaysFilled)("is asked for where it is required", async () => {
    const { dialog, sent, run } = await ask({ ...parameter, required: true });
    await within(dialog).findByText("Fill in Question.");
    expect(within(dialog).getByRole("button", { name: "Run" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    run();
    expect(sent).toEqual([]);
  });

  it.runIf(bad)("refuses a bad value with a reason", async () => {
    const { dialog, sent, run } = await ask(parameter);
    const [value = "", words = /./] = bad ?? [];
    type(dialog, value);
    run();
    await within(dialog).findAllByText(words);
    expect(sent).toEqual([]);
  });
});
