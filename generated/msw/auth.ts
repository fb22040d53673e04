// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getWhoamiResponsePolicyRuleMock = (
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

export const getWhoamiResponseMock = (
  overrideResponse: Partial<Extract<WhoamiAnswer, object>> = {},
): WhoamiAnswer => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  payload: {
    user: {
      id: faker.string.uuid(),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      email: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      type: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      avatar: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      external_id: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      properties: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    },
    roles: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      null,
    ]),
    permissions: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getWhoamiResponsePolicyRuleMock(),
      })),
      null,
    ]),
    hostname: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getInviteUserResponseMock = (
  overrideResponse: Partial<Extract<Invitation, object>> = {},
): Invitation => ({
  link: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateTokenResponseMock = (
  overrideResponse: Partial<Extract<CreatedToken, object>> = {},
): CreatedToken => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  payload: { token: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  ...overrideResponse,
});

export const getListTokensResponseTokenMock = (overrideResponse: Partial<Token> = {}): Token => ({
  ...{
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    auto_renew: faker.datatype.boolean(),
    person_id: faker.string.uuid(),
    person: {
      id: faker.string.uuid(),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      email: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      type: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      avatar: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      external_id: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      properties: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    },
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    expires_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    created_by: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getListTokensResponseMock = (
  overrideResponse: Partial<Extract<TokenList, object>> = {},
): TokenList => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  payload: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getListTokensResponseTokenMock(),
      })),
      null,
    ]),
    undefined,
  ]),
  ...overrideResponse,
});

