// Written by `npm run generate` from the contract. Do not edit.

/**
 * One step of a playbook: exactly one body says what it does.
 */
export type PlaybookAction = {
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
} & {
  [k: string]: unknown;
};
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

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
/**
 * Time range.
 */
export interface PlaybookActionAiSince {
  /**
   * Time back from now.
   */
  since: string;
}
