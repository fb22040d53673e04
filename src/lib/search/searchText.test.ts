import { describe, expect, it } from "vitest";
import { parseSearchText } from "./searchText";
import { searchCondition, type SearchFields } from "./searchConditions";

const fields: SearchFields = {
  fields: {
    name: { column: "name", type: "text" },
    health: { column: "health", type: "text" },
    changes: { column: "changes", type: "number" },
    created: { column: "created_at", type: "time" },
    external_id: { column: "external_id", type: "list" },
  },
  maps: { tags: "tags" },
  words: ["name", "type"],
};
const now = new Date("2026-05-02T00:00:00Z");
const conditionOf = (text: string) => searchCondition(parseSearchText(text).term, fields, now);

describe("a search text as conditions", () => {
  it.each([
    ["api", 'or(name.ilike."*api*",type.ilike."*api*")'],
    ["health=unhealthy,warning", 'or(health.ilike."unhealthy",health.ilike."warning")'],
    ["health!=healthy", 'or(health.is.null,health.not.ilike."healthy")'],
    ["health=!healthy", 'or(health.is.null,health.not.ilike."healthy")'],
    ["name=api* changes>5", 'and(name.ilike."api*",changes.gt."5")'],
    ["created>now-1d", 'created_at.gt."2026-05-01T00:00:00.000Z"'],
    ["tags.app/v1=a", 'tags->>"app/v1".ilike."a"'],
    [`tags."odd key"='a,b'`, 'tags->>"odd key".ilike."a,b"'],
    ["name=100%_x", String.raw`name.ilike."100\\%\\_x"`],
    ["external_id=a", String.raw`external_id.cs."{\"a\"}"`],
    ["(name=a | name=b) health=x", 'and(or(name.ilike."a",name.ilike."b"),health.ilike."x")'],
    ["", undefined],
  ])("%s", (text, condition) => {
    expect(conditionOf(text)).toBe(condition);
  });

  it("takes the order out of the text", () => {
    expect(parseSearchText("api @order=-name").order).toEqual({ field: "name", desc: true });
  });

  it.each([
    ["(", "A ( is not closed."],
    [")", "A ) has no ( before it."],
    ['"', 'The quote " is not closed.'],
    ["a | ", "A | needs something on both sides."],
    ["health=", "health is compared with nothing yet."],
    ["helth=x", "There is no field helth; perhaps health."],
    ["changes>many", "changes takes a number, not many."],
    ["created>soon", "created: soon is no time; now-2d or 2026-05-01 is."],
  ])("says what is wrong with %s", (text, message) => {
    expect(() => conditionOf(text)).toThrow(message);
  });
});