export const getDeleteTokenResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateAccountStateResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateAccountPropertiesResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWhoamiMockHandler = (
  overrideResponse?:
    | WhoamiAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<WhoamiAnswer> | WhoamiAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/auth/whoami",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getWhoamiResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getInviteUserMockHandler = (
  overrideResponse?:
    | Invitation
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Invitation> | Invitation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/invite_user",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getInviteUserResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateTokenMockHandler = (
  overrideResponse?:
    | CreatedToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreatedToken> | CreatedToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/create_token",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListTokensMockHandler = (
  overrideResponse?:
    | TokenList
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TokenList> | TokenList),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/auth/tokens",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListTokensResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteTokenMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/auth/token/:id",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteTokenResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAccountStateMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/:id/update_state",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAccountStateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateAccountPropertiesMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/:id/properties",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateAccountPropertiesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAuthenticationMock = () => [
  getWhoamiMockHandler(),
  getInviteUserMockHandler(),
  getCreateTokenMockHandler(),
  getListTokensMockHandler(),
  getDeleteTokenMockHandler(),
  getUpdateAccountStateMockHandler(),
  getUpdateAccountPropertiesMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Authentication
 * Who is signed in, with which roles and permissions; access tokens; inviting people.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Identifier of a record. Ids sort by creation time.
 */
export type Uuid = string;

/**
 * @nullable
 */
export type CurrentUserProperties = { [key: string]: unknown } | null;

export interface CurrentUser {
  id: Uuid;
  name: string;
  /** @nullable */
  email?: string | null;
  /** Missing or empty for humans, else access_token or agent. */
  type?: string;
  /** @nullable */
  avatar?: string | null;
  /** @nullable */
  external_id?: string | null;
  /** @nullable */
  properties?: CurrentUserProperties;
}

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

export type WhoamiAnswerPayload = {
  user: CurrentUser;
  /** admin, editor, viewer, guest, commander or responder; other names occur and grant nothing here. Null when the lookup failed. */
  roles: string[] | null;
  permissions: PolicyRule[] | null;
  hostname?: string;
};

export interface WhoamiAnswer {
  message: string;
  payload: WhoamiAnswerPayload;
}

export interface Invitation {
  link: string;
  /** To be typed where the link leads. */
  code: string;
}

export type CreatedTokenPayload = {
  /** Five parts joined by dots: secret, salt, time, memory, parallelism. */
  token: string;
};

export interface CreatedToken {
  message: string;
  payload: CreatedTokenPayload;
}

export interface Token {
  id: Uuid;
  name: string;
  /** Some backends always say false in this list. */
  auto_renew: boolean;
  person_id: Uuid;
  person: CurrentUser;
  created_at: string;
  /**
   * Not every backend sends it; null means never.
   * @nullable
   */
  expires_at?: string | null;
  /**
   * Id of the owner. Not every backend sends it.
   * @nullable
   */
  created_by?: string | null;
}

export interface TokenList {
  message: string;
  /** Null or missing when there are none. */
  payload?: Token[] | null;
}

/**
 * Error shape 4, plain text from the authentication and role middleware.
 */
export type PlainError = string;

/**
 * Error shape 1, written by the backend's own handlers.
 */
export interface HttpError {
  error: string;
  message?: string;
  /** Usually JSON text. */
  data?: string;
}

/**
 * Error shape 5, written by the health check service.
 */
export interface SimpleError {
  error: string;
}

/**
 * Error shape 3, written by the web framework for unknown routes, wrong methods and unwrapped errors.
 */
export interface FrameworkError {
  message: string;
}

export type OopsErrorContext = { [key: string]: unknown };

/**
 * Who asked; has an `id`.
 */
export type OopsErrorUser = { [key: string]: unknown };

export type OopsErrorTenant = { [key: string]: unknown };

/**
 * The call that failed.
 */
export type OopsErrorRequest = { [key: string]: unknown } | string;

export type OopsErrorResponse = { [key: string]: unknown } | string;

/**
 * Error shape 2, a wrapped error. Only `error` is sure. Show `public` before `error` where it is given, and `hint` beside it. `code` sets the status; without one it is 500, also where the wrapped error says something else.
 */
export interface OopsError {
  /** All that went wrong, for people who run the backend. */
  error: string;
  /**
   * Known values: conflict, forbidden, invalid, not_found, not_implemented, unauthorized, internal.
   * @nullable
   */
  code?: string | null;
  /** The same for people who use it. */
  public?: string;
  /** What to do. */
  hint?: string;
  owner?: string;
  time?: string;
  duration?: string;
  domain?: string;
  tags?: string[];
  context?: OopsErrorContext;
  trace?: string;
  /** Who asked; has an `id`. */
  user?: OopsErrorUser;
  tenant?: OopsErrorTenant;
  /** The call that failed. */
  request?: OopsErrorRequest;
  response?: OopsErrorResponse;
  stacktrace?: string;
  sources?: string;
}

/**
 * The success envelope of the backend's handlers when there is nothing to carry in `payload`.
 */
export interface SuccessMessage {
  /** May be empty. */
  message: string;
}

/**
 * No session, or it has ended. The console goes to the auth-state-check page with `return_to`.
 */
export type UnauthorizedResponse = PlainError | HttpError;

/**
 * No such record.
 */
export type NotFoundResponse = HttpError | SimpleError | FrameworkError;

/**
 * The backend failed.
 */
export type ServerErrorResponse = OopsError | HttpError | FrameworkError;

export type whoamiResponse200 = {
  data: WhoamiAnswer;
  status: 200;
};

export type whoamiResponse401 = {
  data: UnauthorizedResponse;
  status: 401;
};

export type whoamiResponse404 = {
  data: NotFoundResponse;
  status: 404;
};

export type whoamiResponse500 = {
  data: ServerErrorResponse;
  status: 500;
};

export type whoamiResponseSuccess = whoamiResponse200 & {
  headers: Headers;
};

export type whoamiResponseError = (whoamiResponse401 | whoamiResponse404 | whoamiResponse500) & {
  headers: Headers;
};

export type whoamiResponse = whoamiResponseSuccess | whoamiResponseError;

export const getWhoamiUrl = () => {
  return `/whoami`;
};

/**
 * The answer builds the access checker. Roles are direct and inherited ones and may repeat; unknown names add nothing. In hosted mode 404 or 5xx here means that the instance is still being provisioned.
 * @summary The signed-in person with roles and permissions
 */
export const whoami = async (options?: RequestInit): Promise<whoamiResponse> => {
  const res = await fetch(getWhoamiUrl(), {
    ...options,
    method: "GET",
  });

  const contentType = (res.headers.get("content-type") ?? "").toLowerCase();
  const body = [204, 205, 304].includes(res.status) ? null : await res.text();

  const data: whoamiResponse["data"] = body
    ? contentType.includes("json")
      ? JSON.parse(body)
      : body
    : {};
  return { data, status: res.status, headers: res.headers } as whoamiResponse;
};
