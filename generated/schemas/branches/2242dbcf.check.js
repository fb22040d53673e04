// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch2242dbcf(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
}
branch2242dbcf.errors = vErrors;
return errors === 0;
}
export default branch2242dbcf;
