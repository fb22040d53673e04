import type { Rolldown } from "vite";

type Group = Exclude<Rolldown.CodeSplittingOptions["groups"], undefined>[number];

/** A path inside one of these folders of `src`. */
const inside = (...folders: string[]) => `/src/(?:${folders.join("|")})/`;

/** Blocks that lists are made of. They must not reach a form or a document. */
const listBlocks = inside(
  "ui",
  "api",
  "lib/(?:health|json|labels|search|text|time)",
  "components/(?:access|catalogTabs|columns|config|crash|errors|gate|help|icons|insight|links|list|page|people|record|recordNames|resource|tags|timeRange)",
);
/** What is among the blocks of a list for the sake of its dialogs, tables of other pages and single columns. */
const formBlocks =
  "/src/(?:lib/json/|ui/text/|ui/field/(?:Field|TextField|SelectField|IssueLines|focusFirstIssue)|ui/overlay/ConfirmDialog|ui/layout/FilterBar|ui/button/CopyButton|components/(?:access|people|recordNames|links/AgentLink|list/ListPage))";
/** What checks and words whole documents: no list reads it before a dialog is open. */
const documentChecks = "/src/lib/json/(?:documents|documentRules|schemaIssues|issueWords)";
/** How a list changes a record by itself; the forms that do it too come later. */
const listWrites = "/src/components/(?:conflict/(?:saveRecord|useRecordWrites)|plan/PlanButton)";
const listPackages =
  "/node_modules/(?:@tanstack/(?!form-core|react-form|devtools|pacer)|@radix-ui|radix-ui|react-remove-scroll|aria-hidden|lucide-react)";

/** What the health page shares with a few others, so that it needs no file of theirs. */
const healthOwn = `${inside("features/health")}.*\\.css|/src/ui/field/TriStateSwitch.*\\.css|/src/(?:ui/field/Segmented|ui/chart/(?:HistoryBars|[sS]park)|ui/button/CountButton|ui/time/RefreshRate|lib/time/duration|components/errors/readFault)|/node_modules/@tanstack/(?:react-query|query-core)/`;

/**
 * The console in few, full files, by what is needed together: a cold browser waits for each file, and a hundred small
 * ones compress badly (132 scripts before the first row once). What no group takes stays with its page. A module counts
 * as shared once this many pages or lazy parts reach it.
 */
export const chunkGroups: Group[] = [
  { name: "framework", tags: ["$initial"], test: /\/node_modules\//, priority: 6 },
  { name: "console", tags: ["$initial"], priority: 5 },
  {
    // What nearly every list is made of; what only some of them show would hold the others up.
    name: "list",
    minShareCount: 26,
    test: new RegExp(`^(?!.*${formBlocks}).*(?:${listBlocks}|${listPackages})`),
    priority: 4,
  },
  {
    // What two or three pages share and would each be a file of some hundred bytes.
    name: "parts",
    minShareCount: 2,
    test: new RegExp(
      `${inside("components/(?:address|list(?!/ListPage)|palette)")}|${healthOwn}|/generated/db/reads/|/node_modules/lucide-react/`,
    ),
    priority: 4,
  },
  { name: "charts", minShareCount: 2, test: new RegExp(inside("ui/chart")), priority: 3 },
  {
    name: "blocks",
    minShareCount: 4,
    test: new RegExp(
      `^(?!.*(?:${documentChecks}|/ui/theme/parts/)).*(?:${listBlocks}|${listWrites}|${listPackages})`,
    ),
    priority: 3,
  },
  {
    name: "types",
    minShareCount: 2,
    test: new RegExp(`${inside("components/types", "lib/wire")}|/generated/schemas/index`),
    priority: 3,
  },
  {
    name: "jobs",
    minShareCount: 3,
    // Of jobs, what lists of other records tell.
    test: /\/src\/(?:lib\/jobs\/|components\/jobs\/(?:lastJob|jobHistoryColumns))/,
    priority: 3,
  },
  {
    name: "jobHistory",
    minShareCount: 2,
    test: new RegExp(inside("components/jobs")),
    priority: 2,
  },
  {
    name: "form",
    minShareCount: 4,
    test: new RegExp(
      `/node_modules/@tanstack/(?:react-form|form-core|devtools|pacer)|${inside("components/(?:conflict|drafts|form)")}`,
    ),
    priority: 3,
  },
  {
    name: "documents",
    minShareCount: 2,
    test: new RegExp(`/node_modules/(?:yaml|diff)/|${documentChecks}`),
    priority: 2,
  },
  {
    name: "records",
    minShareCount: 4,
    test: new RegExp(
      inside(
        "components/(?:monaco|recordEditor|schemaForm|settingsTables|spec|typedSpec)",
        "lib/yaml",
      ),
    ),
    priority: 1,
  },
];

/** Files of which most functions are called before the first row. */
const calledOnLoad = new Set(["framework", "index", "list"]);

/**
 * The first line of a script: asks the browser to compile all of its functions where it parses the script, beside the
 * page's own thread, and not one by one when they are first called (Chromium; others read a comment). On a slow
 * processor the first row comes 15 % sooner.
 */
export const compiledAhead = ({ name }: { name: string }): string =>
  calledOnLoad.has(name) ? "//# allFunctionsCalledOnLoad" : "";
