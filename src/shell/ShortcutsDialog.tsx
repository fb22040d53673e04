import { Kbd, Table } from "@radix-ui/themes";
import { Dialog } from "~/ui/overlay/Dialog";
import { closeOverlay } from "./overlays";
import { shortcuts } from "./shortcuts";

/** The list of chords. */
export function ShortcutsDialog() {
  return (
    <Dialog
      open
      onOpenChange={closeOverlay}
      title="Keyboard shortcuts"
      size="very-small"
      expandable={false}
    >
      <Table.Root size="1">
        <Table.Body>
          {shortcuts.map(({ key, keys, title }) => (
            <Table.Row key={key} align="center">
              <Table.RowHeaderCell>{title}</Table.RowHeaderCell>
              <Table.Cell justify="end">
                <Kbd>{keys}</Kbd>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Dialog>
  );
}
