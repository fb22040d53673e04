// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { relationship_selector_json } from "../common/relationship-selector.check.js";
export function check_relationships_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((key === "components") || (key === "configs"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.components !== undefined){
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(relationship_selector_json(data_components[i_components], instancePath+"/components/" + i_components))){
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
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(relationship_selector_json(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
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
