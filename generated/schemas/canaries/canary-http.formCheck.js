// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"icon":1,"schedule":1,"description":1,"url":1,"method":1,"body":1,"templateBody":1,"headers":1,"authentication":1,"responseCodes":1,"thresholdMillis":1,"responseContent":1,"maxSSLExpiry":1,"test":1,"display":1,"transform":1};
const value1 = ["GET","POST","PUT","DELETE"];
const value2 = ["None","Basic","NTLM","NTLMv2"];
const value3 = Object.prototype.hasOwnProperty;
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
for(const key0 in data){
if(!(value3.call(value0, key0))){
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
let data4 = data.url;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.method !== undefined){
let data5 = data.method;
if(typeof data5 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/method", "#/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((((data5 === "GET") || (data5 === "POST")) || (data5 === "PUT")) || (data5 === "DELETE"))){
(vErrors ??= []).push(failure(instancePath+"/method", "#/properties/method/enum", "enum", {allowedValues: value1}));errors++;
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
let data8 = data.headers;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(env_var_json(data8[i0], instancePath+"/headers/" + i0))){
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
let data10 = data.authentication;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!(((key1 === "method") || (key1 === "username")) || (key1 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data10.method !== undefined){
let data11 = data10.method;
if(typeof data11 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((((data11 === "None") || (data11 === "Basic")) || (data11 === "NTLM")) || (data11 === "NTLMv2"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/enum", "enum", {allowedValues: value2}));errors++;
}
}
if(data10.username !== undefined){
if(!(env_var_json(data10.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data10.password !== undefined){
if(!(env_var_json(data10.password, instancePath+"/authentication/password"))){
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
let data14 = data.responseCodes;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i1, "#/properties/responseCodes/items/type", "type", {type: "integer"}));errors++;
}
if(typeof data15 == "number"){
if(data15 > 599 || isNaN(data15)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i1, "#/properties/responseCodes/items/maximum", "maximum", {comparison: "<=", limit: 599}));errors++;
}
if(data15 < 100 || isNaN(data15)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i1, "#/properties/responseCodes/items/minimum", "minimum", {comparison: ">=", limit: 100}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responseCodes", "#/properties/responseCodes/type", "type", {type: "array"}));errors++;
}
}
if(data.thresholdMillis !== undefined){
let data16 = data.thresholdMillis;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/type", "type", {type: "integer"}));errors++;
}
if(typeof data16 == "number"){
if(data16 < 0 || isNaN(data16)){
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
let data18 = data.maxSSLExpiry;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/type", "type", {type: "integer"}));errors++;
}
if(typeof data18 == "number"){
if(data18 < 0 || isNaN(data18)){
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
