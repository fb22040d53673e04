// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"relationships":1,"podSpec":1,"namespaceNamePrefix":1,"namespaceLabels":1,"namespaceAnnotations":1,"schedule_timeout":1,"readyTimeout":1,"httpTimeout":1,"deleteTimeout":1,"ingressTimeout":1,"httpRetryInterval":1,"deadline":1,"port":1,"path":1,"ingressName":1,"ingressHost":1,"expectedContent":1,"expectedHttpStatuses":1,"priorityClass":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_namespace_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.podSpec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "podSpec"}));errors++;
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
if(data.podSpec !== undefined){
if(typeof data.podSpec !== "string"){
(vErrors ??= []).push(failure(instancePath+"/podSpec", "#/properties/podSpec/type", "type", {type: "string"}));errors++;
}
}
if(data.namespaceNamePrefix !== undefined){
if(typeof data.namespaceNamePrefix !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespaceNamePrefix", "#/properties/namespaceNamePrefix/type", "type", {type: "string"}));errors++;
}
}
if(data.namespaceLabels !== undefined){
let data12 = data.namespaceLabels;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key1 in data12){
if(typeof data12[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespaceLabels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/namespaceLabels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespaceLabels", "#/properties/namespaceLabels/type", "type", {type: "object"}));errors++;
}
}
if(data.namespaceAnnotations !== undefined){
let data14 = data.namespaceAnnotations;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(typeof data14[key2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespaceAnnotations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/namespaceAnnotations/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespaceAnnotations", "#/properties/namespaceAnnotations/type", "type", {type: "object"}));errors++;
}
}
if(data.schedule_timeout !== undefined){
let data16 = data.schedule_timeout;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push(failure(instancePath+"/schedule_timeout", "#/properties/schedule_timeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.readyTimeout !== undefined){
let data17 = data.readyTimeout;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push(failure(instancePath+"/readyTimeout", "#/properties/readyTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpTimeout !== undefined){
let data18 = data.httpTimeout;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push(failure(instancePath+"/httpTimeout", "#/properties/httpTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.deleteTimeout !== undefined){
let data19 = data.deleteTimeout;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push(failure(instancePath+"/deleteTimeout", "#/properties/deleteTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.ingressTimeout !== undefined){
let data20 = data.ingressTimeout;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push(failure(instancePath+"/ingressTimeout", "#/properties/ingressTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpRetryInterval !== undefined){
let data21 = data.httpRetryInterval;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push(failure(instancePath+"/httpRetryInterval", "#/properties/httpRetryInterval/type", "type", {type: "integer"}));errors++;
}
}
if(data.deadline !== undefined){
let data22 = data.deadline;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push(failure(instancePath+"/deadline", "#/properties/deadline/type", "type", {type: "integer"}));errors++;
}
}
if(data.port !== undefined){
let data23 = data.port;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
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
let data28 = data.expectedHttpStatuses;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_namespace_json.errors = vErrors;
return errors === 0;
}
export default canary_namespace_json;
