import * as v from "valibot";
import { KnownRecord } from "~/components/recordNames/KnownRecord";
import type { RecordRef } from "~/components/recordNames/useRecordNames";
import { isRecordId } from "~/components/record/RecordDialog";
import type { Values } from "~/lib/wire/wirePath";

const kinds = [
  ["person_id", "person", "Person"],
  ["team_id", "team", "Team"],
  ["playbook_id", "playbook", "Playbook"],
] as const;
const ends = ["", "fallback_"] as const;

const services = v.array(
  v.looseObject({
    name: v.nullish(v.string()),
    connection: v.nullish(v.string()),
    url: v.nullish(v.string()),
  }),
);
const servicesOf = (value: unknown) => {
  const read = v.safeParse(services, value);
  return read.success ? read.output : [];
};

/** Records that the columns of a rule name by their ids: recipients, and whom it falls back to. */
export function recordsOf(columns: Values): RecordRef[] {
  return ends.flatMap((end) => [
    ...kinds.flatMap(([column, kind]): RecordRef[] => {
      const id = columns[`${end}${column}`];
      return typeof id === "string" ? [{ kind, id }] : [];
    }),
    ...servicesOf(columns[`${end}custom_services`]).flatMap(({ connection }): RecordRef[] =>
      connection && isRecordId(connection) ? [{ kind: "connection", id: connection }] : [],
    ),
  ]);
}

/** The columns of a rule with names in place of the ids of records; what has no name yet keeps its id. */
export function withNames(columns: Values, names: ReadonlyMap<string, string>): Values {
  const nameOf = (id: unknown) => (typeof id === "string" ? (names.get(id) ?? id) : id);
  const named = { ...columns };
  for (const end of ends) {
    for (const [column] of kinds) {
      const key = `${end}${column}`;
      if (key in named) named[key] = nameOf(named[key]);
    }
    const key = `${end}custom_services`;
    if (Array.isArray(named[key]))
      named[key] = servicesOf(named[key]).map((service) => ({
        ...service,
        ...(service.connection && { connection: nameOf(service.connection) }),
      }));
  }
  return named;
}

/** One recipient of the four columns that name one, in their order. */
function RecipientName({ columns }: { columns: unknown }) {
  const list: readonly unknown[] = Array.isArray(columns) ? columns : [];
  const place = kinds.findIndex((_, index) => typeof list[index] === "string");
  const known = kinds[place];
  if (known) {
    const [, kind, label] = known;
    return (
      <>
        {label}: <KnownRecord kind={kind} id={String(list[place])} />
      </>
    );
  }
  const connections = servicesOf(list[kinds.length]);
  if (connections.length === 0) return <>Nobody</>;
  return (
    <>
      Connections:{" "}
      {connections.map(({ connection, name, url }, index) => (
        // Two services of one connection are two entries.
        <span key={`${connection} ${index}`}>
          {index > 0 ? ", " : ""}
          {connection ? <KnownRecord kind="connection" id={connection} /> : (name ?? url ?? "-")}
        </span>
      ))}
    </>
  );
}

/** Recipients by their names, where two changes of a rule clash: the columns hold ids. */
export const ruleViews = {
  person_id: (value: unknown) => <RecipientName columns={value} />,
  fallback_person_id: (value: unknown) => <RecipientName columns={value} />,
};
