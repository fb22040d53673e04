// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSearchLogsResponseLogLineMock = (
  overrideResponse: Partial<LogLine> = {},
): LogLine => ({
  ...{
    id: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    timestamp: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    message: faker.string.alpha({ length: { min: 10, max: 20 } }),
    level: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    labels: faker.helpers.arrayElement([
      {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      undefined,
    ]),
    count: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 1000 }), undefined]),
    firstObserved: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    lastObserved: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSearchLogsResponseMock = (
  overrideResponse: Partial<Extract<LogAnswer, object>> = {},
): LogAnswer => ({
  total: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  results: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getSearchLogsResponseLogLineMock(),
      })),
      null,
    ]),
    undefined,
  ]),
  honoured: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    undefined,
  ]),
  cursor: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  histogram: faker.helpers.arrayElement([
    {
      start: faker.date.past().toISOString().slice(0, 19) + "Z",
      end: faker.date.past().toISOString().slice(0, 19) + "Z",
      buckets: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
        }),
      ),
    },
    undefined,
  ]),
  ...overrideResponse,
});

export const getSearchLogsMockHandler = (
  overrideResponse?:
    | LogAnswer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LogAnswer> | LogAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/logs",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchLogsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getLogsMock = () => [getSearchLogsMockHandler()];

export type LogLineLabels = { [key: string]: string };

export interface LogLine {
  /** Where the line stands in its stream. */
  id?: string;
  /** RFC 3339, with fractions. */
  timestamp?: string;
  message: string;
  /** Known values: fatal, error, warning, info, debug, trace. */
  level?: string;
  labels?: LogLineLabels;
  /**
   * How many equal lines this one stands for.
   * @minimum 1
   */
  count?: number;
  firstObserved?: string;
  lastObserved?: string;
}

export type LogHistogramBucketsItem = { [key: string]: number };

/**
 * Lines over time, counted by the log service.
 */
export interface LogHistogram {
  start: string;
  end: string;
  /** Lines by level, part after part. */
  buckets: LogHistogramBucketsItem[];
}

/**
 * The log service's answer; both keys are left out when empty by some services.
 */
export interface LogAnswer {
  /**
   * Lines that fit, also those beyond the limit.
   * @minimum 0
   */
  total?: number;
  results?: LogLine[] | null;
  /** Fields of the query that the answer follows; missing from a backend that says nothing about it. */
  honoured?: string[];
  /** Where the log stood; asks for what came since then. */
  cursor?: string;
  histogram?: LogHistogram;
}
