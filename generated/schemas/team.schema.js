// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "TeamSpec",
  description: "What a team owns and how it is told.",
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
      items: { $ref: "#/$defs/resource-selector" },
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
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
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
            username: { $ref: "#/$defs/env-var", description: "Access key." },
            password: { $ref: "#/$defs/env-var", description: "Secret key." },
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
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
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
    "env-var": {
      title: "EnvVar",
      description: "A value, or the place in a cluster that holds it.",
      type: "object",
      additionalProperties: false,
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
            secretKeyRef: {
              $ref: "#/$defs/env-var-keyRef",
              description: "Key of a Kubernetes secret.",
            },
            configMapKeyRef: {
              $ref: "#/$defs/env-var-keyRef",
              description: "Key of a config map.",
            },
            helmRef: {
              $ref: "#/$defs/env-var-keyRef",
              description: "Value out of a helm release; the key is a JSONPath.",
            },
            serviceAccount: {
              type: "string",
              description: "Service account whose token is the value.",
            },
          },
        },
      },
    },
    "env-var-keyRef": {
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
};
