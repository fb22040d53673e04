import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createContractDocs } from "./contractDocs";

const dir = mkdtempSync(join(tmpdir(), "contract-"));
const contract = join(dir, "contract");
mkdirSync(contract);
writeFileSync(join(contract, "index.html"), "<title>Contract</title>");
writeFileSync(join(contract, "docs.css"), "p {}");
afterAll(() => rmSync(dir, { recursive: true }));

const known = new Headers({ cookie: "session=ada" });
const docs = (folder = contract) =>
  createContractDocs({
    dir: folder,
    whoami: async (headers) => {
      if (headers.get("cookie") === "session=broken") throw new Error("no route to host");
      if (headers.get("cookie") === "session=new") return Response.json({}, { status: 503 });
      const isKnown =
        headers.get("cookie") === "session=ada" || headers.get("authorization") === "Bearer ada";
      return Response.json({}, { status: isKnown ? 200 : 401 });
    },
  });

const get = (path: string, headers: HeadersInit = known, folder?: string) =>
  docs(folder)(new Request(`http://console.example${path}`, { headers }));

it("shows the reference to everybody who is signed in, and keeps it out of shared caches", async () => {
  for (const headers of [known, new Headers({ authorization: "Bearer ada" })]) {
    const answer = await get("/contract/", headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("<title>Contract</title>");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  }
  expect((await get("/contract/docs.css")).headers.get("content-type")).toContain("text/css");
});

it("answers 401 with a page to everybody else, whatever they ask for", async () => {
  for (const path of ["/contract/", "/contract/docs.css", "/contract/nothing"]) {
    const answer = await get(path, {});
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain("Sign in to read the contract");
  }
});

it("says so when the backend cannot tell who asks", async () => {
  for (const session of ["broken", "new"]) {
    const answer = await get("/contract/", { cookie: `session=${session}` });
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain("did not say who you are");
  }
});

it("leads to the index and knows no other pages than its files", async () => {
  expect((await get("/contract?q=checks")).headers.get("location")).toBe("/contract/?q=checks");
  for (const path of ["/contract/nothing", "/contract/nothing.html", "/contract/%2e%2e/index.html"])
    expect((await get(path)).status).toBe(404);
});

it("says how to make the reference where it was not built", async () => {
  const answer = await get("/contract/", known, join(dir, "absent"));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("npm run docs");
});
