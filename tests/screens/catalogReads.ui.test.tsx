import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend, faults } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

it.each([
  ["half an answer", faults.malformed],
  ["none of the contract's", () => HttpResponse.json({ nonsense: [{}, null, 7] })],
] as const)("an answer of the summary takes its rows alone: %s", async (_, answer) => {
  open("/catalog", [http.all("*/api/catalog/summary", answer), ...backend("many")]);
  expect(await screen.findByRole("button", { name: /^(Retry|Try again)$/ })).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Search for configs" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Config Type: All" })).toBeDefined();
});
