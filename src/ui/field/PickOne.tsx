import { Popover } from "@radix-ui/themes";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { comboboxProps, useListKeys } from "./listKeys";
import { type Option, OptionList } from "./OptionList";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import styles from "./PickOne.module.css";

/** From this many options on a search field stands above the list. */
const SEARCH_FROM = 9;

type Props = {
  /** Stands before the chosen label: "Group By **canary**". */
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** True where the label is visible elsewhere: the button then shows the choice alone. */
  hideLabel?: boolean;
  /** Shown while the value is none of the options; default: the value itself. */
  placeholder?: string;
};

/** A button that opens a searchable list of which one is chosen. */
export function PickOne({
  label,
  options,
  value,
  onChange,
  disabled,
  hideLabel = false,
  placeholder,
}: Props) {
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder ?? value;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger>
        <button
          type="button"
          className={styles["button"]}
          disabled={disabled}
          aria-label={`${label}: ${chosen}`}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {hideLabel ? null : <span className={styles["label"]}>{label}</span>}
          <span className={styles["chosen"]} data-alone={hideLabel || undefined}>
            {chosen}
          </span>
          <ChevronDown size={14} aria-hidden className={styles["chevron"]} />
        </button>
      </Popover.Trigger>
      <PopoverPanel
        className={styles["panel"]}
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
      >
        <Choices
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            setOpen(false);
            if (next !== value) onChange(next);
          }}
        />
      </PopoverPanel>
    </Popover.Root>
  );
}

type ChoicesProps = Pick<Props, "label" | "options" | "value"> & {
  onChoose: (value: string) => void;
};

/** The open part; mounted anew with every opening, so that each starts without a search and at the chosen option. */
function Choices({ label, options, value, onChoose }: ChoicesProps) {
  const listId = useId();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const searchable = options.length >= SEARCH_FROM;
  const wanted = search.trim().toLowerCase();
  const shown = wanted === "" ? options : options.filter((option) => matches(option, wanted));
  const choose = (index: number) => {
    const option = shown[index];
    if (option) onChoose(option.value);
  };
  const onKeyDown = useListKeys({
    count: shown.length,
    active,
    onActive: setActive,
    onChoose: choose,
    ...(searchable ? {} : { textAt: (index: number) => shown[index]?.label ?? "" }),
  });
  return (
    <>
      {searchable ? (
        <input
          {...comboboxProps(listId, active, shown.length)}
          className={styles["search"]}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-label={`Search ${label}`}
          placeholder="Search..."
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      ) : null}
      <OptionList
        id={listId}
        label={label}
        options={shown}
        value={value}
        active={active}
        onActive={setActive}
        onChoose={choose}
        emptyText="No options found"
        {...(searchable ? {} : { onKeyDown })}
      />
    </>
  );
}

function matches({ label, hint, value }: Option, wanted: string): boolean {
  return [label, hint ?? "", value].some((text) => text.toLowerCase().includes(wanted));
}
