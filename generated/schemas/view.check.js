// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { env_var_json } from "./common/env-var.check.js";
import { oauth_json } from "./common/oauth.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { tls_json } from "./common/tls.check.js";
import { view_json_column } from "./view.column.check.js";
import { view_json_panel } from "./view.panel.check.js";
const value_32c4802d = {"description":1,"display":1,"queries":1,"columns":1,"panels":1,"merge":1,"mapping":1,"cache":1,"templating":1};
const value_60690606 = ["object","string"];
const value_ae0a1aef = {"connection":1,"url":1,"username":1,"password":1,"ntlm":1,"ntlmv2":1,"digest":1,"bearer":1,"oauth":1,"tls":1,"query":1};
const value_2d93769f = ["string","integer","decimal","boolean","datetime","duration","jsonb"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function view_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.panels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/0/required", "required", {missingProperty: "panels"}));errors++;
}
if(data.panels !== undefined){
let data_panels = data.panels;
if(Array.isArray(data_panels)){
if(data_panels.length < 1){
(vErrors ??= []).push(failure(instancePath+"/panels", "#/anyOf/0/properties/panels/minItems", "minItems", {limit: 1}));errors++;
}
}
}
}
var _valid_panels = _errs_2 === errors;
valid = valid || _valid_panels;
if(!valid){
const _errs_panels = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.columns === undefined){
(vErrors ??= []).push(failure(instancePath, "#/anyOf/1/required", "required", {missingProperty: "columns"}));errors++;
}
if(data.columns !== undefined){
let data_columns = data.columns;
if(Array.isArray(data_columns)){
if(data_columns.length < 1){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/anyOf/1/properties/columns/minItems", "minItems", {limit: 1}));errors++;
}
}
}
}
var _valid_panels = _errs_panels === errors;
valid = valid || _valid_panels;
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
if(data.queries === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "queries"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_32c4802d, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.display !== undefined){
let data_display = data.display;
if(data_display && typeof data_display == "object" && !Array.isArray(data_display)){
for(const key_display in data_display){
if(!(((((key_display === "title") || (key_display === "icon")) || (key_display === "ordinal")) || (key_display === "sidebar")) || (key_display === "plugins"))){
(vErrors ??= []).push(failure(instancePath+"/display", "#/properties/display/additionalProperties", "additionalProperties", {additionalProperty: key_display}));errors++;
}
}
if(data_display.title !== undefined){
if(typeof data_display.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/title", "#/properties/display/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_display.icon !== undefined){
if(typeof data_display.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/icon", "#/properties/display/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_display.ordinal !== undefined){
let data_display_ordinal = data_display.ordinal;
if(!((typeof data_display_ordinal == "number") && (!(data_display_ordinal % 1) && !isNaN(data_display_ordinal)))){
(vErrors ??= []).push(failure(instancePath+"/display/ordinal", "#/properties/display/properties/ordinal/type", "type", {type: "integer"}));errors++;
}
}
if(data_display.sidebar !== undefined){
if(typeof data_display.sidebar !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/display/sidebar", "#/properties/display/properties/sidebar/type", "type", {type: "boolean"}));errors++;
}
}
if(data_display.plugins !== undefined){
let data_display_plugins = data_display.plugins;
if(Array.isArray(data_display_plugins)){
const len_display_plugins = data_display_plugins.length;
for(let i_display_plugins=0; i_display_plugins<len_display_plugins; i_display_plugins++){
let data_display_plugins_item = data_display_plugins[i_display_plugins];
if(data_display_plugins_item && typeof data_display_plugins_item == "object" && !Array.isArray(data_display_plugins_item)){
if(data_display_plugins_item.configTab === undefined){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins, "#/properties/display/properties/plugins/items/required", "required", {missingProperty: "configTab"}));errors++;
}
for(const key_display_plugins_item in data_display_plugins_item){
if(!(((key_display_plugins_item === "configTab") || (key_display_plugins_item === "filter")) || (key_display_plugins_item === "variables"))){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins, "#/properties/display/properties/plugins/items/additionalProperties", "additionalProperties", {additionalProperty: key_display_plugins_item}));errors++;
}
}
if(data_display_plugins_item.configTab !== undefined){
if(!(resource_selector_json(data_display_plugins_item.configTab, instancePath+"/display/plugins/" + i_display_plugins+"/configTab"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data_display_plugins_item.filter !== undefined){
let data_display_plugins_item_filter = data_display_plugins_item.filter;
if((!(data_display_plugins_item_filter && typeof data_display_plugins_item_filter == "object" && !Array.isArray(data_display_plugins_item_filter))) && (typeof data_display_plugins_item_filter !== "string")){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins+"/filter", "#/properties/display/properties/plugins/items/properties/filter/type", "type", {type: value_60690606}));errors++;
}
}
if(data_display_plugins_item.variables !== undefined){
let data_display_plugins_item_variables = data_display_plugins_item.variables;
if(data_display_plugins_item_variables && typeof data_display_plugins_item_variables == "object" && !Array.isArray(data_display_plugins_item_variables)){
for(const key_display_plugins_item_variables in data_display_plugins_item_variables){
if(typeof data_display_plugins_item_variables[key_display_plugins_item_variables] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins+"/variables/" + key_display_plugins_item_variables.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/display/properties/plugins/items/properties/variables/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins+"/variables", "#/properties/display/properties/plugins/items/properties/variables/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/display/plugins/" + i_display_plugins, "#/properties/display/properties/plugins/items/type", "type", {type: "object"}));errors++;
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
let data_queries = data.queries;
if(data_queries && typeof data_queries == "object" && !Array.isArray(data_queries)){
if(Object.keys(data_queries).length < 1){
(vErrors ??= []).push(failure(instancePath+"/queries", "#/properties/queries/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key_queries in data_queries){
let data_queries_value = data_queries[key_queries];
const _errs_queries_value = errors;
let valid_queries_value = false;
let passing_queries_value = null;
const _errs_queries_value_2 = errors;
if(data_queries_value && typeof data_queries_value == "object" && !Array.isArray(data_queries_value)){
if(data_queries_value.configs === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/0/required", "required", {missingProperty: "configs"}));errors++;
}
}
var _valid_queries_value = _errs_queries_value_2 === errors;
if(_valid_queries_value){
valid_queries_value = true;
passing_queries_value = 0;
}
const _errs_queries_value_3 = errors;
if(data_queries_value && typeof data_queries_value == "object" && !Array.isArray(data_queries_value)){
if(data_queries_value.changes === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/1/required", "required", {missingProperty: "changes"}));errors++;
}
}
var _valid_queries_value = _errs_queries_value_3 === errors;
if(_valid_queries_value && valid_queries_value){
valid_queries_value = false;
passing_queries_value = [passing_queries_value, 1];
}
else {
if(_valid_queries_value){
valid_queries_value = true;
passing_queries_value = 1;
}
const _errs_queries_value_4 = errors;
if(data_queries_value && typeof data_queries_value == "object" && !Array.isArray(data_queries_value)){
if(data_queries_value.viewTableSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/2/required", "required", {missingProperty: "viewTableSelector"}));errors++;
}
}
var _valid_queries_value = _errs_queries_value_4 === errors;
if(_valid_queries_value && valid_queries_value){
valid_queries_value = false;
passing_queries_value = [passing_queries_value, 2];
}
else {
if(_valid_queries_value){
valid_queries_value = true;
passing_queries_value = 2;
}
const _errs_queries_value_5 = errors;
if(data_queries_value && typeof data_queries_value == "object" && !Array.isArray(data_queries_value)){
if(data_queries_value.prometheus === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf/3/required", "required", {missingProperty: "prometheus"}));errors++;
}
}
var _valid_queries_value = _errs_queries_value_5 === errors;
if(_valid_queries_value && valid_queries_value){
valid_queries_value = false;
passing_queries_value = [passing_queries_value, 3];
}
else {
if(_valid_queries_value){
valid_queries_value = true;
passing_queries_value = 3;
}
}
}
}
if(!valid_queries_value){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/oneOf", "oneOf", {passingSchemas: passing_queries_value}));errors++;
}
else {
errors = _errs_queries_value;
if(vErrors !== null){
if(_errs_queries_value){
vErrors.length = _errs_queries_value;
}
else {
vErrors = null;
}
}
}
if(data_queries_value && typeof data_queries_value == "object" && !Array.isArray(data_queries_value)){
for(const key_queries_value in data_queries_value){
if(!(((((key_queries_value === "configs") || (key_queries_value === "changes")) || (key_queries_value === "viewTableSelector")) || (key_queries_value === "prometheus")) || (key_queries_value === "columns"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/additionalProperties", "additionalProperties", {additionalProperty: key_queries_value}));errors++;
}
}
if(data_queries_value.configs !== undefined){
if(!(resource_selector_json(data_queries_value.configs, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/configs"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value.changes !== undefined){
if(!(resource_selector_json(data_queries_value.changes, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/changes"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value.viewTableSelector !== undefined){
let data_queries_value_viewTableSelector = data_queries_value.viewTableSelector;
if(data_queries_value_viewTableSelector && typeof data_queries_value_viewTableSelector == "object" && !Array.isArray(data_queries_value_viewTableSelector)){
for(const key_queries_value_viewTableSelector in data_queries_value_viewTableSelector){
if(!(((key_queries_value_viewTableSelector === "name") || (key_queries_value_viewTableSelector === "namespace")) || (key_queries_value_viewTableSelector === "labelSelector"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/additionalProperties", "additionalProperties", {additionalProperty: key_queries_value_viewTableSelector}));errors++;
}
}
if(data_queries_value_viewTableSelector.name !== undefined){
if(typeof data_queries_value_viewTableSelector.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/name", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_queries_value_viewTableSelector.namespace !== undefined){
if(typeof data_queries_value_viewTableSelector.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/namespace", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_queries_value_viewTableSelector.labelSelector !== undefined){
if(typeof data_queries_value_viewTableSelector.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector/labelSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/viewTableSelector", "#/properties/queries/additionalProperties/properties/viewTableSelector/type", "type", {type: "object"}));errors++;
}
}
if(data_queries_value.prometheus !== undefined){
let data_queries_value_prometheus = data_queries_value.prometheus;
if(data_queries_value_prometheus && typeof data_queries_value_prometheus == "object" && !Array.isArray(data_queries_value_prometheus)){
if(data_queries_value_prometheus.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/required", "required", {missingProperty: "query"}));errors++;
}
for(const key_queries_value_prometheus in data_queries_value_prometheus){
if(!(value_191f75b3.call(value_ae0a1aef, key_queries_value_prometheus))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/additionalProperties", "additionalProperties", {additionalProperty: key_queries_value_prometheus}));errors++;
}
}
if(data_queries_value_prometheus.connection !== undefined){
if(typeof data_queries_value_prometheus.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/connection", "#/properties/queries/additionalProperties/properties/prometheus/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_queries_value_prometheus.url !== undefined){
if(typeof data_queries_value_prometheus.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/url", "#/properties/queries/additionalProperties/properties/prometheus/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_queries_value_prometheus.username !== undefined){
if(!(env_var_json(data_queries_value_prometheus.username, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value_prometheus.password !== undefined){
if(!(env_var_json(data_queries_value_prometheus.password, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value_prometheus.ntlm !== undefined){
if(typeof data_queries_value_prometheus.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/ntlm", "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data_queries_value_prometheus.ntlmv2 !== undefined){
if(typeof data_queries_value_prometheus.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/ntlmv2", "#/properties/queries/additionalProperties/properties/prometheus/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data_queries_value_prometheus.digest !== undefined){
if(typeof data_queries_value_prometheus.digest !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/digest", "#/properties/queries/additionalProperties/properties/prometheus/properties/digest/type", "type", {type: "boolean"}));errors++;
}
}
if(data_queries_value_prometheus.bearer !== undefined){
if(!(env_var_json(data_queries_value_prometheus.bearer, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/bearer"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value_prometheus.oauth !== undefined){
if(!(oauth_json(data_queries_value_prometheus.oauth, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/oauth"))){
vErrors = vErrors === null ? oauth_json.errors : vErrors.concat(oauth_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value_prometheus.tls !== undefined){
if(!(tls_json(data_queries_value_prometheus.tls, instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/tls"))){
vErrors = vErrors === null ? tls_json.errors : vErrors.concat(tls_json.errors);
errors = vErrors.length;
}
}
if(data_queries_value_prometheus.query !== undefined){
if(typeof data_queries_value_prometheus.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus/query", "#/properties/queries/additionalProperties/properties/prometheus/properties/query/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/prometheus", "#/properties/queries/additionalProperties/properties/prometheus/type", "type", {type: "object"}));errors++;
}
}
if(data_queries_value.columns !== undefined){
let data_queries_value_columns = data_queries_value.columns;
if(data_queries_value_columns && typeof data_queries_value_columns == "object" && !Array.isArray(data_queries_value_columns)){
for(const key_queries_value_columns in data_queries_value_columns){
let data_queries_value_columns_value = data_queries_value_columns[key_queries_value_columns];
if(typeof data_queries_value_columns_value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns/" + key_queries_value_columns.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/properties/columns/additionalProperties/type", "type", {type: "string"}));errors++;
}
if(!(((((((data_queries_value_columns_value === "string") || (data_queries_value_columns_value === "integer")) || (data_queries_value_columns_value === "decimal")) || (data_queries_value_columns_value === "boolean")) || (data_queries_value_columns_value === "datetime")) || (data_queries_value_columns_value === "duration")) || (data_queries_value_columns_value === "jsonb"))){
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns/" + key_queries_value_columns.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/properties/columns/additionalProperties/enum", "enum", {allowedValues: value_2d93769f}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1")+"/columns", "#/properties/queries/additionalProperties/properties/columns/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries/" + key_queries.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/queries/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/queries", "#/properties/queries/type", "type", {type: "object"}));errors++;
}
}
if(data.columns !== undefined){
let data_columns_2 = data.columns;
const _errs_columns_2 = errors;
let valid_columns_2 = true;
const _errs_columns_2_2 = errors;
if(Array.isArray(data_columns_2)){
if(data_columns_2.length < 1){
(vErrors ??= []).push({});errors++;
}
}
var _valid_columns_2 = _errs_columns_2_2 === errors;
errors = _errs_columns_2;
if(vErrors !== null){
if(_errs_columns_2){
vErrors.length = _errs_columns_2;
}
else {
vErrors = null;
}
}
if(_valid_columns_2){
const _errs_columns_2_3 = errors;
if(Array.isArray(data_columns_2)){
const _errs_columns_2_4 = errors;
const len_columns_2 = data_columns_2.length;
for(let i_columns_2=0; i_columns_2<len_columns_2; i_columns_2++){
let data_columns_2_item = data_columns_2[i_columns_2];
const _errs_columns_2_item = errors;
if(data_columns_2_item && typeof data_columns_2_item == "object" && !Array.isArray(data_columns_2_item)){
if(data_columns_2_item.primaryKey === undefined){
(vErrors ??= []).push(failure(instancePath+"/columns/" + i_columns_2, "#/properties/columns/then/contains/required", "required", {missingProperty: "primaryKey"}));errors++;
}
if(data_columns_2_item.primaryKey !== undefined){
if(true !== data_columns_2_item.primaryKey){
(vErrors ??= []).push(failure(instancePath+"/columns/" + i_columns_2+"/primaryKey", "#/properties/columns/then/contains/properties/primaryKey/const", "const", {allowedValue: true}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/columns/" + i_columns_2, "#/properties/columns/then/contains/type", "type", {type: "object"}));errors++;
}
var valid_columns_2_item_primaryKey = _errs_columns_2_item === errors;
if(valid_columns_2_item_primaryKey){
break;
}
}
if(!valid_columns_2_item_primaryKey){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/properties/columns/then/contains", "contains", {minContains: 1}));errors++;
}
else {
errors = _errs_columns_2_4;
if(vErrors !== null){
if(_errs_columns_2_4){
vErrors.length = _errs_columns_2_4;
}
else {
vErrors = null;
}
}
}
}
var _valid_columns_2 = _errs_columns_2_3 === errors;
valid_columns_2 = _valid_columns_2;
}
if(!valid_columns_2){
(vErrors ??= []).push(failure(instancePath+"/columns", "#/properties/columns/if", "if", {failingKeyword: "then"}));errors++;
}
if(Array.isArray(data_columns_2)){
const len_columns_2_2 = data_columns_2.length;
for(let i_columns_2_2=0; i_columns_2_2<len_columns_2_2; i_columns_2_2++){
if(!(view_json_column(data_columns_2[i_columns_2_2], instancePath+"/columns/" + i_columns_2_2))){
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
let data_panels_2 = data.panels;
if(Array.isArray(data_panels_2)){
const len_panels_2 = data_panels_2.length;
for(let i_panels_2=0; i_panels_2<len_panels_2; i_panels_2++){
if(!(view_json_panel(data_panels_2[i_panels_2], instancePath+"/panels/" + i_panels_2))){
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
let data_mapping = data.mapping;
if(data_mapping && typeof data_mapping == "object" && !Array.isArray(data_mapping)){
for(const key_mapping in data_mapping){
if(typeof data_mapping[key_mapping] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/mapping/" + key_mapping.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/mapping/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mapping", "#/properties/mapping/type", "type", {type: "object"}));errors++;
}
}
if(data.cache !== undefined){
let data_cache = data.cache;
if(data_cache && typeof data_cache == "object" && !Array.isArray(data_cache)){
for(const key_cache in data_cache){
if(!(((key_cache === "maxAge") || (key_cache === "minAge")) || (key_cache === "refreshTimeout"))){
(vErrors ??= []).push(failure(instancePath+"/cache", "#/properties/cache/additionalProperties", "additionalProperties", {additionalProperty: key_cache}));errors++;
}
}
if(data_cache.maxAge !== undefined){
if(!(duration_json(data_cache.maxAge, instancePath+"/cache/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_cache.minAge !== undefined){
if(!(duration_json(data_cache.minAge, instancePath+"/cache/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_cache.refreshTimeout !== undefined){
if(!(duration_json(data_cache.refreshTimeout, instancePath+"/cache/refreshTimeout"))){
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
let data_templating = data.templating;
if(Array.isArray(data_templating)){
const len_templating = data_templating.length;
for(let i_templating=0; i_templating<len_templating; i_templating++){
let data_templating_item = data_templating[i_templating];
const _errs_templating_item = errors;
let valid_templating_item = false;
let passing_templating_item = null;
const _errs_templating_item_2 = errors;
if(data_templating_item && typeof data_templating_item == "object" && !Array.isArray(data_templating_item)){
if(data_templating_item.values === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/oneOf/0/required", "required", {missingProperty: "values"}));errors++;
}
}
var _valid_templating_item = _errs_templating_item_2 === errors;
if(_valid_templating_item){
valid_templating_item = true;
passing_templating_item = 0;
}
const _errs_templating_item_3 = errors;
if(data_templating_item && typeof data_templating_item == "object" && !Array.isArray(data_templating_item)){
if(data_templating_item.valueFrom === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/oneOf/1/required", "required", {missingProperty: "valueFrom"}));errors++;
}
}
var _valid_templating_item = _errs_templating_item_3 === errors;
if(_valid_templating_item && valid_templating_item){
valid_templating_item = false;
passing_templating_item = [passing_templating_item, 1];
}
else {
if(_valid_templating_item){
valid_templating_item = true;
passing_templating_item = 1;
}
}
if(!valid_templating_item){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/oneOf", "oneOf", {passingSchemas: passing_templating_item}));errors++;
}
else {
errors = _errs_templating_item;
if(vErrors !== null){
if(_errs_templating_item){
vErrors.length = _errs_templating_item;
}
else {
vErrors = null;
}
}
}
if(data_templating_item && typeof data_templating_item == "object" && !Array.isArray(data_templating_item)){
if(data_templating_item.key === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/required", "required", {missingProperty: "key"}));errors++;
}
if(data_templating_item.label === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/required", "required", {missingProperty: "label"}));errors++;
}
for(const key_templating_item in data_templating_item){
if(!((((((key_templating_item === "key") || (key_templating_item === "label")) || (key_templating_item === "values")) || (key_templating_item === "valueFrom")) || (key_templating_item === "default")) || (key_templating_item === "dependsOn"))){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/additionalProperties", "additionalProperties", {additionalProperty: key_templating_item}));errors++;
}
}
if(data_templating_item.key !== undefined){
if(typeof data_templating_item.key !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/key", "#/properties/templating/items/properties/key/type", "type", {type: "string"}));errors++;
}
}
if(data_templating_item.label !== undefined){
if(typeof data_templating_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/label", "#/properties/templating/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_templating_item.values !== undefined){
let data_templating_item_values = data_templating_item.values;
if(Array.isArray(data_templating_item_values)){
const len_templating_item_values = data_templating_item_values.length;
for(let i_templating_item_values=0; i_templating_item_values<len_templating_item_values; i_templating_item_values++){
if(typeof data_templating_item_values[i_templating_item_values] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/values/" + i_templating_item_values, "#/properties/templating/items/properties/values/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/values", "#/properties/templating/items/properties/values/type", "type", {type: "array"}));errors++;
}
}
if(data_templating_item.valueFrom !== undefined){
let data_templating_item_valueFrom = data_templating_item.valueFrom;
if(data_templating_item_valueFrom && typeof data_templating_item_valueFrom == "object" && !Array.isArray(data_templating_item_valueFrom)){
if(data_templating_item_valueFrom.config === undefined){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/valueFrom", "#/properties/templating/items/properties/valueFrom/required", "required", {missingProperty: "config"}));errors++;
}
for(const key_templating_item_valueFrom in data_templating_item_valueFrom){
if(!(key_templating_item_valueFrom === "config")){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/valueFrom", "#/properties/templating/items/properties/valueFrom/additionalProperties", "additionalProperties", {additionalProperty: key_templating_item_valueFrom}));errors++;
}
}
if(data_templating_item_valueFrom.config !== undefined){
if(!(resource_selector_json(data_templating_item_valueFrom.config, instancePath+"/templating/" + i_templating+"/valueFrom/config"))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/valueFrom", "#/properties/templating/items/properties/valueFrom/type", "type", {type: "object"}));errors++;
}
}
if(data_templating_item.default !== undefined){
if(typeof data_templating_item.default !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/default", "#/properties/templating/items/properties/default/type", "type", {type: "string"}));errors++;
}
}
if(data_templating_item.dependsOn !== undefined){
let data_templating_item_dependsOn = data_templating_item.dependsOn;
if(Array.isArray(data_templating_item_dependsOn)){
const len_templating_item_dependsOn = data_templating_item_dependsOn.length;
for(let i_templating_item_dependsOn=0; i_templating_item_dependsOn<len_templating_item_dependsOn; i_templating_item_dependsOn++){
if(typeof data_templating_item_dependsOn[i_templating_item_dependsOn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/dependsOn/" + i_templating_item_dependsOn, "#/properties/templating/items/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating+"/dependsOn", "#/properties/templating/items/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/templating/" + i_templating, "#/properties/templating/items/type", "type", {type: "object"}));errors++;
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
