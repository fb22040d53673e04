// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getUpdatePersonResponseMock = (
  overrideResponse: Partial<Extract<PersonTraits, object>> = {},
): PersonTraits => ({
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  name: {
    first: faker.string.alpha({ length: { min: 10, max: 20 } }),
    last: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  ...overrideResponse,
});

export const getUpdatePersonMockHandler = (
  overrideResponse?:
    | PersonTraits
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PersonTraits> | PersonTraits),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/people/update",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePersonResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeletePersonMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/people/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};
export const getPeopleMock = () => [getUpdatePersonMockHandler(), getDeletePersonMockHandler()];

export type PersonTraitsName = {
  first: string;
  last: string;
};

/**
 * What the identity server keeps of a person.
 */
export interface PersonTraits {
  email: string;
  name: PersonTraitsName;
}
