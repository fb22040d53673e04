import { Popover } from "@radix-ui/themes";
import { Minus, Plus } from "lucide-react";
import { useMemo } from "react";
import { markOfTag, toggleTag, type TagFilter } from "~/lib/labels/tagFilters";
import { tagsOf, type Tag } from "~/lib/labels/tags";
import type { TriStateMark } from "~/lib/labels/triState";
import { notifyText } from "~/components/messages/notify";
import { CopyButton } from "~/ui/button/CopyButton";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import styles from "./TagsCell.module.css";

interface Props {
  tags: Readonly<Record<string, string>> | null | undefined;
  /** What the page filters by now. */
  filters: readonly TagFilter[];
  /** Writes the page's filters; without it the tags are only shown. */
  onFilters?: ((filters: readonly TagFilter[]) => void) | undefined;
  tabIndex?: 0 | -1;
}

/** Chips that are shown in the row; all stand in what opens. */
const inRow = 2;

const told = (message: string, isError: boolean) =>
  notifyText(isError ? "error" : "success", message);

const name = ({ key, value }: Tag) => `${key}: ${value}`;

/**
 * Tags of a row by their values (facts 0.4); pressing them shows all with their keys, and each can be included in the
 * list or excluded from it, by pointer, touch and keyboard.
 */
export function TagsCell({ tags, filters, onFilters, tabIndex = 0 }: Props) {
  const all = useMemo(() => tagsOf(tags), [tags]);
  if (all.length === 0) return null;
  const shown = all.slice(0, inRow);
  const words = all.map(name).join(", ");
  return (
    <Popover.Root>
      <Popover.Trigger>
        <button
          type="button"
          tabIndex={tabIndex}
          className={styles["trigger"]}
          aria-label={`Tags: ${words}`}
          title={words}
          onClick={(event) => event.stopPropagation()}
        >
          {shown.map((tag) => (
            <span
              key={tag.key}
              className={styles["chip"]}
              data-mark={markOfTag(filters, tag) || undefined}
            >
              {tag.value || tag.key}
            </span>
          ))}
          {all.length > shown.length ? (
            <span className={styles["more"]}>+{all.length - shown.length}</span>
          ) : null}
        </button>
      </Popover.Trigger>
      <PopoverPanel
        className={styles["panel"]}
        aria-label="Tags"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onClick={(event) => event.stopPropagation()}
      >
        <ul className={styles["list"]}>
          {all.map((tag) => (
            <TagLine key={tag.key} tag={tag} filters={filters} onFilters={onFilters} />
          ))}
        </ul>
      </PopoverPanel>
    </Popover.Root>
  );
}

type LineProps = Pick<Props, "filters" | "onFilters"> & { tag: Tag };

function TagLine({ tag, filters, onFilters }: LineProps) {
  const mark = markOfTag(filters, tag);
  const button = (to: TriStateMark) => {
    const verb = to === 1 ? "Include" : "Exclude";
    const Icon = to === 1 ? Plus : Minus;
    return (
      <button
        type="button"
        className={styles["mark"]}
        aria-label={`${verb} ${name(tag)}`}
        aria-pressed={mark === to}
        title={verb}
        onClick={() => onFilters?.(toggleTag(filters, tag, to))}
      >
        <Icon size={14} aria-hidden />
      </button>
    );
  };
  return (
    <li className={styles["line"]} data-mark={mark || undefined}>
      <span className={styles["pair"]}>
        <span className={styles["key"]}>{tag.key}:</span> {tag.value}
      </span>
      {onFilters ? (
        <>
          {button(1)}
          {button(-1)}
        </>
      ) : null}
      <CopyButton text={tag.value} label={`Copy ${name(tag)}`} onMessage={told} />
    </li>
  );
}
