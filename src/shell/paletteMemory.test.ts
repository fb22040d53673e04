import { expect, it } from "vitest";
import { withPin, withRecent, type PaletteMemory } from "./paletteMemory";

const place = (path: string) => ({ path, title: path.slice(1), group: "Pages" });
const nothing: PaletteMemory = { recent: [], pinned: [] };
const paths = (places: readonly { path: string }[]) => places.map(({ path }) => path);

it("keeps the six latest places, each once", () => {
  const visited = ["/a", "/b", "/c", "/d", "/e", "/f", "/g", "/c"].reduce(
    (memory, path) => withRecent(memory, place(path)),
    nothing,
  );
  expect(paths(visited.recent)).toEqual(["/c", "/g", "/f", "/e", "/d", "/b"]);
  expect(visited.pinned).toEqual([]);
});

it("pins in the order of pinning, and takes a pin away again", () => {
  const pinned = ["/a", "/b", "/c"].reduce((memory, path) => withPin(memory, place(path)), nothing);
  expect(paths(pinned.pinned)).toEqual(["/a", "/b", "/c"]);
  expect(paths(withPin(pinned, place("/b")).pinned)).toEqual(["/a", "/c"]);
});
