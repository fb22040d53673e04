// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { env_var_json } from "./common/env-var.check.js";
import { oauth_json } from "./common/oauth.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { tls_json } from "./common/tls.check.js";
import { view_json_column } from "./view.column.check.js";
import { view_json_panel } from "./view.panel.check.js";
const value0 = {"description":1,"display":1,"queries":1,"columns":1,"panels":1,"merge":1,"mapping":1,"cache":1,"templating":1};
const value1 = ["object","string"];
const value2 = {"connection":1,"url":1,"username":1,"password":1,"ntlm":1,"ntlmv2":1,"digest":1,"bearer":1,"oauth":1,"tls":1,"query":1};
const value3 = ["string","integer","decimal","boolean","datetime","duration","jsonb"];
const value4 = Object.prototype.hasOwnProperty;
export function view_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "panels"}));errors++;
}
if(data.panels !== undefined){
let data0 = data.panels;
if(Array.isArray(data0)){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/panels", "#/anyOf/0/properties/panels/minItems", "minItems", {limit: 1}));errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.columns === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "columns"}));errors++;
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/anyOf/1/properties/columns/minItems", "minItems", {limit: 1}));errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
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
if(data.queries === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "queries"}));errors++;
}
for(const key0 in data){
if(!(value4.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(((((key1 === "title") || (key1 === "icon")) || (key1 === "ordinal")) || (key1 === "sidebar")) || (key1 === "plugins"))){
(vErrors ??= []).push(failure(instancePath+"/display", "#/properties/display/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/title", "#/properties/display/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data3.icon !== undefined){
if(typeof data3.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/icon", "#/properties/display/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data3.ordinal !== undefined){
let data6 = data3.ordinal;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push(failure(instancePath+"/display/ordinal", "#/properties/display/properties/ordinal/type", "type", {type: "integer"}));errors++;
}
}
if(data3.sidebar !== undefined){
if(typeof data3.sidebar !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/display/sidebar", "#/properties/display/properties/sidebar/type", "type", {type: "boolean"}));errors++;
}
}
if(data3.plugins !== undefined){
let data8 = data3.plugins;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.configTab === undefined){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0, "#/properties/display/properties/plugins/items/required", "required", {missingProperty: "configTab"}));errors++;
}
for(const key2 in data9){
if(!(((key2 === "configTab") || (key2 === "filter")) || (key2 === "variables"))){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0, "#/properties/display/properties/plugins/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data9.configTab !== undefined){
if(!(resource_selector_json(data9.configTab, instancePath+"/display/plugins/" + i0+"/configTab"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data9.filter !== undefined){
let data11 = data9.filter;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (typeof data11 !== "string")){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0+"/filter", "#/properties/display/properties/plugins/items/properties/filter/type", "type", {type: value1}));errors++;
}
}
if(data9.variables !== undefined){
let data12 = data9.variables;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key3 in data12){
if(typeof data12[key3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0+"/variables/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/display/properties/plugins/items/properties/variables/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0+"/variables", "#/properties/display/properties/plugins/items/properties/variables/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i0, "#/properties/display/properties/plugins/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display/plugins", "#/properties/display/properties/plugins/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display", "#/properties/display/type", "type", {type: "object"}));errors++;
}
}
if(data.queries !== undefined){
let data14 = data.queries;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length < 1){
(vErrors ??= []).push(failure(instancePath+"/queries", "#/properties/queries/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key4 in data14){
let data15 = data14[key4];
const _errs39 = errors;
let valid10 = false;
let passing0 = null;
const _errs40 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.configs === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/0/required", "required", {missingProperty: "configs"}));errors++;
}
}
var _valid1 = _errs40 === errors;
if(_valid1){
valid10 = true;
passing0 = 0;
}
const _errs41 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.changes === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/1/required", "required", {missingProperty: "changes"}));errors++;
}
}
var _valid1 = _errs41 === errors;
if(_valid1 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid10 = true;
passing0 = 1;
}
const _errs42 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.viewTableSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/2/required", "required", {missingProperty: "viewTableSelector"}));errors++;
}
}
var _valid1 = _errs42 === errors;
if(_valid1 && valid10){
valid10 = false;
passing0 = [passing0, 2];
}
else {
if(_valid1){
valid10 = true;
passing0 = 2;
}
const _errs43 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.prometheus === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/3/required", "required", {missingProperty: "prometheus"}));errors++;
}
}
var _valid1 = _errs43 === errors;
if(_valid1 && valid10){
valid10 = false;
passing0 = [passing0, 3];
}
else {
if(_valid1){
valid10 = true;
passing0 = 3;
}
}
}
}
if(!valid10){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key5 in data15){
if(!(((((key5 === "configs") || (key5 === "changes")) || (key5 === "viewTableSelector")) || (key5 === "prometheus")) || (key5 === "columns"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data15.configs !== undefined){
if(!(resource_selector_json(data15.configs, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/configs"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data15.changes !== undefined){
if(!(resource_selector_json(data15.changes, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data15.viewTableSelector !== undefined){
let data18 = data15.viewTableSelector;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key6 in data18){
if(!(((key6 === "name") || (key6 === "namespace")) || (key6 === "labelSelector"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/name", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.namespace !== undefined){
if(typeof data18.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/namespace", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data18.labelSelector !== undefined){
if(typeof data18.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/labelSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/type", "type", {type: "object"}));errors++;
}
}
if(data15.prometheus !== undefined){
let data22 = data15.prometheus;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/required", "required", {missingProperty: "query"}));errors++;
}
for(const key7 in data22){
if(!(value4.call(value2, key7))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data22.connection !== undefined){
if(typeof data22.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/connection", "#/properties/queries/additionalProperties/properties/prometheus/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data22.url !== undefined){
if(typeof data22.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/url", "#/properties/queries/additionalProperties/properties/prometheus/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data22.username !== undefined){
if(!(env_var_json(data22.username, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data22.password !== undefined){
if(!(env_var_json(data22.password, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data22.ntlm !== undefined){
if(typeof data22.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/ntlm", "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data22.ntlmv2 !== undefined){
if(typeof data22.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/ntlmv2", "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data22.digest !== undefined){
if(typeof data22.digest !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/digest", "#/properties/queries/additionalProperties/properties/prometheus/properties/digest/type", "type", {type: "boolean"}));errors++;
}
}
if(data22.bearer !== undefined){
if(!(env_var_json(data22.bearer, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/bearer"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data22.oauth !== undefined){
if(!(oauth_json(data22.oauth, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/oauth"))){
vErrors = vErrors === null ? oauth_json.errors : vErrors.concat(oauth_json.errors);
errors = vErrors.length;
}
}
if(data22.tls !== undefined){
if(!(tls_json(data22.tls, instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/tls"))){
vErrors = vErrors === null ? tls_json.errors : vErrors.concat(tls_json.errors);
errors = vErrors.length;
}
}
if(data22.query !== undefined){
if(typeof data22.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/query", "#/properties/queries/additionalProperties/properties/prometheus/properties/query/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/type", "type", {type: "object"}));errors++;
}
}
if(data15.columns !== undefined){
let data34 = data15.columns;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key8 in data34){
let data35 = data34[key8];
if(typeof data35 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/properties/columns/additionalProperties/type", "type", {type: "string"}));errors++;
}
if(!(((((((data35 === "string") || (data35 === "integer")) || (data35 === "decimal")) || (data35 === "boolean")) || (data35 === "datetime")) || (data35 === "duration")) || (data35 === "jsonb"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/properties/columns/additionalProperties/enum", "enum", {allowedValues: value3}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns", "#/properties/queries/additionalProperties/properties/columns/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries", "#/properties/queries/type", "type", {type: "object"}));errors++;
}
}
if(data.columns !== undefined){
let data36 = data.columns;
const _errs83 = errors;
let valid15 = true;
const _errs84 = errors;
if(Array.isArray(data36)){
if(data36.length < 1){
(vErrors ??= []).push({});errors++;
}
}
var _valid2 = _errs84 === errors;
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs85 = errors;
if(Array.isArray(data36)){
const _errs86 = errors;
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
const _errs87 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.primaryKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/columns/" + i1, "#/properties/columns/then/contains/required", "required", {missingProperty: "primaryKey"}));errors++;
}
if(data37.primaryKey !== undefined){
if(true !== data37.primaryKey){
(vErrors ??= []).push(failure(instancePath+"/columns/" + i1+"/primaryKey", "#/properties/columns/then/contains/properties/primaryKey/const", "const", {allowedValue: true}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/columns/" + i1, "#/properties/columns/then/contains/type", "type", {type: "object"}));errors++;
}
var valid16 = _errs87 === errors;
if(valid16){
break;
}
}
if(!valid16){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/properties/columns/then/contains", "contains", {minContains: 1}));errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
var _valid2 = _errs85 === errors;
valid15 = _valid2;
}
if(!valid15){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/properties/columns/if", "if", {failingKeyword: "then"}));errors++;
}
if(Array.isArray(data36)){
const len2 = data36.length;
for(let i2=0; i2<len2; i2++){
if(!(view_json_column(data36[i2], instancePath+"/columns/" + i2))){
vErrors = vErrors === null ? view_json_column.errors : vErrors.concat(view_json_column.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/columns", "#/properties/columns/type", "type", {type: "array"}));errors++;
}
}
if(data.panels !== undefined){
let data40 = data.panels;
if(Array.isArray(data40)){
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
if(!(view_json_panel(data40[i3], instancePath+"/panels/" + i3))){
vErrors = vErrors === null ? view_json_panel.errors : vErrors.concat(view_json_panel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/panels", "#/properties/panels/type", "type", {type: "array"}));errors++;
}
}
if(data.merge !== undefined){
if(typeof data.merge !== "string"){
(vErrors ??= []).push(failure(instancePath+"/merge", "#/properties/merge/type", "type", {type: "string"}));errors++;
}
}
if(data.mapping !== undefined){
let data43 = data.mapping;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key9 in data43){
if(typeof data43[key9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/mapping/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping", "#/properties/mapping/type", "type", {type: "object"}));errors++;
}
}
if(data.cache !== undefined){
let data45 = data.cache;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key10 in data45){
if(!(((key10 === "maxAge") || (key10 === "minAge")) || (key10 === "refreshTimeout"))){
(vErrors ??= []).push(failure(instancePath+"/cache", "#/properties/cache/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data45.maxAge !== undefined){
if(!(duration_json(data45.maxAge, instancePath+"/cache/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data45.minAge !== undefined){
if(!(duration_json(data45.minAge, instancePath+"/cache/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data45.refreshTimeout !== undefined){
if(!(duration_json(data45.refreshTimeout, instancePath+"/cache/refreshTimeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cache", "#/properties/cache/type", "type", {type: "object"}));errors++;
}
}
if(data.templating !== undefined){
let data49 = data.templating;
if(Array.isArray(data49)){
const len4 = data49.length;
for(let i4=0; i4<len4; i4++){
let data50 = data49[i4];
const _errs111 = errors;
let valid26 = false;
let passing1 = null;
const _errs112 = errors;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.values === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/oneOf/0/required", "required", {missingProperty: "values"}));errors++;
}
}
var _valid3 = _errs112 === errors;
if(_valid3){
valid26 = true;
passing1 = 0;
}
const _errs113 = errors;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.valueFrom === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/oneOf/1/required", "required", {missingProperty: "valueFrom"}));errors++;
}
}
var _valid3 = _errs113 === errors;
if(_valid3 && valid26){
valid26 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid26 = true;
passing1 = 1;
}
}
if(!valid26){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.key === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/required", "required", {missingProperty: "key"}));errors++;
}
if(data50.label === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/required", "required", {missingProperty: "label"}));errors++;
}
for(const key11 in data50){
if(!((((((key11 === "key") || (key11 === "label")) || (key11 === "values")) || (key11 === "valueFrom")) || (key11 === "default")) || (key11 === "dependsOn"))){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data50.key !== undefined){
if(typeof data50.key !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/key", "#/properties/templating/items/properties/key/type", "type", {type: "string"}));errors++;
}
}
if(data50.label !== undefined){
if(typeof data50.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/label", "#/properties/templating/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data50.values !== undefined){
let data53 = data50.values;
if(Array.isArray(data53)){
const len5 = data53.length;
for(let i5=0; i5<len5; i5++){
if(typeof data53[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/values/" + i5, "#/properties/templating/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/values", "#/properties/templating/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data50.valueFrom !== undefined){
let data55 = data50.valueFrom;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.config === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/valueFrom", "#/properties/templating/items/properties/valueFrom/required", "required", {missingProperty: "config"}));errors++;
}
for(const key12 in data55){
if(!(key12 === "config")){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/valueFrom", "#/properties/templating/items/properties/valueFrom/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data55.config !== undefined){
if(!(resource_selector_json(data55.config, instancePath+"/templating/" + i4+"/valueFrom/config"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/valueFrom", "#/properties/templating/items/properties/valueFrom/type", "type", {type: "object"}));errors++;
}
}
if(data50.default !== undefined){
if(typeof data50.default !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/default", "#/properties/templating/items/properties/default/type", "type", {type: "string"}));errors++;
}
}
if(data50.dependsOn !== undefined){
let data58 = data50.dependsOn;
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
if(typeof data58[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/dependsOn/" + i6, "#/properties/templating/items/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4+"/dependsOn", "#/properties/templating/items/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i4, "#/properties/templating/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating", "#/properties/templating/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
view_json.errors = vErrors;
return errors === 0;
}
export default view_json;
