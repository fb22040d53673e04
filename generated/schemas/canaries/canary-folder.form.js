// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "FolderCheckForm",
  description: "Form of a folder check; at most one of the connections is filled.",
  type: "object",
  required: ["name", "path"],
  additionalProperties: false,
  dependentSchemas: {
    awsConnection: {
      properties: { gcpConnection: false, sftpConnection: false, smbConnection: false },
    },
    gcpConnection: {
      properties: { awsConnection: false, sftpConnection: false, smbConnection: false },
    },
    sftpConnection: {
      properties: { awsConnection: false, gcpConnection: false, smbConnection: false },
    },
    smbConnection: {
      properties: { awsConnection: false, gcpConnection: false, sftpConnection: false },
    },
  },
  examples: [
    {
      name: "backups",
      path: "/backups/db",
      maxAge: "1d",
      minCount: 1,
      maxSize: "2GB",
      filter: { regex: ".*\\.gz$", minSize: "1MB" },
    },
    {
      name: "exports",
      path: "s3://exports/daily",
      awsConnection: { connection: "connection://aws", region: "eu-west-1", usePathStyle: true },
    },
    {
      name: "reports",
      path: "smb://files.example.com/reports",
      smbConnection: {
        port: 445,
        domain: "EXAMPLE",
        workstation: "probe",
        sharename: "reports",
        searchPath: "daily",
        auth: {
          username: { value: "probe" },
          password: { valueFrom: { secretKeyRef: { name: "probe", key: "password" } } },
        },
      },
    },
    {
      name: "uploads",
      path: "/uploads",
      sftpConnection: {
        host: "files.example.com",
        port: 22,
        auth: {
          username: { value: "probe" },
          password: { valueFrom: { secretKeyRef: { name: "probe", key: "password" } } },
        },
      },
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the check, as the health page shows it.",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    icon: {
      type: "string",
      description: "Icon.",
      "x-ui": { order: 2, label: "Icon", widget: "icon" },
    },
    schedule: {
      $ref: "#/$defs/schedule",
      description: "When the check runs; never when empty.",
      "x-ui": {
        order: 3,
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
      "x-wire": "$.schedule",
    },
    description: {
      type: "string",
      description: "What it checks and why; shown with its results.",
      "x-ui": { order: 4, label: "Description", widget: "text" },
    },
    path: {
      type: "string",
      description: "Folder: a path, s3://, gcs://, smb:// or a UNC path.",
      minLength: 1,
      "x-ui": { order: 10, label: "Path", widget: "text" },
    },
    minAge: {
      $ref: "#/$defs/duration",
      description: "The newest file must be older.",
      "x-ui": { order: 11, label: "Min Age", widget: "duration" },
    },
    maxAge: {
      $ref: "#/$defs/duration",
      description: "The newest file must be younger.",
      "x-ui": { order: 12, label: "Max Age", widget: "duration" },
    },
    minCount: {
      type: "integer",
      description: "Least number of files.",
      minimum: 0,
      "x-ui": { order: 13, label: "Min Count", widget: "number" },
    },
    maxCount: {
      type: "integer",
      description: "Most files.",
      minimum: 0,
      "x-ui": { order: 14, label: "Max Count", widget: "number" },
    },
    minSize: {
      $ref: "#/$defs/size",
      description: "Smallest size of a file.",
      "x-ui": { order: 15, label: "Min Size", widget: "bytes" },
    },
    maxSize: {
      $ref: "#/$defs/size",
      description: "Largest size of a file.",
      "x-ui": { order: 16, label: "Max Size", widget: "bytes" },
    },
    availableSize: {
      $ref: "#/$defs/size",
      description: "Least space that is free.",
      "x-ui": { order: 17, label: "Available Size", widget: "bytes" },
    },
    totalSize: {
      $ref: "#/$defs/size",
      description: "Least capacity.",
      "x-ui": { order: 18, label: "Total Size", widget: "bytes" },
    },
    filter: {
      type: "object",
      description: "Which files count.",
      additionalProperties: false,
      properties: {
        minAge: {
          $ref: "#/$defs/duration",
          description: "Files at least this old count.",
          "x-ui": { order: 1, label: "Min Age", widget: "duration" },
        },
        maxAge: {
          $ref: "#/$defs/duration",
          description: "Files at most this old count.",
          "x-ui": { order: 2, label: "Max Age", widget: "duration" },
        },
        minSize: {
          $ref: "#/$defs/size",
          description: "Files at least this large count.",
          "x-ui": { order: 3, label: "Min Size", widget: "bytes" },
        },
        maxSize: {
          $ref: "#/$defs/size",
          description: "Files at most this large count.",
          "x-ui": { order: 4, label: "Max Size", widget: "bytes" },
        },
        regex: {
          type: "string",
          description: "Names that count.",
          "x-ui": { order: 5, label: "Regex", widget: "text" },
        },
      },
      "x-ui": { order: 19, label: "Filter", group: "Filter" },
    },
    awsConnection: {
      type: "object",
      description: "Access to a bucket on S3.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        region: {
          type: "string",
          description: "Region.",
          "x-ui": { order: 2, label: "Region", widget: "text" },
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
          "x-ui": { order: 3, label: "Endpoint", widget: "text" },
        },
        objectPath: {
          type: "string",
          description: "Glob of the objects.",
          "x-ui": { order: 4, label: "Object Path", widget: "text" },
        },
        accessKey: {
          $ref: "#/$defs/env-var",
          description: "Access key.",
          "x-ui": { order: 5, label: "Access Key", widget: "env-var" },
        },
        secretKey: {
          $ref: "#/$defs/env-var",
          description: "Secret key.",
          "x-ui": { order: 6, label: "Secret Key", widget: "env-var" },
        },
        skipTLSVerify: {
          type: "boolean",
          description: "Accept any certificate.",
          "x-ui": { order: 7, label: "Skip TLS Verify", widget: "switch" },
        },
        usePathStyle: {
          type: "boolean",
          description: "The bucket's name stands in the path, not in the host.",
          "x-ui": { order: 8, label: "Use Path Style", widget: "switch" },
        },
      },
      "x-ui": { order: 40, label: "AWS", widget: "one-of-connection", group: "Connection" },
    },
    gcpConnection: {
      type: "object",
      description: "Access to Google Cloud Storage.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
          "x-ui": { order: 2, label: "Endpoint", widget: "text" },
        },
        credentials: {
          $ref: "#/$defs/env-var",
          description: "Service account key.",
          "x-ui": { order: 3, label: "Credentials", widget: "env-var" },
        },
      },
      "x-ui": { order: 41, label: "GCP", widget: "one-of-connection", group: "Connection" },
    },
    sftpConnection: {
      type: "object",
      description: "Access to an SFTP server.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        host: {
          type: "string",
          description: "Host.",
          "x-ui": { order: 2, label: "Host", widget: "text" },
        },
        port: {
          type: "integer",
          description: "Port.",
          minimum: 1,
          maximum: 65535,
          default: 22,
          "x-ui": { order: 3, label: "Port", widget: "port" },
        },
        auth: {
          type: "object",
          description: "How to sign in.",
          additionalProperties: false,
          properties: {
            username: {
              $ref: "#/$defs/env-var",
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
              "x-wire": "sftpConnection.username",
            },
            password: {
              $ref: "#/$defs/env-var",
              description: "Password.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
              "x-wire": "sftpConnection.password",
            },
          },
          "x-ui": { order: 4, label: "Authentication", widget: "authentication" },
          "x-wire": "sftpConnection",
        },
      },
      "x-ui": { order: 42, label: "SFTP", widget: "one-of-connection", group: "Connection" },
    },
    smbConnection: {
      type: "object",
      description: "Access to an SMB share.",
      additionalProperties: false,
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
          "x-ui": { order: 1, label: "Connection", widget: "connection" },
        },
        port: {
          type: "integer",
          description: "Port.",
          minimum: 1,
          maximum: 65535,
          default: 445,
          "x-ui": { order: 2, label: "Port", widget: "port" },
        },
        domain: {
          type: "string",
          description: "Domain.",
          "x-ui": { order: 3, label: "Domain", widget: "text" },
        },
        workstation: {
          type: "string",
          description: "Workstation.",
          "x-ui": { order: 4, label: "Workstation", widget: "text" },
        },
        sharename: {
          type: "string",
          description: "Share.",
          "x-ui": { order: 5, label: "Share Name", widget: "text" },
          "x-wire": "smbConnection.share",
        },
        searchPath: {
          type: "string",
          description: "Path inside the share.",
          "x-ui": { order: 6, label: "Search Path", widget: "text" },
        },
        auth: {
          type: "object",
          description: "How to sign in.",
          additionalProperties: false,
          properties: {
            username: {
              $ref: "#/$defs/env-var",
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
              "x-wire": "smbConnection.username",
            },
            password: {
              $ref: "#/$defs/env-var",
              description: "Password.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
              "x-wire": "smbConnection.password",
            },
          },
          "x-ui": { order: 7, label: "Authentication", widget: "authentication" },
          "x-wire": "smbConnection",
        },
      },
      "x-ui": { order: 43, label: "SMB", widget: "one-of-connection", group: "Connection" },
    },
    test: {
      $ref: "#/$defs/template",
      description: "Decides whether the check passes.",
      "x-ui": { order: 90, label: "Test", widget: "script", group: "Scripts" },
    },
    display: {
      $ref: "#/$defs/template",
      description: "Text to show for a run.",
      "x-ui": { order: 91, label: "Display", widget: "script", group: "Scripts" },
    },
    transform: {
      $ref: "#/$defs/template",
      description: "Turns the result into checks of their own.",
      "x-ui": { order: 92, label: "Transform", widget: "script", group: "Scripts" },
    },
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
    duration: {
      description:
        "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
      type: "string",
      pattern:
        "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
      examples: ["500ms", "2h", "1d12h"],
    },
    size: {
      description:
        "Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.",
      type: "string",
      pattern:
        "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$",
      examples: ["10kb", "5MB", "1G"],
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
  },
};
