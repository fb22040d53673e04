import { expect, it } from "vitest";
import { shippedPackages } from "./about";

it("lists what is shipped once, also what lies inside of another package or is copied by the build", () => {
  expect(
    shippedPackages({
      packages: {
        "": { version: "1.0.0", license: "Apache-2.0" },
        "node_modules/b": { version: "2.0.0", license: "MIT" },
        "node_modules/@a/one": { version: "1.0.0", license: "ISC" },
        "node_modules/b/node_modules/@a/one": { version: "1.1.0", license: "ISC" },
        "node_modules/c/node_modules/@a/one": { version: "1.1.0", license: "ISC" },
        "node_modules/tool": { version: "3.0.0", license: "MIT", dev: true },
        "node_modules/@tool/linux": { version: "3.0.0", license: "MIT", os: ["linux"] },
        "node_modules/@flanksource/icons": { version: "1.0.0", license: "MIT", dev: true },
        "node_modules/old": { version: "0.1.0" },
      },
    }),
  ).toEqual([
    { name: "@a/one", version: "1.0.0", licence: "ISC" },
    { name: "@a/one", version: "1.1.0", licence: "ISC" },
    { name: "@flanksource/icons", version: "1.0.0", licence: "MIT" },
    { name: "b", version: "2.0.0", licence: "MIT" },
    { name: "old", version: "0.1.0", licence: "not named" },
  ]);
});
