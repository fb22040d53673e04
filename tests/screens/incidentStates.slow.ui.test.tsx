import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Fault } from "./answers";
import { author, factor, inTurn, page, prepareWrites, root } from "./failingWrites";

const open = prepareWrites();

interface State {
  what: string;
  path: string;
  me?: string | undefined;
  /** A fault that tells that it is done already: what is gone need not be deleted. */
  isDone?: Fault;
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

const chooseIn = async (menu: string | RegExp, ...items: string[]) => {
  const [trigger] = await screen.findAllByRole("button", { name: menu });
  if (!trigger) throw new Error("no such menu");
  fireEvent.keyDown(trigger, { key: "Enter" });
  for (const [index, name] of items.entries()) {
    const item = await screen.findByRole("menuitem", { name });
    if (index < items.length - 1) fireEvent.keyDown(item, { key: "ArrowRight" });
    else fireEvent.click(item);
  }
};
/** Answers the question, which is asked first unless it still stands there. */
const agree = async (button: string, ask: () => Promise<unknown>) => {
  const standing = () => screen.queryAllByRole("button", { name: button }).at(-1);
  if (!standing()) await ask();
  await waitFor(() => expect(standing()).toBeDefined());
  const pressed = standing();
  if (pressed) fireEvent.click(pressed);
};
const choosePerson = (label: string) => async () => {
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${label}: `) }));
  fireEvent.click(await screen.findByRole("option", { name: "Nobody" }));
};
const shownPerson = (label: string) => async () =>
  (await screen.findByRole("button", { name: new RegExp(`^${label}: `) })).getAttribute(
    "aria-label",
  );
const shownText = (text: string | RegExp) => async () =>
  (await screen.findByText(text)).textContent;
const plan = `${page}?tab=plan&comments=true`;
const gateway = /^Actions for the evidence .*gateway$/;
const evidences = async () => String((await screen.findAllByText("added evidence")).length);

/** What failed is said in a message, or where it was asked for. */
const failure = () =>
  document.querySelector("[data-kind=error]") ?? screen.queryByText(/^Not everything could be/);

const states: State[] = [
  {
    what: "a comment that is taken back",
    path: page,
    me: author,
    isDone: "404",
    act: () => agree("Delete", () => chooseIn("Actions for the comment", "Delete comment")),
    shown: shownText(/the release is older/),
  },
  {
    what: "a hypothesis that is deleted",
    path: plan,
    isDone: "404",
    act: () =>
      agree("Delete Hypothesis", () =>
        chooseIn(`Actions for ${factor?.title}`, "Delete hypothesis"),
      ),
    shown: async () =>
      (await screen.findByRole("heading", { name: factor?.title ?? "" })).textContent,
  },
  {
    what: "a hypothesis that is disproven",
    path: plan,
    act: () =>
      agree("Disprove Hypothesis", () =>
        chooseIn(`Actions for ${factor?.title}`, "Delete hypothesis"),
      ),
    shown: async () =>
      (
        await screen.findByRole("button", { name: new RegExp(`^Status of ${factor?.title}`) })
      ).getAttribute("aria-label"),
  },
  {
    what: "evidence that is deleted",
    path: page,
    isDone: "404",
    act: () => agree("Delete", () => chooseIn(gateway, "Delete Evidence")),
    shown: evidences,
  },
  {
    what: "evidence that moves to another hypothesis",
    path: page,
    act: () => chooseIn(gateway, "Move to", root?.title ?? ""),
    // The entry names its hypothesis.
    shown: async () =>
      (await screen.findByRole("button", { name: gateway })).closest("li")?.textContent ?? null,
  },
  {
    what: "a responder that is deleted",
    path: page,
    act: () =>
      agree("Delete", async () => {
        const [bin] = await screen.findAllByRole("button", { name: /^Delete responder/ });
        if (bin) fireEvent.click(bin);
      }),
    shown: async () =>
      (await screen.findByRole("button", { name: /^Delete responder/ })).closest("li")
        ?.textContent ?? null,
  },
  {
    what: "the commander",
    path: page,
    act: choosePerson("Commander"),
    shown: shownPerson("Commander"),
  },
  {
    what: "the communicator",
    path: page,
    act: choosePerson("Communicator"),
    shown: shownPerson("Communicator"),
  },
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
  async ({ path, me, isDone, act, shown }) => {
    const { writes, failsWith } = open(path, me);
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
      if (fault === "401" || fault === isDone) continue;
      // A message of its own tells that it failed.
      await waitFor(() => expect(failure(), fault).not.toBeNull());
      for (const dismiss of screen.queryAllByRole("button", { name: "Dismiss" }))
        fireEvent.click(dismiss);
    }
  },
  120_000,
);
