// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate894;
export default validate894;
const schema219 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "playbook.json",
  title: "PlaybookSpec",
  description: "A series of actions that a person, an event or a call starts.",
  "x-kind": {
    kind: "Playbook",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "playbooks",
  },
  type: "object",
  required: ["actions"],
  additionalProperties: false,
  examples: [
    {
      title: "Scale deployment",
      category: "Kubernetes",
      icon: "k8s",
      configs: [{ types: ["Kubernetes::Deployment"] }],
      parameters: [
        {
          name: "replicas",
          label: "Replicas",
          type: "text",
          required: true,
          properties: { format: "number", min: 0 },
        },
      ],
      approval: { type: "any", approvers: { people: ["admin@example.com"] } },
      actions: [
        {
          name: "scale",
          exec: {
            script: "kubectl scale --replicas={{.params.replicas}} deployment {{.config.name}}",
          },
        },
      ],
    },
    {
      description: "Tells the team when a database check fails",
      on: {
        canary: [{ event: "failed", labels: { app: "database" } }],
        webhook: {
          path: "database",
          authentication: {
            github: { token: { valueFrom: { secretKeyRef: { name: "hook", key: "token" } } } },
          },
        },
      },
      actions: [
        {
          name: "tell",
          notification: {
            connection: "connection://default/slack",
            title: "Database down",
            message: "{{.check.name}}",
          },
        },
      ],
    },
  ],
  properties: {
    title: { type: "string", description: "Shown name; the name when absent." },
    description: { type: "string", description: "Free text." },
    category: { type: "string", description: "Group in menus." },
    icon: { type: "string", description: "Icon name." },
    parameters: {
      type: "array",
      description: "Inputs; names are unique.",
      items: { $ref: "playbook-parameter.json" },
    },
    configs: {
      type: "array",
      description: "Catalog items that it applies to.",
      items: { $ref: "resource-selector.json" },
    },
    components: {
      type: "array",
      description: "Components that it applies to.",
      items: { $ref: "resource-selector.json" },
    },
    checks: {
      type: "array",
      description: "Health checks that it applies to.",
      items: { $ref: "resource-selector.json" },
    },
    actions: {
      type: "array",
      description: "Steps in their order; names are unique.",
      items: { $ref: "playbook-action.json" },
      minItems: 1,
    },
    on: {
      type: "object",
      description: "What starts it without a person.",
      additionalProperties: false,
      properties: {
        canary: {
          type: "array",
          description: "Events of health checks.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: { type: "string", description: "Event.", enum: ["passed", "failed"] },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        config: {
          type: "array",
          description: "Events of catalog items.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: {
                type: "string",
                description: "Event.",
                enum: [
                  "created",
                  "updated",
                  "changed",
                  "deleted",
                  "healthy",
                  "unhealthy",
                  "warning",
                  "degraded",
                  "unknown",
                ],
              },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        component: {
          type: "array",
          description: "Events of components.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: {
                type: "string",
                description: "Event.",
                enum: ["healthy", "unhealthy", "warning", "unknown"],
              },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        webhook: {
          type: "object",
          description: "A call to an address.",
          required: ["path"],
          additionalProperties: false,
          properties: {
            path: { type: "string", description: "Path below the address for playbook calls." },
            authentication: {
              type: "object",
              description: "How the call proves itself.",
              additionalProperties: false,
              maxProperties: 1,
              properties: {
                basic: {
                  type: "object",
                  description: "User name and password.",
                  required: ["username", "password"],
                  additionalProperties: false,
                  properties: {
                    username: { $ref: "env-var.json", description: "User name." },
                    password: { $ref: "env-var.json", description: "Password." },
                  },
                },
                github: {
                  type: "object",
                  description: "GitHub signature.",
                  required: ["token"],
                  additionalProperties: false,
                  properties: { token: { $ref: "env-var.json", description: "Token." } },
                },
                svix: {
                  type: "object",
                  description: "Svix signature.",
                  required: ["secret"],
                  additionalProperties: false,
                  properties: {
                    secret: { $ref: "env-var.json", description: "Secret." },
                    verifyTimestamp: {
                      type: ["string", "boolean"],
                      description: "How old a call may be, as a duration.",
                    },
                  },
                },
                jwt: {
                  type: "object",
                  description: "Signed token.",
                  required: ["jwksUri"],
                  additionalProperties: false,
                  properties: { jwksUri: { type: "string", description: "Address of the keys." } },
                },
              },
            },
          },
        },
      },
    },
    approval: {
      type: "object",
      description: "Who must approve a run.",
      additionalProperties: false,
      properties: {
        type: {
          type: "string",
          description: "One approver or all of them.",
          enum: ["any", "all", ""],
        },
        approvers: {
          type: "object",
          description: "Approvers.",
          additionalProperties: false,
          properties: {
            people: {
              type: "array",
              description: "People by address or id.",
              items: { type: "string" },
            },
            teams: {
              type: "array",
              description: "Teams by name or id.",
              items: { type: "string" },
            },
          },
        },
      },
    },
    filters: {
      type: "array",
      description: "CEL expressions; all must hold for a resource.",
      items: { type: "string" },
    },
    env: {
      type: "array",
      description: "Secret inputs that are not stored.",
      items: { $ref: "env-var.json" },
    },
    runsOn: {
      type: "array",
      description: "Agents that may run it; none means the main instance.",
      items: { type: "string" },
    },
    templatesOn: {
      type: "string",
      description: "Where templates are filled.",
      enum: ["host", "agent", ""],
    },
    timeout: { $ref: "duration.json", description: "Time limit; 30m when absent." },
    permissions: {
      type: "array",
      description: "Who may run it (older way).",
      items: {
        type: "object",
        description: "Who may run it.",
        additionalProperties: false,
        properties: {
          role: { type: "string", description: "Role." },
          team: { type: "string", description: "Team." },
          ref: { type: "string", description: "Reference." },
        },
      },
    },
  },
  $defs: {
    form: {
      type: "object",
      title: "PlaybookForm",
      description: "What the editor of a playbook holds.",
      required: ["title", "spec"],
      additionalProperties: false,
      examples: [
        {
          title: "Scale deployment",
          category: "Kubernetes",
          icon: "k8s",
          spec: "actions:\n  - name: scale\n    exec:\n      script: kubectl scale deployment web --replicas=3\n",
        },
      ],
      properties: {
        title: {
          type: "string",
          description: "Shown name.",
          minLength: 1,
          "x-ui": { order: 1, label: "Title", widget: "text" },
        },
        category: {
          type: "string",
          description: "Group in menus.",
          "x-ui": { order: 2, label: "Category", widget: "text" },
          "x-wire": "spec.category",
        },
        icon: {
          type: "string",
          description: "Icon name.",
          "x-ui": { order: 3, label: "Icon", widget: "icon" },
        },
        description: {
          type: "string",
          description: "Free text.",
          "x-ui": { order: 4, label: "Description", widget: "textarea" },
        },
        spec: {
          type: "string",
          description: "The playbook as YAML.",
          minLength: 1,
          "x-ui": { order: 5, label: "Spec", widget: "yaml" },
        },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema220 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "playbook-parameter.json",
  title: "PlaybookParameter",
  description: "An input that a person fills before a playbook runs. All values travel as text.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    {
      name: "replicas",
      label: "Replicas",
      type: "text",
      default: "{{.config.spec.replicas}}",
      properties: { format: "number", min: 0, max: 20 },
    },
    {
      name: "environment",
      type: "list",
      required: true,
      properties: {
        options: [
          { label: "Production", value: "prod" },
          { label: "Staging", value: "stage" },
        ],
      },
    },
    { name: "values", type: "code", properties: { language: "yaml", size: "large" } },
    {
      name: "target",
      type: "config",
      properties: { filter: [{ types: ["Kubernetes::Deployment"] }] },
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Key of the value in templates; unique in the playbook.",
      minLength: 1,
    },
    label: { type: "string", description: "Shown name; the name when absent." },
    type: {
      type: "string",
      description: "Kind of input.",
      enum: [
        "text",
        "list",
        "code",
        "checkbox",
        "team",
        "people",
        "component",
        "config",
        "check",
        "bytes",
        "millicores",
        "secret",
        "password",
        "email",
        "url",
        "number",
        "dns1123",
      ],
      default: "text",
    },
    required: { type: "boolean", description: "Must be filled.", default: false },
    default: {
      type: "string",
      description:
        "Value filled in at first; may be a template. Of a code parameter: text in the chosen language.",
    },
    description: { type: "string", description: "Hint." },
    icon: { type: "string", description: "Icon name." },
    dependsOn: {
      type: "array",
      description: "Parameters that the default refers to.",
      items: { type: "string" },
    },
    properties: {
      type: "object",
      description: "What the kind of input needs beside; other keys pass.",
      properties: {
        className: { description: "Any kind: style class.", type: ["string", "null"] },
        colSpan: {
          description: "Any kind: columns of the form that it fills.",
          type: ["integer", "string"],
        },
        multiline: { description: "text: several lines.", type: ["boolean", "string"] },
        format: {
          type: "string",
          description: "text: text, password, email, url, number, bytes, millicores or dns1123.",
        },
        min: { description: "text, bytes, millicores: least value.", type: ["number", "string"] },
        max: {
          description: "text, bytes, millicores: greatest value.",
          type: ["number", "string"],
        },
        minLength: { description: "text: least length.", type: ["integer", "string"] },
        maxLength: { description: "text: greatest length.", type: ["integer", "string"] },
        regex: { type: "string", description: "text: what the value must match." },
        options: {
          type: "array",
          description: "list: choices, each with label and value.",
          items: {
            type: ["object", "string", "number", "boolean"],
            properties: {
              label: { type: ["string", "number", "boolean"] },
              value: { type: ["string", "number", "boolean"] },
            },
          },
        },
        language: { type: "string", description: "code: yaml (default), json and others." },
        size: {
          type: "string",
          description: "code: very-small, small (default), medium, large or full.",
        },
        jsonSchemaUrl: { type: "string", description: "code: schema that checks the text." },
        filter: {
          type: "array",
          description: "component, config, check: which resources are offered.",
          items: { $ref: "resource-selector.json" },
        },
        role: { type: "string", description: "people: only people with this role." },
      },
    },
  },
};
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
function validate895(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="playbook-parameter.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate895.evaluated;
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
      if (!func1.call(schema220.properties, key0)) {
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
    if (data.type !== undefined) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err5 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
      if (
        !(
          data2 === "text" ||
          data2 === "list" ||
          data2 === "code" ||
          data2 === "checkbox" ||
          data2 === "team" ||
          data2 === "people" ||
          data2 === "component" ||
          data2 === "config" ||
          data2 === "check" ||
          data2 === "bytes" ||
          data2 === "millicores" ||
          data2 === "secret" ||
          data2 === "password" ||
          data2 === "email" ||
          data2 === "url" ||
          data2 === "number" ||
          data2 === "dns1123"
        )
      ) {
        const err6 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/enum",
          keyword: "enum",
          params: { allowedValues: schema220.properties.type.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.required !== undefined) {
      if (typeof data.required !== "boolean") {
        const err7 = {
          instancePath: instancePath + "/required",
          schemaPath: "#/properties/required/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.default !== undefined) {
      if (typeof data.default !== "string") {
        const err8 = {
          instancePath: instancePath + "/default",
          schemaPath: "#/properties/default/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err9 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err10 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.dependsOn !== undefined) {
      let data7 = data.dependsOn;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data7[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/dependsOn/" + i0,
              schemaPath: "#/properties/dependsOn/items/type",
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
          instancePath: instancePath + "/dependsOn",
          schemaPath: "#/properties/dependsOn/type",
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
    if (data.properties !== undefined) {
      let data9 = data.properties;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.className !== undefined) {
          let data10 = data9.className;
          if (typeof data10 !== "string" && data10 !== null) {
            const err13 = {
              instancePath: instancePath + "/properties/className",
              schemaPath: "#/properties/properties/properties/className/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.className.type },
              message: "must be string,null",
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data9.colSpan !== undefined) {
          let data11 = data9.colSpan;
          if (
            !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11)) &&
            typeof data11 !== "string"
          ) {
            const err14 = {
              instancePath: instancePath + "/properties/colSpan",
              schemaPath: "#/properties/properties/properties/colSpan/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.colSpan.type },
              message: "must be integer,string",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data9.multiline !== undefined) {
          let data12 = data9.multiline;
          if (typeof data12 !== "boolean" && typeof data12 !== "string") {
            const err15 = {
              instancePath: instancePath + "/properties/multiline",
              schemaPath: "#/properties/properties/properties/multiline/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.multiline.type },
              message: "must be boolean,string",
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data9.format !== undefined) {
          if (typeof data9.format !== "string") {
            const err16 = {
              instancePath: instancePath + "/properties/format",
              schemaPath: "#/properties/properties/properties/format/type",
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
        if (data9.min !== undefined) {
          let data14 = data9.min;
          if (!(typeof data14 == "number") && typeof data14 !== "string") {
            const err17 = {
              instancePath: instancePath + "/properties/min",
              schemaPath: "#/properties/properties/properties/min/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.min.type },
              message: "must be number,string",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data9.max !== undefined) {
          let data15 = data9.max;
          if (!(typeof data15 == "number") && typeof data15 !== "string") {
            const err18 = {
              instancePath: instancePath + "/properties/max",
              schemaPath: "#/properties/properties/properties/max/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.max.type },
              message: "must be number,string",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data9.minLength !== undefined) {
          let data16 = data9.minLength;
          if (
            !(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16)) &&
            typeof data16 !== "string"
          ) {
            const err19 = {
              instancePath: instancePath + "/properties/minLength",
              schemaPath: "#/properties/properties/properties/minLength/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.minLength.type },
              message: "must be integer,string",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data9.maxLength !== undefined) {
          let data17 = data9.maxLength;
          if (
            !(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17)) &&
            typeof data17 !== "string"
          ) {
            const err20 = {
              instancePath: instancePath + "/properties/maxLength",
              schemaPath: "#/properties/properties/properties/maxLength/type",
              keyword: "type",
              params: { type: schema220.properties.properties.properties.maxLength.type },
              message: "must be integer,string",
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data9.regex !== undefined) {
          if (typeof data9.regex !== "string") {
            const err21 = {
              instancePath: instancePath + "/properties/regex",
              schemaPath: "#/properties/properties/properties/regex/type",
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
        if (data9.options !== undefined) {
          let data19 = data9.options;
          if (Array.isArray(data19)) {
            const len1 = data19.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data20 = data19[i1];
              if (
                !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                typeof data20 !== "string" &&
                !(typeof data20 == "number") &&
                typeof data20 !== "boolean"
              ) {
                const err22 = {
                  instancePath: instancePath + "/properties/options/" + i1,
                  schemaPath: "#/properties/properties/properties/options/items/type",
                  keyword: "type",
                  params: { type: schema220.properties.properties.properties.options.items.type },
                  message: "must be object,string,number,boolean",
                };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.label !== undefined) {
                  let data21 = data20.label;
                  if (
                    typeof data21 !== "string" &&
                    !(typeof data21 == "number") &&
                    typeof data21 !== "boolean"
                  ) {
                    const err23 = {
                      instancePath: instancePath + "/properties/options/" + i1 + "/label",
                      schemaPath:
                        "#/properties/properties/properties/options/items/properties/label/type",
                      keyword: "type",
                      params: {
                        type: schema220.properties.properties.properties.options.items.properties
                          .label.type,
                      },
                      message: "must be string,number,boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                if (data20.value !== undefined) {
                  let data22 = data20.value;
                  if (
                    typeof data22 !== "string" &&
                    !(typeof data22 == "number") &&
                    typeof data22 !== "boolean"
                  ) {
                    const err24 = {
                      instancePath: instancePath + "/properties/options/" + i1 + "/value",
                      schemaPath:
                        "#/properties/properties/properties/options/items/properties/value/type",
                      keyword: "type",
                      params: {
                        type: schema220.properties.properties.properties.options.items.properties
                          .value.type,
                      },
                      message: "must be string,number,boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
              }
            }
          } else {
            const err25 = {
              instancePath: instancePath + "/properties/options",
              schemaPath: "#/properties/properties/properties/options/type",
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
        if (data9.language !== undefined) {
          if (typeof data9.language !== "string") {
            const err26 = {
              instancePath: instancePath + "/properties/language",
              schemaPath: "#/properties/properties/properties/language/type",
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
        if (data9.size !== undefined) {
          if (typeof data9.size !== "string") {
            const err27 = {
              instancePath: instancePath + "/properties/size",
              schemaPath: "#/properties/properties/properties/size/type",
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
        if (data9.jsonSchemaUrl !== undefined) {
          if (typeof data9.jsonSchemaUrl !== "string") {
            const err28 = {
              instancePath: instancePath + "/properties/jsonSchemaUrl",
              schemaPath: "#/properties/properties/properties/jsonSchemaUrl/type",
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
        if (data9.filter !== undefined) {
          let data26 = data9.filter;
          if (Array.isArray(data26)) {
            const len2 = data26.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (
                !validate55(data26[i2], {
                  instancePath: instancePath + "/properties/filter/" + i2,
                  parentData: data26,
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
            const err29 = {
              instancePath: instancePath + "/properties/filter",
              schemaPath: "#/properties/properties/properties/filter/type",
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
        if (data9.role !== undefined) {
          if (typeof data9.role !== "string") {
            const err30 = {
              instancePath: instancePath + "/properties/role",
              schemaPath: "#/properties/properties/properties/role/type",
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
      } else {
        const err31 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate895.errors = vErrors;
  return errors === 0;
}
validate895.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema221 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "playbook-action.json",
  title: "PlaybookAction",
  description: "One step of a playbook: exactly one body says what it does.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  oneOf: [
    { required: ["exec"] },
    { required: ["http"] },
    { required: ["sql"] },
    { required: ["pod"] },
    { required: ["gitops"] },
    { required: ["github"] },
    { required: ["azureDevopsPipeline"] },
    { required: ["notification"] },
    { required: ["logs"] },
    { required: ["ai"] },
  ],
  examples: [
    {
      name: "restart",
      timeout: "5m",
      exec: {
        script: "kubectl rollout restart deployment/{{.config.name}} -n {{.config.tags.namespace}}",
        connections: { fromConfigItem: "$(.config.id)" },
      },
    },
    {
      name: "ask",
      if: "success()",
      http: {
        url: "https://api.example.com/hooks",
        method: "POST",
        headers: [
          { name: "Authorization", valueFrom: { secretKeyRef: { name: "hooks", key: "token" } } },
        ],
        body: "{}",
      },
    },
    {
      name: "rows",
      sql: {
        driver: "postgres",
        connection: "connection://default/orders",
        query: "SELECT count(*) FROM orders",
      },
    },
    {
      name: "worker",
      pod: {
        name: "main",
        spec: { containers: [{ name: "main", image: "busybox", command: ["date"] }] },
      },
    },
    {
      name: "scale",
      gitops: {
        repo: {
          url: "https://github.com/example/fleet.git",
          connection: "connection://default/github",
          branch: "scale-web",
        },
        commit: { author: "Ops", email: "ops@example.com", message: "Scale web" },
        pr: { title: "Scale web" },
        patches: [
          { path: "web/deployment.yaml", yq: 'select(.kind=="Deployment") |= .spec.replicas=3' },
        ],
      },
    },
    {
      name: "build",
      github: {
        repo: "web",
        username: "example",
        token: { valueFrom: { secretKeyRef: { name: "github", key: "token" } } },
        workflows: [{ id: "build.yml", input: '{"tag": "v1"}' }],
      },
    },
    {
      name: "pipeline",
      azureDevopsPipeline: {
        org: "example",
        project: "web",
        token: { value: "$(token)" },
        pipeline: { id: "12" },
        parameters: { templateParameters: { environment: "prod" } },
      },
    },
    {
      name: "tell",
      if: "failure()",
      notification: {
        connection: "connection://default/slack",
        title: "Restart failed",
        message: "{{.config.name}}",
      },
    },
    {
      name: "lines",
      logs: {
        loki: {
          url: "https://loki.example.com",
          query: '{app="web"}',
          since: "1h",
          limit: "100",
          dedupe: { fields: ["message"], window: "1m" },
        },
      },
    },
    {
      name: "why",
      retry: { limit: 2, duration: "30s", jitter: 10, exponent: { multiplier: 2 } },
      ai: {
        systemPrompt: "You are an engineer on call.",
        prompt: "Why is it unhealthy?",
        backend: "anthropic",
        changes: { since: "24h" },
        analysis: { since: "24h" },
        formats: ["markdown"],
      },
    },
  ],
  properties: {
    name: { type: "string", description: "Unique in the playbook.", minLength: 1 },
    if: {
      type: "string",
      description:
        "CEL; runs when it holds. always(), failure(), success() (default), timeout() and skip() are known.",
    },
    delay: {
      type: "string",
      description: "CEL or duration to wait before the step; minutes are the smallest unit.",
    },
    timeout: { $ref: "duration.json", description: "Time limit." },
    retry: {
      type: "object",
      description: "How the step is tried again.",
      required: ["limit", "duration", "exponent"],
      additionalProperties: false,
      properties: {
        limit: { type: "integer", description: "Most tries.", minimum: 0 },
        duration: { $ref: "duration.json", description: "Wait before the next try." },
        jitter: {
          type: "integer",
          description: "Percent by which the wait varies.",
          minimum: 0,
          maximum: 100,
        },
        exponent: {
          type: "object",
          description: "How the wait grows.",
          required: ["multiplier"],
          additionalProperties: false,
          properties: { multiplier: { type: "integer", description: "Factor." } },
        },
      },
    },
    runsOn: { type: "array", description: "Agents that may run it.", items: { type: "string" } },
    templatesOn: {
      type: "string",
      description: "Where templates are filled.",
      enum: ["host", "agent", ""],
    },
    exec: {
      type: "object",
      description: "Runs a script.",
      required: ["script"],
      additionalProperties: false,
      properties: {
        script: { type: "string", description: "Script; bash, or PowerShell on Windows." },
        connections: { $ref: "exec-connections.json", description: "Credentials for the script." },
        env: {
          type: "array",
          description: "Variables of the process.",
          items: { $ref: "env-var.json" },
        },
        checkout: { $ref: "git-connection.json", description: "Repository that is cloned first." },
        artifacts: {
          type: "array",
          description: "Files to keep.",
          items: { $ref: "artifact.json" },
        },
      },
    },
    http: {
      type: "object",
      description: "Calls an address.",
      additionalProperties: false,
      properties: {
        connection: { type: "string", description: "Connection to use." },
        url: { type: "string", description: "Address." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        method: { type: "string", description: "GET unless given." },
        ntlm: { type: "boolean", description: "NTLM version 1." },
        ntlmv2: { type: "boolean", description: "NTLM version 2." },
        headers: {
          type: "array",
          description: "Request headers.",
          items: { $ref: "env-var.json" },
        },
        body: { type: "string", description: "Request body." },
        templateBody: { type: "boolean", description: "The body is a template." },
      },
    },
    sql: {
      type: "object",
      description: "Runs a statement.",
      required: ["query", "driver"],
      additionalProperties: false,
      properties: {
        query: { type: "string", description: "Statement." },
        driver: {
          type: "string",
          description: "Kind of database.",
          enum: ["postgres", "mysql", "sqlserver"],
        },
        connection: { type: "string", description: "Connection to use." },
        url: { type: "string", description: "Address of the database." },
      },
    },
    pod: {
      type: "object",
      description: "Runs a pod to its end.",
      required: ["name", "spec"],
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name of the pod." },
        spec: { type: "object", description: "Kubernetes pod spec." },
        maxLength: {
          type: "integer",
          description: "Greatest length of the kept output.",
          default: 3000,
        },
        artifacts: {
          type: "array",
          description: "Files to keep.",
          items: { $ref: "artifact.json" },
        },
      },
    },
    gitops: {
      type: "object",
      description: "Commits to a repository.",
      required: ["repo", "commit"],
      additionalProperties: false,
      properties: {
        repo: {
          type: "object",
          description: "Repository.",
          required: ["url"],
          additionalProperties: false,
          properties: {
            url: { type: "string", description: "Address." },
            connection: { type: "string", description: "Connection to use." },
            username: { $ref: "env-var.json", description: "User name." },
            password: { $ref: "env-var.json", description: "Password." },
            base: { type: "string", description: "Branch to start from.", default: "main" },
            branch: { type: "string", description: "Branch to write." },
            type: { type: "string", description: "Kind of host." },
            skipExisting: {
              type: "boolean",
              description: "Do nothing when the branch has a pull request.",
            },
            force: { type: "boolean", description: "Overwrite the branch." },
          },
        },
        commit: {
          type: "object",
          description: "Commit.",
          required: ["author", "email", "message"],
          additionalProperties: false,
          properties: {
            author: { type: "string", description: "Author's name." },
            email: { type: "string", description: "Author's address." },
            message: { type: "string", description: "Message." },
          },
        },
        pr: {
          type: "object",
          description: "Pull request to open.",
          required: ["title"],
          additionalProperties: false,
          properties: {
            title: { type: "string", description: "Title." },
            tags: { type: "array", description: "Tags.", items: { type: "string" } },
          },
        },
        patches: {
          type: "array",
          description: "Changes to files.",
          items: {
            type: "object",
            description: "A change to a file.",
            required: ["path"],
            additionalProperties: false,
            properties: {
              path: { type: "string", description: "File or pattern." },
              yq: { type: "string", description: "yq expression." },
              jq: { type: "string", description: "jq expression." },
            },
          },
        },
        files: {
          type: "array",
          description: "Files to write.",
          items: {
            type: "object",
            description: "A file to write.",
            required: ["path", "content"],
            additionalProperties: false,
            properties: {
              path: { type: "string", description: "File." },
              content: { type: "string", description: "Content; $delete removes the file." },
            },
          },
        },
      },
    },
    github: {
      type: "object",
      description: "Starts GitHub workflows.",
      required: ["repo", "username", "token"],
      additionalProperties: false,
      properties: {
        repo: { type: "string", description: "Repository." },
        username: { type: "string", description: "Owner of the repository." },
        token: { $ref: "env-var.json", description: "Token." },
        workflows: {
          type: "array",
          description: "Workflows to start.",
          items: {
            type: "object",
            description: "A workflow.",
            required: ["id"],
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Id or file name." },
              ref: { type: "string", description: "Branch or tag.", default: "main" },
              input: { type: "string", description: "Inputs as JSON text." },
            },
          },
        },
      },
    },
    azureDevopsPipeline: {
      type: "object",
      description: "Starts a pipeline in Azure DevOps.",
      required: ["org", "project", "token", "pipeline"],
      additionalProperties: false,
      properties: {
        org: { type: "string", description: "Organisation." },
        project: { type: "string", description: "Project." },
        token: { $ref: "env-var.json", description: "Token." },
        pipeline: {
          type: "object",
          description: "Pipeline.",
          required: ["id"],
          additionalProperties: false,
          properties: {
            id: { type: "string", description: "Id." },
            version: { type: "string", description: "Version." },
          },
        },
        parameters: {
          type: "object",
          description: "What the run is given.",
          additionalProperties: false,
          properties: {
            resources: { description: "Resources." },
            templateParameters: { description: "Template parameters." },
            variables: { description: "Variables." },
            stagesToSkip: {
              type: "array",
              description: "Stages to leave out.",
              items: { type: "string" },
            },
          },
        },
      },
    },
    notification: {
      type: "object",
      description: "Sends a message.",
      required: ["title", "message"],
      additionalProperties: false,
      properties: {
        title: { type: "string", description: "Title." },
        message: { type: "string", description: "Message." },
        connection: { type: "string", description: "Connection to use." },
        url: { type: "string", description: "Address to send to." },
        properties: {
          type: "object",
          description: "Settings of the channel.",
          additionalProperties: { type: "string" },
        },
      },
    },
    logs: {
      type: "object",
      description: "Reads log lines from one source.",
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        loki: {
          type: "object",
          description: "Loki.",
          additionalProperties: false,
          properties: {
            connection: { type: "string", description: "Connection to use." },
            url: { type: "string", description: "Address." },
            username: { $ref: "env-var.json", description: "User name." },
            password: { $ref: "env-var.json", description: "Password." },
            query: { type: "string", description: "LogQL query." },
            start: { type: "string", description: "Start of the time range, date math too." },
            end: { type: "string", description: "End of the time range." },
            limit: { type: "string", description: "Most lines, as text." },
            since: { type: "string", description: "Time back from the end." },
            step: { type: "string", description: "Step." },
            interval: { type: "string", description: "Interval." },
            direction: { type: "string", description: "forward or backward." },
            dedupe: {
              type: "object",
              description: "How repeated lines are merged.",
              required: ["fields"],
              additionalProperties: false,
              properties: {
                fields: {
                  type: "array",
                  description: "Fields that make two lines equal.",
                  items: { type: "string" },
                  minItems: 1,
                },
                window: {
                  $ref: "duration.json",
                  description: "Time within which lines are merged.",
                },
              },
            },
            match: {
              type: "array",
              description: "CEL expressions; a line is kept when one holds.",
              items: { type: "string" },
            },
            mapping: { $ref: "field-mapping.json", description: "Names of the fields in a line." },
          },
        },
        cloudwatch: {
          type: "object",
          description: "AWS CloudWatch.",
          required: ["logGroup", "query"],
          additionalProperties: false,
          properties: {
            connection: { type: "string", description: "Connection to use." },
            accessKey: { $ref: "env-var.json", description: "Access key." },
            secretKey: { $ref: "env-var.json", description: "Secret key." },
            sessionToken: { $ref: "env-var.json", description: "Session token." },
            assumeRole: { type: "string", description: "Role to assume." },
            region: { type: "string", description: "Region." },
            endpoint: { type: "string", description: "Address other than the usual one." },
            skipTLSVerify: { type: "boolean", description: "Do not check the certificate." },
            logGroup: { type: "string", description: "Log group." },
            query: { type: "string", description: "Query." },
            start: { type: "string", description: "Start of the time range, date math too." },
            end: { type: "string", description: "End of the time range." },
            limit: { type: "string", description: "Most lines, as text." },
            dedupe: {
              type: "object",
              description: "How repeated lines are merged.",
              required: ["fields"],
              additionalProperties: false,
              properties: {
                fields: {
                  type: "array",
                  description: "Fields that make two lines equal.",
                  items: { type: "string" },
                  minItems: 1,
                },
                window: {
                  $ref: "duration.json",
                  description: "Time within which lines are merged.",
                },
              },
            },
            match: {
              type: "array",
              description: "CEL expressions; a line is kept when one holds.",
              items: { type: "string" },
            },
            mapping: { $ref: "field-mapping.json", description: "Names of the fields in a line." },
          },
        },
        opensearch: {
          type: "object",
          description: "OpenSearch.",
          required: ["address", "index", "query"],
          additionalProperties: false,
          properties: {
            address: { type: "string", description: "Address." },
            connection: { type: "string", description: "Connection to use." },
            index: { type: "string", description: "Index." },
            query: { type: "string", description: "Query." },
            username: { $ref: "env-var.json", description: "User name." },
            password: { $ref: "env-var.json", description: "Password." },
            limit: { type: "string", description: "Most lines, as text." },
            dedupe: {
              type: "object",
              description: "How repeated lines are merged.",
              required: ["fields"],
              additionalProperties: false,
              properties: {
                fields: {
                  type: "array",
                  description: "Fields that make two lines equal.",
                  items: { type: "string" },
                  minItems: 1,
                },
                window: {
                  $ref: "duration.json",
                  description: "Time within which lines are merged.",
                },
              },
            },
            match: {
              type: "array",
              description: "CEL expressions; a line is kept when one holds.",
              items: { type: "string" },
            },
            mapping: { $ref: "field-mapping.json", description: "Names of the fields in a line." },
          },
        },
        kubernetes: {
          type: "object",
          description: "Kubernetes pods.",
          required: ["kind", "apiVersion", "namespace", "name"],
          additionalProperties: false,
          properties: {
            connection: { type: "string", description: "Connection to use." },
            kubeconfig: { $ref: "env-var.json", description: "Kubeconfig text or path." },
            eks: { $ref: "eks-connection.json", description: "Cluster in AWS." },
            gke: { $ref: "gke-connection.json", description: "Cluster in Google Cloud." },
            cnrm: {
              $ref: "cnrm-connection.json",
              description: "Cluster known to the config connector.",
            },
            kind: { type: "string", description: "Kind of the resource." },
            apiVersion: { type: "string", description: "API version of the resource." },
            namespace: { type: "string", description: "Namespace." },
            name: { type: "string", description: "Name." },
            pods: {
              type: "array",
              description: "Pods to read.",
              items: { $ref: "resource-selector.json" },
            },
            containers: {
              type: "array",
              description: "Containers; ! excludes, * matches any rest.",
              items: { type: "string" },
            },
            start: { type: "string", description: "Start of the time range, date math too." },
            end: { type: "string", description: "End of the time range." },
            limit: { type: "string", description: "Most lines, as text." },
            dedupe: {
              type: "object",
              description: "How repeated lines are merged.",
              required: ["fields"],
              additionalProperties: false,
              properties: {
                fields: {
                  type: "array",
                  description: "Fields that make two lines equal.",
                  items: { type: "string" },
                  minItems: 1,
                },
                window: {
                  $ref: "duration.json",
                  description: "Time within which lines are merged.",
                },
              },
            },
            match: {
              type: "array",
              description: "CEL expressions; a line is kept when one holds.",
              items: { type: "string" },
            },
            mapping: { $ref: "field-mapping.json", description: "Names of the fields in a line." },
          },
        },
      },
    },
    ai: {
      type: "object",
      description: "Asks a language model.",
      required: ["systemPrompt", "prompt"],
      additionalProperties: false,
      properties: {
        systemPrompt: { type: "string", description: "Instructions." },
        prompt: { type: "string", description: "Question." },
        connection: { type: "string", description: "Connection to use." },
        apiKey: { $ref: "env-var.json", description: "Key." },
        backend: {
          type: "string",
          description: "Provider.",
          enum: ["anthropic", "openai", "ollama", "gemini"],
        },
        model: { type: "string", description: "Model." },
        apiURL: { type: "string", description: "Address of the provider." },
        config: { type: "string", description: "Id of the catalog item to explain." },
        changes: { $ref: "#/$defs/aiSince", description: "Also changes of the item." },
        analysis: { $ref: "#/$defs/aiSince", description: "Also insights of the item." },
        relationships: {
          type: "array",
          description: "Related items to include.",
          items: {
            type: "object",
            description: "Related items to include.",
            additionalProperties: false,
            properties: {
              depth: { type: "integer", description: "Steps to follow.", default: 3 },
              direction: {
                type: "string",
                description: "Which relations.",
                enum: ["all", "incoming", "outgoing"],
              },
              changes: { $ref: "#/$defs/aiSince", description: "Also their changes." },
              analysis: { $ref: "#/$defs/aiSince", description: "Also their insights." },
            },
          },
        },
        playbooks: {
          type: "array",
          description: "Playbooks whose output is included.",
          items: {
            type: "object",
            description: "A playbook whose output is included.",
            required: ["namespace", "name"],
            additionalProperties: false,
            properties: {
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
              if: { type: "string", description: "CEL; runs when it holds." },
              params: {
                type: "object",
                description: "Parameters.",
                additionalProperties: { type: "string" },
              },
            },
          },
        },
        recommendPlaybooks: {
          type: "array",
          description: "Playbooks that may be recommended.",
          items: { $ref: "resource-selector.json" },
        },
        formats: {
          type: "array",
          description: "Forms of the answer.",
          items: { type: "string", enum: ["markdown", "slack", "recommendPlaybook"] },
        },
        dryRun: { type: "boolean", description: "Only build the prompt." },
      },
    },
  },
  $defs: {
    aiSince: {
      type: "object",
      description: "Time range.",
      required: ["since"],
      additionalProperties: false,
      properties: { since: { type: "string", description: "Time back from now." } },
    },
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
const schema37 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "exec-connections.json",
  title: "ExecConnections",
  description: "Access that a script gets.",
  type: "object",
  additionalProperties: false,
  examples: [{ aws: { connection: "connection://aws" } }],
  properties: {
    fromConfigItem: { type: "string", description: "Config item whose scraper's access is used." },
    eksPodIdentity: { type: "boolean", description: "Use the pod's identity on EKS." },
    serviceAccount: { type: "boolean", description: "Use the pod's service account." },
    kubernetes: { $ref: "kubernetes-connection.json", description: "Kubernetes." },
    aws: { $ref: "aws-connection.json", description: "AWS." },
    gcp: { $ref: "gcp-connection.json", description: "Google Cloud." },
    azure: { $ref: "azure-connection.json", description: "Azure." },
  },
};
const schema38 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "kubernetes-connection.json",
  title: "KubernetesConnection",
  description: "Access to a cluster.",
  type: "object",
  additionalProperties: false,
  examples: [
    { kubeconfig: { valueFrom: { secretKeyRef: { name: "cluster", key: "kubeconfig" } } } },
  ],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    kubeconfig: { $ref: "env-var.json", description: "Kubeconfig: its text or a path." },
    eks: { $ref: "eks-connection.json", description: "EKS." },
    gke: { $ref: "gke-connection.json", description: "GKE." },
    cnrm: { $ref: "cnrm-connection.json", description: "Config Connector." },
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
const schema39 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "eks-connection.json",
  title: "EksConnection",
  description: "Access to a cluster on EKS.",
  type: "object",
  required: ["cluster"],
  additionalProperties: false,
  examples: [{ cluster: "prod", region: "eu-west-1" }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    accessKey: { $ref: "env-var.json", description: "Access key." },
    secretKey: { $ref: "env-var.json", description: "Secret key." },
    sessionToken: { $ref: "env-var.json", description: "Session token." },
    assumeRole: { type: "string", description: "Role to assume." },
    region: { type: "string", description: "Region." },
    endpoint: {
      type: "string",
      description: "Address of the service, where it is not the usual one.",
    },
    skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
    cluster: { type: "string", description: "Cluster." },
  },
};
function validate127(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="eks-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cluster === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "cluster" },
        message: "must have required property '" + "cluster" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema39.properties, key0)) {
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err2 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.accessKey !== undefined) {
      if (
        !validate84(data.accessKey, {
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
    }
    if (data.secretKey !== undefined) {
      if (
        !validate84(data.secretKey, {
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
    }
    if (data.sessionToken !== undefined) {
      if (
        !validate84(data.sessionToken, {
          instancePath: instancePath + "/sessionToken",
          parentData: data,
          parentDataProperty: "sessionToken",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.assumeRole !== undefined) {
      if (typeof data.assumeRole !== "string") {
        const err3 = {
          instancePath: instancePath + "/assumeRole",
          schemaPath: "#/properties/assumeRole/type",
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
    if (data.region !== undefined) {
      if (typeof data.region !== "string") {
        const err4 = {
          instancePath: instancePath + "/region",
          schemaPath: "#/properties/region/type",
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err5 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err6 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
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
    if (data.cluster !== undefined) {
      if (typeof data.cluster !== "string") {
        const err7 = {
          instancePath: instancePath + "/cluster",
          schemaPath: "#/properties/cluster/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate127.errors = vErrors;
  return errors === 0;
}
validate127.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema40 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "gke-connection.json",
  title: "GkeConnection",
  description: "Access to a cluster on GKE.",
  type: "object",
  required: ["projectID", "zone", "cluster"],
  additionalProperties: false,
  examples: [{ projectID: "shop", zone: "europe-west1-b", cluster: "prod" }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    endpoint: {
      type: "string",
      description: "Address of the service, where it is not the usual one.",
    },
    credentials: { $ref: "env-var.json", description: "Service account key." },
    skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
    project: { type: "string", description: "Project." },
    projectID: { type: "string", description: "Project id." },
    zone: { type: "string", description: "Zone." },
    cluster: { type: "string", description: "Cluster." },
  },
};
function validate132(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="gke-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.projectID === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "projectID" },
        message: "must have required property '" + "projectID" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.zone === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "zone" },
        message: "must have required property '" + "zone" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.cluster === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "cluster" },
        message: "must have required property '" + "cluster" + "'",
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
          key0 === "connection" ||
          key0 === "endpoint" ||
          key0 === "credentials" ||
          key0 === "skipTLSVerify" ||
          key0 === "project" ||
          key0 === "projectID" ||
          key0 === "zone" ||
          key0 === "cluster"
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err4 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err5 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.credentials !== undefined) {
      if (
        !validate84(data.credentials, {
          instancePath: instancePath + "/credentials",
          parentData: data,
          parentDataProperty: "credentials",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err6 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
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
    if (data.project !== undefined) {
      if (typeof data.project !== "string") {
        const err7 = {
          instancePath: instancePath + "/project",
          schemaPath: "#/properties/project/type",
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
    if (data.projectID !== undefined) {
      if (typeof data.projectID !== "string") {
        const err8 = {
          instancePath: instancePath + "/projectID",
          schemaPath: "#/properties/projectID/type",
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
    if (data.zone !== undefined) {
      if (typeof data.zone !== "string") {
        const err9 = {
          instancePath: instancePath + "/zone",
          schemaPath: "#/properties/zone/type",
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
    if (data.cluster !== undefined) {
      if (typeof data.cluster !== "string") {
        const err10 = {
          instancePath: instancePath + "/cluster",
          schemaPath: "#/properties/cluster/type",
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
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate132.errors = vErrors;
  return errors === 0;
}
validate132.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema41 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "cnrm-connection.json",
  title: "CnrmConnection",
  description: "Access to a cluster by the Config Connector that manages it.",
  type: "object",
  required: ["gke", "clusterResource", "clusterResourceNamespace"],
  additionalProperties: false,
  examples: [
    {
      gke: { projectID: "shop", zone: "europe-west1-b", cluster: "admin" },
      clusterResource: "prod",
      clusterResourceNamespace: "clusters",
    },
  ],
  properties: {
    gke: { $ref: "gke-connection.json", description: "Cluster that runs the Config Connector." },
    clusterResource: { type: "string", description: "Name of the cluster's resource." },
    clusterResourceNamespace: { type: "string", description: "Namespace of that resource." },
  },
};
function validate135(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="cnrm-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.gke === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "gke" },
        message: "must have required property '" + "gke" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.clusterResource === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "clusterResource" },
        message: "must have required property '" + "clusterResource" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.clusterResourceNamespace === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "clusterResourceNamespace" },
        message: "must have required property '" + "clusterResourceNamespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "gke" || key0 === "clusterResource" || key0 === "clusterResourceNamespace")) {
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
    if (data.gke !== undefined) {
      if (
        !validate132(data.gke, {
          instancePath: instancePath + "/gke",
          parentData: data,
          parentDataProperty: "gke",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.clusterResource !== undefined) {
      if (typeof data.clusterResource !== "string") {
        const err4 = {
          instancePath: instancePath + "/clusterResource",
          schemaPath: "#/properties/clusterResource/type",
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
    if (data.clusterResourceNamespace !== undefined) {
      if (typeof data.clusterResourceNamespace !== "string") {
        const err5 = {
          instancePath: instancePath + "/clusterResourceNamespace",
          schemaPath: "#/properties/clusterResourceNamespace/type",
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
  validate135.errors = vErrors;
  return errors === 0;
}
validate135.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate125(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="kubernetes-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate125.evaluated;
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
          key0 === "kubeconfig" ||
          key0 === "eks" ||
          key0 === "gke" ||
          key0 === "cnrm"
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
    if (data.kubeconfig !== undefined) {
      if (
        !validate84(data.kubeconfig, {
          instancePath: instancePath + "/kubeconfig",
          parentData: data,
          parentDataProperty: "kubeconfig",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.eks !== undefined) {
      if (
        !validate127(data.eks, {
          instancePath: instancePath + "/eks",
          parentData: data,
          parentDataProperty: "eks",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
    if (data.gke !== undefined) {
      if (
        !validate132(data.gke, {
          instancePath: instancePath + "/gke",
          parentData: data,
          parentDataProperty: "gke",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
        errors = vErrors.length;
      }
    }
    if (data.cnrm !== undefined) {
      if (
        !validate135(data.cnrm, {
          instancePath: instancePath + "/cnrm",
          parentData: data,
          parentDataProperty: "cnrm",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
validate125.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema42 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "aws-connection.json",
  title: "AwsConnection",
  description: "Access to AWS.",
  type: "object",
  additionalProperties: false,
  examples: [{ connection: "connection://default/aws", region: "eu-west-1" }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    accessKey: { $ref: "env-var.json", description: "Access key." },
    secretKey: { $ref: "env-var.json", description: "Secret key." },
    sessionToken: { $ref: "env-var.json", description: "Session token." },
    assumeRole: { type: "string", description: "Role to assume." },
    region: { type: "string", description: "Region." },
    endpoint: {
      type: "string",
      description: "Address of the service, where it is not the usual one.",
    },
    skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
  },
};
function validate139(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="aws-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate139.evaluated;
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
          key0 === "accessKey" ||
          key0 === "secretKey" ||
          key0 === "sessionToken" ||
          key0 === "assumeRole" ||
          key0 === "region" ||
          key0 === "endpoint" ||
          key0 === "skipTLSVerify"
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
    if (data.accessKey !== undefined) {
      if (
        !validate84(data.accessKey, {
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
    }
    if (data.secretKey !== undefined) {
      if (
        !validate84(data.secretKey, {
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
    }
    if (data.sessionToken !== undefined) {
      if (
        !validate84(data.sessionToken, {
          instancePath: instancePath + "/sessionToken",
          parentData: data,
          parentDataProperty: "sessionToken",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.assumeRole !== undefined) {
      if (typeof data.assumeRole !== "string") {
        const err2 = {
          instancePath: instancePath + "/assumeRole",
          schemaPath: "#/properties/assumeRole/type",
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
    if (data.region !== undefined) {
      if (typeof data.region !== "string") {
        const err3 = {
          instancePath: instancePath + "/region",
          schemaPath: "#/properties/region/type",
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err4 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err5 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
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
  validate139.errors = vErrors;
  return errors === 0;
}
validate139.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema43 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "gcp-connection.json",
  title: "GcpConnection",
  description: "Access to Google Cloud.",
  type: "object",
  additionalProperties: false,
  examples: [{ connection: "connection://gcp" }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    endpoint: {
      type: "string",
      description: "Address of the service, where it is not the usual one.",
    },
    credentials: { $ref: "env-var.json", description: "Service account key." },
    skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
    project: { type: "string", description: "Project." },
  },
};
function validate144(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="gcp-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate144.evaluated;
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
          key0 === "endpoint" ||
          key0 === "credentials" ||
          key0 === "skipTLSVerify" ||
          key0 === "project"
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err2 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.credentials !== undefined) {
      if (
        !validate84(data.credentials, {
          instancePath: instancePath + "/credentials",
          parentData: data,
          parentDataProperty: "credentials",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err3 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.project !== undefined) {
      if (typeof data.project !== "string") {
        const err4 = {
          instancePath: instancePath + "/project",
          schemaPath: "#/properties/project/type",
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
  validate144.errors = vErrors;
  return errors === 0;
}
validate144.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema44 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "azure-connection.json",
  title: "AzureConnection",
  description: "Access to Azure.",
  type: "object",
  additionalProperties: false,
  examples: [{ connection: "connection://azure" }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    clientID: { $ref: "env-var.json", description: "Client id." },
    clientSecret: { $ref: "env-var.json", description: "Client secret." },
    tenantID: { type: "string", description: "Tenant id." },
  },
};
function validate147(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="azure-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate147.evaluated;
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
          key0 === "clientID" ||
          key0 === "clientSecret" ||
          key0 === "tenantID"
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
    if (data.tenantID !== undefined) {
      if (typeof data.tenantID !== "string") {
        const err2 = {
          instancePath: instancePath + "/tenantID",
          schemaPath: "#/properties/tenantID/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate147.errors = vErrors;
  return errors === 0;
}
validate147.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate124(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="exec-connections.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate124.evaluated;
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
          key0 === "fromConfigItem" ||
          key0 === "eksPodIdentity" ||
          key0 === "serviceAccount" ||
          key0 === "kubernetes" ||
          key0 === "aws" ||
          key0 === "gcp" ||
          key0 === "azure"
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
    if (data.fromConfigItem !== undefined) {
      if (typeof data.fromConfigItem !== "string") {
        const err1 = {
          instancePath: instancePath + "/fromConfigItem",
          schemaPath: "#/properties/fromConfigItem/type",
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
    if (data.eksPodIdentity !== undefined) {
      if (typeof data.eksPodIdentity !== "boolean") {
        const err2 = {
          instancePath: instancePath + "/eksPodIdentity",
          schemaPath: "#/properties/eksPodIdentity/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.serviceAccount !== undefined) {
      if (typeof data.serviceAccount !== "boolean") {
        const err3 = {
          instancePath: instancePath + "/serviceAccount",
          schemaPath: "#/properties/serviceAccount/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.kubernetes !== undefined) {
      if (
        !validate125(data.kubernetes, {
          instancePath: instancePath + "/kubernetes",
          parentData: data,
          parentDataProperty: "kubernetes",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
        errors = vErrors.length;
      }
    }
    if (data.aws !== undefined) {
      if (
        !validate139(data.aws, {
          instancePath: instancePath + "/aws",
          parentData: data,
          parentDataProperty: "aws",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
        errors = vErrors.length;
      }
    }
    if (data.gcp !== undefined) {
      if (
        !validate144(data.gcp, {
          instancePath: instancePath + "/gcp",
          parentData: data,
          parentDataProperty: "gcp",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    }
    if (data.azure !== undefined) {
      if (
        !validate147(data.azure, {
          instancePath: instancePath + "/azure",
          parentData: data,
          parentDataProperty: "azure",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
  validate124.errors = vErrors;
  return errors === 0;
}
validate124.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema45 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "git-connection.json",
  title: "GitConnection",
  description: "A repository to check out.",
  type: "object",
  additionalProperties: false,
  examples: [{ url: "https://git.example.com/ops/scripts", branch: "main" }],
  properties: {
    url: { type: "string", description: "Address." },
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    username: { $ref: "env-var.json", description: "User name." },
    password: { $ref: "env-var.json", description: "Password." },
    certificate: { $ref: "env-var.json", description: "SSH key or certificate." },
    type: { type: "string", description: "Kind of server." },
    branch: { type: "string", description: "Branch." },
    destination: { type: "string", description: "Folder to check out into." },
  },
};
function validate153(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="git-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate153.evaluated;
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
          key0 === "url" ||
          key0 === "connection" ||
          key0 === "username" ||
          key0 === "password" ||
          key0 === "certificate" ||
          key0 === "type" ||
          key0 === "branch" ||
          key0 === "destination"
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
    if (data.url !== undefined) {
      if (typeof data.url !== "string") {
        const err1 = {
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err2 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err3 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.branch !== undefined) {
      if (typeof data.branch !== "string") {
        const err4 = {
          instancePath: instancePath + "/branch",
          schemaPath: "#/properties/branch/type",
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
    if (data.destination !== undefined) {
      if (typeof data.destination !== "string") {
        const err5 = {
          instancePath: instancePath + "/destination",
          schemaPath: "#/properties/destination/type",
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
  validate153.errors = vErrors;
  return errors === 0;
}
validate153.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema46 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "artifact.json",
  title: "Artifact",
  description: "A file to keep.",
  type: "object",
  required: ["path"],
  additionalProperties: false,
  examples: [{ path: "/tmp/report.xml" }],
  properties: {
    path: { type: "string", description: "Path; /dev/stdout and /dev/stdin stand for the output." },
  },
};
function validate158(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="artifact.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "path" },
        message: "must have required property '" + "path" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path")) {
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
    if (data.path !== undefined) {
      if (typeof data.path !== "string") {
        const err2 = {
          instancePath: instancePath + "/path",
          schemaPath: "#/properties/path/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate158.errors = vErrors;
  return errors === 0;
}
validate158.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema222 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "field-mapping.json",
  title: "FieldMapping",
  description: "Fields of a log line that hold the known values; the first one present counts.",
  type: "object",
  additionalProperties: false,
  examples: [{ message: ["msg", "message"], severity: ["level"] }],
  properties: {
    id: { type: "array", description: "Id.", items: { type: "string" } },
    message: { type: "array", description: "Message.", items: { type: "string" } },
    timestamp: { type: "array", description: "Time.", items: { type: "string" } },
    host: { type: "array", description: "Host.", items: { type: "string" } },
    severity: { type: "array", description: "Severity.", items: { type: "string" } },
    source: { type: "array", description: "Source.", items: { type: "string" } },
    ignore: { type: "array", description: "Fields to leave out.", items: { type: "string" } },
  },
};
function validate919(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="field-mapping.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate919.evaluated;
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
          key0 === "id" ||
          key0 === "message" ||
          key0 === "timestamp" ||
          key0 === "host" ||
          key0 === "severity" ||
          key0 === "source" ||
          key0 === "ignore"
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
    if (data.id !== undefined) {
      let data0 = data.id;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err1 = {
              instancePath: instancePath + "/id/" + i0,
              schemaPath: "#/properties/id/items/type",
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.message !== undefined) {
      let data2 = data.message;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data2[i1] !== "string") {
            const err3 = {
              instancePath: instancePath + "/message/" + i1,
              schemaPath: "#/properties/message/items/type",
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
          instancePath: instancePath + "/message",
          schemaPath: "#/properties/message/type",
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
    if (data.timestamp !== undefined) {
      let data4 = data.timestamp;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data4[i2] !== "string") {
            const err5 = {
              instancePath: instancePath + "/timestamp/" + i2,
              schemaPath: "#/properties/timestamp/items/type",
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
          instancePath: instancePath + "/timestamp",
          schemaPath: "#/properties/timestamp/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.host !== undefined) {
      let data6 = data.host;
      if (Array.isArray(data6)) {
        const len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (typeof data6[i3] !== "string") {
            const err7 = {
              instancePath: instancePath + "/host/" + i3,
              schemaPath: "#/properties/host/items/type",
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
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.severity !== undefined) {
      let data8 = data.severity;
      if (Array.isArray(data8)) {
        const len4 = data8.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data8[i4] !== "string") {
            const err9 = {
              instancePath: instancePath + "/severity/" + i4,
              schemaPath: "#/properties/severity/items/type",
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
      } else {
        const err10 = {
          instancePath: instancePath + "/severity",
          schemaPath: "#/properties/severity/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.source !== undefined) {
      let data10 = data.source;
      if (Array.isArray(data10)) {
        const len5 = data10.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data10[i5] !== "string") {
            const err11 = {
              instancePath: instancePath + "/source/" + i5,
              schemaPath: "#/properties/source/items/type",
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
          instancePath: instancePath + "/source",
          schemaPath: "#/properties/source/type",
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
    if (data.ignore !== undefined) {
      let data12 = data.ignore;
      if (Array.isArray(data12)) {
        const len6 = data12.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (typeof data12[i6] !== "string") {
            const err13 = {
              instancePath: instancePath + "/ignore/" + i6,
              schemaPath: "#/properties/ignore/items/type",
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
      } else {
        const err14 = {
          instancePath: instancePath + "/ignore",
          schemaPath: "#/properties/ignore/type",
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
  } else {
    const err15 = {
      instancePath,
      schemaPath: "#/type",
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
  validate919.errors = vErrors;
  return errors === 0;
}
validate919.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema223 = {
  type: "object",
  description: "Time range.",
  required: ["since"],
  additionalProperties: false,
  properties: { since: { type: "string", description: "Time back from now." } },
};
function validate938(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate938.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.since === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "since" },
        message: "must have required property '" + "since" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "since")) {
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
    if (data.since !== undefined) {
      if (typeof data.since !== "string") {
        const err2 = {
          instancePath: instancePath + "/since",
          schemaPath: "#/properties/since/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate938.errors = vErrors;
  return errors === 0;
}
validate938.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate901(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="playbook-action.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate901.evaluated;
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
    if (data.exec === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/oneOf/0/required",
        keyword: "required",
        params: { missingProperty: "exec" },
        message: "must have required property '" + "exec" + "'",
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
    if (data.http === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/oneOf/1/required",
        keyword: "required",
        params: { missingProperty: "http" },
        message: "must have required property '" + "http" + "'",
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
      if (data.sql === undefined) {
        const err2 = {
          instancePath,
          schemaPath: "#/oneOf/2/required",
          keyword: "required",
          params: { missingProperty: "sql" },
          message: "must have required property '" + "sql" + "'",
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
        if (data.pod === undefined) {
          const err3 = {
            instancePath,
            schemaPath: "#/oneOf/3/required",
            keyword: "required",
            params: { missingProperty: "pod" },
            message: "must have required property '" + "pod" + "'",
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
          if (data.gitops === undefined) {
            const err4 = {
              instancePath,
              schemaPath: "#/oneOf/4/required",
              keyword: "required",
              params: { missingProperty: "gitops" },
              message: "must have required property '" + "gitops" + "'",
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
            if (data.github === undefined) {
              const err5 = {
                instancePath,
                schemaPath: "#/oneOf/5/required",
                keyword: "required",
                params: { missingProperty: "github" },
                message: "must have required property '" + "github" + "'",
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
              if (data.azureDevopsPipeline === undefined) {
                const err6 = {
                  instancePath,
                  schemaPath: "#/oneOf/6/required",
                  keyword: "required",
                  params: { missingProperty: "azureDevopsPipeline" },
                  message: "must have required property '" + "azureDevopsPipeline" + "'",
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
              const _errs9 = errors;
              if (data && typeof data == "object" && !Array.isArray(data)) {
                if (data.notification === undefined) {
                  const err7 = {
                    instancePath,
                    schemaPath: "#/oneOf/7/required",
                    keyword: "required",
                    params: { missingProperty: "notification" },
                    message: "must have required property '" + "notification" + "'",
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
              if (_valid0 && valid0) {
                valid0 = false;
                passing0 = [passing0, 7];
              } else {
                if (_valid0) {
                  valid0 = true;
                  passing0 = 7;
                }
                const _errs10 = errors;
                if (data && typeof data == "object" && !Array.isArray(data)) {
                  if (data.logs === undefined) {
                    const err8 = {
                      instancePath,
                      schemaPath: "#/oneOf/8/required",
                      keyword: "required",
                      params: { missingProperty: "logs" },
                      message: "must have required property '" + "logs" + "'",
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
                if (_valid0 && valid0) {
                  valid0 = false;
                  passing0 = [passing0, 8];
                } else {
                  if (_valid0) {
                    valid0 = true;
                    passing0 = 8;
                  }
                  const _errs11 = errors;
                  if (data && typeof data == "object" && !Array.isArray(data)) {
                    if (data.ai === undefined) {
                      const err9 = {
                        instancePath,
                        schemaPath: "#/oneOf/9/required",
                        keyword: "required",
                        params: { missingProperty: "ai" },
                        message: "must have required property '" + "ai" + "'",
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
                  if (_valid0 && valid0) {
                    valid0 = false;
                    passing0 = [passing0, 9];
                  } else {
                    if (_valid0) {
                      valid0 = true;
                      passing0 = 9;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  if (!valid0) {
    const err10 = {
      instancePath,
      schemaPath: "#/oneOf",
      keyword: "oneOf",
      params: { passingSchemas: passing0 },
      message: "must match exactly one schema in oneOf",
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
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
      const err11 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema221.properties, key0)) {
        const err12 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err13 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.if !== undefined) {
      if (typeof data.if !== "string") {
        const err15 = {
          instancePath: instancePath + "/if",
          schemaPath: "#/properties/if/type",
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
    if (data.delay !== undefined) {
      if (typeof data.delay !== "string") {
        const err16 = {
          instancePath: instancePath + "/delay",
          schemaPath: "#/properties/delay/type",
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
    if (data.timeout !== undefined) {
      if (
        !validate172(data.timeout, {
          instancePath: instancePath + "/timeout",
          parentData: data,
          parentDataProperty: "timeout",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.retry !== undefined) {
      let data4 = data.retry;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.limit === undefined) {
          const err17 = {
            instancePath: instancePath + "/retry",
            schemaPath: "#/properties/retry/required",
            keyword: "required",
            params: { missingProperty: "limit" },
            message: "must have required property '" + "limit" + "'",
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4.duration === undefined) {
          const err18 = {
            instancePath: instancePath + "/retry",
            schemaPath: "#/properties/retry/required",
            keyword: "required",
            params: { missingProperty: "duration" },
            message: "must have required property '" + "duration" + "'",
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4.exponent === undefined) {
          const err19 = {
            instancePath: instancePath + "/retry",
            schemaPath: "#/properties/retry/required",
            keyword: "required",
            params: { missingProperty: "exponent" },
            message: "must have required property '" + "exponent" + "'",
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        for (const key1 in data4) {
          if (
            !(key1 === "limit" || key1 === "duration" || key1 === "jitter" || key1 === "exponent")
          ) {
            const err20 = {
              instancePath: instancePath + "/retry",
              schemaPath: "#/properties/retry/additionalProperties",
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
        if (data4.limit !== undefined) {
          let data5 = data4.limit;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
            const err21 = {
              instancePath: instancePath + "/retry/limit",
              schemaPath: "#/properties/retry/properties/limit/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data5 == "number") {
            if (data5 < 0 || isNaN(data5)) {
              const err22 = {
                instancePath: instancePath + "/retry/limit",
                schemaPath: "#/properties/retry/properties/limit/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 0 },
                message: "must be >= 0",
              };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data4.duration !== undefined) {
          if (
            !validate172(data4.duration, {
              instancePath: instancePath + "/retry/duration",
              parentData: data4,
              parentDataProperty: "duration",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data4.jitter !== undefined) {
          let data7 = data4.jitter;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7))) {
            const err23 = {
              instancePath: instancePath + "/retry/jitter",
              schemaPath: "#/properties/retry/properties/jitter/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data7 == "number") {
            if (data7 > 100 || isNaN(data7)) {
              const err24 = {
                instancePath: instancePath + "/retry/jitter",
                schemaPath: "#/properties/retry/properties/jitter/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 100 },
                message: "must be <= 100",
              };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err25 = {
                instancePath: instancePath + "/retry/jitter",
                schemaPath: "#/properties/retry/properties/jitter/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 0 },
                message: "must be >= 0",
              };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data4.exponent !== undefined) {
          let data8 = data4.exponent;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.multiplier === undefined) {
              const err26 = {
                instancePath: instancePath + "/retry/exponent",
                schemaPath: "#/properties/retry/properties/exponent/required",
                keyword: "required",
                params: { missingProperty: "multiplier" },
                message: "must have required property '" + "multiplier" + "'",
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key2 in data8) {
              if (!(key2 === "multiplier")) {
                const err27 = {
                  instancePath: instancePath + "/retry/exponent",
                  schemaPath: "#/properties/retry/properties/exponent/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data8.multiplier !== undefined) {
              let data9 = data8.multiplier;
              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
                const err28 = {
                  instancePath: instancePath + "/retry/exponent/multiplier",
                  schemaPath: "#/properties/retry/properties/exponent/properties/multiplier/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
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
              instancePath: instancePath + "/retry/exponent",
              schemaPath: "#/properties/retry/properties/exponent/type",
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
      } else {
        const err30 = {
          instancePath: instancePath + "/retry",
          schemaPath: "#/properties/retry/type",
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
    if (data.runsOn !== undefined) {
      let data10 = data.runsOn;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err31 = {
              instancePath: instancePath + "/runsOn/" + i0,
              schemaPath: "#/properties/runsOn/items/type",
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
      } else {
        const err32 = {
          instancePath: instancePath + "/runsOn",
          schemaPath: "#/properties/runsOn/type",
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
    if (data.templatesOn !== undefined) {
      let data12 = data.templatesOn;
      if (typeof data12 !== "string") {
        const err33 = {
          instancePath: instancePath + "/templatesOn",
          schemaPath: "#/properties/templatesOn/type",
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
      if (!(data12 === "host" || data12 === "agent" || data12 === "")) {
        const err34 = {
          instancePath: instancePath + "/templatesOn",
          schemaPath: "#/properties/templatesOn/enum",
          keyword: "enum",
          params: { allowedValues: schema221.properties.templatesOn.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.exec !== undefined) {
      let data13 = data.exec;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.script === undefined) {
          const err35 = {
            instancePath: instancePath + "/exec",
            schemaPath: "#/properties/exec/required",
            keyword: "required",
            params: { missingProperty: "script" },
            message: "must have required property '" + "script" + "'",
          };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        for (const key3 in data13) {
          if (
            !(
              key3 === "script" ||
              key3 === "connections" ||
              key3 === "env" ||
              key3 === "checkout" ||
              key3 === "artifacts"
            )
          ) {
            const err36 = {
              instancePath: instancePath + "/exec",
              schemaPath: "#/properties/exec/additionalProperties",
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
        if (data13.script !== undefined) {
          if (typeof data13.script !== "string") {
            const err37 = {
              instancePath: instancePath + "/exec/script",
              schemaPath: "#/properties/exec/properties/script/type",
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
        if (data13.connections !== undefined) {
          if (
            !validate124(data13.connections, {
              instancePath: instancePath + "/exec/connections",
              parentData: data13,
              parentDataProperty: "connections",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
            errors = vErrors.length;
          }
        }
        if (data13.env !== undefined) {
          let data16 = data13.env;
          if (Array.isArray(data16)) {
            const len1 = data16.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (
                !validate84(data16[i1], {
                  instancePath: instancePath + "/exec/env/" + i1,
                  parentData: data16,
                  parentDataProperty: i1,
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
              instancePath: instancePath + "/exec/env",
              schemaPath: "#/properties/exec/properties/env/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data13.checkout !== undefined) {
          if (
            !validate153(data13.checkout, {
              instancePath: instancePath + "/exec/checkout",
              parentData: data13,
              parentDataProperty: "checkout",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
            errors = vErrors.length;
          }
        }
        if (data13.artifacts !== undefined) {
          let data19 = data13.artifacts;
          if (Array.isArray(data19)) {
            const len2 = data19.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (
                !validate158(data19[i2], {
                  instancePath: instancePath + "/exec/artifacts/" + i2,
                  parentData: data19,
                  parentDataProperty: i2,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err39 = {
              instancePath: instancePath + "/exec/artifacts",
              schemaPath: "#/properties/exec/properties/artifacts/type",
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
          instancePath: instancePath + "/exec",
          schemaPath: "#/properties/exec/type",
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
    if (data.http !== undefined) {
      let data21 = data.http;
      if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
        for (const key4 in data21) {
          if (!func1.call(schema221.properties.http.properties, key4)) {
            const err41 = {
              instancePath: instancePath + "/http",
              schemaPath: "#/properties/http/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data21.connection !== undefined) {
          if (typeof data21.connection !== "string") {
            const err42 = {
              instancePath: instancePath + "/http/connection",
              schemaPath: "#/properties/http/properties/connection/type",
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
        if (data21.url !== undefined) {
          if (typeof data21.url !== "string") {
            const err43 = {
              instancePath: instancePath + "/http/url",
              schemaPath: "#/properties/http/properties/url/type",
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
        if (data21.username !== undefined) {
          if (
            !validate84(data21.username, {
              instancePath: instancePath + "/http/username",
              parentData: data21,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data21.password !== undefined) {
          if (
            !validate84(data21.password, {
              instancePath: instancePath + "/http/password",
              parentData: data21,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data21.method !== undefined) {
          if (typeof data21.method !== "string") {
            const err44 = {
              instancePath: instancePath + "/http/method",
              schemaPath: "#/properties/http/properties/method/type",
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
        if (data21.ntlm !== undefined) {
          if (typeof data21.ntlm !== "boolean") {
            const err45 = {
              instancePath: instancePath + "/http/ntlm",
              schemaPath: "#/properties/http/properties/ntlm/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data21.ntlmv2 !== undefined) {
          if (typeof data21.ntlmv2 !== "boolean") {
            const err46 = {
              instancePath: instancePath + "/http/ntlmv2",
              schemaPath: "#/properties/http/properties/ntlmv2/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data21.headers !== undefined) {
          let data29 = data21.headers;
          if (Array.isArray(data29)) {
            const len3 = data29.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (
                !validate84(data29[i3], {
                  instancePath: instancePath + "/http/headers/" + i3,
                  parentData: data29,
                  parentDataProperty: i3,
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
              instancePath: instancePath + "/http/headers",
              schemaPath: "#/properties/http/properties/headers/type",
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
        if (data21.body !== undefined) {
          if (typeof data21.body !== "string") {
            const err48 = {
              instancePath: instancePath + "/http/body",
              schemaPath: "#/properties/http/properties/body/type",
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
        if (data21.templateBody !== undefined) {
          if (typeof data21.templateBody !== "boolean") {
            const err49 = {
              instancePath: instancePath + "/http/templateBody",
              schemaPath: "#/properties/http/properties/templateBody/type",
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
      } else {
        const err50 = {
          instancePath: instancePath + "/http",
          schemaPath: "#/properties/http/type",
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
    if (data.sql !== undefined) {
      let data33 = data.sql;
      if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
        if (data33.query === undefined) {
          const err51 = {
            instancePath: instancePath + "/sql",
            schemaPath: "#/properties/sql/required",
            keyword: "required",
            params: { missingProperty: "query" },
            message: "must have required property '" + "query" + "'",
          };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (data33.driver === undefined) {
          const err52 = {
            instancePath: instancePath + "/sql",
            schemaPath: "#/properties/sql/required",
            keyword: "required",
            params: { missingProperty: "driver" },
            message: "must have required property '" + "driver" + "'",
          };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        for (const key5 in data33) {
          if (!(key5 === "query" || key5 === "driver" || key5 === "connection" || key5 === "url")) {
            const err53 = {
              instancePath: instancePath + "/sql",
              schemaPath: "#/properties/sql/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data33.query !== undefined) {
          if (typeof data33.query !== "string") {
            const err54 = {
              instancePath: instancePath + "/sql/query",
              schemaPath: "#/properties/sql/properties/query/type",
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
        if (data33.driver !== undefined) {
          let data35 = data33.driver;
          if (typeof data35 !== "string") {
            const err55 = {
              instancePath: instancePath + "/sql/driver",
              schemaPath: "#/properties/sql/properties/driver/type",
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
          if (!(data35 === "postgres" || data35 === "mysql" || data35 === "sqlserver")) {
            const err56 = {
              instancePath: instancePath + "/sql/driver",
              schemaPath: "#/properties/sql/properties/driver/enum",
              keyword: "enum",
              params: { allowedValues: schema221.properties.sql.properties.driver.enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data33.connection !== undefined) {
          if (typeof data33.connection !== "string") {
            const err57 = {
              instancePath: instancePath + "/sql/connection",
              schemaPath: "#/properties/sql/properties/connection/type",
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
        if (data33.url !== undefined) {
          if (typeof data33.url !== "string") {
            const err58 = {
              instancePath: instancePath + "/sql/url",
              schemaPath: "#/properties/sql/properties/url/type",
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
      } else {
        const err59 = {
          instancePath: instancePath + "/sql",
          schemaPath: "#/properties/sql/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.pod !== undefined) {
      let data38 = data.pod;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.name === undefined) {
          const err60 = {
            instancePath: instancePath + "/pod",
            schemaPath: "#/properties/pod/required",
            keyword: "required",
            params: { missingProperty: "name" },
            message: "must have required property '" + "name" + "'",
          };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (data38.spec === undefined) {
          const err61 = {
            instancePath: instancePath + "/pod",
            schemaPath: "#/properties/pod/required",
            keyword: "required",
            params: { missingProperty: "spec" },
            message: "must have required property '" + "spec" + "'",
          };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        for (const key6 in data38) {
          if (
            !(key6 === "name" || key6 === "spec" || key6 === "maxLength" || key6 === "artifacts")
          ) {
            const err62 = {
              instancePath: instancePath + "/pod",
              schemaPath: "#/properties/pod/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data38.name !== undefined) {
          if (typeof data38.name !== "string") {
            const err63 = {
              instancePath: instancePath + "/pod/name",
              schemaPath: "#/properties/pod/properties/name/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data38.spec !== undefined) {
          let data40 = data38.spec;
          if (!(data40 && typeof data40 == "object" && !Array.isArray(data40))) {
            const err64 = {
              instancePath: instancePath + "/pod/spec",
              schemaPath: "#/properties/pod/properties/spec/type",
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
        if (data38.maxLength !== undefined) {
          let data41 = data38.maxLength;
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
            const err65 = {
              instancePath: instancePath + "/pod/maxLength",
              schemaPath: "#/properties/pod/properties/maxLength/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data38.artifacts !== undefined) {
          let data42 = data38.artifacts;
          if (Array.isArray(data42)) {
            const len4 = data42.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (
                !validate158(data42[i4], {
                  instancePath: instancePath + "/pod/artifacts/" + i4,
                  parentData: data42,
                  parentDataProperty: i4,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err66 = {
              instancePath: instancePath + "/pod/artifacts",
              schemaPath: "#/properties/pod/properties/artifacts/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
      } else {
        const err67 = {
          instancePath: instancePath + "/pod",
          schemaPath: "#/properties/pod/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
    }
    if (data.gitops !== undefined) {
      let data44 = data.gitops;
      if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
        if (data44.repo === undefined) {
          const err68 = {
            instancePath: instancePath + "/gitops",
            schemaPath: "#/properties/gitops/required",
            keyword: "required",
            params: { missingProperty: "repo" },
            message: "must have required property '" + "repo" + "'",
          };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (data44.commit === undefined) {
          const err69 = {
            instancePath: instancePath + "/gitops",
            schemaPath: "#/properties/gitops/required",
            keyword: "required",
            params: { missingProperty: "commit" },
            message: "must have required property '" + "commit" + "'",
          };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
        for (const key7 in data44) {
          if (
            !(
              key7 === "repo" ||
              key7 === "commit" ||
              key7 === "pr" ||
              key7 === "patches" ||
              key7 === "files"
            )
          ) {
            const err70 = {
              instancePath: instancePath + "/gitops",
              schemaPath: "#/properties/gitops/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key7 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data44.repo !== undefined) {
          let data45 = data44.repo;
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
            if (data45.url === undefined) {
              const err71 = {
                instancePath: instancePath + "/gitops/repo",
                schemaPath: "#/properties/gitops/properties/repo/required",
                keyword: "required",
                params: { missingProperty: "url" },
                message: "must have required property '" + "url" + "'",
              };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
            for (const key8 in data45) {
              if (!func1.call(schema221.properties.gitops.properties.repo.properties, key8)) {
                const err72 = {
                  instancePath: instancePath + "/gitops/repo",
                  schemaPath: "#/properties/gitops/properties/repo/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key8 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            if (data45.url !== undefined) {
              if (typeof data45.url !== "string") {
                const err73 = {
                  instancePath: instancePath + "/gitops/repo/url",
                  schemaPath: "#/properties/gitops/properties/repo/properties/url/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data45.connection !== undefined) {
              if (typeof data45.connection !== "string") {
                const err74 = {
                  instancePath: instancePath + "/gitops/repo/connection",
                  schemaPath: "#/properties/gitops/properties/repo/properties/connection/type",
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
            if (data45.username !== undefined) {
              if (
                !validate84(data45.username, {
                  instancePath: instancePath + "/gitops/repo/username",
                  parentData: data45,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data45.password !== undefined) {
              if (
                !validate84(data45.password, {
                  instancePath: instancePath + "/gitops/repo/password",
                  parentData: data45,
                  parentDataProperty: "password",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data45.base !== undefined) {
              if (typeof data45.base !== "string") {
                const err75 = {
                  instancePath: instancePath + "/gitops/repo/base",
                  schemaPath: "#/properties/gitops/properties/repo/properties/base/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
            }
            if (data45.branch !== undefined) {
              if (typeof data45.branch !== "string") {
                const err76 = {
                  instancePath: instancePath + "/gitops/repo/branch",
                  schemaPath: "#/properties/gitops/properties/repo/properties/branch/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
            if (data45.type !== undefined) {
              if (typeof data45.type !== "string") {
                const err77 = {
                  instancePath: instancePath + "/gitops/repo/type",
                  schemaPath: "#/properties/gitops/properties/repo/properties/type/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err77];
                } else {
                  vErrors.push(err77);
                }
                errors++;
              }
            }
            if (data45.skipExisting !== undefined) {
              if (typeof data45.skipExisting !== "boolean") {
                const err78 = {
                  instancePath: instancePath + "/gitops/repo/skipExisting",
                  schemaPath: "#/properties/gitops/properties/repo/properties/skipExisting/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
            if (data45.force !== undefined) {
              if (typeof data45.force !== "boolean") {
                const err79 = {
                  instancePath: instancePath + "/gitops/repo/force",
                  schemaPath: "#/properties/gitops/properties/repo/properties/force/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
          } else {
            const err80 = {
              instancePath: instancePath + "/gitops/repo",
              schemaPath: "#/properties/gitops/properties/repo/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
        if (data44.commit !== undefined) {
          let data55 = data44.commit;
          if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
            if (data55.author === undefined) {
              const err81 = {
                instancePath: instancePath + "/gitops/commit",
                schemaPath: "#/properties/gitops/properties/commit/required",
                keyword: "required",
                params: { missingProperty: "author" },
                message: "must have required property '" + "author" + "'",
              };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
            if (data55.email === undefined) {
              const err82 = {
                instancePath: instancePath + "/gitops/commit",
                schemaPath: "#/properties/gitops/properties/commit/required",
                keyword: "required",
                params: { missingProperty: "email" },
                message: "must have required property '" + "email" + "'",
              };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
            if (data55.message === undefined) {
              const err83 = {
                instancePath: instancePath + "/gitops/commit",
                schemaPath: "#/properties/gitops/properties/commit/required",
                keyword: "required",
                params: { missingProperty: "message" },
                message: "must have required property '" + "message" + "'",
              };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            for (const key9 in data55) {
              if (!(key9 === "author" || key9 === "email" || key9 === "message")) {
                const err84 = {
                  instancePath: instancePath + "/gitops/commit",
                  schemaPath: "#/properties/gitops/properties/commit/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key9 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
            if (data55.author !== undefined) {
              if (typeof data55.author !== "string") {
                const err85 = {
                  instancePath: instancePath + "/gitops/commit/author",
                  schemaPath: "#/properties/gitops/properties/commit/properties/author/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
            if (data55.email !== undefined) {
              if (typeof data55.email !== "string") {
                const err86 = {
                  instancePath: instancePath + "/gitops/commit/email",
                  schemaPath: "#/properties/gitops/properties/commit/properties/email/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
            }
            if (data55.message !== undefined) {
              if (typeof data55.message !== "string") {
                const err87 = {
                  instancePath: instancePath + "/gitops/commit/message",
                  schemaPath: "#/properties/gitops/properties/commit/properties/message/type",
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
          } else {
            const err88 = {
              instancePath: instancePath + "/gitops/commit",
              schemaPath: "#/properties/gitops/properties/commit/type",
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
        if (data44.pr !== undefined) {
          let data59 = data44.pr;
          if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
            if (data59.title === undefined) {
              const err89 = {
                instancePath: instancePath + "/gitops/pr",
                schemaPath: "#/properties/gitops/properties/pr/required",
                keyword: "required",
                params: { missingProperty: "title" },
                message: "must have required property '" + "title" + "'",
              };
              if (vErrors === null) {
                vErrors = [err89];
              } else {
                vErrors.push(err89);
              }
              errors++;
            }
            for (const key10 in data59) {
              if (!(key10 === "title" || key10 === "tags")) {
                const err90 = {
                  instancePath: instancePath + "/gitops/pr",
                  schemaPath: "#/properties/gitops/properties/pr/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key10 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
            if (data59.title !== undefined) {
              if (typeof data59.title !== "string") {
                const err91 = {
                  instancePath: instancePath + "/gitops/pr/title",
                  schemaPath: "#/properties/gitops/properties/pr/properties/title/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
            if (data59.tags !== undefined) {
              let data61 = data59.tags;
              if (Array.isArray(data61)) {
                const len5 = data61.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  if (typeof data61[i5] !== "string") {
                    const err92 = {
                      instancePath: instancePath + "/gitops/pr/tags/" + i5,
                      schemaPath: "#/properties/gitops/properties/pr/properties/tags/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                }
              } else {
                const err93 = {
                  instancePath: instancePath + "/gitops/pr/tags",
                  schemaPath: "#/properties/gitops/properties/pr/properties/tags/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err93];
                } else {
                  vErrors.push(err93);
                }
                errors++;
              }
            }
          } else {
            const err94 = {
              instancePath: instancePath + "/gitops/pr",
              schemaPath: "#/properties/gitops/properties/pr/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err94];
            } else {
              vErrors.push(err94);
            }
            errors++;
          }
        }
        if (data44.patches !== undefined) {
          let data63 = data44.patches;
          if (Array.isArray(data63)) {
            const len6 = data63.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data64 = data63[i6];
              if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                if (data64.path === undefined) {
                  const err95 = {
                    instancePath: instancePath + "/gitops/patches/" + i6,
                    schemaPath: "#/properties/gitops/properties/patches/items/required",
                    keyword: "required",
                    params: { missingProperty: "path" },
                    message: "must have required property '" + "path" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
                for (const key11 in data64) {
                  if (!(key11 === "path" || key11 === "yq" || key11 === "jq")) {
                    const err96 = {
                      instancePath: instancePath + "/gitops/patches/" + i6,
                      schemaPath:
                        "#/properties/gitops/properties/patches/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key11 },
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
                if (data64.path !== undefined) {
                  if (typeof data64.path !== "string") {
                    const err97 = {
                      instancePath: instancePath + "/gitops/patches/" + i6 + "/path",
                      schemaPath:
                        "#/properties/gitops/properties/patches/items/properties/path/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err97];
                    } else {
                      vErrors.push(err97);
                    }
                    errors++;
                  }
                }
                if (data64.yq !== undefined) {
                  if (typeof data64.yq !== "string") {
                    const err98 = {
                      instancePath: instancePath + "/gitops/patches/" + i6 + "/yq",
                      schemaPath: "#/properties/gitops/properties/patches/items/properties/yq/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err98];
                    } else {
                      vErrors.push(err98);
                    }
                    errors++;
                  }
                }
                if (data64.jq !== undefined) {
                  if (typeof data64.jq !== "string") {
                    const err99 = {
                      instancePath: instancePath + "/gitops/patches/" + i6 + "/jq",
                      schemaPath: "#/properties/gitops/properties/patches/items/properties/jq/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                }
              } else {
                const err100 = {
                  instancePath: instancePath + "/gitops/patches/" + i6,
                  schemaPath: "#/properties/gitops/properties/patches/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
            }
          } else {
            const err101 = {
              instancePath: instancePath + "/gitops/patches",
              schemaPath: "#/properties/gitops/properties/patches/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err101];
            } else {
              vErrors.push(err101);
            }
            errors++;
          }
        }
        if (data44.files !== undefined) {
          let data68 = data44.files;
          if (Array.isArray(data68)) {
            const len7 = data68.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data69 = data68[i7];
              if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                if (data69.path === undefined) {
                  const err102 = {
                    instancePath: instancePath + "/gitops/files/" + i7,
                    schemaPath: "#/properties/gitops/properties/files/items/required",
                    keyword: "required",
                    params: { missingProperty: "path" },
                    message: "must have required property '" + "path" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err102];
                  } else {
                    vErrors.push(err102);
                  }
                  errors++;
                }
                if (data69.content === undefined) {
                  const err103 = {
                    instancePath: instancePath + "/gitops/files/" + i7,
                    schemaPath: "#/properties/gitops/properties/files/items/required",
                    keyword: "required",
                    params: { missingProperty: "content" },
                    message: "must have required property '" + "content" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err103];
                  } else {
                    vErrors.push(err103);
                  }
                  errors++;
                }
                for (const key12 in data69) {
                  if (!(key12 === "path" || key12 === "content")) {
                    const err104 = {
                      instancePath: instancePath + "/gitops/files/" + i7,
                      schemaPath: "#/properties/gitops/properties/files/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key12 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                }
                if (data69.path !== undefined) {
                  if (typeof data69.path !== "string") {
                    const err105 = {
                      instancePath: instancePath + "/gitops/files/" + i7 + "/path",
                      schemaPath: "#/properties/gitops/properties/files/items/properties/path/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err105];
                    } else {
                      vErrors.push(err105);
                    }
                    errors++;
                  }
                }
                if (data69.content !== undefined) {
                  if (typeof data69.content !== "string") {
                    const err106 = {
                      instancePath: instancePath + "/gitops/files/" + i7 + "/content",
                      schemaPath:
                        "#/properties/gitops/properties/files/items/properties/content/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err106];
                    } else {
                      vErrors.push(err106);
                    }
                    errors++;
                  }
                }
              } else {
                const err107 = {
                  instancePath: instancePath + "/gitops/files/" + i7,
                  schemaPath: "#/properties/gitops/properties/files/items/type",
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
          } else {
            const err108 = {
              instancePath: instancePath + "/gitops/files",
              schemaPath: "#/properties/gitops/properties/files/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
      } else {
        const err109 = {
          instancePath: instancePath + "/gitops",
          schemaPath: "#/properties/gitops/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err109];
        } else {
          vErrors.push(err109);
        }
        errors++;
      }
    }
    if (data.github !== undefined) {
      let data72 = data.github;
      if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
        if (data72.repo === undefined) {
          const err110 = {
            instancePath: instancePath + "/github",
            schemaPath: "#/properties/github/required",
            keyword: "required",
            params: { missingProperty: "repo" },
            message: "must have required property '" + "repo" + "'",
          };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
        if (data72.username === undefined) {
          const err111 = {
            instancePath: instancePath + "/github",
            schemaPath: "#/properties/github/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err111];
          } else {
            vErrors.push(err111);
          }
          errors++;
        }
        if (data72.token === undefined) {
          const err112 = {
            instancePath: instancePath + "/github",
            schemaPath: "#/properties/github/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
        for (const key13 in data72) {
          if (
            !(
              key13 === "repo" ||
              key13 === "username" ||
              key13 === "token" ||
              key13 === "workflows"
            )
          ) {
            const err113 = {
              instancePath: instancePath + "/github",
              schemaPath: "#/properties/github/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key13 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err113];
            } else {
              vErrors.push(err113);
            }
            errors++;
          }
        }
        if (data72.repo !== undefined) {
          if (typeof data72.repo !== "string") {
            const err114 = {
              instancePath: instancePath + "/github/repo",
              schemaPath: "#/properties/github/properties/repo/type",
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
        if (data72.username !== undefined) {
          if (typeof data72.username !== "string") {
            const err115 = {
              instancePath: instancePath + "/github/username",
              schemaPath: "#/properties/github/properties/username/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err115];
            } else {
              vErrors.push(err115);
            }
            errors++;
          }
        }
        if (data72.token !== undefined) {
          if (
            !validate84(data72.token, {
              instancePath: instancePath + "/github/token",
              parentData: data72,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data72.workflows !== undefined) {
          let data76 = data72.workflows;
          if (Array.isArray(data76)) {
            const len8 = data76.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data77 = data76[i8];
              if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                if (data77.id === undefined) {
                  const err116 = {
                    instancePath: instancePath + "/github/workflows/" + i8,
                    schemaPath: "#/properties/github/properties/workflows/items/required",
                    keyword: "required",
                    params: { missingProperty: "id" },
                    message: "must have required property '" + "id" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err116];
                  } else {
                    vErrors.push(err116);
                  }
                  errors++;
                }
                for (const key14 in data77) {
                  if (!(key14 === "id" || key14 === "ref" || key14 === "input")) {
                    const err117 = {
                      instancePath: instancePath + "/github/workflows/" + i8,
                      schemaPath:
                        "#/properties/github/properties/workflows/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key14 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err117];
                    } else {
                      vErrors.push(err117);
                    }
                    errors++;
                  }
                }
                if (data77.id !== undefined) {
                  if (typeof data77.id !== "string") {
                    const err118 = {
                      instancePath: instancePath + "/github/workflows/" + i8 + "/id",
                      schemaPath:
                        "#/properties/github/properties/workflows/items/properties/id/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err118];
                    } else {
                      vErrors.push(err118);
                    }
                    errors++;
                  }
                }
                if (data77.ref !== undefined) {
                  if (typeof data77.ref !== "string") {
                    const err119 = {
                      instancePath: instancePath + "/github/workflows/" + i8 + "/ref",
                      schemaPath:
                        "#/properties/github/properties/workflows/items/properties/ref/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err119];
                    } else {
                      vErrors.push(err119);
                    }
                    errors++;
                  }
                }
                if (data77.input !== undefined) {
                  if (typeof data77.input !== "string") {
                    const err120 = {
                      instancePath: instancePath + "/github/workflows/" + i8 + "/input",
                      schemaPath:
                        "#/properties/github/properties/workflows/items/properties/input/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                }
              } else {
                const err121 = {
                  instancePath: instancePath + "/github/workflows/" + i8,
                  schemaPath: "#/properties/github/properties/workflows/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/github/workflows",
              schemaPath: "#/properties/github/properties/workflows/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err122];
            } else {
              vErrors.push(err122);
            }
            errors++;
          }
        }
      } else {
        const err123 = {
          instancePath: instancePath + "/github",
          schemaPath: "#/properties/github/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err123];
        } else {
          vErrors.push(err123);
        }
        errors++;
      }
    }
    if (data.azureDevopsPipeline !== undefined) {
      let data81 = data.azureDevopsPipeline;
      if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
        if (data81.org === undefined) {
          const err124 = {
            instancePath: instancePath + "/azureDevopsPipeline",
            schemaPath: "#/properties/azureDevopsPipeline/required",
            keyword: "required",
            params: { missingProperty: "org" },
            message: "must have required property '" + "org" + "'",
          };
          if (vErrors === null) {
            vErrors = [err124];
          } else {
            vErrors.push(err124);
          }
          errors++;
        }
        if (data81.project === undefined) {
          const err125 = {
            instancePath: instancePath + "/azureDevopsPipeline",
            schemaPath: "#/properties/azureDevopsPipeline/required",
            keyword: "required",
            params: { missingProperty: "project" },
            message: "must have required property '" + "project" + "'",
          };
          if (vErrors === null) {
            vErrors = [err125];
          } else {
            vErrors.push(err125);
          }
          errors++;
        }
        if (data81.token === undefined) {
          const err126 = {
            instancePath: instancePath + "/azureDevopsPipeline",
            schemaPath: "#/properties/azureDevopsPipeline/required",
            keyword: "required",
            params: { missingProperty: "token" },
            message: "must have required property '" + "token" + "'",
          };
          if (vErrors === null) {
            vErrors = [err126];
          } else {
            vErrors.push(err126);
          }
          errors++;
        }
        if (data81.pipeline === undefined) {
          const err127 = {
            instancePath: instancePath + "/azureDevopsPipeline",
            schemaPath: "#/properties/azureDevopsPipeline/required",
            keyword: "required",
            params: { missingProperty: "pipeline" },
            message: "must have required property '" + "pipeline" + "'",
          };
          if (vErrors === null) {
            vErrors = [err127];
          } else {
            vErrors.push(err127);
          }
          errors++;
        }
        for (const key15 in data81) {
          if (
            !(
              key15 === "org" ||
              key15 === "project" ||
              key15 === "token" ||
              key15 === "pipeline" ||
              key15 === "parameters"
            )
          ) {
            const err128 = {
              instancePath: instancePath + "/azureDevopsPipeline",
              schemaPath: "#/properties/azureDevopsPipeline/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key15 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err128];
            } else {
              vErrors.push(err128);
            }
            errors++;
          }
        }
        if (data81.org !== undefined) {
          if (typeof data81.org !== "string") {
            const err129 = {
              instancePath: instancePath + "/azureDevopsPipeline/org",
              schemaPath: "#/properties/azureDevopsPipeline/properties/org/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err129];
            } else {
              vErrors.push(err129);
            }
            errors++;
          }
        }
        if (data81.project !== undefined) {
          if (typeof data81.project !== "string") {
            const err130 = {
              instancePath: instancePath + "/azureDevopsPipeline/project",
              schemaPath: "#/properties/azureDevopsPipeline/properties/project/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err130];
            } else {
              vErrors.push(err130);
            }
            errors++;
          }
        }
        if (data81.token !== undefined) {
          if (
            !validate84(data81.token, {
              instancePath: instancePath + "/azureDevopsPipeline/token",
              parentData: data81,
              parentDataProperty: "token",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data81.pipeline !== undefined) {
          let data85 = data81.pipeline;
          if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
            if (data85.id === undefined) {
              const err131 = {
                instancePath: instancePath + "/azureDevopsPipeline/pipeline",
                schemaPath: "#/properties/azureDevopsPipeline/properties/pipeline/required",
                keyword: "required",
                params: { missingProperty: "id" },
                message: "must have required property '" + "id" + "'",
              };
              if (vErrors === null) {
                vErrors = [err131];
              } else {
                vErrors.push(err131);
              }
              errors++;
            }
            for (const key16 in data85) {
              if (!(key16 === "id" || key16 === "version")) {
                const err132 = {
                  instancePath: instancePath + "/azureDevopsPipeline/pipeline",
                  schemaPath:
                    "#/properties/azureDevopsPipeline/properties/pipeline/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key16 },
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
            if (data85.id !== undefined) {
              if (typeof data85.id !== "string") {
                const err133 = {
                  instancePath: instancePath + "/azureDevopsPipeline/pipeline/id",
                  schemaPath:
                    "#/properties/azureDevopsPipeline/properties/pipeline/properties/id/type",
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
            if (data85.version !== undefined) {
              if (typeof data85.version !== "string") {
                const err134 = {
                  instancePath: instancePath + "/azureDevopsPipeline/pipeline/version",
                  schemaPath:
                    "#/properties/azureDevopsPipeline/properties/pipeline/properties/version/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err134];
                } else {
                  vErrors.push(err134);
                }
                errors++;
              }
            }
          } else {
            const err135 = {
              instancePath: instancePath + "/azureDevopsPipeline/pipeline",
              schemaPath: "#/properties/azureDevopsPipeline/properties/pipeline/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err135];
            } else {
              vErrors.push(err135);
            }
            errors++;
          }
        }
        if (data81.parameters !== undefined) {
          let data88 = data81.parameters;
          if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
            for (const key17 in data88) {
              if (
                !(
                  key17 === "resources" ||
                  key17 === "templateParameters" ||
                  key17 === "variables" ||
                  key17 === "stagesToSkip"
                )
              ) {
                const err136 = {
                  instancePath: instancePath + "/azureDevopsPipeline/parameters",
                  schemaPath:
                    "#/properties/azureDevopsPipeline/properties/parameters/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key17 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err136];
                } else {
                  vErrors.push(err136);
                }
                errors++;
              }
            }
            if (data88.stagesToSkip !== undefined) {
              let data89 = data88.stagesToSkip;
              if (Array.isArray(data89)) {
                const len9 = data89.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  if (typeof data89[i9] !== "string") {
                    const err137 = {
                      instancePath:
                        instancePath + "/azureDevopsPipeline/parameters/stagesToSkip/" + i9,
                      schemaPath:
                        "#/properties/azureDevopsPipeline/properties/parameters/properties/stagesToSkip/items/type",
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
              } else {
                const err138 = {
                  instancePath: instancePath + "/azureDevopsPipeline/parameters/stagesToSkip",
                  schemaPath:
                    "#/properties/azureDevopsPipeline/properties/parameters/properties/stagesToSkip/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err138];
                } else {
                  vErrors.push(err138);
                }
                errors++;
              }
            }
          } else {
            const err139 = {
              instancePath: instancePath + "/azureDevopsPipeline/parameters",
              schemaPath: "#/properties/azureDevopsPipeline/properties/parameters/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/azureDevopsPipeline",
          schemaPath: "#/properties/azureDevopsPipeline/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err140];
        } else {
          vErrors.push(err140);
        }
        errors++;
      }
    }
    if (data.notification !== undefined) {
      let data91 = data.notification;
      if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
        if (data91.title === undefined) {
          const err141 = {
            instancePath: instancePath + "/notification",
            schemaPath: "#/properties/notification/required",
            keyword: "required",
            params: { missingProperty: "title" },
            message: "must have required property '" + "title" + "'",
          };
          if (vErrors === null) {
            vErrors = [err141];
          } else {
            vErrors.push(err141);
          }
          errors++;
        }
        if (data91.message === undefined) {
          const err142 = {
            instancePath: instancePath + "/notification",
            schemaPath: "#/properties/notification/required",
            keyword: "required",
            params: { missingProperty: "message" },
            message: "must have required property '" + "message" + "'",
          };
          if (vErrors === null) {
            vErrors = [err142];
          } else {
            vErrors.push(err142);
          }
          errors++;
        }
        for (const key18 in data91) {
          if (
            !(
              key18 === "title" ||
              key18 === "message" ||
              key18 === "connection" ||
              key18 === "url" ||
              key18 === "properties"
            )
          ) {
            const err143 = {
              instancePath: instancePath + "/notification",
              schemaPath: "#/properties/notification/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key18 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err143];
            } else {
              vErrors.push(err143);
            }
            errors++;
          }
        }
        if (data91.title !== undefined) {
          if (typeof data91.title !== "string") {
            const err144 = {
              instancePath: instancePath + "/notification/title",
              schemaPath: "#/properties/notification/properties/title/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err144];
            } else {
              vErrors.push(err144);
            }
            errors++;
          }
        }
        if (data91.message !== undefined) {
          if (typeof data91.message !== "string") {
            const err145 = {
              instancePath: instancePath + "/notification/message",
              schemaPath: "#/properties/notification/properties/message/type",
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
        if (data91.connection !== undefined) {
          if (typeof data91.connection !== "string") {
            const err146 = {
              instancePath: instancePath + "/notification/connection",
              schemaPath: "#/properties/notification/properties/connection/type",
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
        if (data91.url !== undefined) {
          if (typeof data91.url !== "string") {
            const err147 = {
              instancePath: instancePath + "/notification/url",
              schemaPath: "#/properties/notification/properties/url/type",
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
        if (data91.properties !== undefined) {
          let data96 = data91.properties;
          if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
            for (const key19 in data96) {
              if (typeof data96[key19] !== "string") {
                const err148 = {
                  instancePath:
                    instancePath +
                    "/notification/properties/" +
                    key19.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath:
                    "#/properties/notification/properties/properties/additionalProperties/type",
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
          } else {
            const err149 = {
              instancePath: instancePath + "/notification/properties",
              schemaPath: "#/properties/notification/properties/properties/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err149];
            } else {
              vErrors.push(err149);
            }
            errors++;
          }
        }
      } else {
        const err150 = {
          instancePath: instancePath + "/notification",
          schemaPath: "#/properties/notification/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err150];
        } else {
          vErrors.push(err150);
        }
        errors++;
      }
    }
    if (data.logs !== undefined) {
      let data98 = data.logs;
      if (data98 && typeof data98 == "object" && !Array.isArray(data98)) {
        if (Object.keys(data98).length > 1) {
          const err151 = {
            instancePath: instancePath + "/logs",
            schemaPath: "#/properties/logs/maxProperties",
            keyword: "maxProperties",
            params: { limit: 1 },
            message: "must NOT have more than 1 properties",
          };
          if (vErrors === null) {
            vErrors = [err151];
          } else {
            vErrors.push(err151);
          }
          errors++;
        }
        if (Object.keys(data98).length < 1) {
          const err152 = {
            instancePath: instancePath + "/logs",
            schemaPath: "#/properties/logs/minProperties",
            keyword: "minProperties",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 properties",
          };
          if (vErrors === null) {
            vErrors = [err152];
          } else {
            vErrors.push(err152);
          }
          errors++;
        }
        for (const key20 in data98) {
          if (
            !(
              key20 === "loki" ||
              key20 === "cloudwatch" ||
              key20 === "opensearch" ||
              key20 === "kubernetes"
            )
          ) {
            const err153 = {
              instancePath: instancePath + "/logs",
              schemaPath: "#/properties/logs/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key20 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err153];
            } else {
              vErrors.push(err153);
            }
            errors++;
          }
        }
        if (data98.loki !== undefined) {
          let data99 = data98.loki;
          if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
            for (const key21 in data99) {
              if (!func1.call(schema221.properties.logs.properties.loki.properties, key21)) {
                const err154 = {
                  instancePath: instancePath + "/logs/loki",
                  schemaPath: "#/properties/logs/properties/loki/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key21 },
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
            if (data99.connection !== undefined) {
              if (typeof data99.connection !== "string") {
                const err155 = {
                  instancePath: instancePath + "/logs/loki/connection",
                  schemaPath: "#/properties/logs/properties/loki/properties/connection/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err155];
                } else {
                  vErrors.push(err155);
                }
                errors++;
              }
            }
            if (data99.url !== undefined) {
              if (typeof data99.url !== "string") {
                const err156 = {
                  instancePath: instancePath + "/logs/loki/url",
                  schemaPath: "#/properties/logs/properties/loki/properties/url/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err156];
                } else {
                  vErrors.push(err156);
                }
                errors++;
              }
            }
            if (data99.username !== undefined) {
              if (
                !validate84(data99.username, {
                  instancePath: instancePath + "/logs/loki/username",
                  parentData: data99,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data99.password !== undefined) {
              if (
                !validate84(data99.password, {
                  instancePath: instancePath + "/logs/loki/password",
                  parentData: data99,
                  parentDataProperty: "password",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data99.query !== undefined) {
              if (typeof data99.query !== "string") {
                const err157 = {
                  instancePath: instancePath + "/logs/loki/query",
                  schemaPath: "#/properties/logs/properties/loki/properties/query/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err157];
                } else {
                  vErrors.push(err157);
                }
                errors++;
              }
            }
            if (data99.start !== undefined) {
              if (typeof data99.start !== "string") {
                const err158 = {
                  instancePath: instancePath + "/logs/loki/start",
                  schemaPath: "#/properties/logs/properties/loki/properties/start/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err158];
                } else {
                  vErrors.push(err158);
                }
                errors++;
              }
            }
            if (data99.end !== undefined) {
              if (typeof data99.end !== "string") {
                const err159 = {
                  instancePath: instancePath + "/logs/loki/end",
                  schemaPath: "#/properties/logs/properties/loki/properties/end/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err159];
                } else {
                  vErrors.push(err159);
                }
                errors++;
              }
            }
            if (data99.limit !== undefined) {
              if (typeof data99.limit !== "string") {
                const err160 = {
                  instancePath: instancePath + "/logs/loki/limit",
                  schemaPath: "#/properties/logs/properties/loki/properties/limit/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err160];
                } else {
                  vErrors.push(err160);
                }
                errors++;
              }
            }
            if (data99.since !== undefined) {
              if (typeof data99.since !== "string") {
                const err161 = {
                  instancePath: instancePath + "/logs/loki/since",
                  schemaPath: "#/properties/logs/properties/loki/properties/since/type",
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
            if (data99.step !== undefined) {
              if (typeof data99.step !== "string") {
                const err162 = {
                  instancePath: instancePath + "/logs/loki/step",
                  schemaPath: "#/properties/logs/properties/loki/properties/step/type",
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
            if (data99.interval !== undefined) {
              if (typeof data99.interval !== "string") {
                const err163 = {
                  instancePath: instancePath + "/logs/loki/interval",
                  schemaPath: "#/properties/logs/properties/loki/properties/interval/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err163];
                } else {
                  vErrors.push(err163);
                }
                errors++;
              }
            }
            if (data99.direction !== undefined) {
              if (typeof data99.direction !== "string") {
                const err164 = {
                  instancePath: instancePath + "/logs/loki/direction",
                  schemaPath: "#/properties/logs/properties/loki/properties/direction/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
            if (data99.dedupe !== undefined) {
              let data112 = data99.dedupe;
              if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                if (data112.fields === undefined) {
                  const err165 = {
                    instancePath: instancePath + "/logs/loki/dedupe",
                    schemaPath: "#/properties/logs/properties/loki/properties/dedupe/required",
                    keyword: "required",
                    params: { missingProperty: "fields" },
                    message: "must have required property '" + "fields" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err165];
                  } else {
                    vErrors.push(err165);
                  }
                  errors++;
                }
                for (const key22 in data112) {
                  if (!(key22 === "fields" || key22 === "window")) {
                    const err166 = {
                      instancePath: instancePath + "/logs/loki/dedupe",
                      schemaPath:
                        "#/properties/logs/properties/loki/properties/dedupe/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key22 },
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
                if (data112.fields !== undefined) {
                  let data113 = data112.fields;
                  if (Array.isArray(data113)) {
                    if (data113.length < 1) {
                      const err167 = {
                        instancePath: instancePath + "/logs/loki/dedupe/fields",
                        schemaPath:
                          "#/properties/logs/properties/loki/properties/dedupe/properties/fields/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      };
                      if (vErrors === null) {
                        vErrors = [err167];
                      } else {
                        vErrors.push(err167);
                      }
                      errors++;
                    }
                    const len10 = data113.length;
                    for (let i10 = 0; i10 < len10; i10++) {
                      if (typeof data113[i10] !== "string") {
                        const err168 = {
                          instancePath: instancePath + "/logs/loki/dedupe/fields/" + i10,
                          schemaPath:
                            "#/properties/logs/properties/loki/properties/dedupe/properties/fields/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
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
                      instancePath: instancePath + "/logs/loki/dedupe/fields",
                      schemaPath:
                        "#/properties/logs/properties/loki/properties/dedupe/properties/fields/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err169];
                    } else {
                      vErrors.push(err169);
                    }
                    errors++;
                  }
                }
                if (data112.window !== undefined) {
                  if (
                    !validate172(data112.window, {
                      instancePath: instancePath + "/logs/loki/dedupe/window",
                      parentData: data112,
                      parentDataProperty: "window",
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
                const err170 = {
                  instancePath: instancePath + "/logs/loki/dedupe",
                  schemaPath: "#/properties/logs/properties/loki/properties/dedupe/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err170];
                } else {
                  vErrors.push(err170);
                }
                errors++;
              }
            }
            if (data99.match !== undefined) {
              let data116 = data99.match;
              if (Array.isArray(data116)) {
                const len11 = data116.length;
                for (let i11 = 0; i11 < len11; i11++) {
                  if (typeof data116[i11] !== "string") {
                    const err171 = {
                      instancePath: instancePath + "/logs/loki/match/" + i11,
                      schemaPath: "#/properties/logs/properties/loki/properties/match/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                }
              } else {
                const err172 = {
                  instancePath: instancePath + "/logs/loki/match",
                  schemaPath: "#/properties/logs/properties/loki/properties/match/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err172];
                } else {
                  vErrors.push(err172);
                }
                errors++;
              }
            }
            if (data99.mapping !== undefined) {
              if (
                !validate919(data99.mapping, {
                  instancePath: instancePath + "/logs/loki/mapping",
                  parentData: data99,
                  parentDataProperty: "mapping",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err173 = {
              instancePath: instancePath + "/logs/loki",
              schemaPath: "#/properties/logs/properties/loki/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err173];
            } else {
              vErrors.push(err173);
            }
            errors++;
          }
        }
        if (data98.cloudwatch !== undefined) {
          let data119 = data98.cloudwatch;
          if (data119 && typeof data119 == "object" && !Array.isArray(data119)) {
            if (data119.logGroup === undefined) {
              const err174 = {
                instancePath: instancePath + "/logs/cloudwatch",
                schemaPath: "#/properties/logs/properties/cloudwatch/required",
                keyword: "required",
                params: { missingProperty: "logGroup" },
                message: "must have required property '" + "logGroup" + "'",
              };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
            if (data119.query === undefined) {
              const err175 = {
                instancePath: instancePath + "/logs/cloudwatch",
                schemaPath: "#/properties/logs/properties/cloudwatch/required",
                keyword: "required",
                params: { missingProperty: "query" },
                message: "must have required property '" + "query" + "'",
              };
              if (vErrors === null) {
                vErrors = [err175];
              } else {
                vErrors.push(err175);
              }
              errors++;
            }
            for (const key23 in data119) {
              if (!func1.call(schema221.properties.logs.properties.cloudwatch.properties, key23)) {
                const err176 = {
                  instancePath: instancePath + "/logs/cloudwatch",
                  schemaPath: "#/properties/logs/properties/cloudwatch/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key23 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err176];
                } else {
                  vErrors.push(err176);
                }
                errors++;
              }
            }
            if (data119.connection !== undefined) {
              if (typeof data119.connection !== "string") {
                const err177 = {
                  instancePath: instancePath + "/logs/cloudwatch/connection",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/connection/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err177];
                } else {
                  vErrors.push(err177);
                }
                errors++;
              }
            }
            if (data119.accessKey !== undefined) {
              if (
                !validate84(data119.accessKey, {
                  instancePath: instancePath + "/logs/cloudwatch/accessKey",
                  parentData: data119,
                  parentDataProperty: "accessKey",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data119.secretKey !== undefined) {
              if (
                !validate84(data119.secretKey, {
                  instancePath: instancePath + "/logs/cloudwatch/secretKey",
                  parentData: data119,
                  parentDataProperty: "secretKey",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data119.sessionToken !== undefined) {
              if (
                !validate84(data119.sessionToken, {
                  instancePath: instancePath + "/logs/cloudwatch/sessionToken",
                  parentData: data119,
                  parentDataProperty: "sessionToken",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data119.assumeRole !== undefined) {
              if (typeof data119.assumeRole !== "string") {
                const err178 = {
                  instancePath: instancePath + "/logs/cloudwatch/assumeRole",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/assumeRole/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err178];
                } else {
                  vErrors.push(err178);
                }
                errors++;
              }
            }
            if (data119.region !== undefined) {
              if (typeof data119.region !== "string") {
                const err179 = {
                  instancePath: instancePath + "/logs/cloudwatch/region",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/region/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
            }
            if (data119.endpoint !== undefined) {
              if (typeof data119.endpoint !== "string") {
                const err180 = {
                  instancePath: instancePath + "/logs/cloudwatch/endpoint",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/endpoint/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err180];
                } else {
                  vErrors.push(err180);
                }
                errors++;
              }
            }
            if (data119.skipTLSVerify !== undefined) {
              if (typeof data119.skipTLSVerify !== "boolean") {
                const err181 = {
                  instancePath: instancePath + "/logs/cloudwatch/skipTLSVerify",
                  schemaPath:
                    "#/properties/logs/properties/cloudwatch/properties/skipTLSVerify/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err181];
                } else {
                  vErrors.push(err181);
                }
                errors++;
              }
            }
            if (data119.logGroup !== undefined) {
              if (typeof data119.logGroup !== "string") {
                const err182 = {
                  instancePath: instancePath + "/logs/cloudwatch/logGroup",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/logGroup/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err182];
                } else {
                  vErrors.push(err182);
                }
                errors++;
              }
            }
            if (data119.query !== undefined) {
              if (typeof data119.query !== "string") {
                const err183 = {
                  instancePath: instancePath + "/logs/cloudwatch/query",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/query/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err183];
                } else {
                  vErrors.push(err183);
                }
                errors++;
              }
            }
            if (data119.start !== undefined) {
              if (typeof data119.start !== "string") {
                const err184 = {
                  instancePath: instancePath + "/logs/cloudwatch/start",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/start/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err184];
                } else {
                  vErrors.push(err184);
                }
                errors++;
              }
            }
            if (data119.end !== undefined) {
              if (typeof data119.end !== "string") {
                const err185 = {
                  instancePath: instancePath + "/logs/cloudwatch/end",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/end/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err185];
                } else {
                  vErrors.push(err185);
                }
                errors++;
              }
            }
            if (data119.limit !== undefined) {
              if (typeof data119.limit !== "string") {
                const err186 = {
                  instancePath: instancePath + "/logs/cloudwatch/limit",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/limit/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err186];
                } else {
                  vErrors.push(err186);
                }
                errors++;
              }
            }
            if (data119.dedupe !== undefined) {
              let data133 = data119.dedupe;
              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                if (data133.fields === undefined) {
                  const err187 = {
                    instancePath: instancePath + "/logs/cloudwatch/dedupe",
                    schemaPath:
                      "#/properties/logs/properties/cloudwatch/properties/dedupe/required",
                    keyword: "required",
                    params: { missingProperty: "fields" },
                    message: "must have required property '" + "fields" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
                for (const key24 in data133) {
                  if (!(key24 === "fields" || key24 === "window")) {
                    const err188 = {
                      instancePath: instancePath + "/logs/cloudwatch/dedupe",
                      schemaPath:
                        "#/properties/logs/properties/cloudwatch/properties/dedupe/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key24 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err188];
                    } else {
                      vErrors.push(err188);
                    }
                    errors++;
                  }
                }
                if (data133.fields !== undefined) {
                  let data134 = data133.fields;
                  if (Array.isArray(data134)) {
                    if (data134.length < 1) {
                      const err189 = {
                        instancePath: instancePath + "/logs/cloudwatch/dedupe/fields",
                        schemaPath:
                          "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      };
                      if (vErrors === null) {
                        vErrors = [err189];
                      } else {
                        vErrors.push(err189);
                      }
                      errors++;
                    }
                    const len12 = data134.length;
                    for (let i12 = 0; i12 < len12; i12++) {
                      if (typeof data134[i12] !== "string") {
                        const err190 = {
                          instancePath: instancePath + "/logs/cloudwatch/dedupe/fields/" + i12,
                          schemaPath:
                            "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err190];
                        } else {
                          vErrors.push(err190);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err191 = {
                      instancePath: instancePath + "/logs/cloudwatch/dedupe/fields",
                      schemaPath:
                        "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err191];
                    } else {
                      vErrors.push(err191);
                    }
                    errors++;
                  }
                }
                if (data133.window !== undefined) {
                  if (
                    !validate172(data133.window, {
                      instancePath: instancePath + "/logs/cloudwatch/dedupe/window",
                      parentData: data133,
                      parentDataProperty: "window",
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
                const err192 = {
                  instancePath: instancePath + "/logs/cloudwatch/dedupe",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/dedupe/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err192];
                } else {
                  vErrors.push(err192);
                }
                errors++;
              }
            }
            if (data119.match !== undefined) {
              let data137 = data119.match;
              if (Array.isArray(data137)) {
                const len13 = data137.length;
                for (let i13 = 0; i13 < len13; i13++) {
                  if (typeof data137[i13] !== "string") {
                    const err193 = {
                      instancePath: instancePath + "/logs/cloudwatch/match/" + i13,
                      schemaPath:
                        "#/properties/logs/properties/cloudwatch/properties/match/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err193];
                    } else {
                      vErrors.push(err193);
                    }
                    errors++;
                  }
                }
              } else {
                const err194 = {
                  instancePath: instancePath + "/logs/cloudwatch/match",
                  schemaPath: "#/properties/logs/properties/cloudwatch/properties/match/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err194];
                } else {
                  vErrors.push(err194);
                }
                errors++;
              }
            }
            if (data119.mapping !== undefined) {
              if (
                !validate919(data119.mapping, {
                  instancePath: instancePath + "/logs/cloudwatch/mapping",
                  parentData: data119,
                  parentDataProperty: "mapping",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err195 = {
              instancePath: instancePath + "/logs/cloudwatch",
              schemaPath: "#/properties/logs/properties/cloudwatch/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err195];
            } else {
              vErrors.push(err195);
            }
            errors++;
          }
        }
        if (data98.opensearch !== undefined) {
          let data140 = data98.opensearch;
          if (data140 && typeof data140 == "object" && !Array.isArray(data140)) {
            if (data140.address === undefined) {
              const err196 = {
                instancePath: instancePath + "/logs/opensearch",
                schemaPath: "#/properties/logs/properties/opensearch/required",
                keyword: "required",
                params: { missingProperty: "address" },
                message: "must have required property '" + "address" + "'",
              };
              if (vErrors === null) {
                vErrors = [err196];
              } else {
                vErrors.push(err196);
              }
              errors++;
            }
            if (data140.index === undefined) {
              const err197 = {
                instancePath: instancePath + "/logs/opensearch",
                schemaPath: "#/properties/logs/properties/opensearch/required",
                keyword: "required",
                params: { missingProperty: "index" },
                message: "must have required property '" + "index" + "'",
              };
              if (vErrors === null) {
                vErrors = [err197];
              } else {
                vErrors.push(err197);
              }
              errors++;
            }
            if (data140.query === undefined) {
              const err198 = {
                instancePath: instancePath + "/logs/opensearch",
                schemaPath: "#/properties/logs/properties/opensearch/required",
                keyword: "required",
                params: { missingProperty: "query" },
                message: "must have required property '" + "query" + "'",
              };
              if (vErrors === null) {
                vErrors = [err198];
              } else {
                vErrors.push(err198);
              }
              errors++;
            }
            for (const key25 in data140) {
              if (!func1.call(schema221.properties.logs.properties.opensearch.properties, key25)) {
                const err199 = {
                  instancePath: instancePath + "/logs/opensearch",
                  schemaPath: "#/properties/logs/properties/opensearch/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key25 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err199];
                } else {
                  vErrors.push(err199);
                }
                errors++;
              }
            }
            if (data140.address !== undefined) {
              if (typeof data140.address !== "string") {
                const err200 = {
                  instancePath: instancePath + "/logs/opensearch/address",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/address/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err200];
                } else {
                  vErrors.push(err200);
                }
                errors++;
              }
            }
            if (data140.connection !== undefined) {
              if (typeof data140.connection !== "string") {
                const err201 = {
                  instancePath: instancePath + "/logs/opensearch/connection",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/connection/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err201];
                } else {
                  vErrors.push(err201);
                }
                errors++;
              }
            }
            if (data140.index !== undefined) {
              if (typeof data140.index !== "string") {
                const err202 = {
                  instancePath: instancePath + "/logs/opensearch/index",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/index/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err202];
                } else {
                  vErrors.push(err202);
                }
                errors++;
              }
            }
            if (data140.query !== undefined) {
              if (typeof data140.query !== "string") {
                const err203 = {
                  instancePath: instancePath + "/logs/opensearch/query",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/query/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err203];
                } else {
                  vErrors.push(err203);
                }
                errors++;
              }
            }
            if (data140.username !== undefined) {
              if (
                !validate84(data140.username, {
                  instancePath: instancePath + "/logs/opensearch/username",
                  parentData: data140,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data140.password !== undefined) {
              if (
                !validate84(data140.password, {
                  instancePath: instancePath + "/logs/opensearch/password",
                  parentData: data140,
                  parentDataProperty: "password",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data140.limit !== undefined) {
              if (typeof data140.limit !== "string") {
                const err204 = {
                  instancePath: instancePath + "/logs/opensearch/limit",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/limit/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err204];
                } else {
                  vErrors.push(err204);
                }
                errors++;
              }
            }
            if (data140.dedupe !== undefined) {
              let data148 = data140.dedupe;
              if (data148 && typeof data148 == "object" && !Array.isArray(data148)) {
                if (data148.fields === undefined) {
                  const err205 = {
                    instancePath: instancePath + "/logs/opensearch/dedupe",
                    schemaPath:
                      "#/properties/logs/properties/opensearch/properties/dedupe/required",
                    keyword: "required",
                    params: { missingProperty: "fields" },
                    message: "must have required property '" + "fields" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err205];
                  } else {
                    vErrors.push(err205);
                  }
                  errors++;
                }
                for (const key26 in data148) {
                  if (!(key26 === "fields" || key26 === "window")) {
                    const err206 = {
                      instancePath: instancePath + "/logs/opensearch/dedupe",
                      schemaPath:
                        "#/properties/logs/properties/opensearch/properties/dedupe/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key26 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err206];
                    } else {
                      vErrors.push(err206);
                    }
                    errors++;
                  }
                }
                if (data148.fields !== undefined) {
                  let data149 = data148.fields;
                  if (Array.isArray(data149)) {
                    if (data149.length < 1) {
                      const err207 = {
                        instancePath: instancePath + "/logs/opensearch/dedupe/fields",
                        schemaPath:
                          "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      };
                      if (vErrors === null) {
                        vErrors = [err207];
                      } else {
                        vErrors.push(err207);
                      }
                      errors++;
                    }
                    const len14 = data149.length;
                    for (let i14 = 0; i14 < len14; i14++) {
                      if (typeof data149[i14] !== "string") {
                        const err208 = {
                          instancePath: instancePath + "/logs/opensearch/dedupe/fields/" + i14,
                          schemaPath:
                            "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err208];
                        } else {
                          vErrors.push(err208);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err209 = {
                      instancePath: instancePath + "/logs/opensearch/dedupe/fields",
                      schemaPath:
                        "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err209];
                    } else {
                      vErrors.push(err209);
                    }
                    errors++;
                  }
                }
                if (data148.window !== undefined) {
                  if (
                    !validate172(data148.window, {
                      instancePath: instancePath + "/logs/opensearch/dedupe/window",
                      parentData: data148,
                      parentDataProperty: "window",
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
                const err210 = {
                  instancePath: instancePath + "/logs/opensearch/dedupe",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/dedupe/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err210];
                } else {
                  vErrors.push(err210);
                }
                errors++;
              }
            }
            if (data140.match !== undefined) {
              let data152 = data140.match;
              if (Array.isArray(data152)) {
                const len15 = data152.length;
                for (let i15 = 0; i15 < len15; i15++) {
                  if (typeof data152[i15] !== "string") {
                    const err211 = {
                      instancePath: instancePath + "/logs/opensearch/match/" + i15,
                      schemaPath:
                        "#/properties/logs/properties/opensearch/properties/match/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err211];
                    } else {
                      vErrors.push(err211);
                    }
                    errors++;
                  }
                }
              } else {
                const err212 = {
                  instancePath: instancePath + "/logs/opensearch/match",
                  schemaPath: "#/properties/logs/properties/opensearch/properties/match/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
            }
            if (data140.mapping !== undefined) {
              if (
                !validate919(data140.mapping, {
                  instancePath: instancePath + "/logs/opensearch/mapping",
                  parentData: data140,
                  parentDataProperty: "mapping",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err213 = {
              instancePath: instancePath + "/logs/opensearch",
              schemaPath: "#/properties/logs/properties/opensearch/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err213];
            } else {
              vErrors.push(err213);
            }
            errors++;
          }
        }
        if (data98.kubernetes !== undefined) {
          let data155 = data98.kubernetes;
          if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
            if (data155.kind === undefined) {
              const err214 = {
                instancePath: instancePath + "/logs/kubernetes",
                schemaPath: "#/properties/logs/properties/kubernetes/required",
                keyword: "required",
                params: { missingProperty: "kind" },
                message: "must have required property '" + "kind" + "'",
              };
              if (vErrors === null) {
                vErrors = [err214];
              } else {
                vErrors.push(err214);
              }
              errors++;
            }
            if (data155.apiVersion === undefined) {
              const err215 = {
                instancePath: instancePath + "/logs/kubernetes",
                schemaPath: "#/properties/logs/properties/kubernetes/required",
                keyword: "required",
                params: { missingProperty: "apiVersion" },
                message: "must have required property '" + "apiVersion" + "'",
              };
              if (vErrors === null) {
                vErrors = [err215];
              } else {
                vErrors.push(err215);
              }
              errors++;
            }
            if (data155.namespace === undefined) {
              const err216 = {
                instancePath: instancePath + "/logs/kubernetes",
                schemaPath: "#/properties/logs/properties/kubernetes/required",
                keyword: "required",
                params: { missingProperty: "namespace" },
                message: "must have required property '" + "namespace" + "'",
              };
              if (vErrors === null) {
                vErrors = [err216];
              } else {
                vErrors.push(err216);
              }
              errors++;
            }
            if (data155.name === undefined) {
              const err217 = {
                instancePath: instancePath + "/logs/kubernetes",
                schemaPath: "#/properties/logs/properties/kubernetes/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err217];
              } else {
                vErrors.push(err217);
              }
              errors++;
            }
            for (const key27 in data155) {
              if (!func1.call(schema221.properties.logs.properties.kubernetes.properties, key27)) {
                const err218 = {
                  instancePath: instancePath + "/logs/kubernetes",
                  schemaPath: "#/properties/logs/properties/kubernetes/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key27 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err218];
                } else {
                  vErrors.push(err218);
                }
                errors++;
              }
            }
            if (data155.connection !== undefined) {
              if (typeof data155.connection !== "string") {
                const err219 = {
                  instancePath: instancePath + "/logs/kubernetes/connection",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/connection/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err219];
                } else {
                  vErrors.push(err219);
                }
                errors++;
              }
            }
            if (data155.kubeconfig !== undefined) {
              if (
                !validate84(data155.kubeconfig, {
                  instancePath: instancePath + "/logs/kubernetes/kubeconfig",
                  parentData: data155,
                  parentDataProperty: "kubeconfig",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data155.eks !== undefined) {
              if (
                !validate127(data155.eks, {
                  instancePath: instancePath + "/logs/kubernetes/eks",
                  parentData: data155,
                  parentDataProperty: "eks",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
                errors = vErrors.length;
              }
            }
            if (data155.gke !== undefined) {
              if (
                !validate132(data155.gke, {
                  instancePath: instancePath + "/logs/kubernetes/gke",
                  parentData: data155,
                  parentDataProperty: "gke",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
                errors = vErrors.length;
              }
            }
            if (data155.cnrm !== undefined) {
              if (
                !validate135(data155.cnrm, {
                  instancePath: instancePath + "/logs/kubernetes/cnrm",
                  parentData: data155,
                  parentDataProperty: "cnrm",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
                errors = vErrors.length;
              }
            }
            if (data155.kind !== undefined) {
              if (typeof data155.kind !== "string") {
                const err220 = {
                  instancePath: instancePath + "/logs/kubernetes/kind",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/kind/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err220];
                } else {
                  vErrors.push(err220);
                }
                errors++;
              }
            }
            if (data155.apiVersion !== undefined) {
              if (typeof data155.apiVersion !== "string") {
                const err221 = {
                  instancePath: instancePath + "/logs/kubernetes/apiVersion",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/apiVersion/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err221];
                } else {
                  vErrors.push(err221);
                }
                errors++;
              }
            }
            if (data155.namespace !== undefined) {
              if (typeof data155.namespace !== "string") {
                const err222 = {
                  instancePath: instancePath + "/logs/kubernetes/namespace",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/namespace/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err222];
                } else {
                  vErrors.push(err222);
                }
                errors++;
              }
            }
            if (data155.name !== undefined) {
              if (typeof data155.name !== "string") {
                const err223 = {
                  instancePath: instancePath + "/logs/kubernetes/name",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/name/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err223];
                } else {
                  vErrors.push(err223);
                }
                errors++;
              }
            }
            if (data155.pods !== undefined) {
              let data165 = data155.pods;
              if (Array.isArray(data165)) {
                const len16 = data165.length;
                for (let i16 = 0; i16 < len16; i16++) {
                  if (
                    !validate55(data165[i16], {
                      instancePath: instancePath + "/logs/kubernetes/pods/" + i16,
                      parentData: data165,
                      parentDataProperty: i16,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err224 = {
                  instancePath: instancePath + "/logs/kubernetes/pods",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/pods/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err224];
                } else {
                  vErrors.push(err224);
                }
                errors++;
              }
            }
            if (data155.containers !== undefined) {
              let data167 = data155.containers;
              if (Array.isArray(data167)) {
                const len17 = data167.length;
                for (let i17 = 0; i17 < len17; i17++) {
                  if (typeof data167[i17] !== "string") {
                    const err225 = {
                      instancePath: instancePath + "/logs/kubernetes/containers/" + i17,
                      schemaPath:
                        "#/properties/logs/properties/kubernetes/properties/containers/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err225];
                    } else {
                      vErrors.push(err225);
                    }
                    errors++;
                  }
                }
              } else {
                const err226 = {
                  instancePath: instancePath + "/logs/kubernetes/containers",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/containers/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err226];
                } else {
                  vErrors.push(err226);
                }
                errors++;
              }
            }
            if (data155.start !== undefined) {
              if (typeof data155.start !== "string") {
                const err227 = {
                  instancePath: instancePath + "/logs/kubernetes/start",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/start/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err227];
                } else {
                  vErrors.push(err227);
                }
                errors++;
              }
            }
            if (data155.end !== undefined) {
              if (typeof data155.end !== "string") {
                const err228 = {
                  instancePath: instancePath + "/logs/kubernetes/end",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/end/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err228];
                } else {
                  vErrors.push(err228);
                }
                errors++;
              }
            }
            if (data155.limit !== undefined) {
              if (typeof data155.limit !== "string") {
                const err229 = {
                  instancePath: instancePath + "/logs/kubernetes/limit",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/limit/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err229];
                } else {
                  vErrors.push(err229);
                }
                errors++;
              }
            }
            if (data155.dedupe !== undefined) {
              let data172 = data155.dedupe;
              if (data172 && typeof data172 == "object" && !Array.isArray(data172)) {
                if (data172.fields === undefined) {
                  const err230 = {
                    instancePath: instancePath + "/logs/kubernetes/dedupe",
                    schemaPath:
                      "#/properties/logs/properties/kubernetes/properties/dedupe/required",
                    keyword: "required",
                    params: { missingProperty: "fields" },
                    message: "must have required property '" + "fields" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err230];
                  } else {
                    vErrors.push(err230);
                  }
                  errors++;
                }
                for (const key28 in data172) {
                  if (!(key28 === "fields" || key28 === "window")) {
                    const err231 = {
                      instancePath: instancePath + "/logs/kubernetes/dedupe",
                      schemaPath:
                        "#/properties/logs/properties/kubernetes/properties/dedupe/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key28 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err231];
                    } else {
                      vErrors.push(err231);
                    }
                    errors++;
                  }
                }
                if (data172.fields !== undefined) {
                  let data173 = data172.fields;
                  if (Array.isArray(data173)) {
                    if (data173.length < 1) {
                      const err232 = {
                        instancePath: instancePath + "/logs/kubernetes/dedupe/fields",
                        schemaPath:
                          "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      };
                      if (vErrors === null) {
                        vErrors = [err232];
                      } else {
                        vErrors.push(err232);
                      }
                      errors++;
                    }
                    const len18 = data173.length;
                    for (let i18 = 0; i18 < len18; i18++) {
                      if (typeof data173[i18] !== "string") {
                        const err233 = {
                          instancePath: instancePath + "/logs/kubernetes/dedupe/fields/" + i18,
                          schemaPath:
                            "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err233];
                        } else {
                          vErrors.push(err233);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err234 = {
                      instancePath: instancePath + "/logs/kubernetes/dedupe/fields",
                      schemaPath:
                        "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err234];
                    } else {
                      vErrors.push(err234);
                    }
                    errors++;
                  }
                }
                if (data172.window !== undefined) {
                  if (
                    !validate172(data172.window, {
                      instancePath: instancePath + "/logs/kubernetes/dedupe/window",
                      parentData: data172,
                      parentDataProperty: "window",
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
                const err235 = {
                  instancePath: instancePath + "/logs/kubernetes/dedupe",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/dedupe/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err235];
                } else {
                  vErrors.push(err235);
                }
                errors++;
              }
            }
            if (data155.match !== undefined) {
              let data176 = data155.match;
              if (Array.isArray(data176)) {
                const len19 = data176.length;
                for (let i19 = 0; i19 < len19; i19++) {
                  if (typeof data176[i19] !== "string") {
                    const err236 = {
                      instancePath: instancePath + "/logs/kubernetes/match/" + i19,
                      schemaPath:
                        "#/properties/logs/properties/kubernetes/properties/match/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err236];
                    } else {
                      vErrors.push(err236);
                    }
                    errors++;
                  }
                }
              } else {
                const err237 = {
                  instancePath: instancePath + "/logs/kubernetes/match",
                  schemaPath: "#/properties/logs/properties/kubernetes/properties/match/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err237];
                } else {
                  vErrors.push(err237);
                }
                errors++;
              }
            }
            if (data155.mapping !== undefined) {
              if (
                !validate919(data155.mapping, {
                  instancePath: instancePath + "/logs/kubernetes/mapping",
                  parentData: data155,
                  parentDataProperty: "mapping",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err238 = {
              instancePath: instancePath + "/logs/kubernetes",
              schemaPath: "#/properties/logs/properties/kubernetes/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err238];
            } else {
              vErrors.push(err238);
            }
            errors++;
          }
        }
      } else {
        const err239 = {
          instancePath: instancePath + "/logs",
          schemaPath: "#/properties/logs/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err239];
        } else {
          vErrors.push(err239);
        }
        errors++;
      }
    }
    if (data.ai !== undefined) {
      let data179 = data.ai;
      if (data179 && typeof data179 == "object" && !Array.isArray(data179)) {
        if (data179.systemPrompt === undefined) {
          const err240 = {
            instancePath: instancePath + "/ai",
            schemaPath: "#/properties/ai/required",
            keyword: "required",
            params: { missingProperty: "systemPrompt" },
            message: "must have required property '" + "systemPrompt" + "'",
          };
          if (vErrors === null) {
            vErrors = [err240];
          } else {
            vErrors.push(err240);
          }
          errors++;
        }
        if (data179.prompt === undefined) {
          const err241 = {
            instancePath: instancePath + "/ai",
            schemaPath: "#/properties/ai/required",
            keyword: "required",
            params: { missingProperty: "prompt" },
            message: "must have required property '" + "prompt" + "'",
          };
          if (vErrors === null) {
            vErrors = [err241];
          } else {
            vErrors.push(err241);
          }
          errors++;
        }
        for (const key29 in data179) {
          if (!func1.call(schema221.properties.ai.properties, key29)) {
            const err242 = {
              instancePath: instancePath + "/ai",
              schemaPath: "#/properties/ai/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key29 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err242];
            } else {
              vErrors.push(err242);
            }
            errors++;
          }
        }
        if (data179.systemPrompt !== undefined) {
          if (typeof data179.systemPrompt !== "string") {
            const err243 = {
              instancePath: instancePath + "/ai/systemPrompt",
              schemaPath: "#/properties/ai/properties/systemPrompt/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err243];
            } else {
              vErrors.push(err243);
            }
            errors++;
          }
        }
        if (data179.prompt !== undefined) {
          if (typeof data179.prompt !== "string") {
            const err244 = {
              instancePath: instancePath + "/ai/prompt",
              schemaPath: "#/properties/ai/properties/prompt/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err244];
            } else {
              vErrors.push(err244);
            }
            errors++;
          }
        }
        if (data179.connection !== undefined) {
          if (typeof data179.connection !== "string") {
            const err245 = {
              instancePath: instancePath + "/ai/connection",
              schemaPath: "#/properties/ai/properties/connection/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err245];
            } else {
              vErrors.push(err245);
            }
            errors++;
          }
        }
        if (data179.apiKey !== undefined) {
          if (
            !validate84(data179.apiKey, {
              instancePath: instancePath + "/ai/apiKey",
              parentData: data179,
              parentDataProperty: "apiKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data179.backend !== undefined) {
          let data184 = data179.backend;
          if (typeof data184 !== "string") {
            const err246 = {
              instancePath: instancePath + "/ai/backend",
              schemaPath: "#/properties/ai/properties/backend/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err246];
            } else {
              vErrors.push(err246);
            }
            errors++;
          }
          if (
            !(
              data184 === "anthropic" ||
              data184 === "openai" ||
              data184 === "ollama" ||
              data184 === "gemini"
            )
          ) {
            const err247 = {
              instancePath: instancePath + "/ai/backend",
              schemaPath: "#/properties/ai/properties/backend/enum",
              keyword: "enum",
              params: { allowedValues: schema221.properties.ai.properties.backend.enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err247];
            } else {
              vErrors.push(err247);
            }
            errors++;
          }
        }
        if (data179.model !== undefined) {
          if (typeof data179.model !== "string") {
            const err248 = {
              instancePath: instancePath + "/ai/model",
              schemaPath: "#/properties/ai/properties/model/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err248];
            } else {
              vErrors.push(err248);
            }
            errors++;
          }
        }
        if (data179.apiURL !== undefined) {
          if (typeof data179.apiURL !== "string") {
            const err249 = {
              instancePath: instancePath + "/ai/apiURL",
              schemaPath: "#/properties/ai/properties/apiURL/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err249];
            } else {
              vErrors.push(err249);
            }
            errors++;
          }
        }
        if (data179.config !== undefined) {
          if (typeof data179.config !== "string") {
            const err250 = {
              instancePath: instancePath + "/ai/config",
              schemaPath: "#/properties/ai/properties/config/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err250];
            } else {
              vErrors.push(err250);
            }
            errors++;
          }
        }
        if (data179.changes !== undefined) {
          if (
            !validate938(data179.changes, {
              instancePath: instancePath + "/ai/changes",
              parentData: data179,
              parentDataProperty: "changes",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
            errors = vErrors.length;
          }
        }
        if (data179.analysis !== undefined) {
          if (
            !validate938(data179.analysis, {
              instancePath: instancePath + "/ai/analysis",
              parentData: data179,
              parentDataProperty: "analysis",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
            errors = vErrors.length;
          }
        }
        if (data179.relationships !== undefined) {
          let data190 = data179.relationships;
          if (Array.isArray(data190)) {
            const len20 = data190.length;
            for (let i20 = 0; i20 < len20; i20++) {
              let data191 = data190[i20];
              if (data191 && typeof data191 == "object" && !Array.isArray(data191)) {
                for (const key30 in data191) {
                  if (
                    !(
                      key30 === "depth" ||
                      key30 === "direction" ||
                      key30 === "changes" ||
                      key30 === "analysis"
                    )
                  ) {
                    const err251 = {
                      instancePath: instancePath + "/ai/relationships/" + i20,
                      schemaPath:
                        "#/properties/ai/properties/relationships/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key30 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err251];
                    } else {
                      vErrors.push(err251);
                    }
                    errors++;
                  }
                }
                if (data191.depth !== undefined) {
                  let data192 = data191.depth;
                  if (!(typeof data192 == "number" && !(data192 % 1) && !isNaN(data192))) {
                    const err252 = {
                      instancePath: instancePath + "/ai/relationships/" + i20 + "/depth",
                      schemaPath:
                        "#/properties/ai/properties/relationships/items/properties/depth/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err252];
                    } else {
                      vErrors.push(err252);
                    }
                    errors++;
                  }
                }
                if (data191.direction !== undefined) {
                  let data193 = data191.direction;
                  if (typeof data193 !== "string") {
                    const err253 = {
                      instancePath: instancePath + "/ai/relationships/" + i20 + "/direction",
                      schemaPath:
                        "#/properties/ai/properties/relationships/items/properties/direction/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err253];
                    } else {
                      vErrors.push(err253);
                    }
                    errors++;
                  }
                  if (!(data193 === "all" || data193 === "incoming" || data193 === "outgoing")) {
                    const err254 = {
                      instancePath: instancePath + "/ai/relationships/" + i20 + "/direction",
                      schemaPath:
                        "#/properties/ai/properties/relationships/items/properties/direction/enum",
                      keyword: "enum",
                      params: {
                        allowedValues:
                          schema221.properties.ai.properties.relationships.items.properties
                            .direction.enum,
                      },
                      message: "must be equal to one of the allowed values",
                    };
                    if (vErrors === null) {
                      vErrors = [err254];
                    } else {
                      vErrors.push(err254);
                    }
                    errors++;
                  }
                }
                if (data191.changes !== undefined) {
                  if (
                    !validate938(data191.changes, {
                      instancePath: instancePath + "/ai/relationships/" + i20 + "/changes",
                      parentData: data191,
                      parentDataProperty: "changes",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
                    errors = vErrors.length;
                  }
                }
                if (data191.analysis !== undefined) {
                  if (
                    !validate938(data191.analysis, {
                      instancePath: instancePath + "/ai/relationships/" + i20 + "/analysis",
                      parentData: data191,
                      parentDataProperty: "analysis",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate938.errors : vErrors.concat(validate938.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err255 = {
                  instancePath: instancePath + "/ai/relationships/" + i20,
                  schemaPath: "#/properties/ai/properties/relationships/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err255];
                } else {
                  vErrors.push(err255);
                }
                errors++;
              }
            }
          } else {
            const err256 = {
              instancePath: instancePath + "/ai/relationships",
              schemaPath: "#/properties/ai/properties/relationships/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err256];
            } else {
              vErrors.push(err256);
            }
            errors++;
          }
        }
        if (data179.playbooks !== undefined) {
          let data196 = data179.playbooks;
          if (Array.isArray(data196)) {
            const len21 = data196.length;
            for (let i21 = 0; i21 < len21; i21++) {
              let data197 = data196[i21];
              if (data197 && typeof data197 == "object" && !Array.isArray(data197)) {
                if (data197.namespace === undefined) {
                  const err257 = {
                    instancePath: instancePath + "/ai/playbooks/" + i21,
                    schemaPath: "#/properties/ai/properties/playbooks/items/required",
                    keyword: "required",
                    params: { missingProperty: "namespace" },
                    message: "must have required property '" + "namespace" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err257];
                  } else {
                    vErrors.push(err257);
                  }
                  errors++;
                }
                if (data197.name === undefined) {
                  const err258 = {
                    instancePath: instancePath + "/ai/playbooks/" + i21,
                    schemaPath: "#/properties/ai/properties/playbooks/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err258];
                  } else {
                    vErrors.push(err258);
                  }
                  errors++;
                }
                for (const key31 in data197) {
                  if (
                    !(
                      key31 === "namespace" ||
                      key31 === "name" ||
                      key31 === "if" ||
                      key31 === "params"
                    )
                  ) {
                    const err259 = {
                      instancePath: instancePath + "/ai/playbooks/" + i21,
                      schemaPath: "#/properties/ai/properties/playbooks/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key31 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err259];
                    } else {
                      vErrors.push(err259);
                    }
                    errors++;
                  }
                }
                if (data197.namespace !== undefined) {
                  if (typeof data197.namespace !== "string") {
                    const err260 = {
                      instancePath: instancePath + "/ai/playbooks/" + i21 + "/namespace",
                      schemaPath:
                        "#/properties/ai/properties/playbooks/items/properties/namespace/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err260];
                    } else {
                      vErrors.push(err260);
                    }
                    errors++;
                  }
                }
                if (data197.name !== undefined) {
                  if (typeof data197.name !== "string") {
                    const err261 = {
                      instancePath: instancePath + "/ai/playbooks/" + i21 + "/name",
                      schemaPath: "#/properties/ai/properties/playbooks/items/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err261];
                    } else {
                      vErrors.push(err261);
                    }
                    errors++;
                  }
                }
                if (data197.if !== undefined) {
                  if (typeof data197.if !== "string") {
                    const err262 = {
                      instancePath: instancePath + "/ai/playbooks/" + i21 + "/if",
                      schemaPath: "#/properties/ai/properties/playbooks/items/properties/if/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err262];
                    } else {
                      vErrors.push(err262);
                    }
                    errors++;
                  }
                }
                if (data197.params !== undefined) {
                  let data201 = data197.params;
                  if (data201 && typeof data201 == "object" && !Array.isArray(data201)) {
                    for (const key32 in data201) {
                      if (typeof data201[key32] !== "string") {
                        const err263 = {
                          instancePath:
                            instancePath +
                            "/ai/playbooks/" +
                            i21 +
                            "/params/" +
                            key32.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/ai/properties/playbooks/items/properties/params/additionalProperties/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err263];
                        } else {
                          vErrors.push(err263);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err264 = {
                      instancePath: instancePath + "/ai/playbooks/" + i21 + "/params",
                      schemaPath:
                        "#/properties/ai/properties/playbooks/items/properties/params/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err264];
                    } else {
                      vErrors.push(err264);
                    }
                    errors++;
                  }
                }
              } else {
                const err265 = {
                  instancePath: instancePath + "/ai/playbooks/" + i21,
                  schemaPath: "#/properties/ai/properties/playbooks/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err265];
                } else {
                  vErrors.push(err265);
                }
                errors++;
              }
            }
          } else {
            const err266 = {
              instancePath: instancePath + "/ai/playbooks",
              schemaPath: "#/properties/ai/properties/playbooks/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err266];
            } else {
              vErrors.push(err266);
            }
            errors++;
          }
        }
        if (data179.recommendPlaybooks !== undefined) {
          let data203 = data179.recommendPlaybooks;
          if (Array.isArray(data203)) {
            const len22 = data203.length;
            for (let i22 = 0; i22 < len22; i22++) {
              if (
                !validate55(data203[i22], {
                  instancePath: instancePath + "/ai/recommendPlaybooks/" + i22,
                  parentData: data203,
                  parentDataProperty: i22,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err267 = {
              instancePath: instancePath + "/ai/recommendPlaybooks",
              schemaPath: "#/properties/ai/properties/recommendPlaybooks/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err267];
            } else {
              vErrors.push(err267);
            }
            errors++;
          }
        }
        if (data179.formats !== undefined) {
          let data205 = data179.formats;
          if (Array.isArray(data205)) {
            const len23 = data205.length;
            for (let i23 = 0; i23 < len23; i23++) {
              let data206 = data205[i23];
              if (typeof data206 !== "string") {
                const err268 = {
                  instancePath: instancePath + "/ai/formats/" + i23,
                  schemaPath: "#/properties/ai/properties/formats/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err268];
                } else {
                  vErrors.push(err268);
                }
                errors++;
              }
              if (
                !(data206 === "markdown" || data206 === "slack" || data206 === "recommendPlaybook")
              ) {
                const err269 = {
                  instancePath: instancePath + "/ai/formats/" + i23,
                  schemaPath: "#/properties/ai/properties/formats/items/enum",
                  keyword: "enum",
                  params: { allowedValues: schema221.properties.ai.properties.formats.items.enum },
                  message: "must be equal to one of the allowed values",
                };
                if (vErrors === null) {
                  vErrors = [err269];
                } else {
                  vErrors.push(err269);
                }
                errors++;
              }
            }
          } else {
            const err270 = {
              instancePath: instancePath + "/ai/formats",
              schemaPath: "#/properties/ai/properties/formats/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err270];
            } else {
              vErrors.push(err270);
            }
            errors++;
          }
        }
        if (data179.dryRun !== undefined) {
          if (typeof data179.dryRun !== "boolean") {
            const err271 = {
              instancePath: instancePath + "/ai/dryRun",
              schemaPath: "#/properties/ai/properties/dryRun/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err271];
            } else {
              vErrors.push(err271);
            }
            errors++;
          }
        }
      } else {
        const err272 = {
          instancePath: instancePath + "/ai",
          schemaPath: "#/properties/ai/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err272];
        } else {
          vErrors.push(err272);
        }
        errors++;
      }
    }
  } else {
    const err273 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err273];
    } else {
      vErrors.push(err273);
    }
    errors++;
  }
  validate901.errors = vErrors;
  return errors === 0;
}
validate901.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate894(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="playbook.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate894.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "actions" },
        message: "must have required property '" + "actions" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema219.properties, key0)) {
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
    if (data.title !== undefined) {
      if (typeof data.title !== "string") {
        const err2 = {
          instancePath: instancePath + "/title",
          schemaPath: "#/properties/title/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err3 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.category !== undefined) {
      if (typeof data.category !== "string") {
        const err4 = {
          instancePath: instancePath + "/category",
          schemaPath: "#/properties/category/type",
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
    if (data.parameters !== undefined) {
      let data4 = data.parameters;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate895(data4[i0], {
              instancePath: instancePath + "/parameters/" + i0,
              parentData: data4,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate895.errors : vErrors.concat(validate895.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/parameters",
          schemaPath: "#/properties/parameters/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.configs !== undefined) {
      let data6 = data.configs;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate55(data6[i1], {
              instancePath: instancePath + "/configs/" + i1,
              parentData: data6,
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
        const err7 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.components !== undefined) {
      let data8 = data.components;
      if (Array.isArray(data8)) {
        const len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate55(data8[i2], {
              instancePath: instancePath + "/components/" + i2,
              parentData: data8,
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
        const err8 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.checks !== undefined) {
      let data10 = data.checks;
      if (Array.isArray(data10)) {
        const len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (
            !validate55(data10[i3], {
              instancePath: instancePath + "/checks/" + i3,
              parentData: data10,
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
        const err9 = {
          instancePath: instancePath + "/checks",
          schemaPath: "#/properties/checks/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.actions !== undefined) {
      let data12 = data.actions;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          const err10 = {
            instancePath: instancePath + "/actions",
            schemaPath: "#/properties/actions/minItems",
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
        const len4 = data12.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate901(data12[i4], {
              instancePath: instancePath + "/actions/" + i4,
              parentData: data12,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate901.errors : vErrors.concat(validate901.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/actions",
          schemaPath: "#/properties/actions/type",
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
    if (data.on !== undefined) {
      let data14 = data.on;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        for (const key1 in data14) {
          if (
            !(key1 === "canary" || key1 === "config" || key1 === "component" || key1 === "webhook")
          ) {
            const err12 = {
              instancePath: instancePath + "/on",
              schemaPath: "#/properties/on/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data14.canary !== undefined) {
          let data15 = data14.canary;
          if (Array.isArray(data15)) {
            const len5 = data15.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data16 = data15[i5];
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.event === undefined) {
                  const err13 = {
                    instancePath: instancePath + "/on/canary/" + i5,
                    schemaPath: "#/properties/on/properties/canary/items/required",
                    keyword: "required",
                    params: { missingProperty: "event" },
                    message: "must have required property '" + "event" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                for (const key2 in data16) {
                  if (!(key2 === "event" || key2 === "labels" || key2 === "filter")) {
                    const err14 = {
                      instancePath: instancePath + "/on/canary/" + i5,
                      schemaPath: "#/properties/on/properties/canary/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
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
                if (data16.event !== undefined) {
                  let data17 = data16.event;
                  if (typeof data17 !== "string") {
                    const err15 = {
                      instancePath: instancePath + "/on/canary/" + i5 + "/event",
                      schemaPath: "#/properties/on/properties/canary/items/properties/event/type",
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
                  if (!(data17 === "passed" || data17 === "failed")) {
                    const err16 = {
                      instancePath: instancePath + "/on/canary/" + i5 + "/event",
                      schemaPath: "#/properties/on/properties/canary/items/properties/event/enum",
                      keyword: "enum",
                      params: {
                        allowedValues:
                          schema219.properties.on.properties.canary.items.properties.event.enum,
                      },
                      message: "must be equal to one of the allowed values",
                    };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data16.labels !== undefined) {
                  let data18 = data16.labels;
                  if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                    for (const key3 in data18) {
                      if (typeof data18[key3] !== "string") {
                        const err17 = {
                          instancePath:
                            instancePath +
                            "/on/canary/" +
                            i5 +
                            "/labels/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/on/properties/canary/items/properties/labels/additionalProperties/type",
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
                  } else {
                    const err18 = {
                      instancePath: instancePath + "/on/canary/" + i5 + "/labels",
                      schemaPath: "#/properties/on/properties/canary/items/properties/labels/type",
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
                if (data16.filter !== undefined) {
                  if (typeof data16.filter !== "string") {
                    const err19 = {
                      instancePath: instancePath + "/on/canary/" + i5 + "/filter",
                      schemaPath: "#/properties/on/properties/canary/items/properties/filter/type",
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
              } else {
                const err20 = {
                  instancePath: instancePath + "/on/canary/" + i5,
                  schemaPath: "#/properties/on/properties/canary/items/type",
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
          } else {
            const err21 = {
              instancePath: instancePath + "/on/canary",
              schemaPath: "#/properties/on/properties/canary/type",
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
        if (data14.config !== undefined) {
          let data21 = data14.config;
          if (Array.isArray(data21)) {
            const len6 = data21.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data22 = data21[i6];
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                if (data22.event === undefined) {
                  const err22 = {
                    instancePath: instancePath + "/on/config/" + i6,
                    schemaPath: "#/properties/on/properties/config/items/required",
                    keyword: "required",
                    params: { missingProperty: "event" },
                    message: "must have required property '" + "event" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                for (const key4 in data22) {
                  if (!(key4 === "event" || key4 === "labels" || key4 === "filter")) {
                    const err23 = {
                      instancePath: instancePath + "/on/config/" + i6,
                      schemaPath: "#/properties/on/properties/config/items/additionalProperties",
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
                if (data22.event !== undefined) {
                  let data23 = data22.event;
                  if (typeof data23 !== "string") {
                    const err24 = {
                      instancePath: instancePath + "/on/config/" + i6 + "/event",
                      schemaPath: "#/properties/on/properties/config/items/properties/event/type",
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
                  if (
                    !(
                      data23 === "created" ||
                      data23 === "updated" ||
                      data23 === "changed" ||
                      data23 === "deleted" ||
                      data23 === "healthy" ||
                      data23 === "unhealthy" ||
                      data23 === "warning" ||
                      data23 === "degraded" ||
                      data23 === "unknown"
                    )
                  ) {
                    const err25 = {
                      instancePath: instancePath + "/on/config/" + i6 + "/event",
                      schemaPath: "#/properties/on/properties/config/items/properties/event/enum",
                      keyword: "enum",
                      params: {
                        allowedValues:
                          schema219.properties.on.properties.config.items.properties.event.enum,
                      },
                      message: "must be equal to one of the allowed values",
                    };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
                if (data22.labels !== undefined) {
                  let data24 = data22.labels;
                  if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                    for (const key5 in data24) {
                      if (typeof data24[key5] !== "string") {
                        const err26 = {
                          instancePath:
                            instancePath +
                            "/on/config/" +
                            i6 +
                            "/labels/" +
                            key5.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/on/properties/config/items/properties/labels/additionalProperties/type",
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
                      instancePath: instancePath + "/on/config/" + i6 + "/labels",
                      schemaPath: "#/properties/on/properties/config/items/properties/labels/type",
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
                if (data22.filter !== undefined) {
                  if (typeof data22.filter !== "string") {
                    const err28 = {
                      instancePath: instancePath + "/on/config/" + i6 + "/filter",
                      schemaPath: "#/properties/on/properties/config/items/properties/filter/type",
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
              } else {
                const err29 = {
                  instancePath: instancePath + "/on/config/" + i6,
                  schemaPath: "#/properties/on/properties/config/items/type",
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
          } else {
            const err30 = {
              instancePath: instancePath + "/on/config",
              schemaPath: "#/properties/on/properties/config/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data14.component !== undefined) {
          let data27 = data14.component;
          if (Array.isArray(data27)) {
            const len7 = data27.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data28 = data27[i7];
              if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                if (data28.event === undefined) {
                  const err31 = {
                    instancePath: instancePath + "/on/component/" + i7,
                    schemaPath: "#/properties/on/properties/component/items/required",
                    keyword: "required",
                    params: { missingProperty: "event" },
                    message: "must have required property '" + "event" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                for (const key6 in data28) {
                  if (!(key6 === "event" || key6 === "labels" || key6 === "filter")) {
                    const err32 = {
                      instancePath: instancePath + "/on/component/" + i7,
                      schemaPath: "#/properties/on/properties/component/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key6 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data28.event !== undefined) {
                  let data29 = data28.event;
                  if (typeof data29 !== "string") {
                    const err33 = {
                      instancePath: instancePath + "/on/component/" + i7 + "/event",
                      schemaPath:
                        "#/properties/on/properties/component/items/properties/event/type",
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
                  if (
                    !(
                      data29 === "healthy" ||
                      data29 === "unhealthy" ||
                      data29 === "warning" ||
                      data29 === "unknown"
                    )
                  ) {
                    const err34 = {
                      instancePath: instancePath + "/on/component/" + i7 + "/event",
                      schemaPath:
                        "#/properties/on/properties/component/items/properties/event/enum",
                      keyword: "enum",
                      params: {
                        allowedValues:
                          schema219.properties.on.properties.component.items.properties.event.enum,
                      },
                      message: "must be equal to one of the allowed values",
                    };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data28.labels !== undefined) {
                  let data30 = data28.labels;
                  if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                    for (const key7 in data30) {
                      if (typeof data30[key7] !== "string") {
                        const err35 = {
                          instancePath:
                            instancePath +
                            "/on/component/" +
                            i7 +
                            "/labels/" +
                            key7.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/on/properties/component/items/properties/labels/additionalProperties/type",
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
                      instancePath: instancePath + "/on/component/" + i7 + "/labels",
                      schemaPath:
                        "#/properties/on/properties/component/items/properties/labels/type",
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
                if (data28.filter !== undefined) {
                  if (typeof data28.filter !== "string") {
                    const err37 = {
                      instancePath: instancePath + "/on/component/" + i7 + "/filter",
                      schemaPath:
                        "#/properties/on/properties/component/items/properties/filter/type",
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
                  instancePath: instancePath + "/on/component/" + i7,
                  schemaPath: "#/properties/on/properties/component/items/type",
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
              instancePath: instancePath + "/on/component",
              schemaPath: "#/properties/on/properties/component/type",
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
        if (data14.webhook !== undefined) {
          let data33 = data14.webhook;
          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
            if (data33.path === undefined) {
              const err40 = {
                instancePath: instancePath + "/on/webhook",
                schemaPath: "#/properties/on/properties/webhook/required",
                keyword: "required",
                params: { missingProperty: "path" },
                message: "must have required property '" + "path" + "'",
              };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            for (const key8 in data33) {
              if (!(key8 === "path" || key8 === "authentication")) {
                const err41 = {
                  instancePath: instancePath + "/on/webhook",
                  schemaPath: "#/properties/on/properties/webhook/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key8 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data33.path !== undefined) {
              if (typeof data33.path !== "string") {
                const err42 = {
                  instancePath: instancePath + "/on/webhook/path",
                  schemaPath: "#/properties/on/properties/webhook/properties/path/type",
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
            if (data33.authentication !== undefined) {
              let data35 = data33.authentication;
              if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                if (Object.keys(data35).length > 1) {
                  const err43 = {
                    instancePath: instancePath + "/on/webhook/authentication",
                    schemaPath:
                      "#/properties/on/properties/webhook/properties/authentication/maxProperties",
                    keyword: "maxProperties",
                    params: { limit: 1 },
                    message: "must NOT have more than 1 properties",
                  };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                for (const key9 in data35) {
                  if (
                    !(key9 === "basic" || key9 === "github" || key9 === "svix" || key9 === "jwt")
                  ) {
                    const err44 = {
                      instancePath: instancePath + "/on/webhook/authentication",
                      schemaPath:
                        "#/properties/on/properties/webhook/properties/authentication/additionalProperties",
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
                if (data35.basic !== undefined) {
                  let data36 = data35.basic;
                  if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                    if (data36.username === undefined) {
                      const err45 = {
                        instancePath: instancePath + "/on/webhook/authentication/basic",
                        schemaPath:
                          "#/properties/on/properties/webhook/properties/authentication/properties/basic/required",
                        keyword: "required",
                        params: { missingProperty: "username" },
                        message: "must have required property '" + "username" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                    if (data36.password === undefined) {
                      const err46 = {
                        instancePath: instancePath + "/on/webhook/authentication/basic",
                        schemaPath:
                          "#/properties/on/properties/webhook/properties/authentication/properties/basic/required",
                        keyword: "required",
                        params: { missingProperty: "password" },
                        message: "must have required property '" + "password" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                    for (const key10 in data36) {
                      if (!(key10 === "username" || key10 === "password")) {
                        const err47 = {
                          instancePath: instancePath + "/on/webhook/authentication/basic",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/basic/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key10 },
                          message: "must NOT have additional properties",
                        };
                        if (vErrors === null) {
                          vErrors = [err47];
                        } else {
                          vErrors.push(err47);
                        }
                        errors++;
                      }
                    }
                    if (data36.username !== undefined) {
                      if (
                        !validate84(data36.username, {
                          instancePath: instancePath + "/on/webhook/authentication/basic/username",
                          parentData: data36,
                          parentDataProperty: "username",
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                        errors = vErrors.length;
                      }
                    }
                    if (data36.password !== undefined) {
                      if (
                        !validate84(data36.password, {
                          instancePath: instancePath + "/on/webhook/authentication/basic/password",
                          parentData: data36,
                          parentDataProperty: "password",
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                        errors = vErrors.length;
                      }
                    }
                  } else {
                    const err48 = {
                      instancePath: instancePath + "/on/webhook/authentication/basic",
                      schemaPath:
                        "#/properties/on/properties/webhook/properties/authentication/properties/basic/type",
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
                if (data35.github !== undefined) {
                  let data39 = data35.github;
                  if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                    if (data39.token === undefined) {
                      const err49 = {
                        instancePath: instancePath + "/on/webhook/authentication/github",
                        schemaPath:
                          "#/properties/on/properties/webhook/properties/authentication/properties/github/required",
                        keyword: "required",
                        params: { missingProperty: "token" },
                        message: "must have required property '" + "token" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                    for (const key11 in data39) {
                      if (!(key11 === "token")) {
                        const err50 = {
                          instancePath: instancePath + "/on/webhook/authentication/github",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/github/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key11 },
                          message: "must NOT have additional properties",
                        };
                        if (vErrors === null) {
                          vErrors = [err50];
                        } else {
                          vErrors.push(err50);
                        }
                        errors++;
                      }
                    }
                    if (data39.token !== undefined) {
                      if (
                        !validate84(data39.token, {
                          instancePath: instancePath + "/on/webhook/authentication/github/token",
                          parentData: data39,
                          parentDataProperty: "token",
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                        errors = vErrors.length;
                      }
                    }
                  } else {
                    const err51 = {
                      instancePath: instancePath + "/on/webhook/authentication/github",
                      schemaPath:
                        "#/properties/on/properties/webhook/properties/authentication/properties/github/type",
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
                if (data35.svix !== undefined) {
                  let data41 = data35.svix;
                  if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                    if (data41.secret === undefined) {
                      const err52 = {
                        instancePath: instancePath + "/on/webhook/authentication/svix",
                        schemaPath:
                          "#/properties/on/properties/webhook/properties/authentication/properties/svix/required",
                        keyword: "required",
                        params: { missingProperty: "secret" },
                        message: "must have required property '" + "secret" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                    for (const key12 in data41) {
                      if (!(key12 === "secret" || key12 === "verifyTimestamp")) {
                        const err53 = {
                          instancePath: instancePath + "/on/webhook/authentication/svix",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/svix/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key12 },
                          message: "must NOT have additional properties",
                        };
                        if (vErrors === null) {
                          vErrors = [err53];
                        } else {
                          vErrors.push(err53);
                        }
                        errors++;
                      }
                    }
                    if (data41.secret !== undefined) {
                      if (
                        !validate84(data41.secret, {
                          instancePath: instancePath + "/on/webhook/authentication/svix/secret",
                          parentData: data41,
                          parentDataProperty: "secret",
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors =
                          vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                        errors = vErrors.length;
                      }
                    }
                    if (data41.verifyTimestamp !== undefined) {
                      let data43 = data41.verifyTimestamp;
                      if (typeof data43 !== "string" && typeof data43 !== "boolean") {
                        const err54 = {
                          instancePath:
                            instancePath + "/on/webhook/authentication/svix/verifyTimestamp",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/svix/properties/verifyTimestamp/type",
                          keyword: "type",
                          params: {
                            type: schema219.properties.on.properties.webhook.properties
                              .authentication.properties.svix.properties.verifyTimestamp.type,
                          },
                          message: "must be string,boolean",
                        };
                        if (vErrors === null) {
                          vErrors = [err54];
                        } else {
                          vErrors.push(err54);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err55 = {
                      instancePath: instancePath + "/on/webhook/authentication/svix",
                      schemaPath:
                        "#/properties/on/properties/webhook/properties/authentication/properties/svix/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data35.jwt !== undefined) {
                  let data44 = data35.jwt;
                  if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                    if (data44.jwksUri === undefined) {
                      const err56 = {
                        instancePath: instancePath + "/on/webhook/authentication/jwt",
                        schemaPath:
                          "#/properties/on/properties/webhook/properties/authentication/properties/jwt/required",
                        keyword: "required",
                        params: { missingProperty: "jwksUri" },
                        message: "must have required property '" + "jwksUri" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                    for (const key13 in data44) {
                      if (!(key13 === "jwksUri")) {
                        const err57 = {
                          instancePath: instancePath + "/on/webhook/authentication/jwt",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/jwt/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key13 },
                          message: "must NOT have additional properties",
                        };
                        if (vErrors === null) {
                          vErrors = [err57];
                        } else {
                          vErrors.push(err57);
                        }
                        errors++;
                      }
                    }
                    if (data44.jwksUri !== undefined) {
                      if (typeof data44.jwksUri !== "string") {
                        const err58 = {
                          instancePath: instancePath + "/on/webhook/authentication/jwt/jwksUri",
                          schemaPath:
                            "#/properties/on/properties/webhook/properties/authentication/properties/jwt/properties/jwksUri/type",
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
                  } else {
                    const err59 = {
                      instancePath: instancePath + "/on/webhook/authentication/jwt",
                      schemaPath:
                        "#/properties/on/properties/webhook/properties/authentication/properties/jwt/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
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
                  instancePath: instancePath + "/on/webhook/authentication",
                  schemaPath: "#/properties/on/properties/webhook/properties/authentication/type",
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
              instancePath: instancePath + "/on/webhook",
              schemaPath: "#/properties/on/properties/webhook/type",
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
      } else {
        const err62 = {
          instancePath: instancePath + "/on",
          schemaPath: "#/properties/on/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
    }
    if (data.approval !== undefined) {
      let data46 = data.approval;
      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
        for (const key14 in data46) {
          if (!(key14 === "type" || key14 === "approvers")) {
            const err63 = {
              instancePath: instancePath + "/approval",
              schemaPath: "#/properties/approval/additionalProperties",
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
        if (data46.type !== undefined) {
          let data47 = data46.type;
          if (typeof data47 !== "string") {
            const err64 = {
              instancePath: instancePath + "/approval/type",
              schemaPath: "#/properties/approval/properties/type/type",
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
          if (!(data47 === "any" || data47 === "all" || data47 === "")) {
            const err65 = {
              instancePath: instancePath + "/approval/type",
              schemaPath: "#/properties/approval/properties/type/enum",
              keyword: "enum",
              params: { allowedValues: schema219.properties.approval.properties.type.enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data46.approvers !== undefined) {
          let data48 = data46.approvers;
          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
            for (const key15 in data48) {
              if (!(key15 === "people" || key15 === "teams")) {
                const err66 = {
                  instancePath: instancePath + "/approval/approvers",
                  schemaPath: "#/properties/approval/properties/approvers/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key15 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
            if (data48.people !== undefined) {
              let data49 = data48.people;
              if (Array.isArray(data49)) {
                const len8 = data49.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  if (typeof data49[i8] !== "string") {
                    const err67 = {
                      instancePath: instancePath + "/approval/approvers/people/" + i8,
                      schemaPath:
                        "#/properties/approval/properties/approvers/properties/people/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                }
              } else {
                const err68 = {
                  instancePath: instancePath + "/approval/approvers/people",
                  schemaPath: "#/properties/approval/properties/approvers/properties/people/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              }
            }
            if (data48.teams !== undefined) {
              let data51 = data48.teams;
              if (Array.isArray(data51)) {
                const len9 = data51.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  if (typeof data51[i9] !== "string") {
                    const err69 = {
                      instancePath: instancePath + "/approval/approvers/teams/" + i9,
                      schemaPath:
                        "#/properties/approval/properties/approvers/properties/teams/items/type",
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
              } else {
                const err70 = {
                  instancePath: instancePath + "/approval/approvers/teams",
                  schemaPath: "#/properties/approval/properties/approvers/properties/teams/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
          } else {
            const err71 = {
              instancePath: instancePath + "/approval/approvers",
              schemaPath: "#/properties/approval/properties/approvers/type",
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
      } else {
        const err72 = {
          instancePath: instancePath + "/approval",
          schemaPath: "#/properties/approval/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
    }
    if (data.filters !== undefined) {
      let data53 = data.filters;
      if (Array.isArray(data53)) {
        const len10 = data53.length;
        for (let i10 = 0; i10 < len10; i10++) {
          if (typeof data53[i10] !== "string") {
            const err73 = {
              instancePath: instancePath + "/filters/" + i10,
              schemaPath: "#/properties/filters/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err73];
            } else {
              vErrors.push(err73);
            }
            errors++;
          }
        }
      } else {
        const err74 = {
          instancePath: instancePath + "/filters",
          schemaPath: "#/properties/filters/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    }
    if (data.env !== undefined) {
      let data55 = data.env;
      if (Array.isArray(data55)) {
        const len11 = data55.length;
        for (let i11 = 0; i11 < len11; i11++) {
          if (
            !validate84(data55[i11], {
              instancePath: instancePath + "/env/" + i11,
              parentData: data55,
              parentDataProperty: i11,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err75 = {
          instancePath: instancePath + "/env",
          schemaPath: "#/properties/env/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
    }
    if (data.runsOn !== undefined) {
      let data57 = data.runsOn;
      if (Array.isArray(data57)) {
        const len12 = data57.length;
        for (let i12 = 0; i12 < len12; i12++) {
          if (typeof data57[i12] !== "string") {
            const err76 = {
              instancePath: instancePath + "/runsOn/" + i12,
              schemaPath: "#/properties/runsOn/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
      } else {
        const err77 = {
          instancePath: instancePath + "/runsOn",
          schemaPath: "#/properties/runsOn/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
    }
    if (data.templatesOn !== undefined) {
      let data59 = data.templatesOn;
      if (typeof data59 !== "string") {
        const err78 = {
          instancePath: instancePath + "/templatesOn",
          schemaPath: "#/properties/templatesOn/type",
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
      if (!(data59 === "host" || data59 === "agent" || data59 === "")) {
        const err79 = {
          instancePath: instancePath + "/templatesOn",
          schemaPath: "#/properties/templatesOn/enum",
          keyword: "enum",
          params: { allowedValues: schema219.properties.templatesOn.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data.timeout !== undefined) {
      if (
        !validate172(data.timeout, {
          instancePath: instancePath + "/timeout",
          parentData: data,
          parentDataProperty: "timeout",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.permissions !== undefined) {
      let data61 = data.permissions;
      if (Array.isArray(data61)) {
        const len13 = data61.length;
        for (let i13 = 0; i13 < len13; i13++) {
          let data62 = data61[i13];
          if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
            for (const key16 in data62) {
              if (!(key16 === "role" || key16 === "team" || key16 === "ref")) {
                const err80 = {
                  instancePath: instancePath + "/permissions/" + i13,
                  schemaPath: "#/properties/permissions/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key16 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err80];
                } else {
                  vErrors.push(err80);
                }
                errors++;
              }
            }
            if (data62.role !== undefined) {
              if (typeof data62.role !== "string") {
                const err81 = {
                  instancePath: instancePath + "/permissions/" + i13 + "/role",
                  schemaPath: "#/properties/permissions/items/properties/role/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
            if (data62.team !== undefined) {
              if (typeof data62.team !== "string") {
                const err82 = {
                  instancePath: instancePath + "/permissions/" + i13 + "/team",
                  schemaPath: "#/properties/permissions/items/properties/team/type",
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
            if (data62.ref !== undefined) {
              if (typeof data62.ref !== "string") {
                const err83 = {
                  instancePath: instancePath + "/permissions/" + i13 + "/ref",
                  schemaPath: "#/properties/permissions/items/properties/ref/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
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
              instancePath: instancePath + "/permissions/" + i13,
              schemaPath: "#/properties/permissions/items/type",
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
      } else {
        const err85 = {
          instancePath: instancePath + "/permissions",
          schemaPath: "#/properties/permissions/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
  } else {
    const err86 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err86];
    } else {
      vErrors.push(err86);
    }
    errors++;
  }
  validate894.errors = vErrors;
  return errors === 0;
}
validate894.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
