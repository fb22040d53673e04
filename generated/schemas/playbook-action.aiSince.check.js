// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
export function playbook_action_json_aiSince(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.since === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "since"}));errors++;
}
for(const key in data){
if(!(key === "since")){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.since !== undefined){
if(typeof data.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/since", "#/properties/since/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
playbook_action_json_aiSince.errors = vErrors;
return errors === 0;
}
export default playbook_action_json_aiSince;
