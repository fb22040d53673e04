// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_smb_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.server === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "server"}));errors++;
}
if(data.share === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "share"}));errors++;
}
for(const key in data){
if(!(((((((key === "name") || (key === "namespace")) || (key === "server")) || (key === "port")) || (key === "share")) || (key === "username")) || (key === "password"))){
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
if(data.server !== undefined){
let data_server = data.server;
if(typeof data_server === "string"){
if(data_server.length < 1){
(vErrors ??= []).push(failure(instancePath+"/server", "#/properties/server/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/server", "#/properties/server/type", "type", {type: "string"}));errors++;
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
if(data.share !== undefined){
let data_share = data.share;
if(typeof data_share === "string"){
if(data_share.length < 1){
(vErrors ??= []).push(failure(instancePath+"/share", "#/properties/share/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/share", "#/properties/share/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_smb_json_form.errors = vErrors;
return errors === 0;
}
export default connection_smb_json_form;
