// Written by `npm run generate` from the contract. Do not edit.
export default {
  type: "object",
  title: "ScopeForm",
  description: "Form of a scope.",
  required: ["name", "targets"],
  additionalProperties: false,
  examples: [
    {
      name: "payments",
      description: "Payments in the EU",
      targets: [
        { config: { agent: "eu", tags: { namespace: "payments" } } },
        { playbook: { wildcard: true } },
      ],
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name is required",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    namespace: {
      type: "string",
      description: "Namespace.",
      "x-ui": { order: 2, label: "Namespace", widget: "text" },
    },
    description: {
      type: "string",
      description: "Free text.",
      "x-ui": { order: 3, label: "Description", widget: "textarea" },
    },
    targets: {
      type: "array",
      description: "At least one target is required",
      items: {
        type: "object",
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
        properties: {
          config: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 1, label: "Config" },
            anyOf: [
              { required: ["name"] },
              { required: ["agent"] },
              { required: ["tags"] },
              { required: ["tagSelector"] },
              { required: ["wildcard"] },
            ],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              tags: {
                type: "object",
                description: "Tags that all match.",
                additionalProperties: { type: "string" },
                "x-ui": { order: 3, label: "Tags", widget: "key-value" },
              },
              tagSelector: { type: "string", description: "Tags as text." },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          component: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 2, label: "Component" },
            anyOf: [{ required: ["name"] }, { required: ["agent"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          playbook: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 3, label: "Playbook" },
            anyOf: [{ required: ["name"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          canary: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 4, label: "Canary" },
            anyOf: [{ required: ["name"] }, { required: ["agent"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          global: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 5, label: "Global" },
            anyOf: [
              { required: ["name"] },
              { required: ["agent"] },
              { required: ["tags"] },
              { required: ["tagSelector"] },
              { required: ["wildcard"] },
            ],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              tags: {
                type: "object",
                description: "Tags that all match.",
                additionalProperties: { type: "string" },
                "x-ui": { order: 3, label: "Tags", widget: "key-value" },
              },
              tagSelector: { type: "string", description: "Tags as text." },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
        },
      },
      minItems: 1,
      maxItems: 10,
      "x-ui": { order: 4, label: "Targets" },
    },
  },
};
