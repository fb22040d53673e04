// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_35f400d6(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
}
branch_35f400d6.errors = vErrors;
return errors === 0;
}
export default branch_35f400d6;
