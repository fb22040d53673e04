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
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "namespace")) || (key0 === "group")) || (key0 === "tenant")) || (key0 === "altID")) || (key0 === "groupOwner")) || (key0 === "host"))){
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
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(data1.length < 1){
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
let data3 = data.tenant;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/tenant", "#/properties/tenant/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tenant", "#/properties/tenant/type", "type", {type: "string"}));errors++;
}
}
if(data.altID !== undefined){
let data4 = data.altID;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/altID", "#/properties/altID/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/altID", "#/properties/altID/type", "type", {type: "string"}));errors++;
}
}
if(data.groupOwner !== undefined){
let data5 = data.groupOwner;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/groupOwner", "#/properties/groupOwner/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/groupOwner", "#/properties/groupOwner/type", "type", {type: "string"}));errors++;
}
}
if(data.host !== undefined){
let data6 = data.host;
if(typeof data6 === "string"){
if(data6.length < 1){
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
