import { useId, useState } from "react";
import { comboboxProps, useListKeys } from "./listKeys";
import type { Fault } from "~/ui/feedback/FaultLine";
import { type Option, OptionList } from "./OptionList";
import { PickButton, PickSearch } from "./PickButton";
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
  placeholder?: string | undefined;
  /** Why options are missing. */
  fault?: Fault | undefined;
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
  fault,
}: Props) {
  const option = options.find((one) => one.value === value);
  const chosen = option?.label ?? placeholder ?? value;
  return (
    <PickButton
      label={label}
      disabled={disabled}
      fault={fault}
      aria-label={`${label}: ${chosen}`}
      renderPanel={(close) => (
        <Choices
          label={label}
          options={options}
          value={value}
          onChoose={(next) => {
            close();
            if (next !== value) onChange(next);
          }}
        />
      )}
    >
      {hideLabel ? null : <span className={styles["label"]}>{label}</span>}
      {option?.icon}
      <span className={styles["chosen"]} data-alone={hideLabel || undefined}>
        {chosen}
      </span>
    </PickButton>
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
        <PickSearch
          {...comboboxProps(listId, active, shown.length)}
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
