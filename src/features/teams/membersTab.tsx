import { TeamMembers } from "./TeamMembers";

interface TabProps {
  record: { id: string; name: string; deleted_at: string | null };
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** The tab of a team that lists its people. */
export const membersTab = {
  id: "members",
  label: "Members",
  render: ({ record, isAdding, onAdding }: TabProps) => (
    <TeamMembers team={record} isAdding={isAdding} onAdding={onAdding} />
  ),
};
