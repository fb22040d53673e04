// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGenerateAgentResponseMock = (
  overrideResponse: Partial<Extract<AgentCredentials, object>> = {},
): AgentCredentials => ({
  id: faker.string.uuid(),
  username: faker.string.alpha({ length: { min: 10, max: 20 } }),
  access_token: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGenerateAgentTokenResponseMock = (
  overrideResponse: Partial<Extract<AgentCredentials, object>> = {},
): AgentCredentials => ({
  id: faker.string.uuid(),
  username: faker.string.alpha({ length: { min: 10, max: 20 } }),
  access_token: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGenerateAgentMockHandler = (
  overrideResponse?:
    | AgentCredentials
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AgentCredentials> | AgentCredentials),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/agent/generate",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGenerateAgentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGenerateAgentTokenMockHandler = (
  overrideResponse?:
    | AgentCredentials
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AgentCredentials> | AgentCredentials),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/agent/token",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGenerateAgentTokenResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};
export const getAgentsMock = () => [
  getGenerateAgentMockHandler(),
  getGenerateAgentTokenMockHandler(),
];

export interface AgentCredentials {
  /** Id of the agent's person, not of the agent. */
  id: string;
  /** `agent-` and eight bytes in hex; for a later token the agent's name. */
  username: string;
  access_token: string;
}
