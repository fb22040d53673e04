import { beforeAll, expect, it } from "vitest";
import { readOnlyCalls } from "./sandboxCalls";

let call: Awaited<ReturnType<typeof readOnlyCalls>>;
beforeAll(async () => {
  call = await readOnlyCalls();
});

it.each([
  ["half an encoding", "%E0%A4%A"],
  ["a lone percent sign", "%"],
  ["a null character", "a%00b"],
  ["bytes that are no text", "%ff%fe"],
  ["eight thousand letters", "x".repeat(8_000)],
  ["a statement", "'; drop table people; --"],
])("an act-as cookie of %s stands for nobody", async (_, value) => {
  const headers = { cookie: `quarterdeck_act_as=${value}` };
  const answer = await call("GET", "/api/auth/whoami", { headers });
  expect(answer.status).toBe(401);
});

it("a cookie of somebody else says nothing, however broken it is", async () => {
  const headers = { cookie: "other=%E0%A4%A; ; =; theme=%00" };
  const answer = await call("GET", "/api/auth/whoami", { headers });
  expect(answer.status).toBe(200);
});
