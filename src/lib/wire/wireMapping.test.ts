import { describe, expect, it } from "vitest";
import { editWire, fromWire, toWire } from "./wireMapping";

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
        region: { type: "array", items: { type: "string" } },
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

  it("names the column of what is kept elsewhere in a built url", () => {
    const form = {
      "x-url": "ntfy://{username}@{host}",
      properties: {
        username: { type: "string" },
        host: { type: "string", "x-wire": "properties.host" },
      },
    };
    expect(toWire(form, { username: "secret://a/b", host: "h" })).toMatchObject({
      username: "secret://a/b",
      url: "ntfy://$(username)@h",
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

describe("editWire", () => {
  /** The stored object after somebody changed some inputs of its form. */
  const edited = (
    form: Parameters<typeof fromWire>[0],
    stored: Record<string, unknown>,
    change: Record<string, unknown>,
    options: Parameters<typeof editWire>[3] = {},
  ) => {
    const before = fromWire(form, stored);
    return editWire(form, stored, { before, after: { ...before, ...change } }, options);
  };

  it("drops what was emptied, or writes null where a PATCH needs it", () => {
    const stored = { url: "old", properties: { port: "22" } };
    const change = { host: "", port: undefined };
    expect(edited(sftp, stored, change)).toEqual({});
    expect(edited(sftp, stored, change, { cleared: "null" })).toEqual({
      url: null,
      properties: null,
    });
  });

  it("leaves older spellings of what was not edited, and stores what was where the backend reads it", () => {
    const stored = {
      awsConnection: { accessKey: { value: "old" }, region: "eu-west-1" },
      cost_reporting: { s3_bucket_path: "s3://old" },
      exclusions: ["x"],
      responseContent: "",
      kubernetes: {},
    };
    expect(edited(aws, stored, {})).toEqual(stored);
    expect(edited(aws, stored, { exclusions: ["y"] })).toEqual({
      ...stored,
      exclusions: { name: ["y"] },
    });
    expect(
      edited(aws, stored, {
        awsConnection: { accessKey: { value: "new" }, region: ["eu-west-1"] },
      }),
    ).toEqual({
      ...stored,
      awsConnection: { region: "eu-west-1" },
      accessKey: { value: "new" },
    });
  });

  it("moves a list out of the way of a field beside it", () => {
    const trivy = {
      properties: {
        kubernetes: {
          type: "object",
          properties: { components: { type: "array" }, context: { type: "string" } },
        },
      },
    };
    const stored = { kubernetes: ["workload"] };
    const change = { kubernetes: { components: ["workload"], context: "eu" } };
    expect(edited(trivy, stored, change)).toEqual(change);
  });

  it("keeps the other entries of a changed list, with what is empty in them", () => {
    const form = {
      properties: {
        files: {
          type: "array",
          items: {
            type: "object",
            properties: { path: { type: "string" }, format: { type: "string" } },
          },
        },
      },
    };
    const stored = {
      files: [
        { path: "a", format: "", odd: {} },
        { path: "b", format: "" },
      ],
    };
    const [first] = stored.files;
    expect(edited(form, stored, { files: [first, { path: "c", format: "" }] })).toEqual({
      files: [first, { path: "c", format: "" }],
    });
    expect(edited(form, stored, { files: [stored.files[1]] })).toEqual({
      files: [stored.files[1]],
    });
    expect(edited(form, stored, { files: [...stored.files, { path: "d" }] })).toEqual({
      files: [...stored.files, { path: "d" }],
    });
  });

  it("changes the parts of a url whose fields were edited", () => {
    const stored = { url: "generic+https://h/x?Key=a&Old=1", properties: { url: "https://h/x" } };
    expect(edited(hook, stored, { key: "b" })).toEqual({
      url: "generic+https://h/x?Key=b&Old=1",
      properties: { url: "https://h/x", key: "b" },
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
