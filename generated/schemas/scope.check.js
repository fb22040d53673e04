// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate952;
export default validate952;
const schema225 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scope.json",
  title: "ScopeSpec",
  description: "Sets of resources that a permission can be limited to.",
  "x-kind": {
    kind: "Scope",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "scopes",
  },
  type: "object",
  required: ["targets"],
  additionalProperties: false,
  examples: [
    {
      description: "Payments",
      targets: [
        { config: { tagSelector: "namespace=payments" } },
        { component: { name: "payments", agent: "eu" } },
      ],
    },
    { targets: [{ playbook: { name: "*" } }] },
  ],
  properties: {
    description: { type: "string", description: "Free text." },
    targets: {
      type: "array",
      description: "What the scope covers.",
      items: {
        type: "object",
        description: "Exactly one kind of resource.",
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
        properties: {
          config: { $ref: "scope-selector.json", description: "Catalog items.", minProperties: 1 },
          component: { $ref: "scope-selector.json", description: "Components.", minProperties: 1 },
          playbook: { $ref: "scope-selector.json", description: "Playbooks.", minProperties: 1 },
          canary: { $ref: "scope-selector.json", description: "Canaries.", minProperties: 1 },
          global: { $ref: "scope-selector.json", description: "All kinds.", minProperties: 1 },
        },
      },
      minItems: 1,
      maxItems: 10,
    },
  },
  $defs: {
    form: {
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
                anyOf: [
                  { required: ["name"] },
                  { required: ["agent"] },
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
                anyOf: [
                  { required: ["name"] },
                  { required: ["agent"] },
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
    },
  },
};
const schema226 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scope-selector.json",
  title: "ScopeSelector",
  description: "Picks the resources of one kind that a scope covers.",
  type: "object",
  additionalProperties: false,
  examples: [{ tagSelector: "namespace=payments" }],
  properties: {
    agent: {
      type: "string",
      description: "Agent of the resource: id, name, self (no agent) or all.",
    },
    name: {
      type: "string",
      description: "Name; * alone is everything, commas separate, ! excludes.",
    },
    tagSelector: {
      type: "string",
      description: "Tags that all match, such as cluster=prod,region=eu.",
    },
  },
};
function validate953(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scope-selector.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate953.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "agent" || key0 === "name" || key0 === "tagSelector")) {
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
    if (data.agent !== undefined) {
      if (typeof data.agent !== "string") {
        const err1 = {
          instancePath: instancePath + "/agent",
          schemaPath: "#/properties/agent/type",
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
    if (data.tagSelector !== undefined) {
      if (typeof data.tagSelector !== "string") {
        const err3 = {
          instancePath: instancePath + "/tagSelector",
          schemaPath: "#/properties/tagSelector/type",
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
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/type",
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
  validate953.errors = vErrors;
  return errors === 0;
}
validate953.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate952(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scope.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate952.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.targets === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "targets" },
        message: "must have required property '" + "targets" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "description" || key0 === "targets")) {
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err2 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.targets !== undefined) {
      let data1 = data.targets;
      if (Array.isArray(data1)) {
        if (data1.length > 10) {
          const err3 = {
            instancePath: instancePath + "/targets",
            schemaPath: "#/properties/targets/maxItems",
            keyword: "maxItems",
            params: { limit: 10 },
            message: "must NOT have more than 10 items",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err4 = {
            instancePath: instancePath + "/targets",
            schemaPath: "#/properties/targets/minItems",
            keyword: "minItems",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 items",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (Object.keys(data2).length > 1) {
              const err5 = {
                instancePath: instancePath + "/targets/" + i0,
                schemaPath: "#/properties/targets/items/maxProperties",
                keyword: "maxProperties",
                params: { limit: 1 },
                message: "must NOT have more than 1 properties",
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (Object.keys(data2).length < 1) {
              const err6 = {
                instancePath: instancePath + "/targets/" + i0,
                schemaPath: "#/properties/targets/items/minProperties",
                keyword: "minProperties",
                params: { limit: 1 },
                message: "must NOT have fewer than 1 properties",
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (
                !(
                  key1 === "config" ||
                  key1 === "component" ||
                  key1 === "playbook" ||
                  key1 === "canary" ||
                  key1 === "global"
                )
              ) {
                const err7 = {
                  instancePath: instancePath + "/targets/" + i0,
                  schemaPath: "#/properties/targets/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data2.config !== undefined) {
              let data3 = data2.config;
              if (
                !validate953(data3, {
                  instancePath: instancePath + "/targets/" + i0 + "/config",
                  parentData: data2,
                  parentDataProperty: "config",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
                errors = vErrors.length;
              }
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (Object.keys(data3).length < 1) {
                  const err8 = {
                    instancePath: instancePath + "/targets/" + i0 + "/config",
                    schemaPath: "#/properties/targets/items/properties/config/minProperties",
                    keyword: "minProperties",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 properties",
                  };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              }
            }
            if (data2.component !== undefined) {
              let data4 = data2.component;
              if (
                !validate953(data4, {
                  instancePath: instancePath + "/targets/" + i0 + "/component",
                  parentData: data2,
                  parentDataProperty: "component",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
                errors = vErrors.length;
              }
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (Object.keys(data4).length < 1) {
                  const err9 = {
                    instancePath: instancePath + "/targets/" + i0 + "/component",
                    schemaPath: "#/properties/targets/items/properties/component/minProperties",
                    keyword: "minProperties",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 properties",
                  };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
            }
            if (data2.playbook !== undefined) {
              let data5 = data2.playbook;
              if (
                !validate953(data5, {
                  instancePath: instancePath + "/targets/" + i0 + "/playbook",
                  parentData: data2,
                  parentDataProperty: "playbook",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
                errors = vErrors.length;
              }
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (Object.keys(data5).length < 1) {
                  const err10 = {
                    instancePath: instancePath + "/targets/" + i0 + "/playbook",
                    schemaPath: "#/properties/targets/items/properties/playbook/minProperties",
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
              }
            }
            if (data2.canary !== undefined) {
              let data6 = data2.canary;
              if (
                !validate953(data6, {
                  instancePath: instancePath + "/targets/" + i0 + "/canary",
                  parentData: data2,
                  parentDataProperty: "canary",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
                errors = vErrors.length;
              }
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (Object.keys(data6).length < 1) {
                  const err11 = {
                    instancePath: instancePath + "/targets/" + i0 + "/canary",
                    schemaPath: "#/properties/targets/items/properties/canary/minProperties",
                    keyword: "minProperties",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 properties",
                  };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data2.global !== undefined) {
              let data7 = data2.global;
              if (
                !validate953(data7, {
                  instancePath: instancePath + "/targets/" + i0 + "/global",
                  parentData: data2,
                  parentDataProperty: "global",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors =
                  vErrors === null ? validate953.errors : vErrors.concat(validate953.errors);
                errors = vErrors.length;
              }
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (Object.keys(data7).length < 1) {
                  const err12 = {
                    instancePath: instancePath + "/targets/" + i0 + "/global",
                    schemaPath: "#/properties/targets/items/properties/global/minProperties",
                    keyword: "minProperties",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 properties",
                  };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err13 = {
              instancePath: instancePath + "/targets/" + i0,
              schemaPath: "#/properties/targets/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/targets",
          schemaPath: "#/properties/targets/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
      instancePath,
      schemaPath: "#/type",
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
  validate952.errors = vErrors;
  return errors === 0;
}
validate952.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
