// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate888;
export default validate888;
const schema217 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "permission.json",
  title: "PermissionSpec",
  description: "Allows or denies someone to do something with some resources.",
  "x-kind": {
    kind: "Permission",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "permissions",
  },
  type: "object",
  required: ["subject", "actions", "object"],
  additionalProperties: false,
  examples: [
    {
      description: "Guests may read pods of one namespace",
      subject: { group: "guest" },
      actions: ["read"],
      object: { configs: [{ types: ["Kubernetes::Pod"], tagSelector: "namespace=shop" }] },
    },
    {
      subject: { person: "jane@example.com" },
      actions: ["playbook:run", "playbook:approve"],
      object: {
        playbooks: [{ name: "restart-*" }],
        scopes: [{ namespace: "default", name: "shop" }],
      },
      deny: true,
    },
  ],
  properties: {
    description: { type: "string", description: "Free text." },
    subject: {
      type: "object",
      description: "Who; exactly one.",
      additionalProperties: false,
      oneOf: [
        { required: ["group"] },
        { required: ["person"] },
        { required: ["team"] },
        { required: ["notification"] },
        { required: ["playbook"] },
        { required: ["canary"] },
        { required: ["scraper"] },
        { required: ["topology"] },
      ],
      properties: {
        group: { type: "string", description: "Role or permission group." },
        person: { type: "string", description: "Person by id or address." },
        team: { type: "string", description: "Team by name." },
        notification: { type: "string", description: "Notification: namespace/name." },
        playbook: { type: "string", description: "Playbook: namespace/name." },
        canary: { type: "string", description: "Canary: namespace/name." },
        scraper: { type: "string", description: "Scraper: namespace/name." },
        topology: { type: "string", description: "Topology: namespace/name." },
      },
    },
    actions: {
      type: "array",
      description: "What is allowed or denied.",
      items: {
        type: "string",
        anyOf: [
          {
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
              "playbook:cancel",
            ],
          },
          { pattern: "^[a-z-]+:[a-z*-]+$" },
        ],
      },
      minItems: 1,
    },
    object: {
      type: "object",
      description: "With what.",
      additionalProperties: false,
      minProperties: 1,
      properties: {
        playbooks: {
          type: "array",
          description: "Playbooks.",
          items: { $ref: "resource-selector.json" },
        },
        connections: {
          type: "array",
          description: "Connections.",
          items: { $ref: "resource-selector.json" },
        },
        configs: {
          type: "array",
          description: "Catalog items.",
          items: { $ref: "resource-selector.json" },
        },
        components: {
          type: "array",
          description: "Components.",
          items: { $ref: "resource-selector.json" },
        },
        views: {
          type: "array",
          description: "Views.",
          items: {
            type: "object",
            description: "A view.",
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Id." },
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
            },
          },
        },
        scopes: {
          type: "array",
          description: "Scopes.",
          items: {
            type: "object",
            description: "A scope.",
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Id." },
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
            },
          },
        },
      },
    },
    deny: { type: "boolean", description: "Deny instead of allow.", default: false },
    agents: { type: "array", description: "Agents (no longer used).", items: { type: "string" } },
    tags: {
      type: "object",
      description: "Tags (no longer used).",
      additionalProperties: { type: "string" },
    },
  },
  $defs: {
    form: {
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
          action: {
            enum: ["read", "update", "create", "delete", "*", "create,read,update,delete"],
          },
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
    },
  },
};
const pattern8 = new RegExp("^[a-z-]+:[a-z*-]+$", "u");
const schema21 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "resource-selector.json",
  title: "ResourceSelector",
  description: "Picks resources; all given conditions hold together.",
  type: "object",
  additionalProperties: false,
  examples: [
    { types: ["Kubernetes::Pod"], namespace: "default", health: "unhealthy" },
    { search: "type=Kubernetes::* health=warning", agent: "all" },
  ],
  properties: {
    agent: {
      type: "string",
      description: "Agent of the resource: id, name, self (no agent) or all.",
    },
    scope: {
      type: "string",
      description: "Parent (scraper, canary or topology) as id or namespace/name.",
    },
    cache: {
      type: "string",
      description: "Cache directive: no-cache, no-store or max-age=<duration>.",
    },
    search: {
      type: "string",
      description: "Search text over name, tags, labels, type, health and more.",
    },
    limit: { type: "integer", description: "Most results." },
    includeDeleted: { type: "boolean", description: "Also resources that are deleted." },
    id: { type: "string", description: "Exact id." },
    name: {
      type: "string",
      description: "Name; * alone is everything, commas separate, ! excludes.",
    },
    namespace: { type: "string", description: "Namespace." },
    tagSelector: {
      type: "string",
      description: "Tags that all match, such as cluster=prod,region=eu.",
    },
    labelSelector: { type: "string", description: "Labels that match, such as app=web,tier!=db." },
    fieldSelector: { type: "string", description: "Fields that match." },
    health: { type: "string", description: "Healths, comma separated; ! excludes." },
    types: {
      type: "array",
      description: "Resource types such as Kubernetes::Pod.",
      items: { type: "string" },
    },
    statuses: { type: "array", description: "Status values.", items: { type: "string" } },
  },
};
const func1 = Object.prototype.hasOwnProperty;
function validate55(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="resource-selector.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema21.properties, key0)) {
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
    if (data.agent !== undefined) {
      if (typeof data.agent !== "string") {
        const err1 = {
          instancePath: instancePath + "/agent",
          schemaPath: "#/properties/agent/type",
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
    if (data.scope !== undefined) {
      if (typeof data.scope !== "string") {
        const err2 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
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
    if (data.cache !== undefined) {
      if (typeof data.cache !== "string") {
        const err3 = {
          instancePath: instancePath + "/cache",
          schemaPath: "#/properties/cache/type",
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
    if (data.search !== undefined) {
      if (typeof data.search !== "string") {
        const err4 = {
          instancePath: instancePath + "/search",
          schemaPath: "#/properties/search/type",
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
    if (data.limit !== undefined) {
      let data4 = data.limit;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
        const err5 = {
          instancePath: instancePath + "/limit",
          schemaPath: "#/properties/limit/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.includeDeleted !== undefined) {
      if (typeof data.includeDeleted !== "boolean") {
        const err6 = {
          instancePath: instancePath + "/includeDeleted",
          schemaPath: "#/properties/includeDeleted/type",
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err7 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err8 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err9 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.tagSelector !== undefined) {
      if (typeof data.tagSelector !== "string") {
        const err10 = {
          instancePath: instancePath + "/tagSelector",
          schemaPath: "#/properties/tagSelector/type",
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
    if (data.labelSelector !== undefined) {
      if (typeof data.labelSelector !== "string") {
        const err11 = {
          instancePath: instancePath + "/labelSelector",
          schemaPath: "#/properties/labelSelector/type",
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
    if (data.fieldSelector !== undefined) {
      if (typeof data.fieldSelector !== "string") {
        const err12 = {
          instancePath: instancePath + "/fieldSelector",
          schemaPath: "#/properties/fieldSelector/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err13 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.types !== undefined) {
      let data13 = data.types;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data13[i0] !== "string") {
            const err14 = {
              instancePath: instancePath + "/types/" + i0,
              schemaPath: "#/properties/types/items/type",
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
          instancePath: instancePath + "/types",
          schemaPath: "#/properties/types/type",
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
    if (data.statuses !== undefined) {
      let data15 = data.statuses;
      if (Array.isArray(data15)) {
        const len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data15[i1] !== "string") {
            const err16 = {
              instancePath: instancePath + "/statuses/" + i1,
              schemaPath: "#/properties/statuses/items/type",
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
          instancePath: instancePath + "/statuses",
          schemaPath: "#/properties/statuses/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate888(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="permission.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate888.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "subject" },
        message: "must have required property '" + "subject" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.actions === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "actions" },
        message: "must have required property '" + "actions" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.object === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "object" },
        message: "must have required property '" + "object" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "description" ||
          key0 === "subject" ||
          key0 === "actions" ||
          key0 === "object" ||
          key0 === "deny" ||
          key0 === "agents" ||
          key0 === "tags"
        )
      ) {
        const err3 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err4 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.subject !== undefined) {
      let data1 = data.subject;
      const _errs6 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs7 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.group === undefined) {
          const err5 = {
            instancePath: instancePath + "/subject",
            schemaPath: "#/properties/subject/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "group" },
            message: "must have required property '" + "group" + "'",
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
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
      }
      const _errs8 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.person === undefined) {
          const err6 = {
            instancePath: instancePath + "/subject",
            schemaPath: "#/properties/subject/oneOf/1/required",
            keyword: "required",
            params: { missingProperty: "person" },
            message: "must have required property '" + "person" + "'",
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
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
        const _errs9 = errors;
        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
          if (data1.team === undefined) {
            const err7 = {
              instancePath: instancePath + "/subject",
              schemaPath: "#/properties/subject/oneOf/2/required",
              keyword: "required",
              params: { missingProperty: "team" },
              message: "must have required property '" + "team" + "'",
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        var _valid0 = _errs9 === errors;
        if (_valid0 && valid1) {
          valid1 = false;
          passing0 = [passing0, 2];
        } else {
          if (_valid0) {
            valid1 = true;
            passing0 = 2;
          }
          const _errs10 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.notification === undefined) {
              const err8 = {
                instancePath: instancePath + "/subject",
                schemaPath: "#/properties/subject/oneOf/3/required",
                keyword: "required",
                params: { missingProperty: "notification" },
                message: "must have required property '" + "notification" + "'",
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
          var _valid0 = _errs10 === errors;
          if (_valid0 && valid1) {
            valid1 = false;
            passing0 = [passing0, 3];
          } else {
            if (_valid0) {
              valid1 = true;
              passing0 = 3;
            }
            const _errs11 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.playbook === undefined) {
                const err9 = {
                  instancePath: instancePath + "/subject",
                  schemaPath: "#/properties/subject/oneOf/4/required",
                  keyword: "required",
                  params: { missingProperty: "playbook" },
                  message: "must have required property '" + "playbook" + "'",
                };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            var _valid0 = _errs11 === errors;
            if (_valid0 && valid1) {
              valid1 = false;
              passing0 = [passing0, 4];
            } else {
              if (_valid0) {
                valid1 = true;
                passing0 = 4;
              }
              const _errs12 = errors;
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.canary === undefined) {
                  const err10 = {
                    instancePath: instancePath + "/subject",
                    schemaPath: "#/properties/subject/oneOf/5/required",
                    keyword: "required",
                    params: { missingProperty: "canary" },
                    message: "must have required property '" + "canary" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs12 === errors;
              if (_valid0 && valid1) {
                valid1 = false;
                passing0 = [passing0, 5];
              } else {
                if (_valid0) {
                  valid1 = true;
                  passing0 = 5;
                }
                const _errs13 = errors;
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  if (data1.scraper === undefined) {
                    const err11 = {
                      instancePath: instancePath + "/subject",
                      schemaPath: "#/properties/subject/oneOf/6/required",
                      keyword: "required",
                      params: { missingProperty: "scraper" },
                      message: "must have required property '" + "scraper" + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                var _valid0 = _errs13 === errors;
                if (_valid0 && valid1) {
                  valid1 = false;
                  passing0 = [passing0, 6];
                } else {
                  if (_valid0) {
                    valid1 = true;
                    passing0 = 6;
                  }
                  const _errs14 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    if (data1.topology === undefined) {
                      const err12 = {
                        instancePath: instancePath + "/subject",
                        schemaPath: "#/properties/subject/oneOf/7/required",
                        keyword: "required",
                        params: { missingProperty: "topology" },
                        message: "must have required property '" + "topology" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  }
                  var _valid0 = _errs14 === errors;
                  if (_valid0 && valid1) {
                    valid1 = false;
                    passing0 = [passing0, 7];
                  } else {
                    if (_valid0) {
                      valid1 = true;
                      passing0 = 7;
                    }
                  }
                }
              }
            }
          }
        }
      }
      if (!valid1) {
        const err13 = {
          instancePath: instancePath + "/subject",
          schemaPath: "#/properties/subject/oneOf",
          keyword: "oneOf",
          params: { passingSchemas: passing0 },
          message: "must match exactly one schema in oneOf",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = _errs6;
          } else {
            vErrors = null;
          }
        }
      }
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (
            !(
              key1 === "group" ||
              key1 === "person" ||
              key1 === "team" ||
              key1 === "notification" ||
              key1 === "playbook" ||
              key1 === "canary" ||
              key1 === "scraper" ||
              key1 === "topology"
            )
          ) {
            const err14 = {
              instancePath: instancePath + "/subject",
              schemaPath: "#/properties/subject/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
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
        if (data1.group !== undefined) {
          if (typeof data1.group !== "string") {
            const err15 = {
              instancePath: instancePath + "/subject/group",
              schemaPath: "#/properties/subject/properties/group/type",
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
        if (data1.person !== undefined) {
          if (typeof data1.person !== "string") {
            const err16 = {
              instancePath: instancePath + "/subject/person",
              schemaPath: "#/properties/subject/properties/person/type",
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
        if (data1.team !== undefined) {
          if (typeof data1.team !== "string") {
            const err17 = {
              instancePath: instancePath + "/subject/team",
              schemaPath: "#/properties/subject/properties/team/type",
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
        if (data1.notification !== undefined) {
          if (typeof data1.notification !== "string") {
            const err18 = {
              instancePath: instancePath + "/subject/notification",
              schemaPath: "#/properties/subject/properties/notification/type",
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
        if (data1.playbook !== undefined) {
          if (typeof data1.playbook !== "string") {
            const err19 = {
              instancePath: instancePath + "/subject/playbook",
              schemaPath: "#/properties/subject/properties/playbook/type",
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
        if (data1.canary !== undefined) {
          if (typeof data1.canary !== "string") {
            const err20 = {
              instancePath: instancePath + "/subject/canary",
              schemaPath: "#/properties/subject/properties/canary/type",
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
        if (data1.scraper !== undefined) {
          if (typeof data1.scraper !== "string") {
            const err21 = {
              instancePath: instancePath + "/subject/scraper",
              schemaPath: "#/properties/subject/properties/scraper/type",
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
        if (data1.topology !== undefined) {
          if (typeof data1.topology !== "string") {
            const err22 = {
              instancePath: instancePath + "/subject/topology",
              schemaPath: "#/properties/subject/properties/topology/type",
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
          instancePath: instancePath + "/subject",
          schemaPath: "#/properties/subject/type",
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
    if (data.actions !== undefined) {
      let data10 = data.actions;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          const err24 = {
            instancePath: instancePath + "/actions",
            schemaPath: "#/properties/actions/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (typeof data11 !== "string") {
            const err25 = {
              instancePath: instancePath + "/actions/" + i0,
              schemaPath: "#/properties/actions/items/type",
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
          const _errs36 = errors;
          let valid5 = false;
          const _errs37 = errors;
          if (
            !(
              data11 === "read" ||
              data11 === "update" ||
              data11 === "create" ||
              data11 === "delete" ||
              data11 === "*" ||
              data11 === "create,read,update,delete" ||
              data11 === "playbook:run" ||
              data11 === "playbook:approve" ||
              data11 === "playbook:*" ||
              data11 === "playbook:cancel"
            )
          ) {
            const err26 = {
              instancePath: instancePath + "/actions/" + i0,
              schemaPath: "#/properties/actions/items/anyOf/0/enum",
              keyword: "enum",
              params: { allowedValues: schema217.properties.actions.items.anyOf[0].enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          var _valid1 = _errs37 === errors;
          valid5 = valid5 || _valid1;
          const _errs38 = errors;
          if (typeof data11 === "string") {
            if (!pattern8.test(data11)) {
              const err27 = {
                instancePath: instancePath + "/actions/" + i0,
                schemaPath: "#/properties/actions/items/anyOf/1/pattern",
                keyword: "pattern",
                params: { pattern: "^[a-z-]+:[a-z*-]+$" },
                message: 'must match pattern "' + "^[a-z-]+:[a-z*-]+$" + '"',
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          }
          var _valid1 = _errs38 === errors;
          valid5 = valid5 || _valid1;
          if (!valid5) {
            const err28 = {
              instancePath: instancePath + "/actions/" + i0,
              schemaPath: "#/properties/actions/items/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          } else {
            errors = _errs36;
            if (vErrors !== null) {
              if (_errs36) {
                vErrors.length = _errs36;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err29 = {
          instancePath: instancePath + "/actions",
          schemaPath: "#/properties/actions/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
      let data12 = data.object;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (Object.keys(data12).length < 1) {
          const err30 = {
            instancePath: instancePath + "/object",
            schemaPath: "#/properties/object/minProperties",
            keyword: "minProperties",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 properties",
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        for (const key2 in data12) {
          if (
            !(
              key2 === "playbooks" ||
              key2 === "connections" ||
              key2 === "configs" ||
              key2 === "components" ||
              key2 === "views" ||
              key2 === "scopes"
            )
          ) {
            const err31 = {
              instancePath: instancePath + "/object",
              schemaPath: "#/properties/object/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data12.playbooks !== undefined) {
          let data13 = data12.playbooks;
          if (Array.isArray(data13)) {
            const len1 = data13.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (
                !validate55(data13[i1], {
                  instancePath: instancePath + "/object/playbooks/" + i1,
                  parentData: data13,
                  parentDataProperty: i1,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err32 = {
              instancePath: instancePath + "/object/playbooks",
              schemaPath: "#/properties/object/properties/playbooks/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data12.connections !== undefined) {
          let data15 = data12.connections;
          if (Array.isArray(data15)) {
            const len2 = data15.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (
                !validate55(data15[i2], {
                  instancePath: instancePath + "/object/connections/" + i2,
                  parentData: data15,
                  parentDataProperty: i2,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err33 = {
              instancePath: instancePath + "/object/connections",
              schemaPath: "#/properties/object/properties/connections/type",
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
        if (data12.configs !== undefined) {
          let data17 = data12.configs;
          if (Array.isArray(data17)) {
            const len3 = data17.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (
                !validate55(data17[i3], {
                  instancePath: instancePath + "/object/configs/" + i3,
                  parentData: data17,
                  parentDataProperty: i3,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err34 = {
              instancePath: instancePath + "/object/configs",
              schemaPath: "#/properties/object/properties/configs/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data12.components !== undefined) {
          let data19 = data12.components;
          if (Array.isArray(data19)) {
            const len4 = data19.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (
                !validate55(data19[i4], {
                  instancePath: instancePath + "/object/components/" + i4,
                  parentData: data19,
                  parentDataProperty: i4,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err35 = {
              instancePath: instancePath + "/object/components",
              schemaPath: "#/properties/object/properties/components/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data12.views !== undefined) {
          let data21 = data12.views;
          if (Array.isArray(data21)) {
            const len5 = data21.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data22 = data21[i5];
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                for (const key3 in data22) {
                  if (!(key3 === "id" || key3 === "namespace" || key3 === "name")) {
                    const err36 = {
                      instancePath: instancePath + "/object/views/" + i5,
                      schemaPath: "#/properties/object/properties/views/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key3 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data22.id !== undefined) {
                  if (typeof data22.id !== "string") {
                    const err37 = {
                      instancePath: instancePath + "/object/views/" + i5 + "/id",
                      schemaPath: "#/properties/object/properties/views/items/properties/id/type",
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
                if (data22.namespace !== undefined) {
                  if (typeof data22.namespace !== "string") {
                    const err38 = {
                      instancePath: instancePath + "/object/views/" + i5 + "/namespace",
                      schemaPath:
                        "#/properties/object/properties/views/items/properties/namespace/type",
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
                if (data22.name !== undefined) {
                  if (typeof data22.name !== "string") {
                    const err39 = {
                      instancePath: instancePath + "/object/views/" + i5 + "/name",
                      schemaPath: "#/properties/object/properties/views/items/properties/name/type",
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
              } else {
                const err40 = {
                  instancePath: instancePath + "/object/views/" + i5,
                  schemaPath: "#/properties/object/properties/views/items/type",
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
          } else {
            const err41 = {
              instancePath: instancePath + "/object/views",
              schemaPath: "#/properties/object/properties/views/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data12.scopes !== undefined) {
          let data26 = data12.scopes;
          if (Array.isArray(data26)) {
            const len6 = data26.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data27 = data26[i6];
              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                for (const key4 in data27) {
                  if (!(key4 === "id" || key4 === "namespace" || key4 === "name")) {
                    const err42 = {
                      instancePath: instancePath + "/object/scopes/" + i6,
                      schemaPath:
                        "#/properties/object/properties/scopes/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key4 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
                if (data27.id !== undefined) {
                  if (typeof data27.id !== "string") {
                    const err43 = {
                      instancePath: instancePath + "/object/scopes/" + i6 + "/id",
                      schemaPath: "#/properties/object/properties/scopes/items/properties/id/type",
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
                if (data27.namespace !== undefined) {
                  if (typeof data27.namespace !== "string") {
                    const err44 = {
                      instancePath: instancePath + "/object/scopes/" + i6 + "/namespace",
                      schemaPath:
                        "#/properties/object/properties/scopes/items/properties/namespace/type",
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
                if (data27.name !== undefined) {
                  if (typeof data27.name !== "string") {
                    const err45 = {
                      instancePath: instancePath + "/object/scopes/" + i6 + "/name",
                      schemaPath:
                        "#/properties/object/properties/scopes/items/properties/name/type",
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
                  instancePath: instancePath + "/object/scopes/" + i6,
                  schemaPath: "#/properties/object/properties/scopes/items/type",
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
          } else {
            const err47 = {
              instancePath: instancePath + "/object/scopes",
              schemaPath: "#/properties/object/properties/scopes/type",
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
      } else {
        const err48 = {
          instancePath: instancePath + "/object",
          schemaPath: "#/properties/object/type",
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
    if (data.deny !== undefined) {
      if (typeof data.deny !== "boolean") {
        const err49 = {
          instancePath: instancePath + "/deny",
          schemaPath: "#/properties/deny/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.agents !== undefined) {
      let data32 = data.agents;
      if (Array.isArray(data32)) {
        const len7 = data32.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (typeof data32[i7] !== "string") {
            const err50 = {
              instancePath: instancePath + "/agents/" + i7,
              schemaPath: "#/properties/agents/items/type",
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
          instancePath: instancePath + "/agents",
          schemaPath: "#/properties/agents/type",
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
    if (data.tags !== undefined) {
      let data34 = data.tags;
      if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
        for (const key5 in data34) {
          if (typeof data34[key5] !== "string") {
            const err52 = {
              instancePath: instancePath + "/tags/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/tags/additionalProperties/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
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
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
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
  } else {
    const err54 = {
      instancePath,
      schemaPath: "#/type",
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
  validate888.errors = vErrors;
  return errors === 0;
}
validate888.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
