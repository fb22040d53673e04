import type { Browser, BrowserContext } from "@playwright/test";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { people, type Role } from "~mocks/sandbox/db/people";
import { seedIncidents } from "~mocks/sandbox/db/seedIds";
import { startConsole } from "../e2e/ownConsole";
import { actAs } from "../e2e/support";
import { figure, flat, growth, sampled, type Sample } from "./held";
import { noFindings, reportFindings, wander } from "./wander";

const roles = ["admin", "responder", "viewer"] as const satisfies readonly Role[];
const dayMs = 24 * 60 * 60_000;

const clock = "tests/bench/fastClock.mjs";

/** The same clock for a page, before anything else runs in it. */
const pageClock = (start: number, rate: number): string =>
  `{${readFileSync(clock, "utf8")
    .replace("process.env.CLOCK_RATE", String(rate))
    .replace("process.env.CLOCK_START", String(start))}}`;

const commentsUrl = "/api/db/comments";

/** Comments that the console took: each has to be there at the end. */
async function writeComment(
  context: BrowserContext,
  role: Role,
  text: string,
  taken: Set<string>,
): Promise<void> {
  const answer = await context.request
    .post(commentsUrl, {
      data: { incident_id: seedIncidents.payments, comment: text, created_by: people[role].id },
    })
    .catch(() => undefined);
  if (answer?.status() === 201) taken.add(text);
}

/** All that the incident has, with its date, asked until the failures on purpose let the answer through. */
async function readComments(context: BrowserContext): Promise<ReadonlyMap<string, string>> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await context.request
      .get(`${commentsUrl}?select=comment,created_at&incident_id=eq.${seedIncidents.payments}`)
      .catch(() => undefined);
    if (answer?.ok() !== true) continue;
    const rows = (await answer.json()) as { comment: string; created_at: string }[];
    return new Map(rows.map((row) => [row.comment, row.created_at]));
  }
  throw new Error("The comments could not be read in fifty attempts");
}

/**
 * A day of dates in a few minutes: the clocks of server, database and pages run faster, some calls fail, three roles
 * walk through all pages, and those who may write do. Blank pages, crashed parts, a comment that was taken and is not
 * there, and a heap that goes on growing fail it.
 */
export async function day(browser: Browser, minutes: number, percent: string): Promise<void> {
  if (minutes <= 0) return;
  const start = Date.now();
  const rate = dayMs / (minutes * 60_000);
  console.log(
    `A day in ${minutes} minutes: dates ${rate.toFixed(0)} times as fast, ${percent} % of the calls fail`,
  );
  const server = await startConsole({
    SANDBOX_CHAOS: percent,
    SANDBOX_LIFE: "true",
    NODE_OPTIONS: `--import ${pathToFileURL(resolve(clock)).href}`,
    CLOCK_RATE: String(rate),
    CLOCK_START: String(start),
  });
  const isOver = () => Date.now() >= start + minutes * 60_000;
  const findings = noFindings();
  const taken = new Set<string>();
  const growths: [Role, Sample[]][] = [];

  const live = async (role: (typeof roles)[number]) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: "en-GB",
    });
    await actAs(context, role, server.url);
    await context.addInitScript({ content: pageClock(start, rate) });
    const page = await context.newPage();
    page.on("pageerror", (error) => findings.uncaught.push(`${role}: ${error.message}`));
    const tools = await context.newCDPSession(page);
    await tools.send("Performance.enable");
    const samples: Sample[] = [];
    growths.push([role, samples]);
    for (let round = 1; !isOver(); round += 1) {
      await wander(page, findings, isOver);
      if (role !== "viewer")
        for (let at = 0; at < 5; at += 1)
          await writeComment(context, role, `${role} ${round}.${at}`, taken);
      // The same page each time: what pages hold differs.
      await page.goto("/health").catch(() => undefined);
      await sampled(tools, `${role} ${round}`, samples);
    }
    return context;
  };

  try {
    const contexts = await Promise.all(roles.map(live));
    const admin = contexts[0];
    if (admin === undefined) throw new Error("Nobody is left to read the comments");
    const there = await readComments(admin);
    const lost = [...taken].filter((text) => !there.has(text));
    const dates = [...taken].map((text) => there.get(text) ?? "").toSorted();
    console.log(
      `  written from ${dates[0] ?? "never"} to ${dates.at(-1) ?? "never"}, by the database`,
    );
    console.log(
      `  ${taken.size} comments taken, ${lost.length} lost${lost.map((text) => `, ${text}`).join("")}`,
    );
    const more = growths.map(([role, samples]) => {
      const settled = samples.slice(1);
      return { role, heap: growth(settled, "heap"), nodes: growth(settled, "nodes") };
    });
    for (const { role, heap, nodes } of more)
      console.log(`  ${role} after the first round: ${figure(heap)} MB and ${nodes} nodes more`);
    const isFlat = more.every(({ heap, nodes }) => heap <= flat.heap && nodes <= flat.nodes);
    if (!isFlat) console.log(`  not flat: ${flat.heap} MB and ${flat.nodes} nodes are allowed`);
    const isWell = reportFindings(findings);
    if (!isWell || !isFlat || lost.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
