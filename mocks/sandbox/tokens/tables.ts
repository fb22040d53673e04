/** The backend's object that guards each relation and function below /db; a scope of a token names such objects. */
const tables: Readonly<Record<string, string>> = {
  "database.public": `agents change_types checks_labels_keys component_labels component_labels_keys component_names
    config_labels config_names config_statuses config_tags config_tags_labels_keys config_types identities people_roles
    playbook_names team_components team_members teams teams_with_status`,
  people: "people",
  canaries: `canaries canaries_with_status check_component_relationships check_config_relationships check_statuses
    check_statuses_1d check_summary_for_component checks checks_by_component`,
  catalog: `analysis_by_component changes_by_component check_summary_for_config config_analysis
    config_analysis_analyzers config_analysis_items config_changes config_component_relationships config_detail
    config_items config_relationships configs get_parents_by_location related_configs_recursive views views_summary`,
  topology: `components components_with_logs lookup_analysis_by_component topologies topologies_with_status`,
  playbooks: `get_playbook_run_actions playbook_approvals playbook_run_actions playbook_runs playbooks`,
  incident: `comments evidences hypotheses incident_histories incident_rules incident_summary incidents
    incidents_by_component incidents_by_config responders`,
  notification: "notification_silences notifications",
  "database.monitor": `agents_summary config_scrapers_with_status event_queue_summary integrations_with_status
    job_histories job_history_names notification_send_history_summary notifications_summary`,
  "database.system": "permissions permissions_summary properties scopes",
  "database.config_scrapers": "config_scrapers logging_backends",
  connection: "connections",
  application: "applications",
  artifact: "artifacts",
};

const objects: ReadonlyMap<string, string> = new Map(
  Object.entries(tables).flatMap(([object, names]) =>
    names.split(/\s+/).map((name): [string, string] => [name, object]),
  ),
);

/** Object of a relation, or of a function without its `rpc/`. One that is missing here is its own object. */
export const objectOfTable = (name: string): string =>
  objects.get(name) ?? (name.startsWith("view_") ? "catalog" : name);
