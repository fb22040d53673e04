// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate874;
export default validate874;
const schema207 = {
  title: "RocketchatConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "host", "port", "tokenA", "tokenB", "channel"],
  additionalProperties: false,
  "x-url": "rocketchat://{user}@{+host}:{port}/$(username)/$(password)/{channel}",
  examples: [
    {
      name: "rocketchat-ops",
      namespace: "default",
      user: "quarterdeck",
      host: "rocket.example.com",
      port: 443,
      tokenA: "secret://rocketchat/a",
      tokenB: "secret://rocketchat/b",
      channel: "ops",
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
      description: "Name that the message shows.",
      "x-wire": "properties.user",
      "x-ui": { order: 3, label: "Username" },
    },
    host: {
      type: "string",
      minLength: 1,
      description: "Host of the server.",
      "x-wire": "properties.host",
      "x-ui": { order: 4, label: "Host" },
    },
    port: {
      type: "integer",
      minimum: 0,
      maximum: 65535,
      description: "Port.",
      "x-wire": "properties.port",
      "x-ui": { order: 5, label: "Port", widget: "port" },
    },
    tokenA: {
      type: "string",
      minLength: 1,
      description: "First part of the webhook's token; stored as user name.",
      "x-wire": "username",
      "x-ui": { order: 6, label: "Token A", widget: "env-var" },
    },
    tokenB: {
      type: "string",
      minLength: 1,
      description: "Second part of the webhook's token.",
      "x-wire": "password",
      "x-ui": { order: 7, label: "Token B", widget: "env-var" },
    },
    channel: {
      type: "string",
      minLength: 1,
      description: "Channel.",
      "x-wire": "properties.channel",
      "x-ui": { order: 8, label: "Channel" },
    },
  },
};
function validate874(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate874.evaluated;
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
    if (data.tokenA === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "tokenA" },
        message: "must have required property '" + "tokenA" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.tokenB === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "tokenB" },
        message: "must have required property '" + "tokenB" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.channel === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "channel" },
        message: "must have required property '" + "channel" + "'",
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
          key0 === "user" ||
          key0 === "host" ||
          key0 === "port" ||
          key0 === "tokenA" ||
          key0 === "tokenB" ||
          key0 === "channel"
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
    if (data.user !== undefined) {
      if (typeof data.user !== "string") {
        const err12 = {
          instancePath: instancePath + "/user",
          schemaPath: "#/properties/user/type",
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
      let data3 = data.host;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
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
      let data4 = data.port;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4))) {
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
      if (typeof data4 == "number") {
        if (data4 > 65535 || isNaN(data4)) {
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
        if (data4 < 0 || isNaN(data4)) {
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
    if (data.tokenA !== undefined) {
      let data5 = data.tokenA;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err18 = {
            instancePath: instancePath + "/tokenA",
            schemaPath: "#/properties/tokenA/minLength",
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
          instancePath: instancePath + "/tokenA",
          schemaPath: "#/properties/tokenA/type",
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
    if (data.tokenB !== undefined) {
      let data6 = data.tokenB;
      if (typeof data6 === "string") {
        if (data6.length < 1) {
          const err20 = {
            instancePath: instancePath + "/tokenB",
            schemaPath: "#/properties/tokenB/minLength",
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
          instancePath: instancePath + "/tokenB",
          schemaPath: "#/properties/tokenB/type",
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
    if (data.channel !== undefined) {
      let data7 = data.channel;
      if (typeof data7 === "string") {
        if (data7.length < 1) {
          const err22 = {
            instancePath: instancePath + "/channel",
            schemaPath: "#/properties/channel/minLength",
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
          instancePath: instancePath + "/channel",
          schemaPath: "#/properties/channel/type",
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
  } else {
    const err24 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err24];
    } else {
      vErrors.push(err24);
    }
    errors++;
  }
  validate874.errors = vErrors;
  return errors === 0;
}
validate874.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
