// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getStartLoginResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartLoginResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getStartLoginResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartLoginResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartLoginResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartLoginResponseMock = (
  overrideResponse: Partial<Extract<LoginFlow, object>> = {},
): LoginFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  refresh: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  requested_aal: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  updated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getStartLoginResponseUiInputAttributesMock() },
          { ...getStartLoginResponseUiImageAttributesMock() },
          { ...getStartLoginResponseUiTextAttributesMock() },
          { ...getStartLoginResponseUiAnchorAttributesMock() },
          { ...getStartLoginResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetLoginFlowResponseMock = (
  overrideResponse: Partial<Extract<LoginFlow, object>> = {},
): LoginFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  refresh: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  requested_aal: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  created_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  updated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getGetLoginFlowResponseUiInputAttributesMock() },
          { ...getGetLoginFlowResponseUiImageAttributesMock() },
          { ...getGetLoginFlowResponseUiTextAttributesMock() },
          { ...getGetLoginFlowResponseUiAnchorAttributesMock() },
          { ...getGetLoginFlowResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitLoginResponseMock = (
  overrideResponse: Partial<Extract<LoginDone, object>> = {},
): LoginDone => ({
  session: {
    id: faker.string.uuid(),
    active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    expires_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    authenticated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    issued_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    authenticator_assurance_level: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    authentication_methods: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        method: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        aal: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        provider: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        completed_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    devices: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          id: faker.string.uuid(),
          ip_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          user_agent: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          location: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        })),
        null,
      ]),
      undefined,
    ]),
    identity: faker.helpers.arrayElement([
      {
        id: faker.string.uuid(),
        schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
        schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
        state: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        state_changed_at: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
          undefined,
        ]),
        traits: {
          email: faker.string.alpha({ length: { min: 10, max: 20 } }),
          name: {
            first: faker.string.alpha({ length: { min: 10, max: 20 } }),
            last: faker.string.alpha({ length: { min: 10, max: 20 } }),
          },
        },
        verifiable_addresses: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
            () => ({
              id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
              value: faker.string.alpha({ length: { min: 10, max: 20 } }),
              verified: faker.datatype.boolean(),
              via: faker.string.alpha({ length: { min: 10, max: 20 } }),
              status: faker.string.alpha({ length: { min: 10, max: 20 } }),
              verified_at: faker.helpers.arrayElement([
                faker.helpers.arrayElement([
                  faker.date.past().toISOString().slice(0, 19) + "Z",
                  null,
                ]),
                undefined,
              ]),
              created_at: faker.helpers.arrayElement([
                faker.date.past().toISOString().slice(0, 19) + "Z",
                undefined,
              ]),
              updated_at: faker.helpers.arrayElement([
                faker.date.past().toISOString().slice(0, 19) + "Z",
                undefined,
              ]),
            }),
          ),
          undefined,
        ]),
        recovery_addresses: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
            () => ({
              id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
              value: faker.string.alpha({ length: { min: 10, max: 20 } }),
              via: faker.string.alpha({ length: { min: 10, max: 20 } }),
              created_at: faker.helpers.arrayElement([
                faker.date.past().toISOString().slice(0, 19) + "Z",
                undefined,
              ]),
              updated_at: faker.helpers.arrayElement([
                faker.date.past().toISOString().slice(0, 19) + "Z",
                undefined,
              ]),
            }),
          ),
          undefined,
        ]),
        metadata_public: faker.helpers.arrayElement([
          faker.helpers.arrayElement([null]),
          undefined,
        ]),
        organization_id: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
          undefined,
        ]),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      },
      undefined,
    ]),
    tokenized: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  session_token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getStartRegistrationResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartRegistrationResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getStartRegistrationResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartRegistrationResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartRegistrationResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartRegistrationResponseMock = (
  overrideResponse: Partial<Extract<RegistrationFlow, object>> = {},
): RegistrationFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getStartRegistrationResponseUiInputAttributesMock() },
          { ...getStartRegistrationResponseUiImageAttributesMock() },
          { ...getStartRegistrationResponseUiTextAttributesMock() },
          { ...getStartRegistrationResponseUiAnchorAttributesMock() },
          { ...getStartRegistrationResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRegistrationFlowResponseMock = (
  overrideResponse: Partial<Extract<RegistrationFlow, object>> = {},
): RegistrationFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getGetRegistrationFlowResponseUiInputAttributesMock() },
          { ...getGetRegistrationFlowResponseUiImageAttributesMock() },
          { ...getGetRegistrationFlowResponseUiTextAttributesMock() },
          { ...getGetRegistrationFlowResponseUiAnchorAttributesMock() },
          { ...getGetRegistrationFlowResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitRegistrationResponseContinueWithMock = (
  overrideResponse: Partial<ContinueWith> = {},
): ContinueWith => ({
  ...{
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    flow: faker.helpers.arrayElement([
      {
        id: faker.string.uuid(),
        url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        verifiable_address: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
      },
      undefined,
    ]),
    redirect_browser_to: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitRegistrationResponseMock = (
  overrideResponse: Partial<Extract<RegistrationDone, object>> = {},
): RegistrationDone => ({
  identity: {
    id: faker.string.uuid(),
    schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
    state: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    state_changed_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    traits: {
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: {
        first: faker.string.alpha({ length: { min: 10, max: 20 } }),
        last: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    verifiable_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified: faker.datatype.boolean(),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified_at: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
          undefined,
        ]),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    recovery_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    metadata_public: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    organization_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    created_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    updated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  session: faker.helpers.arrayElement([
    {
      id: faker.string.uuid(),
      active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
      expires_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      authenticated_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      issued_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      authenticator_assurance_level: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      authentication_methods: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          method: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          aal: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          provider: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          completed_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
        })),
        undefined,
      ]),
      devices: faker.helpers.arrayElement([
        faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
            () => ({
              id: faker.string.uuid(),
              ip_address: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              user_agent: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              location: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
            }),
          ),
          null,
        ]),
        undefined,
      ]),
      identity: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
          schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
          state: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          state_changed_at: faker.helpers.arrayElement([
            faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
            undefined,
          ]),
          traits: {
            email: faker.string.alpha({ length: { min: 10, max: 20 } }),
            name: {
              first: faker.string.alpha({ length: { min: 10, max: 20 } }),
              last: faker.string.alpha({ length: { min: 10, max: 20 } }),
            },
          },
          verifiable_addresses: faker.helpers.arrayElement([
            Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
              () => ({
                id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
                value: faker.string.alpha({ length: { min: 10, max: 20 } }),
                verified: faker.datatype.boolean(),
                via: faker.string.alpha({ length: { min: 10, max: 20 } }),
                status: faker.string.alpha({ length: { min: 10, max: 20 } }),
                verified_at: faker.helpers.arrayElement([
                  faker.helpers.arrayElement([
                    faker.date.past().toISOString().slice(0, 19) + "Z",
                    null,
                  ]),
                  undefined,
                ]),
                created_at: faker.helpers.arrayElement([
                  faker.date.past().toISOString().slice(0, 19) + "Z",
                  undefined,
                ]),
                updated_at: faker.helpers.arrayElement([
                  faker.date.past().toISOString().slice(0, 19) + "Z",
                  undefined,
                ]),
              }),
            ),
            undefined,
          ]),
          recovery_addresses: faker.helpers.arrayElement([
            Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
              () => ({
                id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
                value: faker.string.alpha({ length: { min: 10, max: 20 } }),
                via: faker.string.alpha({ length: { min: 10, max: 20 } }),
                created_at: faker.helpers.arrayElement([
                  faker.date.past().toISOString().slice(0, 19) + "Z",
                  undefined,
                ]),
                updated_at: faker.helpers.arrayElement([
                  faker.date.past().toISOString().slice(0, 19) + "Z",
                  undefined,
                ]),
              }),
            ),
            undefined,
          ]),
          metadata_public: faker.helpers.arrayElement([
            faker.helpers.arrayElement([null]),
            undefined,
          ]),
          organization_id: faker.helpers.arrayElement([
            faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              null,
            ]),
            undefined,
          ]),
          created_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
          updated_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
        },
        undefined,
      ]),
      tokenized: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    },
    undefined,
  ]),
  session_token: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  continue_with: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getSubmitRegistrationResponseContinueWithMock(),
      })),
      null,
    ]),
    undefined,
  ]),
  ...overrideResponse,
});

