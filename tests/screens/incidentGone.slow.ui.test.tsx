import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { author, comment, factor, incident, judged, page } from "./failingWrites";
import { prepareScreens } from "./openScreen";

const openScreen = prepareScreens();
const typed = "What I have found out in the meantime";

/** The incident as it is once somebody else has deleted a comment, a hypothesis or evidence. */
const without = (id: string | undefined) => ({
  ...incident,
  updated_at: "2026-09-01T00:00:00Z",
  comments: incident?.comments.filter((one) => one.id !== id),
  hypotheses: incident?.hypotheses
    .filter((one) => one.id !== id)
    .map((one) => ({ ...one, evidences: one.evidences.filter((two) => two.id !== id) })),
});

/** Opens an address; from `erase` on the record is not there any more. `sent` holds what was written. */
function open(path: string, id: string | undefined, me?: string) {
  let shown: unknown = incident;
  const sent: unknown[] = [];
  openScreen(path, [
    http.get("*/api/db/incidents", () =>
      HttpResponse.json([shown], { headers: { "content-range": "0-0/1" } }),
    ),
    http.patch("*/api/db/*", () => HttpResponse.json([])),
    http.post("*/api/db/comments", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([comment], { status: 201 });
    }),
    ...backend("one", ["admin"], me),
  ]);
  return {
    sent,
    erase: () => {
      shown = without(id);
      fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
    },
  };
}

const write = async (label: string) =>
  fireEvent.change(await screen.findByRole("textbox", { name: label }), {
    target: { value: typed },
  });
const kept = (label: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: label }).value;

it("a comment that is deleted while it is corrected is sent anew", async () => {
  const { erase, sent } = open(`${page}?edit=${comment?.id}`, comment?.id, author);
  await write("Edit comment");
  erase();
  await screen.findByText(/^The comment was deleted by someone else meanwhile/);
  expect(kept("Edit comment")).toBe(typed);
  fireEvent.click(screen.getByRole("button", { name: "Send as a new comment" }));
  await waitFor(() => expect(sent).toMatchObject([{ comment: typed, incident_id: incident?.id }]));
  // It is over: what was deleted goes.
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Edit comment" })).toBeNull());
  expect(screen.queryByText(comment?.comment ?? "")).toBeNull();
});

it("the title of a hypothesis that is deleted meanwhile stays to be copied", async () => {
  const { erase } = open(`${page}?tab=plan&edit=${factor?.id}`, factor?.id);
  await write("Title of the hypothesis");
  erase();
  await screen.findByText(/^The hypothesis was deleted by someone else meanwhile/);
  expect(kept("Title of the hypothesis")).toBe(typed);
  const form = screen.getByRole("form", { name: "Edit title of the factor" });
  const save = within(form).getByRole("button", { name: "Save" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
});

it("a comment on a hypothesis that is deleted meanwhile goes to the incident", async () => {
  const label = `Comment on ${factor?.title}`;
  const { erase, sent } = open(`${page}?tab=plan&comments=true`, factor?.id);
  await write(label);
  erase();
  await screen.findByText(/It is sent as a comment on the incident\.$/);
  expect(kept(label)).toBe(typed);
  fireEvent.submit(screen.getByRole("form", { name: label }));
  const root = incident?.hypotheses.find(({ type }) => type === "root");
  await waitFor(() => expect(sent).toMatchObject([{ comment: typed, hypothesis_id: root?.id }]));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: label })).toBeNull());
});

it("what is typed about a hypothesis that is folded is told there, and outlives the hypothesis", async () => {
  const label = `Comment on ${factor?.title}`;
  const { erase } = open(`${page}?tab=plan`, factor?.id);
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole("button", { name: `${name} ${factor?.title}` }));
  await press("Unfold");
  await write(label);
  expect(screen.queryByText("unsent comment")).toBeNull();
  await press("Fold");
  await screen.findByText("unsent comment");
  expect(screen.queryByRole("textbox", { name: label })).toBeNull();
  erase();
  fireEvent.click(await screen.findByRole("tab", { name: /^Comments/ }));
  fireEvent.click(await screen.findByRole("tab", { name: /^Action Plan/ }));
  await press("Unfold");
  await screen.findByText(/^The hypothesis was deleted by someone else meanwhile/);
  expect(kept(label)).toBe(typed);
});

it.each([
  ["Create Factor's parent", `dialog=child&about=`, factor?.id, "Title"],
  ["the evidence of a script", `dialog=script&about=`, judged, "CEL expression"],
])("a dialog stays with what was typed while %s is deleted", async (_what, dialog, id, label) => {
  const { erase } = open(`${page}?${dialog}${id}`, id);
  await write(label);
  erase();
  await screen.findByText(/was deleted by someone else meanwhile/);
  expect(kept(label)).toBe(typed);
});
