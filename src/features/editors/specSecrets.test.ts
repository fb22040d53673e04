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
  "http:\n  - name: a\n    password: {valueFrom: {secretKeyRef: {name: s, key: password}}}\n",
  "http:\n  - name: a\n    url: https://$(username):$(password)@example.com # with a connection\n",
  "tcp: [",
  "",
])("keeps a text without such secrets: %j", (text) => {
  expect(kept(text)).toEqual({ name: "a", namespace: "b", labels: [], text });
});
