// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branchf2d08(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object_selector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object_selector"}));errors++;
}
}
branchf2d08.errors = vErrors;
return errors === 0;
}
export default branchf2d08;
