/** Why the last administrator stays one: the server refuses it too. */
export const onlyAdminReason =
  "This is the only administrator. Make somebody else an administrator first.";
