import { describe, expect, it } from "vitest";
import { carriedTo } from "./carriedFilters";

const list = {
  configType: "Kubernetes::Pod",
  labels: "cluster____eu-1:1",
  status: "Running:1",
  health: "unhealthy:1",
  search: "checkout",
  agent: "local:-1",
  showDeleted: true,
};

describe("carriedTo", () => {
  it("gives changes the type and labels of the list, and back", () => {
    const changes = carriedTo("changes", "catalog", list);
    expect(changes).toEqual({
      configTypes: "Kubernetes__Pod:1",
      tags: "cluster____eu-1:1",
      itemStatus: "Running:1",
      health: "unhealthy:1",
      search: "checkout",
      agent: "local:-1",
      showDeleted: true,
    });
    expect(carriedTo("catalog", "changes", changes)).toEqual(list);
  });

  it("keeps on every tab what only another one narrows by", () => {
    const insights = carriedTo("insights", "catalog", list);
    const scrapers = carriedTo("scrapers", "insights", { ...insights, status: "open:1" });
    expect(carriedTo("catalog", "scrapers", scrapers)).toEqual(list);
    const types = { configTypes: "A__B:1,A__C:1" };
    expect(carriedTo("changes", "insights", carriedTo("insights", "changes", types))).toMatchObject(
      types,
    );
    expect(carriedTo("changes", "catalog", carriedTo("catalog", "changes", types))).toMatchObject(
      types,
    );
  });

  it("chooses a type in the list only where exactly one is included", () => {
    const typeIn = (configTypes: string) =>
      carriedTo("catalog", "changes", { configTypes }).configType;
    expect(typeIn("Kubernetes__Pod:1")).toBe("Kubernetes::Pod");
    expect(typeIn("Kubernetes__Pod:-1")).toBeUndefined();
    expect(typeIn("A__B:1,A__C:1")).toBeUndefined();
  });
});
