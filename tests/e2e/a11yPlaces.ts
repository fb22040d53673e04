import type { Page } from "@playwright/test";
import type { Role } from "~mocks/sandbox/db/people";
import {
  seedChecks,
  seedComponents,
  seedConfigs,
  seedConnections,
  seedId,
  seedIncidents,
  seedNotifications,
  seedSends,
  seedPlaybooks,
  seedRuns,
  seedTeams,
  seedViews,
} from "~mocks/sandbox/db/seedIds";
import { roleScreens } from "./roleScreens";

/** One thing that the console can show: an address, and what a reader does there where that alone does not show it. */
export interface Place {
  path: string;
  /** Text by which it is known to be there, where its heading does not say it. */
  shows?: string | RegExp;
  /** Who looks at it, where not an administrator. */
  as?: Role | "signed-out";
  faults?: Readonly<Record<string, string>>;
  open?: (page: Page) => Promise<void>;
  /** A form with a foot that stays in view: shown whole, so that nothing lies half beneath the foot. */
  isLong?: boolean;
}

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).last().click();

/** A list may have a button of the same name behind its dialog, and is there before it. */
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

const pressInDialog = (name: string) => (page: Page) => inDialog(page, name).click();

const chord = (keys: string, name: string) => async (page: Page) => {
  await page.keyboard.press(keys);
  await page.getByRole("dialog", { name }).waitFor();
};

const item = `/catalog/${seedConfigs.checkoutApi}`;
const ledger = `/settings/connections?id=${seedConnections.ledgerDatabase}`;
const team = `/settings/teams/${seedTeams.checkout}`;

const incident = `/incidents/${seedIncidents.payments}`;

/** Every list: an area comes in by its entry in `roleScreens`. */
const lists: readonly Place[] = roleScreens.map(({ path }) => ({ path }));

/** The first record of each, and the page or dialog that adds one. */
const records: readonly Place[] = roleScreens.flatMap(({ record, addPath, addDialog }) =>
  [record?.path, addPath, addDialog?.path].flatMap((path) =>
    path === undefined ? [] : [{ path }],
  ),
);

const ownLogs = `/logs?topologyId=${seedComponents.quarterdeck}`;
const topology: readonly Place[] = [
  { path: "/topology", shows: "Quarterdeck" },
  { path: "/topology?view=list&groupBy=health&type=Service:1", shows: "Ledger" },
  { path: "/topology?view=map", shows: "All components" },
  { path: "/topology?query=nothing", shows: "There are no components matching this criteria" },
  { path: "/topology", faults: { getTopology: "500" } },
  { path: `/topology/${seedComponents.checkout}`, shows: "Storefront" },
  { path: `/topology/${seedComponents.checkout}`, as: "viewer", shows: "Storefront" },
  {
    path: `/topology/${seedComponents.checkout}?dialog=snapshot&component=${seedComponents.checkout}`,
  },
  {
    path: `/topology/${seedComponents.checkout}?dialog=catalog&component=${seedComponents.checkout}`,
  },
  { path: `/topology/${seedId("component", 999)}` },
  { path: `/view/topology/${seedComponents.payments}`, shows: "Payments" },
  { path: incident, shows: "Refunds time out" },
  { path: `${incident}?tab=plan&comments=true`, shows: "Raise the memory limit" },
  { path: `${incident}?tab=timeline`, shows: "Healthy → Failing" },
  { path: `${incident}?dialog=define`, shows: "Select item to be used" },
  { path: `${incident}?dialog=done&about=resolved`, shows: "Add contributing factors" },
  { path: `${incident}?dialog=responder`, open: pressInDialog("Add"), shows: "valid value" },
  { path: `${incident}?tab=plan`, as: "viewer", shows: "The gateway runs" },
  { path: "/incidents?add=true", open: pressInDialog("Create"), shows: "This field is required" },
  {
    path: "/incidents?query=nothing-is-called-so",
    shows: "There are no incidents matching this criteria",
  },
  {
    path: `/health?checkId=${seedChecks.webhookDelivery}`,
    open: press("Attach as Evidence"),
    shows: "Link to Incident",
  },
  { path: "/logs", shows: "Please select a component to view the logs" },
  { path: `${ownLogs}&logsSelector=check runs&start=1h&wrap=true`, shows: "passed in" },
  { path: `${ownLogs}&logsSelector=files`, shows: "There are no logs matching" },
  { path: ownLogs, faults: { searchLogs: "500" } },
];

