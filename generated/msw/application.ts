// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetApplicationReportResponseApplicationUserMock = (
  overrideResponse: Partial<ApplicationUser> = {},
): ApplicationUser => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    email: faker.string.alpha({ length: { min: 10, max: 20 } }),
    role: faker.string.alpha({ length: { min: 10, max: 20 } }),
    authType: faker.string.alpha({ length: { min: 10, max: 20 } }),
    created: faker.date.past().toISOString().slice(0, 19) + "Z",
    lastLogin: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
    lastAccessReview: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationAuthenticationMock = (
  overrideResponse: Partial<ApplicationAuthentication> = {},
): ApplicationAuthentication => ({
  ...{
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    mfa: faker.helpers.arrayElement([
      {
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        enforced: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      undefined,
    ]),
    properties: faker.helpers.arrayElement([
      faker.helpers.arrayElement([
        {
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        },
        null,
      ]),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationIncidentMock = (
  overrideResponse: Partial<ApplicationIncident> = {},
): ApplicationIncident => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    date: faker.date.past().toISOString().slice(0, 19) + "Z",
    severity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
    resolvedDate: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + "Z",
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationLocationMock = (
  overrideResponse: Partial<ApplicationLocation> = {},
): ApplicationLocation => ({
  ...{
    account: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    purpose: faker.string.alpha({ length: { min: 10, max: 20 } }),
    region: faker.string.alpha({ length: { min: 10, max: 20 } }),
    provider: faker.string.alpha({ length: { min: 10, max: 20 } }),
    resourceCount: faker.number.int({ min: 0, max: 1000 }),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationBackupMock = (
  overrideResponse: Partial<ApplicationBackup> = {},
): ApplicationBackup => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    database: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    source: faker.string.alpha({ length: { min: 10, max: 20 } }),
    date: faker.date.past().toISOString().slice(0, 19) + "Z",
    size: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
    error: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationRestoreMock = (
  overrideResponse: Partial<ApplicationRestore> = {},
): ApplicationRestore => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    database: faker.string.alpha({ length: { min: 10, max: 20 } }),
    date: faker.date.past().toISOString().slice(0, 19) + "Z",
    source: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
    completedAt: faker.date.past().toISOString().slice(0, 19) + "Z",
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationFindingMock = (
  overrideResponse: Partial<ApplicationFinding> = {},
): ApplicationFinding => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    type: faker.string.alpha({ length: { min: 10, max: 20 } }),
    severity: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    date: faker.date.past().toISOString().slice(0, 19) + "Z",
    lastObserved: faker.date.past().toISOString().slice(0, 19) + "Z",
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseViewResultMock = (
  overrideResponse: Partial<ViewResult> = {},
): ViewResult => ({
  ...{
    namespace: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    icon: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    lastRefreshedAt: faker.date.past().toISOString().slice(0, 19) + "Z",
    requestFingerprint: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    columns: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        primaryKey: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
        description: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        hidden: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
        icon: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        unit: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        for: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        gauge: faker.helpers.arrayElement([
          {
            min: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            max: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            precision: faker.helpers.arrayElement([
              faker.number.int({ min: 0, max: 1000 }),
              undefined,
            ]),
            thresholds: faker.helpers.arrayElement([
              Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
                () => ({
                  percent: faker.number.int({ min: 0, max: 1000 }),
                  color: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  value: faker.helpers.arrayElement([
                    faker.number.int({ min: 0, max: 1000 }),
                    undefined,
                  ]),
                }),
              ),
              undefined,
            ]),
          },
          undefined,
        ]),
        filter: faker.helpers.arrayElement([
          { type: faker.string.alpha({ length: { min: 10, max: 20 } }) },
          undefined,
        ]),
        url: faker.helpers.arrayElement([
          {
            config: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            view: faker.helpers.arrayElement([
              {
                namespace: faker.helpers.arrayElement([
                  faker.string.alpha({ length: { min: 10, max: 20 } }),
                  undefined,
                ]),
                name: faker.helpers.arrayElement([
                  faker.string.alpha({ length: { min: 10, max: 20 } }),
                  undefined,
                ]),
                filter: faker.helpers.arrayElement([
                  {
                    [faker.string.alphanumeric(5)]: faker.string.alpha({
                      length: { min: 10, max: 20 },
                    }),
                  },
                  undefined,
                ]),
              },
              undefined,
            ]),
          },
          undefined,
        ]),
      })),
      undefined,
    ]),
    rows: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({}),
        ),
      ),
      undefined,
    ]),
    panels: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        description: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        error: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        bargauge: faker.helpers.arrayElement([
          {
            min: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            max: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            precision: faker.helpers.arrayElement([
              faker.number.int({ min: 0, max: 1000 }),
              undefined,
            ]),
            thresholds: faker.helpers.arrayElement([
              Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
                () => ({
                  percent: faker.number.int({ min: 0, max: 1000 }),
                  color: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  value: faker.helpers.arrayElement([
                    faker.number.int({ min: 0, max: 1000 }),
                    undefined,
                  ]),
                }),
              ),
              undefined,
            ]),
          },
          undefined,
        ]),
        timeseries: faker.helpers.arrayElement([
          {
            style: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
          },
          undefined,
        ]),
        heatmap: faker.helpers.arrayElement([
          {
            mode: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
          },
          undefined,
        ]),
        gauge: faker.helpers.arrayElement([
          {
            min: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            max: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            precision: faker.helpers.arrayElement([
              faker.number.int({ min: 0, max: 1000 }),
              undefined,
            ]),
            thresholds: faker.helpers.arrayElement([
              Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
                () => ({
                  percent: faker.number.int({ min: 0, max: 1000 }),
                  color: faker.string.alpha({ length: { min: 10, max: 20 } }),
                  value: faker.helpers.arrayElement([
                    faker.number.int({ min: 0, max: 1000 }),
                    undefined,
                  ]),
                }),
              ),
              undefined,
            ]),
          },
          undefined,
        ]),
        piechart: faker.helpers.arrayElement([
          {
            showLabels: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]),
            colors: faker.helpers.arrayElement([
              {
                [faker.string.alphanumeric(5)]: faker.string.alpha({
                  length: { min: 10, max: 20 },
                }),
              },
              undefined,
            ]),
          },
          undefined,
        ]),
        number: faker.helpers.arrayElement([
          {
            unit: faker.helpers.arrayElement([
              faker.string.alpha({ length: { min: 10, max: 20 } }),
              undefined,
            ]),
            precision: faker.helpers.arrayElement([
              faker.number.int({ min: 0, max: 1000 }),
              undefined,
            ]),
          },
          undefined,
        ]),
        table: faker.helpers.arrayElement([{}, undefined]),
        rows: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
            () => ({}),
          ),
          null,
        ]),
      })),
      undefined,
    ]),
    variables: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        key: faker.string.alpha({ length: { min: 10, max: 20 } }),
        label: faker.string.alpha({ length: { min: 10, max: 20 } }),
        values: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 10, max: 20 } }),
          ),
          undefined,
        ]),
        valueFrom: faker.helpers.arrayElement([
          {
            config: {
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
              limit: faker.helpers.arrayElement([
                faker.number.int({ min: 0, max: 1000 }),
                undefined,
              ]),
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
                Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
                  () => faker.string.alpha({ length: { min: 10, max: 20 } }),
                ),
                undefined,
              ]),
              statuses: faker.helpers.arrayElement([
                Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
                  () => faker.string.alpha({ length: { min: 10, max: 20 } }),
                ),
                undefined,
              ]),
            },
          },
          undefined,
        ]),
        default: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          undefined,
        ]),
        dependsOn: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 10, max: 20 } }),
          ),
          undefined,
        ]),
        options: faker.helpers.arrayElement([
          Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
            faker.string.alpha({ length: { min: 10, max: 20 } }),
          ),
          null,
        ]),
      })),
      undefined,
    ]),
    error: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    columnOptions: faker.helpers.arrayElement([
      {
        [faker.string.alphanumeric(5)]: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      },
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseApplicationChangeMock = (
  overrideResponse: Partial<ApplicationChange> = {},
): ApplicationChange => ({
  ...{
    id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    date: faker.date.past().toISOString().slice(0, 19) + "Z",
    user: faker.string.alpha({ length: { min: 10, max: 20 } }),
    description: faker.string.alpha({ length: { min: 10, max: 20 } }),
    status: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  ...overrideResponse,
});

export const getGetApplicationReportResponseMock = (
  overrideResponse: Partial<Extract<ApplicationReport, object>> = {},
): ApplicationReport => ({
  id: faker.string.uuid(),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  createdAt: faker.date.past().toISOString().slice(0, 19) + "Z",
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
        Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
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
        })),
        undefined,
      ]),
    })),
    undefined,
  ]),
  accessControl: {
    users: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getGetApplicationReportResponseApplicationUserMock(),
      })),
      null,
    ]),
    authentication: faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getGetApplicationReportResponseApplicationAuthenticationMock(),
      })),
      null,
    ]),
  },
  incidents: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseApplicationIncidentMock(),
    })),
    null,
  ]),
  locations: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseApplicationLocationMock(),
    })),
    null,
  ]),
  backups: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseApplicationBackupMock(),
    })),
    null,
  ]),
  restores: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseApplicationRestoreMock(),
    })),
    null,
  ]),
  findings: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseApplicationFindingMock(),
    })),
    null,
  ]),
  sections: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getGetApplicationReportResponseViewResultMock(),
    })),
    null,
  ]),
  changes: faker.helpers.arrayElement([
    faker.helpers.arrayElement([
      Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
        ...getGetApplicationReportResponseApplicationChangeMock(),
      })),
      null,
    ]),
    undefined,
  ]),
  cost: faker.helpers.arrayElement([
    {
      daily: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      monthly: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      annual: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
    },
    undefined,
  ]),
  lifecycle: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    undefined,
  ]),
  monitoring: faker.helpers.arrayElement([
    {
      alertsConfigured: faker.number.int({ min: 0, max: 1000 }),
      alertsFired: faker.number.int({ min: 0, max: 1000 }),
      uptime: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      apdex: faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      tools: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          name: faker.string.alpha({ length: { min: 10, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          url: faker.string.alpha({ length: { min: 10, max: 20 } }),
          purpose: faker.string.alpha({ length: { min: 10, max: 20 } }),
        }),
      ),
    },
    undefined,
  ]),
  repositories: faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    })),
    undefined,
  ]),
  version: faker.helpers.arrayElement([
    {
      number: faker.string.alpha({ length: { min: 10, max: 20 } }),
      released: faker.date.past().toISOString().slice(0, 19) + "Z",
      deployed: faker.date.past().toISOString().slice(0, 19) + "Z",
      gitTag: faker.string.alpha({ length: { min: 10, max: 20 } }),
      repoName: faker.string.alpha({ length: { min: 10, max: 20 } }),
      createdBy: faker.string.alpha({ length: { min: 10, max: 20 } }),
      authorizedBy: faker.string.alpha({ length: { min: 10, max: 20 } }),
    },
    undefined,
  ]),
  ...overrideResponse,
});

