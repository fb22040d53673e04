// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch74e016e4(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
}
branch74e016e4.errors = vErrors;
return errors === 0;
}
export default branch74e016e4;
