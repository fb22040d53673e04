// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate883;
export default validate883;
const schema213 = {
  title: "TelegramConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "token", "chats"],
  additionalProperties: false,
  "x-url": "telegram://$(password)@telegram/?Chats={chats}",
  examples: [
    {
      name: "telegram-ops",
      namespace: "default",
      token: "secret://telegram/token",
      chats: "@acme_ops,-1001234567890",
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
    token: {
      type: "string",
      minLength: 1,
      description: "Token of the bot.",
      "x-wire": "password",
      "x-ui": { order: 3, label: "Token", widget: "env-var" },
    },
    chats: {
      type: "string",
      minLength: 1,
      description: "Chat ids or @channels, separated by commas; stored as user name.",
      "x-wire": "username",
      "x-ui": { order: 4, label: "Chats" },
    },
  },
};
function validate883(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate883.evaluated;
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
    if (data.token === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "token" },
        message: "must have required property '" + "token" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.chats === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "chats" },
        message: "must have required property '" + "chats" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "namespace" || key0 === "token" || key0 === "chats")) {
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
    if (data.token !== undefined) {
      let data2 = data.token;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err9 = {
            instancePath: instancePath + "/token",
            schemaPath: "#/properties/token/minLength",
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
          instancePath: instancePath + "/token",
          schemaPath: "#/properties/token/type",
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
    if (data.chats !== undefined) {
      let data3 = data.chats;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
          const err11 = {
            instancePath: instancePath + "/chats",
            schemaPath: "#/properties/chats/minLength",
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
          instancePath: instancePath + "/chats",
          schemaPath: "#/properties/chats/type",
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
  validate883.errors = vErrors;
  return errors === 0;
}
validate883.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
