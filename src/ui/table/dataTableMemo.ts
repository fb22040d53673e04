import { memo, type ReactNode } from "react";

/**
 * React.memo for generic components. Its type drops their type parameters; what it returns takes the same props.
 * @param ignored a prop that counts only when the component comes: its change alone draws nothing again.
 */
export function memoGeneric<Component extends (props: never) => ReactNode>(
  component: Component,
  ignored?: string,
): Component {
  const compare =
    ignored === undefined
      ? undefined
      : (before: object, after: object) => isSameBut(before, after, ignored);
  return memo(component, compare) as unknown as Component;
}

/** Whether two records of props are alike, but for one of them. */
function isSameBut(before: object, after: object, ignored: string): boolean {
  const names = Object.keys(after);
  return (
    names.length === Object.keys(before).length &&
    names.every(
      (name) => name === ignored || Object.is(Reflect.get(before, name), Reflect.get(after, name)),
    )
  );
}
