// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function chart_prometheus_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined){
if(typeof data.nameOverride !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nameOverride", "#/properties/nameOverride/type", "type", {type: "string"}));errors++;
}
}
if(data.fullnameOverride !== undefined){
if(typeof data.fullnameOverride !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fullnameOverride", "#/properties/fullnameOverride/type", "type", {type: "string"}));errors++;
}
}
if(data.labels !== undefined){
let data_labels = data.labels;
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data.global !== undefined){
let data_global = data.global;
if(!(data_global && typeof data_global == "object" && !Array.isArray(data_global))){
(vErrors ??= []).push(failure(instancePath+"/global", "#/properties/global/type", "type", {type: "object"}));errors++;
}
}
if(data.topologyName !== undefined){
if(typeof data.topologyName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologyName", "#/properties/topologyName/type", "type", {type: "string"}));errors++;
}
}
if(data.prometheusNamespace !== undefined){
if(typeof data.prometheusNamespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheusNamespace", "#/properties/prometheusNamespace/type", "type", {type: "string"}));errors++;
}
}
if(data.prometheusURL !== undefined){
if(typeof data.prometheusURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheusURL", "#/properties/prometheusURL/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_prometheus_json.errors = vErrors;
return errors === 0;
}
export default chart_prometheus_json;
