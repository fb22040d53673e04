// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function template_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((key === "template") || (key === "expr")) || (key === "javascript")) || (key === "jsonPath")) || (key === "jsonpath"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.expr !== undefined){
if(typeof data.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/expr", "#/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data.javascript !== undefined){
if(typeof data.javascript !== "string"){
(vErrors ??= []).push(failure(instancePath+"/javascript", "#/properties/javascript/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonPath !== undefined){
if(typeof data.jsonPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonPath", "#/properties/jsonPath/type", "type", {type: "string"}));errors++;
}
}
if(data.jsonpath !== undefined){
if(typeof data.jsonpath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/jsonpath", "#/properties/jsonpath/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
template_json.errors = vErrors;
return errors === 0;
}
export default template_json;
