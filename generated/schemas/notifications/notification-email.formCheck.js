// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value0 = {"name":1,"namespace":1,"host":1,"port":1,"username":1,"password":1,"fromAddress":1,"fromName":1,"encryptionMethod":1,"authMethod":1,"insecure_tls":1};
const value1 = ["None","ExplicitTLS","ImplicitTLS","Auto"];
const value2 = ["None","Plain","CRAMMD5","Unknown","OAuth2"];
const value3 = Object.prototype.hasOwnProperty;
export function notification_email_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.host === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "host"}));errors++;
}
if(data.port === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "port"}));errors++;
}
if(data.fromAddress === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fromAddress"}));errors++;
}
if(data.fromName === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fromName"}));errors++;
}
if(data.encryptionMethod === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "encryptionMethod"}));errors++;
}
if(data.authMethod === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "authMethod"}));errors++;
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
if(data.host !== undefined){
let data2 = data.host;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data.port !== undefined){
let data3 = data.port;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data3 == "number"){
if(data3 > 65535 || isNaN(data3)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.username !== undefined){
if(typeof data.username !== "string"){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: "string"}));errors++;
}
}
if(data.fromAddress !== undefined){
let data6 = data.fromAddress;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fromAddress", "#/properties/fromAddress/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fromAddress", "#/properties/fromAddress/type", "type", {type: "string"}));errors++;
}
}
if(data.fromName !== undefined){
let data7 = data.fromName;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fromName", "#/properties/fromName/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fromName", "#/properties/fromName/type", "type", {type: "string"}));errors++;
}
}
if(data.encryptionMethod !== undefined){
let data8 = data.encryptionMethod;
if(typeof data8 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/encryptionMethod", "#/properties/encryptionMethod/type", "type", {type: "string"}));errors++;
}
if(!((((data8 === "None") || (data8 === "ExplicitTLS")) || (data8 === "ImplicitTLS")) || (data8 === "Auto"))){
(vErrors ??= []).push(failure(instancePath+"/encryptionMethod", "#/properties/encryptionMethod/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data.authMethod !== undefined){
let data9 = data.authMethod;
if(typeof data9 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authMethod", "#/properties/authMethod/type", "type", {type: "string"}));errors++;
}
if(!(((((data9 === "None") || (data9 === "Plain")) || (data9 === "CRAMMD5")) || (data9 === "Unknown")) || (data9 === "OAuth2"))){
(vErrors ??= []).push(failure(instancePath+"/authMethod", "#/properties/authMethod/enum", "enum", {allowedValues: value2}));errors++;
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
notification_email_json_form.errors = vErrors;
return errors === 0;
}
export default notification_email_json_form;
