import { describe, expect, it } from "vitest";
import { operationOf, operationsAt } from "~generated/operationOf";
import { operations } from "~generated/operations";

const id = "0195c1a2-0000-7000-8000-000000000001";

describe("operationOf", () => {
  it.each([
    ["GET", "/api/canary/api/summary", "getHealthSummary"],
    ["GET", "/api/auth/whoami", "whoami"],
    // The same address, another method.
    ["GET", "/api/db/scopes", "listScopes"],
    ["POST", "/api/db/scopes", "createScope"],
    ["PATCH", "/api/db/scopes", "updateScope"],
    // A parameter holds one segment.
    ["POST", `/api/canary/run/check/${id}`, "runCheck"],
    ["POST", `/api/canary/run/check/${id}/again`, undefined],
    // A table of a custom view is known by its prefix; any other relation has a path of its own.
    ["GET", "/api/db/view_default_pods", "listViewTableRows"],
    ["GET", "/api/db/nothing_such", undefined],
    // The rest of an address, slashes included.
    ["GET", "/api/kubeproxy/api/v1/pods", "readKubernetes"],
    // Dots are dots, and nothing may stand before or behind.
    ["GET", "/api/xory/sessions/whoami", undefined],
    ["GET", "/api/.ory/sessions/whoami", "getSession"],
    ["GET", "/api/.ory/.well-known/ory/webauthn.js", "getWebauthnScript"],
    ["GET", "/api/.ory/.well-known/ory/webauthnXjs", undefined],
    ["GET", "/mc/api/auth/whoami", undefined],
    ["GET", "/api/auth/whoami/", undefined],
    ["DELETE", "/api/auth/whoami", undefined],
    ["GET", "/elsewhere", undefined],
  ])("%s %s is %s", (method, pathname, expected) => {
    expect(operationOf(method, pathname)).toBe(expected);
  });

  it("finds every operation of the contract by an address of its own", () => {
    const sample = (path: string) =>
      path.replaceAll("{viewTable}", "view_x").replaceAll(/\{\w+\}/g, "~");
    const missed = Object.entries(operations).filter(
      ([id, { method, base, path }]) => operationOf(method, base + sample(path)) !== id,
    );
    expect(missed.map(([id]) => id)).toEqual([]);
  });

  it("lists the methods of an address", () => {
    expect([...operationsAt("/api/db/scopes").keys()].toSorted()).toEqual(["GET", "PATCH", "POST"]);
    expect(operationsAt("/api/nowhere").size).toBe(0);
  });
});
