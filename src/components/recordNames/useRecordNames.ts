import { useQueries } from "@tanstack/react-query";
import { isRecordId } from "~/components/record/RecordDialog";
import { pickerSources, type PickerKind } from "./pickerSources";

/** A record that only its id is known of. */
export interface RecordRef {
  kind: PickerKind;
  id: string;
}

/** Names of records by their ids, as far as they are known by now; one that is deleted says so. */
export function useRecordNames(refs: readonly RecordRef[]): ReadonlyMap<string, string> {
  const asked = refs.flatMap(({ kind, id }) => {
    const { byId } = pickerSources[kind];
    return byId && isRecordId(id) ? { id, read: byId(id) } : [];
  });
  return useQueries({
    queries: asked.map(({ read }) => read),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, place): [string, string][] => {
          const id = asked[place]?.id;
          if (!data || id === undefined) return [];
          return [[id, data.isDeleted ? `${data.label} (deleted)` : data.label]];
        }),
      ),
  });
}
