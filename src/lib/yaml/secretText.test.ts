import { describe, expect, it } from "vitest";
import { keptSpec } from "./secretText";

describe("a typed spec in the browser's storage", () => {
  it.each([
    "",
    "components: [{ name: a, key: b }]\n",
    "accessKey: { valueFrom: { secretKeyRef: { name: aws, key: access } } }\n",
    "password: secret://loki/password\n",
    "token: $(token)\n",
    "secretKey: ''\n",
    "retries: [1, 2",
  ])("is what was typed: %j", (text) => {
    expect(keptSpec(text, "before")).toBe(text);
  });

  it.each([
    "secretKey: { value: abc }\n",
    "auth: { password: abc }\n",
    "list:\n  - apiKey: abc\n",
    "tokens: [abc]\n",
    "client_id: abc\n",
    "secretKey: 'abc\n",
    "list:\n  - token: [abc\n",
  ])("is never a literal secret: %j", (text) => {
    expect(keptSpec(text, "before")).toBe("before");
  });
});
