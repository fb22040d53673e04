// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
const value_c029b650 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"relationships":1,"podSpec":1,"namespaceNamePrefix":1,"namespaceLabels":1,"namespaceAnnotations":1,"schedule_timeout":1,"readyTimeout":1,"httpTimeout":1,"deleteTimeout":1,"ingressTimeout":1,"httpRetryInterval":1,"deadline":1,"port":1,"path":1,"ingressName":1,"ingressHost":1,"expectedContent":1,"expectedHttpStatuses":1,"priorityClass":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
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
for(const key in data){
if(!(value_191f75b3.call(value_c029b650, key))){
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
let data_namespaceLabels = data.namespaceLabels;
if(data_namespaceLabels && typeof data_namespaceLabels == "object" && !Array.isArray(data_namespaceLabels)){
for(const key_namespaceLabels in data_namespaceLabels){
if(typeof data_namespaceLabels[key_namespaceLabels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespaceLabels/" + key_namespaceLabels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/namespaceLabels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespaceLabels", "#/properties/namespaceLabels/type", "type", {type: "object"}));errors++;
}
}
if(data.namespaceAnnotations !== undefined){
let data_namespaceAnnotations = data.namespaceAnnotations;
if(data_namespaceAnnotations && typeof data_namespaceAnnotations == "object" && !Array.isArray(data_namespaceAnnotations)){
for(const key_namespaceAnnotations in data_namespaceAnnotations){
if(typeof data_namespaceAnnotations[key_namespaceAnnotations] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespaceAnnotations/" + key_namespaceAnnotations.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/namespaceAnnotations/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespaceAnnotations", "#/properties/namespaceAnnotations/type", "type", {type: "object"}));errors++;
}
}
if(data.schedule_timeout !== undefined){
let data_schedule_timeout = data.schedule_timeout;
if(!((typeof data_schedule_timeout == "number") && (!(data_schedule_timeout % 1) && !isNaN(data_schedule_timeout)))){
(vErrors ??= []).push(failure(instancePath+"/schedule_timeout", "#/properties/schedule_timeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.readyTimeout !== undefined){
let data_readyTimeout = data.readyTimeout;
if(!((typeof data_readyTimeout == "number") && (!(data_readyTimeout % 1) && !isNaN(data_readyTimeout)))){
(vErrors ??= []).push(failure(instancePath+"/readyTimeout", "#/properties/readyTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpTimeout !== undefined){
let data_httpTimeout = data.httpTimeout;
if(!((typeof data_httpTimeout == "number") && (!(data_httpTimeout % 1) && !isNaN(data_httpTimeout)))){
(vErrors ??= []).push(failure(instancePath+"/httpTimeout", "#/properties/httpTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.deleteTimeout !== undefined){
let data_deleteTimeout = data.deleteTimeout;
if(!((typeof data_deleteTimeout == "number") && (!(data_deleteTimeout % 1) && !isNaN(data_deleteTimeout)))){
(vErrors ??= []).push(failure(instancePath+"/deleteTimeout", "#/properties/deleteTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.ingressTimeout !== undefined){
let data_ingressTimeout = data.ingressTimeout;
if(!((typeof data_ingressTimeout == "number") && (!(data_ingressTimeout % 1) && !isNaN(data_ingressTimeout)))){
(vErrors ??= []).push(failure(instancePath+"/ingressTimeout", "#/properties/ingressTimeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.httpRetryInterval !== undefined){
let data_httpRetryInterval = data.httpRetryInterval;
if(!((typeof data_httpRetryInterval == "number") && (!(data_httpRetryInterval % 1) && !isNaN(data_httpRetryInterval)))){
(vErrors ??= []).push(failure(instancePath+"/httpRetryInterval", "#/properties/httpRetryInterval/type", "type", {type: "integer"}));errors++;
}
}
if(data.deadline !== undefined){
let data_deadline = data.deadline;
if(!((typeof data_deadline == "number") && (!(data_deadline % 1) && !isNaN(data_deadline)))){
(vErrors ??= []).push(failure(instancePath+"/deadline", "#/properties/deadline/type", "type", {type: "integer"}));errors++;
}
}
if(data.port !== undefined){
let data_port = data.port;
if(!((typeof data_port == "number") && (!(data_port % 1) && !isNaN(data_port)))){
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
let data_expectedHttpStatuses = data.expectedHttpStatuses;
if(Array.isArray(data_expectedHttpStatuses)){
const len_expectedHttpStatuses = data_expectedHttpStatuses.length;
for(let i_expectedHttpStatuses=0; i_expectedHttpStatuses<len_expectedHttpStatuses; i_expectedHttpStatuses++){
let data_expectedHttpStatuses_item = data_expectedHttpStatuses[i_expectedHttpStatuses];
if(!((typeof data_expectedHttpStatuses_item == "number") && (!(data_expectedHttpStatuses_item % 1) && !isNaN(data_expectedHttpStatuses_item)))){
(vErrors ??= []).push(failure(instancePath+"/expectedHttpStatuses/" + i_expectedHttpStatuses, "#/properties/expectedHttpStatuses/items/type", "type", {type: "integer"}));errors++;
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
