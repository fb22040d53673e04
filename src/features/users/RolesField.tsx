import { useId } from "react";
import { FieldGroup } from "~/ui/field/Field";
import { inOrder, roleHints, roles } from "./roles";
import styles from "./users.module.css";

interface Props {
  value: readonly string[];
  onChange: (roles: string[]) => void;
  error: string | undefined;
  disabled: boolean;
  /** Roles that cannot be taken away here, with the reason. */
  fixed: Readonly<Record<string, string>>;
}

function hintOf(role: string): string {
  const known = roles.find((name) => name === role);
  return known ? roleHints[known] : "A role that the console does not know; it stays.";
}

/** Every role that a person can have, one or several. */
export function RolesField({ value, onChange, error, disabled, fixed }: Props) {
  const id = useId();
  const offered = inOrder([...roles, ...value]);
  return (
    <FieldGroup label="Roles" className={styles["roles"]} disabled={disabled} error={error}>
      {offered.map((role) => {
        const isKnown = roles.some((known) => known === role);
        const isFixed = value.includes(role) && (!isKnown || fixed[role] !== undefined);
        return (
          <label key={role} className={styles["role"]}>
            <input
              type="checkbox"
              checked={value.includes(role)}
              disabled={isFixed}
              aria-describedby={`${id}-${role}`}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? inOrder([...value, role])
                    : value.filter((other) => other !== role),
                )
              }
            />
            <span>{role}</span>
            <span id={`${id}-${role}`} className={styles["hint"]}>
              {(isFixed ? fixed[role] : undefined) ?? hintOf(role)}
            </span>
          </label>
        );
      })}
    </FieldGroup>
  );
}
