import { Checkbox } from "@radix-ui/themes";
import "~/ui/theme/parts/Checkbox.css";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import type { ColumnChoice } from "./columnChoice";
import styles from "./ColumnsDialog.module.css";

type ChosenColumn = Pick<DataColumn<never>, "id" | "header" | "isHideable">;

interface Props {
  title: string;
  columns: readonly ChosenColumn[];
  choice: ColumnChoice;
  /** Receives every change at once; undefined takes all of them back. */
  onChoice: (choice: ColumnChoice | undefined) => void;
  onClose: () => void;
}

/** Narrower than this a column cannot be read. */
const least = 48;

const without = (widths: ColumnChoice["widths"], id: string) =>
  Object.fromEntries(Object.entries(widths).filter(([other]) => other !== id));

/** Which columns a list shows, and how wide: the same that dragging their edges does, by keyboard. */
export function ColumnsDialog({ title, columns, choice, onChoice, onClose }: Props) {
  const setHidden = (id: string, isShown: boolean) =>
    onChoice({
      ...choice,
      hidden: isShown ? choice.hidden.filter((one) => one !== id) : [...choice.hidden, id],
    });
  const setWidth = (id: string, text: string) => {
    const width = Number(text);
    const rest = without(choice.widths, id);
    onChoice({
      ...choice,
      widths: Number.isInteger(width) && width > 0 ? { ...rest, [id]: width } : rest,
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Columns of ${title}`}
      description="Kept for you in this browser. Where there is no room for all, the last ones give way."
      size="small"
      expandable={false}
      footer={
        <>
          <Button onClick={() => onChoice(undefined)}>As they were</Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <ul className={styles["columns"]} aria-label="Columns">
        {columns.map(({ id, header, isHideable }, at) => (
          <li key={id} className={styles["column"]}>
            <label className={styles["name"]}>
              <Checkbox
                checked={!choice.hidden.includes(id)}
                disabled={at === 0 || isHideable === false}
                onCheckedChange={(checked) => setHidden(id, checked === true)}
              />
              {header}
            </label>
            <input
              className={styles["pixels"]}
              aria-label={`Pixels of ${header}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="auto"
              value={choice.widths[id] ?? ""}
              onChange={({ target }) => setWidth(id, target.value)}
              onBlur={() => {
                const width = choice.widths[id];
                if (width !== undefined && width < least) setWidth(id, String(least));
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
