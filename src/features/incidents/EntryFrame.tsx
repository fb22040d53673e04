import type { ReactNode } from "react";
import { Badge } from "~/ui/feedback/Badge";
import { Avatar } from "~/ui/text/Avatar";
import { Age } from "~/ui/time/Age";
import styles from "./comments.module.css";

/** Where an entry stands: under its hypothesis, or among all, where it names that. */
export interface EntryPlace {
  hypothesis?: string | undefined;
}

interface Props extends EntryPlace {
  at: string;
  person: { name: string; avatar: string | null };
  /** What the person did, after the name: "added evidence". */
  what?: ReactNode;
  menu?: ReactNode;
  children: ReactNode;
}

/** Frame of a comment or of evidence: who, what, when, and what can be done with it. */
export function EntryFrame({ at, person, what, hypothesis, menu, children }: Props) {
  return (
    <div className={styles["entry"]}>
      <Avatar name={person.name} src={person.avatar ?? undefined} size={24} isDecorative />
      <div className={styles["body"]}>
        <div className={styles["head"]}>
          <b className={styles["who"]}>{person.name}</b>
          {what ? <span className={styles["what"]}>{what}</span> : null}
          <span className={styles["when"]}>
            <Age value={at} suffix />
          </span>
          <span className={styles["end"]}>
            {hypothesis === undefined ? null : (
              <Badge tone="accent" title={hypothesis}>
                {hypothesis}
              </Badge>
            )}
            {menu}
          </span>
        </div>
        {children}
      </div>
    </div>
  );
}
