import { expect, test } from "@playwright/test";
import { roles, type Role } from "~mocks/sandbox/db/people";
import {
  seedCanaries,
  seedComponents,
  seedConfigs,
  seedIncidents,
  seedRuns,
  seedScrapers,
  seedTeams,
  seedTopologies,
  seedId,
  seedViews,
} from "~mocks/sandbox/db/seedIds";
import { roleTable, type Verb } from "../roleTable";
import { actAs, follow } from "./support";

const item = `/catalog/${seedConfigs.checkoutApi}`;

/**
 * The routes of spec 1 §2, written down from it: the address, the heading of its page, and what it takes to see it.
 * Where it leads elsewhere, that address.
 */
const routes: readonly [path: string, heading: string | RegExp, needs: string, to?: RegExp][] = [
  ["/", "Dashboard", "read database", /^\/topology$/],
  ["/topology", "Dashboard", "read database"],
  [`/topology/${seedComponents.checkout}`, /Checkout/, "read topologies"],
  [`/view/topology/${seedComponents.payments}`, /Payments/, "read topologies"],
  ["/view/health", "Health", "read canaries"],
  ["/health", "Health", "read canaries"],
  ["/incidents", "Incidents", "read incident"],
  [`/incidents/${seedIncidents.payments}`, /./, "read incident"],
  ["/playbooks", "Playbooks", "read database"],
  ["/playbooks/runs", "Playbook runs", "read database"],
  [`/playbooks/runs/${seedRuns.notified}`, /./, "read database"],
  ["/applications", "Applications", "read database"],
  ["/applications/default/shop", /./, "read database"],
  [`/views/${seedViews.pods}`, /Pods/, "read database"],
  ["/view/platform/cluster-overview", /overview/i, "read database"],
  ["/view/pods", /Pods/, "read database"],
  ["/notifications", "Notifications", "read database"],
  ["/notifications/rules", "Notifications", "read database"],
  [`/notifications/resource/${seedConfigs.crashingPod}`, /^Notifications of/, "read database"],
  ["/notifications/silences", "Notifications", "read database"],
  ["/logs", "Logs", "read database"],
  ["/configs", "Catalog", "read database", /^\/catalog$/],
  ["/catalog", "Catalog", "read database"],
  ["/catalog/changes", /Changes/, "read database"],
  ["/catalog/insights", /Insights/, "read database"],
  ["/catalog/scrapers", "Scrapers", "read config_scrapers"],
  [`/catalog/scrapers/${seedScrapers.kubernetes}`, /./, "read config_scrapers"],
  [item, /checkout-api/, "read database", /^\/catalog\/[^/]+\/\w+$/],
  [`${item}/spec`, /checkout-api/, "read database"],
  [`${item}/changes`, /checkout-api/, "read database"],
  [`${item}/insights`, /checkout-api/, "read database"],
  [`${item}/relationships`, /checkout-api/, "read database"],
  [`${item}/playbooks`, /checkout-api/, "read database"],
  [`${item}/checks`, /checkout-api/, "read database"],
  [`${item}/view/${seedViews.pods}`, /checkout-api/, "read database"],
  ["/settings/connections", "Connections", "read connections"],
  ["/settings/permissions", "Permissions", "read permissions"],
  ["/settings/scopes", "Scopes", "read scopes"],
  ["/settings/users", "Users", "read identities"],
  ["/settings/jobs", "Jobs History", "read database"],
  ["/settings/feature-flags", "Feature Flags", "read properties"],
  ["/settings/event-queue-status", "Event Queue", "read database"],
  ["/settings/agents", "Agents", "read agents"],
  ["/settings/tokens", "Tokens", "read database"],
  ["/settings/integrations", "Integrations", "read integrations"],
  [`/settings/integrations/topologies/${seedTopologies.shop}`, /./, "write integrations"],
  ["/settings/views", "Views", "read views"],
  ["/settings/teams", "Teams", "read teams"],
  [`/settings/teams/${seedTeams.checkout}`, /./, "read teams"],
  ["/settings/incident_rules", "Rules", "read incident"],
  [`/settings/incident_rules/${seedId("incidentRule", 1)}`, /./, "read incident"],
  ["/settings/topologies", "Topology", "read topologies"],
  [`/settings/topologies/${seedTopologies.shop}`, /./, "read topologies"],
  ["/settings/canaries", "Health Check", "read canaries"],
  [`/settings/canaries/${seedCanaries.ledger}`, /./, "read canaries"],
  ["/settings/logging_backends", "Log Backends", "read logging_backends"],
];

