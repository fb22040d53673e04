/** The language service of YAML: completes, explains, by JSON Schema. A file of its own, so that Vite can build it. */
import "monaco-yaml/yaml.worker.js";
