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
          id,
          key: "AvailabilityZone",
          value: "eu-1a",
          config: { id, name: "eu-1a", type: "AWS::AvailabilityZone" },
        },
        { id: "env", key: "env", value: "prod" },
      ],
    },
    {
      group: "app.kubernetes.io",
      rows: [
        { id: "app.kubernetes.io/name", key: "name", value: "api" },
        { id: "app.kubernetes.io/part-of", key: "part-of", value: "x" },
      ],
    },
  ]);
});

it("tells rows of the same name apart, and says each place once", () => {
  const place = (id: string, name: string) => ({ id, name, type: "Kubernetes::Namespace" });
  const rows = groupedRows({ "a/b": "1", "a:b": "2" }, [
    place("1", "checkout"),
    place("2", "payments"),
    place("1", "checkout"),
  ]).flatMap((group) => group.rows);
  expect(rows.map(({ key, value }) => `${key} ${value}`)).toEqual([
    "Namespace checkout",
    "Namespace payments",
    "b 1",
    "b 2",
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});
