// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListSandboxPeopleResponseMock = (): SandboxPerson[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    role: faker.string.alpha({ length: { min: 10, max: 20 } }),
    active: faker.datatype.boolean(),
  }));

export const getGetSandboxStatusResponseMock = (
  overrideResponse: Partial<Extract<SandboxStatus, object>> = {},
): SandboxStatus => ({
  database_bytes: faker.number.int({ min: 0, max: 1000 }),
  started_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  config_items: faker.number.int({ min: 0, max: 1000 }),
  components: faker.number.int({ min: 0, max: 1000 }),
  checks: faker.number.int({ min: 0, max: 1000 }),
  last_check_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    null,
  ]),
  events_waiting: faker.number.int({ min: 0, max: 1000 }),
  events_failed: faker.number.int({ min: 0, max: 1000 }),
  ...overrideResponse,
});

export const getActAsResponseMock = (
  overrideResponse: Partial<Extract<SandboxPerson, object>> = {},
): SandboxPerson => ({
  id: faker.string.uuid(),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  role: faker.string.alpha({ length: { min: 10, max: 20 } }),
  active: faker.datatype.boolean(),
  ...overrideResponse,
});

export const getShowSandboxOutboxResponseMock = (): string => faker.word.sample();

export const getHitSandboxTargetResponseMock = (
  overrideResponse: Partial<Extract<HitSandboxTarget200, object>> = {},
): HitSandboxTarget200 => ({
  target: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListSandboxPeopleMockHandler = (
  overrideResponse?:
    | SandboxPerson[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SandboxPerson[]> | SandboxPerson[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/sandbox/people",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListSandboxPeopleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSandboxStatusMockHandler = (
  overrideResponse?:
    | SandboxStatus
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SandboxStatus> | SandboxStatus),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/sandbox/status",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSandboxStatusResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getActAsMockHandler = (
  overrideResponse?:
    | SandboxPerson
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SandboxPerson> | SandboxPerson),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/sandbox/act-as",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getActAsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getShowSandboxOutboxMockHandler = (
  overrideResponse?:
    | string
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/sandbox/outbox",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const resolvedBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getShowSandboxOutboxResponseMock();
      const textBody =
        typeof resolvedBody === "string" ? resolvedBody : JSON.stringify(resolvedBody ?? null);
      return HttpResponse.html(textBody, { status: 200 });
    },
    options,
  );
};

export const getHitSandboxTargetMockHandler = (
  overrideResponse?:
    | HitSandboxTarget200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HitSandboxTarget200> | HitSandboxTarget200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/sandbox/target/:name",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getHitSandboxTargetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSandboxControlsMock = () => [
  getListSandboxPeopleMockHandler(),
  getGetSandboxStatusMockHandler(),
  getActAsMockHandler(),
  getShowSandboxOutboxMockHandler(),
  getHitSandboxTargetMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Sandbox controls
 * What only the stand-in backend has: acting as one of its seeded people, and targets for its checks. A real backend answers 404 here, and the console shows none of it.
 * OpenAPI spec version: 0.1.0
 */
export interface SandboxStatus {
  /**
   * Size of the database.
   * @minimum 0
   */
  database_bytes: number;
  /** When this process started. */
  started_at: string;
  /** @minimum 0 */
  config_items: number;
  /** @minimum 0 */
  components: number;
  /** @minimum 0 */
  checks: number;
  /**
   * When a check ran last.
   * @nullable
   */
  last_check_at: string | null;
  /** @minimum 0 */
  events_waiting: number;
  /** @minimum 0 */
  events_failed: number;
}

/**
 * Identifier of a record. Ids sort by creation time.
 */
export type Uuid = string;

export interface SandboxPerson {
  id: Uuid;
  name: string;
  role: string;
  /** The session stands for this person. */
  active: boolean;
}

export type HitSandboxTarget200 = {
  target: string;
};
