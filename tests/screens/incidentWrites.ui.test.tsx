import { cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { backend, examples, type Fault, faults } from "./answers";
import { openConsole } from "./openConsole";

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());

/** Opens an address; every read is answered, and every write fails as `failsWith` said last. */
function open(path: string) {
  let fault: Fault = "500";
  let writes = 0;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) =>
    timeout(fault === "timeout" ? 300 : ms),
  );
  const failing = [http.post, http.patch, http.delete].map((method) =>
    method("*/api/db/*", () => {
      writes += 1;
      return faults[fault]();
    }),
  );
  server.use(...failing, ...backend("one"));
  openConsole(path);
  return {
    writes: () => writes,
    failsWith: (next: Fault) => {
      fault = next;
    },
  };
}

/** A session that has ended leaves the page and comes back to it; so it is the last. */
const inTurn = (Object.keys(faults) as Fault[]).toSorted(
  (a, b) => Number(a === "401") - Number(b === "401"),
);
const [incident] = (examples["incidentDetail"] ?? []) as {
  id: string;
  status: string;
  hypotheses: { id: string; type: string; evidences: { id: string; script: string | null }[] }[];
}[];
const page = `/incidents/${incident?.id}`;
const root = incident?.hypotheses.find(({ type }) => type === "root")?.id;
const evidence = incident?.hypotheses.flatMap(({ evidences }) => evidences) ?? [];
const judged = evidence.find(({ script }) => script !== null)?.id;
const typed = "true || 'Typed <b>text</b>' == ''";

const pageForm = (name: string) => () => screen.findByRole("form", { name });
const dialogForm = (name: string) => async () =>
  within(await screen.findByRole("dialog", { name })).findByRole("form");
const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByRole("textbox", { name: label }), {
    target: { value: text },
  });
const pick = async (label: string, nouns: string, option: RegExp, text?: string) => {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${label}`) }));
  const search = await screen.findByRole("combobox", { name: `Search ${nouns}` });
  if (text !== undefined) fireEvent.change(search, { target: { value: text } });
  fireEvent.click(await screen.findByRole("option", { name: option }));
};

interface Write {
  what: string;
  path: string;
  /** Fills in all but the text. */
  fill?: () => Promise<void>;
  form: () => Promise<HTMLElement>;
  /** Label of the text that must not be lost. */
  field: string;
}

const texts: Write[] = [
  {
    what: "create",
    path: "/incidents?add=true",
    form: dialogForm("Create New Incident"),
    field: "Title",
  },
  {
    what: "link",
    path: `/health?checkId=01900000-0001-7000-8000-000000000001`,
    fill: async () => {
      const attach = await screen.findByRole("button", { name: "Attach as Evidence" });
      await waitFor(() => expect(attach.getAttribute("aria-disabled")).toBeNull());
      fireEvent.click(attach);
      await screen.findByRole("dialog", { name: "Link to Incident" });
      await pick("Incident", "incidents", /^Create/, "A new one");
    },
    form: dialogForm("Link to Incident"),
    field: "Description",
  },
  {
    what: "hypothesis",
    path: `${page}?dialog=child&about=${root}`,
    form: dialogForm("Create Factor"),
    field: "Title",
  },
  { what: "comment", path: page, form: pageForm("Comment"), field: "Comment" },
  {
    what: "evidence",
    path: `${page}?dialog=evidence&about=${root}`,
    fill: () => pick("Check", "checks", /./),
    form: dialogForm("Add evidence"),
    field: "Description",
  },
  {
    what: "definition of done by hand",
    path: `${page}?dialog=define`,
    fill: async () => {
      fireEvent.click(await screen.findByRole("radio", { name: "Manual" }));
    },
    form: dialogForm("Add Definition of Done"),
    field: "Add comment",
  },
  {
    what: "definition of done by a script",
    path: `${page}?dialog=define`,
    fill: async () => {
      fireEvent.click(await screen.findByRole("checkbox", { name: /^Component/ }));
    },
    form: dialogForm("Add Definition of Done"),
    field: "Define done using a CEL expression:",
  },
  {
    what: "script of a definition of done",
    path: `${page}?dialog=script&about=${judged}`,
    form: dialogForm("Update Definition of Done"),
    field: "CEL expression",
  },
];

it.each(texts)(
  "$what keeps what was typed, however it fails",
  async ({ path, fill, form, field }) => {
    const { writes, failsWith } = open(path);
    await fill?.();
    await form();
    await type(field, typed);
    for (const fault of inTurn) {
      failsWith(fault);
      const before = writes();
      // While a call is on its way nothing is sent a second time: it is pressed until it takes.
      await waitFor(async () => {
        if (writes() === before) fireEvent.submit(await form());
        expect(writes(), fault).toBeGreaterThan(before);
      });
      // It is over once nothing is busy; after a 401 the page has been left and is back.
      await waitFor(async () => {
        const shown = await form();
        expect(document.querySelector("[aria-busy=true]"), fault).toBeNull();
        const input = within(shown).getByRole<HTMLInputElement>("textbox", { name: field });
        expect(input.value, fault).toBe(typed);
      });
    }
  },
  60_000,
);

interface State {
  what: string;
  path: string;
  act: () => Promise<unknown>;
  /** What shows the state, as a text that has to stay. */
  shown: () => Promise<string | null>;
}

const chooseStatus = async (next: string) => {
  fireEvent.click(await screen.findByRole("button", { name: /^Status: / }));
  fireEvent.click(await screen.findByRole("option", { name: next }));
};
const shownStatus = async () =>
  (await screen.findByRole("button", { name: /^Status: / })).getAttribute("aria-label");
const definition = async () =>
  (await screen.findByRole("region", { name: "Definition of done" })).textContent;
const press = async (dialog: string, button: string) =>
  fireEvent.click(
    within(await screen.findByRole("dialog", { name: dialog })).getByRole("button", {
      name: button,
    }),
  );
const question = "Add contributing factors to definition of done";

const states: State[] = [
  {
    what: "the status",
    path: page,
    act: () => chooseStatus("Investigating"),
    shown: shownStatus,
  },
  {
    what: "the status after the question is skipped",
    path: `${page}?dialog=done&about=mitigated`,
    act: () => press(question, "Skip"),
    shown: shownStatus,
  },
  {
    what: "the definition of done after evidence is chosen",
    path: `${page}?dialog=done&about=mitigated`,
    act: async () => {
      const [box] = await screen.findAllByRole<HTMLInputElement>("checkbox");
      if (box && !box.checked) fireEvent.click(box);
      await press(question, "Add");
    },
    shown: definition,
  },
];

it.each(states)(
  "$what stays the server's, however its change fails",
  async ({ path, act, shown }) => {
    const { writes, failsWith } = open(path);
    const before = await shown();
    expect(before).not.toBe("");
    for (const fault of inTurn) {
      failsWith(fault);
      const sent = writes();
      await act();
      await waitFor(() => expect(writes(), fault).toBeGreaterThan(sent));
      await waitFor(async () => {
        expect(document.querySelector("[aria-busy=true]"), fault).toBeNull();
        expect(await shown(), fault).toBe(before);
      });
      // A message of its own tells that it failed.
      if (fault !== "401")
        await waitFor(() =>
          expect(document.querySelector("[data-kind=error]"), fault).not.toBeNull(),
        );
    }
  },
  60_000,
);
