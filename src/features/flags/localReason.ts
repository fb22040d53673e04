/** What a person reads who opens an entry of the server's file. */
export const localReason = "Cannot edit local feature flags";
