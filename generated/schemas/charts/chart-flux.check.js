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
if(data.playbooks !== undefined){
let data_playbooks = data.playbooks;
if(data_playbooks && typeof data_playbooks == "object" && !Array.isArray(data_playbooks)){
if(data_playbooks.enabled !== undefined){
if(typeof data_playbooks.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/enabled", "#/properties/playbooks/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.git !== undefined){
let data_playbooks_git = data_playbooks.git;
if(data_playbooks_git && typeof data_playbooks_git == "object" && !Array.isArray(data_playbooks_git)){
if(data_playbooks_git.connection !== undefined){
if(typeof data_playbooks_git.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/git/connection", "#/properties/playbooks/properties/git/properties/connection/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/git", "#/properties/playbooks/properties/git/type", "type", {type: "object"}));errors++;
}
}
if(data_playbooks.reconcile !== undefined){
if(typeof data_playbooks.reconcile !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/reconcile", "#/properties/playbooks/properties/reconcile/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.resume !== undefined){
if(typeof data_playbooks.resume !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/resume", "#/properties/playbooks/properties/resume/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.suspend !== undefined){
if(typeof data_playbooks.suspend !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/suspend", "#/properties/playbooks/properties/suspend/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateHelmChartVersion !== undefined){
if(typeof data_playbooks.updateHelmChartVersion !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateHelmChartVersion", "#/properties/playbooks/properties/updateHelmChartVersion/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateHelmValues !== undefined){
if(typeof data_playbooks.updateHelmValues !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateHelmValues", "#/properties/playbooks/properties/updateHelmValues/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateResourceImage !== undefined){
if(typeof data_playbooks.updateResourceImage !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceImage", "#/properties/playbooks/properties/updateResourceImage/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateResourceReplicas !== undefined){
if(typeof data_playbooks.updateResourceReplicas !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceReplicas", "#/properties/playbooks/properties/updateResourceReplicas/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateResourceResources !== undefined){
if(typeof data_playbooks.updateResourceResources !== "boolean"){
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
