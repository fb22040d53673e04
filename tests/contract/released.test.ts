import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contract } from "../../codegen.config";
import { approvedBreaks, breaksBetween } from "../../codegen/breaking";
import { readSchemas } from "../../codegen/schemaFiles";
import { readSignature, signatureOf } from "../../codegen/signature";
import { documents } from "./contract";

const released = readSignature(readFileSync(contract.released, "utf8"));
const approved = approvedBreaks(readFileSync(contract.changes, "utf8"));
const breaks = breaksBetween(released, signatureOf([...documents.values()], await readSchemas()));

it("keeps every promise of the released contract, or says in CHANGES.md why not", () => {
  const unapproved = breaks.filter(({ name }) => !approved.has(name));
  expect(unapproved.map(({ name, reason }) => `${name} ${reason}`)).toEqual([]);
});

it("approves only breaks that exist", () => {
  const names = new Set(breaks.map(({ name }) => name));
  expect([...approved].filter((name) => !names.has(name))).toEqual([]);
});
