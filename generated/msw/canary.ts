// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetHealthSummaryResponseLabelsMock = (overrideResponse: Labels = {}): Labels => ({
  ...{
    [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  ...overrideResponse,
});

export const getGetHealthSummaryResponseMock = (
  overrideResponse: Partial<Extract<HealthSummary, object>> = {},
): HealthSummary => ({
  duration: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  runnerName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  checks_summary: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      canary_id: faker.string.uuid(),
      canary_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      canary_namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.string.alpha({ length: { min: 10, max: 20 } }),
      labels: faker.helpers.arrayElement([{ ...getGetHealthSummaryResponseLabelsMock() }, null]),
      description: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      owner: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      severity: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      endpoint: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      agent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
      uptime: {
        passed: faker.number.int({ min: 0, max: 1000 }),
        failed: faker.number.int({ min: 0, max: 1000 }),
        p100: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        last_pass: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        last_fail: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      },
      latency: {
        p99: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p97: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p95: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        rolling1h: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      },
      last_runtime: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      next_runtime: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      last_transition_time: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      silenced_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      updated_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      deleted_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getSearchHealthSummaryResponseLabelsMock = (
  overrideResponse: Labels = {},
): Labels => ({
  ...{
    [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  ...overrideResponse,
});

export const getSearchHealthSummaryResponseMock = (
  overrideResponse: Partial<Extract<HealthSummary, object>> = {},
): HealthSummary => ({
  duration: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  runnerName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  checks_summary: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      canary_id: faker.string.uuid(),
      canary_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      canary_namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      namespace: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.string.alpha({ length: { min: 10, max: 20 } }),
      labels: faker.helpers.arrayElement([{ ...getSearchHealthSummaryResponseLabelsMock() }, null]),
      description: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      owner: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      severity: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      endpoint: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      agent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
      uptime: {
        passed: faker.number.int({ min: 0, max: 1000 }),
        failed: faker.number.int({ min: 0, max: 1000 }),
        p100: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        last_pass: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        last_fail: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      },
      latency: {
        p99: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p97: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p95: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        rolling1h: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      },
      last_runtime: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      next_runtime: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      last_transition_time: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      silenced_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      updated_at: faker.date.past().toISOString().slice(0, 19) + "Z",
      deleted_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + "Z",
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getGetCheckGraphResponseGraphPointMock = (
  overrideResponse: Partial<GraphPoint> = {},
): GraphPoint => ({
  ...{
    time: faker.date.past().toISOString().slice(0, 19) + "Z",
    status: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    duration: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
    passed: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    failed: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    key: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    message: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    error: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    count: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  },
  ...overrideResponse,
});

export const getGetCheckGraphResponseMock = (
  overrideResponse: Partial<Extract<CheckGraph, object>> = {},
): CheckGraph => ({
  duration: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  runnerName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  status: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetCheckGraphResponseGraphPointMock(),
    })),
    null,
  ]),
  latency: {
    p99: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    p97: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    p95: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    rolling1h: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
  },
  uptime: {
    passed: faker.number.int({ min: 0, max: 1000 }),
    failed: faker.number.int({ min: 0, max: 1000 }),
    p100: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    last_pass: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    last_fail: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetTopologyResponseTopologyComponentMock = (
  overrideResponse: Partial<TopologyComponent> = {},
): TopologyComponent => ({
  ...{
    id: faker.string.uuid(),
    topology_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    agent_id: faker.string.uuid(),
    external_id: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    parent_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    text: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    topology_type: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
    labels: faker.helpers.arrayElement([
      {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      undefined,
    ]),
    hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    silenced: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
    health: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    lifecycle: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    logs: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.helpers.arrayElement([
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
    tooltip: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    status_reason: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    schedule: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    owner: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    selectors: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        id: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        name: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        namespace: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        agent: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        scope: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        cache: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        search: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        limit: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
        includeDeleted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
        tagSelector: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        labelSelector: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        fieldSelector: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        health: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        types: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 10, max: 20 } }),
          ),
          undefined,
        ]),
        statuses: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 10, max: 20 } }),
          ),
          undefined,
        ]),
      })),
      undefined,
    ]),
    configs: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({}),
      ),
      undefined,
    ]),
    componentChecks: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({}),
      ),
      undefined,
    ]),
    properties: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        name: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        label: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        tooltip: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        icon: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        type: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        color: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        order: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
        headline: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
        hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
        text: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        value: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        unit: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        max: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        min: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        status: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        lastTransition: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        links: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
            () => ({
              type: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              url: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              label: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              text: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              tooltip: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
              icon: faker.helpers.arrayElement([
                faker.string.alpha({ length: { min: 10, max: 20 } }),
                undefined,
              ]),
            }),
          ),
          undefined,
        ]),
      })),
      undefined,
    ]),
    path: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    summary: {
      healthy: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
      unhealthy: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
      warning: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
      info: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
      incidents: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: {
            [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
          },
        },
        undefined,
      ]),
      insights: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: {
            [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
          },
        },
        undefined,
      ]),
      checks: faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.number.int({ min: 0, max: 1000 }),
        },
        undefined,
      ]),
    },
    is_leaf: faker.datatype.boolean(),
    cost_per_minute: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    cost_total_1d: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    cost_total_7d: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    cost_total_30d: faker.helpers.arrayElement([
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      undefined,
    ]),
    created_by: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    created_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    updated_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    deleted_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    config_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]),
    status_expr: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    health_expr: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    order: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    relationship_id: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    children: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      undefined,
    ]),
    parents: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.uuid(),
      ),
      undefined,
    ]),
    components: faker.helpers.arrayElement([[], undefined]),
  },
  ...overrideResponse,
});

