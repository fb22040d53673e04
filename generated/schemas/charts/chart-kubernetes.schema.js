// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "KubernetesChartValues",
  description: "Values of the chart that scrapes a Kubernetes cluster and makes a topology of it.",
  "x-chart": {
    name: "mission-control-kubernetes",
    version: "0.1.24",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [
    {
      clusterName: "production",
      scraper: { schedule: "@every 30m", exclusions: { namespace: ["kube-node-lease"] } },
    },
  ],
  properties: {
    nameOverride: { type: "string", description: "Name in place of the chart's own." },
    fullnameOverride: { type: "string", description: "Whole name in place of release and chart." },
    labels: {
      type: "object",
      description: "Labels of everything that the chart creates.",
      additionalProperties: { type: "string" },
    },
    global: { type: "object", description: "Values that subcharts share." },
    clusterName: {
      type: "string",
      description: "Name of the cluster in the catalog.",
      default: "kubernetes",
    },
    kubeconfig: {
      anyOf: [{ $ref: "#/$defs/env-var" }, { type: "null" }],
      description: "Kubeconfig of another cluster; none means the cluster that the chart is in.",
    },
    prometheusURL: { type: "string", description: "Address of Prometheus for metrics." },
    prometheus: {
      type: "object",
      description: "Where metrics come from.",
      properties: {
        url: { anyOf: [{ $ref: "#/$defs/env-var" }, { type: "null" }], description: "Address." },
        connection: { type: "string", description: "Connection of Prometheus." },
        createConnection: {
          type: "boolean",
          description: "Whether a connection is created.",
          default: false,
        },
        labels: { type: "string", description: "Matchers added to each query." },
        auth: { type: ["object", "null"], description: "Credentials." },
      },
    },
    metrics: {
      type: "object",
      description: "Metrics of nodes, namespaces and pods.",
      properties: {
        enabled: { type: "boolean", description: "Whether they are read.", default: false },
        type: { type: "string", description: "Who answers.", enum: ["prometheus", "gke"] },
        queries: { type: "object", description: "Queries in place of the chart's own." },
      },
    },
    topology: {
      type: "object",
      description: "Topology of the cluster.",
      properties: {
        name: { type: "string", description: "Name of the topology." },
        schedule: { type: "string", description: "When it is made anew.", default: "@every 5m" },
        icon: { type: "string", description: "Name of its icon." },
      },
    },
    scraper: {
      type: "object",
      description: "Catalog scraper.",
      properties: {
        name: { type: "string", description: "Name of the catalog scraper." },
        schedule: { type: "string", description: "When it runs.", default: "@every 15m" },
        exclusions: {
          type: "object",
          description: "What is left out.",
          properties: {
            name: { type: "array", description: "Names.", items: { type: "string" } },
            namespace: { type: "array", description: "Namespaces.", items: { type: "string" } },
            kind: { type: "array", description: "Kinds.", items: { type: "string" } },
            labels: {
              type: "object",
              description: "Labels.",
              additionalProperties: { type: "string" },
            },
          },
        },
        defaultExclusions: { type: "object", description: "What the chart leaves out by itself." },
        relationships: {
          type: "array",
          description: "Relationships between items.",
          items: { type: "object", description: "A rule." },
        },
        defaultRelationships: {
          type: "array",
          description: "Relationships that the chart has by itself.",
          items: { type: "object", description: "A rule." },
        },
        event: {
          type: "object",
          description: "Kubernetes events.",
          properties: {
            exclusions: {
              type: "object",
              description: "Events left out.",
              properties: {
                reason: { type: "array", description: "Reasons.", items: { type: "string" } },
              },
            },
            severityKeywords: {
              type: "object",
              description: "Words that make an event severe.",
              properties: {
                error: { type: "array", description: "For errors.", items: { type: "string" } },
                warn: { type: "array", description: "For warnings.", items: { type: "string" } },
              },
            },
          },
        },
        transform: { type: "object", description: "What is done with each item." },
        defaultTransform: { type: "object", description: "What the chart does by itself." },
        retention: {
          type: "object",
          description: "How long changes are kept.",
          properties: {
            staleItemAge: {
              type: "string",
              description: "When an item that is gone is deleted.",
              examples: ["4h"],
            },
            changes: {
              type: "array",
              description: "Limits.",
              items: { type: "object", description: "A limit." },
            },
            defaultChanges: {
              type: "array",
              description: "Limits that the chart has by itself.",
              items: { type: "object", description: "A limit." },
            },
          },
        },
      },
    },
    playbooks: {
      type: "object",
      description: "Playbooks for Kubernetes resources.",
      properties: {
        enabled: { type: "boolean", description: "Whether any is created.", default: true },
        deletePod: { type: "boolean", description: "Whether this one is created." },
        deleteResource: { type: "boolean", description: "Whether this one is created." },
        cleanupFailedPods: { type: "boolean", description: "Whether this one is created." },
        podSnapshot: { type: "boolean", description: "Whether this one is created." },
        requestNamespaceAccess: { type: "boolean", description: "Whether this one is created." },
        restartDeployment: { type: "boolean", description: "Whether this one is created." },
        scaleDeployment: { type: "boolean", description: "Whether this one is created." },
        createDeployment: { type: "boolean", description: "Whether this one is created." },
        updateResourceImage: { type: "boolean", description: "Whether this one is created." },
        updateResourceRequestsLimits: {
          type: "boolean",
          description: "Whether this one is created.",
        },
        edit_kubernetes_manifests: {
          type: "object",
          description: "Edits manifests in Git.",
          properties: {
            enabled: { type: "boolean", description: "Whether it is created.", default: false },
            git_connection: { type: "string", description: "Connection of the Git repository." },
          },
        },
      },
    },
  },
  $defs: {
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
