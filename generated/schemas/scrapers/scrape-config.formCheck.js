// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1151;
export default validate1151;
const schema250 = {
  title: "ScrapeConfigForm",
  description:
    "What is asked for every scraper; the form of its type stands beside it. The table has no column for an icon or labels.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    {
      name: "prod-cluster",
      namespace: "default",
      source: "UI",
      schedule: "@every 30m",
      retention: {
        changes: [{ name: "Deployment", age: "30d", count: 100 }],
        type: [{ name: "Kubernetes::Pod", createdAge: "30d", updatedAge: "14d", deletedAge: "7d" }],
      },
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the scraper.",
      minLength: 1,
      "x-wire": "name",
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    namespace: {
      type: "string",
      default: "default",
      description: "Namespace of the scraper.",
      "x-wire": "namespace",
      "x-ui": { order: 2, label: "Namespace", widget: "text" },
    },
    source: {
      type: "string",
      default: "UI",
      description: "Where the scraper comes from.",
      "x-wire": "source",
      "x-ui": { order: 3, label: "Source", widget: "text" },
    },
    schedule: {
      $ref: "schedule.json",
      description: "When a full run starts.",
      "x-wire": "spec.schedule",
      "x-ui": {
        order: 4,
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
    },
    retention: {
      type: "object",
      additionalProperties: false,
      description: "How long things are kept.",
      "x-wire": "spec.retention",
      "x-ui": { order: 5, label: "Retention", group: "Retention" },
      properties: {
        changes: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            description: "Changes of one type.",
            properties: {
              name: {
                type: "string",
                minLength: 1,
                description: "Type of the change.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              age: {
                $ref: "duration.json",
                description: "How long they are kept.",
                "x-ui": { order: 2, label: "Age", widget: "duration" },
              },
              count: {
                type: "integer",
                minimum: 0,
                description: "How many are kept.",
                "x-ui": { order: 3, label: "Count", widget: "number" },
              },
            },
          },
          description: "Changes: how old and how many.",
          "x-ui": { order: 1, label: "Changes", widget: "list" },
        },
        type: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            description: "Items of one type.",
            properties: {
              name: {
                type: "string",
                minLength: 1,
                description: "Type of the item.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              createdAge: {
                $ref: "duration.json",
                description: "Age since creation.",
                "x-ui": { order: 2, label: "Created Age", widget: "duration" },
              },
              updatedAge: {
                $ref: "duration.json",
                description: "Age since the last update.",
                "x-ui": { order: 3, label: "Updated Age", widget: "duration" },
              },
              deletedAge: {
                $ref: "duration.json",
                description: "Age since deletion.",
                "x-ui": { order: 4, label: "Deleted Age", widget: "duration" },
              },
            },
          },
          description: "Items by age.",
          "x-wire": "spec.retention.types",
          "x-ui": { order: 2, label: "Types", widget: "list" },
        },
      },
    },
  },
};
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
function validate1151(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1151.evaluated;
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
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "source" ||
          key0 === "schedule" ||
          key0 === "retention"
        )
      ) {
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err4 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.source !== undefined) {
      if (typeof data.source !== "string") {
        const err5 = {
          instancePath: instancePath + "/source",
          schemaPath: "#/properties/source/type",
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
    if (data.retention !== undefined) {
      let data4 = data.retention;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          if (!(key1 === "changes" || key1 === "type")) {
            const err6 = {
              instancePath: instancePath + "/retention",
              schemaPath: "#/properties/retention/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data4.changes !== undefined) {
          let data5 = data4.changes;
          if (Array.isArray(data5)) {
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.name === undefined) {
                  const err7 = {
                    instancePath: instancePath + "/retention/changes/" + i0,
                    schemaPath: "#/properties/retention/properties/changes/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                for (const key2 in data6) {
                  if (!(key2 === "name" || key2 === "age" || key2 === "count")) {
                    const err8 = {
                      instancePath: instancePath + "/retention/changes/" + i0,
                      schemaPath:
                        "#/properties/retention/properties/changes/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err8];
                    } else {
                      vErrors.push(err8);
                    }
                    errors++;
                  }
                }
                if (data6.name !== undefined) {
                  let data7 = data6.name;
                  if (typeof data7 === "string") {
                    if (data7.length < 1) {
                      const err9 = {
                        instancePath: instancePath + "/retention/changes/" + i0 + "/name",
                        schemaPath:
                          "#/properties/retention/properties/changes/items/properties/name/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  } else {
                    const err10 = {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/name/type",
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
                if (data6.age !== undefined) {
                  if (
                    !validate172(data6.age, {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/age",
                      parentData: data6,
                      parentDataProperty: "age",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data6.count !== undefined) {
                  let data9 = data6.count;
                  if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
                    const err11 = {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/count",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/count/type",
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
                  if (typeof data9 == "number") {
                    if (data9 < 0 || isNaN(data9)) {
                      const err12 = {
                        instancePath: instancePath + "/retention/changes/" + i0 + "/count",
                        schemaPath:
                          "#/properties/retention/properties/changes/items/properties/count/minimum",
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
              } else {
                const err13 = {
                  instancePath: instancePath + "/retention/changes/" + i0,
                  schemaPath: "#/properties/retention/properties/changes/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = {
              instancePath: instancePath + "/retention/changes",
              schemaPath: "#/properties/retention/properties/changes/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data4.type !== undefined) {
          let data10 = data4.type;
          if (Array.isArray(data10)) {
            const len1 = data10.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data11 = data10[i1];
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.name === undefined) {
                  const err15 = {
                    instancePath: instancePath + "/retention/type/" + i1,
                    schemaPath: "#/properties/retention/properties/type/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                for (const key3 in data11) {
                  if (
                    !(
                      key3 === "name" ||
                      key3 === "createdAge" ||
                      key3 === "updatedAge" ||
                      key3 === "deletedAge"
                    )
                  ) {
                    const err16 = {
                      instancePath: instancePath + "/retention/type/" + i1,
                      schemaPath:
                        "#/properties/retention/properties/type/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key3 },
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
                if (data11.name !== undefined) {
                  let data12 = data11.name;
                  if (typeof data12 === "string") {
                    if (data12.length < 1) {
                      const err17 = {
                        instancePath: instancePath + "/retention/type/" + i1 + "/name",
                        schemaPath:
                          "#/properties/retention/properties/type/items/properties/name/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  } else {
                    const err18 = {
                      instancePath: instancePath + "/retention/type/" + i1 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/type/items/properties/name/type",
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
                if (data11.createdAge !== undefined) {
                  if (
                    !validate172(data11.createdAge, {
                      instancePath: instancePath + "/retention/type/" + i1 + "/createdAge",
                      parentData: data11,
                      parentDataProperty: "createdAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data11.updatedAge !== undefined) {
                  if (
                    !validate172(data11.updatedAge, {
                      instancePath: instancePath + "/retention/type/" + i1 + "/updatedAge",
                      parentData: data11,
                      parentDataProperty: "updatedAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data11.deletedAge !== undefined) {
                  if (
                    !validate172(data11.deletedAge, {
                      instancePath: instancePath + "/retention/type/" + i1 + "/deletedAge",
                      parentData: data11,
                      parentDataProperty: "deletedAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err19 = {
                  instancePath: instancePath + "/retention/type/" + i1,
                  schemaPath: "#/properties/retention/properties/type/items/type",
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
            }
          } else {
            const err20 = {
              instancePath: instancePath + "/retention/type",
              schemaPath: "#/properties/retention/properties/type/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/retention",
          schemaPath: "#/properties/retention/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate1151.errors = vErrors;
  return errors === 0;
}
validate1151.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
