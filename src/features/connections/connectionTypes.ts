import { pickableTypes, type PickableType } from "~generated/schemas/index";

/** Types of connections to external systems and to notification services. */
export const connectionTypes: readonly PickableType[] = pickableTypes.filter(
  ({ kind }) => kind === "Connection" || kind === "NotificationConnection",
);

const byKey = new Map(connectionTypes.map((type) => [type.key, type]));

/** The type that a stored connection names; undefined for one without a form. */
export const connectionType = (key: string): PickableType | undefined => byKey.get(key);

/** What a type without a form is called: `aws_kms` is "AWS KMS", `pubsub` is "Pubsub". */
export const titleOf = (key: string): string =>
  connectionType(key)?.label ??
  key
    .split(/[_\s-]+/)
    .map((word) =>
      word.length < 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
