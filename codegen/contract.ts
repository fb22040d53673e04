import { contract } from "../codegen.config";
import { bundle, withExamples } from "./bundle";
import { readDb, readYaml, type DbExamples, type OpenApi } from "./document";
import { expandPostgrest } from "./expandPostgrest";

/** The contract as it is written, and as whole documents. */
export interface Contract {
  /** Documents of the RPC bases as written, by base. */
  rpc: ReadonlyMap<string, OpenApi>;
  /** /db in its compact form. */
  db: OpenApi;
  common: OpenApi;
  /** Every document by its base with all that it refers to inside, /db written out. */
  documents: ReadonlyMap<string, OpenApi>;
}

/**
 * Reads the contract and puts every document together. It takes about a second, so nobody keeps the result in a file.
 * @throws Error where a reference leads nowhere.
 */
export async function readContract(): Promise<Contract> {
  const db = await readDb(contract.db, contract.dbParts);
  const common = await readYaml<OpenApi>(contract.common);
  const dbExamples = await readYaml<DbExamples>(contract.dbExamples);
  const flowExamples = await readYaml<Record<string, unknown>>(contract.identityExamples);
  const rpc = new Map(
    await Promise.all(
      contract.rpcBases.map(async (base): Promise<[string, OpenApi]> => {
        const written = await readYaml<OpenApi>(`openapi/${base}.yaml`);
        return [base, withExamples(written, flowExamples)];
      }),
    ),
  );
  const library = [common, ...rpc.values()];
  const bundled = [...rpc].map(([base, document]): [string, OpenApi] => [
    base,
    bundle(document, library),
  ]);
  const all: [string, OpenApi][] = [...bundled, ["db", expandPostgrest(db, common, dbExamples)]];
  return {
    rpc,
    db,
    common,
    documents: new Map(all.toSorted(([left], [right]) => (left < right ? -1 : 1))),
  };
}
