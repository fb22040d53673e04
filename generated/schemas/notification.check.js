// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate832;
export default validate832;
const schema183 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "notification.json",
  title: "NotificationSpec",
  description: "Who is told about which events.",
  "x-kind": {
    kind: "Notification",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "notifications",
  },
  type: "object",
  required: ["events", "to"],
  additionalProperties: false,
  if: { required: ["groupBy"], properties: { groupBy: { minItems: 1 } } },
  then: { properties: { waitFor: { minLength: 1 } } },
  examples: [
    {
      events: ["config.unhealthy", "config.warning"],
      filter: "config.type == 'Kubernetes::Deployment'",
      title: "{{.config.name}} is {{.config.health}}",
      to: { connection: "connection://default/slack", properties: { channel: "alerts" } },
      repeatInterval: "2h",
      waitFor: "5m",
      groupBy: ["type", "tag:namespace"],
    },
    {
      events: ["check.failed"],
      to: { email: "oncall@example.com" },
      fallback: { team: "platform", delay: "10m" },
      inhibitions: [
        {
          direction: "outgoing",
          from: "Kubernetes::Pod",
          to: ["Kubernetes::Deployment"],
          depth: 2,
        },
      ],
    },
  ],
  properties: {
    events: {
      type: "array",
      description: "Events that trigger it.",
      items: {
        type: "string",
        anyOf: [
          {
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
              "config.changed",
              "config.degraded",
              "config.healthy",
              "config.unhealthy",
              "config.unknown",
              "config.warning",
              "playbook.spec.approval.updated",
              "playbook.approval.inserted",
            ],
          },
          { pattern: "^incident\\..+" },
        ],
      },
      minItems: 1,
    },
    to: {
      type: "object",
      description: "Recipient.",
      additionalProperties: false,
      anyOf: [
        { required: ["person"] },
        { required: ["team"] },
        { required: ["email"] },
        { required: ["connection"] },
        { required: ["url"] },
        { required: ["playbook"] },
      ],
      properties: {
        person: { type: "string", description: "Person by id or address." },
        team: { type: "string", description: "Team by name or id." },
        email: { type: "string", description: "Mail address." },
        connection: { type: "string", description: "Connection to send through." },
        url: { type: "string", description: "Address to send to." },
        playbook: { type: "string", description: "Playbook to run: name or namespace/name." },
        properties: {
          type: "object",
          description: "Settings of the channel.",
          additionalProperties: { type: "string" },
        },
      },
    },
    fallback: {
      type: "object",
      description: "Recipient when the first could not be reached.",
      additionalProperties: false,
      anyOf: [
        { required: ["person"] },
        { required: ["team"] },
        { required: ["email"] },
        { required: ["connection"] },
        { required: ["url"] },
        { required: ["playbook"] },
      ],
      properties: {
        person: { type: "string", description: "Person by id or address." },
        team: { type: "string", description: "Team by name or id." },
        email: { type: "string", description: "Mail address." },
        connection: { type: "string", description: "Connection to send through." },
        url: { type: "string", description: "Address to send to." },
        playbook: { type: "string", description: "Playbook to run: name or namespace/name." },
        properties: {
          type: "object",
          description: "Settings of the channel.",
          additionalProperties: { type: "string" },
        },
        delay: { $ref: "duration.json", description: "Wait before it is told." },
      },
    },
    title: { type: "string", description: "Title of the message; may be a template." },
    template: { type: "string", description: "Text of the message; may be a template." },
    filter: { type: "string", description: "CEL that must hold." },
    repeatInterval: { $ref: "duration.json", description: "Least time between repeats." },
    groupBy: {
      type: "array",
      description:
        "What makes one group: type, description, status_reason, label:<key>, tag:<key>.",
      items: { type: "string" },
    },
    groupByInterval: { $ref: "duration.json", description: "Time in which a group is gathered." },
    waitFor: { $ref: "duration.json", description: "Wait before it is sent." },
    waitForEvalPeriod: {
      $ref: "duration.json",
      description: "Extra time after a new scrape; 30s when absent.",
    },
    watchdogInterval: {
      $ref: "duration.json",
      description: "Sends a message at this interval while all is well.",
    },
    inhibitions: {
      type: "array",
      description: "Messages suppressed because a related item has the trouble.",
      items: {
        type: "object",
        description: "Relations that suppress a message.",
        required: ["direction", "from", "to"],
        additionalProperties: false,
        properties: {
          direction: {
            type: "string",
            description: "Which relations.",
            enum: ["outgoing", "incoming", "all"],
          },
          from: { type: "string", description: "Type of the resource of the message." },
          to: {
            type: "array",
            description: "Types of the related resources.",
            items: { type: "string" },
          },
          soft: { type: "boolean", description: "Also soft relations." },
          depth: { type: "integer", description: "Steps to follow.", minimum: 0 },
        },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const pattern6 = new RegExp("^incident\\..+", "u");
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
function validate832(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="notification.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate832.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs1 = errors;
  let valid0 = true;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.groupBy === undefined && (missing0 = "groupBy")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.groupBy !== undefined) {
        let data0 = data.groupBy;
        if (Array.isArray(data0)) {
          if (data0.length < 1) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
    }
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.waitFor !== undefined) {
        let data1 = data.waitFor;
        if (typeof data1 === "string") {
          if (data1.length < 1) {
            const err2 = {
              instancePath: instancePath + "/waitFor",
              schemaPath: "#/then/properties/waitFor/minLength",
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
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
    if (valid0) {
      var props0 = {};
      props0.waitFor = true;
      props0.groupBy = true;
    }
  }
  if (!valid0) {
    const err3 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.events === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "events" },
        message: "must have required property '" + "events" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.to === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "to" },
        message: "must have required property '" + "to" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema183.properties, key0)) {
        const err6 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.events !== undefined) {
      let data2 = data.events;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err7 = {
            instancePath: instancePath + "/events",
            schemaPath: "#/properties/events/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 !== "string") {
            const err8 = {
              instancePath: instancePath + "/events/" + i0,
              schemaPath: "#/properties/events/items/type",
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
          const _errs11 = errors;
          let valid6 = false;
          const _errs12 = errors;
          if (
            !(
              data3 === "check.passed" ||
              data3 === "check.failed" ||
              data3 === "component.healthy" ||
              data3 === "component.unhealthy" ||
              data3 === "component.unknown" ||
              data3 === "component.warning" ||
              data3 === "config.created" ||
              data3 === "config.deleted" ||
              data3 === "config.updated" ||
              data3 === "config.changed" ||
              data3 === "config.degraded" ||
              data3 === "config.healthy" ||
              data3 === "config.unhealthy" ||
              data3 === "config.unknown" ||
              data3 === "config.warning" ||
              data3 === "playbook.spec.approval.updated" ||
              data3 === "playbook.approval.inserted"
            )
          ) {
            const err9 = {
              instancePath: instancePath + "/events/" + i0,
              schemaPath: "#/properties/events/items/anyOf/0/enum",
              keyword: "enum",
              params: { allowedValues: schema183.properties.events.items.anyOf[0].enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid1 = _errs12 === errors;
          valid6 = valid6 || _valid1;
          const _errs13 = errors;
          if (typeof data3 === "string") {
            if (!pattern6.test(data3)) {
              const err10 = {
                instancePath: instancePath + "/events/" + i0,
                schemaPath: "#/properties/events/items/anyOf/1/pattern",
                keyword: "pattern",
                params: { pattern: "^incident\\..+" },
                message: 'must match pattern "' + "^incident\\..+" + '"',
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
          var _valid1 = _errs13 === errors;
          valid6 = valid6 || _valid1;
          if (!valid6) {
            const err11 = {
              instancePath: instancePath + "/events/" + i0,
              schemaPath: "#/properties/events/items/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          } else {
            errors = _errs11;
            if (vErrors !== null) {
              if (_errs11) {
                vErrors.length = _errs11;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/events",
          schemaPath: "#/properties/events/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.to !== undefined) {
      let data4 = data.to;
      const _errs16 = errors;
      let valid7 = false;
      const _errs17 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.person === undefined) {
          const err13 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/0/required",
            keyword: "required",
            params: { missingProperty: "person" },
            message: "must have required property '" + "person" + "'",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
      var _valid2 = _errs17 === errors;
      valid7 = valid7 || _valid2;
      const _errs18 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.team === undefined) {
          const err14 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/1/required",
            keyword: "required",
            params: { missingProperty: "team" },
            message: "must have required property '" + "team" + "'",
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      var _valid2 = _errs18 === errors;
      valid7 = valid7 || _valid2;
      const _errs19 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.email === undefined) {
          const err15 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/2/required",
            keyword: "required",
            params: { missingProperty: "email" },
            message: "must have required property '" + "email" + "'",
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
      var _valid2 = _errs19 === errors;
      valid7 = valid7 || _valid2;
      const _errs20 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.connection === undefined) {
          const err16 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/3/required",
            keyword: "required",
            params: { missingProperty: "connection" },
            message: "must have required property '" + "connection" + "'",
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      var _valid2 = _errs20 === errors;
      valid7 = valid7 || _valid2;
      const _errs21 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.url === undefined) {
          const err17 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/4/required",
            keyword: "required",
            params: { missingProperty: "url" },
            message: "must have required property '" + "url" + "'",
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
      var _valid2 = _errs21 === errors;
      valid7 = valid7 || _valid2;
      const _errs22 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.playbook === undefined) {
          const err18 = {
            instancePath: instancePath + "/to",
            schemaPath: "#/properties/to/anyOf/5/required",
            keyword: "required",
            params: { missingProperty: "playbook" },
            message: "must have required property '" + "playbook" + "'",
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
      var _valid2 = _errs22 === errors;
      valid7 = valid7 || _valid2;
      if (!valid7) {
        const err19 = {
          instancePath: instancePath + "/to",
          schemaPath: "#/properties/to/anyOf",
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
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
      }
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          if (
            !(
              key1 === "person" ||
              key1 === "team" ||
              key1 === "email" ||
              key1 === "connection" ||
              key1 === "url" ||
              key1 === "playbook" ||
              key1 === "properties"
            )
          ) {
            const err20 = {
              instancePath: instancePath + "/to",
              schemaPath: "#/properties/to/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data4.person !== undefined) {
          if (typeof data4.person !== "string") {
            const err21 = {
              instancePath: instancePath + "/to/person",
              schemaPath: "#/properties/to/properties/person/type",
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
        if (data4.team !== undefined) {
          if (typeof data4.team !== "string") {
            const err22 = {
              instancePath: instancePath + "/to/team",
              schemaPath: "#/properties/to/properties/team/type",
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
        if (data4.email !== undefined) {
          if (typeof data4.email !== "string") {
            const err23 = {
              instancePath: instancePath + "/to/email",
              schemaPath: "#/properties/to/properties/email/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data4.connection !== undefined) {
          if (typeof data4.connection !== "string") {
            const err24 = {
              instancePath: instancePath + "/to/connection",
              schemaPath: "#/properties/to/properties/connection/type",
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
        if (data4.url !== undefined) {
          if (typeof data4.url !== "string") {
            const err25 = {
              instancePath: instancePath + "/to/url",
              schemaPath: "#/properties/to/properties/url/type",
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
        if (data4.playbook !== undefined) {
          if (typeof data4.playbook !== "string") {
            const err26 = {
              instancePath: instancePath + "/to/playbook",
              schemaPath: "#/properties/to/properties/playbook/type",
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
        if (data4.properties !== undefined) {
          let data11 = data4.properties;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (typeof data11[key2] !== "string") {
                const err27 = {
                  instancePath:
                    instancePath +
                    "/to/properties/" +
                    key2.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/to/properties/properties/additionalProperties/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
          } else {
            const err28 = {
              instancePath: instancePath + "/to/properties",
              schemaPath: "#/properties/to/properties/properties/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = {
          instancePath: instancePath + "/to",
          schemaPath: "#/properties/to/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.fallback !== undefined) {
      let data13 = data.fallback;
      const _errs43 = errors;
      let valid10 = false;
      const _errs44 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.person === undefined) {
          const err30 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/0/required",
            keyword: "required",
            params: { missingProperty: "person" },
            message: "must have required property '" + "person" + "'",
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
      var _valid3 = _errs44 === errors;
      valid10 = valid10 || _valid3;
      const _errs45 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.team === undefined) {
          const err31 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/1/required",
            keyword: "required",
            params: { missingProperty: "team" },
            message: "must have required property '" + "team" + "'",
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
      var _valid3 = _errs45 === errors;
      valid10 = valid10 || _valid3;
      const _errs46 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.email === undefined) {
          const err32 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/2/required",
            keyword: "required",
            params: { missingProperty: "email" },
            message: "must have required property '" + "email" + "'",
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
      var _valid3 = _errs46 === errors;
      valid10 = valid10 || _valid3;
      const _errs47 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.connection === undefined) {
          const err33 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/3/required",
            keyword: "required",
            params: { missingProperty: "connection" },
            message: "must have required property '" + "connection" + "'",
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
      var _valid3 = _errs47 === errors;
      valid10 = valid10 || _valid3;
      const _errs48 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.url === undefined) {
          const err34 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/4/required",
            keyword: "required",
            params: { missingProperty: "url" },
            message: "must have required property '" + "url" + "'",
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
      var _valid3 = _errs48 === errors;
      valid10 = valid10 || _valid3;
      const _errs49 = errors;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.playbook === undefined) {
          const err35 = {
            instancePath: instancePath + "/fallback",
            schemaPath: "#/properties/fallback/anyOf/5/required",
            keyword: "required",
            params: { missingProperty: "playbook" },
            message: "must have required property '" + "playbook" + "'",
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
      var _valid3 = _errs49 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const err36 = {
          instancePath: instancePath + "/fallback",
          schemaPath: "#/properties/fallback/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      } else {
        errors = _errs43;
        if (vErrors !== null) {
          if (_errs43) {
            vErrors.length = _errs43;
          } else {
            vErrors = null;
          }
        }
      }
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        for (const key3 in data13) {
          if (
            !(
              key3 === "person" ||
              key3 === "team" ||
              key3 === "email" ||
              key3 === "connection" ||
              key3 === "url" ||
              key3 === "playbook" ||
              key3 === "properties" ||
              key3 === "delay"
            )
          ) {
            const err37 = {
              instancePath: instancePath + "/fallback",
              schemaPath: "#/properties/fallback/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data13.person !== undefined) {
          if (typeof data13.person !== "string") {
            const err38 = {
              instancePath: instancePath + "/fallback/person",
              schemaPath: "#/properties/fallback/properties/person/type",
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
        if (data13.team !== undefined) {
          if (typeof data13.team !== "string") {
            const err39 = {
              instancePath: instancePath + "/fallback/team",
              schemaPath: "#/properties/fallback/properties/team/type",
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
        if (data13.email !== undefined) {
          if (typeof data13.email !== "string") {
            const err40 = {
              instancePath: instancePath + "/fallback/email",
              schemaPath: "#/properties/fallback/properties/email/type",
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
        if (data13.connection !== undefined) {
          if (typeof data13.connection !== "string") {
            const err41 = {
              instancePath: instancePath + "/fallback/connection",
              schemaPath: "#/properties/fallback/properties/connection/type",
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
        if (data13.url !== undefined) {
          if (typeof data13.url !== "string") {
            const err42 = {
              instancePath: instancePath + "/fallback/url",
              schemaPath: "#/properties/fallback/properties/url/type",
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
        if (data13.playbook !== undefined) {
          if (typeof data13.playbook !== "string") {
            const err43 = {
              instancePath: instancePath + "/fallback/playbook",
              schemaPath: "#/properties/fallback/properties/playbook/type",
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
        if (data13.properties !== undefined) {
          let data20 = data13.properties;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            for (const key4 in data20) {
              if (typeof data20[key4] !== "string") {
                const err44 = {
                  instancePath:
                    instancePath +
                    "/fallback/properties/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath:
                    "#/properties/fallback/properties/properties/additionalProperties/type",
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
              instancePath: instancePath + "/fallback/properties",
              schemaPath: "#/properties/fallback/properties/properties/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data13.delay !== undefined) {
          if (
            !validate172(data13.delay, {
              instancePath: instancePath + "/fallback/delay",
              parentData: data13,
              parentDataProperty: "delay",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err46 = {
          instancePath: instancePath + "/fallback",
          schemaPath: "#/properties/fallback/type",
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
    if (data.title !== undefined) {
      if (typeof data.title !== "string") {
        const err47 = {
          instancePath: instancePath + "/title",
          schemaPath: "#/properties/title/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err48 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.filter !== undefined) {
      if (typeof data.filter !== "string") {
        const err49 = {
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
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
    if (data.repeatInterval !== undefined) {
      if (
        !validate172(data.repeatInterval, {
          instancePath: instancePath + "/repeatInterval",
          parentData: data,
          parentDataProperty: "repeatInterval",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.groupBy !== undefined) {
      let data27 = data.groupBy;
      if (Array.isArray(data27)) {
        const len1 = data27.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data27[i1] !== "string") {
            const err50 = {
              instancePath: instancePath + "/groupBy/" + i1,
              schemaPath: "#/properties/groupBy/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
      } else {
        const err51 = {
          instancePath: instancePath + "/groupBy",
          schemaPath: "#/properties/groupBy/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
    }
    if (data.groupByInterval !== undefined) {
      if (
        !validate172(data.groupByInterval, {
          instancePath: instancePath + "/groupByInterval",
          parentData: data,
          parentDataProperty: "groupByInterval",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.waitFor !== undefined) {
      if (
        !validate172(data.waitFor, {
          instancePath: instancePath + "/waitFor",
          parentData: data,
          parentDataProperty: "waitFor",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.waitForEvalPeriod !== undefined) {
      if (
        !validate172(data.waitForEvalPeriod, {
          instancePath: instancePath + "/waitForEvalPeriod",
          parentData: data,
          parentDataProperty: "waitForEvalPeriod",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.watchdogInterval !== undefined) {
      if (
        !validate172(data.watchdogInterval, {
          instancePath: instancePath + "/watchdogInterval",
          parentData: data,
          parentDataProperty: "watchdogInterval",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.inhibitions !== undefined) {
      let data33 = data.inhibitions;
      if (Array.isArray(data33)) {
        const len2 = data33.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data34 = data33[i2];
          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            if (data34.direction === undefined) {
              const err52 = {
                instancePath: instancePath + "/inhibitions/" + i2,
                schemaPath: "#/properties/inhibitions/items/required",
                keyword: "required",
                params: { missingProperty: "direction" },
                message: "must have required property '" + "direction" + "'",
              };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data34.from === undefined) {
              const err53 = {
                instancePath: instancePath + "/inhibitions/" + i2,
                schemaPath: "#/properties/inhibitions/items/required",
                keyword: "required",
                params: { missingProperty: "from" },
                message: "must have required property '" + "from" + "'",
              };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            if (data34.to === undefined) {
              const err54 = {
                instancePath: instancePath + "/inhibitions/" + i2,
                schemaPath: "#/properties/inhibitions/items/required",
                keyword: "required",
                params: { missingProperty: "to" },
                message: "must have required property '" + "to" + "'",
              };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
            for (const key5 in data34) {
              if (
                !(
                  key5 === "direction" ||
                  key5 === "from" ||
                  key5 === "to" ||
                  key5 === "soft" ||
                  key5 === "depth"
                )
              ) {
                const err55 = {
                  instancePath: instancePath + "/inhibitions/" + i2,
                  schemaPath: "#/properties/inhibitions/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
            if (data34.direction !== undefined) {
              let data35 = data34.direction;
              if (typeof data35 !== "string") {
                const err56 = {
                  instancePath: instancePath + "/inhibitions/" + i2 + "/direction",
                  schemaPath: "#/properties/inhibitions/items/properties/direction/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
              if (!(data35 === "outgoing" || data35 === "incoming" || data35 === "all")) {
                const err57 = {
                  instancePath: instancePath + "/inhibitions/" + i2 + "/direction",
                  schemaPath: "#/properties/inhibitions/items/properties/direction/enum",
                  keyword: "enum",
                  params: {
                    allowedValues: schema183.properties.inhibitions.items.properties.direction.enum,
                  },
                  message: "must be equal to one of the allowed values",
                };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data34.from !== undefined) {
              if (typeof data34.from !== "string") {
                const err58 = {
                  instancePath: instancePath + "/inhibitions/" + i2 + "/from",
                  schemaPath: "#/properties/inhibitions/items/properties/from/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
            if (data34.to !== undefined) {
              let data37 = data34.to;
              if (Array.isArray(data37)) {
                const len3 = data37.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (typeof data37[i3] !== "string") {
                    const err59 = {
                      instancePath: instancePath + "/inhibitions/" + i2 + "/to/" + i3,
                      schemaPath: "#/properties/inhibitions/items/properties/to/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
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
                  instancePath: instancePath + "/inhibitions/" + i2 + "/to",
                  schemaPath: "#/properties/inhibitions/items/properties/to/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
            if (data34.soft !== undefined) {
              if (typeof data34.soft !== "boolean") {
                const err61 = {
                  instancePath: instancePath + "/inhibitions/" + i2 + "/soft",
                  schemaPath: "#/properties/inhibitions/items/properties/soft/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
            if (data34.depth !== undefined) {
              let data40 = data34.depth;
              if (!(typeof data40 == "number" && !(data40 % 1) && !isNaN(data40))) {
                const err62 = {
                  instancePath: instancePath + "/inhibitions/" + i2 + "/depth",
                  schemaPath: "#/properties/inhibitions/items/properties/depth/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
              if (typeof data40 == "number") {
                if (data40 < 0 || isNaN(data40)) {
                  const err63 = {
                    instancePath: instancePath + "/inhibitions/" + i2 + "/depth",
                    schemaPath: "#/properties/inhibitions/items/properties/depth/minimum",
                    keyword: "minimum",
                    params: { comparison: ">=", limit: 0 },
                    message: "must be >= 0",
                  };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err64 = {
              instancePath: instancePath + "/inhibitions/" + i2,
              schemaPath: "#/properties/inhibitions/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/inhibitions",
          schemaPath: "#/properties/inhibitions/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
  } else {
    const err66 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err66];
    } else {
      vErrors.push(err66);
    }
    errors++;
  }
  validate832.errors = vErrors;
  return errors === 0;
}
validate832.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
