import { expect, it } from "vitest";
import { insightsFilters, insightsParams } from "./insightsFilters";

it("reads three-state filters and the plain words of single choices", () => {
  const filters = insightsFilters({
    severity: "High",
    type: "cost:1,security:1",
    status: "resolved:-1",
    configType: "Kubernetes::Pod",
  });
  expect(insightsParams(filters, "disk")).toEqual({
    severities: "high",
    types: "cost,security",
    statuses: "!resolved",
    configTypes: "Kubernetes::Pod",
    text: "disk",
  });
  expect(insightsParams(insightsFilters({}), undefined)).toEqual({});
});
