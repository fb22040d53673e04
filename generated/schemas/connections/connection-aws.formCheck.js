// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate649;
export default validate649;
const schema121 = {
  title: "AwsConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace"],
  additionalProperties: false,
  examples: [
    {
      name: "aws-prod",
      namespace: "default",
      region: "eu-west-1",
      accessKey: "secret://aws/AWS_ACCESS_KEY_ID",
      secretKey: "secret://aws/AWS_SECRET_ACCESS_KEY",
      insecure_tls: false,
    },
    {
      name: "aws-pod-role",
      namespace: "default",
      region: "us-east-1",
      profile: "default",
      insecure_tls: false,
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
    region: {
      type: "string",
      description: "Region.",
      "x-wire": "properties.region",
      "x-ui": { order: 3, label: "Region" },
    },
    profile: {
      type: "string",
      description: "Profile of the AWS configuration.",
      "x-wire": "properties.profile",
      "x-ui": { order: 4, label: "Profile" },
    },
    accessKey: {
      type: "string",
      description: "Access key; stored as user name.",
      "x-wire": "username",
      "x-ui": { order: 5, label: "Access Key", widget: "env-var" },
    },
    secretKey: {
      type: "string",
      description: "Secret key; stored as password.",
      "x-wire": "password",
      "x-ui": { order: 6, label: "Secret Key", widget: "env-var" },
    },
    insecure_tls: {
      type: "boolean",
      default: false,
      description:
        "Skip certificate checks. Stored in the column that the backend reads, not among the properties.",
      "x-ui": { order: 7, label: "Insecure TLS", widget: "switch" },
    },
  },
};
function validate649(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate649.evaluated;
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
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "region" ||
          key0 === "profile" ||
          key0 === "accessKey" ||
          key0 === "secretKey" ||
          key0 === "insecure_tls"
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
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err5 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
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
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.region !== undefined) {
      if (typeof data.region !== "string") {
        const err7 = {
          instancePath: instancePath + "/region",
          schemaPath: "#/properties/region/type",
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
    if (data.profile !== undefined) {
      if (typeof data.profile !== "string") {
        const err8 = {
          instancePath: instancePath + "/profile",
          schemaPath: "#/properties/profile/type",
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
    if (data.accessKey !== undefined) {
      if (typeof data.accessKey !== "string") {
        const err9 = {
          instancePath: instancePath + "/accessKey",
          schemaPath: "#/properties/accessKey/type",
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
    if (data.secretKey !== undefined) {
      if (typeof data.secretKey !== "string") {
        const err10 = {
          instancePath: instancePath + "/secretKey",
          schemaPath: "#/properties/secretKey/type",
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
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err11 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate649.errors = vErrors;
  return errors === 0;
}
validate649.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
