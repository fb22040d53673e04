// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

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
    delay?: Duration;
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
  repeatInterval?: Duration;
  /**
   * What makes one group: type, description, status_reason, label:<key>, tag:<key>.
   */
  groupBy?: string[];
  groupByInterval?: Duration;
  waitFor?: Duration;
  waitForEvalPeriod?: Duration;
  watchdogInterval?: Duration;
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
