// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_b42c1c62 = new RegExp("^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$", "u");
export function size_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!value_b42c1c62.test(data)){
(vErrors ??= []).push(failure(instancePath, "#/pattern", "pattern", {pattern: "^(\\s*(\\d+(\\.\\d+)?\\s*([kKmMgGtTpPeEzZyY]?[iI]?[bB]?)?)?\\s*|.*(\\$\\(|\\{\\{).*)$"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "string"}));errors++;
}
size_json.errors = vErrors;
return errors === 0;
}
export default size_json;
