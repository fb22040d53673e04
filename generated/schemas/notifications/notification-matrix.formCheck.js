// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate856;
export default validate856;
const schema195 = {
  title: "MatrixConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "password", "host"],
  additionalProperties: false,
  "x-url": "matrix://{user}:$(password)@{+host}/?DisableTLS={insecure_tls}",
  examples: [
    {
      name: "matrix-ops",
      namespace: "default",
      user: "bot",
      password: "secret://matrix/password",
      host: "matrix.example.com",
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
    user: {
      type: "string",
      description: "User; empty with an access token.",
      "x-wire": "username",
      "x-ui": { order: 3, label: "User" },
    },
    password: {
      type: "string",
      minLength: 1,
      description: "Password, or an access token.",
      "x-ui": { order: 4, label: "Password or token", widget: "env-var" },
    },
    host: {
      type: "string",
      minLength: 1,
      description: "Home server.",
      "x-wire": "properties.host",
      "x-ui": { order: 5, label: "Host" },
    },
    insecure_tls: {
      type: "boolean",
      default: false,
      description: "Skip certificate checks.",
      "x-ui": { order: 6, label: "Insecure TLS", widget: "switch" },
    },
  },
};
function validate856(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate856.evaluated;
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
    if (data.host === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "host" },
        message: "must have required property '" + "host" + "'",
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
          key0 === "user" ||
          key0 === "password" ||
          key0 === "host" ||
          key0 === "insecure_tls"
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
    if (data.user !== undefined) {
      if (typeof data.user !== "string") {
        const err9 = {
          instancePath: instancePath + "/user",
          schemaPath: "#/properties/user/type",
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
    if (data.password !== undefined) {
      let data3 = data.password;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
          const err10 = {
            instancePath: instancePath + "/password",
            schemaPath: "#/properties/password/minLength",
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
          instancePath: instancePath + "/password",
          schemaPath: "#/properties/password/type",
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
    if (data.host !== undefined) {
      let data4 = data.host;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err12 = {
            instancePath: instancePath + "/host",
            schemaPath: "#/properties/host/minLength",
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
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
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
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err14 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
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
  validate856.errors = vErrors;
  return errors === 0;
}
validate856.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
