import { form, one, post, get, ids, after } from "./askCalls";
import type { Published } from "./published";

const varied = { speed: 3.1, word: "hello", flag: true, list: ["a", "b"], count: 43 };
const variedText = "speed=3.1&word=hello&flag=true&list=%7Ba,b%7D&count=43";

/** What functions take. */
export const takes: readonly Published[] = [
  ["arguments of many types", post("varied", varied, varied)],
  ["arguments of many types by GET", get(`varied?${variedText}`, varied)],
  ["arguments of many types from a form", post("varied", variedText, varied, { headers: form })],
  ["a document as a document", post("kind_of", { document: { key: 3 } }, "object")],
  ["a text in quotes as a text", post("kind_of", { document: '{ "key": 3 }' }, "string")],
  [
    "no arguments by POST",
    post("no_arguments", undefined, "nothing was asked"),
    post("no_arguments", "", "nothing was asked"),
  ],
  ["no arguments by GET", get("no_arguments", "nothing was asked")],
  ["many values by POST", post("words", { v: ["hi", "there"] }, ["hi", "there"])],
  ["many values by GET: none", get("words", [])],
  ["many values by GET: one", get("words?v=hi", ["hi"])],
  ["many values by GET: two", get("words?v=hi&v=there", ["hi", "there"])],
  ["many values from a form: none", post("words", "", [], { headers: form })],
  ["many values from a form: one", post("words", "v=hi", ["hi"], { headers: form })],
  [
    "many values from a form: two",
    post("words", "v=hi&v=there", ["hi", "there"], { headers: form }),
  ],
  ["the last of what is repeated", get("greeting?name=ignored&name=world", "Hello, world")],
  [
    "the last of what is repeated, beside many values",
    get("greeting_and_words?name=ignored&name=world&v=unused", "Hello, world"),
  ],
  [
    "what is left out",
    get("through?number=1&word=two", { number: 1, word: "two", flag: true }),
    get("defaults?b=4", 8),
  ],
  [
    "one document, not its keys",
    post("document", { p1: 1, p2: { deep: "x" } }, { p1: 1, p2: { deep: "x" } }, { headers: one }),
  ],
  [
    "one document from a form",
    post(
      "document",
      "number=7&words=forms+are+fun",
      { number: "7", words: "forms are fun" },
      { headers: { ...one, ...form } },
    ),
  ],
  ["one document by GET", get("document?p1=1&p2=text", { p1: "1", p2: "text" }, { headers: one })],
  ["of several the one without arguments", get("loaded", [1, 2, 3])],
  [
    "of several the one of a document",
    post("loaded", [{ x: 1 }, { x: 2 }], [{ x: 1 }, { x: 2 }], { headers: one }),
  ],
  ["of several the one of two numbers", get("loaded?a=1&b=2", 3)],
  ["of several the one of three texts", get("loaded?a=1&b=2&c=3", "123")],
  ["from a form the one without arguments", post("loaded", "", [1, 2, 3], { headers: form })],
  [
    "from a form the one of a document",
    post("loaded", "a=1&b=2&c=3", { a: "1", b: "2", c: "3" }, { headers: { ...one, ...form } }),
  ],
  ["from a form the one of two numbers", post("loaded", "a=1&b=2", 3, { headers: form })],
  ["from a form the one of three texts", post("loaded", "a=1&b=2&c=3", "123", { headers: form })],
  [
    "of several with defaults the one that needs nothing",
    post("optional?select=id,home(name)", {}, [{ id: 2, home: { name: "North" } }]),
  ],
  [
    "of several with defaults the one that needs what is given",
    post("optional", { must: 1 }, { val: 1 }),
  ],
  [
    "of several with defaults the one that needs all that is given",
    post("optional", { number: 2, must: 4 }, { number: 2, val: 4 }),
  ],
  [
    "relations of the rows of one of several",
    post("optional?select=id,home(name)&order=id", { number: 4 }, [
      { id: 3, home: { name: "South" } },
      { id: 4, home: null },
    ]),
    post("loaded?select=id,name,home(name)", after(2), [
      { id: 3, name: "Cog", home: { name: "South" } },
      { id: 4, name: "Dory", home: null },
    ]),
  ],
  [
    "a POST takes no arguments from its address",
    {
      method: "POST",
      path: "rpc/greeting?name=John",
      body: { name: "John" },
      status: 400,
      error: { code: "PGRST100" },
    },
  ],
  [
    "keys that columns leave out do not count",
    post("greeting?columns=name", { name: "John", other: 1 }, "Hello, John"),
  ],
  [
    "of a list its first object",
    post(
      "loaded",
      [
        { a: 1, b: 2 },
        { a: 4, b: 6 },
      ],
      3,
    ),
  ],
  ["a filter under an argument's name", get("ships_below?id=5&id=gt.2&select=id", ids(3, 4))],
  [
    "a filter with not",
    get("ships_below?id=5&id=not.gt.2&select=id", ids(1, 2)),
    get("ships_below?id=5&id=not.in.(1,3)&select=id", ids(2, 4)),
  ],
  [
    "a search for words",
    get("books_from?id=1&title=fts(english).impossible&select=id", ids(3)),
    get("books_from?id=1&title=not.plfts.cat&select=id", ids(3)),
  ],
  [
    "a search for a phrase",
    get("books_from?id=1&title=phfts(english).impossible&select=id", ids(3)),
  ],
  ["an argument of a type of one's own", get("mood?mood=rough", "rough")],
];
