// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"relationships":1,"spec":1,"scheduleTimeout":1,"readyTimeout":1,"httpTimeout":1,"deleteTimeout":1,"ingressTimeout":1,"httpRetryInterval":1,"deadline":1,"port":1,"path":1,"ingressName":1,"ingressHost":1,"expectedContent":1,"expectedHttpStatuses":1,"priorityClass":1,"ingressClass":1,"roundRobinNodes":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_pod_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
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
if(data.relationships !== undefined){
if(!(check_relationships_json(data.relationships, instancePath+"/relationships"))){
vErrors = vErrors === null ? check_relationships_json.errors : vErrors.concat(check_relationships_json.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined){
if(typeof data.spec !== "string"){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "string"}));errors++;
}
}
if(data.scheduleTimeout !== undefined){
let data11 = data.scheduleTimeout;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push(failure(instancePath+"/scheduleTimeout", "#/properties/scheduleTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.readyTimeout !== undefined){
let data12 = data.readyTimeout;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push(failure(instancePath+"/readyTimeout", "#/properties/readyTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpTimeout !== undefined){
let data13 = data.httpTimeout;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push(failure(instancePath+"/httpTimeout", "#/properties/httpTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.deleteTimeout !== undefined){
let data14 = data.deleteTimeout;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push(failure(instancePath+"/deleteTimeout", "#/properties/deleteTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.ingressTimeout !== undefined){
let data15 = data.ingressTimeout;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push(failure(instancePath+"/ingressTimeout", "#/properties/ingressTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpRetryInterval !== undefined){
let data16 = data.httpRetryInterval;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push(failure(instancePath+"/httpRetryInterval", "#/properties/httpRetryInterval/type", "type", {type: "integer"}));errors++;
}
}
if(data.deadline !== undefined){
let data17 = data.deadline;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push(failure(instancePath+"/deadline", "#/properties/deadline/type", "type", {type: "integer"}));errors++;
}
}
if(data.port !== undefined){
let data18 = data.port;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data.ingressName !== undefined){
if(typeof data.ingressName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ingressName", "#/properties/ingressName/type", "type", {type: "string"}));errors++;
}
}
if(data.ingressHost !== undefined){
if(typeof data.ingressHost !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ingressHost", "#/properties/ingressHost/type", "type", {type: "string"}));errors++;
}
}
if(data.expectedContent !== undefined){
if(typeof data.expectedContent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/expectedContent", "#/properties/expectedContent/type", "type", {type: "string"}));errors++;
}
}
if(data.expectedHttpStatuses !== undefined){
let data23 = data.expectedHttpStatuses;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push(failure(instancePath+"/expectedHttpStatuses/" + i1, "#/properties/expectedHttpStatuses/items/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/expectedHttpStatuses", "#/properties/expectedHttpStatuses/type", "type", {type: "array"}));errors++;
}
}
if(data.priorityClass !== undefined){
if(typeof data.priorityClass !== "string"){
(vErrors ??= []).push(failure(instancePath+"/priorityClass", "#/properties/priorityClass/type", "type", {type: "string"}));errors++;
}
}
if(data.ingressClass !== undefined){
if(typeof data.ingressClass !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ingressClass", "#/properties/ingressClass/type", "type", {type: "string"}));errors++;
}
}
if(data.roundRobinNodes !== undefined){
if(typeof data.roundRobinNodes !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/roundRobinNodes", "#/properties/roundRobinNodes/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_pod_json.errors = vErrors;
return errors === 0;
}
export default canary_pod_json;
