// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1185;
export default validate1185;
const schema260 = {
  title: "TrivyScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  additionalProperties: false,
  examples: [
    {
      compliance: ["k8s-cis"],
      ignoreUnfixed: true,
      ignoredLicenses: ["MIT"],
      licenseFull: false,
      scanners: ["vuln", "misconfig"],
      severity: ["CRITICAL", "HIGH"],
      tags: [{ name: "cluster", value: "prod" }],
      timeout: "20m",
      timestampFormat: "2006-01-02",
      version: "0.60.0",
      vulnType: ["os", "library"],
      kubernetes: {
        components: ["workload"],
        context: "prod",
        kubeconfig: "/etc/kube/config",
        namespace: "shop",
      },
    },
  ],
  properties: {
    compliance: {
      type: "array",
      items: { type: "string" },
      description: "Compliance reports.",
      "x-ui": { order: 1, label: "Compliance", widget: "list" },
    },
    ignoreUnfixed: {
      type: "boolean",
      description: "Leave out what has no fix.",
      "x-ui": { order: 2, label: "Ignore Unfixed", widget: "switch" },
    },
    ignoredLicenses: {
      type: "array",
      items: { type: "string" },
      description: "Licenses to pass over.",
      "x-ui": { order: 3, label: "Ignored Licenses", widget: "list" },
    },
    licenseFull: {
      type: "boolean",
      description: "Look for licenses in all files.",
      "x-ui": { order: 4, label: "License Full", widget: "switch" },
    },
    scanners: {
      type: "array",
      items: { type: "string" },
      description: "Scanners to run.",
      "x-ui": {
        order: 5,
        label: "Scanners",
        widget: "list",
        options: ["vuln", "secret", "misconfig", "license"],
      },
    },
    severity: {
      type: "array",
      items: { type: "string" },
      description: "Severities to report.",
      "x-ui": {
        order: 6,
        label: "Severity",
        widget: "list",
        options: ["UNKNOWN", "LOW", "MEDIUM", "HIGH", "CRITICAL"],
      },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 7, label: "Tags", widget: "json" },
    },
    timeout: {
      $ref: "duration.json",
      description: "Limit of the run.",
      "x-ui": { order: 8, label: "Timeout", widget: "duration" },
    },
    timestampFormat: {
      type: "string",
      description: "Layout of times; RFC 3339 unless given.",
      "x-ui": { order: 9, label: "Timestamp Format" },
    },
    version: {
      type: "string",
      description: "Version of the scanner.",
      "x-ui": { order: 10, label: "Version" },
    },
    vulnType: {
      type: "array",
      items: { type: "string" },
      description: "Kinds of vulnerability.",
      "x-ui": { order: 11, label: "Vuln Type", widget: "list", options: ["os", "library"] },
    },
    kubernetes: {
      type: "object",
      additionalProperties: false,
      description: "Scan of a cluster.",
      "x-ui": { order: 12, label: "Kubernetes", group: "Kubernetes" },
      properties: {
        components: {
          type: "array",
          items: { type: "string" },
          description: "Components.",
          "x-ui": { order: 1, label: "Components", widget: "list" },
        },
        context: {
          type: "string",
          description: "Context of the kubeconfig.",
          "x-ui": { order: 2, label: "Context" },
        },
        kubeconfig: {
          type: "string",
          description: "Path of the kubeconfig.",
          "x-ui": { order: 3, label: "Kubeconfig" },
        },
        namespace: {
          type: "string",
          description: "Only this namespace.",
          "x-ui": { order: 4, label: "Namespace" },
        },
      },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema232 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-tag.json",
  title: "ScraperTag",
  description: "A tag for everything that a scraper item finds.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    { name: "cluster", value: "prod" },
    { name: "namespace", jsonpath: "$.metadata.namespace" },
  ],
  properties: {
    name: { type: "string", minLength: 1, description: "Name of the tag." },
    label: { type: "string", description: "Label that gives the value." },
    jsonpath: { type: "string", description: "JSONPath that gives the value." },
    value: { type: "string", description: "The value itself." },
  },
};
function validate983(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-tag.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate983.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "label" || key0 === "jsonpath" || key0 === "value")) {
        const err1 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err4 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.jsonpath !== undefined) {
      if (typeof data.jsonpath !== "string") {
        const err5 = {
          instancePath: instancePath + "/jsonpath",
          schemaPath: "#/properties/jsonpath/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err6 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate983.errors = vErrors;
  return errors === 0;
}
validate983.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema49 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "duration.json",
  description:
    "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
  type: "string",
  pattern:
    "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  examples: ["500ms", "2h", "1d12h"],
};
const pattern4 = new RegExp(
  "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  "u",
);
function validate172(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="duration.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
        },
        message:
          'must match pattern "' +
          "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$" +
          '"',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "string" },
      message: "must be string",
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { dynamicProps: false, dynamicItems: false };
function validate1185(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1185.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema260.properties, key0)) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.compliance !== undefined) {
      let data0 = data.compliance;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err1 = {
              instancePath: instancePath + "/compliance/" + i0,
              schemaPath: "#/properties/compliance/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/compliance",
          schemaPath: "#/properties/compliance/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.ignoreUnfixed !== undefined) {
      if (typeof data.ignoreUnfixed !== "boolean") {
        const err3 = {
          instancePath: instancePath + "/ignoreUnfixed",
          schemaPath: "#/properties/ignoreUnfixed/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ignoredLicenses !== undefined) {
      let data3 = data.ignoredLicenses;
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data3[i1] !== "string") {
            const err4 = {
              instancePath: instancePath + "/ignoredLicenses/" + i1,
              schemaPath: "#/properties/ignoredLicenses/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/ignoredLicenses",
          schemaPath: "#/properties/ignoredLicenses/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.licenseFull !== undefined) {
      if (typeof data.licenseFull !== "boolean") {
        const err6 = {
          instancePath: instancePath + "/licenseFull",
          schemaPath: "#/properties/licenseFull/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.scanners !== undefined) {
      let data6 = data.scanners;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data6[i2] !== "string") {
            const err7 = {
              instancePath: instancePath + "/scanners/" + i2,
              schemaPath: "#/properties/scanners/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/scanners",
          schemaPath: "#/properties/scanners/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.severity !== undefined) {
      let data8 = data.severity;
      if (Array.isArray(data8)) {
        const len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (typeof data8[i3] !== "string") {
            const err9 = {
              instancePath: instancePath + "/severity/" + i3,
              schemaPath: "#/properties/severity/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/severity",
          schemaPath: "#/properties/severity/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.tags !== undefined) {
      let data10 = data.tags;
      if (Array.isArray(data10)) {
        if (data10.length > 5) {
          const err11 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        const len4 = data10.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (
            !validate983(data10[i4], {
              instancePath: instancePath + "/tags/" + i4,
              parentData: data10,
              parentDataProperty: i4,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.timeout !== undefined) {
      if (
        !validate172(data.timeout, {
          instancePath: instancePath + "/timeout",
          parentData: data,
          parentDataProperty: "timeout",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err13 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      if (typeof data.version !== "string") {
        const err14 = {
          instancePath: instancePath + "/version",
          schemaPath: "#/properties/version/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.vulnType !== undefined) {
      let data15 = data.vulnType;
      if (Array.isArray(data15)) {
        const len5 = data15.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data15[i5] !== "string") {
            const err15 = {
              instancePath: instancePath + "/vulnType/" + i5,
              schemaPath: "#/properties/vulnType/items/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/vulnType",
          schemaPath: "#/properties/vulnType/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.kubernetes !== undefined) {
      let data17 = data.kubernetes;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        for (const key1 in data17) {
          if (
            !(
              key1 === "components" ||
              key1 === "context" ||
              key1 === "kubeconfig" ||
              key1 === "namespace"
            )
          ) {
            const err17 = {
              instancePath: instancePath + "/kubernetes",
              schemaPath: "#/properties/kubernetes/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data17.components !== undefined) {
          let data18 = data17.components;
          if (Array.isArray(data18)) {
            const len6 = data18.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (typeof data18[i6] !== "string") {
                const err18 = {
                  instancePath: instancePath + "/kubernetes/components/" + i6,
                  schemaPath: "#/properties/kubernetes/properties/components/items/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = {
              instancePath: instancePath + "/kubernetes/components",
              schemaPath: "#/properties/kubernetes/properties/components/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data17.context !== undefined) {
          if (typeof data17.context !== "string") {
            const err20 = {
              instancePath: instancePath + "/kubernetes/context",
              schemaPath: "#/properties/kubernetes/properties/context/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data17.kubeconfig !== undefined) {
          if (typeof data17.kubeconfig !== "string") {
            const err21 = {
              instancePath: instancePath + "/kubernetes/kubeconfig",
              schemaPath: "#/properties/kubernetes/properties/kubeconfig/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data17.namespace !== undefined) {
          if (typeof data17.namespace !== "string") {
            const err22 = {
              instancePath: instancePath + "/kubernetes/namespace",
              schemaPath: "#/properties/kubernetes/properties/namespace/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/kubernetes",
          schemaPath: "#/properties/kubernetes/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate1185.errors = vErrors;
  return errors === 0;
}
validate1185.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
