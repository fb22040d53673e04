import { expect, it } from "vitest";
import { releaseNotes } from "./releaseNotes";

const before = new Map([
  ["whoami", "GET /api/auth/whoami"],
  ["whoami access", '{"resource":"public","action":"read"}'],
  ["whoami answers 200 application/json $", "object required"],
  ["whoami answers 200 application/json $.name", "string required"],
  ["whoami takes query q", 'string within {"maxLength":5}'],
  ["oldCall", "GET /api/old"],
  ["oldCall takes query x", "string"],
  ["pet.json", "document"],
  ["pet.json takes $", "object required"],
]);

it("tells in words what breaks, what comes and what goes, each once", () => {
  const now = new Map([
    ["whoami", "GET /api/auth/whoami"],
    ["whoami access", '{"resource":"people","action":"read"}'],
    ["whoami answers 200 application/json $", "object required"],
    ["whoami answers 200 application/json $.team", "object"],
    ["whoami answers 200 application/json $.team.id", "string"],
    ["whoami takes query q", 'string within {"maxLength":9}'],
    ["newCall", "POST /api/new"],
    ["newCall takes query x", "string"],
    ["pet.json", "document"],
    ["pet.json takes $", "object required"],
    ["pet.json takes $.age", "integer"],
  ]);
  expect(releaseNotes(before, now).split("\n")).toEqual([
    "## Breaking (3)",
    "",
    '- **whoami**: who may call it was {"resource":"public","action":"read"}, is {"resource":"people","action":"read"}',
    "- **whoami**: `name` of the answer is gone",
    "- **oldCall**: is gone",
    "",
    "## New calls and documents (1)",
    "",
    "- **newCall**: POST /api/new",
    "",
    "## Calls and documents that are gone (1)",
    "",
    "- **oldCall**: GET /api/old",
    "",
    "## New (2)",
    "",
    "- **whoami**: `team` of the answer is new",
    "- **pet.json**: `age` of the document is new",
    "",
    "## Otherwise than before (1)",
    "",
    '- **whoami**: the parameter `q` (query) is now string within {"maxLength":9}',
  ]);
});

it("says when nothing happened", () => {
  expect(releaseNotes(before, new Map(before))).toBe(
    "Nothing that a client or a server would notice.",
  );
});