export const getStartRecoveryResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartRecoveryResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getStartRecoveryResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartRecoveryResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartRecoveryResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartRecoveryResponseMock = (
  overrideResponse: Partial<Extract<RecoveryFlow, object>> = {},
): RecoveryFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getStartRecoveryResponseUiInputAttributesMock() },
          { ...getStartRecoveryResponseUiImageAttributesMock() },
          { ...getStartRecoveryResponseUiTextAttributesMock() },
          { ...getStartRecoveryResponseUiAnchorAttributesMock() },
          { ...getStartRecoveryResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetRecoveryFlowResponseMock = (
  overrideResponse: Partial<Extract<RecoveryFlow, object>> = {},
): RecoveryFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getGetRecoveryFlowResponseUiInputAttributesMock() },
          { ...getGetRecoveryFlowResponseUiImageAttributesMock() },
          { ...getGetRecoveryFlowResponseUiTextAttributesMock() },
          { ...getGetRecoveryFlowResponseUiAnchorAttributesMock() },
          { ...getGetRecoveryFlowResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitRecoveryResponseMock = (
  overrideResponse: Partial<Extract<RecoveryFlow, object>> = {},
): RecoveryFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getSubmitRecoveryResponseUiInputAttributesMock() },
          { ...getSubmitRecoveryResponseUiImageAttributesMock() },
          { ...getSubmitRecoveryResponseUiTextAttributesMock() },
          { ...getSubmitRecoveryResponseUiAnchorAttributesMock() },
          { ...getSubmitRecoveryResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartVerificationResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartVerificationResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getStartVerificationResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartVerificationResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartVerificationResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartVerificationResponseMock = (
  overrideResponse: Partial<Extract<VerificationFlow, object>> = {},
): VerificationFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  request_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getStartVerificationResponseUiInputAttributesMock() },
          { ...getStartVerificationResponseUiImageAttributesMock() },
          { ...getStartVerificationResponseUiTextAttributesMock() },
          { ...getStartVerificationResponseUiAnchorAttributesMock() },
          { ...getStartVerificationResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetVerificationFlowResponseMock = (
  overrideResponse: Partial<Extract<VerificationFlow, object>> = {},
): VerificationFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  request_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getGetVerificationFlowResponseUiInputAttributesMock() },
          { ...getGetVerificationFlowResponseUiImageAttributesMock() },
          { ...getGetVerificationFlowResponseUiTextAttributesMock() },
          { ...getGetVerificationFlowResponseUiAnchorAttributesMock() },
          { ...getGetVerificationFlowResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitVerificationResponseMock = (
  overrideResponse: Partial<Extract<VerificationFlow, object>> = {},
): VerificationFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  request_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getSubmitVerificationResponseUiInputAttributesMock() },
          { ...getSubmitVerificationResponseUiImageAttributesMock() },
          { ...getSubmitVerificationResponseUiTextAttributesMock() },
          { ...getSubmitVerificationResponseUiAnchorAttributesMock() },
          { ...getSubmitVerificationResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartSettingsResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartSettingsResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getStartSettingsResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartSettingsResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getStartSettingsResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartSettingsResponseMock = (
  overrideResponse: Partial<Extract<SettingsFlow, object>> = {},
): SettingsFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  identity: {
    id: faker.string.uuid(),
    schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
    state: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    state_changed_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    traits: {
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: {
        first: faker.string.alpha({ length: { min: 10, max: 20 } }),
        last: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    verifiable_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified: faker.datatype.boolean(),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified_at: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
          undefined,
        ]),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    recovery_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    metadata_public: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    organization_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    created_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    updated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getStartSettingsResponseUiInputAttributesMock() },
          { ...getStartSettingsResponseUiImageAttributesMock() },
          { ...getStartSettingsResponseUiTextAttributesMock() },
          { ...getStartSettingsResponseUiAnchorAttributesMock() },
          { ...getStartSettingsResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetSettingsFlowResponseMock = (
  overrideResponse: Partial<Extract<SettingsFlow, object>> = {},
): SettingsFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  identity: {
    id: faker.string.uuid(),
    schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
    state: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    state_changed_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    traits: {
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: {
        first: faker.string.alpha({ length: { min: 10, max: 20 } }),
        last: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    verifiable_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified: faker.datatype.boolean(),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified_at: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
          undefined,
        ]),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    recovery_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    metadata_public: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    organization_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    created_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    updated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getGetSettingsFlowResponseUiInputAttributesMock() },
          { ...getGetSettingsFlowResponseUiImageAttributesMock() },
          { ...getGetSettingsFlowResponseUiTextAttributesMock() },
          { ...getGetSettingsFlowResponseUiAnchorAttributesMock() },
          { ...getGetSettingsFlowResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseUiInputAttributesMock = (
  overrideResponse: Partial<UiInputAttributes> = {},
): UiInputAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["input"] as const),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    value: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
        faker.datatype.boolean(),
        null,
      ]),
      undefined,
    ]),
    disabled: faker.datatype.boolean(),
    required: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    pattern: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    autocomplete: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    maxlength: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    label: faker.helpers.arrayElement([
      {
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      },
      undefined,
    ]),
    onclick: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onclickTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onload: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    onloadTrigger: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseUiImageAttributesMock = (
  overrideResponse: Partial<UiImageAttributes> = {},
): UiImageAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["img"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    width: faker.number.int({ min: 0, max: 1000 }),
    height: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseUiTextAttributesMock = (
  overrideResponse: Partial<UiTextAttributes> = {},
): UiTextAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["text"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseUiAnchorAttributesMock = (
  overrideResponse: Partial<UiAnchorAttributes> = {},
): UiAnchorAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["a"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    href: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: {
      id: faker.number.int({ min: 0, max: 1000 }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      context: faker.helpers.arrayElement([{}, undefined]),
    },
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseUiScriptAttributesMock = (
  overrideResponse: Partial<UiScriptAttributes> = {},
): UiScriptAttributes => ({
  ...{
    node_type: faker.helpers.arrayElement(["script"] as const),
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    src: faker.string.alpha({ length: { min: 10, max: 20 } }),
    async: faker.datatype.boolean(),
    crossorigin: faker.string.alpha({ length: { min: 10, max: 20 } }),
    integrity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    referrerpolicy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nonce: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getSubmitSettingsResponseMock = (
  overrideResponse: Partial<Extract<SettingsFlow, object>> = {},
): SettingsFlow => ({
  id: faker.string.uuid(),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  state: faker.string.alpha({ length: { min: 10, max: 20 } }),
  issued_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  expires_at: faker.date.past().toISOString().slice(0, 19) + "Z",
  request_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  return_to: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  active: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  identity: {
    id: faker.string.uuid(),
    schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
    state: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    state_changed_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    traits: {
      email: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: {
        first: faker.string.alpha({ length: { min: 10, max: 20 } }),
        last: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
    },
    verifiable_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified: faker.datatype.boolean(),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        status: faker.string.alpha({ length: { min: 10, max: 20 } }),
        verified_at: faker.helpers.arrayElement([
          faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
          undefined,
        ]),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    recovery_addresses: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
        value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        via: faker.string.alpha({ length: { min: 10, max: 20 } }),
        created_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        updated_at: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      })),
      undefined,
    ]),
    metadata_public: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
    organization_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
      undefined,
    ]),
    created_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    updated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  continue_with: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      action: faker.string.alpha({ length: { min: 10, max: 20 } }),
      flow: faker.helpers.arrayElement([
        {
          id: faker.string.uuid(),
          url: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          verifiable_address: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
        },
        undefined,
      ]),
      redirect_browser_to: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ui: {
    action: faker.string.alpha({ length: { min: 10, max: 20 } }),
    method: faker.string.alpha({ length: { min: 10, max: 20 } }),
    nodes: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        group: faker.string.alpha({ length: { min: 10, max: 20 } }),
        attributes: faker.helpers.arrayElement([
          { ...getSubmitSettingsResponseUiInputAttributesMock() },
          { ...getSubmitSettingsResponseUiImageAttributesMock() },
          { ...getSubmitSettingsResponseUiTextAttributesMock() },
          { ...getSubmitSettingsResponseUiAnchorAttributesMock() },
          { ...getSubmitSettingsResponseUiScriptAttributesMock() },
        ]),
        messages: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          id: faker.number.int({ min: 0, max: 1000 }),
          text: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          context: faker.helpers.arrayElement([{}, undefined]),
        })),
        meta: {
          label: faker.helpers.arrayElement([
            {
              id: faker.number.int({ min: 0, max: 1000 }),
              text: faker.string.alpha({ length: { min: 10, max: 20 } }),
              type: faker.string.alpha({ length: { min: 10, max: 20 } }),
              context: faker.helpers.arrayElement([{}, undefined]),
            },
            undefined,
          ]),
        },
      }),
    ),
    messages: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.number.int({ min: 0, max: 1000 }),
        text: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        context: faker.helpers.arrayElement([{}, undefined]),
      })),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getStartLogoutResponseMock = (
  overrideResponse: Partial<Extract<LogoutFlow, object>> = {},
): LogoutFlow => ({
  logout_token: faker.string.alpha({ length: { min: 10, max: 20 } }),
  logout_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetFlowErrorResponseMock = (
  overrideResponse: Partial<Extract<FlowError, object>> = {},
): FlowError => ({
  id: faker.string.uuid(),
  error: faker.helpers.arrayElement([{}, undefined]),
  created_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  updated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  ...overrideResponse,
});

export const getGetSessionResponseMock = (
  overrideResponse: Partial<Extract<IdentitySession, object>> = {},
): IdentitySession => ({
  id: faker.string.uuid(),
  active: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  authenticated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  issued_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + "Z",
    undefined,
  ]),
  authenticator_assurance_level: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  authentication_methods: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      method: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      aal: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      provider: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      completed_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
    })),
    undefined,
  ]),
  devices: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.string.uuid(),
        ip_address: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        user_agent: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        location: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
      })),
      null,
    ]),
    undefined,
  ]),
  identity: faker.helpers.arrayElement([
    {
      id: faker.string.uuid(),
      schema_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
      schema_url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      state: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      state_changed_at: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
        undefined,
      ]),
      traits: {
        email: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: {
          first: faker.string.alpha({ length: { min: 10, max: 20 } }),
          last: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
      },
      verifiable_addresses: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
          value: faker.string.alpha({ length: { min: 10, max: 20 } }),
          verified: faker.datatype.boolean(),
          via: faker.string.alpha({ length: { min: 10, max: 20 } }),
          status: faker.string.alpha({ length: { min: 10, max: 20 } }),
          verified_at: faker.helpers.arrayElement([
            faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
            undefined,
          ]),
          created_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
          updated_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
        })),
        undefined,
      ]),
      recovery_addresses: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
          value: faker.string.alpha({ length: { min: 10, max: 20 } }),
          via: faker.string.alpha({ length: { min: 10, max: 20 } }),
          created_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
          updated_at: faker.helpers.arrayElement([
            faker.date.past().toISOString().slice(0, 19) + "Z",
            undefined,
          ]),
        })),
        undefined,
      ]),
      metadata_public: faker.helpers.arrayElement([faker.helpers.arrayElement([null]), undefined]),
      organization_id: faker.helpers.arrayElement([
        faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
        undefined,
      ]),
      created_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      updated_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
    },
    undefined,
  ]),
  tokenized: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ...overrideResponse,
});

