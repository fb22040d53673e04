// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value0 = {"name":1,"type":1,"query":1,"description":1,"gauge":1,"piechart":1,"number":1,"table":1,"bargauge":1,"timeseries":1,"heatmap":1};
const value1 = ["piechart","text","gauge","number","table","duration","bargauge","timeseries","heatmap","properties"];
const value2 = ["string","number"];
const value3 = ["lines","area","points"];
const value4 = ["calendar","compact"];
const value5 = Object.prototype.hasOwnProperty;
export function view_json_panel(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.gauge === undefined) && (missing0 = "gauge")){
(vErrors ??= []).push({});errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("gauge" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/0/then/properties/type/const", "const", {allowedValue: "gauge"}));errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.piechart === undefined) && (missing1 = "piechart")){
(vErrors ??= []).push({});errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("piechart" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/1/then/properties/type/const", "const", {allowedValue: "piechart"}));errors++;
}
}
}
var _valid1 = _errs9 === errors;
valid3 = _valid1;
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.number === undefined) && (missing2 = "number")){
(vErrors ??= []).push({});errors++;
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("number" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/2/then/properties/type/const", "const", {allowedValue: "number"}));errors++;
}
}
}
var _valid2 = _errs14 === errors;
valid5 = _valid2;
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath, "#/allOf/2/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.table === undefined) && (missing3 = "table")){
(vErrors ??= []).push({});errors++;
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("table" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/3/then/properties/type/const", "const", {allowedValue: "table"}));errors++;
}
}
}
var _valid3 = _errs19 === errors;
valid7 = _valid3;
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath, "#/allOf/3/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs22 = errors;
let valid9 = true;
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.bargauge === undefined) && (missing4 = "bargauge")){
(vErrors ??= []).push({});errors++;
}
}
var _valid4 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("bargauge" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/4/then/properties/type/const", "const", {allowedValue: "bargauge"}));errors++;
}
}
}
var _valid4 = _errs24 === errors;
valid9 = _valid4;
}
if(!valid9){
(vErrors ??= []).push(failure(instancePath, "#/allOf/4/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.timeseries === undefined) && (missing5 = "timeseries")){
(vErrors ??= []).push({});errors++;
}
}
var _valid5 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("timeseries" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/5/then/properties/type/const", "const", {allowedValue: "timeseries"}));errors++;
}
}
}
var _valid5 = _errs29 === errors;
valid11 = _valid5;
}
if(!valid11){
(vErrors ??= []).push(failure(instancePath, "#/allOf/5/if", "if", {failingKeyword: "then"}));errors++;
}
const _errs32 = errors;
let valid13 = true;
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.heatmap === undefined) && (missing6 = "heatmap")){
(vErrors ??= []).push({});errors++;
}
}
var _valid6 = _errs33 === errors;
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs34 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if("heatmap" !== data.type){
(vErrors ??= []).push(failure(instancePath+"/type", "#/allOf/6/then/properties/type/const", "const", {allowedValue: "heatmap"}));errors++;
}
}
}
var _valid6 = _errs34 === errors;
valid13 = _valid6;
}
if(!valid13){
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
for(const key0 in data){
if(!(value5.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!((((((((((data8 === "piechart") || (data8 === "text")) || (data8 === "gauge")) || (data8 === "number")) || (data8 === "table")) || (data8 === "duration")) || (data8 === "bargauge")) || (data8 === "timeseries")) || (data8 === "heatmap")) || (data8 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value1}));errors++;
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
let data11 = data.gauge;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(((((key1 === "max") || (key1 === "min")) || (key1 === "precision")) || (key1 === "thresholds")) || (key1 === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data11.max !== undefined){
let data12 = data11.max;
if((typeof data12 !== "string") && (!(typeof data12 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/max", "#/properties/gauge/properties/max/type", "type", {type: value2}));errors++;
}
}
if(data11.min !== undefined){
let data13 = data11.min;
if((typeof data13 !== "string") && (!(typeof data13 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/min", "#/properties/gauge/properties/min/type", "type", {type: value2}));errors++;
}
}
if(data11.precision !== undefined){
let data14 = data11.precision;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/precision", "#/properties/gauge/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
if(data11.thresholds !== undefined){
let data15 = data11.thresholds;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs58 = errors;
let valid19 = false;
const _errs59 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid7 = _errs59 === errors;
valid19 = valid19 || _valid7;
if(!valid19){
const _errs60 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid7 = _errs60 === errors;
valid19 = valid19 || _valid7;
}
if(!valid19){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.color === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/required", "required", {missingProperty: "color"}));errors++;
}
for(const key2 in data16){
if(!(((key2 === "percent") || (key2 === "color")) || (key2 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data16.percent !== undefined){
let data17 = data16.percent;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0+"/percent", "#/properties/gauge/properties/thresholds/items/properties/percent/type", "type", {type: "integer"}));errors++;
}
}
if(data16.color !== undefined){
if(typeof data16.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0+"/color", "#/properties/gauge/properties/thresholds/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data16.value !== undefined){
let data19 = data16.value;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0+"/value", "#/properties/gauge/properties/thresholds/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds", "#/properties/gauge/properties/thresholds/type", "type", {type: "array"}));errors++;
}
}
if(data11.unit !== undefined){
if(typeof data11.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/unit", "#/properties/gauge/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/type", "type", {type: "object"}));errors++;
}
}
if(data.piechart !== undefined){
let data21 = data.piechart;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key3 in data21){
if(!((key3 === "showLabels") || (key3 === "colors"))){
(vErrors ??= []).push(failure(instancePath+"/piechart", "#/properties/piechart/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data21.showLabels !== undefined){
if(typeof data21.showLabels !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/piechart/showLabels", "#/properties/piechart/properties/showLabels/type", "type", {type: "boolean"}));errors++;
}
}
if(data21.colors !== undefined){
let data23 = data21.colors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key4 in data23){
if(typeof data23[key4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/piechart/colors/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/piechart/properties/colors/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data25 = data.number;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key5 in data25){
if(!((key5 === "unit") || (key5 === "precision"))){
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data25.unit !== undefined){
if(typeof data25.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/number/unit", "#/properties/number/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data25.precision !== undefined){
let data27 = data25.precision;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
(vErrors ??= []).push(failure(instancePath+"/number/precision", "#/properties/number/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/type", "type", {type: "object"}));errors++;
}
}
if(data.table !== undefined){
let data28 = data.table;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
(vErrors ??= []).push(failure(instancePath+"/table", "#/properties/table/type", "type", {type: "object"}));errors++;
}
}
if(data.bargauge !== undefined){
let data29 = data.bargauge;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key6 in data29){
if(!(((((key6 === "max") || (key6 === "min")) || (key6 === "precision")) || (key6 === "thresholds")) || (key6 === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge", "#/properties/bargauge/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data29.max !== undefined){
let data30 = data29.max;
if((typeof data30 !== "string") && (!(typeof data30 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/max", "#/properties/bargauge/properties/max/type", "type", {type: value2}));errors++;
}
}
if(data29.min !== undefined){
let data31 = data29.min;
if((typeof data31 !== "string") && (!(typeof data31 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/min", "#/properties/bargauge/properties/min/type", "type", {type: value2}));errors++;
}
}
if(data29.precision !== undefined){
let data32 = data29.precision;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/precision", "#/properties/bargauge/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
if(data29.thresholds !== undefined){
let data33 = data29.thresholds;
if(Array.isArray(data33)){
const len1 = data33.length;
for(let i1=0; i1<len1; i1++){
let data34 = data33[i1];
const _errs102 = errors;
let valid27 = false;
const _errs103 = errors;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid8 = _errs103 === errors;
valid27 = valid27 || _valid8;
if(!valid27){
const _errs104 = errors;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid8 = _errs104 === errors;
valid27 = valid27 || _valid8;
}
if(!valid27){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs102;
if(vErrors !== null){
if(_errs102){
vErrors.length = _errs102;
}
else {
vErrors = null;
}
}
}
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.color === undefined){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/required", "required", {missingProperty: "color"}));errors++;
}
for(const key7 in data34){
if(!(((key7 === "percent") || (key7 === "color")) || (key7 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data34.percent !== undefined){
let data35 = data34.percent;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1+"/percent", "#/properties/bargauge/properties/thresholds/items/properties/percent/type", "type", {type: "integer"}));errors++;
}
}
if(data34.color !== undefined){
if(typeof data34.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1+"/color", "#/properties/bargauge/properties/thresholds/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data34.value !== undefined){
let data37 = data34.value;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1+"/value", "#/properties/bargauge/properties/thresholds/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds/" + i1, "#/properties/bargauge/properties/thresholds/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge/thresholds", "#/properties/bargauge/properties/thresholds/type", "type", {type: "array"}));errors++;
}
}
if(data29.unit !== undefined){
if(typeof data29.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bargauge/unit", "#/properties/bargauge/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bargauge", "#/properties/bargauge/type", "type", {type: "object"}));errors++;
}
}
if(data.timeseries !== undefined){
let data39 = data.timeseries;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key8 in data39){
if(!((key8 === "style") || (key8 === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/timeseries", "#/properties/timeseries/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data39.style !== undefined){
let data40 = data39.style;
if(typeof data40 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timeseries/style", "#/properties/timeseries/properties/style/type", "type", {type: "string"}));errors++;
}
if(!(((data40 === "lines") || (data40 === "area")) || (data40 === "points"))){
(vErrors ??= []).push(failure(instancePath+"/timeseries/style", "#/properties/timeseries/properties/style/enum", "enum", {allowedValues: value3}));errors++;
}
}
if(data39.unit !== undefined){
if(typeof data39.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timeseries/unit", "#/properties/timeseries/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/timeseries", "#/properties/timeseries/type", "type", {type: "object"}));errors++;
}
}
if(data.heatmap !== undefined){
let data42 = data.heatmap;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key9 in data42){
if(!((key9 === "mode") || (key9 === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/heatmap", "#/properties/heatmap/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data42.mode !== undefined){
let data43 = data42.mode;
if(typeof data43 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/heatmap/mode", "#/properties/heatmap/properties/mode/type", "type", {type: "string"}));errors++;
}
if(!((data43 === "calendar") || (data43 === "compact"))){
(vErrors ??= []).push(failure(instancePath+"/heatmap/mode", "#/properties/heatmap/properties/mode/enum", "enum", {allowedValues: value4}));errors++;
}
}
if(data42.unit !== undefined){
if(typeof data42.unit !== "string"){
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
