// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch72b4a94f(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing;
if((data.playbook_id === undefined) && (missing = "playbook_id")){
(vErrors ??= []).push({});errors++;
}
}
var valid = _errs_2 === errors;
if(valid){
(vErrors ??= []).push(failure(instancePath, "#/not", "not", {}));errors++;
}
else {
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
}
branch72b4a94f.errors = vErrors;
return errors === 0;
}
export default branch72b4a94f;
