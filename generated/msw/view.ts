// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListConfigViewsResponseMock = (): ConfigView[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    namespace: faker.string.alpha({ length: { min: 10, max: 20 } }),
    title: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    icon: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    ordinal: faker.helpers.arrayElement([faker.number.int({ min: 0, max: 1000 }), undefined]),
    variables: faker.helpers.arrayElement([
      {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      undefined,
    ]),
  }));

export const getPreviewViewResponseMock = (
  overrideResponse: Partial<Extract<ViewResultResponse, object>> = {},
): ViewResultResponse => ({
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
              [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
  ...overrideResponse,
});

export const getEvaluateViewResponseMock = (
  overrideResponse: Partial<Extract<ViewResultResponse, object>> = {},
): ViewResultResponse => ({
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
              [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
  ...overrideResponse,
});

export const getGetViewResultResponseMock = (
  overrideResponse: Partial<Extract<ViewResultResponse, object>> = {},
): ViewResultResponse => ({
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
              [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
  ...overrideResponse,
});

export const getEvaluateNamedViewResponseMock = (
  overrideResponse: Partial<Extract<ViewResultResponse, object>> = {},
): ViewResultResponse => ({
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
              [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
  ...overrideResponse,
});

export const getGetNamedViewResultResponseMock = (
  overrideResponse: Partial<Extract<ViewResultResponse, object>> = {},
): ViewResultResponse => ({
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
              [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
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
  ...overrideResponse,
});

export const getListConfigViewsMockHandler = (
  overrideResponse?:
    | ConfigView[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ConfigView[]> | ConfigView[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/view/list",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListConfigViewsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPreviewViewMockHandler = (
  overrideResponse?:
    | ViewResultResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ViewResultResponse> | ViewResultResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/view/preview",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPreviewViewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEvaluateViewMockHandler = (
  overrideResponse?:
    | ViewResultResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ViewResultResponse> | ViewResultResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/view/:id",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluateViewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetViewResultMockHandler = (
  overrideResponse?:
    | ViewResultResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ViewResultResponse> | ViewResultResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/view/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetViewResultResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEvaluateNamedViewMockHandler = (
  overrideResponse?:
    | ViewResultResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ViewResultResponse> | ViewResultResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/view/:namespace/:name",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEvaluateNamedViewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetNamedViewResultMockHandler = (
  overrideResponse?:
    | ViewResultResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ViewResultResponse> | ViewResultResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/view/:namespace/:name",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNamedViewResultResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getViewsMock = () => [
  getListConfigViewsMockHandler(),
  getPreviewViewMockHandler(),
  getEvaluateViewMockHandler(),
  getGetViewResultMockHandler(),
  getEvaluateNamedViewMockHandler(),
  getGetNamedViewResultMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Views
 * Results of custom views: columns, panels and variables. The rows of a view's table are read from `/db/view_{namespace}_{name}` (dashes become underscores) with `request_fingerprint=eq.{requestFingerprint}`.
 * OpenAPI spec version: 0.1.0
 */
/**
 * What the view's variables are for this item. Not every backend sends it.
 */
export type ConfigViewVariables = { [key: string]: string };

export interface ConfigView {
  id: string;
  name: string;
  namespace: string;
  /** Missing when the view has none; show the name. */
  title?: string;
  icon?: string;
  /**
   * Not every backend sends it.
   * @minimum 0
   */
  ordinal?: number;
  /** What the view's variables are for this item. Not every backend sends it. */
  variables?: ConfigViewVariables;
}

/**
 * Column with a multiselect filter to its distinct values.
 */
export type ViewResultColumnOptions = { [key: string]: string[] };

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

/**
 * The result.
 */
export type ViewResultResponse = ViewResult;
