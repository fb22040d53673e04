// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { config_query_json } from "./common/config-query.check.js";
import { link_json } from "./common/link.check.js";
import { template_json } from "./common/template.check.js";
const value_040f9c18 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"lookup":1,"configLookup":1,"summary":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function topology_property_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_040f9c18, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_order = data.order;
if(!((typeof data_order == "number") && (!(data_order % 1) && !isNaN(data_order)))){
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
let data_value = data.value;
if(!((typeof data_value == "number") && (!(data_value % 1) && !isNaN(data_value)))){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/unit", "#/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data.max !== undefined){
let data_max = data.max;
if(!((typeof data_max == "number") && (!(data_max % 1) && !isNaN(data_max)))){
(vErrors ??= []).push(failure(instancePath+"/max", "#/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data.min !== undefined){
let data_min = data.min;
if(!((typeof data_min == "number") && (!(data_min % 1) && !isNaN(data_min)))){
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
let data_links = data.links;
if(Array.isArray(data_links)){
const len_links = data_links.length;
for(let i_links=0; i_links<len_links; i_links++){
if(!(link_json(data_links[i_links], instancePath+"/links/" + i_links))){
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
let data_lookup = data.lookup;
if(data_lookup && typeof data_lookup == "object" && !Array.isArray(data_lookup)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/lookup", "#/properties/lookup/type", "type", {type: "object"}));errors++;
}
}
if(data.configLookup !== undefined){
let data_configLookup = data.configLookup;
if(data_configLookup && typeof data_configLookup == "object" && !Array.isArray(data_configLookup)){
for(const key_configLookup in data_configLookup){
if(!((((key_configLookup === "id") || (key_configLookup === "config")) || (key_configLookup === "field")) || (key_configLookup === "display"))){
(vErrors ??= []).push(failure(instancePath+"/configLookup", "#/properties/configLookup/additionalProperties", "additionalProperties", {additionalProperty: key_configLookup}));errors++;
}
}
if(data_configLookup.id !== undefined){
if(typeof data_configLookup.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configLookup/id", "#/properties/configLookup/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_configLookup.config !== undefined){
if(!(config_query_json(data_configLookup.config, instancePath+"/configLookup/config"))){
vErrors = vErrors === null ? config_query_json.errors : vErrors.concat(config_query_json.errors);
errors = vErrors.length;
}
}
if(data_configLookup.field !== undefined){
if(typeof data_configLookup.field !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configLookup/field", "#/properties/configLookup/properties/field/type", "type", {type: "string"}));errors++;
}
}
if(data_configLookup.display !== undefined){
if(!(template_json(data_configLookup.display, instancePath+"/configLookup/display"))){
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
