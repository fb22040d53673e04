// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_1192539b(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "filter"}));errors++;
}
}
branch_1192539b.errors = vErrors;
return errors === 0;
}
export default branch_1192539b;
