// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate865;
export default validate865;
const schema201 = {
  title: "OpsgenieConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "host", "port", "apiKey"],
  additionalProperties: false,
  "x-url": "opsgenie://{+host}:{port}/$(password)",
  examples: [
    {
      name: "opsgenie",
      namespace: "default",
      host: "api.opsgenie.com",
      port: 443,
      apiKey: "secret://opsgenie/api-key",
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
      default: "api.opsgenie.com",
      description: "Host of the service.",
      "x-wire": "properties.host",
      "x-ui": { order: 3, label: "Host" },
    },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      default: 443,
      description: "Port.",
      "x-wire": "properties.port",
      "x-ui": { order: 4, label: "Port", widget: "port" },
    },
    apiKey: {
      type: "string",
      minLength: 1,
      description: "API key.",
      "x-wire": "password",
      "x-ui": { order: 5, label: "API Key", widget: "env-var" },
    },
  },
};
function validate865(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate865.evaluated;
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
    if (data.apiKey === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "apiKey" },
        message: "must have required property '" + "apiKey" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "host" ||
          key0 === "port" ||
          key0 === "apiKey"
        )
      ) {
        const err5 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err6 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err8 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
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
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.host !== undefined) {
      let data2 = data.host;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err10 = {
            instancePath: instancePath + "/host",
            schemaPath: "#/properties/host/minLength",
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
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
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
    if (data.port !== undefined) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
        const err12 = {
          instancePath: instancePath + "/port",
          schemaPath: "#/properties/port/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 65535 || isNaN(data3)) {
          const err13 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 65535 },
            message: "must be <= 65535",
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err14 = {
            instancePath: instancePath + "/port",
            schemaPath: "#/properties/port/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.apiKey !== undefined) {
      let data4 = data.apiKey;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err15 = {
            instancePath: instancePath + "/apiKey",
            schemaPath: "#/properties/apiKey/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/apiKey",
          schemaPath: "#/properties/apiKey/type",
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
  } else {
    const err17 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate865.errors = vErrors;
  return errors === 0;
}
validate865.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
