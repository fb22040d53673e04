import { expect, it } from "vitest";
import { withoutTypedSecrets } from "./specSecrets";

const kept = (text: string) => withoutTypedSecrets({ name: "a", namespace: "b", labels: [], text });

it("leaves what was typed as a secret out of a draft, and says so", () => {
  const { text, isStripped } = kept(`http:
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
])("keeps no secret of %j", (text) => {
  expect(kept(text).text).not.toContain("hunter2");
  expect(kept(text).isStripped).toBe(true);
});

it.each([
  "http:\n  - name: a\n    password: {valueFrom: {secretKeyRef: {name: s, key: password}}}\n",
  "http:\n  - name: a\n    url: https://$(username):$(password)@example.com # with a connection\n",
  "tcp: [",
  "",
])("keeps a text without such secrets: %j", (text) => {
  expect(kept(text)).toEqual({ name: "a", namespace: "b", labels: [], text });
});
