// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate655;
export default validate655;
const schema125 = {
  title: "AzureDevopsConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "organization", "personalAccessToken"],
  additionalProperties: false,
  examples: [
    {
      name: "azure-devops",
      namespace: "default",
      organization: "acme",
      personalAccessToken: "secret://azure-devops/token",
    },
  ],
  properties: {
    name: {
      type: "string",
      minLength: 1,
      description: "Unique within the namespace.",
      "x-ui": { order: 1, label: "Name" },
    },
    namespace: {
      type: "string",
      minLength: 1,
      default: "default",
      description: "Where the connection lives.",
      "x-ui": { order: 2, label: "Namespace" },
    },
    organization: {
      type: "string",
      minLength: 1,
      description: "Organization; stored as user name.",
      "x-wire": "username",
      "x-ui": { order: 3, label: "Organization" },
    },
    personalAccessToken: {
      type: "string",
      minLength: 1,
      description: "Personal access token; stored as password.",
      "x-wire": "password",
      "x-ui": { order: 4, label: "Personal Access Token", widget: "env-var" },
    },
  },
};
function validate655(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate655.evaluated;
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
    if (data.namespace === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.organization === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "organization" },
        message: "must have required property '" + "organization" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.personalAccessToken === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "personalAccessToken" },
        message: "must have required property '" + "personalAccessToken" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "organization" ||
          key0 === "personalAccessToken"
        )
      ) {
        const err4 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err5 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err7 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.organization !== undefined) {
      let data2 = data.organization;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err9 = {
            instancePath: instancePath + "/organization",
            schemaPath: "#/properties/organization/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/organization",
          schemaPath: "#/properties/organization/type",
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
    if (data.personalAccessToken !== undefined) {
      let data3 = data.personalAccessToken;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
          const err11 = {
            instancePath: instancePath + "/personalAccessToken",
            schemaPath: "#/properties/personalAccessToken/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/personalAccessToken",
          schemaPath: "#/properties/personalAccessToken/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate655.errors = vErrors;
  return errors === 0;
}
validate655.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
