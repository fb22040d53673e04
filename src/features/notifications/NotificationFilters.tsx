import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { silenceDetailOptions } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import type { SearchChange } from "~/components/address/useSearchChange";
import { useWithout } from "~/components/address/useWithout";
import { formatTriState, parseTriState } from "~/lib/labels/triState";
import { Button } from "~/ui/button/Button";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { statusMarks, type NotificationsSearch } from "./search";
import { sendStatuses } from "./sendStatus";

const kinds = [
  { value: "check", label: "Check" },
  { value: "component", label: "Component" },
  { value: "config", label: "Catalog" },
  { value: "incident", label: "Incident" },
];

interface Props {
  search: NotificationsSearch;
  onSearch: SearchChange<NotificationsSearch>;
  /** The page of one resource has one kind alone. */
  hasKinds?: boolean;
}

/** States, kinds and time; each change begins at the first page. */
export function NotificationFilters({ search: whole, onSearch, hasKinds = true }: Props) {
  const search = useWithout(whole, ["id"]);
  return (
    <>
      <TriStateSelect
        label="Status"
        options={sendStatuses}
        value={statusMarks(search.status)}
        onChange={(marks) =>
          onSearch({ status: formatTriState(marks) ?? "any", pageIndex: undefined })
        }
      />
      {hasKinds ? (
        <TriStateSelect
          label="Type"
          options={kinds}
          value={parseTriState(search.resource_type)}
          onChange={(marks) =>
            onSearch({ resource_type: formatTriState(marks), pageIndex: undefined })
          }
        />
      ) : null}
      {search.silenced_by === undefined ? null : (
        <SilencedByFilter
          id={search.silenced_by}
          onClear={() => onSearch({ silenced_by: undefined, pageIndex: undefined })}
        />
      )}
      <TimeRangePicker
        search={search}
        onChange={({ duration: _duration, ...range }) =>
          onSearch({ ...range, pageIndex: undefined })
        }
      />
    </>
  );
}

/** That the list is narrowed to one silence, and the way out of it. */
function SilencedByFilter({ id, onClear }: { id: string; onClear: () => void }) {
  const query = useQuery({ ...silenceDetailOptions({ id }), enabled: isRecordId(id) });
  const name = query.data?.rows[0]?.name ?? "a silence";
  return (
    <Button icon={X} onClick={onClear} title="Show what other silences kept back too">
      Silenced by {name}
    </Button>
  );
}
