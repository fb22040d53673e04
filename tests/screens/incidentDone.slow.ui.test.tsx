import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend, faults } from "./answers";
import { factor, incident, page, root } from "./failingWrites";
import { prepareScreens } from "./openScreen";

const openScreen = prepareScreens();
const [check] = root?.evidences ?? [];

/** The incident with its one definition of done as a person marks it; `sent` holds what is changed. */
function openMarked(path: string, done: boolean) {
  const sent: unknown[] = [];
  const marked = { ...check, type: "comment", evidence: { comment: "Refunds work" }, script: null };
  openScreen(path, [
    http.get("*/api/db/incidents", () =>
      HttpResponse.json(
        [{ ...incident, hypotheses: [{ ...root, evidences: [{ ...marked, done }] }] }],
        { headers: { "content-range": "0-0/1" } },
      ),
    ),
    http.patch("*/api/db/evidences", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([marked]);
    }),
    ...backend("one"),
  ]);
  return sent;
}

const dialog = (name: string) => screen.findByRole("dialog", { name });
const choose = async (item: string) => {
  const panel = await screen.findByRole("region", { name: "Definition of done" });
  fireEvent.keyDown(await within(panel).findByRole("button", { name: /^Actions for / }), {
    key: "Enter",
  });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
};
const agree = async (title: string, button: string) =>
  fireEvent.click(
    within(await screen.findByRole("alertdialog", { name: title })).getByRole("button", {
      name: button,
    }),
  );

it.each([
  { done: false, item: "Mark as resolved", change: { done: true } },
  { done: true, item: "Mark as not resolved", change: { done: false } },
])("what a person marks is asked about first: $item", async ({ done, item, change }) => {
  const sent = openMarked(page, done);
  await choose(item);
  await agree(`${item} ?`, item);
  await waitFor(() => expect(sent).toEqual([change]));
});

it("what is taken out of the definition of done stays as evidence, and a failure is said", async () => {
  openScreen(page, [http.patch("*/api/db/evidences", faults["500"]), ...backend("one")]);
  await choose("Remove");
  await agree("Remove from definition of done ?", "Remove");
  expect(
    await screen.findAllByText("Removing evidence from definition of done failed"),
  ).toBeDefined();
});

it("the definition of done is shown at full size", async () => {
  openMarked(`${page}?dialog=definition`, true);
  const list = await dialog("Definition of done evidences");
  await within(list).findByText("Refunds work");
  expect(within(list).queryByRole("button", { name: /^Actions for / })).toBeNull();
});

it("a definition of done that nothing belongs to says so", async () => {
  openScreen(`${page}?dialog=definition`, [
    http.get("*/api/db/incidents", () =>
      HttpResponse.json([{ ...incident, hypotheses: [{ ...root, evidences: [] }] }], {
        headers: { "content-range": "0-0/1" },
      }),
    ),
    ...backend("one"),
  ]);
  const list = await dialog("Definition of done evidences");
  expect(
    await within(list).findByText("There are no evidences which are part of definition of done"),
  ).toBeDefined();
});

it("a component is judged by a ready script", async () => {
  openScreen(`${page}?dialog=define`, backend("one"));
  const define = await dialog("Add Definition of Done");
  within(define).getByText("Select item to be used for the definition of done");
  fireEvent.click(within(define).getByRole("checkbox", { name: "Component Payments" }));
  fireEvent.click(await within(define).findByRole("button", { name: "Component is Health" }));
  expect(
    within(define).getByRole<HTMLTextAreaElement>("textbox", {
      name: "Define done using a CEL expression:",
    }).value,
  ).toBe("component.health == 'healthy'");
});

it("a solution is made below a factor", async () => {
  openScreen(`${page}?dialog=child&about=${factor?.id}`, backend("one"));
  const form = await dialog("Create Solution");
  expect(within(form).getByPlaceholderText("Type name")).toBeDefined();
  expect(within(form).getByRole<HTMLSelectElement>("combobox", { name: "State" }).value).toBe(
    "possible",
  );
});

it("the action plan unfolds as a whole, and offers below each hypothesis what may stand there", async () => {
  openScreen(`${page}?tab=plan`, backend("one"));
  await screen.findByRole("button", { name: "Add factor" });
  expect(screen.queryByRole("button", { name: "Add solution" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Expand All" }));
  expect(await screen.findAllByRole("button", { name: "Add solution" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Collapse All" }));
  await screen.findByRole("button", { name: "Expand All" });
  expect(screen.queryByRole("button", { name: "Add solution" })).toBeNull();
});

it("a definition of done that is being added says so", async () => {
  openScreen(`${page}?dialog=define`, [
    http.post("*/api/db/evidences", faults.timeout),
    ...backend("one"),
  ]);
  const define = await dialog("Add Definition of Done");
  fireEvent.click(within(define).getByRole("radio", { name: "Manual" }));
  fireEvent.change(await within(define).findByRole("textbox", { name: "Add comment" }), {
    target: { value: "Refunds work" },
  });
  fireEvent.submit(within(define).getByRole("form"));
  expect(await within(define).findByText("Adding...")).toBeDefined();
});

it("a comment asks for its words and for a hypothesis", async () => {
  openScreen(page, [
    http.get("*/api/db/incidents", () =>
      HttpResponse.json([{ ...incident, hypotheses: [] }], {
        headers: { "content-range": "0-0/1" },
      }),
    ),
    ...backend("one"),
  ]);
  const box = await screen.findByRole("textbox", { name: "Comment" });
  const send = screen.getByRole("button", { name: "Comment" });
  fireEvent.pointerMove(send, { pointerType: "mouse" });
  await screen.findAllByText("Please add comment details");
  fireEvent.change(box, { target: { value: "Look" } });
  fireEvent.pointerMove(send, { pointerType: "mouse" });
  expect(await screen.findAllByText("Please select any hypothesis")).toBeDefined();
});

it("a responder is deleted after the question of the specification", async () => {
  openScreen(page, backend("one"));
  const panel = await screen.findByRole("region", { name: "Responders" });
  fireEvent.click(await within(panel).findByRole("button", { name: /^Delete responder/ }));
  expect(await screen.findByRole("alertdialog", { name: "Delete Responder ?" })).toBeDefined();
});

it("the list says what is searched", async () => {
  openScreen("/incidents", backend("empty"));
  await screen.findByLabelText("Search for incident");
  expect(await screen.findByText(/There are no incidents matching this criteria/)).toBeDefined();
});
