import { notifyText } from "~/components/messages/notify";
import { typeLabel } from "~/components/types/TypePicker";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import { CopyButton } from "~/ui/button/CopyButton";
import { PickOne } from "~/ui/field/PickOne";
import { connectionUrl } from "./connectionPayload";
import { connectionType, connectionTypes } from "./connectionTypes";
import { connectionList } from "./list";
import { noDialog, picking } from "./search";

const ConnectionDialogs = lazyPart(
  async () => (await import("./ConnectionDialogs")).ConnectionDialogs,
);

const typeOptions = [
  { value: "", label: "All" },
  ...connectionTypes
    .map((type) => ({ value: type.key, label: typeLabel(type) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, "en")),
];

/** The connections: addresses and credentials of the systems that checks, scrapers and notifications use. */
export const connections = resource(connectionList, {
  noun: "Connection",
  about:
    "A connection keeps the address and the credentials of an external system, so that checks, scrapers, playbooks and notifications can refer to it by name.",
  searchLabel: "Search by name, type or namespace",
  columns: [
    { like: "name", icon: ({ type }) => connectionType(type)?.icon ?? type },
    {
      id: "copy",
      header: "URL",
      headerTitle: "Copies the address that other documents refer to the connection by",
      width: 60,
      hideBelow: 700,
      cell: (row) => (
        <CopyButton
          text={connectionUrl(row)}
          label={`Copy URL of ${row.name}`}
          onMessage={(message, isError) =>
            notifyText(isError ? "error" : "success", isError ? message : "Connection URL copied!")
          }
        />
      ),
    },
    "namespace",
    {
      id: "type",
      header: "Type",
      width: 150,
      cell: ({ type }) => {
        const known = connectionType(type);
        return <span title={type}>{known ? typeLabel(known) : type}</span>;
      },
    },
    "createdBy",
    "created",
    "updated",
  ],
  Filters: ({ search, onSearch }) => (
    <PickOne
      label="Type"
      options={typeOptions}
      value={search.type ?? ""}
      onChange={(type) => onSearch({ type: type || undefined, pageIndex: undefined })}
    />
  ),
  unfiltered: { type: undefined },
  adding: { add: picking },
  closed: noDialog,
  Dialogs: (props) =>
    props.search.add !== undefined || props.search.id !== undefined ? (
      <ConnectionDialogs {...props} />
    ) : null,
});
