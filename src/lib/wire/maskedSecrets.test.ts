import { expect, test } from "vitest";
import { maskedSecrets, withVariables } from "./maskedSecrets";

const shown = (record: unknown, secrets?: ReadonlySet<string>) =>
  JSON.parse(withVariables(JSON.stringify(maskedSecrets(record, secrets).value)));

test.each<[string, unknown, unknown]>([
  ["a password", { password: "hunter2" }, { password: "$PASSWORD" }],
  [
    "a header named by its own field",
    { headers: [{ name: "Authorization", value: "Bearer abc" }] },
    { headers: [{ name: "Authorization", value: "$AUTHORIZATION" }] },
  ],
  [
    "a literal below a field of secrets",
    { password: { value: "hunter2" } },
    { password: { value: "$PASSWORD" } },
  ],
  [
    "a password in an address",
    { url: "postgres://app:hunter2@db/payments" },
    { url: "postgres://app:$PASSWORD@db/payments" },
  ],
  [
    "an access key",
    { properties: { accessKey: "AKIA" } },
    { properties: { accessKey: "$ACCESS_KEY" } },
  ],
  ["a figure", { token: 12 }, { token: "$TOKEN" }],
])("%s becomes a variable", (_what, record, expected) => expect(shown(record)).toEqual(expected));

test.each<[string, unknown]>([
  ["a reference", { password: "secret://payments/password" }],
  [
    "a reference of a document",
    { password: { valueFrom: { secretKeyRef: { name: "a", key: "b" } } } },
  ],
  ["a placeholder", { url: "postgres://$(username):$(password)@db" }],
  ["what is no secret", { name: "payments", key: "app", replicas: 2, on: true, none: null }],
])("%s stays", (_what, record) => expect(shown(record)).toEqual(record));

test("two secrets of one name have two variables, the same one has one", () => {
  const { variables } = maskedSecrets([{ password: "a" }, { password: "b" }, { password: "a" }]);
  expect(variables).toEqual(["PASSWORD", "PASSWORD_2"]);
});

test("further fields can be named", () =>
  expect(shown({ username: "AKIA" }, new Set(["username"]))).toEqual({ username: "$USERNAME" }));
