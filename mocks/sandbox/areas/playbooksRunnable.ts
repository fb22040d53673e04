import type { SeedStart } from "../area";
import { people } from "../db/people";
import { seedPlaybooks as playbook } from "../db/seedIds";
import type { SeedRow } from "../db/insert";

const deployments = [{ types: ["Kubernetes::Deployment"] }];
const DAY = 24;

/** Shows a rollout pod by pod, in colour, and leaves a report and a log behind. */
const rollout = `set -e
echo "deployment.apps/$(.config.name) restarted, because: $(.params.reason)"
for pod in 1 2 3 4; do
  sleep $(.params.pause)
  printf 'pod %s of 4 \\033[32mready\\033[0m\\n' "$pod"
done
printf '{"deployment":"%s","pods":4}' "$(.config.name)" > report.json
printf 'pod,state\\n1,ready\\n2,ready\\n3,ready\\n4,ready\\n' > pods.csv
echo "see $(.run.id)" >&2`;

const verify = (url: string): SeedRow => ({
  title: "Restart and verify",
  description: "Restarts a deployment, looks whether the console answers, and tells what was done",
  category: "Kubernetes",
  icon: "restart",
  configs: deployments,
  parameters: [
    {
      name: "reason",
      label: "Reason",
      type: "text",
      required: true,
      description: "Stands in the log and in the message",
      properties: { maxLength: 80 },
    },
    {
      name: "pause",
      label: "Pause between pods",
      type: "list",
      default: "1",
      properties: {
        options: [
          { label: "None", value: "0" },
          { label: "1 second", value: "1" },
          { label: "2 seconds", value: "2" },
          { label: "10 seconds", value: "10" },
        ],
      },
    },
    { name: "verify", label: "Verify afterwards", type: "checkbox", default: "true" },
  ],
  approval: { type: "any", approvers: { people: [people.responder.email] } },
  actions: [
    {
      name: "restart",
      timeout: "5m",
      exec: { script: rollout, artifacts: [{ path: "*.json" }, { path: "*.csv" }] },
    },
    { name: "verify", if: "params.verify == 'true' && success()", http: { url: `${url}/healthz` } },
    {
      name: "changes",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query:
          "select change_type, severity, created_at from config_changes where config_id = '$(.config.id)' order by created_at desc limit 20",
      },
    },
    {
      name: "tell",
      if: "always()",
      notification: {
        title: "$(.config.name) was restarted",
        message: "$(.user.name) restarted $(.config.name): $(.params.reason)",
        url: `${url}/api/playbook/webhook/deployments`,
      },
    },
  ],
});

const note = (url: string): SeedRow => ({
  title: "Note a deployment",
  description: "Started by whoever calls its address; looks whether the console is well",
  category: "Diagnosis",
  icon: "webhook",
  on: { webhook: { path: "deployments" } },
  actions: [{ name: "look", http: { url: `${url}/healthz` } }],
});

const probe = (): SeedRow => ({
  title: "Probe the replica",
  description: "Fails on purpose: nothing listens at the replica's port",
  category: "Diagnosis",
  icon: "postgres",
  configs: deployments,
  actions: [
    {
      name: "find",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query: "select name, health, status from config_items where id = '$(.config.id)'",
      },
    },
    {
      name: "connect",
      retry: { limit: 1, duration: "1s", exponent: { multiplier: 2 } },
      http: { url: "http://127.0.0.1:9/health" },
    },
    { name: "switch over", exec: { script: "echo switched" } },
    {
      name: "look again",
      if: "failure()",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query: "select count(*) as checks from checks",
      },
    },
  ],
});

const order: SeedRow = {
  title: "Order a database",
  description: "Asks for everything that a database needs and writes the order down",
  category: "Self service",
  icon: "database",
  configs: [{ types: ["Kubernetes::Namespace"] }],
  components: [{ types: ["Service"] }],
  parameters: [
    {
      name: "name",
      label: "Name",
      type: "text",
      required: true,
      default: "$(.config.name)-db",
      properties: { format: "dns1123" },
    },
    {
      name: "host",
      label: "Host",
      type: "text",
      default: "$(.params.name).db.example.org",
      dependsOn: ["name"],
      description: "Follows the name until you change it",
    },
    {
      name: "instances",
      label: "Instances",
      type: "number",
      default: "2",
      properties: { min: 1, max: 5 },
    },
    {
      name: "size",
      label: "Size",
      type: "list",
      default: "small",
      properties: {
        options: [
          { label: "Small", value: "small" },
          { label: "Large", value: "large" },
        ],
      },
    },
    {
      name: "storage",
      label: "Storage",
      type: "bytes",
      default: "10Gi",
      properties: { min: 1024, max: 512000 },
    },
    {
      name: "cpu",
      label: "CPU",
      type: "millicores",
      default: "500m",
      properties: { min: 100, max: 4000 },
    },
    { name: "backups", label: "Back up every night", type: "checkbox", default: "true" },
    {
      name: "password",
      label: "Password",
      type: "secret",
      required: true,
      properties: { minLength: 8 },
    },
    { name: "contact", label: "Contact", type: "email" },
    { name: "runbook", label: "Runbook", type: "url" },
    { name: "owner", label: "Owner", type: "people", properties: { role: "editor" } },
    { name: "team", label: "Team", type: "team" },
    {
      name: "serves",
      label: "Serves",
      type: "component",
      properties: { filter: [{ types: ["Service"] }] },
    },
    {
      name: "near",
      label: "Near",
      type: "config",
      properties: { filter: [{ types: ["Kubernetes::Deployment"] }] },
    },
    {
      name: "watched",
      label: "Watched by",
      type: "check",
      properties: { filter: [{ types: ["http"] }] },
    },
    { name: "notes", label: "Notes", type: "text", properties: { multiline: true } },
    {
      name: "settings",
      label: "Settings",
      type: "code",
      default: "max_connections: 100\n",
      properties: { language: "yaml", size: "medium" },
    },
  ],
  actions: [
    {
      name: "write down",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query:
          "select '$(.params.name)' as name, '$(.params.size)' as size, '$(.params.storage)' as storage",
      },
    },
  ],
};

const gather: SeedRow = {
  title: "Gather what is known",
  description: "Runs another playbook and writes the question that a language model would get",
  category: "Diagnosis",
  icon: "bot",
  configs: deployments,
  actions: [
    {
      name: "ask",
      ai: {
        systemPrompt: "You help people on call.",
        prompt: "What is wrong with $(.config.name)?",
        playbooks: [{ namespace: "default", name: "note-deployment" }],
        dryRun: true,
      },
    },
  ],
};

/** Playbooks that the sandbox really runs: one from start to end with an approval, one that fails, one with every parameter. */
export function runnablePlaybooks({ ago, base }: Pick<SeedStart, "ago" | "base">): SeedRow[] {
  const rows: readonly (readonly [id: string, name: string, spec: SeedRow])[] = [
    [playbook.verify, "restart-and-verify", verify(base.url)],
    [playbook.note, "note-deployment", note(base.url)],
    [playbook.probe, "probe-replica", probe()],
    [playbook.order, "order-database", order],
    [playbook.gather, "gather-context", gather],
  ];
  return rows.map(([id, name, spec], index) => ({
    id,
    name,
    namespace: "default",
    title: spec["title"],
    icon: spec["icon"],
    description: spec["description"],
    category: spec["category"],
    spec,
    source: "UI",
    created_by: people.editor.id,
    created_at: ago((5 - index) * DAY),
    updated_at: ago((5 - index) * DAY),
    deleted_at: null,
  }));
}
