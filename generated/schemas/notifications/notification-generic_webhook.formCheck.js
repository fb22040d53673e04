// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value0 = ["POST","GET"];
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
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "namespace")) || (key0 === "url")) || (key0 === "contentType")) || (key0 === "requestMethod")) || (key0 === "messageKey")) || (key0 === "titleKey")) || (key0 === "insecure_tls"))){
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
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(data2.length < 1){
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
let data4 = data.requestMethod;
if(typeof data4 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/requestMethod", "#/properties/requestMethod/type", "type", {type: "string"}));errors++;
}
if(!((data4 === "POST") || (data4 === "GET"))){
(vErrors ??= []).push(failure(instancePath+"/requestMethod", "#/properties/requestMethod/enum", "enum", {allowedValues: value0}));errors++;
}
}
if(data.messageKey !== undefined){
let data5 = data.messageKey;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/messageKey", "#/properties/messageKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/messageKey", "#/properties/messageKey/type", "type", {type: "string"}));errors++;
}
}
if(data.titleKey !== undefined){
let data6 = data.titleKey;
if(typeof data6 === "string"){
if(data6.length < 1){
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
