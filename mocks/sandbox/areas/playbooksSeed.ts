import { people } from "../db/people";
import { edgeAgentId, localAgentId, seedId, seedRuns as run, seedTeams } from "../db/seedIds";
import type { SeedStart } from "../area";
import type { SeedRow, SeedTables } from "../db/insert";
import { runRows } from "./playbooksRuns";
import { runnablePlaybooks } from "./playbooksRunnable";
import { playbookRows } from "./playbooksSpecs";

const MINUTE = 1 / 60;

/** [run, name, status, hours ago, minutes, result, error, agent]. */
type Action = readonly [string, string, string, number, number | null, SeedRow?, string?, string?];

const shell = (script: string, stdout: string, exitCode = 0, stderr = ""): SeedRow => ({
  stdout,
  stderr,
  exitCode,
  path: "/bin/bash",
  args: ["-c", script],
});

const actions: readonly Action[] = [
  [
    run.completed,
    "restart",
    "completed",
    26,
    1,
    shell("kubectl rollout restart", "deployment.apps/checkout-api restarted"),
  ],
  [
    run.completed,
    "tell",
    "completed",
    25.98,
    0.1,
    { title: "Restarted", message: "checkout-api: memory leak", slack: "" },
  ],
  [
    run.failed,
    "open entries",
    "failed",
    20,
    0.5,
    {},
    "dial tcp ledger-db.example.org:5432: connection refused",
  ],
  [
    run.approved,
    "cordon",
    "completed",
    73.7,
    0.2,
    shell("kubectl cordon", "node/ip-10-0-4-17 cordoned"),
  ],
  [
    run.approved,
    "drain",
    "completed",
    73.68,
    11,
    shell("kubectl drain", "\u001b[32mnode drained\u001b[0m"),
  ],
  [run.running, "scale", "running", 2 / 60, null],
  [run.cancelled, "scale", "skipped", 50, 0.1],
  [run.timedOut, "logs", "completed", 32, 0.4, { metadata: { lines: 200 } }],
  [run.timedOut, "ask", "failed", 31.99, 29, {}, "context deadline exceeded"],
  [run.notified, "logs", "completed", 3.1, 0.3, { metadata: { lines: 3 } }],
  [
    run.notified,
    "ask",
    "completed",
    3.09,
    1,
    {
      json: '{"cause":"memory limit"}',
      markdown: "## Cause\n\nThe container is killed at its **memory limit** (512Mi).\n",
      generationInfo: [{ model: "small", inputTokens: 1840, outputTokens: 210, cost: 0.012 }],
    },
  ],
  [
    seedId("run", 10),
    "cordon",
    "completed",
    0.1,
    0.1,
    shell("kubectl cordon", "node/ip-10-0-4-17 cordoned"),
  ],
  [seedId("run", 10), "drain", "sleeping", 0.09, null],
  [
    seedId("run", 11),
    "restart",
    "scheduled",
    0.15,
    null,
    shell("kubectl rollout restart", "", 1, "error: connection reset"),
  ],
  [seedId("run", 12), "trace", "waiting", 0.05, null, undefined, undefined, edgeAgentId],
  [
    seedId("run", 13),
    "clear",
    "completed",
    100,
    0.1,
    { code: 204, headers: { server: ["shop"] }, content: "" },
  ],
  [
    seedId("run", 14),
    "restart",
    "completed",
    73.6,
    1,
    shell("kubectl rollout restart", "deployment.apps/storefront restarted"),
  ],
  [
    seedId("run", 15),
    "restart",
    "failed",
    73.55,
    1,
    shell("kubectl rollout restart", "", 1, "error: deployment is paused"),
    "exit status 1",
  ],
  [run.running, "watch", "waiting_children", 1 / 60, null],
  [seedId("run", 16), "clear", "completed", 60, 0.1, { code: 204, headers: {}, content: "" }],
];

/** Playbooks with runs in every status, their steps, approvals and files. */
export function playbookTables({ ago, base }: Pick<SeedStart, "ago" | "base">): SeedTables {
  return [
    ["playbooks", [...playbookRows(ago), ...runnablePlaybooks({ ago, base })]],
    ["playbook_runs", runRows(ago)],
    [
      "playbook_run_actions",
      actions.map(
        ([playbook_run_id, name, status, hours, minutes, result, error, agent], index) => ({
          id: seedId("action", index + 1),
          playbook_run_id,
          name,
          status,
          scheduled_time: ago(hours),
          start_time: status === "scheduled" || status === "waiting" ? null : ago(hours),
          end_time: minutes === null ? null : ago(hours - minutes * MINUTE),
          result: result ?? null,
          error: error ?? null,
          agent_id: agent ?? localAgentId,
          retry_count: status === "scheduled" ? 1 : 0,
        }),
      ),
    ],
    [
      "playbook_approvals",
      [
        { run_id: run.approved, person_id: people.admin.id, team_id: null, created_at: ago(73.8) },
        {
          run_id: run.approved,
          person_id: null,
          team_id: seedTeams.platform,
          created_at: ago(73.75),
        },
      ],
    ],
    [
      "artifacts",
      (
        [
          [10, "logs.json", "application/log+json", 642],
          [11, "prompt.md", "text/markdown", 1204],
          [5, "drain.log", "text/plain", 388],
        ] as const
      ).map(([action, filename, content_type, size], index) => ({
        id: seedId("artifact", index + 1),
        playbook_run_action_id: seedId("action", action),
        path: `runs/${action}/${filename}`,
        filename,
        content_type,
        size,
        checksum: size.toString(16).padStart(64, "0"),
        created_at: ago(3),
      })),
    ],
  ];
}
