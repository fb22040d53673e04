import { describe, expect, it } from "vitest";
import { carriedTo } from "./carriedFilters";

describe("carriedTo", () => {
  it("gives changes the type and labels of the list, and back", () => {
    const list = {
      configType: "Kubernetes::Pod",
      labels: "cluster____eu-1:1",
      agent: "local:-1",
      showDeleted: true,
    };
    const changes = carriedTo("changes", list);
    expect(changes).toEqual({
      configTypes: "Kubernetes__Pod:1",
      tags: "cluster____eu-1:1",
      agent: "local:-1",
      showDeleted: true,
    });
    expect(carriedTo("catalog", changes)).toEqual(list);
    expect(carriedTo("insights", changes)).toEqual({ configType: "Kubernetes::Pod" });
    expect(carriedTo("scrapers", list)).toEqual({});
  });

  it("leaves out types that one choice cannot say", () => {
    expect(carriedTo("insights", { configTypes: "Kubernetes__Pod:-1" }).configType).toBeUndefined();
    expect(carriedTo("catalog", { configTypes: "A__B:1,A__C:1" }).configType).toBeUndefined();
    expect(carriedTo("changes", { configTypes: "A__B:1,A__C:1" }).configTypes).toBe(
      "A__B:1,A__C:1",
    );
  });
});
