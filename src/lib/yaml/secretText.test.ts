import { describe, expect, it } from "vitest";
import { keptSpec, withoutSecretsIn } from "./secretText";

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

describe("a text without its secrets", () => {
  it("keeps everything else, and says that something is missing", () => {
    const { text, isStripped } = withoutSecretsIn(`http:
  - name: a # mine
    url: https://ada:hunter2@example.com
    username: {value: ada}
    password: {value: hunter2}
    headers:
      - name: Authorization
        value: hunter2
      - name: Accept
        value: text/html
`);
    expect(isStripped).toBe(true);
    expect(text).not.toContain("hunter2");
    expect(text).toContain("# mine");
    expect(text).toContain("value: ada");
    expect(text).toContain("text/html");
  });

  it.each([
    "http:\n  - name: a\n    password: {value: hunter2}\n  broken: [",
    "http:\n  - name: a\n    password:\n      value: hunter2\n    url: [",
    "http:\n  - name: a\n    password: |\n      line\n      hunter2\n    url: [",
    "http: [\n  {name: a, url: 'https://ada:hunter2@example.com'",
    "http:\n  - headers:\n      - name: Authorization\n        value: hunter2\n    url: [",
    "http:\n  - headers: [{name: Cookie, value: hunter2}\n",
    'http:\n  - "apiKey": hunter2\n   bad',
    "http:\n  - name: a # token: hunter2\n",
    "# password: hunter2\nhttp: []\n",
  ])("leaves out that of %j", (text) => {
    expect(withoutSecretsIn(text).text).not.toContain("hunter2");
    expect(withoutSecretsIn(text).isStripped).toBe(true);
  });

  it.each([
    "http:\n  - name: a\n    password: {valueFrom: {secretKeyRef: {name: s, key: password}}}\n",
    "http:\n  - name: a\n    url: https://$(username):$(password)@example.com # with a connection\n",
    "tcp: [",
    "",
  ])("is the text where it has none: %j", (text) => {
    expect(withoutSecretsIn(text)).toEqual({ text, isStripped: false });
  });
});
