// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "CanarySpec",
  description: "Health checks that run together on a schedule.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      schedule: "@every 30s",
      severity: "high",
      http: [{ name: "shop", url: "https://shop.example.com/health", responseCodes: [200] }],
      tcp: [{ name: "database", endpoint: "db.shop:5432" }],
    },
    {
      interval: 60,
      env: { region: { value: "eu-west-1" } },
      alertManager: [{ name: "alerts", host: "http://alertmanager:9093" }],
    },
  ],
  properties: {
    schedule: {
      $ref: "#/$defs/schedule",
      description: "When the checks run; never when neither this nor interval is given.",
    },
    interval: {
      type: "integer",
      description: "Seconds between runs; schedule wins.",
      minimum: 0,
      deprecated: true,
    },
    env: {
      type: "object",
      description: "Values for templates.",
      additionalProperties: { $ref: "#/$defs/var-source" },
    },
    replicas: { type: "integer", description: "0 pauses the canary." },
    icon: { type: "string", description: "Icon name." },
    owner: { type: "string", description: "Who looks after it; becomes a label." },
    severity: { $ref: "#/$defs/severity", description: "How bad a failure is; becomes a label." },
    resultMode: { type: "string", description: "junit: all results are told as one." },
    http: { type: "array", description: "HTTP checks.", items: { $ref: "#/$defs/canary-http" } },
    tcp: { type: "array", description: "TCP checks.", items: { $ref: "#/$defs/canary-tcp" } },
    icmp: {
      type: "array",
      description: "ICMP Ping checks.",
      items: { $ref: "#/$defs/canary-icmp" },
    },
    dns: { type: "array", description: "DNS checks.", items: { $ref: "#/$defs/canary-dns" } },
    exec: { type: "array", description: "Exec checks.", items: { $ref: "#/$defs/canary-exec" } },
    folder: {
      type: "array",
      description: "Folder checks.",
      items: { $ref: "#/$defs/canary-folder" },
    },
    s3: { type: "array", description: "AWS S3 checks.", items: { $ref: "#/$defs/canary-s3" } },
    postgres: {
      type: "array",
      description: "Postgres checks.",
      items: { $ref: "#/$defs/canary-postgres" },
    },
    mysql: { type: "array", description: "MySQL checks.", items: { $ref: "#/$defs/canary-mysql" } },
    mssql: {
      type: "array",
      description: "SQL Server checks.",
      items: { $ref: "#/$defs/canary-mssql" },
    },
    mongodb: {
      type: "array",
      description: "Mongo DB checks.",
      items: { $ref: "#/$defs/canary-mongodb" },
    },
    redis: { type: "array", description: "Redis checks.", items: { $ref: "#/$defs/canary-redis" } },
    elasticsearch: {
      type: "array",
      description: "Elasticsearch checks.",
      items: { $ref: "#/$defs/canary-elasticsearch" },
    },
    opensearch: {
      type: "array",
      description: "OpenSearch checks.",
      items: { $ref: "#/$defs/canary-opensearch" },
    },
    prometheus: {
      type: "array",
      description: "Prometheus checks.",
      items: { $ref: "#/$defs/canary-prometheus" },
    },
    alertmanager: {
      type: "array",
      description: "Alert Manager checks.",
      items: { $ref: "#/$defs/canary-alertmanager" },
    },
    kubernetes: {
      type: "array",
      description: "Kubernetes checks.",
      items: { $ref: "#/$defs/canary-kubernetes" },
    },
    kubernetesResource: {
      type: "array",
      description: "Kubernetes Resource checks.",
      items: { $ref: "#/$defs/canary-kubernetesResource" },
    },
    pod: { type: "array", description: "Pod checks.", items: { $ref: "#/$defs/canary-pod" } },
    namespace: {
      type: "array",
      description: "Kubernetes Namespace checks.",
      items: { $ref: "#/$defs/canary-namespace" },
    },
    junit: { type: "array", description: "JUnit checks.", items: { $ref: "#/$defs/canary-junit" } },
    jmeter: {
      type: "array",
      description: "JMeter checks.",
      items: { $ref: "#/$defs/canary-jmeter" },
    },
    catalog: {
      type: "array",
      description: "Catalog checks.",
      items: { $ref: "#/$defs/canary-catalog" },
    },
    awsConfig: {
      type: "array",
      description: "AWS Config checks.",
      items: { $ref: "#/$defs/canary-awsConfig" },
    },
    awsConfigRule: {
      type: "array",
      description: "AWS Config Rule checks.",
      items: { $ref: "#/$defs/canary-awsConfigRule" },
    },
    cloudwatch: {
      type: "array",
      description: "Cloud Watch checks.",
      items: { $ref: "#/$defs/canary-cloudwatch" },
    },
    azureDevops: {
      type: "array",
      description: "Azure DevOps checks.",
      items: { $ref: "#/$defs/canary-azureDevops" },
    },
    github: {
      type: "array",
      description: "GitHub checks.",
      items: { $ref: "#/$defs/canary-github" },
    },
    gitProtocol: {
      type: "array",
      description: "Git Protocol checks.",
      items: { $ref: "#/$defs/canary-gitProtocol" },
    },
    dynatrace: {
      type: "array",
      description: "Dynatrace checks.",
      items: { $ref: "#/$defs/canary-dynatrace" },
    },
    ldap: { type: "array", description: "LDAP checks.", items: { $ref: "#/$defs/canary-ldap" } },
    restic: {
      type: "array",
      description: "Restic checks.",
      items: { $ref: "#/$defs/canary-restic" },
    },
    helm: { type: "array", description: "Helm checks.", items: { $ref: "#/$defs/canary-helm" } },
    databaseBackup: {
      type: "array",
      description: "Database Backup checks.",
      items: { $ref: "#/$defs/canary-databaseBackup" },
    },
    pubsub: {
      type: "array",
      description: "Queue checks.",
      items: { $ref: "#/$defs/canary-pubsub" },
    },
    docker: {
      type: "array",
      description: "Docker Pull checks.",
      items: { $ref: "#/$defs/canary-docker" },
    },
    dockerPush: {
      type: "array",
      description: "Docker Push checks.",
      items: { $ref: "#/$defs/canary-dockerPush" },
    },
    containerd: {
      type: "array",
      description: "Containerd Pull checks.",
      items: { $ref: "#/$defs/canary-containerd" },
    },
    containerdPush: {
      type: "array",
      description: "Containerd Push checks.",
      items: { $ref: "#/$defs/canary-containerdPush" },
    },
    webhook: { $ref: "#/$defs/canary-webhook", description: "Takes results that others send." },
    alertManager: {
      type: "array",
      description: "Other spelling of alertmanager.",
      items: { $ref: "#/$defs/canary-alertmanager" },
    },
    mongo: {
      type: "array",
      description: "Other spelling of mongodb.",
      items: { $ref: "#/$defs/canary-mongodb" },
    },
    ping: {
      type: "array",
      description: "Other spelling of icmp.",
      items: { $ref: "#/$defs/canary-icmp" },
    },
    gcs: {
      type: "array",
      description: "Folder checks on Google Cloud Storage; the backend reads them under folder.",
      items: { $ref: "#/$defs/canary-gcs" },
    },
    smb: {
      type: "array",
      description: "Folder checks on SMB shares; the backend reads them under folder.",
      items: { $ref: "#/$defs/canary-smb" },
    },
    sftp: {
      type: "array",
      description: "Folder checks on SFTP servers; the backend reads them under folder.",
      items: { $ref: "#/$defs/canary-sftp" },
    },
    sql: {
      type: "array",
      description:
        "Statements on databases; the backend reads them under postgres, mysql and mssql.",
      items: { $ref: "#/$defs/canary-sql" },
    },
    configDB: {
      type: "array",
      description: "Older form of catalog.",
      items: { $ref: "#/$defs/canary-configDB" },
    },
    ec2: {
      type: "array",
      description: "Older check that the backend of today does not run.",
      items: { $ref: "#/$defs/canary-ec2" },
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
    "var-source": {
      title: "VarSource",
      description: "Value of a template variable of a canary.",
      type: "object",
      additionalProperties: false,
      examples: [{ value: "eu-west-1" }, { configMapKeyRef: { name: "settings", key: "region" } }],
      properties: {
        value: { type: "string", description: "The value itself." },
        fieldRef: {
          type: "object",
          description: "Field of the object.",
          required: ["fieldPath"],
          additionalProperties: false,
          properties: {
            apiVersion: {
              type: "string",
              description: "Version of the object that holds the field.",
            },
            fieldPath: {
              type: "string",
              description: "Path of a field of the canary's own object.",
            },
          },
        },
        configMapKeyRef: { $ref: "#/$defs/var-source-keyRef", description: "Key of a config map." },
        secretKeyRef: {
          $ref: "#/$defs/var-source-keyRef",
          description: "Key of a Kubernetes secret.",
        },
      },
    },
    "var-source-keyRef": {
      type: "object",
      required: ["key"],
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name of the object." },
        key: { type: "string", description: "Key inside the object." },
        optional: { type: "boolean", description: "A missing key is no error." },
      },
    },
    severity: {
      description: "Severity; known are info, low, medium, high and critical, and others pass.",
      type: "string",
      examples: ["medium"],
    },
    "canary-http": {
      title: "HttpCheck",
      description:
        "Calls an address and judges the answer. One of url, endpoint and connection is needed.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      anyOf: [{ required: ["url"] }, { required: ["endpoint"] }, { required: ["connection"] }],
      examples: [
        {
          name: "shop",
          url: "https://shop.example.com/health",
          responseCodes: [200],
          thresholdMillis: 2000,
        },
        {
          name: "orders",
          connection: "connection://default/orders",
          method: "POST",
          body: '{"probe": true}',
          headers: [{ name: "Content-Type", value: "application/json" }],
          test: { expr: "code == 200" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        endpoint: {
          type: "string",
          description: "Older name of url; never give both.",
          deprecated: true,
        },
        method: { type: "string", description: "Verb; GET unless given." },
        body: { type: "string", description: "Request body." },
        templateBody: { type: "boolean", description: "The body is a template." },
        headers: {
          type: "array",
          description: "Request headers.",
          items: { $ref: "#/$defs/env-var" },
        },
        env: {
          type: "array",
          description: "Values for the body template.",
          items: { $ref: "#/$defs/env-var" },
        },
        responseCodes: {
          type: "array",
          description: "Accepted codes; 200 to 299 when empty.",
          items: { type: "integer", minimum: 100, maximum: 599 },
        },
        responseContent: { type: "string", description: "Text that the answer must contain." },
        responseJSONContent: {
          type: "object",
          description: "Older form of a test.",
          required: ["path", "value"],
          deprecated: true,
          additionalProperties: false,
          properties: {
            path: { type: "string", description: "JSONPath into the answer." },
            value: { type: "string", description: "Value expected there." },
          },
        },
        thresholdMillis: {
          type: "integer",
          description: "Slower runs fail; 0 means no limit. Milliseconds.",
          minimum: 0,
        },
        maxSSLExpiry: {
          type: "integer",
          description: "Fails when the certificate has fewer days left.",
          minimum: 0,
        },
        basic: { type: "boolean", description: "As forms wrote it; the backend passes over it." },
        ntlm: { type: "boolean", description: "NTLM." },
        ntlmv2: { type: "boolean", description: "NTLM, second version." },
        authentication: {
          type: "object",
          description: "User name and password, as forms wrote them.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
        oauth2: {
          type: "object",
          description: "Token request; client id and secret are username and password.",
          additionalProperties: false,
          properties: {
            scope: { type: "array", description: "Scopes.", items: { type: "string" } },
            tokenURL: { type: "string", description: "Address that gives tokens." },
            params: {
              type: "object",
              description: "Further parameters.",
              additionalProperties: { type: "string" },
            },
          },
        },
        tlsConfig: { $ref: "#/$defs/tls", description: "TLS settings." },
        crawl: {
          type: "object",
          description: "Follows links.",
          additionalProperties: false,
          properties: {
            filters: {
              type: "array",
              description: "Addresses to follow.",
              items: { type: "string" },
            },
            allowedDomains: {
              type: "array",
              description: "Domains to follow.",
              items: { type: "string" },
            },
            disallowedDomains: {
              type: "array",
              description: "Domains to leave out.",
              items: { type: "string" },
            },
            allowedURLFilters: {
              type: "array",
              description: "Patterns of addresses to follow.",
              items: { type: "string" },
            },
            disallowedURLFilters: {
              type: "array",
              description: "Patterns of addresses to leave out.",
              items: { type: "string" },
            },
            depth: { type: "integer", description: "How deep; 10 unless given." },
            parallelism: { type: "integer", description: "Requests at a time; 2 unless given." },
            delay: {
              $ref: "#/$defs/duration",
              description: "Pause between requests; 500ms unless given.",
            },
            randomDelay: {
              $ref: "#/$defs/duration",
              description: "Further pause of random length; up to 100ms unless given.",
            },
          },
        },
      },
    },
    labels: {
      description: "Names and their values.",
      type: "object",
      additionalProperties: { type: "string" },
      examples: [{ team: "payments" }],
    },
    metrics: {
      title: "Metrics",
      description: "A metric exported with every run of a check.",
      type: "object",
      additionalProperties: false,
      examples: [
        {
          name: "certificate_days",
          type: "gauge",
          value: "result.sslAge.getHours()/24",
          labels: [{ name: "env", value: "prod" }],
        },
      ],
      properties: {
        name: { type: "string", description: "Name of the metric." },
        type: { type: "string", description: "Kind of metric: counter, gauge or histogram." },
        value: { type: "string", description: "Expression that yields the value." },
        labels: {
          type: "array",
          description: "Labels of the metric.",
          items: {
            type: "object",
            required: ["name"],
            additionalProperties: false,
            properties: {
              name: { type: "string", description: "Label." },
              value: { type: "string", description: "Its value." },
              valueExpr: { type: "string", description: "Expression that yields the value." },
            },
          },
        },
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
    "check-relationships": {
      title: "CheckRelationships",
      description: "Components and config items that a check belongs to.",
      type: "object",
      additionalProperties: false,
      examples: [{ configs: [{ name: { label: "app" } }] }],
      properties: {
        components: {
          type: "array",
          description: "Components.",
          items: { $ref: "#/$defs/relationship-selector" },
        },
        configs: {
          type: "array",
          description: "Config items.",
          items: { $ref: "#/$defs/relationship-selector" },
        },
      },
    },
    "relationship-selector": {
      title: "RelationshipSelector",
      description: "Picks related resources by values of the one at hand.",
      type: "object",
      additionalProperties: false,
      examples: [{ name: { value: "web" }, type: { value: "Kubernetes::Deployment" } }],
      properties: {
        id: { $ref: "#/$defs/lookup", description: "Id." },
        external_id: { $ref: "#/$defs/lookup", description: "External id." },
        name: { $ref: "#/$defs/lookup", description: "Name." },
        namespace: { $ref: "#/$defs/lookup", description: "Namespace." },
        type: { $ref: "#/$defs/lookup", description: "Type." },
        agent: { $ref: "#/$defs/lookup", description: "Agent." },
        scope: { $ref: "#/$defs/lookup", description: "Parent." },
        labels: { $ref: "#/$defs/labels", description: "Labels that match." },
      },
    },
    lookup: {
      title: "Lookup",
      description: "Finds a value: the first one filled of value, label and expr counts.",
      type: "object",
      additionalProperties: false,
      examples: [{ label: "app" }],
      properties: {
        expr: { type: "string", description: "CEL expression." },
        value: { type: "string", description: "The value itself." },
        label: { type: "string", description: "Label that holds the value." },
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
    "canary-tcp": {
      title: "TcpCheck",
      description: "Opens a connection.",
      type: "object",
      required: ["name", "endpoint"],
      additionalProperties: false,
      examples: [{ name: "database", endpoint: "db.shop:5432", thresholdMillis: 500 }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        endpoint: { type: "string", description: "Address as host:port.", minLength: 1 },
        thresholdMillis: {
          type: "integer",
          description: "Slower runs fail; 0 means no limit. Milliseconds.",
          minimum: 0,
        },
      },
    },
    "canary-icmp": {
      title: "IcmpCheck",
      description: "Pings a host.",
      type: "object",
      required: ["name", "endpoint"],
      additionalProperties: false,
      examples: [
        {
          name: "gateway",
          endpoint: "10.0.0.1",
          packetCount: 3,
          packetLossThreshold: 10,
          thresholdMillis: 200,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        endpoint: { type: "string", description: "Host.", minLength: 1 },
        packetCount: {
          type: "integer",
          description: "Packets to send; 5 unless given.",
          minimum: 0,
        },
        packetLossThreshold: {
          type: "integer",
          description: "Loss that is allowed, in percent.",
          minimum: 0,
          maximum: 100,
        },
        thresholdMillis: {
          type: "integer",
          description: "Fails when the average takes longer. Milliseconds.",
          minimum: 0,
        },
      },
    },
    "canary-dns": {
      title: "DnsCheck",
      description: "Resolves a name.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "shop",
          server: "10.0.0.53",
          query: "shop.example.com",
          querytype: "A",
          minrecords: 1,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        server: { type: "string", description: "Resolver; the system's own when empty." },
        port: {
          type: "integer",
          description: "Port; 53 unless given.",
          minimum: 0,
          maximum: 65535,
        },
        query: { type: "string", description: "Name to resolve." },
        querytype: {
          type: "string",
          description: "Kind of record: A (unless given), AAAA, CNAME, SRV, MX, PTR, TXT or NS.",
        },
        minrecords: { type: "integer", description: "Least number of answers.", minimum: 0 },
        exactreply: {
          type: "array",
          description: "Exact set of answers.",
          items: { type: "string" },
        },
        timeout: { type: "integer", description: "Limit in seconds; 10 unless given.", minimum: 0 },
        thresholdMillis: {
          type: "integer",
          description: "Slower runs fail; 0 means no limit. Milliseconds.",
          minimum: 0,
        },
      },
    },
    "canary-exec": {
      title: "ExecCheck",
      description: "Runs a script; it passes with exit code 0.",
      type: "object",
      required: ["name", "script"],
      additionalProperties: false,
      examples: [
        {
          name: "disk",
          script: "df -h / | tail -1",
          test: { expr: "results.exitCode == 0" },
          env: [{ name: "LANG", value: "C" }],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        script: {
          type: "string",
          description: "Script, or its path. Bash; PowerShell on Windows.",
          minLength: 1,
        },
        connections: {
          $ref: "#/$defs/exec-connections",
          description: "Access that the script gets.",
        },
        env: {
          type: "array",
          description: "Variables of the process.",
          items: { $ref: "#/$defs/env-var" },
        },
        checkout: { $ref: "#/$defs/git-connection", description: "Repository to clone first." },
        artifacts: {
          type: "array",
          description: "Files to keep.",
          items: { $ref: "#/$defs/artifact" },
        },
      },
    },
    "exec-connections": {
      title: "ExecConnections",
      description: "Access that a script gets.",
      type: "object",
      additionalProperties: false,
      examples: [{ aws: { connection: "connection://aws" } }],
      properties: {
        fromConfigItem: {
          type: "string",
          description: "Config item whose scraper's access is used.",
        },
        eksPodIdentity: { type: "boolean", description: "Use the pod's identity on EKS." },
        serviceAccount: { type: "boolean", description: "Use the pod's service account." },
        kubernetes: { $ref: "#/$defs/kubernetes-connection", description: "Kubernetes." },
        aws: { $ref: "#/$defs/aws-connection", description: "AWS." },
        gcp: { $ref: "#/$defs/gcp-connection", description: "Google Cloud." },
        azure: { $ref: "#/$defs/azure-connection", description: "Azure." },
      },
    },
    "kubernetes-connection": {
      title: "KubernetesConnection",
      description: "Access to a cluster.",
      type: "object",
      additionalProperties: false,
      examples: [
        { kubeconfig: { valueFrom: { secretKeyRef: { name: "cluster", key: "kubeconfig" } } } },
      ],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        kubeconfig: { $ref: "#/$defs/env-var", description: "Kubeconfig: its text or a path." },
        eks: { $ref: "#/$defs/eks-connection", description: "EKS." },
        gke: { $ref: "#/$defs/gke-connection", description: "GKE." },
        cnrm: { $ref: "#/$defs/cnrm-connection", description: "Config Connector." },
      },
    },
    "eks-connection": {
      title: "EksConnection",
      description: "Access to a cluster on EKS.",
      type: "object",
      required: ["cluster"],
      additionalProperties: false,
      examples: [{ cluster: "prod", region: "eu-west-1" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        cluster: { type: "string", description: "Cluster." },
      },
    },
    "gke-connection": {
      title: "GkeConnection",
      description: "Access to a cluster on GKE.",
      type: "object",
      required: ["projectID", "zone", "cluster"],
      additionalProperties: false,
      examples: [{ projectID: "shop", zone: "europe-west1-b", cluster: "prod" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "#/$defs/env-var", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
        projectID: { type: "string", description: "Project id." },
        zone: { type: "string", description: "Zone." },
        cluster: { type: "string", description: "Cluster." },
      },
    },
    "cnrm-connection": {
      title: "CnrmConnection",
      description: "Access to a cluster by the Config Connector that manages it.",
      type: "object",
      required: ["gke", "clusterResource", "clusterResourceNamespace"],
      additionalProperties: false,
      examples: [
        {
          gke: { projectID: "shop", zone: "europe-west1-b", cluster: "admin" },
          clusterResource: "prod",
          clusterResourceNamespace: "clusters",
        },
      ],
      properties: {
        gke: {
          $ref: "#/$defs/gke-connection",
          description: "Cluster that runs the Config Connector.",
        },
        clusterResource: { type: "string", description: "Name of the cluster's resource." },
        clusterResourceNamespace: { type: "string", description: "Namespace of that resource." },
      },
    },
    "aws-connection": {
      title: "AwsConnection",
      description: "Access to AWS.",
      type: "object",
      additionalProperties: false,
      examples: [{ connection: "connection://default/aws", region: "eu-west-1" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
      },
    },
    "gcp-connection": {
      title: "GcpConnection",
      description: "Access to Google Cloud.",
      type: "object",
      additionalProperties: false,
      examples: [{ connection: "connection://gcp" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "#/$defs/env-var", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
      },
    },
    "azure-connection": {
      title: "AzureConnection",
      description: "Access to Azure.",
      type: "object",
      additionalProperties: false,
      examples: [{ connection: "connection://azure" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        clientID: { $ref: "#/$defs/env-var", description: "Client id." },
        clientSecret: { $ref: "#/$defs/env-var", description: "Client secret." },
        tenantID: { type: "string", description: "Tenant id." },
      },
    },
    "git-connection": {
      title: "GitConnection",
      description: "A repository to check out.",
      type: "object",
      additionalProperties: false,
      examples: [{ url: "https://git.example.com/ops/scripts", branch: "main" }],
      properties: {
        url: { type: "string", description: "Address." },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        certificate: { $ref: "#/$defs/env-var", description: "SSH key or certificate." },
        type: { type: "string", description: "Kind of server." },
        branch: { type: "string", description: "Branch." },
        destination: { type: "string", description: "Folder to check out into." },
      },
    },
    artifact: {
      title: "Artifact",
      description: "A file to keep.",
      type: "object",
      required: ["path"],
      additionalProperties: false,
      examples: [{ path: "/tmp/report.xml" }],
      properties: {
        path: {
          type: "string",
          description: "Path; /dev/stdout and /dev/stdin stand for the output.",
        },
      },
    },
    "canary-folder": {
      title: "FolderCheck",
      description: "Looks at the files of a folder, a bucket or a share.",
      type: "object",
      required: ["name", "path"],
      additionalProperties: false,
      examples: [
        {
          name: "backups",
          path: "/backups/db",
          maxAge: "1d",
          minCount: 1,
          filter: { regex: ".*\\.sql\\.gz$", minSize: "1MB" },
        },
        {
          name: "exports",
          path: "s3://exports/daily",
          maxAge: "26h",
          awsConnection: { connection: "connection://aws", region: "eu-west-1" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        path: {
          type: "string",
          description: "Folder: a path, s3://, gcs://, smb:// or a UNC path.",
          minLength: 1,
        },
        recursive: { type: "boolean", description: "Also folders inside." },
        filter: {
          type: "object",
          description: "Which files count.",
          additionalProperties: false,
          properties: {
            minAge: { $ref: "#/$defs/duration", description: "Files at least this old count." },
            maxAge: { $ref: "#/$defs/duration", description: "Files at most this old count." },
            minSize: { $ref: "#/$defs/size", description: "Files at least this large count." },
            maxSize: { $ref: "#/$defs/size", description: "Files at most this large count." },
            regex: { type: "string", description: "Names that count." },
            since: {
              type: "string",
              description: "Files changed since: a time or a date expression.",
            },
          },
        },
        minAge: { $ref: "#/$defs/duration", description: "The newest file must be older." },
        maxAge: { $ref: "#/$defs/duration", description: "The newest file must be younger." },
        minCount: { type: "integer", description: "Least number of files." },
        maxCount: { type: "integer", description: "Most files." },
        minSize: { $ref: "#/$defs/size", description: "Smallest size of a file." },
        maxSize: { $ref: "#/$defs/size", description: "Largest size of a file." },
        availableSize: { $ref: "#/$defs/size", description: "Least space that is free." },
        totalSize: { $ref: "#/$defs/size", description: "Least capacity." },
        awsConnection: { $ref: "#/$defs/s3-connection", description: "Access to a bucket on S3." },
        gcpConnection: {
          $ref: "#/$defs/gcs-connection",
          description: "Access to Google Cloud Storage.",
        },
        smbConnection: { $ref: "#/$defs/smb-connection", description: "Access to an SMB share." },
        sftpConnection: {
          $ref: "#/$defs/sftp-connection",
          description: "Access to an SFTP server.",
        },
      },
    },
    size: {
      description:
        "Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.",
      type: "string",
      pattern:
        "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$",
      examples: ["10kb", "5MB", "1G"],
    },
    "s3-connection": {
      title: "S3Connection",
      description: "Access to a bucket.",
      type: "object",
      additionalProperties: false,
      examples: [{ bucket: "backups", region: "eu-west-1", objectPath: "db/*" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        bucket: { type: "string", description: "Bucket." },
        objectPath: { type: "string", description: "Glob of the objects." },
        usePathStyle: {
          type: "boolean",
          description: "The bucket's name stands in the path, not in the host.",
        },
      },
    },
    "gcs-connection": {
      title: "GcsConnection",
      description: "Access to a Google Cloud Storage bucket.",
      type: "object",
      additionalProperties: false,
      examples: [{ connection: "connection://gcp", bucket: "backups" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        credentials: { $ref: "#/$defs/env-var", description: "Service account key." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        project: { type: "string", description: "Project." },
        bucket: { type: "string", description: "Bucket." },
      },
    },
    "smb-connection": {
      title: "SmbConnection",
      description: "Access to an SMB share.",
      type: "object",
      additionalProperties: false,
      examples: [{ connection: "connection://smb", share: "reports" }],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        port: { type: "integer", description: "Port; 445 unless given." },
        domain: { type: "string", description: "Domain." },
        share: { type: "string", description: "Share." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        workstation: {
          type: "string",
          description: "As forms wrote it; the backend passes over it.",
        },
        sharename: { type: "string", description: "Other spelling of share, as forms wrote it." },
        searchPath: { type: "string", description: "Path inside the share, as forms wrote it." },
        auth: {
          type: "object",
          description: "User name and password, as forms wrote them.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
      },
    },
    "sftp-connection": {
      title: "SftpConnection",
      description: "Access to an SFTP server.",
      type: "object",
      additionalProperties: false,
      examples: [
        {
          host: "files.example.com",
          port: 22,
          username: { value: "backup" },
          password: { valueFrom: { secretKeyRef: { name: "sftp", key: "password" } } },
        },
      ],
      properties: {
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        host: { type: "string", description: "Host." },
        port: { type: "integer", description: "Port; 22 unless given." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
      },
    },
    "canary-s3": {
      title: "S3Check",
      description: "Lists, writes and reads a bucket.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "backups",
          connection: "connection://aws",
          region: "eu-west-1",
          bucketName: "backups",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        bucket: { type: "string", description: "Bucket." },
        objectPath: { type: "string", description: "Glob of the objects." },
        usePathStyle: {
          type: "boolean",
          description: "The bucket's name stands in the path, not in the host.",
        },
        bucketName: { type: "string", description: "Bucket." },
        storageClass: {
          type: "string",
          description: "Storage class of the object that is written.",
        },
      },
    },
    "canary-postgres": {
      title: "PostgresCheck",
      description: "Runs a statement on Postgres and counts the rows.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "orders",
          connection: "connection://default/orders",
          query: "SELECT id FROM orders WHERE state = 'stuck'",
          results: 0,
        },
        {
          name: "up",
          url: "postgres://$(username):$(password)@db.shop:5432/shop",
          username: { value: "probe" },
          password: { value: "secret" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        query: { type: "string", description: "Statement; SELECT 1 unless given." },
        results: { type: "integer", description: "Number of rows expected." },
        timeout: { type: "integer", description: "Limit in seconds; 60 unless given." },
      },
    },
    "canary-mysql": {
      title: "MysqlCheck",
      description: "Runs a statement on MySQL and counts the rows.",
      $ref: "#/$defs/canary-postgres",
      examples: [{ name: "up", url: "$(username):$(password)@tcp(db.shop:3306)/shop" }],
    },
    "canary-mssql": {
      title: "MssqlCheck",
      description: "Runs a statement on SQL Server and counts the rows.",
      $ref: "#/$defs/canary-postgres",
      examples: [{ name: "up", connection: "connection://mssql", query: "SELECT 1", results: 1 }],
    },
    "canary-mongodb": {
      title: "MongoDbCheck",
      description: "Pings a MongoDB server.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [{ name: "orders", connection: "connection://default/mongo" }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        basic: { type: "boolean", description: "As forms wrote it; the backend passes over it." },
        ntlm: { type: "boolean", description: "NTLM." },
        ntlmv2: { type: "boolean", description: "NTLM, second version." },
        authentication: {
          type: "object",
          description: "User name and password, as forms wrote them.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
      },
    },
    "canary-redis": {
      title: "RedisCheck",
      description: "Pings a Redis server.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        { name: "cache", url: "redis://cache.shop:6379", db: 1 },
        { name: "sessions", addr: "sessions.shop:6379" },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        addr: { type: "string", description: "Address as host:port; url is the newer name." },
        db: { type: "integer", description: "Database number; 0 unless given." },
      },
    },
    "canary-elasticsearch": {
      title: "ElasticsearchCheck",
      description: "Searches an index and counts the hits.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "errors",
          url: "http://elastic.logging:9200",
          index: "app-*",
          query: '{"query": {"term": {"level": "error"}}}',
          results: 0,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        basic: { type: "boolean", description: "As forms wrote it; the backend passes over it." },
        ntlm: { type: "boolean", description: "NTLM." },
        ntlmv2: { type: "boolean", description: "NTLM, second version." },
        authentication: {
          type: "object",
          description: "User name and password, as forms wrote them.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
        index: { type: "string", description: "Index." },
        query: { type: "string", description: "Query as JSON text." },
        results: { type: "integer", description: "Number of hits expected." },
      },
    },
    "canary-opensearch": {
      title: "OpenSearchCheck",
      description: "Searches an index and counts the hits.",
      type: "object",
      required: ["name", "query", "index"],
      additionalProperties: false,
      examples: [
        {
          name: "errors",
          url: "http://opensearch.logging:9200",
          index: "app-*",
          query: '{"query": {"match_all": {}}}',
          results: 10,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        query: { type: "string", description: "Query as JSON text." },
        index: { type: "string", description: "Index." },
        results: { type: "integer", description: "Number of hits expected." },
      },
    },
    "canary-prometheus": {
      title: "PrometheusCheck",
      description: "Runs a PromQL query.",
      type: "object",
      required: ["name", "query"],
      additionalProperties: false,
      examples: [
        {
          name: "errors",
          url: "http://prometheus.monitoring:9090",
          query: "sum(rate(http_requests_total{code=~'5..'}[5m]))",
          test: { expr: "results[0].value < 1.0" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
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
        host: { type: "string", description: "Older name of url.", deprecated: true },
        query: { type: "string", description: "PromQL." },
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
    "canary-alertmanager": {
      title: "AlertManagerCheck",
      description: "Fails while alerts fire.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "alerts",
          url: "http://alertmanager.monitoring:9093",
          filters: { severity: "critical" },
          ignore: ["Watchdog"],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        host: {
          type: "string",
          description: "Address, as forms wrote it; the backend reads url.",
          deprecated: true,
        },
        alerts: {
          description: "Names of the alerts; text is what forms wrote.",
          anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }],
        },
        filters: {
          description: "Labels that the alerts carry; text is what forms wrote.",
          anyOf: [{ type: "object", additionalProperties: { type: "string" } }, { type: "string" }],
        },
        exclude_filters: {
          type: "object",
          description: "Labels that the alerts do not carry.",
          additionalProperties: { type: "string" },
        },
        ignore: {
          description: "Names of alerts to pass over; text is what forms wrote.",
          anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }],
        },
        basic: { type: "boolean", description: "As forms wrote it; the backend passes over it." },
        ntlm: { type: "boolean", description: "NTLM." },
        ntlmv2: { type: "boolean", description: "NTLM, second version." },
        authentication: {
          type: "object",
          description: "User name and password, as forms wrote them.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
      },
    },
    "canary-kubernetes": {
      title: "KubernetesCheck",
      description: "Looks at the health of Kubernetes objects.",
      type: "object",
      required: ["name", "kind"],
      additionalProperties: false,
      examples: [
        {
          name: "pods",
          kind: "Pod",
          namespaceSelector: { name: "checkout" },
          resource: { labelSelector: "app=checkout" },
          ignore: ["*-job-*"],
          healthy: true,
          ready: true,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        kubeconfig: { $ref: "#/$defs/env-var", description: "Kubeconfig: its text or a path." },
        eks: { $ref: "#/$defs/eks-connection", description: "EKS." },
        gke: { $ref: "#/$defs/gke-connection", description: "GKE." },
        cnrm: { $ref: "#/$defs/cnrm-connection", description: "Config Connector." },
        kind: { type: "string", description: "Kind of the objects, such as Pod." },
        namespaceSelector: {
          $ref: "#/$defs/canary-selector",
          description: "Namespaces to look at.",
        },
        resource: { $ref: "#/$defs/canary-selector", description: "Objects to look at." },
        ignore: {
          type: "array",
          description: "Names or globs to leave out.",
          items: { type: "string" },
        },
        healthy: { type: "boolean", description: "Fail when an object is unhealthy." },
        ready: { type: "boolean", description: "Fail when an object is not ready." },
      },
    },
    "canary-selector": {
      title: "CanarySelector",
      description: "Picks Kubernetes objects of a health check.",
      type: "object",
      additionalProperties: false,
      examples: [{ labelSelector: "app=web" }],
      properties: {
        name: {
          type: "string",
          description: "Name; * alone is everything, commas separate, ! excludes.",
        },
        labelSelector: {
          type: "string",
          description: "Labels that match, such as app=web,tier!=db.",
        },
        fieldSelector: { type: "string", description: "Fields that match." },
        search: {
          type: "string",
          description: "Search text over name, tags, labels, type, health and more.",
        },
      },
    },
    "canary-kubernetesResource": {
      title: "KubernetesResourceCheck",
      description: "Creates Kubernetes objects, checks them and removes them.",
      type: "object",
      required: ["name", "resources"],
      additionalProperties: false,
      examples: [
        {
          name: "certificate",
          resources: [
            { apiVersion: "cert-manager.io/v1", kind: "Certificate", metadata: { name: "probe" } },
          ],
          checks: [{ http: [{ name: "probe", url: "https://probe.example.com" }] }],
          checkRetries: { delay: "5s", timeout: "2m" },
          waitFor: { timeout: "3m" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        kubeconfig: { $ref: "#/$defs/env-var", description: "Kubeconfig: its text or a path." },
        eks: { $ref: "#/$defs/eks-connection", description: "EKS." },
        gke: { $ref: "#/$defs/gke-connection", description: "GKE." },
        cnrm: { $ref: "#/$defs/cnrm-connection", description: "Config Connector." },
        resources: {
          type: "array",
          description: "Objects made for every run.",
          items: { type: "object" },
        },
        staticResources: {
          type: "array",
          description: "Objects made once.",
          items: { type: "object" },
        },
        checks: {
          type: "array",
          description:
            "Checks to run against them, each as the spec of a canary; they may hold templates.",
          items: { type: "object" },
        },
        checkRetries: {
          type: "object",
          description: "Tries of the checks.",
          additionalProperties: false,
          properties: {
            delay: { $ref: "#/$defs/duration", description: "Pause before the first try." },
            timeout: { $ref: "#/$defs/duration", description: "Limit." },
            interval: { $ref: "#/$defs/duration", description: "Pause between tries." },
          },
        },
        clearResources: {
          type: "boolean",
          description: "Remove the objects before they are made.",
        },
        waitFor: {
          type: "object",
          description: "Wait for the objects.",
          additionalProperties: false,
          properties: {
            expr: { type: "string", description: "When the objects are ready." },
            disable: { type: "boolean", description: "Do not wait." },
            delete: { type: "boolean", description: "Wait until they are gone." },
            timeout: { $ref: "#/$defs/duration", description: "Limit; 10m unless given." },
            interval: {
              $ref: "#/$defs/duration",
              description: "Pause between looks; 5s unless given.",
            },
          },
        },
      },
    },
    "canary-pod": {
      title: "PodCheck",
      description: "Starts a pod and calls it.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "schedule",
          spec: "apiVersion: v1\nkind: Pod\nmetadata:\n  name: probe\nspec:\n  containers:\n    - name: probe\n      image: nginx\n",
          port: 80,
          path: "/",
          ingressName: "probe",
          ingressHost: "probe.example.com",
          expectedHttpStatuses: [200],
          readyTimeout: 10000,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        spec: { type: "string", description: "Pod as YAML text." },
        scheduleTimeout: {
          type: "integer",
          description: "Time to be placed on a node. Milliseconds.",
        },
        readyTimeout: { type: "integer", description: "Time to become ready. Milliseconds." },
        httpTimeout: {
          type: "integer",
          description: "Limit of the call; 5000 unless given. Milliseconds.",
        },
        deleteTimeout: { type: "integer", description: "Time to be removed. Milliseconds." },
        ingressTimeout: {
          type: "integer",
          description: "Time for the ingress; 5000 unless given. Milliseconds.",
        },
        httpRetryInterval: {
          type: "integer",
          description: "Pause between calls; 750 unless given. Milliseconds.",
        },
        deadline: { type: "integer", description: "Limit of the whole run. Milliseconds." },
        port: { type: "integer", description: "Port to call." },
        path: { type: "string", description: "Path to call." },
        ingressName: { type: "string", description: "Ingress to use." },
        ingressHost: { type: "string", description: "Host of the ingress." },
        expectedContent: { type: "string", description: "Text that the answer must contain." },
        expectedHttpStatuses: {
          type: "array",
          description: "Codes that are accepted.",
          items: { type: "integer" },
        },
        priorityClass: { type: "string", description: "Priority class of the pod." },
        ingressClass: { type: "string", description: "Class of the ingress." },
        roundRobinNodes: { type: "boolean", description: "Take another node every time." },
      },
    },
    "canary-namespace": {
      title: "NamespaceCheck",
      description: "Creates a namespace, starts a pod in it and calls it.",
      type: "object",
      required: ["name", "podSpec"],
      additionalProperties: false,
      examples: [
        {
          name: "namespaces",
          namespaceNamePrefix: "probe-",
          podSpec:
            "apiVersion: v1\nkind: Pod\nmetadata:\n  name: probe\nspec:\n  containers:\n    - name: probe\n      image: nginx\n",
          port: 80,
          path: "/",
          expectedHttpStatuses: [200],
          schedule_timeout: 20000,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        podSpec: { type: "string", description: "Pod as YAML text." },
        namespaceNamePrefix: {
          type: "string",
          description: "How the name of the namespace begins.",
        },
        namespaceLabels: {
          type: "object",
          description: "Labels of the namespace.",
          additionalProperties: { type: "string" },
        },
        namespaceAnnotations: {
          type: "object",
          description: "Annotations of the namespace.",
          additionalProperties: { type: "string" },
        },
        schedule_timeout: {
          type: "integer",
          description: "Time to be placed on a node. Milliseconds.",
        },
        readyTimeout: { type: "integer", description: "Time to become ready. Milliseconds." },
        httpTimeout: {
          type: "integer",
          description: "Limit of the call; 5000 unless given. Milliseconds.",
        },
        deleteTimeout: { type: "integer", description: "Time to be removed. Milliseconds." },
        ingressTimeout: {
          type: "integer",
          description: "Time for the ingress; 5000 unless given. Milliseconds.",
        },
        httpRetryInterval: {
          type: "integer",
          description: "Pause between calls; 750 unless given. Milliseconds.",
        },
        deadline: { type: "integer", description: "Limit of the whole run. Milliseconds." },
        port: { type: "integer", description: "Port to call." },
        path: { type: "string", description: "Path to call." },
        ingressName: { type: "string", description: "Ingress to use." },
        ingressHost: { type: "string", description: "Host of the ingress." },
        expectedContent: { type: "string", description: "Text that the answer must contain." },
        expectedHttpStatuses: {
          type: "array",
          description: "Codes that are accepted.",
          items: { type: "integer" },
        },
        priorityClass: { type: "string", description: "Priority class of the pod." },
      },
    },
    "canary-junit": {
      title: "JunitCheck",
      description: "Runs tests in a container and reads their JUnit report.",
      type: "object",
      required: ["name", "testResults", "spec"],
      additionalProperties: false,
      examples: [
        {
          name: "end to end",
          testResults: "/reports",
          spec: { containers: [{ name: "tests", image: "registry.example.com/tests:1.0" }] },
          timeout: 10,
          artifacts: [{ path: "/reports/*.png" }],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        testResults: { type: "string", description: "Folder of the report inside the container." },
        spec: { type: "object", description: "Pod that runs the tests, as in Kubernetes." },
        timeout: { type: "integer", description: "Limit in minutes; 5 unless given." },
        artifacts: {
          type: "array",
          description: "Files to keep.",
          items: { $ref: "#/$defs/artifact" },
        },
      },
    },
    "canary-jmeter": {
      title: "JmeterCheck",
      description: "Runs a JMeter plan.",
      type: "object",
      required: ["name", "jmx"],
      additionalProperties: false,
      examples: [
        {
          name: "load",
          jmx: { valueFrom: { configMapKeyRef: { name: "plans", key: "shop.jmx" } } },
          host: "shop.example.com",
          port: 443,
          properties: ["threads=5"],
          responseDuration: "10s",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        jmx: { $ref: "#/$defs/env-var", description: "Plan." },
        host: { type: "string", description: "Server to call." },
        port: { type: "integer", description: "Port to call." },
        properties: {
          type: "array",
          description: "Properties as name=value.",
          items: { type: "string" },
        },
        systemProperties: {
          type: "array",
          description: "Java system properties as name=value.",
          items: { type: "string" },
        },
        responseDuration: {
          $ref: "#/$defs/duration",
          description: "Longest total that is allowed.",
        },
      },
    },
    "canary-catalog": {
      title: "CatalogCheck",
      description: "Judges items of the catalog.",
      type: "object",
      required: ["name", "selector"],
      additionalProperties: false,
      examples: [
        {
          name: "pods",
          selector: [{ types: ["Kubernetes::Pod"], namespace: "checkout", health: "unhealthy" }],
          test: { expr: "items.size() == 0" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        selector: {
          type: "array",
          description: "Items to judge.",
          items: { $ref: "#/$defs/resource-selector" },
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
    "canary-awsConfig": {
      title: "AwsConfigCheck",
      description: "Runs an advanced query of AWS Config.",
      type: "object",
      required: ["name", "query"],
      additionalProperties: false,
      examples: [
        {
          name: "instances",
          region: "eu-west-1",
          query: "SELECT COUNT(*) WHERE resourceType = 'AWS::EC2::Instance'",
          test: { expr: "results.size() > 0" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        query: { type: "string", description: "Query." },
        aggregatorName: { type: "string", description: "Aggregator to ask." },
      },
    },
    "canary-awsConfigRule": {
      title: "AwsConfigRuleCheck",
      description: "Fails when resources break rules of AWS Config.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "rules",
          connection: "connection://aws",
          region: "eu-west-1",
          ignoreRules: ["s3-bucket-versioning-enabled"],
          complianceTypes: ["NON_COMPLIANT"],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        rules: {
          type: "array",
          description: "Rules to look at; all when empty.",
          items: { type: "string" },
        },
        ignoreRules: {
          type: "array",
          description: "Rules to leave out.",
          items: { type: "string" },
        },
        complianceTypes: {
          type: "array",
          description:
            "Results that count: INSUFFICIENT_DATA, NON_COMPLIANT, NOT_APPLICABLE, COMPLIANT.",
          items: { type: "string" },
        },
      },
    },
    "canary-cloudwatch": {
      title: "CloudWatchCheck",
      description: "Fails while alarms of CloudWatch ring.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [{ name: "alarms", region: "eu-west-1", alarmPrefix: "shop-", state: "ALARM" }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        assumeRole: { type: "string", description: "Role to assume." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        alarms: { type: "array", description: "Names of the alarms.", items: { type: "string" } },
        alarmPrefix: { type: "string", description: "How the names of the alarms begin." },
        actionPrefix: { type: "string", description: "How the actions of the alarms begin." },
        state: {
          type: "string",
          description: "State of the alarms: OK, ALARM or INSUFFICIENT_DATA.",
        },
      },
    },
    "canary-azureDevops": {
      title: "AzureDevopsCheck",
      description: "Fails when the last run of a pipeline failed or takes too long.",
      type: "object",
      required: [
        "name",
        "organization",
        "personalAccessToken",
        "project",
        "pipeline",
        "variables",
        "branch",
        "thresholdMillis",
      ],
      additionalProperties: false,
      examples: [
        {
          name: "release",
          organization: "example",
          personalAccessToken: { valueFrom: { secretKeyRef: { name: "azure", key: "token" } } },
          project: "shop",
          pipeline: "release",
          variables: {},
          branch: ["main"],
          thresholdMillis: 600000,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        organization: { type: "string", description: "Organization." },
        personalAccessToken: { $ref: "#/$defs/env-var", description: "Access token." },
        project: { type: "string", description: "Project: its name or id." },
        pipeline: { type: "string", description: "Pipeline: its name." },
        variables: {
          type: "object",
          description: "Variables that a run carries.",
          additionalProperties: { type: "string" },
        },
        branch: { type: "array", description: "Branches that are run.", items: { type: "string" } },
        thresholdMillis: {
          type: ["integer", "null"],
          description: "Longest run that is allowed. Milliseconds.",
        },
      },
    },
    "canary-github": {
      title: "GitHubCheck",
      description: "Runs a query over repositories.",
      type: "object",
      required: ["name", "query"],
      additionalProperties: false,
      examples: [
        {
          name: "stale pull requests",
          query: "SELECT * FROM github_prs('example/shop')",
          githubToken: { valueFrom: { secretKeyRef: { name: "github", key: "token" } } },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        query: { type: "string", description: "Query." },
        githubToken: { $ref: "#/$defs/env-var", description: "Access token." },
      },
    },
    "canary-gitProtocol": {
      title: "GitProtocolCheck",
      description: "Pushes to a repository.",
      type: "object",
      required: ["name", "repository", "username", "password"],
      additionalProperties: false,
      examples: [
        {
          name: "push",
          repository: "https://git.example.com/ops/probe",
          filename: "probe.txt",
          username: { value: "probe" },
          password: { value: "$(token)" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        repository: { type: "string", description: "Repository." },
        filename: { type: "string", description: "File to push." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password or token." },
      },
    },
    "canary-dynatrace": {
      title: "DynatraceCheck",
      description: "Fails while Dynatrace knows of problems.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "problems",
          host: "abc12345.live.dynatrace.com",
          scheme: "https",
          apiKey: { valueFrom: { secretKeyRef: { name: "dynatrace", key: "token" } } },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        host: { type: "string", description: "Server." },
        scheme: { type: "string", description: "http or https." },
        apiKey: { $ref: "#/$defs/env-var", description: "API token." },
      },
    },
    "canary-ldap": {
      title: "LdapCheck",
      description: "Binds to a directory and looks for a user.",
      type: "object",
      required: ["name", "bindDN"],
      additionalProperties: false,
      examples: [
        {
          name: "directory",
          url: "ldap://ldap.example.com:389",
          bindDN: "ou=users,dc=example,dc=com",
          userSearch: "(uid=probe)",
          username: { value: "uid=admin,ou=system" },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        url: { type: "string", description: "Address; may hold $(username) and $(password)." },
        username: { $ref: "#/$defs/env-var", description: "User name." },
        password: { $ref: "#/$defs/env-var", description: "Password." },
        bindDN: { type: "string", description: "Where the search begins." },
        userSearch: { type: "string", description: "Filter that finds a user." },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
      },
    },
    "canary-restic": {
      title: "ResticCheck",
      description: "Looks at the age of a backup.",
      type: "object",
      required: ["name", "repository", "password", "maxAge"],
      additionalProperties: false,
      examples: [
        {
          name: "backup",
          repository: "s3:s3.amazonaws.com/backups",
          password: { valueFrom: { secretKeyRef: { name: "restic", key: "password" } } },
          maxAge: "1d12h",
          checkIntegrity: true,
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        awsConnectionName: { type: "string", description: "Stored connection to AWS." },
        repository: { type: "string", description: "Repository." },
        password: { $ref: "#/$defs/env-var", description: "Password of the repository." },
        maxAge: { $ref: "#/$defs/duration", description: "Oldest backup that is accepted." },
        checkIntegrity: { type: "boolean", description: "Verify the repository too." },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        caCert: { type: "string", description: "Path of a root certificate." },
      },
    },
    "canary-helm": {
      title: "HelmCheck",
      description: "Pushes and pulls a chart.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [{ name: "charts", chartmuseum: "https://charts.example.com", project: "library" }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        chartmuseum: { type: "string", description: "Address of the server." },
        project: { type: "string", description: "Project." },
        auth: {
          type: "object",
          description: "Sign-in at the server.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
        cafile: { type: "string", description: "Path of a root certificate." },
      },
    },
    "canary-databaseBackup": {
      title: "DatabaseBackupCheck",
      description: "Looks at the backups of a database.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "orders",
          gcp: {
            project: "shop",
            instance: "orders",
            gcpConnection: { connection: "connection://gcp" },
          },
          maxAge: "1d",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        gcp: {
          type: "object",
          description: "Cloud SQL.",
          required: ["project", "instance"],
          additionalProperties: false,
          properties: {
            project: { type: "string", description: "Project." },
            instance: { type: "string", description: "Instance." },
            gcpConnection: {
              $ref: "#/$defs/gcp-connection",
              description: "Access to Google Cloud.",
            },
          },
        },
        maxAge: { $ref: "#/$defs/duration", description: "Oldest backup that is accepted." },
      },
    },
    "canary-pubsub": {
      title: "PubSubCheck",
      description: "Reads messages of a queue; one of the kinds is filled.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "orders",
          pubsub: { project_id: "shop", subscription: "orders", connection: "connection://gcp" },
        },
        {
          name: "jobs",
          sqs: {
            queue: "https://sqs.eu-west-1.amazonaws.com/1/jobs",
            raw: true,
            region: "eu-west-1",
          },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        sqs: {
          type: "object",
          description: "SQS.",
          required: ["queue"],
          additionalProperties: false,
          properties: {
            queue: { type: "string", description: "Queue." },
            raw: { type: "boolean", description: "The message is not wrapped." },
            waitTime: { type: "integer", description: "Seconds to wait for messages." },
            connection: {
              type: "string",
              description:
                "Stored connection: connection://namespace/name, connection://name or its id.",
            },
            accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
            secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
            sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
            assumeRole: { type: "string", description: "Role to assume." },
            region: { type: "string", description: "Region." },
            endpoint: {
              type: "string",
              description: "Address of the service, where it is not the usual one.",
            },
            skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
          },
        },
        pubsub: {
          type: "object",
          description: "Pub/Sub of Google Cloud.",
          required: ["project_id", "subscription"],
          additionalProperties: false,
          properties: {
            project_id: { type: "string", description: "Project id." },
            subscription: { type: "string", description: "Subscription." },
            connection: {
              type: "string",
              description:
                "Stored connection: connection://namespace/name, connection://name or its id.",
            },
            endpoint: {
              type: "string",
              description: "Address of the service, where it is not the usual one.",
            },
            credentials: { $ref: "#/$defs/env-var", description: "Service account key." },
            skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
            project: { type: "string", description: "Project." },
          },
        },
        rabbitmq: {
          type: "object",
          description: "RabbitMQ.",
          required: ["host", "port", "username", "password", "queue"],
          additionalProperties: false,
          properties: {
            host: { type: "string", description: "Host." },
            port: { type: "integer", description: "Port." },
            username: {
              description: "User name.",
              anyOf: [{ type: "string" }, { $ref: "#/$defs/env-var" }],
            },
            password: {
              description: "Password.",
              anyOf: [{ type: "string" }, { $ref: "#/$defs/env-var" }],
            },
            queue: { type: "string", description: "Queue." },
          },
        },
        kafka: {
          type: "object",
          description: "Kafka.",
          required: ["brokers", "topic", "group"],
          additionalProperties: false,
          properties: {
            brokers: { type: "array", description: "Brokers.", items: { type: "string" } },
            topic: { type: "string", description: "Topic." },
            group: { type: "string", description: "Consumer group." },
          },
        },
        nats: {
          type: "object",
          description: "NATS.",
          required: ["subject"],
          additionalProperties: false,
          properties: {
            url: { type: "string", description: "Address." },
            subject: { type: "string", description: "Subject." },
            queue: { type: "string", description: "Queue." },
          },
        },
        memory: {
          type: "object",
          description: "Queue in memory.",
          required: ["queue"],
          additionalProperties: false,
          properties: { queue: { type: "string", description: "Queue." } },
        },
      },
    },
    "canary-docker": {
      title: "DockerPullCheck",
      description: "Pulls an image.",
      type: "object",
      required: ["name", "image"],
      additionalProperties: false,
      examples: [
        {
          name: "base image",
          image: "registry.example.com/base:1.0",
          auth: { username: { value: "probe" }, password: { value: "secret" } },
          expectedDigest: "sha256:6b1b",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        image: { type: "string", description: "Image." },
        auth: {
          type: "object",
          description: "Sign-in at the server.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
        expectedDigest: { type: "string", description: "Digest expected." },
        expectedSize: { type: "integer", description: "Size expected." },
      },
    },
    "canary-dockerPush": {
      title: "DockerPushCheck",
      description: "Pushes an image.",
      type: "object",
      required: ["name", "image"],
      additionalProperties: false,
      examples: [{ name: "push", image: "registry.example.com/probe:1.0" }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        image: { type: "string", description: "Image." },
        auth: {
          type: "object",
          description: "Sign-in at the server.",
          additionalProperties: false,
          properties: {
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
          },
        },
      },
    },
    "canary-containerd": {
      title: "ContainerdPullCheck",
      description: "Pulls an image with containerd.",
      $ref: "#/$defs/canary-docker",
      examples: [{ name: "base image", image: "registry.example.com/base:1.0" }],
    },
    "canary-containerdPush": {
      title: "ContainerdPushCheck",
      description: "Pushes an image with containerd.",
      type: "object",
      required: ["name", "image"],
      additionalProperties: false,
      examples: [
        {
          name: "push",
          image: "registry.example.com/probe:1.0",
          username: "probe",
          password: "secret",
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        image: { type: "string", description: "Image." },
        username: { type: "string", description: "User name." },
        password: { type: "string", description: "Password." },
      },
    },
    "canary-webhook": {
      title: "WebhookCheck",
      description: "Takes results that others send.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "alerts",
          token: { valueFrom: { secretKeyRef: { name: "webhook", key: "token" } } },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        relationships: {
          $ref: "#/$defs/check-relationships",
          description: "Components and config items that the check belongs to.",
        },
        token: { $ref: "#/$defs/env-var", description: "Token that callers must send." },
      },
    },
    "canary-gcs": {
      title: "GcsCheck",
      description:
        "Looks at the files of a Google Cloud Storage bucket: a folder check with gcpConnection.",
      $ref: "#/$defs/canary-folder",
      examples: [
        {
          name: "exports",
          path: "gcs://exports/daily",
          maxAge: "26h",
          gcpConnection: { connection: "connection://gcp" },
        },
      ],
    },
    "canary-smb": {
      title: "SmbCheck",
      description: "Looks at the files of an SMB share: a folder check with smbConnection.",
      $ref: "#/$defs/canary-folder",
      examples: [
        {
          name: "reports",
          path: "smb://files.example.com/reports",
          minCount: 1,
          smbConnection: { connection: "connection://smb" },
        },
      ],
    },
    "canary-sftp": {
      title: "SftpCheck",
      description: "Looks at the files of an SFTP server: a folder check with sftpConnection.",
      $ref: "#/$defs/canary-folder",
      examples: [
        {
          name: "uploads",
          path: "/uploads",
          maxCount: 100,
          sftpConnection: {
            host: "files.example.com",
            username: { value: "probe" },
            password: { value: "secret" },
          },
        },
      ],
    },
    "canary-sql": {
      title: "SqlCheck",
      description:
        "Runs a statement on a database. In a canary it stands under postgres, mysql or mssql.",
      $ref: "#/$defs/canary-postgres",
      examples: [
        {
          name: "orders",
          connection: "connection://default/orders",
          query: "SELECT id FROM orders WHERE state = 'stuck'",
          results: 0,
        },
      ],
    },
    "canary-configDB": {
      title: "ConfigDbCheck",
      description: "Older form of the catalog check.",
      type: "object",
      required: ["name", "query"],
      additionalProperties: false,
      examples: [{ name: "pods", query: "SELECT * FROM configs WHERE config_class = 'Pod'" }],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        test: { $ref: "#/$defs/template", description: "Decides whether the check passes." },
        display: { $ref: "#/$defs/template", description: "Text to show for a run." },
        transform: {
          $ref: "#/$defs/template",
          description: "Turns the result into checks of their own.",
        },
        query: { type: "string", description: "Query over the catalog." },
      },
    },
    "canary-ec2": {
      title: "Ec2Check",
      description:
        "Starts an instance and runs canaries against it. The backend of today does not run it.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "boot",
          region: "eu-west-1",
          ami: "ami-0123456789abcdef0",
          waitTime: 90,
          canaryRef: [{ name: "shop" }],
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Name of the check, unique within its canary.",
          minLength: 1,
        },
        description: { type: "string", description: "Shown text." },
        icon: { type: "string", description: "Icon name." },
        namespace: {
          description:
            "Namespace of the check, when it is not the canary's. An object is the older form: its name counts.",
          anyOf: [{ type: "string" }, { type: "object" }],
        },
        labels: { $ref: "#/$defs/labels", description: "Labels of the check." },
        metrics: {
          type: "array",
          description: "Metrics exported with every run.",
          items: { $ref: "#/$defs/metrics" },
        },
        markFailOnEmpty: {
          type: "boolean",
          description: "An empty result, or an empty transform, counts as failed.",
        },
        transformDeleteStrategy: {
          type: "string",
          description:
            "What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.",
        },
        connection: {
          type: "string",
          description:
            "Stored connection: connection://namespace/name, connection://name or its id.",
        },
        accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
        secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
        sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
        region: { type: "string", description: "Region." },
        endpoint: {
          type: "string",
          description: "Address of the service, where it is not the usual one.",
        },
        skipTLSVerify: { type: "boolean", description: "Accept any certificate." },
        ami: { type: "string", description: "Image." },
        userData: { type: "string", description: "Script that runs at the start." },
        securityGroup: { type: "string", description: "Security group." },
        keepAlive: { type: "boolean", description: "Keep the instance after the run." },
        waitTime: { type: "integer", description: "Seconds to wait for the instance." },
        timeOut: { type: "integer", description: "Limit in seconds." },
        canaryRef: {
          type: "array",
          description: "Canaries to run against the instance.",
          items: {
            type: "object",
            additionalProperties: false,
            properties: { name: { type: "string", description: "Name of the canary." } },
          },
        },
      },
    },
  },
};
