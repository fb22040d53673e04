// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch_3bb0d620(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
}
branch_3bb0d620.errors = vErrors;
return errors === 0;
}
export default branch_3bb0d620;
