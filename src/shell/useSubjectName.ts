import { useQuery } from "@tanstack/react-query";
import { pickerSources, type PickerSource } from "~/components/recordNames/pickerSources";
import { kindOf, type PaletteSubject } from "./paletteKinds";

const sources: Readonly<Record<string, PickerSource>> = pickerSources;

/** What a record is called: by the hit that it was picked from, else as the pickers know it, else by its kind alone. */
export function useSubjectName(subject: PaletteSubject | undefined): string {
  const known = subject && sources[subject.kind]?.byId?.(subject.id);
  const { data } = useQuery({
    queryKey: known?.queryKey ?? ["nothing"],
    ...(known && { queryFn: known.queryFn }),
    enabled: known !== undefined && subject?.name === undefined,
    staleTime: 60_000,
  });
  if (subject === undefined) return "";
  return subject.name ?? data?.label ?? `this ${kindOf(subject.kind).noun}`;
}
