// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate951;
export default validate951;
const schema224 = {
  type: "object",
  title: "PlaybookForm",
  description: "What the editor of a playbook holds.",
  required: ["title", "spec"],
  additionalProperties: false,
  examples: [
    {
      title: "Scale deployment",
      category: "Kubernetes",
      icon: "k8s",
      spec: "actions:\n  - name: scale\n    exec:\n      script: kubectl scale deployment web --replicas=3\n",
    },
  ],
  properties: {
    title: {
      type: "string",
      description: "Shown name.",
      minLength: 1,
      "x-ui": { order: 1, label: "Title", widget: "text" },
    },
    category: {
      type: "string",
      description: "Group in menus.",
      "x-ui": { order: 2, label: "Category", widget: "text" },
      "x-wire": "spec.category",
    },
    icon: {
      type: "string",
      description: "Icon name.",
      "x-ui": { order: 3, label: "Icon", widget: "icon" },
    },
    description: {
      type: "string",
      description: "Free text.",
      "x-ui": { order: 4, label: "Description", widget: "textarea" },
    },
    spec: {
      type: "string",
      description: "The playbook as YAML.",
      minLength: 1,
      "x-ui": { order: 5, label: "Spec", widget: "yaml" },
    },
  },
};
function validate951(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate951.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "title" },
        message: "must have required property '" + "title" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.spec === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "spec" },
        message: "must have required property '" + "spec" + "'",
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
          key0 === "title" ||
          key0 === "category" ||
          key0 === "icon" ||
          key0 === "description" ||
          key0 === "spec"
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
    if (data.title !== undefined) {
      let data0 = data.title;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err3 = {
            instancePath: instancePath + "/title",
            schemaPath: "#/properties/title/minLength",
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
          instancePath: instancePath + "/title",
          schemaPath: "#/properties/title/type",
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
    if (data.category !== undefined) {
      if (typeof data.category !== "string") {
        const err5 = {
          instancePath: instancePath + "/category",
          schemaPath: "#/properties/category/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err6 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err7 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.spec !== undefined) {
      let data4 = data.spec;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err8 = {
            instancePath: instancePath + "/spec",
            schemaPath: "#/properties/spec/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate951.errors = vErrors;
  return errors === 0;
}
validate951.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
