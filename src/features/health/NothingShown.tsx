import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { AddCheck } from "./AddCheck";
import type { ChangeSearch, HealthSearch } from "./search";
import type { ComponentChecks } from "./useComponentChecks";

/** Everything that narrows the list, taken away again. */
const unfiltered: Partial<HealthSearch> = {
  query: undefined,
  labels: undefined,
  tab: undefined,
  hidePassing: undefined,
  health: undefined,
  component: undefined,
};

/** Why the list is empty, and the next step. */
export function NothingShown({
  hasChecks,
  component,
  hidePassing,
  onSearch,
}: {
  hasChecks: boolean;
  component: ComponentChecks | undefined;
  hidePassing: boolean;
  onSearch: ChangeSearch;
}) {
  if (!hasChecks && component?.checkIds)
    return (
      <EmptyState
        title="No data available"
        text={`No health check speaks for ${component.name ?? "the component"}.`}
        action={<Button onClick={() => onSearch({ component: undefined })}>Show all checks</Button>}
      />
    );
  if (!hasChecks)
    return (
      <EmptyState
        title="No data available"
        text="No health check exists yet. A canary resource or a check added here makes the first one."
        action={<AddCheck />}
      />
    );
  if (hidePassing)
    return (
      <EmptyState
        title="No data available"
        text="No check that fails matches. Passing checks are hidden."
        action={
          <Button onClick={() => onSearch({ hidePassing: false })}>Show passing checks</Button>
        }
      />
    );
  return (
    <EmptyState
      title="No data available"
      text="No check matches the search, the labels and the tab."
      action={
        <Button onClick={() => onSearch({ ...unfiltered, hidePassing: false })}>
          Clear the filters
        </Button>
      }
    />
  );
}
