import { describe, expect, test } from "vitest";
import { originOfRecord } from "./origin";

const id = "6f0e6f5e-0000-4000-8000-00000000000a";

describe("originOfRecord", () => {
  test("records of the console itself have none", () => {
    expect(originOfRecord({ source: "UI" })).toBeUndefined();
    expect(originOfRecord({ id, source: null, agent_id: null })).toBeUndefined();
    expect(
      originOfRecord({ source: "", agent_id: "00000000-0000-0000-0000-000000000000" }),
    ).toBeUndefined();
  });

  test.each([
    [{ agent_id: id, source: "KubernetesCRD" }, "Linked to an agent", `/settings/agents?id=${id}`],
    [{ id, source: "component/7" }, "Created by a component", "/topology/7"],
    [{ id, source: "component" }, "Created by a component", undefined],
    [{ id, source: "kubernetes/7" }, "CRD", "/catalog/7"],
    [{ id, source: "KubernetesCRD" }, "CRD", `/catalog/${id}`],
    [{ source: "KubernetesCRD" }, "CRD", undefined],
    [{ id, source: "ConfigFile" }, "Linked to local file", undefined],
    [{ id, source: "System" }, "Built in", undefined],
  ])("%j is kept elsewhere", (record, label, path) => {
    expect(originOfRecord(record)).toMatchObject({ label });
    expect(originOfRecord(record)?.path).toBe(path);
  });
});
