-- What SQL scrapers may read: nothing that is anybody's secret.
create role sandbox_scraper nologin;
grant usage on schema public to sandbox_scraper;
grant select on
  agents, canaries, check_statuses, checks, components, config_analysis, config_changes, config_items,
  config_relationships, incidents, job_history, playbooks, topologies
to sandbox_scraper;
