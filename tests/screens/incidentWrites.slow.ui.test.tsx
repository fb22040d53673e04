import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  comment,
  author,
  factor,
  inTurn,
  judged,
  page,
  prepareWrites,
  root,
} from "./failingWrites";

const open = prepareWrites();

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
  /** Who is signed in; somebody who may do everything where nothing is said. */
  me?: string | undefined;
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
      // The first look at another area brings its whole code along.
      const attach = await screen.findByRole(
        "button",
        { name: "Attach as Evidence" },
        { timeout: 60_000 },
      );
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
    path: `${page}?dialog=child&about=${root?.id}`,
    form: dialogForm("Create Factor"),
    field: "Title",
  },
  { what: "comment", path: page, form: pageForm("Comment"), field: "Comment" },
  {
    what: "correction of a comment",
    path: `${page}?edit=${comment?.id}`,
    me: author,
    form: pageForm("Edit comment"),
    field: "Edit comment",
  },
  { what: "title", path: `${page}?edit=title`, form: pageForm("Edit title"), field: "Title" },
  {
    what: "description",
    path: `${page}?edit=description`,
    form: pageForm("Edit description"),
    field: "Description",
  },
  {
    what: "title of a hypothesis",
    path: `${page}?tab=plan&edit=${factor?.id}`,
    form: pageForm("Edit title of the factor"),
    field: "Title of the hypothesis",
  },
  {
    what: "responder",
    path: `${page}?dialog=responder`,
    fill: async () => {
      await pick("Team", "teams", /./);
      fireEvent.change(await screen.findByRole("combobox", { name: /^Responder Types/ }), {
        target: { value: "email" },
      });
      await type("Subject", "Payments fail");
      await type("To", "pager@x.example");
    },
    form: dialogForm("Select Responder"),
    field: "Body",
  },
  {
    what: "evidence",
    path: `${page}?dialog=evidence&about=${root?.id}`,
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
  async ({ path, me, fill, form, field }) => {
    const { writes, failsWith } = open(path, me);
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
  120_000,
);
