// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value_df4b8628 = {"name":1,"icon":1,"schedule":1,"description":1,"url":1,"method":1,"body":1,"templateBody":1,"headers":1,"authentication":1,"responseCodes":1,"thresholdMillis":1,"responseContent":1,"maxSSLExpiry":1,"test":1,"display":1,"transform":1};
const value_65818430 = ["GET","POST","PUT","DELETE"];
const value_1eff6638 = ["None","Basic","NTLM","NTLMv2"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_http_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_df4b8628, key))){
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
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
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
if(data.method !== undefined){
let data_method = data.method;
if(typeof data_method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/method", "#/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((((data_method === "GET") || (data_method === "POST")) || (data_method === "PUT")) || (data_method === "DELETE"))){
(vErrors ??= []).push(failure(instancePath+"/method", "#/properties/method/enum", "enum", {allowedValues: value_65818430}));errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/body", "#/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data.templateBody !== undefined){
if(typeof data.templateBody !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/templateBody", "#/properties/templateBody/type", "type", {type: "boolean"}));errors++;
}
}
if(data.headers !== undefined){
let data_headers = data.headers;
if(Array.isArray(data_headers)){
const len_headers = data_headers.length;
for(let i_headers=0; i_headers<len_headers; i_headers++){
if(!(env_var_json(data_headers[i_headers], instancePath+"/headers/" + i_headers))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/headers", "#/properties/headers/type", "type", {type: "array"}));errors++;
}
}
if(data.authentication !== undefined){
let data_authentication = data.authentication;
if(data_authentication && typeof data_authentication == "object" && !Array.isArray(data_authentication)){
for(const key_authentication in data_authentication){
if(!(((key_authentication === "method") || (key_authentication === "username")) || (key_authentication === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key_authentication}));errors++;
}
}
if(data_authentication.method !== undefined){
let data_authentication_method = data_authentication.method;
if(typeof data_authentication_method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((((data_authentication_method === "None") || (data_authentication_method === "Basic")) || (data_authentication_method === "NTLM")) || (data_authentication_method === "NTLMv2"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/enum", "enum", {allowedValues: value_1eff6638}));errors++;
}
}
if(data_authentication.username !== undefined){
if(!(env_var_json(data_authentication.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_authentication.password !== undefined){
if(!(env_var_json(data_authentication.password, instancePath+"/authentication/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
if(data.responseCodes !== undefined){
let data_responseCodes = data.responseCodes;
if(Array.isArray(data_responseCodes)){
const len_responseCodes = data_responseCodes.length;
for(let i_responseCodes=0; i_responseCodes<len_responseCodes; i_responseCodes++){
let data_responseCodes_item = data_responseCodes[i_responseCodes];
if(!((typeof data_responseCodes_item == "number") && (!(data_responseCodes_item % 1) && !isNaN(data_responseCodes_item)))){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/type", "type", {type: "integer"}));errors++;
}
if(typeof data_responseCodes_item == "number"){
if(data_responseCodes_item > 599 || isNaN(data_responseCodes_item)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/maximum", "maximum", {comparison: "<=", limit: 599}));errors++;
}
if(data_responseCodes_item < 100 || isNaN(data_responseCodes_item)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/minimum", "minimum", {comparison: ">=", limit: 100}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responseCodes", "#/properties/responseCodes/type", "type", {type: "array"}));errors++;
}
}
if(data.thresholdMillis !== undefined){
let data_thresholdMillis = data.thresholdMillis;
if(!((typeof data_thresholdMillis == "number") && (!(data_thresholdMillis % 1) && !isNaN(data_thresholdMillis)))){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/type", "type", {type: "integer"}));errors++;
}
if(typeof data_thresholdMillis == "number"){
if(data_thresholdMillis < 0 || isNaN(data_thresholdMillis)){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.responseContent !== undefined){
if(typeof data.responseContent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseContent", "#/properties/responseContent/type", "type", {type: "string"}));errors++;
}
}
if(data.maxSSLExpiry !== undefined){
let data_maxSSLExpiry = data.maxSSLExpiry;
if(!((typeof data_maxSSLExpiry == "number") && (!(data_maxSSLExpiry % 1) && !isNaN(data_maxSSLExpiry)))){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/type", "type", {type: "integer"}));errors++;
}
if(typeof data_maxSSLExpiry == "number"){
if(data_maxSSLExpiry < 0 || isNaN(data_maxSSLExpiry)){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.test !== undefined){
if(!(template_json(data.test, instancePath+"/test"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(template_json(data.display, instancePath+"/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
if(!(template_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_http_json_form.errors = vErrors;
return errors === 0;
}
export default canary_http_json_form;
