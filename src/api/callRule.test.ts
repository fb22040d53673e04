import { afterEach, describe, expect, it } from "vitest";
import { addressOf, holdCalls, prepareCall, setCallRule } from "./callRule";

const path = "http://console.test/api/db/checks?id=eq.1&order=name";

afterEach(() => setCallRule(null));

describe("prepareCall", () => {
  it("leaves a call alone without a rule", async () => {
    const request = new Request(path);
    expect(await prepareCall(request)).toBe(request);
    expect(addressOf("/api/kubeconfig")).toBe("/api/kubeconfig");
  });

  it("adds the credentials, and keeps those that a call brings itself", async () => {
    setCallRule({ base: null, authorization: () => "Basic abc" });
    const sent = await prepareCall(new Request(path));
    expect(sent.url).toBe(path);
    expect(sent.headers.get("authorization")).toBe("Basic abc");
    const own = await prepareCall(new Request(path, { headers: { authorization: "Bearer own" } }));
    expect(own.headers.get("authorization")).toBe("Bearer own");
  });

  it("sends nothing of it to the console's own files", async () => {
    setCallRule({ base: "https://acme.example", authorization: () => "Bearer t" });
    const sent = await prepareCall(new Request("http://console.test/icons/index.json"));
    expect(sent.url).toBe("http://console.test/icons/index.json");
    expect(sent.headers.has("authorization")).toBe(false);
    const lookalike = await prepareCall(new Request("http://console.test/apiary"));
    expect(lookalike.headers.has("authorization")).toBe(false);
  });

  it("waits while nobody knows where calls go", async () => {
    holdCalls();
    holdCalls();
    const order: string[] = [];
    const waiting = prepareCall(new Request(path)).then(({ url }) => order.push(url));
    await prepareCall(new Request("http://console.test/icons/index.json"));
    order.push("decided");
    setCallRule({ base: "https://acme.example", authorization: () => null });
    await waiting;
    expect(order).toEqual(["decided", "https://acme.example/db/checks?id=eq.1&order=name"]);
  });

  it("goes to the organization's backend without /api, with body, method and headers", async () => {
    setCallRule({
      base: "https://acme.example/mc/",
      authorization: () => Promise.resolve("Bearer t"),
    });
    const sent = await prepareCall(
      new Request(path, {
        method: "POST",
        body: '{"name":"Zoë"}',
        headers: { "content-type": "application/json", prefer: "count=exact" },
      }),
    );
    expect(sent.url).toBe("https://acme.example/mc/db/checks?id=eq.1&order=name");
    expect(sent.method).toBe("POST");
    expect(await sent.json()).toEqual({ name: "Zoë" });
    expect(sent.headers.get("prefer")).toBe("count=exact");
    expect(sent.headers.get("authorization")).toBe("Bearer t");
    expect(addressOf("/api/kubeconfig")).toBe("https://acme.example/mc/kubeconfig");
  });
});
