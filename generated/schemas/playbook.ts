// Written by `npm run generate` from the contract. Do not edit.

/**
 * One step of a playbook: exactly one body says what it does.
 */
export type PlaybookAction = PlaybookAction1 & PlaybookAction2 & PlaybookAction1 & PlaybookAction2;
export type PlaybookAction1 =
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    }
  | {
      [k: string]: unknown;
    };
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * A series of actions that a person, an event or a call starts.
 */
export interface PlaybookSpec {
  /**
   * Shown name; the name when absent.
   */
  title?: string;
  /**
   * Free text.
   */
  description?: string;
  /**
   * Group in menus.
   */
  category?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Inputs; names are unique.
   */
  parameters?: PlaybookParameter[];
  /**
   * Catalog items that it applies to.
   */
  configs?: ResourceSelector[];
  /**
   * Components that it applies to.
   */
  components?: ResourceSelector[];
  /**
   * Health checks that it applies to.
   */
  checks?: ResourceSelector[];
  /**
   * Steps in their order; names are unique.
   *
   * @minItems 1
   */
  actions: [PlaybookAction, ...PlaybookAction[]];
  /**
   * What starts it without a person.
   */
  on?: {
    /**
     * Events of health checks.
     *
     * Items: An event.
     */
    canary?: {
      /**
       * Event.
       */
      event: "passed" | "failed";
      /**
       * Labels that the resource has.
       */
      labels?: {
        [k: string]: string;
      };
      /**
       * CEL that must hold.
       */
      filter?: string;
    }[];
    /**
     * Events of catalog items.
     *
     * Items: An event.
     */
    config?: {
      /**
       * Event.
       */
      event:
        | "created"
        | "updated"
        | "changed"
        | "deleted"
        | "healthy"
        | "unhealthy"
        | "warning"
        | "degraded"
        | "unknown";
      /**
       * Labels that the resource has.
       */
      labels?: {
        [k: string]: string;
      };
      /**
       * CEL that must hold.
       */
      filter?: string;
    }[];
    /**
     * Events of components.
     *
     * Items: An event.
     */
    component?: {
      /**
       * Event.
       */
      event: "healthy" | "unhealthy" | "warning" | "unknown";
      /**
       * Labels that the resource has.
       */
      labels?: {
        [k: string]: string;
      };
      /**
       * CEL that must hold.
       */
      filter?: string;
    }[];
    /**
     * A call to an address.
     */
    webhook?: {
      /**
       * Path below the address for playbook calls.
       */
      path: string;
      /**
       * How the call proves itself.
       */
      authentication?: {
        /**
         * User name and password.
         */
        basic?: {
          username: EnvVar;
          password: EnvVar;
        };
        /**
         * GitHub signature.
         */
        github?: {
          token: EnvVar;
        };
        /**
         * Svix signature.
         */
        svix?: {
          secret: EnvVar;
          /**
           * How old a call may be, as a duration.
           */
          verifyTimestamp?: string | boolean;
        };
        /**
         * Signed token.
         */
        jwt?: {
          /**
           * Address of the keys.
           */
          jwksUri: string;
        };
      };
    };
  };
  /**
   * Who must approve a run.
   */
  approval?: {
    /**
     * One approver or all of them.
     */
    type?: "any" | "all" | "";
    /**
     * Approvers.
     */
    approvers?: {
      /**
       * People by address or id.
       */
      people?: string[];
      /**
       * Teams by name or id.
       */
      teams?: string[];
    };
  };
  /**
   * CEL expressions; all must hold for a resource.
   */
  filters?: string[];
  /**
   * Secret inputs that are not stored.
   */
  env?: EnvVar[];
  /**
   * Agents that may run it; none means the main instance.
   */
  runsOn?: string[];
  /**
   * Where templates are filled.
   */
  templatesOn?: "host" | "agent" | "";
  timeout?: Duration;
  /**
   * Who may run it (older way).
   *
   * Items: Who may run it.
   */
  permissions?: {
    /**
     * Role.
     */
    role?: string;
    /**
     * Team.
     */
    team?: string;
    /**
     * Reference.
     */
    ref?: string;
  }[];
}
/**
 * An input that a person fills before a playbook runs. All values travel as text.
 */
