import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { documentChecks } from "~generated/schemas";
import { specHints, type SpecReading } from "~/lib/yaml/specText";
import type { TextIssue } from "~/lib/yaml/yamlDocuments";
import type { RecordTable } from "./recordTypes";

const none: readonly TextIssue[] = [];

/** What the schema of a table says against a spec. The check comes in its own chunk; until then nothing is said. */
export function useSpecHints(
  reading: SpecReading,
  schema: RecordTable["schema"],
): readonly TextIssue[] {
  const { data: validate } = useQuery({
    queryKey: ["documentCheck", schema?.name],
    queryFn: async () => {
      const check = schema && (await documentChecks[schema.name]());
      return check ?? null;
    },
    enabled: schema !== undefined,
    staleTime: Infinity,
  });
  return useMemo(
    () => (schema && validate ? specHints(reading, schema.kind, validate) : none),
    [reading, schema, validate],
  );
}
