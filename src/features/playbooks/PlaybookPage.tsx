import { useState } from "react";
import { PermissionPanel } from "~/components/permissions/PermissionPanel";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import type { RecordSearch } from "~/components/recordEditor/recordKind";
import type { SearchChange } from "~/components/address/useSearchChange";
import { PlaybookLook } from "./PlaybookLook";
import { playbookKind } from "./playbookKind";

interface Props {
  id: string;
  search: RecordSearch;
  onSearch: SearchChange<RecordSearch>;
}

/** A playbook: its spec in an editor, what it would do, and who may do what with it. */
export function PlaybookPage({ id, search, onSearch }: Props) {
  const [permission, setPermission] = useState<string>();
  return (
    <RecordPage
      kind={playbookKind}
      id={id}
      search={search}
      onSearch={onSearch}
      extraTabs={[
        {
          id: "steps",
          label: "Steps",
          render: ({ record }) => <PlaybookLook spec={record.spec ?? {}} />,
        },
        {
          id: "permissions",
          label: "Permissions",
          render: ({ isAdding, onAdding }) => (
            <PermissionPanel
              kind="playbook"
              id={id}
              noun="playbook"
              openId={permission}
              isAdding={isAdding}
              onOpen={setPermission}
              onAdd={() => onAdding(true)}
              onClose={() => {
                setPermission(undefined);
                onAdding(false);
              }}
            />
          ),
        },
      ]}
    />
  );
}
