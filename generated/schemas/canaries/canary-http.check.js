// Written by `npm run generate` from the contract. Do not edit.
"use strict";
export const validate = validate64;
export default validate64;
const schema24 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "canary-http.json",
  title: "HttpCheck",
  description:
    "Calls an address and judges the answer. One of url, endpoint and connection is needed.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: {
      type: "string",
      minLength: 1,
      description: "Unique within the canary.",
      "x-ui": { order: 1, label: "Name" },
    },
    description: {
      type: "string",
      description: "Shown text.",
      "x-ui": { order: 90, label: "Description" },
    },
    icon: {
      type: "string",
      description: "Icon name.",
      "x-ui": { order: 91, label: "Icon", widget: "icon" },
    },
    namespace: { type: "string", description: "Overrides the canary's namespace." },
    labels: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "Labels of the check.",
    },
    metrics: { type: "array", items: { type: "object" }, description: "Metrics exported per run." },
    markFailOnEmpty: { type: "boolean", description: "An empty result counts as failed." },
    transformDeleteStrategy: {
      type: "string",
      enum: ["MarkHealthy", "MarkUnhealthy", "Ignore"],
      description: "What happens to transformed checks that vanish.",
    },
    relationships: {
      type: "object",
      description: "Components and config items that the check belongs to.",
    },
    test: { $ref: "template.json", "x-ui": { order: 95, widget: "script" } },
    display: { $ref: "template.json", "x-ui": { order: 95, widget: "script" } },
    transform: { $ref: "template.json", "x-ui": { order: 95, widget: "script" } },
    connection: { type: "string", description: "Name of a connection." },
    url: {
      type: "string",
      description: "Address; may hold $(username) and $(password).",
      "x-ui": { order: 2, label: "URL" },
    },
    username: { $ref: "env-var.json" },
    password: { $ref: "env-var.json" },
    endpoint: { type: "string", deprecated: true, description: "Older name of url." },
    method: {
      type: "string",
      description: "GET unless given.",
      "x-ui": { order: 3, options: ["GET", "POST", "PUT", "DELETE"] },
    },
    body: {
      type: "string",
      description: "Request body.",
      "x-ui": { order: 4, hiddenFor: { method: ["GET", "DELETE"] } },
    },
    templateBody: { type: "boolean", description: "The body is a template." },
    headers: { type: "array", items: { $ref: "env-var.json" }, description: "Request headers." },
    env: {
      type: "array",
      items: { $ref: "env-var.json" },
      description: "Values for the body template.",
    },
    responseCodes: {
      type: "array",
      items: { type: "integer", minimum: 100, maximum: 599 },
      description: "Accepted codes; 200 to 299 when empty.",
      "x-ui": { order: 10, options: [200, 201, 202, 204, 301, 302, 401, 404, 500, 502, 503] },
    },
    responseContent: {
      type: "string",
      description: "Text that the answer must contain.",
      "x-ui": { order: 11 },
    },
    responseJSONContent: {
      type: "object",
      deprecated: true,
      required: ["path", "value"],
      additionalProperties: false,
      properties: { path: { type: "string" }, value: { type: "string" } },
    },
    thresholdMillis: {
      type: "integer",
      minimum: 0,
      description: "Slower runs fail; 0 means no limit. Milliseconds.",
      "x-ui": { order: 20, label: "Threshold", unit: "ms" },
    },
    maxSSLExpiry: {
      type: "integer",
      minimum: 0,
      description: "Fails when the certificate has fewer days left.",
      "x-ui": { order: 21, unit: "days" },
    },
    ntlm: { type: "boolean" },
    ntlmv2: { type: "boolean" },
    digest: { type: "boolean" },
    basic: { type: "boolean", description: "Written by the form's authentication selector." },
    authentication: {
      type: "object",
      additionalProperties: false,
      properties: { username: { $ref: "env-var.json" }, password: { $ref: "env-var.json" } },
      description: "Written by the form's authentication selector.",
    },
    bearer: { $ref: "env-var.json" },
    oauth: { type: "object" },
    tls: { type: "object" },
    crawl: { type: "object" },
  },
  anyOf: [{ required: ["url"] }, { required: ["endpoint"] }, { required: ["connection"] }],
};
const func1 = Object.prototype.hasOwnProperty;
const schema21 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "template.json",
  title: "Template",
  description: "A script; at most one language is filled.",
  type: "object",
  additionalProperties: false,
  properties: {
    template: { type: "string", description: "Go template." },
    jsonPath: { type: "string", description: "JSONPath." },
    expr: { type: "string", description: "Expression." },
    javascript: { type: "string", description: "JavaScript." },
  },
};
function validate54(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="template.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(key0 === "template" || key0 === "jsonPath" || key0 === "expr" || key0 === "javascript")
      ) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.template !== undefined) {
      if (typeof data.template !== "string") {
        const err1 = {
          instancePath: instancePath + "/template",
          schemaPath: "#/properties/template/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.jsonPath !== undefined) {
      if (typeof data.jsonPath !== "string") {
        const err2 = {
          instancePath: instancePath + "/jsonPath",
          schemaPath: "#/properties/jsonPath/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expr !== undefined) {
      if (typeof data.expr !== "string") {
        const err3 = {
          instancePath: instancePath + "/expr",
          schemaPath: "#/properties/expr/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.javascript !== undefined) {
      if (typeof data.javascript !== "string") {
        const err4 = {
          instancePath: instancePath + "/javascript",
          schemaPath: "#/properties/javascript/type",
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
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema22 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "env-var.json",
  title: "EnvVar",
  description: "A value, or the place in a cluster that holds it.",
  type: "object",
  additionalProperties: false,
  properties: {
    name: { type: "string", description: "Name of the variable or header." },
    value: { type: "string", description: "The value itself." },
    valueFrom: {
      type: "object",
      additionalProperties: false,
      description: "Where the value lies.",
      properties: {
        secretKeyRef: { $ref: "#/$defs/keyRef" },
        configMapKeyRef: { $ref: "#/$defs/keyRef" },
        helmRef: { $ref: "#/$defs/keyRef" },
        serviceAccount: { type: "string" },
      },
    },
  },
  $defs: {
    keyRef: {
      type: "object",
      required: ["key"],
      additionalProperties: false,
      properties: { name: { type: "string" }, key: { type: "string" } },
    },
  },
};
const schema23 = {
  type: "object",
  required: ["key"],
  additionalProperties: false,
  properties: { name: { type: "string" }, key: { type: "string" } },
};
function validate59(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "key" },
        message: "must have required property '" + "key" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "key")) {
        const err1 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err2 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        const err3 = {
          instancePath: instancePath + "/key",
          schemaPath: "#/properties/key/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate58(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="env-var.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "value" || key0 === "valueFrom")) {
        const err0 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err1 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err2 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.valueFrom !== undefined) {
      let data2 = data.valueFrom;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (
            !(
              key1 === "secretKeyRef" ||
              key1 === "configMapKeyRef" ||
              key1 === "helmRef" ||
              key1 === "serviceAccount"
            )
          ) {
            const err3 = {
              instancePath: instancePath + "/valueFrom",
              schemaPath: "#/properties/valueFrom/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data2.secretKeyRef !== undefined) {
          if (
            !validate59(data2.secretKeyRef, {
              instancePath: instancePath + "/valueFrom/secretKeyRef",
              parentData: data2,
              parentDataProperty: "secretKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
        if (data2.configMapKeyRef !== undefined) {
          if (
            !validate59(data2.configMapKeyRef, {
              instancePath: instancePath + "/valueFrom/configMapKeyRef",
              parentData: data2,
              parentDataProperty: "configMapKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
        if (data2.helmRef !== undefined) {
          if (
            !validate59(data2.helmRef, {
              instancePath: instancePath + "/valueFrom/helmRef",
              parentData: data2,
              parentDataProperty: "helmRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
            errors = vErrors.length;
          }
        }
        if (data2.serviceAccount !== undefined) {
          if (typeof data2.serviceAccount !== "string") {
            const err4 = {
              instancePath: instancePath + "/valueFrom/serviceAccount",
              schemaPath: "#/properties/valueFrom/properties/serviceAccount/type",
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
      } else {
        const err5 = {
          instancePath: instancePath + "/valueFrom",
          schemaPath: "#/properties/valueFrom/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate64(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="canary-http.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "url" },
        message: "must have required property '" + "url" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/anyOf/1/required",
        keyword: "required",
        params: { missingProperty: "endpoint" },
        message: "must have required property '" + "endpoint" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  valid0 = valid0 || _valid0;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.connection === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/anyOf/2/required",
        keyword: "required",
        params: { missingProperty: "connection" },
        message: "must have required property '" + "connection" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const err3 = {
      instancePath,
      schemaPath: "#/anyOf",
      keyword: "anyOf",
      params: {},
      message: "must match a schema in anyOf",
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema24.properties, key0)) {
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err8 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err9 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
      if (typeof data.namespace !== "string") {
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
    if (data.labels !== undefined) {
      let data4 = data.labels;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          if (typeof data4[key1] !== "string") {
            const err11 = {
              instancePath:
                instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      } else {
        const err12 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
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
    }
    if (data.metrics !== undefined) {
      let data6 = data.metrics;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
            const err13 = {
              instancePath: instancePath + "/metrics/" + i0,
              schemaPath: "#/properties/metrics/items/type",
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
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/metrics",
          schemaPath: "#/properties/metrics/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.markFailOnEmpty !== undefined) {
      if (typeof data.markFailOnEmpty !== "boolean") {
        const err15 = {
          instancePath: instancePath + "/markFailOnEmpty",
          schemaPath: "#/properties/markFailOnEmpty/type",
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
    if (data.transformDeleteStrategy !== undefined) {
      let data9 = data.transformDeleteStrategy;
      if (typeof data9 !== "string") {
        const err16 = {
          instancePath: instancePath + "/transformDeleteStrategy",
          schemaPath: "#/properties/transformDeleteStrategy/type",
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
      if (!(data9 === "MarkHealthy" || data9 === "MarkUnhealthy" || data9 === "Ignore")) {
        const err17 = {
          instancePath: instancePath + "/transformDeleteStrategy",
          schemaPath: "#/properties/transformDeleteStrategy/enum",
          keyword: "enum",
          params: { allowedValues: schema24.properties.transformDeleteStrategy.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.relationships !== undefined) {
      let data10 = data.relationships;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err18 = {
          instancePath: instancePath + "/relationships",
          schemaPath: "#/properties/relationships/type",
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
    }
    if (data.test !== undefined) {
      if (
        !validate54(data.test, {
          instancePath: instancePath + "/test",
          parentData: data,
          parentDataProperty: "test",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.display !== undefined) {
      if (
        !validate54(data.display, {
          instancePath: instancePath + "/display",
          parentData: data,
          parentDataProperty: "display",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.transform !== undefined) {
      if (
        !validate54(data.transform, {
          instancePath: instancePath + "/transform",
          parentData: data,
          parentDataProperty: "transform",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err19 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.url !== undefined) {
      if (typeof data.url !== "string") {
        const err20 = {
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.username !== undefined) {
      if (
        !validate58(data.username, {
          instancePath: instancePath + "/username",
          parentData: data,
          parentDataProperty: "username",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.password !== undefined) {
      if (
        !validate58(data.password, {
          instancePath: instancePath + "/password",
          parentData: data,
          parentDataProperty: "password",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.endpoint !== undefined) {
      if (typeof data.endpoint !== "string") {
        const err21 = {
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.method !== undefined) {
      if (typeof data.method !== "string") {
        const err22 = {
          instancePath: instancePath + "/method",
          schemaPath: "#/properties/method/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.body !== undefined) {
      if (typeof data.body !== "string") {
        const err23 = {
          instancePath: instancePath + "/body",
          schemaPath: "#/properties/body/type",
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
    if (data.templateBody !== undefined) {
      if (typeof data.templateBody !== "boolean") {
        const err24 = {
          instancePath: instancePath + "/templateBody",
          schemaPath: "#/properties/templateBody/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.headers !== undefined) {
      let data22 = data.headers;
      if (Array.isArray(data22)) {
        const len1 = data22.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate58(data22[i1], {
              instancePath: instancePath + "/headers/" + i1,
              parentData: data22,
              parentDataProperty: i1,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/headers",
          schemaPath: "#/properties/headers/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.env !== undefined) {
      let data24 = data.env;
      if (Array.isArray(data24)) {
        const len2 = data24.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate58(data24[i2], {
              instancePath: instancePath + "/env/" + i2,
              parentData: data24,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = {
          instancePath: instancePath + "/env",
          schemaPath: "#/properties/env/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.responseCodes !== undefined) {
      let data26 = data.responseCodes;
      if (Array.isArray(data26)) {
        const len3 = data26.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data27 = data26[i3];
          if (!(typeof data27 == "number" && !(data27 % 1) && !isNaN(data27))) {
            const err27 = {
              instancePath: instancePath + "/responseCodes/" + i3,
              schemaPath: "#/properties/responseCodes/items/type",
              keyword: "type",
              params: { type: "integer" },
              message: "must be integer",
            };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data27 == "number") {
            if (data27 > 599 || isNaN(data27)) {
              const err28 = {
                instancePath: instancePath + "/responseCodes/" + i3,
                schemaPath: "#/properties/responseCodes/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 599 },
                message: "must be <= 599",
              };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data27 < 100 || isNaN(data27)) {
              const err29 = {
                instancePath: instancePath + "/responseCodes/" + i3,
                schemaPath: "#/properties/responseCodes/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 100 },
                message: "must be >= 100",
              };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
      } else {
        const err30 = {
          instancePath: instancePath + "/responseCodes",
          schemaPath: "#/properties/responseCodes/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.responseContent !== undefined) {
      if (typeof data.responseContent !== "string") {
        const err31 = {
          instancePath: instancePath + "/responseContent",
          schemaPath: "#/properties/responseContent/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.responseJSONContent !== undefined) {
      let data29 = data.responseJSONContent;
      if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
        if (data29.path === undefined) {
          const err32 = {
            instancePath: instancePath + "/responseJSONContent",
            schemaPath: "#/properties/responseJSONContent/required",
            keyword: "required",
            params: { missingProperty: "path" },
            message: "must have required property '" + "path" + "'",
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data29.value === undefined) {
          const err33 = {
            instancePath: instancePath + "/responseJSONContent",
            schemaPath: "#/properties/responseJSONContent/required",
            keyword: "required",
            params: { missingProperty: "value" },
            message: "must have required property '" + "value" + "'",
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        for (const key2 in data29) {
          if (!(key2 === "path" || key2 === "value")) {
            const err34 = {
              instancePath: instancePath + "/responseJSONContent",
              schemaPath: "#/properties/responseJSONContent/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key2 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data29.path !== undefined) {
          if (typeof data29.path !== "string") {
            const err35 = {
              instancePath: instancePath + "/responseJSONContent/path",
              schemaPath: "#/properties/responseJSONContent/properties/path/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data29.value !== undefined) {
          if (typeof data29.value !== "string") {
            const err36 = {
              instancePath: instancePath + "/responseJSONContent/value",
              schemaPath: "#/properties/responseJSONContent/properties/value/type",
              keyword: "type",
              params: { type: "string" },
              message: "must be string",
            };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = {
          instancePath: instancePath + "/responseJSONContent",
          schemaPath: "#/properties/responseJSONContent/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.thresholdMillis !== undefined) {
      let data32 = data.thresholdMillis;
      if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32))) {
        const err38 = {
          instancePath: instancePath + "/thresholdMillis",
          schemaPath: "#/properties/thresholdMillis/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data32 == "number") {
        if (data32 < 0 || isNaN(data32)) {
          const err39 = {
            instancePath: instancePath + "/thresholdMillis",
            schemaPath: "#/properties/thresholdMillis/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.maxSSLExpiry !== undefined) {
      let data33 = data.maxSSLExpiry;
      if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33))) {
        const err40 = {
          instancePath: instancePath + "/maxSSLExpiry",
          schemaPath: "#/properties/maxSSLExpiry/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data33 == "number") {
        if (data33 < 0 || isNaN(data33)) {
          const err41 = {
            instancePath: instancePath + "/maxSSLExpiry",
            schemaPath: "#/properties/maxSSLExpiry/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.ntlm !== undefined) {
      if (typeof data.ntlm !== "boolean") {
        const err42 = {
          instancePath: instancePath + "/ntlm",
          schemaPath: "#/properties/ntlm/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.ntlmv2 !== undefined) {
      if (typeof data.ntlmv2 !== "boolean") {
        const err43 = {
          instancePath: instancePath + "/ntlmv2",
          schemaPath: "#/properties/ntlmv2/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.digest !== undefined) {
      if (typeof data.digest !== "boolean") {
        const err44 = {
          instancePath: instancePath + "/digest",
          schemaPath: "#/properties/digest/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.basic !== undefined) {
      if (typeof data.basic !== "boolean") {
        const err45 = {
          instancePath: instancePath + "/basic",
          schemaPath: "#/properties/basic/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.authentication !== undefined) {
      let data38 = data.authentication;
      if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
        for (const key3 in data38) {
          if (!(key3 === "username" || key3 === "password")) {
            const err46 = {
              instancePath: instancePath + "/authentication",
              schemaPath: "#/properties/authentication/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key3 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data38.username !== undefined) {
          if (
            !validate58(data38.username, {
              instancePath: instancePath + "/authentication/username",
              parentData: data38,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
        if (data38.password !== undefined) {
          if (
            !validate58(data38.password, {
              instancePath: instancePath + "/authentication/password",
              parentData: data38,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err47 = {
          instancePath: instancePath + "/authentication",
          schemaPath: "#/properties/authentication/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
    }
    if (data.bearer !== undefined) {
      if (
        !validate58(data.bearer, {
          instancePath: instancePath + "/bearer",
          parentData: data,
          parentDataProperty: "bearer",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
        errors = vErrors.length;
      }
    }
    if (data.oauth !== undefined) {
      let data42 = data.oauth;
      if (!(data42 && typeof data42 == "object" && !Array.isArray(data42))) {
        const err48 = {
          instancePath: instancePath + "/oauth",
          schemaPath: "#/properties/oauth/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
    }
    if (data.tls !== undefined) {
      let data43 = data.tls;
      if (!(data43 && typeof data43 == "object" && !Array.isArray(data43))) {
        const err49 = {
          instancePath: instancePath + "/tls",
          schemaPath: "#/properties/tls/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.crawl !== undefined) {
      let data44 = data.crawl;
      if (!(data44 && typeof data44 == "object" && !Array.isArray(data44))) {
        const err50 = {
          instancePath: instancePath + "/crawl",
          schemaPath: "#/properties/crawl/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
  } else {
    const err51 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err51];
    } else {
      vErrors.push(err51);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
