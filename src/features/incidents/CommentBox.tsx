import { Popover } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { personChoicesOptions } from "~generated/db/reads";
import { changeText } from "~/ui/field/changeText";
import { comboboxProps, useListKeys } from "~/ui/field/listKeys";
import { OptionsPanel } from "~/ui/field/OptionsPanel";
import { TextBox } from "~/ui/field/TextBox";
import { Button } from "~/ui/button/Button";
import { useOnce } from "~/ui/button/useOnce";
import { type CommentDraft, mentionAt } from "./commentDraft";
import styles from "./comments.module.css";

interface Props {
  label: string;
  placeholder: string;
  draft: CommentDraft;
  onDraft: (draft: CommentDraft) => void;
  /** Stands above the text. */
  notice?: string | undefined;
  /** Stands before the button. */
  extra?: ReactNode;
  sendLabel?: string;
  /** Why it cannot be sent, beside that nothing is written. */
  reason?: string | undefined;
  onSend: () => Promise<unknown>;
  onCancel?: () => void;
  /** It was opened to be typed into. */
  hasFocus?: boolean;
}

/**
 * Where a comment is written: Enter sends, Shift+Enter starts a line. `@` suggests people; picking one of them, by Enter,
 * Tab or the pointer, sends nothing.
 */
export function CommentBox(props: Props) {
  const { label, placeholder, draft, onDraft, extra, sendLabel = "Comment", onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const [active, setActive] = useState(0);
  const { hasFocus = false } = props;
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const mention = isClosed ? undefined : mentionAt(draft.text, caret);
  const found = useQuery({
    ...personChoicesOptions({
      limit: 8,
      offset: 0,
      ...(mention?.typed.trim() && { text: mention.typed.trim() }),
    }),
    enabled: mention !== undefined,
  });
  const people = mention ? (found.data?.rows ?? []) : [];
  const isOpen = people.length > 0;
  const reason = draft.text.trim() === "" ? "Please add comment details" : props.reason;
  const [send, isBusy] = useOnce(props.onSend);
  const pick = (index: number) => {
    const person = people[index];
    if (!person || !mention) return;
    const name = `@${person.name} `;
    const text = draft.text.slice(0, mention.from) + name + draft.text.slice(caret);
    const at = mention.from + name.length;
    const { id } = person;
    const named = [...draft.people.filter((one) => one.id !== id), { id, name: person.name }];
    const change = () => {
      onDraft({ ...draft, text, people: named });
      setCaret(at);
      setIsClosed(true);
    };
    changeText(field.current, change, at);
  };
  const onListKey = useListKeys({
    count: people.length,
    active,
    onActive: setActive,
    onChoose: pick,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setIsClosed(true);
    } else if (isOpen && event.key === "Tab") {
      event.preventDefault();
      pick(active);
    } else if (isOpen && !event.shiftKey) onListKey(event);
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (reason === undefined) send();
    } else if (event.key === "Escape") onCancel?.();
  };
  const look = () => setCaret(field.current?.selectionStart ?? 0);
  return (
    <form
      className={styles["box"]}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === undefined) send();
      }}
    >
      {props.notice === undefined ? null : (
        <p className={styles["notice"]} role="status">
          {props.notice}
        </p>
      )}
      <Popover.Root open={isOpen} onOpenChange={(open) => setIsClosed(!open)}>
        <Popover.Anchor virtualRef={field} />
        <TextBox
          ref={field}
          {...(isOpen ? comboboxProps(listId, active, people.length) : {})}
          className={styles["text"]}
          aria-label={label}
          placeholder={placeholder}
          rows={Math.min(8, draft.text.split("\n").length)}
          value={draft.text}
          onChange={({ target }) => {
            onDraft({ ...draft, text: target.value });
            setCaret(target.selectionStart);
            setIsClosed(false);
            setActive(0);
          }}
          onSelect={look}
          onKeyDown={onKeyDown}
          onBlur={() => setIsClosed(true)}
        />
        <OptionsPanel
          panelLabel="People"
          className={styles["people"]}
          anchor={field}
          id={listId}
          label="People"
          options={people.map(({ id, name, email }) => ({
            value: id,
            label: name,
            ...(email && { hint: email }),
          }))}
          active={active}
          onActive={setActive}
          onChoose={pick}
        />
      </Popover.Root>
      {extra}
      {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
      <Button type="submit" icon={SendHorizontal} isBusy={isBusy} disabledReason={reason}>
        {sendLabel}
      </Button>
    </form>
  );
}
