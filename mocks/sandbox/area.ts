import type { OperationId } from "~generated/operations";
import type { Handler } from "./context";
import type { Ago } from "./db/clock";
import type { Tx } from "./db/insert";
import type { Subscription } from "./events/onEvent";
import type { Host, Worker } from "./host";

/** The address of the console in the parts that specs need. */
export interface Base {
  /** `http://127.0.0.1:3000`, port always written. */
  url: string;
  /** `127.0.0.1:3000`. */
  endpoint: string;
}

/** What a seed knows. */
export interface SeedStart {
  ago: Ago;
  base: Base;
  /** `large` asks for as many rows as a large installation holds. */
  scale: "normal" | "large";
}

/** One area of the sandbox: a file of `areas/` that exports this under the name `area`. */
export interface Area {
  /** Answers operations of the contract outside /db. */
  handlers?: Readonly<Partial<Record<OperationId, Handler>>>;
  /** Inserts the area's first records. */
  seed?: (tx: Tx, start: SeedStart) => Promise<void>;
  /** Events that it acts upon, each made by `onEvent`. */
  events?: readonly Subscription[];
  /** What goes on in the background until the sandbox closes. */
  start?: (host: Host) => Promise<Worker>;
  /**
   * Areas whose records those of this one refer to; they are seeded first. `everything` comes after all areas that do
   * not say so themselves.
   */
  after?: readonly string[] | "everything";
}
