// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
import { tls_json } from "../common/tls.check.js";
const value_9f8e87cd = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"url":1,"username":1,"password":1,"endpoint":1,"method":1,"body":1,"templateBody":1,"headers":1,"env":1,"responseCodes":1,"responseContent":1,"responseJSONContent":1,"thresholdMillis":1,"maxSSLExpiry":1,"basic":1,"ntlm":1,"ntlmv2":1,"authentication":1,"oauth2":1,"tlsConfig":1,"crawl":1};
const value_0b2053ac = {"filters":1,"allowedDomains":1,"disallowedDomains":1,"allowedURLFilters":1,"disallowedURLFilters":1,"depth":1,"parallelism":1,"delay":1,"randomDelay":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_http_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid = _errs_2 === errors;
valid = valid || _valid;
if(!valid){
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "endpoint"}));errors++;
}
}
var _valid = _errs_3 === errors;
valid = valid || _valid;
if(!valid){
const _errs_4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/2/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid = _errs_4 === errors;
valid = valid || _valid;
}
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_9f8e87cd, key))){
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
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/method", "#/properties/method/type", "type", {type: "string"}));errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/body", "#/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data.templateBody !== undefined){
if(typeof data.templateBody !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/templateBody", "#/properties/templateBody/type", "type", {type: "boolean"}));errors++;
}
}
if(data.headers !== undefined){
let data_headers = data.headers;
if(Array.isArray(data_headers)){
const len_headers = data_headers.length;
for(let i_headers=0; i_headers<len_headers; i_headers++){
if(!(env_var_json(data_headers[i_headers], instancePath+"/headers/" + i_headers))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/headers", "#/properties/headers/type", "type", {type: "array"}));errors++;
}
}
if(data.env !== undefined){
let data_env = data.env;
if(Array.isArray(data_env)){
const len_env = data_env.length;
for(let i_env=0; i_env<len_env; i_env++){
if(!(env_var_json(data_env[i_env], instancePath+"/env/" + i_env))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/env", "#/properties/env/type", "type", {type: "array"}));errors++;
}
}
if(data.responseCodes !== undefined){
let data_responseCodes = data.responseCodes;
if(Array.isArray(data_responseCodes)){
const len_responseCodes = data_responseCodes.length;
for(let i_responseCodes=0; i_responseCodes<len_responseCodes; i_responseCodes++){
let data_responseCodes_item = data_responseCodes[i_responseCodes];
if(!((typeof data_responseCodes_item == "number") && (!(data_responseCodes_item % 1) && !isNaN(data_responseCodes_item)))){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/type", "type", {type: "integer"}));errors++;
}
if(typeof data_responseCodes_item == "number"){
if(data_responseCodes_item > 599 || isNaN(data_responseCodes_item)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/maximum", "maximum", {comparison: "<=", limit: 599}));errors++;
}
if(data_responseCodes_item < 100 || isNaN(data_responseCodes_item)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i_responseCodes, "#/properties/responseCodes/items/minimum", "minimum", {comparison: ">=", limit: 100}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responseCodes", "#/properties/responseCodes/type", "type", {type: "array"}));errors++;
}
}
if(data.responseContent !== undefined){
if(typeof data.responseContent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseContent", "#/properties/responseContent/type", "type", {type: "string"}));errors++;
}
}
if(data.responseJSONContent !== undefined){
let data_responseJSONContent = data.responseJSONContent;
if(data_responseJSONContent && typeof data_responseJSONContent == "object" && !Array.isArray(data_responseJSONContent)){
if(data_responseJSONContent.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/required", "required", {missingProperty: "path"}));errors++;
}
if(data_responseJSONContent.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/required", "required", {missingProperty: "value"}));errors++;
}
for(const key_responseJSONContent in data_responseJSONContent){
if(!((key_responseJSONContent === "path") || (key_responseJSONContent === "value"))){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/additionalProperties", "additionalProperties", {additionalProperty: key_responseJSONContent}));errors++;
}
}
if(data_responseJSONContent.path !== undefined){
if(typeof data_responseJSONContent.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent/path", "#/properties/responseJSONContent/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data_responseJSONContent.value !== undefined){
if(typeof data_responseJSONContent.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent/value", "#/properties/responseJSONContent/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/type", "type", {type: "object"}));errors++;
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
if(data.maxSSLExpiry !== undefined){
let data_maxSSLExpiry = data.maxSSLExpiry;
if(!((typeof data_maxSSLExpiry == "number") && (!(data_maxSSLExpiry % 1) && !isNaN(data_maxSSLExpiry)))){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/type", "type", {type: "integer"}));errors++;
}
if(typeof data_maxSSLExpiry == "number"){
if(data_maxSSLExpiry < 0 || isNaN(data_maxSSLExpiry)){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
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
if(data.oauth2 !== undefined){
let data_oauth2 = data.oauth2;
if(data_oauth2 && typeof data_oauth2 == "object" && !Array.isArray(data_oauth2)){
for(const key_oauth2 in data_oauth2){
if(!(((key_oauth2 === "scope") || (key_oauth2 === "tokenURL")) || (key_oauth2 === "params"))){
(vErrors ??= []).push(failure(instancePath+"/oauth2", "#/properties/oauth2/additionalProperties", "additionalProperties", {additionalProperty: key_oauth2}));errors++;
}
}
if(data_oauth2.scope !== undefined){
let data_oauth2_scope = data_oauth2.scope;
if(Array.isArray(data_oauth2_scope)){
const len_oauth2_scope = data_oauth2_scope.length;
for(let i_oauth2_scope=0; i_oauth2_scope<len_oauth2_scope; i_oauth2_scope++){
if(typeof data_oauth2_scope[i_oauth2_scope] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/scope/" + i_oauth2_scope, "#/properties/oauth2/properties/scope/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/oauth2/scope", "#/properties/oauth2/properties/scope/type", "type", {type: "array"}));errors++;
}
}
if(data_oauth2.tokenURL !== undefined){
if(typeof data_oauth2.tokenURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/tokenURL", "#/properties/oauth2/properties/tokenURL/type", "type", {type: "string"}));errors++;
}
}
if(data_oauth2.params !== undefined){
let data_oauth2_params = data_oauth2.params;
if(data_oauth2_params && typeof data_oauth2_params == "object" && !Array.isArray(data_oauth2_params)){
for(const key_oauth2_params in data_oauth2_params){
if(typeof data_oauth2_params[key_oauth2_params] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/params/" + key_oauth2_params.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/oauth2/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/oauth2/params", "#/properties/oauth2/properties/params/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/oauth2", "#/properties/oauth2/type", "type", {type: "object"}));errors++;
}
}
if(data.tlsConfig !== undefined){
if(!(tls_json(data.tlsConfig, instancePath+"/tlsConfig"))){
vErrors = vErrors === null ? tls_json.errors : vErrors.concat(tls_json.errors);
errors = vErrors.length;
}
}
if(data.crawl !== undefined){
let data_crawl = data.crawl;
if(data_crawl && typeof data_crawl == "object" && !Array.isArray(data_crawl)){
for(const key_crawl in data_crawl){
if(!(value_191f75b3.call(value_0b2053ac, key_crawl))){
(vErrors ??= []).push(failure(instancePath+"/crawl", "#/properties/crawl/additionalProperties", "additionalProperties", {additionalProperty: key_crawl}));errors++;
}
}
if(data_crawl.filters !== undefined){
let data_crawl_filters = data_crawl.filters;
if(Array.isArray(data_crawl_filters)){
const len_crawl_filters = data_crawl_filters.length;
for(let i_crawl_filters=0; i_crawl_filters<len_crawl_filters; i_crawl_filters++){
if(typeof data_crawl_filters[i_crawl_filters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/filters/" + i_crawl_filters, "#/properties/crawl/properties/filters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/filters", "#/properties/crawl/properties/filters/type", "type", {type: "array"}));errors++;
}
}
if(data_crawl.allowedDomains !== undefined){
let data_crawl_allowedDomains = data_crawl.allowedDomains;
if(Array.isArray(data_crawl_allowedDomains)){
const len_crawl_allowedDomains = data_crawl_allowedDomains.length;
for(let i_crawl_allowedDomains=0; i_crawl_allowedDomains<len_crawl_allowedDomains; i_crawl_allowedDomains++){
if(typeof data_crawl_allowedDomains[i_crawl_allowedDomains] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedDomains/" + i_crawl_allowedDomains, "#/properties/crawl/properties/allowedDomains/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedDomains", "#/properties/crawl/properties/allowedDomains/type", "type", {type: "array"}));errors++;
}
}
if(data_crawl.disallowedDomains !== undefined){
let data_crawl_disallowedDomains = data_crawl.disallowedDomains;
if(Array.isArray(data_crawl_disallowedDomains)){
const len_crawl_disallowedDomains = data_crawl_disallowedDomains.length;
for(let i_crawl_disallowedDomains=0; i_crawl_disallowedDomains<len_crawl_disallowedDomains; i_crawl_disallowedDomains++){
if(typeof data_crawl_disallowedDomains[i_crawl_disallowedDomains] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedDomains/" + i_crawl_disallowedDomains, "#/properties/crawl/properties/disallowedDomains/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedDomains", "#/properties/crawl/properties/disallowedDomains/type", "type", {type: "array"}));errors++;
}
}
if(data_crawl.allowedURLFilters !== undefined){
let data_crawl_allowedURLFilters = data_crawl.allowedURLFilters;
if(Array.isArray(data_crawl_allowedURLFilters)){
const len_crawl_allowedURLFilters = data_crawl_allowedURLFilters.length;
for(let i_crawl_allowedURLFilters=0; i_crawl_allowedURLFilters<len_crawl_allowedURLFilters; i_crawl_allowedURLFilters++){
if(typeof data_crawl_allowedURLFilters[i_crawl_allowedURLFilters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedURLFilters/" + i_crawl_allowedURLFilters, "#/properties/crawl/properties/allowedURLFilters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedURLFilters", "#/properties/crawl/properties/allowedURLFilters/type", "type", {type: "array"}));errors++;
}
}
if(data_crawl.disallowedURLFilters !== undefined){
let data_crawl_disallowedURLFilters = data_crawl.disallowedURLFilters;
if(Array.isArray(data_crawl_disallowedURLFilters)){
const len_crawl_disallowedURLFilters = data_crawl_disallowedURLFilters.length;
for(let i_crawl_disallowedURLFilters=0; i_crawl_disallowedURLFilters<len_crawl_disallowedURLFilters; i_crawl_disallowedURLFilters++){
if(typeof data_crawl_disallowedURLFilters[i_crawl_disallowedURLFilters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedURLFilters/" + i_crawl_disallowedURLFilters, "#/properties/crawl/properties/disallowedURLFilters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedURLFilters", "#/properties/crawl/properties/disallowedURLFilters/type", "type", {type: "array"}));errors++;
}
}
if(data_crawl.depth !== undefined){
let data_crawl_depth = data_crawl.depth;
if(!((typeof data_crawl_depth == "number") && (!(data_crawl_depth % 1) && !isNaN(data_crawl_depth)))){
(vErrors ??= []).push(failure(instancePath+"/crawl/depth", "#/properties/crawl/properties/depth/type", "type", {type: "integer"}));errors++;
}
}
if(data_crawl.parallelism !== undefined){
let data_crawl_parallelism = data_crawl.parallelism;
if(!((typeof data_crawl_parallelism == "number") && (!(data_crawl_parallelism % 1) && !isNaN(data_crawl_parallelism)))){
(vErrors ??= []).push(failure(instancePath+"/crawl/parallelism", "#/properties/crawl/properties/parallelism/type", "type", {type: "integer"}));errors++;
}
}
if(data_crawl.delay !== undefined){
if(!(duration_json(data_crawl.delay, instancePath+"/crawl/delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_crawl.randomDelay !== undefined){
if(!(duration_json(data_crawl.randomDelay, instancePath+"/crawl/randomDelay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl", "#/properties/crawl/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_http_json.errors = vErrors;
return errors === 0;
}
export default canary_http_json;
