// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetTokenPermissionsResponsePolicyRuleMock = (
  overrideResponse: Partial<PolicyRule> = {},
): PolicyRule => ({
  ...{
    id: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    subject: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    object: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    action: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    deny: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    condition: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetTokenPermissionsResponseMock = (
  overrideResponse: Partial<Extract<PolicyRuleList, object>> = {},
): PolicyRuleList => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  payload: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getGetTokenPermissionsResponsePolicyRuleMock(),
      })),
      null,
    ]),
    undefined,
  ]),
  ...overrideResponse,
});

export const getAddRolesToPersonResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetRolesOfPersonResponseMock = (
  overrideResponse: Partial<Extract<RoleList, object>> = {},
): RoleList => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  payload: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      null,
    ]),
    undefined,
  ]),
  ...overrideResponse,
});

export const getDumpPolicyResponseMock = (): PolicyRule[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    subject: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    object: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    action: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    deny: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    condition: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  }));

export const getGetTokenPermissionsMockHandler = (
  overrideResponse?:
    | PolicyRuleList
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PolicyRuleList> | PolicyRuleList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/rbac/token/:id/permissions",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTokenPermissionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAddRolesToPersonMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/rbac/:id/update_role",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAddRolesToPersonResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRolesOfPersonMockHandler = (
  overrideResponse?:
    | RoleList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RoleList> | RoleList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/rbac/:id/roles",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRolesOfPersonResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDumpPolicyMockHandler = (
  overrideResponse?:
    | PolicyRule[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PolicyRule[]> | PolicyRule[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/rbac/dump",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDumpPolicyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getRolesAndPolicyMock = () => [
  getGetTokenPermissionsMockHandler(),
  getAddRolesToPersonMockHandler(),
  getGetRolesOfPersonMockHandler(),
  getDumpPolicyMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Roles and policy
 * Who holds which role, what a token may do, and the whole policy.
 * OpenAPI spec version: 0.1.0
 */
/**
 * One line of the backend's policy. A key is missing when empty or false; a matching deny beats every allow.
 */
export interface PolicyRule {
  /** `na` for built-in rules, else the id of the permission row. */
  id?: string;
  /** Role, person, team, permission group, playbook or notification. */
  subject?: string;
  /** Backend object, `*`, or missing for rules by selector. */
  object?: string;
  /** create, read, update, delete, playbook:run, playbook:approve, playbook:cancel or `*`. */
  action?: string;
  deny?: boolean;
  /** `true` or an expression over the resource. */
  condition?: string;
}

export interface PolicyRuleList {
  /** Empty. */
  message: string;
  /** Null or missing when there are none. */
  payload?: PolicyRule[] | null;
}

export interface RoleList {
  /** Empty. */
  message: string;
  /** admin, editor, viewer, guest, commander, responder or others. Null or missing when there are none. */
  payload?: string[] | null;
}

/**
 * The success envelope of the backend's handlers when there is nothing to carry in `payload`.
 */
export interface SuccessMessage {
  /** May be empty. */
  message: string;
}
