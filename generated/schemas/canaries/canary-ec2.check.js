// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
const value_e6820bb7 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"region":1,"endpoint":1,"skipTLSVerify":1,"ami":1,"userData":1,"securityGroup":1,"keepAlive":1,"waitTime":1,"timeOut":1,"canaryRef":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_ec2_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_e6820bb7, key))){
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
let data_namespace = data.namespace;
const _errs_namespace = errors;
let valid_namespace = false;
const _errs_namespace_2 = errors;
if(typeof data_namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid_namespace = _errs_namespace_2 === errors;
valid_namespace = valid_namespace || _valid_namespace;
if(!valid_namespace){
const _errs_namespace_3 = errors;
if(!(data_namespace && typeof data_namespace == "object" && !Array.isArray(data_namespace))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid_namespace = _errs_namespace_3 === errors;
valid_namespace = valid_namespace || _valid_namespace;
}
if(!valid_namespace){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_namespace;
if(vErrors !== null){
if(_errs_namespace){
vErrors.length = _errs_namespace;
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
let data_metrics = data.metrics;
if(Array.isArray(data_metrics)){
const len_metrics = data_metrics.length;
for(let i_metrics=0; i_metrics<len_metrics; i_metrics++){
if(!(metrics_json(data_metrics[i_metrics], instancePath+"/metrics/" + i_metrics))){
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
if(data.ami !== undefined){
if(typeof data.ami !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ami", "#/properties/ami/type", "type", {type: "string"}));errors++;
}
}
if(data.userData !== undefined){
if(typeof data.userData !== "string"){
(vErrors ??= []).push(failure(instancePath+"/userData", "#/properties/userData/type", "type", {type: "string"}));errors++;
}
}
if(data.securityGroup !== undefined){
if(typeof data.securityGroup !== "string"){
(vErrors ??= []).push(failure(instancePath+"/securityGroup", "#/properties/securityGroup/type", "type", {type: "string"}));errors++;
}
}
if(data.keepAlive !== undefined){
if(typeof data.keepAlive !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/keepAlive", "#/properties/keepAlive/type", "type", {type: "boolean"}));errors++;
}
}
if(data.waitTime !== undefined){
let data_waitTime = data.waitTime;
if(!((typeof data_waitTime == "number") && (!(data_waitTime % 1) && !isNaN(data_waitTime)))){
(vErrors ??= []).push(failure(instancePath+"/waitTime", "#/properties/waitTime/type", "type", {type: "integer"}));errors++;
}
}
if(data.timeOut !== undefined){
let data_timeOut = data.timeOut;
if(!((typeof data_timeOut == "number") && (!(data_timeOut % 1) && !isNaN(data_timeOut)))){
(vErrors ??= []).push(failure(instancePath+"/timeOut", "#/properties/timeOut/type", "type", {type: "integer"}));errors++;
}
}
if(data.canaryRef !== undefined){
let data_canaryRef = data.canaryRef;
if(Array.isArray(data_canaryRef)){
const len_canaryRef = data_canaryRef.length;
for(let i_canaryRef=0; i_canaryRef<len_canaryRef; i_canaryRef++){
let data_canaryRef_item = data_canaryRef[i_canaryRef];
if(data_canaryRef_item && typeof data_canaryRef_item == "object" && !Array.isArray(data_canaryRef_item)){
for(const key_canaryRef_item in data_canaryRef_item){
if(!(key_canaryRef_item === "name")){
(vErrors ??= []).push(failure(instancePath+"/canaryRef/" + i_canaryRef, "#/properties/canaryRef/items/additionalProperties", "additionalProperties", {additionalProperty: key_canaryRef_item}));errors++;
}
}
if(data_canaryRef_item.name !== undefined){
if(typeof data_canaryRef_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaryRef/" + i_canaryRef+"/name", "#/properties/canaryRef/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaryRef/" + i_canaryRef, "#/properties/canaryRef/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaryRef", "#/properties/canaryRef/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_ec2_json.errors = vErrors;
return errors === 0;
}
export default canary_ec2_json;
