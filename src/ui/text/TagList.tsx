import { Popover } from "@radix-ui/themes";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { sortTags, type Tag } from "~/lib/labels/tags";
import { fitting } from "./fitting";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import styles from "./TagList.module.css";

const GAP = 4;
/** More chips than these never fit; they stand in the popover only. */
const MEASURED = 40;

type Props = {
  tags: readonly Tag[];
  /** Names the list: "Labels". */
  label?: string;
  /** Rows that may be filled. */
  maxRows?: number;
  /** Chips that may be shown, however many would fit; with 0 their number alone. */
  max?: number;
};

/** Tags as `key: value`, account, namespace and name first; what does not fit waits behind "+N more". */
export function TagList({ tags, label = "Tags", maxRows = 1, max = MEASURED }: Props) {
  const sorted = useMemo(() => sortTags(tags), [tags]);
  const list = useRef<HTMLUListElement>(null);
  const [fit, setFit] = useState(sorted.length);
  const measured = useMemo(() => sorted.slice(0, Math.min(max, MEASURED)), [sorted, max]);
  // One is shown in any case, cut where it must be.
  const shown = Math.min(Math.max(1, fit), measured.length);
  const total = sorted.length;
  const hidden = total - shown;
  const [sign, more] = shown === 0 ? ["", ""] : ["+", " more"];
  const words = `${sign}${hidden}${more}`;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || measured.length === 0) return;
    const measure = () => {
      const widths = [...element.querySelectorAll<HTMLElement>("[data-tag]")].map(
        (chip) => chip.offsetWidth,
      );
      const more = 56 + 7 * String(total).length;
      setFit(fitting(widths, { width: element.clientWidth, rows: maxRows, gap: GAP, more }, total));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [maxRows, total, measured]);

  if (sorted.length === 0) return null;
  return (
    <ul
      ref={list}
      className={styles["list"]}
      data-single={(maxRows === 1 && fit === 0 && hidden > 0) || undefined}
      aria-label={label}
    >
      {measured.map((tag, index) => (
        <li
          key={`${tag.key}:${tag.value}`}
          className={styles["item"]}
          data-out={index >= shown || undefined}
        >
          <Chip tag={tag} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className={styles["item"]}>
          <Popover.Root>
            <Popover.Trigger>
              <button
                type="button"
                className={styles["more"]}
                aria-label={`${words} ${label.toLowerCase()}`}
                onClick={(event) => event.stopPropagation()}
              >
                {shown === 0 ? `${words} ${label.toLowerCase()}` : words}
              </button>
            </Popover.Trigger>
            <PopoverPanel
              className={styles["panel"]}
              tabIndex={0}
              aria-label={label}
              sideOffset={4}
              collisionPadding={8}
              onClick={(event) => event.stopPropagation()}
            >
              <ul className={styles["all"]} aria-label={`All ${label.toLowerCase()}`}>
                {sorted.map((tag) => (
                  <li key={`${tag.key}:${tag.value}`}>
                    <span className={styles["key"]}>{tag.key}:</span> {tag.value}
                  </li>
                ))}
              </ul>
            </PopoverPanel>
          </Popover.Root>
        </li>
      ) : null}
    </ul>
  );
}

function Chip({ tag: { key, value } }: { tag: Tag }) {
  return (
    <span className={styles["chip"]} data-tag title={`${key}: ${value}`}>
      <span className={styles["key"]}>{key}:</span> {value}
    </span>
  );
}
