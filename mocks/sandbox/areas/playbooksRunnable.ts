import type { SeedStart } from "../area";
import { people } from "../db/people";
import { seedPlaybooks as playbook } from "../db/seedIds";
import type { SeedRow } from "../db/insert";
import { deployments, playbookRow, reason } from "./playbookRow";
import { order } from "./playbooksOrder";

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
    reason("Stands in the log and in the message"),
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

/** The same walk as "Restart and verify" where no script may run: looks, waits, reads and tells. */
const inspect = (url: string): SeedRow => ({
  title: "Verify a deployment",
  description:
    "Looks whether the console answers, twice, and tells what has changed; needs no shell",
  category: "Kubernetes",
  icon: "check",
  configs: deployments,
  parameters: [
    reason("Stands in the message"),
    {
      name: "changes",
      label: "Changes to list",
      type: "list",
      default: "5",
      properties: {
        options: [
          { label: "The last 5", value: "5" },
          { label: "The last 20", value: "20" },
        ],
      },
    },
  ],
  approval: { type: "any", approvers: { people: [people.responder.email] } },
  actions: [
    { name: "look", http: { url: `${url}/healthz` } },
    { name: "look again", delay: "3s", http: { url: `${url}/healthz` } },
    {
      name: "changes",
      sql: {
        driver: "postgres",
        url: "postgres://sandbox",
        query:
          "select change_type, severity, created_at from config_changes where config_id = '$(.config.id)' order by created_at desc limit $(.params.changes)",
      },
    },
    {
      name: "tell",
      if: "always()",
      notification: {
        title: "$(.config.name) was verified",
        message:
          '$(.config.name) {{ if getAction("look again").status == "completed" }}answers{{ else }}does not answer{{ end }}: $(.params.reason)',
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
    [playbook.inspect, "verify-deployment", inspect(base.url)],
  ];
  return rows.map(([id, name, spec], index) =>
    playbookRow({ id, name, spec, author: people.editor.id, at: ago((rows.length - index) * DAY) }),
  );
}
