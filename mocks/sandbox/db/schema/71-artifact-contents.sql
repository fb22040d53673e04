-- What artifacts hold. The backend keeps it in a store of files; the sandbox keeps it here.
create table artifact_contents (
  artifact_id uuid not null constraint artifact_contents_pkey primary key
    constraint artifact_contents_artifact_id_fkey references artifacts (id) on delete cascade,
  content bytea not null
);
