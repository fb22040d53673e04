// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function notification_teams_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.tenant === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tenant"}));errors++;
}
if(data.altID === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "altID"}));errors++;
}
if(data.groupOwner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "groupOwner"}));errors++;
}
if(data.host === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "host"}));errors++;
}
for(const key in data){
if(!(((((((key === "name") || (key === "namespace")) || (key === "group")) || (key === "tenant")) || (key === "altID")) || (key === "groupOwner")) || (key === "host"))){
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
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if(typeof data_namespace === "string"){
if(data_namespace.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.group !== undefined){
if(typeof data.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/type", "type", {type: "string"}));errors++;
}
}
if(data.tenant !== undefined){
let data_tenant = data.tenant;
if(typeof data_tenant === "string"){
if(data_tenant.length < 1){
(vErrors ??= []).push(failure(instancePath+"/tenant", "#/properties/tenant/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tenant", "#/properties/tenant/type", "type", {type: "string"}));errors++;
}
}
if(data.altID !== undefined){
let data_altID = data.altID;
if(typeof data_altID === "string"){
if(data_altID.length < 1){
(vErrors ??= []).push(failure(instancePath+"/altID", "#/properties/altID/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/altID", "#/properties/altID/type", "type", {type: "string"}));errors++;
}
}
if(data.groupOwner !== undefined){
let data_groupOwner = data.groupOwner;
if(typeof data_groupOwner === "string"){
if(data_groupOwner.length < 1){
(vErrors ??= []).push(failure(instancePath+"/groupOwner", "#/properties/groupOwner/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/groupOwner", "#/properties/groupOwner/type", "type", {type: "string"}));errors++;
}
}
if(data.host !== undefined){
let data_host = data.host;
if(typeof data_host === "string"){
if(data_host.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_teams_json_form.errors = vErrors;
return errors === 0;
}
export default notification_teams_json_form;
