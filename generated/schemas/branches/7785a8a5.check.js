// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch7785a8a5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_id"}));errors++;
}
}
branch7785a8a5.errors = vErrors;
return errors === 0;
}
export default branch7785a8a5;
