import { Theme } from "@radix-ui/themes";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { BulkOutcomeText } from "./BulkOutcomeText";
import { BulkProgress } from "./BulkProgress";
import { useBulk } from "./useBulk";

afterEach(cleanup);

const ids = ["a", "b", "c"];

/** Three records, one at a time; each waits for its answer. */
function bulk() {
  const waiting = new Map<string, { pass: () => void; fail: (text: string) => void }>();
  const sent: string[] = [];
  const run = (id: string) => {
    sent.push(id);
    return new Promise<{ isGood: boolean; text: string }>((resolve, reject) =>
      waiting.set(id, {
        pass: () => resolve({ isGood: true, text: "" }),
        fail: (text) => reject(new Error(text)),
      }),
    );
  };
  function Records() {
    const own = useBulk({ run, atOnce: 1 });
    return (
      <>
        <button type="button" onClick={() => void own.start(ids)}>
          Start
        </button>
        <BulkProgress bulk={own} good="passed" />
        <ul>
          {ids.map((id) => (
            <li key={id} aria-label={id}>
              <BulkOutcomeText outcome={own.outcomes.get(id)} />
            </li>
          ))}
        </ul>
      </>
    );
  }
  render(
    <Theme>
      <Records />
    </Theme>,
  );
  const row = (id: string) => screen.getByRole("listitem", { name: id }).textContent;
  const status = () => screen.getByRole("status").textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { waiting, sent, row, status, press };
}

it("goes on after a refusal, says what failed, and sends each once", async () => {
  const { waiting, sent, row, status, press } = bulk();
  expect(row("a")).toBe("");
  press("Start");
  press("Start");
  await waitFor(() => expect(row("a")).toContain("running"));
  expect(row("b")).toContain("waiting");
  waiting.get("a")?.fail("the server is full");
  await waitFor(() => expect(row("a")).toContain("refused the server is full"));
  await waitFor(() => expect(row("b")).toContain("running"));
  waiting.get("b")?.pass();
  await waitFor(() => expect(status()).toBe("1 of 2 passed, 1 to come"));
  waiting.get("c")?.pass();
  await waitFor(() => expect(status()).toBe("2 of 3 passed"));
  expect(sent).toEqual(ids);
});

it("stops: what is under way is waited for, the rest is never sent", async () => {
  const { waiting, sent, row, status, press } = bulk();
  press("Start");
  await waitFor(() => expect(row("a")).toContain("running"));
  press("Stop");
  waiting.get("a")?.pass();
  await waitFor(() => expect(status()).toBe("1 of 1 passed, 2 not sent"));
  expect(row("c")).toContain("not sent");
  expect(sent).toEqual(["a"]);
});
