import type { ComponentProps } from "react";
import { KeyValueField } from "~/ui/field/KeyValueField";

type Props = Pick<
  ComponentProps<typeof KeyValueField>,
  "value" | "onChange" | "error" | "disabledReason"
>;

/** Properties of an agent, of a new one and of one that is there. */
export const AgentProperties = (field: Props) => (
  <KeyValueField
    label="Properties"
    hint="Labels that are added to everything from this agent."
    {...field}
  />
);
