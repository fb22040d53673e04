import { skipToken, useQuery } from "@tanstack/react-query";
import { connectionDetailOptions, connectionNamesOptions } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";
import { type PickerProps, ResourcePickerField } from "~/components/pickers/ResourcePickerField";
import { pickerSources } from "~/components/recordNames/pickerSources";

/** Namespace and name of `connection://namespace/name` and `connection://name`; older ones begin with the type. */
export function connectionReference(
  text: string,
): { name: string; namespace: string | undefined } | undefined {
  const [, path] = /^connection:\/\/(.+)$/.exec(text) ?? [];
  const steps = path?.split("/") ?? [];
  const name = steps.at(-1);
  return name === undefined || name === "" ? undefined : { name, namespace: steps.at(-2) };
}

/** Picks a connection by its id; one that a document names by a reference shows what it stands for. */
export function ConnectionPicker(field: PickerProps) {
  const { value } = field;
  const reference = connectionReference(value);
  const { nouns, find } = pickerSources.connection;
  const byId = useQuery({
    ...connectionDetailOptions({ id: value }),
    ...(isRecordId(value) ? {} : { queryFn: skipToken }),
  });
  const named = useQuery({
    ...connectionNamesOptions(reference ? { text: reference.name } : {}),
    ...(reference ? {} : { queryFn: skipToken }),
  });
  const isNamed = named.data?.rows.some(
    ({ name, namespace }) =>
      name === reference?.name &&
      (reference.namespace === undefined || reference.namespace === namespace),
  );
  const [row] = byId.data?.rows ?? [];
  const state =
    byId.isError || named.isError
      ? "failed"
      : (row?.deleted_at ?? null) !== null
        ? "deleted"
        : row || isNamed
          ? "found"
          : byId.isFetching || named.isFetching
            ? "loading"
            : "missing";
  return (
    <ResourcePickerField
      {...field}
      nouns={nouns}
      find={find}
      canClear
      placeholder="Select connections..."
      chosen={value === "" ? undefined : { label: row?.name ?? value, hint: row?.type, state }}
    />
  );
}
