// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_139463fd(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
branch_139463fd.errors = vErrors;
return errors === 0;
}
export default branch_139463fd;
