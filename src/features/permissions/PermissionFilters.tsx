import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import type { SearchChange } from "~/components/address/useSearchChange";
import { subjectKinds } from "~/components/people/SubjectPicker";
import { Button } from "~/ui/button/Button";
import { PickOne } from "~/ui/field/PickOne";
import { allActions, resourceKinds } from "~/components/permissions/permissionModel";
import type { PermissionsSearch } from "./search";

interface Props {
  search: PermissionsSearch;
  onSearch: SearchChange<PermissionsSearch>;
}

const all = { value: "all", label: "All" };
const effects = [
  { value: "allow", label: "Allow" },
  { value: "deny", label: "Deny" },
] as const;

/** Filters of the permissions, one line; each goes back to the first page. */
export function PermissionFilters({ search, onSearch }: Props) {
  const { subject, resource, resourceId } = search;
  const resourceLabel = resourceKinds.find(({ value }) => value === resource)?.label;
  const actions =
    search.action === undefined || allActions.includes(search.action)
      ? allActions
      : [...allActions, search.action];
  return (
    <>
      <PickOne
        label="Subject"
        value={search.subjectType ?? all.value}
        options={[all, ...subjectKinds]}
        onChange={(value) =>
          onSearch({
            subjectType: subjectKinds.find((kind) => kind.value === value)?.value,
            subject: undefined,
            pageIndex: undefined,
          })
        }
      />
      <PickOne
        label="Resource"
        value={resource ?? all.value}
        options={[all, ...resourceKinds]}
        onChange={(value) =>
          onSearch({
            resource: resourceKinds.find((kind) => kind.value === value)?.value,
            resourceId: undefined,
            pageIndex: undefined,
          })
        }
      />
      <PickOne
        label="Action"
        value={search.action ?? all.value}
        options={[all, ...actions.map((value) => ({ value, label: value }))]}
        onChange={(value) =>
          onSearch({ action: value === all.value ? undefined : value, pageIndex: undefined })
        }
      />
      <PickOne
        label="Effect"
        value={search.effect ?? all.value}
        options={[all, ...effects]}
        onChange={(value) =>
          onSearch({
            effect: effects.find((effect) => effect.value === value)?.value,
            pageIndex: undefined,
          })
        }
      />
      {subject !== undefined && (
        <Button icon={X} onClick={() => onSearch({ subject: undefined, pageIndex: undefined })}>
          Only one subject
        </Button>
      )}
      {resourceLabel !== undefined && resourceId !== undefined && (
        <Button icon={X} onClick={() => onSearch({ resourceId: undefined, pageIndex: undefined })}>
          Only one {resourceLabel.toLowerCase()}
        </Button>
      )}
      <Button asChild>
        <Link to="/why">Why may I, why not?</Link>
      </Button>
    </>
  );
}
