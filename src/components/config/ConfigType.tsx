import { TechName } from "~/components/icons/TechName";

/** A config type without its provider: `Kubernetes::Pod` is a Pod, `AWS::RDS::DBInstance` an RDS DBInstance. */
export function shortType(type: string): string {
  const parts = type.split("::").filter((part) => part !== "");
  return (parts.length > 1 ? parts.slice(1) : parts).join(" ") || type;
}

/** Icon and short name of a config type; the whole type is its tooltip. */
export const ConfigType = ({ type }: { type: string }) => (
  <TechName icon={type} title={type}>
    {shortType(type)}
  </TechName>
);
