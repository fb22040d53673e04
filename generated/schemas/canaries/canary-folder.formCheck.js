// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { size_json } from "../common/size.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"icon":1,"schedule":1,"description":1,"path":1,"minAge":1,"maxAge":1,"minCount":1,"maxCount":1,"minSize":1,"maxSize":1,"availableSize":1,"totalSize":1,"filter":1,"awsConnection":1,"gcpConnection":1,"sftpConnection":1,"smbConnection":1,"test":1,"display":1,"transform":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_folder_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
for(const key0 in data){
if(!(value1.call(value0, key0))){
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
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data.minAge !== undefined){
if(!(duration_json(data.minAge, instancePath+"/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.maxAge !== undefined){
if(!(duration_json(data.maxAge, instancePath+"/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.minCount !== undefined){
let data7 = data.minCount;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.maxCount !== undefined){
let data8 = data.maxCount;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push(failure(instancePath+"/maxCount", "#/properties/maxCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push(failure(instancePath+"/maxCount", "#/properties/maxCount/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.minSize !== undefined){
if(!(size_json(data.minSize, instancePath+"/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.maxSize !== undefined){
if(!(size_json(data.maxSize, instancePath+"/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.availableSize !== undefined){
if(!(size_json(data.availableSize, instancePath+"/availableSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.totalSize !== undefined){
if(!(size_json(data.totalSize, instancePath+"/totalSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined){
let data13 = data.filter;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key1 in data13){
if(!(((((key1 === "minAge") || (key1 === "maxAge")) || (key1 === "minSize")) || (key1 === "maxSize")) || (key1 === "regex"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data13.minAge !== undefined){
if(!(duration_json(data13.minAge, instancePath+"/filter/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data13.maxAge !== undefined){
if(!(duration_json(data13.maxAge, instancePath+"/filter/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data13.minSize !== undefined){
if(!(size_json(data13.minSize, instancePath+"/filter/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data13.maxSize !== undefined){
if(!(size_json(data13.maxSize, instancePath+"/filter/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data13.regex !== undefined){
if(typeof data13.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/regex", "#/properties/filter/properties/regex/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "object"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data19 = data.awsConnection;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!((((((((key2 === "connection") || (key2 === "region")) || (key2 === "endpoint")) || (key2 === "objectPath")) || (key2 === "accessKey")) || (key2 === "secretKey")) || (key2 === "skipTLSVerify")) || (key2 === "usePathStyle"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data19.connection !== undefined){
if(typeof data19.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/connection", "#/properties/awsConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data19.region !== undefined){
if(typeof data19.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region", "#/properties/awsConnection/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data19.endpoint !== undefined){
if(typeof data19.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/endpoint", "#/properties/awsConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data19.objectPath !== undefined){
if(typeof data19.objectPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/objectPath", "#/properties/awsConnection/properties/objectPath/type", "type", {type: "string"}));errors++;
}
}
if(data19.accessKey !== undefined){
if(!(env_var_json(data19.accessKey, instancePath+"/awsConnection/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data19.secretKey !== undefined){
if(!(env_var_json(data19.secretKey, instancePath+"/awsConnection/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data19.skipTLSVerify !== undefined){
if(typeof data19.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/skipTLSVerify", "#/properties/awsConnection/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data19.usePathStyle !== undefined){
if(typeof data19.usePathStyle !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/usePathStyle", "#/properties/awsConnection/properties/usePathStyle/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpConnection !== undefined){
let data28 = data.gcpConnection;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key3 in data28){
if(!(((key3 === "connection") || (key3 === "endpoint")) || (key3 === "credentials"))){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/properties/gcpConnection/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data28.connection !== undefined){
if(typeof data28.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection/connection", "#/properties/gcpConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data28.endpoint !== undefined){
if(typeof data28.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection/endpoint", "#/properties/gcpConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data28.credentials !== undefined){
if(!(env_var_json(data28.credentials, instancePath+"/gcpConnection/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/properties/gcpConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.sftpConnection !== undefined){
let data32 = data.sftpConnection;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key4 in data32){
if(!((((key4 === "connection") || (key4 === "host")) || (key4 === "port")) || (key4 === "auth"))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/properties/sftpConnection/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data32.connection !== undefined){
if(typeof data32.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/connection", "#/properties/sftpConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data32.host !== undefined){
if(typeof data32.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/host", "#/properties/sftpConnection/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data32.port !== undefined){
let data35 = data32.port;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data35 == "number"){
if(data35 > 65535 || isNaN(data35)){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/minimum", "minimum", {comparison: ">=", limit: 1}));errors++;
}
}
}
if(data32.auth !== undefined){
let data36 = data32.auth;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
if(!((key5 === "username") || (key5 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/auth", "#/properties/sftpConnection/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data36.username !== undefined){
if(!(env_var_json(data36.username, instancePath+"/sftpConnection/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data36.password !== undefined){
if(!(env_var_json(data36.password, instancePath+"/sftpConnection/auth/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/auth", "#/properties/sftpConnection/properties/auth/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/properties/sftpConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.smbConnection !== undefined){
let data39 = data.smbConnection;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key6 in data39){
if(!(((((((key6 === "connection") || (key6 === "port")) || (key6 === "domain")) || (key6 === "workstation")) || (key6 === "sharename")) || (key6 === "searchPath")) || (key6 === "auth"))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/properties/smbConnection/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data39.connection !== undefined){
if(typeof data39.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/connection", "#/properties/smbConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data39.port !== undefined){
let data41 = data39.port;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data41 == "number"){
if(data41 > 65535 || isNaN(data41)){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data41 < 1 || isNaN(data41)){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/minimum", "minimum", {comparison: ">=", limit: 1}));errors++;
}
}
}
if(data39.domain !== undefined){
if(typeof data39.domain !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/domain", "#/properties/smbConnection/properties/domain/type", "type", {type: "string"}));errors++;
}
}
if(data39.workstation !== undefined){
if(typeof data39.workstation !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/workstation", "#/properties/smbConnection/properties/workstation/type", "type", {type: "string"}));errors++;
}
}
if(data39.sharename !== undefined){
if(typeof data39.sharename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/sharename", "#/properties/smbConnection/properties/sharename/type", "type", {type: "string"}));errors++;
}
}
if(data39.searchPath !== undefined){
if(typeof data39.searchPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/searchPath", "#/properties/smbConnection/properties/searchPath/type", "type", {type: "string"}));errors++;
}
}
if(data39.auth !== undefined){
let data46 = data39.auth;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
if(!((key7 === "username") || (key7 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/auth", "#/properties/smbConnection/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data46.username !== undefined){
if(!(env_var_json(data46.username, instancePath+"/smbConnection/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data46.password !== undefined){
if(!(env_var_json(data46.password, instancePath+"/smbConnection/auth/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smbConnection/auth", "#/properties/smbConnection/properties/auth/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/properties/smbConnection/type", "type", {type: "object"}));errors++;
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
if(data.awsConnection !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gcpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/dependentSchemas/awsConnection/properties/gcpConnection/false schema", "false schema", {}));errors++;
}
if(data.sftpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/dependentSchemas/awsConnection/properties/sftpConnection/false schema", "false schema", {}));errors++;
}
if(data.smbConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/dependentSchemas/awsConnection/properties/smbConnection/false schema", "false schema", {}));errors++;
}
}
}
if(data.gcpConnection !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.awsConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/dependentSchemas/gcpConnection/properties/awsConnection/false schema", "false schema", {}));errors++;
}
if(data.sftpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/dependentSchemas/gcpConnection/properties/sftpConnection/false schema", "false schema", {}));errors++;
}
if(data.smbConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/dependentSchemas/gcpConnection/properties/smbConnection/false schema", "false schema", {}));errors++;
}
}
}
if(data.sftpConnection !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.awsConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/dependentSchemas/sftpConnection/properties/awsConnection/false schema", "false schema", {}));errors++;
}
if(data.gcpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/dependentSchemas/sftpConnection/properties/gcpConnection/false schema", "false schema", {}));errors++;
}
if(data.smbConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/dependentSchemas/sftpConnection/properties/smbConnection/false schema", "false schema", {}));errors++;
}
}
}
if(data.smbConnection !== undefined){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.awsConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/dependentSchemas/smbConnection/properties/awsConnection/false schema", "false schema", {}));errors++;
}
if(data.gcpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/dependentSchemas/smbConnection/properties/gcpConnection/false schema", "false schema", {}));errors++;
}
if(data.sftpConnection !== undefined){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/dependentSchemas/smbConnection/properties/sftpConnection/false schema", "false schema", {}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_folder_json_form.errors = vErrors;
return errors === 0;
}
export default canary_folder_json_form;
