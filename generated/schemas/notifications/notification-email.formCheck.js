// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate844;
export default validate844;
const schema187 = {
  title: "EmailConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: [
    "name",
    "namespace",
    "host",
    "port",
    "fromAddress",
    "fromName",
    "encryptionMethod",
    "authMethod",
  ],
  additionalProperties: false,
  "x-url":
    "smtp://$(username):$(password)@{+host}:{port}/?UseStartTLS={insecure_tls}&Encryption={encryptionMethod}&Auth={authMethod}",
  examples: [
    {
      name: "mail",
      namespace: "default",
      host: "smtp.example.com",
      port: 587,
      username: "alerts",
      password: "secret://smtp/password",
      fromAddress: "alerts@example.com",
      fromName: "Alerts",
      encryptionMethod: "Auto",
      authMethod: "Plain",
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
    host: {
      type: "string",
      minLength: 1,
      description: "Host of the mail server.",
      "x-wire": "properties.host",
      "x-ui": { order: 3, label: "Host" },
    },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      default: 587,
      description: "Port.",
      "x-wire": "properties.port",
      "x-ui": { order: 4, label: "Port", widget: "port" },
    },
    username: {
      type: "string",
      description: "User name.",
      "x-ui": { order: 5, label: "Username", widget: "env-var" },
    },
    password: {
      type: "string",
      description: "Password.",
      "x-ui": { order: 6, label: "Password", widget: "env-var" },
    },
    fromAddress: {
      type: "string",
      minLength: 1,
      description: "Address of the sender.",
      "x-wire": "properties.from",
      "x-ui": { order: 7, label: "From Address" },
    },
    fromName: {
      type: "string",
      minLength: 1,
      description: "Name of the sender.",
      "x-wire": "properties.fromName",
      "x-ui": { order: 8, label: "From Name" },
    },
    encryptionMethod: {
      type: "string",
      enum: ["None", "ExplicitTLS", "ImplicitTLS", "Auto"],
      default: "Auto",
      description: "Encryption of the connection.",
      "x-wire": "properties.encryptionMethod",
      "x-ui": { order: 9, label: "Encryption Method", widget: "switch" },
    },
    authMethod: {
      type: "string",
      enum: ["None", "Plain", "CRAMMD5", "Unknown", "OAuth2"],
      default: "Unknown",
      description: "Way of signing in.",
      "x-wire": "properties.authMethod",
      "x-ui": { order: 10, label: "Auth Method", widget: "switch" },
    },
    insecure_tls: {
      type: "boolean",
      default: false,
      description: "Skip certificate checks.",
      "x-ui": { order: 11, label: "Insecure TLS", widget: "switch" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
function validate844(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate844.evaluated;
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
    if (data.host === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "host" },
        message: "must have required property '" + "host" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.port === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "port" },
        message: "must have required property '" + "port" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.fromAddress === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "fromAddress" },
        message: "must have required property '" + "fromAddress" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.fromName === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "fromName" },
        message: "must have required property '" + "fromName" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.encryptionMethod === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "encryptionMethod" },
        message: "must have required property '" + "encryptionMethod" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.authMethod === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "authMethod" },
        message: "must have required property '" + "authMethod" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema187.properties, key0)) {
        const err8 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err9 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err11 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
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
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.host !== undefined) {
      let data2 = data.host;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err13 = {
            instancePath: instancePath + "/host",
            schemaPath: "#/properties/host/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
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
    if (data.port !== undefined) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err15 = {
          instancePath: instancePath + "/port",
          schemaPath: "#/properties/port/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 65535 || isNaN(data3)) {
          const err16 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 65535 },
            message: "must be <= 65535",
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err17 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.username !== undefined) {
      if (typeof data.username !== "string") {
        const err18 = {
          instancePath: instancePath + "/username",
          schemaPath: "#/properties/username/type",
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
    if (data.password !== undefined) {
      if (typeof data.password !== "string") {
        const err19 = {
          instancePath: instancePath + "/password",
          schemaPath: "#/properties/password/type",
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
    if (data.fromAddress !== undefined) {
      let data6 = data.fromAddress;
      if (typeof data6 === "string") {
        if (data6.length < 1) {
          const err20 = {
            instancePath: instancePath + "/fromAddress",
            schemaPath: "#/properties/fromAddress/minLength",
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
          instancePath: instancePath + "/fromAddress",
          schemaPath: "#/properties/fromAddress/type",
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
    if (data.fromName !== undefined) {
      let data7 = data.fromName;
      if (typeof data7 === "string") {
        if (data7.length < 1) {
          const err22 = {
            instancePath: instancePath + "/fromName",
            schemaPath: "#/properties/fromName/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/fromName",
          schemaPath: "#/properties/fromName/type",
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
    if (data.encryptionMethod !== undefined) {
      let data8 = data.encryptionMethod;
      if (typeof data8 !== "string") {
        const err24 = {
          instancePath: instancePath + "/encryptionMethod",
          schemaPath: "#/properties/encryptionMethod/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (
        !(
          data8 === "None" ||
          data8 === "ExplicitTLS" ||
          data8 === "ImplicitTLS" ||
          data8 === "Auto"
        )
      ) {
        const err25 = {
          instancePath: instancePath + "/encryptionMethod",
          schemaPath: "#/properties/encryptionMethod/enum",
          keyword: "enum",
          params: { allowedValues: schema187.properties.encryptionMethod.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.authMethod !== undefined) {
      let data9 = data.authMethod;
      if (typeof data9 !== "string") {
        const err26 = {
          instancePath: instancePath + "/authMethod",
          schemaPath: "#/properties/authMethod/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (
        !(
          data9 === "None" ||
          data9 === "Plain" ||
          data9 === "CRAMMD5" ||
          data9 === "Unknown" ||
          data9 === "OAuth2"
        )
      ) {
        const err27 = {
          instancePath: instancePath + "/authMethod",
          schemaPath: "#/properties/authMethod/enum",
          keyword: "enum",
          params: { allowedValues: schema187.properties.authMethod.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err28 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
  } else {
    const err29 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate844.errors = vErrors;
  return errors === 0;
}
validate844.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
