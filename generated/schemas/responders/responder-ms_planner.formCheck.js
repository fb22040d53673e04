// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function responder_ms_planner_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "plan_id"}));errors++;
}
if(data.bucket_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "bucket_id"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
for(const key in data){
if(!(((((key === "plan_id") || (key === "bucket_id")) || (key === "priority")) || (key === "title")) || (key === "description"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.plan_id !== undefined){
let data_plan_id = data.plan_id;
if(typeof data_plan_id === "string"){
if(data_plan_id.length < 1){
(vErrors ??= []).push(failure(instancePath+"/plan_id", "#/properties/plan_id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/plan_id", "#/properties/plan_id/type", "type", {type: "string"}));errors++;
}
}
if(data.bucket_id !== undefined){
let data_bucket_id = data.bucket_id;
if(typeof data_bucket_id === "string"){
if(data_bucket_id.length < 1){
(vErrors ??= []).push(failure(instancePath+"/bucket_id", "#/properties/bucket_id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bucket_id", "#/properties/bucket_id/type", "type", {type: "string"}));errors++;
}
}
if(data.priority !== undefined){
if(typeof data.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/priority", "#/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
let data_title = data.title;
if(typeof data_title === "string"){
if(data_title.length < 1){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
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
responder_ms_planner_json_form.errors = vErrors;
return errors === 0;
}
export default responder_ms_planner_json_form;
