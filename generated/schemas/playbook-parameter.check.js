// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value_261e4c9f = {"name":1,"label":1,"type":1,"required":1,"default":1,"description":1,"icon":1,"dependsOn":1,"properties":1};
const value_a8165d22 = ["text","list","code","checkbox","team","people","component","config","check","bytes","millicores","secret","password","email","url","number","dns1123"];
const value_f2aa28b7 = ["string","null"];
const value_2fc7693f = ["integer","string"];
const value_bf3f1736 = ["boolean","string"];
const value_e62a84f0 = ["number","string"];
const value_7e6f224f = ["object","string","number","boolean"];
const value_ecfffb4d = ["string","number","boolean"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function playbook_parameter_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_261e4c9f, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if(typeof data_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((((((data_type === "text") || (data_type === "list")) || (data_type === "code")) || (data_type === "checkbox")) || (data_type === "team")) || (data_type === "people")) || (data_type === "component")) || (data_type === "config")) || (data_type === "check")) || (data_type === "bytes")) || (data_type === "millicores")) || (data_type === "secret")) || (data_type === "password")) || (data_type === "email")) || (data_type === "url")) || (data_type === "number")) || (data_type === "dns1123"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value_a8165d22}));errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/required", "#/properties/required/type", "type", {type: "boolean"}));errors++;
}
}
if(data.default !== undefined){
if(typeof data.default !== "string"){
(vErrors ??= []).push(failure(instancePath+"/default", "#/properties/default/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.dependsOn !== undefined){
let data_dependsOn = data.dependsOn;
if(Array.isArray(data_dependsOn)){
const len_dependsOn = data_dependsOn.length;
for(let i_dependsOn=0; i_dependsOn<len_dependsOn; i_dependsOn++){
if(typeof data_dependsOn[i_dependsOn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/dependsOn/" + i_dependsOn, "#/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dependsOn", "#/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties)){
if(data_properties.className !== undefined){
let data_properties_className = data_properties.className;
if((typeof data_properties_className !== "string") && (data_properties_className !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties/className", "#/properties/properties/properties/className/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_properties.colSpan !== undefined){
let data_properties_colSpan = data_properties.colSpan;
if((!((typeof data_properties_colSpan == "number") && (!(data_properties_colSpan % 1) && !isNaN(data_properties_colSpan)))) && (typeof data_properties_colSpan !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/colSpan", "#/properties/properties/properties/colSpan/type", "type", {type: value_2fc7693f}));errors++;
}
}
if(data_properties.multiline !== undefined){
let data_properties_multiline = data_properties.multiline;
if((typeof data_properties_multiline !== "boolean") && (typeof data_properties_multiline !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/multiline", "#/properties/properties/properties/multiline/type", "type", {type: value_bf3f1736}));errors++;
}
}
if(data_properties.format !== undefined){
if(typeof data_properties.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/format", "#/properties/properties/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data_properties.min !== undefined){
let data_properties_min = data_properties.min;
if((!(typeof data_properties_min == "number")) && (typeof data_properties_min !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/min", "#/properties/properties/properties/min/type", "type", {type: value_e62a84f0}));errors++;
}
}
if(data_properties.max !== undefined){
let data_properties_max = data_properties.max;
if((!(typeof data_properties_max == "number")) && (typeof data_properties_max !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/max", "#/properties/properties/properties/max/type", "type", {type: value_e62a84f0}));errors++;
}
}
if(data_properties.minLength !== undefined){
let data_properties_minLength = data_properties.minLength;
if((!((typeof data_properties_minLength == "number") && (!(data_properties_minLength % 1) && !isNaN(data_properties_minLength)))) && (typeof data_properties_minLength !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/minLength", "#/properties/properties/properties/minLength/type", "type", {type: value_2fc7693f}));errors++;
}
}
if(data_properties.maxLength !== undefined){
let data_properties_maxLength = data_properties.maxLength;
if((!((typeof data_properties_maxLength == "number") && (!(data_properties_maxLength % 1) && !isNaN(data_properties_maxLength)))) && (typeof data_properties_maxLength !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/maxLength", "#/properties/properties/properties/maxLength/type", "type", {type: value_2fc7693f}));errors++;
}
}
if(data_properties.regex !== undefined){
if(typeof data_properties.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/regex", "#/properties/properties/properties/regex/type", "type", {type: "string"}));errors++;
}
}
if(data_properties.options !== undefined){
let data_properties_options = data_properties.options;
if(Array.isArray(data_properties_options)){
const len_properties_options = data_properties_options.length;
for(let i_properties_options=0; i_properties_options<len_properties_options; i_properties_options++){
let data_properties_options_item = data_properties_options[i_properties_options];
if((((!(data_properties_options_item && typeof data_properties_options_item == "object" && !Array.isArray(data_properties_options_item))) && (typeof data_properties_options_item !== "string")) && (!(typeof data_properties_options_item == "number"))) && (typeof data_properties_options_item !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i_properties_options, "#/properties/properties/properties/options/items/type", "type", {type: value_7e6f224f}));errors++;
}
if(data_properties_options_item && typeof data_properties_options_item == "object" && !Array.isArray(data_properties_options_item)){
if(data_properties_options_item.label !== undefined){
let data_properties_options_item_label = data_properties_options_item.label;
if(((typeof data_properties_options_item_label !== "string") && (!(typeof data_properties_options_item_label == "number"))) && (typeof data_properties_options_item_label !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i_properties_options+"/label", "#/properties/properties/properties/options/items/properties/label/type", "type", {type: value_ecfffb4d}));errors++;
}
}
if(data_properties_options_item.value !== undefined){
let data_properties_options_item_value = data_properties_options_item.value;
if(((typeof data_properties_options_item_value !== "string") && (!(typeof data_properties_options_item_value == "number"))) && (typeof data_properties_options_item_value !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i_properties_options+"/value", "#/properties/properties/properties/options/items/properties/value/type", "type", {type: value_ecfffb4d}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/options", "#/properties/properties/properties/options/type", "type", {type: "array"}));errors++;
}
}
if(data_properties.language !== undefined){
if(typeof data_properties.language !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/language", "#/properties/properties/properties/language/type", "type", {type: "string"}));errors++;
}
}
if(data_properties.size !== undefined){
if(typeof data_properties.size !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/size", "#/properties/properties/properties/size/type", "type", {type: "string"}));errors++;
}
}
if(data_properties.jsonSchemaUrl !== undefined){
if(typeof data_properties.jsonSchemaUrl !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/jsonSchemaUrl", "#/properties/properties/properties/jsonSchemaUrl/type", "type", {type: "string"}));errors++;
}
}
if(data_properties.filter !== undefined){
let data_properties_filter = data_properties.filter;
if(Array.isArray(data_properties_filter)){
const len_properties_filter = data_properties_filter.length;
for(let i_properties_filter=0; i_properties_filter<len_properties_filter; i_properties_filter++){
if(!(resource_selector_json(data_properties_filter[i_properties_filter], instancePath+"/properties/filter/" + i_properties_filter))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/filter", "#/properties/properties/properties/filter/type", "type", {type: "array"}));errors++;
}
}
if(data_properties.role !== undefined){
if(typeof data_properties.role !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/role", "#/properties/properties/properties/role/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
playbook_parameter_json.errors = vErrors;
return errors === 0;
}
export default playbook_parameter_json;