const areas = ["Dashboard", "Health", "Incidents", "Catalog", "Logs", "Playbooks", "Applications"];

/** The Settings submenu of spec 1 §2, by name; Users stands among the settings routes. */
const settings = [
  "Agents",
  "Connections",
  "Event Queue",
  "Feature Flags",
  "Health Check",
  "Integrations",
  "Jobs History",
  "Log Backends",
  "Permissions",
  "Rules",
  "Scopes",
  "Teams",
  "Tokens",
  "Topology",
  "Users",
  "Views",
];

function may(role: Role, needs: string): boolean {
  const [verb, resource = ""] = needs.split(" ");
  return roleTable[role][verb as Verb](resource);
}

for (const role of roles)
  test(`${role}: every route of the specification is there, for those who may see it`, async ({
    page,
    context,
  }) => {
    test.slow();
    await actAs(context, role);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    for (const [path, heading, needs, to] of routes)
      await test.step(path, async () => {
        if (path.startsWith("/view/")) await page.goto(path);
        else {
          if (new URL(page.url()).pathname.startsWith("/view/")) await page.goto("/settings");
          await follow(page, path);
        }
        await expect(page).toHaveURL(({ pathname }) =>
          to ? to.test(pathname) : pathname === path,
        );
        const title = may(role, needs) ? heading : "Unauthorized";
        const exact = typeof title === "string" ? { name: title, exact: true } : { name: title };
        await expect(
          page
            .getByRole("heading", { ...exact })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        if (!may(role, needs)) return;
        await expect(page.getByRole("heading", { name: /not found|Unauthorized/i })).toHaveCount(0);
      });
  });

for (const role of roles)
  test(`${role}: the sidebar has the entries of the specification`, async ({ page, context }) => {
    await actAs(context, role);
    await page.goto("/logs");
    const nav = page.getByRole("navigation", { name: "Main" });
    await expect(nav.getByRole("link", { name: "Pods" })).toBeVisible();
    const group = nav.getByRole("button", { name: "Settings", exact: true });
    const isViewer = role === "viewer" || role === "guest";
    await expect(group).toHaveCount(isViewer ? 0 : 1);
    if (!isViewer) await group.click();
    const kept = settings.filter(
      (name) =>
        (name !== "Connections" || may(role, "read connections")) &&
        (name !== "Users" || may(role, "read identities")),
    );
    const names = await nav.getByRole("link").allTextContents();
    const views = ["Pods", "Deployments"];
    expect(names.filter((name) => !views.includes(name) && name !== "")).toEqual([
      ...areas,
      ...(isViewer ? [] : kept),
    ]);
    // The views that the server flags stand between the areas and the settings.
    expect(names.indexOf("Pods")).toBeGreaterThan(names.indexOf("Applications"));
  });

test("adding a silence needs write, and says so", async ({ page, context }) => {
  await actAs(context, "responder");
  await page.goto("/notifications/silences/add");
  await expect(page.getByRole("dialog")).toContainText("You need write on notifications.");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Save" })).toHaveCount(0);
});

test("addresses of the hosted provider lead to the people", async ({ page }) => {
  for (const path of ["/settings/organization", "/settings/organization/members"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/settings\/users$/);
  }
});
