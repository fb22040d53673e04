import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import { backend, examples, faults } from "./answers";
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

it("what a playbook does is drawn from what is typed, before it is saved", async () => {
  open("/playbooks/add", backend("one"));
  const spec = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Spec/ });
  const look = screen.getByRole("region", { name: "What it does" });
  fireEvent.change(spec, {
    target: {
      value:
        "parameters:\n  - name: reason\n    required: true\napproval:\n  approvers: { people: [ada@x.example] }\nactions:\n  - name: probe\n    if: always()\n    http: { url: https://example.org }\n",
    },
  });
  const steps = await within(look).findAllByRole("listitem");
  await waitFor(() =>
    expect(
      within(look)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Starts By a person",
      "Asks for reason (text, required)",
      "Waits for approval Any of ada@x.example",
      "probe httpif always()",
    ]),
  );
  expect(steps.length).toBeGreaterThan(0);
  fireEvent.change(spec, { target: { value: "actions: [" } });
  expect(await within(look).findByText("The spec cannot be read as it stands.")).toBeDefined();
});

it("a playbook's page bears its title, and leads to its runs and to a new one", async () => {
  const playbook = examples["playbookDetail"]?.[0] as { id: string };
  const router = open(`/playbooks/${playbook.id}`, backend("one"));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Restart a deployment" }),
  ).toBeDefined();
  const history = await screen.findByRole("link", { name: "History" });
  expect(history.getAttribute("href")).toContain(playbook.id);
  fireEvent.click(await screen.findByRole("button", { name: "Run" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/playbooks/runs"));
  expect(router.state.location.search).toMatchObject({ playbook: playbook.id, run: true });
});
