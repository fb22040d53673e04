// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_6c362fb6 = {"name":1,"namespace":1,"host":1,"port":1,"username":1,"password":1,"fromAddress":1,"fromName":1,"encryptionMethod":1,"authMethod":1,"insecure_tls":1};
const value_c60ad7f7 = ["None","ExplicitTLS","ImplicitTLS","Auto"];
const value_2d32457b = ["None","Plain","CRAMMD5","Unknown","OAuth2"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
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
for(const key in data){
if(!(value_191f75b3.call(value_6c362fb6, key))){
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
if(data.port !== undefined){
let data_port = data.port;
if(!((typeof data_port == "number") && (!(data_port % 1) && !isNaN(data_port)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data_port == "number"){
if(data_port > 65535 || isNaN(data_port)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data_port < 0 || isNaN(data_port)){
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
let data_fromAddress = data.fromAddress;
if(typeof data_fromAddress === "string"){
if(data_fromAddress.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fromAddress", "#/properties/fromAddress/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fromAddress", "#/properties/fromAddress/type", "type", {type: "string"}));errors++;
}
}
if(data.fromName !== undefined){
let data_fromName = data.fromName;
if(typeof data_fromName === "string"){
if(data_fromName.length < 1){
(vErrors ??= []).push(failure(instancePath+"/fromName", "#/properties/fromName/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fromName", "#/properties/fromName/type", "type", {type: "string"}));errors++;
}
}
if(data.encryptionMethod !== undefined){
let data_encryptionMethod = data.encryptionMethod;
if(typeof data_encryptionMethod !== "string"){
(vErrors ??= []).push(failure(instancePath+"/encryptionMethod", "#/properties/encryptionMethod/type", "type", {type: "string"}));errors++;
}
if(!((((data_encryptionMethod === "None") || (data_encryptionMethod === "ExplicitTLS")) || (data_encryptionMethod === "ImplicitTLS")) || (data_encryptionMethod === "Auto"))){
(vErrors ??= []).push(failure(instancePath+"/encryptionMethod", "#/properties/encryptionMethod/enum", "enum", {allowedValues: value_c60ad7f7}));errors++;
}
}
if(data.authMethod !== undefined){
let data_authMethod = data.authMethod;
if(typeof data_authMethod !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authMethod", "#/properties/authMethod/type", "type", {type: "string"}));errors++;
}
if(!(((((data_authMethod === "None") || (data_authMethod === "Plain")) || (data_authMethod === "CRAMMD5")) || (data_authMethod === "Unknown")) || (data_authMethod === "OAuth2"))){
(vErrors ??= []).push(failure(instancePath+"/authMethod", "#/properties/authMethod/enum", "enum", {allowedValues: value_2d32457b}));errors++;
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
