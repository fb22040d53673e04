// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of a notification rule.
 */
export type NotificationRuleForm = {
  /**
   * Name.
   */
  name: string;
  /**
   * Events that trigger it.
   *
   * @minItems 1
   */
  events: [
    (
      | "check.passed"
      | "check.failed"
      | "component.healthy"
      | "component.unhealthy"
      | "component.unknown"
      | "component.warning"
      | "config.created"
      | "config.deleted"
      | "config.updated"
      | "config.healthy"
      | "config.unhealthy"
      | "config.unknown"
      | "config.warning"
      | "playbook.spec.approval.updated"
      | "playbook.approval.inserted"
    ),
    ...(
      | "check.passed"
      | "check.failed"
      | "component.healthy"
      | "component.unhealthy"
      | "component.unknown"
      | "component.warning"
      | "config.created"
      | "config.deleted"
      | "config.updated"
      | "config.healthy"
      | "config.unhealthy"
      | "config.unknown"
      | "config.warning"
      | "playbook.spec.approval.updated"
      | "playbook.approval.inserted"
    )[],
  ];
  /**
   * CEL that must hold.
   */
  filter?: string;
  /**
   * What makes one group.
   */
  group_by?: string[];
  /**
   * Person.
   */
  person_id?: string;
  /**
   * Team.
   */
  team_id?: string;
  /**
   * Other channels.
   *
   * @maxItems 1
   *
   * Items: A channel.
   */
  custom_services?:
    | []
    | [
        {
          /**
           * Connection.
           */
          connection: string;
        },
      ];
  /**
   * Playbook.
   */
  playbook_id?: string;
  /**
   * Least time between repeats.
   */
  repeat_interval?: string;
  /**
   * Wait before it is sent; stored as nanoseconds.
   */
  wait_for?: string;
  /**
   * Extra time after a new scrape; stored as nanoseconds.
   */
  wait_for_eval_period?: string;
  /**
   * Title of the message.
   */
  title?: string;
  /**
   * Text of the message, markdown; the default when absent.
   */
  template?: string;
  /**
   * Settings of the channel.
   */
  properties?: {
    [k: string]: unknown;
  };
} & {
  [k: string]: unknown;
};
