// Written by `npm run generate` from the contract. Do not edit.
/** Check of a document's spec by the name of its schema, each in its own lazy chunk. */
export const documentChecks = {
  application: async () => (await import("./application.check.js")).default,
  "incident-rule": async () => (await import("./incident-rule.check.js")).default,
  "notification-silence": async () => (await import("./notification-silence.check.js")).default,
  notification: async () => (await import("./notification.check.js")).default,
  "permission-group": async () => (await import("./permission-group.check.js")).default,
  permission: async () => (await import("./permission.check.js")).default,
  playbook: async () => (await import("./playbook.check.js")).default,
  scope: async () => (await import("./scope.check.js")).default,
  team: async () => (await import("./team.check.js")).default,
  topology: async () => (await import("./topology.check.js")).default,
  view: async () => (await import("./view.check.js")).default,
} as const;

/** Check of a form's values by the name of its schema. */
export const formChecks = {
  "canaries/canary-alertmanager": async () =>
    (await import("./canaries/canary-alertmanager.formCheck.js")).default,
  "canaries/canary-elasticsearch": async () =>
    (await import("./canaries/canary-elasticsearch.formCheck.js")).default,
  "canaries/canary-exec": async () => (await import("./canaries/canary-exec.formCheck.js")).default,
  "canaries/canary-folder": async () =>
    (await import("./canaries/canary-folder.formCheck.js")).default,
  "canaries/canary-http": async () => (await import("./canaries/canary-http.formCheck.js")).default,
  "canaries/canary-icmp": async () => (await import("./canaries/canary-icmp.formCheck.js")).default,
  "canaries/canary-mongodb": async () =>
    (await import("./canaries/canary-mongodb.formCheck.js")).default,
  "canaries/canary-redis": async () =>
    (await import("./canaries/canary-redis.formCheck.js")).default,
  "canaries/canary-tcp": async () => (await import("./canaries/canary-tcp.formCheck.js")).default,
  "incident-rule": async () => (await import("./incident-rule.formCheck.js")).default,
  "notification-rule": async () => (await import("./notification-rule.formCheck.js")).default,
  "notification-silence": async () => (await import("./notification-silence.formCheck.js")).default,
  permission: async () => (await import("./permission.formCheck.js")).default,
  playbook: async () => (await import("./playbook.formCheck.js")).default,
  scope: async () => (await import("./scope.formCheck.js")).default,
  team: async () => (await import("./team.formCheck.js")).default,
  topology: async () => (await import("./topology.formCheck.js")).default,
} as const;

/** Form schema by its name; it refers to nothing outside itself. */
export const formSchemas = {
  "canaries/canary-alertmanager": async () =>
    (await import("./canaries/canary-alertmanager.form.js")).default,
  "canaries/canary-elasticsearch": async () =>
    (await import("./canaries/canary-elasticsearch.form.js")).default,
  "canaries/canary-exec": async () => (await import("./canaries/canary-exec.form.js")).default,
  "canaries/canary-folder": async () => (await import("./canaries/canary-folder.form.js")).default,
  "canaries/canary-http": async () => (await import("./canaries/canary-http.form.js")).default,
  "canaries/canary-icmp": async () => (await import("./canaries/canary-icmp.form.js")).default,
  "canaries/canary-mongodb": async () =>
    (await import("./canaries/canary-mongodb.form.js")).default,
  "canaries/canary-redis": async () => (await import("./canaries/canary-redis.form.js")).default,
  "canaries/canary-tcp": async () => (await import("./canaries/canary-tcp.form.js")).default,
  "incident-rule": async () => (await import("./incident-rule.form.js")).default,
  "notification-rule": async () => (await import("./notification-rule.form.js")).default,
  "notification-silence": async () => (await import("./notification-silence.form.js")).default,
  permission: async () => (await import("./permission.form.js")).default,
  playbook: async () => (await import("./playbook.form.js")).default,
  scope: async () => (await import("./scope.form.js")).default,
  team: async () => (await import("./team.form.js")).default,
  topology: async () => (await import("./topology.form.js")).default,
} as const;

