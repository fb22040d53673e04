// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getSearchResourcesResponseMock = (
  overrideResponse: Partial<Extract<ResourceSearchAnswer, object>> = {},
): ResourceSearchAnswer => ({
  canaries: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  checks: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  components: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  configs: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  config_changes: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  playbooks: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  connections: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      agent: faker.string.alpha({ length: { min: 10, max: 20 } }),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      tags: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getSearchResourcesMockHandler = (
  overrideResponse?:
    | ResourceSearchAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ResourceSearchAnswer> | ResourceSearchAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/resources/search",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchResourcesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getResourceSearchMock = () => [getSearchResourcesMockHandler()];

/**
 * Tags of configuration items and changes; labels of canaries, checks and components.
 */
export type FoundResourceTags = { [key: string]: string };

export interface FoundResource {
  id: string;
  name: string;
  /** Empty for kinds without one. */
  namespace: string;
  /** Empty for kinds without one. */
  type: string;
  /** An agent id or empty. */
  agent: string;
  icon?: string;
  /** Tags of configuration items and changes; labels of canaries, checks and components. */
  tags?: FoundResourceTags;
}

export type FoundResources = FoundResource[];

export interface ResourceSearchAnswer {
  canaries?: FoundResources;
  checks?: FoundResources;
  components?: FoundResources;
  configs?: FoundResources;
  config_changes?: FoundResources;
  playbooks?: FoundResources;
  connections?: FoundResources;
}
