import { configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend, examples, faults } from "./answers";
import { openConsole } from "./openConsole";
import { screenServer } from "./screenServer";

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const server = screenServer();

const [incident] = (examples["incidentDetail"] ?? []) as {
  id: string;
  hypotheses: { id: string; type: string; title: string }[];
}[];
const page = `/incidents/${incident?.id}`;
const dialog = (name: string) => screen.findByRole("dialog", { name });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));

it("an incident that is not there says so", async () => {
  server.use(...backend("empty"));
  openConsole(page);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Incident not found" }),
  ).toBeDefined();
});

it("a changelog without entries says so", async () => {
  server.use(
    http.get("*/api/db/incident_histories", () =>
      HttpResponse.json([], { headers: { "content-range": "*/0" } }),
    ),
    ...backend("one"),
  );
  openConsole(page);
  expect(await screen.findByText("No changelog found")).toBeDefined();
});

it("mitigating without a choice asks for one", async () => {
  server.use(...backend("one"));
  openConsole(`${page}?dialog=done&about=mitigated`);
  const question = await dialog("Add contributing factors to definition of done");
  fireEvent.click(within(question).getByRole("button", { name: "Add" }));
  expect(await within(question).findByText("Please select atleast one evidence")).toBeDefined();
});

it("a link that is being made says so", async () => {
  server.use(http.post("*/api/db/incidents", faults.timeout), ...backend("one"));
  openConsole("/health?checkId=01900000-0001-7000-8000-000000000001");
  const attach = await screen.findByRole("button", { name: "Attach as Evidence" });
  await waitFor(() => expect(attach.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(attach);
  const form = await dialog("Link to Incident");
  fireEvent.click(within(form).getByRole("button", { name: /^Incident/ }));
  fireEvent.change(await screen.findByRole("combobox", { name: "Search incidents" }), {
    target: { value: "A new one" },
  });
  fireEvent.click(await screen.findByRole("option", { name: /^Create/ }));
  fireEvent.click(within(form).getByRole("button", { name: "Link" }));
  expect(await within(form).findByText("Linking..")).toBeDefined();
});

it("a hypothesis is disproven rather than deleted", async () => {
  server.use(...backend("one"));
  openConsole(`${page}?tab=plan&comments=true`);
  const [, actions] = await screen.findAllByRole("button", { name: /^Actions for (?!the )/ });
  if (!actions) throw new Error("no factor in the example");
  fireEvent.keyDown(actions, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Delete hypothesis" }));
  const question = await dialog("Delete hypothesis?");
  for (const name of ["Cancel", "Disprove Hypothesis", "Delete Hypothesis"])
    expect(within(question).getByRole("button", { name })).toBeDefined();
});

it("a hypothesis has the thumb of its state, and moves to another parent of its kind", async () => {
  const root = incident?.hypotheses.find(({ type }) => type === "root");
  const factor = incident?.hypotheses.find(({ type }) => type === "factor");
  if (!incident || !root || !factor) throw new Error("no factor in the example");
  const solution = {
    ...factor,
    id: "01900000-0016-7000-8000-0000000000aa",
    type: "solution",
    parent_id: factor.id,
    title: "Roll back",
    evidences: [],
  };
  const other = {
    ...solution,
    id: "01900000-0016-7000-8000-0000000000bb",
    type: "factor",
    parent_id: root.id,
    title: "The network is slow",
  };
  const sent: unknown[] = [];
  server.use(
    http.get("*/api/db/incidents", () =>
      HttpResponse.json([{ ...incident, hypotheses: [...incident.hypotheses, other, solution] }], {
        headers: { "content-range": "0-0/1" },
      }),
    ),
    http.patch("*/api/db/hypotheses", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([{ ...solution, parent_id: other.id }]);
    }),
    ...backend("one"),
  );
  openConsole(`${page}?tab=plan&comments=true`);
  const status = await screen.findByRole("button", { name: /^Status of Roll back/ });
  expect(status.querySelectorAll("svg[class*=thumbs]")).toHaveLength(1);
  fireEvent.keyDown(await screen.findByRole("button", { name: "Actions for Roll back" }), {
    key: "Enter",
  });
  fireEvent.keyDown(await screen.findByRole("menuitem", { name: "Move to" }), {
    key: "ArrowRight",
  });
  const place = await screen.findByRole("menuitem", { name: "The network is slow" });
  // Its own factor and the root are no places for it.
  const places = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(places).not.toContain(factor.title);
  expect(places).not.toContain(root.title);
  fireEvent.click(place);
  await waitFor(() => expect(sent).toEqual([{ parent_id: other.id }]));
});

const team = (examples["teamDetail"] ?? []) as Record<string, unknown>[];

/** A backend whose team has this spec; `sent` holds the responders that are made. */
function withTeam(spec: object, sent: unknown[] = []): void {
  server.use(
    http.get("*/api/db/teams", () =>
      HttpResponse.json([{ ...team[0], spec }], { headers: { "content-range": "0-0/1" } }),
    ),
    // Its ticket system has not been read yet: fields are typed.
    http.get("*/api/db/config_detail", () =>
      HttpResponse.json([], { headers: { "content-range": "*/0" } }),
    ),
    http.post("*/api/db/responders", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([], { status: 201 });
    }),
    ...backend("one"),
  );
}

const pickTeam = async (form: HTMLElement) => {
  fireEvent.click(within(form).getByRole("button", { name: /^Team/ }));
  fireEvent.click(await screen.findByRole("option", { name: /^Checkout/ }));
};

it("a team that cannot be called says so", async () => {
  withTeam({});
  openConsole(`${page}?dialog=responder`);
  const form = await dialog("Select Responder");
  fireEvent.submit(within(form).getByRole("form"));
  await within(form).findByText("Please provide valid value");
  await pickTeam(form);
  expect(
    await within(form).findByText("There were no responders configured for this team"),
  ).toBeDefined();
});

it("a team is called through the form of its schema, with what its spec says", async () => {
  const sent: unknown[] = [];
  withTeam(
    {
      responder_clients: {
        jira: {
          url: "https://jira.example.com",
          values: { project: "PAY", config: "jira-1" },
          defaults: { summary: "{{.incident.title}}" },
        },
      },
    },
    sent,
  );
  openConsole(`${page}?dialog=responder`);
  const form = await dialog("Select Responder");
  await pickTeam(form);
  const types = await within(form).findByRole("combobox", { name: "Responder Types" });
  fireEvent.submit(within(form).getByRole("form"));
  await within(form).findByText("Please provide valid value");
  fireEvent.change(types, { target: { value: "jira" } });
  const text = (name: string) => within(form).findByRole<HTMLInputElement>("textbox", { name });
  const project = await text("Project");
  expect([project.value, project.disabled]).toEqual(["PAY", true]);
  expect(within(form).getByText("Set by the team.")).toBeDefined();
  expect((await text("Summary")).value).toBe("Payments fail now and then");
  fireEvent.submit(within(form).getByRole("form"));
  await within(form).findAllByText("This field is required");
  expect(sent).toEqual([]);
  fireEvent.change(await text("Issue Type"), { target: { value: "Bug" } });
  fireEvent.submit(within(form).getByRole("form"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    type: "system",
    person_id: null,
    properties: {
      responderType: "jira",
      config: "jira-1",
      project: "PAY",
      issueType: "Bug",
      summary: "Payments fail now and then",
    },
  });
});

it("a responder is deleted after a question", async () => {
  server.use(
    http.patch("*/api/db/responders", () => new HttpResponse(null, { status: 204 })),
    ...backend("one"),
  );
  openConsole(page);
  const panel = await screen.findByRole("region", { name: "Responders" });
  fireEvent.click(await within(panel).findByRole("button", { name: /^Delete responder/ }));
  const question = await screen.findByRole("alertdialog");
  fireEvent.click(within(question).getByRole("button", { name: "Delete" }));
  expect(
    await screen.findAllByText(/Responder deleted successfully|Somebody else changed/),
  ).toBeDefined();
});

it("evidence that cannot be changed says what failed", async () => {
  server.use(
    http.patch("*/api/db/evidences", faults["500"]),
    http.delete("*/api/db/evidences", faults["500"]),
    ...backend("one"),
  );
  openConsole(page);
  const menu = async (name: RegExp, item: string) => {
    const [trigger] = await screen.findAllByRole("button", { name });
    if (!trigger) throw new Error("no such evidence");
    fireEvent.keyDown(trigger, { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: item }));
  };
  const config = /^Actions for the evidence .*gateway/;
  await menu(config, "Add to definition of done");
  expect(
    await screen.findAllByText("Marking evidence as part of definition of done failed"),
  ).toBeDefined();
  await menu(config, "Delete Evidence");
  await press("Delete");
  expect(await screen.findAllByText("Evidence delete failed")).toBeDefined();
});
