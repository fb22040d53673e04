import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend, examples } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

type Json = Readonly<Record<string, unknown>>;
const first = (name: string) => examples[name]?.[0] as Json;
const list = (rows: readonly object[]) => () =>
  HttpResponse.json(rows, { headers: { "content-range": `0-${rows.length}/${rows.length}` } });

/** A person with roles, and with rules of their own. */
const person = (roles: string[], permissions: Json[] = []) =>
  http.get("*/api/auth/whoami", () =>
    HttpResponse.json({
      message: "success",
      payload: {
        user: {
          id: "01900000-0001-7000-8000-000000000009",
          name: "Noor",
          email: "noor@x.example",
        },
        roles,
        permissions,
      },
    }),
  );

const waiting = (...people: string[]) =>
  people.map((one, at) => ({
    ...first("waitingApprovals"),
    id: `01900000-001d-7000-8000-00000000010${at}`,
    approval: { approvers: { people: [one] } },
  }));

const entry = () => screen.findByRole("link", { name: /^Playbooks/ });

it("counts in the sidebar what waits for the reader, and not what waits for others", async () => {
  open("/playbooks/runs", [
    person(["viewer"]),
    http.get("*/api/db/playbook_runs", ({ request }) =>
      request.url.includes("pending_approval")
        ? list(waiting("noor@x.example", "noor@x.example", "somebody@x.example"))()
        : list([])(),
    ),
    ...backend("one"),
  ]);
  const name = /^Playbooks\s*2 runs wait for your approval$/;
  expect(await screen.findByRole("link", { name })).toBeDefined();
});

it("shows no count where nothing waits, and none that cannot be had", async () => {
  let asked = 0;
  open("/playbooks/runs", [
    person(["viewer"]),
    http.get("*/api/db/playbook_runs", ({ request }) => {
      if (!request.url.includes("pending_approval")) return list([])();
      asked += 1;
      return new HttpResponse('[{"id": "half', { headers: { "content-type": "application/json" } });
    }),
    ...backend("one"),
  ]);
  await waitFor(() => expect(asked).toBeGreaterThan(0));
  expect((await entry()).textContent).toBe("Playbooks");
});

it("asks for nothing in the name of somebody who may not see runs", async () => {
  let asked = 0;
  open("/health", [
    person([]),
    http.get("*/api/db/playbook_runs", () => {
      asked += 1;
      return list([])();
    }),
    ...backend("one"),
  ]);
  await screen.findAllByText(/./, { selector: "main *" });
  expect(screen.queryByRole("link", { name: /^Playbooks/ })).toBeNull();
  expect(asked).toBe(0);
});

it("filters runs by a resource that is searched for; the address keeps it", async () => {
  const config = {
    id: "01900000-0006-7000-8000-000000000077",
    name: "ledger-db",
    type: "Kubernetes::Pod",
    deleted_at: null,
  };
  const asked: string[] = [];
  const router = open("/playbooks/runs", [
    http.get("*/api/db/playbook_runs", ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("config_id") ?? "");
      return list([])();
    }),
    http.get("*/api/db/configs", list([config])),
    ...backend("one"),
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Resource All" }));
  fireEvent.click(await screen.findByRole("option", { name: /ledger-db/ }));
  await screen.findByRole("button", { name: "Resource ledger-db" });
  expect(router.state.location.search).toMatchObject({ config_id: config.id });
  await waitFor(() => expect(asked).toContain(`eq.${config.id}`));
  fireEvent.click(screen.getByRole("button", { name: "Resource ledger-db" }));
  fireEvent.click(await screen.findByRole("button", { name: "Show all" }));
  await screen.findByRole("button", { name: "Resource All" });
  expect(router.state.location.search).not.toHaveProperty("config_id");
});

const component = first("componentsByIds");
const dialogPath = `/topology?dialog=playbooks&component=${String(component["id"])}`;
const playbook = first("playbooksByIds");
const fitting = (answer: () => Response) => http.get("*/api/playbook/list", answer);

it("a card's menu leads to the playbooks that fit, and on to the run dialog", async () => {
  open(dialogPath, [
    fitting(() => HttpResponse.json([{ id: playbook["id"], name: playbook["name"] }])),
    ...backend("one"),
  ]);
  const dialog = await screen.findByRole("dialog", { name: "Playbooks" });
  const title = String(playbook["title"]);
  fireEvent.click(await within(dialog).findByRole("button", { name: new RegExp(title) }));
  const run = await screen.findByRole("dialog", { name: title });
  expect(await within(run).findByText(String(component["name"]))).toBeDefined();
});

it("says that none fits, and what failed", async () => {
  open(dialogPath, [fitting(() => HttpResponse.json([])), ...backend("one")]);
  const dialog = await screen.findByRole("dialog", { name: "Playbooks" });
  expect(await within(dialog).findByText("No playbook fits")).toBeDefined();
});

it("says what failed when they cannot be had", async () => {
  open(dialogPath, [
    fitting(() => HttpResponse.json({ error: "the database is away" }, { status: 500 })),
    ...backend("one"),
  ]);
  const dialog = await screen.findByRole("dialog", { name: "Playbooks" });
  expect((await within(dialog).findByRole("alert")).textContent).toContain("the database is away");
});

it("a link to the run dialog says to whom may not run playbooks that they may not", async () => {
  const title = String(playbook["title"]);
  open(`/playbooks?run=${String(playbook["id"])}`, [person(["viewer"]), ...backend("one")]);
  const run = await screen.findByRole("dialog", { name: title });
  expect(
    await within(run).findAllByText("You don't have permission to run playbooks"),
  ).not.toHaveLength(0);
  expect(within(run).getByRole("button", { name: "Run" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

it("a run of more actions than are drawn at once still says who must approve it", async () => {
  const run = first("playbookRunDetail");
  const actions = Array.from({ length: 120 }, (_, at) => ({
    name: `step ${at + 1}`,
    http: { url: "https://example.org" },
  }));
  const approval = { type: "all", approvers: { people: ["ada@x.example"], teams: ["Platform"] } };
  const row = {
    ...run,
    status: "pending_approval",
    spec: { actions, approval },
    start_time: null,
    end_time: null,
    actions: [],
    approvals: [],
  };
  open(`/playbooks/runs/${String(run["id"])}`, [
    http.get("*/api/db/playbook_runs", ({ request }) =>
      (request.url.includes("pending_approval") ? list([]) : list([row]))(),
    ),
    ...backend("one"),
  ]);
  const approvals = await screen.findByRole("list", { name: "Approvals" });
  expect(
    within(approvals)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["ada@x.exampleWaits", "PlatformWaits"]);
});
