// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate893;
export default validate893;
const schema218 = {
  type: "object",
  title: "PermissionForm",
  description: "Form of a permission: a row of the table.",
  required: ["subject", "subject_type", "action"],
  additionalProperties: false,
  examples: [
    {
      subject: "018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f",
      subject_type: "person",
      action: "playbook:run",
      playbook_id: "018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e40",
      deny: false,
    },
    { subject: "viewer", subject_type: "group", action: "read", object: "catalog" },
    {
      subject: "guest",
      subject_type: "group",
      action: "read",
      object_selector: { scopes: [{ namespace: "default", name: "shop" }] },
    },
  ],
  oneOf: [
    { required: ["config_id"] },
    { required: ["component_id"] },
    { required: ["canary_id"] },
    { required: ["connection_id"] },
    { required: ["playbook_id"] },
    { required: ["object"] },
    { required: ["object_selector"] },
  ],
  if: { not: { required: ["playbook_id"] } },
  then: {
    properties: {
      action: { enum: ["read", "update", "create", "delete", "*", "create,read,update,delete"] },
    },
  },
  properties: {
    subject_type: {
      type: "string",
      description: "Kind of subject.",
      enum: ["person", "team", "notification", "group", "playbook"],
      "x-ui": {
        order: 1,
        label: "Subject",
        widget: "select",
        options: [
          { value: "person", label: "Person" },
          { value: "team", label: "Team" },
          { value: "notification", label: "Notification" },
          { value: "group", label: "Role" },
          { value: "playbook", label: "Playbook" },
        ],
      },
    },
    subject: {
      type: "string",
      description: "Id of the subject, or the name of the role.",
      minLength: 1,
      "x-ui": {
        order: 2,
        label: "Subject",
        widget: "select",
        options: ["admin", "editor", "guest", "viewer", "responder", "commander"],
      },
    },
    config_id: {
      type: "string",
      description: "Catalog item.",
      format: "uuid",
      "x-ui": { order: 3, label: "Catalog", widget: "resource", group: "resource" },
    },
    component_id: {
      type: "string",
      description: "Component.",
      format: "uuid",
      "x-ui": { order: 4, label: "Component", widget: "resource", group: "resource" },
    },
    canary_id: {
      type: "string",
      description: "Canary.",
      format: "uuid",
      "x-ui": { order: 5, label: "Canary", widget: "resource", group: "resource" },
    },
    connection_id: {
      type: "string",
      description: "Connection.",
      format: "uuid",
      "x-ui": { order: 6, label: "Connection", widget: "connection", group: "resource" },
    },
    playbook_id: {
      type: "string",
      description: "Playbook.",
      format: "uuid",
      "x-ui": { order: 7, label: "Playbook", widget: "resource", group: "resource" },
    },
    object: {
      type: "string",
      description: "Group of resources.",
      enum: [
        "canaries",
        "catalog",
        "topology",
        "playbooks",
        "connection",
        "connection-detail",
        "agent-push",
        "kubernetes-proxy",
        "notification",
        "rbac",
        "logs",
        "agent",
        "artifact",
      ],
      "x-ui": { order: 8, label: "Global", widget: "select", group: "resource" },
    },
    object_selector: {
      type: "object",
      description: "Scopes.",
      required: ["scopes"],
      additionalProperties: false,
      "x-ui": { order: 9, label: "Scope", widget: "multi-select", group: "resource" },
      properties: {
        scopes: {
          type: "array",
          description: "Scopes.",
          items: {
            type: "object",
            description: "A name, with its namespace where needed.",
            required: ["name"],
            additionalProperties: false,
            properties: {
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
            },
          },
        },
      },
    },
    action: {
      type: "string",
      description: "What is allowed or denied.",
      enum: [
        "read",
        "update",
        "create",
        "delete",
        "*",
        "create,read,update,delete",
        "playbook:run",
        "playbook:approve",
        "playbook:*",
      ],
      "x-ui": { order: 10, label: "Action", widget: "select" },
    },
    deny: {
      type: "boolean",
      description: "Deny instead of allow.",
      default: false,
      "x-ui": { order: 11, label: "Deny", widget: "switch" },
    },
    description: {
      type: "string",
      description: "Free text.",
      "x-ui": { order: 12, label: "Description", widget: "textarea" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function validate893(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate893.evaluated;
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
    if (data.config_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/oneOf/0/required",
        keyword: "required",
        params: { missingProperty: "config_id" },
        message: "must have required property '" + "config_id" + "'",
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
    if (data.component_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/oneOf/1/required",
        keyword: "required",
        params: { missingProperty: "component_id" },
        message: "must have required property '" + "component_id" + "'",
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
      if (data.canary_id === undefined) {
        const err2 = {
          instancePath,
          schemaPath: "#/oneOf/2/required",
          keyword: "required",
          params: { missingProperty: "canary_id" },
          message: "must have required property '" + "canary_id" + "'",
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
        if (data.connection_id === undefined) {
          const err3 = {
            instancePath,
            schemaPath: "#/oneOf/3/required",
            keyword: "required",
            params: { missingProperty: "connection_id" },
            message: "must have required property '" + "connection_id" + "'",
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
        const _errs6 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.playbook_id === undefined) {
            const err4 = {
              instancePath,
              schemaPath: "#/oneOf/4/required",
              keyword: "required",
              params: { missingProperty: "playbook_id" },
              message: "must have required property '" + "playbook_id" + "'",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        var _valid0 = _errs6 === errors;
        if (_valid0 && valid0) {
          valid0 = false;
          passing0 = [passing0, 4];
        } else {
          if (_valid0) {
            valid0 = true;
            passing0 = 4;
          }
          const _errs7 = errors;
          if (data && typeof data == "object" && !Array.isArray(data)) {
            if (data.object === undefined) {
              const err5 = {
                instancePath,
                schemaPath: "#/oneOf/5/required",
                keyword: "required",
                params: { missingProperty: "object" },
                message: "must have required property '" + "object" + "'",
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
          var _valid0 = _errs7 === errors;
          if (_valid0 && valid0) {
            valid0 = false;
            passing0 = [passing0, 5];
          } else {
            if (_valid0) {
              valid0 = true;
              passing0 = 5;
            }
            const _errs8 = errors;
            if (data && typeof data == "object" && !Array.isArray(data)) {
              if (data.object_selector === undefined) {
                const err6 = {
                  instancePath,
                  schemaPath: "#/oneOf/6/required",
                  keyword: "required",
                  params: { missingProperty: "object_selector" },
                  message: "must have required property '" + "object_selector" + "'",
                };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            var _valid0 = _errs8 === errors;
            if (_valid0 && valid0) {
              valid0 = false;
              passing0 = [passing0, 6];
            } else {
              if (_valid0) {
                valid0 = true;
                passing0 = 6;
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err7 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
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
  const _errs9 = errors;
  let valid1 = true;
  const _errs10 = errors;
  const _errs11 = errors;
  const _errs12 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.playbook_id === undefined && (missing0 = "playbook_id")) {
      const err8 = {};
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
  }
  var valid2 = _errs12 === errors;
  if (valid2) {
    const err9 = {};
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
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
  var _valid1 = _errs10 === errors;
  errors = _errs9;
  if (vErrors !== null) {
    if (_errs9) {
      vErrors.length = _errs9;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs13 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.action !== undefined) {
        let data0 = data.action;
        if (
          !(
            data0 === "read" ||
            data0 === "update" ||
            data0 === "create" ||
            data0 === "delete" ||
            data0 === "*" ||
            data0 === "create,read,update,delete"
          )
        ) {
          const err10 = {
            instancePath: instancePath + "/action",
            schemaPath: "#/then/properties/action/enum",
            keyword: "enum",
            params: { allowedValues: schema218.then.properties.action.enum },
            message: "must be equal to one of the allowed values",
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
    var _valid1 = _errs13 === errors;
    valid1 = _valid1;
    if (valid1) {
      var props0 = {};
      props0.action = true;
    }
  }
  if (!valid1) {
    const err11 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "subject" },
        message: "must have required property '" + "subject" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.subject_type === undefined) {
      const err13 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "subject_type" },
        message: "must have required property '" + "subject_type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.action === undefined) {
      const err14 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "action" },
        message: "must have required property '" + "action" + "'",
      };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema218.properties, key0)) {
        const err15 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.subject_type !== undefined) {
      let data1 = data.subject_type;
      if (typeof data1 !== "string") {
        const err16 = {
          instancePath: instancePath + "/subject_type",
          schemaPath: "#/properties/subject_type/type",
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
      if (
        !(
          data1 === "person" ||
          data1 === "team" ||
          data1 === "notification" ||
          data1 === "group" ||
          data1 === "playbook"
        )
      ) {
        const err17 = {
          instancePath: instancePath + "/subject_type",
          schemaPath: "#/properties/subject_type/enum",
          keyword: "enum",
          params: { allowedValues: schema218.properties.subject_type.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.subject !== undefined) {
      let data2 = data.subject;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err18 = {
            instancePath: instancePath + "/subject",
            schemaPath: "#/properties/subject/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
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
          instancePath: instancePath + "/subject",
          schemaPath: "#/properties/subject/type",
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
    if (data.config_id !== undefined) {
      let data3 = data.config_id;
      if (typeof data3 === "string") {
        if (!formats0.test(data3)) {
          const err20 = {
            instancePath: instancePath + "/config_id",
            schemaPath: "#/properties/config_id/format",
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
          instancePath: instancePath + "/config_id",
          schemaPath: "#/properties/config_id/type",
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
    if (data.component_id !== undefined) {
      let data4 = data.component_id;
      if (typeof data4 === "string") {
        if (!formats0.test(data4)) {
          const err22 = {
            instancePath: instancePath + "/component_id",
            schemaPath: "#/properties/component_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/component_id",
          schemaPath: "#/properties/component_id/type",
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
    if (data.canary_id !== undefined) {
      let data5 = data.canary_id;
      if (typeof data5 === "string") {
        if (!formats0.test(data5)) {
          const err24 = {
            instancePath: instancePath + "/canary_id",
            schemaPath: "#/properties/canary_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/canary_id",
          schemaPath: "#/properties/canary_id/type",
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
    if (data.connection_id !== undefined) {
      let data6 = data.connection_id;
      if (typeof data6 === "string") {
        if (!formats0.test(data6)) {
          const err26 = {
            instancePath: instancePath + "/connection_id",
            schemaPath: "#/properties/connection_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = {
          instancePath: instancePath + "/connection_id",
          schemaPath: "#/properties/connection_id/type",
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
    if (data.playbook_id !== undefined) {
      let data7 = data.playbook_id;
      if (typeof data7 === "string") {
        if (!formats0.test(data7)) {
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
    if (data.object !== undefined) {
      let data8 = data.object;
      if (typeof data8 !== "string") {
        const err30 = {
          instancePath: instancePath + "/object",
          schemaPath: "#/properties/object/type",
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
      if (
        !(
          data8 === "canaries" ||
          data8 === "catalog" ||
          data8 === "topology" ||
          data8 === "playbooks" ||
          data8 === "connection" ||
          data8 === "connection-detail" ||
          data8 === "agent-push" ||
          data8 === "kubernetes-proxy" ||
          data8 === "notification" ||
          data8 === "rbac" ||
          data8 === "logs" ||
          data8 === "agent" ||
          data8 === "artifact"
        )
      ) {
        const err31 = {
          instancePath: instancePath + "/object",
          schemaPath: "#/properties/object/enum",
          keyword: "enum",
          params: { allowedValues: schema218.properties.object.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.object_selector !== undefined) {
      let data9 = data.object_selector;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.scopes === undefined) {
          const err32 = {
            instancePath: instancePath + "/object_selector",
            schemaPath: "#/properties/object_selector/required",
            keyword: "required",
            params: { missingProperty: "scopes" },
            message: "must have required property '" + "scopes" + "'",
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        for (const key1 in data9) {
          if (!(key1 === "scopes")) {
            const err33 = {
              instancePath: instancePath + "/object_selector",
              schemaPath: "#/properties/object_selector/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
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
        if (data9.scopes !== undefined) {
          let data10 = data9.scopes;
          if (Array.isArray(data10)) {
            const len0 = data10.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data11 = data10[i0];
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.name === undefined) {
                  const err34 = {
                    instancePath: instancePath + "/object_selector/scopes/" + i0,
                    schemaPath: "#/properties/object_selector/properties/scopes/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                for (const key2 in data11) {
                  if (!(key2 === "namespace" || key2 === "name")) {
                    const err35 = {
                      instancePath: instancePath + "/object_selector/scopes/" + i0,
                      schemaPath:
                        "#/properties/object_selector/properties/scopes/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
                if (data11.namespace !== undefined) {
                  if (typeof data11.namespace !== "string") {
                    const err36 = {
                      instancePath: instancePath + "/object_selector/scopes/" + i0 + "/namespace",
                      schemaPath:
                        "#/properties/object_selector/properties/scopes/items/properties/namespace/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data11.name !== undefined) {
                  if (typeof data11.name !== "string") {
                    const err37 = {
                      instancePath: instancePath + "/object_selector/scopes/" + i0 + "/name",
                      schemaPath:
                        "#/properties/object_selector/properties/scopes/items/properties/name/type",
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
              } else {
                const err38 = {
                  instancePath: instancePath + "/object_selector/scopes/" + i0,
                  schemaPath: "#/properties/object_selector/properties/scopes/items/type",
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
          } else {
            const err39 = {
              instancePath: instancePath + "/object_selector/scopes",
              schemaPath: "#/properties/object_selector/properties/scopes/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = {
          instancePath: instancePath + "/object_selector",
          schemaPath: "#/properties/object_selector/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.action !== undefined) {
      let data14 = data.action;
      if (typeof data14 !== "string") {
        const err41 = {
          instancePath: instancePath + "/action",
          schemaPath: "#/properties/action/type",
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
      if (
        !(
          data14 === "read" ||
          data14 === "update" ||
          data14 === "create" ||
          data14 === "delete" ||
          data14 === "*" ||
          data14 === "create,read,update,delete" ||
          data14 === "playbook:run" ||
          data14 === "playbook:approve" ||
          data14 === "playbook:*"
        )
      ) {
        const err42 = {
          instancePath: instancePath + "/action",
          schemaPath: "#/properties/action/enum",
          keyword: "enum",
          params: { allowedValues: schema218.properties.action.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.deny !== undefined) {
      if (typeof data.deny !== "boolean") {
        const err43 = {
          instancePath: instancePath + "/deny",
          schemaPath: "#/properties/deny/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err44 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate893.errors = vErrors;
  return errors === 0;
}
validate893.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
