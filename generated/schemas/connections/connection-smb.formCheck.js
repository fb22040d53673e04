// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate724;
export default validate724;
const schema171 = {
  title: "SmbConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "server", "share"],
  additionalProperties: false,
  examples: [
    {
      name: "reports-share",
      namespace: "default",
      server: "files.corp.example.com",
      port: 445,
      share: "reports",
      username: "svc-reports",
      password: "secret://smb/password",
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
    server: {
      type: "string",
      minLength: 1,
      description: "Host name; stored as url and restored from it.",
      "x-wire": "url",
      "x-ui": { order: 3, label: "Server" },
    },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      default: 445,
      description: "Port.",
      "x-wire": "properties.port",
      "x-ui": { order: 4, label: "Port", widget: "port" },
    },
    share: {
      type: "string",
      minLength: 1,
      description: "Name of the share. Kept among the properties, so that it is not lost.",
      "x-wire": "properties.share",
      "x-ui": { order: 5, label: "Share" },
    },
    username: {
      type: "string",
      description: "User name.",
      "x-ui": { order: 6, label: "Username" },
    },
    password: {
      type: "string",
      description: "Password.",
      "x-ui": { order: 7, label: "Password", widget: "env-var" },
    },
  },
};
function validate724(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate724.evaluated;
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
    if (data.server === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "server" },
        message: "must have required property '" + "server" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.share === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "share" },
        message: "must have required property '" + "share" + "'",
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
          key0 === "server" ||
          key0 === "port" ||
          key0 === "share" ||
          key0 === "username" ||
          key0 === "password"
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
    if (data.server !== undefined) {
      let data2 = data.server;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err9 = {
            instancePath: instancePath + "/server",
            schemaPath: "#/properties/server/minLength",
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
          instancePath: instancePath + "/server",
          schemaPath: "#/properties/server/type",
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
    if (data.port !== undefined) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err11 = {
          instancePath: instancePath + "/port",
          schemaPath: "#/properties/port/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 65535 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 65535 },
            message: "must be <= 65535",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err13 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.share !== undefined) {
      let data4 = data.share;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err14 = {
            instancePath: instancePath + "/share",
            schemaPath: "#/properties/share/minLength",
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
          instancePath: instancePath + "/share",
          schemaPath: "#/properties/share/type",
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
    if (data.username !== undefined) {
      if (typeof data.username !== "string") {
        const err16 = {
          instancePath: instancePath + "/username",
          schemaPath: "#/properties/username/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.password !== undefined) {
      if (typeof data.password !== "string") {
        const err17 = {
          instancePath: instancePath + "/password",
          schemaPath: "#/properties/password/type",
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
  } else {
    const err18 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate724.errors = vErrors;
  return errors === 0;
}
validate724.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
