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
for(const key in data){
if(!((key === "description") || (key === "targets"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.targets !== undefined){
let data_targets = data.targets;
if(Array.isArray(data_targets)){
if(data_targets.length > 10){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/maxItems", "maxItems", {limit: 10}));errors++;
}
if(data_targets.length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/minItems", "minItems", {limit: 1}));errors++;
}
const len_targets = data_targets.length;
for(let i_targets=0; i_targets<len_targets; i_targets++){
let data_targets_item = data_targets[i_targets];
if(data_targets_item && typeof data_targets_item == "object" && !Array.isArray(data_targets_item)){
if(Object.keys(data_targets_item).length > 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data_targets_item).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key_targets_item in data_targets_item){
if(!(((((key_targets_item === "config") || (key_targets_item === "component")) || (key_targets_item === "playbook")) || (key_targets_item === "canary")) || (key_targets_item === "global"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item}));errors++;
}
}
if(data_targets_item.config !== undefined){
let data_targets_item_config = data_targets_item.config;
if(!(scope_selector_json(data_targets_item_config, instancePath+"/targets/" + i_targets+"/config"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(Object.keys(data_targets_item_config).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data_targets_item.component !== undefined){
let data_targets_item_component = data_targets_item.component;
if(!(scope_selector_json(data_targets_item_component, instancePath+"/targets/" + i_targets+"/component"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data_targets_item_component && typeof data_targets_item_component == "object" && !Array.isArray(data_targets_item_component)){
if(Object.keys(data_targets_item_component).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data_targets_item.playbook !== undefined){
let data_targets_item_playbook = data_targets_item.playbook;
if(!(scope_selector_json(data_targets_item_playbook, instancePath+"/targets/" + i_targets+"/playbook"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data_targets_item_playbook && typeof data_targets_item_playbook == "object" && !Array.isArray(data_targets_item_playbook)){
if(Object.keys(data_targets_item_playbook).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data_targets_item.canary !== undefined){
let data_targets_item_canary = data_targets_item.canary;
if(!(scope_selector_json(data_targets_item_canary, instancePath+"/targets/" + i_targets+"/canary"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data_targets_item_canary && typeof data_targets_item_canary == "object" && !Array.isArray(data_targets_item_canary)){
if(Object.keys(data_targets_item_canary).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
if(data_targets_item.global !== undefined){
let data_targets_item_global = data_targets_item.global;
if(!(scope_selector_json(data_targets_item_global, instancePath+"/targets/" + i_targets+"/global"))){
vErrors = vErrors === null ? scope_selector_json.errors : vErrors.concat(scope_selector_json.errors);
errors = vErrors.length;
}
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(Object.keys(data_targets_item_global).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/minProperties", "minProperties", {limit: 1}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/type", "type", {type: "object"}));errors++;
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
