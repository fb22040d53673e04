import { memo, type ReactNode } from "react";

/** React.memo for generic components. Its type drops their type parameters; what it returns takes the same props. */
export function memoGeneric<Component extends (props: never) => ReactNode>(
  component: Component,
): Component {
  return memo(component) as unknown as Component;
}
