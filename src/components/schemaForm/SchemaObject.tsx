import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { Fragment, type ReactNode } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import { Segmented } from "~/ui/field/Segmented";
import field from "~/ui/field/TextField.module.css";
import { pathKey, type FieldPath } from "~/lib/wire/formIssues";
import {
  type FieldHints,
  hintsOf,
  isChoice,
  isHiddenBeside,
  type JsonSchema,
  labelOf,
  propertiesOf,
} from "~/lib/wire/formSchema";
import { SchemaFold } from "./SchemaFold";
import { useSchemaFormPlace } from "./schemaFormState";
import { defaultsOf } from "~/lib/wire/formValues";
import styles from "./SchemaForm.module.css";

interface Child {
  name: string;
  schema: JsonSchema;
  hints: FieldHints;
  content: ReactNode;
}

/** Neighbours of one group together, in the order of the form. */
function sectionsOf(children: readonly Child[]): { group: string | undefined; members: Child[] }[] {
  const sections: { group: string | undefined; members: Child[] }[] = [];
  for (const child of children) {
    const last = sections.at(-1);
    if (last && last.group === child.hints.group) last.members.push(child);
    else sections.push({ group: child.hints.group, members: [child] });
  }
  return sections;
}

/** The inputs of an object: in order, in their groups, without those that do not apply now. */
export function SchemaObject({
  properties,
  schema,
  fieldPathId,
  formData,
  title,
}: ObjectFieldTemplateProps<unknown>) {
  const { state } = useSchemaFormPlace();
  const { path } = fieldPathId;
  const ordered = propertiesOf(state.form, schema);
  const siblings = Object.fromEntries(ordered);
  const children = ordered.flatMap(([name, child]): Child[] => {
    const hints = hintsOf(child);
    const shown = properties.find((property) => property.name === name);
    if (!shown || isHiddenBeside(hints, siblings, formData)) return [];
    return [{ name, schema: child, hints, content: shown.content }];
  });
  const isRoot = path.length === 0;
  const label = labelOf(schema, title);
  const { group } = hintsOf(schema);
  const body = isChoice(schema) ? (
    <Choice label={label} path={path} values={formData} choices={children} />
  ) : (
    <Parts members={children} path={path} values={formData} />
  );
  const isInItem = typeof path.at(-1) === "number";
  const isChosen =
    hintsOf(schema).widget === "one-of-connection" || isParentChoice(state.form, path);
  if (isRoot || isInItem || isChosen || isChoice(schema))
    return <div className={styles["fields"]}>{body}</div>;
  return (
    <fieldset className={styles["object"]}>
      <legend className={group === label ? styles["unseen"] : styles["legend"]}>{label}</legend>
      <div className={styles["fields"]}>{body}</div>
    </fieldset>
  );
}

function isParentChoice(form: JsonSchema, path: FieldPath): boolean {
  const properties = form["properties"];
  const parent =
    path.length === 2 && isRecord(properties) ? properties[String(path[0])] : undefined;
  return isRecord(parent) && isChoice(parent);
}

/** A fold for one input would hide it for nothing. */
const worthFolding = 2;

const isScript = ({ hints }: Child): boolean => hints.widget === "script";

/** What most need first, then the rest behind "More options", then scripts; each part in the order of the form. */
function Parts({ members, path, values }: MembersProps) {
  const more = members.filter(({ hints }) => hints.isMore);
  const folded = more.length < worthFolding ? [] : more;
  const essential = members.filter((member) => !folded.includes(member) && !isScript(member));
  return (
    <>
      <Sections members={essential} path={path} values={values} />
      {folded.length > 0 ? (
        <SchemaFold label="More options" members={folded} path={path} values={values}>
          <Sections members={folded} path={path} values={values} />
        </SchemaFold>
      ) : null}
      <Sections members={members.filter(isScript)} path={path} values={values} />
    </>
  );
}

/** Groups under their names; scripts, which few need, are folded. */
function Sections({ members: all, path, values }: MembersProps) {
  return sectionsOf(all).map(({ group, members }) => {
    const part = { members, path, values };
    const inputs = <Members {...part} />;
    const key = group ?? members[0]?.name;
    if (group === undefined) return <Fragment key={key}>{inputs}</Fragment>;
    if (members.some(isScript))
      return (
        <SchemaFold key={key} label={group} {...part}>
          {inputs}
        </SchemaFold>
      );
    return (
      <section key={key} className={styles["section"]} aria-label={group}>
        <h3 className={styles["heading"]}>{group}</h3>
        <div className={styles["fields"]}>{inputs}</div>
      </section>
    );
  });
}

interface MembersProps {
  members: readonly Child[];
  path: FieldPath;
  values: unknown;
}

function Members({ members, path, values }: MembersProps) {
  const choices = members.filter(({ hints }) => hints.widget === "one-of-connection");
  return (
    <>
      {members
        .filter((member) => !choices.includes(member))
        .map(({ name, content }) => (
          <Fragment key={name}>{content}</Fragment>
        ))}
      {choices.length > 0 ? (
        <Choice
          label={choices[0]?.hints.group ?? "Connection"}
          isTitled={choices[0]?.hints.group !== undefined}
          path={path}
          values={values}
          choices={choices}
        />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** Whether a heading above says the same as the label. */
  isTitled?: boolean;
  path: FieldPath;
  values: unknown;
  choices: readonly Child[];
}

const none = "None";

/** Parts that exclude each other: choosing one clears the others and starts it with its defaults. */
function Choice({ label, isTitled = false, path, values, choices }: ChoiceProps) {
  const { state, isReadOnly } = useSchemaFormPlace();
  const given = isRecord(values) ? values : {};
  const issue = state.shownIssue(path);
  const chosen = choices.find(({ name }) => given[name] !== undefined);
  const choose = (next: string) =>
    state.setAt(
      choices.map(({ name, schema }) => [
        [...path, name],
        name === next ? defaultsOf(state.form, schema) : undefined,
      ]),
    );
  return (
    <div className={styles["choice"]} data-path={pathKey(path)}>
      {isTitled ? null : <span className={field["label"]}>{label}</span>}
      <div className={styles["wide"]}>
        {isReadOnly ? (
          <span>{chosen ? labelOf(chosen.schema, chosen.name) : none}</span>
        ) : (
          <Segmented
            label={label}
            items={[
              { value: "", label: none },
              ...choices.map(({ name, schema }) => ({ value: name, label: labelOf(schema, name) })),
            ]}
            value={chosen?.name ?? ""}
            onChange={choose}
          />
        )}
      </div>
      {issue && !isReadOnly ? <p className={field["error"]}>{issue}</p> : null}
      {chosen ? <div className={styles["chosen"]}>{chosen.content}</div> : null}
    </div>
  );
}
