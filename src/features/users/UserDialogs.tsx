import { useAccess } from "~/api/access";
import { lazyPart } from "~/components/parts/lazyPart";
import type { ListQuery } from "~/components/list/ListPage";
import { RecordDialog } from "~/components/record/RecordDialog";
import type { UsersSearch } from "./search";
import { UserQuestion } from "./UserQuestion";
import type { UserRow } from "./userRows";

const InviteDialog = lazyPart(async () => (await import("./InviteDialog")).InviteDialog);
const EditUserDialog = lazyPart(async () => (await import("./EditUserDialog")).EditUserDialog);

interface Props {
  search: UsersSearch;
  query: ListQuery<UserRow>;
  onClose: () => void;
}

/** The dialog of the users that the address names: an invitation, the editor of one, or a question about one. */
export function UserDialogs({ search: { add, id, ask }, query, onClose }: Props) {
  const canWrite = useAccess().can("write", "identities");
  if (add) return canWrite ? <InviteDialog onClose={onClose} /> : null;
  if (id === undefined) return null;
  const found = query.data?.rows.filter((user) => user.id === id);
  const [user] = found ?? [];
  if (ask && canWrite && user) return <UserQuestion kind={ask} user={user} onEnd={onClose} />;
  return (
    <RecordDialog
      key={id}
      id={id}
      title="Edit User"
      noun="user"
      size="small"
      query={{ ...query, data: found && { rows: found } }}
      onClose={onClose}
    >
      {(user) => <EditUserDialog key={user.id} user={user} onClose={onClose} />}
    </RecordDialog>
  );
}
