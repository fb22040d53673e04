// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "TopologySpec",
  description: "A tree of components.",
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
    schedule: { $ref: "#/$defs/schedule", description: "When it is built again." },
    type: { type: "string", description: "Kind." },
    id: { $ref: "#/$defs/template", description: "Expression of the id." },
    icon: { type: "string", description: "Icon name." },
    label: { type: "string", description: "Shown label." },
    text: { type: "string", description: "Shown text." },
    tooltip: { type: "string", description: "Hint." },
    owner: { type: "string", description: "Owning person or team." },
    components: {
      type: "array",
      description: "Children.",
      items: { $ref: "#/$defs/topology-component" },
    },
    properties: {
      type: "array",
      description: "Shown facts.",
      items: { $ref: "#/$defs/topology-property" },
    },
    configs: {
      type: "array",
      description: "Catalog items that belong to it.",
      items: { $ref: "#/$defs/config-query" },
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
        selector: { $ref: "#/$defs/resource-selector", description: "Catalog items." },
      },
    },
    push: { $ref: "#/$defs/http-connection", description: "Instance that it is sent to." },
  },
  $defs: {
    schedule: {
      description:
        "When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.",
      type: "string",
      pattern:
        "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
      examples: ["@every 30s", "@hourly", "*/15 * * * MON-FRI"],
    },
    template: {
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
    },
    "topology-component": {
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
              {
                name: "memory",
                lookup: { prometheus: [{ name: "memory", query: "node_memory" }] },
              },
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
        id: { $ref: "#/$defs/template", description: "Expression of the id." },
        order: { type: "integer", description: "Place among the others." },
        labels: { $ref: "#/$defs/labels", description: "Labels." },
        hidden: { type: "boolean", description: "Not shown." },
        lifecycle: { type: "string", description: "Stage of its life." },
        components: {
          type: "array",
          description: "Children.",
          items: { $ref: "#/$defs/topology-component" },
        },
        lookup: {
          type: "object",
          description:
            "A canary spec whose checks deliver the data; its content is not checked here.",
          additionalProperties: true,
        },
        properties: {
          type: "array",
          description: "Shown facts.",
          items: { $ref: "#/$defs/topology-property" },
        },
        selectors: {
          type: "array",
          description: "Components that become children.",
          items: { $ref: "#/$defs/resource-selector" },
        },
        checks: {
          type: "array",
          description: "Checks that say how it is.",
          items: {
            type: "object",
            description: "Checks.",
            additionalProperties: false,
            properties: {
              selector: { $ref: "#/$defs/resource-selector", description: "Checks to show." },
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
          items: { $ref: "#/$defs/config-query" },
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
              items: { $ref: "#/$defs/topology-component" },
            },
            properties: {
              type: "array",
              description: "Shown facts.",
              items: { $ref: "#/$defs/topology-property" },
            },
            configs: {
              type: "array",
              description: "Catalog items.",
              items: { $ref: "#/$defs/config-query" },
            },
            selectors: {
              type: "array",
              description: "Components.",
              items: { $ref: "#/$defs/resource-selector" },
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
                  selector: { $ref: "#/$defs/resource-selector", description: "Checks to show." },
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
              labels: { $ref: "#/$defs/labels", description: "Labels." },
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
    },
    labels: {
      description: "Names and their values.",
      type: "object",
      additionalProperties: { type: "string" },
      examples: [{ team: "payments" }],
    },
    "topology-property": {
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
        links: {
          type: "array",
          description: "Addresses to follow.",
          items: { $ref: "#/$defs/link" },
        },
        lookup: {
          type: "object",
          description:
            "A canary spec whose checks deliver the data; its content is not checked here.",
          additionalProperties: true,
        },
        configLookup: {
          type: "object",
          description: "Value out of a catalog item.",
          additionalProperties: false,
          properties: {
            id: { type: "string", description: "Id." },
            config: { $ref: "#/$defs/config-query", description: "Catalog item." },
            field: { type: "string", description: "Path of the field." },
            display: { $ref: "#/$defs/template", description: "How it is shown." },
          },
        },
        summary: { $ref: "#/$defs/template", description: "How the children's values add up." },
      },
    },
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
    "config-query": {
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
        class: { type: "string", description: "Config class." },
        external_id: { type: "string", description: "External id." },
        type: { type: "string", description: "Config type." },
        tags: {
          type: "object",
          description: "Tags that match.",
          additionalProperties: { type: "string" },
        },
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
    "http-connection": {
      title: "HttpConnection",
      description: "Access to an HTTP server.",
      type: "object",
      additionalProperties: false,
      examples: [{ url: "https://api.example.com", bearer: { value: "$(token)" } }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        ntlm: { type: "boolean", description: "NTLM." },
        ntlmv2: { type: "boolean", description: "NTLM, second version." },
        digest: { type: "boolean", description: "Digest authentication." },
        bearer: { $ref: "#/$defs/env-var", description: "Bearer token." },
        oauth: { $ref: "#/$defs/oauth", description: "OAuth." },
        tls: { $ref: "#/$defs/tls", description: "TLS." },
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
    oauth: {
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
        clientID: { $ref: "#/$defs/env-var", description: "Client id." },
        clientSecret: { $ref: "#/$defs/env-var", description: "Client secret." },
        scope: { type: "array", description: "Scopes.", items: { type: "string" } },
        tokenURL: { type: "string", description: "Address that gives tokens." },
        params: {
          type: "object",
          description: "Further parameters.",
          additionalProperties: { type: "string" },
        },
      },
    },
    tls: {
      title: "Tls",
      description: "TLS settings.",
      type: "object",
      additionalProperties: false,
      examples: [{ insecureSkipVerify: true, handshakeTimeout: "10s" }],
      properties: {
        insecureSkipVerify: { type: "boolean", description: "Accept any certificate." },
        handshakeTimeout: {
          description: "Limit of the handshake: a duration, or nanoseconds.",
          anyOf: [{ type: "integer" }, { $ref: "#/$defs/duration" }],
        },
        ca: { $ref: "#/$defs/env-var", description: "Certificate of the authority." },
        cert: { $ref: "#/$defs/env-var", description: "Client certificate." },
        key: { $ref: "#/$defs/env-var", description: "Client key." },
      },
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
