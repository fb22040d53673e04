import { describe, expect, it } from "vitest";
import type { UiNode } from "~generated/identity/types.gen";
import { bodyOf, formParts, initialValues, isInput, type InputNode } from "./formParts";

const input = (
  group: string,
  name: string,
  type = "text",
  value?: string | boolean,
): InputNode => ({
  type: "input",
  group,
  attributes: {
    node_type: "input",
    name,
    type,
    disabled: false,
    ...(value === undefined ? {} : { value }),
  },
  messages: [],
  meta: {},
});
const csrf = input("default", "csrf_token", "hidden", "x7");
const named = (nodes: readonly UiNode[]) =>
  nodes.filter(isInput).map(({ attributes }) => attributes.name);

describe("formParts", () => {
  it("keeps the password form and the external ways in apart", () => {
    const parts = formParts([
      csrf,
      input("default", "identifier"),
      input("password", "password", "password"),
      input("password", "method", "submit", "password"),
      input("oidc", "provider", "submit", "github"),
    ]);
    expect(parts.map(({ group, isNative }) => [group, isNative])).toEqual([
      ["password", false],
      ["oidc", true],
    ]);
    expect(named(parts[0]?.nodes ?? [])).toEqual([
      "csrf_token",
      "identifier",
      "password",
      "method",
    ]);
    expect(named(parts[1]?.nodes ?? [])).toEqual(["csrf_token", "provider"]);
  });

  it("gives each second factor a form of its own", () => {
    const parts = formParts([
      csrf,
      input("totp", "totp_code"),
      input("totp", "method", "submit", "totp"),
      input("lookup_secret", "lookup_secret"),
      input("lookup_secret", "method", "submit", "lookup_secret"),
    ]);
    expect(parts.map(({ group }) => group)).toEqual(["totp", "lookup_secret"]);
    expect(parts.every(({ nodes }) => named(nodes).includes("csrf_token"))).toBe(true);
  });

  it("shows shared nodes alone as well, and nothing for a token alone", () => {
    expect(formParts([csrf, input("default", "email")]).map(({ group }) => group)).toEqual([
      "default",
    ]);
    expect(formParts([csrf])).toEqual([]);
    expect(formParts([])).toEqual([]);
  });
});

describe("initialValues", () => {
  it("takes what the server sent, and leaves buttons out", () => {
    expect(
      initialValues([
        csrf,
        input("profile", "traits.email", "email", "a@b.c"),
        input("profile", "traits.news", "checkbox", true),
        input("profile", "traits.terms", "checkbox"),
        input("profile", "method", "submit", "profile"),
        input("password", "password", "password"),
      ]),
    ).toEqual({
      csrf_token: "x7",
      "traits.email": "a@b.c",
      "traits.news": true,
      "traits.terms": false,
      password: "",
    });
  });
});

describe("bodyOf", () => {
  const code = input("code", "code");
  const submitCode = input("code", "method", "submit", "code");
  const resend = input("code", "email", "submit", "a@b.c");

  it("sends the fields of the button's group with the shared ones", () => {
    const nodes = [
      csrf,
      input("totp", "totp_code"),
      input("totp", "method", "submit", "totp"),
      input("lookup_secret", "lookup_secret"),
    ];
    const button = input("totp", "method", "submit", "totp");
    const values = { csrf_token: "x7", totp_code: "123456", lookup_secret: "other" };
    expect(bodyOf(nodes, values, button)).toEqual({
      csrf_token: "x7",
      totp_code: "123456",
      method: "totp",
    });
  });

  it("keeps an emptied field, which means to clear it", () => {
    const button = input("profile", "method", "submit", "profile");
    const nodes = [csrf, input("profile", "traits.name.last", "text", "Osei"), button];
    expect(bodyOf(nodes, { csrf_token: "x7", "traits.name.last": "" }, button)).toEqual({
      csrf_token: "x7",
      "traits.name.last": "",
      method: "profile",
    });
  });

  it("asks for another mail without the code that was typed", () => {
    expect(
      bodyOf([csrf, code, submitCode, resend], { csrf_token: "x7", code: "12" }, resend),
    ).toEqual({
      csrf_token: "x7",
      email: "a@b.c",
      method: "code",
    });
  });

  it("turns switches into booleans and falls back to the group as method", () => {
    const reveal = input("lookup_secret", "lookup_secret_regenerate", "submit", "true");
    expect(bodyOf([csrf, reveal], { csrf_token: "x7" }, reveal)).toEqual({
      csrf_token: "x7",
      lookup_secret_regenerate: true,
      method: "lookup_secret",
    });
    const remove = input("webauthn", "webauthn_remove", "submit", "a2V5");
    expect(bodyOf([csrf, remove], { csrf_token: "x7" }, remove)).toMatchObject({
      webauthn_remove: "a2V5",
      method: "webauthn",
    });
  });

  it("leaves out what a key has not filled in, and what is disabled", () => {
    const trigger = input("webauthn", "webauthn_login_trigger", "button", "");
    const answer = input("webauthn", "webauthn_login", "hidden", "");
    const off = {
      ...input("webauthn", "old"),
      attributes: { ...input("", "old").attributes, disabled: true },
    };
    expect(
      bodyOf([csrf, trigger, answer, off], { csrf_token: "x7", webauthn_login: "{}" }, trigger),
    ).toEqual({
      csrf_token: "x7",
      webauthn_login: "{}",
      method: "webauthn",
    });
  });

  it("writes numbers as numbers", () => {
    const button = input("profile", "method", "submit", "profile");
    expect(
      bodyOf([input("profile", "traits.age", "number"), button], { "traits.age": "7" }, button),
    ).toEqual({
      "traits.age": 7,
      method: "profile",
    });
  });
});
