// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate820;
export default validate820;
const schema177 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "incident-rule.json",
  title: "IncidentRuleSpec",
  description: "Opens incidents for components by itself.",
  "x-kind": {
    kind: "IncidentRule",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "incident_rules",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "databases",
      components: [{ types: ["Database"] }],
      template: {
        title: "{{.component.name}} is down",
        type: "availability",
        severity: "high",
        status: "open",
      },
      filter: { status: ["unhealthy"] },
      autoClose: { timeout: "1h" },
      responders: { slack: [{ channel: "oncall" }] },
    },
  ],
  properties: {
    name: { type: "string", description: "Name." },
    components: {
      type: "array",
      description: "Components that it watches.",
      items: { $ref: "resource-selector.json" },
    },
    template: {
      type: "object",
      description: "Incident to open.",
      additionalProperties: false,
      properties: {
        title: { type: "string", description: "Title." },
        description: { type: "string", description: "Text." },
        type: {
          type: "string",
          description:
            "Kind: availability, cost, performance, security, integration, compliance, technicalDebt, reliability.",
        },
        status: {
          type: "string",
          description:
            "Status: open, closed, investigating, mitigated, new, resolved or cancelled.",
        },
        severity: { $ref: "severity.json", description: "Severity." },
        created_by: { type: "string", description: "Who opens it." },
        commander_id: { type: "string", description: "Commander." },
        communicator_id: { type: "string", description: "Communicator." },
      },
    },
    filter: {
      type: "object",
      description: "Condition that must hold.",
      additionalProperties: false,
      properties: {
        status: {
          type: "array",
          description: "Status values; * means all.",
          items: { type: "string" },
        },
        severity: { type: "array", description: "Severities.", items: { type: "string" } },
        category: { type: "array", description: "Categories.", items: { type: "string" } },
        age: { type: "integer", description: "Age in nanoseconds." },
      },
    },
    autoAssignOwner: { type: "boolean", description: "The owner becomes commander." },
    priority: { type: "integer", description: "Order among the rules." },
    breakOnMatch: { type: "boolean", description: "Later rules are left out when it matches." },
    hoursOfOperation: {
      type: "array",
      description: "Time windows.",
      items: {
        type: "object",
        description: "A time window.",
        required: ["start", "end", "negate"],
        additionalProperties: false,
        properties: {
          start: { type: "string", description: "Start." },
          end: { type: "string", description: "End." },
          negate: { type: "boolean", description: "Outside of the window." },
        },
      },
    },
    autoClose: {
      type: "object",
      description: "Closes the incident after recovery.",
      additionalProperties: false,
      properties: { timeout: { $ref: "duration.json", description: "Wait." } },
    },
    autoResolve: {
      type: "object",
      description: "Resolves the incident after recovery.",
      additionalProperties: false,
      properties: { timeout: { $ref: "duration.json", description: "Wait." } },
    },
    responders: {
      type: "object",
      description: "Who is told.",
      additionalProperties: false,
      properties: {
        email: {
          type: "array",
          description: "Mails.",
          items: {
            type: "object",
            description: "Mail.",
            additionalProperties: false,
            properties: {
              to: { type: "string", description: "Address." },
              subject: { type: "string", description: "Subject." },
              body: { type: "string", description: "Text." },
            },
          },
        },
        jira: {
          type: "array",
          description: "Jira issues.",
          items: {
            type: "object",
            description: "Jira issue.",
            required: ["summary"],
            additionalProperties: false,
            properties: {
              summary: { type: "string", description: "Summary." },
              project: { type: "string", description: "Project." },
              issueType: { type: "string", description: "Issue type." },
              priority: { type: "string", description: "Priority." },
              assignee: { type: "string", description: "Assignee." },
              description: { type: "string", description: "Text." },
            },
          },
        },
        aws: {
          type: "array",
          description: "AWS cases.",
          items: {
            type: "object",
            description: "AWS case.",
            additionalProperties: false,
            properties: {
              account: { type: "string", description: "Account." },
              region: { type: "string", description: "Region." },
              priority: { type: "string", description: "Priority." },
              description: { type: "string", description: "Text." },
            },
          },
        },
        ams: {
          type: "array",
          description: "AMS cases.",
          items: {
            type: "object",
            description: "AMS case.",
            additionalProperties: false,
            properties: {
              account: { type: "string", description: "Account." },
              region: { type: "string", description: "Region." },
              priority: { type: "string", description: "Priority." },
              description: { type: "string", description: "Text." },
            },
          },
        },
        gcp: {
          type: "array",
          description: "Google cases.",
          items: {
            type: "object",
            description: "Google case.",
            additionalProperties: false,
            properties: {
              account: { type: "string", description: "Account." },
              region: { type: "string", description: "Region." },
              priority: { type: "string", description: "Priority." },
              description: { type: "string", description: "Text." },
            },
          },
        },
        servicenow: {
          type: "array",
          description: "ServiceNow issues.",
          items: {
            type: "object",
            description: "ServiceNow issue.",
            additionalProperties: false,
            properties: {
              project: { type: "string", description: "Project." },
              issueType: { type: "string", description: "Issue type." },
              priority: { type: "string", description: "Priority." },
              assignee: { type: "string", description: "Assignee." },
              description: { type: "string", description: "Text." },
            },
          },
        },
        slack: {
          type: "array",
          description: "Slack messages.",
          items: {
            type: "object",
            description: "Slack message.",
            required: ["channel"],
            additionalProperties: false,
            properties: {
              channel: { type: "string", description: "Channel." },
              icon: { type: "string", description: "Icon." },
              emoji: { type: "string", description: "Emoji." },
              title: { type: "string", description: "Title." },
              text: { type: "string", description: "Text." },
            },
          },
        },
        teams: {
          type: "array",
          description: "Teams messages.",
          items: { type: "object", description: "Teams message." },
        },
        teamsUser: {
          type: "array",
          description: "Teams messages to people.",
          items: {
            type: "object",
            description: "Teams message to a person.",
            additionalProperties: false,
            properties: {
              icon: { type: "string", description: "Icon." },
              emoji: { type: "string", description: "Emoji." },
              title: { type: "string", description: "Title." },
              text: { type: "string", description: "Text." },
            },
          },
        },
        github: {
          type: "array",
          description: "GitHub issues.",
          items: {
            type: "object",
            description: "GitHub issue.",
            additionalProperties: false,
            properties: {
              repository: { type: "string", description: "Repository." },
              title: { type: "string", description: "Title." },
              body: { type: "string", description: "Text." },
              labels: { type: "array", description: "Labels.", items: { type: "string" } },
            },
          },
        },
      },
    },
  },
  $defs: {
    form: {
      type: "object",
      title: "IncidentRuleForm",
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
        spec: {
          type: "string",
          description: "The specification as YAML.",
          "x-ui": { order: 9, label: "Spec", widget: "yaml" },
        },
      },
      examples: [{ name: "databases", spec: "components:\n  - types:\n      - Database\n" }],
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
const schema70 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "severity.json",
  description: "Severity; known are info, low, medium, high and critical, and others pass.",
  type: "string",
  examples: ["medium"],
};
function validate314(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="severity.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate314.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data !== "string") {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
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
  validate314.errors = vErrors;
  return errors === 0;
}
validate314.evaluated = { dynamicProps: false, dynamicItems: false };
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
function validate820(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="incident-rule.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate820.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema177.properties, key0)) {
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
    if (data.components !== undefined) {
      let data1 = data.components;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate55(data1[i0], {
              instancePath: instancePath + "/components/" + i0,
              parentData: data1,
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
        const err2 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/type",
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
    if (data.template !== undefined) {
      let data3 = data.template;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          if (
            !(
              key1 === "title" ||
              key1 === "description" ||
              key1 === "type" ||
              key1 === "status" ||
              key1 === "severity" ||
              key1 === "created_by" ||
              key1 === "commander_id" ||
              key1 === "communicator_id"
            )
          ) {
            const err3 = {
              instancePath: instancePath + "/template",
              schemaPath: "#/properties/template/additionalProperties",
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
        if (data3.title !== undefined) {
          if (typeof data3.title !== "string") {
            const err4 = {
              instancePath: instancePath + "/template/title",
              schemaPath: "#/properties/template/properties/title/type",
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
        if (data3.description !== undefined) {
          if (typeof data3.description !== "string") {
            const err5 = {
              instancePath: instancePath + "/template/description",
              schemaPath: "#/properties/template/properties/description/type",
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
        if (data3.type !== undefined) {
          if (typeof data3.type !== "string") {
            const err6 = {
              instancePath: instancePath + "/template/type",
              schemaPath: "#/properties/template/properties/type/type",
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
        if (data3.status !== undefined) {
          if (typeof data3.status !== "string") {
            const err7 = {
              instancePath: instancePath + "/template/status",
              schemaPath: "#/properties/template/properties/status/type",
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
        if (data3.severity !== undefined) {
          if (
            !validate314(data3.severity, {
              instancePath: instancePath + "/template/severity",
              parentData: data3,
              parentDataProperty: "severity",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
            errors = vErrors.length;
          }
        }
        if (data3.created_by !== undefined) {
          if (typeof data3.created_by !== "string") {
            const err8 = {
              instancePath: instancePath + "/template/created_by",
              schemaPath: "#/properties/template/properties/created_by/type",
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
        if (data3.commander_id !== undefined) {
          if (typeof data3.commander_id !== "string") {
            const err9 = {
              instancePath: instancePath + "/template/commander_id",
              schemaPath: "#/properties/template/properties/commander_id/type",
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
        if (data3.communicator_id !== undefined) {
          if (typeof data3.communicator_id !== "string") {
            const err10 = {
              instancePath: instancePath + "/template/communicator_id",
              schemaPath: "#/properties/template/properties/communicator_id/type",
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
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
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
    if (data.filter !== undefined) {
      let data12 = data.filter;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        for (const key2 in data12) {
          if (
            !(key2 === "status" || key2 === "severity" || key2 === "category" || key2 === "age")
          ) {
            const err12 = {
              instancePath: instancePath + "/filter",
              schemaPath: "#/properties/filter/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data12.status !== undefined) {
          let data13 = data12.status;
          if (Array.isArray(data13)) {
            const len1 = data13.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (typeof data13[i1] !== "string") {
                const err13 = {
                  instancePath: instancePath + "/filter/status/" + i1,
                  schemaPath: "#/properties/filter/properties/status/items/type",
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
              instancePath: instancePath + "/filter/status",
              schemaPath: "#/properties/filter/properties/status/type",
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
        if (data12.severity !== undefined) {
          let data15 = data12.severity;
          if (Array.isArray(data15)) {
            const len2 = data15.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (typeof data15[i2] !== "string") {
                const err15 = {
                  instancePath: instancePath + "/filter/severity/" + i2,
                  schemaPath: "#/properties/filter/properties/severity/items/type",
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
          } else {
            const err16 = {
              instancePath: instancePath + "/filter/severity",
              schemaPath: "#/properties/filter/properties/severity/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data12.category !== undefined) {
          let data17 = data12.category;
          if (Array.isArray(data17)) {
            const len3 = data17.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (typeof data17[i3] !== "string") {
                const err17 = {
                  instancePath: instancePath + "/filter/category/" + i3,
                  schemaPath: "#/properties/filter/properties/category/items/type",
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
              instancePath: instancePath + "/filter/category",
              schemaPath: "#/properties/filter/properties/category/type",
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
        if (data12.age !== undefined) {
          let data19 = data12.age;
          if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19))) {
            const err19 = {
              instancePath: instancePath + "/filter/age",
              schemaPath: "#/properties/filter/properties/age/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
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
          instancePath: instancePath + "/filter",
          schemaPath: "#/properties/filter/type",
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
    if (data.autoAssignOwner !== undefined) {
      if (typeof data.autoAssignOwner !== "boolean") {
        const err21 = {
          instancePath: instancePath + "/autoAssignOwner",
          schemaPath: "#/properties/autoAssignOwner/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.priority !== undefined) {
      let data21 = data.priority;
      if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21))) {
        const err22 = {
          instancePath: instancePath + "/priority",
          schemaPath: "#/properties/priority/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.breakOnMatch !== undefined) {
      if (typeof data.breakOnMatch !== "boolean") {
        const err23 = {
          instancePath: instancePath + "/breakOnMatch",
          schemaPath: "#/properties/breakOnMatch/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.hoursOfOperation !== undefined) {
      let data23 = data.hoursOfOperation;
      if (Array.isArray(data23)) {
        const len4 = data23.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data24 = data23[i4];
          if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
            if (data24.start === undefined) {
              const err24 = {
                instancePath: instancePath + "/hoursOfOperation/" + i4,
                schemaPath: "#/properties/hoursOfOperation/items/required",
                keyword: "required",
                params: { missingProperty: "start" },
                message: "must have required property '" + "start" + "'",
              };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data24.end === undefined) {
              const err25 = {
                instancePath: instancePath + "/hoursOfOperation/" + i4,
                schemaPath: "#/properties/hoursOfOperation/items/required",
                keyword: "required",
                params: { missingProperty: "end" },
                message: "must have required property '" + "end" + "'",
              };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data24.negate === undefined) {
              const err26 = {
                instancePath: instancePath + "/hoursOfOperation/" + i4,
                schemaPath: "#/properties/hoursOfOperation/items/required",
                keyword: "required",
                params: { missingProperty: "negate" },
                message: "must have required property '" + "negate" + "'",
              };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key3 in data24) {
              if (!(key3 === "start" || key3 === "end" || key3 === "negate")) {
                const err27 = {
                  instancePath: instancePath + "/hoursOfOperation/" + i4,
                  schemaPath: "#/properties/hoursOfOperation/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
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
            if (data24.start !== undefined) {
              if (typeof data24.start !== "string") {
                const err28 = {
                  instancePath: instancePath + "/hoursOfOperation/" + i4 + "/start",
                  schemaPath: "#/properties/hoursOfOperation/items/properties/start/type",
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
            if (data24.end !== undefined) {
              if (typeof data24.end !== "string") {
                const err29 = {
                  instancePath: instancePath + "/hoursOfOperation/" + i4 + "/end",
                  schemaPath: "#/properties/hoursOfOperation/items/properties/end/type",
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
            if (data24.negate !== undefined) {
              if (typeof data24.negate !== "boolean") {
                const err30 = {
                  instancePath: instancePath + "/hoursOfOperation/" + i4 + "/negate",
                  schemaPath: "#/properties/hoursOfOperation/items/properties/negate/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
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
              instancePath: instancePath + "/hoursOfOperation/" + i4,
              schemaPath: "#/properties/hoursOfOperation/items/type",
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
          instancePath: instancePath + "/hoursOfOperation",
          schemaPath: "#/properties/hoursOfOperation/type",
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
    if (data.autoClose !== undefined) {
      let data28 = data.autoClose;
      if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
        for (const key4 in data28) {
          if (!(key4 === "timeout")) {
            const err33 = {
              instancePath: instancePath + "/autoClose",
              schemaPath: "#/properties/autoClose/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data28.timeout !== undefined) {
          if (
            !validate172(data28.timeout, {
              instancePath: instancePath + "/autoClose/timeout",
              parentData: data28,
              parentDataProperty: "timeout",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = {
          instancePath: instancePath + "/autoClose",
          schemaPath: "#/properties/autoClose/type",
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
    if (data.autoResolve !== undefined) {
      let data30 = data.autoResolve;
      if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
        for (const key5 in data30) {
          if (!(key5 === "timeout")) {
            const err35 = {
              instancePath: instancePath + "/autoResolve",
              schemaPath: "#/properties/autoResolve/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
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
        if (data30.timeout !== undefined) {
          if (
            !validate172(data30.timeout, {
              instancePath: instancePath + "/autoResolve/timeout",
              parentData: data30,
              parentDataProperty: "timeout",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = {
          instancePath: instancePath + "/autoResolve",
          schemaPath: "#/properties/autoResolve/type",
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
    if (data.responders !== undefined) {
      let data32 = data.responders;
      if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
        for (const key6 in data32) {
          if (!func1.call(schema177.properties.responders.properties, key6)) {
            const err37 = {
              instancePath: instancePath + "/responders",
              schemaPath: "#/properties/responders/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
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
        if (data32.email !== undefined) {
          let data33 = data32.email;
          if (Array.isArray(data33)) {
            const len5 = data33.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data34 = data33[i5];
              if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
                for (const key7 in data34) {
                  if (!(key7 === "to" || key7 === "subject" || key7 === "body")) {
                    const err38 = {
                      instancePath: instancePath + "/responders/email/" + i5,
                      schemaPath:
                        "#/properties/responders/properties/email/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key7 },
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
                if (data34.to !== undefined) {
                  if (typeof data34.to !== "string") {
                    const err39 = {
                      instancePath: instancePath + "/responders/email/" + i5 + "/to",
                      schemaPath:
                        "#/properties/responders/properties/email/items/properties/to/type",
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
                if (data34.subject !== undefined) {
                  if (typeof data34.subject !== "string") {
                    const err40 = {
                      instancePath: instancePath + "/responders/email/" + i5 + "/subject",
                      schemaPath:
                        "#/properties/responders/properties/email/items/properties/subject/type",
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
                if (data34.body !== undefined) {
                  if (typeof data34.body !== "string") {
                    const err41 = {
                      instancePath: instancePath + "/responders/email/" + i5 + "/body",
                      schemaPath:
                        "#/properties/responders/properties/email/items/properties/body/type",
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
              } else {
                const err42 = {
                  instancePath: instancePath + "/responders/email/" + i5,
                  schemaPath: "#/properties/responders/properties/email/items/type",
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
          } else {
            const err43 = {
              instancePath: instancePath + "/responders/email",
              schemaPath: "#/properties/responders/properties/email/type",
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
        if (data32.jira !== undefined) {
          let data38 = data32.jira;
          if (Array.isArray(data38)) {
            const len6 = data38.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data39 = data38[i6];
              if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                if (data39.summary === undefined) {
                  const err44 = {
                    instancePath: instancePath + "/responders/jira/" + i6,
                    schemaPath: "#/properties/responders/properties/jira/items/required",
                    keyword: "required",
                    params: { missingProperty: "summary" },
                    message: "must have required property '" + "summary" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                for (const key8 in data39) {
                  if (
                    !(
                      key8 === "summary" ||
                      key8 === "project" ||
                      key8 === "issueType" ||
                      key8 === "priority" ||
                      key8 === "assignee" ||
                      key8 === "description"
                    )
                  ) {
                    const err45 = {
                      instancePath: instancePath + "/responders/jira/" + i6,
                      schemaPath:
                        "#/properties/responders/properties/jira/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key8 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
                if (data39.summary !== undefined) {
                  if (typeof data39.summary !== "string") {
                    const err46 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/summary",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/summary/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data39.project !== undefined) {
                  if (typeof data39.project !== "string") {
                    const err47 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/project",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/project/type",
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
                if (data39.issueType !== undefined) {
                  if (typeof data39.issueType !== "string") {
                    const err48 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/issueType",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/issueType/type",
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
                if (data39.priority !== undefined) {
                  if (typeof data39.priority !== "string") {
                    const err49 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/priority",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/priority/type",
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
                if (data39.assignee !== undefined) {
                  if (typeof data39.assignee !== "string") {
                    const err50 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/assignee",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/assignee/type",
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
                if (data39.description !== undefined) {
                  if (typeof data39.description !== "string") {
                    const err51 = {
                      instancePath: instancePath + "/responders/jira/" + i6 + "/description",
                      schemaPath:
                        "#/properties/responders/properties/jira/items/properties/description/type",
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
              } else {
                const err52 = {
                  instancePath: instancePath + "/responders/jira/" + i6,
                  schemaPath: "#/properties/responders/properties/jira/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/responders/jira",
              schemaPath: "#/properties/responders/properties/jira/type",
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
        if (data32.aws !== undefined) {
          let data46 = data32.aws;
          if (Array.isArray(data46)) {
            const len7 = data46.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data47 = data46[i7];
              if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                for (const key9 in data47) {
                  if (
                    !(
                      key9 === "account" ||
                      key9 === "region" ||
                      key9 === "priority" ||
                      key9 === "description"
                    )
                  ) {
                    const err54 = {
                      instancePath: instancePath + "/responders/aws/" + i7,
                      schemaPath:
                        "#/properties/responders/properties/aws/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key9 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data47.account !== undefined) {
                  if (typeof data47.account !== "string") {
                    const err55 = {
                      instancePath: instancePath + "/responders/aws/" + i7 + "/account",
                      schemaPath:
                        "#/properties/responders/properties/aws/items/properties/account/type",
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
                if (data47.region !== undefined) {
                  if (typeof data47.region !== "string") {
                    const err56 = {
                      instancePath: instancePath + "/responders/aws/" + i7 + "/region",
                      schemaPath:
                        "#/properties/responders/properties/aws/items/properties/region/type",
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
                if (data47.priority !== undefined) {
                  if (typeof data47.priority !== "string") {
                    const err57 = {
                      instancePath: instancePath + "/responders/aws/" + i7 + "/priority",
                      schemaPath:
                        "#/properties/responders/properties/aws/items/properties/priority/type",
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
                if (data47.description !== undefined) {
                  if (typeof data47.description !== "string") {
                    const err58 = {
                      instancePath: instancePath + "/responders/aws/" + i7 + "/description",
                      schemaPath:
                        "#/properties/responders/properties/aws/items/properties/description/type",
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
                  instancePath: instancePath + "/responders/aws/" + i7,
                  schemaPath: "#/properties/responders/properties/aws/items/type",
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
              instancePath: instancePath + "/responders/aws",
              schemaPath: "#/properties/responders/properties/aws/type",
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
        if (data32.ams !== undefined) {
          let data52 = data32.ams;
          if (Array.isArray(data52)) {
            const len8 = data52.length;
            for (let i8 = 0; i8 < len8; i8++) {
              let data53 = data52[i8];
              if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                for (const key10 in data53) {
                  if (
                    !(
                      key10 === "account" ||
                      key10 === "region" ||
                      key10 === "priority" ||
                      key10 === "description"
                    )
                  ) {
                    const err61 = {
                      instancePath: instancePath + "/responders/ams/" + i8,
                      schemaPath:
                        "#/properties/responders/properties/ams/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key10 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data53.account !== undefined) {
                  if (typeof data53.account !== "string") {
                    const err62 = {
                      instancePath: instancePath + "/responders/ams/" + i8 + "/account",
                      schemaPath:
                        "#/properties/responders/properties/ams/items/properties/account/type",
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
                if (data53.region !== undefined) {
                  if (typeof data53.region !== "string") {
                    const err63 = {
                      instancePath: instancePath + "/responders/ams/" + i8 + "/region",
                      schemaPath:
                        "#/properties/responders/properties/ams/items/properties/region/type",
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
                if (data53.priority !== undefined) {
                  if (typeof data53.priority !== "string") {
                    const err64 = {
                      instancePath: instancePath + "/responders/ams/" + i8 + "/priority",
                      schemaPath:
                        "#/properties/responders/properties/ams/items/properties/priority/type",
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
                }
                if (data53.description !== undefined) {
                  if (typeof data53.description !== "string") {
                    const err65 = {
                      instancePath: instancePath + "/responders/ams/" + i8 + "/description",
                      schemaPath:
                        "#/properties/responders/properties/ams/items/properties/description/type",
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
                  instancePath: instancePath + "/responders/ams/" + i8,
                  schemaPath: "#/properties/responders/properties/ams/items/type",
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
            }
          } else {
            const err67 = {
              instancePath: instancePath + "/responders/ams",
              schemaPath: "#/properties/responders/properties/ams/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data32.gcp !== undefined) {
          let data58 = data32.gcp;
          if (Array.isArray(data58)) {
            const len9 = data58.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data59 = data58[i9];
              if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                for (const key11 in data59) {
                  if (
                    !(
                      key11 === "account" ||
                      key11 === "region" ||
                      key11 === "priority" ||
                      key11 === "description"
                    )
                  ) {
                    const err68 = {
                      instancePath: instancePath + "/responders/gcp/" + i9,
                      schemaPath:
                        "#/properties/responders/properties/gcp/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key11 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                }
                if (data59.account !== undefined) {
                  if (typeof data59.account !== "string") {
                    const err69 = {
                      instancePath: instancePath + "/responders/gcp/" + i9 + "/account",
                      schemaPath:
                        "#/properties/responders/properties/gcp/items/properties/account/type",
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
                if (data59.region !== undefined) {
                  if (typeof data59.region !== "string") {
                    const err70 = {
                      instancePath: instancePath + "/responders/gcp/" + i9 + "/region",
                      schemaPath:
                        "#/properties/responders/properties/gcp/items/properties/region/type",
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
                if (data59.priority !== undefined) {
                  if (typeof data59.priority !== "string") {
                    const err71 = {
                      instancePath: instancePath + "/responders/gcp/" + i9 + "/priority",
                      schemaPath:
                        "#/properties/responders/properties/gcp/items/properties/priority/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                }
                if (data59.description !== undefined) {
                  if (typeof data59.description !== "string") {
                    const err72 = {
                      instancePath: instancePath + "/responders/gcp/" + i9 + "/description",
                      schemaPath:
                        "#/properties/responders/properties/gcp/items/properties/description/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
              } else {
                const err73 = {
                  instancePath: instancePath + "/responders/gcp/" + i9,
                  schemaPath: "#/properties/responders/properties/gcp/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/responders/gcp",
              schemaPath: "#/properties/responders/properties/gcp/type",
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
        if (data32.servicenow !== undefined) {
          let data64 = data32.servicenow;
          if (Array.isArray(data64)) {
            const len10 = data64.length;
            for (let i10 = 0; i10 < len10; i10++) {
              let data65 = data64[i10];
              if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                for (const key12 in data65) {
                  if (
                    !(
                      key12 === "project" ||
                      key12 === "issueType" ||
                      key12 === "priority" ||
                      key12 === "assignee" ||
                      key12 === "description"
                    )
                  ) {
                    const err75 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10,
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key12 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                }
                if (data65.project !== undefined) {
                  if (typeof data65.project !== "string") {
                    const err76 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10 + "/project",
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/properties/project/type",
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
                if (data65.issueType !== undefined) {
                  if (typeof data65.issueType !== "string") {
                    const err77 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10 + "/issueType",
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/properties/issueType/type",
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
                if (data65.priority !== undefined) {
                  if (typeof data65.priority !== "string") {
                    const err78 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10 + "/priority",
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/properties/priority/type",
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
                }
                if (data65.assignee !== undefined) {
                  if (typeof data65.assignee !== "string") {
                    const err79 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10 + "/assignee",
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/properties/assignee/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                }
                if (data65.description !== undefined) {
                  if (typeof data65.description !== "string") {
                    const err80 = {
                      instancePath: instancePath + "/responders/servicenow/" + i10 + "/description",
                      schemaPath:
                        "#/properties/responders/properties/servicenow/items/properties/description/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
              } else {
                const err81 = {
                  instancePath: instancePath + "/responders/servicenow/" + i10,
                  schemaPath: "#/properties/responders/properties/servicenow/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = {
              instancePath: instancePath + "/responders/servicenow",
              schemaPath: "#/properties/responders/properties/servicenow/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data32.slack !== undefined) {
          let data71 = data32.slack;
          if (Array.isArray(data71)) {
            const len11 = data71.length;
            for (let i11 = 0; i11 < len11; i11++) {
              let data72 = data71[i11];
              if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                if (data72.channel === undefined) {
                  const err83 = {
                    instancePath: instancePath + "/responders/slack/" + i11,
                    schemaPath: "#/properties/responders/properties/slack/items/required",
                    keyword: "required",
                    params: { missingProperty: "channel" },
                    message: "must have required property '" + "channel" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err83];
                  } else {
                    vErrors.push(err83);
                  }
                  errors++;
                }
                for (const key13 in data72) {
                  if (
                    !(
                      key13 === "channel" ||
                      key13 === "icon" ||
                      key13 === "emoji" ||
                      key13 === "title" ||
                      key13 === "text"
                    )
                  ) {
                    const err84 = {
                      instancePath: instancePath + "/responders/slack/" + i11,
                      schemaPath:
                        "#/properties/responders/properties/slack/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key13 },
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
                if (data72.channel !== undefined) {
                  if (typeof data72.channel !== "string") {
                    const err85 = {
                      instancePath: instancePath + "/responders/slack/" + i11 + "/channel",
                      schemaPath:
                        "#/properties/responders/properties/slack/items/properties/channel/type",
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
                if (data72.icon !== undefined) {
                  if (typeof data72.icon !== "string") {
                    const err86 = {
                      instancePath: instancePath + "/responders/slack/" + i11 + "/icon",
                      schemaPath:
                        "#/properties/responders/properties/slack/items/properties/icon/type",
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
                if (data72.emoji !== undefined) {
                  if (typeof data72.emoji !== "string") {
                    const err87 = {
                      instancePath: instancePath + "/responders/slack/" + i11 + "/emoji",
                      schemaPath:
                        "#/properties/responders/properties/slack/items/properties/emoji/type",
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
                if (data72.title !== undefined) {
                  if (typeof data72.title !== "string") {
                    const err88 = {
                      instancePath: instancePath + "/responders/slack/" + i11 + "/title",
                      schemaPath:
                        "#/properties/responders/properties/slack/items/properties/title/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                }
                if (data72.text !== undefined) {
                  if (typeof data72.text !== "string") {
                    const err89 = {
                      instancePath: instancePath + "/responders/slack/" + i11 + "/text",
                      schemaPath:
                        "#/properties/responders/properties/slack/items/properties/text/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                }
              } else {
                const err90 = {
                  instancePath: instancePath + "/responders/slack/" + i11,
                  schemaPath: "#/properties/responders/properties/slack/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err90];
                } else {
                  vErrors.push(err90);
                }
                errors++;
              }
            }
          } else {
            const err91 = {
              instancePath: instancePath + "/responders/slack",
              schemaPath: "#/properties/responders/properties/slack/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err91];
            } else {
              vErrors.push(err91);
            }
            errors++;
          }
        }
        if (data32.teams !== undefined) {
          let data78 = data32.teams;
          if (Array.isArray(data78)) {
            const len12 = data78.length;
            for (let i12 = 0; i12 < len12; i12++) {
              let data79 = data78[i12];
              if (!(data79 && typeof data79 == "object" && !Array.isArray(data79))) {
                const err92 = {
                  instancePath: instancePath + "/responders/teams/" + i12,
                  schemaPath: "#/properties/responders/properties/teams/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/responders/teams",
              schemaPath: "#/properties/responders/properties/teams/type",
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
        if (data32.teamsUser !== undefined) {
          let data80 = data32.teamsUser;
          if (Array.isArray(data80)) {
            const len13 = data80.length;
            for (let i13 = 0; i13 < len13; i13++) {
              let data81 = data80[i13];
              if (data81 && typeof data81 == "object" && !Array.isArray(data81)) {
                for (const key14 in data81) {
                  if (
                    !(
                      key14 === "icon" ||
                      key14 === "emoji" ||
                      key14 === "title" ||
                      key14 === "text"
                    )
                  ) {
                    const err94 = {
                      instancePath: instancePath + "/responders/teamsUser/" + i13,
                      schemaPath:
                        "#/properties/responders/properties/teamsUser/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key14 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                }
                if (data81.icon !== undefined) {
                  if (typeof data81.icon !== "string") {
                    const err95 = {
                      instancePath: instancePath + "/responders/teamsUser/" + i13 + "/icon",
                      schemaPath:
                        "#/properties/responders/properties/teamsUser/items/properties/icon/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err95];
                    } else {
                      vErrors.push(err95);
                    }
                    errors++;
                  }
                }
                if (data81.emoji !== undefined) {
                  if (typeof data81.emoji !== "string") {
                    const err96 = {
                      instancePath: instancePath + "/responders/teamsUser/" + i13 + "/emoji",
                      schemaPath:
                        "#/properties/responders/properties/teamsUser/items/properties/emoji/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                }
                if (data81.title !== undefined) {
                  if (typeof data81.title !== "string") {
                    const err97 = {
                      instancePath: instancePath + "/responders/teamsUser/" + i13 + "/title",
                      schemaPath:
                        "#/properties/responders/properties/teamsUser/items/properties/title/type",
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
                if (data81.text !== undefined) {
                  if (typeof data81.text !== "string") {
                    const err98 = {
                      instancePath: instancePath + "/responders/teamsUser/" + i13 + "/text",
                      schemaPath:
                        "#/properties/responders/properties/teamsUser/items/properties/text/type",
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
              } else {
                const err99 = {
                  instancePath: instancePath + "/responders/teamsUser/" + i13,
                  schemaPath: "#/properties/responders/properties/teamsUser/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/responders/teamsUser",
              schemaPath: "#/properties/responders/properties/teamsUser/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err100];
            } else {
              vErrors.push(err100);
            }
            errors++;
          }
        }
        if (data32.github !== undefined) {
          let data86 = data32.github;
          if (Array.isArray(data86)) {
            const len14 = data86.length;
            for (let i14 = 0; i14 < len14; i14++) {
              let data87 = data86[i14];
              if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                for (const key15 in data87) {
                  if (
                    !(
                      key15 === "repository" ||
                      key15 === "title" ||
                      key15 === "body" ||
                      key15 === "labels"
                    )
                  ) {
                    const err101 = {
                      instancePath: instancePath + "/responders/github/" + i14,
                      schemaPath:
                        "#/properties/responders/properties/github/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key15 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err101];
                    } else {
                      vErrors.push(err101);
                    }
                    errors++;
                  }
                }
                if (data87.repository !== undefined) {
                  if (typeof data87.repository !== "string") {
                    const err102 = {
                      instancePath: instancePath + "/responders/github/" + i14 + "/repository",
                      schemaPath:
                        "#/properties/responders/properties/github/items/properties/repository/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err102];
                    } else {
                      vErrors.push(err102);
                    }
                    errors++;
                  }
                }
                if (data87.title !== undefined) {
                  if (typeof data87.title !== "string") {
                    const err103 = {
                      instancePath: instancePath + "/responders/github/" + i14 + "/title",
                      schemaPath:
                        "#/properties/responders/properties/github/items/properties/title/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err103];
                    } else {
                      vErrors.push(err103);
                    }
                    errors++;
                  }
                }
                if (data87.body !== undefined) {
                  if (typeof data87.body !== "string") {
                    const err104 = {
                      instancePath: instancePath + "/responders/github/" + i14 + "/body",
                      schemaPath:
                        "#/properties/responders/properties/github/items/properties/body/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                }
                if (data87.labels !== undefined) {
                  let data91 = data87.labels;
                  if (Array.isArray(data91)) {
                    const len15 = data91.length;
                    for (let i15 = 0; i15 < len15; i15++) {
                      if (typeof data91[i15] !== "string") {
                        const err105 = {
                          instancePath:
                            instancePath + "/responders/github/" + i14 + "/labels/" + i15,
                          schemaPath:
                            "#/properties/responders/properties/github/items/properties/labels/items/type",
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
                  } else {
                    const err106 = {
                      instancePath: instancePath + "/responders/github/" + i14 + "/labels",
                      schemaPath:
                        "#/properties/responders/properties/github/items/properties/labels/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
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
                  instancePath: instancePath + "/responders/github/" + i14,
                  schemaPath: "#/properties/responders/properties/github/items/type",
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
              instancePath: instancePath + "/responders/github",
              schemaPath: "#/properties/responders/properties/github/type",
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
          instancePath: instancePath + "/responders",
          schemaPath: "#/properties/responders/type",
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
  } else {
    const err110 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err110];
    } else {
      vErrors.push(err110);
    }
    errors++;
  }
  validate820.errors = vErrors;
  return errors === 0;
}
validate820.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
