// Written by `npm run generate` from the contract. Do not edit.
import { faker } from "@faker-js/faker";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetKubeconfigResponseMock = (): string => faker.word.sample();

export const getReadKubernetesResponseMock = (): KubernetesResponse => ({});

export const getCreateInKubernetesResponseMock = (): KubernetesResponse =>
  faker.helpers.arrayElement([{}, {}]);

export const getReplaceInKubernetesResponseMock = (): KubernetesResponse =>
  faker.helpers.arrayElement([{}, {}]);

export const getPatchInKubernetesResponseMock = (): KubernetesResponse => ({});

export const getDeleteInKubernetesResponseMock = (): KubernetesResponse => ({});

export const getGetKubeconfigMockHandler = (
  overrideResponse?:
    | string
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/kubeconfig",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const resolvedBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetKubeconfigResponseMock();
      const textBody =
        typeof resolvedBody === "string" ? resolvedBody : JSON.stringify(resolvedBody ?? null);
      return HttpResponse.text(textBody, { status: 200, headers: { "Content-Type": "text/yaml" } });
    },
    options,
  );
};

export const getReadKubernetesMockHandler = (
  overrideResponse?:
    | KubernetesResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<KubernetesResponse> | KubernetesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/kubeproxy/:path",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getReadKubernetesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateInKubernetesMockHandler = (
  overrideResponse?:
    | KubernetesResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<KubernetesResponse> | KubernetesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/kubeproxy/:path",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateInKubernetesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReplaceInKubernetesMockHandler = (
  overrideResponse?:
    | KubernetesResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<KubernetesResponse> | KubernetesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/kubeproxy/:path",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getReplaceInKubernetesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPatchInKubernetesMockHandler = (
  overrideResponse?:
    | KubernetesResponse
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<KubernetesResponse> | KubernetesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    "*/api/kubeproxy/:path",
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPatchInKubernetesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeleteInKubernetesMockHandler = (
  overrideResponse?:
    | KubernetesResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<KubernetesResponse> | KubernetesResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/kubeproxy/:path",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteInKubernetesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getKubernetesAccessMock = () => [
  getGetKubeconfigMockHandler(),
  getReadKubernetesMockHandler(),
  getCreateInKubernetesMockHandler(),
  getReplaceInKubernetesMockHandler(),
  getPatchInKubernetesMockHandler(),
  getDeleteInKubernetesMockHandler(),
];

/**
 * Generated by orval 🍺
 * Do not edit manually.
 * Kubernetes access
 * A kubeconfig for kubectl, and the proxy that it points to.
 * OpenAPI spec version: 0.1.0
 */
/**
 * Any object, list or status of the Kubernetes API.
 */
export interface KubernetesObject {
  [key: string]: unknown;
}

/**
 * What the cluster answered.
 */
export type KubernetesResponse = KubernetesObject;
