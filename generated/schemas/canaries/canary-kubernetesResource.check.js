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
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"resources":1,"staticResources":1,"checks":1,"checkRetries":1,"clearResources":1,"waitFor":1};
const value1 = Object.prototype.hasOwnProperty;
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
let data18 = data.resources;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
(vErrors ??= []).push(failure(instancePath+"/resources/" + i1, "#/properties/resources/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resources", "#/properties/resources/type", "type", {type: "array"}));errors++;
}
}
if(data.staticResources !== undefined){
let data20 = data.staticResources;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
(vErrors ??= []).push(failure(instancePath+"/staticResources/" + i2, "#/properties/staticResources/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/staticResources", "#/properties/staticResources/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data22 = data.checks;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i3, "#/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.checkRetries !== undefined){
let data24 = data.checkRetries;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key1 in data24){
if(!(((key1 === "delay") || (key1 === "timeout")) || (key1 === "interval"))){
(vErrors ??= []).push(failure(instancePath+"/checkRetries", "#/properties/checkRetries/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data24.delay !== undefined){
if(!(duration_json(data24.delay, instancePath+"/checkRetries/delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data24.timeout !== undefined){
if(!(duration_json(data24.timeout, instancePath+"/checkRetries/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data24.interval !== undefined){
if(!(duration_json(data24.interval, instancePath+"/checkRetries/interval"))){
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
let data29 = data.waitFor;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key2 in data29){
if(!(((((key2 === "expr") || (key2 === "disable")) || (key2 === "delete")) || (key2 === "timeout")) || (key2 === "interval"))){
(vErrors ??= []).push(failure(instancePath+"/waitFor", "#/properties/waitFor/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data29.expr !== undefined){
if(typeof data29.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/expr", "#/properties/waitFor/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data29.disable !== undefined){
if(typeof data29.disable !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/disable", "#/properties/waitFor/properties/disable/type", "type", {type: "boolean"}));errors++;
}
}
if(data29.delete !== undefined){
if(typeof data29.delete !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/waitFor/delete", "#/properties/waitFor/properties/delete/type", "type", {type: "boolean"}));errors++;
}
}
if(data29.timeout !== undefined){
if(!(duration_json(data29.timeout, instancePath+"/waitFor/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data29.interval !== undefined){
if(!(duration_json(data29.interval, instancePath+"/waitFor/interval"))){
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
