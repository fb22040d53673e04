// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1181;
export default validate1181;
const schema259 = {
  title: "SqlScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  required: ["type", "id", "connection", "query"],
  additionalProperties: false,
  examples: [
    {
      type: "Postgres::Table",
      id: "$.table_name",
      auth: {
        username: { value: "reader" },
        password: { valueFrom: { secretKeyRef: { name: "db", key: "password" } } },
      },
      connection: "postgres://$(username):$(password)@db:5432/shop",
      driver: "postgres",
      format: "json",
      query: "select table_name, created_at from tables",
      items: "$.rows",
      timestampFormat: "2006-01-02",
      createFields: ["$.created_at"],
      deleteFields: ["$.deleted_at"],
    },
  ],
  properties: {
    type: {
      type: "string",
      description: "Type of the item, such as Postgres::Table: text or JSONPath.",
      minLength: 1,
      "x-ui": { order: 1, label: "Type" },
    },
    id: {
      type: "string",
      description: "Id of the item: text or JSONPath.",
      minLength: 1,
      "x-ui": { order: 2, label: "ID" },
    },
    auth: {
      type: "object",
      required: ["username", "password"],
      additionalProperties: false,
      description: "Who reads.",
      "x-ui": { order: 3, label: "Auth", group: "Auth" },
      properties: {
        username: {
          $ref: "env-var.json",
          description: "User name.",
          "x-ui": { order: 1, label: "Username", widget: "env-var" },
        },
        password: {
          $ref: "env-var.json",
          description: "Password.",
          "x-ui": { order: 2, label: "Password", widget: "env-var" },
        },
      },
    },
    connection: {
      type: "string",
      description: "Stored connection, or the address of a database.",
      minLength: 1,
      "x-ui": { order: 4, label: "Connection", widget: "connection" },
    },
    driver: {
      type: "string",
      description: "Kind of database.",
      "x-ui": { order: 5, label: "Driver", options: ["postgres", "mysql", "sqlserver"] },
    },
    format: {
      type: "string",
      description: "How to read the document: json unless given, yaml or properties.",
      "x-ui": { order: 6, label: "Format", options: ["json", "yaml", "properties"] },
    },
    query: {
      type: "string",
      description: "Statement to run.",
      minLength: 1,
      "x-ui": { order: 7, label: "Query", widget: "textarea" },
    },
    items: {
      type: "string",
      description: "JSONPath that splits the document into items first.",
      "x-ui": { order: 8, label: "Items" },
    },
    timestampFormat: {
      type: "string",
      description: "Layout of times; RFC 3339 unless given.",
      "x-ui": { order: 9, label: "Timestamp Format" },
    },
    createFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of creation.",
      "x-ui": { order: 10, label: "Create Fields", widget: "list" },
    },
    deleteFields: {
      type: "array",
      items: { type: "string" },
      description: "JSONPaths; the first that is filled is the time of deletion.",
      "x-ui": { order: 11, label: "Delete Fields", widget: "list" },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 12, label: "Tags", widget: "json" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema30 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "env-var.json",
  title: "EnvVar",
  description: "A value, or the place in a cluster that holds it.",
  type: "object",
  additionalProperties: false,
  $defs: {
    keyRef: {
      type: "object",
      required: ["key"],
      additionalProperties: false,
      properties: {
        name: { type: "string", description: "Name of the object." },
        key: { type: "string", description: "Key inside the object." },
        optional: { type: "boolean", description: "A missing key is no error." },
      },
    },
  },
  examples: [
    { value: "admin" },
    { name: "TOKEN", valueFrom: { secretKeyRef: { name: "api", key: "token" } } },
  ],
  properties: {
    name: {
      type: "string",
      description: "Name of the variable or header, where a list needs one.",
    },
    value: { type: "string", description: "The value itself; may be a template." },
    valueFrom: {
      type: "object",
      description: "Where the value lies; one of its fields is filled.",
      additionalProperties: false,
      properties: {
        secretKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a Kubernetes secret." },
        configMapKeyRef: { $ref: "#/$defs/keyRef", description: "Key of a config map." },
        helmRef: {
          $ref: "#/$defs/keyRef",
          description: "Value out of a helm release; the key is a JSONPath.",
        },
        serviceAccount: {
          type: "string",
          description: "Service account whose token is the value.",
        },
      },
    },
  },
};
const schema31 = {
  type: "object",
  required: ["key"],
  additionalProperties: false,
  properties: {
    name: { type: "string", description: "Name of the object." },
    key: { type: "string", description: "Key inside the object." },
    optional: { type: "boolean", description: "A missing key is no error." },
  },
};
function validate85(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate85.evaluated;
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
      if (!(key0 === "name" || key0 === "key" || key0 === "optional")) {
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
    if (data.optional !== undefined) {
      if (typeof data.optional !== "boolean") {
        const err4 = {
          instancePath: instancePath + "/optional",
          schemaPath: "#/properties/optional/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
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
  validate85.errors = vErrors;
  return errors === 0;
}
validate85.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate84(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="env-var.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
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
            !validate85(data2.secretKeyRef, {
              instancePath: instancePath + "/valueFrom/secretKeyRef",
              parentData: data2,
              parentDataProperty: "secretKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.configMapKeyRef !== undefined) {
          if (
            !validate85(data2.configMapKeyRef, {
              instancePath: instancePath + "/valueFrom/configMapKeyRef",
              parentData: data2,
              parentDataProperty: "configMapKeyRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
            errors = vErrors.length;
          }
        }
        if (data2.helmRef !== undefined) {
          if (
            !validate85(data2.helmRef, {
              instancePath: instancePath + "/valueFrom/helmRef",
              parentData: data2,
              parentDataProperty: "helmRef",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
const schema232 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "scraper-tag.json",
  title: "ScraperTag",
  description: "A tag for everything that a scraper item finds.",
  type: "object",
  required: ["name"],
  additionalProperties: false,
  examples: [
    { name: "cluster", value: "prod" },
    { name: "namespace", jsonpath: "$.metadata.namespace" },
  ],
  properties: {
    name: { type: "string", minLength: 1, description: "Name of the tag." },
    label: { type: "string", description: "Label that gives the value." },
    jsonpath: { type: "string", description: "JSONPath that gives the value." },
    value: { type: "string", description: "The value itself." },
  },
};
function validate983(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="scraper-tag.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate983.evaluated;
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
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "label" || key0 === "jsonpath" || key0 === "value")) {
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
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.label !== undefined) {
      if (typeof data.label !== "string") {
        const err4 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/properties/label/type",
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
    if (data.jsonpath !== undefined) {
      if (typeof data.jsonpath !== "string") {
        const err5 = {
          instancePath: instancePath + "/jsonpath",
          schemaPath: "#/properties/jsonpath/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err6 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate983.errors = vErrors;
  return errors === 0;
}
validate983.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
function validate1181(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1181.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.connection === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
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
    if (data.query === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "query" },
        message: "must have required property '" + "query" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema259.properties, key0)) {
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
    if (data.type !== undefined) {
      let data0 = data.type;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err5 = {
            instancePath: instancePath + "/type",
            schemaPath: "#/properties/type/minLength",
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
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
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
    if (data.id !== undefined) {
      let data1 = data.id;
      if (typeof data1 === "string") {
        if (data1.length < 1) {
          const err7 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/minLength",
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.auth !== undefined) {
      let data2 = data.auth;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.username === undefined) {
          const err9 = {
            instancePath: instancePath + "/auth",
            schemaPath: "#/properties/auth/required",
            keyword: "required",
            params: { missingProperty: "username" },
            message: "must have required property '" + "username" + "'",
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2.password === undefined) {
          const err10 = {
            instancePath: instancePath + "/auth",
            schemaPath: "#/properties/auth/required",
            keyword: "required",
            params: { missingProperty: "password" },
            message: "must have required property '" + "password" + "'",
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        for (const key1 in data2) {
          if (!(key1 === "username" || key1 === "password")) {
            const err11 = {
              instancePath: instancePath + "/auth",
              schemaPath: "#/properties/auth/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data2.username !== undefined) {
          if (
            !validate84(data2.username, {
              instancePath: instancePath + "/auth/username",
              parentData: data2,
              parentDataProperty: "username",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
        if (data2.password !== undefined) {
          if (
            !validate84(data2.password, {
              instancePath: instancePath + "/auth/password",
              parentData: data2,
              parentDataProperty: "password",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/auth",
          schemaPath: "#/properties/auth/type",
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
    if (data.connection !== undefined) {
      let data5 = data.connection;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err13 = {
            instancePath: instancePath + "/connection",
            schemaPath: "#/properties/connection/minLength",
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
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.driver !== undefined) {
      if (typeof data.driver !== "string") {
        const err15 = {
          instancePath: instancePath + "/driver",
          schemaPath: "#/properties/driver/type",
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
    if (data.format !== undefined) {
      if (typeof data.format !== "string") {
        const err16 = {
          instancePath: instancePath + "/format",
          schemaPath: "#/properties/format/type",
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
    if (data.query !== undefined) {
      let data8 = data.query;
      if (typeof data8 === "string") {
        if (data8.length < 1) {
          const err17 = {
            instancePath: instancePath + "/query",
            schemaPath: "#/properties/query/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = {
          instancePath: instancePath + "/query",
          schemaPath: "#/properties/query/type",
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
    if (data.items !== undefined) {
      if (typeof data.items !== "string") {
        const err19 = {
          instancePath: instancePath + "/items",
          schemaPath: "#/properties/items/type",
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
    if (data.timestampFormat !== undefined) {
      if (typeof data.timestampFormat !== "string") {
        const err20 = {
          instancePath: instancePath + "/timestampFormat",
          schemaPath: "#/properties/timestampFormat/type",
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
    if (data.createFields !== undefined) {
      let data11 = data.createFields;
      if (Array.isArray(data11)) {
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data11[i0] !== "string") {
            const err21 = {
              instancePath: instancePath + "/createFields/" + i0,
              schemaPath: "#/properties/createFields/items/type",
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
          instancePath: instancePath + "/createFields",
          schemaPath: "#/properties/createFields/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.deleteFields !== undefined) {
      let data13 = data.deleteFields;
      if (Array.isArray(data13)) {
        const len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data13[i1] !== "string") {
            const err23 = {
              instancePath: instancePath + "/deleteFields/" + i1,
              schemaPath: "#/properties/deleteFields/items/type",
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
          instancePath: instancePath + "/deleteFields",
          schemaPath: "#/properties/deleteFields/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.tags !== undefined) {
      let data15 = data.tags;
      if (Array.isArray(data15)) {
        if (data15.length > 5) {
          const err25 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        const len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate983(data15[i2], {
              instancePath: instancePath + "/tags/" + i2,
              parentData: data15,
              parentDataProperty: i2,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate983.errors : vErrors.concat(validate983.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err26 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
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
  } else {
    const err27 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate1181.errors = vErrors;
  return errors === 0;
}
validate1181.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
