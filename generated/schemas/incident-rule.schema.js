// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "IncidentRuleSpec",
  description: "Opens incidents for components by itself.",
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
      items: { $ref: "#/$defs/resource-selector" },
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
        severity: { $ref: "#/$defs/severity", description: "Severity." },
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
      properties: { timeout: { $ref: "#/$defs/duration", description: "Wait." } },
    },
    autoResolve: {
      type: "object",
      description: "Resolves the incident after recovery.",
      additionalProperties: false,
      properties: { timeout: { $ref: "#/$defs/duration", description: "Wait." } },
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
    "resource-selector": {
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
      },
    },
    severity: {
      description: "Severity; known are info, low, medium, high and critical, and others pass.",
      type: "string",
      examples: ["medium"],
    },
    duration: {
      description:
        "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
      type: "string",
      pattern:
        "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
      examples: ["500ms", "2h", "1d12h"],
    },
  },
};
