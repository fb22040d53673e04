// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function metrics_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((key === "name") || (key === "type")) || (key === "value")) || (key === "labels"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_labels = data.labels;
if(Array.isArray(data_labels)){
const len_labels = data_labels.length;
for(let i_labels=0; i_labels<len_labels; i_labels++){
let data_labels_item = data_labels[i_labels];
if(data_labels_item && typeof data_labels_item == "object" && !Array.isArray(data_labels_item)){
if(data_labels_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels, "#/properties/labels/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_labels_item in data_labels_item){
if(!(((key_labels_item === "name") || (key_labels_item === "value")) || (key_labels_item === "valueExpr"))){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels, "#/properties/labels/items/additionalProperties", "additionalProperties", {additionalProperty: key_labels_item}));errors++;
}
}
if(data_labels_item.name !== undefined){
if(typeof data_labels_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels+"/name", "#/properties/labels/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_labels_item.value !== undefined){
if(typeof data_labels_item.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels+"/value", "#/properties/labels/items/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data_labels_item.valueExpr !== undefined){
if(typeof data_labels_item.valueExpr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels+"/valueExpr", "#/properties/labels/items/properties/valueExpr/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels/" + i_labels, "#/properties/labels/items/type", "type", {type: "object"}));errors++;
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
