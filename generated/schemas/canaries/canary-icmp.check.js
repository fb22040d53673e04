// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value_760e6834 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"endpoint":1,"packetCount":1,"packetLossThreshold":1,"thresholdMillis":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_icmp_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.endpoint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "endpoint"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_760e6834, key))){
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
if(data.endpoint !== undefined){
let data_endpoint = data.endpoint;
if(typeof data_endpoint === "string"){
if(data_endpoint.length < 1){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.packetCount !== undefined){
let data_packetCount = data.packetCount;
if(!((typeof data_packetCount == "number") && (!(data_packetCount % 1) && !isNaN(data_packetCount)))){
(vErrors ??= []).push(failure(instancePath+"/packetCount", "#/properties/packetCount/type", "type", {type: "integer"}));errors++;
}
if(typeof data_packetCount == "number"){
if(data_packetCount < 0 || isNaN(data_packetCount)){
(vErrors ??= []).push(failure(instancePath+"/packetCount", "#/properties/packetCount/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.packetLossThreshold !== undefined){
let data_packetLossThreshold = data.packetLossThreshold;
if(!((typeof data_packetLossThreshold == "number") && (!(data_packetLossThreshold % 1) && !isNaN(data_packetLossThreshold)))){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/type", "type", {type: "integer"}));errors++;
}
if(typeof data_packetLossThreshold == "number"){
if(data_packetLossThreshold > 100 || isNaN(data_packetLossThreshold)){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/maximum", "maximum", {comparison: "<=", limit: 100}));errors++;
}
if(data_packetLossThreshold < 0 || isNaN(data_packetLossThreshold)){
(vErrors ??= []).push(failure(instancePath+"/packetLossThreshold", "#/properties/packetLossThreshold/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.thresholdMillis !== undefined){
let data_thresholdMillis = data.thresholdMillis;
if(!((typeof data_thresholdMillis == "number") && (!(data_thresholdMillis % 1) && !isNaN(data_thresholdMillis)))){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/type", "type", {type: "integer"}));errors++;
}
if(typeof data_thresholdMillis == "number"){
if(data_thresholdMillis < 0 || isNaN(data_thresholdMillis)){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_icmp_json.errors = vErrors;
return errors === 0;
}
export default canary_icmp_json;