export interface PlaybookParameter {
  /**
   * Key of the value in templates; unique in the playbook.
   */
  name: string;
  /**
   * Shown name; the name when absent.
   */
  label?: string;
  /**
   * Kind of input.
   */
  type?:
    | "text"
    | "list"
    | "code"
    | "checkbox"
    | "team"
    | "people"
    | "component"
    | "config"
    | "check"
    | "bytes"
    | "millicores"
    | "secret"
    | "password"
    | "email"
    | "url"
    | "number"
    | "dns1123";
  /**
   * Must be filled.
   */
  required?: boolean;
  /**
   * Value filled in at first; may be a template. Of a code parameter: text in the chosen language.
   */
  default?: string;
  /**
   * Hint.
   */
  description?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Parameters that the default refers to.
   */
  dependsOn?: string[];
  /**
   * What the kind of input needs beside; other keys pass.
   */
  properties?: {
    /**
     * Any kind: style class.
     */
    className?: string | null;
    /**
     * Any kind: columns of the form that it fills.
     */
    colSpan?: number | string;
    /**
     * text: several lines.
     */
    multiline?: boolean | string;
    /**
     * text: text, password, email, url, number, bytes, millicores or dns1123.
     */
    format?: string;
    /**
     * text, bytes, millicores: least value.
     */
    min?: number | string;
    /**
     * text, bytes, millicores: greatest value.
     */
    max?: number | string;
    /**
     * text: least length.
     */
    minLength?: number | string;
    /**
     * text: greatest length.
     */
    maxLength?: number | string;
    /**
     * text: what the value must match.
     */
    regex?: string;
    /**
     * list: choices, each with label and value.
     */
    options?: (
      | {
          label?: string | number | boolean;
          value?: string | number | boolean;
          [k: string]: unknown;
        }
      | string
      | number
      | boolean
    )[];
    /**
     * code: yaml (default), json and others.
     */
    language?: string;
    /**
     * code: very-small, small (default), medium, large or full.
     */
    size?: string;
    /**
     * code: schema that checks the text.
     */
    jsonSchemaUrl?: string;
    /**
     * component, config, check: which resources are offered.
     */
    filter?: ResourceSelector[];
    /**
     * people: only people with this role.
     */
    role?: string;
    [k: string]: unknown;
  };
}
/**
 * Picks resources; all given conditions hold together.
 */
