// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const agentNames = validate52;
const schema19 = {
  $id: "agentNames",
  type: "array",
  items: { $ref: "db#/components/schemas/AgentName" },
};
const schema21 = {
  title: "AgentName",
  description: "What an agent is called.",
  type: "object",
  required: ["id", "name", "description"],
  properties: {
    id: { type: "string", format: "uuid" },
    name: { type: "string" },
    description: { type: ["string", "null"] },
  },
};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate54(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "description" },
        message: "must have required property '" + "description" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err5 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.description !== undefined) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
          keyword: "type",
          params: { type: schema21.properties.description.type },
          message: "must be string,null",
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
  validate54.errors = vErrors;
  return errors === 0;
}
validate54.evaluated = {
  props: { id: true, name: true, description: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate52(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="agentNames" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate54(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const canarySpec = validate56;
const schema22 = {
  $id: "canarySpec",
  type: "array",
  items: { $ref: "db#/components/schemas/CanarySpec" },
};
const schema23 = {
  title: "CanarySpec",
  description: "A canary as the check details and the editor show it.",
  type: "object",
  required: ["id", "source", "spec", "labels", "name", "namespace", "agent_id", "deleted_at"],
  properties: {
    id: { type: "string", format: "uuid" },
    source: {
      type: ["string", "null"],
      description: "UI, empty, kubernetes/{uid} or component/{id}.",
    },
    spec: { type: "object", additionalProperties: true },
    labels: { type: ["object", "null"], additionalProperties: { type: "string" } },
    name: { type: "string" },
    namespace: { type: "string" },
    agent_id: { type: "string", format: "uuid" },
    deleted_at: { type: ["string", "null"], format: "date-time" },
  },
};
const formats6 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function validate57(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.source === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "source" },
        message: "must have required property '" + "source" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.spec === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "spec" },
        message: "must have required property '" + "spec" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.labels === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "labels" },
        message: "must have required property '" + "labels" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
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
    if (data.namespace === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.agent_id === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "agent_id" },
        message: "must have required property '" + "agent_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err8 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.source !== undefined) {
      let data1 = data.source;
      if (typeof data1 !== "string" && data1 !== null) {
        const err10 = {
          instancePath: instancePath + "/source",
          schemaPath: "#/properties/source/type",
          keyword: "type",
          params: { type: schema23.properties.source.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.spec !== undefined) {
      let data2 = data.spec;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
      } else {
        const err11 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.labels !== undefined) {
      let data3 = data.labels;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        const err12 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: schema23.properties.labels.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key0 in data3) {
          if (typeof data3[key0] !== "string") {
            const err13 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err14 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err15 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.agent_id !== undefined) {
      let data7 = data.agent_id;
      if (typeof data7 === "string") {
        if (!formats0.test(data7)) {
          const err16 = {
            instancePath: instancePath + "/agent_id",
            schemaPath: "#/properties/agent_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/agent_id",
          schemaPath: "#/properties/agent_id/type",
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
    if (data.deleted_at !== undefined) {
      let data8 = data.deleted_at;
      if (typeof data8 !== "string" && data8 !== null) {
        const err18 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema23.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (!formats6.test(data8)) {
          const err19 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
  } else {
    const err20 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = {
  props: {
    id: true,
    source: true,
    spec: true,
    labels: true,
    name: true,
    namespace: true,
    agent_id: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate56(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="canarySpec" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate57(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
validate56.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const checkDetail = validate59;
const schema24 = {
  $id: "checkDetail",
  type: "array",
  items: { $ref: "db#/components/schemas/CheckDetail" },
};
const schema25 = {
  title: "CheckDetail",
  description: "A check with the records around it. A missing or forbidden neighbour is null.",
  allOf: [
    { $ref: "#/components/schemas/Check" },
    {
      type: "object",
      required: ["canaries", "agents", "components", "configs"],
      properties: {
        canaries: {
          oneOf: [
            {
              type: "object",
              required: ["id", "name", "source"],
              properties: {
                id: { type: "string", format: "uuid" },
                name: { type: "string" },
                source: { type: ["string", "null"] },
              },
            },
            { type: "null" },
          ],
        },
        agents: {
          oneOf: [
            {
              type: "object",
              required: ["id", "name"],
              properties: { id: { type: "string", format: "uuid" }, name: { type: "string" } },
            },
            { type: "null" },
          ],
        },
        components: { type: "array", items: { $ref: "#/components/schemas/CheckComponent" } },
        configs: { type: "array", items: { $ref: "#/components/schemas/CheckConfig" } },
      },
    },
  ],
};
const schema26 = {
  title: "Check",
  description: "A row of checks.",
  type: "object",
  required: [
    "id",
    "canary_id",
    "agent_id",
    "type",
    "name",
    "namespace",
    "description",
    "icon",
    "spec",
    "labels",
    "owner",
    "severity",
    "category",
    "is_pushed",
    "transformed",
    "last_runtime",
    "last_transition_time",
    "next_runtime",
    "silenced_at",
    "status",
    "created_at",
    "updated_at",
    "deleted_at",
  ],
  properties: {
    id: { type: "string", format: "uuid" },
    canary_id: { type: "string", format: "uuid" },
    agent_id: {
      type: "string",
      format: "uuid",
      description: "Agent that owns it; all zeros is the local one.",
    },
    type: { type: "string" },
    name: { type: "string" },
    namespace: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    icon: { type: ["string", "null"] },
    spec: { type: ["object", "null"], additionalProperties: true },
    labels: {
      type: ["object", "null"],
      additionalProperties: { type: "string" },
      description: "Key to value map.",
    },
    owner: { type: ["string", "null"] },
    severity: {
      type: ["string", "null"],
      description: "Known values: info, low, medium, high, critical.",
    },
    category: { type: ["string", "null"] },
    is_pushed: { type: "boolean", description: "Replication flag." },
    transformed: { type: ["boolean", "null"] },
    last_runtime: { type: ["string", "null"], format: "date-time" },
    last_transition_time: { type: ["string", "null"], format: "date-time" },
    next_runtime: { type: ["string", "null"], format: "date-time" },
    silenced_at: { type: ["string", "null"], format: "date-time" },
    status: { type: ["string", "null"], description: "Known values: healthy, unhealthy." },
    created_at: { type: ["string", "null"], format: "date-time" },
    updated_at: { type: ["string", "null"], format: "date-time" },
    deleted_at: {
      type: ["string", "null"],
      format: "date-time",
      description: "Set when soft-deleted.",
    },
  },
};

function validate61(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.canary_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "canary_id" },
        message: "must have required property '" + "canary_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.agent_id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "agent_id" },
        message: "must have required property '" + "agent_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.type === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "type" },
        message: "must have required property '" + "type" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
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
    if (data.namespace === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.description === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "description" },
        message: "must have required property '" + "description" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.icon === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "icon" },
        message: "must have required property '" + "icon" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.spec === undefined) {
      const err8 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "spec" },
        message: "must have required property '" + "spec" + "'",
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.labels === undefined) {
      const err9 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "labels" },
        message: "must have required property '" + "labels" + "'",
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.owner === undefined) {
      const err10 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "owner" },
        message: "must have required property '" + "owner" + "'",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.severity === undefined) {
      const err11 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "severity" },
        message: "must have required property '" + "severity" + "'",
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.category === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "category" },
        message: "must have required property '" + "category" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.is_pushed === undefined) {
      const err13 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "is_pushed" },
        message: "must have required property '" + "is_pushed" + "'",
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.transformed === undefined) {
      const err14 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "transformed" },
        message: "must have required property '" + "transformed" + "'",
      };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.last_runtime === undefined) {
      const err15 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "last_runtime" },
        message: "must have required property '" + "last_runtime" + "'",
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.last_transition_time === undefined) {
      const err16 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "last_transition_time" },
        message: "must have required property '" + "last_transition_time" + "'",
      };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.next_runtime === undefined) {
      const err17 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "next_runtime" },
        message: "must have required property '" + "next_runtime" + "'",
      };
      if (vErrors === null) {
        vErrors = [err17];
      } else {
        vErrors.push(err17);
      }
      errors++;
    }
    if (data.silenced_at === undefined) {
      const err18 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "silenced_at" },
        message: "must have required property '" + "silenced_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err18];
      } else {
        vErrors.push(err18);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err19 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
        message: "must have required property '" + "status" + "'",
      };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err20 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err20];
      } else {
        vErrors.push(err20);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err21 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err21];
      } else {
        vErrors.push(err21);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err22 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err22];
      } else {
        vErrors.push(err22);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err23 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.canary_id !== undefined) {
      let data1 = data.canary_id;
      if (typeof data1 === "string") {
        if (!formats0.test(data1)) {
          const err25 = {
            instancePath: instancePath + "/canary_id",
            schemaPath: "#/properties/canary_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = {
          instancePath: instancePath + "/canary_id",
          schemaPath: "#/properties/canary_id/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.agent_id !== undefined) {
      let data2 = data.agent_id;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err27 = {
            instancePath: instancePath + "/agent_id",
            schemaPath: "#/properties/agent_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = {
          instancePath: instancePath + "/agent_id",
          schemaPath: "#/properties/agent_id/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        const err29 = {
          instancePath: instancePath + "/type",
          schemaPath: "#/properties/type/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err30 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.namespace !== undefined) {
      let data5 = data.namespace;
      if (typeof data5 !== "string" && data5 !== null) {
        const err31 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
          keyword: "type",
          params: { type: schema26.properties.namespace.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data6 = data.description;
      if (typeof data6 !== "string" && data6 !== null) {
        const err32 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
          keyword: "type",
          params: { type: schema26.properties.description.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.icon !== undefined) {
      let data7 = data.icon;
      if (typeof data7 !== "string" && data7 !== null) {
        const err33 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
          keyword: "type",
          params: { type: schema26.properties.icon.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.spec !== undefined) {
      let data8 = data.spec;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
        const err34 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
          keyword: "type",
          params: { type: schema26.properties.spec.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.labels !== undefined) {
      let data9 = data.labels;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
        const err35 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: schema26.properties.labels.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        for (const key0 in data9) {
          if (typeof data9[key0] !== "string") {
            const err36 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      }
    }
    if (data.owner !== undefined) {
      let data11 = data.owner;
      if (typeof data11 !== "string" && data11 !== null) {
        const err37 = {
          instancePath: instancePath + "/owner",
          schemaPath: "#/properties/owner/type",
          keyword: "type",
          params: { type: schema26.properties.owner.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.severity !== undefined) {
      let data12 = data.severity;
      if (typeof data12 !== "string" && data12 !== null) {
        const err38 = {
          instancePath: instancePath + "/severity",
          schemaPath: "#/properties/severity/type",
          keyword: "type",
          params: { type: schema26.properties.severity.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.category !== undefined) {
      let data13 = data.category;
      if (typeof data13 !== "string" && data13 !== null) {
        const err39 = {
          instancePath: instancePath + "/category",
          schemaPath: "#/properties/category/type",
          keyword: "type",
          params: { type: schema26.properties.category.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.is_pushed !== undefined) {
      if (typeof data.is_pushed !== "boolean") {
        const err40 = {
          instancePath: instancePath + "/is_pushed",
          schemaPath: "#/properties/is_pushed/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.transformed !== undefined) {
      let data15 = data.transformed;
      if (typeof data15 !== "boolean" && data15 !== null) {
        const err41 = {
          instancePath: instancePath + "/transformed",
          schemaPath: "#/properties/transformed/type",
          keyword: "type",
          params: { type: schema26.properties.transformed.type },
          message: "must be boolean,null",
        };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.last_runtime !== undefined) {
      let data16 = data.last_runtime;
      if (typeof data16 !== "string" && data16 !== null) {
        const err42 = {
          instancePath: instancePath + "/last_runtime",
          schemaPath: "#/properties/last_runtime/type",
          keyword: "type",
          params: { type: schema26.properties.last_runtime.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (!formats6.test(data16)) {
          const err43 = {
            instancePath: instancePath + "/last_runtime",
            schemaPath: "#/properties/last_runtime/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      }
    }
    if (data.last_transition_time !== undefined) {
      let data17 = data.last_transition_time;
      if (typeof data17 !== "string" && data17 !== null) {
        const err44 = {
          instancePath: instancePath + "/last_transition_time",
          schemaPath: "#/properties/last_transition_time/type",
          keyword: "type",
          params: { type: schema26.properties.last_transition_time.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (typeof data17 === "string") {
        if (!formats6.test(data17)) {
          const err45 = {
            instancePath: instancePath + "/last_transition_time",
            schemaPath: "#/properties/last_transition_time/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.next_runtime !== undefined) {
      let data18 = data.next_runtime;
      if (typeof data18 !== "string" && data18 !== null) {
        const err46 = {
          instancePath: instancePath + "/next_runtime",
          schemaPath: "#/properties/next_runtime/type",
          keyword: "type",
          params: { type: schema26.properties.next_runtime.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data18 === "string") {
        if (!formats6.test(data18)) {
          const err47 = {
            instancePath: instancePath + "/next_runtime",
            schemaPath: "#/properties/next_runtime/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.silenced_at !== undefined) {
      let data19 = data.silenced_at;
      if (typeof data19 !== "string" && data19 !== null) {
        const err48 = {
          instancePath: instancePath + "/silenced_at",
          schemaPath: "#/properties/silenced_at/type",
          keyword: "type",
          params: { type: schema26.properties.silenced_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data19 === "string") {
        if (!formats6.test(data19)) {
          const err49 = {
            instancePath: instancePath + "/silenced_at",
            schemaPath: "#/properties/silenced_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.status !== undefined) {
      let data20 = data.status;
      if (typeof data20 !== "string" && data20 !== null) {
        const err50 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
          keyword: "type",
          params: { type: schema26.properties.status.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      let data21 = data.created_at;
      if (typeof data21 !== "string" && data21 !== null) {
        const err51 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema26.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (!formats6.test(data21)) {
          const err52 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
    if (data.updated_at !== undefined) {
      let data22 = data.updated_at;
      if (typeof data22 !== "string" && data22 !== null) {
        const err53 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema26.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (!formats6.test(data22)) {
          const err54 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
    }
    if (data.deleted_at !== undefined) {
      let data23 = data.deleted_at;
      if (typeof data23 !== "string" && data23 !== null) {
        const err55 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema26.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (!formats6.test(data23)) {
          const err56 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
  } else {
    const err57 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err57];
    } else {
      vErrors.push(err57);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = {
  props: {
    id: true,
    canary_id: true,
    agent_id: true,
    type: true,
    name: true,
    namespace: true,
    description: true,
    icon: true,
    spec: true,
    labels: true,
    owner: true,
    severity: true,
    category: true,
    is_pushed: true,
    transformed: true,
    last_runtime: true,
    last_transition_time: true,
    next_runtime: true,
    silenced_at: true,
    status: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const schema27 = {
  title: "CheckComponent",
  description: "A component that the check is related to.",
  type: "object",
  required: ["deleted_at", "components"],
  properties: {
    deleted_at: { type: ["string", "null"], format: "date-time" },
    components: {
      oneOf: [
        {
          type: "object",
          required: ["id", "name", "icon", "deleted_at"],
          properties: {
            id: { type: "string", format: "uuid" },
            name: { type: "string" },
            icon: { type: ["string", "null"] },
            deleted_at: { type: ["string", "null"], format: "date-time" },
          },
        },
        { type: "null" },
      ],
    },
  },
};

function validate63(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deleted_at === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.components === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "components" },
        message: "must have required property '" + "components" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.deleted_at !== undefined) {
      let data0 = data.deleted_at;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema27.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!formats6.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.components !== undefined) {
      let data1 = data.components;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === undefined) {
          const err4 = {
            instancePath: instancePath + "/components",
            schemaPath: "#/properties/components/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "id" },
            message: "must have required property '" + "id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.name === undefined) {
          const err5 = {
            instancePath: instancePath + "/components",
            schemaPath: "#/properties/components/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "name" },
            message: "must have required property '" + "name" + "'",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.icon === undefined) {
          const err6 = {
            instancePath: instancePath + "/components",
            schemaPath: "#/properties/components/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "icon" },
            message: "must have required property '" + "icon" + "'",
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.deleted_at === undefined) {
          const err7 = {
            instancePath: instancePath + "/components",
            schemaPath: "#/properties/components/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "deleted_at" },
            message: "must have required property '" + "deleted_at" + "'",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.id !== undefined) {
          let data2 = data1.id;
          if (typeof data2 === "string") {
            if (!formats0.test(data2)) {
              const err8 = {
                instancePath: instancePath + "/components/id",
                schemaPath: "#/properties/components/oneOf/0/properties/id/format",
                keyword: "format",
                params: { format: "uuid" },
                message: 'must match format "' + "uuid" + '"',
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
              instancePath: instancePath + "/components/id",
              schemaPath: "#/properties/components/oneOf/0/properties/id/type",
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
        if (data1.name !== undefined) {
          if (typeof data1.name !== "string") {
            const err10 = {
              instancePath: instancePath + "/components/name",
              schemaPath: "#/properties/components/oneOf/0/properties/name/type",
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
        if (data1.icon !== undefined) {
          let data4 = data1.icon;
          if (typeof data4 !== "string" && data4 !== null) {
            const err11 = {
              instancePath: instancePath + "/components/icon",
              schemaPath: "#/properties/components/oneOf/0/properties/icon/type",
              keyword: "type",
              params: { type: schema27.properties.components.oneOf[0].properties.icon.type },
              message: "must be string,null",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data1.deleted_at !== undefined) {
          let data5 = data1.deleted_at;
          if (typeof data5 !== "string" && data5 !== null) {
            const err12 = {
              instancePath: instancePath + "/components/deleted_at",
              schemaPath: "#/properties/components/oneOf/0/properties/deleted_at/type",
              keyword: "type",
              params: { type: schema27.properties.components.oneOf[0].properties.deleted_at.type },
              message: "must be string,null",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data5 === "string") {
            if (!formats6.test(data5)) {
              const err13 = {
                instancePath: instancePath + "/components/deleted_at",
                schemaPath: "#/properties/components/oneOf/0/properties/deleted_at/format",
                keyword: "format",
                params: { format: "date-time" },
                message: 'must match format "' + "date-time" + '"',
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
      } else {
        const err14 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/oneOf/0/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.id = true;
        props0.name = true;
        props0.icon = true;
        props0.deleted_at = true;
      }
      const _errs15 = errors;
      if (data1 !== null) {
        const err15 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/oneOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err16 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/properties/components/oneOf",
          keyword: "oneOf",
          params: { passingSchemas: passing0 },
          message: "must match exactly one schema in oneOf",
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
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
  validate63.errors = vErrors;
  return errors === 0;
}
validate63.evaluated = {
  props: { deleted_at: true, components: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema28 = {
  title: "CheckConfig",
  description: "A config item that the check is related to.",
  type: "object",
  required: ["deleted_at", "configs"],
  properties: {
    deleted_at: { type: ["string", "null"], format: "date-time" },
    configs: {
      oneOf: [
        {
          type: "object",
          required: ["id", "name", "type", "deleted_at"],
          properties: {
            id: { type: "string", format: "uuid" },
            name: { type: ["string", "null"] },
            type: { type: "string" },
            deleted_at: { type: ["string", "null"], format: "date-time" },
          },
        },
        { type: "null" },
      ],
    },
  },
};

function validate65(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deleted_at === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.configs === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "configs" },
        message: "must have required property '" + "configs" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.deleted_at !== undefined) {
      let data0 = data.deleted_at;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema28.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!formats6.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.configs !== undefined) {
      let data1 = data.configs;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === undefined) {
          const err4 = {
            instancePath: instancePath + "/configs",
            schemaPath: "#/properties/configs/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "id" },
            message: "must have required property '" + "id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.name === undefined) {
          const err5 = {
            instancePath: instancePath + "/configs",
            schemaPath: "#/properties/configs/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "name" },
            message: "must have required property '" + "name" + "'",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.type === undefined) {
          const err6 = {
            instancePath: instancePath + "/configs",
            schemaPath: "#/properties/configs/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "type" },
            message: "must have required property '" + "type" + "'",
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.deleted_at === undefined) {
          const err7 = {
            instancePath: instancePath + "/configs",
            schemaPath: "#/properties/configs/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "deleted_at" },
            message: "must have required property '" + "deleted_at" + "'",
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1.id !== undefined) {
          let data2 = data1.id;
          if (typeof data2 === "string") {
            if (!formats0.test(data2)) {
              const err8 = {
                instancePath: instancePath + "/configs/id",
                schemaPath: "#/properties/configs/oneOf/0/properties/id/format",
                keyword: "format",
                params: { format: "uuid" },
                message: 'must match format "' + "uuid" + '"',
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
              instancePath: instancePath + "/configs/id",
              schemaPath: "#/properties/configs/oneOf/0/properties/id/type",
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
        if (data1.name !== undefined) {
          let data3 = data1.name;
          if (typeof data3 !== "string" && data3 !== null) {
            const err10 = {
              instancePath: instancePath + "/configs/name",
              schemaPath: "#/properties/configs/oneOf/0/properties/name/type",
              keyword: "type",
              params: { type: schema28.properties.configs.oneOf[0].properties.name.type },
              message: "must be string,null",
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data1.type !== undefined) {
          if (typeof data1.type !== "string") {
            const err11 = {
              instancePath: instancePath + "/configs/type",
              schemaPath: "#/properties/configs/oneOf/0/properties/type/type",
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
        if (data1.deleted_at !== undefined) {
          let data5 = data1.deleted_at;
          if (typeof data5 !== "string" && data5 !== null) {
            const err12 = {
              instancePath: instancePath + "/configs/deleted_at",
              schemaPath: "#/properties/configs/oneOf/0/properties/deleted_at/type",
              keyword: "type",
              params: { type: schema28.properties.configs.oneOf[0].properties.deleted_at.type },
              message: "must be string,null",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data5 === "string") {
            if (!formats6.test(data5)) {
              const err13 = {
                instancePath: instancePath + "/configs/deleted_at",
                schemaPath: "#/properties/configs/oneOf/0/properties/deleted_at/format",
                keyword: "format",
                params: { format: "date-time" },
                message: 'must match format "' + "date-time" + '"',
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
      } else {
        const err14 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/oneOf/0/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.id = true;
        props0.name = true;
        props0.type = true;
        props0.deleted_at = true;
      }
      const _errs15 = errors;
      if (data1 !== null) {
        const err15 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/oneOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err16 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/properties/configs/oneOf",
          keyword: "oneOf",
          params: { passingSchemas: passing0 },
          message: "must match exactly one schema in oneOf",
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
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
  validate65.errors = vErrors;
  return errors === 0;
}
validate65.evaluated = {
  props: { deleted_at: true, configs: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate60(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (
    !validate61(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })
  ) {
    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.canaries === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/allOf/1/required",
        keyword: "required",
        params: { missingProperty: "canaries" },
        message: "must have required property '" + "canaries" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.agents === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/allOf/1/required",
        keyword: "required",
        params: { missingProperty: "agents" },
        message: "must have required property '" + "agents" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.components === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/allOf/1/required",
        keyword: "required",
        params: { missingProperty: "components" },
        message: "must have required property '" + "components" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.configs === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/allOf/1/required",
        keyword: "required",
        params: { missingProperty: "configs" },
        message: "must have required property '" + "configs" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.canaries !== undefined) {
      let data0 = data.canaries;
      const _errs4 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === undefined) {
          const err4 = {
            instancePath: instancePath + "/canaries",
            schemaPath: "#/allOf/1/properties/canaries/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "id" },
            message: "must have required property '" + "id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0.name === undefined) {
          const err5 = {
            instancePath: instancePath + "/canaries",
            schemaPath: "#/allOf/1/properties/canaries/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "name" },
            message: "must have required property '" + "name" + "'",
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0.source === undefined) {
          const err6 = {
            instancePath: instancePath + "/canaries",
            schemaPath: "#/allOf/1/properties/canaries/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "source" },
            message: "must have required property '" + "source" + "'",
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.id !== undefined) {
          let data1 = data0.id;
          if (typeof data1 === "string") {
            if (!formats0.test(data1)) {
              const err7 = {
                instancePath: instancePath + "/canaries/id",
                schemaPath: "#/allOf/1/properties/canaries/oneOf/0/properties/id/format",
                keyword: "format",
                params: { format: "uuid" },
                message: 'must match format "' + "uuid" + '"',
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
              instancePath: instancePath + "/canaries/id",
              schemaPath: "#/allOf/1/properties/canaries/oneOf/0/properties/id/type",
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
        if (data0.name !== undefined) {
          if (typeof data0.name !== "string") {
            const err9 = {
              instancePath: instancePath + "/canaries/name",
              schemaPath: "#/allOf/1/properties/canaries/oneOf/0/properties/name/type",
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
        if (data0.source !== undefined) {
          let data3 = data0.source;
          if (typeof data3 !== "string" && data3 !== null) {
            const err10 = {
              instancePath: instancePath + "/canaries/source",
              schemaPath: "#/allOf/1/properties/canaries/oneOf/0/properties/source/type",
              keyword: "type",
              params: {
                type: schema25.allOf[1].properties.canaries.oneOf[0].properties.source.type,
              },
              message: "must be string,null",
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
          instancePath: instancePath + "/canaries",
          schemaPath: "#/allOf/1/properties/canaries/oneOf/0/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
        var props0 = {};
        props0.id = true;
        props0.name = true;
        props0.source = true;
      }
      const _errs13 = errors;
      if (data0 !== null) {
        const err12 = {
          instancePath: instancePath + "/canaries",
          schemaPath: "#/allOf/1/properties/canaries/oneOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
      }
      if (!valid2) {
        const err13 = {
          instancePath: instancePath + "/canaries",
          schemaPath: "#/allOf/1/properties/canaries/oneOf",
          keyword: "oneOf",
          params: { passingSchemas: passing0 },
          message: "must match exactly one schema in oneOf",
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.agents !== undefined) {
      let data4 = data.agents;
      const _errs16 = errors;
      let valid4 = false;
      let passing1 = null;
      const _errs17 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.id === undefined) {
          const err14 = {
            instancePath: instancePath + "/agents",
            schemaPath: "#/allOf/1/properties/agents/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "id" },
            message: "must have required property '" + "id" + "'",
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data4.name === undefined) {
          const err15 = {
            instancePath: instancePath + "/agents",
            schemaPath: "#/allOf/1/properties/agents/oneOf/0/required",
            keyword: "required",
            params: { missingProperty: "name" },
            message: "must have required property '" + "name" + "'",
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4.id !== undefined) {
          let data5 = data4.id;
          if (typeof data5 === "string") {
            if (!formats0.test(data5)) {
              const err16 = {
                instancePath: instancePath + "/agents/id",
                schemaPath: "#/allOf/1/properties/agents/oneOf/0/properties/id/format",
                keyword: "format",
                params: { format: "uuid" },
                message: 'must match format "' + "uuid" + '"',
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
              instancePath: instancePath + "/agents/id",
              schemaPath: "#/allOf/1/properties/agents/oneOf/0/properties/id/type",
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
        if (data4.name !== undefined) {
          if (typeof data4.name !== "string") {
            const err18 = {
              instancePath: instancePath + "/agents/name",
              schemaPath: "#/allOf/1/properties/agents/oneOf/0/properties/name/type",
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
      } else {
        const err19 = {
          instancePath: instancePath + "/agents",
          schemaPath: "#/allOf/1/properties/agents/oneOf/0/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid1 = _errs17 === errors;
      if (_valid1) {
        valid4 = true;
        passing1 = 0;
        var props1 = {};
        props1.id = true;
        props1.name = true;
      }
      const _errs23 = errors;
      if (data4 !== null) {
        const err20 = {
          instancePath: instancePath + "/agents",
          schemaPath: "#/allOf/1/properties/agents/oneOf/1/type",
          keyword: "type",
          params: { type: "null" },
          message: "must be null",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      var _valid1 = _errs23 === errors;
      if (_valid1 && valid4) {
        valid4 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid4 = true;
          passing1 = 1;
        }
      }
      if (!valid4) {
        const err21 = {
          instancePath: instancePath + "/agents",
          schemaPath: "#/allOf/1/properties/agents/oneOf",
          keyword: "oneOf",
          params: { passingSchemas: passing1 },
          message: "must match exactly one schema in oneOf",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = _errs16;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.components !== undefined) {
      let data7 = data.components;
      if (Array.isArray(data7)) {
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !validate63(data7[i0], {
              instancePath: instancePath + "/components/" + i0,
              parentData: data7,
              parentDataProperty: i0,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/components",
          schemaPath: "#/allOf/1/properties/components/type",
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
    if (data.configs !== undefined) {
      let data9 = data.configs;
      if (Array.isArray(data9)) {
        const len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (
            !validate65(data9[i1], {
              instancePath: instancePath + "/configs/" + i1,
              parentData: data9,
              parentDataProperty: i1,
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err23 = {
          instancePath: instancePath + "/configs",
          schemaPath: "#/allOf/1/properties/configs/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
      schemaPath: "#/allOf/1/type",
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
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = {
  props: {
    canaries: true,
    agents: true,
    components: true,
    configs: true,
    id: true,
    canary_id: true,
    agent_id: true,
    type: true,
    name: true,
    namespace: true,
    description: true,
    icon: true,
    spec: true,
    labels: true,
    owner: true,
    severity: true,
    category: true,
    is_pushed: true,
    transformed: true,
    last_runtime: true,
    last_transition_time: true,
    next_runtime: true,
    silenced_at: true,
    status: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate59(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="checkDetail" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate60(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
validate59.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const checkHistory = validate68;
const schema29 = {
  $id: "checkHistory",
  type: "array",
  items: { $ref: "db#/components/schemas/CheckRun" },
};
const schema30 = {
  title: "CheckRun",
  description: "One run of a check.",
  type: "object",
  required: ["check_id", "time", "duration", "status", "message", "error"],
  properties: {
    check_id: { type: "string", format: "uuid" },
    time: { type: "string", format: "date-time" },
    duration: { type: ["integer", "null"], description: "Milliseconds." },
    status: { type: ["boolean", "null"] },
    message: { type: ["string", "null"] },
    error: { type: ["string", "null"], description: "May have several lines." },
  },
};

function validate69(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.check_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "check_id" },
        message: "must have required property '" + "check_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.time === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "time" },
        message: "must have required property '" + "time" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.duration === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "duration" },
        message: "must have required property '" + "duration" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
        message: "must have required property '" + "status" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.message === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "message" },
        message: "must have required property '" + "message" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.error === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "error" },
        message: "must have required property '" + "error" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.check_id !== undefined) {
      let data0 = data.check_id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err6 = {
            instancePath: instancePath + "/check_id",
            schemaPath: "#/properties/check_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/check_id",
          schemaPath: "#/properties/check_id/type",
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
    if (data.time !== undefined) {
      let data1 = data.time;
      if (typeof data1 === "string") {
        if (!formats6.test(data1)) {
          const err8 = {
            instancePath: instancePath + "/time",
            schemaPath: "#/properties/time/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
          instancePath: instancePath + "/time",
          schemaPath: "#/properties/time/type",
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
    if (data.duration !== undefined) {
      let data2 = data.duration;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2)) && data2 !== null) {
        const err10 = {
          instancePath: instancePath + "/duration",
          schemaPath: "#/properties/duration/type",
          keyword: "type",
          params: { type: schema30.properties.duration.type },
          message: "must be integer,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.status !== undefined) {
      let data3 = data.status;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err11 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
          keyword: "type",
          params: { type: schema30.properties.status.type },
          message: "must be boolean,null",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.message !== undefined) {
      let data4 = data.message;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = {
          instancePath: instancePath + "/message",
          schemaPath: "#/properties/message/type",
          keyword: "type",
          params: { type: schema30.properties.message.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.error !== undefined) {
      let data5 = data.error;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = {
          instancePath: instancePath + "/error",
          schemaPath: "#/properties/error/type",
          keyword: "type",
          params: { type: schema30.properties.error.type },
          message: "must be string,null",
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
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = {
  props: { check_id: true, time: true, duration: true, status: true, message: true, error: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate68(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="checkHistory" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate69(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate68.errors = vErrors;
  return errors === 0;
}
validate68.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const recentRuns = validate71;
const schema31 = {
  $id: "recentRuns",
  type: "array",
  items: { $ref: "db#/components/schemas/RecentRun" },
};
const schema32 = {
  title: "RecentRun",
  description: "One run, as small as a list needs it.",
  type: "object",
  required: ["check_id", "time", "status", "duration"],
  properties: {
    check_id: { type: "string", format: "uuid" },
    time: { type: "string", format: "date-time" },
    status: { type: ["boolean", "null"] },
    duration: { type: ["integer", "null"], description: "Milliseconds." },
  },
};

function validate72(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.check_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "check_id" },
        message: "must have required property '" + "check_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.time === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "time" },
        message: "must have required property '" + "time" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "status" },
        message: "must have required property '" + "status" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.duration === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "duration" },
        message: "must have required property '" + "duration" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.check_id !== undefined) {
      let data0 = data.check_id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err4 = {
            instancePath: instancePath + "/check_id",
            schemaPath: "#/properties/check_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/check_id",
          schemaPath: "#/properties/check_id/type",
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
    if (data.time !== undefined) {
      let data1 = data.time;
      if (typeof data1 === "string") {
        if (!formats6.test(data1)) {
          const err6 = {
            instancePath: instancePath + "/time",
            schemaPath: "#/properties/time/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
          instancePath: instancePath + "/time",
          schemaPath: "#/properties/time/type",
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
    if (data.status !== undefined) {
      let data2 = data.status;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err8 = {
          instancePath: instancePath + "/status",
          schemaPath: "#/properties/status/type",
          keyword: "type",
          params: { type: schema32.properties.status.type },
          message: "must be boolean,null",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.duration !== undefined) {
      let data3 = data.duration;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3)) && data3 !== null) {
        const err9 = {
          instancePath: instancePath + "/duration",
          schemaPath: "#/properties/duration/type",
          keyword: "type",
          params: { type: schema32.properties.duration.type },
          message: "must be integer,null",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = {
      instancePath,
      schemaPath: "#/type",
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
  validate72.errors = vErrors;
  return errors === 0;
}
validate72.evaluated = {
  props: { check_id: true, time: true, status: true, duration: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate71(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="recentRuns" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate72(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
validate71.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const sidebarViews = validate74;
const schema33 = {
  $id: "sidebarViews",
  type: "array",
  items: { $ref: "db#/components/schemas/SidebarView" },
};
const schema34 = {
  title: "SidebarView",
  description: "A custom view that stands in the sidebar.",
  type: "object",
  required: ["id", "name", "namespace", "title", "icon", "ordinal"],
  properties: {
    id: { type: "string", format: "uuid" },
    name: { type: "string" },
    namespace: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    icon: { type: ["string", "null"] },
    ordinal: { type: ["integer", "null"] },
  },
};

function validate75(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.namespace === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.title === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "title" },
        message: "must have required property '" + "title" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.icon === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "icon" },
        message: "must have required property '" + "icon" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.ordinal === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "ordinal" },
        message: "must have required property '" + "ordinal" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err6 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
      let data2 = data.namespace;
      if (typeof data2 !== "string" && data2 !== null) {
        const err9 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
          keyword: "type",
          params: { type: schema34.properties.namespace.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.title !== undefined) {
      let data3 = data.title;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = {
          instancePath: instancePath + "/title",
          schemaPath: "#/properties/title/type",
          keyword: "type",
          params: { type: schema34.properties.title.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.icon !== undefined) {
      let data4 = data.icon;
      if (typeof data4 !== "string" && data4 !== null) {
        const err11 = {
          instancePath: instancePath + "/icon",
          schemaPath: "#/properties/icon/type",
          keyword: "type",
          params: { type: schema34.properties.icon.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.ordinal !== undefined) {
      let data5 = data.ordinal;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5)) && data5 !== null) {
        const err12 = {
          instancePath: instancePath + "/ordinal",
          schemaPath: "#/properties/ordinal/type",
          keyword: "type",
          params: { type: schema34.properties.ordinal.type },
          message: "must be integer,null",
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
  validate75.errors = vErrors;
  return errors === 0;
}
validate75.evaluated = {
  props: { id: true, name: true, namespace: true, title: true, icon: true, ordinal: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate74(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="sidebarViews" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate75(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
validate74.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const updateAgent = validate77;
const schema35 = {
  $id: "updateAgent",
  type: "array",
  items: { $ref: "db#/components/schemas/Agent" },
};
const schema36 = {
  title: "Agent",
  description: "A row of agents.",
  type: "object",
  required: [
    "id",
    "name",
    "hostname",
    "description",
    "ip",
    "version",
    "username",
    "person_id",
    "properties",
    "tls",
    "created_by",
    "created_at",
    "updated_at",
    "cleanup",
    "deleted_at",
    "last_seen",
    "last_received",
  ],
  properties: {
    id: { type: "string", format: "uuid" },
    name: { type: "string" },
    hostname: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
    ip: { type: ["string", "null"] },
    version: { type: ["string", "null"] },
    username: { type: ["string", "null"] },
    person_id: { type: ["string", "null"], format: "uuid" },
    properties: { "x-sql": "jsonb" },
    tls: { type: ["string", "null"] },
    created_by: { type: ["string", "null"], format: "uuid", description: "Person who made it." },
    created_at: { type: "string", format: "date-time" },
    updated_at: { type: "string", format: "date-time" },
    cleanup: { type: "boolean" },
    deleted_at: {
      type: ["string", "null"],
      format: "date-time",
      description: "Set when soft-deleted.",
    },
    last_seen: { type: ["string", "null"], format: "date-time" },
    last_received: { type: ["string", "null"], format: "date-time" },
  },
};

function validate78(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.hostname === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "hostname" },
        message: "must have required property '" + "hostname" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.description === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "description" },
        message: "must have required property '" + "description" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.ip === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "ip" },
        message: "must have required property '" + "ip" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.version === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "version" },
        message: "must have required property '" + "version" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.username === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "username" },
        message: "must have required property '" + "username" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.person_id === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "person_id" },
        message: "must have required property '" + "person_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.properties === undefined) {
      const err8 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "properties" },
        message: "must have required property '" + "properties" + "'",
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.tls === undefined) {
      const err9 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "tls" },
        message: "must have required property '" + "tls" + "'",
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err10 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err11 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.cleanup === undefined) {
      const err13 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "cleanup" },
        message: "must have required property '" + "cleanup" + "'",
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err14 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.last_seen === undefined) {
      const err15 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "last_seen" },
        message: "must have required property '" + "last_seen" + "'",
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.last_received === undefined) {
      const err16 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "last_received" },
        message: "must have required property '" + "last_received" + "'",
      };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err17 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err19 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.hostname !== undefined) {
      let data2 = data.hostname;
      if (typeof data2 !== "string" && data2 !== null) {
        const err20 = {
          instancePath: instancePath + "/hostname",
          schemaPath: "#/properties/hostname/type",
          keyword: "type",
          params: { type: schema36.properties.hostname.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.description !== undefined) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err21 = {
          instancePath: instancePath + "/description",
          schemaPath: "#/properties/description/type",
          keyword: "type",
          params: { type: schema36.properties.description.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.ip !== undefined) {
      let data4 = data.ip;
      if (typeof data4 !== "string" && data4 !== null) {
        const err22 = {
          instancePath: instancePath + "/ip",
          schemaPath: "#/properties/ip/type",
          keyword: "type",
          params: { type: schema36.properties.ip.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.version !== undefined) {
      let data5 = data.version;
      if (typeof data5 !== "string" && data5 !== null) {
        const err23 = {
          instancePath: instancePath + "/version",
          schemaPath: "#/properties/version/type",
          keyword: "type",
          params: { type: schema36.properties.version.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.username !== undefined) {
      let data6 = data.username;
      if (typeof data6 !== "string" && data6 !== null) {
        const err24 = {
          instancePath: instancePath + "/username",
          schemaPath: "#/properties/username/type",
          keyword: "type",
          params: { type: schema36.properties.username.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.person_id !== undefined) {
      let data7 = data.person_id;
      if (typeof data7 !== "string" && data7 !== null) {
        const err25 = {
          instancePath: instancePath + "/person_id",
          schemaPath: "#/properties/person_id/type",
          keyword: "type",
          params: { type: schema36.properties.person_id.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (!formats0.test(data7)) {
          const err26 = {
            instancePath: instancePath + "/person_id",
            schemaPath: "#/properties/person_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.tls !== undefined) {
      let data8 = data.tls;
      if (typeof data8 !== "string" && data8 !== null) {
        const err27 = {
          instancePath: instancePath + "/tls",
          schemaPath: "#/properties/tls/type",
          keyword: "type",
          params: { type: schema36.properties.tls.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.created_by !== undefined) {
      let data9 = data.created_by;
      if (typeof data9 !== "string" && data9 !== null) {
        const err28 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema36.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0.test(data9)) {
          const err29 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
    if (data.created_at !== undefined) {
      let data10 = data.created_at;
      if (typeof data10 === "string") {
        if (!formats6.test(data10)) {
          const err30 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
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
    if (data.updated_at !== undefined) {
      let data11 = data.updated_at;
      if (typeof data11 === "string") {
        if (!formats6.test(data11)) {
          const err32 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: "string" },
          message: "must be string",
        };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.cleanup !== undefined) {
      if (typeof data.cleanup !== "boolean") {
        const err34 = {
          instancePath: instancePath + "/cleanup",
          schemaPath: "#/properties/cleanup/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.deleted_at !== undefined) {
      let data13 = data.deleted_at;
      if (typeof data13 !== "string" && data13 !== null) {
        const err35 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema36.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (!formats6.test(data13)) {
          const err36 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.last_seen !== undefined) {
      let data14 = data.last_seen;
      if (typeof data14 !== "string" && data14 !== null) {
        const err37 = {
          instancePath: instancePath + "/last_seen",
          schemaPath: "#/properties/last_seen/type",
          keyword: "type",
          params: { type: schema36.properties.last_seen.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (!formats6.test(data14)) {
          const err38 = {
            instancePath: instancePath + "/last_seen",
            schemaPath: "#/properties/last_seen/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.last_received !== undefined) {
      let data15 = data.last_received;
      if (typeof data15 !== "string" && data15 !== null) {
        const err39 = {
          instancePath: instancePath + "/last_received",
          schemaPath: "#/properties/last_received/type",
          keyword: "type",
          params: { type: schema36.properties.last_received.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (!formats6.test(data15)) {
          const err40 = {
            instancePath: instancePath + "/last_received",
            schemaPath: "#/properties/last_received/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
  } else {
    const err41 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
validate78.evaluated = {
  props: {
    id: true,
    name: true,
    hostname: true,
    description: true,
    ip: true,
    version: true,
    username: true,
    person_id: true,
    properties: true,
    tls: true,
    created_by: true,
    created_at: true,
    updated_at: true,
    cleanup: true,
    deleted_at: true,
    last_seen: true,
    last_received: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate77(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="updateAgent" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate78(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const createCanary = validate80;
const schema37 = {
  $id: "createCanary",
  type: "array",
  items: { $ref: "db#/components/schemas/Canary" },
};
const schema38 = {
  title: "Canary",
  description: "A row of canaries.",
  type: "object",
  required: [
    "id",
    "agent_id",
    "name",
    "namespace",
    "labels",
    "annotations",
    "spec",
    "source",
    "is_pushed",
    "created_at",
    "created_by",
    "updated_at",
    "deleted_at",
  ],
  properties: {
    id: { type: "string", format: "uuid" },
    agent_id: {
      type: "string",
      format: "uuid",
      description: "Agent that owns it; all zeros is the local one.",
    },
    name: { type: "string" },
    namespace: { type: "string" },
    labels: {
      type: ["object", "null"],
      additionalProperties: { type: "string" },
      description: "Key to value map.",
    },
    annotations: { type: ["object", "null"], additionalProperties: { type: "string" } },
    spec: { type: "object", additionalProperties: true },
    source: { type: ["string", "null"] },
    is_pushed: { type: "boolean", description: "Replication flag." },
    created_at: { type: ["string", "null"], format: "date-time" },
    created_by: { type: ["string", "null"], format: "uuid", description: "Person who made it." },
    updated_at: { type: ["string", "null"], format: "date-time" },
    deleted_at: {
      type: ["string", "null"],
      format: "date-time",
      description: "Set when soft-deleted.",
    },
  },
};

function validate81(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.agent_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "agent_id" },
        message: "must have required property '" + "agent_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.namespace === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.labels === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "labels" },
        message: "must have required property '" + "labels" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.annotations === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "annotations" },
        message: "must have required property '" + "annotations" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.spec === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "spec" },
        message: "must have required property '" + "spec" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.source === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "source" },
        message: "must have required property '" + "source" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.is_pushed === undefined) {
      const err8 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "is_pushed" },
        message: "must have required property '" + "is_pushed" + "'",
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err9 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err10 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err11 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err13 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.agent_id !== undefined) {
      let data1 = data.agent_id;
      if (typeof data1 === "string") {
        if (!formats0.test(data1)) {
          const err15 = {
            instancePath: instancePath + "/agent_id",
            schemaPath: "#/properties/agent_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/agent_id",
          schemaPath: "#/properties/agent_id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err17 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err18 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.labels !== undefined) {
      let data4 = data.labels;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
        const err19 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: schema38.properties.labels.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key0 in data4) {
          if (typeof data4[key0] !== "string") {
            const err20 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      }
    }
    if (data.annotations !== undefined) {
      let data6 = data.annotations;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
        const err21 = {
          instancePath: instancePath + "/annotations",
          schemaPath: "#/properties/annotations/type",
          keyword: "type",
          params: { type: schema38.properties.annotations.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          if (typeof data6[key1] !== "string") {
            const err22 = {
              instancePath:
                instancePath + "/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/annotations/additionalProperties/type",
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
      }
    }
    if (data.spec !== undefined) {
      let data8 = data.spec;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
      } else {
        const err23 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.source !== undefined) {
      let data9 = data.source;
      if (typeof data9 !== "string" && data9 !== null) {
        const err24 = {
          instancePath: instancePath + "/source",
          schemaPath: "#/properties/source/type",
          keyword: "type",
          params: { type: schema38.properties.source.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.is_pushed !== undefined) {
      if (typeof data.is_pushed !== "boolean") {
        const err25 = {
          instancePath: instancePath + "/is_pushed",
          schemaPath: "#/properties/is_pushed/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      let data11 = data.created_at;
      if (typeof data11 !== "string" && data11 !== null) {
        const err26 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema38.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats6.test(data11)) {
          const err27 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.created_by !== undefined) {
      let data12 = data.created_by;
      if (typeof data12 !== "string" && data12 !== null) {
        const err28 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema38.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (!formats0.test(data12)) {
          const err29 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
    if (data.updated_at !== undefined) {
      let data13 = data.updated_at;
      if (typeof data13 !== "string" && data13 !== null) {
        const err30 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema38.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (!formats6.test(data13)) {
          const err31 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.deleted_at !== undefined) {
      let data14 = data.deleted_at;
      if (typeof data14 !== "string" && data14 !== null) {
        const err32 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema38.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (!formats6.test(data14)) {
          const err33 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
  } else {
    const err34 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
validate81.evaluated = {
  props: {
    id: true,
    agent_id: true,
    name: true,
    namespace: true,
    labels: true,
    annotations: true,
    spec: true,
    source: true,
    is_pushed: true,
    created_at: true,
    created_by: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate80(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="createCanary" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate81(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const updateCanary = validate83;
const schema39 = {
  $id: "updateCanary",
  type: "array",
  items: { $ref: "db#/components/schemas/Canary" },
};

function validate84(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "id" },
        message: "must have required property '" + "id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.agent_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "agent_id" },
        message: "must have required property '" + "agent_id" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.name === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "name" },
        message: "must have required property '" + "name" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.namespace === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "namespace" },
        message: "must have required property '" + "namespace" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.labels === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "labels" },
        message: "must have required property '" + "labels" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.annotations === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "annotations" },
        message: "must have required property '" + "annotations" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.spec === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "spec" },
        message: "must have required property '" + "spec" + "'",
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.source === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "source" },
        message: "must have required property '" + "source" + "'",
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.is_pushed === undefined) {
      const err8 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "is_pushed" },
        message: "must have required property '" + "is_pushed" + "'",
      };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err9 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err10 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err11 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err12 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err13 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/properties/id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/id",
          schemaPath: "#/properties/id/type",
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
    if (data.agent_id !== undefined) {
      let data1 = data.agent_id;
      if (typeof data1 === "string") {
        if (!formats0.test(data1)) {
          const err15 = {
            instancePath: instancePath + "/agent_id",
            schemaPath: "#/properties/agent_id/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
          instancePath: instancePath + "/agent_id",
          schemaPath: "#/properties/agent_id/type",
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
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
        const err17 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/properties/name/type",
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
    if (data.namespace !== undefined) {
      if (typeof data.namespace !== "string") {
        const err18 = {
          instancePath: instancePath + "/namespace",
          schemaPath: "#/properties/namespace/type",
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
    if (data.labels !== undefined) {
      let data4 = data.labels;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
        const err19 = {
          instancePath: instancePath + "/labels",
          schemaPath: "#/properties/labels/type",
          keyword: "type",
          params: { type: schema38.properties.labels.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (const key0 in data4) {
          if (typeof data4[key0] !== "string") {
            const err20 = {
              instancePath:
                instancePath + "/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/labels/additionalProperties/type",
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
      }
    }
    if (data.annotations !== undefined) {
      let data6 = data.annotations;
      if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
        const err21 = {
          instancePath: instancePath + "/annotations",
          schemaPath: "#/properties/annotations/type",
          keyword: "type",
          params: { type: schema38.properties.annotations.type },
          message: "must be object,null",
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        for (const key1 in data6) {
          if (typeof data6[key1] !== "string") {
            const err22 = {
              instancePath:
                instancePath + "/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
              schemaPath: "#/properties/annotations/additionalProperties/type",
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
      }
    }
    if (data.spec !== undefined) {
      let data8 = data.spec;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
      } else {
        const err23 = {
          instancePath: instancePath + "/spec",
          schemaPath: "#/properties/spec/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.source !== undefined) {
      let data9 = data.source;
      if (typeof data9 !== "string" && data9 !== null) {
        const err24 = {
          instancePath: instancePath + "/source",
          schemaPath: "#/properties/source/type",
          keyword: "type",
          params: { type: schema38.properties.source.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.is_pushed !== undefined) {
      if (typeof data.is_pushed !== "boolean") {
        const err25 = {
          instancePath: instancePath + "/is_pushed",
          schemaPath: "#/properties/is_pushed/type",
          keyword: "type",
          params: { type: "boolean" },
          message: "must be boolean",
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.created_at !== undefined) {
      let data11 = data.created_at;
      if (typeof data11 !== "string" && data11 !== null) {
        const err26 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema38.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats6.test(data11)) {
          const err27 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.created_by !== undefined) {
      let data12 = data.created_by;
      if (typeof data12 !== "string" && data12 !== null) {
        const err28 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema38.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (!formats0.test(data12)) {
          const err29 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
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
    if (data.updated_at !== undefined) {
      let data13 = data.updated_at;
      if (typeof data13 !== "string" && data13 !== null) {
        const err30 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema38.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (!formats6.test(data13)) {
          const err31 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.deleted_at !== undefined) {
      let data14 = data.deleted_at;
      if (typeof data14 !== "string" && data14 !== null) {
        const err32 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema38.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (!formats6.test(data14)) {
          const err33 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
  } else {
    const err34 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = {
  props: {
    id: true,
    agent_id: true,
    name: true,
    namespace: true,
    labels: true,
    annotations: true,
    spec: true,
    source: true,
    is_pushed: true,
    created_at: true,
    created_by: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate83(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="updateCanary" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate84(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const createPropertyRow = validate86;
const schema41 = {
  $id: "createPropertyRow",
  type: "array",
  items: { $ref: "db#/components/schemas/PropertyRow" },
};
const schema42 = {
  title: "PropertyRow",
  description: "A row of properties.",
  type: "object",
  required: ["name", "value", "created_by", "created_at", "updated_at", "deleted_at"],
  properties: {
    name: { type: "string" },
    value: { type: "string" },
    created_by: { type: ["string", "null"], format: "uuid", description: "Person who made it." },
    created_at: { type: ["string", "null"], format: "date-time" },
    updated_at: { type: ["string", "null"], format: "date-time" },
    deleted_at: {
      type: ["string", "null"],
      format: "date-time",
      description: "Set when soft-deleted.",
    },
  },
};

function validate87(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
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
    if (data.value === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "value" },
        message: "must have required property '" + "value" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err7 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
    if (data.created_by !== undefined) {
      let data2 = data.created_by;
      if (typeof data2 !== "string" && data2 !== null) {
        const err8 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema42.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err9 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== undefined) {
      let data3 = data.created_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema42.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats6.test(data3)) {
          const err11 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.updated_at !== undefined) {
      let data4 = data.updated_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema42.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!formats6.test(data4)) {
          const err13 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
    if (data.deleted_at !== undefined) {
      let data5 = data.deleted_at;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema42.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats6.test(data5)) {
          const err15 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
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
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = {
  props: {
    name: true,
    value: true,
    created_by: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate86(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="createPropertyRow" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate87(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const updatePropertyRow = validate89;
const schema43 = {
  $id: "updatePropertyRow",
  type: "array",
  items: { $ref: "db#/components/schemas/PropertyRow" },
};

function validate90(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
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
    if (data.value === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "value" },
        message: "must have required property '" + "value" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err7 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
    if (data.created_by !== undefined) {
      let data2 = data.created_by;
      if (typeof data2 !== "string" && data2 !== null) {
        const err8 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema42.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err9 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== undefined) {
      let data3 = data.created_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema42.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats6.test(data3)) {
          const err11 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.updated_at !== undefined) {
      let data4 = data.updated_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema42.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!formats6.test(data4)) {
          const err13 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
    if (data.deleted_at !== undefined) {
      let data5 = data.deleted_at;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema42.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats6.test(data5)) {
          const err15 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
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
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = {
  props: {
    name: true,
    value: true,
    created_by: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate89(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="updatePropertyRow" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate90(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { items: true, dynamicProps: false, dynamicItems: false };

export const deletePropertyRow = validate92;
const schema45 = {
  $id: "deletePropertyRow",
  type: "array",
  items: { $ref: "db#/components/schemas/PropertyRow" },
};

function validate93(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate93.evaluated;
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
    if (data.value === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "value" },
        message: "must have required property '" + "value" + "'",
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.created_by === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_by" },
        message: "must have required property '" + "created_by" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "created_at" },
        message: "must have required property '" + "created_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "updated_at" },
        message: "must have required property '" + "updated_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.deleted_at === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "deleted_at" },
        message: "must have required property '" + "deleted_at" + "'",
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.name !== undefined) {
      if (typeof data.name !== "string") {
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
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        const err7 = {
          instancePath: instancePath + "/value",
          schemaPath: "#/properties/value/type",
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
    if (data.created_by !== undefined) {
      let data2 = data.created_by;
      if (typeof data2 !== "string" && data2 !== null) {
        const err8 = {
          instancePath: instancePath + "/created_by",
          schemaPath: "#/properties/created_by/type",
          keyword: "type",
          params: { type: schema42.properties.created_by.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err9 = {
            instancePath: instancePath + "/created_by",
            schemaPath: "#/properties/created_by/format",
            keyword: "format",
            params: { format: "uuid" },
            message: 'must match format "' + "uuid" + '"',
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== undefined) {
      let data3 = data.created_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = {
          instancePath: instancePath + "/created_at",
          schemaPath: "#/properties/created_at/type",
          keyword: "type",
          params: { type: schema42.properties.created_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats6.test(data3)) {
          const err11 = {
            instancePath: instancePath + "/created_at",
            schemaPath: "#/properties/created_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.updated_at !== undefined) {
      let data4 = data.updated_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = {
          instancePath: instancePath + "/updated_at",
          schemaPath: "#/properties/updated_at/type",
          keyword: "type",
          params: { type: schema42.properties.updated_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!formats6.test(data4)) {
          const err13 = {
            instancePath: instancePath + "/updated_at",
            schemaPath: "#/properties/updated_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
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
    if (data.deleted_at !== undefined) {
      let data5 = data.deleted_at;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = {
          instancePath: instancePath + "/deleted_at",
          schemaPath: "#/properties/deleted_at/type",
          keyword: "type",
          params: { type: schema42.properties.deleted_at.type },
          message: "must be string,null",
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats6.test(data5)) {
          const err15 = {
            instancePath: instancePath + "/deleted_at",
            schemaPath: "#/properties/deleted_at/format",
            keyword: "format",
            params: { format: "date-time" },
            message: 'must match format "' + "date-time" + '"',
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
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
  validate93.errors = vErrors;
  return errors === 0;
}
validate93.evaluated = {
  props: {
    name: true,
    value: true,
    created_by: true,
    created_at: true,
    updated_at: true,
    deleted_at: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

function validate92(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="deletePropertyRow" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (
        !validate93(data[i0], {
          instancePath: instancePath + "/" + i0,
          parentData: data,
          parentDataProperty: i0,
          rootData,
          dynamicAnchors,
        })
      ) {
        vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err0 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "array" },
      message: "must be array",
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { items: true, dynamicProps: false, dynamicItems: false };
