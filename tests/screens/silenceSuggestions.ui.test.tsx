import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { backend } from "./answers";
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
  const dialog = await screen.findByRole("dialog", { name: "Create Notification Silence" });
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
