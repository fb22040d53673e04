// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function branch72b4a94f(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.playbook_id === undefined) && (missing0 = "playbook_id")){
(vErrors ??= []).push({});errors++;
}
}
var valid0 = _errs1 === errors;
if(valid0){
(vErrors ??= []).push(failure(instancePath, "#/not", "not", {}));errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
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
