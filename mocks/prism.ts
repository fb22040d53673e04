import { parseArgs } from "node:util";
import { RecordingError } from "./prism/recorder";
import { createMock, PortError, serveMock, type MockOptions } from "./prism/server";

const usage = `Usage: npm run mock [-- --port 4010] [--dynamic] [--record FILE [--from http://backend]] [--replay FILE]

  --dynamic       makes up values instead of giving the contract's examples
  --record FILE   writes every request and its answer to FILE, one JSON document a line
  --from URL      takes the answers of a backend, so that they can be recorded
  --replay FILE   answers recorded requests as they were answered, and all others as the contract says`;

interface Choice extends MockOptions {
  port: number;
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** What the command line asks for, or undefined where it cannot be read. */
function choiceOf(args: string[]): Choice | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        dynamic: { type: "boolean", default: false },
        record: { type: "string" },
        from: { type: "string" },
        replay: { type: "string" },
      },
    });
    if (values.from !== undefined && !isAddress(values.from)) return undefined;
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    if (!(port <= 65_535)) return undefined;
    const { dynamic, from, record: saveTo, replay: readFrom } = values;
    return { port, dynamic, from, saveTo, readFrom };
  } catch {
    return undefined;
  }
}

/** `npm run mock`: the whole contract on one port, without state. */
async function main(): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PortError || error instanceof RecordingError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function run(): Promise<number> {
  const choice = choiceOf(process.argv.slice(2));
  if (choice === undefined) {
    console.error(usage);
    return 1;
  }
  const { port, ...options } = choice;
  const mock = await createMock({
    ...options,
    onRefusal: (line) => console.log(`  ${line}`),
  });
  const running = await serveMock(mock, port);
  console.log(
    `The contract's mock is ready: ${running.url} (${mock.operations} operations of ${mock.documents} documents)`,
  );
  console.log(`  With the console: AUTH=none BACKEND_URL=${running.url} npm start`);
  console.log(`  Choose cases (a status, no rows, many rows, slow): ${running.url}/mock`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  await running.close();
  return 0;
}

// Prism keeps timers of its own, so the process is ended and not waited for.
process.exit(await main());