export interface ResourceSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Parent (scraper, canary or topology) as id or namespace/name.
   */
  scope?: string;
  /**
   * Cache directive: no-cache, no-store or max-age=<duration>.
   */
  cache?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
  /**
   * Most results.
   */
  limit?: number;
  /**
   * Also resources that are deleted.
   */
  includeDeleted?: boolean;
  /**
   * Exact id.
   */
  id?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Healths, comma separated; ! excludes.
   */
  health?: string;
  /**
   * Resource types such as Kubernetes::Pod.
   */
  types?: string[];
  /**
   * Status values.
   */
  statuses?: string[];
}
export interface PlaybookAction2 {
  /**
   * Unique in the playbook.
   */
  name: string;
  /**
   * CEL; runs when it holds. always(), failure(), success() (default), timeout() and skip() are known.
   */
  if?: string;
  /**
   * CEL or duration to wait before the step; minutes are the smallest unit.
   */
  delay?: string;
  timeout?: Duration;
  /**
   * How the step is tried again.
   */
  retry?: {
    /**
     * Most tries.
     */
    limit: number;
    duration: Duration;
    /**
     * Percent by which the wait varies.
     */
    jitter?: number;
    /**
     * How the wait grows.
     */
    exponent: {
      /**
       * Factor.
       */
      multiplier: number;
    };
  };
  /**
   * Agents that may run it.
   */
  runsOn?: string[];
  /**
   * Where templates are filled.
   */
  templatesOn?: "host" | "agent" | "";
  /**
   * Runs a script.
   */
  exec?: {
    /**
     * Script; bash, or PowerShell on Windows.
     */
    script: string;
    connections?: ExecConnections;
    /**
     * Variables of the process.
     */
    env?: EnvVar[];
    checkout?: GitConnection;
    /**
     * Files to keep.
     */
    artifacts?: Artifact[];
  };
  /**
   * Calls an address.
   */
  http?: {
    /**
     * Connection to use.
     */
    connection?: string;
    /**
     * Address.
     */
    url?: string;
    username?: EnvVar;
    password?: EnvVar;
    /**
     * GET unless given.
     */
    method?: string;
    /**
     * NTLM version 1.
     */
    ntlm?: boolean;
    /**
     * NTLM version 2.
     */
    ntlmv2?: boolean;
    /**
     * Request headers.
     */
    headers?: EnvVar[];
    /**
     * Request body.
     */
    body?: string;
    /**
     * The body is a template.
     */
    templateBody?: boolean;
  };
  /**
   * Runs a statement.
   */
  sql?: {
    /**
     * Statement.
     */
    query: string;
    /**
     * Kind of database.
     */
    driver: "postgres" | "mysql" | "sqlserver";
    /**
     * Connection to use.
     */
    connection?: string;
    /**
     * Address of the database.
     */
    url?: string;
  };
  /**
   * Runs a pod to its end.
   */
  pod?: {
    /**
     * Name of the pod.
     */
    name: string;
    /**
     * Kubernetes pod spec.
     */
    spec: {
      [k: string]: unknown;
    };
    /**
     * Greatest length of the kept output.
     */
    maxLength?: number;
    /**
     * Files to keep.
     */
    artifacts?: Artifact[];
  };
  /**
   * Commits to a repository.
   */
  gitops?: {
    /**
     * Repository.
     */
    repo: {
      /**
       * Address.
       */
      url: string;
      /**
       * Connection to use.
       */
      connection?: string;
      username?: EnvVar;
      password?: EnvVar;
      /**
       * Branch to start from.
       */
      base?: string;
      /**
       * Branch to write.
       */
      branch?: string;
      /**
       * Kind of host.
       */
      type?: string;
      /**
       * Do nothing when the branch has a pull request.
       */
      skipExisting?: boolean;
      /**
       * Overwrite the branch.
       */
      force?: boolean;
    };
    /**
     * Commit.
     */
    commit: {
      /**
       * Author's name.
       */
      author: string;
      /**
       * Author's address.
       */
      email: string;
      /**
       * Message.
       */
      message: string;
    };
    /**
     * Pull request to open.
     */
    pr?: {
      /**
       * Title.
       */
      title: string;
      /**
       * Tags.
       */
      tags?: string[];
    };
    /**
     * Changes to files.
     *
     * Items: A change to a file.
     */
    patches?: {
      /**
       * File or pattern.
       */
      path: string;
      /**
       * yq expression.
       */
      yq?: string;
      /**
       * jq expression.
       */
      jq?: string;
    }[];
    /**
     * Files to write.
     *
     * Items: A file to write.
     */
    files?: {
      /**
       * File.
       */
      path: string;
      /**
       * Content; $delete removes the file.
       */
      content: string;
    }[];
  };
  /**
   * Starts GitHub workflows.
   */
  github?: {
    /**
     * Repository.
     */
    repo: string;
    /**
     * Owner of the repository.
     */
    username: string;
    token: EnvVar;
    /**
     * Workflows to start.
     *
     * Items: A workflow.
     */
    workflows?: {
      /**
       * Id or file name.
       */
      id: string;
      /**
       * Branch or tag.
       */
      ref?: string;
      /**
       * Inputs as JSON text.
       */
      input?: string;
    }[];
  };
  /**
   * Starts a pipeline in Azure DevOps.
   */
  azureDevopsPipeline?: {
    /**
     * Organisation.
     */
    org: string;
    /**
     * Project.
     */
    project: string;
    token: EnvVar;
    /**
     * Pipeline.
     */
    pipeline: {
      /**
       * Id.
       */
      id: string;
      /**
       * Version.
       */
      version?: string;
    };
    /**
     * What the run is given.
     */
    parameters?: {
      /**
       * Resources.
       */
      resources?: {
        [k: string]: unknown;
      };
      /**
       * Template parameters.
       */
      templateParameters?: {
        [k: string]: unknown;
      };
      /**
       * Variables.
       */
      variables?: {
        [k: string]: unknown;
      };
      /**
       * Stages to leave out.
       */
      stagesToSkip?: string[];
    };
  };
  /**
   * Sends a message.
   */
  notification?: {
    /**
     * Title.
     */
    title: string;
    /**
     * Message.
     */
    message: string;
    /**
     * Connection to use.
     */
    connection?: string;
    /**
     * Address to send to.
     */
    url?: string;
    /**
     * Settings of the channel.
     */
    properties?: {
      [k: string]: string;
    };
  };
  /**
   * Reads log lines from one source.
   */
  logs?: {
    /**
     * Loki.
     */
    loki?: {
      /**
       * Connection to use.
       */
      connection?: string;
      /**
       * Address.
       */
      url?: string;
      username?: EnvVar;
      password?: EnvVar;
      /**
       * LogQL query.
       */
      query?: string;
      /**
       * Start of the time range, date math too.
       */
      start?: string;
      /**
       * End of the time range.
       */
      end?: string;
      /**
       * Most lines, as text.
       */
      limit?: string;
      /**
       * Time back from the end.
       */
      since?: string;
      /**
       * Step.
       */
      step?: string;
      /**
       * Interval.
       */
      interval?: string;
      /**
       * forward or backward.
       */
      direction?: string;
      /**
       * How repeated lines are merged.
       */
      dedupe?: {
        /**
         * Fields that make two lines equal.
         *
         * @minItems 1
         */
        fields: [string, ...string[]];
        window?: Duration;
      };
      /**
       * CEL expressions; a line is kept when one holds.
       */
      match?: string[];
      mapping?: FieldMapping;
    };
    /**
     * AWS CloudWatch.
     */
    cloudwatch?: {
      /**
       * Connection to use.
       */
      connection?: string;
      accessKey?: EnvVar;
      secretKey?: EnvVar;
      sessionToken?: EnvVar;
      /**
       * Role to assume.
       */
      assumeRole?: string;
      /**
       * Region.
       */
      region?: string;
      /**
       * Address other than the usual one.
       */
      endpoint?: string;
      /**
       * Do not check the certificate.
       */
      skipTLSVerify?: boolean;
      /**
       * Log group.
       */
      logGroup: string;
      /**
       * Query.
       */
      query: string;
      /**
       * Start of the time range, date math too.
       */
      start?: string;
      /**
       * End of the time range.
       */
      end?: string;
      /**
       * Most lines, as text.
       */
      limit?: string;
      /**
       * How repeated lines are merged.
       */
      dedupe?: {
        /**
         * Fields that make two lines equal.
         *
         * @minItems 1
         */
        fields: [string, ...string[]];
        window?: Duration;
      };
      /**
       * CEL expressions; a line is kept when one holds.
       */
      match?: string[];
      mapping?: FieldMapping;
    };
    /**
     * OpenSearch.
     */
    opensearch?: {
      /**
       * Address.
       */
      address: string;
      /**
       * Connection to use.
       */
      connection?: string;
      /**
       * Index.
       */
      index: string;
      /**
       * Query.
       */
      query: string;
      username?: EnvVar;
      password?: EnvVar;
      /**
       * Most lines, as text.
       */
      limit?: string;
      /**
       * How repeated lines are merged.
       */
      dedupe?: {
        /**
         * Fields that make two lines equal.
         *
         * @minItems 1
         */
        fields: [string, ...string[]];
        window?: Duration;
      };
      /**
       * CEL expressions; a line is kept when one holds.
       */
      match?: string[];
      mapping?: FieldMapping;
    };
    /**
     * Kubernetes pods.
     */
    kubernetes?: {
      /**
       * Connection to use.
       */
      connection?: string;
      kubeconfig?: EnvVar;
      eks?: EksConnection;
      gke?: GkeConnection;
      cnrm?: CnrmConnection;
      /**
       * Kind of the resource.
       */
      kind: string;
      /**
       * API version of the resource.
       */
      apiVersion: string;
      /**
       * Namespace.
       */
      namespace: string;
      /**
       * Name.
       */
      name: string;
      /**
       * Pods to read.
       */
      pods?: ResourceSelector[];
      /**
       * Containers; ! excludes, * matches any rest.
       */
      containers?: string[];
      /**
       * Start of the time range, date math too.
       */
      start?: string;
      /**
       * End of the time range.
       */
      end?: string;
      /**
       * Most lines, as text.
       */
      limit?: string;
      /**
       * How repeated lines are merged.
       */
      dedupe?: {
        /**
         * Fields that make two lines equal.
         *
         * @minItems 1
         */
        fields: [string, ...string[]];
        window?: Duration;
      };
      /**
       * CEL expressions; a line is kept when one holds.
       */
      match?: string[];
      mapping?: FieldMapping;
    };
  };
  /**
   * Asks a language model.
   */
  ai?: {
    /**
     * Instructions.
     */
    systemPrompt: string;
    /**
     * Question.
     */
    prompt: string;
    /**
     * Connection to use.
     */
    connection?: string;
    apiKey?: EnvVar;
    /**
     * Provider.
     */
    backend?: "anthropic" | "openai" | "ollama" | "gemini";
    /**
     * Model.
     */
    model?: string;
    /**
     * Address of the provider.
     */
    apiURL?: string;
    /**
     * Id of the catalog item to explain.
     */
    config?: string;
    changes?: PlaybookActionAiSince;
    analysis?: PlaybookActionAiSince;
    /**
     * Related items to include.
     *
     * Items: Related items to include.
     */
    relationships?: {
      /**
       * Steps to follow.
       */
      depth?: number;
      /**
       * Which relations.
       */
      direction?: "all" | "incoming" | "outgoing";
      changes?: PlaybookActionAiSince;
      analysis?: PlaybookActionAiSince;
    }[];
    /**
     * Playbooks whose output is included.
     *
     * Items: A playbook whose output is included.
     */
    playbooks?: {
      /**
       * Namespace.
       */
      namespace: string;
      /**
       * Name.
       */
      name: string;
      /**
       * CEL; runs when it holds.
       */
      if?: string;
      /**
       * Parameters.
       */
      params?: {
        [k: string]: string;
      };
    }[];
    /**
     * Playbooks that may be recommended.
     */
    recommendPlaybooks?: ResourceSelector[];
    /**
     * Forms of the answer.
     */
    formats?: ("markdown" | "slack" | "recommendPlaybook")[];
    /**
     * Only build the prompt.
     */
    dryRun?: boolean;
  };
}
/**
 * Access that a script gets.
 */
