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
    "k8s",
    "aws-rds",
    "aws-ec2-instance",
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
    ["Kubernetes::Pod", "k8s-pod"],
    ["Kubernetes::Something", "k8s"],
    ["AWS::RDS::DBInstance", "aws-rds"],
    ["AWS::EC2::Instance", "aws-ec2-instance"],
    ["AWS::::Account", undefined],
    ["::", undefined],
  ])("finds %j as %j", (name, expected) => {
    expect(iconName(name, names)).toBe(expected);
  });
});
