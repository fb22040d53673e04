// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getTestConnectionResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getTestConnectionMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/connection/test/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTestConnectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getConnectionsMock = () => [getTestConnectionMockHandler()];

/**
 * The success envelope of the backend's handlers when there is nothing to carry in `payload`.
 */
export interface SuccessMessage {
  /** May be empty. */
  message: string;
}
