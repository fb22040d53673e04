// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_54b9ec9e(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
}
branch_54b9ec9e.errors = vErrors;
return errors === 0;
}
export default branch_54b9ec9e;
