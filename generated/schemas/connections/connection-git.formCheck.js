// Written by `npm run generate` from the contract. Do not edit.
/* oxlint-disable */
"use strict";
export const validate = validate670;
export default validate670;
const schema135 = {
  title: "GitConnectionForm",
  description: "What the form asks for.",
  type: "object",
  required: ["name", "namespace", "url", "ref"],
  additionalProperties: false,
  examples: [
    {
      name: "infrastructure",
      namespace: "default",
      url: "https://github.com/acme/infrastructure.git",
      authentication: { basic: { username: "bot", password: "secret://git/token" } },
      ref: "main",
    },
    {
      name: "manifests",
      namespace: "default",
      url: "ssh://git@github.com/acme/manifests.git",
      authentication: { ssh: { certificate: "secret://git/ssh-key" } },
      ref: "v2",
    },
    {
      name: "charts",
      namespace: "default",
      url: "https://github.com/acme/charts.git",
      ref: "main",
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
      description: "Address of the repository.",
      "x-ui": { order: 3, label: "URL" },
    },
    authentication: {
      type: "object",
      description:
        "None, basic or an SSH key. Its values have columns of their own, so the choice needs no place.",
      "x-wire": "",
      "x-ui": { order: 4, label: "Authentication", widget: "authentication" },
      maxProperties: 1,
      additionalProperties: false,
      properties: {
        basic: {
          type: "object",
          required: ["username", "password"],
          additionalProperties: false,
          description: "User name and password.",
          "x-wire": "",
          "x-ui": { order: 1, label: "Basic" },
          properties: {
            username: {
              type: "string",
              minLength: 1,
              description: "User name.",
              "x-ui": { order: 1, label: "Username", widget: "env-var" },
            },
            password: {
              type: "string",
              minLength: 1,
              description: "Password or token.",
              "x-ui": { order: 2, label: "Password", widget: "env-var" },
            },
          },
        },
        ssh: {
          type: "object",
          required: ["certificate"],
          additionalProperties: false,
          description: "SSH key.",
          "x-wire": "",
          "x-ui": { order: 2, label: "SSH Key" },
          properties: {
            certificate: {
              type: "string",
              minLength: 1,
              contentMediaType: "application/x-pem-file",
              description: "Private key.",
              "x-ui": { order: 1, label: "SSH Key", widget: "env-var" },
            },
          },
        },
      },
    },
    ref: {
      type: "string",
      minLength: 1,
      default: "main",
      description: "Branch, tag or commit.",
      "x-wire": "properties.ref",
      "x-ui": { order: 5, label: "Ref" },
    },
  },
};
function validate670(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate670.evaluated;
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
    if (data.ref === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "ref" },
        message: "must have required property '" + "ref" + "'",
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
          key0 === "url" ||
          key0 === "authentication" ||
          key0 === "ref"
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
    if (data.url !== undefined) {
      let data2 = data.url;
      if (typeof data2 === "string") {
        if (data2.length < 1) {
          const err9 = {
            instancePath: instancePath + "/url",
            schemaPath: "#/properties/url/minLength",
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
          instancePath: instancePath + "/url",
          schemaPath: "#/properties/url/type",
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
    if (data.authentication !== undefined) {
      let data3 = data.authentication;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 1) {
          const err11 = {
            instancePath: instancePath + "/authentication",
            schemaPath: "#/properties/authentication/maxProperties",
            keyword: "maxProperties",
            params: { limit: 1 },
            message: "must NOT have more than 1 properties",
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        for (const key1 in data3) {
          if (!(key1 === "basic" || key1 === "ssh")) {
            const err12 = {
              instancePath: instancePath + "/authentication",
              schemaPath: "#/properties/authentication/additionalProperties",
              keyword: "additionalProperties",
              params: { additionalProperty: key1 },
              message: "must NOT have additional properties",
            };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data3.basic !== undefined) {
          let data4 = data3.basic;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.username === undefined) {
              const err13 = {
                instancePath: instancePath + "/authentication/basic",
                schemaPath: "#/properties/authentication/properties/basic/required",
                keyword: "required",
                params: { missingProperty: "username" },
                message: "must have required property '" + "username" + "'",
              };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.password === undefined) {
              const err14 = {
                instancePath: instancePath + "/authentication/basic",
                schemaPath: "#/properties/authentication/properties/basic/required",
                keyword: "required",
                params: { missingProperty: "password" },
                message: "must have required property '" + "password" + "'",
              };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key2 in data4) {
              if (!(key2 === "username" || key2 === "password")) {
                const err15 = {
                  instancePath: instancePath + "/authentication/basic",
                  schemaPath: "#/properties/authentication/properties/basic/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key2 },
                  message: "must NOT have additional properties",
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data4.username !== undefined) {
              let data5 = data4.username;
              if (typeof data5 === "string") {
                if (data5.length < 1) {
                  const err16 = {
                    instancePath: instancePath + "/authentication/basic/username",
                    schemaPath:
                      "#/properties/authentication/properties/basic/properties/username/minLength",
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
                  instancePath: instancePath + "/authentication/basic/username",
                  schemaPath:
                    "#/properties/authentication/properties/basic/properties/username/type",
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
            if (data4.password !== undefined) {
              let data6 = data4.password;
              if (typeof data6 === "string") {
                if (data6.length < 1) {
                  const err18 = {
                    instancePath: instancePath + "/authentication/basic/password",
                    schemaPath:
                      "#/properties/authentication/properties/basic/properties/password/minLength",
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
                  instancePath: instancePath + "/authentication/basic/password",
                  schemaPath:
                    "#/properties/authentication/properties/basic/properties/password/type",
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
              instancePath: instancePath + "/authentication/basic",
              schemaPath: "#/properties/authentication/properties/basic/type",
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
        }
        if (data3.ssh !== undefined) {
          let data7 = data3.ssh;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.certificate === undefined) {
              const err21 = {
                instancePath: instancePath + "/authentication/ssh",
                schemaPath: "#/properties/authentication/properties/ssh/required",
                keyword: "required",
                params: { missingProperty: "certificate" },
                message: "must have required property '" + "certificate" + "'",
              };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key3 in data7) {
              if (!(key3 === "certificate")) {
                const err22 = {
                  instancePath: instancePath + "/authentication/ssh",
                  schemaPath: "#/properties/authentication/properties/ssh/additionalProperties",
                  keyword: "additionalProperties",
                  params: { additionalProperty: key3 },
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
            if (data7.certificate !== undefined) {
              let data8 = data7.certificate;
              if (typeof data8 === "string") {
                if (data8.length < 1) {
                  const err23 = {
                    instancePath: instancePath + "/authentication/ssh/certificate",
                    schemaPath:
                      "#/properties/authentication/properties/ssh/properties/certificate/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
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
                  instancePath: instancePath + "/authentication/ssh/certificate",
                  schemaPath:
                    "#/properties/authentication/properties/ssh/properties/certificate/type",
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
              instancePath: instancePath + "/authentication/ssh",
              schemaPath: "#/properties/authentication/properties/ssh/type",
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
          instancePath: instancePath + "/authentication",
          schemaPath: "#/properties/authentication/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.ref !== undefined) {
      let data9 = data.ref;
      if (typeof data9 === "string") {
        if (data9.length < 1) {
          const err27 = {
            instancePath: instancePath + "/ref",
            schemaPath: "#/properties/ref/minLength",
            keyword: "minLength",
            params: { limit: 1 },
            message: "must NOT have fewer than 1 characters",
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
          instancePath: instancePath + "/ref",
          schemaPath: "#/properties/ref/type",
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
  } else {
    const err29 = {
      instancePath,
      schemaPath: "#/type",
      keyword: "type",
      params: { type: "object" },
      message: "must be object",
    };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
    }
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
validate670.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
