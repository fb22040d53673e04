import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bookmark } from "lucide-react";
import { createSavedQuery } from "~generated/access";
import { savedQueriesOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { errorText } from "~/api/errors";
import { whyNot } from "~/components/access/whyNot";
import { notifySuccess } from "~/components/messages/notify";
import { IconButton } from "~/ui/button/IconButton";
import { Menu, MenuGroups } from "~/ui/overlay/Menu";
import type { MenuItem } from "~/ui/overlay/menuItems";
import type { ChangeCatalog } from "./search";
import { isCatalogAddress, keepStartView, readStartView } from "./startView";

interface Props {
  onSearch: ChangeCatalog;
  /** The present address, without what is open on it. */
  address: string;
}

/** Saved views of the catalog: addresses with a name, for everybody; each person may start with one of their own. */
export function SavedViews(props: Props) {
  return (
    <Menu trigger={<IconButton icon={Bookmark} label="Saved views" />}>
      <Entries {...props} />
    </Menu>
  );
}

function Entries({ onSearch, address }: Props) {
  const query = useQuery(savedQueriesOptions());
  const access = useAccess();
  const start = readStartView();
  const views = (query.data?.rows ?? []).filter(({ query }) => isCatalogAddress(query));
  const shown: readonly MenuItem[] = query.error
    ? [{ kind: "text", id: "error", text: errorText(query.error) }]
    : views.length === 0
      ? [
          {
            kind: "text",
            id: "none",
            text: query.isPending ? "Loading..." : "No view has been saved yet.",
          },
        ]
      : views.map(({ id, description, query }) => ({
          kind: "link",
          id,
          label: description ?? query,
          link: <ViewLink address={query} name={description ?? query} />,
        }));
  return (
    <MenuGroups
      groups={[
        { id: "views", label: "Saved views", items: shown },
        {
          id: "actions",
          items: [
            {
              id: "save",
              label: "Save this view...",
              disabledReason: whyNot(access, "write", createSavedQuery.resource),
              onSelect: () => onSearch({ dialog: "save" }, { push: true }),
            },
            {
              id: "manage",
              label: "Manage views...",
              onSelect: () => onSearch({ dialog: "views" }, { push: true }),
            },
            {
              id: "start",
              label: "Start with this view",
              disabledReason:
                start === address ? "The catalog starts with this view already." : undefined,
              onSelect: () => {
                keepStartView(address);
                notifySuccess("The catalog starts with this view from now on");
              },
            },
            ...(start === undefined
              ? []
              : [
                  {
                    id: "reset",
                    label: "Start with the summary",
                    onSelect: () => {
                      keepStartView(undefined);
                      notifySuccess("The catalog starts with its summary again");
                    },
                  },
                ]),
          ],
        },
      ]}
    />
  );
}

/** A view is an address: the router's link takes it apart. */
export function ViewLink({ address, name }: { address: string; name: string }) {
  const { searchParams } = new URL(address, "http://console");
  return (
    <Link to="/catalog" search={Object.fromEntries(searchParams) as never}>
      {name}
    </Link>
  );
}
