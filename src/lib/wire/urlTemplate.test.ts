import { describe, expect, it } from "vitest";
import { fillUrl } from "./urlTemplate";

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
