import { describe, expect, it } from "vitest";
import { iconName } from "./iconIndex";

describe("iconName", () => {
  const names = new Set([
    "http",
    "postgres",
    "aws-ec2",
    "azure-vm",
    "k8s-pod",
    "aws-both",
    "k8s-both",
    "microsoft",
  ]);
  it.each([
    ["http", "http"],
    ["k8s-postgres", "postgres"],
    ["ec2", "aws-ec2"],
    ["vm", "azure-vm"],
    ["pod", "k8s-pod"],
    ["k8s-pod", "k8s-pod"],
    ["both", "aws-both"],
    ["windows", "microsoft"],
    ["../http", undefined],
    ["", undefined],
  ])("finds %j as %j", (name, expected) => {
    expect(iconName(name, names)).toBe(expected);
  });
});
