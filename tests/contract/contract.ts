import type { ValidateFunction } from "ajv";
import { readContract } from "../../codegen/contract";
import { newAjv } from "../../codegen/validators";
import { operationsOf } from "../../codegen/document";

/** Every document of the contract by its base, with all that it refers to inside. */
export const { documents } = await readContract();

const ajv = newAjv();
for (const [base, document] of documents) ajv.addSchema({ $id: `${base}.yaml`, ...document });

const escape = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");
const compiled = new Map<string, ValidateFunction>();

interface AnswerObject {
  $ref?: string;
  content?: object;
}

interface Place {
  base: string;
  path: string;
  method: string;
  statuses: string[];
}

/** Where every operation of the contract stands. */
export const places: ReadonlyMap<string, Place> = new Map(
  [...documents].flatMap(([base, document]) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      operationsOf(item).map(([method, operation]): [string, Place] => [
        operation.operationId,
        { base, path, method, statuses: Object.keys(operation["responses"] as object) },
      ]),
    ),
  ),
);

function schemaRef(operationId: string, status: number, mediaType: string): string | undefined {
  const place = places.get(operationId);
  if (!place) throw new Error(`the contract has no operation ${operationId}`);
  const key = place.statuses.includes(String(status))
    ? String(status)
    : place.statuses.find((name) => name === "default");
  if (!key)
    throw new Error(
      `${operationId} answered ${status}, which the contract does not list (${place.statuses.join(", ")})`,
    );
  const document = documents.get(place.base);
  const operation = document?.paths[place.path]?.[place.method];
  const response = (operation as { responses: Record<string, AnswerObject> } | undefined)
    ?.responses[key];
  const name = response?.$ref?.split("/").at(-1);
  const holder = name
    ? (document?.components.responses?.[name] as AnswerObject | undefined)
    : response;
  if (!holder?.content || !Object.hasOwn(holder.content, mediaType)) return undefined;
  const at = name
    ? `/components/responses/${name}`
    : `/paths/${escape(place.path)}/${place.method}/responses/${key}`;
  return `${place.base}.yaml#${at}/content/${escape(mediaType)}/schema`;
}

/**
 * Compares an answer with the contract.
 * @returns what does not fit, one line each; empty when it fits.
 */
export async function differences(operationId: string, response: Response): Promise<string[]> {
  const text = await response.clone().text();
  const mediaType = (response.headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";
  const ref = schemaRef(operationId, response.status, mediaType);
  if (ref === undefined)
    return text === ""
      ? []
      : [
          `${operationId} ${response.status}: ${mediaType || "no content type"} is not in the contract`,
        ];
  const validate = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, validate);
  const body: unknown = mediaType === "application/json" ? JSON.parse(text) : text;
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    (error) => `${operationId} ${response.status} ${error.instancePath || "/"}: ${error.message}`,
  );
}
