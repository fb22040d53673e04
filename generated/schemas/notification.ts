// Written by `npm run generate` from the contract. Do not edit.

/**
 * Who is told about which events.
 */
export interface NotificationSpec {
  /**
   * Events that trigger it.
   *
   * @minItems 1
   */
  events: [
    (
      | (
          | "check.passed"
          | "check.failed"
          | "component.healthy"
          | "component.unhealthy"
          | "component.unknown"
          | "component.warning"
          | "config.created"
          | "config.deleted"
          | "config.updated"
          | "config.changed"
          | "config.degraded"
          | "config.healthy"
          | "config.unhealthy"
          | "config.unknown"
          | "config.warning"
          | "playbook.spec.approval.updated"
          | "playbook.approval.inserted"
        )
      | {
          [k: string]: unknown;
        }
    ) &
      string &
      (
        | (
            | "check.passed"
            | "check.failed"
            | "component.healthy"
            | "component.unhealthy"
            | "component.unknown"
            | "component.warning"
            | "config.created"
            | "config.deleted"
            | "config.updated"
            | "config.changed"
            | "config.degraded"
            | "config.healthy"
            | "config.unhealthy"
            | "config.unknown"
            | "config.warning"
            | "playbook.spec.approval.updated"
            | "playbook.approval.inserted"
          )
        | {
            [k: string]: unknown;
          }
      ) &
      string,
    ...((
      | (
          | "check.passed"
          | "check.failed"
          | "component.healthy"
          | "component.unhealthy"
          | "component.unknown"
          | "component.warning"
          | "config.created"
          | "config.deleted"
          | "config.updated"
          | "config.changed"
          | "config.degraded"
          | "config.healthy"
          | "config.unhealthy"
          | "config.unknown"
          | "config.warning"
          | "playbook.spec.approval.updated"
          | "playbook.approval.inserted"
        )
      | {
          [k: string]: unknown;
        }
    ) &
      string &
      (
        | (
            | "check.passed"
            | "check.failed"
            | "component.healthy"
            | "component.unhealthy"
            | "component.unknown"
            | "component.warning"
            | "config.created"
            | "config.deleted"
            | "config.updated"
            | "config.changed"
            | "config.degraded"
            | "config.healthy"
            | "config.unhealthy"
            | "config.unknown"
            | "config.warning"
            | "playbook.spec.approval.updated"
            | "playbook.approval.inserted"
          )
        | {
            [k: string]: unknown;
          }
      ) &
      string)[],
  ];
  /**
   * Recipient.
   */
  to: {
    [k: string]: unknown;
  } & {
    /**
     * Person by id or address.
     */
    person?: string;
    /**
     * Team by name or id.
     */
    team?: string;
    /**
     * Mail address.
     */
    email?: string;
    /**
     * Connection to send through.
     */
    connection?: string;
    /**
     * Address to send to.
     */
    url?: string;
    /**
     * Playbook to run: name or namespace/name.
     */
    playbook?: string;
    /**
     * Settings of the channel.
     */
    properties?: {
      [k: string]: string;
    };
  };
  /**
   * Recipient when the first could not be reached.
   */
  fallback?: {
    [k: string]: unknown;
  } & {
    /**
     * Person by id or address.
     */
    person?: string;
    /**
     * Team by name or id.
     */
    team?: string;
    /**
     * Mail address.
     */
    email?: string;
    /**
     * Connection to send through.
     */
    connection?: string;
    /**
     * Address to send to.
     */
    url?: string;
    /**
     * Playbook to run: name or namespace/name.
     */
    playbook?: string;
    /**
     * Settings of the channel.
     */
    properties?: {
      [k: string]: string;
    };
    /**
     * Wait before it is told.
     */
    delay?: string;
  };
  /**
   * Title of the message; may be a template.
   */
  title?: string;
  /**
   * Text of the message; may be a template.
   */
  template?: string;
  /**
   * CEL that must hold.
   */
  filter?: string;
  /**
   * Least time between repeats.
   */
  repeatInterval?: string;
  /**
   * What makes one group: type, description, status_reason, label:<key>, tag:<key>.
   */
  groupBy?: string[];
  /**
   * Time in which a group is gathered.
   */
  groupByInterval?: string;
  /**
   * Wait before it is sent.
   */
  waitFor?: string;
  /**
   * Extra time after a new scrape; 30s when absent.
   */
  waitForEvalPeriod?: string;
  /**
   * Sends a message at this interval while all is well.
   */
  watchdogInterval?: string;
  /**
   * Messages suppressed because a related item has the trouble.
   *
   * Items: Relations that suppress a message.
   */
  inhibitions?: {
    /**
     * Which relations.
     */
    direction: "outgoing" | "incoming" | "all";
    /**
     * Type of the resource of the message.
     */
    from: string;
    /**
     * Types of the related resources.
     */
    to: string[];
    /**
     * Also soft relations.
     */
    soft?: boolean;
    /**
     * Steps to follow.
     */
    depth?: number;
  }[];
}
