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
for(const key in data){
if(!(((((key === "project") || (key === "issueType")) || (key === "priority")) || (key === "summary")) || (key === "description"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.project !== undefined){
let data_project = data.project;
if(typeof data_project === "string"){
if(data_project.length < 1){
(vErrors ??= []).push(failure(instancePath+"/project", "#/properties/project/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/project", "#/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data.issueType !== undefined){
let data_issueType = data.issueType;
if(typeof data_issueType === "string"){
if(data_issueType.length < 1){
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
let data_summary = data.summary;
if(typeof data_summary === "string"){
if(data_summary.length < 1){
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
