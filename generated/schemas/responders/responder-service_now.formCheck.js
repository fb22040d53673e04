// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function responder_service_now_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "category"}));errors++;
}
for(const key in data){
if(!(((key === "category") || (key === "description")) || (key === "body"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.category !== undefined){
let data_category = data.category;
if(typeof data_category === "string"){
if(data_category.length < 1){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/body", "#/properties/body/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
responder_service_now_json_form.errors = vErrors;
return errors === 0;
}
export default responder_service_now_json_form;
