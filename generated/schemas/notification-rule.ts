// Written by `npm run generate` from the contract. Do not edit.

/**
 * A notification as it lies in the database; what the console edits.
 */
export interface NotificationRule {
  /**
   * Id.
   */
  id?: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Namespace.
   */
  namespace?: string | null;
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
   * CEL that must hold.
   */
  filter?: string | null;
  /**
   * What makes one group.
   */
  group_by?: string[] | null;
  /**
   * Person who is told.
   */
  person_id?: string | null;
  /**
   * Team that is told.
   */
  team_id?: string | null;
  /**
   * Playbook that runs.
   */
  playbook_id?: string | null;
  /**
   * Channels that are told.
   */
  custom_services?:
    | {
        /**
         * Name.
         */
        name?: string;
        /**
         * Connection, by id or address.
         */
        connection?: string;
        /**
         * Address.
         */
        url?: string;
        /**
         * CEL that must hold.
         */
        filters?: string;
        /**
         * Settings of the channel.
         */
        properties?: {
          [k: string]: string;
        };
      }[]
    | null;
  /**
   * Least time between repeats.
   */
  repeat_interval?: string | null;
  /**
   * Wait before it is sent; nanoseconds.
   */
  wait_for?: number | null;
  /**
   * Extra time after a new scrape; nanoseconds.
   */
  wait_for_eval_period?: number | null;
  /**
   * Time in which a group is gathered; nanoseconds.
   */
  group_by_interval?: number | null;
  /**
   * Interval of messages while all is well; nanoseconds.
   */
  watchdog_interval?: number | null;
  /**
   * Title of the message.
   */
  title?: string | null;
  /**
   * Text of the message, markdown; null means the default.
   */
  template?: string | null;
  /**
   * Settings of the channel.
   */
  properties?: {
    [k: string]: unknown;
  } | null;
  /**
   * Messages suppressed because a related item has the trouble.
   */
  inhibitions?:
    | {
        [k: string]: unknown;
      }[]
    | null;
  /**
   * Person told when the first recipient could not be reached.
   */
  fallback_person_id?: string | null;
  /**
   * Team told then.
   */
  fallback_team_id?: string | null;
  /**
   * Playbook run then.
   */
  fallback_playbook_id?: string | null;
  /**
   * Channels told then.
   */
  fallback_custom_services?:
    | {
        /**
         * Name.
         */
        name?: string;
        /**
         * Connection, by id or address.
         */
        connection?: string;
        /**
         * Address.
         */
        url?: string;
        /**
         * CEL that must hold.
         */
        filters?: string;
        /**
         * Settings of the channel.
         */
        properties?: {
          [k: string]: string;
        };
      }[]
    | null;
  /**
   * Wait before that; nanoseconds.
   */
  fallback_delay?: number | null;
  /**
   * Who owns it: UI, KubernetesCRD and others.
   */
  source?: string | null;
  /**
   * Last trouble.
   */
  error?: string | null;
  /**
   * When that was.
   */
  error_at?: string | null;
  /**
   * Who made it.
   */
  created_by?: string | null;
  /**
   * When.
   */
  created_at?: string | null;
  /**
   * When it was changed.
   */
  updated_at?: string | null;
  /**
   * When it was deleted.
   */
  deleted_at?: string | null;
}
