// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate960;
export default validate960;
const schema228 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scrape-config.json",
  title: "ScrapeConfigSpec",
  description: "What is read into the catalog, when, and how long it is kept: a list per type.",
  "x-kind": {
    kind: "ScrapeConfig",
    group: "configs.flanksource.com",
    version: "v1",
    table: "config_scrapers",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      schedule: "@every 30m",
      kubernetes: [{ clusterName: "prod" }],
      retention: {
        changes: [{ name: "Deployment", age: "30d", count: 100 }],
        types: [{ name: "Kubernetes::Pod", deletedAge: "7d" }],
        staleItemAge: "24h",
      },
    },
    {
      schedule: "@hourly",
      sql: [
        {
          connection: "connection://payments-db",
          type: "Postgres::Role",
          id: "$.rolname",
          query: "select * from pg_roles",
        },
      ],
    },
  ],
  properties: {
    schedule: {
      $ref: "schedule.json",
      description: "When a full run starts; @every 60m unless given, 29 seconds apart at least.",
    },
    retention: {
      type: "object",
      additionalProperties: false,
      description: "How long things are kept.",
      properties: {
        changes: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            description: "Changes of one type.",
            properties: {
              name: { type: "string", minLength: 1, description: "Type of the change." },
              age: { $ref: "duration.json", description: "How long they are kept." },
              count: { type: "integer", minimum: 0, description: "How many are kept." },
            },
          },
          description: "Changes.",
        },
        types: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            description: "Items of one type.",
            properties: {
              name: { type: "string", minLength: 1, description: "Type of the item." },
              createdAge: { $ref: "duration.json", description: "Age since creation." },
              updatedAge: { $ref: "duration.json", description: "Age since the last update." },
              deletedAge: { $ref: "duration.json", description: "Age since deletion." },
            },
          },
          description: "Items.",
        },
        type: {
          type: "array",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            description: "Items of one type.",
            properties: {
              name: { type: "string", minLength: 1, description: "Type of the item." },
              createdAge: { $ref: "duration.json", description: "Age since creation." },
              updatedAge: { $ref: "duration.json", description: "Age since the last update." },
              deletedAge: { $ref: "duration.json", description: "Age since deletion." },
            },
          },
          description: "Other spelling of types.",
          deprecated: true,
        },
        staleItemAge: {
          description:
            "After how long an unseen item counts as deleted; 24h unless given, or keep.",
          anyOf: [{ $ref: "duration.json" }, { const: "keep" }],
        },
      },
    },
    full: { type: "boolean", description: "The documents hold configuration and changes." },
    logLevel: { type: "string", description: "Log level." },
    crdSync: { type: "boolean", description: "Write scraped definitions back as records." },
    system: { type: "boolean", description: "A built-in scraper." },
    watch: {
      type: "boolean",
      description: "Written by older forms; the list of the kubernetes item decides.",
    },
    azure: {
      type: "array",
      items: { $ref: "scraper-azure.json" },
      description: "Azure subscriptions.",
    },
    aws: { type: "array", items: { $ref: "scraper-aws.json" }, description: "AWS accounts." },
    azureDevops: {
      type: "array",
      items: { $ref: "scraper-azureDevops.json" },
      description: "Pipelines of Azure DevOps.",
    },
    file: { type: "array", items: { $ref: "scraper-file.json" }, description: "Files." },
    githubActions: {
      type: "array",
      items: { $ref: "scraper-githubActions.json" },
      description: "Workflow runs.",
    },
    http: {
      type: "array",
      items: { $ref: "scraper-http.json" },
      description: "Answers of HTTP calls.",
    },
    kubernetes: {
      type: "array",
      items: { $ref: "scraper-kubernetes.json" },
      description: "Clusters.",
    },
    kubernetesFile: {
      type: "array",
      items: { $ref: "scraper-kubernetesFile.json" },
      description: "Files inside pods.",
    },
    sql: { type: "array", items: { $ref: "scraper-sql.json" }, description: "Rows of queries." },
    trivy: {
      type: "array",
      items: { $ref: "scraper-trivy.json" },
      description: "Vulnerabilities.",
    },
    gcp: {
      type: "array",
      items: { $ref: "scraper-gcp.json" },
      description: "Google Cloud projects.",
    },
    slack: {
      type: "array",
      items: { $ref: "scraper-slack.json" },
      description: "Changes from messages.",
    },
    terraform: {
      type: "array",
      items: { $ref: "scraper-terraform.json" },
      description: "Terraform states.",
    },
    clickhouse: {
      type: "array",
      items: { $ref: "scraper-clickhouse.json" },
      description: "Rows of ClickHouse queries.",
    },
    logs: {
      type: "array",
      items: { $ref: "scraper-logs.json" },
      description: "Changes from logs.",
    },
    pubsub: {
      type: "array",
      items: { $ref: "scraper-pubsub.json" },
      description: "Messages of queues.",
    },
  },
  $defs: {
    form: {
      title: "ScrapeConfigForm",
      description:
        "What is asked for every scraper; the form of its type stands beside it. The table has no column for an icon or labels.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "prod-cluster",
          namespace: "default",
          source: "UI",
          schedule: "@every 30m",
          retention: {
            changes: [{ name: "Deployment", age: "30d", count: 100 }],
            type: [
              { name: "Kubernetes::Pod", createdAge: "30d", updatedAge: "14d", deletedAge: "7d" },
            ],
          },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the scraper.",
          minLength: 1,
          "x-wire": "name",
          "x-ui": { order: 1, label: "Name", widget: "text" },
        },
        namespace: {
          type: "string",
          default: "default",
          description: "Namespace of the scraper.",
          "x-wire": "namespace",
          "x-ui": { order: 2, label: "Namespace", widget: "text" },
        },
        source: {
          type: "string",
          default: "UI",
          description: "Where the scraper comes from.",
          "x-wire": "source",
          "x-ui": { order: 3, label: "Source", widget: "text" },
        },
        schedule: {
          $ref: "schedule.json",
          description: "When a full run starts.",
          "x-wire": "spec.schedule",
          "x-ui": {
            order: 4,
            label: "Schedule",
            widget: "schedule",
            options: [
              "@every 30s",
              "@every 1m",
              "@every 5m",
              "@every 30m",
              "@hourly",
              "@every 6h",
              "@daily",
              "@weekly",
            ],
          },
        },
        retention: {
          type: "object",
          additionalProperties: false,
          description: "How long things are kept.",
          "x-wire": "spec.retention",
          "x-ui": { order: 5, label: "Retention", group: "Retention" },
          properties: {
            changes: {
              type: "array",
              items: {
                type: "object",
                required: ["name"],
                additionalProperties: false,
                description: "Changes of one type.",
                properties: {
                  name: {
                    type: "string",
                    minLength: 1,
                    description: "Type of the change.",
                    "x-ui": { order: 1, label: "Name", widget: "text" },
                  },
                  age: {
                    $ref: "duration.json",
                    description: "How long they are kept.",
                    "x-ui": { order: 2, label: "Age", widget: "duration" },
                  },
                  count: {
                    type: "integer",
                    minimum: 0,
                    description: "How many are kept.",
                    "x-ui": { order: 3, label: "Count", widget: "number" },
                  },
                },
              },
              description: "Changes: how old and how many.",
              "x-ui": { order: 1, label: "Changes", widget: "list" },
            },
            type: {
              type: "array",
              items: {
                type: "object",
                required: ["name"],
                additionalProperties: false,
                description: "Items of one type.",
                properties: {
                  name: {
                    type: "string",
                    minLength: 1,
                    description: "Type of the item.",
                    "x-ui": { order: 1, label: "Name", widget: "text" },
                  },
                  createdAge: {
                    $ref: "duration.json",
                    description: "Age since creation.",
                    "x-ui": { order: 2, label: "Created Age", widget: "duration" },
                  },
                  updatedAge: {
                    $ref: "duration.json",
                    description: "Age since the last update.",
                    "x-ui": { order: 3, label: "Updated Age", widget: "duration" },
                  },
                  deletedAge: {
                    $ref: "duration.json",
                    description: "Age since deletion.",
                    "x-ui": { order: 4, label: "Deleted Age", widget: "duration" },
                  },
                },
              },
              description: "Items by age.",
              "x-wire": "spec.retention.types",
              "x-ui": { order: 2, label: "Types", widget: "list" },
            },
          },
        },
      },
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
const schema229 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-azure.json",
  title: "AzureScraper",
  description: "Reads resources of an Azure subscription.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Azure",
    key: "azure",
    tile: "azure",
    list: true,
    form: true,
    icon: "azure",
    order: 1,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      connection: "connection://azure-prod",
      subscriptionID: "e3911016-5810-415f-b075-682db169988f",
      tags: [{ name: "account", value: "prod" }],
      createFields: ["$.properties.createdTime"],
      deleteFields: ["$.properties.deletedTime"],
    },
    {
      connection: "connection://azure-prod",
      subscriptionID: "e3911016-5810-415f-b075-682db169988f",
      exclusions: { activityLogs: ["ListKeys"] },
      entra: { users: [{ name: "*" }] },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: { type: "string", description: "Stored connection." },
    subscriptionID: {
      type: "string",
      description:
        "Id of the subscription; the backend wants it although the form does not insist.",
    },
    clientID: { $ref: "env-var.json", description: "Client id." },
    clientSecret: { $ref: "env-var.json", description: "Client secret." },
    tenantID: { type: "string", description: "Tenant (directory) id." },
    include: {
      type: "array",
      items: { type: "string" },
      description: "Kinds to read; all unless given.",
    },
    exclusions: {
      type: "object",
      additionalProperties: false,
      description: "What to leave out.",
      properties: {
        activityLogs: {
          type: "array",
          items: { type: "string" },
          description: "Operations of the activity log.",
        },
      },
    },
    entra: {
      type: "object",
      additionalProperties: false,
      description: "Directory objects to read.",
      properties: {
        users: { type: "array", items: { $ref: "resource-selector.json" } },
        groups: { type: "array", items: { $ref: "resource-selector.json" } },
        appRegistrations: { type: "array", items: { $ref: "resource-selector.json" } },
        enterpriseApps: { type: "array", items: { $ref: "resource-selector.json" } },
        appRoleAssignments: { type: "array", items: { $ref: "resource-selector.json" } },
      },
    },
  },
  $defs: {
    form: {
      title: "AzureScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["connection"],
      additionalProperties: false,
      examples: [
        {
          connection: "connection://azure-prod",
          subscriptionID: "e3911016-5810-415f-b075-682db169988f",
          tags: [{ name: "account", value: "prod" }],
          createFields: ["$.properties.createdTime"],
          deleteFields: ["$.properties.deletedTime"],
        },
      ],
      properties: {
        connection: {
          type: "string",
          description: "Stored connection.",
          minLength: 1,
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        subscriptionID: {
          type: "string",
          description: "Id of the subscription.",
          "x-ui": { order: 2, label: "Subscription ID" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 3, label: "Tags", widget: "json" },
        },
        createFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of creation.",
          "x-ui": { order: 4, label: "Create Fields", widget: "list" },
        },
        deleteFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of deletion.",
          "x-ui": { order: 5, label: "Delete Fields", widget: "list" },
        },
      },
    },
  },
};
const schema230 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-transform.json",
  title: "ScraperTransform",
  description: "Changes to what was found: a script and rules.",
  type: "object",
  additionalProperties: false,
  examples: [
    { expr: "config.items.toJSON()" },
    {
      exclude: [{ types: ["Kubernetes::Secret"], jsonpath: "$.data" }],
      changes: {
        exclude: ["details.reason == 'Pulled'"],
        mapping: [
          { filter: "change.summary.contains('OOM')", severity: "high", type: "OOMKilled" },
        ],
      },
    },
  ],
  properties: {
    gotemplate: { type: "string", description: "Go template." },
    template: { type: "string", description: "Other spelling of gotemplate." },
    expr: { type: "string", description: "CEL expression." },
    javascript: { type: "string", description: "JavaScript." },
    jsonpath: { type: "string", description: "JSONPath." },
    jsonPath: { type: "string", description: "Other spelling of jsonpath." },
    exclude: {
      type: "array",
      items: {
        type: "object",
        required: ["jsonpath"],
        additionalProperties: false,
        description: "What to leave out.",
        properties: {
          types: {
            type: "array",
            items: { type: "string" },
            description: "Types that it holds for.",
          },
          jsonpath: { type: "string", description: "JSONPath of the part." },
        },
      },
      description: "Parts to leave out.",
    },
    mask: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "What to hide.",
        properties: {
          selector: { type: "string", description: "CEL expression that must hold." },
          jsonpath: { type: "string", description: "JSONPath of the value." },
          value: {
            type: "string",
            description: "What to show instead; the name of a hash function hashes it.",
          },
        },
      },
      description: "Values to hide.",
    },
    relationship: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A link.",
        properties: {
          id: { $ref: "lookup.json", description: "Id." },
          external_id: { $ref: "lookup.json", description: "External id." },
          name: { $ref: "lookup.json", description: "Name." },
          namespace: { $ref: "lookup.json", description: "Namespace." },
          type: { $ref: "lookup.json", description: "Type." },
          agent: { $ref: "lookup.json", description: "Agent." },
          scope: { $ref: "lookup.json", description: "Parent." },
          labels: { $ref: "labels.json", description: "Labels that match." },
          expr: { type: "string", description: "CEL expression that gives the selectors." },
          filter: { type: "string", description: "CEL expression that must hold." },
          parent: { type: "boolean", description: "The other item is the parent." },
        },
      },
      description: "Links to other items.",
    },
    changes: {
      type: "object",
      additionalProperties: false,
      description: "What becomes of changes.",
      properties: {
        mapping: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            description: "A rewrite.",
            properties: {
              filter: { type: "string", description: "CEL expression that must hold." },
              severity: { type: "string", description: "New severity." },
              type: { type: "string", description: "New type." },
              action: { type: "string", description: "delete or ignore." },
              summary: { type: "string", description: "New summary; a template." },
            },
          },
          description: "Changes to rewrite.",
        },
        exclude: {
          type: "array",
          items: { type: "string" },
          description: "CEL expressions; changes that match are left out.",
        },
      },
    },
    locations: {
      type: "array",
      items: {
        type: "object",
        required: ["type"],
        additionalProperties: false,
        description: "One or several.",
        properties: {
          type: { type: "string", description: "Type of item that it holds for." },
          filter: { type: "string", description: "CEL expression that must hold." },
          values: {
            type: "array",
            items: { type: "string" },
            description: "The values; templates.",
          },
          withParent: { type: ["string", "boolean"], description: "Take the parent's too." },
        },
      },
      description: "Places of the items.",
    },
    aliases: {
      type: "array",
      items: {
        type: "object",
        required: ["type"],
        additionalProperties: false,
        description: "One or several.",
        properties: {
          type: { type: "string", description: "Type of item that it holds for." },
          filter: { type: "string", description: "CEL expression that must hold." },
          values: {
            type: "array",
            items: { type: "string" },
            description: "The values; templates.",
          },
          withParent: { type: ["string", "boolean"], description: "Take the parent's too." },
        },
      },
      description: "Further names of the items.",
    },
  },
};
const schema29 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "lookup.json",
  title: "Lookup",
  description: "Finds a value: the first one filled of value, label and expr counts.",
  type: "object",
  additionalProperties: false,
  examples: [{ label: "app" }],
  properties: {
    expr: { type: "string", description: "CEL expression." },
    value: { type: "string", description: "The value itself." },
    label: { type: "string", description: "Label that holds the value." },
  },
};
function validate72(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="lookup.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "expr" || key0 === "value" || key0 === "label")) {
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
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err1 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
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
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
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
function validate971(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-transform.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate971.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema230.properties, key0)) {
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
    if (data.gotemplate !== undefined) {
      if (typeof data.gotemplate !== "string") {
        const err1 = {
          instancePath: instancePath + "/gotemplate",
          schemaPath: "#/properties/gotemplate/type",
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
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err2 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
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
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err3 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
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
    if (data.javascript !== undefined) {
      if (typeof data.javascript !== "string") {
        const err4 = {
          instancePath: instancePath + "/javascript",
          schemaPath: "#/properties/javascript/type",
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
    if (data.jsonPath !== undefined) {
      if (typeof data.jsonPath !== "string") {
        const err6 = {
          instancePath: instancePath + "/jsonPath",
          schemaPath: "#/properties/jsonPath/type",
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
    if (data.exclude !== undefined) {
      let data6 = data.exclude;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.jsonpath === undefined) {
              const err7 = {
                instancePath: instancePath + "/exclude/" + i0,
                schemaPath: "#/properties/exclude/items/required",
                keyword: "required",
                params: { missingProperty: "jsonpath" },
                message: "must have required property '" + "jsonpath" + "'",
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "types" || key1 === "jsonpath")) {
                const err8 = {
                  instancePath: instancePath + "/exclude/" + i0,
                  schemaPath: "#/properties/exclude/items/additionalProperties",
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
            if (data7.types !== undefined) {
              let data8 = data7.types;
              if (Array.isArray(data8)) {
                const len1 = data8.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data8[i1] !== "string") {
                    const err9 = {
                      instancePath: instancePath + "/exclude/" + i0 + "/types/" + i1,
                      schemaPath: "#/properties/exclude/items/properties/types/items/type",
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
                  instancePath: instancePath + "/exclude/" + i0 + "/types",
                  schemaPath: "#/properties/exclude/items/properties/types/type",
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
            if (data7.jsonpath !== undefined) {
              if (typeof data7.jsonpath !== "string") {
                const err11 = {
                  instancePath: instancePath + "/exclude/" + i0 + "/jsonpath",
                  schemaPath: "#/properties/exclude/items/properties/jsonpath/type",
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
              instancePath: instancePath + "/exclude/" + i0,
              schemaPath: "#/properties/exclude/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/exclude",
          schemaPath: "#/properties/exclude/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.mask !== undefined) {
      let data11 = data.mask;
      if (Array.isArray(data11)) {
        const len2 = data11.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data12 = data11[i2];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            for (const key2 in data12) {
              if (!(key2 === "selector" || key2 === "jsonpath" || key2 === "value")) {
                const err14 = {
                  instancePath: instancePath + "/mask/" + i2,
                  schemaPath: "#/properties/mask/items/additionalProperties",
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
            if (data12.selector !== undefined) {
              if (typeof data12.selector !== "string") {
                const err15 = {
                  instancePath: instancePath + "/mask/" + i2 + "/selector",
                  schemaPath: "#/properties/mask/items/properties/selector/type",
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
            if (data12.jsonpath !== undefined) {
              if (typeof data12.jsonpath !== "string") {
                const err16 = {
                  instancePath: instancePath + "/mask/" + i2 + "/jsonpath",
                  schemaPath: "#/properties/mask/items/properties/jsonpath/type",
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
            if (data12.value !== undefined) {
              if (typeof data12.value !== "string") {
                const err17 = {
                  instancePath: instancePath + "/mask/" + i2 + "/value",
                  schemaPath: "#/properties/mask/items/properties/value/type",
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
              instancePath: instancePath + "/mask/" + i2,
              schemaPath: "#/properties/mask/items/type",
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
          instancePath: instancePath + "/mask",
          schemaPath: "#/properties/mask/type",
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
    if (data.relationship !== undefined) {
      let data16 = data.relationship;
      if (Array.isArray(data16)) {
        const len3 = data16.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data17 = data16[i3];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            for (const key3 in data17) {
              if (!func1.call(schema230.properties.relationship.items.properties, key3)) {
                const err20 = {
                  instancePath: instancePath + "/relationship/" + i3,
                  schemaPath: "#/properties/relationship/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
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
            if (data17.id !== undefined) {
              if (
                !validate72(data17.id, {
                  instancePath: instancePath + "/relationship/" + i3 + "/id",
                  parentData: data17,
                  parentDataProperty: "id",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.external_id !== undefined) {
              if (
                !validate72(data17.external_id, {
                  instancePath: instancePath + "/relationship/" + i3 + "/external_id",
                  parentData: data17,
                  parentDataProperty: "external_id",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.name !== undefined) {
              if (
                !validate72(data17.name, {
                  instancePath: instancePath + "/relationship/" + i3 + "/name",
                  parentData: data17,
                  parentDataProperty: "name",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.namespace !== undefined) {
              if (
                !validate72(data17.namespace, {
                  instancePath: instancePath + "/relationship/" + i3 + "/namespace",
                  parentData: data17,
                  parentDataProperty: "namespace",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.type !== undefined) {
              if (
                !validate72(data17.type, {
                  instancePath: instancePath + "/relationship/" + i3 + "/type",
                  parentData: data17,
                  parentDataProperty: "type",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.agent !== undefined) {
              if (
                !validate72(data17.agent, {
                  instancePath: instancePath + "/relationship/" + i3 + "/agent",
                  parentData: data17,
                  parentDataProperty: "agent",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.scope !== undefined) {
              if (
                !validate72(data17.scope, {
                  instancePath: instancePath + "/relationship/" + i3 + "/scope",
                  parentData: data17,
                  parentDataProperty: "scope",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data17.labels !== undefined) {
              if (
                !validate62(data17.labels, {
                  instancePath: instancePath + "/relationship/" + i3 + "/labels",
                  parentData: data17,
                  parentDataProperty: "labels",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
                errors = vErrors.length;
              }
            }
            if (data17.expr !== undefined) {
              if (typeof data17.expr !== "string") {
                const err21 = {
                  instancePath: instancePath + "/relationship/" + i3 + "/expr",
                  schemaPath: "#/properties/relationship/items/properties/expr/type",
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
            if (data17.filter !== undefined) {
              if (typeof data17.filter !== "string") {
                const err22 = {
                  instancePath: instancePath + "/relationship/" + i3 + "/filter",
                  schemaPath: "#/properties/relationship/items/properties/filter/type",
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
            if (data17.parent !== undefined) {
              if (typeof data17.parent !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/relationship/" + i3 + "/parent",
                  schemaPath: "#/properties/relationship/items/properties/parent/type",
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
          } else {
            const err24 = {
              instancePath: instancePath + "/relationship/" + i3,
              schemaPath: "#/properties/relationship/items/type",
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
          instancePath: instancePath + "/relationship",
          schemaPath: "#/properties/relationship/type",
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
    if (data.changes !== undefined) {
      let data29 = data.changes;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        for (const key4 in data29) {
          if (!(key4 === "mapping" || key4 === "exclude")) {
            const err26 = {
              instancePath: instancePath + "/changes",
              schemaPath: "#/properties/changes/additionalProperties",
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
        if (data29.mapping !== undefined) {
          let data30 = data29.mapping;
          if (Array.isArray(data30)) {
            const len4 = data30.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data31 = data30[i4];
              if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key5 in data31) {
                  if (
                    !(
                      key5 === "filter" ||
                      key5 === "severity" ||
                      key5 === "type" ||
                      key5 === "action" ||
                      key5 === "summary"
                    )
                  ) {
                    const err27 = {
                      instancePath: instancePath + "/changes/mapping/" + i4,
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/additionalProperties",
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
                if (data31.filter !== undefined) {
                  if (typeof data31.filter !== "string") {
                    const err28 = {
                      instancePath: instancePath + "/changes/mapping/" + i4 + "/filter",
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/properties/filter/type",
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
                if (data31.severity !== undefined) {
                  if (typeof data31.severity !== "string") {
                    const err29 = {
                      instancePath: instancePath + "/changes/mapping/" + i4 + "/severity",
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/properties/severity/type",
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
                if (data31.type !== undefined) {
                  if (typeof data31.type !== "string") {
                    const err30 = {
                      instancePath: instancePath + "/changes/mapping/" + i4 + "/type",
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/properties/type/type",
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
                if (data31.action !== undefined) {
                  if (typeof data31.action !== "string") {
                    const err31 = {
                      instancePath: instancePath + "/changes/mapping/" + i4 + "/action",
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/properties/action/type",
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
                if (data31.summary !== undefined) {
                  if (typeof data31.summary !== "string") {
                    const err32 = {
                      instancePath: instancePath + "/changes/mapping/" + i4 + "/summary",
                      schemaPath:
                        "#/properties/changes/properties/mapping/items/properties/summary/type",
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
              } else {
                const err33 = {
                  instancePath: instancePath + "/changes/mapping/" + i4,
                  schemaPath: "#/properties/changes/properties/mapping/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/changes/mapping",
              schemaPath: "#/properties/changes/properties/mapping/type",
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
        if (data29.exclude !== undefined) {
          let data37 = data29.exclude;
          if (Array.isArray(data37)) {
            const len5 = data37.length;
            for (let i5 = 0; i5 < len5; i5++) {
              if (typeof data37[i5] !== "string") {
                const err35 = {
                  instancePath: instancePath + "/changes/exclude/" + i5,
                  schemaPath: "#/properties/changes/properties/exclude/items/type",
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
              instancePath: instancePath + "/changes/exclude",
              schemaPath: "#/properties/changes/properties/exclude/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/changes",
          schemaPath: "#/properties/changes/type",
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
    if (data.locations !== undefined) {
      let data39 = data.locations;
      if (Array.isArray(data39)) {
        const len6 = data39.length;
        for (let i6 = 0; i6 < len6; i6++) {
          let data40 = data39[i6];
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            if (data40.type === undefined) {
              const err38 = {
                instancePath: instancePath + "/locations/" + i6,
                schemaPath: "#/properties/locations/items/required",
                keyword: "required",
                params: { missingProperty: "type" },
                message: "must have required property '" + "type" + "'",
              };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            for (const key6 in data40) {
              if (
                !(
                  key6 === "type" ||
                  key6 === "filter" ||
                  key6 === "values" ||
                  key6 === "withParent"
                )
              ) {
                const err39 = {
                  instancePath: instancePath + "/locations/" + i6,
                  schemaPath: "#/properties/locations/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key6 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data40.type !== undefined) {
              if (typeof data40.type !== "string") {
                const err40 = {
                  instancePath: instancePath + "/locations/" + i6 + "/type",
                  schemaPath: "#/properties/locations/items/properties/type/type",
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
            if (data40.filter !== undefined) {
              if (typeof data40.filter !== "string") {
                const err41 = {
                  instancePath: instancePath + "/locations/" + i6 + "/filter",
                  schemaPath: "#/properties/locations/items/properties/filter/type",
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
            if (data40.values !== undefined) {
              let data43 = data40.values;
              if (Array.isArray(data43)) {
                const len7 = data43.length;
                for (let i7 = 0; i7 < len7; i7++) {
                  if (typeof data43[i7] !== "string") {
                    const err42 = {
                      instancePath: instancePath + "/locations/" + i6 + "/values/" + i7,
                      schemaPath: "#/properties/locations/items/properties/values/items/type",
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
                  instancePath: instancePath + "/locations/" + i6 + "/values",
                  schemaPath: "#/properties/locations/items/properties/values/type",
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
            if (data40.withParent !== undefined) {
              let data45 = data40.withParent;
              if (typeof data45 !== "string" && typeof data45 !== "boolean") {
                const err44 = {
                  instancePath: instancePath + "/locations/" + i6 + "/withParent",
                  schemaPath: "#/properties/locations/items/properties/withParent/type",
                  keyword: "type",
                  params: { type: schema230.properties.locations.items.properties.withParent.type },
                  message: "must be string,boolean",
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
              instancePath: instancePath + "/locations/" + i6,
              schemaPath: "#/properties/locations/items/type",
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
          instancePath: instancePath + "/locations",
          schemaPath: "#/properties/locations/type",
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
    if (data.aliases !== undefined) {
      let data46 = data.aliases;
      if (Array.isArray(data46)) {
        const len8 = data46.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data47 = data46[i8];
          if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
            if (data47.type === undefined) {
              const err47 = {
                instancePath: instancePath + "/aliases/" + i8,
                schemaPath: "#/properties/aliases/items/required",
                keyword: "required",
                params: { missingProperty: "type" },
                message: "must have required property '" + "type" + "'",
              };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            for (const key7 in data47) {
              if (
                !(
                  key7 === "type" ||
                  key7 === "filter" ||
                  key7 === "values" ||
                  key7 === "withParent"
                )
              ) {
                const err48 = {
                  instancePath: instancePath + "/aliases/" + i8,
                  schemaPath: "#/properties/aliases/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key7 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            if (data47.type !== undefined) {
              if (typeof data47.type !== "string") {
                const err49 = {
                  instancePath: instancePath + "/aliases/" + i8 + "/type",
                  schemaPath: "#/properties/aliases/items/properties/type/type",
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
            if (data47.filter !== undefined) {
              if (typeof data47.filter !== "string") {
                const err50 = {
                  instancePath: instancePath + "/aliases/" + i8 + "/filter",
                  schemaPath: "#/properties/aliases/items/properties/filter/type",
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
            if (data47.values !== undefined) {
              let data50 = data47.values;
              if (Array.isArray(data50)) {
                const len9 = data50.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  if (typeof data50[i9] !== "string") {
                    const err51 = {
                      instancePath: instancePath + "/aliases/" + i8 + "/values/" + i9,
                      schemaPath: "#/properties/aliases/items/properties/values/items/type",
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
                  instancePath: instancePath + "/aliases/" + i8 + "/values",
                  schemaPath: "#/properties/aliases/items/properties/values/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data47.withParent !== undefined) {
              let data52 = data47.withParent;
              if (typeof data52 !== "string" && typeof data52 !== "boolean") {
                const err53 = {
                  instancePath: instancePath + "/aliases/" + i8 + "/withParent",
                  schemaPath: "#/properties/aliases/items/properties/withParent/type",
                  keyword: "type",
                  params: { type: schema230.properties.aliases.items.properties.withParent.type },
                  message: "must be string,boolean",
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
              instancePath: instancePath + "/aliases/" + i8,
              schemaPath: "#/properties/aliases/items/type",
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
        }
      } else {
        const err55 = {
          instancePath: instancePath + "/aliases",
          schemaPath: "#/properties/aliases/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
  } else {
    const err56 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err56];
    } else {
      vErrors.push(err56);
    }
    errors++;
  }
  validate971.errors = vErrors;
  return errors === 0;
}
validate971.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema231 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-tags.json",
  description: "Tags: a list of at most five. Older consoles also wrote text or an object.",
  anyOf: [
    { type: "array", maxItems: 5, items: { $ref: "scraper-tag.json" } },
    { type: "object", additionalProperties: { type: "string" } },
    { type: "string" },
  ],
  examples: [[{ name: "cluster", value: "prod" }]],
};
const schema232 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-tag.json",
  title: "ScraperTag",
  description: "A tag for everything that a scraper item finds.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    { name: "cluster", value: "prod" },
    { name: "namespace", jsonpath: "$.metadata.namespace" },
  ],
  properties: {
    name: { type: "string", minLength: 1, description: "Name of the tag." },
    label: { type: "string", description: "Label that gives the value." },
    jsonpath: { type: "string", description: "JSONPath that gives the value." },
    value: { type: "string", description: "The value itself." },
  },
};
function validate983(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-tag.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate983.evaluated;
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
      if (!(key0 === "name" || key0 === "label" || key0 === "jsonpath" || key0 === "value")) {
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err6 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
  validate983.errors = vErrors;
  return errors === 0;
}
validate983.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate982(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-tags.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate982.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (Array.isArray(data)) {
    if (data.length > 5) {
      const err0 = {
        instancePath,
        schemaPath: "#/anyOf/0/maxItems",
        keyword: "maxItems",
        params: { limit: 5 },
        message: "must NOT have more than 5 items",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate983(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var items0 = true;
  }
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (typeof data[key0] !== "string") {
        const err2 = {
          instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
          schemaPath: "#/anyOf/1/additionalProperties/type",
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
      schemaPath: "#/anyOf/1/type",
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
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (_valid0) {
    var props0 = true;
  }
  const _errs9 = errors;
  if (typeof data !== "string") {
    const err4 = {
      instancePath,
      schemaPath: "#/anyOf/2/type",
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
  var _valid0 = _errs9 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err5 = {
      instancePath,
      schemaPath: "#/anyOf",
      keyword: "anyOf",
      params: {},
      message: "must match a schema in anyOf",
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate982.errors = vErrors;
  evaluated0.props = props0;
  evaluated0.items = items0;
  return errors === 0;
}
validate982.evaluated = { dynamicProps: true, dynamicItems: true };
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
function validate970(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-azure.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate970.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema229.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema229.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err36 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.subscriptionID !== undefined) {
      if (typeof data.subscriptionID !== "string") {
        const err37 = {
          instancePath: instancePath + "/subscriptionID",
          schemaPath: "#/properties/subscriptionID/type",
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
        const err38 = {
          instancePath: instancePath + "/tenantID",
          schemaPath: "#/properties/tenantID/type",
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
    if (data.include !== undefined) {
      let data43 = data.include;
      if (Array.isArray(data43)) {
        const len4 = data43.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data43[i4] !== "string") {
            const err39 = {
              instancePath: instancePath + "/include/" + i4,
              schemaPath: "#/properties/include/items/type",
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
          instancePath: instancePath + "/include",
          schemaPath: "#/properties/include/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.exclusions !== undefined) {
      let data45 = data.exclusions;
      if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
        for (const key2 in data45) {
          if (!(key2 === "activityLogs")) {
            const err41 = {
              instancePath: instancePath + "/exclusions",
              schemaPath: "#/properties/exclusions/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data45.activityLogs !== undefined) {
          let data46 = data45.activityLogs;
          if (Array.isArray(data46)) {
            const len5 = data46.length;
            for (let i5 = 0; i5 < len5; i5++) {
              if (typeof data46[i5] !== "string") {
                const err42 = {
                  instancePath: instancePath + "/exclusions/activityLogs/" + i5,
                  schemaPath: "#/properties/exclusions/properties/activityLogs/items/type",
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
              instancePath: instancePath + "/exclusions/activityLogs",
              schemaPath: "#/properties/exclusions/properties/activityLogs/type",
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
      } else {
        const err44 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/type",
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
    if (data.entra !== undefined) {
      let data48 = data.entra;
      if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
        for (const key3 in data48) {
          if (
            !(
              key3 === "users" ||
              key3 === "groups" ||
              key3 === "appRegistrations" ||
              key3 === "enterpriseApps" ||
              key3 === "appRoleAssignments"
            )
          ) {
            const err45 = {
              instancePath: instancePath + "/entra",
              schemaPath: "#/properties/entra/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data48.users !== undefined) {
          let data49 = data48.users;
          if (Array.isArray(data49)) {
            const len6 = data49.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (
                !validate55(data49[i6], {
                  instancePath: instancePath + "/entra/users/" + i6,
                  parentData: data49,
                  parentDataProperty: i6,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err46 = {
              instancePath: instancePath + "/entra/users",
              schemaPath: "#/properties/entra/properties/users/type",
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
        if (data48.groups !== undefined) {
          let data51 = data48.groups;
          if (Array.isArray(data51)) {
            const len7 = data51.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (
                !validate55(data51[i7], {
                  instancePath: instancePath + "/entra/groups/" + i7,
                  parentData: data51,
                  parentDataProperty: i7,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err47 = {
              instancePath: instancePath + "/entra/groups",
              schemaPath: "#/properties/entra/properties/groups/type",
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
        if (data48.appRegistrations !== undefined) {
          let data53 = data48.appRegistrations;
          if (Array.isArray(data53)) {
            const len8 = data53.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (
                !validate55(data53[i8], {
                  instancePath: instancePath + "/entra/appRegistrations/" + i8,
                  parentData: data53,
                  parentDataProperty: i8,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err48 = {
              instancePath: instancePath + "/entra/appRegistrations",
              schemaPath: "#/properties/entra/properties/appRegistrations/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data48.enterpriseApps !== undefined) {
          let data55 = data48.enterpriseApps;
          if (Array.isArray(data55)) {
            const len9 = data55.length;
            for (let i9 = 0; i9 < len9; i9++) {
              if (
                !validate55(data55[i9], {
                  instancePath: instancePath + "/entra/enterpriseApps/" + i9,
                  parentData: data55,
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
            const err49 = {
              instancePath: instancePath + "/entra/enterpriseApps",
              schemaPath: "#/properties/entra/properties/enterpriseApps/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data48.appRoleAssignments !== undefined) {
          let data57 = data48.appRoleAssignments;
          if (Array.isArray(data57)) {
            const len10 = data57.length;
            for (let i10 = 0; i10 < len10; i10++) {
              if (
                !validate55(data57[i10], {
                  instancePath: instancePath + "/entra/appRoleAssignments/" + i10,
                  parentData: data57,
                  parentDataProperty: i10,
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err50 = {
              instancePath: instancePath + "/entra/appRoleAssignments",
              schemaPath: "#/properties/entra/properties/appRoleAssignments/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/entra",
          schemaPath: "#/properties/entra/type",
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
  } else {
    const err52 = {
      instancePath,
      schemaPath: "#/type",
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
  validate970.errors = vErrors;
  return errors === 0;
}
validate970.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema233 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-aws.json",
  title: "AwsScraper",
  description: "Reads resources, changes and costs of an AWS account.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "AWS",
    key: "aws",
    tile: "aws",
    list: true,
    form: true,
    icon: "aws",
    order: 2,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      accessKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_ACCESS_KEY_ID" } } },
      secretKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_SECRET_ACCESS_KEY" } } },
      region: ["eu-west-1", "us-east-1"],
      skipTLSVerify: false,
      assumeRole: "arn:aws:iam::123456789012:role/reader",
      cloudtrail: { exclude: ["AssumeRole"], maxAge: "7d" },
      trusted_advisor_check: false,
      include: ["EC2Instance", "RDS"],
      exclude: ["ECSTaskDefinition"],
      costReporting: {
        s3BucketPath: "s3://acme-cost/reports",
        table: "cost",
        database: "athena",
        region: "eu-west-1",
      },
      tags: [{ name: "account", value: "prod" }],
    },
    {
      connection: "connection://aws",
      region: ["eu-west-1"],
      compliance: true,
      cloudtrail: { maxAge: "1d" },
    },
    {
      awsConnection: { region: ["eu-west-1"] },
      cost_reporting: { s3_bucket_path: "s3://acme-cost" },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    accessKey: { $ref: "env-var.json", description: "Access key." },
    secretKey: { $ref: "env-var.json", description: "Secret key." },
    assumeRole: { type: "string", description: "Role to assume." },
    endpoint: {
      type: "string",
      description: "Address of the service, where it is not the usual one.",
    },
    skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
    region: { type: "array", description: "Regions.", items: { type: "string" } },
    cloudtrail: {
      type: "object",
      additionalProperties: false,
      description: "Changes from CloudTrail.",
      properties: {
        exclude: { type: "array", items: { type: "string" }, description: "Events to leave out." },
        maxAge: { $ref: "duration.json", description: "How far back; 7d unless given." },
        max_age: { $ref: "duration.json", description: "Other spelling of maxAge." },
      },
    },
    include: {
      type: "array",
      items: { type: "string" },
      description: "Kinds to read; all unless given.",
    },
    exclude: { type: "array", items: { type: "string" }, description: "Kinds to leave out." },
    compliance: { type: "boolean", description: "Read the rules of AWS Config." },
    costReporting: {
      type: "object",
      additionalProperties: false,
      description: "Where the cost report lies.",
      properties: {
        s3BucketPath: { type: "string", description: "Path of the bucket." },
        table: { type: "string", description: "Table." },
        database: { type: "string", description: "Database." },
        region: { type: "string", description: "Region." },
      },
    },
    awsConnection: {
      type: "object",
      additionalProperties: false,
      description: "Other place of the account's access; the backend reads the item itself.",
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "env-var.json", description: "Access key." },
        secretKey: { $ref: "env-var.json", description: "Secret key." },
        assumeRole: { type: "string", description: "Role to assume." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        region: { type: "array", description: "Regions.", items: { type: "string" } },
      },
      deprecated: true,
    },
    cost_reporting: {
      type: "object",
      additionalProperties: false,
      description: "Other spelling of costReporting.",
      properties: {
        s3_bucket_path: { type: "string", description: "Path of the bucket." },
        s3BucketPath: { type: "string", description: "Path of the bucket." },
        table: { type: "string", description: "Table." },
        database: { type: "string", description: "Database." },
        region: { type: "string", description: "Region." },
      },
      deprecated: true,
    },
    trusted_advisor_check: {
      type: "boolean",
      description: "Read Trusted Advisor; backends of today do not know it.",
    },
  },
  $defs: {
    form: {
      title: "AwsScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      additionalProperties: false,
      examples: [
        {
          awsConnection: {
            accessKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_ACCESS_KEY_ID" } } },
            secretKey: {
              valueFrom: { secretKeyRef: { name: "aws", key: "AWS_SECRET_ACCESS_KEY" } },
            },
            region: ["eu-west-1", "us-east-1"],
            skipTLSVerify: false,
            assumeRole: "arn:aws:iam::123456789012:role/reader",
          },
          cloudtrail: { exclude: ["AssumeRole"], max_age: "7d" },
          trusted_advisor_check: false,
          include: ["EC2Instance", "RDS"],
          exclude: ["ECSTaskDefinition"],
          cost_reporting: {
            s3_bucket_path: "s3://acme-cost/reports",
            table: "cost",
            database: "athena",
            region: "eu-west-1",
          },
          tags: [{ name: "account", value: "prod" }],
        },
      ],
      properties: {
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        awsConnection: {
          type: "object",
          additionalProperties: false,
          description:
            "Access to the account; stored in the item itself, where the backend reads it.",
          "x-wire": "",
          "x-ui": { order: 2, label: "AWS Connection", group: "AWS Connection" },
          properties: {
            accessKey: {
              $ref: "env-var.json",
              description: "Access key.",
              "x-ui": { order: 1, label: "Access Key", widget: "env-var" },
            },
            secretKey: {
              $ref: "env-var.json",
              description: "Secret key.",
              "x-ui": { order: 2, label: "Secret Key", widget: "env-var" },
            },
            region: {
              type: "array",
              items: { type: "string" },
              description: "Regions.",
              "x-ui": { order: 3, label: "Region", widget: "list" },
            },
            endpoint: {
              type: "string",
              description: "Address of the service, where it is not the usual one.",
              "x-ui": { order: 4, label: "Endpoint" },
            },
            skipTLSVerify: {
              type: "boolean",
              description: "Accept any certificate.",
              "x-ui": { order: 5, label: "Skip TLS Verify", widget: "switch" },
            },
            assumeRole: {
              type: "string",
              description: "Role to assume.",
              "x-ui": { order: 6, label: "Assume Role" },
            },
          },
        },
        cloudtrail: {
          type: "object",
          additionalProperties: false,
          description: "Changes from CloudTrail.",
          "x-ui": { order: 3, label: "CloudTrail", group: "CloudTrail" },
          properties: {
            exclude: {
              type: "array",
              items: { type: "string" },
              description: "Events to leave out.",
              "x-ui": { order: 1, label: "Exclude", widget: "list" },
            },
            max_age: {
              $ref: "duration.json",
              description: "How far back; 7d unless given.",
              "x-wire": "cloudtrail.maxAge",
              "x-ui": { order: 2, label: "Max Age", widget: "duration" },
            },
          },
        },
        trusted_advisor_check: {
          type: "boolean",
          description: "Read Trusted Advisor.",
          "x-ui": { order: 4, label: "Trusted Advisor Check", widget: "switch" },
        },
        include: {
          type: "array",
          items: { type: "string" },
          description: "Kinds to read; all unless given.",
          "x-ui": { order: 5, label: "Include", widget: "list" },
        },
        exclude: {
          type: "array",
          items: { type: "string" },
          description: "Kinds to leave out.",
          "x-ui": { order: 6, label: "Exclude", widget: "list" },
        },
        cost_reporting: {
          type: "object",
          additionalProperties: false,
          description: "Where the cost report lies.",
          "x-wire": "costReporting",
          "x-ui": { order: 7, label: "Cost Reporting", group: "Cost Reporting" },
          properties: {
            s3_bucket_path: {
              type: "string",
              description: "Path of the bucket.",
              "x-wire": "costReporting.s3BucketPath",
              "x-ui": { order: 1, label: "S3 Bucket Path" },
            },
            table: { type: "string", description: "Table.", "x-ui": { order: 2, label: "Table" } },
            database: {
              type: "string",
              description: "Database.",
              "x-ui": { order: 3, label: "Database" },
            },
            region: {
              type: "string",
              description: "Region.",
              "x-ui": { order: 4, label: "Region" },
            },
          },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 8, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
function validate995(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-aws.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate995.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema233.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema233.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err36 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.assumeRole !== undefined) {
      if (typeof data.assumeRole !== "string") {
        const err37 = {
          instancePath: instancePath + "/assumeRole",
          schemaPath: "#/properties/assumeRole/type",
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err38 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.skipTLSVerify !== undefined) {
      if (typeof data.skipTLSVerify !== "boolean") {
        const err39 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
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
    if (data.region !== undefined) {
      let data44 = data.region;
      if (Array.isArray(data44)) {
        const len4 = data44.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data44[i4] !== "string") {
            const err40 = {
              instancePath: instancePath + "/region/" + i4,
              schemaPath: "#/properties/region/items/type",
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
          instancePath: instancePath + "/region",
          schemaPath: "#/properties/region/type",
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
    if (data.cloudtrail !== undefined) {
      let data46 = data.cloudtrail;
      if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
        for (const key2 in data46) {
          if (!(key2 === "exclude" || key2 === "maxAge" || key2 === "max_age")) {
            const err42 = {
              instancePath: instancePath + "/cloudtrail",
              schemaPath: "#/properties/cloudtrail/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data46.exclude !== undefined) {
          let data47 = data46.exclude;
          if (Array.isArray(data47)) {
            const len5 = data47.length;
            for (let i5 = 0; i5 < len5; i5++) {
              if (typeof data47[i5] !== "string") {
                const err43 = {
                  instancePath: instancePath + "/cloudtrail/exclude/" + i5,
                  schemaPath: "#/properties/cloudtrail/properties/exclude/items/type",
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
          } else {
            const err44 = {
              instancePath: instancePath + "/cloudtrail/exclude",
              schemaPath: "#/properties/cloudtrail/properties/exclude/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data46.maxAge !== undefined) {
          if (
            !validate172(data46.maxAge, {
              instancePath: instancePath + "/cloudtrail/maxAge",
              parentData: data46,
              parentDataProperty: "maxAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data46.max_age !== undefined) {
          if (
            !validate172(data46.max_age, {
              instancePath: instancePath + "/cloudtrail/max_age",
              parentData: data46,
              parentDataProperty: "max_age",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err45 = {
          instancePath: instancePath + "/cloudtrail",
          schemaPath: "#/properties/cloudtrail/type",
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
    if (data.include !== undefined) {
      let data51 = data.include;
      if (Array.isArray(data51)) {
        const len6 = data51.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (typeof data51[i6] !== "string") {
            const err46 = {
              instancePath: instancePath + "/include/" + i6,
              schemaPath: "#/properties/include/items/type",
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
      } else {
        const err47 = {
          instancePath: instancePath + "/include",
          schemaPath: "#/properties/include/type",
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
    if (data.exclude !== undefined) {
      let data53 = data.exclude;
      if (Array.isArray(data53)) {
        const len7 = data53.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (typeof data53[i7] !== "string") {
            const err48 = {
              instancePath: instancePath + "/exclude/" + i7,
              schemaPath: "#/properties/exclude/items/type",
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
      } else {
        const err49 = {
          instancePath: instancePath + "/exclude",
          schemaPath: "#/properties/exclude/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.compliance !== undefined) {
      if (typeof data.compliance !== "boolean") {
        const err50 = {
          instancePath: instancePath + "/compliance",
          schemaPath: "#/properties/compliance/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.costReporting !== undefined) {
      let data56 = data.costReporting;
      if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
        for (const key3 in data56) {
          if (
            !(
              key3 === "s3BucketPath" ||
              key3 === "table" ||
              key3 === "database" ||
              key3 === "region"
            )
          ) {
            const err51 = {
              instancePath: instancePath + "/costReporting",
              schemaPath: "#/properties/costReporting/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data56.s3BucketPath !== undefined) {
          if (typeof data56.s3BucketPath !== "string") {
            const err52 = {
              instancePath: instancePath + "/costReporting/s3BucketPath",
              schemaPath: "#/properties/costReporting/properties/s3BucketPath/type",
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
        if (data56.table !== undefined) {
          if (typeof data56.table !== "string") {
            const err53 = {
              instancePath: instancePath + "/costReporting/table",
              schemaPath: "#/properties/costReporting/properties/table/type",
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
        if (data56.database !== undefined) {
          if (typeof data56.database !== "string") {
            const err54 = {
              instancePath: instancePath + "/costReporting/database",
              schemaPath: "#/properties/costReporting/properties/database/type",
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
        if (data56.region !== undefined) {
          if (typeof data56.region !== "string") {
            const err55 = {
              instancePath: instancePath + "/costReporting/region",
              schemaPath: "#/properties/costReporting/properties/region/type",
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
      } else {
        const err56 = {
          instancePath: instancePath + "/costReporting",
          schemaPath: "#/properties/costReporting/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.awsConnection !== undefined) {
      let data61 = data.awsConnection;
      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
        for (const key4 in data61) {
          if (
            !(
              key4 === "connection" ||
              key4 === "accessKey" ||
              key4 === "secretKey" ||
              key4 === "assumeRole" ||
              key4 === "endpoint" ||
              key4 === "skipTLSVerify" ||
              key4 === "region"
            )
          ) {
            const err57 = {
              instancePath: instancePath + "/awsConnection",
              schemaPath: "#/properties/awsConnection/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data61.connection !== undefined) {
          if (typeof data61.connection !== "string") {
            const err58 = {
              instancePath: instancePath + "/awsConnection/connection",
              schemaPath: "#/properties/awsConnection/properties/connection/type",
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
        if (data61.accessKey !== undefined) {
          if (
            !validate84(data61.accessKey, {
              instancePath: instancePath + "/awsConnection/accessKey",
              parentData: data61,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data61.secretKey !== undefined) {
          if (
            !validate84(data61.secretKey, {
              instancePath: instancePath + "/awsConnection/secretKey",
              parentData: data61,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data61.assumeRole !== undefined) {
          if (typeof data61.assumeRole !== "string") {
            const err59 = {
              instancePath: instancePath + "/awsConnection/assumeRole",
              schemaPath: "#/properties/awsConnection/properties/assumeRole/type",
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
        if (data61.endpoint !== undefined) {
          if (typeof data61.endpoint !== "string") {
            const err60 = {
              instancePath: instancePath + "/awsConnection/endpoint",
              schemaPath: "#/properties/awsConnection/properties/endpoint/type",
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
        if (data61.skipTLSVerify !== undefined) {
          if (typeof data61.skipTLSVerify !== "boolean") {
            const err61 = {
              instancePath: instancePath + "/awsConnection/skipTLSVerify",
              schemaPath: "#/properties/awsConnection/properties/skipTLSVerify/type",
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
        if (data61.region !== undefined) {
          let data68 = data61.region;
          if (Array.isArray(data68)) {
            const len8 = data68.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (typeof data68[i8] !== "string") {
                const err62 = {
                  instancePath: instancePath + "/awsConnection/region/" + i8,
                  schemaPath: "#/properties/awsConnection/properties/region/items/type",
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
          } else {
            const err63 = {
              instancePath: instancePath + "/awsConnection/region",
              schemaPath: "#/properties/awsConnection/properties/region/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/awsConnection",
          schemaPath: "#/properties/awsConnection/type",
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
    if (data.cost_reporting !== undefined) {
      let data70 = data.cost_reporting;
      if (data70 && typeof data70 == "object" && !Array.isArray(data70)) {
        for (const key5 in data70) {
          if (
            !(
              key5 === "s3_bucket_path" ||
              key5 === "s3BucketPath" ||
              key5 === "table" ||
              key5 === "database" ||
              key5 === "region"
            )
          ) {
            const err65 = {
              instancePath: instancePath + "/cost_reporting",
              schemaPath: "#/properties/cost_reporting/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
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
        if (data70.s3_bucket_path !== undefined) {
          if (typeof data70.s3_bucket_path !== "string") {
            const err66 = {
              instancePath: instancePath + "/cost_reporting/s3_bucket_path",
              schemaPath: "#/properties/cost_reporting/properties/s3_bucket_path/type",
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
        if (data70.s3BucketPath !== undefined) {
          if (typeof data70.s3BucketPath !== "string") {
            const err67 = {
              instancePath: instancePath + "/cost_reporting/s3BucketPath",
              schemaPath: "#/properties/cost_reporting/properties/s3BucketPath/type",
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
        if (data70.table !== undefined) {
          if (typeof data70.table !== "string") {
            const err68 = {
              instancePath: instancePath + "/cost_reporting/table",
              schemaPath: "#/properties/cost_reporting/properties/table/type",
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
        if (data70.database !== undefined) {
          if (typeof data70.database !== "string") {
            const err69 = {
              instancePath: instancePath + "/cost_reporting/database",
              schemaPath: "#/properties/cost_reporting/properties/database/type",
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
        if (data70.region !== undefined) {
          if (typeof data70.region !== "string") {
            const err70 = {
              instancePath: instancePath + "/cost_reporting/region",
              schemaPath: "#/properties/cost_reporting/properties/region/type",
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
          instancePath: instancePath + "/cost_reporting",
          schemaPath: "#/properties/cost_reporting/type",
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
    if (data.trusted_advisor_check !== undefined) {
      if (typeof data.trusted_advisor_check !== "boolean") {
        const err72 = {
          instancePath: instancePath + "/trusted_advisor_check",
          schemaPath: "#/properties/trusted_advisor_check/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
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
      instancePath,
      schemaPath: "#/type",
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
  validate995.errors = vErrors;
  return errors === 0;
}
validate995.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema234 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-azureDevops.json",
  title: "AzureDevopsScraper",
  description: "Reads pipelines of Azure DevOps.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Azure DevOps",
    key: "azureDevops",
    tile: "azureDevops",
    list: true,
    form: true,
    icon: "azure-devops",
    order: 3,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "releases",
      connection: "connection://azure-devops",
      organization: "acme",
      pipelines: ["deploy"],
      projects: ["Shop"],
      tags: [{ name: "team", value: "shop" }],
    },
    {
      organization: "acme",
      personalAccessToken: { valueFrom: { secretKeyRef: { name: "azure-devops", key: "token" } } },
      projects: ["Shop"],
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: { type: "string", description: "Stored connection." },
    organization: { type: "string", description: "Organization." },
    personalAccessToken: { $ref: "env-var.json", description: "Access token." },
    projects: { type: "array", items: { type: "string" }, description: "Projects." },
    pipelines: { type: "array", items: { type: "string" }, description: "Pipelines." },
  },
  $defs: {
    form: {
      title: "AzureDevopsScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      additionalProperties: false,
      examples: [
        {
          name: "releases",
          connection: "connection://azure-devops",
          organization: "acme",
          pipelines: ["deploy"],
          projects: ["Shop"],
          tags: [{ name: "team", value: "shop" }],
        },
        {
          organization: "acme",
          personalAccessToken: {
            valueFrom: { secretKeyRef: { name: "azure-devops", key: "token" } },
          },
          projects: ["Shop"],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the item: text or JSONPath.",
          "x-ui": { order: 1, label: "Name" },
        },
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 2, label: "Connection", widget: "connection" },
        },
        organization: {
          type: "string",
          description: "Organization.",
          "x-ui": { order: 3, label: "Organization" },
        },
        personalAccessToken: {
          $ref: "env-var.json",
          description: "Access token.",
          "x-ui": { order: 4, label: "Personal Access Token", widget: "env-var" },
        },
        pipelines: {
          type: "array",
          items: { type: "string" },
          description: "Pipelines.",
          "x-ui": { order: 5, label: "Pipelines", widget: "list" },
        },
        projects: {
          type: "array",
          items: { type: "string" },
          description: "Projects.",
          "x-ui": { order: 6, label: "Projects", widget: "list" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 7, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
function validate1007(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-azureDevops.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1007.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema234.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema234.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err36 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.organization !== undefined) {
      if (typeof data.organization !== "string") {
        const err37 = {
          instancePath: instancePath + "/organization",
          schemaPath: "#/properties/organization/type",
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
    if (data.personalAccessToken !== undefined) {
      if (
        !validate84(data.personalAccessToken, {
          instancePath: instancePath + "/personalAccessToken",
          parentData: data,
          parentDataProperty: "personalAccessToken",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.projects !== undefined) {
      let data41 = data.projects;
      if (Array.isArray(data41)) {
        const len4 = data41.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data41[i4] !== "string") {
            const err38 = {
              instancePath: instancePath + "/projects/" + i4,
              schemaPath: "#/properties/projects/items/type",
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
          instancePath: instancePath + "/projects",
          schemaPath: "#/properties/projects/type",
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
    if (data.pipelines !== undefined) {
      let data43 = data.pipelines;
      if (Array.isArray(data43)) {
        const len5 = data43.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data43[i5] !== "string") {
            const err40 = {
              instancePath: instancePath + "/pipelines/" + i5,
              schemaPath: "#/properties/pipelines/items/type",
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
          instancePath: instancePath + "/pipelines",
          schemaPath: "#/properties/pipelines/type",
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
  } else {
    const err42 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1007.errors = vErrors;
  return errors === 0;
}
validate1007.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema235 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-file.json",
  title: "FileScraper",
  description: "Reads files of a folder, a repository or a bucket.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "File",
    key: "file",
    tile: "file",
    list: true,
    form: true,
    icon: "file",
    order: 4,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "$.metadata.name",
      type: "Config::Service",
      url: "git::https://github.com/acme/services.git",
      id: "$.id",
      format: "yaml",
      icon: "git",
      tags: [{ name: "env", value: "prod" }],
      ignore: ["*.tmp"],
      paths: ["services/*.yaml"],
      createFields: ["$.created"],
      deleteFields: ["$.deleted"],
      timestampFormat: "2006-01-02",
      items: "$.items",
    },
    { type: "$.Config.InstanceType", id: "$.Config.InstanceId", paths: ["fixtures/data/*.json"] },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: { type: "string", description: "Stored connection; fills url." },
    url: { type: "string", description: "Source: a path, git, http, s3 and others." },
    paths: { type: "array", items: { type: "string" }, description: "Files to read; patterns." },
    ignore: {
      type: "array",
      items: { type: "string" },
      description: "Files to pass over; patterns.",
    },
    icon: { type: "string", description: "Icon name." },
  },
  $defs: {
    form: {
      title: "FileScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["format", "icon"],
      additionalProperties: false,
      examples: [
        {
          name: "$.metadata.name",
          type: "Config::Service",
          url: "git::https://github.com/acme/services.git",
          id: "$.id",
          format: "yaml",
          icon: "git",
          tags: [{ name: "env", value: "prod" }],
          ignore: ["*.tmp"],
          paths: ["services/*.yaml"],
          createFields: ["$.created"],
          deleteFields: ["$.deleted"],
          timestampFormat: "2006-01-02",
          items: "$.items",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the item: text or JSONPath.",
          "x-ui": { order: 1, label: "Name" },
        },
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 2, label: "Connection", widget: "connection" },
        },
        type: {
          type: "string",
          description: "Type of the item, such as Postgres::Table: text or JSONPath.",
          "x-ui": { order: 3, label: "Type" },
        },
        url: {
          type: "string",
          description: "Source: a path, git, http, s3 and others.",
          "x-ui": { order: 4, label: "URL" },
        },
        id: {
          type: "string",
          description: "Id of the item: text or JSONPath.",
          "x-ui": { order: 5, label: "ID" },
        },
        format: {
          type: "string",
          description: "How to read the document: json unless given, yaml or properties.",
          minLength: 1,
          "x-ui": { order: 6, label: "Format", options: ["json", "yaml", "properties"] },
        },
        icon: {
          type: "string",
          description: "Icon.",
          minLength: 1,
          "x-ui": { order: 7, label: "Icon", widget: "icon" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 8, label: "Tags", widget: "json" },
        },
        ignore: {
          type: "array",
          items: { type: "string" },
          description: "Files to pass over; patterns.",
          "x-ui": { order: 9, label: "Ignore", widget: "list" },
        },
        paths: {
          type: "array",
          items: { type: "string" },
          description: "Files to read; patterns.",
          "x-ui": { order: 10, label: "Paths", widget: "list" },
        },
        createFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of creation.",
          "x-ui": { order: 11, label: "Create Fields", widget: "list" },
        },
        deleteFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of deletion.",
          "x-ui": { order: 12, label: "Delete Fields", widget: "list" },
        },
        timestampFormat: {
          type: "string",
          description: "Layout of times; RFC 3339 unless given.",
          "x-ui": { order: 13, label: "Timestamp Format" },
        },
        items: {
          type: "string",
          description: "JSONPath that splits the document into items first.",
          "x-ui": { order: 14, label: "Items" },
        },
      },
    },
  },
};
function validate1014(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-file.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1014.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema235.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema235.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err36 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.url !== undefined) {
      if (typeof data.url !== "string") {
        const err37 = {
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.paths !== undefined) {
      let data40 = data.paths;
      if (Array.isArray(data40)) {
        const len4 = data40.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data40[i4] !== "string") {
            const err38 = {
              instancePath: instancePath + "/paths/" + i4,
              schemaPath: "#/properties/paths/items/type",
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
          instancePath: instancePath + "/paths",
          schemaPath: "#/properties/paths/type",
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
    if (data.ignore !== undefined) {
      let data42 = data.ignore;
      if (Array.isArray(data42)) {
        const len5 = data42.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data42[i5] !== "string") {
            const err40 = {
              instancePath: instancePath + "/ignore/" + i5,
              schemaPath: "#/properties/ignore/items/type",
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
          instancePath: instancePath + "/ignore",
          schemaPath: "#/properties/ignore/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err42 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate1014.errors = vErrors;
  return errors === 0;
}
validate1014.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema236 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-githubActions.json",
  title: "GithubActionsScraper",
  description: "Reads workflow runs of a repository, those of the last seven days.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Github Actions",
    key: "githubActions",
    tile: "githubActions",
    list: true,
    form: true,
    icon: "github",
    order: 5,
    docs: "/config-db",
  },
  type: "object",
  required: ["owner", "repository"],
  additionalProperties: false,
  examples: [
    {
      name: "builds",
      connection: "connection://github-bot",
      owner: "acme",
      repository: "shop",
      workflows: ["release.yml"],
      tags: [{ name: "team", value: "shop" }],
    },
    {
      owner: "acme",
      repository: "shop",
      personalAccessToken: { value: "$(token)" },
      status: "completed",
      branch: "main",
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: { type: "string", description: "Stored connection." },
    owner: { type: "string", description: "Person or organization that owns the repository." },
    repository: { type: "string", description: "Name of the repository." },
    personalAccessToken: { $ref: "env-var.json", description: "Access token." },
    workflows: {
      type: "array",
      items: { type: "string" },
      description: "Workflows to read; all unless given.",
    },
    actor: { type: "string", description: "Only runs of this person." },
    branch: { type: "string", description: "Only this branch." },
  },
  $defs: {
    form: {
      title: "GithubActionsScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["owner", "repository"],
      additionalProperties: false,
      examples: [
        {
          name: "builds",
          connection: "connection://github-bot",
          owner: "acme",
          repository: "shop",
          workflows: ["release.yml"],
          tags: [{ name: "team", value: "shop" }],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the item: text or JSONPath.",
          "x-ui": { order: 1, label: "Name" },
        },
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 2, label: "Connection", widget: "connection" },
        },
        owner: {
          type: "string",
          description: "Person or organization that owns the repository.",
          minLength: 1,
          "x-ui": { order: 3, label: "Owner" },
        },
        repository: {
          type: "string",
          description: "Name of the repository.",
          minLength: 1,
          "x-ui": { order: 4, label: "Repository" },
        },
        personalAccessToken: {
          $ref: "env-var.json",
          description: "Access token.",
          "x-ui": { order: 5, label: "Personal Access Token", widget: "env-var" },
        },
        workflows: {
          type: "array",
          items: { type: "string" },
          description: "Workflows to read; all unless given.",
          "x-ui": { order: 6, label: "Workflows", widget: "list" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 7, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
function validate1020(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-githubActions.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1020.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.owner === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "owner" },
        message: "must have required property '" + "owner" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.repository === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "repository" },
        message: "must have required property '" + "repository" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema236.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err5 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err6 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err7 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err8 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err9 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err10 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err11 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err12 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err13 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err15 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema236.properties.properties.items.properties, key1)) {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err35 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
      } else {
        const err37 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err38 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.owner !== undefined) {
      if (typeof data.owner !== "string") {
        const err39 = {
          instancePath: instancePath + "/owner",
          schemaPath: "#/properties/owner/type",
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
    if (data.repository !== undefined) {
      if (typeof data.repository !== "string") {
        const err40 = {
          instancePath: instancePath + "/repository",
          schemaPath: "#/properties/repository/type",
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
    if (data.personalAccessToken !== undefined) {
      if (
        !validate84(data.personalAccessToken, {
          instancePath: instancePath + "/personalAccessToken",
          parentData: data,
          parentDataProperty: "personalAccessToken",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.workflows !== undefined) {
      let data42 = data.workflows;
      if (Array.isArray(data42)) {
        const len4 = data42.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data42[i4] !== "string") {
            const err41 = {
              instancePath: instancePath + "/workflows/" + i4,
              schemaPath: "#/properties/workflows/items/type",
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
          instancePath: instancePath + "/workflows",
          schemaPath: "#/properties/workflows/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.actor !== undefined) {
      if (typeof data.actor !== "string") {
        const err43 = {
          instancePath: instancePath + "/actor",
          schemaPath: "#/properties/actor/type",
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
    if (data.branch !== undefined) {
      if (typeof data.branch !== "string") {
        const err44 = {
          instancePath: instancePath + "/branch",
          schemaPath: "#/properties/branch/type",
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
  validate1020.errors = vErrors;
  return errors === 0;
}
validate1020.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema237 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-http.json",
  title: "HttpScraper",
  description: "Reads the answer of an HTTP call.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "HTTP",
    key: "http",
    tile: "http",
    list: true,
    form: true,
    icon: "http",
    order: 6,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "$.name",
      type: "Inventory::Device",
      url: "https://inventory.example.com/devices",
      id: "$.serial",
      format: "json",
      icon: "server",
      tags: [{ name: "site", jsonpath: "$.site" }],
      createFields: ["$.created"],
      timestampFormat: "2006-01-02T15:04:05Z07:00",
      items: "$.devices",
    },
    {
      url: "https://api.example.com",
      type: "A",
      id: "$.id",
      headers: { Accept: { value: "application/json" } },
      bearer: { value: "$(token)" },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
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
    method: { type: "string", description: "GET unless given." },
    body: { type: "string", description: "Request body." },
    headers: {
      type: "object",
      additionalProperties: { $ref: "env-var.json" },
      description: "Request headers by name.",
    },
    env: { type: "array", items: { $ref: "env-var.json" }, description: "Values for templates." },
    icon: { type: "string", description: "Written by the form; not read by the backend." },
    ignore: {
      type: "array",
      items: { type: "string" },
      description: "Written by the form; not read by the backend.",
    },
    paths: {
      type: "array",
      items: { type: "string" },
      description: "Written by the form; not read by the backend.",
    },
  },
  $defs: {
    form: {
      title: "HttpScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["url", "type", "id"],
      additionalProperties: false,
      examples: [
        {
          name: "$.name",
          type: "Inventory::Device",
          url: "https://inventory.example.com/devices",
          id: "$.serial",
          format: "json",
          icon: "server",
          tags: [{ name: "site", jsonpath: "$.site" }],
          createFields: ["$.created"],
          timestampFormat: "2006-01-02T15:04:05Z07:00",
          items: "$.devices",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the item: text or JSONPath.",
          "x-ui": { order: 1, label: "Name" },
        },
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 2, label: "Connection", widget: "connection" },
        },
        type: {
          type: "string",
          description: "Type of the item, such as Postgres::Table: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 3, label: "Type" },
        },
        url: {
          type: "string",
          description: "Address to call.",
          minLength: 1,
          "x-ui": { order: 4, label: "URL" },
        },
        id: {
          type: "string",
          description: "Id of the item: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 5, label: "ID" },
        },
        format: {
          type: "string",
          description: "How to read the document: json unless given, yaml or properties.",
          "x-ui": { order: 6, label: "Format", options: ["json", "yaml", "properties"] },
        },
        icon: {
          type: "string",
          description: "Icon.",
          "x-ui": { order: 7, label: "Icon", widget: "icon" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 8, label: "Tags", widget: "json" },
        },
        ignore: {
          type: "array",
          items: { type: "string" },
          description: "Patterns to pass over.",
          "x-ui": { order: 9, label: "Ignore", widget: "list" },
        },
        paths: {
          type: "array",
          items: { type: "string" },
          description: "Patterns to read.",
          "x-ui": { order: 10, label: "Paths", widget: "list" },
        },
        createFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of creation.",
          "x-ui": { order: 11, label: "Create Fields", widget: "list" },
        },
        deleteFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of deletion.",
          "x-ui": { order: 12, label: "Delete Fields", widget: "list" },
        },
        timestampFormat: {
          type: "string",
          description: "Layout of times; RFC 3339 unless given.",
          "x-ui": { order: 13, label: "Timestamp Format" },
        },
        items: {
          type: "string",
          description: "JSONPath that splits the document into items first.",
          "x-ui": { order: 14, label: "Items" },
        },
      },
    },
  },
};
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
function validate1027(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-http.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1027.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema237.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema237.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err36 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.url !== undefined) {
      if (typeof data.url !== "string") {
        const err37 = {
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
        const err38 = {
          instancePath: instancePath + "/ntlm",
          schemaPath: "#/properties/ntlm/type",
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
    if (data.ntlmv2 !== undefined) {
      if (typeof data.ntlmv2 !== "boolean") {
        const err39 = {
          instancePath: instancePath + "/ntlmv2",
          schemaPath: "#/properties/ntlmv2/type",
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
    if (data.digest !== undefined) {
      if (typeof data.digest !== "boolean") {
        const err40 = {
          instancePath: instancePath + "/digest",
          schemaPath: "#/properties/digest/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
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
    if (data.method !== undefined) {
      if (typeof data.method !== "string") {
        const err41 = {
          instancePath: instancePath + "/method",
          schemaPath: "#/properties/method/type",
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
    if (data.body !== undefined) {
      if (typeof data.body !== "string") {
        const err42 = {
          instancePath: instancePath + "/body",
          schemaPath: "#/properties/body/type",
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
    if (data.headers !== undefined) {
      let data50 = data.headers;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        for (const key2 in data50) {
          if (
            !validate84(data50[key2], {
              instancePath:
                instancePath + "/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
              parentData: data50,
              parentDataProperty: key2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err43 = {
          instancePath: instancePath + "/headers",
          schemaPath: "#/properties/headers/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.env !== undefined) {
      let data52 = data.env;
      if (Array.isArray(data52)) {
        const len4 = data52.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate84(data52[i4], {
              instancePath: instancePath + "/env/" + i4,
              parentData: data52,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err44 = {
          instancePath: instancePath + "/env",
          schemaPath: "#/properties/env/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err45 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.ignore !== undefined) {
      let data55 = data.ignore;
      if (Array.isArray(data55)) {
        const len5 = data55.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data55[i5] !== "string") {
            const err46 = {
              instancePath: instancePath + "/ignore/" + i5,
              schemaPath: "#/properties/ignore/items/type",
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
      } else {
        const err47 = {
          instancePath: instancePath + "/ignore",
          schemaPath: "#/properties/ignore/type",
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
    if (data.paths !== undefined) {
      let data57 = data.paths;
      if (Array.isArray(data57)) {
        const len6 = data57.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (typeof data57[i6] !== "string") {
            const err48 = {
              instancePath: instancePath + "/paths/" + i6,
              schemaPath: "#/properties/paths/items/type",
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
      } else {
        const err49 = {
          instancePath: instancePath + "/paths",
          schemaPath: "#/properties/paths/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1027.errors = vErrors;
  return errors === 0;
}
validate1027.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema238 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-kubernetes.json",
  title: "KubernetesScraper",
  description: "Reads the objects and events of a cluster.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Kubernetes",
    key: "kubernetes",
    tile: "kubernetes",
    list: true,
    form: true,
    icon: "kubernetes",
    order: 7,
    docs: "/config-db",
  },
  type: "object",
  required: ["clusterName"],
  additionalProperties: false,
  examples: [
    {
      clusterName: "prod",
      kubeconfig: { valueFrom: { secretKeyRef: { name: "prod", key: "kubeconfig" } } },
      watch: [{ apiVersion: "apps/v1", kind: "Deployment" }],
      exclusions: { name: ["leader-election"] },
      namespace: "shop",
      scope: "namespace",
      since: "1h",
      selector: "app=shop",
      fieldSelector: "status.phase=Running",
      maxInflight: 64,
      tags: [{ name: "cluster", value: "prod" }],
    },
    {
      clusterName: "prod",
      exclusions: { kind: ["Secret"], namespace: ["kube-system"] },
      event: { exclusions: { reason: ["Pulled"] }, severityKeywords: { error: ["failed"] } },
      transform: {
        exclude: [{ types: ["Kubernetes::Pod"], jsonpath: "$.metadata.managedFields" }],
      },
      relationships: [
        {
          kind: { value: "ConfigMap" },
          name: { label: "config" },
          namespace: { expr: "metadata.namespace" },
        },
      ],
      properties: [
        {
          name: "Logs",
          icon: "logs",
          filter: "config_type == 'Kubernetes::Pod'",
          links: [{ text: "Logs", url: "https://logs.example.com" }],
        },
      ],
    },
    { clusterName: "old", exclusions: ["a"], maxInFlight: 32 },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: {
      type: "string",
      description: "Stored connection: connection://namespace/name, connection://name or its id.",
    },
    kubeconfig: { $ref: "env-var.json", description: "Kubeconfig: its text or a path." },
    eks: { $ref: "eks-connection.json", description: "EKS." },
    gke: { $ref: "gke-connection.json", description: "GKE." },
    cnrm: { $ref: "cnrm-connection.json", description: "Config Connector." },
    clusterName: { type: "string", description: "Name of the cluster, as it is shown." },
    namespace: { type: "string", description: "Only this namespace." },
    scope: { type: "string", description: "namespace, cluster, or empty for both." },
    since: { $ref: "duration.json", description: "How far back events are read." },
    selector: { type: "string", description: "Label selector." },
    fieldSelector: { type: "string", description: "Field selector." },
    maxInflight: {
      type: "integer",
      minimum: 0,
      description: "Requests at the same time; 64 unless given.",
    },
    maxInFlight: {
      type: "integer",
      minimum: 0,
      description: "Other spelling of maxInflight.",
      deprecated: true,
    },
    watch: {
      type: "array",
      items: {
        type: "object",
        required: ["apiVersion", "kind"],
        additionalProperties: false,
        description: "A kind.",
        properties: {
          apiVersion: { type: "string", description: "Group and version." },
          kind: { type: "string", description: "Kind." },
        },
      },
      description: "Objects to watch, instead of the usual ones.",
    },
    exclusions: {
      description: "What to leave out; a list is taken as names.",
      anyOf: [
        {
          type: "object",
          additionalProperties: false,
          description: "What to leave out.",
          properties: {
            name: { type: "array", items: { type: "string" }, description: "Names." },
            kind: { type: "array", items: { type: "string" }, description: "Kinds." },
            namespace: { type: "array", items: { type: "string" }, description: "Namespaces." },
            labels: { $ref: "labels.json", description: "Labels." },
          },
        },
        { type: "array", items: { type: "string" } },
      ],
    },
    event: {
      type: "object",
      additionalProperties: false,
      description: "What becomes of events.",
      properties: {
        exclusions: {
          type: "object",
          additionalProperties: false,
          description: "Events to leave out.",
          properties: {
            name: { type: "array", items: { type: "string" }, description: "Names." },
            namespace: { type: "array", items: { type: "string" }, description: "Namespaces." },
            reason: { type: "array", items: { type: "string" }, description: "Reasons." },
          },
        },
        severityKeywords: {
          type: "object",
          additionalProperties: false,
          description: "Words that tell the severity.",
          properties: {
            warn: { type: "array", items: { type: "string" }, description: "Words of a warning." },
            error: { type: "array", items: { type: "string" }, description: "Words of an error." },
          },
        },
      },
    },
    relationships: {
      type: "array",
      items: {
        type: "object",
        required: ["kind", "name", "namespace"],
        additionalProperties: false,
        description: "A link.",
        properties: {
          kind: { $ref: "lookup.json", description: "Kind." },
          name: { $ref: "lookup.json", description: "Name." },
          namespace: { $ref: "lookup.json", description: "Namespace." },
        },
      },
      description: "Links to other items.",
    },
    useCache: { type: "boolean", description: "Use the discovery of the last run." },
    allowIncomplete: { type: "boolean", description: "Go on when API groups are missing." },
  },
  $defs: {
    form: {
      title: "KubernetesScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["clusterName"],
      additionalProperties: false,
      examples: [
        {
          clusterName: "prod",
          schedule: "@every 15m",
          kubeconfig: { valueFrom: { secretKeyRef: { name: "prod", key: "kubeconfig" } } },
          watch: [{ apiVersion: "apps/v1", kind: "Deployment" }],
          exclusions: ["leader-election"],
          namespace: "shop",
          scope: "namespace",
          since: "1h",
          selector: "app=shop",
          fieldSelector: "status.phase=Running",
          maxInFlight: 64,
          tags: [{ name: "cluster", value: "prod" }],
        },
      ],
      properties: {
        clusterName: {
          type: "string",
          description: "Name of the cluster, as it is shown.",
          minLength: 1,
          "x-ui": { order: 1, label: "Cluster Name" },
        },
        schedule: {
          $ref: "schedule.json",
          description: "When a full run starts.",
          "x-wire": "$.schedule",
          "x-ui": {
            order: 2,
            label: "Schedule",
            widget: "schedule",
            options: ["@every 15m", "@every 30m", "@hourly", "@every 2h", "@every 4h", "@daily"],
          },
        },
        connection: {
          type: "string",
          description: "Stored connection.",
          "x-ui": { order: 3, label: "Connection", widget: "connection" },
        },
        kubeconfig: {
          $ref: "env-var.json",
          description: "Kubeconfig; without it the cluster that the backend runs in.",
          contentMediaType: "application/yaml",
          "x-ui": { order: 4, label: "Kubeconfig", widget: "env-var" },
        },
        watch: {
          type: "array",
          items: {
            type: "object",
            required: ["apiVersion", "kind"],
            additionalProperties: false,
            description: "A kind.",
            properties: {
              apiVersion: {
                type: "string",
                description: "Group and version.",
                minLength: 1,
                "x-ui": { order: 1, label: "API Version" },
              },
              kind: {
                type: "string",
                description: "Kind.",
                minLength: 1,
                "x-ui": { order: 2, label: "Kind" },
              },
            },
          },
          description: "Objects to watch, instead of the usual ones.",
          "x-ui": { order: 5, label: "Watch", widget: "list" },
        },
        exclusions: {
          type: "array",
          items: { type: "string" },
          description: "Names to leave out.",
          "x-wire": "exclusions.name",
          "x-ui": { order: 6, label: "Exclusions", widget: "list" },
        },
        namespace: {
          type: "string",
          description: "Only this namespace.",
          "x-ui": { order: 7, label: "Namespace" },
        },
        scope: {
          type: "string",
          enum: ["", "namespace", "cluster"],
          description: "Objects of namespaces, of the cluster, or both when blank.",
          "x-ui": {
            order: 8,
            label: "Scope",
            widget: "select",
            options: [
              { value: "", label: "Both" },
              { value: "namespace", label: "Namespace" },
              { value: "cluster", label: "Cluster" },
            ],
          },
        },
        since: {
          $ref: "duration.json",
          description: "How far back events are read.",
          "x-ui": { order: 9, label: "Since", widget: "duration" },
        },
        selector: {
          type: "string",
          description: "Label selector.",
          "x-ui": { order: 10, label: "Selector" },
        },
        fieldSelector: {
          type: "string",
          description: "Field selector.",
          "x-ui": { order: 11, label: "Field Selector" },
        },
        maxInFlight: {
          type: "integer",
          minimum: 0,
          default: 64,
          description: "Requests at the same time.",
          "x-wire": "maxInflight",
          "x-ui": { order: 12, label: "Max In Flight", widget: "number" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 13, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
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
function validate1040(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-kubernetes.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1040.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.clusterName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "clusterName" },
        message: "must have required property '" + "clusterName" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema238.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err2 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err6 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err7 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err8 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err9 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err10 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err11 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err12 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
      } else {
        const err13 = {
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err14 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema238.properties.properties.items.properties, key1)) {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
          } else {
            const err35 = {
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err37 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.clusterName !== undefined) {
      if (typeof data.clusterName !== "string") {
        const err38 = {
          instancePath: instancePath + "/clusterName",
          schemaPath: "#/properties/clusterName/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err39 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.scope !== undefined) {
      if (typeof data.scope !== "string") {
        const err40 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
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
    if (data.since !== undefined) {
      if (
        !validate172(data.since, {
          instancePath: instancePath + "/since",
          parentData: data,
          parentDataProperty: "since",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.selector !== undefined) {
      if (typeof data.selector !== "string") {
        const err41 = {
          instancePath: instancePath + "/selector",
          schemaPath: "#/properties/selector/type",
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
    if (data.fieldSelector !== undefined) {
      if (typeof data.fieldSelector !== "string") {
        const err42 = {
          instancePath: instancePath + "/fieldSelector",
          schemaPath: "#/properties/fieldSelector/type",
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
    if (data.maxInflight !== undefined) {
      let data49 = data.maxInflight;
      if (!(typeof data49 == "number" && !(data49 % 1) && !isNaN(data49))) {
        const err43 = {
          instancePath: instancePath + "/maxInflight",
          schemaPath: "#/properties/maxInflight/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data49 == "number") {
        if (data49 < 0 || isNaN(data49)) {
          const err44 = {
            instancePath: instancePath + "/maxInflight",
            schemaPath: "#/properties/maxInflight/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.maxInFlight !== undefined) {
      let data50 = data.maxInFlight;
      if (!(typeof data50 == "number" && !(data50 % 1) && !isNaN(data50))) {
        const err45 = {
          instancePath: instancePath + "/maxInFlight",
          schemaPath: "#/properties/maxInFlight/type",
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
      if (typeof data50 == "number") {
        if (data50 < 0 || isNaN(data50)) {
          const err46 = {
            instancePath: instancePath + "/maxInFlight",
            schemaPath: "#/properties/maxInFlight/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
    }
    if (data.watch !== undefined) {
      let data51 = data.watch;
      if (Array.isArray(data51)) {
        const len4 = data51.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data52 = data51[i4];
          if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
            if (data52.apiVersion === undefined) {
              const err47 = {
                instancePath: instancePath + "/watch/" + i4,
                schemaPath: "#/properties/watch/items/required",
                keyword: "required",
                params: { missingProperty: "apiVersion" },
                message: "must have required property '" + "apiVersion" + "'",
              };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data52.kind === undefined) {
              const err48 = {
                instancePath: instancePath + "/watch/" + i4,
                schemaPath: "#/properties/watch/items/required",
                keyword: "required",
                params: { missingProperty: "kind" },
                message: "must have required property '" + "kind" + "'",
              };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            for (const key2 in data52) {
              if (!(key2 === "apiVersion" || key2 === "kind")) {
                const err49 = {
                  instancePath: instancePath + "/watch/" + i4,
                  schemaPath: "#/properties/watch/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
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
            if (data52.apiVersion !== undefined) {
              if (typeof data52.apiVersion !== "string") {
                const err50 = {
                  instancePath: instancePath + "/watch/" + i4 + "/apiVersion",
                  schemaPath: "#/properties/watch/items/properties/apiVersion/type",
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
            if (data52.kind !== undefined) {
              if (typeof data52.kind !== "string") {
                const err51 = {
                  instancePath: instancePath + "/watch/" + i4 + "/kind",
                  schemaPath: "#/properties/watch/items/properties/kind/type",
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
              instancePath: instancePath + "/watch/" + i4,
              schemaPath: "#/properties/watch/items/type",
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
          instancePath: instancePath + "/watch",
          schemaPath: "#/properties/watch/type",
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
    if (data.exclusions !== undefined) {
      let data55 = data.exclusions;
      const _errs106 = errors;
      let valid13 = false;
      const _errs107 = errors;
      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
        for (const key3 in data55) {
          if (!(key3 === "name" || key3 === "kind" || key3 === "namespace" || key3 === "labels")) {
            const err54 = {
              instancePath: instancePath + "/exclusions",
              schemaPath: "#/properties/exclusions/anyOf/0/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data55.name !== undefined) {
          let data56 = data55.name;
          if (Array.isArray(data56)) {
            const len5 = data56.length;
            for (let i5 = 0; i5 < len5; i5++) {
              if (typeof data56[i5] !== "string") {
                const err55 = {
                  instancePath: instancePath + "/exclusions/name/" + i5,
                  schemaPath: "#/properties/exclusions/anyOf/0/properties/name/items/type",
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
          } else {
            const err56 = {
              instancePath: instancePath + "/exclusions/name",
              schemaPath: "#/properties/exclusions/anyOf/0/properties/name/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data55.kind !== undefined) {
          let data58 = data55.kind;
          if (Array.isArray(data58)) {
            const len6 = data58.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (typeof data58[i6] !== "string") {
                const err57 = {
                  instancePath: instancePath + "/exclusions/kind/" + i6,
                  schemaPath: "#/properties/exclusions/anyOf/0/properties/kind/items/type",
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
          } else {
            const err58 = {
              instancePath: instancePath + "/exclusions/kind",
              schemaPath: "#/properties/exclusions/anyOf/0/properties/kind/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data55.namespace !== undefined) {
          let data60 = data55.namespace;
          if (Array.isArray(data60)) {
            const len7 = data60.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (typeof data60[i7] !== "string") {
                const err59 = {
                  instancePath: instancePath + "/exclusions/namespace/" + i7,
                  schemaPath: "#/properties/exclusions/anyOf/0/properties/namespace/items/type",
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
              instancePath: instancePath + "/exclusions/namespace",
              schemaPath: "#/properties/exclusions/anyOf/0/properties/namespace/type",
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
        if (data55.labels !== undefined) {
          if (
            !validate62(data55.labels, {
              instancePath: instancePath + "/exclusions/labels",
              parentData: data55,
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
        const err61 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/anyOf/0/type",
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
      var _valid0 = _errs107 === errors;
      valid13 = valid13 || _valid0;
      const _errs123 = errors;
      if (Array.isArray(data55)) {
        const len8 = data55.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (typeof data55[i8] !== "string") {
            const err62 = {
              instancePath: instancePath + "/exclusions/" + i8,
              schemaPath: "#/properties/exclusions/anyOf/1/items/type",
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
      } else {
        const err63 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/anyOf/1/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      var _valid0 = _errs123 === errors;
      valid13 = valid13 || _valid0;
      if (!valid13) {
        const err64 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      } else {
        errors = _errs106;
        if (vErrors !== null) {
          if (_errs106) {
            vErrors.length = _errs106;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.event !== undefined) {
      let data64 = data.event;
      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
        for (const key4 in data64) {
          if (!(key4 === "exclusions" || key4 === "severityKeywords")) {
            const err65 = {
              instancePath: instancePath + "/event",
              schemaPath: "#/properties/event/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data64.exclusions !== undefined) {
          let data65 = data64.exclusions;
          if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
            for (const key5 in data65) {
              if (!(key5 === "name" || key5 === "namespace" || key5 === "reason")) {
                const err66 = {
                  instancePath: instancePath + "/event/exclusions",
                  schemaPath: "#/properties/event/properties/exclusions/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
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
            if (data65.name !== undefined) {
              let data66 = data65.name;
              if (Array.isArray(data66)) {
                const len9 = data66.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  if (typeof data66[i9] !== "string") {
                    const err67 = {
                      instancePath: instancePath + "/event/exclusions/name/" + i9,
                      schemaPath:
                        "#/properties/event/properties/exclusions/properties/name/items/type",
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
                  instancePath: instancePath + "/event/exclusions/name",
                  schemaPath: "#/properties/event/properties/exclusions/properties/name/type",
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
            if (data65.namespace !== undefined) {
              let data68 = data65.namespace;
              if (Array.isArray(data68)) {
                const len10 = data68.length;
                for (let i10 = 0; i10 < len10; i10++) {
                  if (typeof data68[i10] !== "string") {
                    const err69 = {
                      instancePath: instancePath + "/event/exclusions/namespace/" + i10,
                      schemaPath:
                        "#/properties/event/properties/exclusions/properties/namespace/items/type",
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
                  instancePath: instancePath + "/event/exclusions/namespace",
                  schemaPath: "#/properties/event/properties/exclusions/properties/namespace/type",
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
            if (data65.reason !== undefined) {
              let data70 = data65.reason;
              if (Array.isArray(data70)) {
                const len11 = data70.length;
                for (let i11 = 0; i11 < len11; i11++) {
                  if (typeof data70[i11] !== "string") {
                    const err71 = {
                      instancePath: instancePath + "/event/exclusions/reason/" + i11,
                      schemaPath:
                        "#/properties/event/properties/exclusions/properties/reason/items/type",
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
              } else {
                const err72 = {
                  instancePath: instancePath + "/event/exclusions/reason",
                  schemaPath: "#/properties/event/properties/exclusions/properties/reason/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
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
              instancePath: instancePath + "/event/exclusions",
              schemaPath: "#/properties/event/properties/exclusions/type",
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
        if (data64.severityKeywords !== undefined) {
          let data72 = data64.severityKeywords;
          if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
            for (const key6 in data72) {
              if (!(key6 === "warn" || key6 === "error")) {
                const err74 = {
                  instancePath: instancePath + "/event/severityKeywords",
                  schemaPath: "#/properties/event/properties/severityKeywords/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key6 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
            if (data72.warn !== undefined) {
              let data73 = data72.warn;
              if (Array.isArray(data73)) {
                const len12 = data73.length;
                for (let i12 = 0; i12 < len12; i12++) {
                  if (typeof data73[i12] !== "string") {
                    const err75 = {
                      instancePath: instancePath + "/event/severityKeywords/warn/" + i12,
                      schemaPath:
                        "#/properties/event/properties/severityKeywords/properties/warn/items/type",
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
              } else {
                const err76 = {
                  instancePath: instancePath + "/event/severityKeywords/warn",
                  schemaPath: "#/properties/event/properties/severityKeywords/properties/warn/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err76];
                } else {
                  vErrors.push(err76);
                }
                errors++;
              }
            }
            if (data72.error !== undefined) {
              let data75 = data72.error;
              if (Array.isArray(data75)) {
                const len13 = data75.length;
                for (let i13 = 0; i13 < len13; i13++) {
                  if (typeof data75[i13] !== "string") {
                    const err77 = {
                      instancePath: instancePath + "/event/severityKeywords/error/" + i13,
                      schemaPath:
                        "#/properties/event/properties/severityKeywords/properties/error/items/type",
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
              } else {
                const err78 = {
                  instancePath: instancePath + "/event/severityKeywords/error",
                  schemaPath:
                    "#/properties/event/properties/severityKeywords/properties/error/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = {
              instancePath: instancePath + "/event/severityKeywords",
              schemaPath: "#/properties/event/properties/severityKeywords/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/event",
          schemaPath: "#/properties/event/type",
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
    if (data.relationships !== undefined) {
      let data77 = data.relationships;
      if (Array.isArray(data77)) {
        const len14 = data77.length;
        for (let i14 = 0; i14 < len14; i14++) {
          let data78 = data77[i14];
          if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
            if (data78.kind === undefined) {
              const err81 = {
                instancePath: instancePath + "/relationships/" + i14,
                schemaPath: "#/properties/relationships/items/required",
                keyword: "required",
                params: { missingProperty: "kind" },
                message: "must have required property '" + "kind" + "'",
              };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
            if (data78.name === undefined) {
              const err82 = {
                instancePath: instancePath + "/relationships/" + i14,
                schemaPath: "#/properties/relationships/items/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
            if (data78.namespace === undefined) {
              const err83 = {
                instancePath: instancePath + "/relationships/" + i14,
                schemaPath: "#/properties/relationships/items/required",
                keyword: "required",
                params: { missingProperty: "namespace" },
                message: "must have required property '" + "namespace" + "'",
              };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            for (const key7 in data78) {
              if (!(key7 === "kind" || key7 === "name" || key7 === "namespace")) {
                const err84 = {
                  instancePath: instancePath + "/relationships/" + i14,
                  schemaPath: "#/properties/relationships/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key7 },
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
            if (data78.kind !== undefined) {
              if (
                !validate72(data78.kind, {
                  instancePath: instancePath + "/relationships/" + i14 + "/kind",
                  parentData: data78,
                  parentDataProperty: "kind",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data78.name !== undefined) {
              if (
                !validate72(data78.name, {
                  instancePath: instancePath + "/relationships/" + i14 + "/name",
                  parentData: data78,
                  parentDataProperty: "name",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
            if (data78.namespace !== undefined) {
              if (
                !validate72(data78.namespace, {
                  instancePath: instancePath + "/relationships/" + i14 + "/namespace",
                  parentData: data78,
                  parentDataProperty: "namespace",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err85 = {
              instancePath: instancePath + "/relationships/" + i14,
              schemaPath: "#/properties/relationships/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/relationships",
          schemaPath: "#/properties/relationships/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.useCache !== undefined) {
      if (typeof data.useCache !== "boolean") {
        const err87 = {
          instancePath: instancePath + "/useCache",
          schemaPath: "#/properties/useCache/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
    }
    if (data.allowIncomplete !== undefined) {
      if (typeof data.allowIncomplete !== "boolean") {
        const err88 = {
          instancePath: instancePath + "/allowIncomplete",
          schemaPath: "#/properties/allowIncomplete/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err88];
        } else {
          vErrors.push(err88);
        }
        errors++;
      }
    }
  } else {
    const err89 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err89];
    } else {
      vErrors.push(err89);
    }
    errors++;
  }
  validate1040.errors = vErrors;
  return errors === 0;
}
validate1040.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema239 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-kubernetesFile.json",
  title: "KubernetesFileScraper",
  description: "Reads files inside pods.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Kubernetes File",
    key: "kubernetesFile",
    tile: "kubernetesFile",
    list: true,
    form: true,
    icon: "kubernetes",
    order: 8,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      type: "Config::Pod",
      id: "$.name",
      selector: {
        kind: "Statefulset",
        name: "postgres",
        namespace: "db",
        labelSelector: "app=postgres",
      },
      container: "postgres",
      format: "properties",
      files: [{ format: "properties", path: ["/var/lib/postgresql/data/postgresql.conf"] }],
      tags: [{ name: "team", value: "db" }],
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    selector: {
      type: "object",
      additionalProperties: false,
      description: "Which pods.",
      properties: {
        namespace: { type: "string", description: "Namespace." },
        kind: { type: "string", description: "Kind." },
        name: { type: "string", description: "Name." },
        labelSelector: { type: "string", description: "Label selector." },
        fieldSelector: { type: "string", description: "Field selector." },
      },
    },
    container: { type: "string", description: "Container." },
    files: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "Files of one format.",
        properties: {
          path: { type: "array", items: { type: "string" }, description: "Paths; patterns." },
          format: { type: "string", description: "json, yaml or properties." },
        },
      },
      description: "Files to read.",
    },
    kubeconfig: {
      $ref: "env-var.json",
      description: "Kubeconfig; without it the cluster that the backend runs in.",
    },
  },
  $defs: {
    form: {
      title: "KubernetesFileScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["type", "id"],
      additionalProperties: false,
      examples: [
        {
          type: "Config::Pod",
          id: "$.name",
          selector: {
            kind: "Statefulset",
            name: "postgres",
            namespace: "db",
            labelSelector: "app=postgres",
          },
          container: "postgres",
          format: "properties",
          files: [{ format: "properties", path: ["/var/lib/postgresql/data/postgresql.conf"] }],
          tags: [{ name: "team", value: "db" }],
        },
      ],
      properties: {
        type: {
          type: "string",
          description: "Type of the item, such as Postgres::Table: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 1, label: "Type" },
        },
        id: {
          type: "string",
          description: "Id of the item: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 2, label: "ID" },
        },
        selector: {
          type: "object",
          additionalProperties: false,
          description: "Which pods.",
          "x-ui": { order: 3, label: "Selector", group: "Selector" },
          properties: {
            kind: { type: "string", description: "Kind.", "x-ui": { order: 1, label: "Kind" } },
            name: { type: "string", description: "Name.", "x-ui": { order: 2, label: "Name" } },
            namespace: {
              type: "string",
              description: "Namespace.",
              "x-ui": { order: 3, label: "Namespace" },
            },
            fieldSelector: {
              type: "string",
              description: "Field selector.",
              "x-ui": { order: 4, label: "Field Selector" },
            },
            labelSelector: {
              type: "string",
              description: "Label selector.",
              "x-ui": { order: 5, label: "Label Selector" },
            },
          },
        },
        container: {
          type: "string",
          description: "Container.",
          "x-ui": { order: 4, label: "Container" },
        },
        format: {
          type: "string",
          description: "How to read the document: json unless given, yaml or properties.",
          "x-ui": { order: 5, label: "Format", options: ["json", "yaml", "properties"] },
        },
        files: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            description: "Files of one format.",
            properties: {
              format: {
                type: "string",
                description: "json, yaml or properties.",
                "x-ui": { order: 1, label: "Format" },
              },
              path: {
                type: "array",
                items: { type: "string" },
                description: "Paths; patterns.",
                "x-ui": { order: 2, label: "Path", widget: "list" },
              },
            },
          },
          description: "Files to read.",
          "x-ui": { order: 6, label: "Files", widget: "list" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 7, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
function validate1055(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-kubernetesFile.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1055.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema239.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema239.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.selector !== undefined) {
      let data38 = data.selector;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key2 in data38) {
          if (
            !(
              key2 === "namespace" ||
              key2 === "kind" ||
              key2 === "name" ||
              key2 === "labelSelector" ||
              key2 === "fieldSelector"
            )
          ) {
            const err36 = {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data38.namespace !== undefined) {
          if (typeof data38.namespace !== "string") {
            const err37 = {
              instancePath: instancePath + "/selector/namespace",
              schemaPath: "#/properties/selector/properties/namespace/type",
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
        if (data38.kind !== undefined) {
          if (typeof data38.kind !== "string") {
            const err38 = {
              instancePath: instancePath + "/selector/kind",
              schemaPath: "#/properties/selector/properties/kind/type",
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
        if (data38.name !== undefined) {
          if (typeof data38.name !== "string") {
            const err39 = {
              instancePath: instancePath + "/selector/name",
              schemaPath: "#/properties/selector/properties/name/type",
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
        if (data38.labelSelector !== undefined) {
          if (typeof data38.labelSelector !== "string") {
            const err40 = {
              instancePath: instancePath + "/selector/labelSelector",
              schemaPath: "#/properties/selector/properties/labelSelector/type",
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
        if (data38.fieldSelector !== undefined) {
          if (typeof data38.fieldSelector !== "string") {
            const err41 = {
              instancePath: instancePath + "/selector/fieldSelector",
              schemaPath: "#/properties/selector/properties/fieldSelector/type",
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
          instancePath: instancePath + "/selector",
          schemaPath: "#/properties/selector/type",
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
    if (data.container !== undefined) {
      if (typeof data.container !== "string") {
        const err43 = {
          instancePath: instancePath + "/container",
          schemaPath: "#/properties/container/type",
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
    if (data.files !== undefined) {
      let data45 = data.files;
      if (Array.isArray(data45)) {
        const len4 = data45.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data46 = data45[i4];
          if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
            for (const key3 in data46) {
              if (!(key3 === "path" || key3 === "format")) {
                const err44 = {
                  instancePath: instancePath + "/files/" + i4,
                  schemaPath: "#/properties/files/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
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
            if (data46.path !== undefined) {
              let data47 = data46.path;
              if (Array.isArray(data47)) {
                const len5 = data47.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  if (typeof data47[i5] !== "string") {
                    const err45 = {
                      instancePath: instancePath + "/files/" + i4 + "/path/" + i5,
                      schemaPath: "#/properties/files/items/properties/path/items/type",
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
                  instancePath: instancePath + "/files/" + i4 + "/path",
                  schemaPath: "#/properties/files/items/properties/path/type",
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
            if (data46.format !== undefined) {
              if (typeof data46.format !== "string") {
                const err47 = {
                  instancePath: instancePath + "/files/" + i4 + "/format",
                  schemaPath: "#/properties/files/items/properties/format/type",
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
              instancePath: instancePath + "/files/" + i4,
              schemaPath: "#/properties/files/items/type",
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
      } else {
        const err49 = {
          instancePath: instancePath + "/files",
          schemaPath: "#/properties/files/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
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
  } else {
    const err50 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1055.errors = vErrors;
  return errors === 0;
}
validate1055.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema240 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-sql.json",
  title: "SqlScraper",
  description: "Reads rows of a query.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "SQL",
    key: "sql",
    tile: "sql",
    list: true,
    form: true,
    icon: "postgres",
    order: 9,
    docs: "/config-db",
  },
  type: "object",
  required: ["connection", "query"],
  additionalProperties: false,
  examples: [
    {
      type: "Postgres::Table",
      id: "$.table_name",
      auth: {
        username: { value: "reader" },
        password: { valueFrom: { secretKeyRef: { name: "db", key: "password" } } },
      },
      connection: "postgres://$(username):$(password)@db:5432/shop",
      driver: "postgres",
      format: "json",
      query: "select table_name, created_at from tables",
      items: "$.rows",
      timestampFormat: "2006-01-02",
      createFields: ["$.created_at"],
      deleteFields: ["$.deleted_at"],
    },
    {
      connection: "connection://payments-db",
      type: "Postgres::Role",
      id: "$.rolname",
      query: "select * from pg_roles",
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    connection: { type: "string", description: "Stored connection, or the address of a database." },
    auth: {
      type: "object",
      required: ["username", "password"],
      additionalProperties: false,
      description: "Who reads.",
      properties: {
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
      },
    },
    driver: { type: "string", description: "postgres, mysql, sqlserver or mssql." },
    query: { type: "string", description: "Statement to run." },
  },
  $defs: {
    form: {
      title: "SqlScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      required: ["type", "id", "connection", "query"],
      additionalProperties: false,
      examples: [
        {
          type: "Postgres::Table",
          id: "$.table_name",
          auth: {
            username: { value: "reader" },
            password: { valueFrom: { secretKeyRef: { name: "db", key: "password" } } },
          },
          connection: "postgres://$(username):$(password)@db:5432/shop",
          driver: "postgres",
          format: "json",
          query: "select table_name, created_at from tables",
          items: "$.rows",
          timestampFormat: "2006-01-02",
          createFields: ["$.created_at"],
          deleteFields: ["$.deleted_at"],
        },
      ],
      properties: {
        type: {
          type: "string",
          description: "Type of the item, such as Postgres::Table: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 1, label: "Type" },
        },
        id: {
          type: "string",
          description: "Id of the item: text or JSONPath.",
          minLength: 1,
          "x-ui": { order: 2, label: "ID" },
        },
        auth: {
          type: "object",
          required: ["username", "password"],
          additionalProperties: false,
          description: "Who reads.",
          "x-ui": { order: 3, label: "Auth", group: "Auth" },
          properties: {
            username: {
              $ref: "env-var.json",
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
            },
            password: {
              $ref: "env-var.json",
              description: "Password.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
            },
          },
        },
        connection: {
          type: "string",
          description: "Stored connection, or the address of a database.",
          minLength: 1,
          "x-ui": { order: 4, label: "Connection", widget: "connection" },
        },
        driver: {
          type: "string",
          description: "Kind of database.",
          "x-ui": { order: 5, label: "Driver", options: ["postgres", "mysql", "sqlserver"] },
        },
        format: {
          type: "string",
          description: "How to read the document: json unless given, yaml or properties.",
          "x-ui": { order: 6, label: "Format", options: ["json", "yaml", "properties"] },
        },
        query: {
          type: "string",
          description: "Statement to run.",
          minLength: 1,
          "x-ui": { order: 7, label: "Query", widget: "textarea" },
        },
        items: {
          type: "string",
          description: "JSONPath that splits the document into items first.",
          "x-ui": { order: 8, label: "Items" },
        },
        timestampFormat: {
          type: "string",
          description: "Layout of times; RFC 3339 unless given.",
          "x-ui": { order: 9, label: "Timestamp Format" },
        },
        createFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of creation.",
          "x-ui": { order: 10, label: "Create Fields", widget: "list" },
        },
        deleteFields: {
          type: "array",
          items: { type: "string" },
          description: "JSONPaths; the first that is filled is the time of deletion.",
          "x-ui": { order: 11, label: "Delete Fields", widget: "list" },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 12, label: "Tags", widget: "json" },
        },
      },
    },
  },
};
function validate1062(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-sql.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1062.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.connection === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "connection" },
        message: "must have required property '" + "connection" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.query === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "query" },
        message: "must have required property '" + "query" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema240.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err5 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err6 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err7 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err8 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err9 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err10 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err11 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err12 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err13 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err15 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema240.properties.properties.items.properties, key1)) {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err35 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
      } else {
        const err37 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err38 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.auth !== undefined) {
      let data39 = data.auth;
      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
        if (data39.username === undefined) {
          const err39 = {
            instancePath: instancePath + "/auth",
            schemaPath: "#/properties/auth/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data39.password === undefined) {
          const err40 = {
            instancePath: instancePath + "/auth",
            schemaPath: "#/properties/auth/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        for (const key2 in data39) {
          if (!(key2 === "username" || key2 === "password")) {
            const err41 = {
              instancePath: instancePath + "/auth",
              schemaPath: "#/properties/auth/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data39.username !== undefined) {
          if (
            !validate84(data39.username, {
              instancePath: instancePath + "/auth/username",
              parentData: data39,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data39.password !== undefined) {
          if (
            !validate84(data39.password, {
              instancePath: instancePath + "/auth/password",
              parentData: data39,
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
        const err42 = {
          instancePath: instancePath + "/auth",
          schemaPath: "#/properties/auth/type",
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
    if (data.driver !== undefined) {
      if (typeof data.driver !== "string") {
        const err43 = {
          instancePath: instancePath + "/driver",
          schemaPath: "#/properties/driver/type",
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
    if (data.query !== undefined) {
      if (typeof data.query !== "string") {
        const err44 = {
          instancePath: instancePath + "/query",
          schemaPath: "#/properties/query/type",
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
  validate1062.errors = vErrors;
  return errors === 0;
}
validate1062.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema241 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-trivy.json",
  title: "TrivyScraper",
  description: "Scans for vulnerabilities.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Trivy",
    key: "trivy",
    tile: "trivy",
    list: true,
    form: true,
    icon: "trivy",
    order: 10,
    docs: "/config-db",
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      compliance: ["k8s-cis"],
      ignoreUnfixed: true,
      ignoredLicenses: ["MIT"],
      licenseFull: false,
      scanners: ["vuln", "misconfig"],
      severity: ["CRITICAL", "HIGH"],
      tags: [{ name: "cluster", value: "prod" }],
      timeout: "20m",
      timestampFormat: "2006-01-02",
      version: "0.60.0",
      vulnType: ["os", "library"],
      kubernetes: {
        components: ["workload"],
        context: "prod",
        kubeconfig: "/etc/kube/config",
        namespace: "shop",
      },
    },
    { vulnType: "os", kubernetes: ["workload"] },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    version: { type: "string", description: "Version of the scanner." },
    compliance: { type: "array", items: { type: "string" }, description: "Compliance reports." },
    ignoredLicenses: {
      type: "array",
      items: { type: "string" },
      description: "Licenses to pass over.",
    },
    ignoreUnfixed: { type: "boolean", description: "Leave out what has no fix." },
    licenseFull: { type: "boolean", description: "Look for licenses in all files." },
    severity: {
      type: "array",
      items: { type: "string" },
      description: "Severities to report: UNKNOWN, LOW, MEDIUM, HIGH, CRITICAL.",
    },
    vulnType: {
      description: "Kinds of vulnerability: os, library. Older consoles wrote text.",
      anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }],
    },
    scanners: {
      type: "array",
      items: { type: "string" },
      description: "Scanners: vuln, secret, misconfig, license.",
    },
    timeout: { $ref: "duration.json", description: "Limit of the run." },
    kubernetes: {
      description: "Scan of a cluster; older consoles wrote the list of components alone.",
      anyOf: [
        {
          type: "object",
          additionalProperties: false,
          description: "Scan of a cluster.",
          properties: {
            components: { type: "array", items: { type: "string" }, description: "Components." },
            context: { type: "string", description: "Context of the kubeconfig." },
            kubeconfig: { type: "string", description: "Path of the kubeconfig." },
            namespace: { type: "string", description: "Only this namespace." },
          },
        },
        { type: "array", items: { type: "string" } },
      ],
    },
  },
  $defs: {
    form: {
      title: "TrivyScraperForm",
      description: "What the form asks for; retention stands in the form of the whole.",
      type: "object",
      additionalProperties: false,
      examples: [
        {
          compliance: ["k8s-cis"],
          ignoreUnfixed: true,
          ignoredLicenses: ["MIT"],
          licenseFull: false,
          scanners: ["vuln", "misconfig"],
          severity: ["CRITICAL", "HIGH"],
          tags: [{ name: "cluster", value: "prod" }],
          timeout: "20m",
          timestampFormat: "2006-01-02",
          version: "0.60.0",
          vulnType: ["os", "library"],
          kubernetes: {
            components: ["workload"],
            context: "prod",
            kubeconfig: "/etc/kube/config",
            namespace: "shop",
          },
        },
      ],
      properties: {
        compliance: {
          type: "array",
          items: { type: "string" },
          description: "Compliance reports.",
          "x-ui": { order: 1, label: "Compliance", widget: "list" },
        },
        ignoreUnfixed: {
          type: "boolean",
          description: "Leave out what has no fix.",
          "x-ui": { order: 2, label: "Ignore Unfixed", widget: "switch" },
        },
        ignoredLicenses: {
          type: "array",
          items: { type: "string" },
          description: "Licenses to pass over.",
          "x-ui": { order: 3, label: "Ignored Licenses", widget: "list" },
        },
        licenseFull: {
          type: "boolean",
          description: "Look for licenses in all files.",
          "x-ui": { order: 4, label: "License Full", widget: "switch" },
        },
        scanners: {
          type: "array",
          items: { type: "string" },
          description: "Scanners to run.",
          "x-ui": {
            order: 5,
            label: "Scanners",
            widget: "list",
            options: ["vuln", "secret", "misconfig", "license"],
          },
        },
        severity: {
          type: "array",
          items: { type: "string" },
          description: "Severities to report.",
          "x-ui": {
            order: 6,
            label: "Severity",
            widget: "list",
            options: ["UNKNOWN", "LOW", "MEDIUM", "HIGH", "CRITICAL"],
          },
        },
        tags: {
          type: "array",
          maxItems: 5,
          items: { $ref: "scraper-tag.json" },
          description: "Tags for everything that is found; five at most.",
          "x-ui": { order: 7, label: "Tags", widget: "json" },
        },
        timeout: {
          $ref: "duration.json",
          description: "Limit of the run.",
          "x-ui": { order: 8, label: "Timeout", widget: "duration" },
        },
        timestampFormat: {
          type: "string",
          description: "Layout of times; RFC 3339 unless given.",
          "x-ui": { order: 9, label: "Timestamp Format" },
        },
        version: {
          type: "string",
          description: "Version of the scanner.",
          "x-ui": { order: 10, label: "Version" },
        },
        vulnType: {
          type: "array",
          items: { type: "string" },
          description: "Kinds of vulnerability.",
          "x-ui": { order: 11, label: "Vuln Type", widget: "list", options: ["os", "library"] },
        },
        kubernetes: {
          type: "object",
          additionalProperties: false,
          description: "Scan of a cluster.",
          "x-ui": { order: 12, label: "Kubernetes", group: "Kubernetes" },
          properties: {
            components: {
              type: "array",
              items: { type: "string" },
              description: "Components.",
              "x-ui": { order: 1, label: "Components", widget: "list" },
            },
            context: {
              type: "string",
              description: "Context of the kubeconfig.",
              "x-ui": { order: 2, label: "Context" },
            },
            kubeconfig: {
              type: "string",
              description: "Path of the kubeconfig.",
              "x-ui": { order: 3, label: "Kubeconfig" },
            },
            namespace: {
              type: "string",
              description: "Only this namespace.",
              "x-ui": { order: 4, label: "Namespace" },
            },
          },
        },
      },
    },
  },
};
function validate1070(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-trivy.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1070.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema241.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema241.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.version !== undefined) {
      if (typeof data.version !== "string") {
        const err36 = {
          instancePath: instancePath + "/version",
          schemaPath: "#/properties/version/type",
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
    if (data.compliance !== undefined) {
      let data39 = data.compliance;
      if (Array.isArray(data39)) {
        const len4 = data39.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data39[i4] !== "string") {
            const err37 = {
              instancePath: instancePath + "/compliance/" + i4,
              schemaPath: "#/properties/compliance/items/type",
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
          instancePath: instancePath + "/compliance",
          schemaPath: "#/properties/compliance/type",
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
    if (data.ignoredLicenses !== undefined) {
      let data41 = data.ignoredLicenses;
      if (Array.isArray(data41)) {
        const len5 = data41.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data41[i5] !== "string") {
            const err39 = {
              instancePath: instancePath + "/ignoredLicenses/" + i5,
              schemaPath: "#/properties/ignoredLicenses/items/type",
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
          instancePath: instancePath + "/ignoredLicenses",
          schemaPath: "#/properties/ignoredLicenses/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.ignoreUnfixed !== undefined) {
      if (typeof data.ignoreUnfixed !== "boolean") {
        const err41 = {
          instancePath: instancePath + "/ignoreUnfixed",
          schemaPath: "#/properties/ignoreUnfixed/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.licenseFull !== undefined) {
      if (typeof data.licenseFull !== "boolean") {
        const err42 = {
          instancePath: instancePath + "/licenseFull",
          schemaPath: "#/properties/licenseFull/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.severity !== undefined) {
      let data45 = data.severity;
      if (Array.isArray(data45)) {
        const len6 = data45.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (typeof data45[i6] !== "string") {
            const err43 = {
              instancePath: instancePath + "/severity/" + i6,
              schemaPath: "#/properties/severity/items/type",
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
      } else {
        const err44 = {
          instancePath: instancePath + "/severity",
          schemaPath: "#/properties/severity/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.vulnType !== undefined) {
      let data47 = data.vulnType;
      const _errs94 = errors;
      let valid16 = false;
      const _errs95 = errors;
      if (Array.isArray(data47)) {
        const len7 = data47.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (typeof data47[i7] !== "string") {
            const err45 = {
              instancePath: instancePath + "/vulnType/" + i7,
              schemaPath: "#/properties/vulnType/anyOf/0/items/type",
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
          instancePath: instancePath + "/vulnType",
          schemaPath: "#/properties/vulnType/anyOf/0/type",
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
      var _valid0 = _errs95 === errors;
      valid16 = valid16 || _valid0;
      const _errs99 = errors;
      if (typeof data47 !== "string") {
        const err47 = {
          instancePath: instancePath + "/vulnType",
          schemaPath: "#/properties/vulnType/anyOf/1/type",
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
      var _valid0 = _errs99 === errors;
      valid16 = valid16 || _valid0;
      if (!valid16) {
        const err48 = {
          instancePath: instancePath + "/vulnType",
          schemaPath: "#/properties/vulnType/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      } else {
        errors = _errs94;
        if (vErrors !== null) {
          if (_errs94) {
            vErrors.length = _errs94;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scanners !== undefined) {
      let data49 = data.scanners;
      if (Array.isArray(data49)) {
        const len8 = data49.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (typeof data49[i8] !== "string") {
            const err49 = {
              instancePath: instancePath + "/scanners/" + i8,
              schemaPath: "#/properties/scanners/items/type",
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
      } else {
        const err50 = {
          instancePath: instancePath + "/scanners",
          schemaPath: "#/properties/scanners/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
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
    if (data.kubernetes !== undefined) {
      let data52 = data.kubernetes;
      const _errs107 = errors;
      let valid21 = false;
      const _errs108 = errors;
      if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
        for (const key2 in data52) {
          if (
            !(
              key2 === "components" ||
              key2 === "context" ||
              key2 === "kubeconfig" ||
              key2 === "namespace"
            )
          ) {
            const err51 = {
              instancePath: instancePath + "/kubernetes",
              schemaPath: "#/properties/kubernetes/anyOf/0/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data52.components !== undefined) {
          let data53 = data52.components;
          if (Array.isArray(data53)) {
            const len9 = data53.length;
            for (let i9 = 0; i9 < len9; i9++) {
              if (typeof data53[i9] !== "string") {
                const err52 = {
                  instancePath: instancePath + "/kubernetes/components/" + i9,
                  schemaPath: "#/properties/kubernetes/anyOf/0/properties/components/items/type",
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
              instancePath: instancePath + "/kubernetes/components",
              schemaPath: "#/properties/kubernetes/anyOf/0/properties/components/type",
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
        if (data52.context !== undefined) {
          if (typeof data52.context !== "string") {
            const err54 = {
              instancePath: instancePath + "/kubernetes/context",
              schemaPath: "#/properties/kubernetes/anyOf/0/properties/context/type",
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
        if (data52.kubeconfig !== undefined) {
          if (typeof data52.kubeconfig !== "string") {
            const err55 = {
              instancePath: instancePath + "/kubernetes/kubeconfig",
              schemaPath: "#/properties/kubernetes/anyOf/0/properties/kubeconfig/type",
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
        if (data52.namespace !== undefined) {
          if (typeof data52.namespace !== "string") {
            const err56 = {
              instancePath: instancePath + "/kubernetes/namespace",
              schemaPath: "#/properties/kubernetes/anyOf/0/properties/namespace/type",
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
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/anyOf/0/type",
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
      var _valid1 = _errs108 === errors;
      valid21 = valid21 || _valid1;
      const _errs121 = errors;
      if (Array.isArray(data52)) {
        const len10 = data52.length;
        for (let i10 = 0; i10 < len10; i10++) {
          if (typeof data52[i10] !== "string") {
            const err58 = {
              instancePath: instancePath + "/kubernetes/" + i10,
              schemaPath: "#/properties/kubernetes/anyOf/1/items/type",
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
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/anyOf/1/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      var _valid1 = _errs121 === errors;
      valid21 = valid21 || _valid1;
      if (!valid21) {
        const err60 = {
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      } else {
        errors = _errs107;
        if (vErrors !== null) {
          if (_errs107) {
            vErrors.length = _errs107;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err61 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1070.errors = vErrors;
  return errors === 0;
}
validate1070.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema242 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-gcp.json",
  title: "GcpScraper",
  description: "Reads assets of a Google Cloud project.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Google Cloud",
    key: "gcp",
    tile: "gcp",
    list: true,
    form: false,
    icon: "gcp",
    order: 101,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  required: ["project"],
  additionalProperties: false,
  examples: [
    {
      project: "shop-prod",
      connection: "connection://gcp",
      include: ["storage.googleapis.com/Bucket", "AuditLogs"],
      auditLogs: { dataset: "audit", since: "1d", methods: ["!storage.*"] },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
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
    include: {
      type: "array",
      items: { type: "string" },
      description: "Asset types to read, and IAMPolicy, AuditLogs.",
    },
    exclude: {
      type: "array",
      items: { type: "string" },
      description: "Asset types to leave out, and SecurityCenter.",
    },
    auditLogs: {
      type: "object",
      additionalProperties: false,
      description: "Query of the audit log.",
      properties: {
        dataset: { type: "string", description: "Dataset." },
        since: { $ref: "duration.json", description: "How far back; 7d unless given." },
        userAgents: {
          type: "array",
          items: { type: "string" },
          description: "User agents. ! excludes, * stands for anything.",
        },
        principalEmails: {
          type: "array",
          items: { type: "string" },
          description: "People. ! excludes, * stands for anything.",
        },
        permissions: {
          type: "array",
          items: { type: "string" },
          description: "Permissions. ! excludes, * stands for anything.",
        },
        serviceNames: {
          type: "array",
          items: { type: "string" },
          description: "Services. ! excludes, * stands for anything.",
        },
        methods: {
          type: "array",
          items: { type: "string" },
          description: "Methods. ! excludes, * stands for anything.",
        },
      },
    },
  },
};
function validate1077(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-gcp.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1077.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.project === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "project" },
        message: "must have required property '" + "project" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema242.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err2 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err6 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err7 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err8 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err9 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err10 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err11 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err12 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
      } else {
        const err13 = {
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err14 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema242.properties.properties.items.properties, key1)) {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
          } else {
            const err35 = {
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err37 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err38 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
        const err39 = {
          instancePath: instancePath + "/skipTLSVerify",
          schemaPath: "#/properties/skipTLSVerify/type",
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
    if (data.project !== undefined) {
      if (typeof data.project !== "string") {
        const err40 = {
          instancePath: instancePath + "/project",
          schemaPath: "#/properties/project/type",
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
    if (data.include !== undefined) {
      let data43 = data.include;
      if (Array.isArray(data43)) {
        const len4 = data43.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data43[i4] !== "string") {
            const err41 = {
              instancePath: instancePath + "/include/" + i4,
              schemaPath: "#/properties/include/items/type",
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
          instancePath: instancePath + "/include",
          schemaPath: "#/properties/include/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.exclude !== undefined) {
      let data45 = data.exclude;
      if (Array.isArray(data45)) {
        const len5 = data45.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data45[i5] !== "string") {
            const err43 = {
              instancePath: instancePath + "/exclude/" + i5,
              schemaPath: "#/properties/exclude/items/type",
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
      } else {
        const err44 = {
          instancePath: instancePath + "/exclude",
          schemaPath: "#/properties/exclude/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.auditLogs !== undefined) {
      let data47 = data.auditLogs;
      if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
        for (const key2 in data47) {
          if (
            !(
              key2 === "dataset" ||
              key2 === "since" ||
              key2 === "userAgents" ||
              key2 === "principalEmails" ||
              key2 === "permissions" ||
              key2 === "serviceNames" ||
              key2 === "methods"
            )
          ) {
            const err45 = {
              instancePath: instancePath + "/auditLogs",
              schemaPath: "#/properties/auditLogs/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data47.dataset !== undefined) {
          if (typeof data47.dataset !== "string") {
            const err46 = {
              instancePath: instancePath + "/auditLogs/dataset",
              schemaPath: "#/properties/auditLogs/properties/dataset/type",
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
        if (data47.since !== undefined) {
          if (
            !validate172(data47.since, {
              instancePath: instancePath + "/auditLogs/since",
              parentData: data47,
              parentDataProperty: "since",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
        }
        if (data47.userAgents !== undefined) {
          let data50 = data47.userAgents;
          if (Array.isArray(data50)) {
            const len6 = data50.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (typeof data50[i6] !== "string") {
                const err47 = {
                  instancePath: instancePath + "/auditLogs/userAgents/" + i6,
                  schemaPath: "#/properties/auditLogs/properties/userAgents/items/type",
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
              instancePath: instancePath + "/auditLogs/userAgents",
              schemaPath: "#/properties/auditLogs/properties/userAgents/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data47.principalEmails !== undefined) {
          let data52 = data47.principalEmails;
          if (Array.isArray(data52)) {
            const len7 = data52.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (typeof data52[i7] !== "string") {
                const err49 = {
                  instancePath: instancePath + "/auditLogs/principalEmails/" + i7,
                  schemaPath: "#/properties/auditLogs/properties/principalEmails/items/type",
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
          } else {
            const err50 = {
              instancePath: instancePath + "/auditLogs/principalEmails",
              schemaPath: "#/properties/auditLogs/properties/principalEmails/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data47.permissions !== undefined) {
          let data54 = data47.permissions;
          if (Array.isArray(data54)) {
            const len8 = data54.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (typeof data54[i8] !== "string") {
                const err51 = {
                  instancePath: instancePath + "/auditLogs/permissions/" + i8,
                  schemaPath: "#/properties/auditLogs/properties/permissions/items/type",
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
              instancePath: instancePath + "/auditLogs/permissions",
              schemaPath: "#/properties/auditLogs/properties/permissions/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data47.serviceNames !== undefined) {
          let data56 = data47.serviceNames;
          if (Array.isArray(data56)) {
            const len9 = data56.length;
            for (let i9 = 0; i9 < len9; i9++) {
              if (typeof data56[i9] !== "string") {
                const err53 = {
                  instancePath: instancePath + "/auditLogs/serviceNames/" + i9,
                  schemaPath: "#/properties/auditLogs/properties/serviceNames/items/type",
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
          } else {
            const err54 = {
              instancePath: instancePath + "/auditLogs/serviceNames",
              schemaPath: "#/properties/auditLogs/properties/serviceNames/type",
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
        if (data47.methods !== undefined) {
          let data58 = data47.methods;
          if (Array.isArray(data58)) {
            const len10 = data58.length;
            for (let i10 = 0; i10 < len10; i10++) {
              if (typeof data58[i10] !== "string") {
                const err55 = {
                  instancePath: instancePath + "/auditLogs/methods/" + i10,
                  schemaPath: "#/properties/auditLogs/properties/methods/items/type",
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
          } else {
            const err56 = {
              instancePath: instancePath + "/auditLogs/methods",
              schemaPath: "#/properties/auditLogs/properties/methods/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
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
          instancePath: instancePath + "/auditLogs",
          schemaPath: "#/properties/auditLogs/type",
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
  } else {
    const err58 = {
      instancePath,
      schemaPath: "#/type",
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
  validate1077.errors = vErrors;
  return errors === 0;
}
validate1077.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema243 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-slack.json",
  title: "SlackScraper",
  description: "Reads changes from messages.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Slack",
    key: "slack",
    tile: "slack",
    list: true,
    form: false,
    icon: "slack",
    order: 102,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  required: ["token", "rules"],
  additionalProperties: false,
  examples: [
    {
      token: { valueFrom: { secretKeyRef: { name: "slack", key: "token" } } },
      channels: ["deployments"],
      rules: [
        {
          regexp: "(?P<app>\\w+) deployed",
          mapping: { type: { value: "Deployment" }, summary: { expr: "text" } },
          config: [{ name: { expr: "app" }, types: [{ value: "Kubernetes::Deployment" }] }],
          filter: { bot: "deployer" },
        },
      ],
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    token: { $ref: "env-var.json", description: "Token of the bot." },
    since: { $ref: "duration.json", description: "How far back; 7d unless given." },
    channels: {
      type: "array",
      items: { type: "string" },
      description: "Channels to read. ! excludes, * stands for anything.",
    },
    rules: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["config"],
        additionalProperties: false,
        description: "A rule.",
        properties: {
          regexp: { type: "string", description: "Pattern with named groups." },
          mapping: {
            type: "object",
            additionalProperties: false,
            description: "Fields of the change.",
            properties: {
              createdAt: {
                type: "object",
                additionalProperties: false,
                description: "Value or expression.",
                properties: {
                  expr: { type: "string", description: "CEL expression." },
                  value: { type: "string", description: "The value itself." },
                },
              },
              severity: {
                type: "object",
                additionalProperties: false,
                description: "Value or expression.",
                properties: {
                  expr: { type: "string", description: "CEL expression." },
                  value: { type: "string", description: "The value itself." },
                },
              },
              summary: {
                type: "object",
                additionalProperties: false,
                description: "Value or expression.",
                properties: {
                  expr: { type: "string", description: "CEL expression." },
                  value: { type: "string", description: "The value itself." },
                },
              },
              type: {
                type: "object",
                additionalProperties: false,
                description: "Value or expression.",
                properties: {
                  expr: { type: "string", description: "CEL expression." },
                  value: { type: "string", description: "The value itself." },
                },
              },
              details: {
                type: "object",
                additionalProperties: false,
                description: "Value or expression.",
                properties: {
                  expr: { type: "string", description: "CEL expression." },
                  value: { type: "string", description: "The value itself." },
                },
              },
              timeFormat: { type: "string", description: "Layout of createdAt." },
            },
          },
          config: {
            type: "array",
            minItems: 1,
            items: { $ref: "scraper-resource-selector.json" },
            description: "Items that the change belongs to.",
          },
          filter: {
            type: "object",
            additionalProperties: false,
            description: "Which messages.",
            properties: {
              bot: { type: "string", description: "Name of the bot." },
              user: {
                type: "object",
                additionalProperties: false,
                description: "Who wrote it.",
                properties: {
                  name: { type: "string", description: "Name." },
                  displayName: { type: "string", description: "Display name." },
                },
              },
              expr: { type: "string", description: "CEL expression that must hold." },
            },
          },
        },
      },
      description: "How messages become changes.",
    },
  },
};
const schema244 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-resource-selector.json",
  title: "ScraperResourceSelector",
  description: "Which items a message is about; every value may be an expression.",
  type: "object",
  additionalProperties: false,
  examples: [
    { name: { expr: "details.deployment" }, types: [{ value: "Kubernetes::Deployment" }] },
  ],
  properties: {
    agent: { $ref: "#/$defs/value" },
    scope: { $ref: "#/$defs/value" },
    cache: { $ref: "#/$defs/value" },
    id: { $ref: "#/$defs/value" },
    name: { $ref: "#/$defs/value" },
    namespace: { $ref: "#/$defs/value" },
    tagSelector: { $ref: "#/$defs/value" },
    labelSelector: { $ref: "#/$defs/value" },
    fieldSelector: { $ref: "#/$defs/value" },
    types: { type: "array", items: { $ref: "#/$defs/value" } },
    statuses: { type: "array", items: { $ref: "#/$defs/value" } },
    healths: { type: "array", items: { $ref: "#/$defs/value" } },
  },
  $defs: {
    value: {
      type: "object",
      additionalProperties: false,
      description: "A value or an expression.",
      properties: {
        expr: { type: "string", description: "CEL expression." },
        value: { type: "string", description: "The value itself." },
      },
    },
  },
};
const schema245 = {
  type: "object",
  additionalProperties: false,
  description: "A value or an expression.",
  properties: {
    expr: { type: "string", description: "CEL expression." },
    value: { type: "string", description: "The value itself." },
  },
};
function validate1093(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1093.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "expr" || key0 === "value")) {
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
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err1 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
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
  validate1093.errors = vErrors;
  return errors === 0;
}
validate1093.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1092(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-resource-selector.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1092.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema244.properties, key0)) {
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
      if (
        !validate1093(data.agent, {
          instancePath: instancePath + "/agent",
          parentData: data,
          parentDataProperty: "agent",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.scope !== undefined) {
      if (
        !validate1093(data.scope, {
          instancePath: instancePath + "/scope",
          parentData: data,
          parentDataProperty: "scope",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.cache !== undefined) {
      if (
        !validate1093(data.cache, {
          instancePath: instancePath + "/cache",
          parentData: data,
          parentDataProperty: "cache",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.id !== undefined) {
      if (
        !validate1093(data.id, {
          instancePath: instancePath + "/id",
          parentData: data,
          parentDataProperty: "id",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.name !== undefined) {
      if (
        !validate1093(data.name, {
          instancePath: instancePath + "/name",
          parentData: data,
          parentDataProperty: "name",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.namespace !== undefined) {
      if (
        !validate1093(data.namespace, {
          instancePath: instancePath + "/namespace",
          parentData: data,
          parentDataProperty: "namespace",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.tagSelector !== undefined) {
      if (
        !validate1093(data.tagSelector, {
          instancePath: instancePath + "/tagSelector",
          parentData: data,
          parentDataProperty: "tagSelector",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.labelSelector !== undefined) {
      if (
        !validate1093(data.labelSelector, {
          instancePath: instancePath + "/labelSelector",
          parentData: data,
          parentDataProperty: "labelSelector",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.fieldSelector !== undefined) {
      if (
        !validate1093(data.fieldSelector, {
          instancePath: instancePath + "/fieldSelector",
          parentData: data,
          parentDataProperty: "fieldSelector",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
        errors = vErrors.length;
      }
    }
    if (data.types !== undefined) {
      let data9 = data.types;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate1093(data9[i0], {
              instancePath: instancePath + "/types/" + i0,
              parentData: data9,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err1 = {
          instancePath: instancePath + "/types",
          schemaPath: "#/properties/types/type",
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
    if (data.statuses !== undefined) {
      let data11 = data.statuses;
      if (Array.isArray(data11)) {
        const len1 = data11.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate1093(data11[i1], {
              instancePath: instancePath + "/statuses/" + i1,
              parentData: data11,
              parentDataProperty: i1,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/statuses",
          schemaPath: "#/properties/statuses/type",
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
    if (data.healths !== undefined) {
      let data13 = data.healths;
      if (Array.isArray(data13)) {
        const len2 = data13.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate1093(data13[i2], {
              instancePath: instancePath + "/healths/" + i2,
              parentData: data13,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1093.errors : vErrors.concat(validate1093.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/healths",
          schemaPath: "#/properties/healths/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
  validate1092.errors = vErrors;
  return errors === 0;
}
validate1092.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1085(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-slack.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1085.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "token" },
        message: "must have required property '" + "token" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.rules === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "rules" },
        message: "must have required property '" + "rules" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema243.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err5 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err6 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err7 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err8 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err9 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err10 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err11 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err12 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err13 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err15 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema243.properties.properties.items.properties, key1)) {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err35 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
      } else {
        const err37 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.token !== undefined) {
      if (
        !validate84(data.token, {
          instancePath: instancePath + "/token",
          parentData: data,
          parentDataProperty: "token",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.since !== undefined) {
      if (
        !validate172(data.since, {
          instancePath: instancePath + "/since",
          parentData: data,
          parentDataProperty: "since",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.channels !== undefined) {
      let data40 = data.channels;
      if (Array.isArray(data40)) {
        const len4 = data40.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (typeof data40[i4] !== "string") {
            const err38 = {
              instancePath: instancePath + "/channels/" + i4,
              schemaPath: "#/properties/channels/items/type",
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
          instancePath: instancePath + "/channels",
          schemaPath: "#/properties/channels/type",
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
    if (data.rules !== undefined) {
      let data42 = data.rules;
      if (Array.isArray(data42)) {
        if (data42.length < 1) {
          const err40 = {
            instancePath: instancePath + "/rules",
            schemaPath: "#/properties/rules/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len5 = data42.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data43 = data42[i5];
          if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
            if (data43.config === undefined) {
              const err41 = {
                instancePath: instancePath + "/rules/" + i5,
                schemaPath: "#/properties/rules/items/required",
                keyword: "required",
                params: { missingProperty: "config" },
                message: "must have required property '" + "config" + "'",
              };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            for (const key2 in data43) {
              if (
                !(key2 === "regexp" || key2 === "mapping" || key2 === "config" || key2 === "filter")
              ) {
                const err42 = {
                  instancePath: instancePath + "/rules/" + i5,
                  schemaPath: "#/properties/rules/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
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
            if (data43.regexp !== undefined) {
              if (typeof data43.regexp !== "string") {
                const err43 = {
                  instancePath: instancePath + "/rules/" + i5 + "/regexp",
                  schemaPath: "#/properties/rules/items/properties/regexp/type",
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
            if (data43.mapping !== undefined) {
              let data45 = data43.mapping;
              if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                for (const key3 in data45) {
                  if (
                    !(
                      key3 === "createdAt" ||
                      key3 === "severity" ||
                      key3 === "summary" ||
                      key3 === "type" ||
                      key3 === "details" ||
                      key3 === "timeFormat"
                    )
                  ) {
                    const err44 = {
                      instancePath: instancePath + "/rules/" + i5 + "/mapping",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key3 },
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
                if (data45.createdAt !== undefined) {
                  let data46 = data45.createdAt;
                  if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                    for (const key4 in data46) {
                      if (!(key4 === "expr" || key4 === "value")) {
                        const err45 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/createdAt",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/createdAt/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key4 },
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
                    if (data46.expr !== undefined) {
                      if (typeof data46.expr !== "string") {
                        const err46 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/createdAt/expr",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/createdAt/properties/expr/type",
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
                    if (data46.value !== undefined) {
                      if (typeof data46.value !== "string") {
                        const err47 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/createdAt/value",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/createdAt/properties/value/type",
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
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/createdAt",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/createdAt/type",
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
                if (data45.severity !== undefined) {
                  let data49 = data45.severity;
                  if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                    for (const key5 in data49) {
                      if (!(key5 === "expr" || key5 === "value")) {
                        const err49 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/severity",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/severity/additionalProperties",
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
                    if (data49.expr !== undefined) {
                      if (typeof data49.expr !== "string") {
                        const err50 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/severity/expr",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/severity/properties/expr/type",
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
                    if (data49.value !== undefined) {
                      if (typeof data49.value !== "string") {
                        const err51 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/severity/value",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/severity/properties/value/type",
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
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/severity",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/severity/type",
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
                if (data45.summary !== undefined) {
                  let data52 = data45.summary;
                  if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                    for (const key6 in data52) {
                      if (!(key6 === "expr" || key6 === "value")) {
                        const err53 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/summary",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/summary/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key6 },
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
                    if (data52.expr !== undefined) {
                      if (typeof data52.expr !== "string") {
                        const err54 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/summary/expr",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/summary/properties/expr/type",
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
                    if (data52.value !== undefined) {
                      if (typeof data52.value !== "string") {
                        const err55 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/summary/value",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/summary/properties/value/type",
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
                  } else {
                    const err56 = {
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/summary",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/summary/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data45.type !== undefined) {
                  let data55 = data45.type;
                  if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                    for (const key7 in data55) {
                      if (!(key7 === "expr" || key7 === "value")) {
                        const err57 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/type",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/type/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key7 },
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
                    if (data55.expr !== undefined) {
                      if (typeof data55.expr !== "string") {
                        const err58 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/type/expr",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/type/properties/expr/type",
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
                    if (data55.value !== undefined) {
                      if (typeof data55.value !== "string") {
                        const err59 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/type/value",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/type/properties/value/type",
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
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/type",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/type/type",
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
                if (data45.details !== undefined) {
                  let data58 = data45.details;
                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                    for (const key8 in data58) {
                      if (!(key8 === "expr" || key8 === "value")) {
                        const err61 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/details",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/details/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key8 },
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
                    if (data58.expr !== undefined) {
                      if (typeof data58.expr !== "string") {
                        const err62 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/details/expr",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/details/properties/expr/type",
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
                    if (data58.value !== undefined) {
                      if (typeof data58.value !== "string") {
                        const err63 = {
                          instancePath: instancePath + "/rules/" + i5 + "/mapping/details/value",
                          schemaPath:
                            "#/properties/rules/items/properties/mapping/properties/details/properties/value/type",
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
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/details",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/details/type",
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
                if (data45.timeFormat !== undefined) {
                  if (typeof data45.timeFormat !== "string") {
                    const err65 = {
                      instancePath: instancePath + "/rules/" + i5 + "/mapping/timeFormat",
                      schemaPath:
                        "#/properties/rules/items/properties/mapping/properties/timeFormat/type",
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
                  instancePath: instancePath + "/rules/" + i5 + "/mapping",
                  schemaPath: "#/properties/rules/items/properties/mapping/type",
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
            if (data43.config !== undefined) {
              let data62 = data43.config;
              if (Array.isArray(data62)) {
                if (data62.length < 1) {
                  const err67 = {
                    instancePath: instancePath + "/rules/" + i5 + "/config",
                    schemaPath: "#/properties/rules/items/properties/config/minItems",
                    keyword: "minItems",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 items",
                  };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
                const len6 = data62.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  if (
                    !validate1092(data62[i6], {
                      instancePath: instancePath + "/rules/" + i5 + "/config/" + i6,
                      parentData: data62,
                      parentDataProperty: i6,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate1092.errors : vErrors.concat(validate1092.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err68 = {
                  instancePath: instancePath + "/rules/" + i5 + "/config",
                  schemaPath: "#/properties/rules/items/properties/config/type",
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
            if (data43.filter !== undefined) {
              let data64 = data43.filter;
              if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                for (const key9 in data64) {
                  if (!(key9 === "bot" || key9 === "user" || key9 === "expr")) {
                    const err69 = {
                      instancePath: instancePath + "/rules/" + i5 + "/filter",
                      schemaPath: "#/properties/rules/items/properties/filter/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key9 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                }
                if (data64.bot !== undefined) {
                  if (typeof data64.bot !== "string") {
                    const err70 = {
                      instancePath: instancePath + "/rules/" + i5 + "/filter/bot",
                      schemaPath: "#/properties/rules/items/properties/filter/properties/bot/type",
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
                if (data64.user !== undefined) {
                  let data66 = data64.user;
                  if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                    for (const key10 in data66) {
                      if (!(key10 === "name" || key10 === "displayName")) {
                        const err71 = {
                          instancePath: instancePath + "/rules/" + i5 + "/filter/user",
                          schemaPath:
                            "#/properties/rules/items/properties/filter/properties/user/additionalProperties",
                          keyword: "additionalProperties",
                          params: { additionalProperty: key10 },
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
                    if (data66.name !== undefined) {
                      if (typeof data66.name !== "string") {
                        const err72 = {
                          instancePath: instancePath + "/rules/" + i5 + "/filter/user/name",
                          schemaPath:
                            "#/properties/rules/items/properties/filter/properties/user/properties/name/type",
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
                    if (data66.displayName !== undefined) {
                      if (typeof data66.displayName !== "string") {
                        const err73 = {
                          instancePath: instancePath + "/rules/" + i5 + "/filter/user/displayName",
                          schemaPath:
                            "#/properties/rules/items/properties/filter/properties/user/properties/displayName/type",
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
                      instancePath: instancePath + "/rules/" + i5 + "/filter/user",
                      schemaPath: "#/properties/rules/items/properties/filter/properties/user/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data64.expr !== undefined) {
                  if (typeof data64.expr !== "string") {
                    const err75 = {
                      instancePath: instancePath + "/rules/" + i5 + "/filter/expr",
                      schemaPath: "#/properties/rules/items/properties/filter/properties/expr/type",
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
              } else {
                const err76 = {
                  instancePath: instancePath + "/rules/" + i5 + "/filter",
                  schemaPath: "#/properties/rules/items/properties/filter/type",
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
              instancePath: instancePath + "/rules/" + i5,
              schemaPath: "#/properties/rules/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/rules",
          schemaPath: "#/properties/rules/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
    }
  } else {
    const err79 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err79];
    } else {
      vErrors.push(err79);
    }
    errors++;
  }
  validate1085.errors = vErrors;
  return errors === 0;
}
validate1085.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema246 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-terraform.json",
  title: "TerraformScraper",
  description: "Reads a Terraform state.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Terraform",
    key: "terraform",
    tile: "terraform",
    list: true,
    form: false,
    icon: "terraform",
    order: 103,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  required: ["name", "state"],
  additionalProperties: false,
  examples: [
    {
      name: "network",
      state: {
        s3: {
          bucket: "acme-terraform",
          objectPath: "network/*.tfstate",
          connection: "connection://aws",
        },
      },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    state: {
      type: "object",
      additionalProperties: false,
      description: "Where the state lies.",
      properties: {
        s3: { $ref: "s3-connection.json", description: "In a bucket of S3." },
        gcs: { $ref: "gcs-connection.json", description: "In a bucket of Google Cloud Storage." },
        local: { type: "string", description: "On the backend's disk; a pattern." },
      },
    },
  },
};
const schema51 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "s3-connection.json",
  title: "S3Connection",
  description: "Access to a bucket.",
  type: "object",
  additionalProperties: false,
  examples: [{ bucket: "backups", region: "eu-west-1", objectPath: "db/*" }],
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
    bucket: { type: "string", description: "Bucket." },
    objectPath: { type: "string", description: "Glob of the objects." },
    usePathStyle: {
      type: "boolean",
      description: "The bucket's name stands in the path, not in the host.",
    },
  },
};
function validate184(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="s3-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate184.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema51.properties, key0)) {
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
    if (data.bucket !== undefined) {
      if (typeof data.bucket !== "string") {
        const err6 = {
          instancePath: instancePath + "/bucket",
          schemaPath: "#/properties/bucket/type",
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
    if (data.objectPath !== undefined) {
      if (typeof data.objectPath !== "string") {
        const err7 = {
          instancePath: instancePath + "/objectPath",
          schemaPath: "#/properties/objectPath/type",
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
    if (data.usePathStyle !== undefined) {
      if (typeof data.usePathStyle !== "boolean") {
        const err8 = {
          instancePath: instancePath + "/usePathStyle",
          schemaPath: "#/properties/usePathStyle/type",
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
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/type",
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
  validate184.errors = vErrors;
  return errors === 0;
}
validate184.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema52 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "gcs-connection.json",
  title: "GcsConnection",
  description: "Access to a Google Cloud Storage bucket.",
  type: "object",
  additionalProperties: false,
  examples: [{ connection: "connection://gcp", bucket: "backups" }],
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
    bucket: { type: "string", description: "Bucket." },
  },
};
function validate189(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="gcs-connection.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate189.evaluated;
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
          key0 === "project" ||
          key0 === "bucket"
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
    if (data.bucket !== undefined) {
      if (typeof data.bucket !== "string") {
        const err5 = {
          instancePath: instancePath + "/bucket",
          schemaPath: "#/properties/bucket/type",
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
  validate189.errors = vErrors;
  return errors === 0;
}
validate189.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1108(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-terraform.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1108.evaluated;
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
    if (data.state === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "state" },
        message: "must have required property '" + "state" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema246.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err5 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err6 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err7 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err8 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err9 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err10 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err11 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err12 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err13 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err15 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema246.properties.properties.items.properties, key1)) {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err35 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
      } else {
        const err37 = {
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.state !== undefined) {
      let data38 = data.state;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key2 in data38) {
          if (!(key2 === "s3" || key2 === "gcs" || key2 === "local")) {
            const err38 = {
              instancePath: instancePath + "/state",
              schemaPath: "#/properties/state/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data38.s3 !== undefined) {
          if (
            !validate184(data38.s3, {
              instancePath: instancePath + "/state/s3",
              parentData: data38,
              parentDataProperty: "s3",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
            errors = vErrors.length;
          }
        }
        if (data38.gcs !== undefined) {
          if (
            !validate189(data38.gcs, {
              instancePath: instancePath + "/state/gcs",
              parentData: data38,
              parentDataProperty: "gcs",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
            errors = vErrors.length;
          }
        }
        if (data38.local !== undefined) {
          if (typeof data38.local !== "string") {
            const err39 = {
              instancePath: instancePath + "/state/local",
              schemaPath: "#/properties/state/properties/local/type",
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
          instancePath: instancePath + "/state",
          schemaPath: "#/properties/state/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1108.errors = vErrors;
  return errors === 0;
}
validate1108.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema247 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-clickhouse.json",
  title: "ClickhouseScraper",
  description: "Reads rows of a ClickHouse query.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "ClickHouse",
    key: "clickhouse",
    tile: "clickhouse",
    list: true,
    form: false,
    icon: "clickhouse",
    order: 104,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  required: ["query"],
  additionalProperties: false,
  examples: [
    {
      query: "select * from events",
      clickhouseURL: "clickhouse://default@clickhouse:9000/events",
      type: "Event",
      id: "$.id",
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    query: { type: "string", description: "Statement to run." },
    clickhouseURL: {
      type: "string",
      description: "Address: clickhouse://user:password@host:port/db.",
    },
    awsS3: {
      type: "object",
      additionalProperties: false,
      description: "Data in S3.",
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "env-var.json", description: "Access key." },
        secretKey: { $ref: "env-var.json", description: "Secret key." },
        assumeRole: { type: "string", description: "Role to assume." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        region: { type: "array", description: "Regions.", items: { type: "string" } },
        bucket: { type: "string", description: "Bucket." },
        path: { type: "string", description: "Path." },
      },
    },
    azureBlobStorage: {
      type: "object",
      required: ["collection"],
      additionalProperties: false,
      description: "Data in Azure.",
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        clientID: { $ref: "env-var.json", description: "Client id." },
        clientSecret: { $ref: "env-var.json", description: "Client secret." },
        tenantID: { type: "string", description: "Tenant id." },
        collection: { type: "string", description: "Named collection." },
        account: { type: "string", description: "Account." },
        container: { type: "string", description: "Container." },
        path: { type: "string", description: "Path." },
        endpoint: { type: "string", description: "Endpoint." },
      },
    },
  },
};
function validate1116(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-clickhouse.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1116.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.query === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "query" },
        message: "must have required property '" + "query" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema247.properties, key0)) {
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
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        const err2 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err6 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err7 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err8 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err9 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err10 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err11 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err12 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
      } else {
        const err13 = {
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err14 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema247.properties.properties.items.properties, key1)) {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            }
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
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
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err34 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
          } else {
            const err35 = {
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.query !== undefined) {
      if (typeof data.query !== "string") {
        const err37 = {
          instancePath: instancePath + "/query",
          schemaPath: "#/properties/query/type",
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
    if (data.clickhouseURL !== undefined) {
      if (typeof data.clickhouseURL !== "string") {
        const err38 = {
          instancePath: instancePath + "/clickhouseURL",
          schemaPath: "#/properties/clickhouseURL/type",
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
    if (data.awsS3 !== undefined) {
      let data40 = data.awsS3;
      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
        for (const key2 in data40) {
          if (!func1.call(schema247.properties.awsS3.properties, key2)) {
            const err39 = {
              instancePath: instancePath + "/awsS3",
              schemaPath: "#/properties/awsS3/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data40.connection !== undefined) {
          if (typeof data40.connection !== "string") {
            const err40 = {
              instancePath: instancePath + "/awsS3/connection",
              schemaPath: "#/properties/awsS3/properties/connection/type",
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
        if (data40.accessKey !== undefined) {
          if (
            !validate84(data40.accessKey, {
              instancePath: instancePath + "/awsS3/accessKey",
              parentData: data40,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data40.secretKey !== undefined) {
          if (
            !validate84(data40.secretKey, {
              instancePath: instancePath + "/awsS3/secretKey",
              parentData: data40,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data40.assumeRole !== undefined) {
          if (typeof data40.assumeRole !== "string") {
            const err41 = {
              instancePath: instancePath + "/awsS3/assumeRole",
              schemaPath: "#/properties/awsS3/properties/assumeRole/type",
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
        if (data40.endpoint !== undefined) {
          if (typeof data40.endpoint !== "string") {
            const err42 = {
              instancePath: instancePath + "/awsS3/endpoint",
              schemaPath: "#/properties/awsS3/properties/endpoint/type",
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
        if (data40.skipTLSVerify !== undefined) {
          if (typeof data40.skipTLSVerify !== "boolean") {
            const err43 = {
              instancePath: instancePath + "/awsS3/skipTLSVerify",
              schemaPath: "#/properties/awsS3/properties/skipTLSVerify/type",
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
        if (data40.region !== undefined) {
          let data47 = data40.region;
          if (Array.isArray(data47)) {
            const len4 = data47.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (typeof data47[i4] !== "string") {
                const err44 = {
                  instancePath: instancePath + "/awsS3/region/" + i4,
                  schemaPath: "#/properties/awsS3/properties/region/items/type",
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
              instancePath: instancePath + "/awsS3/region",
              schemaPath: "#/properties/awsS3/properties/region/type",
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
        if (data40.bucket !== undefined) {
          if (typeof data40.bucket !== "string") {
            const err46 = {
              instancePath: instancePath + "/awsS3/bucket",
              schemaPath: "#/properties/awsS3/properties/bucket/type",
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
        if (data40.path !== undefined) {
          if (typeof data40.path !== "string") {
            const err47 = {
              instancePath: instancePath + "/awsS3/path",
              schemaPath: "#/properties/awsS3/properties/path/type",
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
          instancePath: instancePath + "/awsS3",
          schemaPath: "#/properties/awsS3/type",
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
    if (data.azureBlobStorage !== undefined) {
      let data51 = data.azureBlobStorage;
      if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
        if (data51.collection === undefined) {
          const err49 = {
            instancePath: instancePath + "/azureBlobStorage",
            schemaPath: "#/properties/azureBlobStorage/required",
            keyword: "required",
            params: { missingProperty: "collection" },
            message: "must have required property '" + "collection" + "'",
          };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        for (const key3 in data51) {
          if (!func1.call(schema247.properties.azureBlobStorage.properties, key3)) {
            const err50 = {
              instancePath: instancePath + "/azureBlobStorage",
              schemaPath: "#/properties/azureBlobStorage/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data51.connection !== undefined) {
          if (typeof data51.connection !== "string") {
            const err51 = {
              instancePath: instancePath + "/azureBlobStorage/connection",
              schemaPath: "#/properties/azureBlobStorage/properties/connection/type",
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
        if (data51.clientID !== undefined) {
          if (
            !validate84(data51.clientID, {
              instancePath: instancePath + "/azureBlobStorage/clientID",
              parentData: data51,
              parentDataProperty: "clientID",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data51.clientSecret !== undefined) {
          if (
            !validate84(data51.clientSecret, {
              instancePath: instancePath + "/azureBlobStorage/clientSecret",
              parentData: data51,
              parentDataProperty: "clientSecret",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data51.tenantID !== undefined) {
          if (typeof data51.tenantID !== "string") {
            const err52 = {
              instancePath: instancePath + "/azureBlobStorage/tenantID",
              schemaPath: "#/properties/azureBlobStorage/properties/tenantID/type",
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
        if (data51.collection !== undefined) {
          if (typeof data51.collection !== "string") {
            const err53 = {
              instancePath: instancePath + "/azureBlobStorage/collection",
              schemaPath: "#/properties/azureBlobStorage/properties/collection/type",
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
        if (data51.account !== undefined) {
          if (typeof data51.account !== "string") {
            const err54 = {
              instancePath: instancePath + "/azureBlobStorage/account",
              schemaPath: "#/properties/azureBlobStorage/properties/account/type",
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
        if (data51.container !== undefined) {
          if (typeof data51.container !== "string") {
            const err55 = {
              instancePath: instancePath + "/azureBlobStorage/container",
              schemaPath: "#/properties/azureBlobStorage/properties/container/type",
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
        if (data51.path !== undefined) {
          if (typeof data51.path !== "string") {
            const err56 = {
              instancePath: instancePath + "/azureBlobStorage/path",
              schemaPath: "#/properties/azureBlobStorage/properties/path/type",
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
        if (data51.endpoint !== undefined) {
          if (typeof data51.endpoint !== "string") {
            const err57 = {
              instancePath: instancePath + "/azureBlobStorage/endpoint",
              schemaPath: "#/properties/azureBlobStorage/properties/endpoint/type",
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
      } else {
        const err58 = {
          instancePath: instancePath + "/azureBlobStorage",
          schemaPath: "#/properties/azureBlobStorage/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate1116.errors = vErrors;
  return errors === 0;
}
validate1116.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema248 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-logs.json",
  title: "LogsScraper",
  description: "Reads changes from logs.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Logs",
    key: "logs",
    tile: "logs",
    list: true,
    form: false,
    icon: "logs",
    order: 105,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      name: "errors",
      type: "Log",
      id: "$.id",
      loki: {
        url: "http://loki:3100",
        query: '{app="shop"} |= "error"',
        start: "now-1h",
        limit: "500",
        direction: "backward",
      },
      fieldMapping: { message: ["msg"], timestamp: ["ts"] },
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    loki: {
      type: "object",
      additionalProperties: false,
      description: "Loki.",
      properties: {
        connection: { type: "string", description: "Stored connection." },
        url: { type: "string", description: "Address." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        query: { type: "string", description: "Query." },
        start: { type: "string", description: "From when." },
        end: { type: "string", description: "Until when." },
        limit: { type: "string", description: "Most lines, as text." },
        since: { type: "string", description: "How far back." },
        step: { type: "string", description: "Step." },
        interval: { type: "string", description: "Interval." },
        direction: { type: "string", description: "forward or backward." },
      },
    },
    gcpCloudLogging: {
      type: "object",
      additionalProperties: false,
      description: "Logs of Google Cloud.",
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "env-var.json", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
        start: { type: "string", description: "From when." },
        end: { type: "string", description: "Until when." },
        limit: { type: "string", description: "Most lines, as text." },
        filter: { type: "string", description: "Filter." },
      },
    },
    openSearch: {
      type: "object",
      required: ["address", "index", "query"],
      additionalProperties: false,
      description: "OpenSearch.",
      properties: {
        address: { type: "string", description: "Address." },
        index: { type: "string", description: "Index." },
        query: { type: "string", description: "Query." },
        username: { $ref: "env-var.json", description: "User name." },
        password: { $ref: "env-var.json", description: "Password." },
        limit: { type: "string", description: "Most lines, as text." },
      },
    },
    bigQuery: {
      type: "object",
      additionalProperties: false,
      description: "BigQuery.",
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "env-var.json", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
        query: { type: "string", description: "Query." },
      },
    },
    fieldMapping: { $ref: "field-mapping.json", description: "Names of the fields." },
  },
};
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
function validate1126(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-logs.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1126.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema248.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema248.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.loki !== undefined) {
      let data38 = data.loki;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key2 in data38) {
          if (!func1.call(schema248.properties.loki.properties, key2)) {
            const err36 = {
              instancePath: instancePath + "/loki",
              schemaPath: "#/properties/loki/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data38.connection !== undefined) {
          if (typeof data38.connection !== "string") {
            const err37 = {
              instancePath: instancePath + "/loki/connection",
              schemaPath: "#/properties/loki/properties/connection/type",
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
        if (data38.url !== undefined) {
          if (typeof data38.url !== "string") {
            const err38 = {
              instancePath: instancePath + "/loki/url",
              schemaPath: "#/properties/loki/properties/url/type",
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
        if (data38.username !== undefined) {
          if (
            !validate84(data38.username, {
              instancePath: instancePath + "/loki/username",
              parentData: data38,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.password !== undefined) {
          if (
            !validate84(data38.password, {
              instancePath: instancePath + "/loki/password",
              parentData: data38,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.query !== undefined) {
          if (typeof data38.query !== "string") {
            const err39 = {
              instancePath: instancePath + "/loki/query",
              schemaPath: "#/properties/loki/properties/query/type",
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
        if (data38.start !== undefined) {
          if (typeof data38.start !== "string") {
            const err40 = {
              instancePath: instancePath + "/loki/start",
              schemaPath: "#/properties/loki/properties/start/type",
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
        if (data38.end !== undefined) {
          if (typeof data38.end !== "string") {
            const err41 = {
              instancePath: instancePath + "/loki/end",
              schemaPath: "#/properties/loki/properties/end/type",
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
        if (data38.limit !== undefined) {
          if (typeof data38.limit !== "string") {
            const err42 = {
              instancePath: instancePath + "/loki/limit",
              schemaPath: "#/properties/loki/properties/limit/type",
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
        if (data38.since !== undefined) {
          if (typeof data38.since !== "string") {
            const err43 = {
              instancePath: instancePath + "/loki/since",
              schemaPath: "#/properties/loki/properties/since/type",
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
        if (data38.step !== undefined) {
          if (typeof data38.step !== "string") {
            const err44 = {
              instancePath: instancePath + "/loki/step",
              schemaPath: "#/properties/loki/properties/step/type",
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
        if (data38.interval !== undefined) {
          if (typeof data38.interval !== "string") {
            const err45 = {
              instancePath: instancePath + "/loki/interval",
              schemaPath: "#/properties/loki/properties/interval/type",
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
        if (data38.direction !== undefined) {
          if (typeof data38.direction !== "string") {
            const err46 = {
              instancePath: instancePath + "/loki/direction",
              schemaPath: "#/properties/loki/properties/direction/type",
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
      } else {
        const err47 = {
          instancePath: instancePath + "/loki",
          schemaPath: "#/properties/loki/type",
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
    if (data.gcpCloudLogging !== undefined) {
      let data51 = data.gcpCloudLogging;
      if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
        for (const key3 in data51) {
          if (!func1.call(schema248.properties.gcpCloudLogging.properties, key3)) {
            const err48 = {
              instancePath: instancePath + "/gcpCloudLogging",
              schemaPath: "#/properties/gcpCloudLogging/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data51.connection !== undefined) {
          if (typeof data51.connection !== "string") {
            const err49 = {
              instancePath: instancePath + "/gcpCloudLogging/connection",
              schemaPath: "#/properties/gcpCloudLogging/properties/connection/type",
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
        if (data51.endpoint !== undefined) {
          if (typeof data51.endpoint !== "string") {
            const err50 = {
              instancePath: instancePath + "/gcpCloudLogging/endpoint",
              schemaPath: "#/properties/gcpCloudLogging/properties/endpoint/type",
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
        if (data51.credentials !== undefined) {
          if (
            !validate84(data51.credentials, {
              instancePath: instancePath + "/gcpCloudLogging/credentials",
              parentData: data51,
              parentDataProperty: "credentials",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data51.skipTLSVerify !== undefined) {
          if (typeof data51.skipTLSVerify !== "boolean") {
            const err51 = {
              instancePath: instancePath + "/gcpCloudLogging/skipTLSVerify",
              schemaPath: "#/properties/gcpCloudLogging/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data51.project !== undefined) {
          if (typeof data51.project !== "string") {
            const err52 = {
              instancePath: instancePath + "/gcpCloudLogging/project",
              schemaPath: "#/properties/gcpCloudLogging/properties/project/type",
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
        if (data51.start !== undefined) {
          if (typeof data51.start !== "string") {
            const err53 = {
              instancePath: instancePath + "/gcpCloudLogging/start",
              schemaPath: "#/properties/gcpCloudLogging/properties/start/type",
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
        if (data51.end !== undefined) {
          if (typeof data51.end !== "string") {
            const err54 = {
              instancePath: instancePath + "/gcpCloudLogging/end",
              schemaPath: "#/properties/gcpCloudLogging/properties/end/type",
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
        if (data51.limit !== undefined) {
          if (typeof data51.limit !== "string") {
            const err55 = {
              instancePath: instancePath + "/gcpCloudLogging/limit",
              schemaPath: "#/properties/gcpCloudLogging/properties/limit/type",
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
        if (data51.filter !== undefined) {
          if (typeof data51.filter !== "string") {
            const err56 = {
              instancePath: instancePath + "/gcpCloudLogging/filter",
              schemaPath: "#/properties/gcpCloudLogging/properties/filter/type",
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
          instancePath: instancePath + "/gcpCloudLogging",
          schemaPath: "#/properties/gcpCloudLogging/type",
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
    if (data.openSearch !== undefined) {
      let data61 = data.openSearch;
      if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
        if (data61.address === undefined) {
          const err58 = {
            instancePath: instancePath + "/openSearch",
            schemaPath: "#/properties/openSearch/required",
            keyword: "required",
            params: { missingProperty: "address" },
            message: "must have required property '" + "address" + "'",
          };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data61.index === undefined) {
          const err59 = {
            instancePath: instancePath + "/openSearch",
            schemaPath: "#/properties/openSearch/required",
            keyword: "required",
            params: { missingProperty: "index" },
            message: "must have required property '" + "index" + "'",
          };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data61.query === undefined) {
          const err60 = {
            instancePath: instancePath + "/openSearch",
            schemaPath: "#/properties/openSearch/required",
            keyword: "required",
            params: { missingProperty: "query" },
            message: "must have required property '" + "query" + "'",
          };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        for (const key4 in data61) {
          if (
            !(
              key4 === "address" ||
              key4 === "index" ||
              key4 === "query" ||
              key4 === "username" ||
              key4 === "password" ||
              key4 === "limit"
            )
          ) {
            const err61 = {
              instancePath: instancePath + "/openSearch",
              schemaPath: "#/properties/openSearch/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data61.address !== undefined) {
          if (typeof data61.address !== "string") {
            const err62 = {
              instancePath: instancePath + "/openSearch/address",
              schemaPath: "#/properties/openSearch/properties/address/type",
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
        if (data61.index !== undefined) {
          if (typeof data61.index !== "string") {
            const err63 = {
              instancePath: instancePath + "/openSearch/index",
              schemaPath: "#/properties/openSearch/properties/index/type",
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
        if (data61.query !== undefined) {
          if (typeof data61.query !== "string") {
            const err64 = {
              instancePath: instancePath + "/openSearch/query",
              schemaPath: "#/properties/openSearch/properties/query/type",
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
        if (data61.username !== undefined) {
          if (
            !validate84(data61.username, {
              instancePath: instancePath + "/openSearch/username",
              parentData: data61,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data61.password !== undefined) {
          if (
            !validate84(data61.password, {
              instancePath: instancePath + "/openSearch/password",
              parentData: data61,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data61.limit !== undefined) {
          if (typeof data61.limit !== "string") {
            const err65 = {
              instancePath: instancePath + "/openSearch/limit",
              schemaPath: "#/properties/openSearch/properties/limit/type",
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
          instancePath: instancePath + "/openSearch",
          schemaPath: "#/properties/openSearch/type",
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
    if (data.bigQuery !== undefined) {
      let data68 = data.bigQuery;
      if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
        for (const key5 in data68) {
          if (
            !(
              key5 === "connection" ||
              key5 === "endpoint" ||
              key5 === "credentials" ||
              key5 === "skipTLSVerify" ||
              key5 === "project" ||
              key5 === "query"
            )
          ) {
            const err67 = {
              instancePath: instancePath + "/bigQuery",
              schemaPath: "#/properties/bigQuery/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data68.connection !== undefined) {
          if (typeof data68.connection !== "string") {
            const err68 = {
              instancePath: instancePath + "/bigQuery/connection",
              schemaPath: "#/properties/bigQuery/properties/connection/type",
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
        if (data68.endpoint !== undefined) {
          if (typeof data68.endpoint !== "string") {
            const err69 = {
              instancePath: instancePath + "/bigQuery/endpoint",
              schemaPath: "#/properties/bigQuery/properties/endpoint/type",
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
        if (data68.credentials !== undefined) {
          if (
            !validate84(data68.credentials, {
              instancePath: instancePath + "/bigQuery/credentials",
              parentData: data68,
              parentDataProperty: "credentials",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data68.skipTLSVerify !== undefined) {
          if (typeof data68.skipTLSVerify !== "boolean") {
            const err70 = {
              instancePath: instancePath + "/bigQuery/skipTLSVerify",
              schemaPath: "#/properties/bigQuery/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data68.project !== undefined) {
          if (typeof data68.project !== "string") {
            const err71 = {
              instancePath: instancePath + "/bigQuery/project",
              schemaPath: "#/properties/bigQuery/properties/project/type",
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
        if (data68.query !== undefined) {
          if (typeof data68.query !== "string") {
            const err72 = {
              instancePath: instancePath + "/bigQuery/query",
              schemaPath: "#/properties/bigQuery/properties/query/type",
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
          instancePath: instancePath + "/bigQuery",
          schemaPath: "#/properties/bigQuery/type",
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
    if (data.fieldMapping !== undefined) {
      if (
        !validate919(data.fieldMapping, {
          instancePath: instancePath + "/fieldMapping",
          parentData: data,
          parentDataProperty: "fieldMapping",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate919.errors : vErrors.concat(validate919.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err74 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err74];
    } else {
      vErrors.push(err74);
    }
    errors++;
  }
  validate1126.errors = vErrors;
  return errors === 0;
}
validate1126.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema249 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-pubsub.json",
  title: "PubSubScraper",
  description: "Reads messages of a queue; one of the kinds is filled.",
  "x-type": {
    kind: "ScrapeConfig",
    label: "Queue",
    key: "pubsub",
    tile: "pubsub",
    list: true,
    form: false,
    icon: "pubsub",
    order: 106,
    docs: "/config-db",
    hidden: true,
  },
  type: "object",
  additionalProperties: false,
  examples: [
    {
      type: "Order",
      id: "$.id",
      sqs: {
        queue: "https://sqs.eu-west-1.amazonaws.com/1/orders",
        raw: true,
        region: "eu-west-1",
      },
      maxMessages: 100,
    },
  ],
  properties: {
    id: { type: "string", description: "Id of the item: text or JSONPath." },
    name: { type: "string", description: "Name of the item: text or JSONPath." },
    description: { type: "string", description: "Description: text or JSONPath." },
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
    },
    class: { type: "string", description: "Class of the item: text or JSONPath." },
    status: { type: "string", description: "Status: text or JSONPath." },
    health: { type: "string", description: "Health: text or JSONPath." },
    items: { type: "string", description: "JSONPath that splits the document into items first." },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
    },
    timestampFormat: { type: "string", description: "Layout of times; RFC 3339 unless given." },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
    },
    transform: { $ref: "scraper-transform.json", description: "Changes to what was found." },
    labels: { $ref: "labels.json", description: "Further labels." },
    tags: { $ref: "scraper-tags.json", description: "Further tags." },
    properties: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "A property.",
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
          links: {
            type: "array",
            description: "Addresses to follow.",
            items: { $ref: "link.json" },
          },
          filter: { type: "string", description: "CEL expression that must hold." },
        },
      },
      description: "Further properties.",
    },
    sqs: {
      type: "object",
      description: "SQS.",
      required: ["queue"],
      additionalProperties: false,
      properties: {
        queue: { type: "string", description: "Queue." },
        raw: { type: "boolean", description: "The message is not wrapped." },
        waitTime: { type: "integer", description: "Seconds to wait for messages." },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
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
    },
    pubsub: {
      type: "object",
      description: "Pub/Sub of Google Cloud.",
      required: ["project_id", "subscription"],
      additionalProperties: false,
      properties: {
        project_id: { type: "string", description: "Project id." },
        subscription: { type: "string", description: "Subscription." },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "env-var.json", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
      },
    },
    rabbitmq: {
      type: "object",
      description: "RabbitMQ.",
      required: ["host", "port", "username", "password", "queue"],
      additionalProperties: false,
      properties: {
        host: { type: "string", description: "Host." },
        port: { type: "integer", description: "Port." },
        username: {
          description: "User name.",
          anyOf: [{ type: "string" }, { $ref: "env-var.json" }],
        },
        password: {
          description: "Password.",
          anyOf: [{ type: "string" }, { $ref: "env-var.json" }],
        },
        queue: { type: "string", description: "Queue." },
      },
    },
    kafka: {
      type: "object",
      description: "Kafka.",
      required: ["brokers", "topic", "group"],
      additionalProperties: false,
      properties: {
        brokers: { type: "array", description: "Brokers.", items: { type: "string" } },
        topic: { type: "string", description: "Topic." },
        group: { type: "string", description: "Consumer group." },
      },
    },
    nats: {
      type: "object",
      description: "NATS.",
      required: ["subject"],
      additionalProperties: false,
      properties: {
        url: { type: "string", description: "Address." },
        subject: { type: "string", description: "Subject." },
        queue: { type: "string", description: "Queue." },
      },
    },
    memory: {
      type: "object",
      description: "Queue in memory.",
      required: ["queue"],
      additionalProperties: false,
      properties: { queue: { type: "string", description: "Queue." } },
    },
    maxMessages: { type: "integer", description: "Most messages of a run." },
  },
};
function validate1139(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-pubsub.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1139.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema249.properties, key0)) {
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
      if (typeof data.id !== "string") {
        const err1 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err4 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.class !== undefined) {
      if (typeof data.class !== "string") {
        const err5 = {
          instancePath: instancePath + "/class",
          schemaPath: "#/properties/class/type",
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
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        const err6 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
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
    if (data.health !== undefined) {
      if (typeof data.health !== "string") {
        const err7 = {
          instancePath: instancePath + "/health",
          schemaPath: "#/properties/health/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err8 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err9 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err10 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data10 = data.createFields;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data10[i0] !== "string") {
            const err11 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data12 = data.deleteFields;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data12[i1] !== "string") {
            const err13 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
    if (data.transform !== undefined) {
      if (
        !validate971(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate971.errors : vErrors.concat(validate971.errors);
        errors = vErrors.length;
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
    if (data.tags !== undefined) {
      if (
        !validate982(data.tags, {
          instancePath: instancePath + "/tags",
          parentData: data,
          parentDataProperty: "tags",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors);
        errors = vErrors.length;
      }
    }
    if (data.properties !== undefined) {
      let data17 = data.properties;
      if (Array.isArray(data17)) {
        const len2 = data17.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data18 = data17[i2];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            for (const key1 in data18) {
              if (!func1.call(schema249.properties.properties.items.properties, key1)) {
                const err15 = {
                  instancePath: instancePath + "/properties/" + i2,
                  schemaPath: "#/properties/properties/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data18.label !== undefined) {
              if (typeof data18.label !== "string") {
                const err16 = {
                  instancePath: instancePath + "/properties/" + i2 + "/label",
                  schemaPath: "#/properties/properties/items/properties/label/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err17 = {
                  instancePath: instancePath + "/properties/" + i2 + "/name",
                  schemaPath: "#/properties/properties/items/properties/name/type",
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
            if (data18.tooltip !== undefined) {
              if (typeof data18.tooltip !== "string") {
                const err18 = {
                  instancePath: instancePath + "/properties/" + i2 + "/tooltip",
                  schemaPath: "#/properties/properties/items/properties/tooltip/type",
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
            if (data18.icon !== undefined) {
              if (typeof data18.icon !== "string") {
                const err19 = {
                  instancePath: instancePath + "/properties/" + i2 + "/icon",
                  schemaPath: "#/properties/properties/items/properties/icon/type",
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
            if (data18.type !== undefined) {
              if (typeof data18.type !== "string") {
                const err20 = {
                  instancePath: instancePath + "/properties/" + i2 + "/type",
                  schemaPath: "#/properties/properties/items/properties/type/type",
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
            if (data18.color !== undefined) {
              if (typeof data18.color !== "string") {
                const err21 = {
                  instancePath: instancePath + "/properties/" + i2 + "/color",
                  schemaPath: "#/properties/properties/items/properties/color/type",
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
            if (data18.order !== undefined) {
              let data25 = data18.order;
              if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25))) {
                const err22 = {
                  instancePath: instancePath + "/properties/" + i2 + "/order",
                  schemaPath: "#/properties/properties/items/properties/order/type",
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
            if (data18.headline !== undefined) {
              if (typeof data18.headline !== "boolean") {
                const err23 = {
                  instancePath: instancePath + "/properties/" + i2 + "/headline",
                  schemaPath: "#/properties/properties/items/properties/headline/type",
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
            if (data18.hidden !== undefined) {
              if (typeof data18.hidden !== "boolean") {
                const err24 = {
                  instancePath: instancePath + "/properties/" + i2 + "/hidden",
                  schemaPath: "#/properties/properties/items/properties/hidden/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data18.text !== undefined) {
              if (typeof data18.text !== "string") {
                const err25 = {
                  instancePath: instancePath + "/properties/" + i2 + "/text",
                  schemaPath: "#/properties/properties/items/properties/text/type",
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
            if (data18.value !== undefined) {
              let data29 = data18.value;
              if (!(typeof data29 == "number" && !(data29 % 1) && !isNaN(data29))) {
                const err26 = {
                  instancePath: instancePath + "/properties/" + i2 + "/value",
                  schemaPath: "#/properties/properties/items/properties/value/type",
                  keyword: "type",
                  params: { type: "integer" },
                  message: "must be integer",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data18.unit !== undefined) {
              if (typeof data18.unit !== "string") {
                const err27 = {
                  instancePath: instancePath + "/properties/" + i2 + "/unit",
                  schemaPath: "#/properties/properties/items/properties/unit/type",
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
            if (data18.max !== undefined) {
              let data31 = data18.max;
              if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31))) {
                const err28 = {
                  instancePath: instancePath + "/properties/" + i2 + "/max",
                  schemaPath: "#/properties/properties/items/properties/max/type",
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
            if (data18.min !== undefined) {
              let data32 = data18.min;
              if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
                const err29 = {
                  instancePath: instancePath + "/properties/" + i2 + "/min",
                  schemaPath: "#/properties/properties/items/properties/min/type",
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
            if (data18.status !== undefined) {
              if (typeof data18.status !== "string") {
                const err30 = {
                  instancePath: instancePath + "/properties/" + i2 + "/status",
                  schemaPath: "#/properties/properties/items/properties/status/type",
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
            if (data18.lastTransition !== undefined) {
              if (typeof data18.lastTransition !== "string") {
                const err31 = {
                  instancePath: instancePath + "/properties/" + i2 + "/lastTransition",
                  schemaPath: "#/properties/properties/items/properties/lastTransition/type",
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
            if (data18.links !== undefined) {
              let data35 = data18.links;
              if (Array.isArray(data35)) {
                const len3 = data35.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  if (
                    !validate53(data35[i3], {
                      instancePath: instancePath + "/properties/" + i2 + "/links/" + i3,
                      parentData: data35,
                      parentDataProperty: i3,
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
                const err32 = {
                  instancePath: instancePath + "/properties/" + i2 + "/links",
                  schemaPath: "#/properties/properties/items/properties/links/type",
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
            if (data18.filter !== undefined) {
              if (typeof data18.filter !== "string") {
                const err33 = {
                  instancePath: instancePath + "/properties/" + i2 + "/filter",
                  schemaPath: "#/properties/properties/items/properties/filter/type",
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
              instancePath: instancePath + "/properties/" + i2,
              schemaPath: "#/properties/properties/items/type",
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
          instancePath: instancePath + "/properties",
          schemaPath: "#/properties/properties/type",
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
    if (data.sqs !== undefined) {
      let data38 = data.sqs;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        if (data38.queue === undefined) {
          const err36 = {
            instancePath: instancePath + "/sqs",
            schemaPath: "#/properties/sqs/required",
            keyword: "required",
            params: { missingProperty: "queue" },
            message: "must have required property '" + "queue" + "'",
          };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        for (const key2 in data38) {
          if (!func1.call(schema249.properties.sqs.properties, key2)) {
            const err37 = {
              instancePath: instancePath + "/sqs",
              schemaPath: "#/properties/sqs/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
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
        if (data38.queue !== undefined) {
          if (typeof data38.queue !== "string") {
            const err38 = {
              instancePath: instancePath + "/sqs/queue",
              schemaPath: "#/properties/sqs/properties/queue/type",
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
        if (data38.raw !== undefined) {
          if (typeof data38.raw !== "boolean") {
            const err39 = {
              instancePath: instancePath + "/sqs/raw",
              schemaPath: "#/properties/sqs/properties/raw/type",
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
        if (data38.waitTime !== undefined) {
          let data41 = data38.waitTime;
          if (!(typeof data41 == "number" && !(data41 % 1) && !isNaN(data41))) {
            const err40 = {
              instancePath: instancePath + "/sqs/waitTime",
              schemaPath: "#/properties/sqs/properties/waitTime/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data38.connection !== undefined) {
          if (typeof data38.connection !== "string") {
            const err41 = {
              instancePath: instancePath + "/sqs/connection",
              schemaPath: "#/properties/sqs/properties/connection/type",
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
        if (data38.accessKey !== undefined) {
          if (
            !validate84(data38.accessKey, {
              instancePath: instancePath + "/sqs/accessKey",
              parentData: data38,
              parentDataProperty: "accessKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.secretKey !== undefined) {
          if (
            !validate84(data38.secretKey, {
              instancePath: instancePath + "/sqs/secretKey",
              parentData: data38,
              parentDataProperty: "secretKey",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.sessionToken !== undefined) {
          if (
            !validate84(data38.sessionToken, {
              instancePath: instancePath + "/sqs/sessionToken",
              parentData: data38,
              parentDataProperty: "sessionToken",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data38.assumeRole !== undefined) {
          if (typeof data38.assumeRole !== "string") {
            const err42 = {
              instancePath: instancePath + "/sqs/assumeRole",
              schemaPath: "#/properties/sqs/properties/assumeRole/type",
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
        if (data38.region !== undefined) {
          if (typeof data38.region !== "string") {
            const err43 = {
              instancePath: instancePath + "/sqs/region",
              schemaPath: "#/properties/sqs/properties/region/type",
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
        if (data38.endpoint !== undefined) {
          if (typeof data38.endpoint !== "string") {
            const err44 = {
              instancePath: instancePath + "/sqs/endpoint",
              schemaPath: "#/properties/sqs/properties/endpoint/type",
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
        if (data38.skipTLSVerify !== undefined) {
          if (typeof data38.skipTLSVerify !== "boolean") {
            const err45 = {
              instancePath: instancePath + "/sqs/skipTLSVerify",
              schemaPath: "#/properties/sqs/properties/skipTLSVerify/type",
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
      } else {
        const err46 = {
          instancePath: instancePath + "/sqs",
          schemaPath: "#/properties/sqs/type",
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
    if (data.pubsub !== undefined) {
      let data50 = data.pubsub;
      if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
        if (data50.project_id === undefined) {
          const err47 = {
            instancePath: instancePath + "/pubsub",
            schemaPath: "#/properties/pubsub/required",
            keyword: "required",
            params: { missingProperty: "project_id" },
            message: "must have required property '" + "project_id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data50.subscription === undefined) {
          const err48 = {
            instancePath: instancePath + "/pubsub",
            schemaPath: "#/properties/pubsub/required",
            keyword: "required",
            params: { missingProperty: "subscription" },
            message: "must have required property '" + "subscription" + "'",
          };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        for (const key3 in data50) {
          if (
            !(
              key3 === "project_id" ||
              key3 === "subscription" ||
              key3 === "connection" ||
              key3 === "endpoint" ||
              key3 === "credentials" ||
              key3 === "skipTLSVerify" ||
              key3 === "project"
            )
          ) {
            const err49 = {
              instancePath: instancePath + "/pubsub",
              schemaPath: "#/properties/pubsub/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
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
        if (data50.project_id !== undefined) {
          if (typeof data50.project_id !== "string") {
            const err50 = {
              instancePath: instancePath + "/pubsub/project_id",
              schemaPath: "#/properties/pubsub/properties/project_id/type",
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
        if (data50.subscription !== undefined) {
          if (typeof data50.subscription !== "string") {
            const err51 = {
              instancePath: instancePath + "/pubsub/subscription",
              schemaPath: "#/properties/pubsub/properties/subscription/type",
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
        if (data50.connection !== undefined) {
          if (typeof data50.connection !== "string") {
            const err52 = {
              instancePath: instancePath + "/pubsub/connection",
              schemaPath: "#/properties/pubsub/properties/connection/type",
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
        if (data50.endpoint !== undefined) {
          if (typeof data50.endpoint !== "string") {
            const err53 = {
              instancePath: instancePath + "/pubsub/endpoint",
              schemaPath: "#/properties/pubsub/properties/endpoint/type",
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
        if (data50.credentials !== undefined) {
          if (
            !validate84(data50.credentials, {
              instancePath: instancePath + "/pubsub/credentials",
              parentData: data50,
              parentDataProperty: "credentials",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data50.skipTLSVerify !== undefined) {
          if (typeof data50.skipTLSVerify !== "boolean") {
            const err54 = {
              instancePath: instancePath + "/pubsub/skipTLSVerify",
              schemaPath: "#/properties/pubsub/properties/skipTLSVerify/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data50.project !== undefined) {
          if (typeof data50.project !== "string") {
            const err55 = {
              instancePath: instancePath + "/pubsub/project",
              schemaPath: "#/properties/pubsub/properties/project/type",
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
      } else {
        const err56 = {
          instancePath: instancePath + "/pubsub",
          schemaPath: "#/properties/pubsub/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.rabbitmq !== undefined) {
      let data58 = data.rabbitmq;
      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
        if (data58.host === undefined) {
          const err57 = {
            instancePath: instancePath + "/rabbitmq",
            schemaPath: "#/properties/rabbitmq/required",
            keyword: "required",
            params: { missingProperty: "host" },
            message: "must have required property '" + "host" + "'",
          };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (data58.port === undefined) {
          const err58 = {
            instancePath: instancePath + "/rabbitmq",
            schemaPath: "#/properties/rabbitmq/required",
            keyword: "required",
            params: { missingProperty: "port" },
            message: "must have required property '" + "port" + "'",
          };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
        if (data58.username === undefined) {
          const err59 = {
            instancePath: instancePath + "/rabbitmq",
            schemaPath: "#/properties/rabbitmq/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
        if (data58.password === undefined) {
          const err60 = {
            instancePath: instancePath + "/rabbitmq",
            schemaPath: "#/properties/rabbitmq/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
        if (data58.queue === undefined) {
          const err61 = {
            instancePath: instancePath + "/rabbitmq",
            schemaPath: "#/properties/rabbitmq/required",
            keyword: "required",
            params: { missingProperty: "queue" },
            message: "must have required property '" + "queue" + "'",
          };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
        for (const key4 in data58) {
          if (
            !(
              key4 === "host" ||
              key4 === "port" ||
              key4 === "username" ||
              key4 === "password" ||
              key4 === "queue"
            )
          ) {
            const err62 = {
              instancePath: instancePath + "/rabbitmq",
              schemaPath: "#/properties/rabbitmq/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key4 },
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
        if (data58.host !== undefined) {
          if (typeof data58.host !== "string") {
            const err63 = {
              instancePath: instancePath + "/rabbitmq/host",
              schemaPath: "#/properties/rabbitmq/properties/host/type",
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
        if (data58.port !== undefined) {
          let data60 = data58.port;
          if (!(typeof data60 == "number" && !(data60 % 1) && !isNaN(data60))) {
            const err64 = {
              instancePath: instancePath + "/rabbitmq/port",
              schemaPath: "#/properties/rabbitmq/properties/port/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data58.username !== undefined) {
          let data61 = data58.username;
          const _errs121 = errors;
          let valid13 = false;
          const _errs122 = errors;
          if (typeof data61 !== "string") {
            const err65 = {
              instancePath: instancePath + "/rabbitmq/username",
              schemaPath: "#/properties/rabbitmq/properties/username/anyOf/0/type",
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
          var _valid0 = _errs122 === errors;
          valid13 = valid13 || _valid0;
          const _errs124 = errors;
          if (
            !validate84(data61, {
              instancePath: instancePath + "/rabbitmq/username",
              parentData: data58,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs124 === errors;
          valid13 = valid13 || _valid0;
          if (!valid13) {
            const err66 = {
              instancePath: instancePath + "/rabbitmq/username",
              schemaPath: "#/properties/rabbitmq/properties/username/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          } else {
            errors = _errs121;
            if (vErrors !== null) {
              if (_errs121) {
                vErrors.length = _errs121;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data58.password !== undefined) {
          let data62 = data58.password;
          const _errs126 = errors;
          let valid14 = false;
          const _errs127 = errors;
          if (typeof data62 !== "string") {
            const err67 = {
              instancePath: instancePath + "/rabbitmq/password",
              schemaPath: "#/properties/rabbitmq/properties/password/anyOf/0/type",
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
          var _valid1 = _errs127 === errors;
          valid14 = valid14 || _valid1;
          const _errs129 = errors;
          if (
            !validate84(data62, {
              instancePath: instancePath + "/rabbitmq/password",
              parentData: data58,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs129 === errors;
          valid14 = valid14 || _valid1;
          if (!valid14) {
            const err68 = {
              instancePath: instancePath + "/rabbitmq/password",
              schemaPath: "#/properties/rabbitmq/properties/password/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          } else {
            errors = _errs126;
            if (vErrors !== null) {
              if (_errs126) {
                vErrors.length = _errs126;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data58.queue !== undefined) {
          if (typeof data58.queue !== "string") {
            const err69 = {
              instancePath: instancePath + "/rabbitmq/queue",
              schemaPath: "#/properties/rabbitmq/properties/queue/type",
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
          instancePath: instancePath + "/rabbitmq",
          schemaPath: "#/properties/rabbitmq/type",
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
    if (data.kafka !== undefined) {
      let data64 = data.kafka;
      if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
        if (data64.brokers === undefined) {
          const err71 = {
            instancePath: instancePath + "/kafka",
            schemaPath: "#/properties/kafka/required",
            keyword: "required",
            params: { missingProperty: "brokers" },
            message: "must have required property '" + "brokers" + "'",
          };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (data64.topic === undefined) {
          const err72 = {
            instancePath: instancePath + "/kafka",
            schemaPath: "#/properties/kafka/required",
            keyword: "required",
            params: { missingProperty: "topic" },
            message: "must have required property '" + "topic" + "'",
          };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (data64.group === undefined) {
          const err73 = {
            instancePath: instancePath + "/kafka",
            schemaPath: "#/properties/kafka/required",
            keyword: "required",
            params: { missingProperty: "group" },
            message: "must have required property '" + "group" + "'",
          };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        for (const key5 in data64) {
          if (!(key5 === "brokers" || key5 === "topic" || key5 === "group")) {
            const err74 = {
              instancePath: instancePath + "/kafka",
              schemaPath: "#/properties/kafka/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key5 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err74];
            } else {
              vErrors.push(err74);
            }
            errors++;
          }
        }
        if (data64.brokers !== undefined) {
          let data65 = data64.brokers;
          if (Array.isArray(data65)) {
            const len4 = data65.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (typeof data65[i4] !== "string") {
                const err75 = {
                  instancePath: instancePath + "/kafka/brokers/" + i4,
                  schemaPath: "#/properties/kafka/properties/brokers/items/type",
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
          } else {
            const err76 = {
              instancePath: instancePath + "/kafka/brokers",
              schemaPath: "#/properties/kafka/properties/brokers/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
        }
        if (data64.topic !== undefined) {
          if (typeof data64.topic !== "string") {
            const err77 = {
              instancePath: instancePath + "/kafka/topic",
              schemaPath: "#/properties/kafka/properties/topic/type",
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
        if (data64.group !== undefined) {
          if (typeof data64.group !== "string") {
            const err78 = {
              instancePath: instancePath + "/kafka/group",
              schemaPath: "#/properties/kafka/properties/group/type",
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
      } else {
        const err79 = {
          instancePath: instancePath + "/kafka",
          schemaPath: "#/properties/kafka/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err79];
        } else {
          vErrors.push(err79);
        }
        errors++;
      }
    }
    if (data.nats !== undefined) {
      let data69 = data.nats;
      if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
        if (data69.subject === undefined) {
          const err80 = {
            instancePath: instancePath + "/nats",
            schemaPath: "#/properties/nats/required",
            keyword: "required",
            params: { missingProperty: "subject" },
            message: "must have required property '" + "subject" + "'",
          };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
        for (const key6 in data69) {
          if (!(key6 === "url" || key6 === "subject" || key6 === "queue")) {
            const err81 = {
              instancePath: instancePath + "/nats",
              schemaPath: "#/properties/nats/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key6 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err81];
            } else {
              vErrors.push(err81);
            }
            errors++;
          }
        }
        if (data69.url !== undefined) {
          if (typeof data69.url !== "string") {
            const err82 = {
              instancePath: instancePath + "/nats/url",
              schemaPath: "#/properties/nats/properties/url/type",
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
        if (data69.subject !== undefined) {
          if (typeof data69.subject !== "string") {
            const err83 = {
              instancePath: instancePath + "/nats/subject",
              schemaPath: "#/properties/nats/properties/subject/type",
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
        if (data69.queue !== undefined) {
          if (typeof data69.queue !== "string") {
            const err84 = {
              instancePath: instancePath + "/nats/queue",
              schemaPath: "#/properties/nats/properties/queue/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
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
          instancePath: instancePath + "/nats",
          schemaPath: "#/properties/nats/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
    }
    if (data.memory !== undefined) {
      let data73 = data.memory;
      if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
        if (data73.queue === undefined) {
          const err86 = {
            instancePath: instancePath + "/memory",
            schemaPath: "#/properties/memory/required",
            keyword: "required",
            params: { missingProperty: "queue" },
            message: "must have required property '" + "queue" + "'",
          };
          if (vErrors === null) {
            vErrors = [err86];
          } else {
            vErrors.push(err86);
          }
          errors++;
        }
        for (const key7 in data73) {
          if (!(key7 === "queue")) {
            const err87 = {
              instancePath: instancePath + "/memory",
              schemaPath: "#/properties/memory/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key7 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err87];
            } else {
              vErrors.push(err87);
            }
            errors++;
          }
        }
        if (data73.queue !== undefined) {
          if (typeof data73.queue !== "string") {
            const err88 = {
              instancePath: instancePath + "/memory/queue",
              schemaPath: "#/properties/memory/properties/queue/type",
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
      } else {
        const err89 = {
          instancePath: instancePath + "/memory",
          schemaPath: "#/properties/memory/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err89];
        } else {
          vErrors.push(err89);
        }
        errors++;
      }
    }
    if (data.maxMessages !== undefined) {
      let data75 = data.maxMessages;
      if (!(typeof data75 == "number" && !(data75 % 1) && !isNaN(data75))) {
        const err90 = {
          instancePath: instancePath + "/maxMessages",
          schemaPath: "#/properties/maxMessages/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
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
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err91];
    } else {
      vErrors.push(err91);
    }
    errors++;
  }
  validate1139.errors = vErrors;
  return errors === 0;
}
validate1139.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate960(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scrape-config.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate960.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema228.properties, key0)) {
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
    if (data.retention !== undefined) {
      let data1 = data.retention;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (
            !(key1 === "changes" || key1 === "types" || key1 === "type" || key1 === "staleItemAge")
          ) {
            const err1 = {
              instancePath: instancePath + "/retention",
              schemaPath: "#/properties/retention/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
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
        if (data1.changes !== undefined) {
          let data2 = data1.changes;
          if (Array.isArray(data2)) {
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.name === undefined) {
                  const err2 = {
                    instancePath: instancePath + "/retention/changes/" + i0,
                    schemaPath: "#/properties/retention/properties/changes/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
                for (const key2 in data3) {
                  if (!(key2 === "name" || key2 === "age" || key2 === "count")) {
                    const err3 = {
                      instancePath: instancePath + "/retention/changes/" + i0,
                      schemaPath:
                        "#/properties/retention/properties/changes/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
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
                if (data3.name !== undefined) {
                  let data4 = data3.name;
                  if (typeof data4 === "string") {
                    if (data4.length < 1) {
                      const err4 = {
                        instancePath: instancePath + "/retention/changes/" + i0 + "/name",
                        schemaPath:
                          "#/properties/retention/properties/changes/items/properties/name/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    }
                  } else {
                    const err5 = {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/name/type",
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
                if (data3.age !== undefined) {
                  if (
                    !validate172(data3.age, {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/age",
                      parentData: data3,
                      parentDataProperty: "age",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data3.count !== undefined) {
                  let data6 = data3.count;
                  if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
                    const err6 = {
                      instancePath: instancePath + "/retention/changes/" + i0 + "/count",
                      schemaPath:
                        "#/properties/retention/properties/changes/items/properties/count/type",
                      keyword: "type",
                      params: { type: "integer" },
                      message: "must be integer",
                    };
                    if (vErrors === null) {
                      vErrors = [err6];
                    } else {
                      vErrors.push(err6);
                    }
                    errors++;
                  }
                  if (typeof data6 == "number") {
                    if (data6 < 0 || isNaN(data6)) {
                      const err7 = {
                        instancePath: instancePath + "/retention/changes/" + i0 + "/count",
                        schemaPath:
                          "#/properties/retention/properties/changes/items/properties/count/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
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
              } else {
                const err8 = {
                  instancePath: instancePath + "/retention/changes/" + i0,
                  schemaPath: "#/properties/retention/properties/changes/items/type",
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
              instancePath: instancePath + "/retention/changes",
              schemaPath: "#/properties/retention/properties/changes/type",
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
        if (data1.types !== undefined) {
          let data7 = data1.types;
          if (Array.isArray(data7)) {
            const len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data8 = data7[i1];
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.name === undefined) {
                  const err10 = {
                    instancePath: instancePath + "/retention/types/" + i1,
                    schemaPath: "#/properties/retention/properties/types/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                for (const key3 in data8) {
                  if (
                    !(
                      key3 === "name" ||
                      key3 === "createdAge" ||
                      key3 === "updatedAge" ||
                      key3 === "deletedAge"
                    )
                  ) {
                    const err11 = {
                      instancePath: instancePath + "/retention/types/" + i1,
                      schemaPath:
                        "#/properties/retention/properties/types/items/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key3 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                if (data8.name !== undefined) {
                  let data9 = data8.name;
                  if (typeof data9 === "string") {
                    if (data9.length < 1) {
                      const err12 = {
                        instancePath: instancePath + "/retention/types/" + i1 + "/name",
                        schemaPath:
                          "#/properties/retention/properties/types/items/properties/name/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  } else {
                    const err13 = {
                      instancePath: instancePath + "/retention/types/" + i1 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/types/items/properties/name/type",
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
                if (data8.createdAge !== undefined) {
                  if (
                    !validate172(data8.createdAge, {
                      instancePath: instancePath + "/retention/types/" + i1 + "/createdAge",
                      parentData: data8,
                      parentDataProperty: "createdAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data8.updatedAge !== undefined) {
                  if (
                    !validate172(data8.updatedAge, {
                      instancePath: instancePath + "/retention/types/" + i1 + "/updatedAge",
                      parentData: data8,
                      parentDataProperty: "updatedAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data8.deletedAge !== undefined) {
                  if (
                    !validate172(data8.deletedAge, {
                      instancePath: instancePath + "/retention/types/" + i1 + "/deletedAge",
                      parentData: data8,
                      parentDataProperty: "deletedAge",
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
                const err14 = {
                  instancePath: instancePath + "/retention/types/" + i1,
                  schemaPath: "#/properties/retention/properties/types/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
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
              instancePath: instancePath + "/retention/types",
              schemaPath: "#/properties/retention/properties/types/type",
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
        if (data1.type !== undefined) {
          let data13 = data1.type;
          if (Array.isArray(data13)) {
            const len2 = data13.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data14 = data13[i2];
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.name === undefined) {
                  const err16 = {
                    instancePath: instancePath + "/retention/type/" + i2,
                    schemaPath: "#/properties/retention/properties/type/items/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                for (const key4 in data14) {
                  if (
                    !(
                      key4 === "name" ||
                      key4 === "createdAge" ||
                      key4 === "updatedAge" ||
                      key4 === "deletedAge"
                    )
                  ) {
                    const err17 = {
                      instancePath: instancePath + "/retention/type/" + i2,
                      schemaPath:
                        "#/properties/retention/properties/type/items/additionalProperties",
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
                if (data14.name !== undefined) {
                  let data15 = data14.name;
                  if (typeof data15 === "string") {
                    if (data15.length < 1) {
                      const err18 = {
                        instancePath: instancePath + "/retention/type/" + i2 + "/name",
                        schemaPath:
                          "#/properties/retention/properties/type/items/properties/name/minLength",
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
                      instancePath: instancePath + "/retention/type/" + i2 + "/name",
                      schemaPath:
                        "#/properties/retention/properties/type/items/properties/name/type",
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
                if (data14.createdAge !== undefined) {
                  if (
                    !validate172(data14.createdAge, {
                      instancePath: instancePath + "/retention/type/" + i2 + "/createdAge",
                      parentData: data14,
                      parentDataProperty: "createdAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data14.updatedAge !== undefined) {
                  if (
                    !validate172(data14.updatedAge, {
                      instancePath: instancePath + "/retention/type/" + i2 + "/updatedAge",
                      parentData: data14,
                      parentDataProperty: "updatedAge",
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
                    errors = vErrors.length;
                  }
                }
                if (data14.deletedAge !== undefined) {
                  if (
                    !validate172(data14.deletedAge, {
                      instancePath: instancePath + "/retention/type/" + i2 + "/deletedAge",
                      parentData: data14,
                      parentDataProperty: "deletedAge",
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
                const err20 = {
                  instancePath: instancePath + "/retention/type/" + i2,
                  schemaPath: "#/properties/retention/properties/type/items/type",
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
              instancePath: instancePath + "/retention/type",
              schemaPath: "#/properties/retention/properties/type/type",
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
        if (data1.staleItemAge !== undefined) {
          let data19 = data1.staleItemAge;
          const _errs37 = errors;
          let valid11 = false;
          const _errs38 = errors;
          if (
            !validate172(data19, {
              instancePath: instancePath + "/retention/staleItemAge",
              parentData: data1,
              parentDataProperty: "staleItemAge",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs38 === errors;
          valid11 = valid11 || _valid0;
          const _errs39 = errors;
          if ("keep" !== data19) {
            const err22 = {
              instancePath: instancePath + "/retention/staleItemAge",
              schemaPath: "#/properties/retention/properties/staleItemAge/anyOf/1/const",
              keyword: "const",
              params: { allowedValue: "keep" },
              message: "must be equal to constant",
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          var _valid0 = _errs39 === errors;
          valid11 = valid11 || _valid0;
          if (!valid11) {
            const err23 = {
              instancePath: instancePath + "/retention/staleItemAge",
              schemaPath: "#/properties/retention/properties/staleItemAge/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          } else {
            errors = _errs37;
            if (vErrors !== null) {
              if (_errs37) {
                vErrors.length = _errs37;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err24 = {
          instancePath: instancePath + "/retention",
          schemaPath: "#/properties/retention/type",
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
    if (data.full !== undefined) {
      if (typeof data.full !== "boolean") {
        const err25 = {
          instancePath: instancePath + "/full",
          schemaPath: "#/properties/full/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.logLevel !== undefined) {
      if (typeof data.logLevel !== "string") {
        const err26 = {
          instancePath: instancePath + "/logLevel",
          schemaPath: "#/properties/logLevel/type",
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
    if (data.crdSync !== undefined) {
      if (typeof data.crdSync !== "boolean") {
        const err27 = {
          instancePath: instancePath + "/crdSync",
          schemaPath: "#/properties/crdSync/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.system !== undefined) {
      if (typeof data.system !== "boolean") {
        const err28 = {
          instancePath: instancePath + "/system",
          schemaPath: "#/properties/system/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.watch !== undefined) {
      if (typeof data.watch !== "boolean") {
        const err29 = {
          instancePath: instancePath + "/watch",
          schemaPath: "#/properties/watch/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.azure !== undefined) {
      let data25 = data.azure;
      if (Array.isArray(data25)) {
        const len3 = data25.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (
            !validate970(data25[i3], {
              instancePath: instancePath + "/azure/" + i3,
              parentData: data25,
              parentDataProperty: i3,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate970.errors : vErrors.concat(validate970.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err30 = {
          instancePath: instancePath + "/azure",
          schemaPath: "#/properties/azure/type",
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
    if (data.aws !== undefined) {
      let data27 = data.aws;
      if (Array.isArray(data27)) {
        const len4 = data27.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate995(data27[i4], {
              instancePath: instancePath + "/aws/" + i4,
              parentData: data27,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate995.errors : vErrors.concat(validate995.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err31 = {
          instancePath: instancePath + "/aws",
          schemaPath: "#/properties/aws/type",
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
    if (data.azureDevops !== undefined) {
      let data29 = data.azureDevops;
      if (Array.isArray(data29)) {
        const len5 = data29.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (
            !validate1007(data29[i5], {
              instancePath: instancePath + "/azureDevops/" + i5,
              parentData: data29,
              parentDataProperty: i5,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1007.errors : vErrors.concat(validate1007.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = {
          instancePath: instancePath + "/azureDevops",
          schemaPath: "#/properties/azureDevops/type",
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
    if (data.file !== undefined) {
      let data31 = data.file;
      if (Array.isArray(data31)) {
        const len6 = data31.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (
            !validate1014(data31[i6], {
              instancePath: instancePath + "/file/" + i6,
              parentData: data31,
              parentDataProperty: i6,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1014.errors : vErrors.concat(validate1014.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err33 = {
          instancePath: instancePath + "/file",
          schemaPath: "#/properties/file/type",
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
    if (data.githubActions !== undefined) {
      let data33 = data.githubActions;
      if (Array.isArray(data33)) {
        const len7 = data33.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (
            !validate1020(data33[i7], {
              instancePath: instancePath + "/githubActions/" + i7,
              parentData: data33,
              parentDataProperty: i7,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1020.errors : vErrors.concat(validate1020.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err34 = {
          instancePath: instancePath + "/githubActions",
          schemaPath: "#/properties/githubActions/type",
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
    if (data.http !== undefined) {
      let data35 = data.http;
      if (Array.isArray(data35)) {
        const len8 = data35.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (
            !validate1027(data35[i8], {
              instancePath: instancePath + "/http/" + i8,
              parentData: data35,
              parentDataProperty: i8,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1027.errors : vErrors.concat(validate1027.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = {
          instancePath: instancePath + "/http",
          schemaPath: "#/properties/http/type",
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
    if (data.kubernetes !== undefined) {
      let data37 = data.kubernetes;
      if (Array.isArray(data37)) {
        const len9 = data37.length;
        for (let i9 = 0; i9 < len9; i9++) {
          if (
            !validate1040(data37[i9], {
              instancePath: instancePath + "/kubernetes/" + i9,
              parentData: data37,
              parentDataProperty: i9,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1040.errors : vErrors.concat(validate1040.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err36 = {
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.kubernetesFile !== undefined) {
      let data39 = data.kubernetesFile;
      if (Array.isArray(data39)) {
        const len10 = data39.length;
        for (let i10 = 0; i10 < len10; i10++) {
          if (
            !validate1055(data39[i10], {
              instancePath: instancePath + "/kubernetesFile/" + i10,
              parentData: data39,
              parentDataProperty: i10,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1055.errors : vErrors.concat(validate1055.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err37 = {
          instancePath: instancePath + "/kubernetesFile",
          schemaPath: "#/properties/kubernetesFile/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.sql !== undefined) {
      let data41 = data.sql;
      if (Array.isArray(data41)) {
        const len11 = data41.length;
        for (let i11 = 0; i11 < len11; i11++) {
          if (
            !validate1062(data41[i11], {
              instancePath: instancePath + "/sql/" + i11,
              parentData: data41,
              parentDataProperty: i11,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1062.errors : vErrors.concat(validate1062.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err38 = {
          instancePath: instancePath + "/sql",
          schemaPath: "#/properties/sql/type",
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
    if (data.trivy !== undefined) {
      let data43 = data.trivy;
      if (Array.isArray(data43)) {
        const len12 = data43.length;
        for (let i12 = 0; i12 < len12; i12++) {
          if (
            !validate1070(data43[i12], {
              instancePath: instancePath + "/trivy/" + i12,
              parentData: data43,
              parentDataProperty: i12,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1070.errors : vErrors.concat(validate1070.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err39 = {
          instancePath: instancePath + "/trivy",
          schemaPath: "#/properties/trivy/type",
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
    if (data.gcp !== undefined) {
      let data45 = data.gcp;
      if (Array.isArray(data45)) {
        const len13 = data45.length;
        for (let i13 = 0; i13 < len13; i13++) {
          if (
            !validate1077(data45[i13], {
              instancePath: instancePath + "/gcp/" + i13,
              parentData: data45,
              parentDataProperty: i13,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1077.errors : vErrors.concat(validate1077.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err40 = {
          instancePath: instancePath + "/gcp",
          schemaPath: "#/properties/gcp/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.slack !== undefined) {
      let data47 = data.slack;
      if (Array.isArray(data47)) {
        const len14 = data47.length;
        for (let i14 = 0; i14 < len14; i14++) {
          if (
            !validate1085(data47[i14], {
              instancePath: instancePath + "/slack/" + i14,
              parentData: data47,
              parentDataProperty: i14,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1085.errors : vErrors.concat(validate1085.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err41 = {
          instancePath: instancePath + "/slack",
          schemaPath: "#/properties/slack/type",
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
    if (data.terraform !== undefined) {
      let data49 = data.terraform;
      if (Array.isArray(data49)) {
        const len15 = data49.length;
        for (let i15 = 0; i15 < len15; i15++) {
          if (
            !validate1108(data49[i15], {
              instancePath: instancePath + "/terraform/" + i15,
              parentData: data49,
              parentDataProperty: i15,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1108.errors : vErrors.concat(validate1108.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err42 = {
          instancePath: instancePath + "/terraform",
          schemaPath: "#/properties/terraform/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.clickhouse !== undefined) {
      let data51 = data.clickhouse;
      if (Array.isArray(data51)) {
        const len16 = data51.length;
        for (let i16 = 0; i16 < len16; i16++) {
          if (
            !validate1116(data51[i16], {
              instancePath: instancePath + "/clickhouse/" + i16,
              parentData: data51,
              parentDataProperty: i16,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1116.errors : vErrors.concat(validate1116.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err43 = {
          instancePath: instancePath + "/clickhouse",
          schemaPath: "#/properties/clickhouse/type",
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
    if (data.logs !== undefined) {
      let data53 = data.logs;
      if (Array.isArray(data53)) {
        const len17 = data53.length;
        for (let i17 = 0; i17 < len17; i17++) {
          if (
            !validate1126(data53[i17], {
              instancePath: instancePath + "/logs/" + i17,
              parentData: data53,
              parentDataProperty: i17,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1126.errors : vErrors.concat(validate1126.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err44 = {
          instancePath: instancePath + "/logs",
          schemaPath: "#/properties/logs/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.pubsub !== undefined) {
      let data55 = data.pubsub;
      if (Array.isArray(data55)) {
        const len18 = data55.length;
        for (let i18 = 0; i18 < len18; i18++) {
          if (
            !validate1139(data55[i18], {
              instancePath: instancePath + "/pubsub/" + i18,
              parentData: data55,
              parentDataProperty: i18,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate1139.errors : vErrors.concat(validate1139.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err45 = {
          instancePath: instancePath + "/pubsub",
          schemaPath: "#/properties/pubsub/type",
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
  } else {
    const err46 = {
      instancePath,
      schemaPath: "#/type",
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
  validate960.errors = vErrors;
  return errors === 0;
}
validate960.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
