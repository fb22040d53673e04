import { isFields } from "~/lib/json/fields";
import { BuiltLink } from "./BuiltLink";
import { localAgent } from "~/components/record/origin";
import styles from "./AgentLink.module.css";

/** An agent as views embed one. */
interface AgentOf {
  id: string;
  name: string;
}

/** The agent that a view embeds; undefined for none and for the backend itself. */
export function agentOf(value: unknown): AgentOf | undefined {
  if (!isFields(value)) return undefined;
  const { id, name } = value;
  if (typeof id !== "string" || typeof name !== "string" || id === localAgent) return undefined;
  return { id, name };
}

/** An agent's name as the way to its page. */
export function AgentLink({ agent, tabIndex }: { agent: AgentOf; tabIndex?: number }) {
  return (
    <span className={styles["text"]} title={agent.name}>
      <BuiltLink
        path={`/settings/agents?id=${encodeURIComponent(agent.id)}`}
        className={styles["link"]}
        tabIndex={tabIndex}
      >
        {agent.name}
      </BuiltLink>
    </span>
  );
}
