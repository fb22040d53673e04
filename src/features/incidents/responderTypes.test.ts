import { expect, test } from "vitest";
import { missingFields, presetsOf, responderType, ticketUrl, typesOf } from "./responderTypes";

const spec = {
  responder_clients: {
    jira: {
      url: "https://jira.example.com/",
      values: { project: "PAY" },
      defaults: { summary: "{{.incident.title}}", description: "{{ incident.description }}" },
    },
    email: {},
  },
};

test("a team is called through what its spec names", () => {
  expect(typesOf(spec)).toEqual(["jira", "email"]);
  expect([null, {}, { responder_clients: null }].map(typesOf)).toEqual([[], [], []]);
});

test("its spec fixes values and fills in others from the incident", () => {
  expect(presetsOf(spec, "jira", { title: "Down", description: "502" })).toEqual({
    fixed: { project: "PAY" },
    usual: { summary: "Down", description: "502" },
  });
});

test("what is missing is said", () => {
  expect(missingFields(responderType("jira").fields, { project: "PAY", summary: " " })).toEqual({
    issueType: "Please provide valid value",
    summary: "Please provide valid value",
  });
});

test.each([
  ["jira", "PAY-1", "https://jira.example.com/browse/PAY-1"],
  ["jira", "a b", "https://jira.example.com/browse/a%20b"],
  ["email", "1", undefined],
  ["jira", null, undefined],
])("the ticket %s %s is at %s", (type, id, url) => {
  expect(ticketUrl(spec, type, id)).toBe(url);
});

test("an address that is no web page is no link", () => {
  const bad = { responder_clients: { jira: { url: "javascript:alert(1)//" } } };
  expect(ticketUrl(bad, "jira", "1")).toBeUndefined();
});
