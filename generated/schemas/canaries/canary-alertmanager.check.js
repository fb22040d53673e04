// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"url":1,"username":1,"password":1,"host":1,"alerts":1,"filters":1,"exclude_filters":1,"ignore":1,"basic":1,"ntlm":1,"ntlmv2":1,"authentication":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_alertmanager_json(data, instancePath=""){
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
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.username !== undefined){
if(!(env_var_json(data.username, instancePath+"/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(env_var_json(data.password, instancePath+"/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.host !== undefined){
if(typeof data.host !== "string"){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data.alerts !== undefined){
let data18 = data.alerts;
const _errs35 = errors;
let valid4 = false;
const _errs36 = errors;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(typeof data18[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts/" + i1, "#/properties/alerts/anyOf/0/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid1 = _errs36 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs40 = errors;
if(typeof data18 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid1 = _errs40 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.filters !== undefined){
let data20 = data.filters;
const _errs43 = errors;
let valid7 = false;
const _errs44 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(typeof data20[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/filters/anyOf/0/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf/0/type", "type", {type: "object"}));errors++;
}
var _valid2 = _errs44 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs49 = errors;
if(typeof data20 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid2 = _errs49 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.exclude_filters !== undefined){
let data22 = data.exclude_filters;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(typeof data22[key2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude_filters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/exclude_filters/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude_filters", "#/properties/exclude_filters/type", "type", {type: "object"}));errors++;
}
}
if(data.ignore !== undefined){
let data24 = data.ignore;
const _errs57 = errors;
let valid10 = false;
const _errs58 = errors;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i2, "#/properties/ignore/anyOf/0/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid3 = _errs58 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const _errs62 = errors;
if(typeof data24 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid3 = _errs62 === errors;
valid10 = valid10 || _valid3;
}
if(!valid10){
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
}
if(data.basic !== undefined){
if(typeof data.basic !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/basic", "#/properties/basic/type", "type", {type: "boolean"}));errors++;
}
}
if(data.ntlm !== undefined){
if(typeof data.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ntlm", "#/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data.ntlmv2 !== undefined){
if(typeof data.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ntlmv2", "#/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data.authentication !== undefined){
let data29 = data.authentication;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key3 in data29){
if(!((key3 === "username") || (key3 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data29.username !== undefined){
if(!(env_var_json(data29.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data29.password !== undefined){
if(!(env_var_json(data29.password, instancePath+"/authentication/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_alertmanager_json.errors = vErrors;
return errors === 0;
}
export default canary_alertmanager_json;
