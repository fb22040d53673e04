import { describe, expect, test } from "vitest";
import { render, renderAll } from "./template";
import { evaluateIn, TemplateError } from "./templateValue";

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
    ['{{ eq .config.name "a .b" }}', "false"],
    ['{{ .config.name | replaceAll "-" "|" }}', "checkout|api"],
    ['{{ replaceAll "-" (.params.empty | default "+") .config.name }}', "checkout+api"],
    ['{{ index .config.tags "cluster" }} {{ index .config.ports 1 }}', "eu-1 443"],
    ["{{/* why */}}{{ len .config.ports }}", "2"],
    ["a  {{- .config.replicas -}}  b", "a3b"],
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

describe("templates that steer are followed", () => {
  test.each([
    ["{{ if .config.name }}yes{{ end }}", "yes"],
    ["{{ if .params.empty }}yes{{ else }}no{{ end }}", "no"],
    // What is not there is empty, where that is the question.
    ["{{ if .params.missing }}yes{{ else }}no{{ end }}", "no"],
    [
      "{{ if gt .config.replicas 5 }}many{{ else if gt .config.replicas 2 }}some{{ else }}few{{ end }}",
      "some",
    ],
    ['{{ if and (eq .config.name "checkout-api") (not .params.empty) }}both{{ end }}', "both"],
    ["{{ if config.replicas == 3 || config.name == 'x' }}cel{{ end }}", "cel"],
    [
      "{{ range .config.ports }}:{{ . }} of {{ $.config.name }};{{ end }}",
      ":80 of checkout-api;:443 of checkout-api;",
    ],
    ["{{ range $i, $port := .config.ports }}{{ $i }}={{ $port }} {{ end }}", "0=80 1=443 "],
    ["{{ range $key, $value := .config.tags }}{{ $key }}={{ $value }}{{ end }}", "cluster=eu-1"],
    ["{{ range .params.empty }}x{{ else }}none{{ end }}", "none"],
    ["{{ range .config.ports }}{{ if gt . 100 }}{{ . }}{{ end }}{{ end }}", "443"],
    ["{{ with .config.tags }}{{ .cluster }}{{ end }}", "eu-1"],
    ["{{ $name := .config.name | toUpper }}{{ $name }}!", "CHECKOUT-API!"],
    ["a\n{{- range .config.ports }}\n- {{ . }}\n{{- end }}\nb", "a\n- 80\n- 443\nb"],
    // The shell's own brackets are filled in from the whole, wherever they stand.
    ["{{ range .config.ports }}$(.config.name) {{ end }}", "checkout-api checkout-api "],
  ])("%s", (text, filled) => {
    expect(render(text, scope)).toBe(filled);
  });
});

describe("what cannot be filled in says so", () => {
  test.each([
    [
      "{{ .config.name | sha256sum }}",
      /does not know the template function sha256sum.*It knows toJSON/,
    ],
    ["{{ lookup .config.name }}", /does not know the template function lookup/],
    ["{{ strings.ToUpper .config.name }}", /does not know the template function strings\.ToUpper/],
    ["{{ if .config.name }}yes", /"\{\{ if \.config\.name \}\}" has no \{\{ end \}\}/],
    ["yes{{ end }}", /belongs to no block/],
    ['{{ define "x" }}{{ end }}', /does not know the template action define.*It knows if, else/],
    ["{{ range .config.ports }}{{ break }}{{ end }}", /template action break/],
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
