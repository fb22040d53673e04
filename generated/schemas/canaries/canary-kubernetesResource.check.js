// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { cnrm_connection_json } from "../common/cnrm-connection.check.js";
import { duration_json } from "../common/duration.check.js";
import { eks_connection_json } from "../common/eks-connection.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { gke_connection_json } from "../common/gke-connection.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value_8819e605 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"resources":1,"staticResources":1,"checks":1,"checkRetries":1,"clearResources":1,"waitFor":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_kubernetesResource_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.resources === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resources"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_8819e605, key))){
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
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.kubeconfig !== undefined){
if(!(env_var_json(data.kubeconfig, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.eks !== undefined){
if(!(eks_connection_json(data.eks, instancePath+"/eks"))){
vErrors = vErrors === null ? eks_connection_json.errors : vErrors.concat(eks_connection_json.errors);
errors = vErrors.length;
}
}
if(data.gke !== undefined){
if(!(gke_connection_json(data.gke, instancePath+"/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data.cnrm !== undefined){
if(!(cnrm_connection_json(data.cnrm, instancePath+"/cnrm"))){
vErrors = vErrors === null ? cnrm_connection_json.errors : vErrors.concat(cnrm_connection_json.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined){
let data_resources = data.resources;
if(Array.isArray(data_resources)){
const len_resources = data_resources.length;
for(let i_resources=0; i_resources<len_resources; i_resources++){
let data_resources_item = data_resources[i_resources];
if(!(data_resources_item && typeof data_resources_item == "object" && !Array.isArray(data_resources_item))){
(vErrors ??= []).push(failure(instancePath+"/resources/" + i_resources, "#/properties/resources/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resources", "#/properties/resources/type", "type", {type: "array"}));errors++;
}
}
if(data.staticResources !== undefined){
let data_staticResources = data.staticResources;
if(Array.isArray(data_staticResources)){
const len_staticResources = data_staticResources.length;
for(let i_staticResources=0; i_staticResources<len_staticResources; i_staticResources++){
let data_staticResources_item = data_staticResources[i_staticResources];
if(!(data_staticResources_item && typeof data_staticResources_item == "object" && !Array.isArray(data_staticResources_item))){
(vErrors ??= []).push(failure(instancePath+"/staticResources/" + i_staticResources, "#/properties/staticResources/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/staticResources", "#/properties/staticResources/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data_checks = data.checks;
if(Array.isArray(data_checks)){
const len_checks = data_checks.length;
for(let i_checks=0; i_checks<len_checks; i_checks++){
let data_checks_item = data_checks[i_checks];
if(!(data_checks_item && typeof data_checks_item == "object" && !Array.isArray(data_checks_item))){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks, "#/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.checkRetries !== undefined){
let data_checkRetries = data.checkRetries;
if(data_checkRetries && typeof data_checkRetries == "object" && !Array.isArray(data_checkRetries)){
for(const key_checkRetries in data_checkRetries){
if(!(((key_checkRetries === "delay") || (key_checkRetries === "timeout")) || (key_checkRetries === "interval"))){
(vErrors ??= []).push(failure(instancePath+"/checkRetries", "#/properties/checkRetries/additionalProperties", "additionalProperties", {additionalProperty: key_checkRetries}));errors++;
}
}
if(data_checkRetries.delay !== undefined){
if(!(duration_json(data_checkRetries.delay, instancePath+"/checkRetries/delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_checkRetries.timeout !== undefined){
if(!(duration_json(data_checkRetries.timeout, instancePath+"/checkRetries/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_checkRetries.interval !== undefined){
if(!(duration_json(data_checkRetries.interval, instancePath+"/checkRetries/interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checkRetries", "#/properties/checkRetries/type", "type", {type: "object"}));errors++;
}
}
if(data.clearResources !== undefined){
if(typeof data.clearResources !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/clearResources", "#/properties/clearResources/type", "type", {type: "boolean"}));errors++;
}
}
if(data.waitFor !== undefined){
let data_waitFor = data.waitFor;
if(data_waitFor && typeof data_waitFor == "object" && !Array.isArray(data_waitFor)){
for(const key_waitFor in data_waitFor){
if(!(((((key_waitFor === "expr") || (key_waitFor === "disable")) || (key_waitFor === "delete")) || (key_waitFor === "timeout")) || (key_waitFor === "interval"))){
(vErrors ??= []).push(failure(instancePath+"/waitFor", "#/properties/waitFor/additionalProperties", "additionalProperties", {additionalProperty: key_waitFor}));errors++;
}
}
if(data_waitFor.expr !== undefined){
if(typeof data_waitFor.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/expr", "#/properties/waitFor/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data_waitFor.disable !== undefined){
if(typeof data_waitFor.disable !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/disable", "#/properties/waitFor/properties/disable/type", "type", {type: "boolean"}));errors++;
}
}
if(data_waitFor.delete !== undefined){
if(typeof data_waitFor.delete !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/delete", "#/properties/waitFor/properties/delete/type", "type", {type: "boolean"}));errors++;
}
}
if(data_waitFor.timeout !== undefined){
if(!(duration_json(data_waitFor.timeout, instancePath+"/waitFor/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_waitFor.interval !== undefined){
if(!(duration_json(data_waitFor.interval, instancePath+"/waitFor/interval"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/waitFor", "#/properties/waitFor/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_kubernetesResource_json.errors = vErrors;
return errors === 0;
}
export default canary_kubernetesResource_json;
