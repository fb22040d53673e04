// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function metrics_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "type")) || (key0 === "value")) || (key0 === "labels"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data.labels !== undefined){
let data3 = data.labels;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0, "#/properties/labels/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key1 in data4){
if(!(((key1 === "name") || (key1 === "value")) || (key1 === "valueExpr"))){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0, "#/properties/labels/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0+"/name", "#/properties/labels/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data4.value !== undefined){
if(typeof data4.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0+"/value", "#/properties/labels/items/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data4.valueExpr !== undefined){
if(typeof data4.valueExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0+"/valueExpr", "#/properties/labels/items/properties/valueExpr/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels/" + i0, "#/properties/labels/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
metrics_json.errors = vErrors;
return errors === 0;
}
export default metrics_json;
