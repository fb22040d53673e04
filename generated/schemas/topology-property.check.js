// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { config_query_json } from "./common/config-query.check.js";
import { link_json } from "./common/link.check.js";
import { template_json } from "./common/template.check.js";
const value0 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"lookup":1,"configLookup":1,"summary":1};
const value1 = Object.prototype.hasOwnProperty;
export function topology_property_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.tooltip !== undefined){
if(typeof data.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.color !== undefined){
if(typeof data.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/color", "#/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data.order !== undefined){
let data6 = data.order;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push(failure(instancePath+"/order", "#/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/headline", "#/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hidden", "#/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
let data10 = data.value;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/unit", "#/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data.max !== undefined){
let data12 = data.max;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push(failure(instancePath+"/max", "#/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data.min !== undefined){
let data13 = data.min;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push(failure(instancePath+"/min", "#/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.lastTransition !== undefined){
if(typeof data.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/lastTransition", "#/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data.links !== undefined){
let data16 = data.links;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(link_json(data16[i0], instancePath+"/links/" + i0))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links", "#/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data.lookup !== undefined){
let data18 = data.lookup;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/lookup", "#/properties/lookup/type", "type", {type: "object"}));errors++;
}
}
if(data.configLookup !== undefined){
let data19 = data.configLookup;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key1 in data19){
if(!((((key1 === "id") || (key1 === "config")) || (key1 === "field")) || (key1 === "display"))){
(vErrors ??= []).push(failure(instancePath+"/configLookup", "#/properties/configLookup/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data19.id !== undefined){
if(typeof data19.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configLookup/id", "#/properties/configLookup/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data19.config !== undefined){
if(!(config_query_json(data19.config, instancePath+"/configLookup/config"))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
if(data19.field !== undefined){
if(typeof data19.field !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configLookup/field", "#/properties/configLookup/properties/field/type", "type", {type: "string"}));errors++;
}
}
if(data19.display !== undefined){
if(!(template_json(data19.display, instancePath+"/configLookup/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configLookup", "#/properties/configLookup/type", "type", {type: "object"}));errors++;
}
}
if(data.summary !== undefined){
if(!(template_json(data.summary, instancePath+"/summary"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
topology_property_json.errors = vErrors;
return errors === 0;
}
export default topology_property_json;