export interface DocumentKind {
  schema: string;
  /** Missing where no custom resource of that kind exists. */
  kind?: string;
  group?: string;
  version?: string;
  table?: string;
}

/** Kinds of documents that operators write. */
export const documentKinds: readonly DocumentKind[] = [
  {
    schema: "application",
    kind: "Application",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "applications",
  },
  {
    schema: "incident-rule",
    kind: "IncidentRule",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "incident_rules",
  },
  {
    schema: "notification-silence",
    kind: "NotificationSilence",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "notification_silences",
  },
  {
    schema: "notification",
    kind: "Notification",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "notifications",
  },
  {
    schema: "permission-group",
    kind: "PermissionGroup",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "permission_groups",
  },
  {
    schema: "permission",
    kind: "Permission",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "permissions",
  },
  {
    schema: "playbook",
    kind: "Playbook",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "playbooks",
  },
  {
    schema: "scope",
    kind: "Scope",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "scopes",
  },
  {
    schema: "team",
    table: "teams",
  },
  {
    schema: "topology",
    kind: "Topology",
    group: "canaries.flanksource.com",
    version: "v1",
    table: "topologies",
  },
  {
    schema: "view",
    kind: "View",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "views",
  },
];

export interface PickableType {
  schema: string;
  kind: string;
  label: string;
  key: string;
  tile?: string;
  title?: string;
  icon?: string;
  docs?: string;
  keys?: readonly string[];
  list?: boolean;
  form?: boolean;
  hidden?: boolean;
  order?: number;
}

/** Types that the pickers offer. */
export const pickableTypes: readonly PickableType[] = [
  {
    schema: "canaries/canary-alertmanager",
    kind: "Canary",
    label: "Alert Manager",
    key: "alertmanager",
    tile: "alertManager",
    list: true,
    form: true,
    icon: "prometheus",
    order: 9,
    docs: "/canary-checker",
    keys: ["alertManager"],
  },
  {
    schema: "canaries/canary-elasticsearch",
    kind: "Canary",
    label: "Elasticsearch",
    key: "elasticsearch",
    tile: "elasticsearch",
    list: true,
    form: true,
    icon: "elasticsearch",
    order: 11,
    docs: "/canary-checker",
  },
  {
    schema: "canaries/canary-exec",
    kind: "Canary",
    label: "Exec",
    key: "exec",
    tile: "exec",
    list: true,
    form: true,
    icon: "console",
    order: 8,
    docs: "/canary-checker",
  },
  {
    schema: "canaries/canary-folder",
    kind: "Canary",
    label: "Folder",
    key: "folder",
    tile: "folder",
    list: true,
    form: true,
    icon: "folder",
    order: 20,
    docs: "/canary-checker",
  },
  {
    schema: "canaries/canary-http",
    kind: "Canary",
    label: "HTTP",
    key: "http",
    tile: "http",
    list: true,
    form: true,
    icon: "http",
    order: 1,
    docs: "/canary-checker",
  },
  {
    schema: "canaries/canary-icmp",
    kind: "Canary",
    label: "ICMP Ping",
    key: "icmp",
    tile: "ping",
    list: true,
    form: true,
    icon: "icmp",
    order: 15,
    docs: "/canary-checker",
    keys: ["ping"],
  },
  {
    schema: "canaries/canary-mongodb",
    kind: "Canary",
    label: "Mongo DB",
    key: "mongodb",
    tile: "mongo",
    list: true,
    form: true,
    icon: "mongo",
    order: 13,
    docs: "/canary-checker",
    keys: ["mongo"],
  },
  {
    schema: "canaries/canary-redis",
    kind: "Canary",
    label: "Redis",
    key: "redis",
    tile: "redis",
    list: true,
    form: true,
    icon: "redis",
    order: 12,
    docs: "/canary-checker",
  },
  {
    schema: "canaries/canary-tcp",
    kind: "Canary",
    label: "TCP",
    key: "tcp",
    tile: "tcp",
    list: true,
    form: true,
    icon: "network",
    order: 30,
    docs: "/canary-checker",
  },
];
