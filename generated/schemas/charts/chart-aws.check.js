// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate629;
export default validate629;
const schema111 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "chart-aws.json",
  title: "AwsChartValues",
  description: "Values of the chart that scrapes AWS accounts.",
  "x-kind": {},
  "x-chart": {
    name: "mission-control-aws",
    version: "1.0.7",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [
    {
      scraper: { name: "aws" },
      connection: "connection://mission-control/aws",
      region: ["eu-west-1"],
      compliance: true,
    },
  ],
  properties: {
    nameOverride: { type: "string", description: "Name in place of the chart's own." },
    fullnameOverride: { type: "string", description: "Whole name in place of release and chart." },
    labels: {
      type: "object",
      description: "Labels of everything that the chart creates.",
      additionalProperties: { type: "string" },
    },
    global: { type: "object", description: "Values that subcharts share." },
    topology: {
      type: "object",
      description: "Topology of the account.",
      properties: { name: { type: "string", description: "Name of the topology." } },
    },
    scraper: {
      type: "object",
      description: "Catalog scraper.",
      properties: {
        name: { type: "string", description: "Name of the catalog scraper." },
        schedule: { type: "string", description: "When it runs.", examples: ["@every 1h"] },
      },
    },
    connection: {
      type: "string",
      description: "Connection that holds the credentials, in place of the keys below.",
      examples: ["connection://mission-control/aws"],
    },
    accessKey: { anyOf: [{ $ref: "env-var.json" }, { type: "null" }], description: "Access key." },
    secretKey: { anyOf: [{ $ref: "env-var.json" }, { type: "null" }], description: "Secret key." },
    connectionDetails: {
      type: "object",
      description: "The same settings, as earlier versions of the chart take them.",
      properties: {
        connection: { type: "string", description: "Connection that holds the credentials." },
        accessKey: {
          anyOf: [{ $ref: "env-var.json" }, { type: "null" }],
          description: "Access key.",
        },
        secretKey: {
          anyOf: [{ $ref: "env-var.json" }, { type: "null" }],
          description: "Secret key.",
        },
        region: { type: "array", description: "Regions.", items: { type: "string" } },
        endpoint: { type: "string", description: "Address of the API." },
        skipTLSVerify: {
          type: "boolean",
          description: "Whether any certificate is taken.",
          default: false,
        },
        assumeRole: { type: "string", description: "Role to assume." },
      },
    },
    region: {
      type: "array",
      description: "Regions to read; none means all.",
      items: { type: "string" },
    },
    endpoint: {
      type: "string",
      description: "Address of the API in place of the public one, for example of LocalStack.",
    },
    skipTLSVerify: {
      type: "boolean",
      description: "Whether any certificate is taken.",
      default: false,
    },
    assumeRole: { type: "string", description: "ARN of an IAM role to assume." },
    cloudtrail: {
      type: "object",
      description: "Events of CloudTrail as changes.",
      properties: {
        maxAge: {
          type: "string",
          description: "How far back the first read goes.",
          examples: ["7d"],
        },
        exclude: {
          type: "array",
          description: "Names of events left out.",
          items: { type: "string" },
        },
      },
    },
    compliance: {
      type: "boolean",
      description: "Whether failed AWS Config rules become insights.",
      default: true,
    },
    costReporting: {
      type: "object",
      description: "Costs from the cost and usage report.",
      properties: {
        enabled: { type: "boolean", description: "Whether costs are read.", default: false },
        database: { type: "string", description: "Athena database." },
        region: { type: "string", description: "Region of the database." },
        s3BucketPath: { type: "string", description: "Where query results go." },
        table: { type: "string", description: "Athena table." },
      },
    },
    includeResources: {
      type: "array",
      description: "Kinds of resources that are read, and no others.",
      items: { type: "string" },
    },
    excludeResources: {
      type: "array",
      description: "Kinds of resources that are left out.",
      items: { type: "string" },
    },
    transform: {
      type: "object",
      description: "What is done with each item.",
      properties: {
        changes: {
          type: "object",
          description: "Mapping and exclusion of changes.",
          properties: {
            exclude: {
              type: "array",
              description: "Expressions of changes left out.",
              items: { type: "string" },
            },
            mapping: {
              type: "array",
              description: "How changes are renamed.",
              items: { type: "object", description: "A rule." },
            },
          },
        },
        relationship: {
          type: "array",
          description: "How items are related.",
          items: { type: "object", description: "A rule." },
        },
      },
    },
    retention: {
      type: "object",
      description: "How long changes are kept.",
      properties: {
        changes: {
          type: "array",
          description: "A limit for each kind of change.",
          items: {
            type: "object",
            description: "A limit.",
            properties: {
              name: { type: "string", description: "Kind of change." },
              age: { type: "string", description: "Oldest one kept." },
              count: { type: "integer", description: "Most of them kept.", minimum: 0 },
            },
          },
        },
      },
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
function validate629(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="chart-aws.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate629.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nameOverride !== undefined) {
      if (typeof data.nameOverride !== "string") {
        const err0 = {
          instancePath: instancePath + "/nameOverride",
          schemaPath: "#/properties/nameOverride/type",
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
    if (data.fullnameOverride !== undefined) {
      if (typeof data.fullnameOverride !== "string") {
        const err1 = {
          instancePath: instancePath + "/fullnameOverride",
          schemaPath: "#/properties/fullnameOverride/type",
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
    if (data.labels !== undefined) {
      let data2 = data.labels;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (typeof data2[key0] !== "string") {
            const err2 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      } else {
        const err3 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.global !== undefined) {
      let data4 = data.global;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err4 = {
          instancePath: instancePath + "/global",
          schemaPath: "#/properties/global/type",
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
    }
    if (data.topology !== undefined) {
      let data5 = data.topology;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name !== undefined) {
          if (typeof data5.name !== "string") {
            const err5 = {
              instancePath: instancePath + "/topology/name",
              schemaPath: "#/properties/topology/properties/name/type",
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
          instancePath: instancePath + "/topology",
          schemaPath: "#/properties/topology/type",
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
    }
    if (data.scraper !== undefined) {
      let data7 = data.scraper;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.name !== undefined) {
          if (typeof data7.name !== "string") {
            const err7 = {
              instancePath: instancePath + "/scraper/name",
              schemaPath: "#/properties/scraper/properties/name/type",
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
        if (data7.schedule !== undefined) {
          if (typeof data7.schedule !== "string") {
            const err8 = {
              instancePath: instancePath + "/scraper/schedule",
              schemaPath: "#/properties/scraper/properties/schedule/type",
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
      } else {
        const err9 = {
          instancePath: instancePath + "/scraper",
          schemaPath: "#/properties/scraper/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err10 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.accessKey !== undefined) {
      let data11 = data.accessKey;
      const _errs25 = errors;
      let valid4 = false;
      const _errs26 = errors;
      if (
        !validate84(data11, {
          instancePath: instancePath + "/accessKey",
          parentData: data,
          parentDataProperty: "accessKey",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs26 === errors;
      valid4 = valid4 || _valid0;
      const _errs27 = errors;
      if (data11 !== null) {
        const err11 = {
          instancePath: instancePath + "/accessKey",
          schemaPath: "#/properties/accessKey/anyOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid0 = _errs27 === errors;
      valid4 = valid4 || _valid0;
      if (!valid4) {
        const err12 = {
          instancePath: instancePath + "/accessKey",
          schemaPath: "#/properties/accessKey/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs25;
        if (vErrors !== null) {
          if (_errs25) {
            vErrors.length = _errs25;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.secretKey !== undefined) {
      let data12 = data.secretKey;
      const _errs30 = errors;
      let valid5 = false;
      const _errs31 = errors;
      if (
        !validate84(data12, {
          instancePath: instancePath + "/secretKey",
          parentData: data,
          parentDataProperty: "secretKey",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs31 === errors;
      valid5 = valid5 || _valid1;
      const _errs32 = errors;
      if (data12 !== null) {
        const err13 = {
          instancePath: instancePath + "/secretKey",
          schemaPath: "#/properties/secretKey/anyOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid1 = _errs32 === errors;
      valid5 = valid5 || _valid1;
      if (!valid5) {
        const err14 = {
          instancePath: instancePath + "/secretKey",
          schemaPath: "#/properties/secretKey/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs30;
        if (vErrors !== null) {
          if (_errs30) {
            vErrors.length = _errs30;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.connectionDetails !== undefined) {
      let data13 = data.connectionDetails;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.connection !== undefined) {
          if (typeof data13.connection !== "string") {
            const err15 = {
              instancePath: instancePath + "/connectionDetails/connection",
              schemaPath: "#/properties/connectionDetails/properties/connection/type",
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
        if (data13.accessKey !== undefined) {
          let data15 = data13.accessKey;
          const _errs39 = errors;
          let valid7 = false;
          const _errs40 = errors;
          if (
            !validate84(data15, {
              instancePath: instancePath + "/connectionDetails/accessKey",
              parentData: data13,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid2 = _errs40 === errors;
          valid7 = valid7 || _valid2;
          const _errs41 = errors;
          if (data15 !== null) {
            const err16 = {
              instancePath: instancePath + "/connectionDetails/accessKey",
              schemaPath: "#/properties/connectionDetails/properties/accessKey/anyOf/1/type",
              keyword: "type",
              params: { type: "null" },
              message: "must be null",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          var _valid2 = _errs41 === errors;
          valid7 = valid7 || _valid2;
          if (!valid7) {
            const err17 = {
              instancePath: instancePath + "/connectionDetails/accessKey",
              schemaPath: "#/properties/connectionDetails/properties/accessKey/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          } else {
            errors = _errs39;
            if (vErrors !== null) {
              if (_errs39) {
                vErrors.length = _errs39;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data13.secretKey !== undefined) {
          let data16 = data13.secretKey;
          const _errs44 = errors;
          let valid8 = false;
          const _errs45 = errors;
          if (
            !validate84(data16, {
              instancePath: instancePath + "/connectionDetails/secretKey",
              parentData: data13,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid3 = _errs45 === errors;
          valid8 = valid8 || _valid3;
          const _errs46 = errors;
          if (data16 !== null) {
            const err18 = {
              instancePath: instancePath + "/connectionDetails/secretKey",
              schemaPath: "#/properties/connectionDetails/properties/secretKey/anyOf/1/type",
              keyword: "type",
              params: { type: "null" },
              message: "must be null",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          var _valid3 = _errs46 === errors;
          valid8 = valid8 || _valid3;
          if (!valid8) {
            const err19 = {
              instancePath: instancePath + "/connectionDetails/secretKey",
              schemaPath: "#/properties/connectionDetails/properties/secretKey/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          } else {
            errors = _errs44;
            if (vErrors !== null) {
              if (_errs44) {
                vErrors.length = _errs44;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data13.region !== undefined) {
          let data17 = data13.region;
          if (Array.isArray(data17)) {
            const len0 = data17.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data17[i0] !== "string") {
                const err20 = {
                  instancePath: instancePath + "/connectionDetails/region/" + i0,
                  schemaPath: "#/properties/connectionDetails/properties/region/items/type",
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
          } else {
            const err21 = {
              instancePath: instancePath + "/connectionDetails/region",
              schemaPath: "#/properties/connectionDetails/properties/region/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data13.endpoint !== undefined) {
          if (typeof data13.endpoint !== "string") {
            const err22 = {
              instancePath: instancePath + "/connectionDetails/endpoint",
              schemaPath: "#/properties/connectionDetails/properties/endpoint/type",
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
        if (data13.skipTLSVerify !== undefined) {
          if (typeof data13.skipTLSVerify !== "boolean") {
            const err23 = {
              instancePath: instancePath + "/connectionDetails/skipTLSVerify",
              schemaPath: "#/properties/connectionDetails/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data13.assumeRole !== undefined) {
          if (typeof data13.assumeRole !== "string") {
            const err24 = {
              instancePath: instancePath + "/connectionDetails/assumeRole",
              schemaPath: "#/properties/connectionDetails/properties/assumeRole/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/connectionDetails",
          schemaPath: "#/properties/connectionDetails/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.region !== undefined) {
      let data22 = data.region;
      if (Array.isArray(data22)) {
        const len1 = data22.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data22[i1] !== "string") {
            const err26 = {
              instancePath: instancePath + "/region/" + i1,
              schemaPath: "#/properties/region/items/type",
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
      } else {
        const err27 = {
          instancePath: instancePath + "/region",
          schemaPath: "#/properties/region/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err28 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err29 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.assumeRole !== undefined) {
      if (typeof data.assumeRole !== "string") {
        const err30 = {
          instancePath: instancePath + "/assumeRole",
          schemaPath: "#/properties/assumeRole/type",
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
    if (data.cloudtrail !== undefined) {
      let data27 = data.cloudtrail;
      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
        if (data27.maxAge !== undefined) {
          if (typeof data27.maxAge !== "string") {
            const err31 = {
              instancePath: instancePath + "/cloudtrail/maxAge",
              schemaPath: "#/properties/cloudtrail/properties/maxAge/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data27.exclude !== undefined) {
          let data29 = data27.exclude;
          if (Array.isArray(data29)) {
            const len2 = data29.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (typeof data29[i2] !== "string") {
                const err32 = {
                  instancePath: instancePath + "/cloudtrail/exclude/" + i2,
                  schemaPath: "#/properties/cloudtrail/properties/exclude/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
          } else {
            const err33 = {
              instancePath: instancePath + "/cloudtrail/exclude",
              schemaPath: "#/properties/cloudtrail/properties/exclude/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
      } else {
        const err34 = {
          instancePath: instancePath + "/cloudtrail",
          schemaPath: "#/properties/cloudtrail/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.compliance !== undefined) {
      if (typeof data.compliance !== "boolean") {
        const err35 = {
          instancePath: instancePath + "/compliance",
          schemaPath: "#/properties/compliance/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.costReporting !== undefined) {
      let data32 = data.costReporting;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        if (data32.enabled !== undefined) {
          if (typeof data32.enabled !== "boolean") {
            const err36 = {
              instancePath: instancePath + "/costReporting/enabled",
              schemaPath: "#/properties/costReporting/properties/enabled/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data32.database !== undefined) {
          if (typeof data32.database !== "string") {
            const err37 = {
              instancePath: instancePath + "/costReporting/database",
              schemaPath: "#/properties/costReporting/properties/database/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data32.region !== undefined) {
          if (typeof data32.region !== "string") {
            const err38 = {
              instancePath: instancePath + "/costReporting/region",
              schemaPath: "#/properties/costReporting/properties/region/type",
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
        if (data32.s3BucketPath !== undefined) {
          if (typeof data32.s3BucketPath !== "string") {
            const err39 = {
              instancePath: instancePath + "/costReporting/s3BucketPath",
              schemaPath: "#/properties/costReporting/properties/s3BucketPath/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data32.table !== undefined) {
          if (typeof data32.table !== "string") {
            const err40 = {
              instancePath: instancePath + "/costReporting/table",
              schemaPath: "#/properties/costReporting/properties/table/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      } else {
        const err41 = {
          instancePath: instancePath + "/costReporting",
          schemaPath: "#/properties/costReporting/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.includeResources !== undefined) {
      let data38 = data.includeResources;
      if (Array.isArray(data38)) {
        const len3 = data38.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (typeof data38[i3] !== "string") {
            const err42 = {
              instancePath: instancePath + "/includeResources/" + i3,
              schemaPath: "#/properties/includeResources/items/type",
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
      } else {
        const err43 = {
          instancePath: instancePath + "/includeResources",
          schemaPath: "#/properties/includeResources/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.excludeResources !== undefined) {
      let data40 = data.excludeResources;
      if (Array.isArray(data40)) {
        const len4 = data40.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data40[i4] !== "string") {
            const err44 = {
              instancePath: instancePath + "/excludeResources/" + i4,
              schemaPath: "#/properties/excludeResources/items/type",
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
      } else {
        const err45 = {
          instancePath: instancePath + "/excludeResources",
          schemaPath: "#/properties/excludeResources/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.transform !== undefined) {
      let data42 = data.transform;
      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
        if (data42.changes !== undefined) {
          let data43 = data42.changes;
          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
            if (data43.exclude !== undefined) {
              let data44 = data43.exclude;
              if (Array.isArray(data44)) {
                const len5 = data44.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  if (typeof data44[i5] !== "string") {
                    const err46 = {
                      instancePath: instancePath + "/transform/changes/exclude/" + i5,
                      schemaPath:
                        "#/properties/transform/properties/changes/properties/exclude/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
              } else {
                const err47 = {
                  instancePath: instancePath + "/transform/changes/exclude",
                  schemaPath: "#/properties/transform/properties/changes/properties/exclude/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data43.mapping !== undefined) {
              let data46 = data43.mapping;
              if (Array.isArray(data46)) {
                const len6 = data46.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data47 = data46[i6];
                  if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                    const err48 = {
                      instancePath: instancePath + "/transform/changes/mapping/" + i6,
                      schemaPath:
                        "#/properties/transform/properties/changes/properties/mapping/items/type",
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
              } else {
                const err49 = {
                  instancePath: instancePath + "/transform/changes/mapping",
                  schemaPath: "#/properties/transform/properties/changes/properties/mapping/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
          } else {
            const err50 = {
              instancePath: instancePath + "/transform/changes",
              schemaPath: "#/properties/transform/properties/changes/type",
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
        if (data42.relationship !== undefined) {
          let data48 = data42.relationship;
          if (Array.isArray(data48)) {
            const len7 = data48.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data49 = data48[i7];
              if (!(data49 && typeof data49 == "object" && !Array.isArray(data49))) {
                const err51 = {
                  instancePath: instancePath + "/transform/relationship/" + i7,
                  schemaPath: "#/properties/transform/properties/relationship/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
          } else {
            const err52 = {
              instancePath: instancePath + "/transform/relationship",
              schemaPath: "#/properties/transform/properties/relationship/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
      } else {
        const err53 = {
          instancePath: instancePath + "/transform",
          schemaPath: "#/properties/transform/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.retention !== undefined) {
      let data50 = data.retention;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.changes !== undefined) {
          let data51 = data50.changes;
          if (Array.isArray(data51)) {
            const len8 = data51.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data52 = data51[i8];
              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                if (data52.name !== undefined) {
                  if (typeof data52.name !== "string") {
                    const err54 = {
                      instancePath: instancePath + "/retention/changes/" + i8 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data52.age !== undefined) {
                  if (typeof data52.age !== "string") {
                    const err55 = {
                      instancePath: instancePath + "/retention/changes/" + i8 + "/age",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/age/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data52.count !== undefined) {
                  let data55 = data52.count;
                  if (!(typeof data55 == "number" && !(data55 % 1) && !isNaN(data55))) {
                    const err56 = {
                      instancePath: instancePath + "/retention/changes/" + i8 + "/count",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/count/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                  if (typeof data55 == "number") {
                    if (data55 < 0 || isNaN(data55)) {
                      const err57 = {
                        instancePath: instancePath + "/retention/changes/" + i8 + "/count",
                        schemaPath:
                          "#/properties/retention/properties/changes/items/properties/count/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
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
              } else {
                const err58 = {
                  instancePath: instancePath + "/retention/changes/" + i8,
                  schemaPath: "#/properties/retention/properties/changes/items/type",
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
          } else {
            const err59 = {
              instancePath: instancePath + "/retention/changes",
              schemaPath: "#/properties/retention/properties/changes/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
      } else {
        const err60 = {
          instancePath: instancePath + "/retention",
          schemaPath: "#/properties/retention/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
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
  validate629.errors = vErrors;
  return errors === 0;
}
validate629.evaluated = {
  props: {
    nameOverride: true,
    fullnameOverride: true,
    labels: true,
    global: true,
    topology: true,
    scraper: true,
    connection: true,
    accessKey: true,
    secretKey: true,
    connectionDetails: true,
    region: true,
    endpoint: true,
    skipTLSVerify: true,
    assumeRole: true,
    cloudtrail: true,
    compliance: true,
    costReporting: true,
    includeResources: true,
    excludeResources: true,
    transform: true,
    retention: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
