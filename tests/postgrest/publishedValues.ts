import { one, post, get } from "./askCalls";
import type { Published } from "./published";

/** What functions give. */
export const gives: readonly Published[] = [
  ["text", post("greeting", { name: "world" }, "Hello, world")],
  ["text of any script", post("greeting", { name: "￥" }, "Hello, ￥")],
  ["a list", post("list_of", {}, [1, 2, 3])],
  ["several numbers", post("numbers", {}, [1, 2, 3])],
  ["one of an enumeration", post("mood", { mood: "calm" }, "calm")],
  ["a domain", post("knots", { speed: "8" }, 8)],
  ["a range", post("span", { low: 10, up: 20 }, "[10,20)")],
  ["a row of values", post("scalars", {}, [{ a: "x", b: "calm", c: 1, d: "[10,20)" }])],
  ["a composite", post("place_now", {}, { x: 10, y: 5 })],
  ["a domain over a composite", post("domain_place", {}, { x: 10, y: 5 })],
  ["one row", post("ship_named?select=id", { wanted: "Brig" }, { id: 2 })],
  ["nothing: no content and no type of it", post("sink", {}, null, { status: 204 })],
  ["null", post("no_number", {}, null)],
  ["a composite from one of several", post("loaded", { x: 1, y: "2" }, { x: 1, y: 2 })],
  [
    "a document from one of several",
    post("loaded", { x: 1, y: 2 }, { x: 1, y: 2 }, { headers: one }),
  ],
  [
    "what a column of the function's name holds",
    post("test", {}, [{ test: "hello", value: 1 }]),
    get("test", [{ test: "hello", value: 1 }]),
  ],
  ["one that it puts out", get("next_of?number=5", { next: 6 })],
  ["one that goes in and out", get("raised?number=2", { number: 3 })],
  ["several that it puts out", get("two_out", { number: 3, word: "four" })],
  [
    "several that go in and out",
    get("through?number=1&word=two&flag=false", { number: 1, word: "two", flag: false }),
  ],
  ["a table of one column", get("single_column", [{ a: "A" }])],
  ["a table of two columns", get("two_columns", [{ a: "A", b: "B" }])],
];
