-- Secret parameters of runs that are not over: the run itself only shows that there were some.
create table playbook_run_secrets (
  run_id uuid not null constraint playbook_run_secrets_pkey primary key
    constraint playbook_run_secrets_run_id_fkey references playbook_runs (id) on delete cascade,
  values jsonb not null
);

-- Tells the runner that a run was made, approved, cancelled or ended.
create function notify_playbook_run_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('playbook_runs_changed', new.id::text);
  return null;
end
$$;
create trigger playbook_runs_made_notice after insert on playbook_runs
  for each row execute function notify_playbook_run_changed();
create trigger playbook_runs_changed_notice after update on playbook_runs
  for each row when (old.status is distinct from new.status) execute function notify_playbook_run_changed();
