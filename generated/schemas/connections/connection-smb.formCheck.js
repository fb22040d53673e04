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
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "namespace")) || (key0 === "server")) || (key0 === "port")) || (key0 === "share")) || (key0 === "username")) || (key0 === "password"))){
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
if(data.server !== undefined){
let data2 = data.server;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/server", "#/properties/server/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/server", "#/properties/server/type", "type", {type: "string"}));errors++;
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
if(data.share !== undefined){
let data4 = data.share;
if(typeof data4 === "string"){
if(data4.length < 1){
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
