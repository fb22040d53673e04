import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { incident, page, root } from "./failingWrites";
import { prepareScreens } from "./openScreen";

const openScreen = prepareScreens();
const [evidence] = root?.evidences ?? [];
const marked = {
  ...evidence,
  type: "comment",
  evidence: { comment: "Refunds work" },
  script: null,
  definition_of_done: true,
  done: false,
};

/** Opens an address of the incident, which has one definition of done. `other` is what somebody else makes of both. */
function open(path: string) {
  let shown: object = { ...incident, hypotheses: [{ ...root, evidences: [marked] }] };
  const sent: unknown[] = [];
  openScreen(path, [
    http.get("*/api/db/incidents", () =>
      HttpResponse.json([shown], { headers: { "content-range": "0-0/1" } }),
    ),
    // Nothing is written: the record is in another state than the page knows.
    http.patch("*/api/db/*", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json([]);
    }),
    ...backend("one"),
  ]);
  return {
    sent,
    other: (change: object, mark: object = {}) => {
      const hypotheses = [{ ...root, evidences: [{ ...marked, ...mark }] }];
      shown = { ...incident, ...change, hypotheses, updated_at: "2026-09-01T00:00:00Z" };
    },
    look: () => fireEvent.click(screen.getByRole("button", { name: "Refresh" })),
  };
}

const question = "Add contributing factors to definition of done";

it("a state that somebody else has set at the same time asks nothing more", async () => {
  const { sent, other } = open(`${page}?dialog=done&about=mitigated`);
  const dialog = await screen.findByRole("dialog", { name: question });
  other({ status: "mitigated", acknowledged: "2026-09-01T00:00:00Z" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toMatchObject([{ status: "mitigated" }]);
  expect(await screen.findAllByText("Incident status updated successfully")).toBeDefined();
});

it("a state that somebody else has set while one chooses is said, and not set again", async () => {
  const { other, look } = open(`${page}?dialog=done&about=mitigated`);
  const dialog = await screen.findByRole("dialog", { name: question });
  within(dialog).getByText(/^The incident becomes mitigated\./);
  other({ status: "mitigated", acknowledged: "2026-09-01T00:00:00Z" });
  look();
  await within(dialog).findByText(/^The incident is mitigated already\./);
  fireEvent.click(within(dialog).getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("another state that somebody else has set meanwhile is not written over unseen", async () => {
  const { other, look } = open(`${page}?dialog=done&about=mitigated`);
  const dialog = await screen.findByRole("dialog", { name: question });
  other({ status: "closed", closed: "2026-09-01T00:00:00Z" });
  look();
  await screen.findAllByText("Closed");
  fireEvent.click(within(dialog).getByRole("button", { name: "Skip" }));
  const asked = await screen.findByRole("dialog", { name: "Changed by someone else" });
  within(asked).getByRole("group", { name: "Status" });
  fireEvent.click(within(asked).getByRole("button", { name: "Keep editing" }));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Changed by someone else" })).toBeNull(),
  );
});

it("what somebody else has marked meanwhile is not marked back", async () => {
  const { sent, other, look } = open(page);
  const panel = await screen.findByRole("region", { name: "Definition of done" });
  fireEvent.keyDown(await within(panel).findByRole("button", { name: /^Actions for / }), {
    key: "Enter",
  });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Mark as resolved" }));
  await screen.findByRole("alertdialog", { name: "Mark as resolved ?" });
  other({}, { done: true });
  look();
  await within(panel).findByLabelText("Done");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  // Nor does the question come back once it is marked back by another.
  other({ description: "once more" }, { done: false });
  look();
  await within(panel).findByLabelText("Not done");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(sent).toEqual([]);
});

it("a dialog is about a state that asks what shows it, and about no other", async () => {
  open(`${page}?dialog=done&about=anything`);
  await screen.findByRole("region", { name: "Definition of done" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
