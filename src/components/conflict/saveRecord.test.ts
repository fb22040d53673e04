import { describe, expect, it } from "vitest";
import { Outdated } from "~/api/errors";
import { type Answer, type Question, openQuestion } from "./conflictQuestion";
import { Gone, removeRecord, saveRecord } from "./saveRecord";

interface Row {
  name: string;
  text: string;
  version: number;
  deleted_at: string | null;
}

const first: Row = { name: "a", text: "x", version: 1, deleted_at: null };

/** A table with one row that refuses writes to another version, as the server does. */
function table(row: Row | undefined) {
  const sent: object[] = [];
  let stored = row;
  return {
    sent,
    stored: () => stored,
    read: () => Promise.resolve(stored),
    write: (change: Partial<Row>, base: Row): Promise<void> => {
      if (stored === undefined || stored.version !== base.version)
        return Promise.reject(new Outdated("Nothing matched.", "update", 200));
      sent.push(change);
      stored = { ...stored, ...change, version: stored.version + 1 };
      return Promise.resolve();
    },
  };
}

const shared = { noun: "scope", name: "a", labels: { name: "Name", text: "Description" } };

/** Answers the question that comes next, and gives it back. */
function answering(answer: Answer): { asked: () => Question | undefined } {
  let asked: Question | undefined;
  const timer = setInterval(() => {
    const open = openQuestion();
    if (!open) return;
    clearInterval(timer);
    asked = open.question;
    open.answer(answer);
  }, 1);
  return { asked: () => asked };
}

describe("saving", () => {
  it("sends nothing where nothing changed", async () => {
    const { sent, ...calls } = table(first);
    expect(await saveRecord({ ...shared, ...calls, base: first, change: {} })).toBe(true);
    expect(sent).toEqual([]);
  });

  it("gives up where nobody changed the record and nothing is matched all the same", async () => {
    let writes = 0;
    const write = () => {
      writes += 1;
      // Without an end the test would not fail, but stand still.
      if (writes > 5) throw new Error("still writing");
      return Promise.reject(new Outdated("Nothing matched.", "update", 200));
    };
    const read = () => Promise.resolve({ ...first });
    const change: Partial<Row> = { text: "y" };
    await expect(saveRecord({ ...shared, read, write, base: first, change })).rejects.toThrow(
      "Nothing matched.",
    );
    expect(writes).toBe(1);
  });

  it("keeps what another one changed in another field, without asking", async () => {
    const { sent, stored, ...calls } = table({ ...first, name: "b", version: 2 });
    const change: Partial<Row> = { text: "y" };
    expect(await saveRecord({ ...shared, ...calls, base: first, change })).toBe(true);
    expect(sent).toEqual([{ text: "y" }]);
    expect(stored()).toMatchObject({ name: "b", text: "y" });
  });

  it("shows both versions of a field that both changed, and sends what was chosen", async () => {
    const { sent, ...calls } = table({ ...first, name: "b", text: "z", version: 2 });
    const question = answering(["mine"]);
    const change: Partial<Row> = { text: "y" };
    expect(await saveRecord({ ...shared, ...calls, base: first, change })).toBe(true);
    expect(question.asked()).toEqual({
      kind: "save",
      record: "scope a",
      labels: shared.labels,
      clashes: [{ path: ["text"], base: "x", mine: "y", theirs: "z" }],
      kept: ["Name"],
    });
    expect(sent).toEqual([{ text: "y" }]);
  });

  it("sends nothing more where theirs is kept", async () => {
    const { sent, ...calls } = table({ ...first, text: "z", version: 2 });
    answering(["theirs"]);
    const change: Partial<Row> = { text: "y" };
    expect(await saveRecord({ ...shared, ...calls, base: first, change })).toBe(true);
    expect(sent).toEqual([]);
  });

  it("goes back to editing where nothing is chosen", async () => {
    const { sent, ...calls } = table({ ...first, text: "z", version: 2 });
    answering(undefined);
    const change: Partial<Row> = { text: "y" };
    expect(await saveRecord({ ...shared, ...calls, base: first, change })).toBe(false);
    expect(sent).toEqual([]);
  });

  it("says that a record is gone", async () => {
    const change: Partial<Row> = { text: "y" };
    for (const now of [undefined, { ...first, version: 2, deleted_at: "2026-01-01" }])
      await expect(
        saveRecord({ ...shared, ...table(now), base: first, change }),
      ).rejects.toBeInstanceOf(Gone);
  });

  it("keeps columns that belong together from one side", async () => {
    interface Grant {
      config: string | null;
      canary: string | null;
      version: number;
    }
    const base: Grant = { config: "1", canary: null, version: 1 };
    const now: Grant = { ...base, canary: "7", config: null, version: 2 };
    let stored: object = now;
    const asked = answering(["mine"]);
    const isSaved = await saveRecord({
      noun: "permission",
      name: "",
      labels: { config: "Resource" },
      together: [["config", "canary"]],
      base,
      change: { config: "2", canary: null },
      read: () => Promise.resolve(now),
      write: (change, from) => {
        if (from.version !== 2) return Promise.reject(new Outdated("", "update", 200));
        stored = { ...now, ...change };
        return Promise.resolve();
      },
    });
    expect(isSaved).toBe(true);
    expect(asked.asked()?.clashes).toEqual([
      { path: ["config"], base: ["1", null], mine: ["2", null], theirs: [null, "7"] },
    ]);
    expect(stored).toMatchObject({ config: "2", canary: null });
  });
});

describe("deleting", () => {
  const deletion = (now: Row | undefined) => {
    const { write, ...rest } = table(now);
    return { ...rest, remove: (base: Row) => write({ deleted_at: "now" }, base) };
  };

  it("gives up where nobody changed the record and nothing is matched all the same", async () => {
    let tries = 0;
    const remove = () => {
      tries += 1;
      if (tries > 5) throw new Error("still deleting");
      return Promise.reject(new Outdated("Nothing matched.", "update", 200));
    };
    const read = () => Promise.resolve({ ...first });
    await expect(removeRecord({ ...shared, read, remove, base: first })).rejects.toThrow(
      "Nothing matched.",
    );
    expect(tries).toBe(1);
  });

  it("shows first what changed since", async () => {
    const { sent, ...calls } = deletion({ ...first, text: "z", version: 2 });
    const question = answering([]);
    expect(await removeRecord({ ...shared, ...calls, base: first })).toBe(true);
    expect(question.asked()).toMatchObject({
      kind: "delete",
      clashes: [{ path: ["text"], base: "x", theirs: "z" }],
    });
    expect(sent).toEqual([{ deleted_at: "now" }]);
  });

  it("keeps the record where the person changes their mind", async () => {
    const { sent, ...calls } = deletion({ ...first, text: "z", version: 2 });
    answering(undefined);
    expect(await removeRecord({ ...shared, ...calls, base: first })).toBe(false);
    expect(sent).toEqual([]);
  });

  it("does not ask where somebody else deleted it, or nothing that one can see changed", async () => {
    expect(await removeRecord({ ...shared, ...deletion(undefined), base: first })).toBe(true);
    expect(
      await removeRecord({ ...shared, ...deletion({ ...first, version: 2 }), base: first }),
    ).toBe(true);
  });
});
