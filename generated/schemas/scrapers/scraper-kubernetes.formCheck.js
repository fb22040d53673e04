// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate1174;
export default validate1174;
const schema257 = {
  title: "KubernetesScraperForm",
  description: "What the form asks for; retention stands in the form of the whole.",
  type: "object",
  required: ["clusterName"],
  additionalProperties: false,
  examples: [
    {
      clusterName: "prod",
      schedule: "@every 15m",
      kubeconfig: { valueFrom: { secretKeyRef: { name: "prod", key: "kubeconfig" } } },
      watch: [{ apiVersion: "apps/v1", kind: "Deployment" }],
      exclusions: ["leader-election"],
      namespace: "shop",
      scope: "namespace",
      since: "1h",
      selector: "app=shop",
      fieldSelector: "status.phase=Running",
      maxInFlight: 64,
      tags: [{ name: "cluster", value: "prod" }],
    },
  ],
  properties: {
    clusterName: {
      type: "string",
      description: "Name of the cluster, as it is shown.",
      minLength: 1,
      "x-ui": { order: 1, label: "Cluster Name" },
    },
    schedule: {
      $ref: "schedule.json",
      description: "When a full run starts.",
      "x-wire": "$.schedule",
      "x-ui": {
        order: 2,
        label: "Schedule",
        widget: "schedule",
        options: ["@every 15m", "@every 30m", "@hourly", "@every 2h", "@every 4h", "@daily"],
      },
    },
    connection: {
      type: "string",
      description: "Stored connection.",
      "x-ui": { order: 3, label: "Connection", widget: "connection" },
    },
    kubeconfig: {
      $ref: "env-var.json",
      description: "Kubeconfig; without it the cluster that the backend runs in.",
      contentMediaType: "application/yaml",
      "x-ui": { order: 4, label: "Kubeconfig", widget: "env-var" },
    },
    watch: {
      type: "array",
      items: {
        type: "object",
        required: ["apiVersion", "kind"],
        additionalProperties: false,
        description: "A kind.",
        properties: {
          apiVersion: {
            type: "string",
            description: "Group and version.",
            minLength: 1,
            "x-ui": { order: 1, label: "API Version" },
          },
          kind: {
            type: "string",
            description: "Kind.",
            minLength: 1,
            "x-ui": { order: 2, label: "Kind" },
          },
        },
      },
      description: "Objects to watch, instead of the usual ones.",
      "x-ui": { order: 5, label: "Watch", widget: "list" },
    },
    exclusions: {
      type: "array",
      items: { type: "string" },
      description: "Names to leave out.",
      "x-wire": "exclusions.name",
      "x-ui": { order: 6, label: "Exclusions", widget: "list" },
    },
    namespace: {
      type: "string",
      description: "Only this namespace.",
      "x-ui": { order: 7, label: "Namespace" },
    },
    scope: {
      type: "string",
      enum: ["", "namespace", "cluster"],
      description: "Objects of namespaces, of the cluster, or both when blank.",
      "x-ui": {
        order: 8,
        label: "Scope",
        widget: "select",
        options: [
          { value: "", label: "Both" },
          { value: "namespace", label: "Namespace" },
          { value: "cluster", label: "Cluster" },
        ],
      },
    },
    since: {
      $ref: "duration.json",
      description: "How far back events are read.",
      "x-ui": { order: 9, label: "Since", widget: "duration" },
    },
    selector: {
      type: "string",
      description: "Label selector.",
      "x-ui": { order: 10, label: "Selector" },
    },
    fieldSelector: {
      type: "string",
      description: "Field selector.",
      "x-ui": { order: 11, label: "Field Selector" },
    },
    maxInFlight: {
      type: "integer",
      minimum: 0,
      default: 64,
      description: "Requests at the same time.",
      "x-wire": "maxInflight",
      "x-ui": { order: 12, label: "Max In Flight", widget: "number" },
    },
    tags: {
      type: "array",
      maxItems: 5,
      items: { $ref: "scraper-tag.json" },
      description: "Tags for everything that is found; five at most.",
      "x-ui": { order: 13, label: "Tags", widget: "json" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
const schema33 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "schedule.json",
  description:
    "When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.",
  type: "string",
  pattern:
    "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
  examples: ["@every 30s", "@hourly", "*/15 * * * MON-FRI"],
};
const pattern3 = new RegExp(
  "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
  "u",
);
function validate94(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="schedule.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern3.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$",
        },
        message:
          'must match pattern "' +
          "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$" +
          '"',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
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
  validate94.errors = vErrors;
  return errors === 0;
}
validate94.evaluated = { dynamicProps: false, dynamicItems: false };
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
const schema49 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "duration.json",
  description:
    "Length of time: numbers with units from ns to h, and d, w, y. A template passes too.",
  type: "string",
  pattern:
    "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  examples: ["500ms", "2h", "1d12h"],
};
const pattern4 = new RegExp(
  "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
  "u",
);
function validate172(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="duration.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/pattern",
        keyword: "pattern",
        params: {
          pattern:
            "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$",
        },
        message:
          'must match pattern "' +
          "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$" +
          '"',
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/type",
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
  validate172.errors = vErrors;
  return errors === 0;
}
validate172.evaluated = { dynamicProps: false, dynamicItems: false };
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
function validate1174(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate1174.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.clusterName === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "clusterName" },
        message: "must have required property '" + "clusterName" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema257.properties, key0)) {
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
    if (data.clusterName !== undefined) {
      let data0 = data.clusterName;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/clusterName",
            schemaPath: "#/properties/clusterName/minLength",
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
          instancePath: instancePath + "/clusterName",
          schemaPath: "#/properties/clusterName/type",
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
    if (data.schedule !== undefined) {
      if (
        !validate94(data.schedule, {
          instancePath: instancePath + "/schedule",
          parentData: data,
          parentDataProperty: "schedule",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.connection !== undefined) {
      if (typeof data.connection !== "string") {
        const err4 = {
          instancePath: instancePath + "/connection",
          schemaPath: "#/properties/connection/type",
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
    if (data.kubeconfig !== undefined) {
      if (
        !validate84(data.kubeconfig, {
          instancePath: instancePath + "/kubeconfig",
          parentData: data,
          parentDataProperty: "kubeconfig",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
    if (data.watch !== undefined) {
      let data4 = data.watch;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.apiVersion === undefined) {
              const err5 = {
                instancePath: instancePath + "/watch/" + i0,
                schemaPath: "#/properties/watch/items/required",
                keyword: "required",
                params: { missingProperty: "apiVersion" },
                message: "must have required property '" + "apiVersion" + "'",
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data5.kind === undefined) {
              const err6 = {
                instancePath: instancePath + "/watch/" + i0,
                schemaPath: "#/properties/watch/items/required",
                keyword: "required",
                params: { missingProperty: "kind" },
                message: "must have required property '" + "kind" + "'",
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 in data5) {
              if (!(key1 === "apiVersion" || key1 === "kind")) {
                const err7 = {
                  instancePath: instancePath + "/watch/" + i0,
                  schemaPath: "#/properties/watch/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data5.apiVersion !== undefined) {
              let data6 = data5.apiVersion;
              if (typeof data6 === "string") {
                if (data6.length < 1) {
                  const err8 = {
                    instancePath: instancePath + "/watch/" + i0 + "/apiVersion",
                    schemaPath: "#/properties/watch/items/properties/apiVersion/minLength",
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
                  instancePath: instancePath + "/watch/" + i0 + "/apiVersion",
                  schemaPath: "#/properties/watch/items/properties/apiVersion/type",
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
            if (data5.kind !== undefined) {
              let data7 = data5.kind;
              if (typeof data7 === "string") {
                if (data7.length < 1) {
                  const err10 = {
                    instancePath: instancePath + "/watch/" + i0 + "/kind",
                    schemaPath: "#/properties/watch/items/properties/kind/minLength",
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
                  instancePath: instancePath + "/watch/" + i0 + "/kind",
                  schemaPath: "#/properties/watch/items/properties/kind/type",
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
              instancePath: instancePath + "/watch/" + i0,
              schemaPath: "#/properties/watch/items/type",
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
      } else {
        const err13 = {
          instancePath: instancePath + "/watch",
          schemaPath: "#/properties/watch/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.exclusions !== undefined) {
      let data8 = data.exclusions;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (typeof data8[i1] !== "string") {
            const err14 = {
              instancePath: instancePath + "/exclusions/" + i1,
              schemaPath: "#/properties/exclusions/items/type",
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
      } else {
        const err15 = {
          instancePath: instancePath + "/exclusions",
          schemaPath: "#/properties/exclusions/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err16 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.scope !== undefined) {
      let data11 = data.scope;
      if (typeof data11 !== "string") {
        const err17 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/type",
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
      if (!(data11 === "" || data11 === "namespace" || data11 === "cluster")) {
        const err18 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/properties/scope/enum",
          keyword: "enum",
          params: { allowedValues: schema257.properties.scope.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.since !== undefined) {
      if (
        !validate172(data.since, {
          instancePath: instancePath + "/since",
          parentData: data,
          parentDataProperty: "since",
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
    if (data.selector !== undefined) {
      if (typeof data.selector !== "string") {
        const err19 = {
          instancePath: instancePath + "/selector",
          schemaPath: "#/properties/selector/type",
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
    if (data.fieldSelector !== undefined) {
      if (typeof data.fieldSelector !== "string") {
        const err20 = {
          instancePath: instancePath + "/fieldSelector",
          schemaPath: "#/properties/fieldSelector/type",
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
    if (data.maxInFlight !== undefined) {
      let data15 = data.maxInFlight;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15))) {
        const err21 = {
          instancePath: instancePath + "/maxInFlight",
          schemaPath: "#/properties/maxInFlight/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data15 == "number") {
        if (data15 < 0 || isNaN(data15)) {
          const err22 = {
            instancePath: instancePath + "/maxInFlight",
            schemaPath: "#/properties/maxInFlight/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.tags !== undefined) {
      let data16 = data.tags;
      if (Array.isArray(data16)) {
        if (data16.length > 5) {
          const err23 = {
            instancePath: instancePath + "/tags",
            schemaPath: "#/properties/tags/maxItems",
            keyword: "maxItems",
            params: { limit: 5 },
            message: "must NOT have more than 5 items",
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len2 = data16.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (
            !validate983(data16[i2], {
              instancePath: instancePath + "/tags/" + i2,
              parentData: data16,
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
        const err24 = {
          instancePath: instancePath + "/tags",
          schemaPath: "#/properties/tags/type",
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
  } else {
    const err25 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate1174.errors = vErrors;
  return errors === 0;
}
validate1174.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
