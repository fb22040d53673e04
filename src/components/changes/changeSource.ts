/** Icon of where a change came from: the first word of `kubernetes/eu-1`, AWS for what its audit trail says. */
export function sourceIcon(source: string | null | undefined): string | undefined {
  const [word = ""] = (source ?? "").toLowerCase().split(/[/\s]/);
  if (word.includes("cloudtrail")) return "aws-cloudtrail";
  return word || undefined;
}
