import { parseRefreshRate } from "~/lib/time/refreshRate";
import { useStoredRate } from "~/ui/time/RefreshRate";
import { HealthView } from "./HealthView";
import type { ChangeSearch, HealthSearch } from "./search";
import { useChecks } from "./useChecks";
import { useComponentChecks, useOfComponent } from "./useComponentChecks";

interface Props {
  search: HealthSearch;
  onSearch: ChangeSearch;
  /** Address of this page with other parameters, for links to a check. */
  hrefOf: (change: Partial<HealthSearch>) => string;
}

/**
 * Health list (spec 2 §2). Every setting stands in the address. The checks are read here and put in order by what is
 * below: of 5,000, both in one go would hold the main thread of a slow machine.
 */
export function HealthPage(props: Props) {
  const { search } = props;
  const storedRate = useStoredRate();
  const rate = search.refresh ?? storedRate;
  const every = parseRefreshRate(rate);
  const all = useChecks(every);
  const component = useComponentChecks(search.component);
  const answered = useOfComponent(all, component);
  return (
    <HealthView
      {...props}
      rate={rate}
      every={every}
      all={all}
      component={component}
      answered={answered}
    />
  );
}
