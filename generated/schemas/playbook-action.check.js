// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { artifact_json } from "./common/artifact.check.js";
import { cnrm_connection_json } from "./common/cnrm-connection.check.js";
import { duration_json } from "./common/duration.check.js";
import { eks_connection_json } from "./common/eks-connection.check.js";
import { env_var_json } from "./common/env-var.check.js";
import { exec_connections_json } from "./common/exec-connections.check.js";
import { field_mapping_json } from "./common/field-mapping.check.js";
import { git_connection_json } from "./common/git-connection.check.js";
import { gke_connection_json } from "./common/gke-connection.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { playbook_action_json_aiSince } from "./playbook-action.aiSince.check.js";
const value_0029fea2 = {"name":1,"if":1,"delay":1,"timeout":1,"retry":1,"runsOn":1,"templatesOn":1,"exec":1,"http":1,"sql":1,"pod":1,"gitops":1,"github":1,"azureDevopsPipeline":1,"notification":1,"logs":1,"ai":1};
const value_44868de8 = ["host","agent",""];
const value_da55efa0 = {"connection":1,"url":1,"username":1,"password":1,"method":1,"ntlm":1,"ntlmv2":1,"headers":1,"body":1,"templateBody":1};
const value_8d2635fe = ["postgres","mysql","sqlserver"];
const value_b54fb718 = {"url":1,"connection":1,"username":1,"password":1,"base":1,"branch":1,"type":1,"skipExisting":1,"force":1};
const value_43dbb98d = {"connection":1,"url":1,"username":1,"password":1,"query":1,"start":1,"end":1,"limit":1,"since":1,"step":1,"interval":1,"direction":1,"dedupe":1,"match":1,"mapping":1};
const value_ce0be028 = {"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1,"logGroup":1,"query":1,"start":1,"end":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value_dfc3c9dc = {"address":1,"connection":1,"index":1,"query":1,"username":1,"password":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value_fcb56eea = {"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"kind":1,"apiVersion":1,"namespace":1,"name":1,"pods":1,"containers":1,"start":1,"end":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value_1a87a455 = {"systemPrompt":1,"prompt":1,"connection":1,"apiKey":1,"backend":1,"model":1,"apiURL":1,"config":1,"changes":1,"analysis":1,"relationships":1,"playbooks":1,"recommendPlaybooks":1,"formats":1,"dryRun":1};
const value_ee504271 = ["anthropic","openai","ollama","gemini"];
const value_bedec0bd = ["all","incoming","outgoing"];
const value_3131373d = ["markdown","slack","recommendPlaybook"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function playbook_action_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
let passing = null;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/0/required", "required", {missingProperty: "exec"}));errors++;
}
}
var _valid = _errs_2 === errors;
if(_valid){
valid = true;
passing = 0;
}
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.http === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/1/required", "required", {missingProperty: "http"}));errors++;
}
}
var _valid = _errs_3 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 1];
}
else {
if(_valid){
valid = true;
passing = 1;
}
const _errs_4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sql === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "sql"}));errors++;
}
}
var _valid = _errs_4 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 2];
}
else {
if(_valid){
valid = true;
passing = 2;
}
const _errs_5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pod === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "pod"}));errors++;
}
}
var _valid = _errs_5 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 3];
}
else {
if(_valid){
valid = true;
passing = 3;
}
const _errs_6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gitops === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "gitops"}));errors++;
}
}
var _valid = _errs_6 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 4];
}
else {
if(_valid){
valid = true;
passing = 4;
}
const _errs_7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.github === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "github"}));errors++;
}
}
var _valid = _errs_7 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 5];
}
else {
if(_valid){
valid = true;
passing = 5;
}
const _errs_8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.azureDevopsPipeline === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/6/required", "required", {missingProperty: "azureDevopsPipeline"}));errors++;
}
}
var _valid = _errs_8 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 6];
}
else {
if(_valid){
valid = true;
passing = 6;
}
const _errs_9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/7/required", "required", {missingProperty: "notification"}));errors++;
}
}
var _valid = _errs_9 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 7];
}
else {
if(_valid){
valid = true;
passing = 7;
}
const _errs_10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/8/required", "required", {missingProperty: "logs"}));errors++;
}
}
var _valid = _errs_10 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 8];
}
else {
if(_valid){
valid = true;
passing = 8;
}
const _errs_11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ai === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/9/required", "required", {missingProperty: "ai"}));errors++;
}
}
var _valid = _errs_11 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 9];
}
else {
if(_valid){
valid = true;
passing = 9;
}
}
}
}
}
}
}
}
}
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/oneOf", "oneOf", {passingSchemas: passing}));errors++;
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
if(!(value_191f75b3.call(value_0029fea2, key))){
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
if(data.if !== undefined){
if(typeof data.if !== "string"){
(vErrors ??= []).push(failure(instancePath+"/if", "#/properties/if/type", "type", {type: "string"}));errors++;
}
}
if(data.delay !== undefined){
if(typeof data.delay !== "string"){
(vErrors ??= []).push(failure(instancePath+"/delay", "#/properties/delay/type", "type", {type: "string"}));errors++;
}
}
if(data.timeout !== undefined){
if(!(duration_json(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined){
let data_retry = data.retry;
if(data_retry && typeof data_retry == "object" && !Array.isArray(data_retry)){
if(data_retry.limit === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "limit"}));errors++;
}
if(data_retry.duration === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "duration"}));errors++;
}
if(data_retry.exponent === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "exponent"}));errors++;
}
for(const key_retry in data_retry){
if(!((((key_retry === "limit") || (key_retry === "duration")) || (key_retry === "jitter")) || (key_retry === "exponent"))){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/additionalProperties", "additionalProperties", {additionalProperty: key_retry}));errors++;
}
}
if(data_retry.limit !== undefined){
let data_retry_limit = data_retry.limit;
if(!((typeof data_retry_limit == "number") && (!(data_retry_limit % 1) && !isNaN(data_retry_limit)))){
(vErrors ??= []).push(failure(instancePath+"/retry/limit", "#/properties/retry/properties/limit/type", "type", {type: "integer"}));errors++;
}
if(typeof data_retry_limit == "number"){
if(data_retry_limit < 0 || isNaN(data_retry_limit)){
(vErrors ??= []).push(failure(instancePath+"/retry/limit", "#/properties/retry/properties/limit/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data_retry.duration !== undefined){
if(!(duration_json(data_retry.duration, instancePath+"/retry/duration"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retry.jitter !== undefined){
let data_retry_jitter = data_retry.jitter;
if(!((typeof data_retry_jitter == "number") && (!(data_retry_jitter % 1) && !isNaN(data_retry_jitter)))){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/type", "type", {type: "integer"}));errors++;
}
if(typeof data_retry_jitter == "number"){
if(data_retry_jitter > 100 || isNaN(data_retry_jitter)){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/maximum", "maximum", {comparison: "<=", limit: 100}));errors++;
}
if(data_retry_jitter < 0 || isNaN(data_retry_jitter)){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data_retry.exponent !== undefined){
let data_retry_exponent = data_retry.exponent;
if(data_retry_exponent && typeof data_retry_exponent == "object" && !Array.isArray(data_retry_exponent)){
if(data_retry_exponent.multiplier === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry/exponent", "#/properties/retry/properties/exponent/required", "required", {missingProperty: "multiplier"}));errors++;
}
for(const key_retry_exponent in data_retry_exponent){
if(!(key_retry_exponent === "multiplier")){
(vErrors ??= []).push(failure(instancePath+"/retry/exponent", "#/properties/retry/properties/exponent/additionalProperties", "additionalProperties", {additionalProperty: key_retry_exponent}));errors++;
}
}
if(data_retry_exponent.multiplier !== undefined){
let data_retry_exponent_multiplier = data_retry_exponent.multiplier;
if(!((typeof data_retry_exponent_multiplier == "number") && (!(data_retry_exponent_multiplier % 1) && !isNaN(data_retry_exponent_multiplier)))){
(vErrors ??= []).push(failure(instancePath+"/retry/exponent/multiplier", "#/properties/retry/properties/exponent/properties/multiplier/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retry/exponent", "#/properties/retry/properties/exponent/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/type", "type", {type: "object"}));errors++;
}
}
if(data.runsOn !== undefined){
let data_runsOn = data.runsOn;
if(Array.isArray(data_runsOn)){
const len_runsOn = data_runsOn.length;
for(let i_runsOn=0; i_runsOn<len_runsOn; i_runsOn++){
if(typeof data_runsOn[i_runsOn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/runsOn/" + i_runsOn, "#/properties/runsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/runsOn", "#/properties/runsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.templatesOn !== undefined){
let data_templatesOn = data.templatesOn;
if(typeof data_templatesOn !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/type", "type", {type: "string"}));errors++;
}
if(!(((data_templatesOn === "host") || (data_templatesOn === "agent")) || (data_templatesOn === ""))){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/enum", "enum", {allowedValues: value_44868de8}));errors++;
}
}
if(data.exec !== undefined){
let data_exec = data.exec;
if(data_exec && typeof data_exec == "object" && !Array.isArray(data_exec)){
if(data_exec.script === undefined){
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/required", "required", {missingProperty: "script"}));errors++;
}
for(const key_exec in data_exec){
if(!(((((key_exec === "script") || (key_exec === "connections")) || (key_exec === "env")) || (key_exec === "checkout")) || (key_exec === "artifacts"))){
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/additionalProperties", "additionalProperties", {additionalProperty: key_exec}));errors++;
}
}
if(data_exec.script !== undefined){
if(typeof data_exec.script !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exec/script", "#/properties/exec/properties/script/type", "type", {type: "string"}));errors++;
}
}
if(data_exec.connections !== undefined){
if(!(exec_connections_json(data_exec.connections, instancePath+"/exec/connections"))){
vErrors = vErrors === null ? exec_connections_json.errors : vErrors.concat(exec_connections_json.errors);
errors = vErrors.length;
}
}
if(data_exec.env !== undefined){
let data_exec_env = data_exec.env;
if(Array.isArray(data_exec_env)){
const len_exec_env = data_exec_env.length;
for(let i_exec_env=0; i_exec_env<len_exec_env; i_exec_env++){
if(!(env_var_json(data_exec_env[i_exec_env], instancePath+"/exec/env/" + i_exec_env))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec/env", "#/properties/exec/properties/env/type", "type", {type: "array"}));errors++;
}
}
if(data_exec.checkout !== undefined){
if(!(git_connection_json(data_exec.checkout, instancePath+"/exec/checkout"))){
vErrors = vErrors === null ? git_connection_json.errors : vErrors.concat(git_connection_json.errors);
errors = vErrors.length;
}
}
if(data_exec.artifacts !== undefined){
let data_exec_artifacts = data_exec.artifacts;
if(Array.isArray(data_exec_artifacts)){
const len_exec_artifacts = data_exec_artifacts.length;
for(let i_exec_artifacts=0; i_exec_artifacts<len_exec_artifacts; i_exec_artifacts++){
if(!(artifact_json(data_exec_artifacts[i_exec_artifacts], instancePath+"/exec/artifacts/" + i_exec_artifacts))){
vErrors = vErrors === null ? artifact_json.errors : vErrors.concat(artifact_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec/artifacts", "#/properties/exec/properties/artifacts/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/type", "type", {type: "object"}));errors++;
}
}
if(data.http !== undefined){
let data_http = data.http;
if(data_http && typeof data_http == "object" && !Array.isArray(data_http)){
for(const key_http in data_http){
if(!(value_191f75b3.call(value_da55efa0, key_http))){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/additionalProperties", "additionalProperties", {additionalProperty: key_http}));errors++;
}
}
if(data_http.connection !== undefined){
if(typeof data_http.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/connection", "#/properties/http/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_http.url !== undefined){
if(typeof data_http.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/url", "#/properties/http/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_http.username !== undefined){
if(!(env_var_json(data_http.username, instancePath+"/http/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_http.password !== undefined){
if(!(env_var_json(data_http.password, instancePath+"/http/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_http.method !== undefined){
if(typeof data_http.method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/method", "#/properties/http/properties/method/type", "type", {type: "string"}));errors++;
}
}
if(data_http.ntlm !== undefined){
if(typeof data_http.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/ntlm", "#/properties/http/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data_http.ntlmv2 !== undefined){
if(typeof data_http.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/ntlmv2", "#/properties/http/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data_http.headers !== undefined){
let data_http_headers = data_http.headers;
if(Array.isArray(data_http_headers)){
const len_http_headers = data_http_headers.length;
for(let i_http_headers=0; i_http_headers<len_http_headers; i_http_headers++){
if(!(env_var_json(data_http_headers[i_http_headers], instancePath+"/http/headers/" + i_http_headers))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http/headers", "#/properties/http/properties/headers/type", "type", {type: "array"}));errors++;
}
}
if(data_http.body !== undefined){
if(typeof data_http.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/body", "#/properties/http/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data_http.templateBody !== undefined){
if(typeof data_http.templateBody !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/templateBody", "#/properties/http/properties/templateBody/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "object"}));errors++;
}
}
if(data.sql !== undefined){
let data_sql = data.sql;
if(data_sql && typeof data_sql == "object" && !Array.isArray(data_sql)){
if(data_sql.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/required", "required", {missingProperty: "query"}));errors++;
}
if(data_sql.driver === undefined){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/required", "required", {missingProperty: "driver"}));errors++;
}
for(const key_sql in data_sql){
if(!((((key_sql === "query") || (key_sql === "driver")) || (key_sql === "connection")) || (key_sql === "url"))){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/additionalProperties", "additionalProperties", {additionalProperty: key_sql}));errors++;
}
}
if(data_sql.query !== undefined){
if(typeof data_sql.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/query", "#/properties/sql/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_sql.driver !== undefined){
let data_sql_driver = data_sql.driver;
if(typeof data_sql_driver !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/driver", "#/properties/sql/properties/driver/type", "type", {type: "string"}));errors++;
}
if(!(((data_sql_driver === "postgres") || (data_sql_driver === "mysql")) || (data_sql_driver === "sqlserver"))){
(vErrors ??= []).push(failure(instancePath+"/sql/driver", "#/properties/sql/properties/driver/enum", "enum", {allowedValues: value_8d2635fe}));errors++;
}
}
if(data_sql.connection !== undefined){
if(typeof data_sql.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/connection", "#/properties/sql/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_sql.url !== undefined){
if(typeof data_sql.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/url", "#/properties/sql/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/type", "type", {type: "object"}));errors++;
}
}
if(data.pod !== undefined){
let data_pod = data.pod;
if(data_pod && typeof data_pod == "object" && !Array.isArray(data_pod)){
if(data_pod.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/required", "required", {missingProperty: "name"}));errors++;
}
if(data_pod.spec === undefined){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/required", "required", {missingProperty: "spec"}));errors++;
}
for(const key_pod in data_pod){
if(!((((key_pod === "name") || (key_pod === "spec")) || (key_pod === "maxLength")) || (key_pod === "artifacts"))){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/additionalProperties", "additionalProperties", {additionalProperty: key_pod}));errors++;
}
}
if(data_pod.name !== undefined){
if(typeof data_pod.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pod/name", "#/properties/pod/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_pod.spec !== undefined){
let data_pod_spec = data_pod.spec;
if(!(data_pod_spec && typeof data_pod_spec == "object" && !Array.isArray(data_pod_spec))){
(vErrors ??= []).push(failure(instancePath+"/pod/spec", "#/properties/pod/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data_pod.maxLength !== undefined){
let data_pod_maxLength = data_pod.maxLength;
if(!((typeof data_pod_maxLength == "number") && (!(data_pod_maxLength % 1) && !isNaN(data_pod_maxLength)))){
(vErrors ??= []).push(failure(instancePath+"/pod/maxLength", "#/properties/pod/properties/maxLength/type", "type", {type: "integer"}));errors++;
}
}
if(data_pod.artifacts !== undefined){
let data_pod_artifacts = data_pod.artifacts;
if(Array.isArray(data_pod_artifacts)){
const len_pod_artifacts = data_pod_artifacts.length;
for(let i_pod_artifacts=0; i_pod_artifacts<len_pod_artifacts; i_pod_artifacts++){
if(!(artifact_json(data_pod_artifacts[i_pod_artifacts], instancePath+"/pod/artifacts/" + i_pod_artifacts))){
vErrors = vErrors === null ? artifact_json.errors : vErrors.concat(artifact_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pod/artifacts", "#/properties/pod/properties/artifacts/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/type", "type", {type: "object"}));errors++;
}
}
if(data.gitops !== undefined){
let data_gitops = data.gitops;
if(data_gitops && typeof data_gitops == "object" && !Array.isArray(data_gitops)){
if(data_gitops.repo === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/required", "required", {missingProperty: "repo"}));errors++;
}
if(data_gitops.commit === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/required", "required", {missingProperty: "commit"}));errors++;
}
for(const key_gitops in data_gitops){
if(!(((((key_gitops === "repo") || (key_gitops === "commit")) || (key_gitops === "pr")) || (key_gitops === "patches")) || (key_gitops === "files"))){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/additionalProperties", "additionalProperties", {additionalProperty: key_gitops}));errors++;
}
}
if(data_gitops.repo !== undefined){
let data_gitops_repo = data_gitops.repo;
if(data_gitops_repo && typeof data_gitops_repo == "object" && !Array.isArray(data_gitops_repo)){
if(data_gitops_repo.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/required", "required", {missingProperty: "url"}));errors++;
}
for(const key_gitops_repo in data_gitops_repo){
if(!(value_191f75b3.call(value_b54fb718, key_gitops_repo))){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/additionalProperties", "additionalProperties", {additionalProperty: key_gitops_repo}));errors++;
}
}
if(data_gitops_repo.url !== undefined){
if(typeof data_gitops_repo.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/url", "#/properties/gitops/properties/repo/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_repo.connection !== undefined){
if(typeof data_gitops_repo.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/connection", "#/properties/gitops/properties/repo/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_repo.username !== undefined){
if(!(env_var_json(data_gitops_repo.username, instancePath+"/gitops/repo/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gitops_repo.password !== undefined){
if(!(env_var_json(data_gitops_repo.password, instancePath+"/gitops/repo/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gitops_repo.base !== undefined){
if(typeof data_gitops_repo.base !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/base", "#/properties/gitops/properties/repo/properties/base/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_repo.branch !== undefined){
if(typeof data_gitops_repo.branch !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/branch", "#/properties/gitops/properties/repo/properties/branch/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_repo.type !== undefined){
if(typeof data_gitops_repo.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/type", "#/properties/gitops/properties/repo/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_repo.skipExisting !== undefined){
if(typeof data_gitops_repo.skipExisting !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/skipExisting", "#/properties/gitops/properties/repo/properties/skipExisting/type", "type", {type: "boolean"}));errors++;
}
}
if(data_gitops_repo.force !== undefined){
if(typeof data_gitops_repo.force !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/force", "#/properties/gitops/properties/repo/properties/force/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/type", "type", {type: "object"}));errors++;
}
}
if(data_gitops.commit !== undefined){
let data_gitops_commit = data_gitops.commit;
if(data_gitops_commit && typeof data_gitops_commit == "object" && !Array.isArray(data_gitops_commit)){
if(data_gitops_commit.author === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "author"}));errors++;
}
if(data_gitops_commit.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "email"}));errors++;
}
if(data_gitops_commit.message === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "message"}));errors++;
}
for(const key_gitops_commit in data_gitops_commit){
if(!(((key_gitops_commit === "author") || (key_gitops_commit === "email")) || (key_gitops_commit === "message"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/additionalProperties", "additionalProperties", {additionalProperty: key_gitops_commit}));errors++;
}
}
if(data_gitops_commit.author !== undefined){
if(typeof data_gitops_commit.author !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/author", "#/properties/gitops/properties/commit/properties/author/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_commit.email !== undefined){
if(typeof data_gitops_commit.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/email", "#/properties/gitops/properties/commit/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_commit.message !== undefined){
if(typeof data_gitops_commit.message !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/message", "#/properties/gitops/properties/commit/properties/message/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/type", "type", {type: "object"}));errors++;
}
}
if(data_gitops.pr !== undefined){
let data_gitops_pr = data_gitops.pr;
if(data_gitops_pr && typeof data_gitops_pr == "object" && !Array.isArray(data_gitops_pr)){
if(data_gitops_pr.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr", "#/properties/gitops/properties/pr/required", "required", {missingProperty: "title"}));errors++;
}
for(const key_gitops_pr in data_gitops_pr){
if(!((key_gitops_pr === "title") || (key_gitops_pr === "tags"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr", "#/properties/gitops/properties/pr/additionalProperties", "additionalProperties", {additionalProperty: key_gitops_pr}));errors++;
}
}
if(data_gitops_pr.title !== undefined){
if(typeof data_gitops_pr.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr/title", "#/properties/gitops/properties/pr/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_pr.tags !== undefined){
let data_gitops_pr_tags = data_gitops_pr.tags;
if(Array.isArray(data_gitops_pr_tags)){
const len_gitops_pr_tags = data_gitops_pr_tags.length;
for(let i_gitops_pr_tags=0; i_gitops_pr_tags<len_gitops_pr_tags; i_gitops_pr_tags++){
if(typeof data_gitops_pr_tags[i_gitops_pr_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr/tags/" + i_gitops_pr_tags, "#/properties/gitops/properties/pr/properties/tags/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/pr/tags", "#/properties/gitops/properties/pr/properties/tags/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/pr", "#/properties/gitops/properties/pr/type", "type", {type: "object"}));errors++;
}
}
if(data_gitops.patches !== undefined){
let data_gitops_patches = data_gitops.patches;
if(Array.isArray(data_gitops_patches)){
const len_gitops_patches = data_gitops_patches.length;
for(let i_gitops_patches=0; i_gitops_patches<len_gitops_patches; i_gitops_patches++){
let data_gitops_patches_item = data_gitops_patches[i_gitops_patches];
if(data_gitops_patches_item && typeof data_gitops_patches_item == "object" && !Array.isArray(data_gitops_patches_item)){
if(data_gitops_patches_item.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches, "#/properties/gitops/properties/patches/items/required", "required", {missingProperty: "path"}));errors++;
}
for(const key_gitops_patches_item in data_gitops_patches_item){
if(!(((key_gitops_patches_item === "path") || (key_gitops_patches_item === "yq")) || (key_gitops_patches_item === "jq"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches, "#/properties/gitops/properties/patches/items/additionalProperties", "additionalProperties", {additionalProperty: key_gitops_patches_item}));errors++;
}
}
if(data_gitops_patches_item.path !== undefined){
if(typeof data_gitops_patches_item.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches+"/path", "#/properties/gitops/properties/patches/items/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_patches_item.yq !== undefined){
if(typeof data_gitops_patches_item.yq !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches+"/yq", "#/properties/gitops/properties/patches/items/properties/yq/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_patches_item.jq !== undefined){
if(typeof data_gitops_patches_item.jq !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches+"/jq", "#/properties/gitops/properties/patches/items/properties/jq/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i_gitops_patches, "#/properties/gitops/properties/patches/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/patches", "#/properties/gitops/properties/patches/type", "type", {type: "array"}));errors++;
}
}
if(data_gitops.files !== undefined){
let data_gitops_files = data_gitops.files;
if(Array.isArray(data_gitops_files)){
const len_gitops_files = data_gitops_files.length;
for(let i_gitops_files=0; i_gitops_files<len_gitops_files; i_gitops_files++){
let data_gitops_files_item = data_gitops_files[i_gitops_files];
if(data_gitops_files_item && typeof data_gitops_files_item == "object" && !Array.isArray(data_gitops_files_item)){
if(data_gitops_files_item.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files, "#/properties/gitops/properties/files/items/required", "required", {missingProperty: "path"}));errors++;
}
if(data_gitops_files_item.content === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files, "#/properties/gitops/properties/files/items/required", "required", {missingProperty: "content"}));errors++;
}
for(const key_gitops_files_item in data_gitops_files_item){
if(!((key_gitops_files_item === "path") || (key_gitops_files_item === "content"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files, "#/properties/gitops/properties/files/items/additionalProperties", "additionalProperties", {additionalProperty: key_gitops_files_item}));errors++;
}
}
if(data_gitops_files_item.path !== undefined){
if(typeof data_gitops_files_item.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files+"/path", "#/properties/gitops/properties/files/items/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data_gitops_files_item.content !== undefined){
if(typeof data_gitops_files_item.content !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files+"/content", "#/properties/gitops/properties/files/items/properties/content/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i_gitops_files, "#/properties/gitops/properties/files/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/files", "#/properties/gitops/properties/files/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/type", "type", {type: "object"}));errors++;
}
}
if(data.github !== undefined){
let data_github = data.github;
if(data_github && typeof data_github == "object" && !Array.isArray(data_github)){
if(data_github.repo === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "repo"}));errors++;
}
if(data_github.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "username"}));errors++;
}
if(data_github.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "token"}));errors++;
}
for(const key_github in data_github){
if(!((((key_github === "repo") || (key_github === "username")) || (key_github === "token")) || (key_github === "workflows"))){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key_github}));errors++;
}
}
if(data_github.repo !== undefined){
if(typeof data_github.repo !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/repo", "#/properties/github/properties/repo/type", "type", {type: "string"}));errors++;
}
}
if(data_github.username !== undefined){
if(typeof data_github.username !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/username", "#/properties/github/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data_github.token !== undefined){
if(!(env_var_json(data_github.token, instancePath+"/github/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_github.workflows !== undefined){
let data_github_workflows = data_github.workflows;
if(Array.isArray(data_github_workflows)){
const len_github_workflows = data_github_workflows.length;
for(let i_github_workflows=0; i_github_workflows<len_github_workflows; i_github_workflows++){
let data_github_workflows_item = data_github_workflows[i_github_workflows];
if(data_github_workflows_item && typeof data_github_workflows_item == "object" && !Array.isArray(data_github_workflows_item)){
if(data_github_workflows_item.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows, "#/properties/github/properties/workflows/items/required", "required", {missingProperty: "id"}));errors++;
}
for(const key_github_workflows_item in data_github_workflows_item){
if(!(((key_github_workflows_item === "id") || (key_github_workflows_item === "ref")) || (key_github_workflows_item === "input"))){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows, "#/properties/github/properties/workflows/items/additionalProperties", "additionalProperties", {additionalProperty: key_github_workflows_item}));errors++;
}
}
if(data_github_workflows_item.id !== undefined){
if(typeof data_github_workflows_item.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows+"/id", "#/properties/github/properties/workflows/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_github_workflows_item.ref !== undefined){
if(typeof data_github_workflows_item.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows+"/ref", "#/properties/github/properties/workflows/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
if(data_github_workflows_item.input !== undefined){
if(typeof data_github_workflows_item.input !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows+"/input", "#/properties/github/properties/workflows/items/properties/input/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i_github_workflows, "#/properties/github/properties/workflows/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github/workflows", "#/properties/github/properties/workflows/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/type", "type", {type: "object"}));errors++;
}
}
if(data.azureDevopsPipeline !== undefined){
let data_azureDevopsPipeline = data.azureDevopsPipeline;
if(data_azureDevopsPipeline && typeof data_azureDevopsPipeline == "object" && !Array.isArray(data_azureDevopsPipeline)){
if(data_azureDevopsPipeline.org === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "org"}));errors++;
}
if(data_azureDevopsPipeline.project === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "project"}));errors++;
}
if(data_azureDevopsPipeline.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "token"}));errors++;
}
if(data_azureDevopsPipeline.pipeline === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "pipeline"}));errors++;
}
for(const key_azureDevopsPipeline in data_azureDevopsPipeline){
if(!(((((key_azureDevopsPipeline === "org") || (key_azureDevopsPipeline === "project")) || (key_azureDevopsPipeline === "token")) || (key_azureDevopsPipeline === "pipeline")) || (key_azureDevopsPipeline === "parameters"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/additionalProperties", "additionalProperties", {additionalProperty: key_azureDevopsPipeline}));errors++;
}
}
if(data_azureDevopsPipeline.org !== undefined){
if(typeof data_azureDevopsPipeline.org !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/org", "#/properties/azureDevopsPipeline/properties/org/type", "type", {type: "string"}));errors++;
}
}
if(data_azureDevopsPipeline.project !== undefined){
if(typeof data_azureDevopsPipeline.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/project", "#/properties/azureDevopsPipeline/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data_azureDevopsPipeline.token !== undefined){
if(!(env_var_json(data_azureDevopsPipeline.token, instancePath+"/azureDevopsPipeline/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_azureDevopsPipeline.pipeline !== undefined){
let data_azureDevopsPipeline_pipeline = data_azureDevopsPipeline.pipeline;
if(data_azureDevopsPipeline_pipeline && typeof data_azureDevopsPipeline_pipeline == "object" && !Array.isArray(data_azureDevopsPipeline_pipeline)){
if(data_azureDevopsPipeline_pipeline.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/required", "required", {missingProperty: "id"}));errors++;
}
for(const key_azureDevopsPipeline_pipeline in data_azureDevopsPipeline_pipeline){
if(!((key_azureDevopsPipeline_pipeline === "id") || (key_azureDevopsPipeline_pipeline === "version"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/additionalProperties", "additionalProperties", {additionalProperty: key_azureDevopsPipeline_pipeline}));errors++;
}
}
if(data_azureDevopsPipeline_pipeline.id !== undefined){
if(typeof data_azureDevopsPipeline_pipeline.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline/id", "#/properties/azureDevopsPipeline/properties/pipeline/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_azureDevopsPipeline_pipeline.version !== undefined){
if(typeof data_azureDevopsPipeline_pipeline.version !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline/version", "#/properties/azureDevopsPipeline/properties/pipeline/properties/version/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/type", "type", {type: "object"}));errors++;
}
}
if(data_azureDevopsPipeline.parameters !== undefined){
let data_azureDevopsPipeline_parameters = data_azureDevopsPipeline.parameters;
if(data_azureDevopsPipeline_parameters && typeof data_azureDevopsPipeline_parameters == "object" && !Array.isArray(data_azureDevopsPipeline_parameters)){
for(const key_azureDevopsPipeline_parameters in data_azureDevopsPipeline_parameters){
if(!((((key_azureDevopsPipeline_parameters === "resources") || (key_azureDevopsPipeline_parameters === "templateParameters")) || (key_azureDevopsPipeline_parameters === "variables")) || (key_azureDevopsPipeline_parameters === "stagesToSkip"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters", "#/properties/azureDevopsPipeline/properties/parameters/additionalProperties", "additionalProperties", {additionalProperty: key_azureDevopsPipeline_parameters}));errors++;
}
}
if(data_azureDevopsPipeline_parameters.stagesToSkip !== undefined){
let data_azureDevopsPipeline_parameters_stagesToSkip = data_azureDevopsPipeline_parameters.stagesToSkip;
if(Array.isArray(data_azureDevopsPipeline_parameters_stagesToSkip)){
const len_azureDevopsPipeline_parameters_stagesToSkip = data_azureDevopsPipeline_parameters_stagesToSkip.length;
for(let i_azureDevopsPipeline_parameters_stagesToSkip=0; i_azureDevopsPipeline_parameters_stagesToSkip<len_azureDevopsPipeline_parameters_stagesToSkip; i_azureDevopsPipeline_parameters_stagesToSkip++){
if(typeof data_azureDevopsPipeline_parameters_stagesToSkip[i_azureDevopsPipeline_parameters_stagesToSkip] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters/stagesToSkip/" + i_azureDevopsPipeline_parameters_stagesToSkip, "#/properties/azureDevopsPipeline/properties/parameters/properties/stagesToSkip/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters/stagesToSkip", "#/properties/azureDevopsPipeline/properties/parameters/properties/stagesToSkip/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters", "#/properties/azureDevopsPipeline/properties/parameters/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/type", "type", {type: "object"}));errors++;
}
}
if(data.notification !== undefined){
let data_notification = data.notification;
if(data_notification && typeof data_notification == "object" && !Array.isArray(data_notification)){
if(data_notification.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "title"}));errors++;
}
if(data_notification.message === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "message"}));errors++;
}
for(const key_notification in data_notification){
if(!(((((key_notification === "title") || (key_notification === "message")) || (key_notification === "connection")) || (key_notification === "url")) || (key_notification === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/additionalProperties", "additionalProperties", {additionalProperty: key_notification}));errors++;
}
}
if(data_notification.title !== undefined){
if(typeof data_notification.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/title", "#/properties/notification/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_notification.message !== undefined){
if(typeof data_notification.message !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/message", "#/properties/notification/properties/message/type", "type", {type: "string"}));errors++;
}
}
if(data_notification.connection !== undefined){
if(typeof data_notification.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/connection", "#/properties/notification/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_notification.url !== undefined){
if(typeof data_notification.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/url", "#/properties/notification/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_notification.properties !== undefined){
let data_notification_properties = data_notification.properties;
if(data_notification_properties && typeof data_notification_properties == "object" && !Array.isArray(data_notification_properties)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification/properties", "#/properties/notification/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/type", "type", {type: "object"}));errors++;
}
}
if(data.logs !== undefined){
let data_logs = data.logs;
if(data_logs && typeof data_logs == "object" && !Array.isArray(data_logs)){
if(Object.keys(data_logs).length > 1){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data_logs).length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key_logs in data_logs){
if(!((((key_logs === "loki") || (key_logs === "cloudwatch")) || (key_logs === "opensearch")) || (key_logs === "kubernetes"))){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/additionalProperties", "additionalProperties", {additionalProperty: key_logs}));errors++;
}
}
if(data_logs.loki !== undefined){
let data_logs_loki = data_logs.loki;
if(data_logs_loki && typeof data_logs_loki == "object" && !Array.isArray(data_logs_loki)){
for(const key_logs_loki in data_logs_loki){
if(!(value_191f75b3.call(value_43dbb98d, key_logs_loki))){
(vErrors ??= []).push(failure(instancePath+"/logs/loki", "#/properties/logs/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key_logs_loki}));errors++;
}
}
if(data_logs_loki.connection !== undefined){
if(typeof data_logs_loki.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/connection", "#/properties/logs/properties/loki/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.url !== undefined){
if(typeof data_logs_loki.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/url", "#/properties/logs/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.username !== undefined){
if(!(env_var_json(data_logs_loki.username, instancePath+"/logs/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_loki.password !== undefined){
if(!(env_var_json(data_logs_loki.password, instancePath+"/logs/loki/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_loki.query !== undefined){
if(typeof data_logs_loki.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/query", "#/properties/logs/properties/loki/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.start !== undefined){
if(typeof data_logs_loki.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/start", "#/properties/logs/properties/loki/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.end !== undefined){
if(typeof data_logs_loki.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/end", "#/properties/logs/properties/loki/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.limit !== undefined){
if(typeof data_logs_loki.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/limit", "#/properties/logs/properties/loki/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.since !== undefined){
if(typeof data_logs_loki.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/since", "#/properties/logs/properties/loki/properties/since/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.step !== undefined){
if(typeof data_logs_loki.step !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/step", "#/properties/logs/properties/loki/properties/step/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.interval !== undefined){
if(typeof data_logs_loki.interval !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/interval", "#/properties/logs/properties/loki/properties/interval/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.direction !== undefined){
if(typeof data_logs_loki.direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/direction", "#/properties/logs/properties/loki/properties/direction/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_loki.dedupe !== undefined){
let data_logs_loki_dedupe = data_logs_loki.dedupe;
if(data_logs_loki_dedupe && typeof data_logs_loki_dedupe == "object" && !Array.isArray(data_logs_loki_dedupe)){
if(data_logs_loki_dedupe.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key_logs_loki_dedupe in data_logs_loki_dedupe){
if(!((key_logs_loki_dedupe === "fields") || (key_logs_loki_dedupe === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key_logs_loki_dedupe}));errors++;
}
}
if(data_logs_loki_dedupe.fields !== undefined){
let data_logs_loki_dedupe_fields = data_logs_loki_dedupe.fields;
if(Array.isArray(data_logs_loki_dedupe_fields)){
if(data_logs_loki_dedupe_fields.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields", "#/properties/logs/properties/loki/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len_logs_loki_dedupe_fields = data_logs_loki_dedupe_fields.length;
for(let i_logs_loki_dedupe_fields=0; i_logs_loki_dedupe_fields<len_logs_loki_dedupe_fields; i_logs_loki_dedupe_fields++){
if(typeof data_logs_loki_dedupe_fields[i_logs_loki_dedupe_fields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields/" + i_logs_loki_dedupe_fields, "#/properties/logs/properties/loki/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields", "#/properties/logs/properties/loki/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_loki_dedupe.window !== undefined){
if(!(duration_json(data_logs_loki_dedupe.window, instancePath+"/logs/loki/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data_logs_loki.match !== undefined){
let data_logs_loki_match = data_logs_loki.match;
if(Array.isArray(data_logs_loki_match)){
const len_logs_loki_match = data_logs_loki_match.length;
for(let i_logs_loki_match=0; i_logs_loki_match<len_logs_loki_match; i_logs_loki_match++){
if(typeof data_logs_loki_match[i_logs_loki_match] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/match/" + i_logs_loki_match, "#/properties/logs/properties/loki/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/match", "#/properties/logs/properties/loki/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_loki.mapping !== undefined){
if(!(field_mapping_json(data_logs_loki.mapping, instancePath+"/logs/loki/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki", "#/properties/logs/properties/loki/type", "type", {type: "object"}));errors++;
}
}
if(data_logs.cloudwatch !== undefined){
let data_logs_cloudwatch = data_logs.cloudwatch;
if(data_logs_cloudwatch && typeof data_logs_cloudwatch == "object" && !Array.isArray(data_logs_cloudwatch)){
if(data_logs_cloudwatch.logGroup === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/required", "required", {missingProperty: "logGroup"}));errors++;
}
if(data_logs_cloudwatch.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key_logs_cloudwatch in data_logs_cloudwatch){
if(!(value_191f75b3.call(value_ce0be028, key_logs_cloudwatch))){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/additionalProperties", "additionalProperties", {additionalProperty: key_logs_cloudwatch}));errors++;
}
}
if(data_logs_cloudwatch.connection !== undefined){
if(typeof data_logs_cloudwatch.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/connection", "#/properties/logs/properties/cloudwatch/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.accessKey !== undefined){
if(!(env_var_json(data_logs_cloudwatch.accessKey, instancePath+"/logs/cloudwatch/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_cloudwatch.secretKey !== undefined){
if(!(env_var_json(data_logs_cloudwatch.secretKey, instancePath+"/logs/cloudwatch/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_cloudwatch.sessionToken !== undefined){
if(!(env_var_json(data_logs_cloudwatch.sessionToken, instancePath+"/logs/cloudwatch/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_cloudwatch.assumeRole !== undefined){
if(typeof data_logs_cloudwatch.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/assumeRole", "#/properties/logs/properties/cloudwatch/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.region !== undefined){
if(typeof data_logs_cloudwatch.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/region", "#/properties/logs/properties/cloudwatch/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.endpoint !== undefined){
if(typeof data_logs_cloudwatch.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/endpoint", "#/properties/logs/properties/cloudwatch/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.skipTLSVerify !== undefined){
if(typeof data_logs_cloudwatch.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/skipTLSVerify", "#/properties/logs/properties/cloudwatch/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_logs_cloudwatch.logGroup !== undefined){
if(typeof data_logs_cloudwatch.logGroup !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/logGroup", "#/properties/logs/properties/cloudwatch/properties/logGroup/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.query !== undefined){
if(typeof data_logs_cloudwatch.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/query", "#/properties/logs/properties/cloudwatch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.start !== undefined){
if(typeof data_logs_cloudwatch.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/start", "#/properties/logs/properties/cloudwatch/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.end !== undefined){
if(typeof data_logs_cloudwatch.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/end", "#/properties/logs/properties/cloudwatch/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.limit !== undefined){
if(typeof data_logs_cloudwatch.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/limit", "#/properties/logs/properties/cloudwatch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_cloudwatch.dedupe !== undefined){
let data_logs_cloudwatch_dedupe = data_logs_cloudwatch.dedupe;
if(data_logs_cloudwatch_dedupe && typeof data_logs_cloudwatch_dedupe == "object" && !Array.isArray(data_logs_cloudwatch_dedupe)){
if(data_logs_cloudwatch_dedupe.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key_logs_cloudwatch_dedupe in data_logs_cloudwatch_dedupe){
if(!((key_logs_cloudwatch_dedupe === "fields") || (key_logs_cloudwatch_dedupe === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key_logs_cloudwatch_dedupe}));errors++;
}
}
if(data_logs_cloudwatch_dedupe.fields !== undefined){
let data_logs_cloudwatch_dedupe_fields = data_logs_cloudwatch_dedupe.fields;
if(Array.isArray(data_logs_cloudwatch_dedupe_fields)){
if(data_logs_cloudwatch_dedupe_fields.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields", "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len_logs_cloudwatch_dedupe_fields = data_logs_cloudwatch_dedupe_fields.length;
for(let i_logs_cloudwatch_dedupe_fields=0; i_logs_cloudwatch_dedupe_fields<len_logs_cloudwatch_dedupe_fields; i_logs_cloudwatch_dedupe_fields++){
if(typeof data_logs_cloudwatch_dedupe_fields[i_logs_cloudwatch_dedupe_fields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields/" + i_logs_cloudwatch_dedupe_fields, "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields", "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_cloudwatch_dedupe.window !== undefined){
if(!(duration_json(data_logs_cloudwatch_dedupe.window, instancePath+"/logs/cloudwatch/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data_logs_cloudwatch.match !== undefined){
let data_logs_cloudwatch_match = data_logs_cloudwatch.match;
if(Array.isArray(data_logs_cloudwatch_match)){
const len_logs_cloudwatch_match = data_logs_cloudwatch_match.length;
for(let i_logs_cloudwatch_match=0; i_logs_cloudwatch_match<len_logs_cloudwatch_match; i_logs_cloudwatch_match++){
if(typeof data_logs_cloudwatch_match[i_logs_cloudwatch_match] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/match/" + i_logs_cloudwatch_match, "#/properties/logs/properties/cloudwatch/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/match", "#/properties/logs/properties/cloudwatch/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_cloudwatch.mapping !== undefined){
if(!(field_mapping_json(data_logs_cloudwatch.mapping, instancePath+"/logs/cloudwatch/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/type", "type", {type: "object"}));errors++;
}
}
if(data_logs.opensearch !== undefined){
let data_logs_opensearch = data_logs.opensearch;
if(data_logs_opensearch && typeof data_logs_opensearch == "object" && !Array.isArray(data_logs_opensearch)){
if(data_logs_opensearch.address === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "address"}));errors++;
}
if(data_logs_opensearch.index === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "index"}));errors++;
}
if(data_logs_opensearch.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key_logs_opensearch in data_logs_opensearch){
if(!(value_191f75b3.call(value_dfc3c9dc, key_logs_opensearch))){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/additionalProperties", "additionalProperties", {additionalProperty: key_logs_opensearch}));errors++;
}
}
if(data_logs_opensearch.address !== undefined){
if(typeof data_logs_opensearch.address !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/address", "#/properties/logs/properties/opensearch/properties/address/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_opensearch.connection !== undefined){
if(typeof data_logs_opensearch.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/connection", "#/properties/logs/properties/opensearch/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_opensearch.index !== undefined){
if(typeof data_logs_opensearch.index !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/index", "#/properties/logs/properties/opensearch/properties/index/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_opensearch.query !== undefined){
if(typeof data_logs_opensearch.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/query", "#/properties/logs/properties/opensearch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_opensearch.username !== undefined){
if(!(env_var_json(data_logs_opensearch.username, instancePath+"/logs/opensearch/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_opensearch.password !== undefined){
if(!(env_var_json(data_logs_opensearch.password, instancePath+"/logs/opensearch/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_opensearch.limit !== undefined){
if(typeof data_logs_opensearch.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/limit", "#/properties/logs/properties/opensearch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_opensearch.dedupe !== undefined){
let data_logs_opensearch_dedupe = data_logs_opensearch.dedupe;
if(data_logs_opensearch_dedupe && typeof data_logs_opensearch_dedupe == "object" && !Array.isArray(data_logs_opensearch_dedupe)){
if(data_logs_opensearch_dedupe.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key_logs_opensearch_dedupe in data_logs_opensearch_dedupe){
if(!((key_logs_opensearch_dedupe === "fields") || (key_logs_opensearch_dedupe === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key_logs_opensearch_dedupe}));errors++;
}
}
if(data_logs_opensearch_dedupe.fields !== undefined){
let data_logs_opensearch_dedupe_fields = data_logs_opensearch_dedupe.fields;
if(Array.isArray(data_logs_opensearch_dedupe_fields)){
if(data_logs_opensearch_dedupe_fields.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields", "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len_logs_opensearch_dedupe_fields = data_logs_opensearch_dedupe_fields.length;
for(let i_logs_opensearch_dedupe_fields=0; i_logs_opensearch_dedupe_fields<len_logs_opensearch_dedupe_fields; i_logs_opensearch_dedupe_fields++){
if(typeof data_logs_opensearch_dedupe_fields[i_logs_opensearch_dedupe_fields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields/" + i_logs_opensearch_dedupe_fields, "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields", "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_opensearch_dedupe.window !== undefined){
if(!(duration_json(data_logs_opensearch_dedupe.window, instancePath+"/logs/opensearch/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data_logs_opensearch.match !== undefined){
let data_logs_opensearch_match = data_logs_opensearch.match;
if(Array.isArray(data_logs_opensearch_match)){
const len_logs_opensearch_match = data_logs_opensearch_match.length;
for(let i_logs_opensearch_match=0; i_logs_opensearch_match<len_logs_opensearch_match; i_logs_opensearch_match++){
if(typeof data_logs_opensearch_match[i_logs_opensearch_match] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/match/" + i_logs_opensearch_match, "#/properties/logs/properties/opensearch/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/match", "#/properties/logs/properties/opensearch/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_opensearch.mapping !== undefined){
if(!(field_mapping_json(data_logs_opensearch.mapping, instancePath+"/logs/opensearch/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/type", "type", {type: "object"}));errors++;
}
}
if(data_logs.kubernetes !== undefined){
let data_logs_kubernetes = data_logs.kubernetes;
if(data_logs_kubernetes && typeof data_logs_kubernetes == "object" && !Array.isArray(data_logs_kubernetes)){
if(data_logs_kubernetes.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "kind"}));errors++;
}
if(data_logs_kubernetes.apiVersion === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "apiVersion"}));errors++;
}
if(data_logs_kubernetes.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_logs_kubernetes.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_logs_kubernetes in data_logs_kubernetes){
if(!(value_191f75b3.call(value_fcb56eea, key_logs_kubernetes))){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key_logs_kubernetes}));errors++;
}
}
if(data_logs_kubernetes.connection !== undefined){
if(typeof data_logs_kubernetes.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/connection", "#/properties/logs/properties/kubernetes/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.kubeconfig !== undefined){
if(!(env_var_json(data_logs_kubernetes.kubeconfig, instancePath+"/logs/kubernetes/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_logs_kubernetes.eks !== undefined){
if(!(eks_connection_json(data_logs_kubernetes.eks, instancePath+"/logs/kubernetes/eks"))){
vErrors = vErrors === null ? eks_connection_json.errors : vErrors.concat(eks_connection_json.errors);
errors = vErrors.length;
}
}
if(data_logs_kubernetes.gke !== undefined){
if(!(gke_connection_json(data_logs_kubernetes.gke, instancePath+"/logs/kubernetes/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data_logs_kubernetes.cnrm !== undefined){
if(!(cnrm_connection_json(data_logs_kubernetes.cnrm, instancePath+"/logs/kubernetes/cnrm"))){
vErrors = vErrors === null ? cnrm_connection_json.errors : vErrors.concat(cnrm_connection_json.errors);
errors = vErrors.length;
}
}
if(data_logs_kubernetes.kind !== undefined){
if(typeof data_logs_kubernetes.kind !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/kind", "#/properties/logs/properties/kubernetes/properties/kind/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.apiVersion !== undefined){
if(typeof data_logs_kubernetes.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/apiVersion", "#/properties/logs/properties/kubernetes/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.namespace !== undefined){
if(typeof data_logs_kubernetes.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/namespace", "#/properties/logs/properties/kubernetes/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.name !== undefined){
if(typeof data_logs_kubernetes.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/name", "#/properties/logs/properties/kubernetes/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.pods !== undefined){
let data_logs_kubernetes_pods = data_logs_kubernetes.pods;
if(Array.isArray(data_logs_kubernetes_pods)){
const len_logs_kubernetes_pods = data_logs_kubernetes_pods.length;
for(let i_logs_kubernetes_pods=0; i_logs_kubernetes_pods<len_logs_kubernetes_pods; i_logs_kubernetes_pods++){
if(!(resource_selector_json(data_logs_kubernetes_pods[i_logs_kubernetes_pods], instancePath+"/logs/kubernetes/pods/" + i_logs_kubernetes_pods))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/pods", "#/properties/logs/properties/kubernetes/properties/pods/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_kubernetes.containers !== undefined){
let data_logs_kubernetes_containers = data_logs_kubernetes.containers;
if(Array.isArray(data_logs_kubernetes_containers)){
const len_logs_kubernetes_containers = data_logs_kubernetes_containers.length;
for(let i_logs_kubernetes_containers=0; i_logs_kubernetes_containers<len_logs_kubernetes_containers; i_logs_kubernetes_containers++){
if(typeof data_logs_kubernetes_containers[i_logs_kubernetes_containers] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/containers/" + i_logs_kubernetes_containers, "#/properties/logs/properties/kubernetes/properties/containers/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/containers", "#/properties/logs/properties/kubernetes/properties/containers/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_kubernetes.start !== undefined){
if(typeof data_logs_kubernetes.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/start", "#/properties/logs/properties/kubernetes/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.end !== undefined){
if(typeof data_logs_kubernetes.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/end", "#/properties/logs/properties/kubernetes/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.limit !== undefined){
if(typeof data_logs_kubernetes.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/limit", "#/properties/logs/properties/kubernetes/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_logs_kubernetes.dedupe !== undefined){
let data_logs_kubernetes_dedupe = data_logs_kubernetes.dedupe;
if(data_logs_kubernetes_dedupe && typeof data_logs_kubernetes_dedupe == "object" && !Array.isArray(data_logs_kubernetes_dedupe)){
if(data_logs_kubernetes_dedupe.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key_logs_kubernetes_dedupe in data_logs_kubernetes_dedupe){
if(!((key_logs_kubernetes_dedupe === "fields") || (key_logs_kubernetes_dedupe === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key_logs_kubernetes_dedupe}));errors++;
}
}
if(data_logs_kubernetes_dedupe.fields !== undefined){
let data_logs_kubernetes_dedupe_fields = data_logs_kubernetes_dedupe.fields;
if(Array.isArray(data_logs_kubernetes_dedupe_fields)){
if(data_logs_kubernetes_dedupe_fields.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields", "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len_logs_kubernetes_dedupe_fields = data_logs_kubernetes_dedupe_fields.length;
for(let i_logs_kubernetes_dedupe_fields=0; i_logs_kubernetes_dedupe_fields<len_logs_kubernetes_dedupe_fields; i_logs_kubernetes_dedupe_fields++){
if(typeof data_logs_kubernetes_dedupe_fields[i_logs_kubernetes_dedupe_fields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields/" + i_logs_kubernetes_dedupe_fields, "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields", "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_kubernetes_dedupe.window !== undefined){
if(!(duration_json(data_logs_kubernetes_dedupe.window, instancePath+"/logs/kubernetes/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data_logs_kubernetes.match !== undefined){
let data_logs_kubernetes_match = data_logs_kubernetes.match;
if(Array.isArray(data_logs_kubernetes_match)){
const len_logs_kubernetes_match = data_logs_kubernetes_match.length;
for(let i_logs_kubernetes_match=0; i_logs_kubernetes_match<len_logs_kubernetes_match; i_logs_kubernetes_match++){
if(typeof data_logs_kubernetes_match[i_logs_kubernetes_match] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/match/" + i_logs_kubernetes_match, "#/properties/logs/properties/kubernetes/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/match", "#/properties/logs/properties/kubernetes/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data_logs_kubernetes.mapping !== undefined){
if(!(field_mapping_json(data_logs_kubernetes.mapping, instancePath+"/logs/kubernetes/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/type", "type", {type: "object"}));errors++;
}
}
if(data.ai !== undefined){
let data_ai = data.ai;
if(data_ai && typeof data_ai == "object" && !Array.isArray(data_ai)){
if(data_ai.systemPrompt === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/required", "required", {missingProperty: "systemPrompt"}));errors++;
}
if(data_ai.prompt === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/required", "required", {missingProperty: "prompt"}));errors++;
}
for(const key_ai in data_ai){
if(!(value_191f75b3.call(value_1a87a455, key_ai))){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/additionalProperties", "additionalProperties", {additionalProperty: key_ai}));errors++;
}
}
if(data_ai.systemPrompt !== undefined){
if(typeof data_ai.systemPrompt !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/systemPrompt", "#/properties/ai/properties/systemPrompt/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.prompt !== undefined){
if(typeof data_ai.prompt !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/prompt", "#/properties/ai/properties/prompt/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.connection !== undefined){
if(typeof data_ai.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/connection", "#/properties/ai/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.apiKey !== undefined){
if(!(env_var_json(data_ai.apiKey, instancePath+"/ai/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_ai.backend !== undefined){
let data_ai_backend = data_ai.backend;
if(typeof data_ai_backend !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/backend", "#/properties/ai/properties/backend/type", "type", {type: "string"}));errors++;
}
if(!((((data_ai_backend === "anthropic") || (data_ai_backend === "openai")) || (data_ai_backend === "ollama")) || (data_ai_backend === "gemini"))){
(vErrors ??= []).push(failure(instancePath+"/ai/backend", "#/properties/ai/properties/backend/enum", "enum", {allowedValues: value_ee504271}));errors++;
}
}
if(data_ai.model !== undefined){
if(typeof data_ai.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/model", "#/properties/ai/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.apiURL !== undefined){
if(typeof data_ai.apiURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/apiURL", "#/properties/ai/properties/apiURL/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.config !== undefined){
if(typeof data_ai.config !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/config", "#/properties/ai/properties/config/type", "type", {type: "string"}));errors++;
}
}
if(data_ai.changes !== undefined){
if(!(playbook_action_json_aiSince(data_ai.changes, instancePath+"/ai/changes"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data_ai.analysis !== undefined){
if(!(playbook_action_json_aiSince(data_ai.analysis, instancePath+"/ai/analysis"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data_ai.relationships !== undefined){
let data_ai_relationships = data_ai.relationships;
if(Array.isArray(data_ai_relationships)){
const len_ai_relationships = data_ai_relationships.length;
for(let i_ai_relationships=0; i_ai_relationships<len_ai_relationships; i_ai_relationships++){
let data_ai_relationships_item = data_ai_relationships[i_ai_relationships];
if(data_ai_relationships_item && typeof data_ai_relationships_item == "object" && !Array.isArray(data_ai_relationships_item)){
for(const key_ai_relationships_item in data_ai_relationships_item){
if(!((((key_ai_relationships_item === "depth") || (key_ai_relationships_item === "direction")) || (key_ai_relationships_item === "changes")) || (key_ai_relationships_item === "analysis"))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i_ai_relationships, "#/properties/ai/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key_ai_relationships_item}));errors++;
}
}
if(data_ai_relationships_item.depth !== undefined){
let data_ai_relationships_item_depth = data_ai_relationships_item.depth;
if(!((typeof data_ai_relationships_item_depth == "number") && (!(data_ai_relationships_item_depth % 1) && !isNaN(data_ai_relationships_item_depth)))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i_ai_relationships+"/depth", "#/properties/ai/properties/relationships/items/properties/depth/type", "type", {type: "integer"}));errors++;
}
}
if(data_ai_relationships_item.direction !== undefined){
let data_ai_relationships_item_direction = data_ai_relationships_item.direction;
if(typeof data_ai_relationships_item_direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i_ai_relationships+"/direction", "#/properties/ai/properties/relationships/items/properties/direction/type", "type", {type: "string"}));errors++;
}
if(!(((data_ai_relationships_item_direction === "all") || (data_ai_relationships_item_direction === "incoming")) || (data_ai_relationships_item_direction === "outgoing"))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i_ai_relationships+"/direction", "#/properties/ai/properties/relationships/items/properties/direction/enum", "enum", {allowedValues: value_bedec0bd}));errors++;
}
}
if(data_ai_relationships_item.changes !== undefined){
if(!(playbook_action_json_aiSince(data_ai_relationships_item.changes, instancePath+"/ai/relationships/" + i_ai_relationships+"/changes"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data_ai_relationships_item.analysis !== undefined){
if(!(playbook_action_json_aiSince(data_ai_relationships_item.analysis, instancePath+"/ai/relationships/" + i_ai_relationships+"/analysis"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i_ai_relationships, "#/properties/ai/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/relationships", "#/properties/ai/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data_ai.playbooks !== undefined){
let data_ai_playbooks = data_ai.playbooks;
if(Array.isArray(data_ai_playbooks)){
const len_ai_playbooks = data_ai_playbooks.length;
for(let i_ai_playbooks=0; i_ai_playbooks<len_ai_playbooks; i_ai_playbooks++){
let data_ai_playbooks_item = data_ai_playbooks[i_ai_playbooks];
if(data_ai_playbooks_item && typeof data_ai_playbooks_item == "object" && !Array.isArray(data_ai_playbooks_item)){
if(data_ai_playbooks_item.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks, "#/properties/ai/properties/playbooks/items/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_ai_playbooks_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks, "#/properties/ai/properties/playbooks/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_ai_playbooks_item in data_ai_playbooks_item){
if(!((((key_ai_playbooks_item === "namespace") || (key_ai_playbooks_item === "name")) || (key_ai_playbooks_item === "if")) || (key_ai_playbooks_item === "params"))){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks, "#/properties/ai/properties/playbooks/items/additionalProperties", "additionalProperties", {additionalProperty: key_ai_playbooks_item}));errors++;
}
}
if(data_ai_playbooks_item.namespace !== undefined){
if(typeof data_ai_playbooks_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks+"/namespace", "#/properties/ai/properties/playbooks/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_ai_playbooks_item.name !== undefined){
if(typeof data_ai_playbooks_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks+"/name", "#/properties/ai/properties/playbooks/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_ai_playbooks_item.if !== undefined){
if(typeof data_ai_playbooks_item.if !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks+"/if", "#/properties/ai/properties/playbooks/items/properties/if/type", "type", {type: "string"}));errors++;
}
}
if(data_ai_playbooks_item.params !== undefined){
let data_ai_playbooks_item_params = data_ai_playbooks_item.params;
if(data_ai_playbooks_item_params && typeof data_ai_playbooks_item_params == "object" && !Array.isArray(data_ai_playbooks_item_params)){
for(const key_ai_playbooks_item_params in data_ai_playbooks_item_params){
if(typeof data_ai_playbooks_item_params[key_ai_playbooks_item_params] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks+"/params/" + key_ai_playbooks_item_params.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/ai/properties/playbooks/items/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks+"/params", "#/properties/ai/properties/playbooks/items/properties/params/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i_ai_playbooks, "#/properties/ai/properties/playbooks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks", "#/properties/ai/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data_ai.recommendPlaybooks !== undefined){
let data_ai_recommendPlaybooks = data_ai.recommendPlaybooks;
if(Array.isArray(data_ai_recommendPlaybooks)){
const len_ai_recommendPlaybooks = data_ai_recommendPlaybooks.length;
for(let i_ai_recommendPlaybooks=0; i_ai_recommendPlaybooks<len_ai_recommendPlaybooks; i_ai_recommendPlaybooks++){
if(!(resource_selector_json(data_ai_recommendPlaybooks[i_ai_recommendPlaybooks], instancePath+"/ai/recommendPlaybooks/" + i_ai_recommendPlaybooks))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/recommendPlaybooks", "#/properties/ai/properties/recommendPlaybooks/type", "type", {type: "array"}));errors++;
}
}
if(data_ai.formats !== undefined){
let data_ai_formats = data_ai.formats;
if(Array.isArray(data_ai_formats)){
const len_ai_formats = data_ai_formats.length;
for(let i_ai_formats=0; i_ai_formats<len_ai_formats; i_ai_formats++){
let data_ai_formats_item = data_ai_formats[i_ai_formats];
if(typeof data_ai_formats_item !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/formats/" + i_ai_formats, "#/properties/ai/properties/formats/items/type", "type", {type: "string"}));errors++;
}
if(!(((data_ai_formats_item === "markdown") || (data_ai_formats_item === "slack")) || (data_ai_formats_item === "recommendPlaybook"))){
(vErrors ??= []).push(failure(instancePath+"/ai/formats/" + i_ai_formats, "#/properties/ai/properties/formats/items/enum", "enum", {allowedValues: value_3131373d}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/formats", "#/properties/ai/properties/formats/type", "type", {type: "array"}));errors++;
}
}
if(data_ai.dryRun !== undefined){
if(typeof data_ai.dryRun !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ai/dryRun", "#/properties/ai/properties/dryRun/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
playbook_action_json.errors = vErrors;
return errors === 0;
}
export default playbook_action_json;
