// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function chart_flux_json(data, instancePath=""){
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
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data.global !== undefined){
let data4 = data.global;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push(failure(instancePath+"/global", "#/properties/global/type", "type", {type: "object"}));errors++;
}
}
if(data.topologyName !== undefined){
if(typeof data.topologyName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologyName", "#/properties/topologyName/type", "type", {type: "string"}));errors++;
}
}
if(data.playbooks !== undefined){
let data6 = data.playbooks;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.enabled !== undefined){
if(typeof data6.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/enabled", "#/properties/playbooks/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.git !== undefined){
let data8 = data6.git;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.connection !== undefined){
if(typeof data8.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/git/connection", "#/properties/playbooks/properties/git/properties/connection/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/git", "#/properties/playbooks/properties/git/type", "type", {type: "object"}));errors++;
}
}
if(data6.reconcile !== undefined){
if(typeof data6.reconcile !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/reconcile", "#/properties/playbooks/properties/reconcile/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.resume !== undefined){
if(typeof data6.resume !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/resume", "#/properties/playbooks/properties/resume/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.suspend !== undefined){
if(typeof data6.suspend !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/suspend", "#/properties/playbooks/properties/suspend/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.updateHelmChartVersion !== undefined){
if(typeof data6.updateHelmChartVersion !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateHelmChartVersion", "#/properties/playbooks/properties/updateHelmChartVersion/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.updateHelmValues !== undefined){
if(typeof data6.updateHelmValues !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateHelmValues", "#/properties/playbooks/properties/updateHelmValues/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.updateResourceImage !== undefined){
if(typeof data6.updateResourceImage !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceImage", "#/properties/playbooks/properties/updateResourceImage/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.updateResourceReplicas !== undefined){
if(typeof data6.updateResourceReplicas !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceReplicas", "#/properties/playbooks/properties/updateResourceReplicas/type", "type", {type: "boolean"}));errors++;
}
}
if(data6.updateResourceResources !== undefined){
if(typeof data6.updateResourceResources !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceResources", "#/properties/playbooks/properties/updateResourceResources/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_flux_json.errors = vErrors;
return errors === 0;
}
export default chart_flux_json;
