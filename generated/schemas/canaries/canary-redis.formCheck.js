// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value_a0275a78 = {"name":1,"icon":1,"schedule":1,"description":1,"addr":1,"db":1,"test":1,"display":1,"transform":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_redis_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.addr === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "addr"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_a0275a78, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.addr !== undefined){
let data_addr = data.addr;
if(typeof data_addr === "string"){
if(data_addr.length < 1){
(vErrors ??= []).push(failure(instancePath+"/addr", "#/properties/addr/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/addr", "#/properties/addr/type", "type", {type: "string"}));errors++;
}
}
if(data.db !== undefined){
let data_db = data.db;
if(!((typeof data_db == "number") && (!(data_db % 1) && !isNaN(data_db)))){
(vErrors ??= []).push(failure(instancePath+"/db", "#/properties/db/type", "type", {type: "integer"}));errors++;
}
if(typeof data_db == "number"){
if(data_db < 0 || isNaN(data_db)){
(vErrors ??= []).push(failure(instancePath+"/db", "#/properties/db/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.test !== undefined){
if(!(template_json(data.test, instancePath+"/test"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(template_json(data.display, instancePath+"/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
if(!(template_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_redis_json_form.errors = vErrors;
return errors === 0;
}
export default canary_redis_json_form;
