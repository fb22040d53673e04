// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "AwsScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      awsConnection: {
        accessKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_ACCESS_KEY_ID" } } },
        secretKey: { valueFrom: { secretKeyRef: { name: "aws", key: "AWS_SECRET_ACCESS_KEY" } } },
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
      description: "Access to the account; stored in the item itself, where the backend reads it.",
      "x-wire": "",
      "x-ui": { order: 2, label: "AWS Connection", group: "AWS Connection" },
      properties: {
        accessKey: {
          $ref: "#/$defs/env-var",
          description: "Access key.",
          "x-ui": { order: 1, label: "Access Key", widget: "env-var" },
        },
        secretKey: {
          $ref: "#/$defs/env-var",
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
          $ref: "#/$defs/duration",
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
        region: { type: "string", description: "Region.", "x-ui": { order: 4, label: "Region" } },
      },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "#/$defs/scraper-tag" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 8, label: "Tags", widget: "json" },
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
    duration: {
      description:
        "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
      type: "string",
      pattern:
        "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
      examples: ["500ms", "2h", "1d12h"],
    },
    "scraper-tag": {
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
    },
  },
};
