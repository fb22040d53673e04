import { Window } from "happy-dom";
import { populateGlobal, type Environment } from "vitest/runtime";

/** A page without a browser: the document is happy-dom's, while calls are Node's own, which MSW answers. */
const environment: Environment = {
  name: "dom",
  viteEnvironment: "client",
  setup(global) {
    const window = new Window({ url: "http://console.test/", width: 1440, height: 900 });
    // Nothing is laid out here: a list that draws what its frame has room for gets a frame.
    Object.defineProperties(window.HTMLElement.prototype, {
      offsetHeight: { get: () => 800 },
      offsetWidth: { get: () => 1200 },
    });
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true });
    const NodeRequest: typeof Request = global.Request;
    global.Request = class extends NodeRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "http://console.test/") : input, init);
      }
    };
    return {
      async teardown() {
        await window.happyDOM.close();
        global.Request = NodeRequest;
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
};

export default environment;
