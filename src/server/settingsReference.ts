import { settings } from "./settings";
import type { Setting } from "./settings";

const groups: Readonly<Record<Setting["group"], string>> = {
  console: "The console",
  edge: "Between the console and the network",
  operation: "Operation",
  sandbox: "The sandbox, which answers where no backend is named",
};

const row = ([name, { usual, allowed, means }]: [string, Setting]): string =>
  `| \`${name}\` | ${usual} | ${allowed} | ${means} |`;

/** The page of all environment variables, as Markdown: one table a group, in the order of the settings. */
export function settingsReference(): string {
  const entries: [string, Setting][] = Object.entries(settings);
  const tables = Object.entries(groups).map(([group, title]) =>
    [
      `## ${title}`,
      "",
      "| Variable | Without it | Allowed | Meaning |",
      "| --- | --- | --- | --- |",
      ...entries.filter(([, setting]) => setting.group === group).map(row),
    ].join("\n"),
  );
  return `# Environment

Written by \`npm run docs:pages\` from \`src/server/settings.ts\`. Variables are read at start; an empty one counts as not
set, and a bad value stops the start with a sentence that lists the allowed ones. Nothing needs a new build.

${tables.join("\n\n")}
`;
}
