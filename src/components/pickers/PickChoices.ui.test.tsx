import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PickChoices } from "./PickChoices";
import type { PickPage, PickQuery } from "~/components/recordNames/pickerSources";

afterEach(cleanup);

const names = ["alpha", "beta", "zeta"];

/** A picker over three names whose server answers when told to. */
function picker() {
  const onChoose = vi.fn<(value: string) => void>();
  const waiting = new Map<string, () => void>();
  const find = (text: string | undefined): PickQuery<PickPage> => ({
    queryKey: ["names", text],
    queryFn: () =>
      new Promise((resolve) => {
        const options = names
          .filter((name) => name.includes(text ?? ""))
          .map((value) => ({ value, label: value }));
        waiting.set(text ?? "", () => resolve({ options, total: options.length }));
      }),
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <PickChoices label="Name" nouns="names" value="" find={find} onChoose={onChoose} />
    </QueryClientProvider>,
  );
  const answer = async (text: string) => {
    await waitFor(() => expect(waiting.has(text)).toBe(true));
    waiting.get(text)?.();
  };
  const field = () => screen.getByRole("combobox", { name: "Search names" });
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(field(), { key });
  return { onChoose, answer, type, press, unmount };
}

it("takes the first of what was asked for, not of what stood there before", async () => {
  const { onChoose, answer, type, press } = picker();
  await answer("");
  await screen.findByRole("option", { name: "alpha" });
  type("zet");
  press("Enter");
  expect(onChoose).not.toHaveBeenCalled();
  await answer("zet");
  await waitFor(() => expect(onChoose.mock.calls).toEqual([["zeta"]]));
});

it("takes the one that somebody marked", async () => {
  const { onChoose, answer, type, press } = picker();
  await answer("");
  await screen.findByRole("option", { name: "beta" });
  type("t");
  press("ArrowDown");
  press("Enter");
  expect(onChoose.mock.calls).toEqual([["beta"]]);
});

it("chooses nothing once it is closed, or the text has changed", async () => {
  const { onChoose, answer, type, press, unmount } = picker();
  await answer("");
  type("zet");
  press("Enter");
  type("bet");
  await answer("zet");
  await answer("bet");
  await screen.findByRole("option", { name: "beta" });
  type("alp");
  press("Enter");
  unmount();
  await answer("alp");
  await new Promise((resolve) => setTimeout(resolve));
  expect(onChoose).not.toHaveBeenCalled();
});
