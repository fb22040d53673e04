// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSummarizeNotificationsResponseNotifiedResourceMock = (
  overrideResponse: Partial<NotifiedResource> = {},
): NotifiedResource => ({
  ...{
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    health: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    status: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    config_class: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    tags: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        null,
      ]),
      undefined,
    ]),
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSummarizeNotificationsResponseNotificationGroupMock = (
  overrideResponse: Partial<NotificationGroup> = {},
): NotificationGroup => ({
  ...{
    resource: faker.helpers.arrayElement([
      { ...getSummarizeNotificationsResponseNotifiedResourceMock() },
      null,
    ]),
    resource_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    resource_health: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    resource_status: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    resource_health_description: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    first_observed: faker.date.past().toISOString().slice(0, 19) + "Z",
    last_seen: faker.date.past().toISOString().slice(0, 19) + "Z",
    total: faker.number.int({ min: 0, max: 1000 }),
    last_message: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    sent: faker.number.int({ min: 0, max: 1000 }),
    error: faker.number.int({ min: 0, max: 1000 }),
    suppressed: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getSummarizeNotificationsResponseMock = (
  overrideResponse: Partial<Extract<NotificationSummaryPage, object>> = {},
): NotificationSummaryPage => ({
  total: faker.number.int({ min: 0, max: 1000 }),
  sortedBy: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  silencedBy: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  statistics: faker.helpers.arrayElement([
    {
      sent: faker.number.int({ min: 0, max: 1000 }),
      error: faker.number.int({ min: 0, max: 1000 }),
      suppressed: faker.number.int({ min: 0, max: 1000 }),
    },
    undefined,
  ]),
  results: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getSummarizeNotificationsResponseNotificationGroupMock(),
    })),
    null,
  ]),
  ...overrideResponse,
});

export const getListResourceSilencesResponseMock = (): ResourceSilence[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
  }));

export const getPreviewNotificationSilenceResponseNotifiedResourceMock = (
  overrideResponse: Partial<NotifiedResource> = {},
): NotifiedResource => ({
  ...{
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    health: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    status: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    config_class: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    tags: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        null,
      ]),
      undefined,
    ]),
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getPreviewNotificationSilenceResponseSilencedNotificationMock = (
  overrideResponse: Partial<SilencedNotification> = {},
): SilencedNotification => ({
  ...{
    id: faker.string.uuid(),
    notification_id: faker.string.uuid(),
    body: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    error: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    duration_millis: faker.helpers.arrayElement([
      faker.number.int({ min: 0, max: 1000 }),
      undefined,
    ]),
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    status: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    payload: faker.helpers.arrayElement([{}, undefined]),
    notBefore: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    retries: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    count: faker.number.int({ min: 1, max: 1000 }),
    first_observed: faker.date.past().toISOString().slice(0, 19) + "Z",
    source_event: faker.string.alpha({ length: { min: 10, max: 20 } }),
    resource_id: faker.string.uuid(),
    resource_health: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    resource_status: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    resource_health_description: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    team_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    person_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    connection_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    playbook_run_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    silenced_by: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    group_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    parent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    resource: faker.helpers.arrayElement([
      { ...getPreviewNotificationSilenceResponseNotifiedResourceMock() },
      null,
    ]),
  },
  ...overrideResponse,
});

export const getPreviewNotificationSilenceResponseMock = (): SilencedNotification[] | null =>
  faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getPreviewNotificationSilenceResponseSilencedNotificationMock(),
    })),
    null,
  ]);

export const getGetNotificationEventsResponseMock = (): GetNotificationEvents200 => ({
  [faker.string.alphanumeric(5)]: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({ event: {}, env: faker.helpers.arrayElement([{}, undefined]) })),
});

export const getPreviewNotificationRuleResponseNotifiedResourceMock = (
  overrideResponse: Partial<NotifiedResource> = {},
): NotifiedResource => ({
  ...{
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    health: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    status: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    config_class: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    tags: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        null,
      ]),
      undefined,
    ]),
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getPreviewNotificationRuleResponseNotificationTrialEventMock = (
  overrideResponse: Partial<NotificationTrialEvent> = {},
): NotificationTrialEvent => ({
  ...{
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    resource_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    resource: faker.helpers.arrayElement([
      { ...getPreviewNotificationRuleResponseNotifiedResourceMock() },
      null,
    ]),
  },
  ...overrideResponse,
});

