// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_resource_selector_json_value } from "../scrapers/scraper-resource-selector.value.check.js";
const value_2092b17c = {"agent":1,"scope":1,"cache":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"types":1,"statuses":1,"healths":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_resource_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_2092b17c, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.agent !== undefined){
if(!(scraper_resource_selector_json_value(data.agent, instancePath+"/agent"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(scraper_resource_selector_json_value(data.scope, instancePath+"/scope"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined){
if(!(scraper_resource_selector_json_value(data.cache, instancePath+"/cache"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(scraper_resource_selector_json_value(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(scraper_resource_selector_json_value(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
if(!(scraper_resource_selector_json_value(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.tagSelector !== undefined){
if(!(scraper_resource_selector_json_value(data.tagSelector, instancePath+"/tagSelector"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.labelSelector !== undefined){
if(!(scraper_resource_selector_json_value(data.labelSelector, instancePath+"/labelSelector"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.fieldSelector !== undefined){
if(!(scraper_resource_selector_json_value(data.fieldSelector, instancePath+"/fieldSelector"))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
let data_types = data.types;
if(Array.isArray(data_types)){
const len_types = data_types.length;
for(let i_types=0; i_types<len_types; i_types++){
if(!(scraper_resource_selector_json_value(data_types[i_types], instancePath+"/types/" + i_types))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/types", "#/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data.statuses !== undefined){
let data_statuses = data.statuses;
if(Array.isArray(data_statuses)){
const len_statuses = data_statuses.length;
for(let i_statuses=0; i_statuses<len_statuses; i_statuses++){
if(!(scraper_resource_selector_json_value(data_statuses[i_statuses], instancePath+"/statuses/" + i_statuses))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/statuses", "#/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
if(data.healths !== undefined){
let data_healths = data.healths;
if(Array.isArray(data_healths)){
const len_healths = data_healths.length;
for(let i_healths=0; i_healths<len_healths; i_healths++){
if(!(scraper_resource_selector_json_value(data_healths[i_healths], instancePath+"/healths/" + i_healths))){
vErrors = vErrors === null ? scraper_resource_selector_json_value.errors : vErrors.concat(scraper_resource_selector_json_value.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/healths", "#/properties/healths/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_resource_selector_json.errors = vErrors;
return errors === 0;
}
export default scraper_resource_selector_json;
