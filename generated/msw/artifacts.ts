// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getDownloadArtifactResponseMock = (): ArrayBuffer | string | DownloadArtifact200Six =>
  faker.helpers.arrayElement([
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    faker.word.sample(),
    faker.word.sample(),
    faker.word.sample(),
    faker.word.sample(),
    faker.helpers.arrayElement([
      [],
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      faker.number.float({ min: 0, max: 1000, fractionDigits: 2 }),
      faker.datatype.boolean(),
      null,
    ]),
    faker.word.sample(),
    new ArrayBuffer(faker.number.int({ min: 1, max: 64 })),
    faker.word.sample(),
    faker.word.sample(),
  ]);

export const getListCheckArtifactsResponseArtifactFileMock = (
  overrideResponse: Partial<ArtifactFile> = {},
): ArtifactFile => ({
  ...{
    id: faker.string.uuid(),
    check_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    check_time: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    playbook_run_action_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    connection_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    path: faker.string.alpha({ length: { min: 10, max: 20 } }),
    filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
    content_type: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    size: faker.number.int({ min: 0, max: 1000 }),
    checksum: faker.string.alpha({ length: { min: 10, max: 20 } }),
    is_pushed: faker.datatype.boolean(),
    is_data_pushed: faker.datatype.boolean(),
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    updated_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getListCheckArtifactsResponseMock = (): ArtifactListResponse =>
  faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getListCheckArtifactsResponseArtifactFileMock(),
    })),
    null,
  ]);

export const getListPlaybookRunArtifactsResponseArtifactFileMock = (
  overrideResponse: Partial<ArtifactFile> = {},
): ArtifactFile => ({
  ...{
    id: faker.string.uuid(),
    check_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    check_time: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    playbook_run_action_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    connection_id: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.string.uuid(), null]),
      undefined,
    ]),
    path: faker.string.alpha({ length: { min: 10, max: 20 } }),
    filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
    content_type: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      undefined,
    ]),
    size: faker.number.int({ min: 0, max: 1000 }),
    checksum: faker.string.alpha({ length: { min: 10, max: 20 } }),
    is_pushed: faker.datatype.boolean(),
    is_data_pushed: faker.datatype.boolean(),
    created_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    updated_at: faker.date.past().toISOString().slice(0, 19) + "Z",
    deleted_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + "Z", null]),
      undefined,
    ]),
  },
  ...overrideResponse,
});

export const getListPlaybookRunArtifactsResponseMock = (): ArtifactListResponse =>
  faker.helpers.arrayElement([
    Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
      ...getListPlaybookRunArtifactsResponseArtifactFileMock(),
    })),
    null,
  ]);

export const getDownloadArtifactMockHandler = (
  overrideResponse?:
    | ArrayBuffer
    | string
    | DownloadArtifact200Six
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) =>
        | Promise<ArrayBuffer | string | DownloadArtifact200Six>
        | ArrayBuffer
        | string
        | DownloadArtifact200Six),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/artifacts/download/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadArtifactResponseMock();
      return HttpResponse.arrayBuffer(
        binaryBody instanceof ArrayBuffer ? binaryBody : new ArrayBuffer(0),
        { status: 200, headers: { "Content-Type": "application/octet-stream" } },
      );
    },
    options,
  );
};

export const getListCheckArtifactsMockHandler = (
  overrideResponse?:
    | ArtifactListResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ArtifactListResponse> | ArtifactListResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/artifacts/list/check/:id/:time",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCheckArtifactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListPlaybookRunArtifactsMockHandler = (
  overrideResponse?:
    | ArtifactListResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ArtifactListResponse> | ArtifactListResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/artifacts/list/playbook_run/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListPlaybookRunArtifactsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getArtifactsMock = () => [
  getDownloadArtifactMockHandler(),
  getListCheckArtifactsMockHandler(),
  getListPlaybookRunArtifactsMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Artifacts
 * Files that checks and playbook actions left behind.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Identifier of a record. Ids sort by creation time.
 */
export type Uuid = string;

/**
 * A row as the handlers write it; /db/artifacts writes nulls where this leaves keys out.
 */
export interface ArtifactFile {
  id: Uuid;
  /** @nullable */
  check_id?: string | null;
  /** @nullable */
  check_time?: string | null;
  /** @nullable */
  playbook_run_action_id?: string | null;
  /** @nullable */
  connection_id?: string | null;
  /** Where it lies in the store. */
  path: string;
  filename: string;
  content_type?: string;
  /**
   * Bytes.
   * @minimum 0
   */
  size: number;
  /** SHA-256 in hex. */
  checksum: string;
  /** Whether an agent has handed the row upstream. */
  is_pushed: boolean;
  /** Whether an agent has handed the content upstream. */
  is_data_pushed: boolean;
  created_at: string;
  updated_at: string;
  /** @nullable */
  deleted_at?: string | null;
  /** @nullable */
  expires_at?: string | null;
}

/**
 * The artifacts.
 */
export type ArtifactListResponse = ArtifactFile[] | null;

/**
 * Any JSON.
 * @nullable
 */
export type DownloadArtifact200Six =
  | { [key: string]: unknown }
  | unknown[]
  | string
  | number
  | boolean
  | null;
