import { fireEvent, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import { backend, faults } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

it("a playbook's name that is taken is said at the field, and what was typed stays", async () => {
  let writes = 0;
  open("/playbooks/add", [
    http.post("*/api/db/playbooks", () => {
      writes += 1;
      return faults["409"]();
    }),
    ...backend("one"),
  ]);
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  const spec = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Spec/ });
  fireEvent.change(name, { target: { value: "restart-and-verify" } });
  fireEvent.change(spec, {
    target: { value: "actions:\n  - name: one\n    http: { url: https://example.org }\n" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(writes).toBe(1));
  const words = await screen.findByText(/This name is taken/);
  expect(name.getAttribute("aria-describedby")?.split(" ")).toContain(words.id);
  expect(name.value).toBe("restart-and-verify");
  expect(spec.value).toContain("https://example.org");
});
