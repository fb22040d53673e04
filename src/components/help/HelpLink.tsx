import { CircleHelp } from "lucide-react";
import { config } from "~/api/config";
import { IconButton } from "~/ui/button/IconButton";
import styles from "./HelpLink.module.css";

interface Props {
  /** Page of the documentation: "/reference/permissions". */
  path: string;
  /** What it explains: "Help about permissions". */
  label: string;
}

/** Link from a dialog's title to its page of the documentation (spec 3 §2); without DOCS_URL it says what is missing. */
export function HelpLink({ path, label }: Props) {
  const { docsUrl } = config();
  if (!docsUrl)
    return (
      <IconButton
        icon={CircleHelp}
        label={label}
        disabledReason={`start the console with DOCS_URL, the address of your documentation, to reach its page ${path}.`}
      />
    );
  return (
    <a
      className={styles["link"]}
      href={docsUrl.replace(/\/+$/, "") + path}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
    >
      <CircleHelp size={16} aria-hidden />
    </a>
  );
}
