import { Suspense, useState } from "react";
import { useFlags } from "~/api/flags";
import type { FixedTarget } from "~/components/playbookRun/RunDialog";
import { lazyPart } from "~/components/parts/lazyPart";
import { PickOne } from "~/ui/field/PickOne";
import { useFittingPlaybooks } from "./useFittingPlaybooks";

/** The form is needed once somebody runs something. */
const RunDialog = lazyPart(
  async () => (await import("~/components/playbookRun/RunDialog")).RunDialog,
);

/**
 * The playbooks that fit a catalog item, component or check; each opens the dialog that runs it. Hidden while they
 * load, on an error, where none fits, for those who may run none, and where playbooks are switched off (spec 3 §2).
 */
export function PlaybooksMenu({ target }: { target: FixedTarget }) {
  const isOn = useFlags()?.("playbooks") ?? false;
  return isOn ? <Menu target={target} /> : null;
}

function Menu({ target }: { target: FixedTarget }) {
  const { playbooks } = useFittingPlaybooks(target);
  const [chosen, setChosen] = useState<string>();
  if (playbooks.length === 0 && chosen === undefined) return null;
  return (
    <>
      <PickOne
        label="Playbooks"
        options={playbooks.map(({ id, title, category }) => ({
          value: id,
          label: title,
          ...(category === "" ? {} : { hint: category }),
        }))}
        value=""
        placeholder={String(playbooks.length)}
        onChange={setChosen}
      />
      {chosen !== undefined && (
        <Suspense>
          <RunDialog playbookId={chosen} fixed={target} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
