import { describe, expect, it } from "vitest";
import { readEnvObject, readEnvText, writeEnvObject, writeEnvText } from "./envVar";

describe("the text encoding of env-vars", () => {
  it.each([
    "plain",
    "https://user:pass@host/path",
    "secret://db/password",
    "configmap://db/host",
    "helm://release/.values.password",
    "serviceaccount://reader",
  ])("%s is read and written back", (text) => {
    expect(writeEnvText(readEnvText(text))).toBe(text);
  });

  it("writes a reference only when its name and its key are there", () => {
    const secret = { source: "secret", value: "typed", name: "db", key: "" } as const;
    expect(writeEnvText(secret)).toBeUndefined();
    expect(writeEnvText({ ...secret, key: "password" })).toBe("secret://db/password");
  });
});

describe("the object form of env-vars", () => {
  it.each([
    { value: "plain" },
    { name: "Authorization", valueFrom: { secretKeyRef: { name: "a", key: "b", optional: true } } },
    { valueFrom: { configMapKeyRef: { name: "a", key: "b" } } },
    { valueFrom: { helmRef: { name: "a", key: "b" } } },
    { valueFrom: { serviceAccount: "reader" } },
  ])("%j is read and written back", (object) => {
    expect(writeEnvObject(readEnvObject(object), object)).toEqual(object);
  });

  it("keeps the name of a header when its value goes", () => {
    const parts = readEnvObject({});
    expect(writeEnvObject(parts, { name: "Accept", value: "text/html" })).toEqual({
      name: "Accept",
    });
    expect(writeEnvObject(parts, { value: "text/html" })).toBeUndefined();
  });
});
