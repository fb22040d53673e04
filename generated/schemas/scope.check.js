// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { scope_selector_json } from "./common/scope-selector.check.js";
export function scope_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targets === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "targets"}));errors++;
}
for(const key0 in data){
if(!((key0 === "description") || (key0 === "targets"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.targets !== undefined){
let data1 = data.targets;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/maxItems", "maxItems", {limit: 10}));errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data2).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key1 in data2){
if(!(((((key1 === "config") || (key1 === "component")) || (key1 === "playbook")) || (key1 === "canary")) || (key1 === "global"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.config !== undefined){
let data3 = data2.config;
if(!(scope_selector_json(data3, instancePath+"/targets/" + i0+"/config"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/config", "#/properties/targets/items/properties/config/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data2.component !== undefined){
let data4 = data2.component;
if(!(scope_selector_json(data4, instancePath+"/targets/" + i0+"/component"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/component", "#/properties/targets/items/properties/component/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data2.playbook !== undefined){
let data5 = data2.playbook;
if(!(scope_selector_json(data5, instancePath+"/targets/" + i0+"/playbook"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/playbook", "#/properties/targets/items/properties/playbook/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data2.canary !== undefined){
let data6 = data2.canary;
if(!(scope_selector_json(data6, instancePath+"/targets/" + i0+"/canary"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/canary", "#/properties/targets/items/properties/canary/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data2.global !== undefined){
let data7 = data2.global;
if(!(scope_selector_json(data7, instancePath+"/targets/" + i0+"/global"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0+"/global", "#/properties/targets/items/properties/global/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i0, "#/properties/targets/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scope_json.errors = vErrors;
return errors === 0;
}
export default scope_json;
