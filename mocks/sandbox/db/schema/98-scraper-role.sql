-- What SQL scrapers may read: nothing that is anybody's secret.
-- A role belongs to the whole server: another database of it may have made it, this very moment too.
do $$ begin
  create role sandbox_scraper nologin;
exception when duplicate_object or unique_violation then
  null;
end $$;
-- Who is no superuser takes the role only as its member.
do $$ begin
  execute format('grant sandbox_scraper to %I', current_user);
exception when others then
  null;
end $$;
grant usage on schema public to sandbox_scraper;
grant select on
  agents, canaries, check_statuses, checks, components, config_analysis, config_changes, config_items,
  config_relationships, incidents, job_history, playbooks, topologies
to sandbox_scraper;
