// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSummarizeCatalogResponseCatalogSummaryRowMock = (
  overrideResponse: Partial<CatalogSummaryRow> = {},
): CatalogSummaryRow => ({
  ...{
    type: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    count: faker.number.int({ min: 0, max: 1000 }),
    health: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
        },
        null,
      ]),
      null,
    ]),
    changes: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    analysis: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
        },
        null,
      ]),
      undefined,
    ]),
    cost_1d: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        null,
      ]),
      undefined,
    ]),
    cost_7d: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        null,
      ]),
      undefined,
    ]),
    cost_30d: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        null,
      ]),
      undefined,
    ]),
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    updated_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  },
  ...overrideResponse,
});

export const getSummarizeCatalogResponseMock = (): CatalogSummaryRow[] | null =>
  faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getSummarizeCatalogResponseCatalogSummaryRowMock(),
    })),
    null,
  ]);

export const getSearchCatalogChangesResponseMock = (
  overrideResponse: Partial<Extract<CatalogChangesResponse, object>> = {},
): CatalogChangesResponse => ({
  summary: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: faker.number.int({ min: 1, max: 1000 }),
    },
    undefined,
  ]),
  total: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 1000 }), undefined]),
  changes: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      config_id: faker.string.uuid(),
      agent_id: faker.string.uuid(),
      external_change_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      change_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      severity: faker.string.alpha({ length: { min: 10, max: 20 } }),
      source: faker.string.alpha({ length: { min: 10, max: 20 } }),
      summary: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      count: faker.number.int({ min: 1, max: 1000 }),
      first_observed: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      deleted_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      name: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      type: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
      created_by: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
      external_created_by: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getGetCatalogChangesResponseMock = (
  overrideResponse: Partial<Extract<CatalogChangesResponse, object>> = {},
): CatalogChangesResponse => ({
  summary: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: faker.number.int({ min: 1, max: 1000 }),
    },
    undefined,
  ]),
  total: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 1000 }), undefined]),
  changes: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      config_id: faker.string.uuid(),
      agent_id: faker.string.uuid(),
      external_change_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      change_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      severity: faker.string.alpha({ length: { min: 10, max: 20 } }),
      source: faker.string.alpha({ length: { min: 10, max: 20 } }),
      summary: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      count: faker.number.int({ min: 1, max: 1000 }),
      first_observed: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      deleted_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      name: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      type: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
      created_by: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
      external_created_by: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getSummarizeCatalogMockHandler = (
  overrideResponse?:
    | CatalogSummaryRow[]
    | null
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CatalogSummaryRow[] | null> | CatalogSummaryRow[] | null),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/catalog/summary",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSummarizeCatalogResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchCatalogChangesMockHandler = (
  overrideResponse?:
    | CatalogChangesResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CatalogChangesResponse> | CatalogChangesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/catalog/changes",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchCatalogChangesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCatalogChangesMockHandler = (
  overrideResponse?:
    | CatalogChangesResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CatalogChangesResponse> | CatalogChangesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/catalog/changes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCatalogChangesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCatalogMock = () => [
  getSummarizeCatalogMockHandler(),
  getSearchCatalogChangesMockHandler(),
  getGetCatalogChangesMockHandler(),
];

/**
 * Health to number of items.
 * @nullable
 */
export type CatalogSummaryRowHealth = { [key: string]: number } | null;

/**
 * Analysis type to number of open insights; when asked for.
 * @nullable
 */
export type CatalogSummaryRowAnalysis = { [key: string]: number } | null;

/**
 * One group. Beside the figures it has one key per `groupBy` entry (a tag key keeps its own name); a group of items without that tag has null there.
 */
export interface CatalogSummaryRow {
  /**
   * When grouped by type.
   * @nullable
   */
  type?: string | null;
  /** @minimum 0 */
  count: number;
  /**
   * Health to number of items.
   * @nullable
   */
  health: CatalogSummaryRowHealth;
  /**
   * When asked for.
   * @minimum 0
   */
  changes?: number;
  /**
   * Analysis type to number of open insights; when asked for.
   * @nullable
   */
  analysis?: CatalogSummaryRowAnalysis;
  /**
   * When `cost` is 1d.
   * @nullable
   */
  cost_1d?: number | null;
  /**
   * When `cost` is 7d.
   * @nullable
   */
  cost_7d?: number | null;
  /**
   * When `cost` is 30d.
   * @nullable
   */
  cost_30d?: number | null;
  /** Oldest item of the group. */
  created_at: string;
  /** Newest update of the group. */
  updated_at: string;
  [key: string]: unknown;
}

/**
 * Change type to number of changes on this page.
 */
export type CatalogChangesPageSummary = { [key: string]: number };

/**
 * Tags of the item.
 */
export type CatalogChangeTags = { [key: string]: string };

/**
 * One change with the item that it happened to.
 */
export interface CatalogChange {
  id: string;
  config_id: string;
  /** All zeros is the local instance. */
  agent_id: string;
  external_change_id: string;
  /** diff, CREATE, UPDATE, DELETE, Healthy, Unhealthy, event reasons and audit verbs of the source. */
  change_type: string;
  /** Known values: info, low, medium, high, critical. */
  severity: string;
  /** diff, kubernetes/…, CloudTrail and others. */
  source: string;
  summary?: string;
  created_at: string;
  /**
   * How often it was seen.
   * @minimum 1
   */
  count: number;
  first_observed?: string;
  /** When the item was deleted. */
  deleted_at?: string;
  /** Name of the item. */
  name?: string;
  /** Type of the item. */
  type?: string;
  /** Tags of the item. */
  tags?: CatalogChangeTags;
  /** A person of this instance. */
  created_by?: string;
  /** Somebody outside. */
  external_created_by?: string;
}

/**
 * Every key is left out when empty or zero.
 */
export interface CatalogChangesPage {
  /** Change type to number of changes on this page. */
  summary?: CatalogChangesPageSummary;
  /**
   * Changes over all pages.
   * @minimum 1
   */
  total?: number;
  changes?: CatalogChange[];
}

/**
 * The page of changes.
 */
export type CatalogChangesResponse = CatalogChangesPage;
