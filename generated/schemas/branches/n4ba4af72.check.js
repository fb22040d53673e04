// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_4ba4af72(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tagSelector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tagSelector"}));errors++;
}
}
branch_4ba4af72.errors = vErrors;
return errors === 0;
}
export default branch_4ba4af72;
