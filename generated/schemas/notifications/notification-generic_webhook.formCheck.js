// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate847;
export default validate847;
const schema189 = {
  title: "GenericWebhookConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "url", "requestMethod", "messageKey", "titleKey"],
  additionalProperties: false,
  "x-url":
    "generic+{+url}?ContentType={contentType}&MessageKey={messageKey}&TitleKey={titleKey}&RequestMethod={requestMethod}&DisableTLS={insecure_tls}",
  examples: [
    {
      name: "pager-hook",
      namespace: "default",
      url: "https://hooks.example.com/alerts?team=ops",
      contentType: "application/json",
      requestMethod: "POST",
      messageKey: "message",
      titleKey: "title",
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
    url: {
      type: "string",
      minLength: 1,
      description:
        "Address of the webhook. Kept among the properties, because the url column holds the built address.",
      "x-wire": "properties.url",
      "x-ui": { order: 3, label: "URL" },
    },
    contentType: {
      type: "string",
      default: "application/json",
      description: "Type of the body.",
      "x-wire": "properties.contentType",
      "x-ui": { order: 4, label: "Content Type" },
    },
    requestMethod: {
      type: "string",
      enum: ["POST", "GET"],
      default: "POST",
      description: "Method of the call.",
      "x-wire": "properties.requestMethod",
      "x-ui": { order: 5, label: "Request Method", widget: "switch" },
    },
    messageKey: {
      type: "string",
      minLength: 1,
      default: "message",
      description: "Key of the message in the body.",
      "x-wire": "properties.key",
      "x-ui": { order: 6, label: "Message Key" },
    },
    titleKey: {
      type: "string",
      minLength: 1,
      default: "title",
      description: "Key of the title in the body.",
      "x-wire": "properties.titleKey",
      "x-ui": { order: 7, label: "Title Key" },
    },
    insecure_tls: {
      type: "boolean",
      default: false,
      description: "Skip certificate checks.",
      "x-ui": { order: 8, label: "Insecure TLS", widget: "switch" },
    },
  },
};
function validate847(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate847.evaluated;
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
    if (data.url === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "url" },
        message: "must have required property '" + "url" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.requestMethod === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "requestMethod" },
        message: "must have required property '" + "requestMethod" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.messageKey === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "messageKey" },
        message: "must have required property '" + "messageKey" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.titleKey === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "titleKey" },
        message: "must have required property '" + "titleKey" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "namespace" ||
          key0 === "url" ||
          key0 === "contentType" ||
          key0 === "requestMethod" ||
          key0 === "messageKey" ||
          key0 === "titleKey" ||
          key0 === "insecure_tls"
        )
      ) {
        const err6 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err7 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      let data1 = data.namespace;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err9 = {
            instancePath: instancePath + "/namespace",
            schemaPath: "#/properties/namespace/minLength",
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
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.url !== undefined) {
      let data2 = data.url;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err11 = {
            instancePath: instancePath + "/url",
            schemaPath: "#/properties/url/minLength",
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
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.contentType !== undefined) {
      if (typeof data.contentType !== "string") {
        const err13 = {
          instancePath: instancePath + "/contentType",
          schemaPath: "#/properties/contentType/type",
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
    if (data.requestMethod !== undefined) {
      let data4 = data.requestMethod;
      if (typeof data4 !== "string") {
        const err14 = {
          instancePath: instancePath + "/requestMethod",
          schemaPath: "#/properties/requestMethod/type",
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
      if (!(data4 === "POST" || data4 === "GET")) {
        const err15 = {
          instancePath: instancePath + "/requestMethod",
          schemaPath: "#/properties/requestMethod/enum",
          keyword: "enum",
          params: { allowedValues: schema189.properties.requestMethod.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.messageKey !== undefined) {
      let data5 = data.messageKey;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err16 = {
            instancePath: instancePath + "/messageKey",
            schemaPath: "#/properties/messageKey/minLength",
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
          instancePath: instancePath + "/messageKey",
          schemaPath: "#/properties/messageKey/type",
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
    if (data.titleKey !== undefined) {
      let data6 = data.titleKey;
      if (typeof data6 === "string") {
        if (data6.length < 1) {
          const err18 = {
            instancePath: instancePath + "/titleKey",
            schemaPath: "#/properties/titleKey/minLength",
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
          instancePath: instancePath + "/titleKey",
          schemaPath: "#/properties/titleKey/type",
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
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err20 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate847.errors = vErrors;
  return errors === 0;
}
validate847.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
