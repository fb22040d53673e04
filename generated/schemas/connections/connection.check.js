// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate731;
export default validate731;
const schema176 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "connection.json",
  title: "ConnectionSpec",
  description:
    "Spec of a Connection document: one block named for the type, or the older flat fields.",
  "x-kind": {
    kind: "Connection",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "connections",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      postgres: {
        url: { value: "postgres://$(username):$(password)@db:5432/payments" },
        username: { value: "app" },
        password: { valueFrom: { secretKeyRef: { name: "payments-db", key: "password" } } },
      },
    },
    {
      slack: {
        token: { valueFrom: { secretKeyRef: { name: "slack", key: "bot-token" } } },
        channel: "C0123456789",
        botName: "Quarterdeck",
      },
    },
    { type: "http", url: { value: "https://status.example.com" }, insecure_tls: false },
  ],
  properties: {
    properties: {
      $ref: "labels.json",
      description: "Further properties of the row; all values are text.",
    },
    aws: {
      type: "object",
      description: "AWS.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Endpoint, where it is not the usual one." },
        accessKey: { $ref: "env-var.json", description: "Access key." },
        secretKey: { $ref: "env-var.json", description: "Secret key." },
        region: { type: "string", description: "Region." },
        profile: { type: "string", description: "Profile of the AWS configuration." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
      },
    },
    awskms: {
      type: "object",
      description: "Key of AWS KMS.",
      required: ["keyID"],
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Endpoint, where it is not the usual one." },
        accessKey: { $ref: "env-var.json", description: "Access key." },
        secretKey: { $ref: "env-var.json", description: "Secret key." },
        region: { type: "string", description: "Region." },
        profile: { type: "string", description: "Profile of the AWS configuration." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
        keyID: { type: "string", description: "Id of the key." },
      },
    },
    s3: {
      type: "object",
      description: "Bucket of AWS S3 or of a compatible service.",
      required: ["bucket"],
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Endpoint, where it is not the usual one." },
        accessKey: { $ref: "env-var.json", description: "Access key." },
        secretKey: { $ref: "env-var.json", description: "Secret key." },
        region: { type: "string", description: "Region." },
        profile: { type: "string", description: "Profile of the AWS configuration." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
        bucket: { type: "string", description: "Bucket." },
        usePathStyle: { type: "boolean", description: "Put the bucket into the path." },
      },
    },
    azure: {
      type: "object",
      description: "Azure.",
      required: ["clientID", "tenantID"],
      additionalProperties: false,
      properties: {
        clientID: { $ref: "env-var.json", description: "Client id." },
        clientSecret: { $ref: "env-var.json", description: "Client secret." },
        tenantID: { $ref: "env-var.json", description: "Tenant (directory) id." },
      },
    },
    azureKeyVault: {
      type: "object",
      description: "Key of an Azure Key Vault.",
      required: ["clientID", "tenantID", "keyID"],
      additionalProperties: false,
      properties: {
        clientID: { $ref: "env-var.json", description: "Client id." },
        clientSecret: { $ref: "env-var.json", description: "Client secret." },
        tenantID: { $ref: "env-var.json", description: "Tenant (directory) id." },
        keyID: { type: "string", description: "Id of the key." },
      },
    },
    azureDevops: {
      type: "object",
      description: "Azure DevOps.",
      required: ["organization", "personalAccessToken"],
      additionalProperties: false,
      properties: {
        organization: { type: "string", description: "Organization." },
        personalAccessToken: { $ref: "env-var.json", description: "Personal access token." },
        url: { type: "string", description: "Address of an own server." },
      },
    },
    gcp: {
      type: "object",
      description: "Google Cloud.",
      additionalProperties: false,
      properties: {
        endpoint: { $ref: "env-var.json", description: "Endpoint." },
        certificate: { $ref: "env-var.json", description: "Service account document." },
      },
    },
    gcs: {
      type: "object",
      description: "Bucket of Google Cloud Storage.",
      required: ["bucket"],
      additionalProperties: false,
      properties: {
        endpoint: { $ref: "env-var.json", description: "Endpoint." },
        certificate: { $ref: "env-var.json", description: "Service account document." },
        bucket: { type: "string", description: "Bucket." },
      },
    },
    gcpkms: {
      type: "object",
      description: "Key of Google Cloud KMS.",
      required: ["keyID"],
      additionalProperties: false,
      properties: {
        endpoint: { $ref: "env-var.json", description: "Endpoint." },
        certificate: { $ref: "env-var.json", description: "Service account document." },
        keyID: { type: "string", description: "Id of the key." },
      },
    },
    anthropic: {
      type: "object",
      description: "Anthropic.",
      required: ["apiKey"],
      additionalProperties: false,
      properties: {
        apiKey: { $ref: "env-var.json", description: "API key." },
        model: { type: "string", description: "Model to use." },
        url: { $ref: "env-var.json", description: "Address." },
      },
    },
    openai: {
      type: "object",
      description: "OpenAI.",
      required: ["apiKey"],
      additionalProperties: false,
      properties: {
        apiKey: { $ref: "env-var.json", description: "API key." },
        model: { type: "string", description: "Model to use." },
        url: { $ref: "env-var.json", description: "Address." },
      },
    },
    gemini: {
      type: "object",
      description: "Gemini.",
      required: ["apiKey"],
      additionalProperties: false,
      properties: {
        apiKey: { $ref: "env-var.json", description: "API key." },
        model: { type: "string", description: "Model to use." },
      },
    },
    ollama: {
      type: "object",
      description: "Ollama.",
      additionalProperties: false,
      properties: {
        apiKey: { $ref: "env-var.json", description: "API key." },
        model: { type: "string", description: "Model to use." },
        url: { $ref: "env-var.json", description: "Address." },
      },
    },
    folder: {
      type: "object",
      description: "Folder on the backend's disk.",
      required: ["path"],
      additionalProperties: false,
      properties: { path: { type: "string", description: "Path of the folder." } },
    },
    git: {
      type: "object",
      description: "Git repository.",
      required: ["url", "ref"],
      additionalProperties: false,
      properties: {
        url: { type: "string", description: "Address of the repository." },
        ref: { type: "string", description: "Branch, tag or commit." },
        certificate: { $ref: "env-var.json", description: "SSH key." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
      },
    },
    github: {
      type: "object",
      description: "GitHub.",
      required: ["personalAccessToken"],
      additionalProperties: false,
      properties: {
        personalAccessToken: { $ref: "env-var.json", description: "Personal access token." },
        url: { type: "string", description: "Address of an own server." },
      },
    },
    gitlab: {
      type: "object",
      description: "Gitlab.",
      required: ["personalAccessToken"],
      additionalProperties: false,
      properties: {
        personalAccessToken: { $ref: "env-var.json", description: "Personal access token." },
        url: { type: "string", description: "Address of an own server." },
      },
    },
    http: {
      type: "object",
      description: "HTTP server.",
      required: ["url"],
      additionalProperties: false,
      properties: {
        url: { type: "string", description: "Address." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
      },
    },
    loki: {
      type: "object",
      description: "Loki.",
      required: ["url"],
      additionalProperties: false,
      properties: {
        url: { type: "string", description: "Address." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
      },
    },
    opensearch: { type: "object", description: "OpenSearch; taken as it is." },
    kubernetes: {
      type: "object",
      description: "Kubernetes cluster.",
      required: ["certificate"],
      additionalProperties: false,
      properties: { certificate: { $ref: "env-var.json", description: "Kubeconfig." } },
    },
    postgres: {
      type: "object",
      description: "Postgres.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Connection string." },
        host: {
          $ref: "env-var.json",
          description: "Host and port; builds the connection string where url is missing.",
        },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        database: { $ref: "env-var.json", description: "Database." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
      },
    },
    mysql: {
      type: "object",
      description: "MySQL.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Connection string." },
        host: {
          $ref: "env-var.json",
          description: "Host and port; builds the connection string where url is missing.",
        },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        database: { $ref: "env-var.json", description: "Database." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
      },
    },
    mongo: {
      type: "object",
      description: "Mongo.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Connection string." },
        host: {
          $ref: "env-var.json",
          description: "Host and port; builds the connection string where url is missing.",
        },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        database: { $ref: "env-var.json", description: "Database." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
        replicaSet: { type: "string", description: "Replica set." },
      },
    },
    mssql: {
      type: "object",
      description: "SQL Server.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Connection string." },
        host: {
          $ref: "env-var.json",
          description: "Host and port; builds the connection string where url is missing.",
        },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        database: { $ref: "env-var.json", description: "Database." },
        trustServerCertificate: { type: "boolean", description: "Accept any certificate." },
      },
    },
    prometheus: {
      type: "object",
      description: "Prometheus.",
      additionalProperties: false,
      properties: {
        url: { $ref: "env-var.json", description: "Address." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        bearer: { $ref: "env-var.json", description: "Bearer token." },
        oauth: { $ref: "oauth.json" },
        tls: { $ref: "tls.json" },
      },
    },
    sftp: {
      type: "object",
      description: "SFTP server.",
      required: ["host", "username", "password", "path"],
      additionalProperties: false,
      properties: {
        host: { $ref: "env-var.json", description: "Host." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        port: { type: "integer", default: 22, description: "22 unless given." },
        path: { type: "string", description: "Folder." },
      },
    },
    smb: {
      type: "object",
      description: "SMB share.",
      required: ["server", "username", "password", "share"],
      additionalProperties: false,
      properties: {
        server: { $ref: "env-var.json", description: "Server." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        port: { $ref: "env-var.json", description: "445 unless given." },
        share: { type: "string", description: "Name of the share." },
      },
    },
    discord: {
      type: "object",
      description: "Discord webhook.",
      required: ["token", "webhookID"],
      additionalProperties: false,
      properties: {
        token: { type: "string", description: "Token of the webhook." },
        webhookID: { type: "string", description: "Id of the webhook." },
      },
    },
    smtp: {
      type: "object",
      description: "Mail server.",
      required: ["host", "fromAddress", "fromName"],
      additionalProperties: false,
      properties: {
        host: { type: "string", description: "Host." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        insecureTLS: { type: "boolean", description: "Skip certificate checks." },
        encryption: {
          type: "string",
          description: "None, ExplicitTLS, ImplicitTLS or Auto (the default).",
        },
        port: { type: "integer", description: "Port." },
        fromAddress: { type: "string", description: "Address of the sender." },
        fromName: { type: "string", description: "Name of the sender." },
        toAddresses: { type: "array", items: { type: "string" }, description: "Recipients." },
        subject: { type: "string", description: "Subject." },
        auth: { type: "string", description: "none, plain (the default) or oauth2." },
        headers: { $ref: "labels.json", description: "Further headers." },
      },
    },
    slack: {
      type: "object",
      description: "Slack channel.",
      additionalProperties: false,
      properties: {
        token: { $ref: "env-var.json", description: "Token of the bot." },
        channel: { type: "string", description: "Id of the channel." },
        botName: { type: "string", description: "Name that the message shows." },
        color: { type: "string", description: "good, warning, danger or a colour." },
        icon: { type: "string", description: "Emoji or address of a picture." },
        thread_ts: { type: "string", description: "Message to answer to." },
        title: { type: "string", description: "Text above the message." },
      },
    },
    telegram: {
      type: "object",
      description: "Telegram chats.",
      required: ["token", "chats"],
      additionalProperties: false,
      properties: {
        token: { $ref: "env-var.json", description: "Token of the bot." },
        chats: { $ref: "env-var.json", description: "Chats or @channels." },
      },
    },
    ntfy: {
      type: "object",
      description: "ntfy topic.",
      required: ["topic", "host", "username", "password"],
      additionalProperties: false,
      properties: {
        topic: { type: "string", description: "Topic." },
        host: { type: "string", description: "Host." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
      },
    },
    pushbullet: {
      type: "object",
      description: "Pushbullet.",
      required: ["token", "targets"],
      additionalProperties: false,
      properties: {
        token: { $ref: "env-var.json", description: "Access token." },
        targets: {
          type: "array",
          items: { type: "string" },
          description: "Devices, channels or addresses.",
        },
      },
    },
    pushover: {
      type: "object",
      description: "Pushover.",
      required: ["token", "user"],
      additionalProperties: false,
      properties: {
        token: { $ref: "env-var.json", description: "Token of the application." },
        user: { type: "string", description: "User key." },
      },
    },
    type: { type: "string", deprecated: true, description: "Type, with the flat fields below." },
    url: { $ref: "env-var.json", description: "Address.", deprecated: true },
    port: { $ref: "env-var.json", description: "Port.", deprecated: true },
    username: { $ref: "env-var.json", description: "User name.", deprecated: true },
    password: { $ref: "env-var.json", description: "Password.", deprecated: true },
    certificate: {
      $ref: "env-var.json",
      description: "Certificate, key or credentials document.",
      deprecated: true,
    },
    insecure_tls: { type: "boolean", deprecated: true, description: "Skip certificate checks." },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema24 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "labels.json",
  description: "Names and their values.",
  type: "object",
  additionalProperties: { type: "string" },
  examples: [{ team: "payments" }],
};
function validate62(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="labels.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (typeof data[key0] !== "string") {
        const err0 = {
          instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
          schemaPath: "#/additionalProperties/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema30 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "env-var.json",
  title: "EnvVar",
  description: "A value, or the place in a cluster that holds it.",
  type: "object",
  additionalProperties: false,
  $defs: {
    keyRef: {
      type: "object",
      required: ["key"],
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name of the object." },
        key: { type: "string", description: "Key inside the object." },
        optional: { type: "boolean", description: "A missing key is no error." },
      },
    },
  },
  examples: [
    { value: "admin" },
    { name: "TOKEN", valueFrom: { secretKeyRef: { name: "api", key: "token" } } },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the variable or header, where a list needs one.",
    },
    value: { type: "string", description: "The value itself; may be a template." },
    valueFrom: {
      type: "object",
      description: "Where the value lies; one of its fields is filled.",
      additionalProperties: false,
      properties: {
        secretKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a Kubernetes secret." },
        configMapKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a config map." },
        helmRef: {
          $ref: "#/$defs/keyRef",
          description: "Value out of a helm release; the key is a JSONPath.",
        },
        serviceAccount: {
          type: "string",
          description: "Service account whose token is the value.",
        },
      },
    },
  },
};
const schema31 = {
  type: "object",
  required: ["key"],
  additionalProperties: false,
  properties: {
    name: { type: "string", description: "Name of the object." },
    key: { type: "string", description: "Key inside the object." },
    optional: { type: "boolean", description: "A missing key is no error." },
  },
};
function validate85(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "key" },
        message: "must have required property '" + "key" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "key" || key0 === "optional")) {
        const err1 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err2 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        const err3 = {
          instancePath: instancePath + "/key",
          schemaPath: "#/properties/key/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.optional !== undefined) {
      if (typeof data.optional !== "boolean") {
        const err4 = {
          instancePath: instancePath + "/optional",
          schemaPath: "#/properties/optional/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate84(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="env-var.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "value" || key0 === "valueFrom")) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err1 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err2 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.valueFrom !== undefined) {
      let data2 = data.valueFrom;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (
            !(
              key1 === "secretKeyRef" ||
              key1 === "configMapKeyRef" ||
              key1 === "helmRef" ||
              key1 === "serviceAccount"
            )
          ) {
            const err3 = {
              instancePath: instancePath + "/valueFrom",
              schemaPath: "#/properties/valueFrom/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data2.secretKeyRef !== undefined) {
          if (
            !validate85(data2.secretKeyRef, {
              instancePath: instancePath + "/valueFrom/secretKeyRef",
              parentData: data2,
              parentDataProperty: "secretKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.configMapKeyRef !== undefined) {
          if (
            !validate85(data2.configMapKeyRef, {
              instancePath: instancePath + "/valueFrom/configMapKeyRef",
              parentData: data2,
              parentDataProperty: "configMapKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.helmRef !== undefined) {
          if (
            !validate85(data2.helmRef, {
              instancePath: instancePath + "/valueFrom/helmRef",
              parentData: data2,
              parentDataProperty: "helmRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.serviceAccount !== undefined) {
          if (typeof data2.serviceAccount !== "string") {
            const err4 = {
              instancePath: instancePath + "/valueFrom/serviceAccount",
              schemaPath: "#/properties/valueFrom/properties/serviceAccount/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/valueFrom",
          schemaPath: "#/properties/valueFrom/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema78 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "oauth.json",
  title: "OAuth",
  description: "Token request.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      clientID: { value: "console" },
      tokenURL: "https://login.example.com/token",
      scope: ["read"],
    },
  ],
  properties: {
    clientID: { $ref: "env-var.json", description: "Client id." },
    clientSecret: { $ref: "env-var.json", description: "Client secret." },
    scope: { type: "array", description: "Scopes.", items: { type: "string" } },
    tokenURL: { type: "string", description: "Address that gives tokens." },
    params: {
      type: "object",
      description: "Further parameters.",
      additionalProperties: { type: "string" },
    },
  },
};
function validate373(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="oauth.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate373.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === "clientID" ||
          key0 === "clientSecret" ||
          key0 === "scope" ||
          key0 === "tokenURL" ||
          key0 === "params"
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.clientID !== undefined) {
      if (
        !validate84(data.clientID, {
          instancePath: instancePath + "/clientID",
          parentData: data,
          parentDataProperty: "clientID",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.clientSecret !== undefined) {
      if (
        !validate84(data.clientSecret, {
          instancePath: instancePath + "/clientSecret",
          parentData: data,
          parentDataProperty: "clientSecret",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.scope !== undefined) {
      let data2 = data.scope;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err1 = {
              instancePath: instancePath + "/scope/" + i0,
              schemaPath: "#/properties/scope/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.tokenURL !== undefined) {
      if (typeof data.tokenURL !== "string") {
        const err3 = {
          instancePath: instancePath + "/tokenURL",
          schemaPath: "#/properties/tokenURL/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.params !== undefined) {
      let data5 = data.params;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (typeof data5[key1] !== "string") {
            const err4 = {
              instancePath:
                instancePath + "/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/params/additionalProperties/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/params",
          schemaPath: "#/properties/params/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate373.errors = vErrors;
  return errors === 0;
}
validate373.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema57 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "tls.json",
  title: "Tls",
  description: "TLS settings.",
  type: "object",
  additionalProperties: false,
  examples: [{ insecureSkipVerify: true, handshakeTimeout: "10s" }],
  properties: {
    insecureSkipVerify: { type: "boolean", description: "Accept any certificate." },
    handshakeTimeout: {
      description: "Limit of the handshake: a duration, or nanoseconds.",
      anyOf: [{ type: "integer" }, { $ref: "duration.json" }],
    },
    ca: { $ref: "env-var.json", description: "Certificate of the authority." },
    cert: { $ref: "env-var.json", description: "Client certificate." },
    key: { $ref: "env-var.json", description: "Client key." },
  },
};
const schema49 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "duration.json",
  description:
    "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
  type: "string",
  pattern:
    "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  examples: ["500ms", "2h", "1d12h"],
};
const pattern4 = new RegExp(
  "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  "u",
);
function validate172(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="duration.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
        },
        message:
          'must match pattern "' +
          "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$" +
          '"',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "string" },
      message: "must be string",
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { dynamicProps: false, dynamicItems: false };
function validate237(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="tls.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === "insecureSkipVerify" ||
          key0 === "handshakeTimeout" ||
          key0 === "ca" ||
          key0 === "cert" ||
          key0 === "key"
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.insecureSkipVerify !== undefined) {
      if (typeof data.insecureSkipVerify !== "boolean") {
        const err1 = {
          instancePath: instancePath + "/insecureSkipVerify",
          schemaPath: "#/properties/insecureSkipVerify/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.handshakeTimeout !== undefined) {
      let data1 = data.handshakeTimeout;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err2 = {
          instancePath: instancePath + "/handshakeTimeout",
          schemaPath: "#/properties/handshakeTimeout/anyOf/0/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      const _errs8 = errors;
      if (
        !validate172(data1, {
          instancePath: instancePath + "/handshakeTimeout",
          parentData: data,
          parentDataProperty: "handshakeTimeout",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err3 = {
          instancePath: instancePath + "/handshakeTimeout",
          schemaPath: "#/properties/handshakeTimeout/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ca !== undefined) {
      if (
        !validate84(data.ca, {
          instancePath: instancePath + "/ca",
          parentData: data,
          parentDataProperty: "ca",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.cert !== undefined) {
      if (
        !validate84(data.cert, {
          instancePath: instancePath + "/cert",
          parentData: data,
          parentDataProperty: "cert",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.key !== undefined) {
      if (
        !validate84(data.key, {
          instancePath: instancePath + "/key",
          parentData: data,
          parentDataProperty: "key",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate731(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate731.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema176.properties, key0)) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.properties !== undefined) {
      if (
        !validate62(data.properties, {
          instancePath: instancePath + "/properties",
          parentData: data,
          parentDataProperty: "properties",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.aws !== undefined) {
      let data1 = data.aws;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (
            !(
              key1 === "url" ||
              key1 === "accessKey" ||
              key1 === "secretKey" ||
              key1 === "region" ||
              key1 === "profile" ||
              key1 === "insecureTLS"
            )
          ) {
            const err1 = {
              instancePath: instancePath + "/aws",
              schemaPath: "#/properties/aws/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data1.url !== undefined) {
          if (
            !validate84(data1.url, {
              instancePath: instancePath + "/aws/url",
              parentData: data1,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data1.accessKey !== undefined) {
          if (
            !validate84(data1.accessKey, {
              instancePath: instancePath + "/aws/accessKey",
              parentData: data1,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data1.secretKey !== undefined) {
          if (
            !validate84(data1.secretKey, {
              instancePath: instancePath + "/aws/secretKey",
              parentData: data1,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data1.region !== undefined) {
          if (typeof data1.region !== "string") {
            const err2 = {
              instancePath: instancePath + "/aws/region",
              schemaPath: "#/properties/aws/properties/region/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data1.profile !== undefined) {
          if (typeof data1.profile !== "string") {
            const err3 = {
              instancePath: instancePath + "/aws/profile",
              schemaPath: "#/properties/aws/properties/profile/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data1.insecureTLS !== undefined) {
          if (typeof data1.insecureTLS !== "boolean") {
            const err4 = {
              instancePath: instancePath + "/aws/insecureTLS",
              schemaPath: "#/properties/aws/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/aws",
          schemaPath: "#/properties/aws/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.awskms !== undefined) {
      let data8 = data.awskms;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.keyID === undefined) {
          const err6 = {
            instancePath: instancePath + "/awskms",
            schemaPath: "#/properties/awskms/required",
            keyword: "required",
            params: { missingProperty: "keyID" },
            message: "must have required property '" + "keyID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        for (const key2 in data8) {
          if (
            !(
              key2 === "url" ||
              key2 === "accessKey" ||
              key2 === "secretKey" ||
              key2 === "region" ||
              key2 === "profile" ||
              key2 === "insecureTLS" ||
              key2 === "keyID"
            )
          ) {
            const err7 = {
              instancePath: instancePath + "/awskms",
              schemaPath: "#/properties/awskms/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data8.url !== undefined) {
          if (
            !validate84(data8.url, {
              instancePath: instancePath + "/awskms/url",
              parentData: data8,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data8.accessKey !== undefined) {
          if (
            !validate84(data8.accessKey, {
              instancePath: instancePath + "/awskms/accessKey",
              parentData: data8,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data8.secretKey !== undefined) {
          if (
            !validate84(data8.secretKey, {
              instancePath: instancePath + "/awskms/secretKey",
              parentData: data8,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data8.region !== undefined) {
          if (typeof data8.region !== "string") {
            const err8 = {
              instancePath: instancePath + "/awskms/region",
              schemaPath: "#/properties/awskms/properties/region/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data8.profile !== undefined) {
          if (typeof data8.profile !== "string") {
            const err9 = {
              instancePath: instancePath + "/awskms/profile",
              schemaPath: "#/properties/awskms/properties/profile/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data8.insecureTLS !== undefined) {
          if (typeof data8.insecureTLS !== "boolean") {
            const err10 = {
              instancePath: instancePath + "/awskms/insecureTLS",
              schemaPath: "#/properties/awskms/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data8.keyID !== undefined) {
          if (typeof data8.keyID !== "string") {
            const err11 = {
              instancePath: instancePath + "/awskms/keyID",
              schemaPath: "#/properties/awskms/properties/keyID/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/awskms",
          schemaPath: "#/properties/awskms/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.s3 !== undefined) {
      let data16 = data.s3;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.bucket === undefined) {
          const err13 = {
            instancePath: instancePath + "/s3",
            schemaPath: "#/properties/s3/required",
            keyword: "required",
            params: { missingProperty: "bucket" },
            message: "must have required property '" + "bucket" + "'",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        for (const key3 in data16) {
          if (
            !(
              key3 === "url" ||
              key3 === "accessKey" ||
              key3 === "secretKey" ||
              key3 === "region" ||
              key3 === "profile" ||
              key3 === "insecureTLS" ||
              key3 === "bucket" ||
              key3 === "usePathStyle"
            )
          ) {
            const err14 = {
              instancePath: instancePath + "/s3",
              schemaPath: "#/properties/s3/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data16.url !== undefined) {
          if (
            !validate84(data16.url, {
              instancePath: instancePath + "/s3/url",
              parentData: data16,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data16.accessKey !== undefined) {
          if (
            !validate84(data16.accessKey, {
              instancePath: instancePath + "/s3/accessKey",
              parentData: data16,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data16.secretKey !== undefined) {
          if (
            !validate84(data16.secretKey, {
              instancePath: instancePath + "/s3/secretKey",
              parentData: data16,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data16.region !== undefined) {
          if (typeof data16.region !== "string") {
            const err15 = {
              instancePath: instancePath + "/s3/region",
              schemaPath: "#/properties/s3/properties/region/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data16.profile !== undefined) {
          if (typeof data16.profile !== "string") {
            const err16 = {
              instancePath: instancePath + "/s3/profile",
              schemaPath: "#/properties/s3/properties/profile/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data16.insecureTLS !== undefined) {
          if (typeof data16.insecureTLS !== "boolean") {
            const err17 = {
              instancePath: instancePath + "/s3/insecureTLS",
              schemaPath: "#/properties/s3/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data16.bucket !== undefined) {
          if (typeof data16.bucket !== "string") {
            const err18 = {
              instancePath: instancePath + "/s3/bucket",
              schemaPath: "#/properties/s3/properties/bucket/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data16.usePathStyle !== undefined) {
          if (typeof data16.usePathStyle !== "boolean") {
            const err19 = {
              instancePath: instancePath + "/s3/usePathStyle",
              schemaPath: "#/properties/s3/properties/usePathStyle/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + "/s3",
          schemaPath: "#/properties/s3/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.azure !== undefined) {
      let data25 = data.azure;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        if (data25.clientID === undefined) {
          const err21 = {
            instancePath: instancePath + "/azure",
            schemaPath: "#/properties/azure/required",
            keyword: "required",
            params: { missingProperty: "clientID" },
            message: "must have required property '" + "clientID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data25.tenantID === undefined) {
          const err22 = {
            instancePath: instancePath + "/azure",
            schemaPath: "#/properties/azure/required",
            keyword: "required",
            params: { missingProperty: "tenantID" },
            message: "must have required property '" + "tenantID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key4 in data25) {
          if (!(key4 === "clientID" || key4 === "clientSecret" || key4 === "tenantID")) {
            const err23 = {
              instancePath: instancePath + "/azure",
              schemaPath: "#/properties/azure/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data25.clientID !== undefined) {
          if (
            !validate84(data25.clientID, {
              instancePath: instancePath + "/azure/clientID",
              parentData: data25,
              parentDataProperty: "clientID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data25.clientSecret !== undefined) {
          if (
            !validate84(data25.clientSecret, {
              instancePath: instancePath + "/azure/clientSecret",
              parentData: data25,
              parentDataProperty: "clientSecret",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data25.tenantID !== undefined) {
          if (
            !validate84(data25.tenantID, {
              instancePath: instancePath + "/azure/tenantID",
              parentData: data25,
              parentDataProperty: "tenantID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = {
          instancePath: instancePath + "/azure",
          schemaPath: "#/properties/azure/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.azureKeyVault !== undefined) {
      let data29 = data.azureKeyVault;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.clientID === undefined) {
          const err25 = {
            instancePath: instancePath + "/azureKeyVault",
            schemaPath: "#/properties/azureKeyVault/required",
            keyword: "required",
            params: { missingProperty: "clientID" },
            message: "must have required property '" + "clientID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data29.tenantID === undefined) {
          const err26 = {
            instancePath: instancePath + "/azureKeyVault",
            schemaPath: "#/properties/azureKeyVault/required",
            keyword: "required",
            params: { missingProperty: "tenantID" },
            message: "must have required property '" + "tenantID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data29.keyID === undefined) {
          const err27 = {
            instancePath: instancePath + "/azureKeyVault",
            schemaPath: "#/properties/azureKeyVault/required",
            keyword: "required",
            params: { missingProperty: "keyID" },
            message: "must have required property '" + "keyID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        for (const key5 in data29) {
          if (
            !(
              key5 === "clientID" ||
              key5 === "clientSecret" ||
              key5 === "tenantID" ||
              key5 === "keyID"
            )
          ) {
            const err28 = {
              instancePath: instancePath + "/azureKeyVault",
              schemaPath: "#/properties/azureKeyVault/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data29.clientID !== undefined) {
          if (
            !validate84(data29.clientID, {
              instancePath: instancePath + "/azureKeyVault/clientID",
              parentData: data29,
              parentDataProperty: "clientID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data29.clientSecret !== undefined) {
          if (
            !validate84(data29.clientSecret, {
              instancePath: instancePath + "/azureKeyVault/clientSecret",
              parentData: data29,
              parentDataProperty: "clientSecret",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data29.tenantID !== undefined) {
          if (
            !validate84(data29.tenantID, {
              instancePath: instancePath + "/azureKeyVault/tenantID",
              parentData: data29,
              parentDataProperty: "tenantID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data29.keyID !== undefined) {
          if (typeof data29.keyID !== "string") {
            const err29 = {
              instancePath: instancePath + "/azureKeyVault/keyID",
              schemaPath: "#/properties/azureKeyVault/properties/keyID/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = {
          instancePath: instancePath + "/azureKeyVault",
          schemaPath: "#/properties/azureKeyVault/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.azureDevops !== undefined) {
      let data34 = data.azureDevops;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        if (data34.organization === undefined) {
          const err31 = {
            instancePath: instancePath + "/azureDevops",
            schemaPath: "#/properties/azureDevops/required",
            keyword: "required",
            params: { missingProperty: "organization" },
            message: "must have required property '" + "organization" + "'",
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data34.personalAccessToken === undefined) {
          const err32 = {
            instancePath: instancePath + "/azureDevops",
            schemaPath: "#/properties/azureDevops/required",
            keyword: "required",
            params: { missingProperty: "personalAccessToken" },
            message: "must have required property '" + "personalAccessToken" + "'",
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        for (const key6 in data34) {
          if (!(key6 === "organization" || key6 === "personalAccessToken" || key6 === "url")) {
            const err33 = {
              instancePath: instancePath + "/azureDevops",
              schemaPath: "#/properties/azureDevops/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data34.organization !== undefined) {
          if (typeof data34.organization !== "string") {
            const err34 = {
              instancePath: instancePath + "/azureDevops/organization",
              schemaPath: "#/properties/azureDevops/properties/organization/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data34.personalAccessToken !== undefined) {
          if (
            !validate84(data34.personalAccessToken, {
              instancePath: instancePath + "/azureDevops/personalAccessToken",
              parentData: data34,
              parentDataProperty: "personalAccessToken",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data34.url !== undefined) {
          if (typeof data34.url !== "string") {
            const err35 = {
              instancePath: instancePath + "/azureDevops/url",
              schemaPath: "#/properties/azureDevops/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
      } else {
        const err36 = {
          instancePath: instancePath + "/azureDevops",
          schemaPath: "#/properties/azureDevops/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.gcp !== undefined) {
      let data38 = data.gcp;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key7 in data38) {
          if (!(key7 === "endpoint" || key7 === "certificate")) {
            const err37 = {
              instancePath: instancePath + "/gcp",
              schemaPath: "#/properties/gcp/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key7 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data38.endpoint !== undefined) {
          if (
            !validate84(data38.endpoint, {
              instancePath: instancePath + "/gcp/endpoint",
              parentData: data38,
              parentDataProperty: "endpoint",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.certificate !== undefined) {
          if (
            !validate84(data38.certificate, {
              instancePath: instancePath + "/gcp/certificate",
              parentData: data38,
              parentDataProperty: "certificate",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err38 = {
          instancePath: instancePath + "/gcp",
          schemaPath: "#/properties/gcp/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.gcs !== undefined) {
      let data41 = data.gcs;
      if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
        if (data41.bucket === undefined) {
          const err39 = {
            instancePath: instancePath + "/gcs",
            schemaPath: "#/properties/gcs/required",
            keyword: "required",
            params: { missingProperty: "bucket" },
            message: "must have required property '" + "bucket" + "'",
          };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        for (const key8 in data41) {
          if (!(key8 === "endpoint" || key8 === "certificate" || key8 === "bucket")) {
            const err40 = {
              instancePath: instancePath + "/gcs",
              schemaPath: "#/properties/gcs/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key8 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data41.endpoint !== undefined) {
          if (
            !validate84(data41.endpoint, {
              instancePath: instancePath + "/gcs/endpoint",
              parentData: data41,
              parentDataProperty: "endpoint",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data41.certificate !== undefined) {
          if (
            !validate84(data41.certificate, {
              instancePath: instancePath + "/gcs/certificate",
              parentData: data41,
              parentDataProperty: "certificate",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data41.bucket !== undefined) {
          if (typeof data41.bucket !== "string") {
            const err41 = {
              instancePath: instancePath + "/gcs/bucket",
              schemaPath: "#/properties/gcs/properties/bucket/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = {
          instancePath: instancePath + "/gcs",
          schemaPath: "#/properties/gcs/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.gcpkms !== undefined) {
      let data45 = data.gcpkms;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        if (data45.keyID === undefined) {
          const err43 = {
            instancePath: instancePath + "/gcpkms",
            schemaPath: "#/properties/gcpkms/required",
            keyword: "required",
            params: { missingProperty: "keyID" },
            message: "must have required property '" + "keyID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        for (const key9 in data45) {
          if (!(key9 === "endpoint" || key9 === "certificate" || key9 === "keyID")) {
            const err44 = {
              instancePath: instancePath + "/gcpkms",
              schemaPath: "#/properties/gcpkms/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key9 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data45.endpoint !== undefined) {
          if (
            !validate84(data45.endpoint, {
              instancePath: instancePath + "/gcpkms/endpoint",
              parentData: data45,
              parentDataProperty: "endpoint",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data45.certificate !== undefined) {
          if (
            !validate84(data45.certificate, {
              instancePath: instancePath + "/gcpkms/certificate",
              parentData: data45,
              parentDataProperty: "certificate",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data45.keyID !== undefined) {
          if (typeof data45.keyID !== "string") {
            const err45 = {
              instancePath: instancePath + "/gcpkms/keyID",
              schemaPath: "#/properties/gcpkms/properties/keyID/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
      } else {
        const err46 = {
          instancePath: instancePath + "/gcpkms",
          schemaPath: "#/properties/gcpkms/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.anthropic !== undefined) {
      let data49 = data.anthropic;
      if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
        if (data49.apiKey === undefined) {
          const err47 = {
            instancePath: instancePath + "/anthropic",
            schemaPath: "#/properties/anthropic/required",
            keyword: "required",
            params: { missingProperty: "apiKey" },
            message: "must have required property '" + "apiKey" + "'",
          };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        for (const key10 in data49) {
          if (!(key10 === "apiKey" || key10 === "model" || key10 === "url")) {
            const err48 = {
              instancePath: instancePath + "/anthropic",
              schemaPath: "#/properties/anthropic/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key10 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data49.apiKey !== undefined) {
          if (
            !validate84(data49.apiKey, {
              instancePath: instancePath + "/anthropic/apiKey",
              parentData: data49,
              parentDataProperty: "apiKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data49.model !== undefined) {
          if (typeof data49.model !== "string") {
            const err49 = {
              instancePath: instancePath + "/anthropic/model",
              schemaPath: "#/properties/anthropic/properties/model/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data49.url !== undefined) {
          if (
            !validate84(data49.url, {
              instancePath: instancePath + "/anthropic/url",
              parentData: data49,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err50 = {
          instancePath: instancePath + "/anthropic",
          schemaPath: "#/properties/anthropic/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.openai !== undefined) {
      let data53 = data.openai;
      if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
        if (data53.apiKey === undefined) {
          const err51 = {
            instancePath: instancePath + "/openai",
            schemaPath: "#/properties/openai/required",
            keyword: "required",
            params: { missingProperty: "apiKey" },
            message: "must have required property '" + "apiKey" + "'",
          };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        for (const key11 in data53) {
          if (!(key11 === "apiKey" || key11 === "model" || key11 === "url")) {
            const err52 = {
              instancePath: instancePath + "/openai",
              schemaPath: "#/properties/openai/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key11 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data53.apiKey !== undefined) {
          if (
            !validate84(data53.apiKey, {
              instancePath: instancePath + "/openai/apiKey",
              parentData: data53,
              parentDataProperty: "apiKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data53.model !== undefined) {
          if (typeof data53.model !== "string") {
            const err53 = {
              instancePath: instancePath + "/openai/model",
              schemaPath: "#/properties/openai/properties/model/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data53.url !== undefined) {
          if (
            !validate84(data53.url, {
              instancePath: instancePath + "/openai/url",
              parentData: data53,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err54 = {
          instancePath: instancePath + "/openai",
          schemaPath: "#/properties/openai/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.gemini !== undefined) {
      let data57 = data.gemini;
      if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
        if (data57.apiKey === undefined) {
          const err55 = {
            instancePath: instancePath + "/gemini",
            schemaPath: "#/properties/gemini/required",
            keyword: "required",
            params: { missingProperty: "apiKey" },
            message: "must have required property '" + "apiKey" + "'",
          };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        for (const key12 in data57) {
          if (!(key12 === "apiKey" || key12 === "model")) {
            const err56 = {
              instancePath: instancePath + "/gemini",
              schemaPath: "#/properties/gemini/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key12 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data57.apiKey !== undefined) {
          if (
            !validate84(data57.apiKey, {
              instancePath: instancePath + "/gemini/apiKey",
              parentData: data57,
              parentDataProperty: "apiKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data57.model !== undefined) {
          if (typeof data57.model !== "string") {
            const err57 = {
              instancePath: instancePath + "/gemini/model",
              schemaPath: "#/properties/gemini/properties/model/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = {
          instancePath: instancePath + "/gemini",
          schemaPath: "#/properties/gemini/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.ollama !== undefined) {
      let data60 = data.ollama;
      if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
        for (const key13 in data60) {
          if (!(key13 === "apiKey" || key13 === "model" || key13 === "url")) {
            const err59 = {
              instancePath: instancePath + "/ollama",
              schemaPath: "#/properties/ollama/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key13 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data60.apiKey !== undefined) {
          if (
            !validate84(data60.apiKey, {
              instancePath: instancePath + "/ollama/apiKey",
              parentData: data60,
              parentDataProperty: "apiKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data60.model !== undefined) {
          if (typeof data60.model !== "string") {
            const err60 = {
              instancePath: instancePath + "/ollama/model",
              schemaPath: "#/properties/ollama/properties/model/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data60.url !== undefined) {
          if (
            !validate84(data60.url, {
              instancePath: instancePath + "/ollama/url",
              parentData: data60,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err61 = {
          instancePath: instancePath + "/ollama",
          schemaPath: "#/properties/ollama/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
    }
    if (data.folder !== undefined) {
      let data64 = data.folder;
      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
        if (data64.path === undefined) {
          const err62 = {
            instancePath: instancePath + "/folder",
            schemaPath: "#/properties/folder/required",
            keyword: "required",
            params: { missingProperty: "path" },
            message: "must have required property '" + "path" + "'",
          };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
        for (const key14 in data64) {
          if (!(key14 === "path")) {
            const err63 = {
              instancePath: instancePath + "/folder",
              schemaPath: "#/properties/folder/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key14 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data64.path !== undefined) {
          if (typeof data64.path !== "string") {
            const err64 = {
              instancePath: instancePath + "/folder/path",
              schemaPath: "#/properties/folder/properties/path/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
      } else {
        const err65 = {
          instancePath: instancePath + "/folder",
          schemaPath: "#/properties/folder/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.git !== undefined) {
      let data66 = data.git;
      if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
        if (data66.url === undefined) {
          const err66 = {
            instancePath: instancePath + "/git",
            schemaPath: "#/properties/git/required",
            keyword: "required",
            params: { missingProperty: "url" },
            message: "must have required property '" + "url" + "'",
          };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (data66.ref === undefined) {
          const err67 = {
            instancePath: instancePath + "/git",
            schemaPath: "#/properties/git/required",
            keyword: "required",
            params: { missingProperty: "ref" },
            message: "must have required property '" + "ref" + "'",
          };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        for (const key15 in data66) {
          if (
            !(
              key15 === "url" ||
              key15 === "ref" ||
              key15 === "certificate" ||
              key15 === "username" ||
              key15 === "password"
            )
          ) {
            const err68 = {
              instancePath: instancePath + "/git",
              schemaPath: "#/properties/git/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key15 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data66.url !== undefined) {
          if (typeof data66.url !== "string") {
            const err69 = {
              instancePath: instancePath + "/git/url",
              schemaPath: "#/properties/git/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data66.ref !== undefined) {
          if (typeof data66.ref !== "string") {
            const err70 = {
              instancePath: instancePath + "/git/ref",
              schemaPath: "#/properties/git/properties/ref/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data66.certificate !== undefined) {
          if (
            !validate84(data66.certificate, {
              instancePath: instancePath + "/git/certificate",
              parentData: data66,
              parentDataProperty: "certificate",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data66.username !== undefined) {
          if (
            !validate84(data66.username, {
              instancePath: instancePath + "/git/username",
              parentData: data66,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data66.password !== undefined) {
          if (
            !validate84(data66.password, {
              instancePath: instancePath + "/git/password",
              parentData: data66,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err71 = {
          instancePath: instancePath + "/git",
          schemaPath: "#/properties/git/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
    }
    if (data.github !== undefined) {
      let data72 = data.github;
      if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
        if (data72.personalAccessToken === undefined) {
          const err72 = {
            instancePath: instancePath + "/github",
            schemaPath: "#/properties/github/required",
            keyword: "required",
            params: { missingProperty: "personalAccessToken" },
            message: "must have required property '" + "personalAccessToken" + "'",
          };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        for (const key16 in data72) {
          if (!(key16 === "personalAccessToken" || key16 === "url")) {
            const err73 = {
              instancePath: instancePath + "/github",
              schemaPath: "#/properties/github/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key16 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
        if (data72.personalAccessToken !== undefined) {
          if (
            !validate84(data72.personalAccessToken, {
              instancePath: instancePath + "/github/personalAccessToken",
              parentData: data72,
              parentDataProperty: "personalAccessToken",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data72.url !== undefined) {
          if (typeof data72.url !== "string") {
            const err74 = {
              instancePath: instancePath + "/github/url",
              schemaPath: "#/properties/github/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
      } else {
        const err75 = {
          instancePath: instancePath + "/github",
          schemaPath: "#/properties/github/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.gitlab !== undefined) {
      let data75 = data.gitlab;
      if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
        if (data75.personalAccessToken === undefined) {
          const err76 = {
            instancePath: instancePath + "/gitlab",
            schemaPath: "#/properties/gitlab/required",
            keyword: "required",
            params: { missingProperty: "personalAccessToken" },
            message: "must have required property '" + "personalAccessToken" + "'",
          };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        for (const key17 in data75) {
          if (!(key17 === "personalAccessToken" || key17 === "url")) {
            const err77 = {
              instancePath: instancePath + "/gitlab",
              schemaPath: "#/properties/gitlab/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key17 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
        }
        if (data75.personalAccessToken !== undefined) {
          if (
            !validate84(data75.personalAccessToken, {
              instancePath: instancePath + "/gitlab/personalAccessToken",
              parentData: data75,
              parentDataProperty: "personalAccessToken",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data75.url !== undefined) {
          if (typeof data75.url !== "string") {
            const err78 = {
              instancePath: instancePath + "/gitlab/url",
              schemaPath: "#/properties/gitlab/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          }
        }
      } else {
        const err79 = {
          instancePath: instancePath + "/gitlab",
          schemaPath: "#/properties/gitlab/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data.http !== undefined) {
      let data78 = data.http;
      if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
        if (data78.url === undefined) {
          const err80 = {
            instancePath: instancePath + "/http",
            schemaPath: "#/properties/http/required",
            keyword: "required",
            params: { missingProperty: "url" },
            message: "must have required property '" + "url" + "'",
          };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        for (const key18 in data78) {
          if (
            !(
              key18 === "url" ||
              key18 === "username" ||
              key18 === "password" ||
              key18 === "insecureTLS"
            )
          ) {
            const err81 = {
              instancePath: instancePath + "/http",
              schemaPath: "#/properties/http/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key18 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data78.url !== undefined) {
          if (typeof data78.url !== "string") {
            const err82 = {
              instancePath: instancePath + "/http/url",
              schemaPath: "#/properties/http/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data78.username !== undefined) {
          if (
            !validate84(data78.username, {
              instancePath: instancePath + "/http/username",
              parentData: data78,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data78.password !== undefined) {
          if (
            !validate84(data78.password, {
              instancePath: instancePath + "/http/password",
              parentData: data78,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data78.insecureTLS !== undefined) {
          if (typeof data78.insecureTLS !== "boolean") {
            const err83 = {
              instancePath: instancePath + "/http/insecureTLS",
              schemaPath: "#/properties/http/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = {
          instancePath: instancePath + "/http",
          schemaPath: "#/properties/http/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.loki !== undefined) {
      let data83 = data.loki;
      if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
        if (data83.url === undefined) {
          const err85 = {
            instancePath: instancePath + "/loki",
            schemaPath: "#/properties/loki/required",
            keyword: "required",
            params: { missingProperty: "url" },
            message: "must have required property '" + "url" + "'",
          };
          if (vErrors === null) {
            vErrors = [err85];
          } else {
            vErrors.push(err85);
          }
          errors++;
        }
        for (const key19 in data83) {
          if (!(key19 === "url" || key19 === "username" || key19 === "password")) {
            const err86 = {
              instancePath: instancePath + "/loki",
              schemaPath: "#/properties/loki/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key19 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
        if (data83.url !== undefined) {
          if (typeof data83.url !== "string") {
            const err87 = {
              instancePath: instancePath + "/loki/url",
              schemaPath: "#/properties/loki/properties/url/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data83.username !== undefined) {
          if (
            !validate84(data83.username, {
              instancePath: instancePath + "/loki/username",
              parentData: data83,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data83.password !== undefined) {
          if (
            !validate84(data83.password, {
              instancePath: instancePath + "/loki/password",
              parentData: data83,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err88 = {
          instancePath: instancePath + "/loki",
          schemaPath: "#/properties/loki/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
    if (data.opensearch !== undefined) {
      let data87 = data.opensearch;
      if (!(data87 && typeof data87 == "object" && !Array.isArray(data87))) {
        const err89 = {
          instancePath: instancePath + "/opensearch",
          schemaPath: "#/properties/opensearch/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.kubernetes !== undefined) {
      let data88 = data.kubernetes;
      if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
        if (data88.certificate === undefined) {
          const err90 = {
            instancePath: instancePath + "/kubernetes",
            schemaPath: "#/properties/kubernetes/required",
            keyword: "required",
            params: { missingProperty: "certificate" },
            message: "must have required property '" + "certificate" + "'",
          };
          if (vErrors === null) {
            vErrors = [err90];
          } else {
            vErrors.push(err90);
          }
          errors++;
        }
        for (const key20 in data88) {
          if (!(key20 === "certificate")) {
            const err91 = {
              instancePath: instancePath + "/kubernetes",
              schemaPath: "#/properties/kubernetes/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key20 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
        if (data88.certificate !== undefined) {
          if (
            !validate84(data88.certificate, {
              instancePath: instancePath + "/kubernetes/certificate",
              parentData: data88,
              parentDataProperty: "certificate",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err92 = {
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err92];
        } else {
          vErrors.push(err92);
        }
        errors++;
      }
    }
    if (data.postgres !== undefined) {
      let data90 = data.postgres;
      if (data90 && typeof data90 == "object" && !Array.isArray(data90)) {
        for (const key21 in data90) {
          if (
            !(
              key21 === "url" ||
              key21 === "host" ||
              key21 === "username" ||
              key21 === "password" ||
              key21 === "database" ||
              key21 === "insecureTLS"
            )
          ) {
            const err93 = {
              instancePath: instancePath + "/postgres",
              schemaPath: "#/properties/postgres/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key21 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
        if (data90.url !== undefined) {
          if (
            !validate84(data90.url, {
              instancePath: instancePath + "/postgres/url",
              parentData: data90,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data90.host !== undefined) {
          if (
            !validate84(data90.host, {
              instancePath: instancePath + "/postgres/host",
              parentData: data90,
              parentDataProperty: "host",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data90.username !== undefined) {
          if (
            !validate84(data90.username, {
              instancePath: instancePath + "/postgres/username",
              parentData: data90,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data90.password !== undefined) {
          if (
            !validate84(data90.password, {
              instancePath: instancePath + "/postgres/password",
              parentData: data90,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data90.database !== undefined) {
          if (
            !validate84(data90.database, {
              instancePath: instancePath + "/postgres/database",
              parentData: data90,
              parentDataProperty: "database",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data90.insecureTLS !== undefined) {
          if (typeof data90.insecureTLS !== "boolean") {
            const err94 = {
              instancePath: instancePath + "/postgres/insecureTLS",
              schemaPath: "#/properties/postgres/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
      } else {
        const err95 = {
          instancePath: instancePath + "/postgres",
          schemaPath: "#/properties/postgres/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
    }
    if (data.mysql !== undefined) {
      let data97 = data.mysql;
      if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
        for (const key22 in data97) {
          if (
            !(
              key22 === "url" ||
              key22 === "host" ||
              key22 === "username" ||
              key22 === "password" ||
              key22 === "database" ||
              key22 === "insecureTLS"
            )
          ) {
            const err96 = {
              instancePath: instancePath + "/mysql",
              schemaPath: "#/properties/mysql/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key22 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data97.url !== undefined) {
          if (
            !validate84(data97.url, {
              instancePath: instancePath + "/mysql/url",
              parentData: data97,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data97.host !== undefined) {
          if (
            !validate84(data97.host, {
              instancePath: instancePath + "/mysql/host",
              parentData: data97,
              parentDataProperty: "host",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data97.username !== undefined) {
          if (
            !validate84(data97.username, {
              instancePath: instancePath + "/mysql/username",
              parentData: data97,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data97.password !== undefined) {
          if (
            !validate84(data97.password, {
              instancePath: instancePath + "/mysql/password",
              parentData: data97,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data97.database !== undefined) {
          if (
            !validate84(data97.database, {
              instancePath: instancePath + "/mysql/database",
              parentData: data97,
              parentDataProperty: "database",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data97.insecureTLS !== undefined) {
          if (typeof data97.insecureTLS !== "boolean") {
            const err97 = {
              instancePath: instancePath + "/mysql/insecureTLS",
              schemaPath: "#/properties/mysql/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err97];
            } else {
              vErrors.push(err97);
            }
            errors++;
          }
        }
      } else {
        const err98 = {
          instancePath: instancePath + "/mysql",
          schemaPath: "#/properties/mysql/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err98];
        } else {
          vErrors.push(err98);
        }
        errors++;
      }
    }
    if (data.mongo !== undefined) {
      let data104 = data.mongo;
      if (data104 && typeof data104 == "object" && !Array.isArray(data104)) {
        for (const key23 in data104) {
          if (
            !(
              key23 === "url" ||
              key23 === "host" ||
              key23 === "username" ||
              key23 === "password" ||
              key23 === "database" ||
              key23 === "insecureTLS" ||
              key23 === "replicaSet"
            )
          ) {
            const err99 = {
              instancePath: instancePath + "/mongo",
              schemaPath: "#/properties/mongo/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key23 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err99];
            } else {
              vErrors.push(err99);
            }
            errors++;
          }
        }
        if (data104.url !== undefined) {
          if (
            !validate84(data104.url, {
              instancePath: instancePath + "/mongo/url",
              parentData: data104,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data104.host !== undefined) {
          if (
            !validate84(data104.host, {
              instancePath: instancePath + "/mongo/host",
              parentData: data104,
              parentDataProperty: "host",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data104.username !== undefined) {
          if (
            !validate84(data104.username, {
              instancePath: instancePath + "/mongo/username",
              parentData: data104,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data104.password !== undefined) {
          if (
            !validate84(data104.password, {
              instancePath: instancePath + "/mongo/password",
              parentData: data104,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data104.database !== undefined) {
          if (
            !validate84(data104.database, {
              instancePath: instancePath + "/mongo/database",
              parentData: data104,
              parentDataProperty: "database",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data104.insecureTLS !== undefined) {
          if (typeof data104.insecureTLS !== "boolean") {
            const err100 = {
              instancePath: instancePath + "/mongo/insecureTLS",
              schemaPath: "#/properties/mongo/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data104.replicaSet !== undefined) {
          if (typeof data104.replicaSet !== "string") {
            const err101 = {
              instancePath: instancePath + "/mongo/replicaSet",
              schemaPath: "#/properties/mongo/properties/replicaSet/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
      } else {
        const err102 = {
          instancePath: instancePath + "/mongo",
          schemaPath: "#/properties/mongo/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err102];
        } else {
          vErrors.push(err102);
        }
        errors++;
      }
    }
    if (data.mssql !== undefined) {
      let data112 = data.mssql;
      if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
        for (const key24 in data112) {
          if (
            !(
              key24 === "url" ||
              key24 === "host" ||
              key24 === "username" ||
              key24 === "password" ||
              key24 === "database" ||
              key24 === "trustServerCertificate"
            )
          ) {
            const err103 = {
              instancePath: instancePath + "/mssql",
              schemaPath: "#/properties/mssql/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key24 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err103];
            } else {
              vErrors.push(err103);
            }
            errors++;
          }
        }
        if (data112.url !== undefined) {
          if (
            !validate84(data112.url, {
              instancePath: instancePath + "/mssql/url",
              parentData: data112,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data112.host !== undefined) {
          if (
            !validate84(data112.host, {
              instancePath: instancePath + "/mssql/host",
              parentData: data112,
              parentDataProperty: "host",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data112.username !== undefined) {
          if (
            !validate84(data112.username, {
              instancePath: instancePath + "/mssql/username",
              parentData: data112,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data112.password !== undefined) {
          if (
            !validate84(data112.password, {
              instancePath: instancePath + "/mssql/password",
              parentData: data112,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data112.database !== undefined) {
          if (
            !validate84(data112.database, {
              instancePath: instancePath + "/mssql/database",
              parentData: data112,
              parentDataProperty: "database",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data112.trustServerCertificate !== undefined) {
          if (typeof data112.trustServerCertificate !== "boolean") {
            const err104 = {
              instancePath: instancePath + "/mssql/trustServerCertificate",
              schemaPath: "#/properties/mssql/properties/trustServerCertificate/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
        }
      } else {
        const err105 = {
          instancePath: instancePath + "/mssql",
          schemaPath: "#/properties/mssql/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
    }
    if (data.prometheus !== undefined) {
      let data119 = data.prometheus;
      if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
        for (const key25 in data119) {
          if (
            !(
              key25 === "url" ||
              key25 === "username" ||
              key25 === "password" ||
              key25 === "bearer" ||
              key25 === "oauth" ||
              key25 === "tls"
            )
          ) {
            const err106 = {
              instancePath: instancePath + "/prometheus",
              schemaPath: "#/properties/prometheus/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key25 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
        if (data119.url !== undefined) {
          if (
            !validate84(data119.url, {
              instancePath: instancePath + "/prometheus/url",
              parentData: data119,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data119.username !== undefined) {
          if (
            !validate84(data119.username, {
              instancePath: instancePath + "/prometheus/username",
              parentData: data119,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data119.password !== undefined) {
          if (
            !validate84(data119.password, {
              instancePath: instancePath + "/prometheus/password",
              parentData: data119,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data119.bearer !== undefined) {
          if (
            !validate84(data119.bearer, {
              instancePath: instancePath + "/prometheus/bearer",
              parentData: data119,
              parentDataProperty: "bearer",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data119.oauth !== undefined) {
          if (
            !validate373(data119.oauth, {
              instancePath: instancePath + "/prometheus/oauth",
              parentData: data119,
              parentDataProperty: "oauth",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
            errors = vErrors.length;
          }
        }
        if (data119.tls !== undefined) {
          if (
            !validate237(data119.tls, {
              instancePath: instancePath + "/prometheus/tls",
              parentData: data119,
              parentDataProperty: "tls",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err107 = {
          instancePath: instancePath + "/prometheus",
          schemaPath: "#/properties/prometheus/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
    }
    if (data.sftp !== undefined) {
      let data126 = data.sftp;
      if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
        if (data126.host === undefined) {
          const err108 = {
            instancePath: instancePath + "/sftp",
            schemaPath: "#/properties/sftp/required",
            keyword: "required",
            params: { missingProperty: "host" },
            message: "must have required property '" + "host" + "'",
          };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
        if (data126.username === undefined) {
          const err109 = {
            instancePath: instancePath + "/sftp",
            schemaPath: "#/properties/sftp/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err109];
          } else {
            vErrors.push(err109);
          }
          errors++;
        }
        if (data126.password === undefined) {
          const err110 = {
            instancePath: instancePath + "/sftp",
            schemaPath: "#/properties/sftp/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        if (data126.path === undefined) {
          const err111 = {
            instancePath: instancePath + "/sftp",
            schemaPath: "#/properties/sftp/required",
            keyword: "required",
            params: { missingProperty: "path" },
            message: "must have required property '" + "path" + "'",
          };
          if (vErrors === null) {
            vErrors = [err111];
          } else {
            vErrors.push(err111);
          }
          errors++;
        }
        for (const key26 in data126) {
          if (
            !(
              key26 === "host" ||
              key26 === "username" ||
              key26 === "password" ||
              key26 === "port" ||
              key26 === "path"
            )
          ) {
            const err112 = {
              instancePath: instancePath + "/sftp",
              schemaPath: "#/properties/sftp/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key26 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err112];
            } else {
              vErrors.push(err112);
            }
            errors++;
          }
        }
        if (data126.host !== undefined) {
          if (
            !validate84(data126.host, {
              instancePath: instancePath + "/sftp/host",
              parentData: data126,
              parentDataProperty: "host",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data126.username !== undefined) {
          if (
            !validate84(data126.username, {
              instancePath: instancePath + "/sftp/username",
              parentData: data126,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data126.password !== undefined) {
          if (
            !validate84(data126.password, {
              instancePath: instancePath + "/sftp/password",
              parentData: data126,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data126.port !== undefined) {
          let data130 = data126.port;
          if (!(typeof data130 == "number" && !(data130 % 1) && !isNaN(data130))) {
            const err113 = {
              instancePath: instancePath + "/sftp/port",
              schemaPath: "#/properties/sftp/properties/port/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
        if (data126.path !== undefined) {
          if (typeof data126.path !== "string") {
            const err114 = {
              instancePath: instancePath + "/sftp/path",
              schemaPath: "#/properties/sftp/properties/path/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err114];
            } else {
              vErrors.push(err114);
            }
            errors++;
          }
        }
      } else {
        const err115 = {
          instancePath: instancePath + "/sftp",
          schemaPath: "#/properties/sftp/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
    }
    if (data.smb !== undefined) {
      let data132 = data.smb;
      if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
        if (data132.server === undefined) {
          const err116 = {
            instancePath: instancePath + "/smb",
            schemaPath: "#/properties/smb/required",
            keyword: "required",
            params: { missingProperty: "server" },
            message: "must have required property '" + "server" + "'",
          };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
        if (data132.username === undefined) {
          const err117 = {
            instancePath: instancePath + "/smb",
            schemaPath: "#/properties/smb/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err117];
          } else {
            vErrors.push(err117);
          }
          errors++;
        }
        if (data132.password === undefined) {
          const err118 = {
            instancePath: instancePath + "/smb",
            schemaPath: "#/properties/smb/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err118];
          } else {
            vErrors.push(err118);
          }
          errors++;
        }
        if (data132.share === undefined) {
          const err119 = {
            instancePath: instancePath + "/smb",
            schemaPath: "#/properties/smb/required",
            keyword: "required",
            params: { missingProperty: "share" },
            message: "must have required property '" + "share" + "'",
          };
          if (vErrors === null) {
            vErrors = [err119];
          } else {
            vErrors.push(err119);
          }
          errors++;
        }
        for (const key27 in data132) {
          if (
            !(
              key27 === "server" ||
              key27 === "username" ||
              key27 === "password" ||
              key27 === "port" ||
              key27 === "share"
            )
          ) {
            const err120 = {
              instancePath: instancePath + "/smb",
              schemaPath: "#/properties/smb/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key27 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err120];
            } else {
              vErrors.push(err120);
            }
            errors++;
          }
        }
        if (data132.server !== undefined) {
          if (
            !validate84(data132.server, {
              instancePath: instancePath + "/smb/server",
              parentData: data132,
              parentDataProperty: "server",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data132.username !== undefined) {
          if (
            !validate84(data132.username, {
              instancePath: instancePath + "/smb/username",
              parentData: data132,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data132.password !== undefined) {
          if (
            !validate84(data132.password, {
              instancePath: instancePath + "/smb/password",
              parentData: data132,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data132.port !== undefined) {
          if (
            !validate84(data132.port, {
              instancePath: instancePath + "/smb/port",
              parentData: data132,
              parentDataProperty: "port",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data132.share !== undefined) {
          if (typeof data132.share !== "string") {
            const err121 = {
              instancePath: instancePath + "/smb/share",
              schemaPath: "#/properties/smb/properties/share/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err121];
            } else {
              vErrors.push(err121);
            }
            errors++;
          }
        }
      } else {
        const err122 = {
          instancePath: instancePath + "/smb",
          schemaPath: "#/properties/smb/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err122];
        } else {
          vErrors.push(err122);
        }
        errors++;
      }
    }
    if (data.discord !== undefined) {
      let data138 = data.discord;
      if (data138 && typeof data138 == "object" && !Array.isArray(data138)) {
        if (data138.token === undefined) {
          const err123 = {
            instancePath: instancePath + "/discord",
            schemaPath: "#/properties/discord/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err123];
          } else {
            vErrors.push(err123);
          }
          errors++;
        }
        if (data138.webhookID === undefined) {
          const err124 = {
            instancePath: instancePath + "/discord",
            schemaPath: "#/properties/discord/required",
            keyword: "required",
            params: { missingProperty: "webhookID" },
            message: "must have required property '" + "webhookID" + "'",
          };
          if (vErrors === null) {
            vErrors = [err124];
          } else {
            vErrors.push(err124);
          }
          errors++;
        }
        for (const key28 in data138) {
          if (!(key28 === "token" || key28 === "webhookID")) {
            const err125 = {
              instancePath: instancePath + "/discord",
              schemaPath: "#/properties/discord/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key28 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err125];
            } else {
              vErrors.push(err125);
            }
            errors++;
          }
        }
        if (data138.token !== undefined) {
          if (typeof data138.token !== "string") {
            const err126 = {
              instancePath: instancePath + "/discord/token",
              schemaPath: "#/properties/discord/properties/token/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err126];
            } else {
              vErrors.push(err126);
            }
            errors++;
          }
        }
        if (data138.webhookID !== undefined) {
          if (typeof data138.webhookID !== "string") {
            const err127 = {
              instancePath: instancePath + "/discord/webhookID",
              schemaPath: "#/properties/discord/properties/webhookID/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err127];
            } else {
              vErrors.push(err127);
            }
            errors++;
          }
        }
      } else {
        const err128 = {
          instancePath: instancePath + "/discord",
          schemaPath: "#/properties/discord/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err128];
        } else {
          vErrors.push(err128);
        }
        errors++;
      }
    }
    if (data.smtp !== undefined) {
      let data141 = data.smtp;
      if (data141 && typeof data141 == "object" && !Array.isArray(data141)) {
        if (data141.host === undefined) {
          const err129 = {
            instancePath: instancePath + "/smtp",
            schemaPath: "#/properties/smtp/required",
            keyword: "required",
            params: { missingProperty: "host" },
            message: "must have required property '" + "host" + "'",
          };
          if (vErrors === null) {
            vErrors = [err129];
          } else {
            vErrors.push(err129);
          }
          errors++;
        }
        if (data141.fromAddress === undefined) {
          const err130 = {
            instancePath: instancePath + "/smtp",
            schemaPath: "#/properties/smtp/required",
            keyword: "required",
            params: { missingProperty: "fromAddress" },
            message: "must have required property '" + "fromAddress" + "'",
          };
          if (vErrors === null) {
            vErrors = [err130];
          } else {
            vErrors.push(err130);
          }
          errors++;
        }
        if (data141.fromName === undefined) {
          const err131 = {
            instancePath: instancePath + "/smtp",
            schemaPath: "#/properties/smtp/required",
            keyword: "required",
            params: { missingProperty: "fromName" },
            message: "must have required property '" + "fromName" + "'",
          };
          if (vErrors === null) {
            vErrors = [err131];
          } else {
            vErrors.push(err131);
          }
          errors++;
        }
        for (const key29 in data141) {
          if (!func1.call(schema176.properties.smtp.properties, key29)) {
            const err132 = {
              instancePath: instancePath + "/smtp",
              schemaPath: "#/properties/smtp/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key29 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err132];
            } else {
              vErrors.push(err132);
            }
            errors++;
          }
        }
        if (data141.host !== undefined) {
          if (typeof data141.host !== "string") {
            const err133 = {
              instancePath: instancePath + "/smtp/host",
              schemaPath: "#/properties/smtp/properties/host/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err133];
            } else {
              vErrors.push(err133);
            }
            errors++;
          }
        }
        if (data141.username !== undefined) {
          if (
            !validate84(data141.username, {
              instancePath: instancePath + "/smtp/username",
              parentData: data141,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data141.password !== undefined) {
          if (
            !validate84(data141.password, {
              instancePath: instancePath + "/smtp/password",
              parentData: data141,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data141.insecureTLS !== undefined) {
          if (typeof data141.insecureTLS !== "boolean") {
            const err134 = {
              instancePath: instancePath + "/smtp/insecureTLS",
              schemaPath: "#/properties/smtp/properties/insecureTLS/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err134];
            } else {
              vErrors.push(err134);
            }
            errors++;
          }
        }
        if (data141.encryption !== undefined) {
          if (typeof data141.encryption !== "string") {
            const err135 = {
              instancePath: instancePath + "/smtp/encryption",
              schemaPath: "#/properties/smtp/properties/encryption/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err135];
            } else {
              vErrors.push(err135);
            }
            errors++;
          }
        }
        if (data141.port !== undefined) {
          let data147 = data141.port;
          if (!(typeof data147 == "number" && !(data147 % 1) && !isNaN(data147))) {
            const err136 = {
              instancePath: instancePath + "/smtp/port",
              schemaPath: "#/properties/smtp/properties/port/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err136];
            } else {
              vErrors.push(err136);
            }
            errors++;
          }
        }
        if (data141.fromAddress !== undefined) {
          if (typeof data141.fromAddress !== "string") {
            const err137 = {
              instancePath: instancePath + "/smtp/fromAddress",
              schemaPath: "#/properties/smtp/properties/fromAddress/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err137];
            } else {
              vErrors.push(err137);
            }
            errors++;
          }
        }
        if (data141.fromName !== undefined) {
          if (typeof data141.fromName !== "string") {
            const err138 = {
              instancePath: instancePath + "/smtp/fromName",
              schemaPath: "#/properties/smtp/properties/fromName/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
        }
        if (data141.toAddresses !== undefined) {
          let data150 = data141.toAddresses;
          if (Array.isArray(data150)) {
            const len0 = data150.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data150[i0] !== "string") {
                const err139 = {
                  instancePath: instancePath + "/smtp/toAddresses/" + i0,
                  schemaPath: "#/properties/smtp/properties/toAddresses/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err139];
                } else {
                  vErrors.push(err139);
                }
                errors++;
              }
            }
          } else {
            const err140 = {
              instancePath: instancePath + "/smtp/toAddresses",
              schemaPath: "#/properties/smtp/properties/toAddresses/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err140];
            } else {
              vErrors.push(err140);
            }
            errors++;
          }
        }
        if (data141.subject !== undefined) {
          if (typeof data141.subject !== "string") {
            const err141 = {
              instancePath: instancePath + "/smtp/subject",
              schemaPath: "#/properties/smtp/properties/subject/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err141];
            } else {
              vErrors.push(err141);
            }
            errors++;
          }
        }
        if (data141.auth !== undefined) {
          if (typeof data141.auth !== "string") {
            const err142 = {
              instancePath: instancePath + "/smtp/auth",
              schemaPath: "#/properties/smtp/properties/auth/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err142];
            } else {
              vErrors.push(err142);
            }
            errors++;
          }
        }
        if (data141.headers !== undefined) {
          if (
            !validate62(data141.headers, {
              instancePath: instancePath + "/smtp/headers",
              parentData: data141,
              parentDataProperty: "headers",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err143 = {
          instancePath: instancePath + "/smtp",
          schemaPath: "#/properties/smtp/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err143];
        } else {
          vErrors.push(err143);
        }
        errors++;
      }
    }
    if (data.slack !== undefined) {
      let data155 = data.slack;
      if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
        for (const key30 in data155) {
          if (
            !(
              key30 === "token" ||
              key30 === "channel" ||
              key30 === "botName" ||
              key30 === "color" ||
              key30 === "icon" ||
              key30 === "thread_ts" ||
              key30 === "title"
            )
          ) {
            const err144 = {
              instancePath: instancePath + "/slack",
              schemaPath: "#/properties/slack/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key30 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err144];
            } else {
              vErrors.push(err144);
            }
            errors++;
          }
        }
        if (data155.token !== undefined) {
          if (
            !validate84(data155.token, {
              instancePath: instancePath + "/slack/token",
              parentData: data155,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data155.channel !== undefined) {
          if (typeof data155.channel !== "string") {
            const err145 = {
              instancePath: instancePath + "/slack/channel",
              schemaPath: "#/properties/slack/properties/channel/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err145];
            } else {
              vErrors.push(err145);
            }
            errors++;
          }
        }
        if (data155.botName !== undefined) {
          if (typeof data155.botName !== "string") {
            const err146 = {
              instancePath: instancePath + "/slack/botName",
              schemaPath: "#/properties/slack/properties/botName/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err146];
            } else {
              vErrors.push(err146);
            }
            errors++;
          }
        }
        if (data155.color !== undefined) {
          if (typeof data155.color !== "string") {
            const err147 = {
              instancePath: instancePath + "/slack/color",
              schemaPath: "#/properties/slack/properties/color/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err147];
            } else {
              vErrors.push(err147);
            }
            errors++;
          }
        }
        if (data155.icon !== undefined) {
          if (typeof data155.icon !== "string") {
            const err148 = {
              instancePath: instancePath + "/slack/icon",
              schemaPath: "#/properties/slack/properties/icon/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err148];
            } else {
              vErrors.push(err148);
            }
            errors++;
          }
        }
        if (data155.thread_ts !== undefined) {
          if (typeof data155.thread_ts !== "string") {
            const err149 = {
              instancePath: instancePath + "/slack/thread_ts",
              schemaPath: "#/properties/slack/properties/thread_ts/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
        if (data155.title !== undefined) {
          if (typeof data155.title !== "string") {
            const err150 = {
              instancePath: instancePath + "/slack/title",
              schemaPath: "#/properties/slack/properties/title/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err150];
            } else {
              vErrors.push(err150);
            }
            errors++;
          }
        }
      } else {
        const err151 = {
          instancePath: instancePath + "/slack",
          schemaPath: "#/properties/slack/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err151];
        } else {
          vErrors.push(err151);
        }
        errors++;
      }
    }
    if (data.telegram !== undefined) {
      let data163 = data.telegram;
      if (data163 && typeof data163 == "object" && !Array.isArray(data163)) {
        if (data163.token === undefined) {
          const err152 = {
            instancePath: instancePath + "/telegram",
            schemaPath: "#/properties/telegram/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        if (data163.chats === undefined) {
          const err153 = {
            instancePath: instancePath + "/telegram",
            schemaPath: "#/properties/telegram/required",
            keyword: "required",
            params: { missingProperty: "chats" },
            message: "must have required property '" + "chats" + "'",
          };
          if (vErrors === null) {
            vErrors = [err153];
          } else {
            vErrors.push(err153);
          }
          errors++;
        }
        for (const key31 in data163) {
          if (!(key31 === "token" || key31 === "chats")) {
            const err154 = {
              instancePath: instancePath + "/telegram",
              schemaPath: "#/properties/telegram/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key31 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err154];
            } else {
              vErrors.push(err154);
            }
            errors++;
          }
        }
        if (data163.token !== undefined) {
          if (
            !validate84(data163.token, {
              instancePath: instancePath + "/telegram/token",
              parentData: data163,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data163.chats !== undefined) {
          if (
            !validate84(data163.chats, {
              instancePath: instancePath + "/telegram/chats",
              parentData: data163,
              parentDataProperty: "chats",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err155 = {
          instancePath: instancePath + "/telegram",
          schemaPath: "#/properties/telegram/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err155];
        } else {
          vErrors.push(err155);
        }
        errors++;
      }
    }
    if (data.ntfy !== undefined) {
      let data166 = data.ntfy;
      if (data166 && typeof data166 == "object" && !Array.isArray(data166)) {
        if (data166.topic === undefined) {
          const err156 = {
            instancePath: instancePath + "/ntfy",
            schemaPath: "#/properties/ntfy/required",
            keyword: "required",
            params: { missingProperty: "topic" },
            message: "must have required property '" + "topic" + "'",
          };
          if (vErrors === null) {
            vErrors = [err156];
          } else {
            vErrors.push(err156);
          }
          errors++;
        }
        if (data166.host === undefined) {
          const err157 = {
            instancePath: instancePath + "/ntfy",
            schemaPath: "#/properties/ntfy/required",
            keyword: "required",
            params: { missingProperty: "host" },
            message: "must have required property '" + "host" + "'",
          };
          if (vErrors === null) {
            vErrors = [err157];
          } else {
            vErrors.push(err157);
          }
          errors++;
        }
        if (data166.username === undefined) {
          const err158 = {
            instancePath: instancePath + "/ntfy",
            schemaPath: "#/properties/ntfy/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err158];
          } else {
            vErrors.push(err158);
          }
          errors++;
        }
        if (data166.password === undefined) {
          const err159 = {
            instancePath: instancePath + "/ntfy",
            schemaPath: "#/properties/ntfy/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err159];
          } else {
            vErrors.push(err159);
          }
          errors++;
        }
        for (const key32 in data166) {
          if (
            !(key32 === "topic" || key32 === "host" || key32 === "username" || key32 === "password")
          ) {
            const err160 = {
              instancePath: instancePath + "/ntfy",
              schemaPath: "#/properties/ntfy/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key32 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err160];
            } else {
              vErrors.push(err160);
            }
            errors++;
          }
        }
        if (data166.topic !== undefined) {
          if (typeof data166.topic !== "string") {
            const err161 = {
              instancePath: instancePath + "/ntfy/topic",
              schemaPath: "#/properties/ntfy/properties/topic/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err161];
            } else {
              vErrors.push(err161);
            }
            errors++;
          }
        }
        if (data166.host !== undefined) {
          if (typeof data166.host !== "string") {
            const err162 = {
              instancePath: instancePath + "/ntfy/host",
              schemaPath: "#/properties/ntfy/properties/host/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err162];
            } else {
              vErrors.push(err162);
            }
            errors++;
          }
        }
        if (data166.username !== undefined) {
          if (
            !validate84(data166.username, {
              instancePath: instancePath + "/ntfy/username",
              parentData: data166,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data166.password !== undefined) {
          if (
            !validate84(data166.password, {
              instancePath: instancePath + "/ntfy/password",
              parentData: data166,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err163 = {
          instancePath: instancePath + "/ntfy",
          schemaPath: "#/properties/ntfy/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err163];
        } else {
          vErrors.push(err163);
        }
        errors++;
      }
    }
    if (data.pushbullet !== undefined) {
      let data171 = data.pushbullet;
      if (data171 && typeof data171 == "object" && !Array.isArray(data171)) {
        if (data171.token === undefined) {
          const err164 = {
            instancePath: instancePath + "/pushbullet",
            schemaPath: "#/properties/pushbullet/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err164];
          } else {
            vErrors.push(err164);
          }
          errors++;
        }
        if (data171.targets === undefined) {
          const err165 = {
            instancePath: instancePath + "/pushbullet",
            schemaPath: "#/properties/pushbullet/required",
            keyword: "required",
            params: { missingProperty: "targets" },
            message: "must have required property '" + "targets" + "'",
          };
          if (vErrors === null) {
            vErrors = [err165];
          } else {
            vErrors.push(err165);
          }
          errors++;
        }
        for (const key33 in data171) {
          if (!(key33 === "token" || key33 === "targets")) {
            const err166 = {
              instancePath: instancePath + "/pushbullet",
              schemaPath: "#/properties/pushbullet/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key33 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err166];
            } else {
              vErrors.push(err166);
            }
            errors++;
          }
        }
        if (data171.token !== undefined) {
          if (
            !validate84(data171.token, {
              instancePath: instancePath + "/pushbullet/token",
              parentData: data171,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data171.targets !== undefined) {
          let data173 = data171.targets;
          if (Array.isArray(data173)) {
            const len1 = data173.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data173[i1] !== "string") {
                const err167 = {
                  instancePath: instancePath + "/pushbullet/targets/" + i1,
                  schemaPath: "#/properties/pushbullet/properties/targets/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err167];
                } else {
                  vErrors.push(err167);
                }
                errors++;
              }
            }
          } else {
            const err168 = {
              instancePath: instancePath + "/pushbullet/targets",
              schemaPath: "#/properties/pushbullet/properties/targets/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err168];
            } else {
              vErrors.push(err168);
            }
            errors++;
          }
        }
      } else {
        const err169 = {
          instancePath: instancePath + "/pushbullet",
          schemaPath: "#/properties/pushbullet/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err169];
        } else {
          vErrors.push(err169);
        }
        errors++;
      }
    }
    if (data.pushover !== undefined) {
      let data175 = data.pushover;
      if (data175 && typeof data175 == "object" && !Array.isArray(data175)) {
        if (data175.token === undefined) {
          const err170 = {
            instancePath: instancePath + "/pushover",
            schemaPath: "#/properties/pushover/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err170];
          } else {
            vErrors.push(err170);
          }
          errors++;
        }
        if (data175.user === undefined) {
          const err171 = {
            instancePath: instancePath + "/pushover",
            schemaPath: "#/properties/pushover/required",
            keyword: "required",
            params: { missingProperty: "user" },
            message: "must have required property '" + "user" + "'",
          };
          if (vErrors === null) {
            vErrors = [err171];
          } else {
            vErrors.push(err171);
          }
          errors++;
        }
        for (const key34 in data175) {
          if (!(key34 === "token" || key34 === "user")) {
            const err172 = {
              instancePath: instancePath + "/pushover",
              schemaPath: "#/properties/pushover/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key34 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err172];
            } else {
              vErrors.push(err172);
            }
            errors++;
          }
        }
        if (data175.token !== undefined) {
          if (
            !validate84(data175.token, {
              instancePath: instancePath + "/pushover/token",
              parentData: data175,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data175.user !== undefined) {
          if (typeof data175.user !== "string") {
            const err173 = {
              instancePath: instancePath + "/pushover/user",
              schemaPath: "#/properties/pushover/properties/user/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err173];
            } else {
              vErrors.push(err173);
            }
            errors++;
          }
        }
      } else {
        const err174 = {
          instancePath: instancePath + "/pushover",
          schemaPath: "#/properties/pushover/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err174];
        } else {
          vErrors.push(err174);
        }
        errors++;
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err175 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err175];
        } else {
          vErrors.push(err175);
        }
        errors++;
      }
    }
    if (data.url !== undefined) {
      if (
        !validate84(data.url, {
          instancePath: instancePath + "/url",
          parentData: data,
          parentDataProperty: "url",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.port !== undefined) {
      if (
        !validate84(data.port, {
          instancePath: instancePath + "/port",
          parentData: data,
          parentDataProperty: "port",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.username !== undefined) {
      if (
        !validate84(data.username, {
          instancePath: instancePath + "/username",
          parentData: data,
          parentDataProperty: "username",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.password !== undefined) {
      if (
        !validate84(data.password, {
          instancePath: instancePath + "/password",
          parentData: data,
          parentDataProperty: "password",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.certificate !== undefined) {
      if (
        !validate84(data.certificate, {
          instancePath: instancePath + "/certificate",
          parentData: data,
          parentDataProperty: "certificate",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err176 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err176];
        } else {
          vErrors.push(err176);
        }
        errors++;
      }
    }
  } else {
    const err177 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err177];
    } else {
      vErrors.push(err177);
    }
    errors++;
  }
  validate731.errors = vErrors;
  return errors === 0;
}
validate731.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
