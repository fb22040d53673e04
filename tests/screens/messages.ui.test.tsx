import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { clearMessages } from "~/components/messages/messages";
import { notifyLink } from "~/components/messages/notify";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();
afterEach(() => act(clearMessages));

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function tell(): { followed: () => number } {
  let count = 0;
  const follow = () => {
    count += 1;
  };
  act(() => notifyLink("Linked to incident", { label: "Open it", href: "/incidents/1", follow }));
  return { followed: () => count };
}

it("F8 leads from a field to the link of a message and back, and Escape closes nothing else", async () => {
  open("/settings/scopes", backend("one"));
  const [field] = await screen.findAllByRole("textbox", { name: /search/i });
  field?.focus();
  press("F8");
  expect(document.activeElement).toBe(field);
  const { followed } = tell();
  const link = within(screen.getByRole("region", { name: "Messages" })).getByRole("link", {
    name: "Open it",
  });
  press("F8");
  expect(document.activeElement).toBe(link);
  press("F8");
  expect(document.activeElement).toBe(field);
  press("F8");
  press("Escape");
  expect(document.activeElement).toBe(field);
  fireEvent.click(link);
  expect(followed()).toBe(1);
  expect(link.isConnected).toBe(false);
});

it("the messages of the session keep the link", async () => {
  open("/notifications/messages", backend("one"));
  const list = await screen.findByRole("region", { name: "Messages of this session" });
  const { followed } = tell();
  fireEvent.click(within(list).getByRole("link", { name: "Open it" }));
  expect(followed()).toBe(1);
  expect(within(list).getByRole("link", { name: "Open it" }).isConnected).toBe(true);
});
