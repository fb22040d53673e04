// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { size_json } from "../common/size.check.js";
import { template_json } from "../common/template.check.js";
const value_19535104 = {"name":1,"icon":1,"schedule":1,"description":1,"path":1,"minAge":1,"maxAge":1,"minCount":1,"maxCount":1,"minSize":1,"maxSize":1,"availableSize":1,"totalSize":1,"filter":1,"awsConnection":1,"gcpConnection":1,"sftpConnection":1,"smbConnection":1,"test":1,"display":1,"transform":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
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
for(const key in data){
if(!(value_191f75b3.call(value_19535104, key))){
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
if(data.path !== undefined){
let data_path = data.path;
if(typeof data_path === "string"){
if(data_path.length < 1){
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
let data_minCount = data.minCount;
if(!((typeof data_minCount == "number") && (!(data_minCount % 1) && !isNaN(data_minCount)))){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data_minCount == "number"){
if(data_minCount < 0 || isNaN(data_minCount)){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.maxCount !== undefined){
let data_maxCount = data.maxCount;
if(!((typeof data_maxCount == "number") && (!(data_maxCount % 1) && !isNaN(data_maxCount)))){
(vErrors ??= []).push(failure(instancePath+"/maxCount", "#/properties/maxCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data_maxCount == "number"){
if(data_maxCount < 0 || isNaN(data_maxCount)){
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
let data_filter = data.filter;
if(data_filter && typeof data_filter == "object" && !Array.isArray(data_filter)){
for(const key_filter in data_filter){
if(!(((((key_filter === "minAge") || (key_filter === "maxAge")) || (key_filter === "minSize")) || (key_filter === "maxSize")) || (key_filter === "regex"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key_filter}));errors++;
}
}
if(data_filter.minAge !== undefined){
if(!(duration_json(data_filter.minAge, instancePath+"/filter/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_filter.maxAge !== undefined){
if(!(duration_json(data_filter.maxAge, instancePath+"/filter/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_filter.minSize !== undefined){
if(!(size_json(data_filter.minSize, instancePath+"/filter/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data_filter.maxSize !== undefined){
if(!(size_json(data_filter.maxSize, instancePath+"/filter/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data_filter.regex !== undefined){
if(typeof data_filter.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/regex", "#/properties/filter/properties/regex/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "object"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data_awsConnection = data.awsConnection;
if(data_awsConnection && typeof data_awsConnection == "object" && !Array.isArray(data_awsConnection)){
for(const key_awsConnection in data_awsConnection){
if(!((((((((key_awsConnection === "connection") || (key_awsConnection === "region")) || (key_awsConnection === "endpoint")) || (key_awsConnection === "objectPath")) || (key_awsConnection === "accessKey")) || (key_awsConnection === "secretKey")) || (key_awsConnection === "skipTLSVerify")) || (key_awsConnection === "usePathStyle"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key_awsConnection}));errors++;
}
}
if(data_awsConnection.connection !== undefined){
if(typeof data_awsConnection.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/connection", "#/properties/awsConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_awsConnection.region !== undefined){
if(typeof data_awsConnection.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region", "#/properties/awsConnection/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_awsConnection.endpoint !== undefined){
if(typeof data_awsConnection.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/endpoint", "#/properties/awsConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_awsConnection.objectPath !== undefined){
if(typeof data_awsConnection.objectPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/objectPath", "#/properties/awsConnection/properties/objectPath/type", "type", {type: "string"}));errors++;
}
}
if(data_awsConnection.accessKey !== undefined){
if(!(env_var_json(data_awsConnection.accessKey, instancePath+"/awsConnection/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awsConnection.secretKey !== undefined){
if(!(env_var_json(data_awsConnection.secretKey, instancePath+"/awsConnection/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awsConnection.skipTLSVerify !== undefined){
if(typeof data_awsConnection.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/skipTLSVerify", "#/properties/awsConnection/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_awsConnection.usePathStyle !== undefined){
if(typeof data_awsConnection.usePathStyle !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/usePathStyle", "#/properties/awsConnection/properties/usePathStyle/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpConnection !== undefined){
let data_gcpConnection = data.gcpConnection;
if(data_gcpConnection && typeof data_gcpConnection == "object" && !Array.isArray(data_gcpConnection)){
for(const key_gcpConnection in data_gcpConnection){
if(!(((key_gcpConnection === "connection") || (key_gcpConnection === "endpoint")) || (key_gcpConnection === "credentials"))){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection", "#/properties/gcpConnection/additionalProperties", "additionalProperties", {additionalProperty: key_gcpConnection}));errors++;
}
}
if(data_gcpConnection.connection !== undefined){
if(typeof data_gcpConnection.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection/connection", "#/properties/gcpConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpConnection.endpoint !== undefined){
if(typeof data_gcpConnection.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpConnection/endpoint", "#/properties/gcpConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpConnection.credentials !== undefined){
if(!(env_var_json(data_gcpConnection.credentials, instancePath+"/gcpConnection/credentials"))){
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
let data_sftpConnection = data.sftpConnection;
if(data_sftpConnection && typeof data_sftpConnection == "object" && !Array.isArray(data_sftpConnection)){
for(const key_sftpConnection in data_sftpConnection){
if(!((((key_sftpConnection === "connection") || (key_sftpConnection === "host")) || (key_sftpConnection === "port")) || (key_sftpConnection === "auth"))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection", "#/properties/sftpConnection/additionalProperties", "additionalProperties", {additionalProperty: key_sftpConnection}));errors++;
}
}
if(data_sftpConnection.connection !== undefined){
if(typeof data_sftpConnection.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/connection", "#/properties/sftpConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_sftpConnection.host !== undefined){
if(typeof data_sftpConnection.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/host", "#/properties/sftpConnection/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data_sftpConnection.port !== undefined){
let data_sftpConnection_port = data_sftpConnection.port;
if(!((typeof data_sftpConnection_port == "number") && (!(data_sftpConnection_port % 1) && !isNaN(data_sftpConnection_port)))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data_sftpConnection_port == "number"){
if(data_sftpConnection_port > 65535 || isNaN(data_sftpConnection_port)){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data_sftpConnection_port < 1 || isNaN(data_sftpConnection_port)){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/port", "#/properties/sftpConnection/properties/port/minimum", "minimum", {comparison: ">=", limit: 1}));errors++;
}
}
}
if(data_sftpConnection.auth !== undefined){
let data_sftpConnection_auth = data_sftpConnection.auth;
if(data_sftpConnection_auth && typeof data_sftpConnection_auth == "object" && !Array.isArray(data_sftpConnection_auth)){
for(const key_sftpConnection_auth in data_sftpConnection_auth){
if(!((key_sftpConnection_auth === "username") || (key_sftpConnection_auth === "password"))){
(vErrors ??= []).push(failure(instancePath+"/sftpConnection/auth", "#/properties/sftpConnection/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key_sftpConnection_auth}));errors++;
}
}
if(data_sftpConnection_auth.username !== undefined){
if(!(env_var_json(data_sftpConnection_auth.username, instancePath+"/sftpConnection/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_sftpConnection_auth.password !== undefined){
if(!(env_var_json(data_sftpConnection_auth.password, instancePath+"/sftpConnection/auth/password"))){
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
let data_smbConnection = data.smbConnection;
if(data_smbConnection && typeof data_smbConnection == "object" && !Array.isArray(data_smbConnection)){
for(const key_smbConnection in data_smbConnection){
if(!(((((((key_smbConnection === "connection") || (key_smbConnection === "port")) || (key_smbConnection === "domain")) || (key_smbConnection === "workstation")) || (key_smbConnection === "sharename")) || (key_smbConnection === "searchPath")) || (key_smbConnection === "auth"))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection", "#/properties/smbConnection/additionalProperties", "additionalProperties", {additionalProperty: key_smbConnection}));errors++;
}
}
if(data_smbConnection.connection !== undefined){
if(typeof data_smbConnection.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/connection", "#/properties/smbConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_smbConnection.port !== undefined){
let data_smbConnection_port = data_smbConnection.port;
if(!((typeof data_smbConnection_port == "number") && (!(data_smbConnection_port % 1) && !isNaN(data_smbConnection_port)))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data_smbConnection_port == "number"){
if(data_smbConnection_port > 65535 || isNaN(data_smbConnection_port)){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data_smbConnection_port < 1 || isNaN(data_smbConnection_port)){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/port", "#/properties/smbConnection/properties/port/minimum", "minimum", {comparison: ">=", limit: 1}));errors++;
}
}
}
if(data_smbConnection.domain !== undefined){
if(typeof data_smbConnection.domain !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/domain", "#/properties/smbConnection/properties/domain/type", "type", {type: "string"}));errors++;
}
}
if(data_smbConnection.workstation !== undefined){
if(typeof data_smbConnection.workstation !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/workstation", "#/properties/smbConnection/properties/workstation/type", "type", {type: "string"}));errors++;
}
}
if(data_smbConnection.sharename !== undefined){
if(typeof data_smbConnection.sharename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/sharename", "#/properties/smbConnection/properties/sharename/type", "type", {type: "string"}));errors++;
}
}
if(data_smbConnection.searchPath !== undefined){
if(typeof data_smbConnection.searchPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/searchPath", "#/properties/smbConnection/properties/searchPath/type", "type", {type: "string"}));errors++;
}
}
if(data_smbConnection.auth !== undefined){
let data_smbConnection_auth = data_smbConnection.auth;
if(data_smbConnection_auth && typeof data_smbConnection_auth == "object" && !Array.isArray(data_smbConnection_auth)){
for(const key_smbConnection_auth in data_smbConnection_auth){
if(!((key_smbConnection_auth === "username") || (key_smbConnection_auth === "password"))){
(vErrors ??= []).push(failure(instancePath+"/smbConnection/auth", "#/properties/smbConnection/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key_smbConnection_auth}));errors++;
}
}
if(data_smbConnection_auth.username !== undefined){
if(!(env_var_json(data_smbConnection_auth.username, instancePath+"/smbConnection/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_smbConnection_auth.password !== undefined){
if(!(env_var_json(data_smbConnection_auth.password, instancePath+"/smbConnection/auth/password"))){
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
