import { onEvent, type Subscription } from "../events/onEvent";
import { runThroughRules } from "./pipeline";
import { SEND_EVENT } from "./queueSend";
import { takeStep } from "./sendStep";

/** Events that rules may listen to; of playbooks only approvals. */
const heard = [
  "check.*",
  "component.*",
  "config.*",
  "incident.*",
  "playbook.approval.*",
  "playbook.spec.*",
];

/**
 * What the delivery of notifications hears: events that rules are for, and the steps of what is being sent. Steps have
 * a lane of their own, because a receiver that does not answer must not keep other events waiting.
 */
export const notificationEvents = (now: () => Date = () => new Date()): Subscription[] => [
  ...heard.map((pattern) => onEvent(pattern, (event, host) => runThroughRules(event, host, now()))),
  onEvent(SEND_EVENT, (event, host) => takeStep(event, host, now()), { lane: "deliveries" }),
];
