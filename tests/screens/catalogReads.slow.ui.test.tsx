import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse, type HttpHandler } from "msw";
import { describe, expect, it } from "vitest";
import { backend, faults } from "./answers";
import { prepareScreens } from "./openScreen";

const open = prepareScreens();

/** How a single read goes wrong: refused, failed, without a body, cut off, or with something else. */
const answers = {
  "401": faults["401"],
  "403": faults["403"],
  "404": faults["404"],
  "500": faults["500"],
  nothing: () => new HttpResponse(null, { headers: { "content-type": "application/json" } }),
  "half an answer": faults.malformed,
  nonsense: () => HttpResponse.json({ nonsense: [{}, null, 7] }),
} as const;
const wrong = Object.keys(answers) as (keyof typeof answers)[];

/** The ways that one class of the door stands for: refused, failed, without a body, something else. */
const some = ["403", "500", "nothing", "nonsense"] as const;

const id = "01900000-0001-7000-8000-000000000001";

/** A read of the catalog, the page that shows it, what the page says without it, and what stays usable. */
interface Case {
  read: string;
  page: string;
  says: string;
  stays: readonly (readonly [role: string, name: string | RegExp])[];
}

const bar = ["combobox", "Search for configs"] as const;
const tabs = ["tab", "Scrapers"] as const;

const cases: readonly Case[] = [
  {
    read: "catalog/summary",
    page: "/catalog",
    says: "The summary of the catalog could not be loaded",
    stays: [bar, tabs, ["button", "Config Type: All"]],
  },
  {
    read: "catalog/summary",
    page: "/catalog?view=list",
    says: "The counts by health could not be loaded",
    stays: [bar, tabs, ["grid", "Catalog"]],
  },
  {
    read: "db/configs",
    page: "/catalog?view=list",
    says: "The catalog could not be loaded",
    stays: [bar, tabs, ["button", "Config Type: All"]],
  },
  {
    read: "catalog/changes",
    page: "/catalog/changes",
    says: "The changes could not be loaded",
    stays: [tabs, ["button", "Severity: Any"]],
  },
  {
    read: "db/config_analysis_items",
    page: "/catalog/insights",
    says: "The insights could not be loaded",
    stays: [tabs, ["button", "Analyzer: Any"]],
  },
  {
    read: "db/config_detail",
    page: `/catalog/${id}/spec`,
    says: "Failed to load config",
    stays: [["link", "Catalog"]],
  },
  {
    read: "catalog/changes",
    page: `/catalog/${id}/spec`,
    says: "The last change could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
  {
    read: "view/list",
    page: `/catalog/${id}/spec`,
    says: "The views of this item could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
  {
    read: "db/rpc/get_parents_by_location",
    page: `/catalog/${id}/spec`,
    says: "The places that the labels lead to could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
  {
    read: "catalog/changes",
    page: `/catalog/${id}/changes`,
    says: "The changes could not be loaded",
    stays: [
      ["tab", /^Relationships/],
      ["button", "Severity: Any"],
    ],
  },
  {
    read: "db/config_analysis_items",
    page: `/catalog/${id}/insights`,
    says: "The insights could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
  {
    read: "db/rpc/related_configs_recursive",
    page: `/catalog/${id}/relationships`,
    says: "The relationships could not be loaded",
    stays: [
      ["tab", /^Relationships/],
      ["button", "Config Type: Any"],
    ],
  },
  {
    read: "db/playbook_runs",
    page: `/catalog/${id}/playbooks`,
    says: "could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
  {
    read: "db/check_summary_for_config",
    page: `/catalog/${id}/checks`,
    says: "could not be loaded",
    stays: [["tab", /^Relationships/]],
  },
];

/** A filter whose choices one read gives. */
const filters = [
  ["/catalog", "Labels: Any", "db/config_tags", "The tags could not be loaded"],
  ["/catalog", "Labels: Any", "db/config_labels", "The labels could not be loaded"],
  ["/catalog", "Status: Any", "db/config_statuses", "The statuses could not be loaded"],
  ["/catalog", "Config Type: All", "db/config_types", "The config types could not be loaded"],
  ["/catalog", /^Group By:/, "db/config_tags", "The tags could not be loaded"],
  ["/catalog/changes", "Tags: Any", "db/config_tags", "The tags could not be loaded"],
  [
    "/catalog/changes",
    "Change Type: Any",
    "db/change_types",
    "The change types could not be loaded",
  ],
  [
    "/catalog/insights",
    "Analyzer: Any",
    "db/config_analysis_analyzers",
    "The analyzers could not be loaded",
  ],
  [
    "/catalog/insights",
    "Component: All",
    "db/component_names",
    "The components could not be loaded",
  ],
  [`/catalog/${id}/relationships`, "Labels: Any", "db/config_tags", "The tags could not be loaded"],
] as const;

/** A backend of which one read is away, in one way. */
const without = (read: string, how: keyof typeof answers): HttpHandler[] => [
  http.all(`*/api/${read}`, answers[how]),
  ...backend("many"),
];

const said = (words: string) =>
  screen.findByText((_, element) => {
    const text = element?.textContent ?? "";
    return (
      text.includes(words) &&
      [...(element?.children ?? [])].every((child) => !child.textContent.includes(words))
    );
  });

describe.each(cases)("$page without $read", ({ read, page, says, stays }) => {
  it.each(page === "/catalog" ? wrong : some)("%s", async (how) => {
    open(page, without(read, how));
    expect(await said(says)).toBeDefined();
    for (const [role, name] of stays)
      expect((await screen.findAllByRole(role, { name })).length).toBeGreaterThan(0);
    expect(
      (await screen.findAllByRole("button", { name: /^(Retry|Try again)$/ })).length,
    ).toBeGreaterThan(0);
  });
});

describe.each(filters)("%s, filter %s without %s", (page, name, read, says) => {
  it.each(["500", "nonsense"] as const)("%s", async (how) => {
    open(page, without(read, how));
    const button = await screen.findByRole("button", { name });
    await expect.poll(() => button.title).toContain(says);
    fireEvent.click(button);
    const alert = await screen.findByText((text) => text.startsWith(says));
    expect(alert).toBeDefined();
    expect(screen.queryByText("No options found")).toBeNull();
  });
});

describe.each(filters)("%s, filter %s", (page, _name, read) => {
  it("leaves the list where its choices are no rows", async () => {
    open(page, [
      http.all(`*/api/${read}`, () => HttpResponse.json([null, 7, {}])),
      ...backend("many"),
    ]);
    const tables = () => [...screen.queryAllByRole("grid"), ...screen.queryAllByRole("treegrid")];
    expect(await screen.findByText(/The filters cannot be shown/)).toBeDefined();
    await expect.poll(() => tables().length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(screen.queryByText("Sorry.. there was an error")).toBeNull();
  });
});

it("asks for the choices again", async () => {
  let isAway = true;
  open("/catalog", [
    http.get("*/api/db/config_tags", () =>
      isAway
        ? HttpResponse.json({ message: "the database is away" }, { status: 500 })
        : HttpResponse.json([{ key: "cluster", value: "eu-1" }]),
    ),
    ...backend("many"),
  ]);
  const button = await screen.findByRole("button", { name: "Labels: Any" });
  await expect.poll(() => button.title).toContain("the database is away");
  fireEvent.click(button);
  isAway = false;
  const panel = await screen.findByRole("dialog", { name: "Labels" });
  fireEvent.click(within(panel).getByRole("button", { name: "Retry" }));
  expect(await within(panel).findByText("cluster: eu-1")).toBeDefined();
  expect(within(panel).queryByRole("alert")).toBeNull();
});
