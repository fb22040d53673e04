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
for(const key in data){
if(!(((((key === "name") || (key === "namespace")) || (key === "channel")) || (key === "botToken")) || (key === "botName"))){
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
if(data.channel !== undefined){
let data_channel = data.channel;
if(typeof data_channel === "string"){
if(data_channel.length < 1){
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/channel", "#/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data.botToken !== undefined){
let data_botToken = data.botToken;
if(typeof data_botToken === "string"){
if(data_botToken.length < 1){
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
