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
for(const key in data){
if(!(((((((key === "name") || (key === "namespace")) || (key === "password")) || (key === "repositoryURL")) || (key === "awsConnectionName")) || (key === "accessKey")) || (key === "secretKey"))){
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
if(data.password !== undefined){
let data_password = data.password;
if(typeof data_password === "string"){
if(data_password.length < 1){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: "string"}));errors++;
}
}
if(data.repositoryURL !== undefined){
let data_repositoryURL = data.repositoryURL;
if(typeof data_repositoryURL === "string"){
if(data_repositoryURL.length < 1){
(vErrors ??= []).push(failure(instancePath+"/repositoryURL", "#/properties/repositoryURL/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/repositoryURL", "#/properties/repositoryURL/type", "type", {type: "string"}));errors++;
}
}
if(data.awsConnectionName !== undefined){
let data_awsConnectionName = data.awsConnectionName;
if(typeof data_awsConnectionName === "string"){
if(data_awsConnectionName.length < 1){
(vErrors ??= []).push(failure(instancePath+"/awsConnectionName", "#/properties/awsConnectionName/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnectionName", "#/properties/awsConnectionName/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
let data_accessKey = data.accessKey;
if(typeof data_accessKey === "string"){
if(data_accessKey.length < 1){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/type", "type", {type: "string"}));errors++;
}
}
if(data.secretKey !== undefined){
let data_secretKey = data.secretKey;
if(typeof data_secretKey === "string"){
if(data_secretKey.length < 1){
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
