import { KnownRecord } from "~/components/recordNames/KnownRecord";
import { SubjectName } from "~/components/people/SubjectPicker";
import { columnsTogether, formOf, resourceKinds } from "./permissionModel";
import { scopeText } from "./permissionSubjects";

const none = {
  action: "",
  deny: false,
  description: null,
  until: null,
  subject: null,
  subject_type: "",
  person_id: null,
  team_id: null,
  notification_id: null,
  object: null,
  object_selector: null,
  config_id: null,
  component_id: null,
  canary_id: null,
  playbook_id: null,
  connection_id: null,
};

/** The form of a permission of which only columns that belong together are known, in their order. */
const formWith = (columns: readonly string[], value: unknown) =>
  formOf({
    ...none,
    ...Object.fromEntries(
      columns.map((column, index) => [
        column,
        Array.isArray(value) ? (value[index] ?? null) : null,
      ]),
    ),
  });

const [subject, resource] = columnsTogether;

/** Subject and resource by the names of their records: the columns hold ids. */
export const permissionViews = {
  subject: (value: unknown) => {
    const form = formWith(subject, value);
    return <SubjectName kind={form.subjectKind} value={form.subject} />;
  },
  object: (value: unknown) => {
    const form = formWith(resource, value);
    const { resourceKind: kind } = form;
    const label = resourceKinds.find((known) => known.value === kind)?.label ?? "None";
    if (kind === "global") return `${label}: ${form.resource}`;
    if (kind === "scope")
      return `${label}: ${form.scopes.map(scopeText).join(", ") || form.selector}`;
    return (
      <>
        {label}: <KnownRecord kind={kind} id={form.resource} />
      </>
    );
  },
};
