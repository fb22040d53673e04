import { formatTimestamp } from "~/lib/time/datetime";
import { TimeText } from "~/ui/time/TimeText";
import { Button } from "~/ui/button/Button";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import styles from "./DraftNotice.module.css";

interface Props {
  /** The draft that the form started from (`useFormDraft().restored`); nothing shows without one. */
  draft: { at: number; isStale: boolean } | undefined;
  /** What is edited, in small letters: "connection". */
  noun: string;
  /** One more sentence: what could not be kept. */
  lost?: string | undefined;
  /** Forgets the draft and shows what is saved. */
  onDiscard: () => void;
}

/**
 * Says that a form shows what somebody typed before, and since when the record has changed. Stands first in the form:
 *
 * ```tsx
 * const draft = useFormDraft({ id: `scope.${scope?.id ?? "new"}`, schema, saved });
 * const form = useForm({
 *   defaultValues: draft.start,
 *   listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
 * });
 * <DraftNotice draft={draft.restored} noun="scope" onDiscard={() => form.reset(draft.discard())} />
 * ```
 *
 * Call `draft.clear()` once the form is saved or closed with consent, and never because the page goes away.
 */
export function DraftNotice({ draft, noun, lost, onDiscard }: Props) {
  const { timeZone } = useDateTimeSettings();
  if (draft === undefined) return null;
  const at = new Date(draft.at);
  return (
    <section className={styles["notice"]} aria-label="Restored draft">
      <div className={styles["text"]} role="status">
        <p>
          Restored what you typed on{" "}
          <TimeText
            date={at}
            text={formatTimestamp(at, timeZone).slice(0, "2026-01-31 18:00".length)}
          />
          .
        </p>
        {draft.isStale ? (
          <p>
            The {noun} was changed by someone else meanwhile. Saving keeps that too, and asks where
            both changed the same.
          </p>
        ) : null}
        {lost === undefined ? null : <p>{lost}</p>}
      </div>
      <Button
        onClick={({ currentTarget }) => {
          // The button goes; whoever used the keyboard goes on with the first field.
          const form = currentTarget.closest("form");
          onDiscard();
          requestAnimationFrame(() => focusFirstField(form));
        }}
      >
        Discard
      </Button>
    </section>
  );
}

function focusFirstField(form: Element | null): void {
  const field = form?.querySelector("input:enabled, textarea:enabled, button:enabled");
  if (field instanceof HTMLElement) field.focus();
}