export const getPreviewNotificationRuleResponseMock = (
  overrideResponse: Partial<Extract<NotificationRulePreview, object>> = {},
): NotificationRulePreview => ({
  event: faker.helpers.arrayElement([
    { ...getPreviewNotificationRuleResponseNotificationTrialEventMock() },
    null,
  ]),
  title: faker.string.alpha({ length: { min: 10, max: 20 } }),
  body: faker.string.alpha({ length: { min: 10, max: 20 } }),
  error: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  ...overrideResponse,
});

export const getDryRunNotificationRuleResponseNotifiedResourceMock = (
  overrideResponse: Partial<NotifiedResource> = {},
): NotifiedResource => ({
  ...{
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    health: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    status: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    config_class: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    tags: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        null,
      ]),
      undefined,
    ]),
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getDryRunNotificationRuleResponseMock = (
  overrideResponse: Partial<Extract<NotificationRuleDryRun, object>> = {},
): NotificationRuleDryRun => ({
  since: faker.date.past().toISOString().slice(0, 19) + "Z",
  events: faker.number.int({ min: 0, max: 1000 }),
  matched: faker.number.int({ min: 0, max: 1000 }),
  sent: faker.number.int({ min: 0, max: 1000 }),
  failed: faker.number.int({ min: 0, max: 1000 }),
  error: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  results: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      event: {
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
        resource_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        resource: faker.helpers.arrayElement([
          { ...getDryRunNotificationRuleResponseNotifiedResourceMock() },
          null,
        ]),
      },
      status: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  ...overrideResponse,
});

export const getSummarizeNotificationsMockHandler = (
  overrideResponse?:
    | NotificationSummaryPage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotificationSummaryPage> | NotificationSummaryPage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/notification/summary",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSummarizeNotificationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateNotificationSilenceMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/notification/silence",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 200 });
    },
    options,
  );
};

export const getListResourceSilencesMockHandler = (
  overrideResponse?:
    | ResourceSilence[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ResourceSilence[]> | ResourceSilence[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/notification/silences",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListResourceSilencesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPreviewNotificationSilenceMockHandler = (
  overrideResponse?:
    | SilencedNotification[]
    | null
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SilencedNotification[] | null> | SilencedNotification[] | null),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/notification/silence_preview",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPreviewNotificationSilenceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetNotificationEventsMockHandler = (
  overrideResponse?:
    | GetNotificationEvents200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetNotificationEvents200> | GetNotificationEvents200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/notification/events",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNotificationEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPreviewNotificationRuleMockHandler = (
  overrideResponse?:
    | NotificationRulePreview
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotificationRulePreview> | NotificationRulePreview),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/notification/rule/preview",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPreviewNotificationRuleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDryRunNotificationRuleMockHandler = (
  overrideResponse?:
    | NotificationRuleDryRun
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotificationRuleDryRun> | NotificationRuleDryRun),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/notification/rule/dry_run",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDryRunNotificationRuleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getNotificationsMock = () => [
  getSummarizeNotificationsMockHandler(),
  getCreateNotificationSilenceMockHandler(),
  getListResourceSilencesMockHandler(),
  getPreviewNotificationSilenceMockHandler(),
  getGetNotificationEventsMockHandler(),
  getPreviewNotificationRuleMockHandler(),
  getDryRunNotificationRuleMockHandler(),
];

/**
 * @nullable
 */
export type NotifiedResourceTags = { [key: string]: string } | null;

export interface NotifiedResource {
  id: string;
  name: string;
  /** @nullable */
  type?: string | null;
  /**
   * As it is now.
   * @nullable
   */
  health?: string | null;
  /** @nullable */
  status?: string | null;
  /** @nullable */
  icon?: string | null;
  /** @nullable */
  config_class?: string | null;
  /** @nullable */
  tags?: NotifiedResourceTags;
  /**
   * Null while it is there.
   * @nullable
   */
  deleted_at?: string | null;
}

/**
 * Something that happened.
 */
export interface NotificationTrialEvent {
  name: string;
  created_at: string;
  /** config, component, check, playbook or incident. */
  resource_type: string;
  /** As it is now; null when it is gone. */
  resource: NotifiedResource | null;
}

