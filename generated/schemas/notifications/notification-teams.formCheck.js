// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate880;
export default validate880;
const schema211 = {
  title: "TeamsConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "tenant", "altID", "groupOwner", "host"],
  additionalProperties: false,
  "x-url": "teams://{group}@{tenant}/{altID}/{groupOwner}?host={+host}",
  examples: [
    {
      name: "teams-ops",
      namespace: "default",
      group: "11111111-4444-4444-8444-cccccccccccc",
      tenant: "22222222-4444-4444-8444-cccccccccccc",
      altID: "33333333012222222222333333333344",
      groupOwner: "44444444-4444-4444-8444-cccccccccccc",
      host: "outlook.office.com",
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
    group: {
      type: "string",
      description: "Group.",
      "x-wire": "properties.group",
      "x-ui": { order: 3, label: "Group" },
    },
    tenant: {
      type: "string",
      minLength: 1,
      description: "Tenant.",
      "x-wire": "properties.tenant",
      "x-ui": { order: 4, label: "Tenant" },
    },
    altID: {
      type: "string",
      minLength: 1,
      description: "Id of the webhook.",
      "x-wire": "properties.altID",
      "x-ui": { order: 5, label: "Alt ID" },
    },
    groupOwner: {
      type: "string",
      minLength: 1,
      description: "Owner of the group.",
      "x-wire": "properties.groupOwner",
      "x-ui": { order: 6, label: "Group Owner" },
    },
    host: {
      type: "string",
      minLength: 1,
      default: "outlook.office.com",
      description: "Host of the service.",
      "x-wire": "properties.host",
      "x-ui": { order: 7, label: "Host" },
    },
  },
};
function validate880(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate880.evaluated;
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
    if (data.tenant === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "tenant" },
        message: "must have required property '" + "tenant" + "'",
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.altID === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "altID" },
        message: "must have required property '" + "altID" + "'",
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.groupOwner === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "groupOwner" },
        message: "must have required property '" + "groupOwner" + "'",
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.host === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "host" },
        message: "must have required property '" + "host" + "'",
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
          key0 === "group" ||
          key0 === "tenant" ||
          key0 === "altID" ||
          key0 === "groupOwner" ||
          key0 === "host"
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
    if (data.group !== undefined) {
      if (typeof data.group !== "string") {
        const err11 = {
          instancePath: instancePath + "/group",
          schemaPath: "#/properties/group/type",
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
    if (data.tenant !== undefined) {
      let data3 = data.tenant;
      if (typeof data3 === "string") {
        if (data3.length < 1) {
          const err12 = {
            instancePath: instancePath + "/tenant",
            schemaPath: "#/properties/tenant/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/tenant",
          schemaPath: "#/properties/tenant/type",
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
    if (data.altID !== undefined) {
      let data4 = data.altID;
      if (typeof data4 === "string") {
        if (data4.length < 1) {
          const err14 = {
            instancePath: instancePath + "/altID",
            schemaPath: "#/properties/altID/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/altID",
          schemaPath: "#/properties/altID/type",
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
    if (data.groupOwner !== undefined) {
      let data5 = data.groupOwner;
      if (typeof data5 === "string") {
        if (data5.length < 1) {
          const err16 = {
            instancePath: instancePath + "/groupOwner",
            schemaPath: "#/properties/groupOwner/minLength",
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
          instancePath: instancePath + "/groupOwner",
          schemaPath: "#/properties/groupOwner/type",
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
    if (data.host !== undefined) {
      let data6 = data.host;
      if (typeof data6 === "string") {
        if (data6.length < 1) {
          const err18 = {
            instancePath: instancePath + "/host",
            schemaPath: "#/properties/host/minLength",
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
          instancePath: instancePath + "/host",
          schemaPath: "#/properties/host/type",
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
  validate880.errors = vErrors;
  return errors === 0;
}
validate880.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
