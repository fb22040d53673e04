import { describe, expect, test } from "vitest";
import { evaluateIn, render, renderAll, TemplateError } from "./template";

const scope = {
  config: { name: "checkout-api", tags: { cluster: "eu-1" }, replicas: 3, ports: [80, 443] },
  params: { reason: "memory leak", empty: "" },
  status: { always: true, success: false, failure: true, timeout: false, skip: false },
  lastAction: { name: "restart", result: { exitCode: 0 } },
  actions: { "first step": { status: "completed" } },
};

describe("templates are filled in", () => {
  test.each([
    [
      "kubectl scale $(.config.name) --replicas {{.config.replicas}}",
      "kubectl scale checkout-api --replicas 3",
    ],
    ["{{ .config.tags.cluster }}", "eu-1"],
    ["$(config.name + '-db')", "checkout-api-db"],
    ["{{ .config.ports | toJSON }}", "[80,443]"],
    ['{{ .params.empty | default "none" }}', "none"],
    ['{{ .params.missing | default "none" }}', "none"],
    ["{{ .params.reason | toUpper | quote }}", '"MEMORY LEAK"'],
    ["{{ toUpper .config.name }}", "CHECKOUT-API"],
    ['{{ .config.name | replaceAll "-" "_" }}', "checkout_api"],
    ["$(getLastAction().result.exitCode)", "0"],
    ["no template", "no template"],
    // A shell's own.
    [
      'now=$(date +%s); echo "$(ls | wc -l)" ${HOME}',
      'now=$(date +%s); echo "$(ls | wc -l)" ${HOME}',
    ],
    ["echo $(config get name)", "echo $(config get name)"],
    ["open $( and {{ stay", "open $( and {{ stay"],
  ])("%s", (text, filled) => {
    expect(render(text, scope)).toBe(filled);
  });

  test("in every text of a document", () => {
    expect(renderAll({ a: ["$(.config.name)", 2], b: { c: "x" } }, scope)).toEqual({
      a: ["checkout-api", 2],
      b: { c: "x" },
    });
  });

  test("a missing field is empty where a default is worked out, else an error", () => {
    expect(render("$(.config.spec)", scope, true)).toBe("");
    expect(() => render("$(.config.spec)", scope)).toThrow(/"config\.spec" cannot be evaluated/);
  });
});

describe("what cannot be filled in says so", () => {
  test.each([
    [
      "{{ .config.name | sha256sum }}",
      /does not know the template function sha256sum.*It knows toJSON/,
    ],
    ["{{ lookup .config.name }}", /does not know the template function lookup/],
    ["{{ if .config.name }}yes{{ end }}", /steers a template/],
    ["{{ range .config.ports }}{{ end }}", /steers a template/],
    ["{{ .unknown.name }}", /unknown is not known/],
  ])("%s", (text, words) => {
    expect(() => render(text, scope)).toThrow(TemplateError);
    expect(() => render(text, scope)).toThrow(words);
  });
});

test.each([
  ["always()", true],
  ["success()", false],
  ["failure() && config.name == 'checkout-api'", true],
  ["getAction('first step').status == 'completed'", true],
  ["getLastAction().result.exitCode != 0", false],
])("the condition %s", (source, value) => {
  expect(evaluateIn(source, scope)).toBe(value);
});
