import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { scopeNamesOptions } from "~generated/db/reads";
import { Badge } from "~/ui/feedback/Badge";
import { IconButton } from "~/ui/button/IconButton";
import { ResourcePickerField } from "~/components/pickers/ResourcePickerField";
import { pickerSources } from "~/components/recordNames/pickerSources";
import styles from "./ScopePicker.module.css";

/** A scope as others refer to it. */
interface ScopeReference {
  namespace: string;
  name: string;
}

const textOf = ({ namespace, name }: ScopeReference) => `${namespace}/${name}`;
const shownAs = ({ namespace, name }: ScopeReference) =>
  namespace ? `${namespace}/${name}` : name;

interface Props {
  label: string;
  value: readonly ScopeReference[];
  onChange: (value: ScopeReference[]) => void;
  error?: string | undefined;
  required?: boolean;
}

/** Picks any number of scopes by namespace and name; those that no longer exist say so. */
export function ScopePicker({ label, value, onChange, error, required }: Props) {
  const names = [...new Set(value.map(({ name }) => name))].toSorted();
  const query = useQuery({
    ...scopeNamesOptions({ names, limit: 200, offset: 0 }),
    enabled: names.length > 0,
  });
  const existing =
    query.data && new Set(query.data.rows.map((row) => `${row.namespace ?? ""}/${row.name}`));
  const add = (text: string) => {
    const at = text.indexOf("/");
    const scope = { namespace: text.slice(0, at), name: text.slice(at + 1) };
    if (!value.some((other) => textOf(other) === text)) onChange([...value, scope]);
  };
  return (
    <div className={styles["field"]}>
      <ResourcePickerField
        label={label}
        value=""
        placeholder={value.length === 0 ? "Select scopes..." : "Add another scope..."}
        nouns="scopes"
        chosen={undefined}
        find={pickerSources.scope.find}
        error={error}
        required={required ?? false}
        onChange={add}
      />
      {value.length > 0 && (
        <ul className={styles["list"]} aria-label={`Chosen: ${label}`}>
          {value.map((scope) => (
            <li key={textOf(scope)} className={styles["item"]}>
              <span className={styles["name"]} title={shownAs(scope)}>
                {shownAs(scope)}
              </span>
              {existing && !existing.has(textOf(scope)) ? <Badge tone="bad">missing</Badge> : null}
              <IconButton
                icon={X}
                label={`Remove ${shownAs(scope)}`}
                onClick={() => onChange(value.filter((other) => other !== scope))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
