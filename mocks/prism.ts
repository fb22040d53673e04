import { parseArgs } from "node:util";
import { createMock, PortError, serveMock } from "./prism/server";

const usage = "Usage: npm run mock [-- --port 4010] [--dynamic]";

interface Choice {
  port: number;
  dynamic: boolean;
}

/** What the command line asks for, or undefined where it cannot be read. */
function choiceOf(args: string[]): Choice | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "4010" },
        dynamic: { type: "boolean", default: false },
      },
    });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    return port <= 65_535 ? { port, dynamic: values.dynamic } : undefined;
  } catch {
    return undefined;
  }
}

/** `npm run mock`: the whole contract on one port, without state. */
async function main(): Promise<number> {
  const choice = choiceOf(process.argv.slice(2));
  if (choice === undefined) {
    console.error(usage);
    return 1;
  }
  const mock = await createMock({
    dynamic: choice.dynamic,
    onRefusal: (line) => console.log(`  ${line}`),
  });
  try {
    const running = await serveMock(mock, choice.port);
    console.log(
      `The contract's mock is ready: ${running.url} (${mock.operations} operations of ${mock.documents} documents)`,
    );
    console.log(`  With the console: AUTH=none BACKEND_URL=${running.url} npm start`);
    await new Promise<void>((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
    });
    await running.close();
    return 0;
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    console.error(error.message);
    await mock.close();
    return 1;
  }
}

// Prism keeps timers of its own, so the process is ended and not waited for.
process.exit(await main());
