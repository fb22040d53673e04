import { X } from "lucide-react";
import { BuiltLink } from "~/components/links/BuiltLink";
import { componentPath } from "~/components/topology/componentFacts";
import { Button } from "~/ui/button/Button";
import { FaultLine } from "~/ui/feedback/FaultLine";
import styles from "./HealthPage.module.css";
import type { ComponentChecks } from "./useComponentChecks";

interface Props {
  component: ComponentChecks;
  onRemove: () => void;
}

/** Says whose checks the list holds, or why they cannot be told from the others, and takes that away. */
export function ComponentNotice({ component, onRemove }: Props) {
  const { id, name, hasBelow, isUnknown, fault } = component;
  return (
    <div className={styles["component"]} role="group" aria-label="Component">
      {fault ? (
        <FaultLine fault={{ ...fault, text: `${fault.text} All checks are shown.` }} />
      ) : isUnknown ? (
        <span role="alert">There is no such component. All checks are shown.</span>
      ) : name === undefined ? (
        <span role="status">Looking for the checks of the component …</span>
      ) : (
        <span>
          Checks of <BuiltLink path={componentPath(id)}>{name}</BuiltLink>
          {hasBelow ? " and of what is below it" : ""}
        </span>
      )}
      <Button variant="quiet" icon={X} onClick={onRemove}>
        {name === undefined || fault ? "Remove the filter" : "Show all checks"}
      </Button>
    </div>
  );
}