export const getGetTopologyResponseMock = (
  overrideResponse: Partial<Extract<TopologyAnswer, object>> = {},
): TopologyAnswer => ({
  components: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetTopologyResponseTopologyComponentMock(),
    })),
    null,
  ]),
  healthStatuses: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    null,
  ]),
  teams: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    null,
  ]),
  tags: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      {
        [faker.string.alphanumeric(5)]: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      },
      null,
    ]),
    null,
  ]),
  types: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    null,
  ]),
  ...overrideResponse,
});

export const getGetCheckRunDetailsResponseMock = (): GetCheckRunDetails200 =>
  faker.helpers.arrayElement([null]);

export const getGetCheckWithRunsResponseMock = (
  overrideResponse: Partial<Extract<ChecksWithRuns, object>> = {},
): ChecksWithRuns => ({
  duration: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  runnerName: faker.string.alpha({ length: { min: 10, max: 20 } }),
  checks: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      id: faker.string.uuid(),
      canary_id: faker.string.uuid(),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.string.alpha({ length: { min: 10, max: 20 } }),
      description: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      icon: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      endpoint: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      severity: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        undefined,
      ]),
      uptime: {
        passed: faker.number.int({ min: 0, max: 1000 }),
        failed: faker.number.int({ min: 0, max: 1000 }),
        p100: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        last_pass: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
        last_fail: faker.helpers.arrayElement([
          faker.date.past().toISOString().slice(0, 19) + "Z",
          undefined,
        ]),
      },
      latency: {
        p99: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p97: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        p95: faker.helpers.arrayElement([
          faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          undefined,
        ]),
        rolling1h: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      },
      checkStatuses: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
          time: faker.date.past().toISOString().slice(0, 19) + "Z",
          status: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
          duration: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
          passed: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
          failed: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
          key: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          message: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          error: faker.helpers.arrayElement([
            faker.string.alpha({ length: { min: 10, max: 20 } }),
            undefined,
          ]),
          count: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
        })),
        undefined,
      ]),
    })),
    undefined,
  ]),
  ...overrideResponse,
});

export const getRunCheckResponseMock = (
  overrideResponse: Partial<Extract<CheckRunResult, object>> = {},
): CheckRunResult => ({
  name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  start: faker.date.past().toISOString().slice(0, 19) + "Z",
  pass: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  invalid: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  duration: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  display_type: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  message: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  namespace: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  error: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  labels: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    undefined,
  ]),
  detail: faker.helpers.arrayElement([{}, undefined]),
  data: faker.helpers.arrayElement([{}, undefined]),
  transformed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
  metrics: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({})),
    undefined,
  ]),
  artifacts: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({})),
    undefined,
  ]),
  ...overrideResponse,
});

