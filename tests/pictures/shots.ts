import type { Page } from "@playwright/test";
import {
  seedChecks,
  seedComponents,
  seedConfigs,
  seedIncidents,
  seedRuns,
  seedViews,
} from "~mocks/sandbox/db/seedIds";

/** A picture of the documentation: its file's name, the page, and what must be there before it is taken. */
export interface Shot {
  name: string;
  /** What it shows, for readers who do not see it. */
  alt: string;
  path: string;
  shows: string;
  open?: (page: Page) => Promise<void>;
}

export const shots: readonly Shot[] = [
  {
    name: "health",
    alt: "All health checks with their uptime and latency, grouped",
    path: "/health?hidePassing=false",
    shows: "Uptime",
  },
  {
    name: "check",
    alt: "A failing check with its uptime, latency and history",
    path: `/health?hidePassing=false&checkId=${seedChecks.webhookDelivery}`,
    shows: "503 Service Unavailable",
  },
  {
    name: "topology",
    alt: "Cards of services with the state of their parts",
    path: "/topology",
    shows: "Payments",
  },
  {
    name: "catalog",
    alt: "A deployment in the catalog with its changes and relations",
    path: `/catalog/${seedConfigs.checkoutApi}`,
    shows: "checkout-api",
  },
  {
    name: "incident",
    alt: "An incident with its hypotheses and evidence",
    path: `/incidents/${seedIncidents.payments}`,
    shows: "Refunds time out",
  },
  {
    name: "playbook-run",
    alt: "A playbook's run: its steps, their times, and the message of one",
    path: `/playbooks/runs/${seedRuns.completed}`,
    shows: "memory leak",
  },
  {
    name: "logs",
    alt: "Log lines of a component",
    path: `/logs?topologyId=${seedComponents.quarterdeck}&logsSelector=check runs&start=1h`,
    shows: "passed in",
  },
  {
    name: "view",
    alt: "A view with its panels and its table",
    path: `/views/${seedViews.pods}`,
    shows: "CrashLoopBackOff",
  },
  {
    name: "palette",
    alt: "The palette over pages, actions and all resources",
    path: "/health",
    shows: "Health",
    async open(page) {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.type("checkout");
      await page
        .getByRole("option", { name: /checkout/ })
        .first()
        .waitFor();
    },
  },
];
