import { apiFetch } from "./request";

/** Set-up that every generated client shares: all calls go through the one door. */
export const createClientConfig = <Config extends object>(config?: Config) => ({
  ...(config as Config),
  fetch: apiFetch,
});
