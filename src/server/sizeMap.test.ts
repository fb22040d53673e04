import { expect, it } from "vitest";
import { partOf } from "./sizeMap";

it.each([
  ["/a/node_modules/@radix-ui/themes/dist/esm/button.js", "@radix-ui/themes"],
  ["/a/node_modules/react-dom/index.js", "react-dom"],
  ["/a/src/components/list/useListState.ts", "src/components/list"],
  ["/a/src/main.tsx", "src"],
  ["/a/generated/db/reads/configs.ts", "generated/db/reads"],
  ["\u0000vite/preload-helper", "the rest"],
])("%s belongs to %s", (module, part) => expect(partOf(module)).toBe(part));
