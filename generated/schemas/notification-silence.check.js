// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value_f2aa28b7 = ["string","null"];
export function notification_silence_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "filter"}));errors++;
}
}
var _valid = _errs_2 === errors;
valid = valid || _valid;
if(!valid){
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "selectors"}));errors++;
}
}
var _valid = _errs_3 === errors;
valid = valid || _valid;
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((((key === "description") || (key === "from")) || (key === "until")) || (key === "recursive")) || (key === "filter")) || (key === "selectors"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data.until !== undefined){
if(typeof data.until !== "string"){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: "string"}));errors++;
}
}
if(data.recursive !== undefined){
if(typeof data.recursive !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/recursive", "#/properties/recursive/type", "type", {type: "boolean"}));errors++;
}
}
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.selectors !== undefined){
let data_selectors = data.selectors;
if(Array.isArray(data_selectors)){
const len_selectors = data_selectors.length;
for(let i_selectors=0; i_selectors<len_selectors; i_selectors++){
if(!(resource_selector_json(data_selectors[i_selectors], instancePath+"/selectors/" + i_selectors))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_silence_json.errors = vErrors;
return errors === 0;
}
export default notification_silence_json;
