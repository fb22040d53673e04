// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_77fa86a5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "custom_services"}));errors++;
}
}
branch_77fa86a5.errors = vErrors;
return errors === 0;
}
export default branch_77fa86a5;
