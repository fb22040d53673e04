// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value_edd3df81 = {"name":1,"type":1,"primaryKey":1,"description":1,"hidden":1,"icon":1,"unit":1,"gauge":1,"url":1,"filter":1,"for":1};
const value_c970a9a2 = ["string","number","boolean","datetime","duration","health","status","gauge","bytes","decimal","millicore","url","badge"];
const value_5a6f715a = ["string","number"];
const value_4bcfae50 = ["multiselect"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function view_json_column(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = true;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing;
if((data.type === undefined) && (missing = "type")){
(vErrors ??= []).push({});errors++;
}
else {
if(data.type !== undefined){
if("gauge" !== data.type){
(vErrors ??= []).push({});errors++;
}
}
}
}
var _valid_type = _errs_2 === errors;
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
let ifClause_type;
if(_valid_type){
const _errs_type = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gauge === undefined){
(vErrors ??= []).push(failure(instancePath, "#/then/required", "required", {missingProperty: "gauge"}));errors++;
}
}
var _valid_type = _errs_type === errors;
valid = _valid_type;
ifClause_type = "then";
}
else {
const _errs_type_2 = errors;
const _errs_type_3 = errors;
const _errs_type_4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type;
if((data.gauge === undefined) && (missing_type = "gauge")){
(vErrors ??= []).push({});errors++;
}
}
var valid_type = _errs_type_4 === errors;
if(valid_type){
(vErrors ??= []).push(failure(instancePath, "#/else/not", "not", {}));errors++;
}
else {
errors = _errs_type_3;
if(vErrors !== null){
if(_errs_type_3){
vErrors.length = _errs_type_3;
}
else {
vErrors = null;
}
}
}
var _valid_type = _errs_type_2 === errors;
valid = _valid_type;
ifClause_type = "else";
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/if", "if", {failingKeyword: ifClause_type}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_edd3df81, key))){
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
if(data.type !== undefined){
let data_type = data.type;
if(typeof data_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((data_type === "string") || (data_type === "number")) || (data_type === "boolean")) || (data_type === "datetime")) || (data_type === "duration")) || (data_type === "health")) || (data_type === "status")) || (data_type === "gauge")) || (data_type === "bytes")) || (data_type === "decimal")) || (data_type === "millicore")) || (data_type === "url")) || (data_type === "badge"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value_c970a9a2}));errors++;
}
}
if(data.primaryKey !== undefined){
if(typeof data.primaryKey !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/primaryKey", "#/properties/primaryKey/type", "type", {type: "boolean"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hidden", "#/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.unit !== undefined){
if(typeof data.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/unit", "#/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data.gauge !== undefined){
let data_gauge = data.gauge;
if(data_gauge && typeof data_gauge == "object" && !Array.isArray(data_gauge)){
for(const key_gauge in data_gauge){
if(!((((key_gauge === "max") || (key_gauge === "min")) || (key_gauge === "precision")) || (key_gauge === "thresholds"))){
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/additionalProperties", "additionalProperties", {additionalProperty: key_gauge}));errors++;
}
}
if(data_gauge.max !== undefined){
let data_gauge_max = data_gauge.max;
if((typeof data_gauge_max !== "string") && (!(typeof data_gauge_max == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/max", "#/properties/gauge/properties/max/type", "type", {type: value_5a6f715a}));errors++;
}
}
if(data_gauge.min !== undefined){
let data_gauge_min = data_gauge.min;
if((typeof data_gauge_min !== "string") && (!(typeof data_gauge_min == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/min", "#/properties/gauge/properties/min/type", "type", {type: value_5a6f715a}));errors++;
}
}
if(data_gauge.precision !== undefined){
let data_gauge_precision = data_gauge.precision;
if(!((typeof data_gauge_precision == "number") && (!(data_gauge_precision % 1) && !isNaN(data_gauge_precision)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/precision", "#/properties/gauge/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
if(data_gauge.thresholds !== undefined){
let data_gauge_thresholds = data_gauge.thresholds;
if(Array.isArray(data_gauge_thresholds)){
const len_gauge_thresholds = data_gauge_thresholds.length;
for(let i_gauge_thresholds=0; i_gauge_thresholds<len_gauge_thresholds; i_gauge_thresholds++){
let data_gauge_thresholds_item = data_gauge_thresholds[i_gauge_thresholds];
const _errs_gauge_thresholds_item = errors;
let valid_gauge_thresholds_item = false;
const _errs_gauge_thresholds_item_2 = errors;
if(data_gauge_thresholds_item && typeof data_gauge_thresholds_item == "object" && !Array.isArray(data_gauge_thresholds_item)){
if(data_gauge_thresholds_item.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid_gauge_thresholds_item = _errs_gauge_thresholds_item_2 === errors;
valid_gauge_thresholds_item = valid_gauge_thresholds_item || _valid_gauge_thresholds_item;
if(!valid_gauge_thresholds_item){
const _errs_gauge_thresholds_item_3 = errors;
if(data_gauge_thresholds_item && typeof data_gauge_thresholds_item == "object" && !Array.isArray(data_gauge_thresholds_item)){
if(data_gauge_thresholds_item.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid_gauge_thresholds_item = _errs_gauge_thresholds_item_3 === errors;
valid_gauge_thresholds_item = valid_gauge_thresholds_item || _valid_gauge_thresholds_item;
}
if(!valid_gauge_thresholds_item){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_gauge_thresholds_item;
if(vErrors !== null){
if(_errs_gauge_thresholds_item){
vErrors.length = _errs_gauge_thresholds_item;
}
else {
vErrors = null;
}
}
}
if(data_gauge_thresholds_item && typeof data_gauge_thresholds_item == "object" && !Array.isArray(data_gauge_thresholds_item)){
if(data_gauge_thresholds_item.color === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/required", "required", {missingProperty: "color"}));errors++;
}
for(const key_gauge_thresholds_item in data_gauge_thresholds_item){
if(!(((key_gauge_thresholds_item === "percent") || (key_gauge_thresholds_item === "color")) || (key_gauge_thresholds_item === "value"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/additionalProperties", "additionalProperties", {additionalProperty: key_gauge_thresholds_item}));errors++;
}
}
if(data_gauge_thresholds_item.percent !== undefined){
let data_gauge_thresholds_item_percent = data_gauge_thresholds_item.percent;
if(!((typeof data_gauge_thresholds_item_percent == "number") && (!(data_gauge_thresholds_item_percent % 1) && !isNaN(data_gauge_thresholds_item_percent)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds+"/percent", "#/properties/gauge/properties/thresholds/items/properties/percent/type", "type", {type: "integer"}));errors++;
}
}
if(data_gauge_thresholds_item.color !== undefined){
if(typeof data_gauge_thresholds_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds+"/color", "#/properties/gauge/properties/thresholds/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_gauge_thresholds_item.value !== undefined){
let data_gauge_thresholds_item_value = data_gauge_thresholds_item.value;
if(!((typeof data_gauge_thresholds_item_value == "number") && (!(data_gauge_thresholds_item_value % 1) && !isNaN(data_gauge_thresholds_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds+"/value", "#/properties/gauge/properties/thresholds/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i_gauge_thresholds, "#/properties/gauge/properties/thresholds/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds", "#/properties/gauge/properties/thresholds/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/type", "type", {type: "object"}));errors++;
}
}
if(data.url !== undefined){
let data_url = data.url;
if(data_url && typeof data_url == "object" && !Array.isArray(data_url)){
for(const key_url in data_url){
if(!((key_url === "config") || (key_url === "view"))){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/additionalProperties", "additionalProperties", {additionalProperty: key_url}));errors++;
}
}
if(data_url.config !== undefined){
if(typeof data_url.config !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/config", "#/properties/url/properties/config/type", "type", {type: "string"}));errors++;
}
}
if(data_url.view !== undefined){
let data_url_view = data_url.view;
if(data_url_view && typeof data_url_view == "object" && !Array.isArray(data_url_view)){
for(const key_url_view in data_url_view){
if(!(((key_url_view === "namespace") || (key_url_view === "name")) || (key_url_view === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/url/view", "#/properties/url/properties/view/additionalProperties", "additionalProperties", {additionalProperty: key_url_view}));errors++;
}
}
if(data_url_view.namespace !== undefined){
if(typeof data_url_view.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/namespace", "#/properties/url/properties/view/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_url_view.name !== undefined){
if(typeof data_url_view.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/name", "#/properties/url/properties/view/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_url_view.filter !== undefined){
let data_url_view_filter = data_url_view.filter;
if(data_url_view_filter && typeof data_url_view_filter == "object" && !Array.isArray(data_url_view_filter)){
for(const key_url_view_filter in data_url_view_filter){
if(typeof data_url_view_filter[key_url_view_filter] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/filter/" + key_url_view_filter.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/url/properties/view/properties/filter/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url/view/filter", "#/properties/url/properties/view/properties/filter/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url/view", "#/properties/url/properties/view/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "object"}));errors++;
}
}
if(data.filter !== undefined){
let data_filter = data.filter;
if(data_filter && typeof data_filter == "object" && !Array.isArray(data_filter)){
if(data_filter.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/required", "required", {missingProperty: "type"}));errors++;
}
for(const key_filter in data_filter){
if(!(key_filter === "type")){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key_filter}));errors++;
}
}
if(data_filter.type !== undefined){
let data_filter_type = data_filter.type;
if(typeof data_filter_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/type", "#/properties/filter/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(data_filter_type === "multiselect")){
(vErrors ??= []).push(failure(instancePath+"/filter/type", "#/properties/filter/properties/type/enum", "enum", {allowedValues: value_4bcfae50}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "object"}));errors++;
}
}
if(data.for !== undefined){
if(typeof data.for !== "string"){
(vErrors ??= []).push(failure(instancePath+"/for", "#/properties/for/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
view_json_column.errors = vErrors;
return errors === 0;
}
export default view_json_column;