export interface ExecConnections {
  /**
   * Config item whose scraper's access is used.
   */
  fromConfigItem?: string;
  /**
   * Use the pod's identity on EKS.
   */
  eksPodIdentity?: boolean;
  /**
   * Use the pod's service account.
   */
  serviceAccount?: boolean;
  kubernetes?: KubernetesConnection;
  aws?: AwsConnection;
  gcp?: GcpConnection;
  azure?: AzureConnection;
}
/**
 * Access to a cluster.
 */
export interface KubernetesConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
}
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header, where a list needs one.
   */
  name?: string;
  /**
   * The value itself; may be a template.
   */
  value?: string;
  /**
   * Where the value lies; one of its fields is filled.
   */
  valueFrom?: {
    secretKeyRef?: EnvVarKeyRef;
    configMapKeyRef?: EnvVarKeyRef;
    helmRef?: EnvVarKeyRef;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
export interface EnvVarKeyRef {
  /**
   * Name of the object.
   */
  name?: string;
  /**
   * Key inside the object.
   */
  key: string;
  /**
   * A missing key is no error.
   */
  optional?: boolean;
}
/**
 * Access to a cluster on EKS.
 */
export interface EksConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  sessionToken?: EnvVar;
  /**
   * Role to assume.
   */
  assumeRole?: string;
  /**
   * Region.
   */
  region?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Cluster.
   */
  cluster: string;
}
/**
 * Access to a cluster on GKE.
 */
