import type { UiInputAttributes, UiNode } from "~generated/identity/types.gen";

/** A node that is an input. */
export type InputNode = UiNode & { attributes: UiInputAttributes };

/** One form of a page. */
export interface FormPart {
  /** Group that gives the form its name; `default` when there is no other. */
  group: string;
  nodes: UiNode[];
  /** Buttons post the form to the server, so that the browser can leave for the chosen provider. */
  isNative: boolean;
}

/** What the inputs of a form hold, by name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export const isInput = (node: UiNode): node is InputNode => node.attributes.node_type === "input";

/** Whether an input sends the form. */
export const isButton = ({ attributes }: InputNode): boolean =>
  attributes.type === "submit" || attributes.type === "button";

const isVisibleInput = (node: UiNode) =>
  isInput(node) && node.attributes.type !== "hidden" && !isButton(node);

/** A way in that leads to another site. */
const isExternal = (group: string) => group === "oidc" || group === "saml";

/**
 * The forms of a page, in the server's order. Nodes of the group `default` belong to every form; where they hold a
 * field to fill in, all groups share one form, so that nobody fills it in twice.
 */
export function formParts(nodes: readonly UiNode[]): FormPart[] {
  const shared = nodes.filter(({ group }) => group === "default");
  const groups = [
    ...new Set(nodes.map(({ group }) => group).filter((group) => group !== "default")),
  ];
  const part = (group: string, names: readonly string[]): FormPart => ({
    group,
    nodes: nodes.filter(({ group: name }) => name === "default" || names.includes(name)),
    isNative: isExternal(group),
  });
  const external = groups.filter(isExternal);
  const own = groups.filter((group) => !isExternal(group));
  // An external way in takes the hidden part of the shared nodes: the token, not the fields.
  const leaving = external.map((group) => ({
    ...part(group, [group]),
    nodes: [
      ...shared.filter((node) => !isVisibleInput(node) && isInput(node) && !isButton(node)),
      ...nodes.filter((node) => node.group === group),
    ],
  }));
  const rest = shared.filter((node) => !(isInput(node) && node.attributes.type === "hidden"));
  if (own.length === 0) return rest.length === 0 ? leaving : [part("default", []), ...leaving];
  if (rest.length > 0) return [part(own[0] ?? "default", own), ...leaving];
  return [...own.map((group) => part(group, [group])), ...leaving];
}

/** What the inputs hold before anybody types. */
export function initialValues(nodes: readonly UiNode[]): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const node of nodes) {
    if (!isInput(node) || isButton(node)) continue;
    const { name, type, value } = node.attributes;
    values[name] =
      type === "checkbox"
        ? value === true || value === "true"
        : value === undefined || value === null
          ? ""
          : String(value);
  }
  return values;
}

const wireValue = (node: InputNode, value: string | boolean): string | boolean | number =>
  node.attributes.type === "number" && typeof value === "string" && value.trim() !== ""
    ? Number(value)
    : value;

/** The value of a button; the server means a boolean where it writes one as text. */
const buttonValue = ({ value }: UiInputAttributes): unknown =>
  value === "true" ? true : value === "false" ? false : (value ?? "");

/**
 * The body of a submission: the inputs of the button's group and the shared ones, under the names that the server gave
 * them, the button's own value, and the method.
 */
export function bodyOf(
  nodes: readonly UiNode[],
  values: FormValues,
  button: InputNode,
): Record<string, unknown> {
  const isWanted = ({ group }: UiNode) =>
    group === "default" || button.group === "default" || group === button.group;
  const inputs = nodes.filter(isInput).filter(isWanted);
  const { name } = button.attributes;
  // A button of its own name (resend, unlink, show codes) is about itself, and not about the fields beside it.
  const isAside = name !== "method" && button.attributes.type === "submit";
  const body: Record<string, unknown> = {};
  for (const node of inputs) {
    if (isButton(node) || node.attributes.disabled) continue;
    const value = values[node.attributes.name] ?? "";
    if (isAside && node.attributes.type !== "hidden" && node.group !== "default") continue;
    if (node.attributes.type === "hidden" && value === "" && node.group !== "default") continue;
    body[node.attributes.name] = wireValue(node, value);
  }
  if (button.attributes.type === "submit") body[name] = buttonValue(button.attributes);
  body["method"] ??=
    inputs.find((node) => isButton(node) && node.attributes.name === "method")?.attributes.value ??
    button.group;
  return body;
}