const notifications: readonly Place[] = [
  { path: "/notifications?status=any", shows: "ledger-db" },
  { path: "/notifications?query=nothing", shows: "Clear" },
  { path: "/notifications", faults: { summarizeNotifications: "500" } },
  { path: "/notifications/rules", shows: "Active" },
  {
    path: `/notifications/rules?id=${seedNotifications.failingChecks}`,
    shows: "Recipient",
    isLong: true,
  },
  {
    path: `/notifications/rules?id=${seedNotifications.unhealthyItems}`,
    shows: "would have been sent",
    open: press("Dry run"),
    isLong: true,
  },
  {
    path: "/notifications/rules?add=true",
    shows: "This field is required",
    open: press("Save"),
    isLong: true,
  },
  { path: "/settings/event-queue-status?id=nothing", shows: "Nothing waits any more" },
  { path: "/notifications/silences", shows: "everything of staging" },
  { path: "/notifications/silences?add=true", shows: "Preview" },
  { path: `/notifications/silences?id=${seedId("silence", 4)}`, shows: "Selectors" },
  { path: "/notifications/messages", shows: "Messages of this session" },
  { path: `/notifications/resource/${seedConfigs.crashingPod}?status=any`, shows: "Repeated" },
  {
    path: `/notifications/resource/${seedConfigs.crashingPod}?status=any&id=${seedSends.sent}`,
    shows: "Body as it was sent",
  },
];

const catalog: readonly Place[] = [
  { path: "/catalog", shows: "Deployment" },
  { path: "/catalog?configType=Kubernetes::Deployment", shows: "checkout-api" },
  { path: "/catalog?view=list&groupBy=cluster__tag", shows: "eu-1" },
  { path: "/catalog?dialog=views", shows: "Unhealthy in eu-1" },
  { path: "/catalog?dialog=save", shows: "Save view" },
  { path: "/catalog", faults: { summarizeCatalog: "500" } },
  { path: "/catalog/changes", shows: "BackOff" },
  { path: "/catalog/changes", faults: { searchCatalogChanges: "500" } },
  { path: `/catalog/changes?changeId=${seedId("change", 1)}`, shows: "13 equal lines" },
  { path: "/catalog/insights?severity=critical:1", shows: "exposed-ports" },
  { path: `${item}/spec`, shows: "apiVersion" },
  { path: `${item}/spec?compare=last`, shows: "in 1 place" },
  { path: `${item}/changes?upstream=true`, shows: "Pulled" },
  { path: `${item}/relationships?incoming=true&relation=soft`, shows: "payment-gateway" },
  { path: `${item}/relationships?view=graph`, shows: "This item" },
  { path: `${item}/playbooks`, shows: "Completed" },
  { path: `${item}/checks`, shows: "Healthy" },
  { path: `/catalog/${seedId("config", 0xfffff)}/spec`, shows: "Item not found" },
];

const playbooks: readonly Place[] = [
  { path: "/playbooks", shows: "Restart and verify" },
  { path: "/playbooks?layout=list", shows: "Restart and verify" },
  { path: "/playbooks?query=nothing-is-called-so", shows: "No playbook matches" },
  { path: "/playbooks", as: "viewer", shows: "Restart and verify" },
  { path: `/playbooks?run=${seedPlaybooks.order}`, shows: "Please select a resource" },
  {
    path: `/playbooks?run=${seedPlaybooks.order}&config_id=${seedConfigs.checkoutNamespace}`,
    shows: "Settings",
    // Run waits for what is missing, and says so where it is reached.
    open: (page) => inDialog(page, "Run").focus(),
  },
  { path: `/playbooks/${seedPlaybooks.verify}?tab=steps`, shows: "Waits for approval" },
  { path: "/playbooks/runs?charts=true", shows: "Outcomes" },
  { path: "/playbooks/runs", shows: "Find the cause", open: press("Resource All") },
  {
    path: `/topology?dialog=playbooks&component=${seedComponents.ledger}`,
    shows: "Ledger report",
  },
  { path: "/playbooks/runs?status=pending_approval:1", shows: "Pending Approval" },
  { path: "/playbooks/approvals", shows: "Drain a node" },
  { path: `/playbooks/runs/${seedRuns.approved}`, shows: "Child runs" },
  { path: `/playbooks/runs/${seedRuns.failed}`, shows: "connection refused" },
  { path: `/playbooks/runs/${seedRuns.notified}?tab=markdown`, shows: "memory limit" },
  { path: `/playbooks/runs/${seedRuns.pendingApproval}`, shows: "Waits" },
  { path: `/playbooks/runs/${seedRuns.completed}?dialog=spec`, shows: "As it was run" },
  { path: `/playbooks/runs/${seedRuns.completed}?dialog=parameters`, shows: "Run parameters" },
  { path: `/playbooks/runs/${seedId("run", 0xfffff)}`, shows: "There is no such run" },
  { path: "/playbooks/runs", faults: { listPlaybookRuns: "500" } },
];

