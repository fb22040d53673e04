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
const value0 = {"name":1,"if":1,"delay":1,"timeout":1,"retry":1,"runsOn":1,"templatesOn":1,"exec":1,"http":1,"sql":1,"pod":1,"gitops":1,"github":1,"azureDevopsPipeline":1,"notification":1,"logs":1,"ai":1};
const value1 = ["host","agent",""];
const value2 = {"connection":1,"url":1,"username":1,"password":1,"method":1,"ntlm":1,"ntlmv2":1,"headers":1,"body":1,"templateBody":1};
const value3 = ["postgres","mysql","sqlserver"];
const value4 = {"url":1,"connection":1,"username":1,"password":1,"base":1,"branch":1,"type":1,"skipExisting":1,"force":1};
const value5 = {"connection":1,"url":1,"username":1,"password":1,"query":1,"start":1,"end":1,"limit":1,"since":1,"step":1,"interval":1,"direction":1,"dedupe":1,"match":1,"mapping":1};
const value6 = {"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1,"logGroup":1,"query":1,"start":1,"end":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value7 = {"address":1,"connection":1,"index":1,"query":1,"username":1,"password":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value8 = {"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"kind":1,"apiVersion":1,"namespace":1,"name":1,"pods":1,"containers":1,"start":1,"end":1,"limit":1,"dedupe":1,"match":1,"mapping":1};
const value9 = {"systemPrompt":1,"prompt":1,"connection":1,"apiKey":1,"backend":1,"model":1,"apiURL":1,"config":1,"changes":1,"analysis":1,"relationships":1,"playbooks":1,"recommendPlaybooks":1,"formats":1,"dryRun":1};
const value10 = ["anthropic","openai","ollama","gemini"];
const value11 = ["all","incoming","outgoing"];
const value12 = ["markdown","slack","recommendPlaybook"];
const value13 = Object.prototype.hasOwnProperty;
export function playbook_action_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/0/required", "required", {missingProperty: "exec"}));errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.http === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/1/required", "required", {missingProperty: "http"}));errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sql === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "sql"}));errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pod === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "pod"}));errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gitops === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "gitops"}));errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.github === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "github"}));errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.azureDevopsPipeline === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/6/required", "required", {missingProperty: "azureDevopsPipeline"}));errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notification === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/7/required", "required", {missingProperty: "notification"}));errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/8/required", "required", {missingProperty: "logs"}));errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ai === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/9/required", "required", {missingProperty: "ai"}));errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
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
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
if(!(value13.call(value0, key0))){
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
let data4 = data.retry;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.limit === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "limit"}));errors++;
}
if(data4.duration === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "duration"}));errors++;
}
if(data4.exponent === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/required", "required", {missingProperty: "exponent"}));errors++;
}
for(const key1 in data4){
if(!((((key1 === "limit") || (key1 === "duration")) || (key1 === "jitter")) || (key1 === "exponent"))){
(vErrors ??= []).push(failure(instancePath+"/retry", "#/properties/retry/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data4.limit !== undefined){
let data5 = data4.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push(failure(instancePath+"/retry/limit", "#/properties/retry/properties/limit/type", "type", {type: "integer"}));errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(failure(instancePath+"/retry/limit", "#/properties/retry/properties/limit/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data4.duration !== undefined){
if(!(duration_json(data4.duration, instancePath+"/retry/duration"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data4.jitter !== undefined){
let data7 = data4.jitter;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/type", "type", {type: "integer"}));errors++;
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/maximum", "maximum", {comparison: "<=", limit: 100}));errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(failure(instancePath+"/retry/jitter", "#/properties/retry/properties/jitter/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data4.exponent !== undefined){
let data8 = data4.exponent;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.multiplier === undefined){
(vErrors ??= []).push(failure(instancePath+"/retry/exponent", "#/properties/retry/properties/exponent/required", "required", {missingProperty: "multiplier"}));errors++;
}
for(const key2 in data8){
if(!(key2 === "multiplier")){
(vErrors ??= []).push(failure(instancePath+"/retry/exponent", "#/properties/retry/properties/exponent/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data8.multiplier !== undefined){
let data9 = data8.multiplier;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
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
let data10 = data.runsOn;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/runsOn/" + i0, "#/properties/runsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/runsOn", "#/properties/runsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.templatesOn !== undefined){
let data12 = data.templatesOn;
if(typeof data12 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/type", "type", {type: "string"}));errors++;
}
if(!(((data12 === "host") || (data12 === "agent")) || (data12 === ""))){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data.exec !== undefined){
let data13 = data.exec;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.script === undefined){
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/required", "required", {missingProperty: "script"}));errors++;
}
for(const key3 in data13){
if(!(((((key3 === "script") || (key3 === "connections")) || (key3 === "env")) || (key3 === "checkout")) || (key3 === "artifacts"))){
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data13.script !== undefined){
if(typeof data13.script !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exec/script", "#/properties/exec/properties/script/type", "type", {type: "string"}));errors++;
}
}
if(data13.connections !== undefined){
if(!(exec_connections_json(data13.connections, instancePath+"/exec/connections"))){
vErrors = vErrors === null ? exec_connections_json.errors : vErrors.concat(exec_connections_json.errors);
errors = vErrors.length;
}
}
if(data13.env !== undefined){
let data16 = data13.env;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(env_var_json(data16[i1], instancePath+"/exec/env/" + i1))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec/env", "#/properties/exec/properties/env/type", "type", {type: "array"}));errors++;
}
}
if(data13.checkout !== undefined){
if(!(git_connection_json(data13.checkout, instancePath+"/exec/checkout"))){
vErrors = vErrors === null ? git_connection_json.errors : vErrors.concat(git_connection_json.errors);
errors = vErrors.length;
}
}
if(data13.artifacts !== undefined){
let data19 = data13.artifacts;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(artifact_json(data19[i2], instancePath+"/exec/artifacts/" + i2))){
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
let data21 = data.http;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 in data21){
if(!(value13.call(value2, key4))){
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data21.connection !== undefined){
if(typeof data21.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/connection", "#/properties/http/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data21.url !== undefined){
if(typeof data21.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/url", "#/properties/http/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data21.username !== undefined){
if(!(env_var_json(data21.username, instancePath+"/http/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data21.password !== undefined){
if(!(env_var_json(data21.password, instancePath+"/http/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data21.method !== undefined){
if(typeof data21.method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/method", "#/properties/http/properties/method/type", "type", {type: "string"}));errors++;
}
}
if(data21.ntlm !== undefined){
if(typeof data21.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/ntlm", "#/properties/http/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data21.ntlmv2 !== undefined){
if(typeof data21.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/ntlmv2", "#/properties/http/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data21.headers !== undefined){
let data29 = data21.headers;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(!(env_var_json(data29[i3], instancePath+"/http/headers/" + i3))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http/headers", "#/properties/http/properties/headers/type", "type", {type: "array"}));errors++;
}
}
if(data21.body !== undefined){
if(typeof data21.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/http/body", "#/properties/http/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data21.templateBody !== undefined){
if(typeof data21.templateBody !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/http/templateBody", "#/properties/http/properties/templateBody/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "object"}));errors++;
}
}
if(data.sql !== undefined){
let data33 = data.sql;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/required", "required", {missingProperty: "query"}));errors++;
}
if(data33.driver === undefined){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/required", "required", {missingProperty: "driver"}));errors++;
}
for(const key5 in data33){
if(!((((key5 === "query") || (key5 === "driver")) || (key5 === "connection")) || (key5 === "url"))){
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data33.query !== undefined){
if(typeof data33.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/query", "#/properties/sql/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data33.driver !== undefined){
let data35 = data33.driver;
if(typeof data35 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/driver", "#/properties/sql/properties/driver/type", "type", {type: "string"}));errors++;
}
if(!(((data35 === "postgres") || (data35 === "mysql")) || (data35 === "sqlserver"))){
(vErrors ??= []).push(failure(instancePath+"/sql/driver", "#/properties/sql/properties/driver/enum", "enum", {allowedValues: value3}));errors++;
}
}
if(data33.connection !== undefined){
if(typeof data33.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/connection", "#/properties/sql/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data33.url !== undefined){
if(typeof data33.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sql/url", "#/properties/sql/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/type", "type", {type: "object"}));errors++;
}
}
if(data.pod !== undefined){
let data38 = data.pod;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/required", "required", {missingProperty: "name"}));errors++;
}
if(data38.spec === undefined){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/required", "required", {missingProperty: "spec"}));errors++;
}
for(const key6 in data38){
if(!((((key6 === "name") || (key6 === "spec")) || (key6 === "maxLength")) || (key6 === "artifacts"))){
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data38.name !== undefined){
if(typeof data38.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pod/name", "#/properties/pod/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data38.spec !== undefined){
let data40 = data38.spec;
if(!(data40 && typeof data40 == "object" && !Array.isArray(data40))){
(vErrors ??= []).push(failure(instancePath+"/pod/spec", "#/properties/pod/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data38.maxLength !== undefined){
let data41 = data38.maxLength;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push(failure(instancePath+"/pod/maxLength", "#/properties/pod/properties/maxLength/type", "type", {type: "integer"}));errors++;
}
}
if(data38.artifacts !== undefined){
let data42 = data38.artifacts;
if(Array.isArray(data42)){
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
if(!(artifact_json(data42[i4], instancePath+"/pod/artifacts/" + i4))){
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
let data44 = data.gitops;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.repo === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/required", "required", {missingProperty: "repo"}));errors++;
}
if(data44.commit === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/required", "required", {missingProperty: "commit"}));errors++;
}
for(const key7 in data44){
if(!(((((key7 === "repo") || (key7 === "commit")) || (key7 === "pr")) || (key7 === "patches")) || (key7 === "files"))){
(vErrors ??= []).push(failure(instancePath+"/gitops", "#/properties/gitops/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data44.repo !== undefined){
let data45 = data44.repo;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.url === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/required", "required", {missingProperty: "url"}));errors++;
}
for(const key8 in data45){
if(!(value13.call(value4, key8))){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data45.url !== undefined){
if(typeof data45.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/url", "#/properties/gitops/properties/repo/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data45.connection !== undefined){
if(typeof data45.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/connection", "#/properties/gitops/properties/repo/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data45.username !== undefined){
if(!(env_var_json(data45.username, instancePath+"/gitops/repo/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data45.password !== undefined){
if(!(env_var_json(data45.password, instancePath+"/gitops/repo/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data45.base !== undefined){
if(typeof data45.base !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/base", "#/properties/gitops/properties/repo/properties/base/type", "type", {type: "string"}));errors++;
}
}
if(data45.branch !== undefined){
if(typeof data45.branch !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/branch", "#/properties/gitops/properties/repo/properties/branch/type", "type", {type: "string"}));errors++;
}
}
if(data45.type !== undefined){
if(typeof data45.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/type", "#/properties/gitops/properties/repo/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data45.skipExisting !== undefined){
if(typeof data45.skipExisting !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/skipExisting", "#/properties/gitops/properties/repo/properties/skipExisting/type", "type", {type: "boolean"}));errors++;
}
}
if(data45.force !== undefined){
if(typeof data45.force !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gitops/repo/force", "#/properties/gitops/properties/repo/properties/force/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/repo", "#/properties/gitops/properties/repo/type", "type", {type: "object"}));errors++;
}
}
if(data44.commit !== undefined){
let data55 = data44.commit;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.author === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "author"}));errors++;
}
if(data55.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "email"}));errors++;
}
if(data55.message === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/required", "required", {missingProperty: "message"}));errors++;
}
for(const key9 in data55){
if(!(((key9 === "author") || (key9 === "email")) || (key9 === "message"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data55.author !== undefined){
if(typeof data55.author !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/author", "#/properties/gitops/properties/commit/properties/author/type", "type", {type: "string"}));errors++;
}
}
if(data55.email !== undefined){
if(typeof data55.email !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/email", "#/properties/gitops/properties/commit/properties/email/type", "type", {type: "string"}));errors++;
}
}
if(data55.message !== undefined){
if(typeof data55.message !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/commit/message", "#/properties/gitops/properties/commit/properties/message/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/commit", "#/properties/gitops/properties/commit/type", "type", {type: "object"}));errors++;
}
}
if(data44.pr !== undefined){
let data59 = data44.pr;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr", "#/properties/gitops/properties/pr/required", "required", {missingProperty: "title"}));errors++;
}
for(const key10 in data59){
if(!((key10 === "title") || (key10 === "tags"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr", "#/properties/gitops/properties/pr/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data59.title !== undefined){
if(typeof data59.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr/title", "#/properties/gitops/properties/pr/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data59.tags !== undefined){
let data61 = data59.tags;
if(Array.isArray(data61)){
const len5 = data61.length;
for(let i5=0; i5<len5; i5++){
if(typeof data61[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/pr/tags/" + i5, "#/properties/gitops/properties/pr/properties/tags/items/type", "type", {type: "string"}));errors++;
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
if(data44.patches !== undefined){
let data63 = data44.patches;
if(Array.isArray(data63)){
const len6 = data63.length;
for(let i6=0; i6<len6; i6++){
let data64 = data63[i6];
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6, "#/properties/gitops/properties/patches/items/required", "required", {missingProperty: "path"}));errors++;
}
for(const key11 in data64){
if(!(((key11 === "path") || (key11 === "yq")) || (key11 === "jq"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6, "#/properties/gitops/properties/patches/items/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data64.path !== undefined){
if(typeof data64.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6+"/path", "#/properties/gitops/properties/patches/items/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data64.yq !== undefined){
if(typeof data64.yq !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6+"/yq", "#/properties/gitops/properties/patches/items/properties/yq/type", "type", {type: "string"}));errors++;
}
}
if(data64.jq !== undefined){
if(typeof data64.jq !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6+"/jq", "#/properties/gitops/properties/patches/items/properties/jq/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/patches/" + i6, "#/properties/gitops/properties/patches/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/patches", "#/properties/gitops/properties/patches/type", "type", {type: "array"}));errors++;
}
}
if(data44.files !== undefined){
let data68 = data44.files;
if(Array.isArray(data68)){
const len7 = data68.length;
for(let i7=0; i7<len7; i7++){
let data69 = data68[i7];
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7, "#/properties/gitops/properties/files/items/required", "required", {missingProperty: "path"}));errors++;
}
if(data69.content === undefined){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7, "#/properties/gitops/properties/files/items/required", "required", {missingProperty: "content"}));errors++;
}
for(const key12 in data69){
if(!((key12 === "path") || (key12 === "content"))){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7, "#/properties/gitops/properties/files/items/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data69.path !== undefined){
if(typeof data69.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7+"/path", "#/properties/gitops/properties/files/items/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data69.content !== undefined){
if(typeof data69.content !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7+"/content", "#/properties/gitops/properties/files/items/properties/content/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitops/files/" + i7, "#/properties/gitops/properties/files/items/type", "type", {type: "object"}));errors++;
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
let data72 = data.github;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.repo === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "repo"}));errors++;
}
if(data72.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "username"}));errors++;
}
if(data72.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/required", "required", {missingProperty: "token"}));errors++;
}
for(const key13 in data72){
if(!((((key13 === "repo") || (key13 === "username")) || (key13 === "token")) || (key13 === "workflows"))){
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key13}));errors++;
}
}
if(data72.repo !== undefined){
if(typeof data72.repo !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/repo", "#/properties/github/properties/repo/type", "type", {type: "string"}));errors++;
}
}
if(data72.username !== undefined){
if(typeof data72.username !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/username", "#/properties/github/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data72.token !== undefined){
if(!(env_var_json(data72.token, instancePath+"/github/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data72.workflows !== undefined){
let data76 = data72.workflows;
if(Array.isArray(data76)){
const len8 = data76.length;
for(let i8=0; i8<len8; i8++){
let data77 = data76[i8];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
if(data77.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8, "#/properties/github/properties/workflows/items/required", "required", {missingProperty: "id"}));errors++;
}
for(const key14 in data77){
if(!(((key14 === "id") || (key14 === "ref")) || (key14 === "input"))){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8, "#/properties/github/properties/workflows/items/additionalProperties", "additionalProperties", {additionalProperty: key14}));errors++;
}
}
if(data77.id !== undefined){
if(typeof data77.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8+"/id", "#/properties/github/properties/workflows/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data77.ref !== undefined){
if(typeof data77.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8+"/ref", "#/properties/github/properties/workflows/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
if(data77.input !== undefined){
if(typeof data77.input !== "string"){
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8+"/input", "#/properties/github/properties/workflows/items/properties/input/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github/workflows/" + i8, "#/properties/github/properties/workflows/items/type", "type", {type: "object"}));errors++;
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
let data81 = data.azureDevopsPipeline;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.org === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "org"}));errors++;
}
if(data81.project === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "project"}));errors++;
}
if(data81.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "token"}));errors++;
}
if(data81.pipeline === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/required", "required", {missingProperty: "pipeline"}));errors++;
}
for(const key15 in data81){
if(!(((((key15 === "org") || (key15 === "project")) || (key15 === "token")) || (key15 === "pipeline")) || (key15 === "parameters"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline", "#/properties/azureDevopsPipeline/additionalProperties", "additionalProperties", {additionalProperty: key15}));errors++;
}
}
if(data81.org !== undefined){
if(typeof data81.org !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/org", "#/properties/azureDevopsPipeline/properties/org/type", "type", {type: "string"}));errors++;
}
}
if(data81.project !== undefined){
if(typeof data81.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/project", "#/properties/azureDevopsPipeline/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data81.token !== undefined){
if(!(env_var_json(data81.token, instancePath+"/azureDevopsPipeline/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data81.pipeline !== undefined){
let data85 = data81.pipeline;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/required", "required", {missingProperty: "id"}));errors++;
}
for(const key16 in data85){
if(!((key16 === "id") || (key16 === "version"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/additionalProperties", "additionalProperties", {additionalProperty: key16}));errors++;
}
}
if(data85.id !== undefined){
if(typeof data85.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline/id", "#/properties/azureDevopsPipeline/properties/pipeline/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data85.version !== undefined){
if(typeof data85.version !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline/version", "#/properties/azureDevopsPipeline/properties/pipeline/properties/version/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/pipeline", "#/properties/azureDevopsPipeline/properties/pipeline/type", "type", {type: "object"}));errors++;
}
}
if(data81.parameters !== undefined){
let data88 = data81.parameters;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key17 in data88){
if(!((((key17 === "resources") || (key17 === "templateParameters")) || (key17 === "variables")) || (key17 === "stagesToSkip"))){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters", "#/properties/azureDevopsPipeline/properties/parameters/additionalProperties", "additionalProperties", {additionalProperty: key17}));errors++;
}
}
if(data88.stagesToSkip !== undefined){
let data89 = data88.stagesToSkip;
if(Array.isArray(data89)){
const len9 = data89.length;
for(let i9=0; i9<len9; i9++){
if(typeof data89[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureDevopsPipeline/parameters/stagesToSkip/" + i9, "#/properties/azureDevopsPipeline/properties/parameters/properties/stagesToSkip/items/type", "type", {type: "string"}));errors++;
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
let data91 = data.notification;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "title"}));errors++;
}
if(data91.message === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "message"}));errors++;
}
for(const key18 in data91){
if(!(((((key18 === "title") || (key18 === "message")) || (key18 === "connection")) || (key18 === "url")) || (key18 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/additionalProperties", "additionalProperties", {additionalProperty: key18}));errors++;
}
}
if(data91.title !== undefined){
if(typeof data91.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/title", "#/properties/notification/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data91.message !== undefined){
if(typeof data91.message !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/message", "#/properties/notification/properties/message/type", "type", {type: "string"}));errors++;
}
}
if(data91.connection !== undefined){
if(typeof data91.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/connection", "#/properties/notification/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data91.url !== undefined){
if(typeof data91.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notification/url", "#/properties/notification/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data91.properties !== undefined){
let data96 = data91.properties;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
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
let data97 = data.logs;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(Object.keys(data97).length > 1){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data97).length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key19 in data97){
if(!((((key19 === "loki") || (key19 === "cloudwatch")) || (key19 === "opensearch")) || (key19 === "kubernetes"))){
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/additionalProperties", "additionalProperties", {additionalProperty: key19}));errors++;
}
}
if(data97.loki !== undefined){
let data98 = data97.loki;
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
for(const key20 in data98){
if(!(value13.call(value5, key20))){
(vErrors ??= []).push(failure(instancePath+"/logs/loki", "#/properties/logs/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key20}));errors++;
}
}
if(data98.connection !== undefined){
if(typeof data98.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/connection", "#/properties/logs/properties/loki/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data98.url !== undefined){
if(typeof data98.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/url", "#/properties/logs/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data98.username !== undefined){
if(!(env_var_json(data98.username, instancePath+"/logs/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data98.password !== undefined){
if(!(env_var_json(data98.password, instancePath+"/logs/loki/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data98.query !== undefined){
if(typeof data98.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/query", "#/properties/logs/properties/loki/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data98.start !== undefined){
if(typeof data98.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/start", "#/properties/logs/properties/loki/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data98.end !== undefined){
if(typeof data98.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/end", "#/properties/logs/properties/loki/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data98.limit !== undefined){
if(typeof data98.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/limit", "#/properties/logs/properties/loki/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data98.since !== undefined){
if(typeof data98.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/since", "#/properties/logs/properties/loki/properties/since/type", "type", {type: "string"}));errors++;
}
}
if(data98.step !== undefined){
if(typeof data98.step !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/step", "#/properties/logs/properties/loki/properties/step/type", "type", {type: "string"}));errors++;
}
}
if(data98.interval !== undefined){
if(typeof data98.interval !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/interval", "#/properties/logs/properties/loki/properties/interval/type", "type", {type: "string"}));errors++;
}
}
if(data98.direction !== undefined){
if(typeof data98.direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/direction", "#/properties/logs/properties/loki/properties/direction/type", "type", {type: "string"}));errors++;
}
}
if(data98.dedupe !== undefined){
let data111 = data98.dedupe;
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
if(data111.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key21 in data111){
if(!((key21 === "fields") || (key21 === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key21}));errors++;
}
}
if(data111.fields !== undefined){
let data112 = data111.fields;
if(Array.isArray(data112)){
if(data112.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields", "#/properties/logs/properties/loki/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len10 = data112.length;
for(let i10=0; i10<len10; i10++){
if(typeof data112[i10] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields/" + i10, "#/properties/logs/properties/loki/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe/fields", "#/properties/logs/properties/loki/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data111.window !== undefined){
if(!(duration_json(data111.window, instancePath+"/logs/loki/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/dedupe", "#/properties/logs/properties/loki/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data98.match !== undefined){
let data115 = data98.match;
if(Array.isArray(data115)){
const len11 = data115.length;
for(let i11=0; i11<len11; i11++){
if(typeof data115[i11] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/loki/match/" + i11, "#/properties/logs/properties/loki/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki/match", "#/properties/logs/properties/loki/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data98.mapping !== undefined){
if(!(field_mapping_json(data98.mapping, instancePath+"/logs/loki/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/loki", "#/properties/logs/properties/loki/type", "type", {type: "object"}));errors++;
}
}
if(data97.cloudwatch !== undefined){
let data118 = data97.cloudwatch;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.logGroup === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/required", "required", {missingProperty: "logGroup"}));errors++;
}
if(data118.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key22 in data118){
if(!(value13.call(value6, key22))){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/additionalProperties", "additionalProperties", {additionalProperty: key22}));errors++;
}
}
if(data118.connection !== undefined){
if(typeof data118.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/connection", "#/properties/logs/properties/cloudwatch/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data118.accessKey !== undefined){
if(!(env_var_json(data118.accessKey, instancePath+"/logs/cloudwatch/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data118.secretKey !== undefined){
if(!(env_var_json(data118.secretKey, instancePath+"/logs/cloudwatch/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data118.sessionToken !== undefined){
if(!(env_var_json(data118.sessionToken, instancePath+"/logs/cloudwatch/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data118.assumeRole !== undefined){
if(typeof data118.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/assumeRole", "#/properties/logs/properties/cloudwatch/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data118.region !== undefined){
if(typeof data118.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/region", "#/properties/logs/properties/cloudwatch/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data118.endpoint !== undefined){
if(typeof data118.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/endpoint", "#/properties/logs/properties/cloudwatch/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data118.skipTLSVerify !== undefined){
if(typeof data118.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/skipTLSVerify", "#/properties/logs/properties/cloudwatch/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data118.logGroup !== undefined){
if(typeof data118.logGroup !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/logGroup", "#/properties/logs/properties/cloudwatch/properties/logGroup/type", "type", {type: "string"}));errors++;
}
}
if(data118.query !== undefined){
if(typeof data118.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/query", "#/properties/logs/properties/cloudwatch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data118.start !== undefined){
if(typeof data118.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/start", "#/properties/logs/properties/cloudwatch/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data118.end !== undefined){
if(typeof data118.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/end", "#/properties/logs/properties/cloudwatch/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data118.limit !== undefined){
if(typeof data118.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/limit", "#/properties/logs/properties/cloudwatch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data118.dedupe !== undefined){
let data132 = data118.dedupe;
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key23 in data132){
if(!((key23 === "fields") || (key23 === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key23}));errors++;
}
}
if(data132.fields !== undefined){
let data133 = data132.fields;
if(Array.isArray(data133)){
if(data133.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields", "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len12 = data133.length;
for(let i12=0; i12<len12; i12++){
if(typeof data133[i12] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields/" + i12, "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe/fields", "#/properties/logs/properties/cloudwatch/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data132.window !== undefined){
if(!(duration_json(data132.window, instancePath+"/logs/cloudwatch/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/dedupe", "#/properties/logs/properties/cloudwatch/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data118.match !== undefined){
let data136 = data118.match;
if(Array.isArray(data136)){
const len13 = data136.length;
for(let i13=0; i13<len13; i13++){
if(typeof data136[i13] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/match/" + i13, "#/properties/logs/properties/cloudwatch/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch/match", "#/properties/logs/properties/cloudwatch/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data118.mapping !== undefined){
if(!(field_mapping_json(data118.mapping, instancePath+"/logs/cloudwatch/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/cloudwatch", "#/properties/logs/properties/cloudwatch/type", "type", {type: "object"}));errors++;
}
}
if(data97.opensearch !== undefined){
let data139 = data97.opensearch;
if(data139 && typeof data139 == "object" && !Array.isArray(data139)){
if(data139.address === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "address"}));errors++;
}
if(data139.index === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "index"}));errors++;
}
if(data139.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key24 in data139){
if(!(value13.call(value7, key24))){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/additionalProperties", "additionalProperties", {additionalProperty: key24}));errors++;
}
}
if(data139.address !== undefined){
if(typeof data139.address !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/address", "#/properties/logs/properties/opensearch/properties/address/type", "type", {type: "string"}));errors++;
}
}
if(data139.connection !== undefined){
if(typeof data139.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/connection", "#/properties/logs/properties/opensearch/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data139.index !== undefined){
if(typeof data139.index !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/index", "#/properties/logs/properties/opensearch/properties/index/type", "type", {type: "string"}));errors++;
}
}
if(data139.query !== undefined){
if(typeof data139.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/query", "#/properties/logs/properties/opensearch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data139.username !== undefined){
if(!(env_var_json(data139.username, instancePath+"/logs/opensearch/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data139.password !== undefined){
if(!(env_var_json(data139.password, instancePath+"/logs/opensearch/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data139.limit !== undefined){
if(typeof data139.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/limit", "#/properties/logs/properties/opensearch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data139.dedupe !== undefined){
let data147 = data139.dedupe;
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key25 in data147){
if(!((key25 === "fields") || (key25 === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key25}));errors++;
}
}
if(data147.fields !== undefined){
let data148 = data147.fields;
if(Array.isArray(data148)){
if(data148.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields", "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len14 = data148.length;
for(let i14=0; i14<len14; i14++){
if(typeof data148[i14] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields/" + i14, "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe/fields", "#/properties/logs/properties/opensearch/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data147.window !== undefined){
if(!(duration_json(data147.window, instancePath+"/logs/opensearch/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/dedupe", "#/properties/logs/properties/opensearch/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data139.match !== undefined){
let data151 = data139.match;
if(Array.isArray(data151)){
const len15 = data151.length;
for(let i15=0; i15<len15; i15++){
if(typeof data151[i15] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/match/" + i15, "#/properties/logs/properties/opensearch/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch/match", "#/properties/logs/properties/opensearch/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data139.mapping !== undefined){
if(!(field_mapping_json(data139.mapping, instancePath+"/logs/opensearch/mapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/opensearch", "#/properties/logs/properties/opensearch/type", "type", {type: "object"}));errors++;
}
}
if(data97.kubernetes !== undefined){
let data154 = data97.kubernetes;
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "kind"}));errors++;
}
if(data154.apiVersion === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "apiVersion"}));errors++;
}
if(data154.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data154.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/required", "required", {missingProperty: "name"}));errors++;
}
for(const key26 in data154){
if(!(value13.call(value8, key26))){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes", "#/properties/logs/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key26}));errors++;
}
}
if(data154.connection !== undefined){
if(typeof data154.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/connection", "#/properties/logs/properties/kubernetes/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data154.kubeconfig !== undefined){
if(!(env_var_json(data154.kubeconfig, instancePath+"/logs/kubernetes/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data154.eks !== undefined){
if(!(eks_connection_json(data154.eks, instancePath+"/logs/kubernetes/eks"))){
vErrors = vErrors === null ? eks_connection_json.errors : vErrors.concat(eks_connection_json.errors);
errors = vErrors.length;
}
}
if(data154.gke !== undefined){
if(!(gke_connection_json(data154.gke, instancePath+"/logs/kubernetes/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data154.cnrm !== undefined){
if(!(cnrm_connection_json(data154.cnrm, instancePath+"/logs/kubernetes/cnrm"))){
vErrors = vErrors === null ? cnrm_connection_json.errors : vErrors.concat(cnrm_connection_json.errors);
errors = vErrors.length;
}
}
if(data154.kind !== undefined){
if(typeof data154.kind !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/kind", "#/properties/logs/properties/kubernetes/properties/kind/type", "type", {type: "string"}));errors++;
}
}
if(data154.apiVersion !== undefined){
if(typeof data154.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/apiVersion", "#/properties/logs/properties/kubernetes/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data154.namespace !== undefined){
if(typeof data154.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/namespace", "#/properties/logs/properties/kubernetes/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data154.name !== undefined){
if(typeof data154.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/name", "#/properties/logs/properties/kubernetes/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data154.pods !== undefined){
let data164 = data154.pods;
if(Array.isArray(data164)){
const len16 = data164.length;
for(let i16=0; i16<len16; i16++){
if(!(resource_selector_json(data164[i16], instancePath+"/logs/kubernetes/pods/" + i16))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/pods", "#/properties/logs/properties/kubernetes/properties/pods/type", "type", {type: "array"}));errors++;
}
}
if(data154.containers !== undefined){
let data166 = data154.containers;
if(Array.isArray(data166)){
const len17 = data166.length;
for(let i17=0; i17<len17; i17++){
if(typeof data166[i17] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/containers/" + i17, "#/properties/logs/properties/kubernetes/properties/containers/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/containers", "#/properties/logs/properties/kubernetes/properties/containers/type", "type", {type: "array"}));errors++;
}
}
if(data154.start !== undefined){
if(typeof data154.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/start", "#/properties/logs/properties/kubernetes/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data154.end !== undefined){
if(typeof data154.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/end", "#/properties/logs/properties/kubernetes/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data154.limit !== undefined){
if(typeof data154.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/limit", "#/properties/logs/properties/kubernetes/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data154.dedupe !== undefined){
let data171 = data154.dedupe;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.fields === undefined){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/required", "required", {missingProperty: "fields"}));errors++;
}
for(const key27 in data171){
if(!((key27 === "fields") || (key27 === "window"))){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/additionalProperties", "additionalProperties", {additionalProperty: key27}));errors++;
}
}
if(data171.fields !== undefined){
let data172 = data171.fields;
if(Array.isArray(data172)){
if(data172.length < 1){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields", "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/minItems", "minItems", {limit: 1}));errors++;
}
const len18 = data172.length;
for(let i18=0; i18<len18; i18++){
if(typeof data172[i18] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields/" + i18, "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe/fields", "#/properties/logs/properties/kubernetes/properties/dedupe/properties/fields/type", "type", {type: "array"}));errors++;
}
}
if(data171.window !== undefined){
if(!(duration_json(data171.window, instancePath+"/logs/kubernetes/dedupe/window"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/dedupe", "#/properties/logs/properties/kubernetes/properties/dedupe/type", "type", {type: "object"}));errors++;
}
}
if(data154.match !== undefined){
let data175 = data154.match;
if(Array.isArray(data175)){
const len19 = data175.length;
for(let i19=0; i19<len19; i19++){
if(typeof data175[i19] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/match/" + i19, "#/properties/logs/properties/kubernetes/properties/match/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs/kubernetes/match", "#/properties/logs/properties/kubernetes/properties/match/type", "type", {type: "array"}));errors++;
}
}
if(data154.mapping !== undefined){
if(!(field_mapping_json(data154.mapping, instancePath+"/logs/kubernetes/mapping"))){
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
let data178 = data.ai;
if(data178 && typeof data178 == "object" && !Array.isArray(data178)){
if(data178.systemPrompt === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/required", "required", {missingProperty: "systemPrompt"}));errors++;
}
if(data178.prompt === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/required", "required", {missingProperty: "prompt"}));errors++;
}
for(const key28 in data178){
if(!(value13.call(value9, key28))){
(vErrors ??= []).push(failure(instancePath+"/ai", "#/properties/ai/additionalProperties", "additionalProperties", {additionalProperty: key28}));errors++;
}
}
if(data178.systemPrompt !== undefined){
if(typeof data178.systemPrompt !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/systemPrompt", "#/properties/ai/properties/systemPrompt/type", "type", {type: "string"}));errors++;
}
}
if(data178.prompt !== undefined){
if(typeof data178.prompt !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/prompt", "#/properties/ai/properties/prompt/type", "type", {type: "string"}));errors++;
}
}
if(data178.connection !== undefined){
if(typeof data178.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/connection", "#/properties/ai/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data178.apiKey !== undefined){
if(!(env_var_json(data178.apiKey, instancePath+"/ai/apiKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data178.backend !== undefined){
let data183 = data178.backend;
if(typeof data183 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/backend", "#/properties/ai/properties/backend/type", "type", {type: "string"}));errors++;
}
if(!((((data183 === "anthropic") || (data183 === "openai")) || (data183 === "ollama")) || (data183 === "gemini"))){
(vErrors ??= []).push(failure(instancePath+"/ai/backend", "#/properties/ai/properties/backend/enum", "enum", {allowedValues: value10}));errors++;
}
}
if(data178.model !== undefined){
if(typeof data178.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/model", "#/properties/ai/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data178.apiURL !== undefined){
if(typeof data178.apiURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/apiURL", "#/properties/ai/properties/apiURL/type", "type", {type: "string"}));errors++;
}
}
if(data178.config !== undefined){
if(typeof data178.config !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/config", "#/properties/ai/properties/config/type", "type", {type: "string"}));errors++;
}
}
if(data178.changes !== undefined){
if(!(playbook_action_json_aiSince(data178.changes, instancePath+"/ai/changes"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data178.analysis !== undefined){
if(!(playbook_action_json_aiSince(data178.analysis, instancePath+"/ai/analysis"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data178.relationships !== undefined){
let data189 = data178.relationships;
if(Array.isArray(data189)){
const len20 = data189.length;
for(let i20=0; i20<len20; i20++){
let data190 = data189[i20];
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
for(const key29 in data190){
if(!((((key29 === "depth") || (key29 === "direction")) || (key29 === "changes")) || (key29 === "analysis"))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i20, "#/properties/ai/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key29}));errors++;
}
}
if(data190.depth !== undefined){
let data191 = data190.depth;
if(!((typeof data191 == "number") && (!(data191 % 1) && !isNaN(data191)))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i20+"/depth", "#/properties/ai/properties/relationships/items/properties/depth/type", "type", {type: "integer"}));errors++;
}
}
if(data190.direction !== undefined){
let data192 = data190.direction;
if(typeof data192 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i20+"/direction", "#/properties/ai/properties/relationships/items/properties/direction/type", "type", {type: "string"}));errors++;
}
if(!(((data192 === "all") || (data192 === "incoming")) || (data192 === "outgoing"))){
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i20+"/direction", "#/properties/ai/properties/relationships/items/properties/direction/enum", "enum", {allowedValues: value11}));errors++;
}
}
if(data190.changes !== undefined){
if(!(playbook_action_json_aiSince(data190.changes, instancePath+"/ai/relationships/" + i20+"/changes"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
if(data190.analysis !== undefined){
if(!(playbook_action_json_aiSince(data190.analysis, instancePath+"/ai/relationships/" + i20+"/analysis"))){
vErrors = vErrors === null ? playbook_action_json_aiSince.errors : vErrors.concat(playbook_action_json_aiSince.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/relationships/" + i20, "#/properties/ai/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/relationships", "#/properties/ai/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data178.playbooks !== undefined){
let data195 = data178.playbooks;
if(Array.isArray(data195)){
const len21 = data195.length;
for(let i21=0; i21<len21; i21++){
let data196 = data195[i21];
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
if(data196.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21, "#/properties/ai/properties/playbooks/items/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data196.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21, "#/properties/ai/properties/playbooks/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key30 in data196){
if(!((((key30 === "namespace") || (key30 === "name")) || (key30 === "if")) || (key30 === "params"))){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21, "#/properties/ai/properties/playbooks/items/additionalProperties", "additionalProperties", {additionalProperty: key30}));errors++;
}
}
if(data196.namespace !== undefined){
if(typeof data196.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21+"/namespace", "#/properties/ai/properties/playbooks/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data196.name !== undefined){
if(typeof data196.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21+"/name", "#/properties/ai/properties/playbooks/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data196.if !== undefined){
if(typeof data196.if !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21+"/if", "#/properties/ai/properties/playbooks/items/properties/if/type", "type", {type: "string"}));errors++;
}
}
if(data196.params !== undefined){
let data200 = data196.params;
if(data200 && typeof data200 == "object" && !Array.isArray(data200)){
for(const key31 in data200){
if(typeof data200[key31] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21+"/params/" + key31.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/ai/properties/playbooks/items/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21+"/params", "#/properties/ai/properties/playbooks/items/properties/params/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks/" + i21, "#/properties/ai/properties/playbooks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/playbooks", "#/properties/ai/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data178.recommendPlaybooks !== undefined){
let data202 = data178.recommendPlaybooks;
if(Array.isArray(data202)){
const len22 = data202.length;
for(let i22=0; i22<len22; i22++){
if(!(resource_selector_json(data202[i22], instancePath+"/ai/recommendPlaybooks/" + i22))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/recommendPlaybooks", "#/properties/ai/properties/recommendPlaybooks/type", "type", {type: "array"}));errors++;
}
}
if(data178.formats !== undefined){
let data204 = data178.formats;
if(Array.isArray(data204)){
const len23 = data204.length;
for(let i23=0; i23<len23; i23++){
let data205 = data204[i23];
if(typeof data205 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ai/formats/" + i23, "#/properties/ai/properties/formats/items/type", "type", {type: "string"}));errors++;
}
if(!(((data205 === "markdown") || (data205 === "slack")) || (data205 === "recommendPlaybook"))){
(vErrors ??= []).push(failure(instancePath+"/ai/formats/" + i23, "#/properties/ai/properties/formats/items/enum", "enum", {allowedValues: value12}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ai/formats", "#/properties/ai/properties/formats/type", "type", {type: "array"}));errors++;
}
}
if(data178.dryRun !== undefined){
if(typeof data178.dryRun !== "boolean"){
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
