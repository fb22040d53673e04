// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1,"query":1,"aggregatorName":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_awsConfig_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined){
let data5 = data.metrics;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(metrics_json(data5[i0], instancePath+"/metrics/" + i0))){
vErrors = vErrors === null ? metrics_json.errors : vErrors.concat(metrics_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/metrics", "#/properties/metrics/type", "type", {type: "array"}));errors++;
}
}
if(data.markFailOnEmpty !== undefined){
if(typeof data.markFailOnEmpty !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/markFailOnEmpty", "#/properties/markFailOnEmpty/type", "type", {type: "boolean"}));errors++;
}
}
if(data.transformDeleteStrategy !== undefined){
if(typeof data.transformDeleteStrategy !== "string"){
(vErrors ??= []).push(failure(instancePath+"/transformDeleteStrategy", "#/properties/transformDeleteStrategy/type", "type", {type: "string"}));errors++;
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
if(data.relationships !== undefined){
if(!(check_relationships_json(data.relationships, instancePath+"/relationships"))){
vErrors = vErrors === null ? check_relationships_json.errors : vErrors.concat(check_relationships_json.errors);
errors = vErrors.length;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
if(!(env_var_json(data.accessKey, instancePath+"/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.secretKey !== undefined){
if(!(env_var_json(data.secretKey, instancePath+"/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.sessionToken !== undefined){
if(!(env_var_json(data.sessionToken, instancePath+"/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.assumeRole !== undefined){
if(typeof data.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/assumeRole", "#/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region", "#/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.skipTLSVerify !== undefined){
if(typeof data.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/skipTLSVerify", "#/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.query !== undefined){
if(typeof data.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.aggregatorName !== undefined){
if(typeof data.aggregatorName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/aggregatorName", "#/properties/aggregatorName/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_awsConfig_json.errors = vErrors;
return errors === 0;
}
export default canary_awsConfig_json;
