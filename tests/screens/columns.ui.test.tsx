import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

const person = "01900000-0001-7000-8000-000000000001";
const kept = (list: string) => `quarterdeck.columns.${person}.${list}`;
const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

it("the health list keeps the columns that its reader left out", async () => {
  open("/health", backend("many"));
  await waitFor(() => expect(headers()).toContain("Uptime"));
  fireEvent.click(screen.getByRole("button", { name: "Columns of Health checks" }));
  const dialog = await screen.findByRole("dialog", { name: "Columns of Health checks" });
  fireEvent.click(within(dialog).getByRole("checkbox", { name: "Uptime" }));
  await waitFor(() => expect(headers()).not.toContain("Uptime"));
  cleanup();
  open("/health", backend("many"));
  await waitFor(() => expect(headers()).toContain("Checks"));
  expect(headers()).not.toContain("Uptime");
});

/** Whether the list of scopes shows when a scope was made. */
async function showsCreated() {
  open("/settings/scopes", backend("many"));
  fireEvent.click(await screen.findByRole("button", { name: "Columns of Scopes" }));
  const dialog = await screen.findByRole("dialog", { name: "Columns of Scopes" });
  const box = within(dialog).getByRole("checkbox", { name: "Created" });
  return box.getAttribute("aria-checked");
}

it("what was kept under a list's title is read once, and then kept under its id", async () => {
  const choice = JSON.stringify({ hidden: ["created_at"], widths: {} });
  localStorage.setItem(kept("Scopes"), choice);
  expect(await showsCreated()).toBe("false");
  expect(localStorage.getItem(kept("Scopes"))).toBeNull();
  cleanup();
  expect(await showsCreated()).toBe("false");
});
