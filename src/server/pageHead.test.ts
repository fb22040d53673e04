import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { PublicConfig } from "./app";
import { createPageHead } from "./pageHead";
import { routePath } from "./routeFiles";

const dir = mkdtempSync(join(tmpdir(), "page-head-"));
const file = join(dir, "route-files.json");
writeFileSync(
  file,
  JSON.stringify([
    { path: "/health", isFrame: false, scripts: ["/assets/h.js", "/assets/list.js"], styles: [] },
    { path: "/catalog", isFrame: false, scripts: [], styles: [] },
    { path: "/catalog/$id", isFrame: true, scripts: ["/assets/item.js"], styles: ["/a.css"] },
    { path: "/catalog/$id", isFrame: false, scripts: ["/assets/first.js"], styles: ["/a.css"] },
    { path: "/catalog/$id/spec", isFrame: false, scripts: ["/assets/spec.js"], styles: [] },
    { path: "/catalog/changes", isFrame: false, scripts: ["/assets/changes.js"], styles: [] },
    { path: "/login", isFrame: false, scripts: ["/assets/login.js"], styles: [] },
    { path: "/$", isFrame: false, scripts: ["/assets/missing.js"], styles: [] },
  ]),
);
afterAll(() => rmSync(dir, { recursive: true }));

const config: PublicConfig = {
  productName: "Harbour </script><script>alert(1)</script>",
  auth: "none",
  docsUrl: "",
  directMode: false,
  flagScript: false,
  sandbox: true,
  version: "1.2.3",
};
const html = "<html><head><title>x</title></head><body></body></html>";
const scripts = (page: string) =>
  [...page.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, href]) => href);

describe("the head of the page", () => {
  it("holds the configuration as data that cannot end its element", () => {
    const page = createPageHead(config, file)(html, "/health", "");
    const data = /id="console-config">(.*?)<\/script>/.exec(page)?.[1] ?? "";
    expect(JSON.parse(data)).toEqual(config);
    expect(page).not.toContain("<script>alert");
  });

  it.each([
    ["/health", ["/assets/h.js", "/assets/list.js"]],
    ["/health/", ["/assets/h.js", "/assets/list.js"]],
    ["/catalog/changes", ["/assets/changes.js"]],
    ["/catalog/0190/spec", ["/assets/spec.js", "/assets/item.js"]],
    ["/nowhere/at/all", ["/assets/missing.js"]],
  ])("names the files of %s", (path, expected) =>
    expect(new Set(scripts(createPageHead(config, file)(html, path, "")))).toEqual(
      new Set(expected),
    ),
  );

  it("names a style sheet once", () => {
    const page = createPageHead(config, file)(html, "/catalog/0190", "");
    expect(page.match(/href="\/a\.css"/g)).toHaveLength(1);
  });

  it("asks who it is and what is on together with the scripts, unless somebody has to sign in", () => {
    const asks = (auth: PublicConfig["auth"], path: string) =>
      createPageHead({ ...config, auth }, file)(html, path, "").includes("/api/auth/whoami");
    expect(asks("none", "/health")).toBe(true);
    expect(asks("kratos", "/health")).toBe(false);
    expect(asks("none", "/login")).toBe(false);
  });

  it("names the first reads of an address that says nothing more, before the script that asks them", () => {
    const reads = (path: string, query: string, auth: PublicConfig["auth"] = "none"): unknown => {
      const page = createPageHead({ ...config, auth }, file)(html, path, query);
      const at = page.indexOf('id="first-reads"');
      if (at < 0) return undefined;
      expect(at).toBeLessThan(page.indexOf("<title>"));
      return JSON.parse(/id="first-reads">(.*?)<\/script>/.exec(page)?.[1] ?? "");
    };
    const summary = [{ method: "GET", url: "/api/canary/api/summary", headers: {} }];
    expect(reads("/health", "")).toEqual(summary);
    // Its filters work on what has come; those of the catalog are asked for.
    expect(reads("/health", "?labels=app:1")).toEqual(summary);
    expect(reads("/catalog", "?labels=app:1")).toBeUndefined();
    expect(reads("/catalog", "")).toMatchObject([{ url: "/api/catalog/summary" }]);
    expect(reads("/health", "", "kratos")).toBeUndefined();
    expect(reads("/catalog/0190", "")).toBeUndefined();
  });

  it("goes without the list of files", () => {
    expect(scripts(createPageHead(config, join(dir, "none.json"))(html, "/health", ""))).toEqual(
      [],
    );
  });
});

describe("routePath", () => {
  it.each([
    ["_app/health", "/health"],
    ["_app/index", "/"],
    ["_app/catalog/$id/route", "/catalog/$id"],
    ["_app/settings/about.contract", "/settings/about/contract"],
    ["_app/settings/integrations/$type.$id", "/settings/integrations/$type/$id"],
    ["view_.topology.$id", "/view/topology/$id"],
    ["_app/$", "/$"],
  ])("%s is %s", (name, path) => expect(routePath(name)).toBe(path));
});
