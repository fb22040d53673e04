/** Why the sandbox cannot start with the settings that it was given: one sentence for the operator. */
export class StartError extends Error {
  override name = "StartError";
}

/** What the system says of a file that cannot be used, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    reasons[code] ?? (error instanceof Error ? error.message : String(error)).split("\n", 1).join()
  );
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not use it",
  EPERM: "this user may not use it",
  EROFS: "it lies on a read-only file system",
  ENOTDIR: "a part of it is a file",
  EEXIST: "it is a file",
  EISDIR: "it is a folder",
  ENOENT: "it is not there",
  ENOSPC: "the disk is full",
  EBUSY: "it is in use by the system, such as a mounted disk",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its links lead in a circle",
};
