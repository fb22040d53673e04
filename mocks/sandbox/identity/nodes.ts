import type { UiInputAttributes, UiNode, UiText } from "~generated/identity/types.gen";

type Options = Partial<
  Pick<UiInputAttributes, "value" | "required" | "autocomplete" | "maxlength">
>;

function node(group: string, attributes: UiNode["attributes"], label?: UiText): UiNode {
  return {
    type: attributes.node_type,
    group,
    attributes,
    messages: [],
    meta: label ? { label } : {},
  };
}

/** A field to fill in. */
export const input = (
  group: string,
  name: string,
  type: "text" | "email" | "password" | "hidden",
  label: UiText | undefined,
  options: Options = {},
): UiNode => node(group, { node_type: "input", name, type, disabled: false, ...options }, label);

/** A button that submits the form with a value of its own. */
export const submit = (group: string, name: string, value: string, label: UiText): UiNode =>
  node(group, { node_type: "input", name, type: "submit", value, disabled: false }, label);

export const image = (
  group: string,
  id: string,
  src: string,
  side: number,
  label: UiText,
): UiNode => node(group, { node_type: "img", id, src, width: side, height: side }, label);

export const shownText = (group: string, id: string, text: UiText, label: UiText): UiNode =>
  node(group, { node_type: "text", id, text }, label);

export const anchor = (group: string, id: string, href: string, title: UiText): UiNode =>
  node(group, { node_type: "a", id, href, title }, title);

/** What a form answers to the last submission: notes above it, values to keep and issues at the inputs. */
export interface FormState {
  messages?: readonly UiText[];
  values?: Readonly<Record<string, string>>;
  issues?: Readonly<Record<string, readonly UiText[]>>;
}

/** Writes kept values and issues to the inputs. Values of passwords are never kept. */
export function withFormState(nodes: readonly UiNode[], state: FormState): UiNode[] {
  return nodes.map((entry) => {
    const { attributes } = entry;
    if (attributes.node_type !== "input" || attributes.type === "submit") return entry;
    const value = attributes.type === "password" ? undefined : state.values?.[attributes.name];
    return {
      ...entry,
      attributes: value === undefined ? attributes : { ...attributes, value },
      messages: [...(state.issues?.[attributes.name] ?? [])],
    };
  });
}
