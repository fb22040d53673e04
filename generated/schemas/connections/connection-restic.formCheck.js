// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_restic_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "password"}));errors++;
}
if(data.repositoryURL === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "repositoryURL"}));errors++;
}
if(data.awsConnectionName === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "awsConnectionName"}));errors++;
}
if(data.accessKey === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "accessKey"}));errors++;
}
if(data.secretKey === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "secretKey"}));errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "namespace")) || (key0 === "password")) || (key0 === "repositoryURL")) || (key0 === "awsConnectionName")) || (key0 === "accessKey")) || (key0 === "secretKey"))){
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
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: "string"}));errors++;
}
}
if(data.repositoryURL !== undefined){
let data3 = data.repositoryURL;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/repositoryURL", "#/properties/repositoryURL/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/repositoryURL", "#/properties/repositoryURL/type", "type", {type: "string"}));errors++;
}
}
if(data.awsConnectionName !== undefined){
let data4 = data.awsConnectionName;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/awsConnectionName", "#/properties/awsConnectionName/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnectionName", "#/properties/awsConnectionName/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
let data5 = data.accessKey;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/type", "type", {type: "string"}));errors++;
}
}
if(data.secretKey !== undefined){
let data6 = data.secretKey;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_restic_json_form.errors = vErrors;
return errors === 0;
}
export default connection_restic_json_form;