export const getRunTopologyResponseMock = (
  overrideResponse: Partial<Extract<TopologyRunResult, object>> = {},
): TopologyRunResult => ({
  status: faker.string.alpha({ length: { min: 10, max: 20 } }),
  count: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  ...overrideResponse,
});

export const getReceiveCheckWebhookResponseMock = (
  overrideResponse: Partial<Extract<SuccessMessage, object>> = {},
): SuccessMessage => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetBackendVersionResponseMock = (
  overrideResponse: Partial<Extract<About, object>> = {},
): About => ({
  Timestamp: faker.date.past().toISOString().slice(0, 19) + "Z",
  Version: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetHealthSummaryMockHandler = (
  overrideResponse?:
    | HealthSummary
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<HealthSummary> | HealthSummary),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/api/summary",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetHealthSummaryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSearchHealthSummaryMockHandler = (
  overrideResponse?:
    | HealthSummary
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<HealthSummary> | HealthSummary),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/canary/api/summary",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSearchHealthSummaryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCheckGraphMockHandler = (
  overrideResponse?:
    | CheckGraph
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckGraph> | CheckGraph),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/api/graph",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCheckGraphResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetTopologyMockHandler = (
  overrideResponse?:
    | TopologyAnswer
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TopologyAnswer> | TopologyAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/api/topology",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetTopologyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCheckRunDetailsMockHandler = (
  overrideResponse?:
    | GetCheckRunDetails200
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GetCheckRunDetails200> | GetCheckRunDetails200),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/api/details",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCheckRunDetailsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPushCheckRunMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/canary/api/push",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 201 });
    },
    options,
  );
};

