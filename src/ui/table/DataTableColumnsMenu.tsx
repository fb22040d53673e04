import { DropdownMenu, IconButton } from "@radix-ui/themes";
import { Columns3 } from "lucide-react";
import type { DataColumn } from "./dataTableTypes";
import { MenuPanel } from "~/ui/overlay/PopoverPanel";

interface Props {
  columns: readonly Pick<DataColumn<never>, "id" | "header" | "isHideable">[];
  hiddenColumns: ReadonlySet<string>;
  onHiddenColumns: (hidden: ReadonlySet<string>) => void;
}

/** Button and menu that show and hide the columns of a DataTable; the first column always stays. */
export function ColumnsMenu({ columns, hiddenColumns, onHiddenColumns }: Props) {
  const hideable = columns.filter(({ isHideable }, at) => at > 0 && isHideable !== false);
  const toggle = (id: string, isShown: boolean) => {
    const next = new Set(hiddenColumns);
    if (isShown) next.delete(id);
    else next.add(id);
    onHiddenColumns(next);
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" size="2" aria-label="Columns" title="Columns">
          <Columns3 size={16} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <MenuPanel size="1" align="end">
        <DropdownMenu.Label>Columns</DropdownMenu.Label>
        {hideable.map(({ id, header }) => (
          <DropdownMenu.CheckboxItem
            key={id}
            checked={!hiddenColumns.has(id)}
            onCheckedChange={(checked) => toggle(id, checked)}
            // Stays open: people show and hide several at once.
            onSelect={(event) => event.preventDefault()}
          >
            {header}
          </DropdownMenu.CheckboxItem>
        ))}
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
