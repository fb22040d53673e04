// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1197;
export default validate1197;
const schema263 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "topology.json",
  title: "TopologySpec",
  description: "A tree of components.",
  "x-kind": {
    kind: "Topology",
    group: "canaries.flanksource.com",
    version: "v1",
    table: "topologies",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      type: "Application",
      icon: "server",
      schedule: "@every 10m",
      components: [
        {
          name: "frontend",
          type: "Service",
          components: [{ name: "web", selectors: [{ labelSelector: "app=web" }] }],
        },
      ],
      properties: [{ name: "owner", text: "Team Shop" }],
    },
  ],
  properties: {
    schedule: { $ref: "schedule.json", description: "When it is built again." },
    type: { type: "string", description: "Kind." },
    id: { $ref: "template.json", description: "Expression of the id." },
    icon: { type: "string", description: "Icon name." },
    label: { type: "string", description: "Shown label." },
    text: { type: "string", description: "Shown text." },
    tooltip: { type: "string", description: "Hint." },
    owner: { type: "string", description: "Owning person or team." },
    components: {
      type: "array",
      description: "Children.",
      items: { $ref: "topology-component.json" },
    },
    properties: {
      type: "array",
      description: "Shown facts.",
      items: { $ref: "topology-property.json" },
    },
    configs: {
      type: "array",
      description: "Catalog items that belong to it.",
      items: { $ref: "config-query.json" },
    },
    healthExpr: { type: "string", description: "CEL that gives the health." },
    statusExpr: { type: "string", description: "CEL that gives the status." },
    groupBy: {
      type: "object",
      description: "Groups catalog items by a tag.",
      required: ["tag"],
      additionalProperties: false,
      properties: {
        tag: { type: "string", description: "Tag." },
        selector: { $ref: "resource-selector.json", description: "Catalog items." },
      },
    },
    push: { $ref: "http-connection.json", description: "Instance that it is sent to." },
  },
  $defs: {
    form: {
      type: "object",
      title: "TopologyForm",
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
        namespace: {
          type: "string",
          description: "Namespace.",
          default: "default",
          "x-ui": { order: 2, label: "Namespace", widget: "text" },
        },
        labels: {
          $ref: "labels.json",
          description: "Labels.",
          "x-ui": { order: 3, label: "Labels", widget: "json" },
        },
        spec: {
          type: "string",
          description: "The specification as YAML.",
          "x-ui": { order: 9, label: "Spec", widget: "yaml" },
        },
      },
      examples: [
        {
          name: "shop",
          namespace: "default",
          labels: { team: "shop" },
          spec: "components:\n  - name: frontend\n",
        },
      ],
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
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
const schema26 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "template.json",
  title: "Template",
  description: "A script of a check; at most one language is filled.",
  type: "object",
  additionalProperties: false,
  examples: [{ expr: "code == 200" }, { template: "{{.message}}" }],
  properties: {
    template: { type: "string", description: "Go template." },
    expr: { type: "string", description: "CEL expression." },
    javascript: { type: "string", description: "JavaScript." },
    jsonPath: { type: "string", description: "JSONPath." },
    jsonpath: {
      type: "string",
      description: "Other spelling of jsonPath, as forms wrote it; the backend passes over it.",
    },
  },
};
function validate66(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="template.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate66.evaluated;
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
          key0 === "template" ||
          key0 === "expr" ||
          key0 === "javascript" ||
          key0 === "jsonPath" ||
          key0 === "jsonpath"
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
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err1 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
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
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err2 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
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
    if (data.javascript !== undefined) {
      if (typeof data.javascript !== "string") {
        const err3 = {
          instancePath: instancePath + "/javascript",
          schemaPath: "#/properties/javascript/type",
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
    if (data.jsonPath !== undefined) {
      if (typeof data.jsonPath !== "string") {
        const err4 = {
          instancePath: instancePath + "/jsonPath",
          schemaPath: "#/properties/jsonPath/type",
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
    if (data.jsonpath !== undefined) {
      if (typeof data.jsonpath !== "string") {
        const err5 = {
          instancePath: instancePath + "/jsonpath",
          schemaPath: "#/properties/jsonpath/type",
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
  validate66.errors = vErrors;
  return errors === 0;
}
validate66.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema264 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "topology-component.json",
  title: "TopologyComponent",
  description: "A part of a topology, with its children.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "frontend",
      type: "Service",
      icon: "server",
      healthExpr: "summary.unhealthy > 0 ? 'unhealthy' : 'healthy'",
      components: [
        {
          name: "web",
          selectors: [{ labelSelector: "app=web" }],
          checks: [{ selector: { labelSelector: "app=web" } }],
        },
      ],
      configs: [{ type: "Kubernetes::Deployment", name: "web" }],
    },
    {
      name: "nodes",
      lookup: { kubernetes: [{ name: "nodes", kind: "Node" }] },
      forEach: {
        properties: [
          { name: "memory", lookup: { prometheus: [{ name: "memory", query: "node_memory" }] } },
        ],
      },
    },
  ],
  properties: {
    name: { type: "string", description: "Name." },
    namespace: { type: "string", description: "Namespace." },
    type: { type: "string", description: "Kind." },
    icon: { type: "string", description: "Icon name." },
    text: { type: "string", description: "Shown text." },
    tooltip: { type: "string", description: "Hint." },
    owner: { type: "string", description: "Owning person or team." },
    externalID: { type: "string", description: "Id in the source." },
    id: { $ref: "template.json", description: "Expression of the id." },
    order: { type: "integer", description: "Place among the others." },
    labels: { $ref: "labels.json", description: "Labels." },
    hidden: { type: "boolean", description: "Not shown." },
    lifecycle: { type: "string", description: "Stage of its life." },
    components: {
      type: "array",
      description: "Children.",
      items: { $ref: "topology-component.json" },
    },
    lookup: {
      type: "object",
      description: "A canary spec whose checks deliver the data; its content is not checked here.",
      additionalProperties: true,
    },
    properties: {
      type: "array",
      description: "Shown facts.",
      items: { $ref: "topology-property.json" },
    },
    selectors: {
      type: "array",
      description: "Components that become children.",
      items: { $ref: "resource-selector.json" },
    },
    checks: {
      type: "array",
      description: "Checks that say how it is.",
      items: {
        type: "object",
        description: "Checks.",
        additionalProperties: false,
        properties: {
          selector: { $ref: "resource-selector.json", description: "Checks to show." },
          inline: {
            type: "object",
            description:
              "A canary spec whose checks deliver the data; its content is not checked here.",
            additionalProperties: true,
          },
        },
      },
    },
    configs: {
      type: "array",
      description: "Catalog items that belong to it.",
      items: { $ref: "config-query.json" },
    },
    relationships: {
      type: "array",
      description: "Relations.",
      items: {
        type: "object",
        description: "A relation.",
        additionalProperties: false,
        properties: {
          type: { type: "string", description: "Kind." },
          ref: { type: "string", description: "Name of the other component." },
        },
      },
    },
    forEach: {
      type: "object",
      description: "What every child gets.",
      additionalProperties: false,
      properties: {
        components: {
          type: "array",
          description: "Children.",
          items: { $ref: "topology-component.json" },
        },
        properties: {
          type: "array",
          description: "Shown facts.",
          items: { $ref: "topology-property.json" },
        },
        configs: {
          type: "array",
          description: "Catalog items.",
          items: { $ref: "config-query.json" },
        },
        selectors: {
          type: "array",
          description: "Components.",
          items: { $ref: "resource-selector.json" },
        },
        relationships: {
          type: "array",
          description: "Relations.",
          items: {
            type: "object",
            description: "A relation.",
            additionalProperties: false,
            properties: {
              type: { type: "string", description: "Kind." },
              ref: { type: "string", description: "Name of the other component." },
            },
          },
        },
        checks: {
          type: "array",
          description: "Checks that say how it is.",
          items: {
            type: "object",
            description: "Checks.",
            additionalProperties: false,
            properties: {
              selector: { $ref: "resource-selector.json", description: "Checks to show." },
              inline: {
                type: "object",
                description:
                  "A canary spec whose checks deliver the data; its content is not checked here.",
                additionalProperties: true,
              },
            },
          },
        },
      },
    },
    logs: {
      type: "array",
      description: "Log sources.",
      items: {
        type: "object",
        description: "A log source.",
        additionalProperties: false,
        properties: {
          name: { type: "string", description: "Name." },
          type: { type: "string", description: "Kind." },
          labels: { $ref: "labels.json", description: "Labels." },
        },
      },
    },
    parentLookup: {
      type: "object",
      description: "Finds the parent.",
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name." },
        namespace: { type: "string", description: "Namespace." },
        type: { type: "string", description: "Kind." },
        externalID: { type: "string", description: "Id in the source." },
      },
    },
    summary: {
      type: "object",
      description: "Counts of the children.",
      additionalProperties: false,
      properties: {
        healthy: { type: "integer", description: "Healthy." },
        unhealthy: { type: "integer", description: "Unhealthy." },
        warning: { type: "integer", description: "Warning." },
        info: { type: "integer", description: "Info." },
        incidents: {
          type: "object",
          description: "Incidents.",
          additionalProperties: {
            type: "object",
            description: "By severity.",
            additionalProperties: { type: "integer" },
          },
        },
        insights: {
          type: "object",
          description: "Insights.",
          additionalProperties: {
            type: "object",
            description: "By severity.",
            additionalProperties: { type: "integer" },
          },
        },
        checks: {
          type: "object",
          description: "Checks.",
          additionalProperties: { type: "integer" },
        },
      },
    },
    statusExpr: { type: "string", description: "CEL that gives the status." },
    healthExpr: { type: "string", description: "CEL that gives the health." },
    health: { type: "string", description: "Health: healthy, unhealthy, warning or unknown." },
    status: { type: "string", description: "Status." },
    configID: { type: "string", description: "Id of its catalog item." },
  },
};
const schema24 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "labels.json",
  description: "Names and their values.",
  type: "object",
  additionalProperties: { type: "string" },
  examples: [{ team: "payments" }],
};
function validate62(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="labels.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (typeof data[key0] !== "string") {
        const err0 = {
          instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
          schemaPath: "#/additionalProperties/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema265 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "topology-property.json",
  title: "TopologyProperty",
  description: "A shown fact of a component or topology, given or looked up.",
  type: "object",
  additionalProperties: false,
  examples: [
    { name: "version", text: "1.4.2" },
    {
      name: "memory",
      lookup: { prometheus: [{ name: "memory", query: "sum(container_memory_usage_bytes)" }] },
    },
  ],
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
    max: { type: "integer", description: "Upper bound." },
    min: { type: "integer", description: "Lower bound." },
    status: { type: "string", description: "Status." },
    lastTransition: { type: "string", description: "When the status last changed." },
    links: { type: "array", description: "Addresses to follow.", items: { $ref: "link.json" } },
    lookup: {
      type: "object",
      description: "A canary spec whose checks deliver the data; its content is not checked here.",
      additionalProperties: true,
    },
    configLookup: {
      type: "object",
      description: "Value out of a catalog item.",
      additionalProperties: false,
      properties: {
        id: { type: "string", description: "Id." },
        config: { $ref: "config-query.json", description: "Catalog item." },
        field: { type: "string", description: "Path of the field." },
        display: { $ref: "template.json", description: "How it is shown." },
      },
    },
    summary: { $ref: "template.json", description: "How the children's values add up." },
  },
};
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
const schema266 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "config-query.json",
  title: "ConfigQuery",
  description: "Picks config items of a component.",
  type: "object",
  additionalProperties: false,
  examples: [{ type: "Kubernetes::Deployment", name: "web" }],
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
    class: { type: "string", description: "Config class." },
    external_id: { type: "string", description: "External id." },
    type: { type: "string", description: "Config type." },
    tags: {
      type: "object",
      description: "Tags that match.",
      additionalProperties: { type: "string" },
    },
  },
};
function validate1205(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="config-query.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1205.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema266.properties, key0)) {
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err18 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.external_id !== undefined) {
      if (typeof data.external_id !== "string") {
        const err19 = {
          instancePath: instancePath + "/external_id",
          schemaPath: "#/properties/external_id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err20 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.tags !== undefined) {
      let data20 = data.tags;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        for (const key1 in data20) {
          if (typeof data20[key1] !== "string") {
            const err21 = {
              instancePath: instancePath + "/tags/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/tags/additionalProperties/type",
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
      } else {
        const err22 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1205.errors = vErrors;
  return errors === 0;
}
validate1205.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1203(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="topology-property.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1203.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema265.properties, key0)) {
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
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err1 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
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
    }
    if (data.color !== undefined) {
      if (typeof data.color !== "string") {
        const err6 = {
          instancePath: instancePath + "/color",
          schemaPath: "#/properties/color/type",
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
    if (data.order !== undefined) {
      let data6 = data.order;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
        const err7 = {
          instancePath: instancePath + "/order",
          schemaPath: "#/properties/order/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.headline !== undefined) {
      if (typeof data.headline !== "boolean") {
        const err8 = {
          instancePath: instancePath + "/headline",
          schemaPath: "#/properties/headline/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.hidden !== undefined) {
      if (typeof data.hidden !== "boolean") {
        const err9 = {
          instancePath: instancePath + "/hidden",
          schemaPath: "#/properties/hidden/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      if (typeof data.text !== "string") {
        const err10 = {
          instancePath: instancePath + "/text",
          schemaPath: "#/properties/text/type",
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
    if (data.value !== undefined) {
      let data10 = data.value;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
        const err11 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
    if (data.unit !== undefined) {
      if (typeof data.unit !== "string") {
        const err12 = {
          instancePath: instancePath + "/unit",
          schemaPath: "#/properties/unit/type",
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
    if (data.max !== undefined) {
      let data12 = data.max;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
        const err13 = {
          instancePath: instancePath + "/max",
          schemaPath: "#/properties/max/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.min !== undefined) {
      let data13 = data.min;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
        const err14 = {
          instancePath: instancePath + "/min",
          schemaPath: "#/properties/min/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err15 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.lastTransition !== undefined) {
      if (typeof data.lastTransition !== "string") {
        const err16 = {
          instancePath: instancePath + "/lastTransition",
          schemaPath: "#/properties/lastTransition/type",
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
    if (data.links !== undefined) {
      let data16 = data.links;
      if (Array.isArray(data16)) {
        const len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate53(data16[i0], {
              instancePath: instancePath + "/links/" + i0,
              parentData: data16,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err17 = {
          instancePath: instancePath + "/links",
          schemaPath: "#/properties/links/type",
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
    if (data.lookup !== undefined) {
      let data18 = data.lookup;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
      } else {
        const err18 = {
          instancePath: instancePath + "/lookup",
          schemaPath: "#/properties/lookup/type",
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
    if (data.configLookup !== undefined) {
      let data19 = data.configLookup;
      if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
        for (const key1 in data19) {
          if (!(key1 === "id" || key1 === "config" || key1 === "field" || key1 === "display")) {
            const err19 = {
              instancePath: instancePath + "/configLookup",
              schemaPath: "#/properties/configLookup/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data19.id !== undefined) {
          if (typeof data19.id !== "string") {
            const err20 = {
              instancePath: instancePath + "/configLookup/id",
              schemaPath: "#/properties/configLookup/properties/id/type",
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
        if (data19.config !== undefined) {
          if (
            !validate1205(data19.config, {
              instancePath: instancePath + "/configLookup/config",
              parentData: data19,
              parentDataProperty: "config",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1205.errors : vErrors.concat(validate1205.errors);
            errors = vErrors.length;
          }
        }
        if (data19.field !== undefined) {
          if (typeof data19.field !== "string") {
            const err21 = {
              instancePath: instancePath + "/configLookup/field",
              schemaPath: "#/properties/configLookup/properties/field/type",
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
        if (data19.display !== undefined) {
          if (
            !validate66(data19.display, {
              instancePath: instancePath + "/configLookup/display",
              parentData: data19,
              parentDataProperty: "display",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/configLookup",
          schemaPath: "#/properties/configLookup/type",
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
    if (data.summary !== undefined) {
      if (
        !validate66(data.summary, {
          instancePath: instancePath + "/summary",
          parentData: data,
          parentDataProperty: "summary",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err23 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1203.errors = vErrors;
  return errors === 0;
}
validate1203.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
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
const wrapper0 = { validate: validate1200 };
function validate1200(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="topology-component.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1200.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema264.properties, key0)) {
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err2 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.tooltip !== undefined) {
      if (typeof data.tooltip !== "string") {
        const err6 = {
          instancePath: instancePath + "/tooltip",
          schemaPath: "#/properties/tooltip/type",
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
    if (data.owner !== undefined) {
      if (typeof data.owner !== "string") {
        const err7 = {
          instancePath: instancePath + "/owner",
          schemaPath: "#/properties/owner/type",
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
    if (data.externalID !== undefined) {
      if (typeof data.externalID !== "string") {
        const err8 = {
          instancePath: instancePath + "/externalID",
          schemaPath: "#/properties/externalID/type",
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
    if (data.id !== undefined) {
      if (
        !validate66(data.id, {
          instancePath: instancePath + "/id",
          parentData: data,
          parentDataProperty: "id",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.order !== undefined) {
      let data9 = data.order;
      if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
        const err9 = {
          instancePath: instancePath + "/order",
          schemaPath: "#/properties/order/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.labels !== undefined) {
      if (
        !validate62(data.labels, {
          instancePath: instancePath + "/labels",
          parentData: data,
          parentDataProperty: "labels",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
        errors = vErrors.length;
      }
    }
    if (data.hidden !== undefined) {
      if (typeof data.hidden !== "boolean") {
        const err10 = {
          instancePath: instancePath + "/hidden",
          schemaPath: "#/properties/hidden/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.lifecycle !== undefined) {
      if (typeof data.lifecycle !== "string") {
        const err11 = {
          instancePath: instancePath + "/lifecycle",
          schemaPath: "#/properties/lifecycle/type",
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
    if (data.components !== undefined) {
      let data13 = data.components;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !wrapper0.validate(data13[i0], {
              instancePath: instancePath + "/components/" + i0,
              parentData: data13,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors =
              vErrors === null
                ? wrapper0.validate.errors
                : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/type",
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
    if (data.lookup !== undefined) {
      let data15 = data.lookup;
      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
      } else {
        const err13 = {
          instancePath: instancePath + "/lookup",
          schemaPath: "#/properties/lookup/type",
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
    if (data.properties !== undefined) {
      let data16 = data.properties;
      if (Array.isArray(data16)) {
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate1203(data16[i1], {
              instancePath: instancePath + "/properties/" + i1,
              parentData: data16,
              parentDataProperty: i1,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.selectors !== undefined) {
      let data18 = data.selectors;
      if (Array.isArray(data18)) {
        const len2 = data18.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate55(data18[i2], {
              instancePath: instancePath + "/selectors/" + i2,
              parentData: data18,
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
        const err15 = {
          instancePath: instancePath + "/selectors",
          schemaPath: "#/properties/selectors/type",
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
    if (data.checks !== undefined) {
      let data20 = data.checks;
      if (Array.isArray(data20)) {
        const len3 = data20.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data21 = data20[i3];
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            for (const key1 in data21) {
              if (!(key1 === "selector" || key1 === "inline")) {
                const err16 = {
                  instancePath: instancePath + "/checks/" + i3,
                  schemaPath: "#/properties/checks/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data21.selector !== undefined) {
              if (
                !validate55(data21.selector, {
                  instancePath: instancePath + "/checks/" + i3 + "/selector",
                  parentData: data21,
                  parentDataProperty: "selector",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
            if (data21.inline !== undefined) {
              let data23 = data21.inline;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
              } else {
                const err17 = {
                  instancePath: instancePath + "/checks/" + i3 + "/inline",
                  schemaPath: "#/properties/checks/items/properties/inline/type",
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
              instancePath: instancePath + "/checks/" + i3,
              schemaPath: "#/properties/checks/items/type",
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
          instancePath: instancePath + "/checks",
          schemaPath: "#/properties/checks/type",
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
    if (data.configs !== undefined) {
      let data24 = data.configs;
      if (Array.isArray(data24)) {
        const len4 = data24.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate1205(data24[i4], {
              instancePath: instancePath + "/configs/" + i4,
              parentData: data24,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1205.errors : vErrors.concat(validate1205.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/type",
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
    if (data.relationships !== undefined) {
      let data26 = data.relationships;
      if (Array.isArray(data26)) {
        const len5 = data26.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data27 = data26[i5];
          if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
            for (const key2 in data27) {
              if (!(key2 === "type" || key2 === "ref")) {
                const err21 = {
                  instancePath: instancePath + "/relationships/" + i5,
                  schemaPath: "#/properties/relationships/items/additionalProperties",
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
            if (data27.type !== undefined) {
              if (typeof data27.type !== "string") {
                const err22 = {
                  instancePath: instancePath + "/relationships/" + i5 + "/type",
                  schemaPath: "#/properties/relationships/items/properties/type/type",
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
            if (data27.ref !== undefined) {
              if (typeof data27.ref !== "string") {
                const err23 = {
                  instancePath: instancePath + "/relationships/" + i5 + "/ref",
                  schemaPath: "#/properties/relationships/items/properties/ref/type",
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
          } else {
            const err24 = {
              instancePath: instancePath + "/relationships/" + i5,
              schemaPath: "#/properties/relationships/items/type",
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
      } else {
        const err25 = {
          instancePath: instancePath + "/relationships",
          schemaPath: "#/properties/relationships/type",
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
    if (data.forEach !== undefined) {
      let data30 = data.forEach;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (const key3 in data30) {
          if (
            !(
              key3 === "components" ||
              key3 === "properties" ||
              key3 === "configs" ||
              key3 === "selectors" ||
              key3 === "relationships" ||
              key3 === "checks"
            )
          ) {
            const err26 = {
              instancePath: instancePath + "/forEach",
              schemaPath: "#/properties/forEach/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data30.components !== undefined) {
          let data31 = data30.components;
          if (Array.isArray(data31)) {
            const len6 = data31.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (
                !wrapper0.validate(data31[i6], {
                  instancePath: instancePath + "/forEach/components/" + i6,
                  parentData: data31,
                  parentDataProperty: i6,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null
                    ? wrapper0.validate.errors
                    : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err27 = {
              instancePath: instancePath + "/forEach/components",
              schemaPath: "#/properties/forEach/properties/components/type",
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
        if (data30.properties !== undefined) {
          let data33 = data30.properties;
          if (Array.isArray(data33)) {
            const len7 = data33.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (
                !validate1203(data33[i7], {
                  instancePath: instancePath + "/forEach/properties/" + i7,
                  parentData: data33,
                  parentDataProperty: i7,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err28 = {
              instancePath: instancePath + "/forEach/properties",
              schemaPath: "#/properties/forEach/properties/properties/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data30.configs !== undefined) {
          let data35 = data30.configs;
          if (Array.isArray(data35)) {
            const len8 = data35.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (
                !validate1205(data35[i8], {
                  instancePath: instancePath + "/forEach/configs/" + i8,
                  parentData: data35,
                  parentDataProperty: i8,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate1205.errors : vErrors.concat(validate1205.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err29 = {
              instancePath: instancePath + "/forEach/configs",
              schemaPath: "#/properties/forEach/properties/configs/type",
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
        if (data30.selectors !== undefined) {
          let data37 = data30.selectors;
          if (Array.isArray(data37)) {
            const len9 = data37.length;
            for (let i9 = 0; i9 < len9; i9++) {
              if (
                !validate55(data37[i9], {
                  instancePath: instancePath + "/forEach/selectors/" + i9,
                  parentData: data37,
                  parentDataProperty: i9,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err30 = {
              instancePath: instancePath + "/forEach/selectors",
              schemaPath: "#/properties/forEach/properties/selectors/type",
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
        if (data30.relationships !== undefined) {
          let data39 = data30.relationships;
          if (Array.isArray(data39)) {
            const len10 = data39.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data40 = data39[i10];
              if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                for (const key4 in data40) {
                  if (!(key4 === "type" || key4 === "ref")) {
                    const err31 = {
                      instancePath: instancePath + "/forEach/relationships/" + i10,
                      schemaPath:
                        "#/properties/forEach/properties/relationships/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key4 },
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
                if (data40.type !== undefined) {
                  if (typeof data40.type !== "string") {
                    const err32 = {
                      instancePath: instancePath + "/forEach/relationships/" + i10 + "/type",
                      schemaPath:
                        "#/properties/forEach/properties/relationships/items/properties/type/type",
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
                if (data40.ref !== undefined) {
                  if (typeof data40.ref !== "string") {
                    const err33 = {
                      instancePath: instancePath + "/forEach/relationships/" + i10 + "/ref",
                      schemaPath:
                        "#/properties/forEach/properties/relationships/items/properties/ref/type",
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
              } else {
                const err34 = {
                  instancePath: instancePath + "/forEach/relationships/" + i10,
                  schemaPath: "#/properties/forEach/properties/relationships/items/type",
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
              instancePath: instancePath + "/forEach/relationships",
              schemaPath: "#/properties/forEach/properties/relationships/type",
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
        if (data30.checks !== undefined) {
          let data43 = data30.checks;
          if (Array.isArray(data43)) {
            const len11 = data43.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data44 = data43[i11];
              if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                for (const key5 in data44) {
                  if (!(key5 === "selector" || key5 === "inline")) {
                    const err36 = {
                      instancePath: instancePath + "/forEach/checks/" + i11,
                      schemaPath:
                        "#/properties/forEach/properties/checks/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key5 },
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
                if (data44.selector !== undefined) {
                  if (
                    !validate55(data44.selector, {
                      instancePath: instancePath + "/forEach/checks/" + i11 + "/selector",
                      parentData: data44,
                      parentDataProperty: "selector",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                    errors = vErrors.length;
                  }
                }
                if (data44.inline !== undefined) {
                  let data46 = data44.inline;
                  if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                  } else {
                    const err37 = {
                      instancePath: instancePath + "/forEach/checks/" + i11 + "/inline",
                      schemaPath:
                        "#/properties/forEach/properties/checks/items/properties/inline/type",
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
              } else {
                const err38 = {
                  instancePath: instancePath + "/forEach/checks/" + i11,
                  schemaPath: "#/properties/forEach/properties/checks/items/type",
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
              instancePath: instancePath + "/forEach/checks",
              schemaPath: "#/properties/forEach/properties/checks/type",
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
          instancePath: instancePath + "/forEach",
          schemaPath: "#/properties/forEach/type",
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
    if (data.logs !== undefined) {
      let data47 = data.logs;
      if (Array.isArray(data47)) {
        const len12 = data47.length;
        for (let i12 = 0; i12 < len12; i12++) {
          let data48 = data47[i12];
          if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
            for (const key6 in data48) {
              if (!(key6 === "name" || key6 === "type" || key6 === "labels")) {
                const err41 = {
                  instancePath: instancePath + "/logs/" + i12,
                  schemaPath: "#/properties/logs/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key6 },
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
            if (data48.name !== undefined) {
              if (typeof data48.name !== "string") {
                const err42 = {
                  instancePath: instancePath + "/logs/" + i12 + "/name",
                  schemaPath: "#/properties/logs/items/properties/name/type",
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
            if (data48.type !== undefined) {
              if (typeof data48.type !== "string") {
                const err43 = {
                  instancePath: instancePath + "/logs/" + i12 + "/type",
                  schemaPath: "#/properties/logs/items/properties/type/type",
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
            if (data48.labels !== undefined) {
              if (
                !validate62(data48.labels, {
                  instancePath: instancePath + "/logs/" + i12 + "/labels",
                  parentData: data48,
                  parentDataProperty: "labels",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err44 = {
              instancePath: instancePath + "/logs/" + i12,
              schemaPath: "#/properties/logs/items/type",
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
          instancePath: instancePath + "/logs",
          schemaPath: "#/properties/logs/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.parentLookup !== undefined) {
      let data52 = data.parentLookup;
      if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
        for (const key7 in data52) {
          if (
            !(key7 === "name" || key7 === "namespace" || key7 === "type" || key7 === "externalID")
          ) {
            const err46 = {
              instancePath: instancePath + "/parentLookup",
              schemaPath: "#/properties/parentLookup/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key7 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data52.name !== undefined) {
          if (typeof data52.name !== "string") {
            const err47 = {
              instancePath: instancePath + "/parentLookup/name",
              schemaPath: "#/properties/parentLookup/properties/name/type",
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
        if (data52.namespace !== undefined) {
          if (typeof data52.namespace !== "string") {
            const err48 = {
              instancePath: instancePath + "/parentLookup/namespace",
              schemaPath: "#/properties/parentLookup/properties/namespace/type",
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
        if (data52.type !== undefined) {
          if (typeof data52.type !== "string") {
            const err49 = {
              instancePath: instancePath + "/parentLookup/type",
              schemaPath: "#/properties/parentLookup/properties/type/type",
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
        if (data52.externalID !== undefined) {
          if (typeof data52.externalID !== "string") {
            const err50 = {
              instancePath: instancePath + "/parentLookup/externalID",
              schemaPath: "#/properties/parentLookup/properties/externalID/type",
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
          instancePath: instancePath + "/parentLookup",
          schemaPath: "#/properties/parentLookup/type",
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
    if (data.summary !== undefined) {
      let data57 = data.summary;
      if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
        for (const key8 in data57) {
          if (
            !(
              key8 === "healthy" ||
              key8 === "unhealthy" ||
              key8 === "warning" ||
              key8 === "info" ||
              key8 === "incidents" ||
              key8 === "insights" ||
              key8 === "checks"
            )
          ) {
            const err52 = {
              instancePath: instancePath + "/summary",
              schemaPath: "#/properties/summary/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key8 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data57.healthy !== undefined) {
          let data58 = data57.healthy;
          if (!(typeof data58 == "number" && !(data58 % 1) && !isNaN(data58))) {
            const err53 = {
              instancePath: instancePath + "/summary/healthy",
              schemaPath: "#/properties/summary/properties/healthy/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
        if (data57.unhealthy !== undefined) {
          let data59 = data57.unhealthy;
          if (!(typeof data59 == "number" && !(data59 % 1) && !isNaN(data59))) {
            const err54 = {
              instancePath: instancePath + "/summary/unhealthy",
              schemaPath: "#/properties/summary/properties/unhealthy/type",
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
        if (data57.warning !== undefined) {
          let data60 = data57.warning;
          if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60))) {
            const err55 = {
              instancePath: instancePath + "/summary/warning",
              schemaPath: "#/properties/summary/properties/warning/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data57.info !== undefined) {
          let data61 = data57.info;
          if (!(typeof data61 == "number" && !(data61 % 1) && !isNaN(data61))) {
            const err56 = {
              instancePath: instancePath + "/summary/info",
              schemaPath: "#/properties/summary/properties/info/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data57.incidents !== undefined) {
          let data62 = data57.incidents;
          if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
            for (const key9 in data62) {
              let data63 = data62[key9];
              if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
                for (const key10 in data63) {
                  let data64 = data63[key10];
                  if (!(typeof data64 == "number" && !(data64 % 1) && !isNaN(data64))) {
                    const err57 = {
                      instancePath:
                        instancePath +
                        "/summary/incidents/" +
                        key9.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/" +
                        key10.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/summary/properties/incidents/additionalProperties/additionalProperties/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
              } else {
                const err58 = {
                  instancePath:
                    instancePath +
                    "/summary/incidents/" +
                    key9.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/summary/properties/incidents/additionalProperties/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/summary/incidents",
              schemaPath: "#/properties/summary/properties/incidents/type",
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
        if (data57.insights !== undefined) {
          let data65 = data57.insights;
          if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
            for (const key11 in data65) {
              let data66 = data65[key11];
              if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                for (const key12 in data66) {
                  let data67 = data66[key12];
                  if (!(typeof data67 == "number" && !(data67 % 1) && !isNaN(data67))) {
                    const err60 = {
                      instancePath:
                        instancePath +
                        "/summary/insights/" +
                        key11.replace(/~/g, "~0").replace(/\//g, "~1") +
                        "/" +
                        key12.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/summary/properties/insights/additionalProperties/additionalProperties/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
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
                  instancePath:
                    instancePath +
                    "/summary/insights/" +
                    key11.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/summary/properties/insights/additionalProperties/type",
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
              instancePath: instancePath + "/summary/insights",
              schemaPath: "#/properties/summary/properties/insights/type",
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
        if (data57.checks !== undefined) {
          let data68 = data57.checks;
          if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
            for (const key13 in data68) {
              let data69 = data68[key13];
              if (!(typeof data69 == "number" && !(data69 % 1) && !isNaN(data69))) {
                const err63 = {
                  instancePath:
                    instancePath +
                    "/summary/checks/" +
                    key13.replace(/~/g, "~0").replace(/\//g, "~1"),
                  schemaPath: "#/properties/summary/properties/checks/additionalProperties/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
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
              instancePath: instancePath + "/summary/checks",
              schemaPath: "#/properties/summary/properties/checks/type",
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
          instancePath: instancePath + "/summary",
          schemaPath: "#/properties/summary/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
    }
    if (data.statusExpr !== undefined) {
      if (typeof data.statusExpr !== "string") {
        const err66 = {
          instancePath: instancePath + "/statusExpr",
          schemaPath: "#/properties/statusExpr/type",
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
    if (data.healthExpr !== undefined) {
      if (typeof data.healthExpr !== "string") {
        const err67 = {
          instancePath: instancePath + "/healthExpr",
          schemaPath: "#/properties/healthExpr/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err68 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err69 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.configID !== undefined) {
      if (typeof data.configID !== "string") {
        const err70 = {
          instancePath: instancePath + "/configID",
          schemaPath: "#/properties/configID/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1200.errors = vErrors;
  return errors === 0;
}
validate1200.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema267 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "http-connection.json",
  title: "HttpConnection",
  description: "Access to an HTTP server.",
  type: "object",
  additionalProperties: false,
  examples: [{ url: "https://api.example.com", bearer: { value: "$(token)" } }],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
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
function validate1222(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="http-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1222.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema267.properties, key0)) {
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
    if (data.ntlm !== undefined) {
      if (typeof data.ntlm !== "boolean") {
        const err3 = {
          instancePath: instancePath + "/ntlm",
          schemaPath: "#/properties/ntlm/type",
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
    if (data.ntlmv2 !== undefined) {
      if (typeof data.ntlmv2 !== "boolean") {
        const err4 = {
          instancePath: instancePath + "/ntlmv2",
          schemaPath: "#/properties/ntlmv2/type",
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
    if (data.digest !== undefined) {
      if (typeof data.digest !== "boolean") {
        const err5 = {
          instancePath: instancePath + "/digest",
          schemaPath: "#/properties/digest/type",
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
    if (data.bearer !== undefined) {
      if (
        !validate84(data.bearer, {
          instancePath: instancePath + "/bearer",
          parentData: data,
          parentDataProperty: "bearer",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.oauth !== undefined) {
      if (
        !validate373(data.oauth, {
          instancePath: instancePath + "/oauth",
          parentData: data,
          parentDataProperty: "oauth",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
        errors = vErrors.length;
      }
    }
    if (data.tls !== undefined) {
      if (
        !validate237(data.tls, {
          instancePath: instancePath + "/tls",
          parentData: data,
          parentDataProperty: "tls",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
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
  validate1222.errors = vErrors;
  return errors === 0;
}
validate1222.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1197(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="topology.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1197.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema263.properties, key0)) {
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
    if (data.id !== undefined) {
      if (
        !validate66(data.id, {
          instancePath: instancePath + "/id",
          parentData: data,
          parentDataProperty: "id",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err2 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err3 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
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
    if (data.text !== undefined) {
      if (typeof data.text !== "string") {
        const err4 = {
          instancePath: instancePath + "/text",
          schemaPath: "#/properties/text/type",
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
    if (data.tooltip !== undefined) {
      if (typeof data.tooltip !== "string") {
        const err5 = {
          instancePath: instancePath + "/tooltip",
          schemaPath: "#/properties/tooltip/type",
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
    if (data.owner !== undefined) {
      if (typeof data.owner !== "string") {
        const err6 = {
          instancePath: instancePath + "/owner",
          schemaPath: "#/properties/owner/type",
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
    if (data.components !== undefined) {
      let data8 = data.components;
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate1200(data8[i0], {
              instancePath: instancePath + "/components/" + i0,
              parentData: data8,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1200.errors : vErrors.concat(validate1200.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/type",
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
    if (data.properties !== undefined) {
      let data10 = data.properties;
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate1203(data10[i1], {
              instancePath: instancePath + "/properties/" + i1,
              parentData: data10,
              parentDataProperty: i1,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1203.errors : vErrors.concat(validate1203.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.configs !== undefined) {
      let data12 = data.configs;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate1205(data12[i2], {
              instancePath: instancePath + "/configs/" + i2,
              parentData: data12,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1205.errors : vErrors.concat(validate1205.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/type",
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
    if (data.healthExpr !== undefined) {
      if (typeof data.healthExpr !== "string") {
        const err10 = {
          instancePath: instancePath + "/healthExpr",
          schemaPath: "#/properties/healthExpr/type",
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
    if (data.statusExpr !== undefined) {
      if (typeof data.statusExpr !== "string") {
        const err11 = {
          instancePath: instancePath + "/statusExpr",
          schemaPath: "#/properties/statusExpr/type",
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
    if (data.groupBy !== undefined) {
      let data16 = data.groupBy;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.tag === undefined) {
          const err12 = {
            instancePath: instancePath + "/groupBy",
            schemaPath: "#/properties/groupBy/required",
            keyword: "required",
            params: { missingProperty: "tag" },
            message: "must have required property '" + "tag" + "'",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        for (const key1 in data16) {
          if (!(key1 === "tag" || key1 === "selector")) {
            const err13 = {
              instancePath: instancePath + "/groupBy",
              schemaPath: "#/properties/groupBy/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data16.tag !== undefined) {
          if (typeof data16.tag !== "string") {
            const err14 = {
              instancePath: instancePath + "/groupBy/tag",
              schemaPath: "#/properties/groupBy/properties/tag/type",
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
        if (data16.selector !== undefined) {
          if (
            !validate55(data16.selector, {
              instancePath: instancePath + "/groupBy/selector",
              parentData: data16,
              parentDataProperty: "selector",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/groupBy",
          schemaPath: "#/properties/groupBy/type",
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
    }
    if (data.push !== undefined) {
      if (
        !validate1222(data.push, {
          instancePath: instancePath + "/push",
          parentData: data,
          parentDataProperty: "push",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1222.errors : vErrors.concat(validate1222.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err16 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate1197.errors = vErrors;
  return errors === 0;
}
validate1197.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
