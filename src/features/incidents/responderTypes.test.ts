import { expect, test } from "vitest";
import { formSchemas } from "~generated/schemas/index";
import { isFormName } from "~/components/schemaForm/schemaFormState";
import { labelOf, propertiesOf } from "~/lib/wire/formSchema";
import { presetsOf, responderLabel, responderType, ticketUrl, typesOf } from "./responderTypes";

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

test.each([
  ["email", "Email", ["To", "Subject", "Body"]],
  ["jira", "Jira", ["Project", "Issue Type", "Priority", "Summary", "Description"]],
  ["service_now", "ServiceNow", ["Category", "Description", "Body"]],
  ["ca", "CA", ["Category", "Description", "Body"]],
  ["aws_support", "AWS Support", ["Category", "Description", "Body"]],
  // The key that a team's spec has for it.
  ["aws", "AWS Support", ["Category", "Description", "Body"]],
  ["aws_ams_services_request", "AWS AMS Service Request", ["Category", "Description", "Body"]],
  ["redhat", "Redhat", ["Product", "Category", "Description", "Body"]],
  ["oracle", "Oracle", ["Product", "Category", "Description", "Body"]],
  ["vmware", "VMWare", ["Product", "Category", "Description", "Body"]],
  ["ms_planner", "Microsoft Planner", ["Plan", "Bucket", "Priority", "Title", "Description"]],
])("%s is called %s and asks for %j", async (key, label, fields) => {
  const type = responderType(key);
  expect(type?.label).toBe(label);
  const name = type?.schema ?? "";
  if (!isFormName(name)) throw new Error(`${key} has no form`);
  const form = await formSchemas[name]();
  expect(propertiesOf(form, form).map(([name, schema]) => labelOf(schema, name))).toEqual(fields);
});

test("a type without a form has its name, or its key", () => {
  expect(["person", "slack", "pager", "toString"].map(responderLabel)).toEqual([
    "Person",
    "Slack",
    "pager",
    "toString",
  ]);
  expect(responderType("person")).toBeUndefined();
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
