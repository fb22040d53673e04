// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1196;
export default validate1196;
const schema262 = {
  type: "object",
  title: "TeamForm",
  description: "Form of the record.",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: {
      type: "string",
      description: "Name.",
      minLength: 1,
      "x-ui": { order: 1, label: "Name", widget: "text" },
    },
    icon: {
      type: "string",
      description: "Icon name.",
      default: "group",
      "x-ui": { order: 2, label: "Icon", widget: "icon" },
    },
    spec: {
      type: "string",
      description: "The specification as YAML.",
      "x-ui": { order: 9, label: "Spec", widget: "yaml" },
    },
  },
  examples: [
    { name: "platform", icon: "group", spec: "components:\n  - labelSelector: team=platform\n" },
  ],
};
function validate1196(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1196.evaluated;
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
      if (!(key0 === "name" || key0 === "icon" || key0 === "spec")) {
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err4 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.spec !== undefined) {
      if (typeof data.spec !== "string") {
        const err5 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
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
  validate1196.errors = vErrors;
  return errors === 0;
}
validate1196.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
