import React from "react";
import { flushSync } from "react-dom";

/**
 * The React that ships has no `act`, by which Testing Library has React draw at once what an event changed; its own
 * `flushSync` does that.
 */
Reflect.set(React, "act", (change: () => unknown) => {
  let result: unknown;
  flushSync(() => {
    result = change();
  });
  return result;
});