export interface NotificationRulePreview {
  /** The newest one that the rule is for; null when there was none during the last day. */
  event: NotificationTrialEvent | null;
  title: string;
  /** Markdown. */
  body: string;
  /**
   * Why title or template could not be filled in.
   * @nullable
   */
  error: string | null;
}

export type NotificationRuleDryRunResultsItem = {
  event: NotificationTrialEvent;
  /** sent, or what would have held it back: repeat-interval, grouped, silenced, skipped (over before the wait was). */
  status: string;
};

export interface NotificationRuleDryRun {
  /** Older events were not looked at. */
  since: string;
  /**
   * Events of these names.
   * @minimum 0
   */
  events: number;
  /**
   * Those that the filter holds for.
   * @minimum 0
   */
  matched: number;
  /**
   * Those that would have been sent.
   * @minimum 0
   */
  sent: number;
  /**
   * Those that the filter could not judge.
   * @minimum 0
   */
  failed: number;
  /**
   * What the filter stumbled over at the newest of those.
   * @nullable
   */
  error: string | null;
  results: NotificationRuleDryRunResultsItem[];
}

/**
 * Notifications of all pages together; an older backend leaves it out.
 */
export type NotificationSummaryPageStatistics = {
  /** @minimum 0 */
  sent: number;
  /** @minimum 0 */
  error: number;
  /** @minimum 0 */
  suppressed: number;
};

/**
 * The notifications of one resource.
 */
export interface NotificationGroup {
  /** Null when the resource is gone. */
  resource: NotifiedResource | null;
  /** config, component, check, canary, incident, or notification: what a rule says of itself. */
  resource_type: string;
  /**
   * When last seen: healthy, unhealthy, warning, unknown or empty.
   * @nullable
   */
  resource_health: string | null;
  /** @nullable */
  resource_status: string | null;
  /** @nullable */
  resource_health_description: string | null;
  first_observed: string;
  last_seen: string;
  /** @minimum 0 */
  total: number;
  /** @nullable */
  last_message: string | null;
  /** @minimum 0 */
  sent: number;
  /** @minimum 0 */
  error: number;
  /**
   * Neither sent nor failed.
   * @minimum 0
   */
  suppressed: number;
}

export interface NotificationSummaryPage {
  /**
   * Groups over all pages.
   * @minimum 0
   */
  total: number;
  /** Column that the groups are sorted by; missing means last_seen, newest first. */
  sortedBy?: string;
  /** The silence that the answer was narrowed to; missing where it was not. */
  silencedBy?: string;
  /** Notifications of all pages together; an older backend leaves it out. */
  statistics?: NotificationSummaryPageStatistics;
  results: NotificationGroup[] | null;
}

/**
 * A silence that holds for a resource.
 */
export interface ResourceSilence {
  id: string;
  name: string;
  /**
   * Null means for ever.
   * @nullable
   */
  until: string | null;
}

export type SilencedNotificationPayload = { [key: string]: unknown };

/**
 * A row of the send history with its resource; a key is missing when it has no value.
 */
export interface SilencedNotification {
  id: string;
  notification_id: string;
  /** Plain text, or chat blocks as JSON text. */
  body?: string;
  error?: string;
  /** @minimum 0 */
  duration_millis?: number;
  created_at: string;
  /** Always sent here. */
  status?: string;
  payload?: SilencedNotificationPayload;
  notBefore?: string;
  /** @minimum 0 */
  retries?: number;
  /** @minimum 1 */
  count: number;
  first_observed: string;
  source_event: string;
  resource_id: string;
  resource_health?: string;
  resource_status?: string;
  resource_health_description?: string;
  team_id?: string;
  person_id?: string;
  connection_id?: string;
  playbook_run_id?: string;
  silenced_by?: string;
  group_id?: string;
  parent_id?: string;
  resource: NotifiedResource | null;
}

export type NotificationEventEvent = { [key: string]: unknown };

/**
 * What the filter of the rules could see.
 */
export type NotificationEventEnv = { [key: string]: unknown };

export interface NotificationEvent {
  event: NotificationEventEvent;
  /** What the filter of the rules could see. */
  env?: NotificationEventEnv;
}

export type GetNotificationEvents200 = { [key: string]: NotificationEvent[] };
