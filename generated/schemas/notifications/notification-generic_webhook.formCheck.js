// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_294da05f = ["POST","GET"];
export function notification_generic_webhook_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
if(data.requestMethod === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "requestMethod"}));errors++;
}
if(data.messageKey === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "messageKey"}));errors++;
}
if(data.titleKey === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "titleKey"}));errors++;
}
for(const key in data){
if(!((((((((key === "name") || (key === "namespace")) || (key === "url")) || (key === "contentType")) || (key === "requestMethod")) || (key === "messageKey")) || (key === "titleKey")) || (key === "insecure_tls"))){
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
if(data.url !== undefined){
let data_url = data.url;
if(typeof data_url === "string"){
if(data_url.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.contentType !== undefined){
if(typeof data.contentType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/contentType", "#/properties/contentType/type", "type", {type: "string"}));errors++;
}
}
if(data.requestMethod !== undefined){
let data_requestMethod = data.requestMethod;
if(typeof data_requestMethod !== "string"){
(vErrors ??= []).push(failure(instancePath+"/requestMethod", "#/properties/requestMethod/type", "type", {type: "string"}));errors++;
}
if(!((data_requestMethod === "POST") || (data_requestMethod === "GET"))){
(vErrors ??= []).push(failure(instancePath+"/requestMethod", "#/properties/requestMethod/enum", "enum", {allowedValues: value_294da05f}));errors++;
}
}
if(data.messageKey !== undefined){
let data_messageKey = data.messageKey;
if(typeof data_messageKey === "string"){
if(data_messageKey.length < 1){
(vErrors ??= []).push(failure(instancePath+"/messageKey", "#/properties/messageKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/messageKey", "#/properties/messageKey/type", "type", {type: "string"}));errors++;
}
}
if(data.titleKey !== undefined){
let data_titleKey = data.titleKey;
if(typeof data_titleKey === "string"){
if(data_titleKey.length < 1){
(vErrors ??= []).push(failure(instancePath+"/titleKey", "#/properties/titleKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/titleKey", "#/properties/titleKey/type", "type", {type: "string"}));errors++;
}
}
if(data.insecure_tls !== undefined){
if(typeof data.insecure_tls !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_generic_webhook_json_form.errors = vErrors;
return errors === 0;
}
export default notification_generic_webhook_json_form;
