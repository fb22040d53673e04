import { useQuery } from "@tanstack/react-query";
import { playbooksByIdsOptions } from "~generated/db/reads";
import { listApplicablePlaybooksOptions } from "~generated/playbook/@tanstack/react-query.gen";
import { usePlaybookRights } from "~/components/playbookRights/playbookRights";
import type { RunTarget } from "~/components/playbookRun/runDraft";

const keys = { config: "config_id", component: "component_id", check: "check_id" } as const;

/** A playbook as a menu shows it; title and category as far as they are known. */
export interface FittingPlaybook {
  id: string;
  title: string;
  icon: string | null;
  category: string;
}

/** Playbooks that fit a resource and that the reader may run on it, by title. */
export function useFittingPlaybooks({ kind, id }: RunTarget) {
  const { can } = usePlaybookRights();
  const query = useQuery(listApplicablePlaybooksOptions({ query: { [keys[kind]]: id } }));
  const mine = (query.data ?? []).filter((playbook) => can("playbook:run", playbook, { kind, id }));
  const ids = mine.map((playbook) => playbook.id);
  const details = useQuery({ ...playbooksByIdsOptions({ ids }), enabled: ids.length > 0 });
  const known = new Map((details.data?.rows ?? []).map((row) => [row.id, row]));
  const playbooks = mine.map((playbook): FittingPlaybook => {
    const row = known.get(playbook.id);
    return {
      id: playbook.id,
      title: row?.title || playbook.name,
      icon: row?.icon ?? null,
      category: row?.category ?? "",
    };
  });
  return { query, playbooks: playbooks.toSorted((a, b) => a.title.localeCompare(b.title)) };
}
