// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value0 = {"name":1,"label":1,"type":1,"required":1,"default":1,"description":1,"icon":1,"dependsOn":1,"properties":1};
const value1 = ["text","list","code","checkbox","team","people","component","config","check","bytes","millicores","secret","password","email","url","number","dns1123"];
const value2 = ["string","null"];
const value3 = ["integer","string"];
const value4 = ["boolean","string"];
const value5 = ["number","string"];
const value6 = ["object","string","number","boolean"];
const value7 = ["string","number","boolean"];
const value8 = Object.prototype.hasOwnProperty;
export function playbook_parameter_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key0 in data){
if(!(value8.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
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
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((((((data2 === "text") || (data2 === "list")) || (data2 === "code")) || (data2 === "checkbox")) || (data2 === "team")) || (data2 === "people")) || (data2 === "component")) || (data2 === "config")) || (data2 === "check")) || (data2 === "bytes")) || (data2 === "millicores")) || (data2 === "secret")) || (data2 === "password")) || (data2 === "email")) || (data2 === "url")) || (data2 === "number")) || (data2 === "dns1123"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value1}));errors++;
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
let data7 = data.dependsOn;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/dependsOn/" + i0, "#/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dependsOn", "#/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.properties !== undefined){
let data9 = data.properties;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.className !== undefined){
let data10 = data9.className;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties/className", "#/properties/properties/properties/className/type", "type", {type: value2}));errors++;
}
}
if(data9.colSpan !== undefined){
let data11 = data9.colSpan;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (typeof data11 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/colSpan", "#/properties/properties/properties/colSpan/type", "type", {type: value3}));errors++;
}
}
if(data9.multiline !== undefined){
let data12 = data9.multiline;
if((typeof data12 !== "boolean") && (typeof data12 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/multiline", "#/properties/properties/properties/multiline/type", "type", {type: value4}));errors++;
}
}
if(data9.format !== undefined){
if(typeof data9.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/format", "#/properties/properties/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data9.min !== undefined){
let data14 = data9.min;
if((!(typeof data14 == "number")) && (typeof data14 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/min", "#/properties/properties/properties/min/type", "type", {type: value5}));errors++;
}
}
if(data9.max !== undefined){
let data15 = data9.max;
if((!(typeof data15 == "number")) && (typeof data15 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/max", "#/properties/properties/properties/max/type", "type", {type: value5}));errors++;
}
}
if(data9.minLength !== undefined){
let data16 = data9.minLength;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (typeof data16 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/minLength", "#/properties/properties/properties/minLength/type", "type", {type: value3}));errors++;
}
}
if(data9.maxLength !== undefined){
let data17 = data9.maxLength;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (typeof data17 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/properties/maxLength", "#/properties/properties/properties/maxLength/type", "type", {type: value3}));errors++;
}
}
if(data9.regex !== undefined){
if(typeof data9.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/regex", "#/properties/properties/properties/regex/type", "type", {type: "string"}));errors++;
}
}
if(data9.options !== undefined){
let data19 = data9.options;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if((((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (typeof data20 !== "string")) && (!(typeof data20 == "number"))) && (typeof data20 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i1, "#/properties/properties/properties/options/items/type", "type", {type: value6}));errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.label !== undefined){
let data21 = data20.label;
if(((typeof data21 !== "string") && (!(typeof data21 == "number"))) && (typeof data21 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i1+"/label", "#/properties/properties/properties/options/items/properties/label/type", "type", {type: value7}));errors++;
}
}
if(data20.value !== undefined){
let data22 = data20.value;
if(((typeof data22 !== "string") && (!(typeof data22 == "number"))) && (typeof data22 !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/properties/options/" + i1+"/value", "#/properties/properties/properties/options/items/properties/value/type", "type", {type: value7}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/options", "#/properties/properties/properties/options/type", "type", {type: "array"}));errors++;
}
}
if(data9.language !== undefined){
if(typeof data9.language !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/language", "#/properties/properties/properties/language/type", "type", {type: "string"}));errors++;
}
}
if(data9.size !== undefined){
if(typeof data9.size !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/size", "#/properties/properties/properties/size/type", "type", {type: "string"}));errors++;
}
}
if(data9.jsonSchemaUrl !== undefined){
if(typeof data9.jsonSchemaUrl !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/jsonSchemaUrl", "#/properties/properties/properties/jsonSchemaUrl/type", "type", {type: "string"}));errors++;
}
}
if(data9.filter !== undefined){
let data26 = data9.filter;
if(Array.isArray(data26)){
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(resource_selector_json(data26[i2], instancePath+"/properties/filter/" + i2))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/filter", "#/properties/properties/properties/filter/type", "type", {type: "array"}));errors++;
}
}
if(data9.role !== undefined){
if(typeof data9.role !== "string"){
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
