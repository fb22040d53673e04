// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate638;
export default validate638;
const schema114 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "chart-kubernetes.json",
  title: "KubernetesChartValues",
  description: "Values of the chart that scrapes a Kubernetes cluster and makes a topology of it.",
  "x-kind": {},
  "x-chart": {
    name: "mission-control-kubernetes",
    version: "0.1.24",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [
    {
      clusterName: "production",
      scraper: { schedule: "@every 30m", exclusions: { namespace: ["kube-node-lease"] } },
    },
  ],
  properties: {
    nameOverride: { type: "string", description: "Name in place of the chart's own." },
    fullnameOverride: { type: "string", description: "Whole name in place of release and chart." },
    labels: {
      type: "object",
      description: "Labels of everything that the chart creates.",
      additionalProperties: { type: "string" },
    },
    global: { type: "object", description: "Values that subcharts share." },
    clusterName: {
      type: "string",
      description: "Name of the cluster in the catalog.",
      default: "kubernetes",
    },
    kubeconfig: {
      anyOf: [{ $ref: "env-var.json" }, { type: "null" }],
      description: "Kubeconfig of another cluster; none means the cluster that the chart is in.",
    },
    prometheusURL: { type: "string", description: "Address of Prometheus for metrics." },
    prometheus: {
      type: "object",
      description: "Where metrics come from.",
      properties: {
        url: { anyOf: [{ $ref: "env-var.json" }, { type: "null" }], description: "Address." },
        connection: { type: "string", description: "Connection of Prometheus." },
        createConnection: {
          type: "boolean",
          description: "Whether a connection is created.",
          default: false,
        },
        labels: { type: "string", description: "Matchers added to each query." },
        auth: { type: ["object", "null"], description: "Credentials." },
      },
    },
    metrics: {
      type: "object",
      description: "Metrics of nodes, namespaces and pods.",
      properties: {
        enabled: { type: "boolean", description: "Whether they are read.", default: false },
        type: { type: "string", description: "Who answers.", enum: ["prometheus", "gke"] },
        queries: { type: "object", description: "Queries in place of the chart's own." },
      },
    },
    topology: {
      type: "object",
      description: "Topology of the cluster.",
      properties: {
        name: { type: "string", description: "Name of the topology." },
        schedule: { type: "string", description: "When it is made anew.", default: "@every 5m" },
        icon: { type: "string", description: "Name of its icon." },
      },
    },
    scraper: {
      type: "object",
      description: "Catalog scraper.",
      properties: {
        name: { type: "string", description: "Name of the catalog scraper." },
        schedule: { type: "string", description: "When it runs.", default: "@every 15m" },
        exclusions: {
          type: "object",
          description: "What is left out.",
          properties: {
            name: { type: "array", description: "Names.", items: { type: "string" } },
            namespace: { type: "array", description: "Namespaces.", items: { type: "string" } },
            kind: { type: "array", description: "Kinds.", items: { type: "string" } },
            labels: {
              type: "object",
              description: "Labels.",
              additionalProperties: { type: "string" },
            },
          },
        },
        defaultExclusions: { type: "object", description: "What the chart leaves out by itself." },
        relationships: {
          type: "array",
          description: "Relationships between items.",
          items: { type: "object", description: "A rule." },
        },
        defaultRelationships: {
          type: "array",
          description: "Relationships that the chart has by itself.",
          items: { type: "object", description: "A rule." },
        },
        event: {
          type: "object",
          description: "Kubernetes events.",
          properties: {
            exclusions: {
              type: "object",
              description: "Events left out.",
              properties: {
                reason: { type: "array", description: "Reasons.", items: { type: "string" } },
              },
            },
            severityKeywords: {
              type: "object",
              description: "Words that make an event severe.",
              properties: {
                error: { type: "array", description: "For errors.", items: { type: "string" } },
                warn: { type: "array", description: "For warnings.", items: { type: "string" } },
              },
            },
          },
        },
        transform: { type: "object", description: "What is done with each item." },
        defaultTransform: { type: "object", description: "What the chart does by itself." },
        retention: {
          type: "object",
          description: "How long changes are kept.",
          properties: {
            staleItemAge: {
              type: "string",
              description: "When an item that is gone is deleted.",
              examples: ["4h"],
            },
            changes: {
              type: "array",
              description: "Limits.",
              items: { type: "object", description: "A limit." },
            },
            defaultChanges: {
              type: "array",
              description: "Limits that the chart has by itself.",
              items: { type: "object", description: "A limit." },
            },
          },
        },
      },
    },
    playbooks: {
      type: "object",
      description: "Playbooks for Kubernetes resources.",
      properties: {
        enabled: { type: "boolean", description: "Whether any is created.", default: true },
        deletePod: { type: "boolean", description: "Whether this one is created." },
        deleteResource: { type: "boolean", description: "Whether this one is created." },
        cleanupFailedPods: { type: "boolean", description: "Whether this one is created." },
        podSnapshot: { type: "boolean", description: "Whether this one is created." },
        requestNamespaceAccess: { type: "boolean", description: "Whether this one is created." },
        restartDeployment: { type: "boolean", description: "Whether this one is created." },
        scaleDeployment: { type: "boolean", description: "Whether this one is created." },
        createDeployment: { type: "boolean", description: "Whether this one is created." },
        updateResourceImage: { type: "boolean", description: "Whether this one is created." },
        updateResourceRequestsLimits: {
          type: "boolean",
          description: "Whether this one is created.",
        },
        edit_kubernetes_manifests: {
          type: "object",
          description: "Edits manifests in Git.",
          properties: {
            enabled: { type: "boolean", description: "Whether it is created.", default: false },
            git_connection: { type: "string", description: "Connection of the Git repository." },
          },
        },
      },
    },
  },
};
const schema30 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "env-var.json",
  title: "EnvVar",
  description: "A value, or the place in a cluster that holds it.",
  type: "object",
  additionalProperties: false,
  $defs: {
    keyRef: {
      type: "object",
      required: ["key"],
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name of the object." },
        key: { type: "string", description: "Key inside the object." },
        optional: { type: "boolean", description: "A missing key is no error." },
      },
    },
  },
  examples: [
    { value: "admin" },
    { name: "TOKEN", valueFrom: { secretKeyRef: { name: "api", key: "token" } } },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the variable or header, where a list needs one.",
    },
    value: { type: "string", description: "The value itself; may be a template." },
    valueFrom: {
      type: "object",
      description: "Where the value lies; one of its fields is filled.",
      additionalProperties: false,
      properties: {
        secretKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a Kubernetes secret." },
        configMapKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a config map." },
        helmRef: {
          $ref: "#/$defs/keyRef",
          description: "Value out of a helm release; the key is a JSONPath.",
        },
        serviceAccount: {
          type: "string",
          description: "Service account whose token is the value.",
        },
      },
    },
  },
};
const schema31 = {
  type: "object",
  required: ["key"],
  additionalProperties: false,
  properties: {
    name: { type: "string", description: "Name of the object." },
    key: { type: "string", description: "Key inside the object." },
    optional: { type: "boolean", description: "A missing key is no error." },
  },
};
function validate85(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "key" },
        message: "must have required property '" + "key" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "key" || key0 === "optional")) {
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
      if (typeof data.name !== "string") {
        const err2 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        const err3 = {
          instancePath: instancePath + "/key",
          schemaPath: "#/properties/key/type",
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
    if (data.optional !== undefined) {
      if (typeof data.optional !== "boolean") {
        const err4 = {
          instancePath: instancePath + "/optional",
          schemaPath: "#/properties/optional/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
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
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate84(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="env-var.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "value" || key0 === "valueFrom")) {
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err1 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err2 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.valueFrom !== undefined) {
      let data2 = data.valueFrom;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (
            !(
              key1 === "secretKeyRef" ||
              key1 === "configMapKeyRef" ||
              key1 === "helmRef" ||
              key1 === "serviceAccount"
            )
          ) {
            const err3 = {
              instancePath: instancePath + "/valueFrom",
              schemaPath: "#/properties/valueFrom/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data2.secretKeyRef !== undefined) {
          if (
            !validate85(data2.secretKeyRef, {
              instancePath: instancePath + "/valueFrom/secretKeyRef",
              parentData: data2,
              parentDataProperty: "secretKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.configMapKeyRef !== undefined) {
          if (
            !validate85(data2.configMapKeyRef, {
              instancePath: instancePath + "/valueFrom/configMapKeyRef",
              parentData: data2,
              parentDataProperty: "configMapKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.helmRef !== undefined) {
          if (
            !validate85(data2.helmRef, {
              instancePath: instancePath + "/valueFrom/helmRef",
              parentData: data2,
              parentDataProperty: "helmRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.serviceAccount !== undefined) {
          if (typeof data2.serviceAccount !== "string") {
            const err4 = {
              instancePath: instancePath + "/valueFrom/serviceAccount",
              schemaPath: "#/properties/valueFrom/properties/serviceAccount/type",
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
          instancePath: instancePath + "/valueFrom",
          schemaPath: "#/properties/valueFrom/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate638(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="chart-kubernetes.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate638.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nameOverride !== undefined) {
      if (typeof data.nameOverride !== "string") {
        const err0 = {
          instancePath: instancePath + "/nameOverride",
          schemaPath: "#/properties/nameOverride/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.fullnameOverride !== undefined) {
      if (typeof data.fullnameOverride !== "string") {
        const err1 = {
          instancePath: instancePath + "/fullnameOverride",
          schemaPath: "#/properties/fullnameOverride/type",
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
    if (data.labels !== undefined) {
      let data2 = data.labels;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key0 in data2) {
          if (typeof data2[key0] !== "string") {
            const err2 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.global !== undefined) {
      let data4 = data.global;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        const err4 = {
          instancePath: instancePath + "/global",
          schemaPath: "#/properties/global/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.clusterName !== undefined) {
      if (typeof data.clusterName !== "string") {
        const err5 = {
          instancePath: instancePath + "/clusterName",
          schemaPath: "#/properties/clusterName/type",
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
    if (data.kubeconfig !== undefined) {
      let data6 = data.kubeconfig;
      const _errs15 = errors;
      let valid2 = false;
      const _errs16 = errors;
      if (
        !validate84(data6, {
          instancePath: instancePath + "/kubeconfig",
          parentData: data,
          parentDataProperty: "kubeconfig",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs16 === errors;
      valid2 = valid2 || _valid0;
      const _errs17 = errors;
      if (data6 !== null) {
        const err6 = {
          instancePath: instancePath + "/kubeconfig",
          schemaPath: "#/properties/kubeconfig/anyOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      var _valid0 = _errs17 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const err7 = {
          instancePath: instancePath + "/kubeconfig",
          schemaPath: "#/properties/kubeconfig/anyOf",
          keyword: "anyOf",
          params: {},
          message: "must match a schema in anyOf",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = _errs15;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.prometheusURL !== undefined) {
      if (typeof data.prometheusURL !== "string") {
        const err8 = {
          instancePath: instancePath + "/prometheusURL",
          schemaPath: "#/properties/prometheusURL/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.prometheus !== undefined) {
      let data8 = data.prometheus;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.url !== undefined) {
          let data9 = data8.url;
          const _errs24 = errors;
          let valid4 = false;
          const _errs25 = errors;
          if (
            !validate84(data9, {
              instancePath: instancePath + "/prometheus/url",
              parentData: data8,
              parentDataProperty: "url",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs25 === errors;
          valid4 = valid4 || _valid1;
          const _errs26 = errors;
          if (data9 !== null) {
            const err9 = {
              instancePath: instancePath + "/prometheus/url",
              schemaPath: "#/properties/prometheus/properties/url/anyOf/1/type",
              keyword: "type",
              params: { type: "null" },
              message: "must be null",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid1 = _errs26 === errors;
          valid4 = valid4 || _valid1;
          if (!valid4) {
            const err10 = {
              instancePath: instancePath + "/prometheus/url",
              schemaPath: "#/properties/prometheus/properties/url/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          } else {
            errors = _errs24;
            if (vErrors !== null) {
              if (_errs24) {
                vErrors.length = _errs24;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data8.connection !== undefined) {
          if (typeof data8.connection !== "string") {
            const err11 = {
              instancePath: instancePath + "/prometheus/connection",
              schemaPath: "#/properties/prometheus/properties/connection/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data8.createConnection !== undefined) {
          if (typeof data8.createConnection !== "boolean") {
            const err12 = {
              instancePath: instancePath + "/prometheus/createConnection",
              schemaPath: "#/properties/prometheus/properties/createConnection/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data8.labels !== undefined) {
          if (typeof data8.labels !== "string") {
            const err13 = {
              instancePath: instancePath + "/prometheus/labels",
              schemaPath: "#/properties/prometheus/properties/labels/type",
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
        if (data8.auth !== undefined) {
          let data13 = data8.auth;
          if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
            const err14 = {
              instancePath: instancePath + "/prometheus/auth",
              schemaPath: "#/properties/prometheus/properties/auth/type",
              keyword: "type",
              params: { type: schema114.properties.prometheus.properties.auth.type },
              message: "must be object,null",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/prometheus",
          schemaPath: "#/properties/prometheus/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.metrics !== undefined) {
      let data14 = data.metrics;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.enabled !== undefined) {
          if (typeof data14.enabled !== "boolean") {
            const err16 = {
              instancePath: instancePath + "/metrics/enabled",
              schemaPath: "#/properties/metrics/properties/enabled/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data14.type !== undefined) {
          let data16 = data14.type;
          if (typeof data16 !== "string") {
            const err17 = {
              instancePath: instancePath + "/metrics/type",
              schemaPath: "#/properties/metrics/properties/type/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (!(data16 === "prometheus" || data16 === "gke")) {
            const err18 = {
              instancePath: instancePath + "/metrics/type",
              schemaPath: "#/properties/metrics/properties/type/enum",
              keyword: "enum",
              params: { allowedValues: schema114.properties.metrics.properties.type.enum },
              message: "must be equal to one of the allowed values",
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data14.queries !== undefined) {
          let data17 = data14.queries;
          if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
            const err19 = {
              instancePath: instancePath + "/metrics/queries",
              schemaPath: "#/properties/metrics/properties/queries/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = {
          instancePath: instancePath + "/metrics",
          schemaPath: "#/properties/metrics/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.topology !== undefined) {
      let data18 = data.topology;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.name !== undefined) {
          if (typeof data18.name !== "string") {
            const err21 = {
              instancePath: instancePath + "/topology/name",
              schemaPath: "#/properties/topology/properties/name/type",
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
        if (data18.schedule !== undefined) {
          if (typeof data18.schedule !== "string") {
            const err22 = {
              instancePath: instancePath + "/topology/schedule",
              schemaPath: "#/properties/topology/properties/schedule/type",
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
        if (data18.icon !== undefined) {
          if (typeof data18.icon !== "string") {
            const err23 = {
              instancePath: instancePath + "/topology/icon",
              schemaPath: "#/properties/topology/properties/icon/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
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
          instancePath: instancePath + "/topology",
          schemaPath: "#/properties/topology/type",
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
    }
    if (data.scraper !== undefined) {
      let data22 = data.scraper;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.name !== undefined) {
          if (typeof data22.name !== "string") {
            const err25 = {
              instancePath: instancePath + "/scraper/name",
              schemaPath: "#/properties/scraper/properties/name/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data22.schedule !== undefined) {
          if (typeof data22.schedule !== "string") {
            const err26 = {
              instancePath: instancePath + "/scraper/schedule",
              schemaPath: "#/properties/scraper/properties/schedule/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data22.exclusions !== undefined) {
          let data25 = data22.exclusions;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            if (data25.name !== undefined) {
              let data26 = data25.name;
              if (Array.isArray(data26)) {
                const len0 = data26.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  if (typeof data26[i0] !== "string") {
                    const err27 = {
                      instancePath: instancePath + "/scraper/exclusions/name/" + i0,
                      schemaPath:
                        "#/properties/scraper/properties/exclusions/properties/name/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = {
                  instancePath: instancePath + "/scraper/exclusions/name",
                  schemaPath: "#/properties/scraper/properties/exclusions/properties/name/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data25.namespace !== undefined) {
              let data28 = data25.namespace;
              if (Array.isArray(data28)) {
                const len1 = data28.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data28[i1] !== "string") {
                    const err29 = {
                      instancePath: instancePath + "/scraper/exclusions/namespace/" + i1,
                      schemaPath:
                        "#/properties/scraper/properties/exclusions/properties/namespace/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                }
              } else {
                const err30 = {
                  instancePath: instancePath + "/scraper/exclusions/namespace",
                  schemaPath:
                    "#/properties/scraper/properties/exclusions/properties/namespace/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data25.kind !== undefined) {
              let data30 = data25.kind;
              if (Array.isArray(data30)) {
                const len2 = data30.length;
                for (let i2 = 0; i2 < len2; i2++) {
                  if (typeof data30[i2] !== "string") {
                    const err31 = {
                      instancePath: instancePath + "/scraper/exclusions/kind/" + i2,
                      schemaPath:
                        "#/properties/scraper/properties/exclusions/properties/kind/items/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
              } else {
                const err32 = {
                  instancePath: instancePath + "/scraper/exclusions/kind",
                  schemaPath: "#/properties/scraper/properties/exclusions/properties/kind/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data25.labels !== undefined) {
              let data32 = data25.labels;
              if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                for (const key1 in data32) {
                  if (typeof data32[key1] !== "string") {
                    const err33 = {
                      instancePath:
                        instancePath +
                        "/scraper/exclusions/labels/" +
                        key1.replace(/~/g, "~0").replace(/\//g, "~1"),
                      schemaPath:
                        "#/properties/scraper/properties/exclusions/properties/labels/additionalProperties/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
              } else {
                const err34 = {
                  instancePath: instancePath + "/scraper/exclusions/labels",
                  schemaPath: "#/properties/scraper/properties/exclusions/properties/labels/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = {
              instancePath: instancePath + "/scraper/exclusions",
              schemaPath: "#/properties/scraper/properties/exclusions/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data22.defaultExclusions !== undefined) {
          let data34 = data22.defaultExclusions;
          if (!(data34 && typeof data34 == "object" && !Array.isArray(data34))) {
            const err36 = {
              instancePath: instancePath + "/scraper/defaultExclusions",
              schemaPath: "#/properties/scraper/properties/defaultExclusions/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data22.relationships !== undefined) {
          let data35 = data22.relationships;
          if (Array.isArray(data35)) {
            const len3 = data35.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data36 = data35[i3];
              if (!(data36 && typeof data36 == "object" && !Array.isArray(data36))) {
                const err37 = {
                  instancePath: instancePath + "/scraper/relationships/" + i3,
                  schemaPath: "#/properties/scraper/properties/relationships/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = {
              instancePath: instancePath + "/scraper/relationships",
              schemaPath: "#/properties/scraper/properties/relationships/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data22.defaultRelationships !== undefined) {
          let data37 = data22.defaultRelationships;
          if (Array.isArray(data37)) {
            const len4 = data37.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data38 = data37[i4];
              if (!(data38 && typeof data38 == "object" && !Array.isArray(data38))) {
                const err39 = {
                  instancePath: instancePath + "/scraper/defaultRelationships/" + i4,
                  schemaPath: "#/properties/scraper/properties/defaultRelationships/items/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
          } else {
            const err40 = {
              instancePath: instancePath + "/scraper/defaultRelationships",
              schemaPath: "#/properties/scraper/properties/defaultRelationships/type",
              keyword: "type",
              params: { type: "array" },
              message: "must be array",
            };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data22.event !== undefined) {
          let data39 = data22.event;
          if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
            if (data39.exclusions !== undefined) {
              let data40 = data39.exclusions;
              if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                if (data40.reason !== undefined) {
                  let data41 = data40.reason;
                  if (Array.isArray(data41)) {
                    const len5 = data41.length;
                    for (let i5 = 0; i5 < len5; i5++) {
                      if (typeof data41[i5] !== "string") {
                        const err41 = {
                          instancePath: instancePath + "/scraper/event/exclusions/reason/" + i5,
                          schemaPath:
                            "#/properties/scraper/properties/event/properties/exclusions/properties/reason/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err41];
                        } else {
                          vErrors.push(err41);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err42 = {
                      instancePath: instancePath + "/scraper/event/exclusions/reason",
                      schemaPath:
                        "#/properties/scraper/properties/event/properties/exclusions/properties/reason/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
              } else {
                const err43 = {
                  instancePath: instancePath + "/scraper/event/exclusions",
                  schemaPath: "#/properties/scraper/properties/event/properties/exclusions/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data39.severityKeywords !== undefined) {
              let data43 = data39.severityKeywords;
              if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                if (data43.error !== undefined) {
                  let data44 = data43.error;
                  if (Array.isArray(data44)) {
                    const len6 = data44.length;
                    for (let i6 = 0; i6 < len6; i6++) {
                      if (typeof data44[i6] !== "string") {
                        const err44 = {
                          instancePath:
                            instancePath + "/scraper/event/severityKeywords/error/" + i6,
                          schemaPath:
                            "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err44];
                        } else {
                          vErrors.push(err44);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err45 = {
                      instancePath: instancePath + "/scraper/event/severityKeywords/error",
                      schemaPath:
                        "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
                if (data43.warn !== undefined) {
                  let data46 = data43.warn;
                  if (Array.isArray(data46)) {
                    const len7 = data46.length;
                    for (let i7 = 0; i7 < len7; i7++) {
                      if (typeof data46[i7] !== "string") {
                        const err46 = {
                          instancePath: instancePath + "/scraper/event/severityKeywords/warn/" + i7,
                          schemaPath:
                            "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/items/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err46];
                        } else {
                          vErrors.push(err46);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err47 = {
                      instancePath: instancePath + "/scraper/event/severityKeywords/warn",
                      schemaPath:
                        "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/type",
                      keyword: "type",
                      params: { type: "array" },
                      message: "must be array",
                    };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              } else {
                const err48 = {
                  instancePath: instancePath + "/scraper/event/severityKeywords",
                  schemaPath:
                    "#/properties/scraper/properties/event/properties/severityKeywords/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = {
              instancePath: instancePath + "/scraper/event",
              schemaPath: "#/properties/scraper/properties/event/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data22.transform !== undefined) {
          let data48 = data22.transform;
          if (!(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
            const err50 = {
              instancePath: instancePath + "/scraper/transform",
              schemaPath: "#/properties/scraper/properties/transform/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data22.defaultTransform !== undefined) {
          let data49 = data22.defaultTransform;
          if (!(data49 && typeof data49 == "object" && !Array.isArray(data49))) {
            const err51 = {
              instancePath: instancePath + "/scraper/defaultTransform",
              schemaPath: "#/properties/scraper/properties/defaultTransform/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data22.retention !== undefined) {
          let data50 = data22.retention;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.staleItemAge !== undefined) {
              if (typeof data50.staleItemAge !== "string") {
                const err52 = {
                  instancePath: instancePath + "/scraper/retention/staleItemAge",
                  schemaPath:
                    "#/properties/scraper/properties/retention/properties/staleItemAge/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data50.changes !== undefined) {
              let data52 = data50.changes;
              if (Array.isArray(data52)) {
                const len8 = data52.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data53 = data52[i8];
                  if (!(data53 && typeof data53 == "object" && !Array.isArray(data53))) {
                    const err53 = {
                      instancePath: instancePath + "/scraper/retention/changes/" + i8,
                      schemaPath:
                        "#/properties/scraper/properties/retention/properties/changes/items/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                }
              } else {
                const err54 = {
                  instancePath: instancePath + "/scraper/retention/changes",
                  schemaPath: "#/properties/scraper/properties/retention/properties/changes/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data50.defaultChanges !== undefined) {
              let data54 = data50.defaultChanges;
              if (Array.isArray(data54)) {
                const len9 = data54.length;
                for (let i9 = 0; i9 < len9; i9++) {
                  let data55 = data54[i9];
                  if (!(data55 && typeof data55 == "object" && !Array.isArray(data55))) {
                    const err55 = {
                      instancePath: instancePath + "/scraper/retention/defaultChanges/" + i9,
                      schemaPath:
                        "#/properties/scraper/properties/retention/properties/defaultChanges/items/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
              } else {
                const err56 = {
                  instancePath: instancePath + "/scraper/retention/defaultChanges",
                  schemaPath:
                    "#/properties/scraper/properties/retention/properties/defaultChanges/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
          } else {
            const err57 = {
              instancePath: instancePath + "/scraper/retention",
              schemaPath: "#/properties/scraper/properties/retention/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = {
          instancePath: instancePath + "/scraper",
          schemaPath: "#/properties/scraper/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.playbooks !== undefined) {
      let data56 = data.playbooks;
      if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
        if (data56.enabled !== undefined) {
          if (typeof data56.enabled !== "boolean") {
            const err59 = {
              instancePath: instancePath + "/playbooks/enabled",
              schemaPath: "#/properties/playbooks/properties/enabled/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data56.deletePod !== undefined) {
          if (typeof data56.deletePod !== "boolean") {
            const err60 = {
              instancePath: instancePath + "/playbooks/deletePod",
              schemaPath: "#/properties/playbooks/properties/deletePod/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
        if (data56.deleteResource !== undefined) {
          if (typeof data56.deleteResource !== "boolean") {
            const err61 = {
              instancePath: instancePath + "/playbooks/deleteResource",
              schemaPath: "#/properties/playbooks/properties/deleteResource/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data56.cleanupFailedPods !== undefined) {
          if (typeof data56.cleanupFailedPods !== "boolean") {
            const err62 = {
              instancePath: instancePath + "/playbooks/cleanupFailedPods",
              schemaPath: "#/properties/playbooks/properties/cleanupFailedPods/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data56.podSnapshot !== undefined) {
          if (typeof data56.podSnapshot !== "boolean") {
            const err63 = {
              instancePath: instancePath + "/playbooks/podSnapshot",
              schemaPath: "#/properties/playbooks/properties/podSnapshot/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data56.requestNamespaceAccess !== undefined) {
          if (typeof data56.requestNamespaceAccess !== "boolean") {
            const err64 = {
              instancePath: instancePath + "/playbooks/requestNamespaceAccess",
              schemaPath: "#/properties/playbooks/properties/requestNamespaceAccess/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
        if (data56.restartDeployment !== undefined) {
          if (typeof data56.restartDeployment !== "boolean") {
            const err65 = {
              instancePath: instancePath + "/playbooks/restartDeployment",
              schemaPath: "#/properties/playbooks/properties/restartDeployment/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data56.scaleDeployment !== undefined) {
          if (typeof data56.scaleDeployment !== "boolean") {
            const err66 = {
              instancePath: instancePath + "/playbooks/scaleDeployment",
              schemaPath: "#/properties/playbooks/properties/scaleDeployment/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
        if (data56.createDeployment !== undefined) {
          if (typeof data56.createDeployment !== "boolean") {
            const err67 = {
              instancePath: instancePath + "/playbooks/createDeployment",
              schemaPath: "#/properties/playbooks/properties/createDeployment/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data56.updateResourceImage !== undefined) {
          if (typeof data56.updateResourceImage !== "boolean") {
            const err68 = {
              instancePath: instancePath + "/playbooks/updateResourceImage",
              schemaPath: "#/properties/playbooks/properties/updateResourceImage/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data56.updateResourceRequestsLimits !== undefined) {
          if (typeof data56.updateResourceRequestsLimits !== "boolean") {
            const err69 = {
              instancePath: instancePath + "/playbooks/updateResourceRequestsLimits",
              schemaPath: "#/properties/playbooks/properties/updateResourceRequestsLimits/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data56.edit_kubernetes_manifests !== undefined) {
          let data68 = data56.edit_kubernetes_manifests;
          if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
            if (data68.enabled !== undefined) {
              if (typeof data68.enabled !== "boolean") {
                const err70 = {
                  instancePath: instancePath + "/playbooks/edit_kubernetes_manifests/enabled",
                  schemaPath:
                    "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/enabled/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            if (data68.git_connection !== undefined) {
              if (typeof data68.git_connection !== "string") {
                const err71 = {
                  instancePath:
                    instancePath + "/playbooks/edit_kubernetes_manifests/git_connection",
                  schemaPath:
                    "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/git_connection/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                };
                if (vErrors === null) {
                  vErrors = [err71];
                } else {
                  vErrors.push(err71);
                }
                errors++;
              }
            }
          } else {
            const err72 = {
              instancePath: instancePath + "/playbooks/edit_kubernetes_manifests",
              schemaPath: "#/properties/playbooks/properties/edit_kubernetes_manifests/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err72];
            } else {
              vErrors.push(err72);
            }
            errors++;
          }
        }
      } else {
        const err73 = {
          instancePath: instancePath + "/playbooks",
          schemaPath: "#/properties/playbooks/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err73];
        } else {
          vErrors.push(err73);
        }
        errors++;
      }
    }
  } else {
    const err74 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err74];
    } else {
      vErrors.push(err74);
    }
    errors++;
  }
  validate638.errors = vErrors;
  return errors === 0;
}
validate638.evaluated = {
  props: {
    nameOverride: true,
    fullnameOverride: true,
    labels: true,
    global: true,
    clusterName: true,
    kubeconfig: true,
    prometheusURL: true,
    prometheus: true,
    metrics: true,
    topology: true,
    scraper: true,
    playbooks: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
