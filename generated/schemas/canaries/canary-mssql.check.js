// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { canary_postgres_json } from "../canaries/canary-postgres.check.js";
export function canary_mssql_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(canary_postgres_json(data, instancePath))){
vErrors = vErrors === null ? canary_postgres_json.errors : vErrors.concat(canary_postgres_json.errors);
errors = vErrors.length;
}
canary_mssql_json.errors = vErrors;
return errors === 0;
}
export default canary_mssql_json;
