import { tmpdir } from "node:os";
import { platform } from "node:process";
import * as v from "valibot";
import { resolveAllowed } from "./guard";
import { count, filled, parseSpec, text } from "./input";
import { runProcess, type ProcessResult } from "./process";
import { errorCode, InvalidCheck, stopwatch, type Runner } from "./result";

const schema = v.object({
  endpoint: v.nullish(text),
  packetCount: v.nullish(count),
  packetLossThreshold: v.nullish(count),
  thresholdMillis: v.nullish(count),
});

const MAX_PACKETS = 20;

/** How long ping waits for the last answer: 2 s, which macOS counts in milliseconds. */
const LAST_WAIT = platform === "darwin" ? "2000" : "2";

const NOT_ALLOWED =
  "ICMP is not allowed on this machine: the ping program is missing or may not open a socket.";

/**
 * Sends echo requests through the system's ping, since raw sockets need rights that the sandbox should not have. Loss
 * (percent) and the mean round trip (ms, 0 for none) are compared with their thresholds.
 */
export const runIcmp: Runner = async (entry, { signal, pingCommand }) => {
  const spec = parseSpec(schema, entry);
  if (!filled(spec.endpoint))
    throw new InvalidCheck("The check has no endpoint. Enter the host to ping.");
  const packets = Math.min(spec.packetCount || 5, MAX_PACKETS);
  const [target] = await resolveAllowed(spec.endpoint.trim());
  if (target === undefined) throw new Error(`The host ${spec.endpoint} has no address.`);
  const elapsed = stopwatch();
  const command = platform === "darwin" && target.family === 6 ? `${pingCommand}6` : pingCommand;
  const seen = await ping(
    command,
    ["-n", "-c", String(packets), "-i", "0.2", "-W", LAST_WAIT, target.address],
    signal,
  );
  const { sent, received, meanMs } = seen;
  const loss = sent === 0 ? 100 : Math.round(((sent - received) / sent) * 1000) / 10;
  const allowedLoss = spec.packetLossThreshold ?? 0;
  const problems: string[] = [];
  if (received === 0) problems.push(`No answer to ${sent} packets.`);
  else if (loss > allowedLoss)
    problems.push(`${loss}% of the packets were lost, allowed are ${allowedLoss}%.`);
  if (spec.thresholdMillis && meanMs !== null && meanMs > spec.thresholdMillis) {
    problems.push(`The mean round trip was ${meanMs} ms, allowed are ${spec.thresholdMillis} ms.`);
  }
  return {
    pass: problems.length === 0,
    message: `${received} of ${sent} packets answered`,
    ...(problems.length === 0 ? {} : { error: problems.join("\n") }),
    durationMs: meanMs === null ? elapsed() : Math.round(meanMs),
    details: { sent, received, loss, meanMs },
  };
};

interface PingSummary {
  sent: number;
  received: number;
  meanMs: number | null;
}

async function ping(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<PingSummary> {
  const env = { PATH: process.env["PATH"] ?? "", LC_ALL: "C" };
  const ended = await runProcess(command, args, { env, cwd: tmpdir(), signal }).catch(
    (error: unknown) => {
      if (["ENOENT", "EACCES", "EPERM"].includes(errorCode(error)))
        throw new InvalidCheck(NOT_ALLOWED);
      throw error;
    },
  );
  const summary = parseSummary(ended);
  if (summary !== null) return summary;
  if (/permitted|permission|privilege|socket/i.test(ended.stderr))
    throw new InvalidCheck(NOT_ALLOWED);
  throw new Error(`ping failed: ${ended.stderr.trim() || `exit code ${ended.exitCode}`}`);
}

/** Reads the last lines of the ping of Linux, BusyBox, BSD and macOS. */
function parseSummary({ stdout }: ProcessResult): PingSummary | null {
  const counts = /(\d+) packets transmitted, (\d+) (?:packets )?received/.exec(stdout);
  if (counts === null) return null;
  const mean = /(?:rtt|round-trip)[^=]*= [\d.]+\/([\d.]+)\//.exec(stdout)?.[1];
  return {
    sent: Number(counts[1]),
    received: Number(counts[2]),
    meanMs: mean === undefined ? null : Number(mean),
  };
}
