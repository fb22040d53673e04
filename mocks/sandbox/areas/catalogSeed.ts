import {
  seedComponents as component,
  seedConfigs as config,
  seedId,
  seedScrapers,
} from "../db/seedIds";
import { people } from "../db/people";
import type { Ago } from "../db/clock";
import type { SeedRow, SeedTables } from "../db/insert";

const DAY = 24;

const rolloutDiff = `--- before
+++ after
@@ -14,5 +14,5 @@
       containers:
         - name: api
-          image: registry.example.org/checkout-api:2.14.0
+          image: registry.example.org/checkout-api:2.14.1
           ports:
             - containerPort: 8080
`;

const changeDefaults: SeedRow = {
  severity: "info",
  source: "kubernetes/eu-1",
  summary: null,
  diff: null,
  patches: null,
  details: null,
  external_created_by: null,
  count: 1,
};

/** [item, type, hours ago, what else]; the place in the list is the number of the id, see `seedChanges`. */
type Change = readonly [config: string, type: string, hours: number, more?: SeedRow];

const changes: readonly Change[] = [
  [
    config.checkoutApi,
    "diff",
    26,
    {
      source: "diff",
      summary: "spec.template.spec.containers.0.image",
      diff: rolloutDiff,
      patches: {
        spec: {
          template: {
            spec: { containers: [{ image: "registry.example.org/checkout-api:2.14.1" }] },
          },
        },
      },
      external_created_by: "flux",
    },
  ],
  [
    config.crashingPod,
    "BackOff",
    0.4,
    {
      severity: "high",
      summary: "Back-off restarting failed container gateway",
      details: { reason: "BackOff", container: "gateway", exitCode: 137 },
      count: 42,
    },
  ],
  [
    config.ledgerDatabase,
    "Unhealthy",
    3.3,
    {
      severity: "medium",
      source: "config-db",
      summary: "Storage is 96 % full",
      details: {
        previous: { status: "available", ready: true },
        current: { status: "available", ready: false },
      },
    },
  ],
  [config.checkoutApi, "ScalingReplicaSet", 25.9, { summary: "Scaled up replica set to 3 from 2" }],
  [config.checkoutPod, "CREATE", 25.8],
  [config.checkoutPod, "Pulled", 25.8, { summary: "Image is present on the machine already" }],
  [config.deletedPod, "Killing", 25.7, { summary: "Stopping container api" }],
  [config.deletedPod, "DELETE", 25.6, { severity: "low" }],
  [config.gateway, "Warning", 5, { severity: "low", source: "config-db" }],
  [
    config.gateway,
    "diff",
    72,
    {
      source: "diff",
      summary: "spec.replicas",
      diff: "-  replicas: 2\n+  replicas: 4\n",
      patches: { spec: { replicas: 4 } },
      external_created_by: "mateo.lindqvist@quarterdeck.example",
    },
  ],
  [
    config.migration,
    "BackoffLimitExceeded",
    4,
    { severity: "critical", summary: "Job has reached the specified backoff limit" },
  ],
  [
    config.machine,
    "RunInstances",
    6 * DAY,
    { source: "CloudTrail", external_created_by: "autoscaler", summary: "Started by a group" },
  ],
  [
    config.firewall,
    "AuthorizeSecurityGroupIngress",
    2 * DAY,
    {
      severity: "high",
      source: "CloudTrail",
      external_created_by: "ada.osei@quarterdeck.example",
      details: { port: 5432, range: "0.0.0.0/0" },
    },
  ],
  [config.bucket, "PutBucketPolicy", 20 * DAY, { source: "CloudTrail", severity: "medium" }],
  [config.storefront, "Healthy", 4 * DAY, { source: "config-db" }],
  [config.signIn, "UPDATE", 9 * DAY, { source: "Flux" }],
  [config.pendingPod, "FailedScheduling", 1, { severity: "medium", count: 7 }],
  [config.node, "HealthUnknown", 11 * DAY, { source: "config-db" }],
  [config.storeTerminals, "diff", 14, { source: "diff", diff: "-  image: 1\n+  image: 2\n" }],
];

/** [item, analyzer, type, severity, message, days ago, status]; numbered like changes, see `seedInsights`. */
type Insight = readonly [string, string, string, string, string, number, string?];

