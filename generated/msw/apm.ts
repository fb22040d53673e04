// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSearchLogServiceResponseMock = (
  overrideResponse: Partial<Extract<LogServicePage, object>> = {},
): LogServicePage => ({
  total: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 1000 }), undefined]),
  results: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      timestamp: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      message: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      labels: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  nextPage: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ...overrideResponse,
});

export const getSearchLogServiceMockHandler = (
  overrideResponse?:
    | LogServicePage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LogServicePage> | LogServicePage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/apm/search",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchLogServiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getLogServiceMock = () => [getSearchLogServiceMockHandler()];

export type LogServiceLineLabels = { [key: string]: string };

/**
 * One line; a key is left out when empty.
 */
export interface LogServiceLine {
  id?: string;
  /** RFC 3339. */
  timestamp?: string;
  message?: string;
  labels?: LogServiceLineLabels;
}

export interface LogServicePage {
  /** @minimum 1 */
  total?: number;
  results?: LogServiceLine[];
  /** Missing on the last page. */
  nextPage?: string;
}
