// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate827;
export default validate827;
const schema180 = {
  type: "object",
  title: "NotificationRuleForm",
  description: "Form of a notification rule.",
  required: ["name", "events"],
  additionalProperties: false,
  examples: [
    {
      name: "deployments",
      events: ["config.unhealthy"],
      custom_services: [{ connection: "018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f" }],
      repeat_interval: "2h",
      wait_for: "5m",
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name.",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    events: {
      type: "array",
      description: "Events that trigger it.",
      items: {
        type: "string",
        enum: [
          "check.passed",
          "check.failed",
          "component.healthy",
          "component.unhealthy",
          "component.unknown",
          "component.warning",
          "config.created",
          "config.deleted",
          "config.updated",
          "config.healthy",
          "config.unhealthy",
          "config.unknown",
          "config.warning",
          "playbook.spec.approval.updated",
          "playbook.approval.inserted",
        ],
      },
      minItems: 1,
      uniqueItems: true,
      "x-ui": { order: 2, label: "Events", widget: "multi-select" },
    },
    filter: {
      type: "string",
      description: "CEL that must hold.",
      "x-ui": { order: 3, label: "Filter", widget: "text" },
    },
    group_by: {
      type: "array",
      description: "What makes one group.",
      items: { type: "string" },
      "x-ui": {
        order: 4,
        label: "Group By",
        widget: "multi-select",
        help: "Only one message per group within the repeat interval.",
        options: ["type", "description", "status_reason"],
      },
    },
    person_id: {
      type: "string",
      description: "Person.",
      format: "uuid",
      "x-ui": { order: 5, label: "Person", widget: "select", group: "recipient" },
    },
    team_id: {
      type: "string",
      description: "Team.",
      format: "uuid",
      "x-ui": { order: 6, label: "Team", widget: "select", group: "recipient" },
    },
    custom_services: {
      type: "array",
      description: "Other channels.",
      items: {
        type: "object",
        description: "A channel.",
        required: ["connection"],
        additionalProperties: false,
        properties: {
          connection: {
            type: "string",
            description: "Connection.",
            "x-ui": { order: 1, label: "Connection", widget: "connection" },
          },
        },
      },
      maxItems: 1,
      "x-ui": { order: 7, label: "Others", widget: "connection", group: "recipient" },
    },
    playbook_id: {
      type: "string",
      description: "Playbook.",
      format: "uuid",
      "x-ui": { order: 8, label: "Playbook", widget: "select", group: "recipient" },
    },
    repeat_interval: {
      type: "string",
      description: "Least time between repeats.",
      "x-ui": {
        order: 9,
        label: "Repeat Interval",
        widget: "duration",
        options: ["1h", "2h", "3h", "6h", "1d", "1w", "1m"],
      },
    },
    wait_for: {
      type: "string",
      description: "Wait before it is sent; stored as nanoseconds.",
      "x-ui": {
        order: 10,
        label: "Wait For",
        widget: "duration",
        options: ["3m", "5m", "10m", "15m", "30m", "1h", "4h", "8h", "1d", "3d", "7d"],
      },
    },
    wait_for_eval_period: {
      type: "string",
      description: "Extra time after a new scrape; stored as nanoseconds.",
      "x-ui": {
        order: 11,
        label: "Wait For Evaluation Period",
        widget: "duration",
        options: ["30s", "1m", "5m", "10m", "15m", "30m"],
      },
    },
    title: {
      type: "string",
      description: "Title of the message.",
      "x-ui": { order: 12, label: "Title", widget: "text", help: "Title of the notification sent" },
    },
    template: {
      type: "string",
      description: "Text of the message, markdown; the default when absent.",
      "x-ui": { order: 13, label: "Template", widget: "textarea" },
    },
    properties: {
      type: "object",
      description: "Settings of the channel.",
      additionalProperties: true,
      "x-ui": { order: 14, label: "Properties", widget: "json" },
    },
  },
  oneOf: [
    { required: ["person_id"] },
    { required: ["team_id"] },
    { required: ["custom_services"] },
    { required: ["playbook_id"] },
  ],
};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate827(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate827.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.person_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/oneOf/0/required",
        keyword: "required",
        params: { missingProperty: "person_id" },
        message: "must have required property '" + "person_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.team_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/oneOf/1/required",
        keyword: "required",
        params: { missingProperty: "team_id" },
        message: "must have required property '" + "team_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.custom_services === undefined) {
        const err2 = {
          instancePath,
          schemaPath: "#/oneOf/2/required",
          keyword: "required",
          params: { missingProperty: "custom_services" },
          message: "must have required property '" + "custom_services" + "'",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    var _valid0 = _errs4 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
      const _errs5 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.playbook_id === undefined) {
          const err3 = {
            instancePath,
            schemaPath: "#/oneOf/3/required",
            keyword: "required",
            params: { missingProperty: "playbook_id" },
            message: "must have required property '" + "playbook_id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
      var _valid0 = _errs5 === errors;
      if (_valid0 && valid0) {
        valid0 = false;
        passing0 = [passing0, 3];
      } else {
        if (_valid0) {
          valid0 = true;
          passing0 = 3;
        }
      }
    }
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.events === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "events" },
        message: "must have required property '" + "events" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema180.properties, key0)) {
        const err7 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err8 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.events !== undefined) {
      let data1 = data.events;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err10 = {
            instancePath: instancePath + "/events",
            schemaPath: "#/properties/events/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err11 = {
              instancePath: instancePath + "/events/" + i0,
              schemaPath: "#/properties/events/items/type",
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
          if (
            !(
              data2 === "check.passed" ||
              data2 === "check.failed" ||
              data2 === "component.healthy" ||
              data2 === "component.unhealthy" ||
              data2 === "component.unknown" ||
              data2 === "component.warning" ||
              data2 === "config.created" ||
              data2 === "config.deleted" ||
              data2 === "config.updated" ||
              data2 === "config.healthy" ||
              data2 === "config.unhealthy" ||
              data2 === "config.unknown" ||
              data2 === "config.warning" ||
              data2 === "playbook.spec.approval.updated" ||
              data2 === "playbook.approval.inserted"
            )
          ) {
            const err12 = {
              instancePath: instancePath + "/events/" + i0,
              schemaPath: "#/properties/events/items/enum",
              keyword: "enum",
              params: { allowedValues: schema180.properties.events.items.enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--;) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err13 = {
                instancePath: instancePath + "/events",
                schemaPath: "#/properties/events/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
                message:
                  "must NOT have duplicate items (items ## " +
                  j0 +
                  " and " +
                  i1 +
                  " are identical)",
              };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/events",
          schemaPath: "#/properties/events/type",
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
    if (data.filter !== undefined) {
      if (typeof data.filter !== "string") {
        const err15 = {
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
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
    if (data.group_by !== undefined) {
      let data4 = data.group_by;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (typeof data4[i2] !== "string") {
            const err16 = {
              instancePath: instancePath + "/group_by/" + i2,
              schemaPath: "#/properties/group_by/items/type",
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
          instancePath: instancePath + "/group_by",
          schemaPath: "#/properties/group_by/type",
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
    if (data.person_id !== undefined) {
      let data6 = data.person_id;
      if (typeof data6 === "string") {
        if (!formats0.test(data6)) {
          const err18 = {
            instancePath: instancePath + "/person_id",
            schemaPath: "#/properties/person_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = {
          instancePath: instancePath + "/person_id",
          schemaPath: "#/properties/person_id/type",
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
    if (data.team_id !== undefined) {
      let data7 = data.team_id;
      if (typeof data7 === "string") {
        if (!formats0.test(data7)) {
          const err20 = {
            instancePath: instancePath + "/team_id",
            schemaPath: "#/properties/team_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = {
          instancePath: instancePath + "/team_id",
          schemaPath: "#/properties/team_id/type",
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
    if (data.custom_services !== undefined) {
      let data8 = data.custom_services;
      if (Array.isArray(data8)) {
        if (data8.length > 1) {
          const err22 = {
            instancePath: instancePath + "/custom_services",
            schemaPath: "#/properties/custom_services/maxItems",
            keyword: "maxItems",
            params: { limit: 1 },
            message: "must NOT have more than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        const len2 = data8.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data9 = data8[i3];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.connection === undefined) {
              const err23 = {
                instancePath: instancePath + "/custom_services/" + i3,
                schemaPath: "#/properties/custom_services/items/required",
                keyword: "required",
                params: { missingProperty: "connection" },
                message: "must have required property '" + "connection" + "'",
              };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
            for (const key1 in data9) {
              if (!(key1 === "connection")) {
                const err24 = {
                  instancePath: instancePath + "/custom_services/" + i3,
                  schemaPath: "#/properties/custom_services/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data9.connection !== undefined) {
              if (typeof data9.connection !== "string") {
                const err25 = {
                  instancePath: instancePath + "/custom_services/" + i3 + "/connection",
                  schemaPath: "#/properties/custom_services/items/properties/connection/type",
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
          } else {
            const err26 = {
              instancePath: instancePath + "/custom_services/" + i3,
              schemaPath: "#/properties/custom_services/items/type",
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
        }
      } else {
        const err27 = {
          instancePath: instancePath + "/custom_services",
          schemaPath: "#/properties/custom_services/type",
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
    if (data.playbook_id !== undefined) {
      let data11 = data.playbook_id;
      if (typeof data11 === "string") {
        if (!formats0.test(data11)) {
          const err28 = {
            instancePath: instancePath + "/playbook_id",
            schemaPath: "#/properties/playbook_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = {
          instancePath: instancePath + "/playbook_id",
          schemaPath: "#/properties/playbook_id/type",
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
    if (data.repeat_interval !== undefined) {
      if (typeof data.repeat_interval !== "string") {
        const err30 = {
          instancePath: instancePath + "/repeat_interval",
          schemaPath: "#/properties/repeat_interval/type",
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
    if (data.wait_for !== undefined) {
      if (typeof data.wait_for !== "string") {
        const err31 = {
          instancePath: instancePath + "/wait_for",
          schemaPath: "#/properties/wait_for/type",
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
    if (data.wait_for_eval_period !== undefined) {
      if (typeof data.wait_for_eval_period !== "string") {
        const err32 = {
          instancePath: instancePath + "/wait_for_eval_period",
          schemaPath: "#/properties/wait_for_eval_period/type",
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
    if (data.title !== undefined) {
      if (typeof data.title !== "string") {
        const err33 = {
          instancePath: instancePath + "/title",
          schemaPath: "#/properties/title/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err34 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
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
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
      } else {
        const err35 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate827.errors = vErrors;
  return errors === 0;
}
validate827.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
