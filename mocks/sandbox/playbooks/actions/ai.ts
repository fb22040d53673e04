import * as v from "valibot";
import { readBody, type ActionRunner } from "./action";
import { evaluateIn } from "../templateValue";

const schema = v.looseObject({
  systemPrompt: v.string("is missing"),
  prompt: v.string("is missing"),
  dryRun: v.nullish(v.boolean()),
  playbooks: v.nullish(
    v.array(
      v.looseObject({
        namespace: v.nullish(v.string()),
        name: v.string(),
        if: v.nullish(v.string()),
        params: v.nullish(v.record(v.string(), v.string())),
      }),
    ),
  ),
});

/**
 * Runs the playbooks that gather what the model is to know, and writes the prompt. Here is no model to ask: only a dry
 * run completes.
 */
export const runAi: ActionRunner = async ({ body, scope, runChild }) => {
  const spec = readBody("ai", schema, body);
  const found: string[] = [];
  for (const child of spec.playbooks ?? []) {
    if (child.if && evaluateIn(child.if, scope) !== true) continue;
    const name = { name: child.name, ...(child.namespace ? { namespace: child.namespace } : {}) };
    found.push(`## ${child.name}\n\n${await runChild(name, child.params ?? {})}`);
  }
  const prompt = [spec.systemPrompt, spec.prompt, ...found].join("\n\n");
  const files = [
    {
      filename: "prompt.md",
      contentType: "text/markdown",
      content: new TextEncoder().encode(prompt),
    },
  ];
  if (spec.dryRun) return { result: {}, files };
  return {
    result: {},
    files,
    error:
      "The sandbox has no language model to ask. What it would have been asked stands in prompt.md.",
  };
};
