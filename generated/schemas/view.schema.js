// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "ViewSpec",
  description: "A page of a table and charts over queries.",
  type: "object",
  required: ["queries"],
  additionalProperties: false,
  anyOf: [
    { required: ["panels"], properties: { panels: { minItems: 1 } } },
    { required: ["columns"], properties: { columns: { minItems: 1 } } },
  ],
  examples: [
    {
      display: { title: "Pods", icon: "k8s-pod", sidebar: true },
      queries: { pods: { configs: { types: ["Kubernetes::Pod"] } } },
      columns: [
        { name: "name", type: "string", primaryKey: true },
        { name: "health", type: "health" },
        {
          name: "memory",
          type: "gauge",
          gauge: { max: "100", thresholds: [{ percent: 80, color: "orange" }] },
        },
      ],
      mapping: { name: "row.name", health: "row.health" },
      cache: { maxAge: "10m" },
    },
    {
      queries: { pods: { configs: { search: "type=Kubernetes::Pod" } } },
      panels: [
        {
          name: "By health",
          type: "piechart",
          query: "SELECT health, count(*) AS value FROM pods GROUP BY health",
          piechart: { showLabels: true },
        },
      ],
      templating: [{ key: "cluster", label: "Cluster", values: ["eu", "us"], default: "eu" }],
    },
  ],
  properties: {
    description: { type: "string", description: "Free text." },
    display: {
      type: "object",
      description: "How it appears.",
      additionalProperties: false,
      properties: {
        title: { type: "string", description: "Shown name." },
        icon: { type: "string", description: "Icon name." },
        ordinal: { type: "integer", description: "Place among the others." },
        sidebar: { type: "boolean", description: "Shown in the sidebar." },
        plugins: {
          type: "array",
          description: "Other places.",
          items: {
            type: "object",
            description: "Where else it appears.",
            required: ["configTab"],
            additionalProperties: false,
            properties: {
              configTab: {
                $ref: "#/$defs/resource-selector",
                description: "Catalog items that get it as a tab.",
              },
              filter: {
                type: ["object", "string"],
                description: "Values for its filters.",
                additionalProperties: true,
              },
              variables: {
                type: "object",
                description: "Values of its variables.",
                additionalProperties: { type: "string" },
              },
            },
          },
        },
      },
    },
    queries: {
      type: "object",
      description: "Queries by name; each has exactly one source.",
      minProperties: 1,
      additionalProperties: {
        type: "object",
        description: "A query.",
        additionalProperties: false,
        oneOf: [
          { required: ["configs"] },
          { required: ["changes"] },
          { required: ["viewTableSelector"] },
          { required: ["prometheus"] },
        ],
        properties: {
          configs: { $ref: "#/$defs/resource-selector", description: "Catalog items." },
          changes: { $ref: "#/$defs/resource-selector", description: "Changes of catalog items." },
          viewTableSelector: {
            type: "object",
            description: "Tables of other views.",
            additionalProperties: false,
            properties: {
              name: { type: "string", description: "Name." },
              namespace: { type: "string", description: "Namespace." },
              labelSelector: { type: "string", description: "Labels." },
            },
          },
          prometheus: {
            type: "object",
            description: "Prometheus.",
            required: ["query"],
            additionalProperties: false,
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
              query: { type: "string", description: "PromQL query." },
            },
          },
          columns: {
            type: "object",
            description: "Types of the columns when nothing is found.",
            additionalProperties: {
              type: "string",
              enum: ["string", "integer", "decimal", "boolean", "datetime", "duration", "jsonb"],
            },
          },
        },
      },
    },
    columns: {
      type: "array",
      description: "Columns of the table; one of them is its key.",
      items: { $ref: "#/$defs/view-column" },
      if: { minItems: 1 },
      then: {
        contains: {
          type: "object",
          required: ["primaryKey"],
          properties: { primaryKey: { const: true } },
        },
      },
    },
    panels: { type: "array", description: "Charts.", items: { $ref: "#/$defs/view-panel" } },
    merge: { type: "string", description: "SQL that joins the queries." },
    mapping: {
      type: "object",
      description: "CEL expressions by column.",
      additionalProperties: { type: "string" },
    },
    cache: {
      type: "object",
      description: "How long results are kept.",
      additionalProperties: false,
      properties: {
        maxAge: { $ref: "#/$defs/duration", description: "Refresh when older; 15m." },
        minAge: { $ref: "#/$defs/duration", description: "Never refresh when younger; 10s." },
        refreshTimeout: { $ref: "#/$defs/duration", description: "Wait for a refresh; 5s." },
      },
    },
    templating: {
      type: "array",
      description: "Variables.",
      items: {
        type: "object",
        description: "A variable that the reader picks; exactly one of values and valueFrom.",
        required: ["key", "label"],
        additionalProperties: false,
        oneOf: [{ required: ["values"] }, { required: ["valueFrom"] }],
        properties: {
          key: { type: "string", description: "Key in templates." },
          label: { type: "string", description: "Shown name." },
          values: { type: "array", description: "Choices.", items: { type: "string" } },
          valueFrom: {
            type: "object",
            description: "Where the choices come from.",
            required: ["config"],
            additionalProperties: false,
            properties: {
              config: {
                $ref: "#/$defs/resource-selector",
                description: "Catalog items whose names are the choices.",
              },
            },
          },
          default: { type: "string", description: "Choice at first." },
          dependsOn: {
            type: "array",
            description: "Variables that this one refers to.",
            items: { type: "string" },
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
    "view-column": {
      type: "object",
      description: "A column.",
      required: ["name", "type"],
      additionalProperties: false,
      if: { required: ["type"], properties: { type: { const: "gauge" } } },
      then: { required: ["gauge"] },
      else: { not: { required: ["gauge"] } },
      properties: {
        name: { type: "string", description: "Unique in the view.", minLength: 1 },
        type: {
          type: "string",
          description: "Kind of value.",
          enum: [
            "string",
            "number",
            "boolean",
            "datetime",
            "duration",
            "health",
            "status",
            "gauge",
            "bytes",
            "decimal",
            "millicore",
            "url",
            "badge",
          ],
        },
        primaryKey: { type: "boolean", description: "Part of a row's key." },
        description: { type: "string", description: "Free text." },
        hidden: { type: "boolean", description: "Not shown." },
        icon: { type: "string", description: "Icon name, or row.<column>." },
        unit: { type: "string", description: "Unit." },
        gauge: {
          type: "object",
          description: "Settings of a gauge.",
          additionalProperties: false,
          properties: {
            max: {
              type: ["string", "number"],
              description: "Upper bound, a number or an expression, as text.",
            },
            min: { type: ["string", "number"], description: "Lower bound." },
            precision: { type: "integer", description: "Decimals." },
            thresholds: {
              type: "array",
              description: "Colours by percentage.",
              items: {
                type: "object",
                description: "A colour from a percentage on.",
                required: ["color"],
                additionalProperties: false,
                anyOf: [{ required: ["percent"] }, { required: ["value"] }],
                properties: {
                  percent: { type: "integer", description: "Percentage." },
                  color: { type: "string", description: "Colour." },
                  value: {
                    type: "integer",
                    description: "Older name of percent.",
                    deprecated: true,
                  },
                },
              },
            },
          },
        },
        url: {
          type: "object",
          description: "Where it leads.",
          additionalProperties: false,
          properties: {
            config: { type: "string", description: "CEL that gives the id of a catalog item." },
            view: {
              type: "object",
              description: "A view.",
              additionalProperties: false,
              properties: {
                namespace: { type: "string", description: "Namespace." },
                name: { type: "string", description: "Name." },
                filter: {
                  type: "object",
                  description: "Values for its filters.",
                  additionalProperties: { type: "string" },
                },
              },
            },
          },
        },
        filter: {
          type: "object",
          description: "How it is filtered.",
          required: ["type"],
          additionalProperties: false,
          properties: {
            type: { type: "string", description: "Kind of filter.", enum: ["multiselect"] },
          },
        },
        for: {
          type: "string",
          description: "Column that this one serves (no longer used).",
          deprecated: true,
        },
      },
    },
    "view-panel": {
      type: "object",
      description: "A chart.",
      required: ["name", "type", "query"],
      additionalProperties: false,
      allOf: [
        { if: { required: ["gauge"] }, then: { properties: { type: { const: "gauge" } } } },
        { if: { required: ["piechart"] }, then: { properties: { type: { const: "piechart" } } } },
        { if: { required: ["number"] }, then: { properties: { type: { const: "number" } } } },
        { if: { required: ["table"] }, then: { properties: { type: { const: "table" } } } },
      ],
      properties: {
        name: { type: "string", description: "Name.", minLength: 1 },
        type: {
          type: "string",
          description: "Kind of chart.",
          enum: ["piechart", "text", "gauge", "number", "table", "duration"],
        },
        query: { type: "string", description: "SQL over the queries." },
        description: { type: "string", description: "Free text." },
        gauge: {
          type: "object",
          description: "Settings of a gauge.",
          additionalProperties: false,
          properties: {
            max: {
              type: ["string", "number"],
              description: "Upper bound, a number or an expression, as text.",
            },
            min: { type: ["string", "number"], description: "Lower bound." },
            precision: { type: "integer", description: "Decimals." },
            thresholds: {
              type: "array",
              description: "Colours by percentage.",
              items: {
                type: "object",
                description: "A colour from a percentage on.",
                required: ["color"],
                additionalProperties: false,
                anyOf: [{ required: ["percent"] }, { required: ["value"] }],
                properties: {
                  percent: { type: "integer", description: "Percentage." },
                  color: { type: "string", description: "Colour." },
                  value: {
                    type: "integer",
                    description: "Older name of percent.",
                    deprecated: true,
                  },
                },
              },
            },
            unit: { type: "string", description: "Unit." },
          },
        },
        piechart: {
          type: "object",
          description: "Settings of a pie chart.",
          additionalProperties: false,
          properties: {
            showLabels: { type: "boolean", description: "Labels in the chart." },
            colors: {
              type: "object",
              description: "Colours by value.",
              additionalProperties: { type: "string" },
            },
          },
        },
        number: {
          type: "object",
          description: "Settings of a number.",
          additionalProperties: false,
          properties: {
            unit: { type: "string", description: "Unit." },
            precision: { type: "integer", description: "Decimals." },
          },
        },
        table: { type: "object", description: "Settings of a table." },
      },
    },
  },
};