export const getGetCheckWithRunsMockHandler = (
  overrideResponse?:
    | ChecksWithRuns
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ChecksWithRuns> | ChecksWithRuns),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/api",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCheckWithRunsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRunCheckMockHandler = (
  overrideResponse?:
    | CheckRunResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CheckRunResult> | CheckRunResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/canary/run/check/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRunCheckResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRunTopologyMockHandler = (
  overrideResponse?:
    | TopologyRunResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TopologyRunResult> | TopologyRunResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/canary/run/topology/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRunTopologyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReceiveCheckWebhookMockHandler = (
  overrideResponse?:
    | SuccessMessage
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SuccessMessage> | SuccessMessage),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/canary/webhook/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getReceiveCheckWebhookResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBackendVersionMockHandler = (
  overrideResponse?:
    | About
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<About> | About),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/canary/about",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBackendVersionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getHealthChecksMock = () => [
  getGetHealthSummaryMockHandler(),
  getSearchHealthSummaryMockHandler(),
  getGetCheckGraphMockHandler(),
  getGetTopologyMockHandler(),
  getGetCheckRunDetailsMockHandler(),
  getPushCheckRunMockHandler(),
  getGetCheckWithRunsMockHandler(),
  getRunCheckMockHandler(),
  getRunTopologyMockHandler(),
  getReceiveCheckWebhookMockHandler(),
  getGetBackendVersionMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Health checks
 * Health list, one check's measurements over a time range, running a check or a topology now, the topology itself, and the ways in for results that come from outside.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Identifier of a record. Ids sort by creation time.
 */
export type Uuid = string;

/**
 * Key to value map.
 */
export interface Labels {
  [key: string]: string;
}

export interface Uptime {
  /** @minimum 0 */
  passed: number;
  /** @minimum 0 */
  failed: number;
  p100?: number;
  last_pass?: string;
  last_fail?: string;
}

/**
 * Percentiles in milliseconds; a missing one was not computed.
 */
export interface Latency {
  /** @minimum 0 */
  p99?: number;
  /** @minimum 0 */
  p97?: number;
  /** @minimum 0 */
  p95?: number;
  /** @minimum 0 */
  rolling1h: number;
}

export interface CheckSummary {
  id: Uuid;
  canary_id: Uuid;
  canary_name: string;
  canary_namespace: string;
  name: string;
  namespace?: string;
  /** Kind of check: http, tcp, dns, icmp, exec and others. */
  type: string;
  /** healthy or unhealthy. */
  status: string;
  /** Labels of the canary overlaid by those of the check. */
  labels: Labels | null;
  description?: string;
  icon?: string;
  owner?: string;
  severity?: string;
  /** Not every backend sends it. */
  endpoint?: string;
  agent_id?: Uuid;
  uptime: Uptime;
  latency: Latency;
  last_runtime?: string;
  /** Not every backend sends it. */
  next_runtime?: string;
  last_transition_time?: string;
  silenced_at?: string;
  created_at: string;
  updated_at: string;
  deleted_at?: string;
}

export interface HealthSummary {
  /** Milliseconds that the answer took. */
  duration?: number;
  runnerName: string;
  /** Missing when there are none. */
  checks_summary?: CheckSummary[];
}

export interface GraphPoint {
  time: string;
  /** Left out when false. */
  status?: boolean;
  /**
   * Milliseconds.
   * @minimum 0
   */
  duration: number;
  /** @minimum 0 */
  passed?: number;
  /** @minimum 0 */
  failed?: number;
  key?: string;
  message?: string;
  error?: string;
  count?: number;
}

export interface CheckGraph {
  duration?: number;
  runnerName: string;
  /** Oldest first; null when there are no runs. */
  status: GraphPoint[] | null;
  latency: Latency;
  uptime: Uptime;
}

export type CheckRunResultData = { [key: string]: unknown };

export type CheckRunResultMetricsItem = { [key: string]: unknown };

export type CheckRunResultArtifactsItem = { [key: string]: unknown };

export interface CheckRunResult {
  name?: string;
  start: string;
  /** Left out when false. */
  pass?: boolean;
  invalid?: boolean;
  /**
   * Milliseconds.
   * @minimum 0
   */
  duration?: number;
  description?: string;
  display_type?: string;
  message?: string;
  namespace?: string;
  error?: string;
  labels?: Labels;
  detail?: unknown;
  data?: CheckRunResultData;
  transformed?: boolean;
  metrics?: CheckRunResultMetricsItem[];
  artifacts?: CheckRunResultArtifactsItem[];
}

export interface About {
  Timestamp: string;
  Version: string;
}

export interface CheckWithRuns {
  id: string;
  canary_id: string;
  name: string;
  type: string;
  /** healthy or unhealthy. */
  status: string;
  description?: string;
  icon?: string;
  endpoint?: string;
  severity?: string;
  uptime: Uptime;
  latency: Latency;
  checkStatuses?: GraphPoint[];
}

export interface ChecksWithRuns {
  /**
   * Milliseconds that the answer took.
   * @minimum 0
   */
  duration?: number;
  runnerName: string;
  checks?: CheckWithRuns[];
}

export interface TopologyRunResult {
  status: string;
  /** How many components, as text. */
  count?: string;
}

/**
 * Label key to its values.
 * @nullable
 */
export type TopologyAnswerTags = { [key: string]: string[] } | null;

export type LogSelectorLabels = { [key: string]: string };

export interface LogSelector {
  name: string;
  type?: string;
  labels?: LogSelectorLabels;
}

/**
 * Which resources are meant: all keys given must hold, and an entirely empty selector matches nothing. Values of name, namespace and health take a comma list with `!` for excluded ones and `*` as a glob.
 */
export interface ResourceSelector {
  /** Exact id. */
  id?: string;
  /** `*` alone is everything. */
  name?: string;
  namespace?: string;
  /** An agent id or name, or `all`; missing or empty means local resources only. */
  agent?: string;
  /** Parent scraper, canary or topology, as id or namespace/name. */
  scope?: string;
  /** no-cache, no-store or max-age=X. */
  cache?: string;
  /** Search text: words, `field=value`, AND by space, OR by `|`. */
  search?: string;
  /**
   * Most hits to return.
   * @minimum 0
   */
  limit?: number;
  includeDeleted?: boolean;
  /** k=v,k2=v2; all must match. */
  tagSelector?: string;
  labelSelector?: string;
  fieldSelector?: string;
  /** healthy, unhealthy, warning, unknown. */
  health?: string;
  types?: string[];
  statuses?: string[];
}

/**
 * A link of a property.
 */
export interface ResourceLink {
  type?: string;
  url?: string;
  label?: string;
  text?: string;
  tooltip?: string;
  icon?: string;
}

/**
 * One property of a component, configuration item or application. Every key is left out when empty, zero or false.
 */
export interface ResourceProperty {
  name?: string;
  /** Shown instead of the name. */
  label?: string;
  tooltip?: string;
  icon?: string;
  /** Missing means text. Known values: url, badge, currency, text, age, hidden. */
  type?: string;
  color?: string;
  order?: number;
  /** Shown on the card itself. */
  headline?: boolean;
  hidden?: boolean;
  text?: string;
  value?: number;
  /** Known values: milliseconds, bytes, millicores, epoch, or a currency. */
  unit?: string;
  max?: number;
  min?: number;
  status?: string;
  lastTransition?: string;
  links?: ResourceLink[];
}

/**
 * Incident type to severity to count.
 */
export type ComponentSummaryIncidents = { [key: string]: { [key: string]: number } };

/**
 * Insight type to severity to count.
 */
export type ComponentSummaryInsights = { [key: string]: { [key: string]: number } };

/**
 * Health to count.
 */
export type ComponentSummaryChecks = { [key: string]: number };

/**
 * Counts over the component and everything below it.
 */
export interface ComponentSummary {
  /** @minimum 0 */
  healthy?: number;
  /** @minimum 0 */
  unhealthy?: number;
  /** @minimum 0 */
  warning?: number;
  /** @minimum 0 */
  info?: number;
  /** Incident type to severity to count. */
  incidents?: ComponentSummaryIncidents;
  /** Insight type to severity to count. */
  insights?: ComponentSummaryInsights;
  /** Health to count. */
  checks?: ComponentSummaryChecks;
}

export type TopologyComponentLabels = { [key: string]: string };

export type TopologyComponentConfigsItem = { [key: string]: unknown };

export type TopologyComponentComponentChecksItem = { [key: string]: unknown };

/**
 * A component with its children. A key is left out when empty, zero or false, if it is not required. Below the second level `parent_id` and `parents` are left out.
 */
export interface TopologyComponent {
  id: string;
  topology_id?: string;
  /** All zeros is the local instance. */
  agent_id: string;
  external_id?: string;
  parent_id?: string;
  name: string;
  /** Shown instead of the name. */
  text?: string;
  topology_type?: string;
  namespace: string;
  labels?: TopologyComponentLabels;
  hidden?: boolean;
  silenced?: boolean;
  /** healthy, unhealthy, warning, error, info or free text; may be empty. */
  status: string;
  /** Known values: healthy, unhealthy, warning, unknown. */
  health?: string;
  description: string;
  lifecycle?: string;
  /** Log selectors; the log page shows their names. */
  logs?: LogSelector[];
  tooltip?: string;
  status_reason?: string;
  schedule?: string;
  icon?: string;
  type: string;
  owner?: string;
  selectors?: ResourceSelector[];
  /** How its configuration items are found. */
  configs?: TopologyComponentConfigsItem[];
  /** How its checks are found. */
  componentChecks?: TopologyComponentComponentChecksItem[];
  properties?: ResourceProperty[];
  /** Ids of the ancestors, joined by dots. */
  path?: string;
  summary: ComponentSummary;
  is_leaf: boolean;
  cost_per_minute?: number;
  cost_total_1d?: number;
  cost_total_7d?: number;
  cost_total_30d?: number;
  created_by?: string;
  created_at?: string;
  updated_at?: string;
  deleted_at?: string;
  config_id?: string;
  status_expr?: string;
  health_expr?: string;
  /** @minimum 0 */
  order?: number;
  relationship_id?: string;
  children?: string[];
  parents?: string[];
  components?: TopologyComponent[];
}

export interface TopologyAnswer {
  /** The roots, or all of them when flat. */
  components: TopologyComponent[] | null;
  healthStatuses: string[] | null;
  teams: string[] | null;
  /**
   * Label key to its values.
   * @nullable
   */
  tags: TopologyAnswerTags;
  types: string[] | null;
}

/**
 * The success envelope of the backend's handlers when there is nothing to carry in `payload`.
 */
export interface SuccessMessage {
  /** May be empty. */
  message: string;
}

/**
 * @nullable
 */
export type GetCheckRunDetails200 = { [key: string]: unknown } | null;