export interface GkeConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Project.
   */
  project?: string;
  /**
   * Project id.
   */
  projectID: string;
  /**
   * Zone.
   */
  zone: string;
  /**
   * Cluster.
   */
  cluster: string;
}
/**
 * Access to a cluster by the Config Connector that manages it.
 */
export interface CnrmConnection {
  gke: GkeConnection;
  /**
   * Name of the cluster's resource.
   */
  clusterResource: string;
  /**
   * Namespace of that resource.
   */
  clusterResourceNamespace: string;
}
/**
 * Access to AWS.
 */
export interface AwsConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  sessionToken?: EnvVar;
  /**
   * Role to assume.
   */
  assumeRole?: string;
  /**
   * Region.
   */
  region?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
}
/**
 * Access to Google Cloud.
 */
export interface GcpConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Project.
   */
  project?: string;
}
/**
 * Access to Azure.
 */
export interface AzureConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  clientID?: EnvVar;
  clientSecret?: EnvVar;
  /**
   * Tenant id.
   */
  tenantID?: string;
}
/**
 * A repository to check out.
 */
export interface GitConnection {
  /**
   * Address.
   */
  url?: string;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  username?: EnvVar;
  password?: EnvVar;
  certificate?: EnvVar;
  /**
   * Kind of server.
   */
  type?: string;
  /**
   * Branch.
   */
  branch?: string;
  /**
   * Folder to check out into.
   */
  destination?: string;
}
/**
 * A file to keep.
 */
export interface Artifact {
  /**
   * Path; /dev/stdout and /dev/stdin stand for the output.
   */
  path: string;
}
/**
 * Fields of a log line that hold the known values; the first one present counts.
 */
export interface FieldMapping {
  /**
   * Id.
   */
  id?: string[];
  /**
   * Message.
   */
  message?: string[];
  /**
   * Time.
   */
  timestamp?: string[];
  /**
   * Host.
   */
  host?: string[];
  /**
   * Severity.
   */
  severity?: string[];
  /**
   * Source.
   */
  source?: string[];
  /**
   * Fields to leave out.
   */
  ignore?: string[];
}
/**
 * Time range.
 */
export interface PlaybookActionAiSince {
  /**
   * Time back from now.
   */
  since: string;
}
