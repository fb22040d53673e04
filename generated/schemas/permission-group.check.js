// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate887;
export default validate887;
const schema216 = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "permission-group.json",
  title: "PermissionGroupSpec",
  description: "Members that a permission may name as one subject.",
  "x-kind": {
    kind: "PermissionGroup",
    group: "mission-control.flanksource.com",
    version: "v1",
    table: "permission_groups",
  },
  type: "object",
  additionalProperties: false,
  minProperties: 1,
  examples: [
    {
      playbooks: [{ namespace: "default", name: "restart" }],
      people: ["jane@example.com"],
      teams: ["platform"],
    },
    { notifications: [{ name: "*" }] },
  ],
  properties: {
    name: { type: "string", description: "Older place of the name; metadata.name counts." },
    notifications: {
      type: "array",
      description: "Notifications; the name * means all.",
      items: {
        type: "object",
        description: "A name, with its namespace where needed.",
        required: ["name"],
        additionalProperties: false,
        properties: {
          namespace: { type: "string", description: "Namespace." },
          name: { type: "string", description: "Name." },
        },
      },
    },
    playbooks: {
      type: "array",
      description: "Playbooks.",
      items: {
        type: "object",
        description: "A name, with its namespace where needed.",
        required: ["name"],
        additionalProperties: false,
        properties: {
          namespace: { type: "string", description: "Namespace." },
          name: { type: "string", description: "Name." },
        },
      },
    },
    topologies: {
      type: "array",
      description: "Topologies.",
      items: {
        type: "object",
        description: "A name, with its namespace where needed.",
        required: ["name"],
        additionalProperties: false,
        properties: {
          namespace: { type: "string", description: "Namespace." },
          name: { type: "string", description: "Name." },
        },
      },
    },
    scrapers: {
      type: "array",
      description: "Scrapers.",
      items: {
        type: "object",
        description: "A name, with its namespace where needed.",
        required: ["name"],
        additionalProperties: false,
        properties: {
          namespace: { type: "string", description: "Namespace." },
          name: { type: "string", description: "Name." },
        },
      },
    },
    canaries: {
      type: "array",
      description: "Canaries.",
      items: {
        type: "object",
        description: "A name, with its namespace where needed.",
        required: ["name"],
        additionalProperties: false,
        properties: {
          namespace: { type: "string", description: "Namespace." },
          name: { type: "string", description: "Name." },
        },
      },
    },
    people: {
      type: "array",
      description: "People by id or address; * means all.",
      items: { type: "string" },
    },
    teams: { type: "array", description: "Teams by name.", items: { type: "string" } },
  },
};
function validate887(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="permission-group.json" */ let vErrors = null;
  let errors = 0;
  const evaluated0 = validate887.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = {
        instancePath,
        schemaPath: "#/minProperties",
        keyword: "minProperties",
        params: { limit: 1 },
        message: "must NOT have fewer than 1 properties",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "notifications" ||
          key0 === "playbooks" ||
          key0 === "topologies" ||
          key0 === "scrapers" ||
          key0 === "canaries" ||
          key0 === "people" ||
          key0 === "teams"
        )
      ) {
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
    if (data.notifications !== undefined) {
      let data1 = data.notifications;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === undefined) {
              const err3 = {
                instancePath: instancePath + "/notifications/" + i0,
                schemaPath: "#/properties/notifications/items/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "namespace" || key1 === "name")) {
                const err4 = {
                  instancePath: instancePath + "/notifications/" + i0,
                  schemaPath: "#/properties/notifications/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key1 },
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
            if (data2.namespace !== undefined) {
              if (typeof data2.namespace !== "string") {
                const err5 = {
                  instancePath: instancePath + "/notifications/" + i0 + "/namespace",
                  schemaPath: "#/properties/notifications/items/properties/namespace/type",
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
            if (data2.name !== undefined) {
              if (typeof data2.name !== "string") {
                const err6 = {
                  instancePath: instancePath + "/notifications/" + i0 + "/name",
                  schemaPath: "#/properties/notifications/items/properties/name/type",
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
              instancePath: instancePath + "/notifications/" + i0,
              schemaPath: "#/properties/notifications/items/type",
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
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/notifications",
          schemaPath: "#/properties/notifications/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.playbooks !== undefined) {
      let data5 = data.playbooks;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.name === undefined) {
              const err9 = {
                instancePath: instancePath + "/playbooks/" + i1,
                schemaPath: "#/properties/playbooks/items/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key2 in data6) {
              if (!(key2 === "namespace" || key2 === "name")) {
                const err10 = {
                  instancePath: instancePath + "/playbooks/" + i1,
                  schemaPath: "#/properties/playbooks/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data6.namespace !== undefined) {
              if (typeof data6.namespace !== "string") {
                const err11 = {
                  instancePath: instancePath + "/playbooks/" + i1 + "/namespace",
                  schemaPath: "#/properties/playbooks/items/properties/namespace/type",
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
            if (data6.name !== undefined) {
              if (typeof data6.name !== "string") {
                const err12 = {
                  instancePath: instancePath + "/playbooks/" + i1 + "/name",
                  schemaPath: "#/properties/playbooks/items/properties/name/type",
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
              instancePath: instancePath + "/playbooks/" + i1,
              schemaPath: "#/properties/playbooks/items/type",
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
          instancePath: instancePath + "/playbooks",
          schemaPath: "#/properties/playbooks/type",
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
    if (data.topologies !== undefined) {
      let data9 = data.topologies;
      if (Array.isArray(data9)) {
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.name === undefined) {
              const err15 = {
                instancePath: instancePath + "/topologies/" + i2,
                schemaPath: "#/properties/topologies/items/required",
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
            for (const key3 in data10) {
              if (!(key3 === "namespace" || key3 === "name")) {
                const err16 = {
                  instancePath: instancePath + "/topologies/" + i2,
                  schemaPath: "#/properties/topologies/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data10.namespace !== undefined) {
              if (typeof data10.namespace !== "string") {
                const err17 = {
                  instancePath: instancePath + "/topologies/" + i2 + "/namespace",
                  schemaPath: "#/properties/topologies/items/properties/namespace/type",
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
            if (data10.name !== undefined) {
              if (typeof data10.name !== "string") {
                const err18 = {
                  instancePath: instancePath + "/topologies/" + i2 + "/name",
                  schemaPath: "#/properties/topologies/items/properties/name/type",
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
              instancePath: instancePath + "/topologies/" + i2,
              schemaPath: "#/properties/topologies/items/type",
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
        }
      } else {
        const err20 = {
          instancePath: instancePath + "/topologies",
          schemaPath: "#/properties/topologies/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.scrapers !== undefined) {
      let data13 = data.scrapers;
      if (Array.isArray(data13)) {
        const len3 = data13.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data14 = data13[i3];
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            if (data14.name === undefined) {
              const err21 = {
                instancePath: instancePath + "/scrapers/" + i3,
                schemaPath: "#/properties/scrapers/items/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key4 in data14) {
              if (!(key4 === "namespace" || key4 === "name")) {
                const err22 = {
                  instancePath: instancePath + "/scrapers/" + i3,
                  schemaPath: "#/properties/scrapers/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key4 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data14.namespace !== undefined) {
              if (typeof data14.namespace !== "string") {
                const err23 = {
                  instancePath: instancePath + "/scrapers/" + i3 + "/namespace",
                  schemaPath: "#/properties/scrapers/items/properties/namespace/type",
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
            if (data14.name !== undefined) {
              if (typeof data14.name !== "string") {
                const err24 = {
                  instancePath: instancePath + "/scrapers/" + i3 + "/name",
                  schemaPath: "#/properties/scrapers/items/properties/name/type",
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
          } else {
            const err25 = {
              instancePath: instancePath + "/scrapers/" + i3,
              schemaPath: "#/properties/scrapers/items/type",
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
        }
      } else {
        const err26 = {
          instancePath: instancePath + "/scrapers",
          schemaPath: "#/properties/scrapers/type",
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
    if (data.canaries !== undefined) {
      let data17 = data.canaries;
      if (Array.isArray(data17)) {
        const len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data18 = data17[i4];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.name === undefined) {
              const err27 = {
                instancePath: instancePath + "/canaries/" + i4,
                schemaPath: "#/properties/canaries/items/required",
                keyword: "required",
                params: { missingProperty: "name" },
                message: "must have required property '" + "name" + "'",
              };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            for (const key5 in data18) {
              if (!(key5 === "namespace" || key5 === "name")) {
                const err28 = {
                  instancePath: instancePath + "/canaries/" + i4,
                  schemaPath: "#/properties/canaries/items/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key5 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data18.namespace !== undefined) {
              if (typeof data18.namespace !== "string") {
                const err29 = {
                  instancePath: instancePath + "/canaries/" + i4 + "/namespace",
                  schemaPath: "#/properties/canaries/items/properties/namespace/type",
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
            if (data18.name !== undefined) {
              if (typeof data18.name !== "string") {
                const err30 = {
                  instancePath: instancePath + "/canaries/" + i4 + "/name",
                  schemaPath: "#/properties/canaries/items/properties/name/type",
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
          } else {
            const err31 = {
              instancePath: instancePath + "/canaries/" + i4,
              schemaPath: "#/properties/canaries/items/type",
              keyword: "type",
              params: { type: "object" },
              message: "must be object",
            };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = {
          instancePath: instancePath + "/canaries",
          schemaPath: "#/properties/canaries/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.people !== undefined) {
      let data21 = data.people;
      if (Array.isArray(data21)) {
        const len5 = data21.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (typeof data21[i5] !== "string") {
            const err33 = {
              instancePath: instancePath + "/people/" + i5,
              schemaPath: "#/properties/people/items/type",
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
      } else {
        const err34 = {
          instancePath: instancePath + "/people",
          schemaPath: "#/properties/people/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
        };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.teams !== undefined) {
      let data23 = data.teams;
      if (Array.isArray(data23)) {
        const len6 = data23.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (typeof data23[i6] !== "string") {
            const err35 = {
              instancePath: instancePath + "/teams/" + i6,
              schemaPath: "#/properties/teams/items/type",
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
      } else {
        const err36 = {
          instancePath: instancePath + "/teams",
          schemaPath: "#/properties/teams/type",
          keyword: "type",
          params: { type: "array" },
          message: "must be array",
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
      instancePath,
      schemaPath: "#/type",
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
  validate887.errors = vErrors;
  return errors === 0;
}
validate887.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
