// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value_b30abbd5 = {"name":1,"icon":1,"schedule":1,"description":1,"url":1,"index":1,"query":1,"results":1,"test":1,"display":1,"transform":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_elasticsearch_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
if(data.index === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "index"}));errors++;
}
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_b30abbd5, key))){
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
if(data.url !== undefined){
let data_url = data.url;
if(typeof data_url === "string"){
if(data_url.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.index !== undefined){
let data_index = data.index;
if(typeof data_index === "string"){
if(data_index.length < 1){
(vErrors ??= []).push(failure(instancePath+"/index", "#/properties/index/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/index", "#/properties/index/type", "type", {type: "string"}));errors++;
}
}
if(data.query !== undefined){
let data_query = data.query;
if(typeof data_query === "string"){
if(data_query.length < 1){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.results !== undefined){
let data_results = data.results;
if(!((typeof data_results == "number") && (!(data_results % 1) && !isNaN(data_results)))){
(vErrors ??= []).push(failure(instancePath+"/results", "#/properties/results/type", "type", {type: "integer"}));errors++;
}
if(typeof data_results == "number"){
if(data_results < 0 || isNaN(data_results)){
(vErrors ??= []).push(failure(instancePath+"/results", "#/properties/results/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
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
canary_elasticsearch_json_form.errors = vErrors;
return errors === 0;
}
export default canary_elasticsearch_json_form;
