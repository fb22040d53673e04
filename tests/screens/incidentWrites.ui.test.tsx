import { createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { routeTree } from "~generated/routeTree.gen";
import { newQueryClient } from "~/api/queryClient";
import { Providers } from "~/shell/Providers";
import { backend, examples, type Fault, faults } from "./answers";

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  localStorage.clear();
});
afterAll(() => server.close());

/** Opens an address; every write fails in one way, every read is answered. */
async function open(path: string, fault: Fault) {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  if (fault === "timeout") vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(300));
  let writes = 0;
  const failing = [http.post, http.patch, http.delete].map((method) =>
    method("*/api/db/*", () => {
      writes += 1;
      return faults[fault]();
    }),
  );
  server.use(...failing, ...backend("one"));
  const queryClient = newQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { writes: () => writes };
}

const names = (Object.keys(faults) as Fault[]).filter((fault) => fault !== "401");
const [incident] = (examples["incidentDetail"] ?? []) as {
  id: string;
  status: string;
  hypotheses: { id: string; type: string }[];
}[];
const page = `/incidents/${incident?.id}`;
const root = incident?.hypotheses.find(({ type }) => type === "root")?.id;

const type = (label: string, text: string) => {
  const field = screen.getByRole("textbox", { name: label });
  fireEvent.change(field, { target: { value: text } });
  return field as HTMLInputElement;
};

/** A form in a dialog: what was typed stays, and the dialog with it. */
const forms: [what: string, path: string, dialog: string, field: string, button: string][] = [
  ["create", "/incidents?add=true", "Create New Incident", "Title", "Create"],
  ["hypothesis", `${page}?dialog=child&about=${root}`, "Create Factor", "Title", "Create"],
];

describe.each(names)("a write that fails with %s", (fault) => {
  it.each(forms)("%s keeps what was typed", async (_what, path, dialog, label, button) => {
    const { writes } = await open(path, fault);
    const form = await screen.findByRole("dialog", { name: dialog });
    const field = type(label, "Typed <b>text</b>");
    fireEvent.submit(within(form).getByRole("form"));
    await waitFor(() => expect(writes()).toBeGreaterThan(0));
    // It is over once the button is there to be pressed again.
    await waitFor(() =>
      expect(
        within(form).getByRole("button", { name: button }).getAttribute("aria-busy"),
      ).toBeNull(),
    );
    expect(field.value).toBe("Typed <b>text</b>");
    expect(screen.getByRole("dialog", { name: dialog })).toBeDefined();
  });

  it("a comment keeps its text", async () => {
    const { writes } = await open(page, fault);
    await screen.findByRole("form", { name: "Comment" });
    const field = type("Comment", "Typed");
    fireEvent.submit(screen.getByRole("form", { name: "Comment" }));
    await waitFor(() => expect(writes()).toBe(1));
    await screen.findAllByText(/./, { selector: "[data-kind=error] *" });
    expect(field.value).toBe("Typed");
  });

  it("a state stays the server's", async () => {
    const { writes } = await open(page, fault);
    const button = await screen.findByRole("button", { name: /^Status: / });
    const before = button.getAttribute("aria-label");
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole("option", { name: "Investigating" }));
    await waitFor(() => expect(writes()).toBe(1));
    await screen.findAllByText(/./, { selector: "[data-kind=error] *" });
    expect(screen.getByRole("button", { name: /^Status: / }).getAttribute("aria-label")).toBe(
      before,
    );
  });
});
