import { expect, test } from "vitest";
import { insightSources } from "./useInsightSources";

/** Answers as the server does: sources in their order, behind one where that is asked, 500 at a time, nulls last. */
function backend(sources: readonly (string | null)[]) {
  const asked: (string | undefined)[] = [];
  const ordered = [...sources].toSorted((a, b) =>
    a === null ? 1 : b === null ? -1 : a < b ? -1 : 1,
  );
  return {
    asked,
    fetchQuery: ({ queryKey }: { queryKey: readonly unknown[] }) => {
      const { after, limit } = queryKey[1] as { after?: string; limit: number };
      asked.push(after);
      const rows = ordered
        .filter((source) => after === undefined || (source !== null && source > after))
        .slice(0, limit)
        .map((source) => ({ source }));
      return Promise.resolve({ rows, total: rows.length } as never);
    },
  };
}

const many = (source: string | null, count: number) => Array<string | null>(count).fill(source);

test("every source is found once, however many insights one of them has", async () => {
  const server = backend([...many("trivy", 2000), ...many("advisor", 1200), "zap", "kubescape"]);
  expect(await insightSources(server, undefined)).toEqual(["advisor", "kubescape", "trivy", "zap"]);
  expect(server.asked).toEqual([undefined, "advisor", "trivy"]);
});

test("insights without a source offer none", async () => {
  expect(await insightSources(backend([...many("a", 10), ...many(null, 600)]), undefined)).toEqual([
    "a",
  ]);
  expect(await insightSources(backend(many(null, 600)), undefined)).toEqual([]);
  expect(await insightSources(backend([]), undefined)).toEqual([]);
});
