import { CopyButton } from "~/ui/button/CopyButton";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { notifyText } from "~/components/messages/notify";
import styles from "./TokenSnippet.module.css";

interface Props {
  /** Where the text belongs: file, menu, terminal. */
  place: string;
  text: string;
  /** Part of the text that stays hidden until the reader wants to see it. */
  secret: string;
  isRevealed: boolean;
  /** Called when the text, and with it the secret, is on the clipboard. */
  onTaken: () => void;
}

/** The same for every secret, so that it tells nothing about one. */
export const mask = "•".repeat(24);

/** Text with a secret in it: shown without, copied with it. */
export function TokenSnippet({ place, text, secret, isRevealed, onTaken }: Props) {
  return (
    <figure className={styles["snippet"]}>
      <figcaption className={styles["head"]}>
        <span className={styles["place"]}>{place}</span>
        <CopyButton
          text={text}
          label={`Copy: ${place}`}
          onMessage={(message, isError) => {
            if (!isError) onTaken();
            notifyText(isError ? "error" : "success", message);
          }}
        />
      </figcaption>
      <pre className={styles["text"]} {...scrollRegion(place)}>
        {isRevealed ? text : text.replaceAll(secret, mask)}
      </pre>
    </figure>
  );
}
