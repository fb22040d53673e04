import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { IncidentDetail } from "~generated/db/reads";
import { MarkdownBody } from "~/ui/text/MarkdownBody";
import { examples } from "../../../tests/screens/answers";
import { contained, inline } from "./markdownText";
import { reportOf } from "./report";

const [example] = examples["incidentDetail"] as unknown as [IncidentDetail];

/** As a reader of the file sees it. */
const drawn = (text: string) => renderToStaticMarkup(<MarkdownBody text={text} topHeading={2} />);
const words = (html: string) => html.replaceAll(/<[^>]*>/g, "");
const headings = (html: string) =>
  [...html.matchAll(/<h\d>(.*?)<\/h\d>/g)].map(([, text = ""]) => words(text));

it.each([
  "# Down",
  "*a* _b_ `c` **d** ~~e~~ | f",
  String.raw`C:\temp \*not\*`,
  "a &lt;b&gt; &amp; <i>c</i>",
  "[a](http://b) ![c](d)",
])("%s reads in the report as it was typed", (text) => {
  const entities = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  expect(words(drawn(`- **x** ${inline(text)}`)).trim()).toBe(`x ${entities}`);
});

it("an address stays a link, whatever stands in it", () => {
  const html = drawn(inline("See https://a.example/b_c_d?x=1&y=*z* now"));
  expect(html).toContain('href="https://a.example/b_c_d?x=1&amp;y=*z*"');
  expect(html).toContain("now");
});

it("what a text leaves open ends with it, and its headings stand below the report's", () => {
  const lines = contained("# Mine\n\nAlso\n===\n\n<script>\n\n```yaml\n# no heading\na: <b>");
  const html = drawn(["## Before", "", ...lines, "", "## After"].join("\n"));
  expect(headings(html)).toEqual(["Before", "Mine", "After"]);
  expect(html).toContain("<h4>Mine</h4>");
  expect(html).toMatch(/<pre.*# no heading\na: &lt;b&gt;/s);
  expect(html).toContain("&lt;script&gt;");
});

it("a comment of several lines, lines of a log and a long script stand in the report as they are", () => {
  const [root] = example.hypotheses;
  const [comment] = example.comments;
  const [evidence] = root?.evidences ?? [];
  if (!root || !comment || !evidence) throw new Error("the example has no evidence");
  const incident: IncidentDetail = {
    ...example,
    acknowledged: "2026-01-01T12:05:00Z",
    comments: [
      { ...comment, hypothesis_id: root.id, comment: "Look:\n\n```\nNAME  READY\npod   0/1\n```" },
      { ...comment, id: "other", hypothesis_id: null, comment: "It is the **network**" },
    ],
    hypotheses: [
      {
        ...root,
        evidences: [
          {
            ...evidence,
            type: "log",
            description: "",
            evidence: { lines: ["ready", "``` out of memory"] },
            definition_of_done: true,
            script: "check.status == 'healthy'\n  && true",
            script_result: "false",
          },
        ],
      },
    ],
  };
  const text = reportOf(incident, [], []);
  const html = drawn(text);
  expect(headings(html).slice(1)).toEqual([
    "Summary",
    "Causes and solutions",
    "Definition of done",
    "Timeline",
    "Lessons",
  ]);
  expect(html).toMatch(/<pre[^>]*>.*NAME {2}READY\npod {3}0\/1/s);
  expect(html).toMatch(/<pre[^>]*>.*ready\n``` out of memory/s);
  expect(html).toContain("<strong>network</strong>");
  expect(html).toContain("<code>check.status == &#x27;healthy&#x27; &amp;&amp; true</code>");
  expect(text).toContain("(last: false)");
  expect(text).toContain("| Acknowledged | 2026-01-01 12:05 UTC |");
});
