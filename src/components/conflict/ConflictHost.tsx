import { lazy, Suspense } from "react";
import { useAsked } from "./conflictQuestion";

const ConflictDialog = lazy(() =>
  import("./ConflictDialog").then(({ ConflictDialog }) => ({ default: ConflictDialog })),
);

/** Where the question shows, over whatever asked it. Stands once in the shell. */
export function ConflictHost() {
  const asked = useAsked();
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog question={asked.question} onAnswer={asked.answer} />
    </Suspense>
  );
}
