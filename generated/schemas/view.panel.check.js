// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value_c4e65e75 = {"name":1,"type":1,"query":1,"description":1,"gauge":1,"piechart":1,"number":1,"table":1,"bargauge":1,"timeseries":1,"heatmap":1};
const value_f40b08a6 = ["piechart","text","gauge","number","table","duration","bargauge","timeseries","heatmap","properties"];
const value_5a6f715a = ["string","number"];
const value_a94c537c = ["lines","area","points"];
const value_759144a2 = ["calendar","compact"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function view_json_panel(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = true;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing;
if((data.gauge === undefined) && (missing = "gauge")){
(vErrors ??= []).push({});errors++;
}
}
var _valid = _errs_2 === errors;
errors = _errs;
if(vErrors !== null){
if(_errs){
vErrors.length = _errs;
}
else {
vErrors = null;
}
}
if(_valid){
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("gauge" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/0/then/properties/type/const", "const", {allowedValue: "gauge"}));errors++;
}
}
}
var _valid = _errs_3 === errors;
valid = _valid;
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type = errors;
let valid_type = true;
const _errs_type_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type;
if((data.piechart === undefined) && (missing_type = "piechart")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type = _errs_type_2 === errors;
errors = _errs_type;
if(vErrors !== null){
if(_errs_type){
vErrors.length = _errs_type;
}
else {
vErrors = null;
}
}
if(_valid_type){
const _errs_type_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("piechart" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/1/then/properties/type/const", "const", {allowedValue: "piechart"}));errors++;
}
}
}
var _valid_type = _errs_type_3 === errors;
valid_type = _valid_type;
}
if(!valid_type){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type_4 = errors;
let valid_type_2 = true;
const _errs_type_5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type_2;
if((data.number === undefined) && (missing_type_2 = "number")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type_2 = _errs_type_5 === errors;
errors = _errs_type_4;
if(vErrors !== null){
if(_errs_type_4){
vErrors.length = _errs_type_4;
}
else {
vErrors = null;
}
}
if(_valid_type_2){
const _errs_type_6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("number" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/2/then/properties/type/const", "const", {allowedValue: "number"}));errors++;
}
}
}
var _valid_type_2 = _errs_type_6 === errors;
valid_type_2 = _valid_type_2;
}
if(!valid_type_2){
(vErrors ??= []).push(failure(instancePath, "#/allOf/2/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type_7 = errors;
let valid_type_3 = true;
const _errs_type_8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type_3;
if((data.table === undefined) && (missing_type_3 = "table")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type_3 = _errs_type_8 === errors;
errors = _errs_type_7;
if(vErrors !== null){
if(_errs_type_7){
vErrors.length = _errs_type_7;
}
else {
vErrors = null;
}
}
if(_valid_type_3){
const _errs_type_9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("table" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/3/then/properties/type/const", "const", {allowedValue: "table"}));errors++;
}
}
}
var _valid_type_3 = _errs_type_9 === errors;
valid_type_3 = _valid_type_3;
}
if(!valid_type_3){
(vErrors ??= []).push(failure(instancePath, "#/allOf/3/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type_10 = errors;
let valid_type_4 = true;
const _errs_type_11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type_4;
if((data.bargauge === undefined) && (missing_type_4 = "bargauge")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type_4 = _errs_type_11 === errors;
errors = _errs_type_10;
if(vErrors !== null){
if(_errs_type_10){
vErrors.length = _errs_type_10;
}
else {
vErrors = null;
}
}
if(_valid_type_4){
const _errs_type_12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("bargauge" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/4/then/properties/type/const", "const", {allowedValue: "bargauge"}));errors++;
}
}
}
var _valid_type_4 = _errs_type_12 === errors;
valid_type_4 = _valid_type_4;
}
if(!valid_type_4){
(vErrors ??= []).push(failure(instancePath, "#/allOf/4/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type_13 = errors;
let valid_type_5 = true;
const _errs_type_14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type_5;
if((data.timeseries === undefined) && (missing_type_5 = "timeseries")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type_5 = _errs_type_14 === errors;
errors = _errs_type_13;
if(vErrors !== null){
if(_errs_type_13){
vErrors.length = _errs_type_13;
}
else {
vErrors = null;
}
}
if(_valid_type_5){
const _errs_type_15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("timeseries" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/5/then/properties/type/const", "const", {allowedValue: "timeseries"}));errors++;
}
}
}
var _valid_type_5 = _errs_type_15 === errors;
valid_type_5 = _valid_type_5;
}
if(!valid_type_5){
(vErrors ??= []).push(failure(instancePath, "#/allOf/5/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs_type_16 = errors;
let valid_type_6 = true;
const _errs_type_17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing_type_6;
if((data.heatmap === undefined) && (missing_type_6 = "heatmap")){
(vErrors ??= []).push({});errors++;
}
}
var _valid_type_6 = _errs_type_17 === errors;
errors = _errs_type_16;
if(vErrors !== null){
if(_errs_type_16){
vErrors.length = _errs_type_16;
}
else {
vErrors = null;
}
}
if(_valid_type_6){
const _errs_type_18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("heatmap" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/6/then/properties/type/const", "const", {allowedValue: "heatmap"}));errors++;
}
}
}
var _valid_type_6 = _errs_type_18 === errors;
valid_type_6 = _valid_type_6;
}
if(!valid_type_6){
(vErrors ??= []).push(failure(instancePath, "#/allOf/6/if", "if", {failingKeyword: "then"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_c4e65e75, key))){
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
if(!((((((((((data_type === "piechart") || (data_type === "text")) || (data_type === "gauge")) || (data_type === "number")) || (data_type === "table")) || (data_type === "duration")) || (data_type === "bargauge")) || (data_type === "timeseries")) || (data_type === "heatmap")) || (data_type === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value_f40b08a6}));errors++;
}
}
if(data.query !== undefined){
if(typeof data.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.gauge !== undefined){
let data_gauge = data.gauge;
if(data_gauge && typeof data_gauge == "object" && !Array.isArray(data_gauge)){
for(const key_gauge in data_gauge){
if(!(((((key_gauge === "max") || (key_gauge === "min")) || (key_gauge === "precision")) || (key_gauge === "thresholds")) || (key_gauge === "unit"))){
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
if(data_gauge.unit !== undefined){
if(typeof data_gauge.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/unit", "#/properties/gauge/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/type", "type", {type: "object"}));errors++;
}
}
if(data.piechart !== undefined){
let data_piechart = data.piechart;
if(data_piechart && typeof data_piechart == "object" && !Array.isArray(data_piechart)){
for(const key_piechart in data_piechart){
if(!((key_piechart === "showLabels") || (key_piechart === "colors"))){
(vErrors ??= []).push(failure(instancePath+"/piechart", "#/properties/piechart/additionalProperties", "additionalProperties", {additionalProperty: key_piechart}));errors++;
}
}
if(data_piechart.showLabels !== undefined){
if(typeof data_piechart.showLabels !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/piechart/showLabels", "#/properties/piechart/properties/showLabels/type", "type", {type: "boolean"}));errors++;
}
}
if(data_piechart.colors !== undefined){
let data_piechart_colors = data_piechart.colors;
if(data_piechart_colors && typeof data_piechart_colors == "object" && !Array.isArray(data_piechart_colors)){
for(const key_piechart_colors in data_piechart_colors){
if(typeof data_piechart_colors[key_piechart_colors] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/piechart/colors/" + key_piechart_colors.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/piechart/properties/colors/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/piechart/colors", "#/properties/piechart/properties/colors/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/piechart", "#/properties/piechart/type", "type", {type: "object"}));errors++;
}
}
if(data.number !== undefined){
let data_number = data.number;
if(data_number && typeof data_number == "object" && !Array.isArray(data_number)){
for(const key_number in data_number){
if(!((key_number === "unit") || (key_number === "precision"))){
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/additionalProperties", "additionalProperties", {additionalProperty: key_number}));errors++;
}
}
if(data_number.unit !== undefined){
if(typeof data_number.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/number/unit", "#/properties/number/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data_number.precision !== undefined){
let data_number_precision = data_number.precision;
if(!((typeof data_number_precision == "number") && (!(data_number_precision % 1) && !isNaN(data_number_precision)))){
(vErrors ??= []).push(failure(instancePath+"/number/precision", "#/properties/number/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/type", "type", {type: "object"}));errors++;
}
}
if(data.table !== undefined){
let data_table = data.table;
if(!(data_table && typeof data_table == "object" && !Array.isArray(data_table))){
(vErrors ??= []).push(failure(instancePath+"/table", "#/properties/table/type", "type", {type: "object"}));errors++;
}
}
if(data.bargauge !== undefined){
let data_bargauge = data.bargauge;
if(data_bargauge && typeof data_bargauge == "object" && !Array.isArray(data_bargauge)){
for(const key_bargauge in data_bargauge){
if(!(((((key_bargauge === "max") || (key_bargauge === "min")) || (key_bargauge === "precision")) || (key_bargauge === "thresholds")) || (key_bargauge === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge", "#/properties/bargauge/additionalProperties", "additionalProperties", {additionalProperty: key_bargauge}));errors++;
}
}
if(data_bargauge.max !== undefined){
let data_bargauge_max = data_bargauge.max;
if((typeof data_bargauge_max !== "string") && (!(typeof data_bargauge_max == "number"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/max", "#/properties/bargauge/properties/max/type", "type", {type: value_5a6f715a}));errors++;
}
}
if(data_bargauge.min !== undefined){
let data_bargauge_min = data_bargauge.min;
if((typeof data_bargauge_min !== "string") && (!(typeof data_bargauge_min == "number"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/min", "#/properties/bargauge/properties/min/type", "type", {type: value_5a6f715a}));errors++;
}
}
if(data_bargauge.precision !== undefined){
let data_bargauge_precision = data_bargauge.precision;
if(!((typeof data_bargauge_precision == "number") && (!(data_bargauge_precision % 1) && !isNaN(data_bargauge_precision)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/precision", "#/properties/bargauge/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
if(data_bargauge.thresholds !== undefined){
let data_bargauge_thresholds = data_bargauge.thresholds;
if(Array.isArray(data_bargauge_thresholds)){
const len_bargauge_thresholds = data_bargauge_thresholds.length;
for(let i_bargauge_thresholds=0; i_bargauge_thresholds<len_bargauge_thresholds; i_bargauge_thresholds++){
let data_bargauge_thresholds_item = data_bargauge_thresholds[i_bargauge_thresholds];
const _errs_bargauge_thresholds_item = errors;
let valid_bargauge_thresholds_item = false;
const _errs_bargauge_thresholds_item_2 = errors;
if(data_bargauge_thresholds_item && typeof data_bargauge_thresholds_item == "object" && !Array.isArray(data_bargauge_thresholds_item)){
if(data_bargauge_thresholds_item.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid_bargauge_thresholds_item = _errs_bargauge_thresholds_item_2 === errors;
valid_bargauge_thresholds_item = valid_bargauge_thresholds_item || _valid_bargauge_thresholds_item;
if(!valid_bargauge_thresholds_item){
const _errs_bargauge_thresholds_item_3 = errors;
if(data_bargauge_thresholds_item && typeof data_bargauge_thresholds_item == "object" && !Array.isArray(data_bargauge_thresholds_item)){
if(data_bargauge_thresholds_item.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid_bargauge_thresholds_item = _errs_bargauge_thresholds_item_3 === errors;
valid_bargauge_thresholds_item = valid_bargauge_thresholds_item || _valid_bargauge_thresholds_item;
}
if(!valid_bargauge_thresholds_item){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_bargauge_thresholds_item;
if(vErrors !== null){
if(_errs_bargauge_thresholds_item){
vErrors.length = _errs_bargauge_thresholds_item;
}
else {
vErrors = null;
}
}
}
if(data_bargauge_thresholds_item && typeof data_bargauge_thresholds_item == "object" && !Array.isArray(data_bargauge_thresholds_item)){
if(data_bargauge_thresholds_item.color === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/required", "required", {missingProperty: "color"}));errors++;
}
for(const key_bargauge_thresholds_item in data_bargauge_thresholds_item){
if(!(((key_bargauge_thresholds_item === "percent") || (key_bargauge_thresholds_item === "color")) || (key_bargauge_thresholds_item === "value"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/additionalProperties", "additionalProperties", {additionalProperty: key_bargauge_thresholds_item}));errors++;
}
}
if(data_bargauge_thresholds_item.percent !== undefined){
let data_bargauge_thresholds_item_percent = data_bargauge_thresholds_item.percent;
if(!((typeof data_bargauge_thresholds_item_percent == "number") && (!(data_bargauge_thresholds_item_percent % 1) && !isNaN(data_bargauge_thresholds_item_percent)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds+"/percent", "#/properties/bargauge/properties/thresholds/items/properties/percent/type", "type", {type: "integer"}));errors++;
}
}
if(data_bargauge_thresholds_item.color !== undefined){
if(typeof data_bargauge_thresholds_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds+"/color", "#/properties/bargauge/properties/thresholds/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_bargauge_thresholds_item.value !== undefined){
let data_bargauge_thresholds_item_value = data_bargauge_thresholds_item.value;
if(!((typeof data_bargauge_thresholds_item_value == "number") && (!(data_bargauge_thresholds_item_value % 1) && !isNaN(data_bargauge_thresholds_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds+"/value", "#/properties/bargauge/properties/thresholds/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i_bargauge_thresholds, "#/properties/bargauge/properties/thresholds/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds", "#/properties/bargauge/properties/thresholds/type", "type", {type: "array"}));errors++;
}
}
if(data_bargauge.unit !== undefined){
if(typeof data_bargauge.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bargauge/unit", "#/properties/bargauge/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge", "#/properties/bargauge/type", "type", {type: "object"}));errors++;
}
}
if(data.timeseries !== undefined){
let data_timeseries = data.timeseries;
if(data_timeseries && typeof data_timeseries == "object" && !Array.isArray(data_timeseries)){
for(const key_timeseries in data_timeseries){
if(!((key_timeseries === "style") || (key_timeseries === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/timeseries", "#/properties/timeseries/additionalProperties", "additionalProperties", {additionalProperty: key_timeseries}));errors++;
}
}
if(data_timeseries.style !== undefined){
let data_timeseries_style = data_timeseries.style;
if(typeof data_timeseries_style !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timeseries/style", "#/properties/timeseries/properties/style/type", "type", {type: "string"}));errors++;
}
if(!(((data_timeseries_style === "lines") || (data_timeseries_style === "area")) || (data_timeseries_style === "points"))){
(vErrors ??= []).push(failure(instancePath+"/timeseries/style", "#/properties/timeseries/properties/style/enum", "enum", {allowedValues: value_a94c537c}));errors++;
}
}
if(data_timeseries.unit !== undefined){
if(typeof data_timeseries.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timeseries/unit", "#/properties/timeseries/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/timeseries", "#/properties/timeseries/type", "type", {type: "object"}));errors++;
}
}
if(data.heatmap !== undefined){
let data_heatmap = data.heatmap;
if(data_heatmap && typeof data_heatmap == "object" && !Array.isArray(data_heatmap)){
for(const key_heatmap in data_heatmap){
if(!((key_heatmap === "mode") || (key_heatmap === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/heatmap", "#/properties/heatmap/additionalProperties", "additionalProperties", {additionalProperty: key_heatmap}));errors++;
}
}
if(data_heatmap.mode !== undefined){
let data_heatmap_mode = data_heatmap.mode;
if(typeof data_heatmap_mode !== "string"){
(vErrors ??= []).push(failure(instancePath+"/heatmap/mode", "#/properties/heatmap/properties/mode/type", "type", {type: "string"}));errors++;
}
if(!((data_heatmap_mode === "calendar") || (data_heatmap_mode === "compact"))){
(vErrors ??= []).push(failure(instancePath+"/heatmap/mode", "#/properties/heatmap/properties/mode/enum", "enum", {allowedValues: value_759144a2}));errors++;
}
}
if(data_heatmap.unit !== undefined){
if(typeof data_heatmap.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/heatmap/unit", "#/properties/heatmap/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/heatmap", "#/properties/heatmap/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
view_json_panel.errors = vErrors;
return errors === 0;
}
export default view_json_panel;
