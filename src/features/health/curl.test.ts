import { expect, it } from "vitest";
import { curlOf } from "./curl";

it.each([
  [{ url: "https://a.example/health" }, "curl -i https://a.example/health"],
  [
    {
      url: "https://a.example/it's",
      method: "post",
      body: '{"a": 1}',
      headers: [
        { name: "Accept", value: "application/json" },
        { name: "X-Api-Key", valueFrom: { secretKeyRef: { name: "keys", key: "a" } } },
      ],
    },
    `curl -i -X POST -H 'Accept: application/json' -H "X-Api-Key: $X_API_KEY" --data '{"a": 1}' 'https://a.example/it'\\''s'`,
  ],
  [{ url: "", host: "x" }, undefined],
  [null, undefined],
])("%o", (spec, command) => expect(curlOf(spec)).toBe(command));
