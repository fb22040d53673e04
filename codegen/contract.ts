import { existsSync } from "node:fs";
import { join } from "node:path";
import { contract } from "../codegen.config";
import { bundle, libraryOf, withExamples } from "./bundle";
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
 * @param root another folder than this one, such as an earlier state: it may lack bases that are newer.
 * @throws Error where a reference leads nowhere.
 */
export async function readContract(root = "."): Promise<Contract> {
  const db = await readDb(join(root, contract.db), join(root, contract.dbParts));
  const common = await readYaml<OpenApi>(join(root, contract.common));
  const dbExamples = await readYaml<DbExamples>(join(root, contract.dbExamples));
  const flowExamples = await readYaml<Record<string, unknown>>(
    join(root, contract.identityExamples),
  );
  const fileOf = (base: string) => join(root, `openapi/${base}.yaml`);
  const bases = contract.rpcBases.filter((base) => root === "." || existsSync(fileOf(base)));
  const rpc = new Map(
    await Promise.all(
      bases.map(async (base): Promise<[string, OpenApi]> => {
        const written = await readYaml<OpenApi>(fileOf(base));
        return [base, withExamples(written, flowExamples)];
      }),
    ),
  );
  const library = libraryOf([common, ...rpc.values()]);
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
