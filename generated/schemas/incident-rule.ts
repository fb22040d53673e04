// Written by `npm run generate` from the contract. Do not edit.

/**
 * Severity; known are info, low, medium, high and critical, and others pass.
 */
export type Severity = string;
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * Opens incidents for components by itself.
 */
export interface IncidentRuleSpec {
  /**
   * Name.
   */
  name?: string;
  /**
   * Components that it watches.
   */
  components?: ResourceSelector[];
  /**
   * Incident to open.
   */
  template?: {
    /**
     * Title.
     */
    title?: string;
    /**
     * Text.
     */
    description?: string;
    /**
     * Kind: availability, cost, performance, security, integration, compliance, technicalDebt, reliability.
     */
    type?: string;
    /**
     * Status: open, closed, investigating, mitigated, new, resolved or cancelled.
     */
    status?: string;
    severity?: Severity;
    /**
     * Who opens it.
     */
    created_by?: string;
    /**
     * Commander.
     */
    commander_id?: string;
    /**
     * Communicator.
     */
    communicator_id?: string;
  };
  /**
   * Condition that must hold.
   */
  filter?: {
    /**
     * Status values; * means all.
     */
    status?: string[];
    /**
     * Severities.
     */
    severity?: string[];
    /**
     * Categories.
     */
    category?: string[];
    /**
     * Age in nanoseconds.
     */
    age?: number;
  };
  /**
   * The owner becomes commander.
   */
  autoAssignOwner?: boolean;
  /**
   * Order among the rules.
   */
  priority?: number;
  /**
   * Later rules are left out when it matches.
   */
  breakOnMatch?: boolean;
  /**
   * Time windows.
   *
   * Items: A time window.
   */
  hoursOfOperation?: {
    /**
     * Start.
     */
    start: string;
    /**
     * End.
     */
    end: string;
    /**
     * Outside of the window.
     */
    negate: boolean;
  }[];
  /**
   * Closes the incident after recovery.
   */
  autoClose?: {
    timeout?: Duration;
  };
  /**
   * Resolves the incident after recovery.
   */
  autoResolve?: {
    timeout?: Duration;
  };
  /**
   * Who is told.
   */
  responders?: {
    /**
     * Mails.
     *
     * Items: Mail.
     */
    email?: {
      /**
       * Address.
       */
      to?: string;
      /**
       * Subject.
       */
      subject?: string;
      /**
       * Text.
       */
      body?: string;
    }[];
    /**
     * Jira issues.
     *
     * Items: Jira issue.
     */
    jira?: {
      /**
       * Summary.
       */
      summary: string;
      /**
       * Project.
       */
      project?: string;
      /**
       * Issue type.
       */
      issueType?: string;
      /**
       * Priority.
       */
      priority?: string;
      /**
       * Assignee.
       */
      assignee?: string;
      /**
       * Text.
       */
      description?: string;
    }[];
    /**
     * AWS cases.
     *
     * Items: AWS case.
     */
    aws?: {
      /**
       * Account.
       */
      account?: string;
      /**
       * Region.
       */
      region?: string;
      /**
       * Priority.
       */
      priority?: string;
      /**
       * Text.
       */
      description?: string;
    }[];
    /**
     * AMS cases.
     *
     * Items: AMS case.
     */
    ams?: {
      /**
       * Account.
       */
      account?: string;
      /**
       * Region.
       */
      region?: string;
      /**
       * Priority.
       */
      priority?: string;
      /**
       * Text.
       */
      description?: string;
    }[];
    /**
     * Google cases.
     *
     * Items: Google case.
     */
    gcp?: {
      /**
       * Account.
       */
      account?: string;
      /**
       * Region.
       */
      region?: string;
      /**
       * Priority.
       */
      priority?: string;
      /**
       * Text.
       */
      description?: string;
    }[];
    /**
     * ServiceNow issues.
     *
     * Items: ServiceNow issue.
     */
    servicenow?: {
      /**
       * Project.
       */
      project?: string;
      /**
       * Issue type.
       */
      issueType?: string;
      /**
       * Priority.
       */
      priority?: string;
      /**
       * Assignee.
       */
      assignee?: string;
      /**
       * Text.
       */
      description?: string;
    }[];
    /**
     * Slack messages.
     *
     * Items: Slack message.
     */
    slack?: {
      /**
       * Channel.
       */
      channel: string;
      /**
       * Icon.
       */
      icon?: string;
      /**
       * Emoji.
       */
      emoji?: string;
      /**
       * Title.
       */
      title?: string;
      /**
       * Text.
       */
      text?: string;
    }[];
    /**
     * Teams messages.
     *
     * Items: Teams message.
     */
    teams?: {
      [k: string]: unknown;
    }[];
    /**
     * Teams messages to people.
     *
     * Items: Teams message to a person.
     */
    teamsUser?: {
      /**
       * Icon.
       */
      icon?: string;
      /**
       * Emoji.
       */
      emoji?: string;
      /**
       * Title.
       */
      title?: string;
      /**
       * Text.
       */
      text?: string;
    }[];
    /**
     * GitHub issues.
     *
     * Items: GitHub issue.
     */
    github?: {
      /**
       * Repository.
       */
      repository?: string;
      /**
       * Title.
       */
      title?: string;
      /**
       * Text.
       */
      body?: string;
      /**
       * Labels.
       */
      labels?: string[];
    }[];
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
