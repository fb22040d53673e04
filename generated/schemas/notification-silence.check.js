// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value0 = ["string","null"];
export function notification_silence_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "filter"}));errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "selectors"}));errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "description") || (key0 === "from")) || (key0 === "until")) || (key0 === "recursive")) || (key0 === "filter")) || (key0 === "selectors"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
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
let data5 = data.selectors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(resource_selector_json(data5[i0], instancePath+"/selectors/" + i0))){
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
