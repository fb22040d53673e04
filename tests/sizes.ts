import { builtSizes } from "./builtSizes";

/**
 * What `npm test` allows the built console to weigh, in kilobytes packed. Sizes are the same on every machine, so they
 * are the only measurements that a test may fail for; what is aimed at is less
 * (docs/decisions/what-the-first-screen-weighs.md).
 */
const most = { scripts: 12, scriptKb: 280, styles: 3, styleKb: 20, listKb: 30 };

/** The lists, which add their own parts to those of the health page. */
const lists = [
  "/catalog",
  "/catalog/changes",
  "/catalog/insights",
  "/catalog/scrapers",
  "/topology",
  "/incidents",
  "/logs",
  "/notifications",
  "/notifications/rules",
  "/notifications/silences",
  "/playbooks",
  "/playbooks/runs",
  "/applications",
  "/views/$id",
  "/settings/$table",
  "/settings/agents",
  "/settings/connections",
  "/settings/feature-flags",
  "/settings/integrations",
  "/settings/jobs",
  "/settings/permissions",
  "/settings/scopes",
  "/settings/tokens",
  "/settings/users",
  "/settings/views",
];

const sizes = builtSizes("dist");
let over = 0;

function check(what: string, value: number, bar: number): void {
  if (value > bar) over += 1;
  console.log(
    `  ${what.padEnd(48)} ${value.toFixed(0).padStart(5)}  ${value > bar ? "OVER" : "within"} ${bar}`,
  );
}

const sizeOf = (path: string) => {
  const size = sizes.find((one) => one.path === path);
  if (size === undefined) throw new Error(`The build has no route ${path}`);
  return size;
};

const health = sizeOf("/health");
console.log("Sizes of the built console");
check("/health: scripts", health.scripts, most.scripts);
check("/health: kB of scripts", health.scriptKb, most.scriptKb);
check("/health: style sheets", health.styles, most.styles);
check("/health: kB of style sheets", health.styleKb, most.styleKb);
for (const path of lists)
  check(`${path}: kB of scripts more`, sizeOf(path).scriptKb - health.scriptKb, most.listKb);
if (over > 0) {
  console.error(
    `${over} over what they may be: \`npm run bench -- sizes\` shows what they are made of.`,
  );
  process.exitCode = 1;
}
