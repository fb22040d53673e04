// Written by `npm run generate` from the contract. Do not edit.
"use strict";
export const validate = validate75;
export default validate75;
const schema25 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "canary-icmp.json",
  title: "IcmpCheck",
  description: "Pings a host.",
  type: "object",
  required: ["name", "endpoint"],
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
    endpoint: { type: "string", minLength: 1, "x-ui": { order: 2 } },
    packetCount: { type: "integer", minimum: 0, default: 5 },
    packetLossThreshold: {
      type: "integer",
      minimum: 0,
      maximum: 100,
      description: "Allowed loss in percent.",
    },
    thresholdMillis: {
      type: "integer",
      minimum: 0,
      description: "Slower runs fail; 0 means no limit. Milliseconds.",
      "x-ui": { order: 20, label: "Threshold", unit: "ms" },
    },
  },
};
const func1 = Object.prototype.hasOwnProperty;
function validate75(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="canary-icmp.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
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
    if (data.endpoint === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
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
    for (const key0 in data) {
      if (!func1.call(schema25.properties, key0)) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
          message: "must NOT have additional properties",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          const err3 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        const err5 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
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
    if (data.icon !== undefined) {
      if (typeof data.icon !== "string") {
        const err6 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
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
      if (typeof data.namespace !== "string") {
        const err7 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.labels !== undefined) {
      let data4 = data.labels;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key1 in data4) {
          if (typeof data4[key1] !== "string") {
            const err8 = {
              instancePath:
                instancePath + "/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      } else {
        const err9 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
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
            const err10 = {
              instancePath: instancePath + "/metrics/" + i0,
              schemaPath: "#/properties/metrics/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/metrics",
          schemaPath: "#/properties/metrics/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.markFailOnEmpty !== undefined) {
      if (typeof data.markFailOnEmpty !== "boolean") {
        const err12 = {
          instancePath: instancePath + "/markFailOnEmpty",
          schemaPath: "#/properties/markFailOnEmpty/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.transformDeleteStrategy !== undefined) {
      let data9 = data.transformDeleteStrategy;
      if (typeof data9 !== "string") {
        const err13 = {
          instancePath: instancePath + "/transformDeleteStrategy",
          schemaPath: "#/properties/transformDeleteStrategy/type",
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
      if (!(data9 === "MarkHealthy" || data9 === "MarkUnhealthy" || data9 === "Ignore")) {
        const err14 = {
          instancePath: instancePath + "/transformDeleteStrategy",
          schemaPath: "#/properties/transformDeleteStrategy/enum",
          keyword: "enum",
          params: { allowedValues: schema25.properties.transformDeleteStrategy.enum },
          message: "must be equal to one of the allowed values",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.relationships !== undefined) {
      let data10 = data.relationships;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10))) {
        const err15 = {
          instancePath: instancePath + "/relationships",
          schemaPath: "#/properties/relationships/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.endpoint !== undefined) {
      let data11 = data.endpoint;
      if (typeof data11 === "string") {
        if (data11.length < 1) {
          const err16 = {
            instancePath: instancePath + "/endpoint",
            schemaPath: "#/properties/endpoint/minLength",
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
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/properties/endpoint/type",
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
    if (data.packetCount !== undefined) {
      let data12 = data.packetCount;
      if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
        const err18 = {
          instancePath: instancePath + "/packetCount",
          schemaPath: "#/properties/packetCount/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 0 || isNaN(data12)) {
          const err19 = {
            instancePath: instancePath + "/packetCount",
            schemaPath: "#/properties/packetCount/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.packetLossThreshold !== undefined) {
      let data13 = data.packetLossThreshold;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13))) {
        const err20 = {
          instancePath: instancePath + "/packetLossThreshold",
          schemaPath: "#/properties/packetLossThreshold/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data13 == "number") {
        if (data13 > 100 || isNaN(data13)) {
          const err21 = {
            instancePath: instancePath + "/packetLossThreshold",
            schemaPath: "#/properties/packetLossThreshold/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 100 },
            message: "must be <= 100",
          };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          const err22 = {
            instancePath: instancePath + "/packetLossThreshold",
            schemaPath: "#/properties/packetLossThreshold/minimum",
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
    if (data.thresholdMillis !== undefined) {
      let data14 = data.thresholdMillis;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14))) {
        const err23 = {
          instancePath: instancePath + "/thresholdMillis",
          schemaPath: "#/properties/thresholdMillis/type",
          keyword: "type",
          params: { type: "integer" },
          message: "must be integer",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data14 == "number") {
        if (data14 < 0 || isNaN(data14)) {
          const err24 = {
            instancePath: instancePath + "/thresholdMillis",
            schemaPath: "#/properties/thresholdMillis/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
            message: "must be >= 0",
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
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
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
