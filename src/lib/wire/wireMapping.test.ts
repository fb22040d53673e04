import { describe, expect, it } from "vitest";
import { fromWire, toWire } from "./wireMapping";

const sftp = {
  type: "object",
  properties: {
    name: { type: "string" },
    host: { type: "string", "x-wire": "url" },
    port: { type: "integer", "x-wire": "properties.port" },
    insecure_tls: { type: "boolean", default: false },
  },
};

const aws = {
  properties: {
    awsConnection: {
      type: "object",
      "x-wire": "",
      properties: {
        accessKey: { $ref: "env-var.json" },
        region: { type: "array" },
      },
    },
    cost_reporting: {
      type: "object",
      "x-wire": "costReporting",
      properties: { s3_bucket_path: { type: "string", "x-wire": "costReporting.s3BucketPath" } },
    },
    exclusions: { type: "array", "x-wire": "exclusions.name" },
  },
};

const hook = {
  "x-url": "generic+{+url}?Key={key}",
  properties: {
    url: { type: "string", "x-wire": "properties.url" },
    key: { type: "string", default: "message", "x-wire": "properties.key" },
  },
};

describe("toWire", () => {
  it("puts values into their places, numbers below properties as text", () => {
    const values = { name: "a", host: "files.example.com", port: 22, insecure_tls: true };
    expect(toWire(sftp, values, { type: "sftp" })).toEqual({
      type: "sftp",
      name: "a",
      url: "files.example.com",
      insecure_tls: true,
      properties: { port: "22" },
    });
  });

  it("writes the default of a switch that was never touched", () => {
    expect(toWire(sftp, { name: "a" })).toEqual({ name: "a", insecure_tls: false });
  });

  it("keeps unknown keys and changes no argument", () => {
    const base = { id: "1", url: "old", properties: { port: "22", extra: "x" } };
    const before = structuredClone(base);
    expect(toWire(sftp, { host: "new", port: 23 }, base)).toEqual({
      id: "1",
      url: "new",
      insecure_tls: false,
      properties: { port: "23", extra: "x" },
    });
    expect(base).toEqual(before);
  });

  it("drops what was emptied, or writes null where a PATCH needs it", () => {
    const base = { url: "old", properties: { port: "22" } };
    expect(toWire(sftp, { host: "" }, base)).toEqual({ insecure_tls: false });
    expect(toWire(sftp, { host: "" }, base, { cleared: "null" })).toEqual({
      url: null,
      properties: null,
      insecure_tls: false,
    });
  });

  it("replaces older spellings by the stored ones", () => {
    const base = {
      awsConnection: { accessKey: { value: "old" }, region: ["a"] },
      cost_reporting: { s3_bucket_path: "s3://old" },
      exclusions: ["x"],
    };
    expect(toWire(aws, fromWire(aws, base), base)).toEqual({
      accessKey: { value: "old" },
      region: ["a"],
      costReporting: { s3BucketPath: "s3://old" },
      exclusions: { name: ["x"] },
    });
  });

  it("turns a list that stands for its object into that object", () => {
    const trivy = {
      properties: {
        kubernetes: {
          type: "object",
          properties: { components: { type: "array" }, context: { type: "string" } },
        },
      },
    };
    const base = { kubernetes: ["workload"] };
    const values = fromWire(trivy, base);
    expect(values).toEqual({ kubernetes: { components: ["workload"] } });
    expect(toWire(trivy, values, base)).toEqual(values);
    expect(toWire(trivy, {}, base)).toEqual({});
  });

  it("keeps the neighbours of a nested place", () => {
    const base = { exclusions: { name: ["x"], kind: ["Pod"] } };
    expect(toWire(aws, { exclusions: ["y"] }, base)).toEqual({
      exclusions: { name: ["y"], kind: ["Pod"] },
    });
    expect(toWire(aws, {}, base)).toEqual({ exclusions: { kind: ["Pod"] } });
  });

  it("builds the url from the template, with defaults, and keeps its parts", () => {
    expect(toWire(hook, { url: "https://h/x" })).toEqual({
      url: "generic+https://h/x?Key=message",
      properties: { url: "https://h/x" },
    });
  });
});

describe("fromWire", () => {
  it("is the reverse of toWire", () => {
    for (const [form, values] of [
      [sftp, { name: "a", host: "h", port: 2222, insecure_tls: false }],
      [aws, { awsConnection: { region: ["a"] }, cost_reporting: { s3_bucket_path: "s3://b" } }],
      [hook, { url: "https://h/x?y=1", key: "text" }],
    ] as const)
      expect(fromWire(form, toWire(form, values))).toEqual(values);
  });

  it("leaves out nulls and what has no input", () => {
    expect(fromWire(sftp, { id: "1", url: null, properties: null })).toEqual({});
  });

  it("keeps text that is no number", () => {
    expect(fromWire(sftp, { properties: { port: "$(port)" } })).toEqual({ port: "$(port)" });
    expect(fromWire(sftp, { properties: { port: "0022" } })).toEqual({ port: "0022" });
  });

  it("reads a comma list as a list of texts", () => {
    const form = {
      properties: {
        vulnType: { type: "array", items: { type: "string" } },
        tags: { type: "array", items: { $ref: "scraper-tag.json" } },
      },
    };
    expect(fromWire(form, { vulnType: "os, library", tags: "env=prod" })).toEqual({
      vulnType: ["os", "library"],
      tags: "env=prod",
    });
  });

  it("does not take the built url for the plain one", () => {
    expect(fromWire(hook, { url: "generic+https://h/x?Key=a" })).toEqual({});
  });
});

describe("a choice that stands for stored values", () => {
  const username = { value: "probe" };
  const http = {
    properties: {
      url: { type: "string" },
      schedule: { type: "string", "x-wire": "$.schedule" },
      authentication: {
        type: "object",
        "x-wire": "",
        properties: {
          method: {
            type: "string",
            default: "None",
            "x-wire": "",
            "x-ui": {
              options: [
                { value: "None", wire: {} },
                { value: "Basic", wire: {} },
                { value: "NTLM", wire: { ntlm: true } },
              ],
            },
          },
          username: {
            $ref: "env-var.json",
            "x-wire": "username",
            "x-ui": { hiddenFor: { method: ["None"] } },
          },
        },
      },
    },
  };

  it("is stored and read back", () => {
    for (const [values, item] of [
      [
        { url: "u", authentication: { method: "NTLM", username } },
        { url: "u", ntlm: true, username },
      ],
      [
        { url: "u", authentication: { method: "Basic", username } },
        { url: "u", username },
      ],
      [{ url: "u" }, { url: "u" }],
    ]) {
      expect(toWire(http, values ?? {})).toEqual(item);
      expect(fromWire(http, item ?? {})).toEqual(values);
    }
  });

  it("clears what belonged to the option before", () => {
    const before = { url: "u", ntlm: true, username };
    expect(
      toWire(http, { url: "u", authentication: { method: "None", username } }, before),
    ).toEqual({ url: "u" });
  });

  it("reads the older spelling", () => {
    expect(fromWire(http, { authentication: { username } })).toEqual({
      authentication: { method: "Basic", username },
    });
  });

  it("keeps the spec around the item apart", () => {
    const values = { url: "u", schedule: "@hourly" };
    expect(toWire(http, values)).toEqual({ url: "u" });
    const spec = { schedule: "@daily", http: [{ url: "u" }] };
    expect(toWire(http, values, spec, { part: "around" })).toEqual({
      ...spec,
      schedule: "@hourly",
    });
    expect(fromWire(http, spec, { part: "around" })).toEqual({ schedule: "@daily" });
  });
});
