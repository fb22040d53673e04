// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate862;
export default validate862;
const schema199 = {
  title: "NtfyConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "host", "topic"],
  additionalProperties: false,
  "x-url": "ntfy://{username}:$(password)@{+host}/{topic}?Scheme={insecure_tls?http:https}",
  examples: [
    {
      name: "ntfy-ops",
      namespace: "default",
      host: "ntfy.sh",
      topic: "acme-ops",
      insecure_tls: false,
    },
    {
      name: "ntfy-own",
      namespace: "default",
      username: "bot",
      password: "secret://ntfy/password",
      host: "ntfy.example.com",
      topic: "ops",
      insecure_tls: true,
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
    username: {
      type: "string",
      description: "User name.",
      "x-ui": { order: 3, label: "Username" },
    },
    password: {
      type: "string",
      description: "Password.",
      "x-ui": { order: 4, label: "Password", widget: "env-var" },
    },
    host: {
      type: "string",
      minLength: 1,
      default: "ntfy.sh",
      description: "Host of the server.",
      "x-wire": "properties.host",
      "x-ui": { order: 5, label: "Host" },
    },
    topic: {
      type: "string",
      minLength: 1,
      description: "Topic.",
      "x-wire": "properties.topic",
      "x-ui": { order: 6, label: "Topic" },
    },
    insecure_tls: {
      type: "boolean",
      default: false,
      description: "Use http instead of https.",
      "x-ui": { order: 7, label: "Insecure TLS", widget: "switch" },
    },
  },
};
function validate862(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate862.evaluated;
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
    if (data.topic === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "topic" },
        message: "must have required property '" + "topic" + "'",
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
          key0 === "username" ||
          key0 === "password" ||
          key0 === "host" ||
          key0 === "topic" ||
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
    if (data.username !== undefined) {
      if (typeof data.username !== "string") {
        const err9 = {
          instancePath: instancePath + "/username",
          schemaPath: "#/properties/username/type",
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
      if (typeof data.password !== "string") {
        const err10 = {
          instancePath: instancePath + "/password",
          schemaPath: "#/properties/password/type",
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
    if (data.host !== undefined) {
      let data4 = data.host;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err11 = {
            instancePath: instancePath + "/host",
            schemaPath: "#/properties/host/minLength",
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
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
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
    if (data.topic !== undefined) {
      let data5 = data.topic;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err13 = {
            instancePath: instancePath + "/topic",
            schemaPath: "#/properties/topic/minLength",
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
          instancePath: instancePath + "/topic",
          schemaPath: "#/properties/topic/type",
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
    if (data.insecure_tls !== undefined) {
      if (typeof data.insecure_tls !== "boolean") {
        const err15 = {
          instancePath: instancePath + "/insecure_tls",
          schemaPath: "#/properties/insecure_tls/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  }
  validate862.errors = vErrors;
  return errors === 0;
}
validate862.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
