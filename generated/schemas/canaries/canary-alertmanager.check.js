// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
const value_d48cceb9 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"url":1,"username":1,"password":1,"host":1,"alerts":1,"filters":1,"exclude_filters":1,"ignore":1,"basic":1,"ntlm":1,"ntlmv2":1,"authentication":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_alertmanager_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_d48cceb9, key))){
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
let data_alerts = data.alerts;
const _errs_alerts = errors;
let valid_alerts = false;
const _errs_alerts_2 = errors;
if(Array.isArray(data_alerts)){
const len_alerts = data_alerts.length;
for(let i_alerts=0; i_alerts<len_alerts; i_alerts++){
if(typeof data_alerts[i_alerts] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts/" + i_alerts, "#/properties/alerts/anyOf/0/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid_alerts = _errs_alerts_2 === errors;
valid_alerts = valid_alerts || _valid_alerts;
if(!valid_alerts){
const _errs_alerts_3 = errors;
if(typeof data_alerts !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid_alerts = _errs_alerts_3 === errors;
valid_alerts = valid_alerts || _valid_alerts;
}
if(!valid_alerts){
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_alerts;
if(vErrors !== null){
if(_errs_alerts){
vErrors.length = _errs_alerts;
}
else {
vErrors = null;
}
}
}
}
if(data.filters !== undefined){
let data_filters = data.filters;
const _errs_filters = errors;
let valid_filters = false;
const _errs_filters_2 = errors;
if(data_filters && typeof data_filters == "object" && !Array.isArray(data_filters)){
for(const key_filters in data_filters){
if(typeof data_filters[key_filters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + key_filters.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/filters/anyOf/0/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_filters = _errs_filters_2 === errors;
valid_filters = valid_filters || _valid_filters;
if(!valid_filters){
const _errs_filters_3 = errors;
if(typeof data_filters !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid_filters = _errs_filters_3 === errors;
valid_filters = valid_filters || _valid_filters;
}
if(!valid_filters){
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_filters;
if(vErrors !== null){
if(_errs_filters){
vErrors.length = _errs_filters;
}
else {
vErrors = null;
}
}
}
}
if(data.exclude_filters !== undefined){
let data_exclude_filters = data.exclude_filters;
if(data_exclude_filters && typeof data_exclude_filters == "object" && !Array.isArray(data_exclude_filters)){
for(const key_exclude_filters in data_exclude_filters){
if(typeof data_exclude_filters[key_exclude_filters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude_filters/" + key_exclude_filters.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/exclude_filters/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude_filters", "#/properties/exclude_filters/type", "type", {type: "object"}));errors++;
}
}
if(data.ignore !== undefined){
let data_ignore = data.ignore;
const _errs_ignore = errors;
let valid_ignore = false;
const _errs_ignore_2 = errors;
if(Array.isArray(data_ignore)){
const len_ignore = data_ignore.length;
for(let i_ignore=0; i_ignore<len_ignore; i_ignore++){
if(typeof data_ignore[i_ignore] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i_ignore, "#/properties/ignore/anyOf/0/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid_ignore = _errs_ignore_2 === errors;
valid_ignore = valid_ignore || _valid_ignore;
if(!valid_ignore){
const _errs_ignore_3 = errors;
if(typeof data_ignore !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid_ignore = _errs_ignore_3 === errors;
valid_ignore = valid_ignore || _valid_ignore;
}
if(!valid_ignore){
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_ignore;
if(vErrors !== null){
if(_errs_ignore){
vErrors.length = _errs_ignore;
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
let data_authentication = data.authentication;
if(data_authentication && typeof data_authentication == "object" && !Array.isArray(data_authentication)){
for(const key_authentication in data_authentication){
if(!((key_authentication === "username") || (key_authentication === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key_authentication}));errors++;
}
}
if(data_authentication.username !== undefined){
if(!(env_var_json(data_authentication.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_authentication.password !== undefined){
if(!(env_var_json(data_authentication.password, instancePath+"/authentication/password"))){
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
