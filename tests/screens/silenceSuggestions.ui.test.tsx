import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend, examples } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

const cluster = "0192f0a4-7c1e-7000-8000-0000000000c1";
const pod = "0192f0a4-7c1e-7000-8000-0000000000c2";
const items = [
  { id: cluster, name: "harbour", type: "Kubernetes::Cluster", path: cluster, tags: null },
  {
    id: pod,
    name: "till-1",
    type: "Kubernetes::Pod",
    path: `${cluster}.${pod}`,
    tags: { namespace: "shop" },
  },
].map((item) => ({ ...item, config_class: "Pod", deleted_at: null }));

/** Rows of the items that a request names. */
const configs = http.get(/\/api\/db\/(?:configs|config_detail)$/, ({ request }) => {
  const asked = new URL(request.url).searchParams.get("id") ?? "";
  const rows = items.filter(({ id }) => asked.includes(id));
  return HttpResponse.json(rows, { headers: { "content-range": `*/${rows.length}` } });
});

async function openSilence() {
  open(`/notifications/silences?add=true&config_id=${pod}`, [configs, ...backend("one")]);
  await screen.findByRole("textbox", { name: "Name" });
  const dialog = screen.getByRole("dialog", { name: "Create Notification Silence" });
  return {
    dialog,
    field: (label: string | RegExp) => within(dialog).findByLabelText<HTMLTextAreaElement>(label),
  };
}

it("writes the selectors of what is ticked beside those that were typed, and takes them away", async () => {
  const { dialog, field } = await openSilence();
  fireEvent.click(await within(dialog).findByRole("radio", { name: "All" }));
  const selectors = await field("Selectors");
  fireEvent.change(selectors, { target: { value: "- name: web*\n" } });
  fireEvent.click(await field("Kubernetes::Pod"));
  fireEvent.click(await field("namespace: shop"));
  expect((await field("Selectors")).value).toBe(
    "- name: web*\n- types:\n    - Kubernetes::Pod\n- tagSelector: namespace=shop\n",
  );
  expect(await field("Kubernetes::Pod")).toHaveProperty("checked", true);
  fireEvent.click(await field("Kubernetes::Pod"));
  expect((await field("Selectors")).value).toBe("- name: web*\n- tagSelector: namespace=shop\n");
});

it("silences what is below something above the item, and the item alone again", async () => {
  const { dialog, field } = await openSilence();
  const recursive = () => within(dialog).getByRole("switch", { name: /^Recursive/ });
  fireEvent.click(await field(/^harbour/));
  expect(recursive().getAttribute("aria-checked")).toBe("true");
  fireEvent.click(await field(/^till-1/));
  expect(recursive().getAttribute("aria-checked")).toBe("false");
});

it("says when a silence is over, and offers no range that is over already", async () => {
  const { dialog } = await openSilence();
  expect(within(dialog).getByText(/^Until/).textContent).toMatch(
    /^Until in \d+\w+ \d{4}-\d\d-\d\d /,
  );
  fireEvent.click(within(dialog).getByRole("button", { name: "Time range: 1 hour" }));
  expect(await screen.findByRole("list", { name: "From now" })).toBeDefined();
  expect(screen.queryByRole("list", { name: "Relative" })).toBeNull();
  expect(screen.queryByRole("list", { name: "Quick ranges" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Indefinitely" }));
  expect(await within(dialog).findByText("Never expires")).toBeDefined();
});

it("shows to whom may only read what a silence goes by, and nothing to change it with", async () => {
  const silence = examples["silenceDetail"]?.[0] as { id: string };
  open(`/notifications/silences?id=${silence.id}`, [
    http.get("*/api/auth/whoami", () =>
      HttpResponse.json({
        message: "success",
        payload: {
          user: { id: "01900000-0001-7000-8000-000000000005", name: "Hana", email: "h@x.example" },
          roles: ["viewer"],
          permissions: [],
        },
      }),
    ),
    ...backend("one"),
  ]);
  expect(await screen.findByText(/^(Until|Never expires)/)).toBeDefined();
  const dialog = screen.getByRole("dialog", { name: "Edit Silence" });
  expect(within(dialog).queryByRole("button", { name: /^Time range/ })).toBeNull();
  expect(within(dialog).queryByRole("radiogroup")).toBeNull();
});

it("a silence of a resource has a name to begin with", async () => {
  const { field } = await openSilence();
  expect((await field(/^Name/)).value).toMatch(/^till-1 \d{4}-\d\d-\d\d \d\d:\d\d$/);
});
