// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate641;
export default validate641;
const schema115 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "chart-mission-control.json",
  title: "MissionControlChartValues",
  description: "Values of the chart that watches Mission Control itself.",
  "x-kind": {},
  "x-chart": {
    name: "mission-control-watchtower",
    version: "0.1.29-beta.3",
    repository: "https://flanksource.github.io/charts",
  },
  type: "object",
  examples: [{ topologyName: "mission-control", isAgent: false, views: { enabled: true } }],
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
    connectionName: {
      type: "string",
      description: "Name of the connection to the backend's database.",
      default: "mission-control-db",
    },
    isAgent: { type: "boolean", description: "Whether this is an agent.", default: false },
    playbooks: {
      type: "boolean",
      description: "Whether its playbooks are created.",
      default: true,
    },
    pushLocation: {
      type: "object",
      description: "Where an agent pushes to.",
      properties: { url: { type: "string", description: "Address." } },
    },
    topology: {
      type: "object",
      description: "Topology of Mission Control.",
      properties: {
        enabled: { type: "boolean", description: "Whether it is created.", default: true },
      },
    },
    views: {
      type: "object",
      description: "Views.",
      properties: {
        enabled: { type: "boolean", description: "Whether any is created.", default: true },
        unhealthyConfigs: {
          type: "object",
          description: "Unhealthy catalog items.",
          properties: {
            enabled: { type: "boolean", description: "Whether it is created.", default: true },
            sidebar: {
              type: "boolean",
              description: "Whether it stands in the sidebar.",
              default: true,
            },
          },
        },
        pods: {
          type: "object",
          description: "Pods.",
          properties: {
            enabled: { type: "boolean", description: "Whether it is created.", default: false },
            sidebar: {
              type: "boolean",
              description: "Whether it stands in the sidebar.",
              default: false,
            },
          },
        },
      },
    },
  },
};
function validate641(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="chart-mission-control.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate641.evaluated;
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
    if (data.connectionName !== undefined) {
      if (typeof data.connectionName !== "string") {
        const err6 = {
          instancePath: instancePath + "/connectionName",
          schemaPath: "#/properties/connectionName/type",
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
    if (data.isAgent !== undefined) {
      if (typeof data.isAgent !== "boolean") {
        const err7 = {
          instancePath: instancePath + "/isAgent",
          schemaPath: "#/properties/isAgent/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.playbooks !== undefined) {
      if (typeof data.playbooks !== "boolean") {
        const err8 = {
          instancePath: instancePath + "/playbooks",
          schemaPath: "#/properties/playbooks/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.pushLocation !== undefined) {
      let data9 = data.pushLocation;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.url !== undefined) {
          if (typeof data9.url !== "string") {
            const err9 = {
              instancePath: instancePath + "/pushLocation/url",
              schemaPath: "#/properties/pushLocation/properties/url/type",
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
          instancePath: instancePath + "/pushLocation",
          schemaPath: "#/properties/pushLocation/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.topology !== undefined) {
      let data11 = data.topology;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.enabled !== undefined) {
          if (typeof data11.enabled !== "boolean") {
            const err11 = {
              instancePath: instancePath + "/topology/enabled",
              schemaPath: "#/properties/topology/properties/enabled/type",
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
      } else {
        const err12 = {
          instancePath: instancePath + "/topology",
          schemaPath: "#/properties/topology/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.views !== undefined) {
      let data13 = data.views;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.enabled !== undefined) {
          if (typeof data13.enabled !== "boolean") {
            const err13 = {
              instancePath: instancePath + "/views/enabled",
              schemaPath: "#/properties/views/properties/enabled/type",
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
        if (data13.unhealthyConfigs !== undefined) {
          let data15 = data13.unhealthyConfigs;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.enabled !== undefined) {
              if (typeof data15.enabled !== "boolean") {
                const err14 = {
                  instancePath: instancePath + "/views/unhealthyConfigs/enabled",
                  schemaPath:
                    "#/properties/views/properties/unhealthyConfigs/properties/enabled/type",
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
            if (data15.sidebar !== undefined) {
              if (typeof data15.sidebar !== "boolean") {
                const err15 = {
                  instancePath: instancePath + "/views/unhealthyConfigs/sidebar",
                  schemaPath:
                    "#/properties/views/properties/unhealthyConfigs/properties/sidebar/type",
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
          } else {
            const err16 = {
              instancePath: instancePath + "/views/unhealthyConfigs",
              schemaPath: "#/properties/views/properties/unhealthyConfigs/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data13.pods !== undefined) {
          let data18 = data13.pods;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.enabled !== undefined) {
              if (typeof data18.enabled !== "boolean") {
                const err17 = {
                  instancePath: instancePath + "/views/pods/enabled",
                  schemaPath: "#/properties/views/properties/pods/properties/enabled/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
                };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data18.sidebar !== undefined) {
              if (typeof data18.sidebar !== "boolean") {
                const err18 = {
                  instancePath: instancePath + "/views/pods/sidebar",
                  schemaPath: "#/properties/views/properties/pods/properties/sidebar/type",
                  keyword: "type",
                  params: { type: "boolean" },
                  message: "must be boolean",
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
              instancePath: instancePath + "/views/pods",
              schemaPath: "#/properties/views/properties/pods/type",
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
          instancePath: instancePath + "/views",
          schemaPath: "#/properties/views/type",
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
  } else {
    const err21 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
validate641.evaluated = {
  props: {
    nameOverride: true,
    fullnameOverride: true,
    labels: true,
    global: true,
    topologyName: true,
    connectionName: true,
    isAgent: true,
    playbooks: true,
    pushLocation: true,
    topology: true,
    views: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
