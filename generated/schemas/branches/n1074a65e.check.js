// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_1074a65e(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
}
branch_1074a65e.errors = vErrors;
return errors === 0;
}
export default branch_1074a65e;