const health: readonly Place[] = [
  { path: "/health?hidePassing=false&layout=card", shows: "ledger replica" },
  { path: "/health?labels=%7Bbroken&pivotBy=labels&pivotLabel=team", shows: "are not a JSON" },
  { path: "/view/health?tab=payments", shows: "ledger replica" },
  ...["Graph", "Spec", "Relationships"].map((tab): Place => ({
    path: `/health?checkId=${seedChecks.ledgerReplica}`,
    shows: "ledger replica",
    open: (page) => page.getByRole("tab", { name: tab }).click(),
  })),
  {
    path: `/health?checkId=${seedChecks.ledgerReplica}`,
    shows: "ledger replica",
    // The size is kept for the next visit, so it may be a sheet already; a phone has no such button.
    open: async (page) => {
      const details = page.getByRole("dialog", { name: /ledger replica/ });
      await details.waitFor();
      const collapse = details.getByRole("button", { name: "Collapse" });
      if ((await collapse.count()) > 0) await collapse.click();
    },
  },
  { path: `/health?checkId=${seedId("check", 0xfffff)}`, shows: "No details found" },
];

const states: readonly Place[] = [
  { path: "/nowhere", shows: "Not found" },
  { path: "/settings/canaries/add", as: "viewer", shows: "Unauthorized" },
  { path: ledger, as: "editor" },
  { path: "/health", as: "signed-out", shows: "Your session has ended" },
  { path: "/health", faults: { getHealthSummary: "500" }, open: press("Retry") },
  { path: "/settings/scopes", faults: { listScopes: "500" }, shows: "Error loading scopes" },
  { path: "/settings/scopes?query=nothing-is-called-so", shows: "No data available" },
  { path: "/health?query=nothing-is-called-so", shows: "No data available" },
  { path: "/health", faults: { whoami: "500" } },
];

const forms: readonly Place[] = [
  { path: "/settings/connections?add=type", shows: "Select Connection Type" },
  { path: "/settings/connections?add=postgres", open: press("Save"), shows: "need attention" },
  { path: `${ledger}&tab=permissions` },
  { path: `${ledger}&tab=used` },
  { path: "/settings/scopes?add=true", open: pressInDialog("Create") },
  { path: "/settings/tokens", open: press("Add token"), shows: "Create Token" },
  { path: "/settings/users", open: press("Invite User"), shows: "Invite User" },
  { path: `${team}?tab=members` },
  { path: `${team}?tab=jobs` },
  { path: "/settings/canaries/add?type=http", isLong: true },
  { path: "/settings/canaries/add?type=dns", isLong: true },
  { path: "/settings/canaries/add?type=http", open: press("Save"), isLong: true },
  { path: "/catalog/scrapers/add?type=kubernetes", isLong: true },
  { path: "/settings/integrations?add=true", shows: "Add Integration" },
];

const overlays: readonly Place[] = [
  {
    path: "/health?hidePassing=false",
    open: async (page) => {
      await page.getByRole("button", { name: /^team:/ }).click();
      const filter = page.getByRole("dialog", { name: "team" });
      await filter.getByRole("gridcell", { name: "checkout", exact: true }).click();
      await filter.getByRole("gridcell", { name: "Include data" }).click();
    },
  },
  {
    path: "/health",
    open: async (page) => {
      await page.getByRole("button", { name: /^Group By:/ }).click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    path: "/health?hidePassing=false",
    open: async (page) => {
      await page.getByRole("row").nth(1).focus();
      await page.keyboard.press("ArrowDown");
    },
  },
  {
    path: "/notifications",
    faults: { actAs: "500" },
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("act as mateo");
      await page.getByRole("option", { name: /mateo/i }).waitFor();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Dismiss" }).focus();
    },
  },
  {
    path: "/settings/scopes",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("nothing is called so");
    },
  },
  {
    path: "/settings/scopes",
    open: async (page) => {
      await page.getByRole("button", { name: "Collapse sidebar" }).click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link").first().hover();
      await page.getByRole("tooltip").waitFor();
    },
  },
  { path: "/settings/scopes", open: chord("Control+k", "Command palette") },
  { path: "/settings/scopes", open: chord("Control+,", "Preferences") },
  { path: "/settings/scopes", open: chord("Control+/", "Keyboard shortcuts") },
  { path: "/health", open: (page) => page.getByRole("button", { name: "Help" }).click() },
  { path: "/health", open: (page) => page.getByRole("button", { name: /^Account of/ }).click() },
];

const views: readonly Place[] = [
  { path: "/view/platform/cluster-overview", shows: "Facts" },
  { path: `/views/${seedViews.broken}`, shows: "Databases" },
  {
    path: `/catalog/${seedConfigs.paymentsNamespace}/view/${seedViews.pods}`,
    shows: "By namespace",
  },
  { path: `/settings/views/${seedViews.deployments}`, shows: "Cost by namespace" },
  { path: "/applications/default/shop", shows: "Recent Backups" },
  { path: "/applications/default/shop?print=true", shows: "Recent Backups" },
];

/** What the crawl walks, in parts that may run side by side. */
export const a11yPlaces = {
  lists,
  records,
  topology,
  notifications,
  catalog,
  playbooks,
  health,
  states,
  forms,
  overlays,
  views,
} as const;
