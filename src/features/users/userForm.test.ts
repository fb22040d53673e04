import { describe, expect, it } from "vitest";
import { changedParts, faults } from "./userForm";

describe("the form of a person", () => {
  it.each([
    ["", "Please provide valid email"],
    ["  ", "Please provide valid email"],
    ["kai", "Entered value does not match email format"],
    ["kai@example", "Entered value does not match email format"],
    ["kai silva@example.com", "Entered value does not match email format"],
    ["kai@example.com", undefined],
  ])("says of the address %j: %s", (value, words) => {
    expect(faults.email(value)).toBe(words);
  });

  it("needs names and a role", () => {
    expect(faults.firstName(" ")).toBe("Please provide valid first name");
    expect(faults.lastName("")).toBe("Please provide valid last name");
    expect(faults.role("")).toBe("Please select a role");
    expect(faults.roles([])).toBe("Please select a role");
    expect(faults.roles(["viewer"])).toBeUndefined();
  });

  it("sends what was changed, without spaces around it", () => {
    const stored = { firstName: "Kai", lastName: "Silva", email: "kai@example.com" };
    expect(changedParts(stored, { ...stored, firstName: " Kai " })).toBeUndefined();
    expect(changedParts(stored, { ...stored, email: " k@example.com" })).toEqual({
      email: "k@example.com",
    });
  });
});
