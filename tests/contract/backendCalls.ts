/**
 * Every call of the backend outside /db as its own description lists them, and every live name of /db.
 * The coverage test names the operation of the contract behind each.
 */
export const backendCalls = `
GET /auth/whoami
POST /auth/invite_user
POST /auth/create_token
GET /auth/tokens
DELETE /auth/token/{id}
POST /auth/{id}/update_state
POST /auth/{id}/properties
POST /people/update
DELETE /people/{id}
GET /rbac/token/{id}/permissions
POST /rbac/{id}/update_role
GET /rbac/{id}/roles
GET /rbac/dump
GET /properties
GET /canary/about
GET /canary/api/summary
POST /canary/api/summary
GET /canary/api/graph
GET /canary/api/topology
GET /canary/api
POST /canary/run/check/{id}
POST /canary/run/topology/{id}
GET /canary/api/details
POST /canary/api/push
POST /canary/webhook/{id}
POST /catalog/summary
POST /catalog/changes
GET /catalog/changes
GET /config/query
POST /config/run/{id}
GET /playbook/list
POST /playbook/{id}/params
POST /playbook/run
GET /playbook/run/{id}
POST /playbook/run/approve/{id}
POST /playbook/run/cancel/{id}
GET /playbook/events
POST /playbook/webhook/{id}
POST /notification/summary
POST /notification/silence
GET /notification/silence_preview
GET /notification/events
POST /view/{id}
GET /view/{id}
GET /view/{id}/{id}
POST /view/{id}/{id}
GET /view/list
GET /application/{id}/{id}
POST /resources/search
POST /connection/test/{id}
POST /agent/generate
POST /agent/token
POST /logs
* /apm
GET /snapshot/topology/{id}
GET /snapshot/incident/{id}
GET /snapshot/config/{id}
GET /artifacts/download/{id}
GET /artifacts/list/check/{id}/{id}
GET /artifacts/list/playbook_run/{id}
GET /kubeconfig
* /kubeproxy
GET /schemas/{id}
POST /mcp
* /.ory
`
  .trim()
  .split("\n");

/** Live names of /db with the methods that are really used. */
export const liveNames: Readonly<Record<string, readonly string[]>> = {
  agents: ["GET", "PATCH"],
  applications: ["GET", "POST", "PATCH"],
  canaries: ["GET", "POST", "PATCH"],
  check_statuses: ["GET"],
  check_statuses_1d: ["GET"],
  checks: ["GET"],
  comments: ["POST", "DELETE"],
  components: ["GET"],
  config_analysis: ["GET"],
  config_changes: ["GET"],
  config_component_relationships: ["GET", "POST", "DELETE"],
  config_relationships: ["GET"],
  config_scrapers: ["GET", "POST", "PATCH"],
  connections: ["GET", "POST", "PATCH"],
  evidences: ["POST", "PATCH", "DELETE"],
  hypotheses: ["GET", "POST", "PATCH", "DELETE"],
  incident_histories: ["GET"],
  incident_rules: ["GET", "POST", "PATCH"],
  incidents: ["GET", "POST", "PATCH"],
  logging_backends: ["POST", "PATCH"],
  notification_silences: ["GET", "PATCH"],
  notifications: ["GET", "POST", "PATCH"],
  people: ["GET"],
  permissions: ["GET", "POST", "PATCH", "DELETE"],
  playbook_run_actions: ["GET"],
  playbook_runs: ["GET"],
  playbooks: ["GET", "POST", "PATCH"],
  properties: ["GET", "POST", "PATCH", "DELETE"],
  responders: ["GET", "POST", "PATCH"],
  scopes: ["GET", "POST", "PATCH"],
  team_components: ["GET"],
  team_members: ["GET", "POST", "DELETE"],
  teams: ["GET", "POST", "PATCH"],
  topologies: ["GET", "POST", "PATCH"],
  views: ["GET", "POST", "PATCH", "DELETE"],
  agents_summary: ["GET"],
  analysis_by_component: ["GET"],
  canaries_with_status: ["GET"],
  change_types: ["GET"],
  changes_by_component: ["GET"],
  check_summary_for_config: ["GET"],
  checks_by_component: ["GET"],
  checks_labels_keys: ["GET"],
  component_labels: ["GET"],
  component_labels_keys: ["GET"],
  component_names: ["GET"],
  components_with_logs: ["GET"],
  config_analysis_analyzers: ["GET"],
  config_analysis_items: ["GET"],
  config_detail: ["GET"],
  config_labels: ["GET"],
  config_names: ["GET"],
  config_scrapers_with_status: ["GET"],
  config_statuses: ["GET"],
  config_tags: ["GET"],
  config_tags_labels_keys: ["GET"],
  config_types: ["GET"],
  configs: ["GET"],
  event_queue_summary: ["GET"],
  incident_summary: ["GET"],
  incidents_by_component: ["GET"],
  incidents_by_config: ["GET"],
  integrations_with_status: ["GET"],
  job_histories: ["GET"],
  job_history_names: ["GET"],
  notification_send_history_summary: ["GET"],
  notifications_summary: ["GET"],
  people_roles: ["GET"],
  permissions_summary: ["GET"],
  playbook_names: ["GET"],
  teams_with_status: ["GET"],
  topologies_with_status: ["GET"],
  views_summary: ["GET"],
  "rpc/related_configs_recursive": ["GET"],
  "rpc/lookup_analysis_by_component": ["GET"],
  "rpc/get_parents_by_location": ["GET"],
  "rpc/get_playbook_run_actions": ["GET"],
  identities: ["GET"],
  "{viewTable}": ["GET"],
};
