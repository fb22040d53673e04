/** Words of how the check of a token ended. */
export interface McpVerdict {
  isGood: boolean;
  text: string;
}

/** The JSON objects of an answer: one, or those of the events of a stream. */
function messagesOf(answer: unknown): unknown[] {
  if (typeof answer !== "string") return [answer];
  return answer.split(/\r?\n\r?\n/).flatMap((event): unknown[] => {
    const data = event
      .split(/\r?\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5))
      .join("\n");
    try {
      return data.trim() === "" ? [] : [JSON.parse(data)];
    } catch {
      return [];
    }
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** What an answer to `initialize` says, whether it came as JSON or as a stream of events. */
export function verdictOf(answer: unknown): McpVerdict {
  for (const message of messagesOf(answer)) {
    const refusal = field(field(message, "error"), "message");
    if (typeof refusal === "string") return { isGood: false, text: refusal };
    const result = field(message, "result");
    const server = field(result, "serverInfo");
    const version = field(result, "protocolVersion");
    if (typeof version === "string")
      return {
        isGood: true,
        text: [field(server, "name"), field(server, "version"), `protocol ${version}`]
          .filter((part) => typeof part === "string" && part !== "")
          .join(", "),
      };
  }
  return { isGood: false, text: "The server's answer is not one to initialize." };
}
