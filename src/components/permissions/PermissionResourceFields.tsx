import { stringify } from "yaml";
import { notifyCopy } from "~/components/messages/notify";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { ScopePicker } from "./ScopePicker";
import { Button } from "~/ui/button/Button";
import { Code } from "~/ui/text/Code";
import { SelectField } from "~/ui/field/SelectField";
import {
  globalObjects,
  resourceKinds,
  withResourceKind,
  type PermissionForm,
} from "./permissionModel";
import styles from "./PermissionResourceFields.module.css";

interface Props {
  form: PermissionForm;
  onChange: (form: PermissionForm) => void;
  error: string | undefined;
}

/** What a permission is on: its kind, and the picker of that kind (spec 3 §5). */
export function PermissionResourceFields({ form, onChange, error }: Props) {
  return (
    <div className={styles["fields"]}>
      <SelectField
        label="Resource Type"
        value={form.resourceKind}
        options={resourceKinds}
        onChange={(value) => {
          const kind = resourceKinds.find((entry) => entry.value === value);
          if (kind) onChange(withResourceKind(form, kind.value));
        }}
      />
      <Resource form={form} onChange={onChange} error={error} />
    </div>
  );
}

function Resource({ form, onChange, error }: Props) {
  const { resourceKind: kind, resource, scopes, selector } = form;
  const label = resourceKinds.find(({ value }) => value === kind)?.label ?? "";
  if (kind === "global") {
    const known: readonly string[] = globalObjects;
    const options = known.includes(resource) || resource === "" ? known : [...known, resource];
    return (
      <SelectField
        label={label}
        value={resource}
        placeholder="Select a group of resources"
        options={options.map((value) => ({ value, label: value }))}
        error={error}
        required
        onChange={(value) => onChange({ ...form, resource: value })}
      />
    );
  }
  if (kind !== "scope")
    return (
      <ResourcePicker
        kind={kind}
        label={label}
        value={resource}
        error={error}
        required
        onChange={(value) => onChange({ ...form, resource: value })}
      />
    );
  if (selector !== "")
    return (
      <div className={styles["selector"]}>
        <p className={styles["note"]}>This selector was written elsewhere. It is kept as it is.</p>
        <Code
          label="Object selector"
          language="yaml"
          text={stringify(JSON.parse(selector))}
          maxHeight="30dvh"
          onCopy={notifyCopy}
        />
        <div>
          <Button onClick={() => onChange({ ...form, selector: "" })}>
            Choose scopes in its place
          </Button>
        </div>
      </div>
    );
  return (
    <ScopePicker
      label="Scopes"
      value={scopes}
      error={error}
      required
      onChange={(next) => onChange({ ...form, scopes: next })}
    />
  );
}
