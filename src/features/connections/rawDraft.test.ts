import { describe, expect, test } from "vitest";
import { rawDraft, rawRestored } from "./rawDraft";

const saved = {
  name: "old",
  url: "https://example.com",
  password: "stored",
  certificate: null,
  properties: { apiKey: "stored too", region: "eu" },
};

describe("drafts of a connection's YAML", () => {
  test("keep the text as it was typed where nothing secret is in it", () => {
    const text = "# mine\nname:   new\npassword: secret://api/password\n";
    expect(rawDraft(text, saved)).toEqual({ text, lost: false });
  });

  test("leave out passwords, certificates and secret properties, and say so where they are new", () => {
    const typed = (password: string) =>
      rawDraft(
        `name: new\nusername: anna\npassword: ${password}\nproperties:\n  apiKey: stored too\n  region: us\n`,
        saved,
      );
    const text = "name: new\nusername: anna\nproperties:\n  region: us\n";
    expect(typed("stored")).toEqual({ text, lost: false });
    expect(typed("changed")).toEqual({ text, lost: true });
  });

  test("leave out lines with secrets while the text cannot be read", () => {
    const draft = rawDraft('name: "new\npassword: hidden\napi_token: "x\nurl: here\n', saved);
    expect(draft).toEqual({ text: 'name: "new\nurl: here\n', lost: true });
  });

  test("get the stored secrets back", () => {
    expect(rawRestored("name: new\nproperties:\n  region: us\n", saved)).toBe(
      "name: new\nproperties:\n  region: us\n  apiKey: stored too\npassword: stored\n",
    );
    expect(rawRestored('name: "new', saved)).toBe('name: "new');
  });
});
