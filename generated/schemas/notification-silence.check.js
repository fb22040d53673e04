// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate828;
export default validate828;
const schema181 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "notification-silence.json",
  title: "NotificationSilenceSpec",
  description: "Keeps notifications of some resources back.",
  "x-kind": {
    kind: "NotificationSilence",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "notification_silences",
  },
  type: "object",
  additionalProperties: false,
  anyOf: [{ required: ["filter"] }, { required: ["selectors"] }],
  examples: [
    {
      description: "Maintenance of the database",
      from: "2026-03-01T20:00:00Z",
      until: "2026-03-01T23:00:00Z",
      recursive: true,
      selectors: [{ types: ["Kubernetes::StatefulSet"], namespace: "db" }],
    },
    { filter: "config.name.startsWith('batch-')", from: "now", until: "now+2d" },
  ],
  properties: {
    description: { type: ["string", "null"], description: "Reason." },
    from: { type: "string", description: "Start: date and time, or date math such as now." },
    until: {
      type: "string",
      description: "End: date and time, or date math such as now+2h; never when absent.",
    },
    recursive: {
      type: "boolean",
      description: "Also the children of the resources.",
      default: false,
    },
    filter: { type: "string", description: "CEL that must hold." },
    selectors: {
      type: "array",
      description: "Resources whose messages are kept back.",
      items: { $ref: "resource-selector.json" },
    },
  },
  $defs: {
    form: {
      type: "object",
      title: "NotificationSilenceForm",
      description: "Form of a silence.",
      required: ["name", "from"],
      additionalProperties: false,
      examples: [
        {
          name: "db-maintenance",
          from: "now",
          until: "now+2h",
          config_id: "018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f",
          recursive: true,
          description: "Maintenance",
        },
      ],
      oneOf: [
        { required: ["config_id"] },
        { required: ["component_id"] },
        { required: ["check_id"] },
        { required: ["canary_id"] },
        { required: ["filter"] },
        { required: ["selectors"] },
      ],
      properties: {
        name: {
          type: "string",
          description: "Must specify a unique name",
          minLength: 1,
          "x-ui": { order: 1, label: "Name", widget: "text" },
        },
        from: {
          type: "string",
          description: "Start.",
          "x-ui": { order: 2, label: "From", group: "duration" },
        },
        until: {
          type: ["string", "null"],
          description: "End; null means indefinitely.",
          "x-ui": { order: 3, label: "Until", group: "duration" },
        },
        description: {
          type: "string",
          description: "Reason.",
          "x-ui": { order: 4, label: "Reason", widget: "textarea" },
        },
        config_id: {
          type: "string",
          description: "Catalog item.",
          format: "uuid",
          "x-ui": { order: 5, label: "Catalog", widget: "resource", group: "resource" },
        },
        component_id: {
          type: "string",
          description: "Component.",
          format: "uuid",
          "x-ui": { order: 6, label: "Component", widget: "resource", group: "resource" },
        },
        check_id: {
          type: "string",
          description: "Check.",
          format: "uuid",
          "x-ui": { order: 7, label: "Check", widget: "resource", group: "resource" },
        },
        canary_id: {
          type: "string",
          description: "Canary.",
          format: "uuid",
          "x-ui": { order: 8, label: "Canary", widget: "resource", group: "resource" },
        },
        recursive: {
          type: "boolean",
          description: "Also the children.",
          default: false,
          "x-ui": { order: 9, label: "Recursive", widget: "switch", group: "resource" },
        },
        filter: {
          type: "string",
          description: "CEL that must hold.",
          minLength: 1,
          "x-ui": { order: 10, label: "Filter", widget: "textarea" },
        },
        selectors: {
          type: "array",
          description: "Resources to match.",
          items: { $ref: "resource-selector.json" },
          minItems: 1,
          "x-ui": { order: 11, label: "Selectors", widget: "yaml" },
        },
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
function validate828(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="notification-silence.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate828.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filter === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "filter" },
        message: "must have required property '" + "filter" + "'",
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
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.selectors === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/anyOf/1/required",
        keyword: "required",
        params: { missingProperty: "selectors" },
        message: "must have required property '" + "selectors" + "'",
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
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err2 = {
      instancePath,
      schemaPath: "#/anyOf",
      keyword: "anyOf",
      params: {},
      message: "must match a schema in anyOf",
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
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
    for (const key0 in data) {
      if (
        !(
          key0 === "description" ||
          key0 === "from" ||
          key0 === "until" ||
          key0 === "recursive" ||
          key0 === "filter" ||
          key0 === "selectors"
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
      let data0 = data.description;
      if (typeof data0 !== "string" && data0 !== null) {
        const err4 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
          keyword: "type",
          params: { type: schema181.properties.description.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.from !== undefined) {
      if (typeof data.from !== "string") {
        const err5 = {
          instancePath: instancePath + "/from",
          schemaPath: "#/properties/from/type",
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
    if (data.until !== undefined) {
      if (typeof data.until !== "string") {
        const err6 = {
          instancePath: instancePath + "/until",
          schemaPath: "#/properties/until/type",
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
    if (data.recursive !== undefined) {
      if (typeof data.recursive !== "boolean") {
        const err7 = {
          instancePath: instancePath + "/recursive",
          schemaPath: "#/properties/recursive/type",
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
    if (data.filter !== undefined) {
      if (typeof data.filter !== "string") {
        const err8 = {
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
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
    if (data.selectors !== undefined) {
      let data5 = data.selectors;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate55(data5[i0], {
              instancePath: instancePath + "/selectors/" + i0,
              parentData: data5,
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
        const err9 = {
          instancePath: instancePath + "/selectors",
          schemaPath: "#/properties/selectors/type",
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
  } else {
    const err10 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate828.errors = vErrors;
  return errors === 0;
}
validate828.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
