import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "~/ui/button/IconButton";
import type { Lookup } from "./lookup";
import { SearchBox } from "./SearchBox";
import styles from "./MatchSearch.module.css";

interface Props {
  /** Name of the field; stands as its placeholder too unless another is given. */
  label: string;
  placeholder?: string;
  lookup: Lookup;
  /** Says how many matches there are, while none of them is the present line: "3 lines". */
  counted: (count: number) => string;
}

/** Search within a text: the field, how much it finds, and the way from match to match, by Enter too. */
export const MatchSearch = ({ label, placeholder = label, lookup, counted }: Props) => (
  <>
    <span className={styles["search"]}>
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={lookup.text}
        onChange={lookup.onText}
        onAgain={lookup.onGo}
      />
    </span>
    {lookup.text.trim() === "" ? null : (
      <>
        <output className={styles["count"]}>
          {lookup.at >= 0
            ? `${(lookup.at + 1).toLocaleString("en")} of ${lookup.count.toLocaleString("en")}`
            : counted(lookup.count)}
          {lookup.isWhole ? "" : " so far"}
        </output>
        <IconButton icon={ChevronUp} label="Previous match" onClick={() => lookup.onGo(-1)} />
        <IconButton icon={ChevronDown} label="Next match" onClick={() => lookup.onGo(1)} />
      </>
    )}
  </>
);
