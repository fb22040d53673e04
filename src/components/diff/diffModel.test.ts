import { describe, expect, it } from "vitest";
import { diffOfPatch, diffOfTexts, sideBySide, type DiffRow } from "./diffModel";

const shown = (rows: readonly DiffRow[]) =>
  rows.map((row) =>
    row.kind === "fold"
      ? `… ${row.count}`
      : `${row.before ?? "-"} ${row.after ?? "-"} ${{ same: " ", added: "+", removed: "-" }[row.kind]}${row.text}`,
  );

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

describe("diffOfTexts", () => {
  it("folds equal lines, numbers both sides and marks the words that changed", () => {
    const before = [...numbers(1, 20), "image: api:1.2", ...numbers(22, 30)].join("\n");
    const after = before.replace("api:1.2", "api:1.3").replace("line 30", "line 30\nnew");
    const diff = diffOfTexts(before, after);
    expect(diff).toMatchObject({ added: 2, removed: 1, places: 2 });
    expect(shown(diff.rows)).toEqual([
      "… 17",
      "18 18  line 18",
      "19 19  line 19",
      "20 20  line 20",
      "21 - -image: api:1.2",
      "- 21 +image: api:1.3",
      "22 22  line 22",
      "23 23  line 23",
      "24 24  line 24",
      "25 25  line 25",
      "26 26  line 26",
      "27 27  line 27",
      "28 28  line 28",
      "29 29  line 29",
      "30 30  line 30",
      "- 31 +new",
    ]);
    const changed = diff.rows.find((row) => row.kind === "added");
    const [from, to] = (changed?.kind === "added" && changed.marks?.[0]) || [0, 0];
    expect("image: api:1.3".slice(from, to)).toContain("3");
  });

  it("keeps the folded lines, so that they can be shown", () => {
    const [fold] = diffOfTexts(
      `${numbers(1, 9).join("\n")}\na`,
      `${numbers(1, 9).join("\n")}\nb`,
    ).rows;
    expect(fold).toMatchObject({ kind: "fold", count: 6 });
    expect(fold?.kind === "fold" && fold.lines.map(({ text }) => text)).toEqual(numbers(1, 6));
  });

  it("finds nothing in equal texts, and everything against an empty one", () => {
    expect(diffOfTexts("a\nb", "a\nb\n")).toMatchObject({ added: 0, removed: 0, places: 0 });
    expect(shown(diffOfTexts("", "a\nb").rows)).toEqual(["- 1 +a", "- 2 +b"]);
    expect(shown(diffOfTexts("a\nb", "").rows)).toEqual(["1 - -a", "2 - -b"]);
  });

  it("does not mark lines that have nothing in common", () => {
    const rows = diffOfTexts("alpha", "omega 42").rows;
    expect(rows.every((row) => row.kind === "fold" || row.marks === undefined)).toBe(true);
  });
});

it("shows of a long line its beginning and what differs, marked", () => {
  const start = `data: ${"x".repeat(500_000)}`;
  const end = "y".repeat(500_000);
  const { rows } = diffOfTexts(`${start}old${end}`, `${start}new!${end}`);
  const words = rows.map((row) => {
    if (row.kind === "fold") return [];
    return [
      row.text.replaceAll(/(.)\1{9,}/g, "$1$1"),
      ...(row.marks ?? []).map(([from, to]) => row.text.slice(from, to)),
    ];
  });
  expect(words).toEqual([
    ["data: xx … 499,606 characters … xxoldyy … 499,800 characters … ", "old"],
    ["data: xx … 499,606 characters … xxnew!yy … 499,800 characters … ", "new!"],
  ]);
});

describe("diffOfPatch", () => {
  it("reads hunks with their numbers, leaves headers out and cuts the common indentation", () => {
    const patch = `--- before
+++ after
@@ -14,3 +14,3 @@
       containers:
-        image: checkout:2.14.0
+        image: checkout:2.14.1
         ports:
@@ -30,1 +30,2 @@
       last: 1
+      more: 2
\\ No newline at end of file
`;
    const diff = diffOfPatch(patch);
    expect(diff).toMatchObject({ added: 2, removed: 1, places: 2 });
    expect(shown(diff.rows)).toEqual([
      "… 13",
      "14 14  containers:",
      "15 - -  image: checkout:2.14.0",
      "- 15 +  image: checkout:2.14.1",
      "16 16    ports:",
      "… 13",
      "30 30  last: 1",
      "- 31 +more: 2",
    ]);
  });

  it("reads a patch without any header, even one whose lines look like one", () => {
    expect(shown(diffOfPatch("-  replicas: 2\n+  replicas: 4\n").rows)).toEqual([
      "- - -replicas: 2",
      "- - +replicas: 4",
    ]);
    expect(shown(diffOfPatch("@@ -1 +1 @@\n--- a\n+++ b\n").rows)).toEqual([
      "1 - --- a",
      "- 1 +++ b",
    ]);
  });
});

it("puts what went beside what came", () => {
  const pairs = sideBySide(diffOfTexts("a\nb\nc\nz", "a\nB\nz").rows);
  const words = pairs.map((pair) =>
    "kind" in pair ? pair.count : [pair.left?.text ?? "", pair.right?.text ?? ""].join("|"),
  );
  expect(words).toEqual(["a|a", "b|B", "c|", "z|z"]);
});
