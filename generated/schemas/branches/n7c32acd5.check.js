// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_7c32acd5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
}
branch_7c32acd5.errors = vErrors;
return errors === 0;
}
export default branch_7c32acd5;
