// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate52;
export default validate52;
const schema19 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "application.json",
  title: "ApplicationSpec",
  description: "An application: what belongs to it and who has access.",
  "x-kind": {
    kind: "Application",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "applications",
  },
  type: "object",
  required: ["type"],
  additionalProperties: false,
  examples: [
    {
      type: "Kubernetes",
      description: "Web shop",
      properties: [{ name: "owner", text: "Team Shop" }],
      mapping: {
        datasources: [{ search: "type=AWS::RDS*" }],
        environments: { production: [{ tagSelector: "env=prod", purpose: "production" }] },
        roles: [{ name: "shop-admin", role: "admin" }],
      },
      sections: [{ title: "Backups", viewRef: { namespace: "default", name: "backups" } }],
    },
  ],
  properties: {
    type: { type: "string", description: "Kind of application." },
    description: { type: "string", description: "Free text." },
    properties: {
      type: "array",
      description: "Shown facts.",
      items: {
        type: "object",
        description: "A shown fact.",
        additionalProperties: false,
        properties: {
          label: { type: "string", description: "Label." },
          name: { type: "string", description: "Name." },
          tooltip: { type: "string", description: "Hint." },
          icon: { type: "string", description: "Icon name." },
          type: { type: "string", description: "Kind of value." },
          color: { type: "string", description: "Colour." },
          order: { type: "integer", description: "Place among the others." },
          headline: { type: "boolean", description: "Shown at the top." },
          hidden: { type: "boolean", description: "Not shown." },
          text: { type: "string", description: "Value as text." },
          value: { type: "integer", description: "Value as a number." },
          unit: { type: "string", description: "Unit of the number." },
          lastTransition: { type: "string", description: "When the status last changed." },
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
        },
      },
    },
    mapping: {
      type: "object",
      description: "Which catalog items belong to it.",
      additionalProperties: false,
      properties: {
        accessReviews: {
          type: "array",
          description: "Access reviews.",
          items: { $ref: "resource-selector.json" },
        },
        datasources: {
          type: "array",
          description: "Data sources.",
          items: { $ref: "resource-selector.json" },
        },
        logins: {
          type: "array",
          description: "Logins.",
          items: { $ref: "resource-selector.json" },
        },
        environments: {
          type: "object",
          description: "Environments by name.",
          additionalProperties: {
            type: "array",
            description: "Items.",
            items: {
              type: "object",
              description: "Items of an environment.",
              required: ["purpose"],
              additionalProperties: false,
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
                includeDeleted: {
                  type: "boolean",
                  description: "Also resources that are deleted.",
                },
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
                labelSelector: {
                  type: "string",
                  description: "Labels that match, such as app=web,tier!=db.",
                },
                fieldSelector: { type: "string", description: "Fields that match." },
                health: { type: "string", description: "Healths, comma separated; ! excludes." },
                types: {
                  type: "array",
                  description: "Resource types such as Kubernetes::Pod.",
                  items: { type: "string" },
                },
                statuses: {
                  type: "array",
                  description: "Status values.",
                  items: { type: "string" },
                },
                purpose: { type: "string", description: "What they serve." },
              },
            },
          },
        },
        roles: {
          type: "array",
          description: "Roles.",
          items: {
            type: "object",
            description: "Items that give a role.",
            required: ["role"],
            additionalProperties: false,
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
              labelSelector: {
                type: "string",
                description: "Labels that match, such as app=web,tier!=db.",
              },
              fieldSelector: { type: "string", description: "Fields that match." },
              health: { type: "string", description: "Healths, comma separated; ! excludes." },
              types: {
                type: "array",
                description: "Resource types such as Kubernetes::Pod.",
                items: { type: "string" },
              },
              statuses: { type: "array", description: "Status values.", items: { type: "string" } },
              role: { type: "string", description: "Role." },
            },
          },
        },
      },
    },
    sections: {
      type: "array",
      description: "Embedded views.",
      items: {
        type: "object",
        description: "An embedded view.",
        required: ["title", "viewRef"],
        additionalProperties: false,
        properties: {
          title: { type: "string", description: "Title." },
          icon: { type: "string", description: "Icon name." },
          viewRef: { $ref: "view-ref.json", description: "View." },
        },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "link.json",
  title: "Link",
  description: "An address to follow.",
  type: "object",
  additionalProperties: false,
  examples: [{ url: "https://example.com/runbook", text: "Runbook" }],
  properties: {
    type: { type: "string", description: "Kind of link." },
    url: { type: "string", description: "Address; may be a template." },
    tooltip: { type: "string", description: "Hint." },
    icon: { type: "string", description: "Icon name." },
    text: { type: "string", description: "Shown text." },
    label: { type: "string", description: "Label." },
  },
};
function validate53(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="link.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate53.evaluated;
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
          key0 === "type" ||
          key0 === "url" ||
          key0 === "tooltip" ||
          key0 === "icon" ||
          key0 === "text" ||
          key0 === "label"
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err1 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.url !== undefined) {
      if (typeof data.url !== "string") {
        const err2 = {
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.tooltip !== undefined) {
      if (typeof data.tooltip !== "string") {
        const err3 = {
          instancePath: instancePath + "/tooltip",
          schemaPath: "#/properties/tooltip/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err4 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.text !== undefined) {
      if (typeof data.text !== "string") {
        const err5 = {
          instancePath: instancePath + "/text",
          schemaPath: "#/properties/text/type",
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
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err6 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
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
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/type",
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
  validate53.errors = vErrors;
  return errors === 0;
}
validate53.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
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
const schema22 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "view-ref.json",
  title: "ViewRef",
  description: "Names a view.",
  type: "object",
  required: ["namespace", "name"],
  additionalProperties: false,
  examples: [{ namespace: "default", name: "overview" }],
  properties: {
    namespace: { type: "string", description: "Namespace of the view." },
    name: { type: "string", description: "Name of the view." },
  },
};
function validate59(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="view-ref.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.namespace === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "namespace" || key0 === "name")) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err3 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate52(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="application.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
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
          key0 === "type" ||
          key0 === "description" ||
          key0 === "properties" ||
          key0 === "mapping" ||
          key0 === "sections"
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err2 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.properties !== undefined) {
      let data2 = data.properties;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (const key1 in data3) {
              if (!func1.call(schema19.properties.properties.items.properties, key1)) {
                const err4 = {
                  instancePath: instancePath + "/properties/" + i0,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data3.label !== undefined) {
              if (typeof data3.label !== "string") {
                const err5 = {
                  instancePath: instancePath + "/properties/" + i0 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data3.name !== undefined) {
              if (typeof data3.name !== "string") {
                const err6 = {
                  instancePath: instancePath + "/properties/" + i0 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data3.tooltip !== undefined) {
              if (typeof data3.tooltip !== "string") {
                const err7 = {
                  instancePath: instancePath + "/properties/" + i0 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data3.icon !== undefined) {
              if (typeof data3.icon !== "string") {
                const err8 = {
                  instancePath: instancePath + "/properties/" + i0 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data3.type !== undefined) {
              if (typeof data3.type !== "string") {
                const err9 = {
                  instancePath: instancePath + "/properties/" + i0 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data3.color !== undefined) {
              if (typeof data3.color !== "string") {
                const err10 = {
                  instancePath: instancePath + "/properties/" + i0 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data3.order !== undefined) {
              let data10 = data3.order;
              if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
                const err11 = {
                  instancePath: instancePath + "/properties/" + i0 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data3.headline !== undefined) {
              if (typeof data3.headline !== "boolean") {
                const err12 = {
                  instancePath: instancePath + "/properties/" + i0 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data3.hidden !== undefined) {
              if (typeof data3.hidden !== "boolean") {
                const err13 = {
                  instancePath: instancePath + "/properties/" + i0 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
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
            if (data3.text !== undefined) {
              if (typeof data3.text !== "string") {
                const err14 = {
                  instancePath: instancePath + "/properties/" + i0 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data3.value !== undefined) {
              let data14 = data3.value;
              if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i0 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data3.unit !== undefined) {
              if (typeof data3.unit !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i0 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data3.lastTransition !== undefined) {
              if (typeof data3.lastTransition !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i0 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data3.links !== undefined) {
              let data17 = data3.links;
              if (Array.isArray(data17)) {
                const len1 = data17.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (
                    !validate53(data17[i1], {
                      instancePath: instancePath + "/properties/" + i0 + "/links/" + i1,
                      parentData: data17,
                      parentDataProperty: i1,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i0 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
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
              instancePath: instancePath + "/properties/" + i0,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.mapping !== undefined) {
      let data19 = data.mapping;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (const key2 in data19) {
          if (
            !(
              key2 === "accessReviews" ||
              key2 === "datasources" ||
              key2 === "logins" ||
              key2 === "environments" ||
              key2 === "roles"
            )
          ) {
            const err21 = {
              instancePath: instancePath + "/mapping",
              schemaPath: "#/properties/mapping/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data19.accessReviews !== undefined) {
          let data20 = data19.accessReviews;
          if (Array.isArray(data20)) {
            const len2 = data20.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (
                !validate55(data20[i2], {
                  instancePath: instancePath + "/mapping/accessReviews/" + i2,
                  parentData: data20,
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
            const err22 = {
              instancePath: instancePath + "/mapping/accessReviews",
              schemaPath: "#/properties/mapping/properties/accessReviews/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data19.datasources !== undefined) {
          let data22 = data19.datasources;
          if (Array.isArray(data22)) {
            const len3 = data22.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (
                !validate55(data22[i3], {
                  instancePath: instancePath + "/mapping/datasources/" + i3,
                  parentData: data22,
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
            const err23 = {
              instancePath: instancePath + "/mapping/datasources",
              schemaPath: "#/properties/mapping/properties/datasources/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data19.logins !== undefined) {
          let data24 = data19.logins;
          if (Array.isArray(data24)) {
            const len4 = data24.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (
                !validate55(data24[i4], {
                  instancePath: instancePath + "/mapping/logins/" + i4,
                  parentData: data24,
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
            const err24 = {
              instancePath: instancePath + "/mapping/logins",
              schemaPath: "#/properties/mapping/properties/logins/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data19.environments !== undefined) {
          let data26 = data19.environments;
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            for (const key3 in data26) {
              let data27 = data26[key3];
              if (Array.isArray(data27)) {
                const len5 = data27.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data28 = data27[i5];
                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                    if (data28.purpose === undefined) {
                      const err25 = {
                        instancePath:
                          instancePath +
                          "/mapping/environments/" +
                          key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                          "/" +
                          i5,
                        schemaPath:
                          "#/properties/mapping/properties/environments/additionalProperties/items/required",
                        keyword: "required",
                        params: { missingProperty: "purpose" },
                        message: "must have required property '" + "purpose" + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                    for (const key4 in data28) {
                      if (
                        !func1.call(
                          schema19.properties.mapping.properties.environments.additionalProperties
                            .items.properties,
                          key4,
                        )
                      ) {
                        const err26 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5,
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key4 },
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
                    if (data28.agent !== undefined) {
                      if (typeof data28.agent !== "string") {
                        const err27 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/agent",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/agent/type",
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
                    if (data28.scope !== undefined) {
                      if (typeof data28.scope !== "string") {
                        const err28 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/scope",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/scope/type",
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
                    if (data28.cache !== undefined) {
                      if (typeof data28.cache !== "string") {
                        const err29 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/cache",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/cache/type",
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
                    if (data28.search !== undefined) {
                      if (typeof data28.search !== "string") {
                        const err30 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/search",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/search/type",
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
                    if (data28.limit !== undefined) {
                      let data33 = data28.limit;
                      if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))) {
                        const err31 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/limit",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/limit/type",
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
                    if (data28.includeDeleted !== undefined) {
                      if (typeof data28.includeDeleted !== "boolean") {
                        const err32 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/includeDeleted",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/includeDeleted/type",
                          keyword: "type",
                          params: { type: "boolean" },
                          message: "must be boolean",
                        };
                        if (vErrors === null) {
                          vErrors = [err32];
                        } else {
                          vErrors.push(err32);
                        }
                        errors++;
                      }
                    }
                    if (data28.id !== undefined) {
                      if (typeof data28.id !== "string") {
                        const err33 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/id",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/id/type",
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
                    if (data28.name !== undefined) {
                      if (typeof data28.name !== "string") {
                        const err34 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/name",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/name/type",
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
                    if (data28.namespace !== undefined) {
                      if (typeof data28.namespace !== "string") {
                        const err35 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/namespace",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/namespace/type",
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
                    if (data28.tagSelector !== undefined) {
                      if (typeof data28.tagSelector !== "string") {
                        const err36 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/tagSelector",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/tagSelector/type",
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
                    if (data28.labelSelector !== undefined) {
                      if (typeof data28.labelSelector !== "string") {
                        const err37 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/labelSelector",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/labelSelector/type",
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
                    if (data28.fieldSelector !== undefined) {
                      if (typeof data28.fieldSelector !== "string") {
                        const err38 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/fieldSelector",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/fieldSelector/type",
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
                    if (data28.health !== undefined) {
                      if (typeof data28.health !== "string") {
                        const err39 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/health",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/health/type",
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
                    if (data28.types !== undefined) {
                      let data42 = data28.types;
                      if (Array.isArray(data42)) {
                        const len6 = data42.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                          if (typeof data42[i6] !== "string") {
                            const err40 = {
                              instancePath:
                                instancePath +
                                "/mapping/environments/" +
                                key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                                "/" +
                                i5 +
                                "/types/" +
                                i6,
                              schemaPath:
                                "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/items/type",
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
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/types",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/types/type",
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
                    if (data28.statuses !== undefined) {
                      let data44 = data28.statuses;
                      if (Array.isArray(data44)) {
                        const len7 = data44.length;
                        for (let i7 = 0; i7 < len7; i7++) {
                          if (typeof data44[i7] !== "string") {
                            const err42 = {
                              instancePath:
                                instancePath +
                                "/mapping/environments/" +
                                key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                                "/" +
                                i5 +
                                "/statuses/" +
                                i7,
                              schemaPath:
                                "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/items/type",
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
                      } else {
                        const err43 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/statuses",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/statuses/type",
                          keyword: "type",
                          params: { type: "array" },
                          message: "must be array",
                        };
                        if (vErrors === null) {
                          vErrors = [err43];
                        } else {
                          vErrors.push(err43);
                        }
                        errors++;
                      }
                    }
                    if (data28.purpose !== undefined) {
                      if (typeof data28.purpose !== "string") {
                        const err44 = {
                          instancePath:
                            instancePath +
                            "/mapping/environments/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                            "/" +
                            i5 +
                            "/purpose",
                          schemaPath:
                            "#/properties/mapping/properties/environments/additionalProperties/items/properties/purpose/type",
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
                      instancePath:
                        instancePath +
                        "/mapping/environments/" +
                        key3.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/" +
                        i5,
                      schemaPath:
                        "#/properties/mapping/properties/environments/additionalProperties/items/type",
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
                  instancePath:
                    instancePath +
                    "/mapping/environments/" +
                    key3.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath:
                    "#/properties/mapping/properties/environments/additionalProperties/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
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
              instancePath: instancePath + "/mapping/environments",
              schemaPath: "#/properties/mapping/properties/environments/type",
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
        if (data19.roles !== undefined) {
          let data47 = data19.roles;
          if (Array.isArray(data47)) {
            const len8 = data47.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data48 = data47[i8];
              if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                if (data48.role === undefined) {
                  const err48 = {
                    instancePath: instancePath + "/mapping/roles/" + i8,
                    schemaPath: "#/properties/mapping/properties/roles/items/required",
                    keyword: "required",
                    params: { missingProperty: "role" },
                    message: "must have required property '" + "role" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                for (const key5 in data48) {
                  if (
                    !func1.call(schema19.properties.mapping.properties.roles.items.properties, key5)
                  ) {
                    const err49 = {
                      instancePath: instancePath + "/mapping/roles/" + i8,
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key5 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
                if (data48.agent !== undefined) {
                  if (typeof data48.agent !== "string") {
                    const err50 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/agent",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/agent/type",
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
                if (data48.scope !== undefined) {
                  if (typeof data48.scope !== "string") {
                    const err51 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/scope",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/scope/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data48.cache !== undefined) {
                  if (typeof data48.cache !== "string") {
                    const err52 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/cache",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/cache/type",
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
                if (data48.search !== undefined) {
                  if (typeof data48.search !== "string") {
                    const err53 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/search",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/search/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                }
                if (data48.limit !== undefined) {
                  let data53 = data48.limit;
                  if (!(typeof data53 == "number" && !(data53 % 1) && !isNaN(data53))) {
                    const err54 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/limit",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/limit/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data48.includeDeleted !== undefined) {
                  if (typeof data48.includeDeleted !== "boolean") {
                    const err55 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/includeDeleted",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/includeDeleted/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data48.id !== undefined) {
                  if (typeof data48.id !== "string") {
                    const err56 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/id",
                      schemaPath: "#/properties/mapping/properties/roles/items/properties/id/type",
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
                if (data48.name !== undefined) {
                  if (typeof data48.name !== "string") {
                    const err57 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/name",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/name/type",
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
                if (data48.namespace !== undefined) {
                  if (typeof data48.namespace !== "string") {
                    const err58 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/namespace",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/namespace/type",
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
                if (data48.tagSelector !== undefined) {
                  if (typeof data48.tagSelector !== "string") {
                    const err59 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/tagSelector",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/tagSelector/type",
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
                if (data48.labelSelector !== undefined) {
                  if (typeof data48.labelSelector !== "string") {
                    const err60 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/labelSelector",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/labelSelector/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data48.fieldSelector !== undefined) {
                  if (typeof data48.fieldSelector !== "string") {
                    const err61 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/fieldSelector",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/fieldSelector/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data48.health !== undefined) {
                  if (typeof data48.health !== "string") {
                    const err62 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/health",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/health/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data48.types !== undefined) {
                  let data62 = data48.types;
                  if (Array.isArray(data62)) {
                    const len9 = data62.length;
                    for (let i9 = 0; i9 < len9; i9++) {
                      if (typeof data62[i9] !== "string") {
                        const err63 = {
                          instancePath: instancePath + "/mapping/roles/" + i8 + "/types/" + i9,
                          schemaPath:
                            "#/properties/mapping/properties/roles/items/properties/types/items/type",
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
                  } else {
                    const err64 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/types",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/types/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                }
                if (data48.statuses !== undefined) {
                  let data64 = data48.statuses;
                  if (Array.isArray(data64)) {
                    const len10 = data64.length;
                    for (let i10 = 0; i10 < len10; i10++) {
                      if (typeof data64[i10] !== "string") {
                        const err65 = {
                          instancePath: instancePath + "/mapping/roles/" + i8 + "/statuses/" + i10,
                          schemaPath:
                            "#/properties/mapping/properties/roles/items/properties/statuses/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
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
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/statuses",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/statuses/type",
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
                if (data48.role !== undefined) {
                  if (typeof data48.role !== "string") {
                    const err67 = {
                      instancePath: instancePath + "/mapping/roles/" + i8 + "/role",
                      schemaPath:
                        "#/properties/mapping/properties/roles/items/properties/role/type",
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
                  instancePath: instancePath + "/mapping/roles/" + i8,
                  schemaPath: "#/properties/mapping/properties/roles/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/mapping/roles",
              schemaPath: "#/properties/mapping/properties/roles/type",
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
      } else {
        const err70 = {
          instancePath: instancePath + "/mapping",
          schemaPath: "#/properties/mapping/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
    }
    if (data.sections !== undefined) {
      let data67 = data.sections;
      if (Array.isArray(data67)) {
        const len11 = data67.length;
        for (let i11 = 0; i11 < len11; i11++) {
          let data68 = data67[i11];
          if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
            if (data68.title === undefined) {
              const err71 = {
                instancePath: instancePath + "/sections/" + i11,
                schemaPath: "#/properties/sections/items/required",
                keyword: "required",
                params: { missingProperty: "title" },
                message: "must have required property '" + "title" + "'",
              };
              if (vErrors === null) {
                vErrors = [err71];
              } else {
                vErrors.push(err71);
              }
              errors++;
            }
            if (data68.viewRef === undefined) {
              const err72 = {
                instancePath: instancePath + "/sections/" + i11,
                schemaPath: "#/properties/sections/items/required",
                keyword: "required",
                params: { missingProperty: "viewRef" },
                message: "must have required property '" + "viewRef" + "'",
              };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            for (const key6 in data68) {
              if (!(key6 === "title" || key6 === "icon" || key6 === "viewRef")) {
                const err73 = {
                  instancePath: instancePath + "/sections/" + i11,
                  schemaPath: "#/properties/sections/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key6 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data68.title !== undefined) {
              if (typeof data68.title !== "string") {
                const err74 = {
                  instancePath: instancePath + "/sections/" + i11 + "/title",
                  schemaPath: "#/properties/sections/items/properties/title/type",
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
            if (data68.icon !== undefined) {
              if (typeof data68.icon !== "string") {
                const err75 = {
                  instancePath: instancePath + "/sections/" + i11 + "/icon",
                  schemaPath: "#/properties/sections/items/properties/icon/type",
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
            if (data68.viewRef !== undefined) {
              if (
                !validate59(data68.viewRef, {
                  instancePath: instancePath + "/sections/" + i11 + "/viewRef",
                  parentData: data68,
                  parentDataProperty: "viewRef",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err76 = {
              instancePath: instancePath + "/sections/" + i11,
              schemaPath: "#/properties/sections/items/type",
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
          instancePath: instancePath + "/sections",
          schemaPath: "#/properties/sections/type",
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
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
