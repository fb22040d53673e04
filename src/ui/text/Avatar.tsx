import { useState } from "react";
import styles from "./Avatar.module.css";
import { initialsOf } from "./initials";

type Props = {
  name: string;
  /** Address of a picture; the initials stand in where there is none or it does not load. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: 16 | 20 | 24 | 32;
  /** Beside the written name the picture says nothing new to a screen reader. */
  isDecorative?: boolean;
};

/** A person as a small round picture. */
export function Avatar({ name, src, size = 24, isDecorative = false }: Props) {
  const [broken, setBroken] = useState<string>();
  const named = isDecorative
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": name, title: name };
  return (
    <span
      className={styles["avatar"]}
      style={{ width: size, height: size, fontSize: size * 0.44 }}
      {...named}
    >
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
