// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate959;
export default validate959;
const schema227 = {
  type: "object",
  title: "ScopeForm",
  description: "Form of a scope.",
  required: ["name", "targets"],
  additionalProperties: false,
  examples: [
    {
      name: "payments",
      description: "Payments in the EU",
      targets: [
        { config: { agent: "eu", tags: { namespace: "payments" } } },
        { playbook: { wildcard: true } },
      ],
    },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name is required",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    namespace: {
      type: "string",
      description: "Namespace.",
      "x-ui": { order: 2, label: "Namespace", widget: "text" },
    },
    description: {
      type: "string",
      description: "Free text.",
      "x-ui": { order: 3, label: "Description", widget: "textarea" },
    },
    targets: {
      type: "array",
      description: "At least one target is required",
      items: {
        type: "object",
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
        properties: {
          config: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 1, label: "Config" },
            anyOf: [
              { required: ["name"] },
              { required: ["agent"] },
              { required: ["tags"] },
              { required: ["tagSelector"] },
              { required: ["wildcard"] },
            ],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              tags: {
                type: "object",
                description: "Tags that all match.",
                additionalProperties: { type: "string" },
                "x-ui": { order: 3, label: "Tags", widget: "key-value" },
              },
              tagSelector: { type: "string", description: "Tags as text." },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          component: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 2, label: "Component" },
            anyOf: [{ required: ["name"] }, { required: ["agent"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          playbook: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 3, label: "Playbook" },
            anyOf: [{ required: ["name"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          canary: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 4, label: "Canary" },
            anyOf: [{ required: ["name"] }, { required: ["agent"] }, { required: ["wildcard"] }],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
          global: {
            type: "object",
            description: "Resources of this kind.",
            additionalProperties: false,
            "x-ui": { order: 5, label: "Global" },
            anyOf: [
              { required: ["name"] },
              { required: ["agent"] },
              { required: ["tags"] },
              { required: ["tagSelector"] },
              { required: ["wildcard"] },
            ],
            properties: {
              name: {
                type: "string",
                description: "Name.",
                "x-ui": { order: 1, label: "Name", widget: "text" },
              },
              agent: {
                type: "string",
                description: "Agent.",
                "x-ui": { order: 2, label: "Agent", widget: "select" },
              },
              tags: {
                type: "object",
                description: "Tags that all match.",
                additionalProperties: { type: "string" },
                "x-ui": { order: 3, label: "Tags", widget: "key-value" },
              },
              tagSelector: { type: "string", description: "Tags as text." },
              wildcard: {
                type: "boolean",
                description: "Everything of this kind.",
                default: false,
                "x-ui": { order: 4, label: "Wildcard", widget: "switch" },
              },
            },
          },
        },
      },
      minItems: 1,
      maxItems: 10,
      "x-ui": { order: 4, label: "Targets" },
    },
  },
};
function validate959(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate959.evaluated;
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
    if (data.targets === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "targets" },
        message: "must have required property '" + "targets" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(key0 === "name" || key0 === "namespace" || key0 === "description" || key0 === "targets")
      ) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err3 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err5 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err6 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.targets !== undefined) {
      let data3 = data.targets;
      if (Array.isArray(data3)) {
        if (data3.length > 10) {
          const err7 = {
            instancePath: instancePath + "/targets",
            schemaPath: "#/properties/targets/maxItems",
            keyword: "maxItems",
            params: { limit: 10 },
            message: "must NOT have more than 10 items",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data3.length < 1) {
          const err8 = {
            instancePath: instancePath + "/targets",
            schemaPath: "#/properties/targets/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (Object.keys(data4).length > 1) {
              const err9 = {
                instancePath: instancePath + "/targets/" + i0,
                schemaPath: "#/properties/targets/items/maxProperties",
                keyword: "maxProperties",
                params: { limit: 1 },
                message: "must NOT have more than 1 properties",
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (Object.keys(data4).length < 1) {
              const err10 = {
                instancePath: instancePath + "/targets/" + i0,
                schemaPath: "#/properties/targets/items/minProperties",
                keyword: "minProperties",
                params: { limit: 1 },
                message: "must NOT have fewer than 1 properties",
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            for (const key1 in data4) {
              if (
                !(
                  key1 === "config" ||
                  key1 === "component" ||
                  key1 === "playbook" ||
                  key1 === "canary" ||
                  key1 === "global"
                )
              ) {
                const err11 = {
                  instancePath: instancePath + "/targets/" + i0,
                  schemaPath: "#/properties/targets/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data4.config !== undefined) {
              let data5 = data4.config;
              const _errs15 = errors;
              let valid4 = false;
              const _errs16 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.name === undefined) {
                  const err12 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs16 === errors;
              valid4 = valid4 || _valid0;
              const _errs17 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.agent === undefined) {
                  const err13 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "agent" },
                    message: "must have required property '" + "agent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs17 === errors;
              valid4 = valid4 || _valid0;
              const _errs18 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.tags === undefined) {
                  const err14 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/anyOf/2/required",
                    keyword: "required",
                    params: { missingProperty: "tags" },
                    message: "must have required property '" + "tags" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs18 === errors;
              valid4 = valid4 || _valid0;
              const _errs19 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.tagSelector === undefined) {
                  const err15 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/anyOf/3/required",
                    keyword: "required",
                    params: { missingProperty: "tagSelector" },
                    message: "must have required property '" + "tagSelector" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs19 === errors;
              valid4 = valid4 || _valid0;
              const _errs20 = errors;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.wildcard === undefined) {
                  const err16 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/anyOf/4/required",
                    keyword: "required",
                    params: { missingProperty: "wildcard" },
                    message: "must have required property '" + "wildcard" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
              var _valid0 = _errs20 === errors;
              valid4 = valid4 || _valid0;
              if (!valid4) {
                const err17 = {
                  instancePath: instancePath + "/targets/" + i0 + "/config",
                  schemaPath: "#/properties/targets/items/properties/config/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
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
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                for (const key2 in data5) {
                  if (
                    !(
                      key2 === "name" ||
                      key2 === "agent" ||
                      key2 === "tags" ||
                      key2 === "tagSelector" ||
                      key2 === "wildcard"
                    )
                  ) {
                    const err18 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config",
                      schemaPath:
                        "#/properties/targets/items/properties/config/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key2 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
                if (data5.name !== undefined) {
                  if (typeof data5.name !== "string") {
                    const err19 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config/name",
                      schemaPath:
                        "#/properties/targets/items/properties/config/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data5.agent !== undefined) {
                  if (typeof data5.agent !== "string") {
                    const err20 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config/agent",
                      schemaPath:
                        "#/properties/targets/items/properties/config/properties/agent/type",
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
                if (data5.tags !== undefined) {
                  let data8 = data5.tags;
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    for (const key3 in data8) {
                      if (typeof data8[key3] !== "string") {
                        const err21 = {
                          instancePath:
                            instancePath +
                            "/targets/" +
                            i0 +
                            "/config/tags/" +
                            key3.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/targets/items/properties/config/properties/tags/additionalProperties/type",
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
                  } else {
                    const err22 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config/tags",
                      schemaPath:
                        "#/properties/targets/items/properties/config/properties/tags/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data5.tagSelector !== undefined) {
                  if (typeof data5.tagSelector !== "string") {
                    const err23 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config/tagSelector",
                      schemaPath:
                        "#/properties/targets/items/properties/config/properties/tagSelector/type",
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
                if (data5.wildcard !== undefined) {
                  if (typeof data5.wildcard !== "boolean") {
                    const err24 = {
                      instancePath: instancePath + "/targets/" + i0 + "/config/wildcard",
                      schemaPath:
                        "#/properties/targets/items/properties/config/properties/wildcard/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
              } else {
                const err25 = {
                  instancePath: instancePath + "/targets/" + i0 + "/config",
                  schemaPath: "#/properties/targets/items/properties/config/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data4.component !== undefined) {
              let data12 = data4.component;
              const _errs37 = errors;
              let valid7 = false;
              const _errs38 = errors;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.name === undefined) {
                  const err26 = {
                    instancePath: instancePath + "/targets/" + i0 + "/component",
                    schemaPath: "#/properties/targets/items/properties/component/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs38 === errors;
              valid7 = valid7 || _valid1;
              const _errs39 = errors;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.agent === undefined) {
                  const err27 = {
                    instancePath: instancePath + "/targets/" + i0 + "/component",
                    schemaPath: "#/properties/targets/items/properties/component/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "agent" },
                    message: "must have required property '" + "agent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs39 === errors;
              valid7 = valid7 || _valid1;
              const _errs40 = errors;
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.wildcard === undefined) {
                  const err28 = {
                    instancePath: instancePath + "/targets/" + i0 + "/component",
                    schemaPath: "#/properties/targets/items/properties/component/anyOf/2/required",
                    keyword: "required",
                    params: { missingProperty: "wildcard" },
                    message: "must have required property '" + "wildcard" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs40 === errors;
              valid7 = valid7 || _valid1;
              if (!valid7) {
                const err29 = {
                  instancePath: instancePath + "/targets/" + i0 + "/component",
                  schemaPath: "#/properties/targets/items/properties/component/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              } else {
                errors = _errs37;
                if (vErrors !== null) {
                  if (_errs37) {
                    vErrors.length = _errs37;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                for (const key4 in data12) {
                  if (!(key4 === "name" || key4 === "agent" || key4 === "wildcard")) {
                    const err30 = {
                      instancePath: instancePath + "/targets/" + i0 + "/component",
                      schemaPath:
                        "#/properties/targets/items/properties/component/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key4 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data12.name !== undefined) {
                  if (typeof data12.name !== "string") {
                    const err31 = {
                      instancePath: instancePath + "/targets/" + i0 + "/component/name",
                      schemaPath:
                        "#/properties/targets/items/properties/component/properties/name/type",
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
                if (data12.agent !== undefined) {
                  if (typeof data12.agent !== "string") {
                    const err32 = {
                      instancePath: instancePath + "/targets/" + i0 + "/component/agent",
                      schemaPath:
                        "#/properties/targets/items/properties/component/properties/agent/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data12.wildcard !== undefined) {
                  if (typeof data12.wildcard !== "boolean") {
                    const err33 = {
                      instancePath: instancePath + "/targets/" + i0 + "/component/wildcard",
                      schemaPath:
                        "#/properties/targets/items/properties/component/properties/wildcard/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
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
                  instancePath: instancePath + "/targets/" + i0 + "/component",
                  schemaPath: "#/properties/targets/items/properties/component/type",
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
            if (data4.playbook !== undefined) {
              let data16 = data4.playbook;
              const _errs50 = errors;
              let valid9 = false;
              const _errs51 = errors;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.name === undefined) {
                  const err35 = {
                    instancePath: instancePath + "/targets/" + i0 + "/playbook",
                    schemaPath: "#/properties/targets/items/properties/playbook/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
              var _valid2 = _errs51 === errors;
              valid9 = valid9 || _valid2;
              const _errs52 = errors;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.wildcard === undefined) {
                  const err36 = {
                    instancePath: instancePath + "/targets/" + i0 + "/playbook",
                    schemaPath: "#/properties/targets/items/properties/playbook/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "wildcard" },
                    message: "must have required property '" + "wildcard" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              }
              var _valid2 = _errs52 === errors;
              valid9 = valid9 || _valid2;
              if (!valid9) {
                const err37 = {
                  instancePath: instancePath + "/targets/" + i0 + "/playbook",
                  schemaPath: "#/properties/targets/items/properties/playbook/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              } else {
                errors = _errs50;
                if (vErrors !== null) {
                  if (_errs50) {
                    vErrors.length = _errs50;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                for (const key5 in data16) {
                  if (!(key5 === "name" || key5 === "wildcard")) {
                    const err38 = {
                      instancePath: instancePath + "/targets/" + i0 + "/playbook",
                      schemaPath:
                        "#/properties/targets/items/properties/playbook/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key5 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                }
                if (data16.name !== undefined) {
                  if (typeof data16.name !== "string") {
                    const err39 = {
                      instancePath: instancePath + "/targets/" + i0 + "/playbook/name",
                      schemaPath:
                        "#/properties/targets/items/properties/playbook/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                }
                if (data16.wildcard !== undefined) {
                  if (typeof data16.wildcard !== "boolean") {
                    const err40 = {
                      instancePath: instancePath + "/targets/" + i0 + "/playbook/wildcard",
                      schemaPath:
                        "#/properties/targets/items/properties/playbook/properties/wildcard/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                }
              } else {
                const err41 = {
                  instancePath: instancePath + "/targets/" + i0 + "/playbook",
                  schemaPath: "#/properties/targets/items/properties/playbook/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data4.canary !== undefined) {
              let data19 = data4.canary;
              const _errs60 = errors;
              let valid11 = false;
              const _errs61 = errors;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                if (data19.name === undefined) {
                  const err42 = {
                    instancePath: instancePath + "/targets/" + i0 + "/canary",
                    schemaPath: "#/properties/targets/items/properties/canary/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              }
              var _valid3 = _errs61 === errors;
              valid11 = valid11 || _valid3;
              const _errs62 = errors;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                if (data19.agent === undefined) {
                  const err43 = {
                    instancePath: instancePath + "/targets/" + i0 + "/canary",
                    schemaPath: "#/properties/targets/items/properties/canary/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "agent" },
                    message: "must have required property '" + "agent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              }
              var _valid3 = _errs62 === errors;
              valid11 = valid11 || _valid3;
              const _errs63 = errors;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                if (data19.wildcard === undefined) {
                  const err44 = {
                    instancePath: instancePath + "/targets/" + i0 + "/canary",
                    schemaPath: "#/properties/targets/items/properties/canary/anyOf/2/required",
                    keyword: "required",
                    params: { missingProperty: "wildcard" },
                    message: "must have required property '" + "wildcard" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
              var _valid3 = _errs63 === errors;
              valid11 = valid11 || _valid3;
              if (!valid11) {
                const err45 = {
                  instancePath: instancePath + "/targets/" + i0 + "/canary",
                  schemaPath: "#/properties/targets/items/properties/canary/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              } else {
                errors = _errs60;
                if (vErrors !== null) {
                  if (_errs60) {
                    vErrors.length = _errs60;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key6 in data19) {
                  if (!(key6 === "name" || key6 === "agent" || key6 === "wildcard")) {
                    const err46 = {
                      instancePath: instancePath + "/targets/" + i0 + "/canary",
                      schemaPath:
                        "#/properties/targets/items/properties/canary/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key6 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                }
                if (data19.name !== undefined) {
                  if (typeof data19.name !== "string") {
                    const err47 = {
                      instancePath: instancePath + "/targets/" + i0 + "/canary/name",
                      schemaPath:
                        "#/properties/targets/items/properties/canary/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data19.agent !== undefined) {
                  if (typeof data19.agent !== "string") {
                    const err48 = {
                      instancePath: instancePath + "/targets/" + i0 + "/canary/agent",
                      schemaPath:
                        "#/properties/targets/items/properties/canary/properties/agent/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
                if (data19.wildcard !== undefined) {
                  if (typeof data19.wildcard !== "boolean") {
                    const err49 = {
                      instancePath: instancePath + "/targets/" + i0 + "/canary/wildcard",
                      schemaPath:
                        "#/properties/targets/items/properties/canary/properties/wildcard/type",
                      keyword: "type",
                      params: { type: "boolean" },
                      message: "must be boolean",
                    };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
              } else {
                const err50 = {
                  instancePath: instancePath + "/targets/" + i0 + "/canary",
                  schemaPath: "#/properties/targets/items/properties/canary/type",
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
            if (data4.global !== undefined) {
              let data23 = data4.global;
              const _errs73 = errors;
              let valid13 = false;
              const _errs74 = errors;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.name === undefined) {
                  const err51 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/anyOf/0/required",
                    keyword: "required",
                    params: { missingProperty: "name" },
                    message: "must have required property '" + "name" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs74 === errors;
              valid13 = valid13 || _valid4;
              const _errs75 = errors;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.agent === undefined) {
                  const err52 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: "agent" },
                    message: "must have required property '" + "agent" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs75 === errors;
              valid13 = valid13 || _valid4;
              const _errs76 = errors;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.tags === undefined) {
                  const err53 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/anyOf/2/required",
                    keyword: "required",
                    params: { missingProperty: "tags" },
                    message: "must have required property '" + "tags" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs76 === errors;
              valid13 = valid13 || _valid4;
              const _errs77 = errors;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.tagSelector === undefined) {
                  const err54 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/anyOf/3/required",
                    keyword: "required",
                    params: { missingProperty: "tagSelector" },
                    message: "must have required property '" + "tagSelector" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs77 === errors;
              valid13 = valid13 || _valid4;
              const _errs78 = errors;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.wildcard === undefined) {
                  const err55 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/anyOf/4/required",
                    keyword: "required",
                    params: { missingProperty: "wildcard" },
                    message: "must have required property '" + "wildcard" + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              }
              var _valid4 = _errs78 === errors;
              valid13 = valid13 || _valid4;
              if (!valid13) {
                const err56 = {
                  instancePath: instancePath + "/targets/" + i0 + "/global",
                  schemaPath: "#/properties/targets/items/properties/global/anyOf",
                  keyword: "anyOf",
                  params: {},
                  message: "must match a schema in anyOf",
                };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              } else {
                errors = _errs73;
                if (vErrors !== null) {
                  if (_errs73) {
                    vErrors.length = _errs73;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                for (const key7 in data23) {
                  if (
                    !(
                      key7 === "name" ||
                      key7 === "agent" ||
                      key7 === "tags" ||
                      key7 === "tagSelector" ||
                      key7 === "wildcard"
                    )
                  ) {
                    const err57 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global",
                      schemaPath:
                        "#/properties/targets/items/properties/global/additionalProperties",
                      keyword: "additionalProperties",
                      params: { additionalProperty: key7 },
                      message: "must NOT have additional properties",
                    };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
                if (data23.name !== undefined) {
                  if (typeof data23.name !== "string") {
                    const err58 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global/name",
                      schemaPath:
                        "#/properties/targets/items/properties/global/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
                if (data23.agent !== undefined) {
                  if (typeof data23.agent !== "string") {
                    const err59 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global/agent",
                      schemaPath:
                        "#/properties/targets/items/properties/global/properties/agent/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
                if (data23.tags !== undefined) {
                  let data26 = data23.tags;
                  if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                    for (const key8 in data26) {
                      if (typeof data26[key8] !== "string") {
                        const err60 = {
                          instancePath:
                            instancePath +
                            "/targets/" +
                            i0 +
                            "/global/tags/" +
                            key8.replace(/~/g, "~0").replace(/\//g, "~1"),
                          schemaPath:
                            "#/properties/targets/items/properties/global/properties/tags/additionalProperties/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err60];
                        } else {
                          vErrors.push(err60);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err61 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global/tags",
                      schemaPath:
                        "#/properties/targets/items/properties/global/properties/tags/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data23.tagSelector !== undefined) {
                  if (typeof data23.tagSelector !== "string") {
                    const err62 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global/tagSelector",
                      schemaPath:
                        "#/properties/targets/items/properties/global/properties/tagSelector/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data23.wildcard !== undefined) {
                  if (typeof data23.wildcard !== "boolean") {
                    const err63 = {
                      instancePath: instancePath + "/targets/" + i0 + "/global/wildcard",
                      schemaPath:
                        "#/properties/targets/items/properties/global/properties/wildcard/type",
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
              } else {
                const err64 = {
                  instancePath: instancePath + "/targets/" + i0 + "/global",
                  schemaPath: "#/properties/targets/items/properties/global/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
          } else {
            const err65 = {
              instancePath: instancePath + "/targets/" + i0,
              schemaPath: "#/properties/targets/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
      } else {
        const err66 = {
          instancePath: instancePath + "/targets",
          schemaPath: "#/properties/targets/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
  } else {
    const err67 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err67];
    } else {
      vErrors.push(err67);
    }
    errors++;
  }
  validate959.errors = vErrors;
  return errors === 0;
}
validate959.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
