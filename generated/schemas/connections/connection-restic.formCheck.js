// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate715;
export default validate715;
const schema165 = {
  title: "ResticConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: [
    "name",
    "namespace",
    "password",
    "repositoryURL",
    "awsConnectionName",
    "accessKey",
    "secretKey",
  ],
  additionalProperties: false,
  examples: [
    {
      name: "nightly-backup",
      namespace: "default",
      password: "secret://restic/password",
      repositoryURL: "s3:s3.amazonaws.com/acme-restic",
      awsConnectionName: "aws-prod",
      accessKey: "secret://aws/AWS_ACCESS_KEY_ID",
      secretKey: "secret://aws/AWS_SECRET_ACCESS_KEY",
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
    password: {
      type: "string",
      minLength: 1,
      description: "Password.",
      "x-ui": { order: 3, label: "Password", widget: "env-var" },
    },
    repositoryURL: {
      type: "string",
      minLength: 1,
      description: "Address of the repository.",
      "x-wire": "url",
      "x-ui": { order: 4, label: "Repository URL" },
    },
    awsConnectionName: {
      type: "string",
      minLength: 1,
      description: "AWS connection. Kept among the properties: the table has no column for it.",
      "x-wire": "properties.awsConnectionName",
      "x-ui": { order: 5, label: "AWS Connection Name" },
    },
    accessKey: {
      type: "string",
      minLength: 1,
      description: "Access key. Kept among the properties: the table has no column for it.",
      "x-wire": "properties.accessKey",
      "x-ui": { order: 6, label: "Access Key", widget: "env-var" },
    },
    secretKey: {
      type: "string",
      minLength: 1,
      description: "Secret key. Kept among the properties: the table has no column for it.",
      "x-wire": "properties.secretKey",
      "x-ui": { order: 7, label: "Secret Key", widget: "env-var" },
    },
  },
};
function validate715(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate715.evaluated;
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
    if (data.password === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "password" },
        message: "must have required property '" + "password" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.repositoryURL === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "repositoryURL" },
        message: "must have required property '" + "repositoryURL" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.awsConnectionName === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "awsConnectionName" },
        message: "must have required property '" + "awsConnectionName" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.accessKey === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "accessKey" },
        message: "must have required property '" + "accessKey" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.secretKey === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "secretKey" },
        message: "must have required property '" + "secretKey" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "password" ||
          key0 === "repositoryURL" ||
          key0 === "awsConnectionName" ||
          key0 === "accessKey" ||
          key0 === "secretKey"
        )
      ) {
        const err7 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
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
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err8 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err10 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.password !== undefined) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err12 = {
            instancePath: instancePath + "/password",
            schemaPath: "#/properties/password/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/password",
          schemaPath: "#/properties/password/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.repositoryURL !== undefined) {
      let data3 = data.repositoryURL;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
          const err14 = {
            instancePath: instancePath + "/repositoryURL",
            schemaPath: "#/properties/repositoryURL/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/repositoryURL",
          schemaPath: "#/properties/repositoryURL/type",
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
    if (data.awsConnectionName !== undefined) {
      let data4 = data.awsConnectionName;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err16 = {
            instancePath: instancePath + "/awsConnectionName",
            schemaPath: "#/properties/awsConnectionName/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = {
          instancePath: instancePath + "/awsConnectionName",
          schemaPath: "#/properties/awsConnectionName/type",
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
    if (data.accessKey !== undefined) {
      let data5 = data.accessKey;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err18 = {
            instancePath: instancePath + "/accessKey",
            schemaPath: "#/properties/accessKey/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = {
          instancePath: instancePath + "/accessKey",
          schemaPath: "#/properties/accessKey/type",
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
    if (data.secretKey !== undefined) {
      let data6 = data.secretKey;
      if (typeof data6 === "string") {
        if (data6.length < 1) {
          const err20 = {
            instancePath: instancePath + "/secretKey",
            schemaPath: "#/properties/secretKey/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = {
          instancePath: instancePath + "/secretKey",
          schemaPath: "#/properties/secretKey/type",
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
      instancePath,
      schemaPath: "#/type",
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
  validate715.errors = vErrors;
  return errors === 0;
}
validate715.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
