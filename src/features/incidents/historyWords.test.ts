import { expect, test } from "vitest";
import { historyWords } from "./historyWords";

type Entry = Parameters<typeof historyWords>[0];
const empty: Entry = {
  type: null,
  description: null,
  creator: { id: "p", name: "Ada Osei", avatar: null, email: null },
  evidence: null,
  hypothesis: null,
  responder: null,
  comment: null,
};
const hypothesis = { id: "h", type: "factor", title: "The pool is small", status: "likely" };
const team = { id: "t", name: "Payments", icon: null };
const check = { id: "c", name: "create order", icon: null, status: "healthy", type: "http" };
const evidence = {
  id: "e",
  type: "check",
  description: "",
  check,
  config: null,
  component: null,
  change: null,
  insight: null,
};

test.each<[Partial<Entry>, string | undefined, string]>([
  [{ type: "incident.created" }, "Ada Osei", "created Incident"],
  [
    { type: "incident.status_updated", description: "mitigated" },
    undefined,
    "Incident marked as: Mitigated",
  ],
  [
    { type: "incident.status_updated", description: "weird" },
    undefined,
    "Incident marked as: Weird",
  ],
  [
    { type: "responder.created", responder: { id: "r", person: null, team } },
    "Ada Osei",
    "added responder Payments",
  ],
  [{ type: "responder.created" }, "Ada Osei", "added responder somebody who is gone"],
  [
    {
      type: "responder.commented",
      comment: { id: "c", comment: "on it @[Mei](user:1)" },
      responder: { id: "r", person: null, team },
    },
    undefined,
    "on it @Mei - Payments",
  ],
  [{ type: "person.mentioned", description: "Mei Tan" }, "Ada Osei", "mentioned Mei Tan"],
  [{ type: "evidence.created", evidence }, "Ada Osei", "added check create order"],
  [{ type: "evidence.created", description: "Limit" }, "Ada Osei", "added evidence Limit"],
  [
    { type: "evidence.done_definition_added", evidence },
    "Ada Osei",
    "added DoD for check create order",
  ],
  [
    { type: "hypothesis.created", hypothesis, description: "possible" },
    "Ada Osei",
    "added The pool is small, status is Possible",
  ],
  [
    { type: "hypothesis.status_updated", hypothesis, description: "proven" },
    undefined,
    "Marked The pool is small as: Proven",
  ],
  [
    { type: "hypothesis.status_updated", description: "proven" },
    undefined,
    "Marked a hypothesis that is gone as: Proven",
  ],
  [{ type: "incident.merged", description: "INC-2" }, "Ada Osei", "incident.merged: INC-2"],
  [{ creator: null }, "Someone", "did something"],
])("%j", (entry, who, text) => {
  expect(historyWords({ ...empty, ...entry })).toEqual({ who, text });
});
