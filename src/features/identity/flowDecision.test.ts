import { describe, expect, it } from "vitest";
import { decideFlow, decideFlowError, isFlow, webAddress, type Refusal } from "./flowDecision";

const base = "https://console.example/login";
const flow = { id: "f1", ui: { action: "/x", method: "POST", nodes: [] } };
const error = (id: string, more: object = {}) => ({ error: { id, message: "no" }, ...more });

const decide = (refusal: Partial<Refusal>) =>
  decideFlow({ kind: "login", phase: "submit", status: 400, body: null, ...refusal }, base);

const restarted = { action: "restart", notice: null, flowId: null, keepReturnTo: true };

describe("decideFlow, by error id", () => {
  it.each([
    [
      "session_aal2_required goes to the provided redirect",
      {
        status: 403,
        body: error("session_aal2_required", { redirect_browser_to: "/login?aal=aal2&x=1" }),
      },
      { action: "leave", address: "https://console.example/login?aal=aal2&x=1" },
    ],
    [
      "session_aal2_required without a redirect asks for the second factor",
      { status: 403, body: error("session_aal2_required") },
      { action: "sign in", aal: "aal2" },
    ],
    [
      "session_aal2_required with a redirect that is no web address asks for the second factor",
      {
        status: 403,
        body: error("session_aal2_required", { redirect_browser_to: "javascript:alert(1)" }),
      },
      { action: "sign in", aal: "aal2" },
    ],
    [
      "session_already_available",
      { phase: "start", body: error("session_already_available") },
      { action: "home" },
    ],
    [
      "session_refresh_required",
      { kind: "settings", status: 403, body: error("session_refresh_required") },
      { action: "sign in", refresh: true },
    ],
    [
      "self_service_flow_return_to_forbidden drops the address",
      { phase: "start", body: error("self_service_flow_return_to_forbidden") },
      { ...restarted, notice: "The return_to address is not allowed.", keepReturnTo: false },
    ],
    [
      "self_service_flow_expired",
      { status: 410, body: error("self_service_flow_expired") },
      { ...restarted, notice: "Your interaction expired, please fill out the form again." },
    ],
    [
      "self_service_flow_expired names its successor",
      { status: 410, body: error("self_service_flow_expired", { use_flow_id: "f2" }) },
      {
        ...restarted,
        notice: "Your interaction expired, please fill out the form again.",
        flowId: "f2",
      },
    ],
    [
      "security_csrf_violation",
      { status: 403, body: error("security_csrf_violation") },
      {
        ...restarted,
        notice: "A security violation was detected, please fill out the form again.",
      },
    ],
    [
      "security_csrf_violation with 400",
      { status: 400, body: error("security_csrf_violation") },
      {
        ...restarted,
        notice: "A security violation was detected, please fill out the form again.",
      },
    ],
    [
      "security_identity_mismatch",
      { status: 403, body: error("security_identity_mismatch") },
      restarted,
    ],
    [
      "browser_location_change_required",
      {
        kind: "recovery",
        status: 422,
        body: error("browser_location_change_required", {
          redirect_browser_to: "https://id.example/settings",
        }),
      },
      { action: "leave", address: "https://id.example/settings" },
    ],
    [
      "browser_location_change_required with a script for an address is no address",
      {
        status: 422,
        body: error("browser_location_change_required", {
          redirect_browser_to: "javascript:alert(1)",
        }),
      },
      { action: "fail", words: "no" },
    ],
    [
      "session_inactive",
      { kind: "settings", phase: "start", status: 401, body: error("session_inactive") },
      { action: "sign in" },
    ],
  ] as const)("%s", (_, refusal, decision) => {
    expect(decide(refusal)).toEqual(decision);
  });
});

describe("decideFlow, by status", () => {
  it.each([
    ["400 on submit shows the returned flow", { body: flow }, { action: "show", flow }],
    [
      "410 resets the flow",
      { status: 410, body: {} },
      { ...restarted, notice: "Your interaction expired, please fill out the form again." },
    ],
    [
      "a submit to a flow that is gone starts again",
      { status: 404, body: {} },
      { ...restarted, notice: "Your interaction expired, please fill out the form again." },
    ],
    ["reading: 403", { phase: "read", status: 403, body: { error: { message: "no" } } }, restarted],
    ["reading: 404", { phase: "read", status: 404, body: null }, restarted],
    ["reading: 410", { phase: "read", status: 410, body: null }, restarted],
    [
      "reading: somebody else's flow",
      { kind: "settings", phase: "read", status: 403, body: error("security_identity_mismatch") },
      restarted,
    ],
    [
      "reading: 401",
      { kind: "settings", phase: "read", status: 401, body: null },
      { action: "sign in" },
    ],
    [
      "verification: 400 at the start",
      { kind: "verification", phase: "start", body: null },
      { action: "home" },
    ],
    [
      "422 with an address",
      { status: 422, body: { redirect_browser_to: "/profile-settings?flow=1" } },
      { action: "leave", address: "https://console.example/profile-settings?flow=1" },
    ],
    [
      "anything else is said in the server's words",
      { status: 500, body: { error: { message: "down", reason: "The database is away." } } },
      { action: "fail", words: "The database is away." },
    ],
    [
      "a proxy's words",
      { status: 502, body: { error: "refuses connections" } },
      { action: "fail", words: "refuses connections" },
    ],
    [
      "the framework's words",
      { status: 500, body: { message: "Internal" } },
      { action: "fail", words: "Internal" },
    ],
    [
      "no words at all",
      { status: 503, body: "" },
      { action: "fail", words: "The identity server answered 503." },
    ],
    [
      "an id that nobody knows",
      { status: 400, body: error("security_something_new") },
      { action: "fail", words: "no" },
    ],
  ] as const)("%s", (_, refusal, decision) => {
    expect(decide(refusal)).toEqual(decision);
  });
});

describe("decideFlowError", () => {
  it.each([
    [403, "home"],
    [404, "home"],
    [410, "home"],
    [500, "fail"],
    [401, "fail"],
  ] as const)("%i leads %s", (status, action) => {
    expect(decideFlowError(status)).toBe(action);
  });
});

describe("webAddress", () => {
  it("takes web addresses only", () => {
    expect(webAddress("/health", base)).toBe("https://console.example/health");
    expect(webAddress("https://github.com/login", base)).toBe("https://github.com/login");
    for (const evil of [
      "javascript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "blob:x",
      "file:///x",
      "http://[",
    ])
      expect(webAddress(evil, base)).toBeNull();
    expect(webAddress(null, base)).toBeNull();
  });
});

describe("isFlow", () => {
  it("wants an id and nodes", () => {
    expect(isFlow(flow)).toBe(true);
    for (const other of [null, "x", {}, { id: "f" }, { id: "f", ui: null }, { ui: flow.ui }])
      expect(isFlow(other)).toBe(false);
  });
});
