// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { config_query_json } from "./common/config-query.check.js";
import { http_connection_json } from "./common/http-connection.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { schedule_json } from "./common/schedule.check.js";
import { template_json } from "./common/template.check.js";
import { topology_component_json } from "./topology-component.check.js";
import { topology_property_json } from "./topology-property.check.js";
const value_ca0ed499 = {"schedule":1,"type":1,"id":1,"icon":1,"label":1,"text":1,"tooltip":1,"owner":1,"components":1,"properties":1,"configs":1,"healthExpr":1,"statusExpr":1,"groupBy":1,"push":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function topology_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_ca0ed499, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
if(!(template_json(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data.tooltip !== undefined){
if(typeof data.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.components !== undefined){
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(topology_component_json(data_components[i_components], instancePath+"/components/" + i_components))){
vErrors = vErrors === null ? topology_component_json.errors : vErrors.concat(topology_component_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
if(!(topology_property_json(data_properties[i_properties], instancePath+"/properties/" + i_properties))){
vErrors = vErrors === null ? topology_property_json.errors : vErrors.concat(topology_property_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(config_query_json(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data.healthExpr !== undefined){
if(typeof data.healthExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/healthExpr", "#/properties/healthExpr/type", "type", {type: "string"}));errors++;
}
}
if(data.statusExpr !== undefined){
if(typeof data.statusExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/statusExpr", "#/properties/statusExpr/type", "type", {type: "string"}));errors++;
}
}
if(data.groupBy !== undefined){
let data_groupBy = data.groupBy;
if(data_groupBy && typeof data_groupBy == "object" && !Array.isArray(data_groupBy)){
if(data_groupBy.tag === undefined){
(vErrors ??= []).push(failure(instancePath+"/groupBy", "#/properties/groupBy/required", "required", {missingProperty: "tag"}));errors++;
}
for(const key_groupBy in data_groupBy){
if(!((key_groupBy === "tag") || (key_groupBy === "selector"))){
(vErrors ??= []).push(failure(instancePath+"/groupBy", "#/properties/groupBy/additionalProperties", "additionalProperties", {additionalProperty: key_groupBy}));errors++;
}
}
if(data_groupBy.tag !== undefined){
if(typeof data_groupBy.tag !== "string"){
(vErrors ??= []).push(failure(instancePath+"/groupBy/tag", "#/properties/groupBy/properties/tag/type", "type", {type: "string"}));errors++;
}
}
if(data_groupBy.selector !== undefined){
if(!(resource_selector_json(data_groupBy.selector, instancePath+"/groupBy/selector"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/groupBy", "#/properties/groupBy/type", "type", {type: "object"}));errors++;
}
}
if(data.push !== undefined){
if(!(http_connection_json(data.push, instancePath+"/push"))){
vErrors = vErrors === null ? http_connection_json.errors : vErrors.concat(http_connection_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
topology_json.errors = vErrors;
return errors === 0;
}
export default topology_json;
