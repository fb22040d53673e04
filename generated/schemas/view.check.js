// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1231;
export default validate1231;
const schema269 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "view.json",
  title: "ViewSpec",
  description: "A page of a table and charts over queries.",
  "x-kind": {
    kind: "View",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "views",
  },
  type: "object",
  required: ["queries"],
  additionalProperties: false,
  anyOf: [
    { required: ["panels"], properties: { panels: { minItems: 1 } } },
    { required: ["columns"], properties: { columns: { minItems: 1 } } },
  ],
  examples: [
    {
      display: { title: "Pods", icon: "k8s-pod", sidebar: true },
      queries: { pods: { configs: { types: ["Kubernetes::Pod"] } } },
      columns: [
        { name: "name", type: "string", primaryKey: true },
        { name: "health", type: "health" },
        {
          name: "memory",
          type: "gauge",
          gauge: { max: "100", thresholds: [{ percent: 80, color: "orange" }] },
        },
      ],
      mapping: { name: "row.name", health: "row.health" },
      cache: { maxAge: "10m" },
    },
    {
      queries: { pods: { configs: { search: "type=Kubernetes::Pod" } } },
      panels: [
        {
          name: "By health",
          type: "piechart",
          query: "SELECT health, count(*) AS value FROM pods GROUP BY health",
          piechart: { showLabels: true },
        },
      ],
      templating: [{ key: "cluster", label: "Cluster", values: ["eu", "us"], default: "eu" }],
    },
  ],
  properties: {
    description: { type: "string", description: "Free text." },
    display: {
      type: "object",
      description: "How it appears.",
      additionalProperties: false,
      properties: {
        title: { type: "string", description: "Shown name." },
        icon: { type: "string", description: "Icon name." },
        ordinal: { type: "integer", description: "Place among the others." },
        sidebar: { type: "boolean", description: "Shown in the sidebar." },
        plugins: {
          type: "array",
          description: "Other places.",
          items: {
            type: "object",
            description: "Where else it appears.",
            required: ["configTab"],
            additionalProperties: false,
            properties: {
              configTab: {
                $ref: "resource-selector.json",
                description: "Catalog items that get it as a tab.",
              },
              filter: {
                type: ["object", "string"],
                description: "Values for its filters.",
                additionalProperties: true,
              },
              variables: {
                type: "object",
                description: "Values of its variables.",
                additionalProperties: { type: "string" },
              },
            },
          },
        },
      },
    },
    queries: {
      type: "object",
      description: "Queries by name; each has exactly one source.",
      minProperties: 1,
      additionalProperties: {
        type: "object",
        description: "A query.",
        additionalProperties: false,
        oneOf: [
          { required: ["configs"] },
          { required: ["changes"] },
          { required: ["viewTableSelector"] },
          { required: ["prometheus"] },
        ],
        properties: {
          configs: { $ref: "resource-selector.json", description: "Catalog items." },
          changes: { $ref: "resource-selector.json", description: "Changes of catalog items." },
          viewTableSelector: {
            type: "object",
            description: "Tables of other views.",
            additionalProperties: false,
            properties: {
              name: { type: "string", description: "Name." },
              namespace: { type: "string", description: "Namespace." },
              labelSelector: { type: "string", description: "Labels." },
            },
          },
          prometheus: {
            type: "object",
            description: "Prometheus.",
            required: ["query"],
            additionalProperties: false,
            properties: {
              connection: {
                type: "string",
                description:
                  "Stored connection: connection://namespace/name, connection://name or its id.",
              },
              url: { type: "string", description: "Address." },
              username: { $ref: "env-var.json", description: "User name." },
              password: { $ref: "env-var.json", description: "Password." },
              ntlm: { type: "boolean", description: "NTLM." },
              ntlmv2: { type: "boolean", description: "NTLM, second version." },
              digest: { type: "boolean", description: "Digest authentication." },
              bearer: { $ref: "env-var.json", description: "Bearer token." },
              oauth: { $ref: "oauth.json", description: "OAuth." },
              tls: { $ref: "tls.json", description: "TLS." },
              query: { type: "string", description: "PromQL query." },
            },
          },
          columns: {
            type: "object",
            description: "Types of the columns when nothing is found.",
            additionalProperties: {
              type: "string",
              enum: ["string", "integer", "decimal", "boolean", "datetime", "duration", "jsonb"],
            },
          },
        },
      },
    },
    columns: {
      type: "array",
      description: "Columns of the table; one of them is its key.",
      items: { $ref: "#/$defs/column" },
      if: { minItems: 1 },
      then: {
        contains: {
          type: "object",
          required: ["primaryKey"],
          properties: { primaryKey: { const: true } },
        },
      },
    },
    panels: { type: "array", description: "Charts.", items: { $ref: "#/$defs/panel" } },
    merge: { type: "string", description: "SQL that joins the queries." },
    mapping: {
      type: "object",
      description: "CEL expressions by column.",
      additionalProperties: { type: "string" },
    },
    cache: {
      type: "object",
      description: "How long results are kept.",
      additionalProperties: false,
      properties: {
        maxAge: { $ref: "duration.json", description: "Refresh when older; 15m." },
        minAge: { $ref: "duration.json", description: "Never refresh when younger; 10s." },
        refreshTimeout: { $ref: "duration.json", description: "Wait for a refresh; 5s." },
      },
    },
    templating: {
      type: "array",
      description: "Variables.",
      items: {
        type: "object",
        description: "A variable that the reader picks; exactly one of values and valueFrom.",
        required: ["key", "label"],
        additionalProperties: false,
        oneOf: [{ required: ["values"] }, { required: ["valueFrom"] }],
        properties: {
          key: { type: "string", description: "Key in templates." },
          label: { type: "string", description: "Shown name." },
          values: { type: "array", description: "Choices.", items: { type: "string" } },
          valueFrom: {
            type: "object",
            description: "Where the choices come from.",
            required: ["config"],
            additionalProperties: false,
            properties: {
              config: {
                $ref: "resource-selector.json",
                description: "Catalog items whose names are the choices.",
              },
            },
          },
          default: { type: "string", description: "Choice at first." },
          dependsOn: {
            type: "array",
            description: "Variables that this one refers to.",
            items: { type: "string" },
          },
        },
      },
    },
  },
  $defs: {
    column: {
      type: "object",
      description: "A column.",
      required: ["name", "type"],
      additionalProperties: false,
      if: { required: ["type"], properties: { type: { const: "gauge" } } },
      then: { required: ["gauge"] },
      else: { not: { required: ["gauge"] } },
      properties: {
        name: { type: "string", description: "Unique in the view.", minLength: 1 },
        type: {
          type: "string",
          description: "Kind of value.",
          enum: [
            "string",
            "number",
            "boolean",
            "datetime",
            "duration",
            "health",
            "status",
            "gauge",
            "bytes",
            "decimal",
            "millicore",
            "url",
            "badge",
          ],
        },
        primaryKey: { type: "boolean", description: "Part of a row's key." },
        description: { type: "string", description: "Free text." },
        hidden: { type: "boolean", description: "Not shown." },
        icon: { type: "string", description: "Icon name, or row.<column>." },
        unit: { type: "string", description: "Unit." },
        gauge: {
          type: "object",
          description: "Settings of a gauge.",
          additionalProperties: false,
          properties: {
            max: {
              type: ["string", "number"],
              description: "Upper bound, a number or an expression, as text.",
            },
            min: { type: ["string", "number"], description: "Lower bound." },
            precision: { type: "integer", description: "Decimals." },
            thresholds: {
              type: "array",
              description: "Colours by percentage.",
              items: {
                type: "object",
                description: "A colour from a percentage on.",
                required: ["color"],
                additionalProperties: false,
                anyOf: [{ required: ["percent"] }, { required: ["value"] }],
                properties: {
                  percent: { type: "integer", description: "Percentage." },
                  color: { type: "string", description: "Colour." },
                  value: {
                    type: "integer",
                    description: "Older name of percent.",
                    deprecated: true,
                  },
                },
              },
            },
          },
        },
        url: {
          type: "object",
          description: "Where it leads.",
          additionalProperties: false,
          properties: {
            config: { type: "string", description: "CEL that gives the id of a catalog item." },
            view: {
              type: "object",
              description: "A view.",
              additionalProperties: false,
              properties: {
                namespace: { type: "string", description: "Namespace." },
                name: { type: "string", description: "Name." },
                filter: {
                  type: "object",
                  description: "Values for its filters.",
                  additionalProperties: { type: "string" },
                },
              },
            },
          },
        },
        filter: {
          type: "object",
          description: "How it is filtered.",
          required: ["type"],
          additionalProperties: false,
          properties: {
            type: { type: "string", description: "Kind of filter.", enum: ["multiselect"] },
          },
        },
        for: {
          type: "string",
          description: "Column that this one serves (no longer used).",
          deprecated: true,
        },
      },
    },
    panel: {
      type: "object",
      description: "A chart.",
      required: ["name", "type", "query"],
      additionalProperties: false,
      allOf: [
        { if: { required: ["gauge"] }, then: { properties: { type: { const: "gauge" } } } },
        { if: { required: ["piechart"] }, then: { properties: { type: { const: "piechart" } } } },
        { if: { required: ["number"] }, then: { properties: { type: { const: "number" } } } },
        { if: { required: ["table"] }, then: { properties: { type: { const: "table" } } } },
      ],
      properties: {
        name: { type: "string", description: "Name.", minLength: 1 },
        type: {
          type: "string",
          description: "Kind of chart.",
          enum: ["piechart", "text", "gauge", "number", "table", "duration"],
        },
        query: { type: "string", description: "SQL over the queries." },
        description: { type: "string", description: "Free text." },
        gauge: {
          type: "object",
          description: "Settings of a gauge.",
          additionalProperties: false,
          properties: {
            max: {
              type: ["string", "number"],
              description: "Upper bound, a number or an expression, as text.",
            },
            min: { type: ["string", "number"], description: "Lower bound." },
            precision: { type: "integer", description: "Decimals." },
            thresholds: {
              type: "array",
              description: "Colours by percentage.",
              items: {
                type: "object",
                description: "A colour from a percentage on.",
                required: ["color"],
                additionalProperties: false,
                anyOf: [{ required: ["percent"] }, { required: ["value"] }],
                properties: {
                  percent: { type: "integer", description: "Percentage." },
                  color: { type: "string", description: "Colour." },
                  value: {
                    type: "integer",
                    description: "Older name of percent.",
                    deprecated: true,
                  },
                },
              },
            },
            unit: { type: "string", description: "Unit." },
          },
        },
        piechart: {
          type: "object",
          description: "Settings of a pie chart.",
          additionalProperties: false,
          properties: {
            showLabels: { type: "boolean", description: "Labels in the chart." },
            colors: {
              type: "object",
              description: "Colours by value.",
              additionalProperties: { type: "string" },
            },
          },
        },
        number: {
          type: "object",
          description: "Settings of a number.",
          additionalProperties: false,
          properties: {
            unit: { type: "string", description: "Unit." },
            precision: { type: "integer", description: "Decimals." },
          },
        },
        table: { type: "object", description: "Settings of a table." },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
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
const schema78 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "oauth.json",
  title: "OAuth",
  description: "Token request.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      clientID: { value: "console" },
      tokenURL: "https://login.example.com/token",
      scope: ["read"],
    },
  ],
  properties: {
    clientID: { $ref: "env-var.json", description: "Client id." },
    clientSecret: { $ref: "env-var.json", description: "Client secret." },
    scope: { type: "array", description: "Scopes.", items: { type: "string" } },
    tokenURL: { type: "string", description: "Address that gives tokens." },
    params: {
      type: "object",
      description: "Further parameters.",
      additionalProperties: { type: "string" },
    },
  },
};
function validate373(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="oauth.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate373.evaluated;
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
          key0 === "clientID" ||
          key0 === "clientSecret" ||
          key0 === "scope" ||
          key0 === "tokenURL" ||
          key0 === "params"
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
    if (data.scope !== undefined) {
      let data2 = data.scope;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err1 = {
              instancePath: instancePath + "/scope/" + i0,
              schemaPath: "#/properties/scope/items/type",
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
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
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
    if (data.tokenURL !== undefined) {
      if (typeof data.tokenURL !== "string") {
        const err3 = {
          instancePath: instancePath + "/tokenURL",
          schemaPath: "#/properties/tokenURL/type",
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
    if (data.params !== undefined) {
      let data5 = data.params;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (typeof data5[key1] !== "string") {
            const err4 = {
              instancePath:
                instancePath + "/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/params/additionalProperties/type",
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
          instancePath: instancePath + "/params",
          schemaPath: "#/properties/params/type",
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
  validate373.errors = vErrors;
  return errors === 0;
}
validate373.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema57 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "tls.json",
  title: "Tls",
  description: "TLS settings.",
  type: "object",
  additionalProperties: false,
  examples: [{ insecureSkipVerify: true, handshakeTimeout: "10s" }],
  properties: {
    insecureSkipVerify: { type: "boolean", description: "Accept any certificate." },
    handshakeTimeout: {
      description: "Limit of the handshake: a duration, or nanoseconds.",
      anyOf: [{ type: "integer" }, { $ref: "duration.json" }],
    },
    ca: { $ref: "env-var.json", description: "Certificate of the authority." },
    cert: { $ref: "env-var.json", description: "Client certificate." },
    key: { $ref: "env-var.json", description: "Client key." },
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
function validate237(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="tls.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate237.evaluated;
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
          key0 === "insecureSkipVerify" ||
          key0 === "handshakeTimeout" ||
          key0 === "ca" ||
          key0 === "cert" ||
          key0 === "key"
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
    if (data.insecureSkipVerify !== undefined) {
      if (typeof data.insecureSkipVerify !== "boolean") {
        const err1 = {
          instancePath: instancePath + "/insecureSkipVerify",
          schemaPath: "#/properties/insecureSkipVerify/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.handshakeTimeout !== undefined) {
      let data1 = data.handshakeTimeout;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
        const err2 = {
          instancePath: instancePath + "/handshakeTimeout",
          schemaPath: "#/properties/handshakeTimeout/anyOf/0/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      const _errs8 = errors;
      if (
        !validate172(data1, {
          instancePath: instancePath + "/handshakeTimeout",
          parentData: data,
          parentDataProperty: "handshakeTimeout",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err3 = {
          instancePath: instancePath + "/handshakeTimeout",
          schemaPath: "#/properties/handshakeTimeout/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = _errs5;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ca !== undefined) {
      if (
        !validate84(data.ca, {
          instancePath: instancePath + "/ca",
          parentData: data,
          parentDataProperty: "ca",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.cert !== undefined) {
      if (
        !validate84(data.cert, {
          instancePath: instancePath + "/cert",
          parentData: data,
          parentDataProperty: "cert",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.key !== undefined) {
      if (
        !validate84(data.key, {
          instancePath: instancePath + "/key",
          parentData: data,
          parentDataProperty: "key",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
  validate237.errors = vErrors;
  return errors === 0;
}
validate237.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema270 = {
  type: "object",
  description: "A column.",
  required: ["name", "type"],
  additionalProperties: false,
  if: { required: ["type"], properties: { type: { const: "gauge" } } },
  then: { required: ["gauge"] },
  else: { not: { required: ["gauge"] } },
  properties: {
    name: { type: "string", description: "Unique in the view.", minLength: 1 },
    type: {
      type: "string",
      description: "Kind of value.",
      enum: [
        "string",
        "number",
        "boolean",
        "datetime",
        "duration",
        "health",
        "status",
        "gauge",
        "bytes",
        "decimal",
        "millicore",
        "url",
        "badge",
      ],
    },
    primaryKey: { type: "boolean", description: "Part of a row's key." },
    description: { type: "string", description: "Free text." },
    hidden: { type: "boolean", description: "Not shown." },
    icon: { type: "string", description: "Icon name, or row.<column>." },
    unit: { type: "string", description: "Unit." },
    gauge: {
      type: "object",
      description: "Settings of a gauge.",
      additionalProperties: false,
      properties: {
        max: {
          type: ["string", "number"],
          description: "Upper bound, a number or an expression, as text.",
        },
        min: { type: ["string", "number"], description: "Lower bound." },
        precision: { type: "integer", description: "Decimals." },
        thresholds: {
          type: "array",
          description: "Colours by percentage.",
          items: {
            type: "object",
            description: "A colour from a percentage on.",
            required: ["color"],
            additionalProperties: false,
            anyOf: [{ required: ["percent"] }, { required: ["value"] }],
            properties: {
              percent: { type: "integer", description: "Percentage." },
              color: { type: "string", description: "Colour." },
              value: { type: "integer", description: "Older name of percent.", deprecated: true },
            },
          },
        },
      },
    },
    url: {
      type: "object",
      description: "Where it leads.",
      additionalProperties: false,
      properties: {
        config: { type: "string", description: "CEL that gives the id of a catalog item." },
        view: {
          type: "object",
          description: "A view.",
          additionalProperties: false,
          properties: {
            namespace: { type: "string", description: "Namespace." },
            name: { type: "string", description: "Name." },
            filter: {
              type: "object",
              description: "Values for its filters.",
              additionalProperties: { type: "string" },
            },
          },
        },
      },
    },
    filter: {
      type: "object",
      description: "How it is filtered.",
      required: ["type"],
      additionalProperties: false,
      properties: {
        type: { type: "string", description: "Kind of filter.", enum: ["multiselect"] },
      },
    },
    for: {
      type: "string",
      description: "Column that this one serves (no longer used).",
      deprecated: true,
    },
  },
};
function validate1240(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1240.evaluated;
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
    if (data.type === undefined && (missing0 = "type")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.type !== undefined) {
        if ("gauge" !== data.type) {
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
  var _valid0 = _errs2 === errors;
  errors = _errs1;
  if (vErrors !== null) {
    if (_errs1) {
      vErrors.length = _errs1;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.gauge === undefined) {
        const err2 = {
          instancePath,
          schemaPath: "#/then/required",
          keyword: "required",
          params: { missingProperty: "gauge" },
          message: "must have required property '" + "gauge" + "'",
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
    valid0 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs5 = errors;
    const _errs6 = errors;
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.gauge === undefined && (missing1 = "gauge")) {
        const err3 = {};
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    var valid2 = _errs7 === errors;
    if (valid2) {
      const err4 = {
        instancePath,
        schemaPath: "#/else/not",
        keyword: "not",
        params: {},
        message: "must NOT be valid",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
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
    var _valid0 = _errs5 === errors;
    valid0 = _valid0;
    ifClause0 = "else";
  }
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: ifClause0 },
      message: 'must match "' + ifClause0 + '" schema',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.type === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema270.properties, key0)) {
        const err8 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err9 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.type !== undefined) {
      let data2 = data.type;
      if (typeof data2 !== "string") {
        const err11 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
          data2 === "string" ||
          data2 === "number" ||
          data2 === "boolean" ||
          data2 === "datetime" ||
          data2 === "duration" ||
          data2 === "health" ||
          data2 === "status" ||
          data2 === "gauge" ||
          data2 === "bytes" ||
          data2 === "decimal" ||
          data2 === "millicore" ||
          data2 === "url" ||
          data2 === "badge"
        )
      ) {
        const err12 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/enum",
          keyword: "enum",
          params: { allowedValues: schema270.properties.type.enum },
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
    if (data.primaryKey !== undefined) {
      if (typeof data.primaryKey !== "boolean") {
        const err13 = {
          instancePath: instancePath + "/primaryKey",
          schemaPath: "#/properties/primaryKey/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err14 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.hidden !== undefined) {
      if (typeof data.hidden !== "boolean") {
        const err15 = {
          instancePath: instancePath + "/hidden",
          schemaPath: "#/properties/hidden/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err16 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.unit !== undefined) {
      if (typeof data.unit !== "string") {
        const err17 = {
          instancePath: instancePath + "/unit",
          schemaPath: "#/properties/unit/type",
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
    if (data.gauge !== undefined) {
      let data8 = data.gauge;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key1 in data8) {
          if (
            !(key1 === "max" || key1 === "min" || key1 === "precision" || key1 === "thresholds")
          ) {
            const err18 = {
              instancePath: instancePath + "/gauge",
              schemaPath: "#/properties/gauge/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data8.max !== undefined) {
          let data9 = data8.max;
          if (typeof data9 !== "string" && !(typeof data9 == "number")) {
            const err19 = {
              instancePath: instancePath + "/gauge/max",
              schemaPath: "#/properties/gauge/properties/max/type",
              keyword: "type",
              params: { type: schema270.properties.gauge.properties.max.type },
              message: "must be string,number",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data8.min !== undefined) {
          let data10 = data8.min;
          if (typeof data10 !== "string" && !(typeof data10 == "number")) {
            const err20 = {
              instancePath: instancePath + "/gauge/min",
              schemaPath: "#/properties/gauge/properties/min/type",
              keyword: "type",
              params: { type: schema270.properties.gauge.properties.min.type },
              message: "must be string,number",
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data8.precision !== undefined) {
          let data11 = data8.precision;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
            const err21 = {
              instancePath: instancePath + "/gauge/precision",
              schemaPath: "#/properties/gauge/properties/precision/type",
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
        }
        if (data8.thresholds !== undefined) {
          let data12 = data8.thresholds;
          if (Array.isArray(data12)) {
            const len0 = data12.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data13 = data12[i0];
              const _errs36 = errors;
              let valid7 = false;
              const _errs37 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.percent === undefined) {
                  const err22 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "percent" },
                    message: "must have required property '" + "percent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs37 === errors;
              valid7 = valid7 || _valid1;
              const _errs38 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.value === undefined) {
                  const err23 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "value" },
                    message: "must have required property '" + "value" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs38 === errors;
              valid7 = valid7 || _valid1;
              if (!valid7) {
                const err24 = {
                  instancePath: instancePath + "/gauge/thresholds/" + i0,
                  schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
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
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.color === undefined) {
                  const err25 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/required",
                    keyword: "required",
                    params: { missingProperty: "color" },
                    message: "must have required property '" + "color" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                for (const key2 in data13) {
                  if (!(key2 === "percent" || key2 === "color" || key2 === "value")) {
                    const err26 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0,
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
                if (data13.percent !== undefined) {
                  let data14 = data13.percent;
                  if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
                    const err27 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/percent",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/percent/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                if (data13.color !== undefined) {
                  if (typeof data13.color !== "string") {
                    const err28 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/color",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/color/type",
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
                if (data13.value !== undefined) {
                  let data16 = data13.value;
                  if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
                    const err29 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/value",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/value/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
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
                  instancePath: instancePath + "/gauge/thresholds/" + i0,
                  schemaPath: "#/properties/gauge/properties/thresholds/items/type",
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
          } else {
            const err31 = {
              instancePath: instancePath + "/gauge/thresholds",
              schemaPath: "#/properties/gauge/properties/thresholds/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/gauge",
          schemaPath: "#/properties/gauge/type",
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
    if (data.url !== undefined) {
      let data17 = data.url;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        for (const key3 in data17) {
          if (!(key3 === "config" || key3 === "view")) {
            const err33 = {
              instancePath: instancePath + "/url",
              schemaPath: "#/properties/url/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data17.config !== undefined) {
          if (typeof data17.config !== "string") {
            const err34 = {
              instancePath: instancePath + "/url/config",
              schemaPath: "#/properties/url/properties/config/type",
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
        if (data17.view !== undefined) {
          let data19 = data17.view;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (const key4 in data19) {
              if (!(key4 === "namespace" || key4 === "name" || key4 === "filter")) {
                const err35 = {
                  instancePath: instancePath + "/url/view",
                  schemaPath: "#/properties/url/properties/view/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key4 },
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
            if (data19.namespace !== undefined) {
              if (typeof data19.namespace !== "string") {
                const err36 = {
                  instancePath: instancePath + "/url/view/namespace",
                  schemaPath: "#/properties/url/properties/view/properties/namespace/type",
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
            if (data19.name !== undefined) {
              if (typeof data19.name !== "string") {
                const err37 = {
                  instancePath: instancePath + "/url/view/name",
                  schemaPath: "#/properties/url/properties/view/properties/name/type",
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
            if (data19.filter !== undefined) {
              let data22 = data19.filter;
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                for (const key5 in data22) {
                  if (typeof data22[key5] !== "string") {
                    const err38 = {
                      instancePath:
                        instancePath +
                        "/url/view/filter/" +
                        key5.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/url/properties/view/properties/filter/additionalProperties/type",
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
              } else {
                const err39 = {
                  instancePath: instancePath + "/url/view/filter",
                  schemaPath: "#/properties/url/properties/view/properties/filter/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/url/view",
              schemaPath: "#/properties/url/properties/view/type",
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
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.filter !== undefined) {
      let data24 = data.filter;
      if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
        if (data24.type === undefined) {
          const err42 = {
            instancePath: instancePath + "/filter",
            schemaPath: "#/properties/filter/required",
            keyword: "required",
            params: { missingProperty: "type" },
            message: "must have required property '" + "type" + "'",
          };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        for (const key6 in data24) {
          if (!(key6 === "type")) {
            const err43 = {
              instancePath: instancePath + "/filter",
              schemaPath: "#/properties/filter/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data24.type !== undefined) {
          let data25 = data24.type;
          if (typeof data25 !== "string") {
            const err44 = {
              instancePath: instancePath + "/filter/type",
              schemaPath: "#/properties/filter/properties/type/type",
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
          if (!(data25 === "multiselect")) {
            const err45 = {
              instancePath: instancePath + "/filter/type",
              schemaPath: "#/properties/filter/properties/type/enum",
              keyword: "enum",
              params: { allowedValues: schema270.properties.filter.properties.type.enum },
              message: "must be equal to one of the allowed values",
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
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
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
    if (data.for !== undefined) {
      if (typeof data.for !== "string") {
        const err47 = {
          instancePath: instancePath + "/for",
          schemaPath: "#/properties/for/type",
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
  } else {
    const err48 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1240.errors = vErrors;
  return errors === 0;
}
validate1240.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema271 = {
  type: "object",
  description: "A chart.",
  required: ["name", "type", "query"],
  additionalProperties: false,
  allOf: [
    { if: { required: ["gauge"] }, then: { properties: { type: { const: "gauge" } } } },
    { if: { required: ["piechart"] }, then: { properties: { type: { const: "piechart" } } } },
    { if: { required: ["number"] }, then: { properties: { type: { const: "number" } } } },
    { if: { required: ["table"] }, then: { properties: { type: { const: "table" } } } },
  ],
  properties: {
    name: { type: "string", description: "Name.", minLength: 1 },
    type: {
      type: "string",
      description: "Kind of chart.",
      enum: ["piechart", "text", "gauge", "number", "table", "duration"],
    },
    query: { type: "string", description: "SQL over the queries." },
    description: { type: "string", description: "Free text." },
    gauge: {
      type: "object",
      description: "Settings of a gauge.",
      additionalProperties: false,
      properties: {
        max: {
          type: ["string", "number"],
          description: "Upper bound, a number or an expression, as text.",
        },
        min: { type: ["string", "number"], description: "Lower bound." },
        precision: { type: "integer", description: "Decimals." },
        thresholds: {
          type: "array",
          description: "Colours by percentage.",
          items: {
            type: "object",
            description: "A colour from a percentage on.",
            required: ["color"],
            additionalProperties: false,
            anyOf: [{ required: ["percent"] }, { required: ["value"] }],
            properties: {
              percent: { type: "integer", description: "Percentage." },
              color: { type: "string", description: "Colour." },
              value: { type: "integer", description: "Older name of percent.", deprecated: true },
            },
          },
        },
        unit: { type: "string", description: "Unit." },
      },
    },
    piechart: {
      type: "object",
      description: "Settings of a pie chart.",
      additionalProperties: false,
      properties: {
        showLabels: { type: "boolean", description: "Labels in the chart." },
        colors: {
          type: "object",
          description: "Colours by value.",
          additionalProperties: { type: "string" },
        },
      },
    },
    number: {
      type: "object",
      description: "Settings of a number.",
      additionalProperties: false,
      properties: {
        unit: { type: "string", description: "Unit." },
        precision: { type: "integer", description: "Decimals." },
      },
    },
    table: { type: "object", description: "Settings of a table." },
  },
};
function validate1242(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1242.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.gauge === undefined && (missing0 = "gauge")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (_valid0) {
    const _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined) {
        if ("gauge" !== data.type) {
          const err1 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/allOf/0/then/properties/type/const",
            keyword: "const",
            params: { allowedValue: "gauge" },
            message: "must be equal to constant",
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
    if (valid1) {
      var props0 = {};
      props0.type = true;
    }
  }
  if (!valid1) {
    const err2 = {
      instancePath,
      schemaPath: "#/allOf/0/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  const _errs7 = errors;
  let valid3 = true;
  const _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.piechart === undefined && (missing1 = "piechart")) {
      const err3 = {};
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
  }
  var _valid1 = _errs8 === errors;
  errors = _errs7;
  if (vErrors !== null) {
    if (_errs7) {
      vErrors.length = _errs7;
    } else {
      vErrors = null;
    }
  }
  if (_valid1) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined) {
        if ("piechart" !== data.type) {
          const err4 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/allOf/1/then/properties/type/const",
            keyword: "const",
            params: { allowedValue: "piechart" },
            message: "must be equal to constant",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    var _valid1 = _errs9 === errors;
    valid3 = _valid1;
    if (valid3) {
      var props1 = {};
      props1.type = true;
    }
  }
  if (!valid3) {
    const err5 = {
      instancePath,
      schemaPath: "#/allOf/1/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  if (props0 !== true && props1 !== undefined) {
    if (props1 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props1);
    }
  }
  const _errs12 = errors;
  let valid5 = true;
  const _errs13 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.number === undefined && (missing2 = "number")) {
      const err6 = {};
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
  }
  var _valid2 = _errs13 === errors;
  errors = _errs12;
  if (vErrors !== null) {
    if (_errs12) {
      vErrors.length = _errs12;
    } else {
      vErrors = null;
    }
  }
  if (_valid2) {
    const _errs14 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined) {
        if ("number" !== data.type) {
          const err7 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/allOf/2/then/properties/type/const",
            keyword: "const",
            params: { allowedValue: "number" },
            message: "must be equal to constant",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    var _valid2 = _errs14 === errors;
    valid5 = _valid2;
    if (valid5) {
      var props2 = {};
      props2.type = true;
    }
  }
  if (!valid5) {
    const err8 = {
      instancePath,
      schemaPath: "#/allOf/2/if",
      keyword: "if",
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  if (props0 !== true && props2 !== undefined) {
    if (props2 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props2);
    }
  }
  const _errs17 = errors;
  let valid7 = true;
  const _errs18 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.table === undefined && (missing3 = "table")) {
      const err9 = {};
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
  }
  var _valid3 = _errs18 === errors;
  errors = _errs17;
  if (vErrors !== null) {
    if (_errs17) {
      vErrors.length = _errs17;
    } else {
      vErrors = null;
    }
  }
  if (_valid3) {
    const _errs19 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.type !== undefined) {
        if ("table" !== data.type) {
          const err10 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/allOf/3/then/properties/type/const",
            keyword: "const",
            params: { allowedValue: "table" },
            message: "must be equal to constant",
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
    var _valid3 = _errs19 === errors;
    valid7 = _valid3;
    if (valid7) {
      var props3 = {};
      props3.type = true;
    }
  }
  if (!valid7) {
    const err11 = {
      instancePath,
      schemaPath: "#/allOf/3/if",
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
  if (props0 !== true && props3 !== undefined) {
    if (props3 === true) {
      props0 = true;
    } else {
      props0 = props0 || {};
      Object.assign(props0, props3);
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.type === undefined) {
      const err13 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.query === undefined) {
      const err14 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "query" },
        message: "must have required property '" + "query" + "'",
      };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "type" ||
          key0 === "query" ||
          key0 === "description" ||
          key0 === "gauge" ||
          key0 === "piechart" ||
          key0 === "number" ||
          key0 === "table"
        )
      ) {
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
    if (data.name !== undefined) {
      let data4 = data.name;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err16 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.type !== undefined) {
      let data5 = data.type;
      if (typeof data5 !== "string") {
        const err18 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
      if (
        !(
          data5 === "piechart" ||
          data5 === "text" ||
          data5 === "gauge" ||
          data5 === "number" ||
          data5 === "table" ||
          data5 === "duration"
        )
      ) {
        const err19 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/enum",
          keyword: "enum",
          params: { allowedValues: schema271.properties.type.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.query !== undefined) {
      if (typeof data.query !== "string") {
        const err20 = {
          instancePath: instancePath + "/query",
          schemaPath: "#/properties/query/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err21 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.gauge !== undefined) {
      let data8 = data.gauge;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        for (const key1 in data8) {
          if (
            !(
              key1 === "max" ||
              key1 === "min" ||
              key1 === "precision" ||
              key1 === "thresholds" ||
              key1 === "unit"
            )
          ) {
            const err22 = {
              instancePath: instancePath + "/gauge",
              schemaPath: "#/properties/gauge/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data8.max !== undefined) {
          let data9 = data8.max;
          if (typeof data9 !== "string" && !(typeof data9 == "number")) {
            const err23 = {
              instancePath: instancePath + "/gauge/max",
              schemaPath: "#/properties/gauge/properties/max/type",
              keyword: "type",
              params: { type: schema271.properties.gauge.properties.max.type },
              message: "must be string,number",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data8.min !== undefined) {
          let data10 = data8.min;
          if (typeof data10 !== "string" && !(typeof data10 == "number")) {
            const err24 = {
              instancePath: instancePath + "/gauge/min",
              schemaPath: "#/properties/gauge/properties/min/type",
              keyword: "type",
              params: { type: schema271.properties.gauge.properties.min.type },
              message: "must be string,number",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data8.precision !== undefined) {
          let data11 = data8.precision;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11))) {
            const err25 = {
              instancePath: instancePath + "/gauge/precision",
              schemaPath: "#/properties/gauge/properties/precision/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data8.thresholds !== undefined) {
          let data12 = data8.thresholds;
          if (Array.isArray(data12)) {
            const len0 = data12.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data13 = data12[i0];
              const _errs43 = errors;
              let valid13 = false;
              const _errs44 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.percent === undefined) {
                  const err26 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "percent" },
                    message: "must have required property '" + "percent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs44 === errors;
              valid13 = valid13 || _valid4;
              const _errs45 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.value === undefined) {
                  const err27 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "value" },
                    message: "must have required property '" + "value" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs45 === errors;
              valid13 = valid13 || _valid4;
              if (!valid13) {
                const err28 = {
                  instancePath: instancePath + "/gauge/thresholds/" + i0,
                  schemaPath: "#/properties/gauge/properties/thresholds/items/anyOf",
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
                if (data13.color === undefined) {
                  const err29 = {
                    instancePath: instancePath + "/gauge/thresholds/" + i0,
                    schemaPath: "#/properties/gauge/properties/thresholds/items/required",
                    keyword: "required",
                    params: { missingProperty: "color" },
                    message: "must have required property '" + "color" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                for (const key2 in data13) {
                  if (!(key2 === "percent" || key2 === "color" || key2 === "value")) {
                    const err30 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0,
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data13.percent !== undefined) {
                  let data14 = data13.percent;
                  if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
                    const err31 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/percent",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/percent/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data13.color !== undefined) {
                  if (typeof data13.color !== "string") {
                    const err32 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/color",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/color/type",
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
                if (data13.value !== undefined) {
                  let data16 = data13.value;
                  if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16))) {
                    const err33 = {
                      instancePath: instancePath + "/gauge/thresholds/" + i0 + "/value",
                      schemaPath:
                        "#/properties/gauge/properties/thresholds/items/properties/value/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
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
                  instancePath: instancePath + "/gauge/thresholds/" + i0,
                  schemaPath: "#/properties/gauge/properties/thresholds/items/type",
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
          } else {
            const err35 = {
              instancePath: instancePath + "/gauge/thresholds",
              schemaPath: "#/properties/gauge/properties/thresholds/type",
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
        if (data8.unit !== undefined) {
          if (typeof data8.unit !== "string") {
            const err36 = {
              instancePath: instancePath + "/gauge/unit",
              schemaPath: "#/properties/gauge/properties/unit/type",
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
      } else {
        const err37 = {
          instancePath: instancePath + "/gauge",
          schemaPath: "#/properties/gauge/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.piechart !== undefined) {
      let data18 = data.piechart;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        for (const key3 in data18) {
          if (!(key3 === "showLabels" || key3 === "colors")) {
            const err38 = {
              instancePath: instancePath + "/piechart",
              schemaPath: "#/properties/piechart/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data18.showLabels !== undefined) {
          if (typeof data18.showLabels !== "boolean") {
            const err39 = {
              instancePath: instancePath + "/piechart/showLabels",
              schemaPath: "#/properties/piechart/properties/showLabels/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data18.colors !== undefined) {
          let data20 = data18.colors;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            for (const key4 in data20) {
              if (typeof data20[key4] !== "string") {
                const err40 = {
                  instancePath:
                    instancePath +
                    "/piechart/colors/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/piechart/properties/colors/additionalProperties/type",
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
              instancePath: instancePath + "/piechart/colors",
              schemaPath: "#/properties/piechart/properties/colors/type",
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
      } else {
        const err42 = {
          instancePath: instancePath + "/piechart",
          schemaPath: "#/properties/piechart/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.number !== undefined) {
      let data22 = data.number;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        for (const key5 in data22) {
          if (!(key5 === "unit" || key5 === "precision")) {
            const err43 = {
              instancePath: instancePath + "/number",
              schemaPath: "#/properties/number/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data22.unit !== undefined) {
          if (typeof data22.unit !== "string") {
            const err44 = {
              instancePath: instancePath + "/number/unit",
              schemaPath: "#/properties/number/properties/unit/type",
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
        if (data22.precision !== undefined) {
          let data24 = data22.precision;
          if (!(typeof data24 == "number" && !(data24 % 1) && !isNaN(data24))) {
            const err45 = {
              instancePath: instancePath + "/number/precision",
              schemaPath: "#/properties/number/properties/precision/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
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
          instancePath: instancePath + "/number",
          schemaPath: "#/properties/number/type",
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
    if (data.table !== undefined) {
      let data25 = data.table;
      if (!(data25 && typeof data25 == "object" && !Array.isArray(data25))) {
        const err47 = {
          instancePath: instancePath + "/table",
          schemaPath: "#/properties/table/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1242.errors = vErrors;
  return errors === 0;
}
validate1242.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1231(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="view.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1231.evaluated;
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
    if (data.panels === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "panels" },
        message: "must have required property '" + "panels" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.panels !== undefined) {
      let data0 = data.panels;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err1 = {
            instancePath: instancePath + "/panels",
            schemaPath: "#/anyOf/0/properties/panels/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
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
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = {};
    props0.panels = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.columns === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/anyOf/1/required",
        keyword: "required",
        params: { missingProperty: "columns" },
        message: "must have required property '" + "columns" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.columns !== undefined) {
      let data1 = data.columns;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err3 = {
            instancePath: instancePath + "/columns",
            schemaPath: "#/anyOf/1/properties/columns/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    if (props0 !== true) {
      props0 = props0 || {};
      props0.columns = true;
    }
  }
  if (!valid0) {
    const err4 = {
      instancePath,
      schemaPath: "#/anyOf",
      keyword: "anyOf",
      params: {},
      message: "must match a schema in anyOf",
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
    if (data.queries === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "queries" },
        message: "must have required property '" + "queries" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema269.properties, key0)) {
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err7 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.display !== undefined) {
      let data3 = data.display;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          if (
            !(
              key1 === "title" ||
              key1 === "icon" ||
              key1 === "ordinal" ||
              key1 === "sidebar" ||
              key1 === "plugins"
            )
          ) {
            const err8 = {
              instancePath: instancePath + "/display",
              schemaPath: "#/properties/display/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
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
        if (data3.title !== undefined) {
          if (typeof data3.title !== "string") {
            const err9 = {
              instancePath: instancePath + "/display/title",
              schemaPath: "#/properties/display/properties/title/type",
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
        if (data3.icon !== undefined) {
          if (typeof data3.icon !== "string") {
            const err10 = {
              instancePath: instancePath + "/display/icon",
              schemaPath: "#/properties/display/properties/icon/type",
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
        if (data3.ordinal !== undefined) {
          let data6 = data3.ordinal;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
            const err11 = {
              instancePath: instancePath + "/display/ordinal",
              schemaPath: "#/properties/display/properties/ordinal/type",
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
        }
        if (data3.sidebar !== undefined) {
          if (typeof data3.sidebar !== "boolean") {
            const err12 = {
              instancePath: instancePath + "/display/sidebar",
              schemaPath: "#/properties/display/properties/sidebar/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data3.plugins !== undefined) {
          let data8 = data3.plugins;
          if (Array.isArray(data8)) {
            const len0 = data8.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data9 = data8[i0];
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.configTab === undefined) {
                  const err13 = {
                    instancePath: instancePath + "/display/plugins/" + i0,
                    schemaPath: "#/properties/display/properties/plugins/items/required",
                    keyword: "required",
                    params: { missingProperty: "configTab" },
                    message: "must have required property '" + "configTab" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                for (const key2 in data9) {
                  if (!(key2 === "configTab" || key2 === "filter" || key2 === "variables")) {
                    const err14 = {
                      instancePath: instancePath + "/display/plugins/" + i0,
                      schemaPath:
                        "#/properties/display/properties/plugins/items/additionalProperties",
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
                if (data9.configTab !== undefined) {
                  if (
                    !validate55(data9.configTab, {
                      instancePath: instancePath + "/display/plugins/" + i0 + "/configTab",
                      parentData: data9,
                      parentDataProperty: "configTab",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                }
                if (data9.filter !== undefined) {
                  let data11 = data9.filter;
                  if (
                    !(data11 && typeof data11 == "object" && !Array.isArray(data11)) &&
                    typeof data11 !== "string"
                  ) {
                    const err15 = {
                      instancePath: instancePath + "/display/plugins/" + i0 + "/filter",
                      schemaPath:
                        "#/properties/display/properties/plugins/items/properties/filter/type",
                      keyword: "type",
                      params: {
                        type: schema269.properties.display.properties.plugins.items.properties
                          .filter.type,
                      },
                      message: "must be object,string",
                    };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data9.variables !== undefined) {
                  let data12 = data9.variables;
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    for (const key3 in data12) {
                      if (typeof data12[key3] !== "string") {
                        const err16 = {
                          instancePath:
                            instancePath +
                            "/display/plugins/" +
                            i0 +
                            "/variables/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/display/properties/plugins/items/properties/variables/additionalProperties/type",
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
                      instancePath: instancePath + "/display/plugins/" + i0 + "/variables",
                      schemaPath:
                        "#/properties/display/properties/plugins/items/properties/variables/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
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
                  instancePath: instancePath + "/display/plugins/" + i0,
                  schemaPath: "#/properties/display/properties/plugins/items/type",
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
              instancePath: instancePath + "/display/plugins",
              schemaPath: "#/properties/display/properties/plugins/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/display",
          schemaPath: "#/properties/display/type",
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
    if (data.queries !== undefined) {
      let data14 = data.queries;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (Object.keys(data14).length < 1) {
          const err21 = {
            instancePath: instancePath + "/queries",
            schemaPath: "#/properties/queries/minProperties",
            keyword: "minProperties",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 properties",
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        for (const key4 in data14) {
          let data15 = data14[key4];
          const _errs39 = errors;
          let valid10 = false;
          let passing0 = null;
          const _errs40 = errors;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.configs === undefined) {
              const err22 = {
                instancePath:
                  instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                schemaPath: "#/properties/queries/additionalProperties/oneOf/0/required",
                keyword: "required",
                params: { missingProperty: "configs" },
                message: "must have required property '" + "configs" + "'",
              };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
          var _valid1 = _errs40 === errors;
          if (_valid1) {
            valid10 = true;
            passing0 = 0;
          }
          const _errs41 = errors;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.changes === undefined) {
              const err23 = {
                instancePath:
                  instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                schemaPath: "#/properties/queries/additionalProperties/oneOf/1/required",
                keyword: "required",
                params: { missingProperty: "changes" },
                message: "must have required property '" + "changes" + "'",
              };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
          var _valid1 = _errs41 === errors;
          if (_valid1 && valid10) {
            valid10 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid1) {
              valid10 = true;
              passing0 = 1;
            }
            const _errs42 = errors;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
              if (data15.viewTableSelector === undefined) {
                const err24 = {
                  instancePath:
                    instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/queries/additionalProperties/oneOf/2/required",
                  keyword: "required",
                  params: { missingProperty: "viewTableSelector" },
                  message: "must have required property '" + "viewTableSelector" + "'",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            var _valid1 = _errs42 === errors;
            if (_valid1 && valid10) {
              valid10 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid1) {
                valid10 = true;
                passing0 = 2;
              }
              const _errs43 = errors;
              if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                if (data15.prometheus === undefined) {
                  const err25 = {
                    instancePath:
                      instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                    schemaPath: "#/properties/queries/additionalProperties/oneOf/3/required",
                    keyword: "required",
                    params: { missingProperty: "prometheus" },
                    message: "must have required property '" + "prometheus" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs43 === errors;
              if (_valid1 && valid10) {
                valid10 = false;
                passing0 = [passing0, 3];
              } else {
                if (_valid1) {
                  valid10 = true;
                  passing0 = 3;
                }
              }
            }
          }
          if (!valid10) {
            const err26 = {
              instancePath:
                instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/queries/additionalProperties/oneOf",
              keyword: "oneOf",
              params: { passingSchemas: passing0 },
              message: "must match exactly one schema in oneOf",
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
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
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            for (const key5 in data15) {
              if (
                !(
                  key5 === "configs" ||
                  key5 === "changes" ||
                  key5 === "viewTableSelector" ||
                  key5 === "prometheus" ||
                  key5 === "columns"
                )
              ) {
                const err27 = {
                  instancePath:
                    instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/queries/additionalProperties/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
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
            if (data15.configs !== undefined) {
              if (
                !validate55(data15.configs, {
                  instancePath:
                    instancePath +
                    "/queries/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                    "/configs",
                  parentData: data15,
                  parentDataProperty: "configs",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
            if (data15.changes !== undefined) {
              if (
                !validate55(data15.changes, {
                  instancePath:
                    instancePath +
                    "/queries/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                    "/changes",
                  parentData: data15,
                  parentDataProperty: "changes",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
            if (data15.viewTableSelector !== undefined) {
              let data18 = data15.viewTableSelector;
              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                for (const key6 in data18) {
                  if (!(key6 === "name" || key6 === "namespace" || key6 === "labelSelector")) {
                    const err28 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/viewTableSelector",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/viewTableSelector/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key6 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data18.name !== undefined) {
                  if (typeof data18.name !== "string") {
                    const err29 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/viewTableSelector/name",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/name/type",
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
                if (data18.namespace !== undefined) {
                  if (typeof data18.namespace !== "string") {
                    const err30 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/viewTableSelector/namespace",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/namespace/type",
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
                if (data18.labelSelector !== undefined) {
                  if (typeof data18.labelSelector !== "string") {
                    const err31 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/viewTableSelector/labelSelector",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/labelSelector/type",
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
                  instancePath:
                    instancePath +
                    "/queries/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                    "/viewTableSelector",
                  schemaPath:
                    "#/properties/queries/additionalProperties/properties/viewTableSelector/type",
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
            if (data15.prometheus !== undefined) {
              let data22 = data15.prometheus;
              if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                if (data22.query === undefined) {
                  const err33 = {
                    instancePath:
                      instancePath +
                      "/queries/" +
                      key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                      "/prometheus",
                    schemaPath:
                      "#/properties/queries/additionalProperties/properties/prometheus/required",
                    keyword: "required",
                    params: { missingProperty: "query" },
                    message: "must have required property '" + "query" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                for (const key7 in data22) {
                  if (
                    !func1.call(
                      schema269.properties.queries.additionalProperties.properties.prometheus
                        .properties,
                      key7,
                    )
                  ) {
                    const err34 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key7 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data22.connection !== undefined) {
                  if (typeof data22.connection !== "string") {
                    const err35 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/connection",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/connection/type",
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
                if (data22.url !== undefined) {
                  if (typeof data22.url !== "string") {
                    const err36 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/url",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/url/type",
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
                if (data22.username !== undefined) {
                  if (
                    !validate84(data22.username, {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/username",
                      parentData: data22,
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
                if (data22.password !== undefined) {
                  if (
                    !validate84(data22.password, {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/password",
                      parentData: data22,
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
                if (data22.ntlm !== undefined) {
                  if (typeof data22.ntlm !== "boolean") {
                    const err37 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/ntlm",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlm/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
                if (data22.ntlmv2 !== undefined) {
                  if (typeof data22.ntlmv2 !== "boolean") {
                    const err38 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/ntlmv2",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlmv2/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                }
                if (data22.digest !== undefined) {
                  if (typeof data22.digest !== "boolean") {
                    const err39 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/digest",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/digest/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                }
                if (data22.bearer !== undefined) {
                  if (
                    !validate84(data22.bearer, {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/bearer",
                      parentData: data22,
                      parentDataProperty: "bearer",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
                    errors = vErrors.length;
                  }
                }
                if (data22.oauth !== undefined) {
                  if (
                    !validate373(data22.oauth, {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/oauth",
                      parentData: data22,
                      parentDataProperty: "oauth",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
                    errors = vErrors.length;
                  }
                }
                if (data22.tls !== undefined) {
                  if (
                    !validate237(data22.tls, {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/tls",
                      parentData: data22,
                      parentDataProperty: "tls",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
                    errors = vErrors.length;
                  }
                }
                if (data22.query !== undefined) {
                  if (typeof data22.query !== "string") {
                    const err40 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/prometheus/query",
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/prometheus/properties/query/type",
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
                  instancePath:
                    instancePath +
                    "/queries/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                    "/prometheus",
                  schemaPath:
                    "#/properties/queries/additionalProperties/properties/prometheus/type",
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
            if (data15.columns !== undefined) {
              let data34 = data15.columns;
              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                for (const key8 in data34) {
                  let data35 = data34[key8];
                  if (typeof data35 !== "string") {
                    const err42 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/columns/" +
                        key8.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/columns/additionalProperties/type",
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
                  if (
                    !(
                      data35 === "string" ||
                      data35 === "integer" ||
                      data35 === "decimal" ||
                      data35 === "boolean" ||
                      data35 === "datetime" ||
                      data35 === "duration" ||
                      data35 === "jsonb"
                    )
                  ) {
                    const err43 = {
                      instancePath:
                        instancePath +
                        "/queries/" +
                        key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/columns/" +
                        key8.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/queries/additionalProperties/properties/columns/additionalProperties/enum",
                      keyword: "enum",
                      params: {
                        allowedValues:
                          schema269.properties.queries.additionalProperties.properties.columns
                            .additionalProperties.enum,
                      },
                      message: "must be equal to one of the allowed values",
                    };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              } else {
                const err44 = {
                  instancePath:
                    instancePath +
                    "/queries/" +
                    key4.replace(/~/g, "~0").replace(/\//g, "~1") +
                    "/columns",
                  schemaPath: "#/properties/queries/additionalProperties/properties/columns/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath:
                instancePath + "/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/queries/additionalProperties/type",
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
      } else {
        const err46 = {
          instancePath: instancePath + "/queries",
          schemaPath: "#/properties/queries/type",
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
    if (data.columns !== undefined) {
      let data36 = data.columns;
      const _errs83 = errors;
      let valid15 = true;
      const _errs84 = errors;
      if (Array.isArray(data36)) {
        if (data36.length < 1) {
          const err47 = {};
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
      var _valid2 = _errs84 === errors;
      errors = _errs83;
      if (vErrors !== null) {
        if (_errs83) {
          vErrors.length = _errs83;
        } else {
          vErrors = null;
        }
      }
      if (_valid2) {
        const _errs85 = errors;
        if (Array.isArray(data36)) {
          const _errs86 = errors;
          const len1 = data36.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let data37 = data36[i1];
            const _errs87 = errors;
            if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
              if (data37.primaryKey === undefined) {
                const err48 = {
                  instancePath: instancePath + "/columns/" + i1,
                  schemaPath: "#/properties/columns/then/contains/required",
                  keyword: "required",
                  params: { missingProperty: "primaryKey" },
                  message: "must have required property '" + "primaryKey" + "'",
                };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (data37.primaryKey !== undefined) {
                if (true !== data37.primaryKey) {
                  const err49 = {
                    instancePath: instancePath + "/columns/" + i1 + "/primaryKey",
                    schemaPath: "#/properties/columns/then/contains/properties/primaryKey/const",
                    keyword: "const",
                    params: { allowedValue: true },
                    message: "must be equal to constant",
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
                instancePath: instancePath + "/columns/" + i1,
                schemaPath: "#/properties/columns/then/contains/type",
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
            var valid16 = _errs87 === errors;
            if (valid16) {
              break;
            }
          }
          if (!valid16) {
            const err51 = {
              instancePath: instancePath + "/columns",
              schemaPath: "#/properties/columns/then/contains",
              keyword: "contains",
              params: { minContains: 1 },
              message: "must contain at least 1 valid item(s)",
            };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          } else {
            errors = _errs86;
            if (vErrors !== null) {
              if (_errs86) {
                vErrors.length = _errs86;
              } else {
                vErrors = null;
              }
            }
          }
        }
        var _valid2 = _errs85 === errors;
        valid15 = _valid2;
      }
      if (!valid15) {
        const err52 = {
          instancePath: instancePath + "/columns",
          schemaPath: "#/properties/columns/if",
          keyword: "if",
          params: { failingKeyword: "then" },
          message: 'must match "then" schema',
        };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (Array.isArray(data36)) {
        const len2 = data36.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate1240(data36[i2], {
              instancePath: instancePath + "/columns/" + i2,
              parentData: data36,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1240.errors : vErrors.concat(validate1240.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err53 = {
          instancePath: instancePath + "/columns",
          schemaPath: "#/properties/columns/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.panels !== undefined) {
      let data40 = data.panels;
      if (Array.isArray(data40)) {
        const len3 = data40.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (
            !validate1242(data40[i3], {
              instancePath: instancePath + "/panels/" + i3,
              parentData: data40,
              parentDataProperty: i3,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1242.errors : vErrors.concat(validate1242.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err54 = {
          instancePath: instancePath + "/panels",
          schemaPath: "#/properties/panels/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.merge !== undefined) {
      if (typeof data.merge !== "string") {
        const err55 = {
          instancePath: instancePath + "/merge",
          schemaPath: "#/properties/merge/type",
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
    if (data.mapping !== undefined) {
      let data43 = data.mapping;
      if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
        for (const key9 in data43) {
          if (typeof data43[key9] !== "string") {
            const err56 = {
              instancePath:
                instancePath + "/mapping/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/mapping/additionalProperties/type",
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
        }
      } else {
        const err57 = {
          instancePath: instancePath + "/mapping",
          schemaPath: "#/properties/mapping/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
    }
    if (data.cache !== undefined) {
      let data45 = data.cache;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        for (const key10 in data45) {
          if (!(key10 === "maxAge" || key10 === "minAge" || key10 === "refreshTimeout")) {
            const err58 = {
              instancePath: instancePath + "/cache",
              schemaPath: "#/properties/cache/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key10 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data45.maxAge !== undefined) {
          if (
            !validate172(data45.maxAge, {
              instancePath: instancePath + "/cache/maxAge",
              parentData: data45,
              parentDataProperty: "maxAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data45.minAge !== undefined) {
          if (
            !validate172(data45.minAge, {
              instancePath: instancePath + "/cache/minAge",
              parentData: data45,
              parentDataProperty: "minAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data45.refreshTimeout !== undefined) {
          if (
            !validate172(data45.refreshTimeout, {
              instancePath: instancePath + "/cache/refreshTimeout",
              parentData: data45,
              parentDataProperty: "refreshTimeout",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err59 = {
          instancePath: instancePath + "/cache",
          schemaPath: "#/properties/cache/type",
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
    if (data.templating !== undefined) {
      let data49 = data.templating;
      if (Array.isArray(data49)) {
        const len4 = data49.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data50 = data49[i4];
          const _errs111 = errors;
          let valid26 = false;
          let passing1 = null;
          const _errs112 = errors;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.values === undefined) {
              const err60 = {
                instancePath: instancePath + "/templating/" + i4,
                schemaPath: "#/properties/templating/items/oneOf/0/required",
                keyword: "required",
                params: { missingProperty: "values" },
                message: "must have required property '" + "values" + "'",
              };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          }
          var _valid3 = _errs112 === errors;
          if (_valid3) {
            valid26 = true;
            passing1 = 0;
          }
          const _errs113 = errors;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.valueFrom === undefined) {
              const err61 = {
                instancePath: instancePath + "/templating/" + i4,
                schemaPath: "#/properties/templating/items/oneOf/1/required",
                keyword: "required",
                params: { missingProperty: "valueFrom" },
                message: "must have required property '" + "valueFrom" + "'",
              };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
          }
          var _valid3 = _errs113 === errors;
          if (_valid3 && valid26) {
            valid26 = false;
            passing1 = [passing1, 1];
          } else {
            if (_valid3) {
              valid26 = true;
              passing1 = 1;
            }
          }
          if (!valid26) {
            const err62 = {
              instancePath: instancePath + "/templating/" + i4,
              schemaPath: "#/properties/templating/items/oneOf",
              keyword: "oneOf",
              params: { passingSchemas: passing1 },
              message: "must match exactly one schema in oneOf",
            };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          } else {
            errors = _errs111;
            if (vErrors !== null) {
              if (_errs111) {
                vErrors.length = _errs111;
              } else {
                vErrors = null;
              }
            }
          }
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.key === undefined) {
              const err63 = {
                instancePath: instancePath + "/templating/" + i4,
                schemaPath: "#/properties/templating/items/required",
                keyword: "required",
                params: { missingProperty: "key" },
                message: "must have required property '" + "key" + "'",
              };
              if (vErrors === null) {
                vErrors = [err63];
              } else {
                vErrors.push(err63);
              }
              errors++;
            }
            if (data50.label === undefined) {
              const err64 = {
                instancePath: instancePath + "/templating/" + i4,
                schemaPath: "#/properties/templating/items/required",
                keyword: "required",
                params: { missingProperty: "label" },
                message: "must have required property '" + "label" + "'",
              };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
            for (const key11 in data50) {
              if (
                !(
                  key11 === "key" ||
                  key11 === "label" ||
                  key11 === "values" ||
                  key11 === "valueFrom" ||
                  key11 === "default" ||
                  key11 === "dependsOn"
                )
              ) {
                const err65 = {
                  instancePath: instancePath + "/templating/" + i4,
                  schemaPath: "#/properties/templating/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key11 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
            }
            if (data50.key !== undefined) {
              if (typeof data50.key !== "string") {
                const err66 = {
                  instancePath: instancePath + "/templating/" + i4 + "/key",
                  schemaPath: "#/properties/templating/items/properties/key/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
            }
            if (data50.label !== undefined) {
              if (typeof data50.label !== "string") {
                const err67 = {
                  instancePath: instancePath + "/templating/" + i4 + "/label",
                  schemaPath: "#/properties/templating/items/properties/label/type",
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
            if (data50.values !== undefined) {
              let data53 = data50.values;
              if (Array.isArray(data53)) {
                const len5 = data53.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  if (typeof data53[i5] !== "string") {
                    const err68 = {
                      instancePath: instancePath + "/templating/" + i4 + "/values/" + i5,
                      schemaPath: "#/properties/templating/items/properties/values/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                }
              } else {
                const err69 = {
                  instancePath: instancePath + "/templating/" + i4 + "/values",
                  schemaPath: "#/properties/templating/items/properties/values/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data50.valueFrom !== undefined) {
              let data55 = data50.valueFrom;
              if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                if (data55.config === undefined) {
                  const err70 = {
                    instancePath: instancePath + "/templating/" + i4 + "/valueFrom",
                    schemaPath: "#/properties/templating/items/properties/valueFrom/required",
                    keyword: "required",
                    params: { missingProperty: "config" },
                    message: "must have required property '" + "config" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                for (const key12 in data55) {
                  if (!(key12 === "config")) {
                    const err71 = {
                      instancePath: instancePath + "/templating/" + i4 + "/valueFrom",
                      schemaPath:
                        "#/properties/templating/items/properties/valueFrom/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key12 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                }
                if (data55.config !== undefined) {
                  if (
                    !validate55(data55.config, {
                      instancePath: instancePath + "/templating/" + i4 + "/valueFrom/config",
                      parentData: data55,
                      parentDataProperty: "config",
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
                const err72 = {
                  instancePath: instancePath + "/templating/" + i4 + "/valueFrom",
                  schemaPath: "#/properties/templating/items/properties/valueFrom/type",
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
            if (data50.default !== undefined) {
              if (typeof data50.default !== "string") {
                const err73 = {
                  instancePath: instancePath + "/templating/" + i4 + "/default",
                  schemaPath: "#/properties/templating/items/properties/default/type",
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
            if (data50.dependsOn !== undefined) {
              let data58 = data50.dependsOn;
              if (Array.isArray(data58)) {
                const len6 = data58.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  if (typeof data58[i6] !== "string") {
                    const err74 = {
                      instancePath: instancePath + "/templating/" + i4 + "/dependsOn/" + i6,
                      schemaPath: "#/properties/templating/items/properties/dependsOn/items/type",
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
              } else {
                const err75 = {
                  instancePath: instancePath + "/templating/" + i4 + "/dependsOn",
                  schemaPath: "#/properties/templating/items/properties/dependsOn/type",
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
          } else {
            const err76 = {
              instancePath: instancePath + "/templating/" + i4,
              schemaPath: "#/properties/templating/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/templating",
          schemaPath: "#/properties/templating/type",
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
  } else {
    const err78 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err78];
    } else {
      vErrors.push(err78);
    }
    errors++;
  }
  validate1231.errors = vErrors;
  return errors === 0;
}
validate1231.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
