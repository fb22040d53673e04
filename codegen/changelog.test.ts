import { expect, it } from "vitest";
import { changelog, changesOf, contractChanges } from "./changelog";

it("lists what a reader notices: calls, broken promises with their reason, changes by area", () => {
  const released = new Map([
    ["listA", "GET /api/a"],
    ["listA answers 200 $", "array required"],
    ["dropB", "DELETE /api/b"],
  ]);
  const present = new Map([
    ["listA", "GET /api/a"],
    ["makeC", "POST /api/c"],
    ["makeC takes body $", "object required"],
  ]);
  const changes = changesOf([
    "topology, logs: one graph",
    "logs: follow a file",
    "tests: wait for the row",
    "Show everything at once",
  ]);
  expect(changelog("1.2.3", contractChanges(released, present), ["`x`: why"], changes)).toContain(
    `## 1.2.3, not released yet

### Contract: new calls

- \`makeC\` (POST /api/c)

### Contract: calls that are gone

- \`dropB\` (DELETE /api/b)

### Contract: promises that changed

- \`x\`: why

### logs

- follow a file

### topology

- one graph
`,
  );
});

it("has no heading without a line", () => {
  const none = contractChanges(new Map(), new Map());
  expect(changelog("1.2.3", none, [], [])).not.toContain("###");
});
