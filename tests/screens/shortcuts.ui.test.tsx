import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { preferences } from "~/components/preferences/preferences";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();
afterEach(() => preferences.write({ singleKeys: true }));

const name = "Keyboard shortcuts";
const shownList = () => screen.queryByRole("dialog", { name });
const pressed = (target: Element) => fireEvent.keyDown(target, { key: "?", shiftKey: true });

async function listed() {
  pressed(document.body);
  const dialog = await screen.findByRole("dialog", { name });
  return {
    dialog,
    parts: within(dialog)
      .getAllByRole("table")
      .map((part) => part.getAttribute("aria-label")),
    rows: (part: string) =>
      within(within(dialog).getByRole("table", { name: part }))
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
  };
}

it("? tells the keys of the list that is open, and Escape closes it", async () => {
  open("/settings/scopes", backend("many"));
  await screen.findByText("30 rows");
  const { dialog, parts, rows } = await listed();
  expect(parts).toEqual(expect.arrayContaining(["Table: Scopes", "Search", "Everywhere"]));
  expect(rows("Search")).toEqual([expect.stringMatching(/^Go to the field: .+\/$/)]);
  expect(rows("Table: Scopes")).toContain("Open the rowEnter");
  expect(rows("Everywhere").join()).toMatch(/command palette.*K/);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(shownList()).toBeNull());
});

it("? is text in a field, and does nothing where keys without Ctrl are switched off", async () => {
  open("/settings/scopes", backend("many"));
  const [field] = await screen.findAllByRole("textbox", { name: /search/i });
  if (!field) throw new Error("no field");
  const { dialog } = await listed();
  fireEvent.click(within(dialog).getByRole("switch", { name: /without Ctrl/ }));
  expect(within(dialog).queryByRole("table", { name: "Search" })).toBeNull();
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(shownList()).toBeNull());
  pressed(document.body);
  expect(shownList()).toBeNull();
  fireEvent.keyDown(document.body, { key: "/", ctrlKey: true });
  fireEvent.click(within(await screen.findByRole("dialog", { name })).getByRole("switch"));
  fireEvent.keyDown(document.body, { key: "Escape" });
  await waitFor(() => expect(shownList()).toBeNull());
  pressed(field);
  expect(shownList()).toBeNull();
});
