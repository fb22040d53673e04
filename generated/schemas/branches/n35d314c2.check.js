// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_35d314c2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object"}));errors++;
}
}
branch_35d314c2.errors = vErrors;
return errors === 0;
}
export default branch_35d314c2;
