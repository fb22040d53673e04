// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_542bf6ed(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selectors"}));errors++;
}
}
branch_542bf6ed.errors = vErrors;
return errors === 0;
}
export default branch_542bf6ed;
