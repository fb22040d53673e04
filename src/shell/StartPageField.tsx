import { PickOne } from "~/ui/field/PickOne";
import { preferences, usePreferences } from "~/components/preferences/preferences";
import { useStartViews } from "./useStartViews";

/** What `/` leads to: the first area, or a view. */
export function StartPageField() {
  const { startView } = usePreferences();
  const views = useStartViews() ?? [];
  return (
    <PickOne
      label="Start page"
      hideLabel
      options={[
        { value: "", label: "First area" },
        ...views.map(({ id, title, name, namespace }) => ({
          value: id,
          label: title || name,
          ...(namespace && { hint: namespace }),
        })),
      ]}
      value={startView}
      placeholder="A view that is gone"
      onChange={(id) => preferences.write({ startView: id })}
    />
  );
}
