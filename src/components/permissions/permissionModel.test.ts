import { describe, expect, test } from "vitest";
import { permissionError } from "./permissionError";
import {
  actionsOn,
  emptyPermission,
  formOf,
  payloadOf,
  permissionIssues,
  resourceKinds,
  warnsOfRuns,
  withResourceKind,
} from "./permissionModel";
import { resourceOf, scopePreview, subjectOf } from "./permissionSubjects";

const stored = {
  subject_type: "person",
  subject: "p1",
  person_id: null,
  team_id: null,
  notification_id: null,
  config_id: null,
  component_id: null,
  canary_id: null,
  playbook_id: null,
  connection_id: null,
  object: null,
  object_selector: null,
  action: "read",
  deny: false,
  description: null,
  until: null,
};

describe("a stored permission", () => {
  test.each([
    { config_id: "x" },
    { component_id: "x" },
    { canary_id: "x" },
    { playbook_id: "x" },
    { connection_id: "x" },
    { object: "catalog" },
    { object_selector: { scopes: [{ namespace: "default", name: "payments" }] } },
    { object_selector: { configs: [{ tagSelector: "a=b" }], playbooks: [{ name: "c" }] } },
    { object_selector: { scopes: [{ namespace: "a", name: "b" }], configs: [{ name: "c" }] } },
    { until: "2027-01-01T00:00:00.000Z", config_id: "x" },
  ])("comes back as it was: %j", (part) => {
    expect(payloadOf(formOf({ ...stored, ...part }))).toEqual({ ...stored, ...part });
  });

  test.each([{ person_id: "old" }, { team_id: "old" }, { notification_id: "old" }])(
    "of an older console names its subject elsewhere: %j",
    (part) => {
      const form = formOf({ ...stored, subject: null, config_id: "x", ...part });
      expect(form.subject).toBe("old");
      expect(payloadOf(form)).toMatchObject({
        subject: "old",
        person_id: null,
        team_id: null,
        notification_id: null,
      });
    },
  );
});

describe("another kind of resource", () => {
  const form = formOf({ ...stored, playbook_id: "x", action: "playbook:run" });

  test.each(resourceKinds.map(({ value }) => value))("%s empties all others", (kind) => {
    const next = withResourceKind({ ...form, scopes: [{ namespace: "a", name: "b" }] }, kind);
    expect(next).toMatchObject({ resourceKind: kind, resource: "", scopes: [], selector: "" });
    expect(next.action).toBe(kind === "playbook" ? "playbook:run" : "");
  });

  test("keeps an action that the kind has", () => {
    expect(withResourceKind({ ...form, action: "read" }, "config").action).toBe("read");
  });
});

test("only playbooks can be run and approved, and running warns", () => {
  for (const { value } of resourceKinds)
    expect(actionsOn(value).includes("playbook:run")).toBe(value === "playbook");
  expect(actionsOn("playbook").filter(warnsOfRuns)).toEqual(["playbook:run", "playbook:*"]);
});

describe("validation", () => {
  const message = "This field is required";

  test("subject, resource and action are required", () => {
    expect(permissionIssues(emptyPermission)).toEqual({
      subject: message,
      resource: message,
      action: message,
    });
  });

  test.each([
    ["", undefined],
    ["2027-01-31 18:00", undefined],
    ["now+30d", undefined],
    ["some day", "Enter a date such as 2027-01-31 18:00, or now+30d."],
  ])("an end of %j", (until, issue) => {
    expect(permissionIssues({ ...emptyPermission, until })?.until).toBe(issue);
  });

  test("a scope permission needs a scope, or the selector that it has", () => {
    const form = {
      ...emptyPermission,
      resourceKind: "scope",
      subject: "a",
      action: "read",
    } as const;
    expect(permissionIssues(form)).toEqual({ resource: message });
    expect(permissionIssues({ ...form, scopes: [{ namespace: "", name: "a" }] })).toBeUndefined();
    expect(permissionIssues({ ...form, selector: "{}" })).toBeUndefined();
  });
});

describe("rows of the list", () => {
  const row = { subject: "p1", subject_type: "person", object: null, action: "read", deny: false };

  test("a group without an id is a role", () => {
    const group = (record: object) =>
      subjectOf({ ...row, subject_type: "group", subject: "on-call", group: record });
    expect(group({ id: null, name: null, namespace: null })).toMatchObject({
      label: "Role",
      name: "on-call",
    });
    expect(group({ id: "1", name: "on-call", namespace: "default" })).toMatchObject({
      label: "Group",
      name: "on-call",
      namespace: "default",
    });
  });

  test("a subject that is gone has no name", () => {
    expect(subjectOf({ ...row, person: null })).toMatchObject({
      label: "Person",
      id: "p1",
      name: undefined,
    });
  });

  test.each([
    [{ config_object: { id: "1", name: "api", type: "Pod", icon: null } }, "Catalog"],
    [{ connection_object: { id: "1", name: "db", type: "sql" } }, "Connection"],
    [{ object: "catalog" }, "Global"],
    [{ object_selector: { scopes: [{ namespace: "a", name: "b" }] } }, "Scope"],
    [{ object_selector: { configs: [{ name: "b" }] } }, "Selector"],
    [{}, "Nothing that is left"],
  ])("%j is on: %s", (part, label) => {
    expect(resourceOf({ ...row, ...part }).label).toBe(label);
  });

  test.each([
    [["a/b"], "a/b"],
    [["a/b", "c"], "a/b, c"],
    [["a/b", "c", "d", "e"], "a/b, c and 2 more..."],
  ])("previews the scopes %j", (scopes, text) => {
    expect(scopePreview(scopes)).toBe(text);
  });
});

test.each([
  [
    "ErrScopeExpansionScopeNotFound:default/gone",
    { message: "Scope not found", scope: "default/gone" },
  ],
  ["ErrScopeExpansionInvalidObjectSelector", { message: "Invalid object selector" }],
  [
    "ErrScopeExpansionInvalidScopeTargets:a/b:c",
    { message: "Invalid scope targets", scope: "a/b:c" },
  ],
  ["ErrScopeExpansionOther:a/b", { message: "ErrScopeExpansionOther:a/b" }],
  ["", { message: "Unknown error" }],
  ["unknown", { message: "Unknown error" }],
])("the error %j in words", (error, words) => {
  expect(permissionError(error)).toEqual(words);
});
