import { describe, expect, it } from "vitest";
import { fillUrl, refillUrl } from "./urlTemplate";

describe("fillUrl", () => {
  it("escapes values and leaves the backend's placeholders", () => {
    expect(fillUrl("slack://$(password)@{channel}", { channel: "#ops/a" })).toBe(
      "slack://$(password)@%23ops%2Fa",
    );
  });

  it("leaves a missing value empty", () => {
    expect(fillUrl("matrix://{user}:$(password)@{host}/", { host: "m.example.com" })).toBe(
      "matrix://:$(password)@m.example.com/",
    );
  });

  it("chooses by a switch, also before the query", () => {
    const template = "ntfy://{host}/{tls?a:b}?Scheme={insecure_tls?http:https}";
    expect(fillUrl(template, { host: "n", insecure_tls: true })).toBe("ntfy://n/b?Scheme=http");
    expect(fillUrl(template, { host: "n" })).toBe("ntfy://n/b?Scheme=https");
  });

  it("writes numbers and booleans", () => {
    expect(fillUrl("smtp://{host}:{port}/?TLS={tls}", { host: "h", port: 587, tls: false })).toBe(
      "smtp://h:587/?TLS=false",
    );
  });

  it("takes an address as it is and appends to its query", () => {
    const template = "generic+{+url}?Key={key}";
    expect(fillUrl(template, { url: "https://h/x", key: "a" })).toBe("generic+https://h/x?Key=a");
    expect(fillUrl(template, { url: "https://h/x?y=1", key: "a" })).toBe(
      "generic+https://h/x?y=1&Key=a",
    );
  });
});

it("leaves placeholders of the backend in values", () => {
  expect(fillUrl("ntfy://{user}@{host}", { user: "$(username)", host: "a b" })).toBe(
    "ntfy://$(username)@a%20b",
  );
});

describe("refillUrl", () => {
  const ntfy = "ntfy://{username}:$(password)@{+host}/{topic}?Scheme={tls?http:https}";
  const values = { username: "anna", host: "h", topic: "new", tls: true };
  const refill = (url: unknown, ...changed: string[]) =>
    refillUrl(ntfy, url, values, new Set(changed));

  it("changes nothing but the parts of changed fields", () => {
    const url = "ntfy://$(username):$(password)@n.example.com/ops?Scheme=https&Priority=5";
    expect(refill(url, "other")).toBeUndefined();
    expect(refill(url, "topic")).toBe(url.replace("ops", "new"));
    expect(refill(url, "tls")).toBe(url.replace("=https", "=http"));
    expect(refill(url, "username")).toBe(url.replace("$(username)", "anna"));
  });

  it("keeps a token that stands in the URL, and a URL without a user", () => {
    expect(refill("ntfy://:tk_1@n/ops", "topic")).toBe("ntfy://:tk_1@n/new");
    expect(refill("ntfy://n/ops", "topic")).toBe("ntfy://n/new");
    expect(refill("ntfy://n/ops", "tls")).toBe("ntfy://n/ops?Scheme=http");
  });

  it("builds what is not there, and what looks like no such URL", () => {
    const whole = "ntfy://anna:$(password)@h/new?Scheme=http";
    expect(refill(null, "topic")).toBe(whole);
    expect(refill("https://n/ops/x/y/z", "topic")).toBe(whole);
  });

  it("keeps what an address brings with it", () => {
    const template = "generic+{+url}?Key={key}";
    const now = { url: "https://n", key: "b" };
    expect(refillUrl(template, "generic+https://h?y=1&Key=a", now, new Set(["key"]))).toBe(
      "generic+https://h?y=1&Key=b",
    );
  });
});
