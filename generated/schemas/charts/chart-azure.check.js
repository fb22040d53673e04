// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate634;
export default validate634;
const schema112 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "chart-azure.json",
  title: "AzureChartValues",
  description: "Values of the chart that scrapes Azure subscriptions.",
  "x-kind": {},
  "x-chart": {
    name: "mission-control-azure",
    version: "1.0.0",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [
    {
      scraper: { name: "azure" },
      subscriptionID: "0f6ee8b5-9f4e-4a0f-8e64-8c1f3f6e3a11",
      tenantID: "6a7a2f0d-1f77-46c1-a2a4-9a3d5b1f7f10",
      organisation: "example",
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
    scraper: {
      type: "object",
      description: "Catalog scraper.",
      properties: { name: { type: "string", description: "Name of the catalog scraper." } },
    },
    subscriptionID: { type: "string", description: "Subscription to read." },
    organisation: { type: "string", description: "Organisation's name." },
    tenantID: { type: "string", description: "Tenant of the subscription." },
    connectionDetails: {
      type: "object",
      description: "Credentials.",
      properties: {
        connection: { type: "string", description: "Connection that holds them." },
        clientID: {
          anyOf: [{ $ref: "env-var.json" }, { type: "null" }],
          description: "Client id.",
        },
        clientSecret: {
          anyOf: [{ $ref: "env-var.json" }, { type: "null" }],
          description: "Client secret.",
        },
      },
    },
    exclusions: {
      type: "object",
      description: "What is left out.",
      properties: {
        activityLogs: {
          type: "array",
          description: "Operations of the activity log.",
          items: { type: "string" },
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
function validate634(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="chart-azure.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate634.evaluated;
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
    if (data.scraper !== undefined) {
      let data5 = data.scraper;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.name !== undefined) {
          if (typeof data5.name !== "string") {
            const err5 = {
              instancePath: instancePath + "/scraper/name",
              schemaPath: "#/properties/scraper/properties/name/type",
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
          instancePath: instancePath + "/scraper",
          schemaPath: "#/properties/scraper/type",
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
    if (data.subscriptionID !== undefined) {
      if (typeof data.subscriptionID !== "string") {
        const err7 = {
          instancePath: instancePath + "/subscriptionID",
          schemaPath: "#/properties/subscriptionID/type",
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
    if (data.organisation !== undefined) {
      if (typeof data.organisation !== "string") {
        const err8 = {
          instancePath: instancePath + "/organisation",
          schemaPath: "#/properties/organisation/type",
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
    if (data.tenantID !== undefined) {
      if (typeof data.tenantID !== "string") {
        const err9 = {
          instancePath: instancePath + "/tenantID",
          schemaPath: "#/properties/tenantID/type",
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
    if (data.connectionDetails !== undefined) {
      let data10 = data.connectionDetails;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.connection !== undefined) {
          if (typeof data10.connection !== "string") {
            const err10 = {
              instancePath: instancePath + "/connectionDetails/connection",
              schemaPath: "#/properties/connectionDetails/properties/connection/type",
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
        if (data10.clientID !== undefined) {
          let data12 = data10.clientID;
          const _errs27 = errors;
          let valid4 = false;
          const _errs28 = errors;
          if (
            !validate84(data12, {
              instancePath: instancePath + "/connectionDetails/clientID",
              parentData: data10,
              parentDataProperty: "clientID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs28 === errors;
          valid4 = valid4 || _valid0;
          const _errs29 = errors;
          if (data12 !== null) {
            const err11 = {
              instancePath: instancePath + "/connectionDetails/clientID",
              schemaPath: "#/properties/connectionDetails/properties/clientID/anyOf/1/type",
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
          var _valid0 = _errs29 === errors;
          valid4 = valid4 || _valid0;
          if (!valid4) {
            const err12 = {
              instancePath: instancePath + "/connectionDetails/clientID",
              schemaPath: "#/properties/connectionDetails/properties/clientID/anyOf",
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
            errors = _errs27;
            if (vErrors !== null) {
              if (_errs27) {
                vErrors.length = _errs27;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data10.clientSecret !== undefined) {
          let data13 = data10.clientSecret;
          const _errs32 = errors;
          let valid5 = false;
          const _errs33 = errors;
          if (
            !validate84(data13, {
              instancePath: instancePath + "/connectionDetails/clientSecret",
              parentData: data10,
              parentDataProperty: "clientSecret",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs33 === errors;
          valid5 = valid5 || _valid1;
          const _errs34 = errors;
          if (data13 !== null) {
            const err13 = {
              instancePath: instancePath + "/connectionDetails/clientSecret",
              schemaPath: "#/properties/connectionDetails/properties/clientSecret/anyOf/1/type",
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
          var _valid1 = _errs34 === errors;
          valid5 = valid5 || _valid1;
          if (!valid5) {
            const err14 = {
              instancePath: instancePath + "/connectionDetails/clientSecret",
              schemaPath: "#/properties/connectionDetails/properties/clientSecret/anyOf",
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
            errors = _errs32;
            if (vErrors !== null) {
              if (_errs32) {
                vErrors.length = _errs32;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/connectionDetails",
          schemaPath: "#/properties/connectionDetails/type",
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
    if (data.exclusions !== undefined) {
      let data14 = data.exclusions;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.activityLogs !== undefined) {
          let data15 = data14.activityLogs;
          if (Array.isArray(data15)) {
            const len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data15[i0] !== "string") {
                const err16 = {
                  instancePath: instancePath + "/exclusions/activityLogs/" + i0,
                  schemaPath: "#/properties/exclusions/properties/activityLogs/items/type",
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
              instancePath: instancePath + "/exclusions/activityLogs",
              schemaPath: "#/properties/exclusions/properties/activityLogs/type",
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
      } else {
        const err18 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate634.errors = vErrors;
  return errors === 0;
}
validate634.evaluated = {
  props: {
    nameOverride: true,
    fullnameOverride: true,
    labels: true,
    global: true,
    scraper: true,
    subscriptionID: true,
    organisation: true,
    tenantID: true,
    connectionDetails: true,
    exclusions: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
