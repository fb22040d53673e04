// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_e148d8ad = {"agent":1,"scope":1,"cache":1,"search":1,"limit":1,"includeDeleted":1,"id":1,"name":1,"namespace":1,"tagSelector":1,"labelSelector":1,"fieldSelector":1,"health":1,"types":1,"statuses":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function resource_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_e148d8ad, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/type", "type", {type: "string"}));errors++;
}
}
if(data.cache !== undefined){
if(typeof data.cache !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cache", "#/properties/cache/type", "type", {type: "string"}));errors++;
}
}
if(data.search !== undefined){
if(typeof data.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/search", "#/properties/search/type", "type", {type: "string"}));errors++;
}
}
if(data.limit !== undefined){
let data_limit = data.limit;
if(!((typeof data_limit == "number") && (!(data_limit % 1) && !isNaN(data_limit)))){
(vErrors ??= []).push(failure(instancePath+"/limit", "#/properties/limit/type", "type", {type: "integer"}));errors++;
}
}
if(data.includeDeleted !== undefined){
if(typeof data.includeDeleted !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/includeDeleted", "#/properties/includeDeleted/type", "type", {type: "boolean"}));errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.tagSelector !== undefined){
if(typeof data.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tagSelector", "#/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.labelSelector !== undefined){
if(typeof data.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labelSelector", "#/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.fieldSelector !== undefined){
if(typeof data.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldSelector", "#/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
if(typeof data.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data.types !== undefined){
let data_types = data.types;
if(Array.isArray(data_types)){
const len_types = data_types.length;
for(let i_types=0; i_types<len_types; i_types++){
if(typeof data_types[i_types] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/types/" + i_types, "#/properties/types/items/type", "type", {type: "string"}));errors++;
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
if(typeof data_statuses[i_statuses] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/statuses/" + i_statuses, "#/properties/statuses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/statuses", "#/properties/statuses/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
resource_selector_json.errors = vErrors;
return errors === 0;
}
export default resource_selector_json;
