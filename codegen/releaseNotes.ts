import { breaksBetween } from "./breaking";
import type { Signature } from "./signature";

/** A place as people say it: "the answer's `payload.user`", "the parameter `q` (query)". */
function placeWords(name: string): string {
  const { op = "", rest = "" } = /^(?<op>\S+) ?(?<rest>.*)$/.exec(name)?.groups ?? {};
  const code = (path: string) => `\`${path.replace(/^\.?/, "")}\``;
  const of = (whole: string, path: string) => (path === "" ? whole : `${code(path)} of ${whole}`);
  const document = /^takes (?:#(?<part>\S+) )?\$(?<path>.*)$/.exec(rest)?.groups;
  if (op.endsWith(".json") && document)
    return of(
      document["part"] ? `its ${code(document["part"])}` : "the document",
      document["path"] ?? "",
    );
  const body = /^takes \S+\/\S+ \$(?<path>.*)$/.exec(rest)?.groups;
  if (body) return of("the body", body["path"] ?? "");
  const parameter = /^takes (?<where>\w+) (?<name>\S+)$/.exec(rest)?.groups;
  if (parameter) return `the parameter ${code(parameter["name"] ?? "")} (${parameter["where"]})`;
  const answer = /^answers (?<status>\S+) \S+ \$(?<path>.*)$/.exec(rest)?.groups;
  if (answer)
    return of(
      answer["status"] === "200" ? "the answer" : `the answer ${answer["status"]}`,
      answer["path"] ?? "",
    );
  const status = /^answers (?<status>\S+)$/.exec(rest)?.[1];
  if (status) return `the answer ${status}`;
  return rest === "access" ? "who may call it" : "";
}

const line = (name: string, words: string): string => {
  const place = placeWords(name);
  return `- **${name.split(" ")[0] ?? name}**: ${place === "" ? "" : `${place} `}${words}`;
};

const parentOf = (name: string) => name.replace(/(\.[^.[\]]+|\[\]|<[^<>]+>)$/, "");

const isCall = (name: string, value: string) => !name.includes(" ") && value !== "shared answer";

/**
 * What came between two states of the contract, as Markdown for people: what breaks, calls that come and go, and what
 * else is new or otherwise. A place below a new or lost one is not told again.
 */
export function releaseNotes(before: Signature, now: Signature): string {
  const breaks = breaksBetween(before, now);
  const broken = new Set(breaks.map(({ name }) => name));
  const added = [...now].filter(([name]) => !before.has(name));
  const lost = [...before].filter(([name]) => !now.has(name));
  const owner = (name: string) => name.split(" ")[0] ?? name;
  const newOwners = new Set(added.flatMap(([name]) => (name.includes(" ") ? [] : [name])));
  const lostOwners = new Set(lost.flatMap(([name]) => (name.includes(" ") ? [] : [name])));
  const inside = (entries: readonly [string, string][], owners: ReadonlySet<string>) => {
    const names = new Set(entries.map(([name]) => name));
    return entries.filter(
      ([name]) =>
        name.includes(" ") &&
        !owners.has(owner(name)) &&
        !broken.has(name) &&
        (parentOf(name) === name || !names.has(parentOf(name))),
    );
  };
  const changed = [...now].filter(
    ([name, value]) => before.has(name) && before.get(name) !== value && !broken.has(name),
  );
  const calls = (entries: readonly [string, string][]) =>
    entries.flatMap(([name, value]) =>
      isCall(name, value) ? [`- **${name}**${value === "document" ? "" : `: ${value}`}`] : [],
    );
  const sections: [string, string[]][] = [
    ["Breaking", breaks.map(({ name, reason }) => line(name, reason))],
    ["New calls and documents", calls(added)],
    ["Calls and documents that are gone", calls(lost)],
    ["New", inside(added, newOwners).map(([name]) => line(name, "is new"))],
    ["Otherwise than before", changed.map(([name, value]) => line(name, `is now ${value}`))],
    [
      "Gone, and nobody depends on it",
      inside(lost, lostOwners).map(([name]) => line(name, "is gone")),
    ],
  ];
  const text = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `## ${title} (${lines.length})\n\n${lines.join("\n")}`);
  return text.length > 0 ? text.join("\n\n") : "Nothing that a client or a server would notice.";
}
