import { people } from "../db/people";
import { seedPlaybooks as playbook } from "../db/seedIds";
import type { Ago } from "../db/clock";
import type { SeedRow } from "../db/insert";
import { deployments, playbookRow, reason } from "./playbookRow";

const { admin, editor } = people;
const DAY = 24;

const restart = {
  title: "Restart a deployment",
  description: "Replaces the pods one by one",
  category: "Kubernetes",
  icon: "restart",
  configs: deployments,
  parameters: [reason()],
  actions: [
    {
      name: "restart",
      exec: { script: "kubectl rollout restart deployment $(.config.name)" },
    },
    {
      name: "tell",
      if: "always()",
      notification: {
        title: "Restarted",
        message: "$(.config.name): $(.params.reason)",
        connection: "connection://default/checkout-chat",
      },
    },
  ],
};

const scale = {
  title: "Scale a deployment",
  category: "Kubernetes",
  icon: "scale-out",
  configs: deployments,
  parameters: [
    {
      name: "replicas",
      label: "Replicas",
      type: "text",
      required: true,
      default: "2",
      properties: { format: "number", min: 1, max: 10 },
    },
    {
      name: "memory",
      label: "Memory",
      type: "text",
      default: "512Mi",
      properties: { format: "bytes" },
    },
    {
      name: "cpu",
      label: "CPU",
      type: "text",
      default: "250m",
      properties: { format: "millicores" },
    },
    {
      name: "strategy",
      label: "Strategy",
      type: "list",
      default: "rolling",
      properties: {
        options: [
          { label: "Rolling", value: "rolling" },
          { label: "All at once", value: "recreate" },
        ],
      },
    },
    { name: "wait", label: "Wait until ready", type: "checkbox", default: "true" },
    { name: "owner", label: "Tell", type: "people", properties: { role: "responder" } },
    { name: "team", label: "Team", type: "team" },
    {
      name: "after",
      label: "After",
      type: "check",
      properties: { filter: [{ types: ["http"] }] },
    },
    {
      name: "patch",
      label: "Patch",
      type: "code",
      default: "metadata:\n  annotations:\n    scaled-by: quarterdeck\n",
      properties: { language: "yaml", size: "medium" },
    },
  ],
  actions: [
    {
      name: "scale",
      retry: { limit: 2, duration: "10s", exponent: { multiplier: 2 } },
      exec: { script: "kubectl scale deployment $(.config.name) --replicas $(.params.replicas)" },
    },
  ],
};

const drain = {
  title: "Drain a node",
  category: "Kubernetes",
  icon: "k8s-node",
  configs: [{ types: ["Kubernetes::Node"] }],
  approval: { type: "any", approvers: { people: [admin.email], teams: ["Platform"] } },
  actions: [
    { name: "cordon", exec: { script: "kubectl cordon $(.config.name)" } },
    { name: "drain", delay: "5m", exec: { script: "kubectl drain $(.config.name)" } },
  ],
};

const diagnose = {
  title: "Find the cause",
  description: "Reads logs and changes and asks a language model",
  category: "Diagnosis",
  icon: "bot",
  configs: [{ types: ["Kubernetes::Pod", "Kubernetes::Deployment"] }],
  on: { config: [{ event: "unhealthy", filter: "config.type == 'Kubernetes::Pod'" }] },
  actions: [
    {
      name: "logs",
      logs: {
        loki: { url: "https://logs.example.org", query: '{pod="$(.config.name)"}', limit: "200" },
      },
    },
    {
      name: "ask",
      ai: {
        connection: "connection://default/assistant",
        systemPrompt: "You help people on call.",
        prompt: "Why is $(.config.name) unhealthy?",
        formats: ["markdown"],
      },
    },
  ],
};

const ledgerReport = {
  title: "Ledger report",
  category: "Reports",
  icon: "postgres",
  components: [{ types: ["Service"], labelSelector: "app=ledger" }],
  actions: [
    {
      name: "open entries",
      sql: {
        connection: "connection://payments/ledger-db",
        driver: "postgres",
        query: "select currency, count(*) from entries where closed_at is null group by 1",
      },
    },
  ],
};

const clearCache = {
  title: "Clear the cache",
  icon: "redis",
  actions: [
    {
      name: "clear",
      http: { url: "https://shop.example.org/admin/cache", method: "DELETE" },
    },
  ],
};

const collect = {
  title: "Collect evidence of a check",
  category: "Diagnosis",
  icon: "health",
  checks: [{ types: ["http"] }],
  runsOn: ["edge-lisbon"],
  actions: [{ name: "trace", timeout: "2m", exec: { script: "traceroute $(.check.name)" } }],
};

/** The documents, by id; runs keep a copy. */
export const playbookSpecs: Readonly<Record<string, SeedRow>> = {
  [playbook.restart]: restart,
  [playbook.scale]: scale,
  [playbook.drain]: drain,
  [playbook.diagnose]: diagnose,
  [playbook.ledgerReport]: ledgerReport,
  [playbook.clearCache]: clearCache,
  [playbook.collect]: collect,
  [playbook.retired]: clearCache,
};

const rows: readonly (readonly [id: string, name: string, source: string, days: number])[] = [
  [playbook.restart, "restart-deployment", "UI", 60],
  [playbook.scale, "scale-deployment", "KubernetesCRD", 55],
  [playbook.drain, "drain-node", "UI", 40],
  [playbook.diagnose, "find-cause", "KubernetesCRD", 21],
  [playbook.ledgerReport, "ledger-report", "UI", 18],
  [playbook.clearCache, "clear-cache", "UI", 11],
  [playbook.collect, "collect-evidence", "ConfigFile", 6],
  [playbook.retired, "purge-cache", "UI", 70],
];

export function playbookRows(ago: Ago): SeedRow[] {
  return rows.map(([id, name, source, days]) =>
    playbookRow({
      id,
      name,
      spec: playbookSpecs[id] ?? {},
      source,
      author: source === "UI" ? editor.id : null,
      at: ago(days * DAY),
      deletedAt: id === playbook.retired ? ago(2 * DAY) : null,
    }),
  );
}
