// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate637;
export default validate637;
const schema113 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "chart-flux.json",
  title: "FluxChartValues",
  description: "Values of the chart that makes a topology of Flux, and playbooks for it.",
  "x-kind": {},
  "x-chart": {
    name: "mission-control-flux",
    version: "0.1.20",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [
    {
      topologyName: "flux",
      playbooks: { enabled: true, git: { connection: "connection://mission-control/gitops" } },
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
    topologyName: { type: "string", description: "Name of the topology." },
    playbooks: {
      type: "object",
      description: "Playbooks for Flux' resources.",
      properties: {
        enabled: { type: "boolean", description: "Whether any is created.", default: true },
        git: {
          type: "object",
          description: "Where changes are committed.",
          properties: {
            connection: {
              type: "string",
              description: "Connection of the Git repository.",
              examples: ["connection://mission-control/gitops"],
            },
          },
        },
        reconcile: { type: "boolean", description: "Reconcile now.", default: true },
        resume: { type: "boolean", description: "Resume.", default: true },
        suspend: { type: "boolean", description: "Suspend.", default: true },
        updateHelmChartVersion: {
          type: "boolean",
          description: "Update a chart's version.",
          default: true,
        },
        updateHelmValues: {
          type: "boolean",
          description: "Update a release's values.",
          default: true,
        },
        updateResourceImage: { type: "boolean", description: "Update an image.", default: true },
        updateResourceReplicas: { type: "boolean", description: "Scale.", default: true },
        updateResourceResources: {
          type: "boolean",
          description: "Update requests and limits.",
          default: true,
        },
      },
    },
  },
};
function validate637(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="chart-flux.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate637.evaluated;
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
    if (data.topologyName !== undefined) {
      if (typeof data.topologyName !== "string") {
        const err5 = {
          instancePath: instancePath + "/topologyName",
          schemaPath: "#/properties/topologyName/type",
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
    if (data.playbooks !== undefined) {
      let data6 = data.playbooks;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.enabled !== undefined) {
          if (typeof data6.enabled !== "boolean") {
            const err6 = {
              instancePath: instancePath + "/playbooks/enabled",
              schemaPath: "#/properties/playbooks/properties/enabled/type",
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
        if (data6.git !== undefined) {
          let data8 = data6.git;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.connection !== undefined) {
              if (typeof data8.connection !== "string") {
                const err7 = {
                  instancePath: instancePath + "/playbooks/git/connection",
                  schemaPath: "#/properties/playbooks/properties/git/properties/connection/type",
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
              instancePath: instancePath + "/playbooks/git",
              schemaPath: "#/properties/playbooks/properties/git/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data6.reconcile !== undefined) {
          if (typeof data6.reconcile !== "boolean") {
            const err9 = {
              instancePath: instancePath + "/playbooks/reconcile",
              schemaPath: "#/properties/playbooks/properties/reconcile/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data6.resume !== undefined) {
          if (typeof data6.resume !== "boolean") {
            const err10 = {
              instancePath: instancePath + "/playbooks/resume",
              schemaPath: "#/properties/playbooks/properties/resume/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data6.suspend !== undefined) {
          if (typeof data6.suspend !== "boolean") {
            const err11 = {
              instancePath: instancePath + "/playbooks/suspend",
              schemaPath: "#/properties/playbooks/properties/suspend/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data6.updateHelmChartVersion !== undefined) {
          if (typeof data6.updateHelmChartVersion !== "boolean") {
            const err12 = {
              instancePath: instancePath + "/playbooks/updateHelmChartVersion",
              schemaPath: "#/properties/playbooks/properties/updateHelmChartVersion/type",
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
        if (data6.updateHelmValues !== undefined) {
          if (typeof data6.updateHelmValues !== "boolean") {
            const err13 = {
              instancePath: instancePath + "/playbooks/updateHelmValues",
              schemaPath: "#/properties/playbooks/properties/updateHelmValues/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data6.updateResourceImage !== undefined) {
          if (typeof data6.updateResourceImage !== "boolean") {
            const err14 = {
              instancePath: instancePath + "/playbooks/updateResourceImage",
              schemaPath: "#/properties/playbooks/properties/updateResourceImage/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data6.updateResourceReplicas !== undefined) {
          if (typeof data6.updateResourceReplicas !== "boolean") {
            const err15 = {
              instancePath: instancePath + "/playbooks/updateResourceReplicas",
              schemaPath: "#/properties/playbooks/properties/updateResourceReplicas/type",
              keyword: "type",
              params: { type: "boolean" },
              message: "must be boolean",
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data6.updateResourceResources !== undefined) {
          if (typeof data6.updateResourceResources !== "boolean") {
            const err16 = {
              instancePath: instancePath + "/playbooks/updateResourceResources",
              schemaPath: "#/properties/playbooks/properties/updateResourceResources/type",
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
      } else {
        const err17 = {
          instancePath: instancePath + "/playbooks",
          schemaPath: "#/properties/playbooks/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate637.errors = vErrors;
  return errors === 0;
}
validate637.evaluated = {
  props: {
    nameOverride: true,
    fullnameOverride: true,
    labels: true,
    global: true,
    topologyName: true,
    playbooks: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
