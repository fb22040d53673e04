// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetChartResponseMock = (
  overrideResponse: Partial<Extract<Chart, object>> = {},
): Chart => ({
  name: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version: faker.string.alpha({ length: { min: 10, max: 20 } }),
  repository: faker.string.alpha({ length: { min: 10, max: 20 } }),
  source: faker.helpers.arrayElement(["registry", "shipped"] as const),
  reason: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  valuesSchema: {},
  values: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetChartMockHandler = (
  overrideResponse?:
    | Chart
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Chart> | Chart),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/charts/:chart",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetChartResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getChartsMock = () => [getGetChartMockHandler()];

/**
 * Where this answer comes from.
 */
export type ChartSource = (typeof ChartSource)[keyof typeof ChartSource];

export const ChartSource = {
  registry: "registry",
  shipped: "shipped",
} as const;

/**
 * JSON Schema of the values.
 */
export type ChartValuesSchema = { [key: string]: unknown };

/**
 * What it takes to install a chart and to check its values.
 */
export interface Chart {
  /**
   * Name of the chart in its Helm repository.
   * @minLength 1
   */
  name: string;
  /** Version that the schema belongs to. */
  version: string;
  /** Address of the Helm repository. */
  repository: string;
  /** Where this answer comes from. */
  source: ChartSource;
  /** Why it does not come from the registry. */
  reason?: string;
  /** JSON Schema of the values. */
  valuesSchema: ChartValuesSchema;
  /** The chart's default values as YAML; empty when they are not known. */
  values: string;
}
