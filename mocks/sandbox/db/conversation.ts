import type { Worker } from "node:worker_threads";
import { DatabaseError } from "./driver";
import type { Command, Reply, WireError } from "./protocol";

type Sent<Kind extends Command["kind"]> = Omit<Extract<Command, { kind: Kind }>, "id" | "kind">;
interface Waiting {
  command: Command;
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

function thrown(error: WireError): Error {
  return error.code === null
    ? new Error(error.message)
    : new DatabaseError(error.code, error.message, error.details, error.hint);
}

/** Guarantee: `kind` and `fields` come from one signature below, so together they are that command. */
const commandOf = (id: number, kind: Command["kind"], fields: object): Command =>
  ({ id, kind, ...fields }) as Command;

const timedOut = () =>
  new DatabaseError("57014", "canceling statement due to statement timeout", null, null);

/**
 * The conversation with the thread of a database: numbers the commands, settles their promises, spreads notifications.
 * A thread that says nothing for longer than the deadline, not even to a ping, is stuck in a statement: another one
 * takes its place.
 */
export class Conversation {
  readonly ready: Promise<void>;
  readonly listeners = new Map<string, Set<(payload: string) => void>>();
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker;
  private last = 0;
  private ended: Error | null = null;
  private isReplacing = false;
  /** Opening a folder may take long, above all after a thread was ended in the middle of something. */
  private isOpen = false;
  private heardAt = performance.now();
  private watch: NodeJS.Timeout | undefined;

  /** @param start starts a thread; called again for each that has to be replaced. */
  constructor(
    private readonly start: () => Worker,
    private readonly deadlineMs: number = Number.POSITIVE_INFINITY,
    /** True while statements may take their time all the same. */
    private readonly mayBeLong: () => boolean = () => false,
  ) {
    this.worker = start();
    this.ready = this.meet(this.worker);
  }

  send<Kind extends Command["kind"]>(
    kind: Kind,
    fields: Sent<Kind>,
  ): { id: number; rows: Promise<unknown[]> } {
    const id = ++this.last;
    const rows = new Promise<unknown[]>((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const command = commandOf(id, kind, fields);
      this.waiting.set(id, { command, resolve, reject });
      if (this.isReplacing) return;
      this.worker.postMessage(command);
      this.watchOver();
    });
    return { id, rows };
  }

  async end(): Promise<void> {
    this.stop(new Error("The sandbox database is closed"));
    await this.worker.terminate();
  }

  private stop(error: Error): void {
    clearInterval(this.watch);
    this.ended ??= error;
    this.refuse(this.ended);
  }

  private refuse(error: Error): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(error);
  }

  /** Listens to a thread. Settled when it has opened its database. */
  private meet(worker: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      const isCurrent = () => worker === this.worker && !this.isReplacing;
      worker.on("message", (reply: Reply) => {
        if (!isCurrent()) return;
        this.heardAt = performance.now();
        if (reply.kind === "ready") {
          this.isOpen = true;
          this.watchOver();
          resolve();
        } else if (reply.kind === "failed") reject(thrown(reply.error));
        else this.receive(reply);
      });
      const stop = (error: Error) => {
        if (isCurrent()) this.stop(error);
        reject(error);
      };
      worker.on("error", (error: Error) =>
        stop(new Error(`The sandbox database stopped: ${error.message}`)),
      );
      worker.on("exit", () => stop(new Error("The sandbox database is closed")));
    });
  }

  /** While something waits, the thread is asked whether it is still there. */
  private watchOver(): void {
    if (!this.isOpen || this.watch !== undefined || !Number.isFinite(this.deadlineMs)) return;
    this.heardAt = performance.now();
    this.watch = setInterval(() => {
      if (this.waiting.size === 0) {
        clearInterval(this.watch);
        this.watch = undefined;
      } else if (performance.now() - this.heardAt > this.deadlineMs && !this.mayBeLong())
        void this.replace();
      else this.worker.postMessage(commandOf(0, "ping", {}));
    }, this.deadlineMs / 4);
    this.watch.unref();
  }

  /** Ends the stuck thread first, because two must not hold one folder; what is asked meanwhile waits for the next. */
  private async replace(): Promise<void> {
    clearInterval(this.watch);
    this.watch = undefined;
    this.isReplacing = true;
    this.isOpen = false;
    this.refuse(timedOut());
    await this.worker.terminate();
    this.worker = this.start();
    this.isReplacing = false;
    const ready = this.meet(this.worker);
    for (const { command } of this.waiting.values()) this.worker.postMessage(command);
    for (const channel of this.listeners.keys())
      void this.send("listen", { channel }).rows.catch(() => undefined);
    await ready.catch((error: Error) => this.stop(error));
  }

  private receive(reply: Exclude<Reply, { kind: "ready" | "failed" }>): void {
    if (reply.kind === "notify") {
      for (const listener of this.listeners.get(reply.channel) ?? []) listener(reply.payload);
      return;
    }
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.kind === "done") waiting?.resolve(reply.rows);
    else waiting?.reject(thrown(reply.error));
  }
}
