import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { isRecord } from "~/lib/wire/wirePath";
import { fromWire, toWire } from "~/lib/wire/wireMapping";
import { compileSchemas, examplesOf, problems, readSchema, schemaPaths } from "./compile";

const ajv = compileSchemas();

const CONNECTIONS = `Anthropic, OpenAI, Ollama, Postgres, MySQL, SQL Server, HTTP, Elasticsearch, Mongo, LDAP, Prometheus,
  Redis, Windows, Google Cloud, Google Cloud Storage, SFTP, AWS, AWS S3, Kubernetes, Azure DevOps, Azure, GitHub, Gitlab,
  Restic, SMB, Dynatrace, Folder, Git, JMeter`;
const NOTIFICATIONS = `Discord, Email, Google Chat, IFTTT, Mattermost, Matrix, Ntfy, OpsGenie, Pushbullet, Pushover,
  Rocketchat, Slack, Teams, Telegram, Zulip, Generic Webhook`;

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error("no object");
  return value;
}

const files = schemaPaths().filter((path) => /^(connections|notifications)\//.test(path));
const types = files
  .map((path) => ({ path, schema: readSchema(path) }))
  .filter(({ schema }) => "x-type" in schema)
  .map(({ path, schema }) => ({
    path,
    id: schema.$id,
    type: recordOf(schema["x-type"]),
    form: recordOf(recordOf(schema["$defs"])["form"]),
  }));

function labelsOf(kind: string): unknown[] {
  return types.filter(({ type }) => type["kind"] === kind).map(({ type }) => type["label"]);
}

function formOf(key: string) {
  const found = types.find(({ type }) => type["key"] === key);
  if (!found) throw new Error(`no type ${key}`);
  return found;
}

describe("schema files of connections", () => {
  it.each(files)("%s compiles and fits its own examples", (path) => {
    const schema = readSchema(path);
    expect(schema.$id).toBe(basename(path));
    const examples = listOf(schema["examples"]);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(problems(ajv, schema.$id, example)).toEqual([]);
  });

  it("describe every type that the specification names", () => {
    for (const [kind, names] of [
      ["Connection", CONNECTIONS],
      ["NotificationConnection", NOTIFICATIONS],
    ] as const)
      expect(names.split(/,\s+/).filter((name) => !labelsOf(kind).includes(name))).toEqual([]);
  });

  it("hide JMeter alone", () => {
    expect(
      types.filter(({ type }) => type["hidden"] === true).map(({ type }) => type["label"]),
    ).toEqual(["JMeter"]);
  });

  it.each(types)(
    "$path: name and namespace are needed, every input is labelled",
    ({ form, id }) => {
      expect(form["required"]).toEqual(expect.arrayContaining(["name", "namespace"]));
      const properties = recordOf(form["properties"]);
      expect(recordOf(properties["namespace"])["default"]).toBe("default");
      for (const property of Object.values(properties))
        expect(recordOf(recordOf(property)["x-ui"])["label"]).toBeTypeOf("string");
      expect(problems(ajv, `${id}#/$defs/form`, { namespace: "default" })).toContain(
        "must have required property 'name'",
      );
    },
  );
});

describe("forms of connections", () => {
  it.each(types)(
    "$path: a filled form is stored and read back without a loss",
    ({ form, id, type }) => {
      const examples = listOf(form["examples"]);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples.map(recordOf)) {
        expect(problems(ajv, `${id}#/$defs/form`, example)).toEqual([]);
        const payload = toWire(form, example, { type: type["key"] });
        expect(problems(ajv, id, payload)).toEqual([]);
        expect(fromWire(form, payload)).toEqual(example);
      }
    },
  );

  it.each(types)("$path: no two inputs share a place", ({ form }) => {
    for (const example of listOf(form["examples"]).map(recordOf)) {
      const count = (value: unknown): number =>
        isRecord(value)
          ? Object.values(value).reduce<number>((sum, child) => sum + count(child), 0)
          : 1;
      const built = "x-url" in form ? 1 : 0;
      expect(count(toWire(form, example))).toBe(count(example) + built);
    }
  });

  it.each(types)("$path: saving keeps what the form does not show", ({ form, type }) => {
    const row = {
      id: "1",
      type: type["key"],
      created_by: { name: "Jo" },
      properties: { mine: "kept" },
    };
    const [example] = listOf(form["examples"]).map(recordOf);
    const payload = toWire(form, example ?? {}, row);
    expect(payload).toMatchObject(row);
  });

  it("restore the places that are easily lost", () => {
    const cases = [
      ["sftp", { url: "h", properties: { port: "2222" } }, { host: "h", port: 2222 }],
      [
        "smb",
        { url: "srv", properties: { share: "s", port: "445" } },
        { server: "srv", share: "s", port: 445 },
      ],
      [
        "restic",
        { properties: { accessKey: "a", secretKey: "b" } },
        { accessKey: "a", secretKey: "b" },
      ],
      [
        "git",
        { url: "u", certificate: "k" },
        { url: "u", authentication: { ssh: { certificate: "k" } } },
      ],
      ["zulip_chat", { username: "bot@example.com" }, { botMail: "bot@example.com" }],
    ] as const;
    for (const [key, row, values] of cases) expect(fromWire(formOf(key).form, row)).toEqual(values);
  });

  it("build notification addresses with placeholders instead of secrets", () => {
    const cases = [
      ["slack", "slack://$(password)@C0123456789"],
      [
        "google_chat",
        "googlechat://chat.googleapis.com/v1/spaces/AAAAbCdEfGh/messages?key=$(username)&token=$(password)",
      ],
      ["ntfy", "ntfy://:$(password)@ntfy.sh/acme-ops?Scheme=https"],
      ["zulip_chat", "zulip://alerts-bot%40example.com:$(password)@zulip.example.com/"],
      [
        "email",
        "smtp://$(username):$(password)@smtp.example.com:587/?UseStartTLS=false&Encryption=Auto&Auth=Plain",
      ],
    ] as const;
    for (const [key, url] of cases) {
      const { form } = formOf(key);
      expect(toWire(form, recordOf(listOf(form["examples"])[0]))["url"]).toBe(url);
    }
  });

  it("refuse what the specification refuses", () => {
    const bad: [string, Record<string, unknown>, string][] = [
      ["postgres", { password: "" }, "/password must NOT have fewer than 1 characters"],
      ["sftp", { port: -1 }, "/port must be >= 0"],
      ["s3", { bucket: undefined }, "must have required property 'bucket'"],
      ["email", { authMethod: "Magic" }, "/authMethod must be equal to one of the allowed values"],
      [
        "generic_webhook",
        { requestMethod: "PUT" },
        "/requestMethod must be equal to one of the allowed values",
      ],
      [
        "git",
        { authentication: { basic: { username: "a", password: "b" }, ssh: { certificate: "c" } } },
        "/authentication must NOT have more than 1 properties",
      ],
      ["http", { colour: "red" }, "must NOT have additional properties"],
    ];
    for (const [key, change, reason] of bad) {
      const { form, id } = formOf(key);
      const example: unknown = JSON.parse(
        JSON.stringify({ ...recordOf(listOf(form["examples"])[0]), ...change }),
      );
      expect(problems(ajv, `${id}#/$defs/form`, example).join("\n")).toContain(reason);
    }
  });
});

describe("rows of connections", () => {
  it("may hold nulls, as the table does", () => {
    const row = {
      name: "a",
      type: "postgres",
      url: null,
      username: null,
      insecure_tls: null,
      properties: null,
    };
    expect(problems(ajv, "connection-postgres.json", row)).toEqual([]);
  });

  it("hold no other column, no other type and only text among the properties", () => {
    const row = { name: "a", type: "redis" };
    const of = (change: object) =>
      problems(ajv, "connection-redis.json", { ...row, ...change }).join("\n");
    expect(of({ accessKey: "x" })).toContain("additional properties accessKey");
    expect(of({ type: "postgres" })).toContain("/type must be equal to constant");
    expect(of({ properties: { db: 1 } })).toContain("/properties/db must be string");
  });
});

describe("Connection documents", () => {
  it.each(examplesOf("connection"))("$name", ({ good, expect: reason, value }) => {
    const found = problems(ajv, "connection.json", recordOf(value)["spec"]);
    if (good) expect(found).toEqual([]);
    else expect(found.join("\n")).toContain(reason === "" ? "a reason" : reason);
  });
});
