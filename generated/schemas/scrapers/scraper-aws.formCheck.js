// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1157;
export default validate1157;
const schema251 = {
  title: "AwsScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      awsConnection: {
        accessKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_ACCESS_KEY_ID" } } },
        secretKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_SECRET_ACCESS_KEY" } } },
        region: ["eu-west-1", "us-east-1"],
        skipTLSVerify: false,
        assumeRole: "arn:aws:iam::123456789012:role/reader",
      },
      cloudtrail: { exclude: ["AssumeRole"], max_age: "7d" },
      trusted_advisor_check: false,
      include: ["EC2Instance", "RDS"],
      exclude: ["ECSTaskDefinition"],
      cost_reporting: {
        s3_bucket_path: "s3://acme-cost/reports",
        table: "cost",
        database: "athena",
        region: "eu-west-1",
      },
      tags: [{ name: "account", value: "prod" }],
    },
  ],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection.",
      "x-ui": { order: 1, label: "Connection", widget: "connection" },
    },
    awsConnection: {
      type: "object",
      additionalProperties: false,
      description: "Access to the account; stored in the item itself, where the backend reads it.",
      "x-wire": "",
      "x-ui": { order: 2, label: "AWS Connection", group: "AWS Connection" },
      properties: {
        accessKey: {
          $ref: "env-var.json",
          description: "Access key.",
          "x-ui": { order: 1, label: "Access Key", widget: "env-var" },
        },
        secretKey: {
          $ref: "env-var.json",
          description: "Secret key.",
          "x-ui": { order: 2, label: "Secret Key", widget: "env-var" },
        },
        region: {
          type: "array",
          items: { type: "string" },
          description: "Regions.",
          "x-ui": { order: 3, label: "Region", widget: "list" },
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
          "x-ui": { order: 4, label: "Endpoint" },
        },
        skipTLSVerify: {
          type: "boolean",
          description: "Accept any certificate.",
          "x-ui": { order: 5, label: "Skip TLS Verify", widget: "switch" },
        },
        assumeRole: {
          type: "string",
          description: "Role to assume.",
          "x-ui": { order: 6, label: "Assume Role" },
        },
      },
    },
    cloudtrail: {
      type: "object",
      additionalProperties: false,
      description: "Changes from CloudTrail.",
      "x-ui": { order: 3, label: "CloudTrail", group: "CloudTrail" },
      properties: {
        exclude: {
          type: "array",
          items: { type: "string" },
          description: "Events to leave out.",
          "x-ui": { order: 1, label: "Exclude", widget: "list" },
        },
        max_age: {
          $ref: "duration.json",
          description: "How far back; 7d unless given.",
          "x-wire": "cloudtrail.maxAge",
          "x-ui": { order: 2, label: "Max Age", widget: "duration" },
        },
      },
    },
    trusted_advisor_check: {
      type: "boolean",
      description: "Read Trusted Advisor.",
      "x-ui": { order: 4, label: "Trusted Advisor Check", widget: "switch" },
    },
    include: {
      type: "array",
      items: { type: "string" },
      description: "Kinds to read; all unless given.",
      "x-ui": { order: 5, label: "Include", widget: "list" },
    },
    exclude: {
      type: "array",
      items: { type: "string" },
      description: "Kinds to leave out.",
      "x-ui": { order: 6, label: "Exclude", widget: "list" },
    },
    cost_reporting: {
      type: "object",
      additionalProperties: false,
      description: "Where the cost report lies.",
      "x-wire": "costReporting",
      "x-ui": { order: 7, label: "Cost Reporting", group: "Cost Reporting" },
      properties: {
        s3_bucket_path: {
          type: "string",
          description: "Path of the bucket.",
          "x-wire": "costReporting.s3BucketPath",
          "x-ui": { order: 1, label: "S3 Bucket Path" },
        },
        table: { type: "string", description: "Table.", "x-ui": { order: 2, label: "Table" } },
        database: {
          type: "string",
          description: "Database.",
          "x-ui": { order: 3, label: "Database" },
        },
        region: { type: "string", description: "Region.", "x-ui": { order: 4, label: "Region" } },
      },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 8, label: "Tags", widget: "json" },
    },
  },
};
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
const schema232 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-tag.json",
  title: "ScraperTag",
  description: "A tag for everything that a scraper item finds.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    { name: "cluster", value: "prod" },
    { name: "namespace", jsonpath: "$.metadata.namespace" },
  ],
  properties: {
    name: { type: "string", minLength: 1, description: "Name of the tag." },
    label: { type: "string", description: "Label that gives the value." },
    jsonpath: { type: "string", description: "JSONPath that gives the value." },
    value: { type: "string", description: "The value itself." },
  },
};
function validate983(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-tag.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate983.evaluated;
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
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "label" || key0 === "jsonpath" || key0 === "value")) {
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
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err4 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err6 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate983.errors = vErrors;
  return errors === 0;
}
validate983.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1157(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1157.evaluated;
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
          key0 === "connection" ||
          key0 === "awsConnection" ||
          key0 === "cloudtrail" ||
          key0 === "trusted_advisor_check" ||
          key0 === "include" ||
          key0 === "exclude" ||
          key0 === "cost_reporting" ||
          key0 === "tags"
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err1 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.awsConnection !== undefined) {
      let data1 = data.awsConnection;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (
            !(
              key1 === "accessKey" ||
              key1 === "secretKey" ||
              key1 === "region" ||
              key1 === "endpoint" ||
              key1 === "skipTLSVerify" ||
              key1 === "assumeRole"
            )
          ) {
            const err2 = {
              instancePath: instancePath + "/awsConnection",
              schemaPath: "#/properties/awsConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
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
        if (data1.accessKey !== undefined) {
          if (
            !validate84(data1.accessKey, {
              instancePath: instancePath + "/awsConnection/accessKey",
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
              instancePath: instancePath + "/awsConnection/secretKey",
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
          let data4 = data1.region;
          if (Array.isArray(data4)) {
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data4[i0] !== "string") {
                const err3 = {
                  instancePath: instancePath + "/awsConnection/region/" + i0,
                  schemaPath: "#/properties/awsConnection/properties/region/items/type",
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
          } else {
            const err4 = {
              instancePath: instancePath + "/awsConnection/region",
              schemaPath: "#/properties/awsConnection/properties/region/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data1.endpoint !== undefined) {
          if (typeof data1.endpoint !== "string") {
            const err5 = {
              instancePath: instancePath + "/awsConnection/endpoint",
              schemaPath: "#/properties/awsConnection/properties/endpoint/type",
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
        if (data1.skipTLSVerify !== undefined) {
          if (typeof data1.skipTLSVerify !== "boolean") {
            const err6 = {
              instancePath: instancePath + "/awsConnection/skipTLSVerify",
              schemaPath: "#/properties/awsConnection/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data1.assumeRole !== undefined) {
          if (typeof data1.assumeRole !== "string") {
            const err7 = {
              instancePath: instancePath + "/awsConnection/assumeRole",
              schemaPath: "#/properties/awsConnection/properties/assumeRole/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/awsConnection",
          schemaPath: "#/properties/awsConnection/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.cloudtrail !== undefined) {
      let data9 = data.cloudtrail;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key2 in data9) {
          if (!(key2 === "exclude" || key2 === "max_age")) {
            const err9 = {
              instancePath: instancePath + "/cloudtrail",
              schemaPath: "#/properties/cloudtrail/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data9.exclude !== undefined) {
          let data10 = data9.exclude;
          if (Array.isArray(data10)) {
            const len1 = data10.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data10[i1] !== "string") {
                const err10 = {
                  instancePath: instancePath + "/cloudtrail/exclude/" + i1,
                  schemaPath: "#/properties/cloudtrail/properties/exclude/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = {
              instancePath: instancePath + "/cloudtrail/exclude",
              schemaPath: "#/properties/cloudtrail/properties/exclude/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data9.max_age !== undefined) {
          if (
            !validate172(data9.max_age, {
              instancePath: instancePath + "/cloudtrail/max_age",
              parentData: data9,
              parentDataProperty: "max_age",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/cloudtrail",
          schemaPath: "#/properties/cloudtrail/type",
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
    if (data.trusted_advisor_check !== undefined) {
      if (typeof data.trusted_advisor_check !== "boolean") {
        const err13 = {
          instancePath: instancePath + "/trusted_advisor_check",
          schemaPath: "#/properties/trusted_advisor_check/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.include !== undefined) {
      let data14 = data.include;
      if (Array.isArray(data14)) {
        const len2 = data14.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data14[i2] !== "string") {
            const err14 = {
              instancePath: instancePath + "/include/" + i2,
              schemaPath: "#/properties/include/items/type",
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
          instancePath: instancePath + "/include",
          schemaPath: "#/properties/include/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.exclude !== undefined) {
      let data16 = data.exclude;
      if (Array.isArray(data16)) {
        const len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (typeof data16[i3] !== "string") {
            const err16 = {
              instancePath: instancePath + "/exclude/" + i3,
              schemaPath: "#/properties/exclude/items/type",
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
      } else {
        const err17 = {
          instancePath: instancePath + "/exclude",
          schemaPath: "#/properties/exclude/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.cost_reporting !== undefined) {
      let data18 = data.cost_reporting;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        for (const key3 in data18) {
          if (
            !(
              key3 === "s3_bucket_path" ||
              key3 === "table" ||
              key3 === "database" ||
              key3 === "region"
            )
          ) {
            const err18 = {
              instancePath: instancePath + "/cost_reporting",
              schemaPath: "#/properties/cost_reporting/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data18.s3_bucket_path !== undefined) {
          if (typeof data18.s3_bucket_path !== "string") {
            const err19 = {
              instancePath: instancePath + "/cost_reporting/s3_bucket_path",
              schemaPath: "#/properties/cost_reporting/properties/s3_bucket_path/type",
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
        if (data18.table !== undefined) {
          if (typeof data18.table !== "string") {
            const err20 = {
              instancePath: instancePath + "/cost_reporting/table",
              schemaPath: "#/properties/cost_reporting/properties/table/type",
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
        if (data18.database !== undefined) {
          if (typeof data18.database !== "string") {
            const err21 = {
              instancePath: instancePath + "/cost_reporting/database",
              schemaPath: "#/properties/cost_reporting/properties/database/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data18.region !== undefined) {
          if (typeof data18.region !== "string") {
            const err22 = {
              instancePath: instancePath + "/cost_reporting/region",
              schemaPath: "#/properties/cost_reporting/properties/region/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
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
          instancePath: instancePath + "/cost_reporting",
          schemaPath: "#/properties/cost_reporting/type",
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
    if (data.tags !== undefined) {
      let data23 = data.tags;
      if (Array.isArray(data23)) {
        if (data23.length > 5) {
          const err24 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        const len4 = data23.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate983(data23[i4], {
              instancePath: instancePath + "/tags/" + i4,
              parentData: data23,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate1157.errors = vErrors;
  return errors === 0;
}
validate1157.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
