import { expect, it } from "vitest";
import { groupedRows } from "./groupedRows";

it("groups labels by their first part, drops names, and lets places speak for broader labels", () => {
  const id = "0192f0a4-7c1e-7000-8000-0000000000d1";
  const groups = groupedRows(
    {
      Name: "api",
      env: "prod",
      zone: "a",
      "app.kubernetes.io/name": "api",
      "app.kubernetes.io/part-of": "x",
    },
    [{ id, name: "eu-1a", type: "AWS::AvailabilityZone" }],
  );
  expect(groups).toEqual([
    {
      group: "",
      rows: [
        {
          key: "AvailabilityZone",
          value: "eu-1a",
          config: { id, name: "eu-1a", type: "AWS::AvailabilityZone" },
        },
        { key: "env", value: "prod" },
      ],
    },
    {
      group: "app.kubernetes.io",
      rows: [
        { key: "name", value: "api" },
        { key: "part-of", value: "x" },
      ],
    },
  ]);
});
