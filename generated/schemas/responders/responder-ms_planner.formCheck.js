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
for(const key0 in data){
if(!(((((key0 === "plan_id") || (key0 === "bucket_id")) || (key0 === "priority")) || (key0 === "title")) || (key0 === "description"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.plan_id !== undefined){
let data0 = data.plan_id;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/plan_id", "#/properties/plan_id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/plan_id", "#/properties/plan_id/type", "type", {type: "string"}));errors++;
}
}
if(data.bucket_id !== undefined){
let data1 = data.bucket_id;
if(typeof data1 === "string"){
if(data1.length < 1){
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
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length < 1){
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
