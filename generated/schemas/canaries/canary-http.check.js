// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { template_json } from "../common/template.check.js";
import { tls_json } from "../common/tls.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"connection":1,"url":1,"username":1,"password":1,"endpoint":1,"method":1,"body":1,"templateBody":1,"headers":1,"env":1,"responseCodes":1,"responseContent":1,"responseJSONContent":1,"thresholdMillis":1,"maxSSLExpiry":1,"basic":1,"ntlm":1,"ntlmv2":1,"authentication":1,"oauth2":1,"tlsConfig":1,"crawl":1};
const value1 = {"filters":1,"allowedDomains":1,"disallowedDomains":1,"allowedURLFilters":1,"disallowedURLFilters":1,"depth":1,"parallelism":1,"delay":1,"randomDelay":1};
const value2 = Object.prototype.hasOwnProperty;
export function canary_http_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "url"}));errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "endpoint"}));errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/2/required", "required", {missingProperty: "connection"}));errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
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
for(const key0 in data){
if(!(value2.call(value0, key0))){
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
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
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
let data21 = data.headers;
if(Array.isArray(data21)){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
if(!(env_var_json(data21[i1], instancePath+"/headers/" + i1))){
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
let data23 = data.env;
if(Array.isArray(data23)){
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
if(!(env_var_json(data23[i2], instancePath+"/env/" + i2))){
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
let data25 = data.responseCodes;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i3, "#/properties/responseCodes/items/type", "type", {type: "integer"}));errors++;
}
if(typeof data26 == "number"){
if(data26 > 599 || isNaN(data26)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i3, "#/properties/responseCodes/items/maximum", "maximum", {comparison: "<=", limit: 599}));errors++;
}
if(data26 < 100 || isNaN(data26)){
(vErrors ??= []).push(failure(instancePath+"/responseCodes/" + i3, "#/properties/responseCodes/items/minimum", "minimum", {comparison: ">=", limit: 100}));errors++;
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
let data28 = data.responseJSONContent;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/required", "required", {missingProperty: "path"}));errors++;
}
if(data28.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/required", "required", {missingProperty: "value"}));errors++;
}
for(const key1 in data28){
if(!((key1 === "path") || (key1 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data28.path !== undefined){
if(typeof data28.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent/path", "#/properties/responseJSONContent/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data28.value !== undefined){
if(typeof data28.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent/value", "#/properties/responseJSONContent/properties/value/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responseJSONContent", "#/properties/responseJSONContent/type", "type", {type: "object"}));errors++;
}
}
if(data.thresholdMillis !== undefined){
let data31 = data.thresholdMillis;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/type", "type", {type: "integer"}));errors++;
}
if(typeof data31 == "number"){
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push(failure(instancePath+"/thresholdMillis", "#/properties/thresholdMillis/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.maxSSLExpiry !== undefined){
let data32 = data.maxSSLExpiry;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/maxSSLExpiry", "#/properties/maxSSLExpiry/type", "type", {type: "integer"}));errors++;
}
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
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
let data36 = data.authentication;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key2 in data36){
if(!((key2 === "username") || (key2 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data36.username !== undefined){
if(!(env_var_json(data36.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data36.password !== undefined){
if(!(env_var_json(data36.password, instancePath+"/authentication/password"))){
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
let data39 = data.oauth2;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key3 in data39){
if(!(((key3 === "scope") || (key3 === "tokenURL")) || (key3 === "params"))){
(vErrors ??= []).push(failure(instancePath+"/oauth2", "#/properties/oauth2/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data39.scope !== undefined){
let data40 = data39.scope;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(typeof data40[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/scope/" + i4, "#/properties/oauth2/properties/scope/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/oauth2/scope", "#/properties/oauth2/properties/scope/type", "type", {type: "array"}));errors++;
}
}
if(data39.tokenURL !== undefined){
if(typeof data39.tokenURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/tokenURL", "#/properties/oauth2/properties/tokenURL/type", "type", {type: "string"}));errors++;
}
}
if(data39.params !== undefined){
let data43 = data39.params;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key4 in data43){
if(typeof data43[key4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/oauth2/params/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/oauth2/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data46 = data.crawl;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key5 in data46){
if(!(value2.call(value1, key5))){
(vErrors ??= []).push(failure(instancePath+"/crawl", "#/properties/crawl/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data46.filters !== undefined){
let data47 = data46.filters;
if(Array.isArray(data47)){
const len5 = data47.length;
for(let i5=0; i5<len5; i5++){
if(typeof data47[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/filters/" + i5, "#/properties/crawl/properties/filters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/filters", "#/properties/crawl/properties/filters/type", "type", {type: "array"}));errors++;
}
}
if(data46.allowedDomains !== undefined){
let data49 = data46.allowedDomains;
if(Array.isArray(data49)){
const len6 = data49.length;
for(let i6=0; i6<len6; i6++){
if(typeof data49[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedDomains/" + i6, "#/properties/crawl/properties/allowedDomains/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedDomains", "#/properties/crawl/properties/allowedDomains/type", "type", {type: "array"}));errors++;
}
}
if(data46.disallowedDomains !== undefined){
let data51 = data46.disallowedDomains;
if(Array.isArray(data51)){
const len7 = data51.length;
for(let i7=0; i7<len7; i7++){
if(typeof data51[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedDomains/" + i7, "#/properties/crawl/properties/disallowedDomains/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedDomains", "#/properties/crawl/properties/disallowedDomains/type", "type", {type: "array"}));errors++;
}
}
if(data46.allowedURLFilters !== undefined){
let data53 = data46.allowedURLFilters;
if(Array.isArray(data53)){
const len8 = data53.length;
for(let i8=0; i8<len8; i8++){
if(typeof data53[i8] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedURLFilters/" + i8, "#/properties/crawl/properties/allowedURLFilters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/allowedURLFilters", "#/properties/crawl/properties/allowedURLFilters/type", "type", {type: "array"}));errors++;
}
}
if(data46.disallowedURLFilters !== undefined){
let data55 = data46.disallowedURLFilters;
if(Array.isArray(data55)){
const len9 = data55.length;
for(let i9=0; i9<len9; i9++){
if(typeof data55[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedURLFilters/" + i9, "#/properties/crawl/properties/disallowedURLFilters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/crawl/disallowedURLFilters", "#/properties/crawl/properties/disallowedURLFilters/type", "type", {type: "array"}));errors++;
}
}
if(data46.depth !== undefined){
let data57 = data46.depth;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
(vErrors ??= []).push(failure(instancePath+"/crawl/depth", "#/properties/crawl/properties/depth/type", "type", {type: "integer"}));errors++;
}
}
if(data46.parallelism !== undefined){
let data58 = data46.parallelism;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
(vErrors ??= []).push(failure(instancePath+"/crawl/parallelism", "#/properties/crawl/properties/parallelism/type", "type", {type: "integer"}));errors++;
}
}
if(data46.delay !== undefined){
if(!(duration_json(data46.delay, instancePath+"/crawl/delay"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data46.randomDelay !== undefined){
if(!(duration_json(data46.randomDelay, instancePath+"/crawl/randomDelay"))){
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
