// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListApplicablePlaybooksResponsePlaybookParameterMock = (
  overrideResponse: Partial<PlaybookParameter> = {},
): PlaybookParameter => ({
  ...{
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    label: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    description: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    default: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    properties: faker.helpers.arrayElement([{}, undefined]),
    dependsOn: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getListApplicablePlaybooksResponseMock = (): ApplicablePlaybook[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    parameters: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          ...getListApplicablePlaybooksResponsePlaybookParameterMock(),
        })),
        null,
      ]),
      undefined,
    ]),
  }));

export const getGetPlaybookParametersResponsePlaybookParameterMock = (
  overrideResponse: Partial<PlaybookParameter> = {},
): PlaybookParameter => ({
  ...{
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    label: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    description: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    default: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    properties: faker.helpers.arrayElement([{}, undefined]),
    dependsOn: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetPlaybookParametersResponseMock = (
  overrideResponse: Partial<Extract<PlaybookParametersAnswer, object>> = {},
): PlaybookParametersAnswer => ({
  params: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetPlaybookParametersResponsePlaybookParameterMock(),
    })),
    null,
  ]),
  ...overrideResponse,
});

export const getRunPlaybookResponseMock = (
  overrideResponse: Partial<Extract<PlaybookRunStarted, object>> = {},
): PlaybookRunStarted => ({
  run_id: faker.string.uuid(),
  starts_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  ...overrideResponse,
});

export const getGetPlaybookRunResponseMock = (
  overrideResponse: Partial<Extract<PlaybookRunRecord, object>> = {},
): PlaybookRunRecord => ({
  id: faker.string.uuid(),
  playbook_id: faker.string.uuid(),
  status: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  spec: {},
  created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  scheduled_time: faker.date.past().toISOString().slice(0, 19) + "Z",
  start_time: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  end_time: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  timeout: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  created_by: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  config_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  component_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  check_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  notification_send_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  parent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  agent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
  parameters: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    undefined,
  ]),
  request: faker.helpers.arrayElement([{}, undefined]),
  error: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ...overrideResponse,
});

export const getApprovePlaybookRunResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCancelPlaybookRunResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetPlaybookEventsResponseMock = (): GetPlaybookEvents200 => ({
  [faker.string.alphanumeric(5)]: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({ event: {}, env: faker.helpers.arrayElement([{}, undefined]) })),
});

export const getTriggerPlaybookWebhookResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListApplicablePlaybooksMockHandler = (
  overrideResponse?:
    | ApplicablePlaybook[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ApplicablePlaybook[]> | ApplicablePlaybook[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/playbook/list",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListApplicablePlaybooksResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPlaybookParametersMockHandler = (
  overrideResponse?:
    | PlaybookParametersAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PlaybookParametersAnswer> | PlaybookParametersAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/playbook/:id/params",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPlaybookParametersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRunPlaybookMockHandler = (
  overrideResponse?:
    | PlaybookRunStarted
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PlaybookRunStarted> | PlaybookRunStarted),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/playbook/run",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRunPlaybookResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetPlaybookRunMockHandler = (
  overrideResponse?:
    | PlaybookRunRecord
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PlaybookRunRecord> | PlaybookRunRecord),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/playbook/run/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPlaybookRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getApprovePlaybookRunMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/playbook/run/approve/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getApprovePlaybookRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelPlaybookRunMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/playbook/run/cancel/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelPlaybookRunResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetPlaybookEventsMockHandler = (
  overrideResponse?:
    | GetPlaybookEvents200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetPlaybookEvents200> | GetPlaybookEvents200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/playbook/events",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetPlaybookEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTriggerPlaybookWebhookMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/playbook/webhook/:path",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTriggerPlaybookWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPlaybooksMock = () => [
  getListApplicablePlaybooksMockHandler(),
  getGetPlaybookParametersMockHandler(),
  getRunPlaybookMockHandler(),
  getGetPlaybookRunMockHandler(),
  getApprovePlaybookRunMockHandler(),
  getCancelPlaybookRunMockHandler(),
  getGetPlaybookEventsMockHandler(),
  getTriggerPlaybookWebhookMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Playbooks
 * Which playbooks fit a resource, their parameters, and starting, approving and cancelling runs.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Settings by type: options (list), language, size and jsonSchemaUrl (code), filter (component, config, check), multiline, format, regex, min, max, minLength and maxLength (text), role (people), colSpan and className.
 */
export type PlaybookParameterProperties = { [key: string]: unknown };

/**
 * One field of the run form. A key is missing when empty or false.
 */
export interface PlaybookParameter {
  /** Key in `params` and in templates. */
  name: string;
  /** Missing means text. Known values: text, code, checkbox, list, team, people, component, config, check, bytes, millicores, secret. */
  type?: string;
  label?: string;
  description?: string;
  icon?: string;
  required?: boolean;
  /** Always text: "true" for a checkbox, the document for code. */
  default?: string;
  /** Settings by type: options (list), language, size and jsonSchemaUrl (code), filter (component, config, check), multiline, format, regex, min, max, minLength and maxLength (text), role (people), colSpan and className. */
  properties?: PlaybookParameterProperties;
  /** Parameters that the default depends on. */
  dependsOn?: string[];
}

export interface ApplicablePlaybook {
  id: string;
  name: string;
  /** Not rendered. Null or missing when it has none. */
  parameters?: PlaybookParameter[] | null;
}

export interface PlaybookParametersAnswer {
  /** Null when the playbook has none. */
  params: PlaybookParameter[] | null;
}

export interface PlaybookRunStarted {
  run_id: string;
  starts_at: string;
}

/**
 * The playbook's spec when it started.
 */
export type PlaybookRunRecordSpec = { [key: string]: unknown };

export type PlaybookRunRecordParameters = { [key: string]: string };

/**
 * The webhook request that started it.
 */
export type PlaybookRunRecordRequest = { [key: string]: unknown };

/**
 * A run; a key is missing when it has no value.
 */
export interface PlaybookRunRecord {
  id: string;
  playbook_id: string;
  /** Known values: scheduled, running, sleeping, retrying, waiting, pending_approval, cancelled, completed, failed, timed_out. The last four are final. */
  status?: string;
  /** The playbook's spec when it started. */
  spec: PlaybookRunRecordSpec;
  created_at: string;
  scheduled_time: string;
  start_time?: string;
  end_time?: string;
  /**
   * Nanoseconds.
   * @minimum 0
   */
  timeout?: number;
  /** Missing when an event or webhook started it. */
  created_by?: string;
  config_id?: string;
  component_id?: string;
  check_id?: string;
  notification_send_id?: string;
  parent_id?: string;
  agent_id?: string;
  parameters?: PlaybookRunRecordParameters;
  /** The webhook request that started it. */
  request?: PlaybookRunRecordRequest;
  error?: string;
}

export type PlaybookEventEvent = { [key: string]: unknown };

/**
 * What the expressions of the playbook could see.
 */
export type PlaybookEventEnv = { [key: string]: unknown };

export interface PlaybookEvent {
  event: PlaybookEventEvent;
  /** What the expressions of the playbook could see. */
  env?: PlaybookEventEnv;
}

/**
 * The success envelope of the backend's handlers when there is nothing to carry in `payload`.
 */
export interface SuccessMessage {
  /** May be empty. */
  message: string;
}

export type GetPlaybookEvents200 = { [key: string]: PlaybookEvent[] };
