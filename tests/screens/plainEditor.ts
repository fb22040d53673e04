import { vi } from "vitest";

/**
 * The editor draws itself by measuring, which a document without a browser cannot: it does not come, and its plain one
 * stays. Otherwise it would arrive in the middle of some test or other, whenever it has been read.
 */
vi.mock("~/components/monaco/mountEditor", () => {
  throw new Error("There is no editor without a browser");
});