export const getGetApplicationReportMockHandler = (
  overrideResponse?:
    | ApplicationReport
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ApplicationReport> | ApplicationReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/application/:namespace/:name",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetApplicationReportResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getApplicationsMock = () => [getGetApplicationReportMockHandler()];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Applications
 * The audit report of an application.
 * OpenAPI spec version: 0.1.0
 */
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

export interface ApplicationUser {
  id: string;
  name: string;
  email: string;
  role: string;
  authType: string;
  created: string;
  lastLogin?: string;
  lastAccessReview?: string;
}

export type ApplicationAuthenticationMfa = {
  type: string;
  /** Free text such as true or optional. */
  enforced: string;
};

/**
 * Known keys: provider, passwordExpiry, passwordStrength.
 * @nullable
 */
export type ApplicationAuthenticationProperties = { [key: string]: string } | null;

export interface ApplicationAuthentication {
  name: string;
  /** SAML, OIDC, password and others. */
  type: string;
  mfa?: ApplicationAuthenticationMfa;
  /**
   * Known keys: provider, passwordExpiry, passwordStrength.
   * @nullable
   */
  properties: ApplicationAuthenticationProperties;
}

export interface ApplicationAccessControl {
  users: ApplicationUser[] | null;
  authentication: ApplicationAuthentication[] | null;
}

export interface ApplicationIncident {
  id: string;
  date: string;
  /** Known values: critical, high, medium, low. */
  severity: string;
  description: string;
  /** Known values: open, investigating, mitigated, resolved, closed. */
  status: string;
  /** Missing while it runs. */
  resolvedDate?: string;
}

export interface ApplicationLocation {
  account: string;
  name: string;
  /** Known values: cloud, on-premise, hybrid, multi-cloud. */
  type: string;
  /** Known values: primary, backup, production. */
  purpose: string;
  region: string;
  /** aws, azure, gcp and others; also an icon name. */
  provider: string;
  /** @minimum 0 */
  resourceCount: number;
}

export interface ApplicationBackup {
  id: string;
  database: string;
  type: string;
  source: string;
  date: string;
  /** Text with its unit, such as 12.4GB; may be empty. */
  size: string;
  /** successful and completed, in any case, are good; others are not. */
  status: string;
  /** Not every backend sends it. */
  error?: string;
}

export interface ApplicationRestore {
  id: string;
  database: string;
  date: string;
  source: string;
  status: string;
  /** The zero date while it runs. */
  completedAt: string;
}

export interface ApplicationFinding {
  id: string;
  /** Known values: security, compliance, performance, reliability. */
  type: string;
  /** Known values: critical, high, medium, low. */
  severity: string;
  title: string;
  description: string;
  /** First seen. */
  date: string;
  lastObserved: string;
  /** Known values: open, in-progress, accepted, resolved. */
  status: string;
}

export interface ViewThreshold {
  /** @minimum 0 */
  percent: number;
  color: string;
  /** Deprecated. */
  value?: number;
}

/**
 * Bounds are text that holds a number.
 */
export interface ViewGauge {
  /** 0 when missing. */
  min?: string;
  /** 100 when missing. */
  max?: string;
  /** In panels only. */
  unit?: string;
  /** @minimum 0 */
  precision?: number;
  thresholds?: ViewThreshold[];
}

export type ViewColumnUrlViewFilter = { [key: string]: string };

export type ViewColumnUrlView = {
  namespace?: string;
  name?: string;
  filter?: ViewColumnUrlViewFilter;
};

/**
 * Where a cell leads; the ready link stands in `__row__attributes`.
 */
export interface ViewColumnUrl {
  /** Expression that names a configuration item. */
  config?: string;
  view?: ViewColumnUrlView;
}

export type ViewColumnFilter = {
  /** multiselect. */
  type: string;
};

/**
 * Cells by type: datetime is an RFC 3339 time, duration nanoseconds (a number or text), bytes and millicore a number or a quantity such as 250m, gauge a number or {min, max, value}, row_attributes a map of column name to {icon, url, max} that decorates the other cells; null is possible everywhere.
 */
export interface ViewColumn {
  name: string;
  /** Known values: string, number, boolean, datetime, duration, health, status, gauge, bytes, decimal, millicore, url, badge, row_attributes. */
  type: string;
  primaryKey?: boolean;
  description?: string;
  hidden?: boolean;
  /** A name or an expression. */
  icon?: string;
  unit?: string;
  /** Deprecated. The column that this one serves. */
  for?: string;
  gauge?: ViewGauge;
  filter?: ViewColumnFilter;
  url?: ViewColumnUrl;
}

export type ViewPanelTimeseries = {
  /** lines, area or points. */
  style?: string;
  unit?: string;
};

export type ViewPanelHeatmap = {
  /** calendar or compact. */
  mode?: string;
  unit?: string;
};

/**
 * Label to colour.
 */
export type ViewPanelPiechartColors = { [key: string]: string };

export type ViewPanelPiechart = {
  showLabels?: boolean;
  /** Label to colour. */
  colors?: ViewPanelPiechartColors;
};

export type ViewPanelNumber = {
  unit?: string;
  /** @minimum 0 */
  precision?: number;
};

export type ViewPanelTable = { [key: string]: unknown };

export type ViewPanelRows = { [key: string]: unknown }[] | null;

/**
 * A panel with the setting of its type and its rows; a row has `value` or `count` and a label column.
 */
export interface ViewPanel {
  name: string;
  description?: string;
  /** Known values: number, table, piechart, gauge, text (Markdown), duration (nanoseconds), bargauge, timeseries, heatmap (a date and a figure a row), properties. */
  type: string;
  /** Why there are no rows. Not every backend sends it. */
  error?: string;
  bargauge?: ViewGauge;
  timeseries?: ViewPanelTimeseries;
  heatmap?: ViewPanelHeatmap;
  gauge?: ViewGauge;
  piechart?: ViewPanelPiechart;
  number?: ViewPanelNumber;
  table?: ViewPanelTable;
  rows: ViewPanelRows;
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

export type ViewVariableValueFrom = {
  config: ResourceSelector;
};

export interface ViewVariable {
  /** In the page's address with the prefix `viewvar__`. */
  key: string;
  /** Empty when the view has none; show the key. */
  label: string;
  /** Fixed values. */
  values?: string[];
  valueFrom?: ViewVariableValueFrom;
  /** The value that this result was made with. */
  default?: string;
  /** Keys of variables that its options depend on. */
  dependsOn?: string[];
  /** What can be chosen now. */
  options: string[] | null;
}

/**
 * Column with a multiselect filter to its distinct values.
 */
export type ViewResultColumnOptions = { [key: string]: string[] };

/**
 * A view's result. A key is missing when it is empty.
 */
export interface ViewResult {
  namespace?: string;
  name: string;
  /** Empty when the view has none. */
  title: string;
  icon?: string;
  /** The zero date when never. */
  lastRefreshedAt: string;
  /** Hash of the variable values; needed to read the rows. */
  requestFingerprint?: string;
  /** In order. A view with a table ends with `__row__attributes`. */
  columns?: ViewColumn[];
  /** Cells in the order of the columns. Only in a preview and in the sections of an application report. */
  rows?: unknown[][];
  panels?: ViewPanel[];
  variables?: ViewVariable[];
  /** What is wrong with the table, or why the last run failed where the rest is of an earlier one. Not every backend sends it. */
  error?: string;
  /** Column with a multiselect filter to its distinct values. */
  columnOptions?: ViewResultColumnOptions;
}

export interface ApplicationChange {
  id: string;
  date: string;
  user: string;
  description: string;
  /** Known values: completed, pending, failed. */
  status: string;
}

export interface ApplicationCost {
  daily: number;
  monthly: number;
  annual: number;
}

export interface ApplicationMonitoringTool {
  /** Also an icon name. */
  name: string;
  type: string;
  url: string;
  purpose: string;
}

export interface ApplicationMonitoring {
  /** @minimum 0 */
  alertsConfigured: number;
  /** @minimum 0 */
  alertsFired: number;
  /**
   * Percent.
   * @minimum 0
   */
  uptime: number;
  /** @minimum 0 */
  apdex: number;
  tools: ApplicationMonitoringTool[];
}

export interface ApplicationRepository {
  /** GitHub, GitLab, Azure DevOps. */
  type: string;
  url: string;
  name: string;
}

export interface ApplicationVersion {
  number: string;
  released: string;
  deployed: string;
  gitTag: string;
  repoName: string;
  createdBy: string;
  authorizedBy: string;
}

export interface ApplicationReport {
  id: string;
  name: string;
  /** Free text such as web. */
  type: string;
  namespace: string;
  description?: string;
  createdAt: string;
  /** Shown in `order`. */
  properties?: ResourceProperty[];
  accessControl: ApplicationAccessControl;
  incidents: ApplicationIncident[] | null;
  locations: ApplicationLocation[] | null;
  /** In no promised order. */
  backups: ApplicationBackup[] | null;
  restores: ApplicationRestore[] | null;
  findings: ApplicationFinding[] | null;
  /** Views, with their rows where they have a table. */
  sections: ViewResult[] | null;
  changes?: ApplicationChange[] | null;
  cost?: ApplicationCost;
  lifecycle?: string;
  monitoring?: ApplicationMonitoring;
  repositories?: ApplicationRepository[];
  version?: ApplicationVersion;
}
