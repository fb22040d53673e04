import { describe, expect, test } from "vitest";
import { losesSecrets, withoutSecrets, withSecretsOf } from "./formSecrets";

const text = (widget?: string, more = {}) => ({
  type: "string",
  ...(widget !== undefined && { "x-ui": { widget } }),
  ...more,
});
const form = {
  type: "object",
  properties: {
    name: text(),
    url: text(),
    username: text("env-var"),
    password: text("env-var"),
    pin: text("password"),
    file: text("env-var", { contentMediaType: "application/yaml" }),
    headers: { type: "array", items: { $ref: "#/$defs/env" }, "x-ui": { widget: "headers" } },
    login: {
      type: "object",
      properties: { token: { $ref: "#/$defs/env", "x-ui": { widget: "env-var" } }, realm: text() },
    },
    list: { type: "array", items: { $ref: "#/$defs/one" } },
  },
  $defs: {
    env: { type: "object" },
    one: { type: "object", properties: { apiKey: text("env-var"), path: text() } },
  },
};

describe("withoutSecrets", () => {
  test("leaves out what fields with dots hold, and keeps everything else", () => {
    expect(
      withoutSecrets(form, {
        name: "a",
        url: "https://example.com",
        username: "anna",
        password: "p",
        pin: "1",
        file: "apiVersion: v1",
        login: { token: { value: "t" }, realm: "r" },
        list: [{ apiKey: "k", path: "/" }],
        unknown: { of: ["form"] },
      }),
    ).toEqual({
      name: "a",
      url: "https://example.com",
      username: "anna",
      login: { realm: "r" },
      list: [{ path: "/" }],
      unknown: { of: ["form"] },
    });
  });

  test("keeps references to the cluster", () => {
    const values = {
      password: "secret://api/password",
      file: "configmap://files/kube",
      login: { token: { valueFrom: { secretKeyRef: { name: "a", key: "b" } } } },
    };
    expect(withoutSecrets(form, values)).toEqual(values);
  });

  test("keeps the names of secret headers, and the values of others", () => {
    const headers = [
      { name: "Authorization", value: "Bearer x" },
      { name: "Accept", value: "text/plain" },
      { name: "X-Api-Key", valueFrom: { secretKeyRef: { name: "a", key: "b" } } },
    ];
    expect(withoutSecrets(form, { headers })).toEqual({
      headers: [{ name: "Authorization" }, headers[1], headers[2]],
    });
  });

  test("leaves out addresses with a password, but not with a placeholder or without any", () => {
    expect(withoutSecrets(form, { url: "postgres://u:p@db:5432/x" })).toEqual({});
    for (const url of [
      "postgres://$(username):$(password)@db/x",
      "smtp://mail:587/?to=a:b@example.com",
      "anna@example.com",
    ])
      expect(withoutSecrets(form, { url })).toEqual({ url });
  });
});

describe("withSecretsOf", () => {
  const saved = {
    name: "a",
    url: "postgres://u:p@db/x",
    password: "old",
    login: { token: { value: "t" }, realm: "r" },
    list: [{ apiKey: "k", path: "/" }],
  };

  test("gives back the stored secrets beside what was typed", () => {
    const typed = { ...saved, name: "b", password: "new", login: { ...saved.login, realm: "s" } };
    expect(withSecretsOf(form, withoutSecrets(form, typed), saved)).toEqual({
      ...typed,
      password: "old",
    });
  });

  test("keeps a reference that took the place of a secret", () => {
    const typed = { ...saved, password: "secret://a/b" };
    expect(withSecretsOf(form, withoutSecrets(form, typed), saved)).toEqual(typed);
  });

  test("gives nothing back where nothing is stored, and takes no emptied text for a secret", () => {
    expect(withSecretsOf(form, { name: "a" }, undefined)).toEqual({ name: "a" });
    expect(withSecretsOf(form, { name: "a" }, { name: "a", username: "u" })).toEqual({ name: "a" });
  });
});

test("a draft loses secrets that were typed, not stored ones", () => {
  const saved = { name: "a", password: "old" };
  expect(losesSecrets(form, { name: "b", password: "old" }, saved)).toBe(false);
  expect(losesSecrets(form, { password: "old", name: "a" }, saved)).toBe(false);
  expect(losesSecrets(form, { name: "b", password: "new" }, saved)).toBe(true);
  expect(losesSecrets(form, { password: "new" }, undefined)).toBe(true);
  expect(losesSecrets(form, { name: "b" }, undefined)).toBe(false);
});
