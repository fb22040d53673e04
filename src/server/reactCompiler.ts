import babel from "@rolldown/plugin-babel";
import compiler from "babel-plugin-react-compiler";
import type { PluginOption } from "vite";

/**
 * Pages, blocks and tables. A button or a field that they did not draw anew is not drawn anew either: compiled too, the
 * parts of the interface would only be larger.
 */
const compiled = /\/src\/(?:components|features|routes|shell|ui\/(?:layout|table))\/.*\.tsx?$/;

/**
 * React's compiler over the console's own components: each draws anew only what depends on what changed. What it cannot
 * prove it leaves as it is; a clock or another mutable thing is read in a hook (docs/decisions).
 * Its Babel plugin, as the port that plugin-react can run by itself is still an experiment.
 */
export const reactCompiler = (): PluginOption =>
  babel({
    presets: [
      {
        preset: () => ({ plugins: [[compiler, { panicThreshold: "none" }]] }),
        rolldown: {
          filter: { id: compiled, code: /\b(?:[A-Z]|use[A-Z])/ },
        },
      },
    ],
  });
