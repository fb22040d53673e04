import { expect, type Page } from "@playwright/test";

let made = 0;

/** Stores a view under a name of its own. @returns its id. */
export async function makeView(page: Page, name: string, spec: object): Promise<string> {
  made += 1;
  const unique = `${name}-${Date.now().toString(36)}-${made}`;
  const answer = await page.request.post("/api/db/views?select=id", {
    data: [{ name: unique, namespace: "default", source: "UI", spec }],
    headers: { Prefer: "return=representation" },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const rows: unknown = await answer.json();
  return Array.isArray(rows) ? String(Object(rows[0]).id) : "";
}
