import { skipToken, useQuery, type QueryClient } from "@tanstack/react-query";
import { searchResourcesOptions } from "~generated/resources/@tanstack/react-query.gen";
import type { FoundResource, ResourceSelector } from "~generated/resources/types.gen";
import {
  checkNamesOptions,
  peopleByRoleOptions,
  personChoicesByIdsOptions,
} from "~generated/db/reads";
import type { Option } from "~/ui/field/OptionList";
import { isRecordId } from "~/components/record/RecordDialog";
import {
  ResourcePickerField,
  type Chosen,
  type PickerProps,
} from "~/components/pickers/ResourcePickerField";
import {
  known,
  pickerSources,
  type PickKnown,
  type PickPage,
  type PickQuery,
} from "~/components/recordNames/pickerSources";

type SelectedKind = "config" | "component" | "check";

const groups = { config: "configs", component: "components", check: "checks" } as const;
const nouns = { config: "catalog items", component: "components", check: "checks" } as const;
const LIMIT = 50;

/** The last part of a type, and tags: what tells resources of one name apart. */
function hintOf({ type, namespace, tags }: FoundResource): { hint?: string } {
  const parts = [type.split("::").at(-1), namespace, ...Object.values(tags ?? {})];
  const text = [...new Set(parts.filter(Boolean))].slice(0, 4).join(" · ");
  return text === "" ? {} : { hint: text };
}

const asOption = (found: FoundResource): Option => ({
  value: found.id,
  label: found.name || found.id,
  ...hintOf(found),
});

/** What one of the selectors means and the text is found in. */
function searchFor(
  kind: SelectedKind,
  selectors: readonly ResourceSelector[],
  text: string | undefined,
): PickQuery<PickPage> {
  const asked = (selectors.length > 0 ? selectors : [{ name: "*" }]).map((selector) => ({
    agent: "all",
    ...selector,
    ...(text && { search: [selector.search, text].filter(Boolean).join(" ") }),
  }));
  const { queryKey, queryFn } = searchResourcesOptions({
    body: { limit: LIMIT, [groups[kind]]: asked },
  });
  return {
    queryKey: [queryKey[0], queryKey, "options"],
    queryFn: async ({ client }: { client: QueryClient }) => {
      const answer = await client.fetchQuery({
        queryKey,
        ...(queryFn && { queryFn }),
        staleTime: 1_000,
      });
      const options = (answer[groups[kind]] ?? []).map(asOption);
      return { options, total: options.length };
    },
  };
}

const knownCheck = (id: string): PickQuery<PickKnown | null> =>
  known(checkNamesOptions({ ids: [id] }), ({ name, type }) => ({
    label: name,
    hint: type,
    isDeleted: false,
  }));

function stateOf(
  id: string,
  { data, isError }: { data: PickKnown | null | undefined; isError: boolean },
): Chosen {
  if (data) return { ...data, state: data.isDeleted ? "deleted" : "found" };
  if (data === null) return { label: id, state: "missing" };
  return { label: id, state: isError ? "failed" : "loading" };
}

function useChosen(
  value: string,
  byId: ((id: string) => PickQuery<PickKnown | null>) | undefined,
): Chosen | undefined {
  const isAsked = isRecordId(value) && byId !== undefined;
  const query = useQuery<PickKnown | null>(
    isAsked ? byId(value) : { queryKey: ["nothing", "chosen"], queryFn: skipToken },
  );
  if (value === "") return undefined;
  return isAsked ? stateOf(value, query) : { label: value, state: "missing" };
}

/** Picks a catalog item, component or check among those that some selectors mean (all, where there is none). */
export function SelectorPicker({
  kind,
  selectors,
  ...props
}: PickerProps & { kind: SelectedKind; selectors: readonly ResourceSelector[] }) {
  const chosen = useChosen(props.value, kind === "check" ? knownCheck : pickerSources[kind].byId);
  return (
    <ResourcePickerField
      key={kind}
      placeholder={`Select ${nouns[kind]}...`}
      {...props}
      nouns={nouns[kind]}
      find={(text) => searchFor(kind, selectors, text)}
      chosen={chosen}
    />
  );
}

const peopleWith = (role: string, text: string | undefined): PickQuery<PickPage> => {
  const { queryKey, queryFn } = peopleByRoleOptions({ roles: [role] });
  return {
    queryKey: [queryKey[0], queryKey, "options", text ?? ""],
    queryFn: async ({ client }: { client: QueryClient }) => {
      const { rows } = await client.fetchQuery({
        queryKey,
        ...(queryFn && { queryFn }),
        staleTime: 1_000,
      });
      const wanted = (text ?? "").toLowerCase();
      const found = rows.filter(({ name, email }) =>
        `${name} ${email ?? ""}`.toLowerCase().includes(wanted),
      );
      const options = found.slice(0, LIMIT).map(({ id, name, email }) => ({
        value: id,
        label: name,
        ...(email ? { hint: email } : {}),
      }));
      return { options, total: found.length };
    },
  };
};

const knownPerson = (id: string): PickQuery<PickKnown | null> =>
  known(personChoicesByIdsOptions({ ids: [id] }), ({ name, email, deleted_at: deleted }) => ({
    label: name,
    isDeleted: deleted !== null,
    ...(email ? { hint: email } : {}),
  }));

/** Picks a person among those who have a role. */
export function RolePicker({ role, ...props }: PickerProps & { role: string }) {
  const chosen = useChosen(props.value, knownPerson);
  return (
    <ResourcePickerField
      placeholder="Select people..."
      {...props}
      nouns="people"
      find={(text) => peopleWith(role, text)}
      chosen={chosen}
    />
  );
}
