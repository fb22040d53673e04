import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { compileSchemas, problems, readSchema, schemaPaths } from "./compile";

const ajv = compileSchemas();
const paths = schemaPaths().filter((path) => /^(common|canaries)\//.test(path));

describe("schema files of canaries and what they share", () => {
  it.each(paths)("%s compiles and fits its own examples", (path) => {
    const schema = readSchema(path);
    expect(schema.$id).toBe(basename(path));
    const examples = schema["examples"];
    for (const example of Array.isArray(examples) ? examples : [])
      expect(problems(ajv, schema.$id, example)).toEqual([]);
    expect(ajv.getSchema(schema.$id)).toBeTypeOf("function");
  });
});
