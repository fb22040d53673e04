import { describe, expect, it } from "vitest";
import { changedParts, issues } from "./userForm";

describe("the form of a person", () => {
  it.each([
    ["", "Please provide valid email"],
    ["  ", "Please provide valid email"],
    ["kai", "Entered value does not match email format"],
    ["kai@example", "Entered value does not match email format"],
    ["kai silva@example.com", "Entered value does not match email format"],
    ["kai@example.com", undefined],
  ])("says of the address %j: %s", (value, words) => {
    expect(issues.email(value)).toBe(words);
  });

  it("needs names and a role", () => {
    expect(issues.firstName(" ")).toBe("Please provide valid first name");
    expect(issues.lastName("")).toBe("Please provide valid last name");
    expect(issues.role("")).toBe("Please select a role");
    expect(issues.roles([])).toBe("Please select a role");
    expect(issues.roles(["viewer"])).toBeUndefined();
  });

  it("sends what was changed, without spaces around it", () => {
    const stored = { firstName: "Kai", lastName: "Silva", email: "kai@example.com" };
    expect(changedParts(stored, { ...stored, firstName: " Kai " })).toBeUndefined();
    expect(changedParts(stored, { ...stored, email: " k@example.com" })).toEqual({
      email: "k@example.com",
    });
  });
});
