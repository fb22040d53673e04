import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX, PlugZap } from "lucide-react";
import { useState } from "react";
import { config } from "~/api/config";
import { ApiError, errorText } from "~/api/errors";
import { tokenFetch } from "~/api/request";
import { Button } from "~/ui/button/Button";
import { Tabs } from "~/ui/layout/Tabs";
import { callMcp } from "~generated/mcp/sdk.gen";
import { addressOf } from "~/api/operationAddress";
import styles from "./McpSetup.module.css";
import { identifierOf } from "~/lib/text/identifier";
import { initializeRequest, mcpClients } from "./mcpSnippets";
import { verdictOf, type McpVerdict } from "./mcpVerdict";
import { TokenSnippet } from "./TokenSnippet";

interface Props {
  token: string;
  isRevealed: boolean;
  /** Called when a text with the token is on the clipboard. */
  onTaken: () => void;
}

/** What to put into the usual assistants so that they use the token, and a check that the token works. */
export function McpSetup({ token, isRevealed, onTaken }: Props) {
  const { productName } = config();
  const clients = mcpClients({ name: identifierOf(productName), url: addressOf("callMcp"), token });
  const [chosen, setChosen] = useState("claude-desktop");
  const client = clients.find(({ id }) => id === chosen);
  return (
    <section className={styles["setup"]} aria-label="MCP Client Setup">
      <h3 className={styles["title"]}>MCP Client Setup</h3>
      <Tabs
        label="MCP clients"
        items={clients}
        value={chosen}
        onChange={setChosen}
        panelClassName={styles["panel"]}
      >
        {client?.snippets.map(({ place, text }) => (
          <TokenSnippet
            key={place}
            place={place}
            text={text}
            secret={token}
            isRevealed={isRevealed}
            onTaken={onTaken}
          />
        ))}
      </Tabs>
      <TokenCheck token={token} />
    </section>
  );
}

/** Starts a session with the token, as a client would, and without the session of the console. */
async function initialize(token: string): Promise<McpVerdict> {
  const headers = {
    Accept: "application/json, text/event-stream",
    Authorization: `Bearer ${token}`,
  };
  const { data } = await callMcp({
    body: initializeRequest(config().version),
    headers,
    fetch: tokenFetch,
    throwOnError: true,
  });
  return verdictOf(data);
}

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status !== null
    ? `${error.status}: ${errorText(error)}`
    : errorText(error);

function TokenCheck({ token }: { token: string }) {
  const check = useMutation({ mutationFn: () => initialize(token), gcTime: 0 });
  const verdict: McpVerdict | undefined = check.isError
    ? { isGood: false, text: failureText(check.error) }
    : check.data;
  return (
    <div className={styles["check"]}>
      <Button icon={PlugZap} isBusy={check.isPending} onClick={() => check.mutate()}>
        Initialise check
      </Button>
      <output className={styles["verdict"]} data-good={verdict?.isGood}>
        {verdict && !check.isPending && (
          <>
            {verdict.isGood ? (
              <CircleCheck size={14} aria-hidden />
            ) : (
              <CircleX size={14} aria-hidden />
            )}
            <span>
              {verdict.isGood ? "The MCP server answers" : "The check failed"}: {verdict.text}
            </span>
          </>
        )}
      </output>
    </div>
  );
}
