import { expect, it } from "vitest";
import { formatBytes } from "./bytes";

it.each([
  [0, "0 B"],
  [512, "512 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1024 ** 2 - 1, "1 MB"],
  [5 * 1024 ** 3, "5 GB"],
  [1024 ** 8, "1 YB"],
  [1024 ** 9, "1024 YB"],
  [-2048, "-2 KB"],
  [undefined, ""],
])("%s reads %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));
