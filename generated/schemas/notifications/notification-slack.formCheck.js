// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function notification_slack_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "channel"}));errors++;
}
if(data.botToken === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "botToken"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "namespace")) || (key0 === "channel")) || (key0 === "botToken")) || (key0 === "botName"))){
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
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data.botToken !== undefined){
let data3 = data.botToken;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/botToken", "#/properties/botToken/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/botToken", "#/properties/botToken/type", "type", {type: "string"}));errors++;
}
}
if(data.botName !== undefined){
if(typeof data.botName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/botName", "#/properties/botName/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_slack_json_form.errors = vErrors;
return errors === 0;
}
export default notification_slack_json_form;
