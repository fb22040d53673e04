// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate202;
export default validate202;
const schema55 = {
  title: "FolderCheckForm",
  description: "Form of a folder check; at most one of the connections is filled.",
  type: "object",
  required: ["name", "path"],
  additionalProperties: false,
  dependentSchemas: {
    awsConnection: {
      properties: { gcpConnection: false, sftpConnection: false, smbConnection: false },
    },
    gcpConnection: {
      properties: { awsConnection: false, sftpConnection: false, smbConnection: false },
    },
    sftpConnection: {
      properties: { awsConnection: false, gcpConnection: false, smbConnection: false },
    },
    smbConnection: {
      properties: { awsConnection: false, gcpConnection: false, sftpConnection: false },
    },
  },
  examples: [
    {
      name: "backups",
      path: "/backups/db",
      maxAge: "1d",
      minCount: 1,
      maxSize: "2GB",
      filter: { regex: ".*\\.gz$", minSize: "1MB" },
    },
    {
      name: "exports",
      path: "s3://exports/daily",
      awsConnection: { connection: "connection://aws", region: "eu-west-1", usePathStyle: true },
    },
    {
      name: "reports",
      path: "smb://files.example.com/reports",
      smbConnection: {
        port: 445,
        domain: "EXAMPLE",
        workstation: "probe",
        sharename: "reports",
        searchPath: "daily",
        auth: {
          username: { value: "probe" },
          password: { valueFrom: { secretKeyRef: { name: "probe", key: "password" } } },
        },
      },
    },
    {
      name: "uploads",
      path: "/uploads",
      sftpConnection: {
        host: "files.example.com",
        port: 22,
        auth: {
          username: { value: "probe" },
          password: { valueFrom: { secretKeyRef: { name: "probe", key: "password" } } },
        },
      },
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the check, as the health page shows it.",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    icon: {
      type: "string",
      description: "Icon.",
      "x-ui": { order: 2, label: "Icon", widget: "icon" },
    },
    schedule: {
      $ref: "schedule.json",
      description: "When the check runs; never when empty.",
      "x-ui": {
        order: 3,
        label: "Schedule",
        widget: "schedule",
        options: [
          "@every 30s",
          "@every 1m",
          "@every 5m",
          "@every 30m",
          "@hourly",
          "@every 6h",
          "@daily",
          "@weekly",
        ],
      },
      "x-wire": "$.schedule",
    },
    description: {
      type: "string",
      description: "What it checks and why; shown with its results.",
      "x-ui": { order: 4, label: "Description", widget: "text" },
    },
    path: {
      type: "string",
      description: "Folder: a path, s3://, gcs://, smb:// or a UNC path.",
      minLength: 1,
      "x-ui": { order: 10, label: "Path", widget: "text" },
    },
    minAge: {
      $ref: "duration.json",
      description: "The newest file must be older.",
      "x-ui": { order: 11, label: "Min Age", widget: "duration" },
    },
    maxAge: {
      $ref: "duration.json",
      description: "The newest file must be younger.",
      "x-ui": { order: 12, label: "Max Age", widget: "duration" },
    },
    minCount: {
      type: "integer",
      description: "Least number of files.",
      minimum: 0,
      "x-ui": { order: 13, label: "Min Count", widget: "number" },
    },
    maxCount: {
      type: "integer",
      description: "Most files.",
      minimum: 0,
      "x-ui": { order: 14, label: "Max Count", widget: "number" },
    },
    minSize: {
      $ref: "size.json",
      description: "Smallest size of a file.",
      "x-ui": { order: 15, label: "Min Size", widget: "bytes" },
    },
    maxSize: {
      $ref: "size.json",
      description: "Largest size of a file.",
      "x-ui": { order: 16, label: "Max Size", widget: "bytes" },
    },
    availableSize: {
      $ref: "size.json",
      description: "Least space that is free.",
      "x-ui": { order: 17, label: "Available Size", widget: "bytes" },
    },
    totalSize: {
      $ref: "size.json",
      description: "Least capacity.",
      "x-ui": { order: 18, label: "Total Size", widget: "bytes" },
    },
    filter: {
      type: "object",
      description: "Which files count.",
      additionalProperties: false,
      properties: {
        minAge: {
          $ref: "duration.json",
          description: "Files at least this old count.",
          "x-ui": { order: 1, label: "Min Age", widget: "duration" },
        },
        maxAge: {
          $ref: "duration.json",
          description: "Files at most this old count.",
          "x-ui": { order: 2, label: "Max Age", widget: "duration" },
        },
        minSize: {
          $ref: "size.json",
          description: "Files at least this large count.",
          "x-ui": { order: 3, label: "Min Size", widget: "bytes" },
        },
        maxSize: {
          $ref: "size.json",
          description: "Files at most this large count.",
          "x-ui": { order: 4, label: "Max Size", widget: "bytes" },
        },
        regex: {
          type: "string",
          description: "Names that count.",
          "x-ui": { order: 5, label: "Regex", widget: "text" },
        },
      },
      "x-ui": { order: 19, label: "Filter", group: "Filter" },
    },
    awsConnection: {
      type: "object",
      description: "Access to a bucket on S3.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        region: {
          type: "string",
          description: "Region.",
          "x-ui": { order: 2, label: "Region", widget: "text" },
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
          "x-ui": { order: 3, label: "Endpoint", widget: "text" },
        },
        objectPath: {
          type: "string",
          description: "Glob of the objects.",
          "x-ui": { order: 4, label: "Object Path", widget: "text" },
        },
        accessKey: {
          $ref: "env-var.json",
          description: "Access key.",
          "x-ui": { order: 5, label: "Access Key", widget: "env-var" },
        },
        secretKey: {
          $ref: "env-var.json",
          description: "Secret key.",
          "x-ui": { order: 6, label: "Secret Key", widget: "env-var" },
        },
        skipTLSVerify: {
          type: "boolean",
          description: "Accept any certificate.",
          "x-ui": { order: 7, label: "Skip TLS Verify", widget: "switch" },
        },
        usePathStyle: {
          type: "boolean",
          description: "The bucket's name stands in the path, not in the host.",
          "x-ui": { order: 8, label: "Use Path Style", widget: "switch" },
        },
      },
      "x-ui": { order: 40, label: "AWS", widget: "one-of-connection", group: "Connection" },
    },
    gcpConnection: {
      type: "object",
      description: "Access to Google Cloud Storage.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
          "x-ui": { order: 2, label: "Endpoint", widget: "text" },
        },
        credentials: {
          $ref: "env-var.json",
          description: "Service account key.",
          "x-ui": { order: 3, label: "Credentials", widget: "env-var" },
        },
      },
      "x-ui": { order: 41, label: "GCP", widget: "one-of-connection", group: "Connection" },
    },
    sftpConnection: {
      type: "object",
      description: "Access to an SFTP server.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        host: {
          type: "string",
          description: "Host.",
          "x-ui": { order: 2, label: "Host", widget: "text" },
        },
        port: {
          type: "integer",
          description: "Port.",
          minimum: 1,
          maximum: 65535,
          default: 22,
          "x-ui": { order: 3, label: "Port", widget: "port" },
        },
        auth: {
          type: "object",
          description: "How to sign in.",
          additionalProperties: false,
          properties: {
            username: {
              $ref: "env-var.json",
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
              "x-wire": "sftpConnection.username",
            },
            password: {
              $ref: "env-var.json",
              description: "Password.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
              "x-wire": "sftpConnection.password",
            },
          },
          "x-ui": { order: 4, label: "Authentication", widget: "authentication" },
          "x-wire": "sftpConnection",
        },
      },
      "x-ui": { order: 42, label: "SFTP", widget: "one-of-connection", group: "Connection" },
    },
    smbConnection: {
      type: "object",
      description: "Access to an SMB share.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        port: {
          type: "integer",
          description: "Port.",
          minimum: 1,
          maximum: 65535,
          default: 445,
          "x-ui": { order: 2, label: "Port", widget: "port" },
        },
        domain: {
          type: "string",
          description: "Domain.",
          "x-ui": { order: 3, label: "Domain", widget: "text" },
        },
        workstation: {
          type: "string",
          description: "Workstation.",
          "x-ui": { order: 4, label: "Workstation", widget: "text" },
        },
        sharename: {
          type: "string",
          description: "Share.",
          "x-ui": { order: 5, label: "Share Name", widget: "text" },
          "x-wire": "smbConnection.share",
        },
        searchPath: {
          type: "string",
          description: "Path inside the share.",
          "x-ui": { order: 6, label: "Search Path", widget: "text" },
        },
        auth: {
          type: "object",
          description: "How to sign in.",
          additionalProperties: false,
          properties: {
            username: {
              $ref: "env-var.json",
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
              "x-wire": "smbConnection.username",
            },
            password: {
              $ref: "env-var.json",
              description: "Password.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
              "x-wire": "smbConnection.password",
            },
          },
          "x-ui": { order: 7, label: "Authentication", widget: "authentication" },
          "x-wire": "smbConnection",
        },
      },
      "x-ui": { order: 43, label: "SMB", widget: "one-of-connection", group: "Connection" },
    },
    test: {
      $ref: "template.json",
      description: "Decides whether the check passes.",
      "x-ui": { order: 90, label: "Test", widget: "script", group: "Scripts" },
    },
    display: {
      $ref: "template.json",
      description: "Text to show for a run.",
      "x-ui": { order: 91, label: "Display", widget: "script", group: "Scripts" },
    },
    transform: {
      $ref: "template.json",
      description: "Turns the result into checks of their own.",
      "x-ui": { order: 92, label: "Transform", widget: "script", group: "Scripts" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "schedule.json",
  description:
    "When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.",
  type: "string",
  pattern:
    "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
  examples: ["@every 30s", "@hourly", "*/15 * * * MON-FRI"],
};
const pattern3 = new RegExp(
  "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
  "u",
);
function validate94(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="schedule.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern3.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
        },
        message:
          'must match pattern "' +
          "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$" +
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
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { dynamicProps: false, dynamicItems: false };
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
const schema50 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "size.json",
  description:
    "Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.",
  type: "string",
  pattern: "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  examples: ["10kb", "5MB", "1G"],
};
const pattern5 = new RegExp(
  "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  "u",
);
function validate175(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="size.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern5.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$",
        },
        message:
          'must match pattern "' +
          "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$" +
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
  validate175.errors = vErrors;
  return errors === 0;
}
validate175.evaluated = { dynamicProps: false, dynamicItems: false };
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
const schema26 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "template.json",
  title: "Template",
  description: "A script of a check; at most one language is filled.",
  type: "object",
  additionalProperties: false,
  examples: [{ expr: "code == 200" }, { template: "{{.message}}" }],
  properties: {
    template: { type: "string", description: "Go template." },
    expr: { type: "string", description: "CEL expression." },
    javascript: { type: "string", description: "JavaScript." },
    jsonPath: { type: "string", description: "JSONPath." },
    jsonpath: {
      type: "string",
      description: "Other spelling of jsonPath, as forms wrote it; the backend passes over it.",
    },
  },
};
function validate66(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="template.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
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
          key0 === "template" ||
          key0 === "expr" ||
          key0 === "javascript" ||
          key0 === "jsonPath" ||
          key0 === "jsonpath"
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
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err1 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
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
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err2 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
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
    if (data.javascript !== undefined) {
      if (typeof data.javascript !== "string") {
        const err3 = {
          instancePath: instancePath + "/javascript",
          schemaPath: "#/properties/javascript/type",
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
    if (data.jsonPath !== undefined) {
      if (typeof data.jsonPath !== "string") {
        const err4 = {
          instancePath: instancePath + "/jsonPath",
          schemaPath: "#/properties/jsonPath/type",
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
    if (data.jsonpath !== undefined) {
      if (typeof data.jsonpath !== "string") {
        const err5 = {
          instancePath: instancePath + "/jsonpath",
          schemaPath: "#/properties/jsonpath/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
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
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate202(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.path === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "path" },
        message: "must have required property '" + "path" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema55.properties, key0)) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err3 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err5 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.schedule !== undefined) {
      if (
        !validate94(data.schedule, {
          instancePath: instancePath + "/schedule",
          parentData: data,
          parentDataProperty: "schedule",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err6 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.path !== undefined) {
      let data4 = data.path;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err7 = {
            instancePath: instancePath + "/path",
            schemaPath: "#/properties/path/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/path",
          schemaPath: "#/properties/path/type",
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
    if (data.minAge !== undefined) {
      if (
        !validate172(data.minAge, {
          instancePath: instancePath + "/minAge",
          parentData: data,
          parentDataProperty: "minAge",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.maxAge !== undefined) {
      if (
        !validate172(data.maxAge, {
          instancePath: instancePath + "/maxAge",
          parentData: data,
          parentDataProperty: "maxAge",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.minCount !== undefined) {
      let data7 = data.minCount;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
        const err9 = {
          instancePath: instancePath + "/minCount",
          schemaPath: "#/properties/minCount/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 0 || isNaN(data7)) {
          const err10 = {
            instancePath: instancePath + "/minCount",
            schemaPath: "#/properties/minCount/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.maxCount !== undefined) {
      let data8 = data.maxCount;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8))) {
        const err11 = {
          instancePath: instancePath + "/maxCount",
          schemaPath: "#/properties/maxCount/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 0 || isNaN(data8)) {
          const err12 = {
            instancePath: instancePath + "/maxCount",
            schemaPath: "#/properties/maxCount/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.minSize !== undefined) {
      if (
        !validate175(data.minSize, {
          instancePath: instancePath + "/minSize",
          parentData: data,
          parentDataProperty: "minSize",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.maxSize !== undefined) {
      if (
        !validate175(data.maxSize, {
          instancePath: instancePath + "/maxSize",
          parentData: data,
          parentDataProperty: "maxSize",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.availableSize !== undefined) {
      if (
        !validate175(data.availableSize, {
          instancePath: instancePath + "/availableSize",
          parentData: data,
          parentDataProperty: "availableSize",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.totalSize !== undefined) {
      if (
        !validate175(data.totalSize, {
          instancePath: instancePath + "/totalSize",
          parentData: data,
          parentDataProperty: "totalSize",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
        errors = vErrors.length;
      }
    }
    if (data.filter !== undefined) {
      let data13 = data.filter;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key1 in data13) {
          if (
            !(
              key1 === "minAge" ||
              key1 === "maxAge" ||
              key1 === "minSize" ||
              key1 === "maxSize" ||
              key1 === "regex"
            )
          ) {
            const err13 = {
              instancePath: instancePath + "/filter",
              schemaPath: "#/properties/filter/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data13.minAge !== undefined) {
          if (
            !validate172(data13.minAge, {
              instancePath: instancePath + "/filter/minAge",
              parentData: data13,
              parentDataProperty: "minAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data13.maxAge !== undefined) {
          if (
            !validate172(data13.maxAge, {
              instancePath: instancePath + "/filter/maxAge",
              parentData: data13,
              parentDataProperty: "maxAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data13.minSize !== undefined) {
          if (
            !validate175(data13.minSize, {
              instancePath: instancePath + "/filter/minSize",
              parentData: data13,
              parentDataProperty: "minSize",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
            errors = vErrors.length;
          }
        }
        if (data13.maxSize !== undefined) {
          if (
            !validate175(data13.maxSize, {
              instancePath: instancePath + "/filter/maxSize",
              parentData: data13,
              parentDataProperty: "maxSize",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
            errors = vErrors.length;
          }
        }
        if (data13.regex !== undefined) {
          if (typeof data13.regex !== "string") {
            const err14 = {
              instancePath: instancePath + "/filter/regex",
              schemaPath: "#/properties/filter/properties/regex/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.awsConnection !== undefined) {
      let data19 = data.awsConnection;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (const key2 in data19) {
          if (
            !(
              key2 === "connection" ||
              key2 === "region" ||
              key2 === "endpoint" ||
              key2 === "objectPath" ||
              key2 === "accessKey" ||
              key2 === "secretKey" ||
              key2 === "skipTLSVerify" ||
              key2 === "usePathStyle"
            )
          ) {
            const err16 = {
              instancePath: instancePath + "/awsConnection",
              schemaPath: "#/properties/awsConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data19.connection !== undefined) {
          if (typeof data19.connection !== "string") {
            const err17 = {
              instancePath: instancePath + "/awsConnection/connection",
              schemaPath: "#/properties/awsConnection/properties/connection/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data19.region !== undefined) {
          if (typeof data19.region !== "string") {
            const err18 = {
              instancePath: instancePath + "/awsConnection/region",
              schemaPath: "#/properties/awsConnection/properties/region/type",
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
        if (data19.endpoint !== undefined) {
          if (typeof data19.endpoint !== "string") {
            const err19 = {
              instancePath: instancePath + "/awsConnection/endpoint",
              schemaPath: "#/properties/awsConnection/properties/endpoint/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data19.objectPath !== undefined) {
          if (typeof data19.objectPath !== "string") {
            const err20 = {
              instancePath: instancePath + "/awsConnection/objectPath",
              schemaPath: "#/properties/awsConnection/properties/objectPath/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data19.accessKey !== undefined) {
          if (
            !validate84(data19.accessKey, {
              instancePath: instancePath + "/awsConnection/accessKey",
              parentData: data19,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data19.secretKey !== undefined) {
          if (
            !validate84(data19.secretKey, {
              instancePath: instancePath + "/awsConnection/secretKey",
              parentData: data19,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data19.skipTLSVerify !== undefined) {
          if (typeof data19.skipTLSVerify !== "boolean") {
            const err21 = {
              instancePath: instancePath + "/awsConnection/skipTLSVerify",
              schemaPath: "#/properties/awsConnection/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data19.usePathStyle !== undefined) {
          if (typeof data19.usePathStyle !== "boolean") {
            const err22 = {
              instancePath: instancePath + "/awsConnection/usePathStyle",
              schemaPath: "#/properties/awsConnection/properties/usePathStyle/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/awsConnection",
          schemaPath: "#/properties/awsConnection/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.gcpConnection !== undefined) {
      let data28 = data.gcpConnection;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        for (const key3 in data28) {
          if (!(key3 === "connection" || key3 === "endpoint" || key3 === "credentials")) {
            const err24 = {
              instancePath: instancePath + "/gcpConnection",
              schemaPath: "#/properties/gcpConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data28.connection !== undefined) {
          if (typeof data28.connection !== "string") {
            const err25 = {
              instancePath: instancePath + "/gcpConnection/connection",
              schemaPath: "#/properties/gcpConnection/properties/connection/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data28.endpoint !== undefined) {
          if (typeof data28.endpoint !== "string") {
            const err26 = {
              instancePath: instancePath + "/gcpConnection/endpoint",
              schemaPath: "#/properties/gcpConnection/properties/endpoint/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data28.credentials !== undefined) {
          if (
            !validate84(data28.credentials, {
              instancePath: instancePath + "/gcpConnection/credentials",
              parentData: data28,
              parentDataProperty: "credentials",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = {
          instancePath: instancePath + "/gcpConnection",
          schemaPath: "#/properties/gcpConnection/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.sftpConnection !== undefined) {
      let data32 = data.sftpConnection;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        for (const key4 in data32) {
          if (!(key4 === "connection" || key4 === "host" || key4 === "port" || key4 === "auth")) {
            const err28 = {
              instancePath: instancePath + "/sftpConnection",
              schemaPath: "#/properties/sftpConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data32.connection !== undefined) {
          if (typeof data32.connection !== "string") {
            const err29 = {
              instancePath: instancePath + "/sftpConnection/connection",
              schemaPath: "#/properties/sftpConnection/properties/connection/type",
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
        if (data32.host !== undefined) {
          if (typeof data32.host !== "string") {
            const err30 = {
              instancePath: instancePath + "/sftpConnection/host",
              schemaPath: "#/properties/sftpConnection/properties/host/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data32.port !== undefined) {
          let data35 = data32.port;
          if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35))) {
            const err31 = {
              instancePath: instancePath + "/sftpConnection/port",
              schemaPath: "#/properties/sftpConnection/properties/port/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
          if (typeof data35 == "number") {
            if (data35 > 65535 || isNaN(data35)) {
              const err32 = {
                instancePath: instancePath + "/sftpConnection/port",
                schemaPath: "#/properties/sftpConnection/properties/port/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 65535 },
                message: "must be <= 65535",
              };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data35 < 1 || isNaN(data35)) {
              const err33 = {
                instancePath: instancePath + "/sftpConnection/port",
                schemaPath: "#/properties/sftpConnection/properties/port/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
                message: "must be >= 1",
              };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          }
        }
        if (data32.auth !== undefined) {
          let data36 = data32.auth;
          if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
            for (const key5 in data36) {
              if (!(key5 === "username" || key5 === "password")) {
                const err34 = {
                  instancePath: instancePath + "/sftpConnection/auth",
                  schemaPath: "#/properties/sftpConnection/properties/auth/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data36.username !== undefined) {
              if (
                !validate84(data36.username, {
                  instancePath: instancePath + "/sftpConnection/auth/username",
                  parentData: data36,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data36.password !== undefined) {
              if (
                !validate84(data36.password, {
                  instancePath: instancePath + "/sftpConnection/auth/password",
                  parentData: data36,
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
            const err35 = {
              instancePath: instancePath + "/sftpConnection/auth",
              schemaPath: "#/properties/sftpConnection/properties/auth/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/sftpConnection",
          schemaPath: "#/properties/sftpConnection/type",
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
    if (data.smbConnection !== undefined) {
      let data39 = data.smbConnection;
      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
        for (const key6 in data39) {
          if (
            !(
              key6 === "connection" ||
              key6 === "port" ||
              key6 === "domain" ||
              key6 === "workstation" ||
              key6 === "sharename" ||
              key6 === "searchPath" ||
              key6 === "auth"
            )
          ) {
            const err37 = {
              instancePath: instancePath + "/smbConnection",
              schemaPath: "#/properties/smbConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
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
        if (data39.connection !== undefined) {
          if (typeof data39.connection !== "string") {
            const err38 = {
              instancePath: instancePath + "/smbConnection/connection",
              schemaPath: "#/properties/smbConnection/properties/connection/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data39.port !== undefined) {
          let data41 = data39.port;
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
            const err39 = {
              instancePath: instancePath + "/smbConnection/port",
              schemaPath: "#/properties/smbConnection/properties/port/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          if (typeof data41 == "number") {
            if (data41 > 65535 || isNaN(data41)) {
              const err40 = {
                instancePath: instancePath + "/smbConnection/port",
                schemaPath: "#/properties/smbConnection/properties/port/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 65535 },
                message: "must be <= 65535",
              };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data41 < 1 || isNaN(data41)) {
              const err41 = {
                instancePath: instancePath + "/smbConnection/port",
                schemaPath: "#/properties/smbConnection/properties/port/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
                message: "must be >= 1",
              };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
        }
        if (data39.domain !== undefined) {
          if (typeof data39.domain !== "string") {
            const err42 = {
              instancePath: instancePath + "/smbConnection/domain",
              schemaPath: "#/properties/smbConnection/properties/domain/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data39.workstation !== undefined) {
          if (typeof data39.workstation !== "string") {
            const err43 = {
              instancePath: instancePath + "/smbConnection/workstation",
              schemaPath: "#/properties/smbConnection/properties/workstation/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data39.sharename !== undefined) {
          if (typeof data39.sharename !== "string") {
            const err44 = {
              instancePath: instancePath + "/smbConnection/sharename",
              schemaPath: "#/properties/smbConnection/properties/sharename/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data39.searchPath !== undefined) {
          if (typeof data39.searchPath !== "string") {
            const err45 = {
              instancePath: instancePath + "/smbConnection/searchPath",
              schemaPath: "#/properties/smbConnection/properties/searchPath/type",
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
        if (data39.auth !== undefined) {
          let data46 = data39.auth;
          if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
            for (const key7 in data46) {
              if (!(key7 === "username" || key7 === "password")) {
                const err46 = {
                  instancePath: instancePath + "/smbConnection/auth",
                  schemaPath: "#/properties/smbConnection/properties/auth/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key7 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data46.username !== undefined) {
              if (
                !validate84(data46.username, {
                  instancePath: instancePath + "/smbConnection/auth/username",
                  parentData: data46,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data46.password !== undefined) {
              if (
                !validate84(data46.password, {
                  instancePath: instancePath + "/smbConnection/auth/password",
                  parentData: data46,
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
            const err47 = {
              instancePath: instancePath + "/smbConnection/auth",
              schemaPath: "#/properties/smbConnection/properties/auth/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = {
          instancePath: instancePath + "/smbConnection",
          schemaPath: "#/properties/smbConnection/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.test !== undefined) {
      if (
        !validate66(data.test, {
          instancePath: instancePath + "/test",
          parentData: data,
          parentDataProperty: "test",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.display !== undefined) {
      if (
        !validate66(data.display, {
          instancePath: instancePath + "/display",
          parentData: data,
          parentDataProperty: "display",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.transform !== undefined) {
      if (
        !validate66(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.awsConnection !== undefined) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.gcpConnection !== undefined) {
          const err49 = {
            instancePath: instancePath + "/gcpConnection",
            schemaPath: "#/dependentSchemas/awsConnection/properties/gcpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (data.sftpConnection !== undefined) {
          const err50 = {
            instancePath: instancePath + "/sftpConnection",
            schemaPath: "#/dependentSchemas/awsConnection/properties/sftpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data.smbConnection !== undefined) {
          const err51 = {
            instancePath: instancePath + "/smbConnection",
            schemaPath: "#/dependentSchemas/awsConnection/properties/smbConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.gcpConnection !== undefined) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.awsConnection !== undefined) {
          const err52 = {
            instancePath: instancePath + "/awsConnection",
            schemaPath: "#/dependentSchemas/gcpConnection/properties/awsConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (data.sftpConnection !== undefined) {
          const err53 = {
            instancePath: instancePath + "/sftpConnection",
            schemaPath: "#/dependentSchemas/gcpConnection/properties/sftpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
        if (data.smbConnection !== undefined) {
          const err54 = {
            instancePath: instancePath + "/smbConnection",
            schemaPath: "#/dependentSchemas/gcpConnection/properties/smbConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
    }
    if (data.sftpConnection !== undefined) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.awsConnection !== undefined) {
          const err55 = {
            instancePath: instancePath + "/awsConnection",
            schemaPath: "#/dependentSchemas/sftpConnection/properties/awsConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data.gcpConnection !== undefined) {
          const err56 = {
            instancePath: instancePath + "/gcpConnection",
            schemaPath: "#/dependentSchemas/sftpConnection/properties/gcpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (data.smbConnection !== undefined) {
          const err57 = {
            instancePath: instancePath + "/smbConnection",
            schemaPath: "#/dependentSchemas/sftpConnection/properties/smbConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      }
    }
    if (data.smbConnection !== undefined) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.awsConnection !== undefined) {
          const err58 = {
            instancePath: instancePath + "/awsConnection",
            schemaPath: "#/dependentSchemas/smbConnection/properties/awsConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data.gcpConnection !== undefined) {
          const err59 = {
            instancePath: instancePath + "/gcpConnection",
            schemaPath: "#/dependentSchemas/smbConnection/properties/gcpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data.sftpConnection !== undefined) {
          const err60 = {
            instancePath: instancePath + "/sftpConnection",
            schemaPath: "#/dependentSchemas/smbConnection/properties/sftpConnection/false schema",
            keyword: "false schema",
            params: {},
            message: "boolean schema is false",
          };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
  } else {
    const err61 = {
      instancePath,
      schemaPath: "#/type",
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
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
