// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { relationship_selector_json } from "../common/relationship-selector.check.js";
export function check_relationships_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "components") || (key0 === "configs"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.components !== undefined){
let data0 = data.components;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(relationship_selector_json(data0[i0], instancePath+"/components/" + i0))){
vErrors = vErrors === null ? relationship_selector_json.errors : vErrors.concat(relationship_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data2 = data.configs;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(relationship_selector_json(data2[i1], instancePath+"/configs/" + i1))){
vErrors = vErrors === null ? relationship_selector_json.errors : vErrors.concat(relationship_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
check_relationships_json.errors = vErrors;
return errors === 0;
}
export default check_relationships_json;
