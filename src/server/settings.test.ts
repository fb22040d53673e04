import { expect, it } from "vitest";
import { readConfig } from "./config";
import { settings } from "./settings";

it("names exactly the variables that the configuration reads", () => {
  const read = new Set<string>();
  const watched = (values: Readonly<Record<string, string>>) =>
    new Proxy<Record<string, string>>(values, {
      get(target, name) {
        read.add(String(name));
        return target[String(name)];
      },
    });
  readConfig(watched({}));
  const key = `pk_test_${Buffer.from("calm-owl-1.clerk.accounts.dev$").toString("base64")}`;
  readConfig(watched({ BACKEND_URL: "http://mc", AUTH: "clerk", CLERK_PUBLISHABLE_KEY: key }));
  // Node's own variable, which opens the tests' stand-in for a provider.
  read.delete("NODE_ENV");
  expect([...read].toSorted()).toEqual(Object.keys(settings).toSorted());
});
