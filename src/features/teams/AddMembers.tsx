import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mentionablePeopleOptions, type PersonRef } from "~generated/db/reads";
import { createTeamMemberMutation } from "~generated/db/writes";
import { BulkOutcomeText } from "~/components/bulk/BulkOutcomeText";
import { BulkProgress } from "~/components/bulk/BulkProgress";
import { useBulk } from "~/components/bulk/useBulk";
import { FormDialog } from "~/components/form/FormDialog";
import { notifySuccess, notifyText } from "~/components/messages/notify";
import { PersonCell } from "~/components/people/PersonCell";
import { QueryError } from "~/components/errors/QueryError";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SearchBox } from "~/ui/field/SearchBox";
import { Skeleton } from "~/ui/feedback/Skeleton";
import styles from "./TeamMembers.module.css";

interface Props {
  teamId: string;
  /** Ids of those who are in the team. */
  present: readonly string[];
  onClose: () => void;
}

/** People shown at once; the search finds the others. */
const shownPeople = 200;

const matches = ({ name, email }: PersonRef, wanted: string): boolean =>
  `${name} ${email ?? ""}`.toLowerCase().includes(wanted.toLowerCase());

/** Dialog that adds people to a team; only those who are not in it are on offer (spec 3 §2). */
export function AddMembers({ teamId, present, onClose }: Props) {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ReadonlyMap<string, PersonRef>>(new Map());
  const query = useQuery(mentionablePeopleOptions({}));
  const { mutateAsync: add } = useMutation(createTeamMemberMutation());
  const people = (query.data?.rows ?? []).filter(({ id }) => !present.includes(id));
  const found = people.filter((person) => matches(person, text.trim()));

  const toggle = (person: PersonRef) => {
    const next = new Map(chosen);
    if (!next.delete(person.id)) next.set(person.id, person);
    setChosen(next);
  };
  const addOne = (id: string) => add({ team_id: teamId, person_id: id });
  const bulk = useBulk({
    run: async (id) => {
      await addOne(id);
      return { isGood: true, text: "" };
    },
  });
  const isChosen = () => {
    if (chosen.size === 0) notifyText("info", "Choose the people to add first.");
    return chosen.size > 0;
  };
  const submit = async () => {
    if (!isChosen()) return;
    const left = await bulk.start([...chosen.keys()]);
    const added = [...chosen.values()].filter(({ id }) => !left.includes(id));
    for (const { name } of added) notifySuccess(`${name} added to the team successfully`);
    // Those that were not added stay chosen, with what was wrong beside them.
    setChosen(new Map([...chosen].filter(([id]) => left.includes(id))));
    if (left.length === 0) onClose();
  };
  return (
    <FormDialog
      title="Add users to the team"
      onClose={onClose}
      isDirty={chosen.size > 0}
      onSubmit={submit}
      footerStart={<BulkProgress bulk={bulk} good="added" />}
      plan={{
        action: () =>
          isChosen() && Promise.allSettled([...chosen.values()].map(({ id }) => addOne(id))),
      }}
      submitLabel={chosen.size > 0 ? `Add ${chosen.size}` : "Add"}
    >
      <SearchBox label="Search people" value={text} onChange={setText} />
      {query.error ? <QueryError title="Error loading people" query={query} /> : null}
      {query.isPending ? <Skeleton rows={6} /> : null}
      {query.data && found.length === 0 ? (
        <EmptyState
          title="No data available"
          text={
            people.length === 0
              ? "Everybody is in the team already."
              : "Nobody who is not in the team matches the search."
          }
        />
      ) : null}
      {found.length > 0 && (
        <fieldset className={styles["choices"]} aria-label="People">
          {found.slice(0, shownPeople).map((person) => (
            <label key={person.id} className={styles["choice"]}>
              <input
                type="checkbox"
                checked={chosen.has(person.id)}
                onChange={() => toggle(person)}
              />
              <span className={styles["person"]}>
                <PersonCell person={person} />
              </span>
              <span className={styles["email"]}>{person.email}</span>
              <BulkOutcomeText outcome={bulk.outcomes.get(person.id)} />
            </label>
          ))}
          {found.length > shownPeople && (
            <p className={styles["note"]}>
              and {found.length - shownPeople} more: search for their name
            </p>
          )}
        </fieldset>
      )}
    </FormDialog>
  );
}
