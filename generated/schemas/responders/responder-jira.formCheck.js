// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function responder_jira_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "project"}));errors++;
}
if(data.issueType === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "issueType"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "project") || (key0 === "issueType")) || (key0 === "priority")) || (key0 === "summary")) || (key0 === "description"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/project", "#/properties/project/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/project", "#/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data.issueType !== undefined){
let data1 = data.issueType;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/issueType", "#/properties/issueType/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/issueType", "#/properties/issueType/type", "type", {type: "string"}));errors++;
}
}
if(data.priority !== undefined){
if(typeof data.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/priority", "#/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
responder_jira_json_form.errors = vErrors;
return errors === 0;
}
export default responder_jira_json_form;
