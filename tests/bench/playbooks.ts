import type { Browser } from "@playwright/test";
import { people } from "~mocks/sandbox/db/people";
import { seedPlaybooks } from "~mocks/sandbox/db/seedIds";
import { line, title } from "./line";
import { openedLines } from "./opened";
import {
  atRest,
  heapMegabytes,
  held,
  openPage,
  percentile,
  timeInteraction,
  scrolled,
} from "./page";
import { prepareLarge } from "./server";

const ACTIONS = 200;
const OUTPUT = 20_000_000;
const [long, loud] = [
  "0192f0a4-7c1e-7000-8000-00000000be01",
  "0192f0a4-7c1e-7000-8000-00000000be02",
];

const names = Array.from({ length: ACTIONS }, (_, at) => `step ${at + 1}`);
const specOf = (actions: readonly string[]) =>
  JSON.stringify({
    title: "Measured",
    actions: actions.map((name) => ({ name, exec: { script: "echo done" } })),
  });

/** A line of eighty characters, its number first, every tenth in colour. */
const outputLine = `lpad(n::text, 8, '0') || case when n % 10 = 0 then E' \\x1b[32m' else ' ' end
  || repeat('x', 60) || case when n % 10 = 0 then E'\\x1b[0m' else '' end`;

/** A database with a run of 200 actions, and one whose action has written 20 MB. */
export const preparePlaybooks = (): Promise<string> =>
  prepareLarge(
    "playbooks",
    `with run as (
       insert into playbook_runs (id, playbook_id, spec, status, created_by, created_at, start_time, end_time, timeout)
       select id::uuid, $1::uuid, spec::jsonb, 'completed', $2::uuid, now() - interval '20 min',
         now() - interval '20 min', now() - interval '2 min', 1800000000000
       from (values ($3, $4), ($5, $6)) as wanted (id, spec)
       returning id
     )
     insert into playbook_run_actions
       (playbook_run_id, name, status, scheduled_time, start_time, end_time, retry_count, result)
     select $3::uuid, 'step ' || n, 'completed', now() - interval '20 min' + n * interval '5 s',
       now() - interval '20 min' + n * interval '5 s', now() - interval '20 min' + (n + 1) * interval '5 s', 0,
       jsonb_build_object('stdout', 'output of step ' || n, 'exitCode', 0)
     from generate_series(1, ${ACTIONS}) as n, run where run.id = $3::uuid
     union all
     select $5::uuid, 'loud', 'completed', now() - interval '20 min', now() - interval '20 min',
       now() - interval '2 min', 0,
       jsonb_build_object('stdout', left(string_agg(${outputLine}, E'\\n' order by n), ${OUTPUT}), 'exitCode', 0)
     from generate_series(1, ${Math.ceil(OUTPUT / 70) + 1}) as n, run where run.id = $5::uuid`,
    [seedPlaybooks.probe, people.admin.id, long, specOf(names), loud, specOf(["loud"])],
  );

const actions = "[aria-label='Steps of the run'] button";
const lines = "[aria-label^='Result of loud'] [data-index]";

/** Both used with the CPU four times slower. */
async function usedSlowly(browser: Browser, url: string) {
  const { page } = await openPage(browser, 4);
  await page.goto(`${url}/playbooks/runs/${long}`);
  await page.locator(actions).first().waitFor();
  await atRest(page);
  const picks: number[] = [];
  for (let step = 0; step < 6; step += 1)
    picks.push(await timeInteraction(page, () => page.locator(actions).nth(step).click(held)));
  await page.getByRole("region", { name: "Steps of the run" }).hover();
  const steps = await scrolled(page, 1_200);
  await page.context().close();

  const output = await openPage(browser, 4);
  await output.page.goto(`${url}/playbooks/runs/${loud}`);
  await output.page.locator(lines).first().waitFor({ timeout: 120_000 });
  const search = output.page.getByRole("searchbox").or(output.page.getByRole("textbox")).last();
  await search.focus();
  const keystrokes: number[] = [];
  for (const key of ["0", "0", "1", "2"])
    keystrokes.push(await timeInteraction(output.page, () => output.page.keyboard.press(key)));
  await output.page.locator(lines).first().hover();
  const text = await scrolled(output.page, -1_200);
  const heap = await heapMegabytes(output.tools);
  await output.page.context().close();
  return { picks, steps: steps.longest, keystrokes, lines: text.longest, heap };
}

/** What a long run and a loud one cost. */
export async function playbooks(browser: Browser, url: string): Promise<void> {
  title("Playbook runs: 200 actions, and 20 MB of output, no throttling");
  await openedLines(browser, "200 actions, first one", `${url}/playbooks/runs/${long}`, actions, {
    there: 900,
    nodes: 2_000,
    blocking: 200,
  });
  await openedLines(browser, "20 MB, first lines", `${url}/playbooks/runs/${loud}`, lines, {
    there: 2_000,
    nodes: 2_000,
  });
  const used = await usedSlowly(browser, url);
  title("The same, CPU 4 times slower");
  line("picking an action, p75", percentile(used.picks, 0.75), "ms", 100);
  line("longest frame while scrolling the actions", used.steps, "ms", 50);
  line("keystroke in the search of 20 MB, p75", percentile(used.keystrokes, 0.75), "ms", 100);
  line("longest frame while scrolling 20 MB", used.lines, "ms", 50);
  line("heap with 20 MB", used.heap, "MB", 120);
}
