import { Avatar } from "~/ui/text/Avatar";
import styles from "./incidents.module.css";

interface Person {
  id: string;
  name: string;
  avatar?: string | null;
}

/** Pictures at most; the rest is counted. */
const pictures = 5;

interface Props {
  people: readonly (Person | null | undefined)[];
}

/** People and teams as a row of pictures, each once; who does not fit is counted and named in the tooltip. */
export function People({ people }: Props) {
  const each = [...new Map(people.flatMap((one) => (one ? [[one.id, one]] : []))).values()];
  const rest = each.slice(pictures);
  if (each.length === 0) return null;
  return (
    <span className={styles["people"]}>
      {each.slice(0, pictures).map(({ id, name, avatar }) => (
        <Avatar key={id} name={name} src={avatar ?? undefined} size={20} />
      ))}
      {rest.length > 0 ? (
        <span className={styles["more"]} title={rest.map(({ name }) => name).join(", ")}>
          +{rest.length}
        </span>
      ) : null}
    </span>
  );
}
