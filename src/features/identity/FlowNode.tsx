import { Button } from "@radix-ui/themes";
import { notifyCopy } from "~/components/messages/notify";
import { CopyButton } from "~/ui/button/CopyButton";
import type { UiNode, UiTextAttributes } from "~generated/identity/types.gen";
import styles from "./Flow.module.css";
import { webAddress } from "./flowDecision";

/** A node that is shown and not filled in: picture, text, link. Scripts of the server are never run. */
export function FlowNode({ node }: { node: UiNode }) {
  const { attributes, meta } = node;
  switch (attributes.node_type) {
    case "img":
      return isPicture(attributes.src) ? (
        <img
          className={styles["picture"]}
          src={attributes.src}
          width={attributes.width}
          height={attributes.height}
          alt={meta.label?.text ?? "Code to scan"}
        />
      ) : null;
    case "text":
      return <ShownText attributes={attributes} label={meta.label?.text} />;
    case "a": {
      const address = webAddress(attributes.href, location.href);
      const title = attributes.title.text;
      return address === null ? (
        <p>{title}</p>
      ) : (
        <Button asChild variant="outline" color="gray">
          <a href={address}>{title}</a>
        </Button>
      );
    }
    default:
      return null;
  }
}

const isPicture = (src: string): boolean =>
  /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/.test(src) ||
  webAddress(src, location.href) !== null;

/** Text 1050015 carries recovery codes; 1050014 among them stands for one that was used. */
const codesId = 1050015;
const usedId = 1050014;

interface ShownCode {
  text: string;
  isUsed: boolean;
}

function codesOf({ text }: UiTextAttributes): ShownCode[] | undefined {
  const secrets: unknown = text.context?.["secrets"];
  if (text.id !== codesId || !Array.isArray(secrets)) return undefined;
  return secrets.map((secret: unknown) => {
    const read = (key: string): unknown =>
      typeof secret === "object" && secret !== null ? Reflect.get(secret, key) : undefined;
    const isUsed = read("id") === usedId;
    const words = read("text");
    return { isUsed, text: isUsed || typeof words !== "string" ? "Used" : words };
  });
}

function ShownText({ attributes, label }: { attributes: UiTextAttributes; label?: string }) {
  const codes = codesOf(attributes);
  const copy = codes
    ? codes
        .filter(({ isUsed }) => !isUsed)
        .map(({ text }) => text)
        .join("\n")
    : attributes.text.text;
  return (
    <div className={styles["shown"]}>
      {label !== undefined && <p id={`${attributes.id}-label`}>{label}</p>}
      <div className={styles["secret"]}>
        {codes ? (
          <ul aria-label={label ?? "Codes"}>
            {codes.map(({ text, isUsed }, index) => (
              // Used codes have no text of their own; the order of the list is fixed.
              <li key={`${index} ${text}`} data-used={isUsed || undefined}>
                {isUsed ? text : <code>{text}</code>}
              </li>
            ))}
          </ul>
        ) : (
          <code>{attributes.text.text}</code>
        )}
        {copy !== "" && (
          <CopyButton
            text={copy}
            label={codes ? "Copy codes" : "Copy"}
            onMessage={(_, isError) => notifyCopy(!isError)}
          />
        )}
      </div>
    </div>
  );
}
