interface Failure {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message: string;
  propertyName?: string;
}

export const keywords: readonly string[];
export const failure: (
  instancePath: string,
  schemaPath: string,
  keyword: string,
  params: Record<string, unknown>,
  propertyName?: string,
) => Failure;
