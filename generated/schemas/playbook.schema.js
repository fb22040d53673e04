// Written by `npm run generate` from the contract. Do not edit.
export default {
  title: "PlaybookSpec",
  description: "A series of actions that a person, an event or a call starts.",
  type: "object",
  required: ["actions"],
  additionalProperties: false,
  examples: [
    {
      title: "Scale deployment",
      category: "Kubernetes",
      icon: "k8s",
      configs: [{ types: ["Kubernetes::Deployment"] }],
      parameters: [
        {
          name: "replicas",
          label: "Replicas",
          type: "text",
          required: true,
          properties: { format: "number", min: 0 },
        },
      ],
      approval: { type: "any", approvers: { people: ["admin@example.com"] } },
      actions: [
        {
          name: "scale",
          exec: {
            script: "kubectl scale --replicas={{.params.replicas}} deployment {{.config.name}}",
          },
        },
      ],
    },
    {
      description: "Tells the team when a database check fails",
      on: {
        canary: [{ event: "failed", labels: { app: "database" } }],
        webhook: {
          path: "database",
          authentication: {
            github: { token: { valueFrom: { secretKeyRef: { name: "hook", key: "token" } } } },
          },
        },
      },
      actions: [
        {
          name: "tell",
          notification: {
            connection: "connection://default/slack",
            title: "Database down",
            message: "{{.check.name}}",
          },
        },
      ],
    },
  ],
  properties: {
    title: { type: "string", description: "Shown name; the name when absent." },
    description: { type: "string", description: "Free text." },
    category: { type: "string", description: "Group in menus." },
    icon: { type: "string", description: "Icon name." },
    parameters: {
      type: "array",
      description: "Inputs; names are unique.",
      items: { $ref: "#/$defs/playbook-parameter" },
    },
    configs: {
      type: "array",
      description: "Catalog items that it applies to.",
      items: { $ref: "#/$defs/resource-selector" },
    },
    components: {
      type: "array",
      description: "Components that it applies to.",
      items: { $ref: "#/$defs/resource-selector" },
    },
    checks: {
      type: "array",
      description: "Health checks that it applies to.",
      items: { $ref: "#/$defs/resource-selector" },
    },
    actions: {
      type: "array",
      description: "Steps in their order; names are unique.",
      items: { $ref: "#/$defs/playbook-action" },
      minItems: 1,
    },
    on: {
      type: "object",
      description: "What starts it without a person.",
      additionalProperties: false,
      properties: {
        canary: {
          type: "array",
          description: "Events of health checks.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: { type: "string", description: "Event.", enum: ["passed", "failed"] },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        config: {
          type: "array",
          description: "Events of catalog items.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: {
                type: "string",
                description: "Event.",
                enum: [
                  "created",
                  "updated",
                  "changed",
                  "deleted",
                  "healthy",
                  "unhealthy",
                  "warning",
                  "degraded",
                  "unknown",
                ],
              },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        component: {
          type: "array",
          description: "Events of components.",
          items: {
            type: "object",
            description: "An event.",
            required: ["event"],
            additionalProperties: false,
            properties: {
              event: {
                type: "string",
                description: "Event.",
                enum: ["healthy", "unhealthy", "warning", "unknown"],
              },
              labels: {
                type: "object",
                description: "Labels that the resource has.",
                additionalProperties: { type: "string" },
              },
              filter: { type: "string", description: "CEL that must hold." },
            },
          },
        },
        webhook: {
          type: "object",
          description: "A call to an address.",
          required: ["path"],
          additionalProperties: false,
          properties: {
            path: { type: "string", description: "Path below the address for playbook calls." },
            authentication: {
              type: "object",
              description: "How the call proves itself.",
              additionalProperties: false,
              maxProperties: 1,
              properties: {
                basic: {
                  type: "object",
                  description: "User name and password.",
                  required: ["username", "password"],
                  additionalProperties: false,
                  properties: {
                    username: { $ref: "#/$defs/env-var", description: "User name." },
                    password: { $ref: "#/$defs/env-var", description: "Password." },
                  },
                },
                github: {
                  type: "object",
                  description: "GitHub signature.",
                  required: ["token"],
                  additionalProperties: false,
                  properties: { token: { $ref: "#/$defs/env-var", description: "Token." } },
                },
                svix: {
                  type: "object",
                  description: "Svix signature.",
                  required: ["secret"],
                  additionalProperties: false,
                  properties: {
                    secret: { $ref: "#/$defs/env-var", description: "Secret." },
                    verifyTimestamp: {
                      type: ["string", "boolean"],
                      description: "How old a call may be, as a duration.",
                    },
                  },
                },
                jwt: {
                  type: "object",
                  description: "Signed token.",
                  required: ["jwksUri"],
                  additionalProperties: false,
                  properties: { jwksUri: { type: "string", description: "Address of the keys." } },
                },
              },
            },
          },
        },
      },
    },
    approval: {
      type: "object",
      description: "Who must approve a run.",
      additionalProperties: false,
      properties: {
        type: {
          type: "string",
          description: "One approver or all of them.",
          enum: ["any", "all", ""],
        },
        approvers: {
          type: "object",
          description: "Approvers.",
          additionalProperties: false,
          properties: {
            people: {
              type: "array",
              description: "People by address or id.",
              items: { type: "string" },
            },
            teams: {
              type: "array",
              description: "Teams by name or id.",
              items: { type: "string" },
            },
          },
        },
      },
    },
    filters: {
      type: "array",
      description: "CEL expressions; all must hold for a resource.",
      items: { type: "string" },
    },
    env: {
      type: "array",
      description: "Secret inputs that are not stored.",
      items: { $ref: "#/$defs/env-var" },
    },
    runsOn: {
      type: "array",
      description: "Agents that may run it; none means the main instance.",
      items: { type: "string" },
    },
    templatesOn: {
      type: "string",
      description: "Where templates are filled.",
      enum: ["host", "agent", ""],
    },
    timeout: { $ref: "#/$defs/duration", description: "Time limit; 30m when absent." },
    permissions: {
      type: "array",
      description: "Who may run it (older way).",
      items: {
        type: "object",
        description: "Who may run it.",
        additionalProperties: false,
        properties: {
          role: { type: "string", description: "Role." },
          team: { type: "string", description: "Team." },
          ref: { type: "string", description: "Reference." },
        },
      },
    },
  },
  $defs: {
    "playbook-parameter": {
      title: "PlaybookParameter",
      description:
        "An input that a person fills before a playbook runs. All values travel as text.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      examples: [
        {
          name: "replicas",
          label: "Replicas",
          type: "text",
          default: "{{.config.spec.replicas}}",
          properties: { format: "number", min: 0, max: 20 },
        },
        {
          name: "environment",
          type: "list",
          required: true,
          properties: {
            options: [
              { label: "Production", value: "prod" },
              { label: "Staging", value: "stage" },
            ],
          },
        },
        { name: "values", type: "code", properties: { language: "yaml", size: "large" } },
        {
          name: "target",
          type: "config",
          properties: { filter: [{ types: ["Kubernetes::Deployment"] }] },
        },
      ],
      properties: {
        name: {
          type: "string",
          description: "Key of the value in templates; unique in the playbook.",
          minLength: 1,
        },
        label: { type: "string", description: "Shown name; the name when absent." },
        type: {
          type: "string",
          description: "Kind of input.",
          enum: [
            "text",
            "list",
            "code",
            "checkbox",
            "team",
            "people",
            "component",
            "config",
            "check",
            "bytes",
            "millicores",
            "secret",
            "password",
            "email",
            "url",
            "number",
            "dns1123",
          ],
          default: "text",
        },
        required: { type: "boolean", description: "Must be filled.", default: false },
        default: {
          type: "string",
          description:
            "Value filled in at first; may be a template. Of a code parameter: text in the chosen language.",
        },
        description: { type: "string", description: "Hint." },
        icon: { type: "string", description: "Icon name." },
        dependsOn: {
          type: "array",
          description: "Parameters that the default refers to.",
          items: { type: "string" },
        },
        properties: {
          type: "object",
          description: "What the kind of input needs beside; other keys pass.",
          properties: {
            className: { description: "Any kind: style class.", type: ["string", "null"] },
            colSpan: {
              description: "Any kind: columns of the form that it fills.",
              type: ["integer", "string"],
            },
            multiline: { description: "text: several lines.", type: ["boolean", "string"] },
            format: {
              type: "string",
              description:
                "text: text, password, email, url, number, bytes, millicores or dns1123.",
            },
            min: {
              description: "text, bytes, millicores: least value.",
              type: ["number", "string"],
            },
            max: {
              description: "text, bytes, millicores: greatest value.",
              type: ["number", "string"],
            },
            minLength: { description: "text: least length.", type: ["integer", "string"] },
            maxLength: { description: "text: greatest length.", type: ["integer", "string"] },
            regex: { type: "string", description: "text: what the value must match." },
            options: {
              type: "array",
              description: "list: choices, each with label and value.",
              items: {
                type: ["object", "string", "number", "boolean"],
                properties: {
                  label: { type: ["string", "number", "boolean"] },
                  value: { type: ["string", "number", "boolean"] },
                },
              },
            },
            language: { type: "string", description: "code: yaml (default), json and others." },
            size: {
              type: "string",
              description: "code: very-small, small (default), medium, large or full.",
            },
            jsonSchemaUrl: { type: "string", description: "code: schema that checks the text." },
            filter: {
              type: "array",
              description: "component, config, check: which resources are offered.",
              items: { $ref: "#/$defs/resource-selector" },
            },
            role: { type: "string", description: "people: only people with this role." },
          },
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
    "playbook-action": {
      title: "PlaybookAction",
      description: "One step of a playbook: exactly one body says what it does.",
      type: "object",
      required: ["name"],
      additionalProperties: false,
      oneOf: [
        { required: ["exec"] },
        { required: ["http"] },
        { required: ["sql"] },
        { required: ["pod"] },
        { required: ["gitops"] },
        { required: ["github"] },
        { required: ["azureDevopsPipeline"] },
        { required: ["notification"] },
        { required: ["logs"] },
        { required: ["ai"] },
      ],
      examples: [
        {
          name: "restart",
          timeout: "5m",
          exec: {
            script:
              "kubectl rollout restart deployment/{{.config.name}} -n {{.config.tags.namespace}}",
            connections: { fromConfigItem: "$(.config.id)" },
          },
        },
        {
          name: "ask",
          if: "success()",
          http: {
            url: "https://api.example.com/hooks",
            method: "POST",
            headers: [
              {
                name: "Authorization",
                valueFrom: { secretKeyRef: { name: "hooks", key: "token" } },
              },
            ],
            body: "{}",
          },
        },
        {
          name: "rows",
          sql: {
            driver: "postgres",
            connection: "connection://default/orders",
            query: "SELECT count(*) FROM orders",
          },
        },
        {
          name: "worker",
          pod: {
            name: "main",
            spec: { containers: [{ name: "main", image: "busybox", command: ["date"] }] },
          },
        },
        {
          name: "scale",
          gitops: {
            repo: {
              url: "https://github.com/example/fleet.git",
              connection: "connection://default/github",
              branch: "scale-web",
            },
            commit: { author: "Ops", email: "ops@example.com", message: "Scale web" },
            pr: { title: "Scale web" },
            patches: [
              {
                path: "web/deployment.yaml",
                yq: 'select(.kind=="Deployment") |= .spec.replicas=3',
              },
            ],
          },
        },
        {
          name: "build",
          github: {
            repo: "web",
            username: "example",
            token: { valueFrom: { secretKeyRef: { name: "github", key: "token" } } },
            workflows: [{ id: "build.yml", input: '{"tag": "v1"}' }],
          },
        },
        {
          name: "pipeline",
          azureDevopsPipeline: {
            org: "example",
            project: "web",
            token: { value: "$(token)" },
            pipeline: { id: "12" },
            parameters: { templateParameters: { environment: "prod" } },
          },
        },
        {
          name: "tell",
          if: "failure()",
          notification: {
            connection: "connection://default/slack",
            title: "Restart failed",
            message: "{{.config.name}}",
          },
        },
        {
          name: "lines",
          logs: {
            loki: {
              url: "https://loki.example.com",
              query: '{app="web"}',
              since: "1h",
              limit: "100",
              dedupe: { fields: ["message"], window: "1m" },
            },
          },
        },
        {
          name: "why",
          retry: { limit: 2, duration: "30s", jitter: 10, exponent: { multiplier: 2 } },
          ai: {
            systemPrompt: "You are an engineer on call.",
            prompt: "Why is it unhealthy?",
            backend: "anthropic",
            changes: { since: "24h" },
            analysis: { since: "24h" },
            formats: ["markdown"],
          },
        },
      ],
      properties: {
        name: { type: "string", description: "Unique in the playbook.", minLength: 1 },
        if: {
          type: "string",
          description:
            "CEL; runs when it holds. always(), failure(), success() (default), timeout() and skip() are known.",
        },
        delay: {
          type: "string",
          description: "CEL or duration to wait before the step; minutes are the smallest unit.",
        },
        timeout: { $ref: "#/$defs/duration", description: "Time limit." },
        retry: {
          type: "object",
          description: "How the step is tried again.",
          required: ["limit", "duration", "exponent"],
          additionalProperties: false,
          properties: {
            limit: { type: "integer", description: "Most tries.", minimum: 0 },
            duration: { $ref: "#/$defs/duration", description: "Wait before the next try." },
            jitter: {
              type: "integer",
              description: "Percent by which the wait varies.",
              minimum: 0,
              maximum: 100,
            },
            exponent: {
              type: "object",
              description: "How the wait grows.",
              required: ["multiplier"],
              additionalProperties: false,
              properties: { multiplier: { type: "integer", description: "Factor." } },
            },
          },
        },
        runsOn: {
          type: "array",
          description: "Agents that may run it.",
          items: { type: "string" },
        },
        templatesOn: {
          type: "string",
          description: "Where templates are filled.",
          enum: ["host", "agent", ""],
        },
        exec: {
          type: "object",
          description: "Runs a script.",
          required: ["script"],
          additionalProperties: false,
          properties: {
            script: { type: "string", description: "Script; bash, or PowerShell on Windows." },
            connections: {
              $ref: "#/$defs/exec-connections",
              description: "Credentials for the script.",
            },
            env: {
              type: "array",
              description: "Variables of the process.",
              items: { $ref: "#/$defs/env-var" },
            },
            checkout: {
              $ref: "#/$defs/git-connection",
              description: "Repository that is cloned first.",
            },
            artifacts: {
              type: "array",
              description: "Files to keep.",
              items: { $ref: "#/$defs/artifact" },
            },
          },
        },
        http: {
          type: "object",
          description: "Calls an address.",
          additionalProperties: false,
          properties: {
            connection: { type: "string", description: "Connection to use." },
            url: { type: "string", description: "Address." },
            username: { $ref: "#/$defs/env-var", description: "User name." },
            password: { $ref: "#/$defs/env-var", description: "Password." },
            method: { type: "string", description: "GET unless given." },
            ntlm: { type: "boolean", description: "NTLM version 1." },
            ntlmv2: { type: "boolean", description: "NTLM version 2." },
            headers: {
              type: "array",
              description: "Request headers.",
              items: { $ref: "#/$defs/env-var" },
            },
            body: { type: "string", description: "Request body." },
            templateBody: { type: "boolean", description: "The body is a template." },
          },
        },
        sql: {
          type: "object",
          description: "Runs a statement.",
          required: ["query", "driver"],
          additionalProperties: false,
          properties: {
            query: { type: "string", description: "Statement." },
            driver: {
              type: "string",
              description: "Kind of database.",
              enum: ["postgres", "mysql", "sqlserver"],
            },
            connection: { type: "string", description: "Connection to use." },
            url: { type: "string", description: "Address of the database." },
          },
        },
        pod: {
          type: "object",
          description: "Runs a pod to its end.",
          required: ["name", "spec"],
          additionalProperties: false,
          properties: {
            name: { type: "string", description: "Name of the pod." },
            spec: { type: "object", description: "Kubernetes pod spec." },
            maxLength: {
              type: "integer",
              description: "Greatest length of the kept output.",
              default: 3000,
            },
            artifacts: {
              type: "array",
              description: "Files to keep.",
              items: { $ref: "#/$defs/artifact" },
            },
          },
        },
        gitops: {
          type: "object",
          description: "Commits to a repository.",
          required: ["repo", "commit"],
          additionalProperties: false,
          properties: {
            repo: {
              type: "object",
              description: "Repository.",
              required: ["url"],
              additionalProperties: false,
              properties: {
                url: { type: "string", description: "Address." },
                connection: { type: "string", description: "Connection to use." },
                username: { $ref: "#/$defs/env-var", description: "User name." },
                password: { $ref: "#/$defs/env-var", description: "Password." },
                base: { type: "string", description: "Branch to start from.", default: "main" },
                branch: { type: "string", description: "Branch to write." },
                type: { type: "string", description: "Kind of host." },
                skipExisting: {
                  type: "boolean",
                  description: "Do nothing when the branch has a pull request.",
                },
                force: { type: "boolean", description: "Overwrite the branch." },
              },
            },
            commit: {
              type: "object",
              description: "Commit.",
              required: ["author", "email", "message"],
              additionalProperties: false,
              properties: {
                author: { type: "string", description: "Author's name." },
                email: { type: "string", description: "Author's address." },
                message: { type: "string", description: "Message." },
              },
            },
            pr: {
              type: "object",
              description: "Pull request to open.",
              required: ["title"],
              additionalProperties: false,
              properties: {
                title: { type: "string", description: "Title." },
                tags: { type: "array", description: "Tags.", items: { type: "string" } },
              },
            },
            patches: {
              type: "array",
              description: "Changes to files.",
              items: {
                type: "object",
                description: "A change to a file.",
                required: ["path"],
                additionalProperties: false,
                properties: {
                  path: { type: "string", description: "File or pattern." },
                  yq: { type: "string", description: "yq expression." },
                  jq: { type: "string", description: "jq expression." },
                },
              },
            },
            files: {
              type: "array",
              description: "Files to write.",
              items: {
                type: "object",
                description: "A file to write.",
                required: ["path", "content"],
                additionalProperties: false,
                properties: {
                  path: { type: "string", description: "File." },
                  content: { type: "string", description: "Content; $delete removes the file." },
                },
              },
            },
          },
        },
        github: {
          type: "object",
          description: "Starts GitHub workflows.",
          required: ["repo", "username", "token"],
          additionalProperties: false,
          properties: {
            repo: { type: "string", description: "Repository." },
            username: { type: "string", description: "Owner of the repository." },
            token: { $ref: "#/$defs/env-var", description: "Token." },
            workflows: {
              type: "array",
              description: "Workflows to start.",
              items: {
                type: "object",
                description: "A workflow.",
                required: ["id"],
                additionalProperties: false,
                properties: {
                  id: { type: "string", description: "Id or file name." },
                  ref: { type: "string", description: "Branch or tag.", default: "main" },
                  input: { type: "string", description: "Inputs as JSON text." },
                },
              },
            },
          },
        },
        azureDevopsPipeline: {
          type: "object",
          description: "Starts a pipeline in Azure DevOps.",
          required: ["org", "project", "token", "pipeline"],
          additionalProperties: false,
          properties: {
            org: { type: "string", description: "Organisation." },
            project: { type: "string", description: "Project." },
            token: { $ref: "#/$defs/env-var", description: "Token." },
            pipeline: {
              type: "object",
              description: "Pipeline.",
              required: ["id"],
              additionalProperties: false,
              properties: {
                id: { type: "string", description: "Id." },
                version: { type: "string", description: "Version." },
              },
            },
            parameters: {
              type: "object",
              description: "What the run is given.",
              additionalProperties: false,
              properties: {
                resources: { description: "Resources." },
                templateParameters: { description: "Template parameters." },
                variables: { description: "Variables." },
                stagesToSkip: {
                  type: "array",
                  description: "Stages to leave out.",
                  items: { type: "string" },
                },
              },
            },
          },
        },
        notification: {
          type: "object",
          description: "Sends a message.",
          required: ["title", "message"],
          additionalProperties: false,
          properties: {
            title: { type: "string", description: "Title." },
            message: { type: "string", description: "Message." },
            connection: { type: "string", description: "Connection to use." },
            url: { type: "string", description: "Address to send to." },
            properties: {
              type: "object",
              description: "Settings of the channel.",
              additionalProperties: { type: "string" },
            },
          },
        },
        logs: {
          type: "object",
          description: "Reads log lines from one source.",
          additionalProperties: false,
          minProperties: 1,
          maxProperties: 1,
          properties: {
            loki: {
              type: "object",
              description: "Loki.",
              additionalProperties: false,
              properties: {
                connection: { type: "string", description: "Connection to use." },
                url: { type: "string", description: "Address." },
                username: { $ref: "#/$defs/env-var", description: "User name." },
                password: { $ref: "#/$defs/env-var", description: "Password." },
                query: { type: "string", description: "LogQL query." },
                start: { type: "string", description: "Start of the time range, date math too." },
                end: { type: "string", description: "End of the time range." },
                limit: { type: "string", description: "Most lines, as text." },
                since: { type: "string", description: "Time back from the end." },
                step: { type: "string", description: "Step." },
                interval: { type: "string", description: "Interval." },
                direction: { type: "string", description: "forward or backward." },
                dedupe: {
                  type: "object",
                  description: "How repeated lines are merged.",
                  required: ["fields"],
                  additionalProperties: false,
                  properties: {
                    fields: {
                      type: "array",
                      description: "Fields that make two lines equal.",
                      items: { type: "string" },
                      minItems: 1,
                    },
                    window: {
                      $ref: "#/$defs/duration",
                      description: "Time within which lines are merged.",
                    },
                  },
                },
                match: {
                  type: "array",
                  description: "CEL expressions; a line is kept when one holds.",
                  items: { type: "string" },
                },
                mapping: {
                  $ref: "#/$defs/field-mapping",
                  description: "Names of the fields in a line.",
                },
              },
            },
            cloudwatch: {
              type: "object",
              description: "AWS CloudWatch.",
              required: ["logGroup", "query"],
              additionalProperties: false,
              properties: {
                connection: { type: "string", description: "Connection to use." },
                accessKey: { $ref: "#/$defs/env-var", description: "Access key." },
                secretKey: { $ref: "#/$defs/env-var", description: "Secret key." },
                sessionToken: { $ref: "#/$defs/env-var", description: "Session token." },
                assumeRole: { type: "string", description: "Role to assume." },
                region: { type: "string", description: "Region." },
                endpoint: { type: "string", description: "Address other than the usual one." },
                skipTLSVerify: { type: "boolean", description: "Do not check the certificate." },
                logGroup: { type: "string", description: "Log group." },
                query: { type: "string", description: "Query." },
                start: { type: "string", description: "Start of the time range, date math too." },
                end: { type: "string", description: "End of the time range." },
                limit: { type: "string", description: "Most lines, as text." },
                dedupe: {
                  type: "object",
                  description: "How repeated lines are merged.",
                  required: ["fields"],
                  additionalProperties: false,
                  properties: {
                    fields: {
                      type: "array",
                      description: "Fields that make two lines equal.",
                      items: { type: "string" },
                      minItems: 1,
                    },
                    window: {
                      $ref: "#/$defs/duration",
                      description: "Time within which lines are merged.",
                    },
                  },
                },
                match: {
                  type: "array",
                  description: "CEL expressions; a line is kept when one holds.",
                  items: { type: "string" },
                },
                mapping: {
                  $ref: "#/$defs/field-mapping",
                  description: "Names of the fields in a line.",
                },
              },
            },
            opensearch: {
              type: "object",
              description: "OpenSearch.",
              required: ["address", "index", "query"],
              additionalProperties: false,
              properties: {
                address: { type: "string", description: "Address." },
                connection: { type: "string", description: "Connection to use." },
                index: { type: "string", description: "Index." },
                query: { type: "string", description: "Query." },
                username: { $ref: "#/$defs/env-var", description: "User name." },
                password: { $ref: "#/$defs/env-var", description: "Password." },
                limit: { type: "string", description: "Most lines, as text." },
                dedupe: {
                  type: "object",
                  description: "How repeated lines are merged.",
                  required: ["fields"],
                  additionalProperties: false,
                  properties: {
                    fields: {
                      type: "array",
                      description: "Fields that make two lines equal.",
                      items: { type: "string" },
                      minItems: 1,
                    },
                    window: {
                      $ref: "#/$defs/duration",
                      description: "Time within which lines are merged.",
                    },
                  },
                },
                match: {
                  type: "array",
                  description: "CEL expressions; a line is kept when one holds.",
                  items: { type: "string" },
                },
                mapping: {
                  $ref: "#/$defs/field-mapping",
                  description: "Names of the fields in a line.",
                },
              },
            },
            kubernetes: {
              type: "object",
              description: "Kubernetes pods.",
              required: ["kind", "apiVersion", "namespace", "name"],
              additionalProperties: false,
              properties: {
                connection: { type: "string", description: "Connection to use." },
                kubeconfig: { $ref: "#/$defs/env-var", description: "Kubeconfig text or path." },
                eks: { $ref: "#/$defs/eks-connection", description: "Cluster in AWS." },
                gke: { $ref: "#/$defs/gke-connection", description: "Cluster in Google Cloud." },
                cnrm: {
                  $ref: "#/$defs/cnrm-connection",
                  description: "Cluster known to the config connector.",
                },
                kind: { type: "string", description: "Kind of the resource." },
                apiVersion: { type: "string", description: "API version of the resource." },
                namespace: { type: "string", description: "Namespace." },
                name: { type: "string", description: "Name." },
                pods: {
                  type: "array",
                  description: "Pods to read.",
                  items: { $ref: "#/$defs/resource-selector" },
                },
                containers: {
                  type: "array",
                  description: "Containers; ! excludes, * matches any rest.",
                  items: { type: "string" },
                },
                start: { type: "string", description: "Start of the time range, date math too." },
                end: { type: "string", description: "End of the time range." },
                limit: { type: "string", description: "Most lines, as text." },
                dedupe: {
                  type: "object",
                  description: "How repeated lines are merged.",
                  required: ["fields"],
                  additionalProperties: false,
                  properties: {
                    fields: {
                      type: "array",
                      description: "Fields that make two lines equal.",
                      items: { type: "string" },
                      minItems: 1,
                    },
                    window: {
                      $ref: "#/$defs/duration",
                      description: "Time within which lines are merged.",
                    },
                  },
                },
                match: {
                  type: "array",
                  description: "CEL expressions; a line is kept when one holds.",
                  items: { type: "string" },
                },
                mapping: {
                  $ref: "#/$defs/field-mapping",
                  description: "Names of the fields in a line.",
                },
              },
            },
          },
        },
        ai: {
          type: "object",
          description: "Asks a language model.",
          required: ["systemPrompt", "prompt"],
          additionalProperties: false,
          properties: {
            systemPrompt: { type: "string", description: "Instructions." },
            prompt: { type: "string", description: "Question." },
            connection: { type: "string", description: "Connection to use." },
            apiKey: { $ref: "#/$defs/env-var", description: "Key." },
            backend: {
              type: "string",
              description: "Provider.",
              enum: ["anthropic", "openai", "ollama", "gemini"],
            },
            model: { type: "string", description: "Model." },
            apiURL: { type: "string", description: "Address of the provider." },
            config: { type: "string", description: "Id of the catalog item to explain." },
            changes: {
              $ref: "#/$defs/playbook-action-aiSince",
              description: "Also changes of the item.",
            },
            analysis: {
              $ref: "#/$defs/playbook-action-aiSince",
              description: "Also insights of the item.",
            },
            relationships: {
              type: "array",
              description: "Related items to include.",
              items: {
                type: "object",
                description: "Related items to include.",
                additionalProperties: false,
                properties: {
                  depth: { type: "integer", description: "Steps to follow.", default: 3 },
                  direction: {
                    type: "string",
                    description: "Which relations.",
                    enum: ["all", "incoming", "outgoing"],
                  },
                  changes: {
                    $ref: "#/$defs/playbook-action-aiSince",
                    description: "Also their changes.",
                  },
                  analysis: {
                    $ref: "#/$defs/playbook-action-aiSince",
                    description: "Also their insights.",
                  },
                },
              },
            },
            playbooks: {
              type: "array",
              description: "Playbooks whose output is included.",
              items: {
                type: "object",
                description: "A playbook whose output is included.",
                required: ["namespace", "name"],
                additionalProperties: false,
                properties: {
                  namespace: { type: "string", description: "Namespace." },
                  name: { type: "string", description: "Name." },
                  if: { type: "string", description: "CEL; runs when it holds." },
                  params: {
                    type: "object",
                    description: "Parameters.",
                    additionalProperties: { type: "string" },
                  },
                },
              },
            },
            recommendPlaybooks: {
              type: "array",
              description: "Playbooks that may be recommended.",
              items: { $ref: "#/$defs/resource-selector" },
            },
            formats: {
              type: "array",
              description: "Forms of the answer.",
              items: { type: "string", enum: ["markdown", "slack", "recommendPlaybook"] },
            },
            dryRun: { type: "boolean", description: "Only build the prompt." },
          },
        },
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
    "field-mapping": {
      title: "FieldMapping",
      description: "Fields of a log line that hold the known values; the first one present counts.",
      type: "object",
      additionalProperties: false,
      examples: [{ message: ["msg", "message"], severity: ["level"] }],
      properties: {
        id: { type: "array", description: "Id.", items: { type: "string" } },
        message: { type: "array", description: "Message.", items: { type: "string" } },
        timestamp: { type: "array", description: "Time.", items: { type: "string" } },
        host: { type: "array", description: "Host.", items: { type: "string" } },
        severity: { type: "array", description: "Severity.", items: { type: "string" } },
        source: { type: "array", description: "Source.", items: { type: "string" } },
        ignore: { type: "array", description: "Fields to leave out.", items: { type: "string" } },
      },
    },
    "playbook-action-aiSince": {
      type: "object",
      description: "Time range.",
      required: ["since"],
      additionalProperties: false,
      properties: { since: { type: "string", description: "Time back from now." } },
    },
  },
};