export const getGetWebauthnScriptResponseMock = (): string => faker.word.sample();

export const getStartLoginMockHandler = (
  overrideResponse?:
    | LoginFlow
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoginFlow> | LoginFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/login/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetLoginFlowMockHandler = (
  overrideResponse?:
    | LoginFlow
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoginFlow> | LoginFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/login/flows",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetLoginFlowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitLoginMockHandler = (
  overrideResponse?:
    | LoginDone
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginDone> | LoginDone),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/.ory/self-service/login",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartRegistrationMockHandler = (
  overrideResponse?:
    | RegistrationFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RegistrationFlow> | RegistrationFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/registration/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartRegistrationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRegistrationFlowMockHandler = (
  overrideResponse?:
    | RegistrationFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RegistrationFlow> | RegistrationFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/registration/flows",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRegistrationFlowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitRegistrationMockHandler = (
  overrideResponse?:
    | RegistrationDone
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RegistrationDone> | RegistrationDone),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/.ory/self-service/registration",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitRegistrationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartRecoveryMockHandler = (
  overrideResponse?:
    | RecoveryFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RecoveryFlow> | RecoveryFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/recovery/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartRecoveryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetRecoveryFlowMockHandler = (
  overrideResponse?:
    | RecoveryFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RecoveryFlow> | RecoveryFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/recovery/flows",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetRecoveryFlowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitRecoveryMockHandler = (
  overrideResponse?:
    | RecoveryFlow
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RecoveryFlow> | RecoveryFlow),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/.ory/self-service/recovery",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitRecoveryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartVerificationMockHandler = (
  overrideResponse?:
    | VerificationFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<VerificationFlow> | VerificationFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/verification/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartVerificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetVerificationFlowMockHandler = (
  overrideResponse?:
    | VerificationFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<VerificationFlow> | VerificationFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/verification/flows",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetVerificationFlowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitVerificationMockHandler = (
  overrideResponse?:
    | VerificationFlow
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<VerificationFlow> | VerificationFlow),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/.ory/self-service/verification",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitVerificationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartSettingsMockHandler = (
  overrideResponse?:
    | SettingsFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SettingsFlow> | SettingsFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/settings/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSettingsFlowMockHandler = (
  overrideResponse?:
    | SettingsFlow
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SettingsFlow> | SettingsFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/settings/flows",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSettingsFlowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitSettingsMockHandler = (
  overrideResponse?:
    | SettingsFlow
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SettingsFlow> | SettingsFlow),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/.ory/self-service/settings",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitSettingsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getStartLogoutMockHandler = (
  overrideResponse?:
    | LogoutFlow
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LogoutFlow> | LogoutFlow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/logout/browser",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getStartLogoutResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPerformLogoutMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/logout",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getGetFlowErrorMockHandler = (
  overrideResponse?:
    | FlowError
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FlowError> | FlowError),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/self-service/errors",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFlowErrorResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSessionMockHandler = (
  overrideResponse?:
    | IdentitySession
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IdentitySession> | IdentitySession),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/sessions/whoami",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSessionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetWebauthnScriptMockHandler = (
  overrideResponse?:
    | string
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/.ory/.well-known/ory/webauthn.js",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const resolvedBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetWebauthnScriptResponseMock();
      const textBody =
        typeof resolvedBody === "string" ? resolvedBody : JSON.stringify(resolvedBody ?? null);
      return HttpResponse.text(textBody, {
        status: 200,
        headers: { "Content-Type": "text/javascript" },
      });
    },
    options,
  );
};
export const getIdentityFlowsMock = () => [
  getStartLoginMockHandler(),
  getGetLoginFlowMockHandler(),
  getSubmitLoginMockHandler(),
  getStartRegistrationMockHandler(),
  getGetRegistrationFlowMockHandler(),
  getSubmitRegistrationMockHandler(),
  getStartRecoveryMockHandler(),
  getGetRecoveryFlowMockHandler(),
  getSubmitRecoveryMockHandler(),
  getStartVerificationMockHandler(),
  getGetVerificationFlowMockHandler(),
  getSubmitVerificationMockHandler(),
  getStartSettingsMockHandler(),
  getGetSettingsFlowMockHandler(),
  getSubmitSettingsMockHandler(),
  getStartLogoutMockHandler(),
  getPerformLogoutMockHandler(),
  getGetFlowErrorMockHandler(),
  getGetSessionMockHandler(),
  getGetWebauthnScriptMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Identity flows
 * Sign-in, registration, recovery, verification, profile settings and sign-out with the self-hosted provider. The identity server judges every call itself by its session cookie and answers with its own error shape, hence access `anyone` throughout. A flow is started, read by its id and submitted, each with cookies; the form of each step comes with the flow, as nodes.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Identifier of a record. Ids sort by creation time.
 */
export type Uuid = string;

export type UiInputAttributesNodeType =
  (typeof UiInputAttributesNodeType)[keyof typeof UiInputAttributesNodeType];

export const UiInputAttributesNodeType = {
  input: "input",
} as const;

export type UiTextContext = { [key: string]: unknown };

export interface UiText {
  /**
   * What kind of message; 1050015 carries the list of recovery codes in `context.secrets`, where 1050014 marks a code that was used.
   * @minimum 0
   */
  id: number;
  text: string;
  /** info, error or success. */
  type: string;
  context?: UiTextContext;
}

export interface UiInputAttributes {
  node_type: UiInputAttributesNodeType;
  /** Key of the value in the body. */
  name: string;
  /** text, password, number, checkbox, hidden, email, tel, submit, button, datetime-local, date or url. */
  type: string;
  /** @nullable */
  value?: string | number | boolean | null;
  disabled: boolean;
  required?: boolean;
  pattern?: string;
  /** email, tel, url, current-password, new-password or one-time-code. */
  autocomplete?: string;
  /** @minimum 0 */
  maxlength?: number;
  label?: UiText;
  /** Script text of a WebAuthn button. */
  onclick?: string;
  /** Name of the function to call instead; newer servers only. */
  onclickTrigger?: string;
  onload?: string;
  onloadTrigger?: string;
}

export type UiImageAttributesNodeType =
  (typeof UiImageAttributesNodeType)[keyof typeof UiImageAttributesNodeType];

export const UiImageAttributesNodeType = {
  img: "img",
} as const;

export interface UiImageAttributes {
  node_type: UiImageAttributesNodeType;
  id: string;
  /** A data address; the QR code of an authenticator app. */
  src: string;
  /** @minimum 0 */
  width: number;
  /** @minimum 0 */
  height: number;
}

export type UiTextAttributesNodeType =
  (typeof UiTextAttributesNodeType)[keyof typeof UiTextAttributesNodeType];

export const UiTextAttributesNodeType = {
  text: "text",
} as const;

export interface UiTextAttributes {
  node_type: UiTextAttributesNodeType;
  id: string;
  text: UiText;
}

export type UiAnchorAttributesNodeType =
  (typeof UiAnchorAttributesNodeType)[keyof typeof UiAnchorAttributesNodeType];

export const UiAnchorAttributesNodeType = {
  a: "a",
} as const;

export interface UiAnchorAttributes {
  node_type: UiAnchorAttributesNodeType;
  id: string;
  href: string;
  title: UiText;
}

export type UiScriptAttributesNodeType =
  (typeof UiScriptAttributesNodeType)[keyof typeof UiScriptAttributesNodeType];

export const UiScriptAttributesNodeType = {
  script: "script",
} as const;

export interface UiScriptAttributes {
  node_type: UiScriptAttributesNodeType;
  id: string;
  src: string;
  async: boolean;
  crossorigin: string;
  integrity: string;
  referrerpolicy: string;
  type: string;
  nonce?: string;
}

export type UiNodeAttributes =
  | UiInputAttributes
  | UiImageAttributes
  | UiTextAttributes
  | UiAnchorAttributes
  | UiScriptAttributes;

export type UiNodeMeta = {
  label?: UiText;
};

export interface UiNode {
  /** As attributes.node_type: input, img, text, a or script. */
  type: string;
  /** default, password, oidc, profile, link, code, totp, lookup_secret, webauthn and others. */
  group: string;
  attributes: UiNodeAttributes;
  /** Shown below the field. */
  messages: UiText[];
  meta: UiNodeMeta;
}

/**
 * The form of a step. Inputs of one group belong together; `default` belongs to every group.
 */
export interface UiContainer {
  /** Where native form posts go. */
  action: string;
  /** POST. */
  method: string;
  nodes: UiNode[];
  /** Of the form as a whole. */
  messages?: UiText[];
}

export interface LoginFlow {
  id: Uuid;
  /** browser. */
  type: string;
  /** choose_method, sent_email or passed_challenge. */
  state: string;
  issued_at: string;
  expires_at: string;
  request_url: string;
  return_to?: string;
  /** The method that was tried last. */
  active?: string;
  refresh?: boolean;
  /** aal1 or aal2. */
  requested_aal?: string;
  created_at?: string;
  updated_at?: string;
  ui: UiContainer;
}

export interface RegistrationFlow {
  id: Uuid;
  /** browser. */
  type: string;
  /** choose_method, sent_email or passed_challenge. */
  state: string;
  issued_at: string;
  expires_at: string;
  request_url: string;
  return_to?: string;
  active?: string;
  ui: UiContainer;
}

export type ContinueWithFlow = {
  id: Uuid;
  url?: string;
  verifiable_address?: string;
};

/**
 * What the server would like to follow.
 */
export interface ContinueWith {
  /** show_verification_ui, show_recovery_ui, show_settings_ui, set_ory_session_token or redirect_browser_to. */
  action: string;
  flow?: ContinueWithFlow;
  redirect_browser_to?: string;
}

export interface RecoveryFlow {
  id: Uuid;
  /** browser. */
  type: string;
  /** choose_method, sent_email or passed_challenge. */
  state: string;
  issued_at: string;
  expires_at: string;
  request_url: string;
  return_to?: string;
  active?: string;
  continue_with?: ContinueWith[];
  ui: UiContainer;
}

export interface VerificationFlow {
  id: Uuid;
  /** browser. */
  type: string;
  /** choose_method, sent_email or passed_challenge. */
  state: string;
  issued_at?: string;
  expires_at?: string;
  request_url?: string;
  return_to?: string;
  active?: string;
  ui: UiContainer;
}

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

export interface VerifiableAddress {
  id?: Uuid;
  value: string;
  verified: boolean;
  /** email or sms. */
  via: string;
  /** pending, sent or completed. */
  status: string;
  /** @nullable */
  verified_at?: string | null;
  created_at?: string;
  updated_at?: string;
}

export interface RecoveryAddress {
  id?: Uuid;
  value: string;
  /** email. */
  via: string;
  created_at?: string;
  updated_at?: string;
}

/**
 * @nullable
 */
export type IdentityMetadataPublic = { [key: string]: unknown } | null;

export interface Identity {
  /** The id of the person too. */
  id: string;
  schema_id: string;
  schema_url: string;
  /** active or inactive. */
  state?: string;
  /** @nullable */
  state_changed_at?: string | null;
  traits: PersonTraits;
  verifiable_addresses?: VerifiableAddress[];
  recovery_addresses?: RecoveryAddress[];
  /** @nullable */
  metadata_public?: IdentityMetadataPublic;
  /** @nullable */
  organization_id?: string | null;
  created_at?: string;
  updated_at?: string;
}

export interface SettingsFlow {
  id: Uuid;
  /** browser. */
  type: string;
  /** show_form or success. */
  state: string;
  issued_at: string;
  expires_at: string;
  request_url: string;
  return_to?: string;
  active?: string;
  identity: Identity;
  continue_with?: ContinueWith[];
  ui: UiContainer;
}

export type IdentitySessionAuthenticationMethodsItem = {
  /** password, oidc, totp, lookup_secret, webauthn, code, link_recovery or others. */
  method?: string;
  aal?: string;
  provider?: string;
  completed_at?: string;
};

export type IdentitySessionDevices =
  | {
      id: Uuid;
      ip_address?: string;
      user_agent?: string;
      location?: string;
    }[]
  | null;

export interface IdentitySession {
  id: Uuid;
  active?: boolean;
  expires_at?: string;
  authenticated_at?: string;
  issued_at?: string;
  /** aal1 or aal2. */
  authenticator_assurance_level?: string;
  authentication_methods?: IdentitySessionAuthenticationMethodsItem[];
  devices?: IdentitySessionDevices;
  identity?: Identity;
  tokenized?: string;
}

export interface LoginDone {
  session: IdentitySession;
  /** Not for browsers. */
  session_token?: string;
  continue_with?: ContinueWith[];
}

export interface RegistrationDone {
  identity: Identity;
  session?: IdentitySession;
  /** Not for browsers. */
  session_token?: string;
  continue_with?: ContinueWith[] | null;
}

export interface LogoutFlow {
  logout_token: string;
  logout_url: string;
}

/**
 * Usually code, status, reason and message.
 */
export type FlowErrorError = { [key: string]: unknown };

export interface FlowError {
  id: Uuid;
  /** Usually code, status, reason and message. */
  error?: FlowErrorError;
  created_at?: string;
  updated_at?: string;
}
