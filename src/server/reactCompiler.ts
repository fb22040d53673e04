import babel from "@rolldown/plugin-babel";
import type { PluginOption } from "vite";

/**
 * Pages, blocks and tables. A button or a field that they did not draw anew is not drawn anew either: compiled too, the
 * parts of the interface would only be larger.
 */
const compiled = /\/src\/(?:components|features|routes|shell|ui\/(?:layout|table))\/.*\.tsx?$/;

/**
 * React's compiler over the console's own components: each draws anew only what depends on what changed. What it cannot
 * prove it leaves as it is; a clock or another mutable thing is read in a hook (docs/decisions).
 * Its Babel plugin, as the port that plugin-react can run by itself is still an experiment; on every core, as it takes
 * most of the time of a build. Threads can only be told its name.
 */
export const reactCompiler = (): PluginOption =>
  babel({
    include: [compiled],
    parallel: true,
    plugins: [["babel-plugin-react-compiler", { panicThreshold: "none" }]],
  });
