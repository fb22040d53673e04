import type { Host } from "../host";
import { hears, type Subscription } from "./onEvent";
import { claimEvents, noteFailure, removeEvent, type ClaimedEvent } from "./queue";

interface DispatcherOptions {
  host: Host;
  subscriptions: readonly Subscription[];
  /** Nothing is handled by itself, only by `handleDue`. */
  byHand?: boolean;
  now?: () => Date;
}

/** Hands the events of the queue to the areas that listen to them. */
export interface Dispatcher {
  /**
   * Handles everything that is due now, and what that sets off.
   * @returns how many events were tried.
   */
  handleDue(): Promise<number>;
  stop(): Promise<void>;
}

/** Notified by a trigger whenever an event was queued. */
const CHANNEL = "event_queued";
/** For delays and second attempts, of which nobody tells. */
const LOOK_MS = 5_000;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Starts handing out events. Each event is handled once by every subscription that hears it. */
export async function startDispatcher(options: DispatcherOptions): Promise<Dispatcher> {
  const dispatcher = new Queue(options);
  await dispatcher.start();
  return dispatcher;
}

/** Starts a dispatcher for each lane: what one waits for keeps only its own events waiting. */
export async function startLanes(options: DispatcherOptions): Promise<Dispatcher> {
  const { subscriptions: all } = options;
  const dispatchers = await Promise.all(
    [...new Set(all.map(({ lane }) => lane))].map((name) =>
      startDispatcher({ ...options, subscriptions: all.filter(({ lane }) => lane === name) }),
    ),
  );
  return {
    async handleDue() {
      let tried = 0;
      for (;;) {
        let now = 0;
        for (const dispatcher of dispatchers) now += await dispatcher.handleDue();
        if (now === 0) return tried;
        tried += now;
      }
    },
    async stop() {
      for (const dispatcher of dispatchers) await dispatcher.stop();
    },
  };
}

class Queue implements Dispatcher {
  /** Subscriptions that have handled an event whose other subscriptions failed: they are not asked again. */
  private readonly handled = new Map<string, Set<Subscription>>();
  private readonly now: () => Date;
  private timer: NodeJS.Timeout | undefined;
  private unlisten: () => Promise<void> = async () => undefined;
  private work: Promise<unknown> = Promise.resolve();
  private isWaiting = false;
  private isOver = false;

  constructor(private readonly options: DispatcherOptions) {
    this.now = options.now ?? (() => new Date());
  }

  async start(): Promise<void> {
    if (this.options.byHand || this.options.subscriptions.length === 0) return;
    this.unlisten = await this.options.host.db.listen(CHANNEL, () => this.wake());
    this.timer = setInterval(() => this.wake(), LOOK_MS);
    this.wake();
  }

  handleDue(): Promise<number> {
    const turn = this.work.then(() => this.drain());
    this.work = turn.catch(() => undefined);
    return turn;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    clearInterval(this.timer);
    await this.unlisten().catch(() => undefined);
    await this.work;
  }

  /** Many notices at once are one look. */
  private wake(): void {
    if (this.isWaiting || this.isOver) return;
    this.isWaiting = true;
    this.work = this.work
      .then(() => {
        this.isWaiting = false;
        return this.drain();
      })
      .catch((error: unknown) => {
        if (!this.isOver) console.error("The event queue:", error);
      });
  }

  private async drain(): Promise<number> {
    const { host, subscriptions } = this.options;
    let tried = 0;
    while (!this.isOver && subscriptions.length > 0) {
      const events = await claimEvents(host.db, subscriptions, this.now());
      if (events.length === 0) break;
      for (const event of events) await this.handle(event);
      tried += events.length;
    }
    return tried;
  }

  private async handle(event: ClaimedEvent): Promise<void> {
    const { host, subscriptions } = this.options;
    const key = `${event.id} ${event.stamp}`;
    const done = this.handled.get(key) ?? new Set();
    const errors: string[] = [];
    for (const subscription of subscriptions) {
      if (!hears(subscription, event.name) || done.has(subscription)) continue;
      try {
        await subscription.handle(event, host);
        done.add(subscription);
      } catch (error) {
        errors.push(sentence(error));
      }
    }
    if (errors.length === 0) {
      this.handled.delete(key);
      await removeEvent(host.db, event);
    } else {
      this.handled.set(key, done);
      await noteFailure(host.db, event, errors.join("; "));
    }
  }
}
