import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { backend } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();
const id = "01900000-0005-7000-8000-0000000000ff";

it("an address of a component that is gone says so, and another can be chosen", async () => {
  open(`/logs?topologyId=${id}`, backend("empty"));
  expect(await screen.findByText("There is no such component")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Component/ })).toBeTruthy();
});
