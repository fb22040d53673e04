import { describe, expect, it } from "vitest";
import {
  changesFilters,
  changesQuery,
  isFiltered,
  tagSelector,
  toggleCell,
} from "./changesFilters";

const person = "0192f0a4-7c1e-7000-8000-000000000002";

describe("changesQuery", () => {
  it("asks for the last two days of everything", () => {
    expect(changesQuery(changesFilters({}))).toEqual({
      from: "now-2d",
      to: "now",
      include_deleted_configs: false,
      recursive: "none",
    });
  });

  it("sends every filter of the address in the form that the search reads", () => {
    const filters = changesFilters({
      configTypes: "Kubernetes__Pod:1,AWS__Region:-1",
      changeType: "diff:1,Pulled:-1",
      severity: "High",
      tags: "cluster____eu-1:1,cluster____eu-2:1,env____prod:-1",
      summary: "a||||b:1",
      source: "kubernetes/eu-1:-1",
      created_by: `${person}:-1`,
      external_created_by: "flux:-1",
      id: `${person}:1`,
      rangeType: "relative",
      range: "now-7d",
      showDeleted: true,
    });
    expect(changesQuery(filters)).toEqual({
      id: person,
      config_type: "Kubernetes::Pod,!AWS::Region",
      type: "diff,!Pulled",
      severity: "high",
      tags: "cluster in (eu-1,eu-2),env!=prod",
      summary: "a%2Cb",
      source: "!kubernetes%2Feu-1",
      created_by: `!${person},!flux`,
      from: "now-7d",
      to: "now",
      include_deleted_configs: true,
      recursive: "none",
    });
  });

  it("keeps to the item, whatever else the address filters by id", () => {
    const ask = (search: object) =>
      changesQuery(changesFilters({ id: `${person}:1`, ...search }), { configId: "item" });
    expect(ask({})).toMatchObject({ id: "item", recursive: "downstream", depth: 5 });
    expect(ask({ upstream: true })).toMatchObject({ recursive: "all", depth: 5 });
    expect(ask({ downstream: false })).toMatchObject({ recursive: "none" });
    expect(ask({ downstream: false })).not.toHaveProperty("depth");
    expect(ask({ upstream: true, downstream: false, soft: true })).toMatchObject({
      recursive: "upstream",
      soft: true,
    });
  });

  it("takes the one type of another tab, and does not send a severity that nobody knows", () => {
    const filters = changesFilters({ configType: "AWS::S3::Bucket", severity: "awful" });
    expect(changesQuery(filters)).toMatchObject({ config_type: "AWS::S3::Bucket" });
    expect(changesQuery(filters)).not.toHaveProperty("severity");
  });
});

it("starts at the first page after a change of a cell filter, and never mixes the two marks", () => {
  const filters = changesFilters({ changeType: "diff:1" });
  expect(toggleCell(filters, "changeType", "Pulled", -1)).toEqual({
    changeType: "Pulled:-1",
    pageIndex: undefined,
  });
});

it("knows whether anything is filtered", () => {
  expect(isFiltered({ rangeType: "relative", pageIndex: 2 })).toBe(false);
  expect(isFiltered({ source: "x:1" })).toBe(true);
  expect(tagSelector([])).toBeUndefined();
});
