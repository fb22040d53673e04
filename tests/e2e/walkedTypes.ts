/**
 * Types that browser tests fill in, save and open again. Together they hold every widget that any form has
 * (`tests/schemas/walked.test.ts` says so); the mapping of every other type is proven there without a browser.
 */
export const walkedTypes = {
  Connection: ["git", "redis"],
  NotificationConnection: ["email", "generic_webhook"],
  Canary: ["http", "folder", "alertmanager", "elasticsearch", "dns"],
  ScrapeConfig: ["kubernetes", "trivy", "file"],
} as const;

/** Whether a browser test walks a type. */
export const isWalked = ({ kind, key }: { kind: string; key: string }): boolean =>
  Object.entries(walkedTypes).some(
    ([walked, keys]) => walked === kind && keys.some((each) => each === key),
  );
