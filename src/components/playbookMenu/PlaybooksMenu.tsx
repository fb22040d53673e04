import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { playbooksByIdsOptions } from "~generated/db/reads";
import { listApplicablePlaybooksOptions } from "~generated/playbook/@tanstack/react-query.gen";
import { usePlaybookRights } from "~/components/playbookRun/playbookRights";
import type { FixedTarget } from "~/components/playbookRun/RunDialog";
import { PickOne } from "~/ui/field/PickOne";

const RunDialog = lazy(async () => ({
  default: (await import("~/components/playbookRun/RunDialog")).RunDialog,
}));

const keys = { config: "config_id", component: "component_id", check: "check_id" } as const;

/** Playbooks that fit and that the reader may run, with title and category where those are known. */
function useFitting({ kind, id }: FixedTarget) {
  const { can } = usePlaybookRights();
  const fitting = useQuery(listApplicablePlaybooksOptions({ query: { [keys[kind]]: id } }));
  const mine = (fitting.data ?? []).filter((playbook) =>
    can("playbook:run", playbook, { kind, id }),
  );
  const ids = mine.map((playbook) => playbook.id);
  const details = useQuery({ ...playbooksByIdsOptions({ ids }), enabled: ids.length > 0 });
  const known = new Map((details.data?.rows ?? []).map((row) => [row.id, row]));
  const options = mine.map((playbook) => {
    const row = known.get(playbook.id);
    return {
      value: playbook.id,
      label: row?.title || playbook.name,
      ...(row?.category ? { hint: row.category } : {}),
    };
  });
  return options.toSorted((a, b) => a.label.localeCompare(b.label));
}

/**
 * The playbooks that fit a catalog item, component or check; each opens the dialog that runs it. Hidden while they
 * load, on an error, where none fits and for those who may run none (spec 3 §2).
 */
export function PlaybooksMenu({ target }: { target: FixedTarget }) {
  const options = useFitting(target);
  const [chosen, setChosen] = useState<string>();
  if (options.length === 0 && chosen === undefined) return null;
  return (
    <>
      <PickOne
        label="Playbooks"
        options={options}
        value=""
        placeholder={String(options.length)}
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