const insights: readonly Insight[] = [
  [config.firewall, "exposed-ports", "security", "critical", "Port 5432 is open to everyone", 2],
  [
    config.ledgerDatabase,
    "storage-forecast",
    "reliability",
    "high",
    "Storage is full in two days",
    3,
  ],
  [config.ledgerDatabase, "backups", "compliance", "medium", "The last backup is 3 days old", 3],
  [config.checkoutApi, "right-sizing", "cost", "low", "Half of the memory is never used", 12],
  [config.gateway, "restarts", "availability", "high", "Restarted 42 times in a day", 1],
  [config.storefront, "image-age", "technical_debt", "info", "The image is 200 days old", 30],
  [config.bucket, "public-access", "security", "blocker", "Anyone can list the bucket", 20],
  [config.signIn, "latency", "performance", "medium", "Half of all calls take over a second", 6],
  [config.cluster, "version", "recommendation", "low", "A newer version can be installed", 15],
  [
    config.checkoutService,
    "mesh",
    "integration",
    "info",
    "Not part of the service mesh",
    18,
    "silenced",
  ],
  [config.node, "kernel", "other", "medium", "A restart is pending", 25, "resolved"],
];

/** Changes, insights, relationships and places of the seeded items. */
export function catalogTables(ago: Ago): SeedTables {
  return [
    [
      "saved_query",
      [
        {
          description: "Unhealthy in eu-1",
          query: "/catalog?view=list&health=unhealthy%3A1&labels=cluster____eu-1%3A1",
          created_by: people.editor.id,
          created_at: ago(3 * DAY),
        },
      ],
    ],
    [
      "config_changes",
      changes.map(([config_id, change_type, hours, more], index) => ({
        id: seedId("change", index + 1),
        config_id,
        change_type,
        external_change_id: `seed-${index + 1}`,
        created_at: ago(hours),
        first_observed: ago(hours + (more?.["count"] ? 6 : 0)),
        ...changeDefaults,
        ...more,
      })),
    ],
    [
      "config_analysis",
      insights.map(
        ([config_id, analyzer, analysis_type, severity, message, days, status], index) => ({
          id: seedId("insight", index + 1),
          config_id,
          scraper_id: seedScrapers.kubernetes,
          source: "quarterdeck",
          analyzer,
          analysis_type,
          severity,
          message,
          summary: message,
          status: status ?? "open",
          analysis: { rule: analyzer, recommendation: "See the runbook" },
          first_observed: ago(days * DAY),
          last_observed: ago(1),
        }),
      ),
    ],
    [
      "config_relationships",
      (
        [
          [config.checkoutService, config.checkoutPod, "ServicePod", null],
          [config.node, config.checkoutPod, "NodePod", null],
          [config.node, config.crashingPod, "NodePod", null],
          [config.ledger, config.ledgerDatabase, "uses", null],
          [config.gateway, config.ledger, "calls", null],
          [config.checkoutApi, config.gateway, "calls", null],
          [config.storefront, config.checkoutApi, "calls", null],
          [config.storefront, config.bucket, "uses", null],
          [config.firewall, config.ledgerDatabase, "guards", null],
          [config.checkoutService, config.deletedPod, "ServicePod", "yesterday"],
        ] as const
      ).map(([config_id, related_id, relation, deleted_at]) => ({
        config_id,
        related_id,
        relation,
        deleted_at,
        selector_id: "seed",
      })),
    ],
    [
      "config_locations",
      [
        [config.checkoutApi, "kubernetes/eu-1/-/cluster/eu-1"],
        [config.checkoutApi, "kubernetes/eu-1/-/namespace/checkout"],
        [config.checkoutPod, "kubernetes/eu-1/-/cluster/eu-1"],
        [config.checkoutPod, "kubernetes/eu-1/-/namespace/checkout"],
        [config.checkoutPod, "kubernetes/eu-1/-/node/ip-10-0-4-17"],
        [config.ledgerDatabase, "123456789012"],
        [config.ledgerDatabase, "123456789012/eu-west-1"],
      ].map(([id, location]) => ({ id, location })),
    ],
    [
      "config_component_relationships",
      [
        [component.checkout, config.checkoutApi, "seed"],
        [component.checkout, config.checkoutService, "seed"],
        [component.checkout, config.deletedPod, "seed"],
        [component.storefront, config.storefront, "seed"],
        [component.payments, config.gateway, "seed"],
        [component.payments, config.bucket, "manual"],
        [component.ledger, config.ledger, "seed"],
        [component.ledger, config.ledgerDatabase, "seed"],
        [component.identity, config.signIn, "seed"],
      ].map(([component_id, config_id, selector_id]) => ({ component_id, config_id, selector_id })),
    ],
  ];
}
