// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1162;
export default validate1162;
const schema252 = {
  title: "AzureScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  required: ["connection"],
  additionalProperties: false,
  examples: [
    {
      connection: "connection://azure-prod",
      subscriptionID: "e3911016-5810-415f-b075-682db169988f",
      tags: [{ name: "account", value: "prod" }],
      createFields: ["$.properties.createdTime"],
      deleteFields: ["$.properties.deletedTime"],
    },
  ],
  properties: {
    connection: {
      type: "string",
      description: "Stored connection.",
      minLength: 1,
      "x-ui": { order: 1, label: "Connection", widget: "connection" },
    },
    subscriptionID: {
      type: "string",
      description: "Id of the subscription.",
      "x-ui": { order: 2, label: "Subscription ID" },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 3, label: "Tags", widget: "json" },
    },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
      "x-ui": { order: 4, label: "Create Fields", widget: "list" },
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
      "x-ui": { order: 5, label: "Delete Fields", widget: "list" },
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
function validate1162(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1162.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.connection === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "connection" },
        message: "must have required property '" + "connection" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "connection" ||
          key0 === "subscriptionID" ||
          key0 === "tags" ||
          key0 === "createFields" ||
          key0 === "deleteFields"
        )
      ) {
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
    if (data.connection !== undefined) {
      let data0 = data.connection;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/connection",
            schemaPath: "#/properties/connection/minLength",
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
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.subscriptionID !== undefined) {
      if (typeof data.subscriptionID !== "string") {
        const err4 = {
          instancePath: instancePath + "/subscriptionID",
          schemaPath: "#/properties/subscriptionID/type",
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
    if (data.tags !== undefined) {
      let data2 = data.tags;
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          const err5 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate983(data2[i0], {
              instancePath: instancePath + "/tags/" + i0,
              parentData: data2,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.createFields !== undefined) {
      let data4 = data.createFields;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data4[i1] !== "string") {
            const err7 = {
              instancePath: instancePath + "/createFields/" + i1,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
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
    if (data.deleteFields !== undefined) {
      let data6 = data.deleteFields;
      if (Array.isArray(data6)) {
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (typeof data6[i2] !== "string") {
            const err9 = {
              instancePath: instancePath + "/deleteFields/" + i2,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
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
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate1162.errors = vErrors;
  return errors === 0;
}
validate1162.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
