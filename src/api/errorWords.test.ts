import { describe, expect, it } from "vitest";
import { wordsOf } from "./errorWords";

describe("words of an error body", () => {
  it.each([
    ['{"error":"no such check","message":"other"}', "application/json", "no such check"],
    ['{"message":"Not Found"}', "application/json", "Not Found"],
    ['{"error":"","message":"Bad"}', "application/json", "Bad"],
    ['{"error":"boom","trace":"x","hint":"y"}', "application/json", "boom"],
    ["unauthorized. Access Denied", "text/plain", "unauthorized. Access Denied"],
    ['"quoted text"', "application/json", "quoted text"],
    ["<html><body>nginx</body></html>", "text/html", undefined],
    ["", "", undefined],
    ["{}", "application/json", undefined],
    ["null", "application/json", undefined],
  ])("%s", (body, contentType, expected) => {
    expect(wordsOf(body, contentType)).toBe(expected);
  });
});

describe("what the database says, for people", () => {
  it.each([
    [
      {
        code: "23505",
        message: 'duplicate key value violates unique constraint "scopes_name_namespace_key"',
        details: "Key (name, namespace)=(payments, default) already exists.",
      },
      "Another record, perhaps a deleted one, has the same name and namespace already: payments, default.",
    ],
    [
      { code: "23505", message: 'duplicate key value violates unique constraint "x"' },
      "Another record has these values already, perhaps a deleted one. Choose others.",
    ],
    [
      {
        code: "23503",
        message:
          'insert or update on table "permissions" violates foreign key constraint "permissions_team_id_fkey"',
        details: 'Key (team_id)=(5) is not present in table "teams".',
      },
      "The team that this refers to does not exist any more. Choose another.",
    ],
    [
      {
        code: "23503",
        message:
          'update or delete on table "people" violates foreign key constraint "x" on table "team_members"',
      },
      "Something in team members still refers to this record: change that first.",
    ],
    [
      {
        code: "23502",
        message: 'null value in column "spec" of relation "teams" violates not-null constraint',
      },
      "The field spec is required.",
    ],
    [
      {
        code: "23514",
        message: 'new row for relation "permissions" violates check constraint "one_subject"',
      },
      "These values do not go together, so the server refuses the record.",
    ],
    [
      { code: "22P02", message: 'invalid input syntax for type uuid: "abc"' },
      "“abc” is not an id.",
    ],
    [
      {
        code: "22P02",
        message: 'invalid input syntax for type timestamp with time zone: "soon"',
      },
      "“soon” is not a date and time.",
    ],
    [{ code: "22P02", message: "invalid input syntax for type json" }, "A value is not JSON."],
    [
      {
        code: "22P05",
        message: "unsupported Unicode escape sequence",
        details: "\\u0000 cannot be converted to text.",
      },
      "The text holds a null character, which cannot be stored: remove it.",
    ],
    [
      { code: "22021", message: 'invalid byte sequence for encoding "UTF8": 0x00' },
      "The text holds a null character, which cannot be stored: remove it.",
    ],
    [
      { error: 'time: invalid duration "999999999y"' },
      "“999999999y” is not a time span that the server can work with: write one such as 30s, 5m or 24h.",
    ],
    [
      { code: "22015", message: 'interval field value out of range: "999999999 years"' },
      "A number or a time span is larger than the server can store: make it smaller.",
    ],
    [
      { code: "22003", message: "integer out of range" },
      "A number or a time span is larger than the server can store: make it smaller.",
    ],
    [
      { code: "22001", message: "value too long for type character varying(255)" },
      "A text is longer than the 255 characters that the server keeps.",
    ],
    [
      { code: "42501", message: "permission denied for table scopes" },
      "You may not change this: ask an administrator for the permission.",
    ],
    [
      { code: "57014", message: "canceling statement due to statement timeout" },
      "The database took too long and gave up. Try again, or ask for less at once.",
    ],
    [
      { code: "40P01", message: "deadlock detected" },
      "Somebody else changed the same thing at this moment. Try again.",
    ],
  ])("%o", (body, expected) => {
    expect(wordsOf(JSON.stringify(body), "application/json")).toBe(expected);
  });
});
