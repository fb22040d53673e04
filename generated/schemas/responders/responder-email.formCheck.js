// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function responder_email_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "to"}));errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
for(const key in data){
if(!(((key === "to") || (key === "subject")) || (key === "body"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.to !== undefined){
let data_to = data.to;
if(typeof data_to === "string"){
if(data_to.length < 1){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/type", "type", {type: "string"}));errors++;
}
}
if(data.subject !== undefined){
let data_subject = data.subject;
if(typeof data_subject === "string"){
if(data_subject.length < 1){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: "string"}));errors++;
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
responder_email_json_form.errors = vErrors;
return errors === 0;
}
export default responder_email_json_form;
