// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "PermissionSpec",
  description: "Allows or denies someone to do something with some resources.",
  type: "object",
  required: ["subject", "actions", "object"],
  additionalProperties: false,
  examples: [
    {
      description: "Guests may read pods of one namespace",
      subject: { group: "guest" },
      actions: ["read"],
      object: { configs: [{ types: ["Kubernetes::Pod"], tagSelector: "namespace=shop" }] },
    },
    {
      subject: { person: "jane@example.com" },
      actions: ["playbook:run", "playbook:approve"],
      object: {
        playbooks: [{ name: "restart-*" }],
        scopes: [{ namespace: "default", name: "shop" }],
      },
      deny: true,
    },
  ],
  properties: {
    description: { type: "string", description: "Free text." },
    subject: {
      type: "object",
      description: "Who; exactly one.",
      additionalProperties: false,
      oneOf: [
        { required: ["group"] },
        { required: ["person"] },
        { required: ["team"] },
        { required: ["notification"] },
        { required: ["playbook"] },
        { required: ["canary"] },
        { required: ["scraper"] },
        { required: ["topology"] },
      ],
      properties: {
        group: { type: "string", description: "Role or permission group." },
        person: { type: "string", description: "Person by id or address." },
        team: { type: "string", description: "Team by name." },
        notification: { type: "string", description: "Notification: namespace/name." },
        playbook: { type: "string", description: "Playbook: namespace/name." },
        canary: { type: "string", description: "Canary: namespace/name." },
        scraper: { type: "string", description: "Scraper: namespace/name." },
        topology: { type: "string", description: "Topology: namespace/name." },
      },
    },
    actions: {
      type: "array",
      description: "What is allowed or denied.",
      items: {
        type: "string",
        anyOf: [
          {
            enum: [
              "read",
              "update",
              "create",
              "delete",
              "*",
              "create,read,update,delete",
              "playbook:run",
              "playbook:approve",
              "playbook:*",
              "playbook:cancel",
            ],
          },
          { pattern: "^[a-z-]+:[a-z*-]+$" },
        ],
      },
      minItems: 1,
    },
    object: {
      type: "object",
      description: "With what.",
      additionalProperties: false,
      minProperties: 1,
      properties: {
        playbooks: {
          type: "array",
          description: "Playbooks.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        connections: {
          type: "array",
          description: "Connections.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        configs: {
          type: "array",
          description: "Catalog items.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        components: {
          type: "array",
          description: "Components.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        views: {
          type: "array",
          description: "Views.",
          items: {
            type: "object",
            description: "A view.",
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Id." },
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
            },
          },
        },
        scopes: {
          type: "array",
          description: "Scopes.",
          items: {
            type: "object",
            description: "A scope.",
            additionalProperties: false,
            properties: {
              id: { type: "string", description: "Id." },
              namespace: { type: "string", description: "Namespace." },
              name: { type: "string", description: "Name." },
            },
          },
        },
      },
    },
    deny: { type: "boolean", description: "Deny instead of allow.", default: false },
    agents: { type: "array", description: "Agents (no longer used).", items: { type: "string" } },
    tags: {
      type: "object",
      description: "Tags (no longer used).",
      additionalProperties: { type: "string" },
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
  },
};
