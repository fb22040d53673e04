// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { scraper_resource_selector_json_value } from "../scrapers/scraper-resource-selector.value.check.js";
const value0 = {"agent":1,"scope":1,"cache":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"types":1,"statuses":1,"healths":1};
const value1 = Object.prototype.hasOwnProperty;
export function scraper_resource_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
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
let data9 = data.types;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(scraper_resource_selector_json_value(data9[i0], instancePath+"/types/" + i0))){
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
let data11 = data.statuses;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(scraper_resource_selector_json_value(data11[i1], instancePath+"/statuses/" + i1))){
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
let data13 = data.healths;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(scraper_resource_selector_json_value(data13[i2], instancePath+"/healths/" + i2))){
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
