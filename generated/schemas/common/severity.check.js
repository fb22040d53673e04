// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function severity_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "string"}));errors++;
}
severity_json.errors = vErrors;
return errors === 0;
}
export default severity_json;
