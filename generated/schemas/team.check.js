// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1188;
export default validate1188;
const schema261 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "team.json",
  title: "TeamSpec",
  description: "What a team owns and how it is told.",
  "x-kind": { table: "teams" },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      components: [{ labelSelector: "team=platform" }],
      responder_clients: {
        jira: {
          url: "https://jira.example.com",
          username: { value: "bot" },
          password: { valueFrom: { secretKeyRef: { name: "jira", key: "token" } } },
        },
      },
      notifications: [
        {
          name: "slack",
          connection: "connection://default/slack",
          filter: "check.severity == 'critical'",
        },
      ],
    },
    {},
  ],
  properties: {
    components: {
      type: "array",
      description: "Components that it owns.",
      items: { $ref: "resource-selector.json" },
    },
    responder_clients: {
      type: "object",
      description: "Systems in which it works.",
      additionalProperties: false,
      properties: {
        jira: {
          type: "object",
          description: "Jira.",
          required: ["username", "password"],
          additionalProperties: false,
          properties: {
            url: { type: "string", description: "Address." },
            username: { $ref: "env-var.json", description: "User name." },
            password: { $ref: "env-var.json", description: "Password." },
            defaults: {
              type: "object",
              description: "Values used first.",
              additionalProperties: true,
            },
            values: { type: "object", description: "Allowed values.", additionalProperties: true },
          },
        },
        aws: {
          type: "object",
          description: "AWS.",
          additionalProperties: false,
          properties: {
            username: { $ref: "env-var.json", description: "Access key." },
            password: { $ref: "env-var.json", description: "Secret key." },
          },
        },
        ms_planner: {
          type: "object",
          description: "Microsoft Planner.",
          required: ["tenant_id", "client_id", "group_id", "username", "password"],
          additionalProperties: false,
          properties: {
            tenant_id: { type: "string", description: "Tenant." },
            client_id: { type: "string", description: "Client." },
            group_id: { type: "string", description: "Group." },
            username: { $ref: "env-var.json", description: "User name." },
            password: { $ref: "env-var.json", description: "Password." },
            defaults: {
              type: "object",
              description: "Values used first.",
              additionalProperties: true,
            },
            values: { type: "object", description: "Allowed values.", additionalProperties: true },
          },
        },
      },
    },
    notifications: {
      type: "array",
      description: "Where it is told.",
      items: {
        type: "object",
        description: "A channel.",
        additionalProperties: false,
        properties: {
          name: { type: "string", description: "Name." },
          filter: { type: "string", description: "CEL that must hold." },
          connection: { type: "string", description: "Connection." },
          url: { type: "string", description: "Address." },
          properties: {
            type: "object",
            description: "Settings of the channel.",
            additionalProperties: { type: "string" },
          },
        },
      },
    },
  },
  $defs: {
    form: {
      type: "object",
      title: "TeamForm",
      description: "Form of the record.",
      required: ["name"],
      additionalProperties: false,
      properties: {
        name: {
          type: "string",
          description: "Name.",
          minLength: 1,
          "x-ui": { order: 1, label: "Name", widget: "text" },
        },
        icon: {
          type: "string",
          description: "Icon name.",
          default: "group",
          "x-ui": { order: 2, label: "Icon", widget: "icon" },
        },
        spec: {
          type: "string",
          description: "The specification as YAML.",
          "x-ui": { order: 9, label: "Spec", widget: "yaml" },
        },
      },
      examples: [
        {
          name: "platform",
          icon: "group",
          spec: "components:\n  - labelSelector: team=platform\n",
        },
      ],
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
function validate1188(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="team.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1188.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "components" || key0 === "responder_clients" || key0 === "notifications")) {
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
    if (data.components !== undefined) {
      let data0 = data.components;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate55(data0[i0], {
              instancePath: instancePath + "/components/" + i0,
              parentData: data0,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.responder_clients !== undefined) {
      let data2 = data.responder_clients;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (!(key1 === "jira" || key1 === "aws" || key1 === "ms_planner")) {
            const err2 = {
              instancePath: instancePath + "/responder_clients",
              schemaPath: "#/properties/responder_clients/additionalProperties",
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
        if (data2.jira !== undefined) {
          let data3 = data2.jira;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.username === undefined) {
              const err3 = {
                instancePath: instancePath + "/responder_clients/jira",
                schemaPath: "#/properties/responder_clients/properties/jira/required",
                keyword: "required",
                params: { missingProperty: "username" },
                message: "must have required property '" + "username" + "'",
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data3.password === undefined) {
              const err4 = {
                instancePath: instancePath + "/responder_clients/jira",
                schemaPath: "#/properties/responder_clients/properties/jira/required",
                keyword: "required",
                params: { missingProperty: "password" },
                message: "must have required property '" + "password" + "'",
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            for (const key2 in data3) {
              if (
                !(
                  key2 === "url" ||
                  key2 === "username" ||
                  key2 === "password" ||
                  key2 === "defaults" ||
                  key2 === "values"
                )
              ) {
                const err5 = {
                  instancePath: instancePath + "/responder_clients/jira",
                  schemaPath: "#/properties/responder_clients/properties/jira/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data3.url !== undefined) {
              if (typeof data3.url !== "string") {
                const err6 = {
                  instancePath: instancePath + "/responder_clients/jira/url",
                  schemaPath: "#/properties/responder_clients/properties/jira/properties/url/type",
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
            if (data3.username !== undefined) {
              if (
                !validate84(data3.username, {
                  instancePath: instancePath + "/responder_clients/jira/username",
                  parentData: data3,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data3.password !== undefined) {
              if (
                !validate84(data3.password, {
                  instancePath: instancePath + "/responder_clients/jira/password",
                  parentData: data3,
                  parentDataProperty: "password",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data3.defaults !== undefined) {
              let data7 = data3.defaults;
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              } else {
                const err7 = {
                  instancePath: instancePath + "/responder_clients/jira/defaults",
                  schemaPath:
                    "#/properties/responder_clients/properties/jira/properties/defaults/type",
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
            }
            if (data3.values !== undefined) {
              let data8 = data3.values;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
              } else {
                const err8 = {
                  instancePath: instancePath + "/responder_clients/jira/values",
                  schemaPath:
                    "#/properties/responder_clients/properties/jira/properties/values/type",
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
          } else {
            const err9 = {
              instancePath: instancePath + "/responder_clients/jira",
              schemaPath: "#/properties/responder_clients/properties/jira/type",
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
        if (data2.aws !== undefined) {
          let data9 = data2.aws;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            for (const key3 in data9) {
              if (!(key3 === "username" || key3 === "password")) {
                const err10 = {
                  instancePath: instancePath + "/responder_clients/aws",
                  schemaPath: "#/properties/responder_clients/properties/aws/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data9.username !== undefined) {
              if (
                !validate84(data9.username, {
                  instancePath: instancePath + "/responder_clients/aws/username",
                  parentData: data9,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data9.password !== undefined) {
              if (
                !validate84(data9.password, {
                  instancePath: instancePath + "/responder_clients/aws/password",
                  parentData: data9,
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
            const err11 = {
              instancePath: instancePath + "/responder_clients/aws",
              schemaPath: "#/properties/responder_clients/properties/aws/type",
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
        }
        if (data2.ms_planner !== undefined) {
          let data12 = data2.ms_planner;
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.tenant_id === undefined) {
              const err12 = {
                instancePath: instancePath + "/responder_clients/ms_planner",
                schemaPath: "#/properties/responder_clients/properties/ms_planner/required",
                keyword: "required",
                params: { missingProperty: "tenant_id" },
                message: "must have required property '" + "tenant_id" + "'",
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data12.client_id === undefined) {
              const err13 = {
                instancePath: instancePath + "/responder_clients/ms_planner",
                schemaPath: "#/properties/responder_clients/properties/ms_planner/required",
                keyword: "required",
                params: { missingProperty: "client_id" },
                message: "must have required property '" + "client_id" + "'",
              };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data12.group_id === undefined) {
              const err14 = {
                instancePath: instancePath + "/responder_clients/ms_planner",
                schemaPath: "#/properties/responder_clients/properties/ms_planner/required",
                keyword: "required",
                params: { missingProperty: "group_id" },
                message: "must have required property '" + "group_id" + "'",
              };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data12.username === undefined) {
              const err15 = {
                instancePath: instancePath + "/responder_clients/ms_planner",
                schemaPath: "#/properties/responder_clients/properties/ms_planner/required",
                keyword: "required",
                params: { missingProperty: "username" },
                message: "must have required property '" + "username" + "'",
              };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data12.password === undefined) {
              const err16 = {
                instancePath: instancePath + "/responder_clients/ms_planner",
                schemaPath: "#/properties/responder_clients/properties/ms_planner/required",
                keyword: "required",
                params: { missingProperty: "password" },
                message: "must have required property '" + "password" + "'",
              };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key4 in data12) {
              if (
                !(
                  key4 === "tenant_id" ||
                  key4 === "client_id" ||
                  key4 === "group_id" ||
                  key4 === "username" ||
                  key4 === "password" ||
                  key4 === "defaults" ||
                  key4 === "values"
                )
              ) {
                const err17 = {
                  instancePath: instancePath + "/responder_clients/ms_planner",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key4 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data12.tenant_id !== undefined) {
              if (typeof data12.tenant_id !== "string") {
                const err18 = {
                  instancePath: instancePath + "/responder_clients/ms_planner/tenant_id",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/properties/tenant_id/type",
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
            if (data12.client_id !== undefined) {
              if (typeof data12.client_id !== "string") {
                const err19 = {
                  instancePath: instancePath + "/responder_clients/ms_planner/client_id",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/properties/client_id/type",
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
            if (data12.group_id !== undefined) {
              if (typeof data12.group_id !== "string") {
                const err20 = {
                  instancePath: instancePath + "/responder_clients/ms_planner/group_id",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/properties/group_id/type",
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
            if (data12.username !== undefined) {
              if (
                !validate84(data12.username, {
                  instancePath: instancePath + "/responder_clients/ms_planner/username",
                  parentData: data12,
                  parentDataProperty: "username",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data12.password !== undefined) {
              if (
                !validate84(data12.password, {
                  instancePath: instancePath + "/responder_clients/ms_planner/password",
                  parentData: data12,
                  parentDataProperty: "password",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                errors = vErrors.length;
              }
            }
            if (data12.defaults !== undefined) {
              let data18 = data12.defaults;
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
              } else {
                const err21 = {
                  instancePath: instancePath + "/responder_clients/ms_planner/defaults",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/properties/defaults/type",
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
            if (data12.values !== undefined) {
              let data19 = data12.values;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
              } else {
                const err22 = {
                  instancePath: instancePath + "/responder_clients/ms_planner/values",
                  schemaPath:
                    "#/properties/responder_clients/properties/ms_planner/properties/values/type",
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
            }
          } else {
            const err23 = {
              instancePath: instancePath + "/responder_clients/ms_planner",
              schemaPath: "#/properties/responder_clients/properties/ms_planner/type",
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
      } else {
        const err24 = {
          instancePath: instancePath + "/responder_clients",
          schemaPath: "#/properties/responder_clients/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.notifications !== undefined) {
      let data20 = data.notifications;
      if (Array.isArray(data20)) {
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data21 = data20[i1];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            for (const key5 in data21) {
              if (
                !(
                  key5 === "name" ||
                  key5 === "filter" ||
                  key5 === "connection" ||
                  key5 === "url" ||
                  key5 === "properties"
                )
              ) {
                const err25 = {
                  instancePath: instancePath + "/notifications/" + i1,
                  schemaPath: "#/properties/notifications/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data21.name !== undefined) {
              if (typeof data21.name !== "string") {
                const err26 = {
                  instancePath: instancePath + "/notifications/" + i1 + "/name",
                  schemaPath: "#/properties/notifications/items/properties/name/type",
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
            if (data21.filter !== undefined) {
              if (typeof data21.filter !== "string") {
                const err27 = {
                  instancePath: instancePath + "/notifications/" + i1 + "/filter",
                  schemaPath: "#/properties/notifications/items/properties/filter/type",
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
            if (data21.connection !== undefined) {
              if (typeof data21.connection !== "string") {
                const err28 = {
                  instancePath: instancePath + "/notifications/" + i1 + "/connection",
                  schemaPath: "#/properties/notifications/items/properties/connection/type",
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
            if (data21.url !== undefined) {
              if (typeof data21.url !== "string") {
                const err29 = {
                  instancePath: instancePath + "/notifications/" + i1 + "/url",
                  schemaPath: "#/properties/notifications/items/properties/url/type",
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
            if (data21.properties !== undefined) {
              let data26 = data21.properties;
              if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                for (const key6 in data26) {
                  if (typeof data26[key6] !== "string") {
                    const err30 = {
                      instancePath:
                        instancePath +
                        "/notifications/" +
                        i1 +
                        "/properties/" +
                        key6.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/notifications/items/properties/properties/additionalProperties/type",
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
                  instancePath: instancePath + "/notifications/" + i1 + "/properties",
                  schemaPath: "#/properties/notifications/items/properties/properties/type",
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
              instancePath: instancePath + "/notifications/" + i1,
              schemaPath: "#/properties/notifications/items/type",
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
        }
      } else {
        const err33 = {
          instancePath: instancePath + "/notifications",
          schemaPath: "#/properties/notifications/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1188.errors = vErrors;
  return errors === 0;
}
validate1188.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
