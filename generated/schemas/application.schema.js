// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "ApplicationSpec",
  description: "An application: what belongs to it and who has access.",
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
            items: { $ref: "#/$defs/link" },
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
          items: { $ref: "#/$defs/resource-selector" },
        },
        datasources: {
          type: "array",
          description: "Data sources.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        logins: {
          type: "array",
          description: "Logins.",
          items: { $ref: "#/$defs/resource-selector" },
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
          viewRef: { $ref: "#/$defs/view-ref", description: "View." },
        },
      },
    },
  },
  $defs: {
    link: {
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
    },
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
    "view-ref": {
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
    },
  },
};
