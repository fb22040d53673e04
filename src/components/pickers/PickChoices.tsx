import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { QueryError } from "~/components/errors/QueryError";
import { comboboxProps, useListKeys } from "~/ui/field/listKeys";
import { OptionList } from "~/ui/field/OptionList";
import { PickSearch } from "~/ui/field/PickButton";
import styles from "./ResourcePickerField.module.css";
import type { PickPage, PickQuery } from "~/components/recordNames/pickerSources";

/** Milliseconds of quiet before the server is asked. */
const DELAY = 250;

const nothing: PickPage = { options: [], total: 0 };

interface Props {
  label: string;
  /** What is picked, in the plural: "catalog items". */
  nouns: string;
  /** Id of the chosen record; empty for none. */
  value: string;
  /** Asks the server for what matches a text. */
  find: (text: string | undefined) => PickQuery<PickPage>;
  onChoose: (value: string) => void;
  /** Makes a new record of that name; offered below what was found. */
  onCreate?: ((name: string) => void) | undefined;
}

/** Value of the option that makes a new record; no record has it. */
const created = "\0new";

/**
 * The open part of a picker: a search field and what the server finds. Mounted anew with every opening, so that each
 * starts without a search.
 */
export function PickChoices({ label, nouns, value, find, onChoose, onCreate }: Props) {
  const listId = useId();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [active, setActive] = useState(0);
  const [isMarked, setIsMarked] = useState(false);
  /** Text that Enter was pressed after, before its answer was there. */
  const entered = useRef<string>(undefined);
  // A panel that was closed chooses nothing any more.
  useEffect(() => () => void (entered.current = undefined), []);
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useQuery({
    ...find(asked === "" ? undefined : asked),
    placeholderData: keepPreviousData,
  });
  const { options: matches, total } = found.data ?? nothing;
  const name = text.trim();
  const isWaiting = name !== asked || found.isFetching;
  const options =
    onCreate && name !== ""
      ? [...matches, { value: created, label: `Create "${name}"`, hint: "new" }]
      : matches;
  const choose = (index: number) => {
    const option = options[index];
    if (option?.value === created) onCreate?.(name);
    else if (option) onChoose(option.value);
  };
  const onActive = (index: number) => {
    setActive(index);
    setIsMarked(true);
  };
  const onListKey = useListKeys({ count: options.length, active, onActive, onChoose: choose });
  const takeFirst = async (wanted: string) => {
    entered.current = wanted;
    // A failure shows in the place of the list, which asks for the same.
    const page = await client
      .fetchQuery(find(wanted === "" ? undefined : wanted))
      .catch(() => nothing);
    const [first] = page.options;
    if (entered.current !== wanted) return;
    if (first) onChoose(first.value);
    else if (page !== nothing && wanted !== "") onCreate?.(wanted);
  };
  // What stands there is for the text before: Enter takes the first of what is on its way, unless somebody marked one.
  const isOld = name !== asked || found.isPlaceholderData;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isOld || isMarked)
      return onListKey(event);
    event.preventDefault();
    clearTimeout(timer.current);
    setAsked(name);
    void takeFirst(name);
  };
  const more = total - matches.length;
  return (
    <>
      <PickSearch
        {...comboboxProps(listId, active, options.length)}
        aria-label={`Search ${nouns}`}
        placeholder={`Search ${nouns}...`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          setIsMarked(false);
          entered.current = undefined;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAsked(target.value.trim()), DELAY);
        }}
        onKeyDown={onKeyDown}
      />
      {found.error && matches.length === 0 ? (
        <QueryError title={`The ${nouns} could not be loaded`} query={found} />
      ) : (
        <div aria-busy={isWaiting} className={styles["results"]}>
          <OptionList
            id={listId}
            label={label}
            options={options}
            value={value}
            active={active}
            onActive={onActive}
            onChoose={choose}
            emptyText={
              isWaiting
                ? "Searching..."
                : asked === ""
                  ? `There are no ${nouns}`
                  : "No options found"
            }
          />
        </div>
      )}
      {more > 0 && !isWaiting ? (
        <p className={styles["more"]}>{more} more: type a part of the name to narrow them down.</p>
      ) : null}
    </>
  );
}
