// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1179;
export default validate1179;
const schema258 = {
  title: "KubernetesFileScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  required: ["type", "id"],
  additionalProperties: false,
  examples: [
    {
      type: "Config::Pod",
      id: "$.name",
      selector: {
        kind: "Statefulset",
        name: "postgres",
        namespace: "db",
        labelSelector: "app=postgres",
      },
      container: "postgres",
      format: "properties",
      files: [{ format: "properties", path: ["/var/lib/postgresql/data/postgresql.conf"] }],
      tags: [{ name: "team", value: "db" }],
    },
  ],
  properties: {
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
      minLength: 1,
      "x-ui": { order: 1, label: "Type" },
    },
    id: {
      type: "string",
      description: "Id of the item: text or JSONPath.",
      minLength: 1,
      "x-ui": { order: 2, label: "ID" },
    },
    selector: {
      type: "object",
      additionalProperties: false,
      description: "Which pods.",
      "x-ui": { order: 3, label: "Selector", group: "Selector" },
      properties: {
        kind: { type: "string", description: "Kind.", "x-ui": { order: 1, label: "Kind" } },
        name: { type: "string", description: "Name.", "x-ui": { order: 2, label: "Name" } },
        namespace: {
          type: "string",
          description: "Namespace.",
          "x-ui": { order: 3, label: "Namespace" },
        },
        fieldSelector: {
          type: "string",
          description: "Field selector.",
          "x-ui": { order: 4, label: "Field Selector" },
        },
        labelSelector: {
          type: "string",
          description: "Label selector.",
          "x-ui": { order: 5, label: "Label Selector" },
        },
      },
    },
    container: {
      type: "string",
      description: "Container.",
      "x-ui": { order: 4, label: "Container" },
    },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
      "x-ui": { order: 5, label: "Format", options: ["json", "yaml", "properties"] },
    },
    files: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        description: "Files of one format.",
        properties: {
          format: {
            type: "string",
            description: "json, yaml or properties.",
            "x-ui": { order: 1, label: "Format" },
          },
          path: {
            type: "array",
            items: { type: "string" },
            description: "Paths; patterns.",
            "x-ui": { order: 2, label: "Path", widget: "list" },
          },
        },
      },
      description: "Files to read.",
      "x-ui": { order: 6, label: "Files", widget: "list" },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 7, label: "Tags", widget: "json" },
    },
  },
};
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
function validate1179(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1179.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
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
        !(
          key0 === "type" ||
          key0 === "id" ||
          key0 === "selector" ||
          key0 === "container" ||
          key0 === "format" ||
          key0 === "files" ||
          key0 === "tags"
        )
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
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err3 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/properties/type/minLength",
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
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.id !== undefined) {
      let data1 = data.id;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err5 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.selector !== undefined) {
      let data2 = data.selector;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (
            !(
              key1 === "kind" ||
              key1 === "name" ||
              key1 === "namespace" ||
              key1 === "fieldSelector" ||
              key1 === "labelSelector"
            )
          ) {
            const err7 = {
              instancePath: instancePath + "/selector",
              schemaPath: "#/properties/selector/additionalProperties",
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
        if (data2.kind !== undefined) {
          if (typeof data2.kind !== "string") {
            const err8 = {
              instancePath: instancePath + "/selector/kind",
              schemaPath: "#/properties/selector/properties/kind/type",
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
        if (data2.name !== undefined) {
          if (typeof data2.name !== "string") {
            const err9 = {
              instancePath: instancePath + "/selector/name",
              schemaPath: "#/properties/selector/properties/name/type",
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
        if (data2.namespace !== undefined) {
          if (typeof data2.namespace !== "string") {
            const err10 = {
              instancePath: instancePath + "/selector/namespace",
              schemaPath: "#/properties/selector/properties/namespace/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data2.fieldSelector !== undefined) {
          if (typeof data2.fieldSelector !== "string") {
            const err11 = {
              instancePath: instancePath + "/selector/fieldSelector",
              schemaPath: "#/properties/selector/properties/fieldSelector/type",
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
        if (data2.labelSelector !== undefined) {
          if (typeof data2.labelSelector !== "string") {
            const err12 = {
              instancePath: instancePath + "/selector/labelSelector",
              schemaPath: "#/properties/selector/properties/labelSelector/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/selector",
          schemaPath: "#/properties/selector/type",
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
    if (data.container !== undefined) {
      if (typeof data.container !== "string") {
        const err14 = {
          instancePath: instancePath + "/container",
          schemaPath: "#/properties/container/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err15 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.files !== undefined) {
      let data10 = data.files;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key2 in data11) {
              if (!(key2 === "format" || key2 === "path")) {
                const err16 = {
                  instancePath: instancePath + "/files/" + i0,
                  schemaPath: "#/properties/files/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data11.format !== undefined) {
              if (typeof data11.format !== "string") {
                const err17 = {
                  instancePath: instancePath + "/files/" + i0 + "/format",
                  schemaPath: "#/properties/files/items/properties/format/type",
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
            }
            if (data11.path !== undefined) {
              let data13 = data11.path;
              if (Array.isArray(data13)) {
                const len1 = data13.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  if (typeof data13[i1] !== "string") {
                    const err18 = {
                      instancePath: instancePath + "/files/" + i0 + "/path/" + i1,
                      schemaPath: "#/properties/files/items/properties/path/items/type",
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
                  instancePath: instancePath + "/files/" + i0 + "/path",
                  schemaPath: "#/properties/files/items/properties/path/type",
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
          } else {
            const err20 = {
              instancePath: instancePath + "/files/" + i0,
              schemaPath: "#/properties/files/items/type",
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
          instancePath: instancePath + "/files",
          schemaPath: "#/properties/files/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.tags !== undefined) {
      let data15 = data.tags;
      if (Array.isArray(data15)) {
        if (data15.length > 5) {
          const err22 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        const len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate983(data15[i2], {
              instancePath: instancePath + "/tags/" + i2,
              parentData: data15,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
  validate1179.errors = vErrors;
  return errors === 0;
}
validate1179.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
