import { Generator, getConfig } from "@tanstack/router-generator";
import { outputs } from "../codegen.config";

/** Route tree of src/routes, the same that the Vite plugin writes while developing and building. */
export async function generateRoutes(): Promise<void> {
  const root = process.cwd();
  const config = getConfig(
    {
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: outputs.routeTree,
      routeFileIgnorePattern: "\\.(?:test|module)\\.",
      disableLogging: true,
    },
    root,
  );
  await new Generator({ config, root }).run();
}
