// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value0 = ["piechart","text","gauge","number","table","duration"];
const value1 = ["string","number"];
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
if(!((((((((key0 === "name") || (key0 === "type")) || (key0 === "query")) || (key0 === "description")) || (key0 === "gauge")) || (key0 === "piechart")) || (key0 === "number")) || (key0 === "table"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!((((((data5 === "piechart") || (data5 === "text")) || (data5 === "gauge")) || (data5 === "number")) || (data5 === "table")) || (data5 === "duration"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value0}));errors++;
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
let data8 = data.gauge;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(((((key1 === "max") || (key1 === "min")) || (key1 === "precision")) || (key1 === "thresholds")) || (key1 === "unit"))){
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data8.max !== undefined){
let data9 = data8.max;
if((typeof data9 !== "string") && (!(typeof data9 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/max", "#/properties/gauge/properties/max/type", "type", {type: value1}));errors++;
}
}
if(data8.min !== undefined){
let data10 = data8.min;
if((typeof data10 !== "string") && (!(typeof data10 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/min", "#/properties/gauge/properties/min/type", "type", {type: value1}));errors++;
}
}
if(data8.precision !== undefined){
let data11 = data8.precision;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/precision", "#/properties/gauge/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
if(data8.thresholds !== undefined){
let data12 = data8.thresholds;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs43 = errors;
let valid13 = false;
const _errs44 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid4 = _errs44 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs45 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid4 = _errs45 === errors;
valid13 = valid13 || _valid4;
}
if(!valid13){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.color === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/required", "required", {missingProperty: "color"}));errors++;
}
for(const key2 in data13){
if(!(((key2 === "percent") || (key2 === "color")) || (key2 === "value"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data13.percent !== undefined){
let data14 = data13.percent;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0+"/percent", "#/properties/gauge/properties/thresholds/items/properties/percent/type", "type", {type: "integer"}));errors++;
}
}
if(data13.color !== undefined){
if(typeof data13.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0+"/color", "#/properties/gauge/properties/thresholds/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data13.value !== undefined){
let data16 = data13.value;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
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
if(data8.unit !== undefined){
if(typeof data8.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gauge/unit", "#/properties/gauge/properties/unit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/type", "type", {type: "object"}));errors++;
}
}
if(data.piechart !== undefined){
let data18 = data.piechart;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!((key3 === "showLabels") || (key3 === "colors"))){
(vErrors ??= []).push(failure(instancePath+"/piechart", "#/properties/piechart/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data18.showLabels !== undefined){
if(typeof data18.showLabels !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/piechart/showLabels", "#/properties/piechart/properties/showLabels/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.colors !== undefined){
let data20 = data18.colors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key4 in data20){
if(typeof data20[key4] !== "string"){
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
let data22 = data.number;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 in data22){
if(!((key5 === "unit") || (key5 === "precision"))){
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data22.unit !== undefined){
if(typeof data22.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/number/unit", "#/properties/number/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data22.precision !== undefined){
let data24 = data22.precision;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push(failure(instancePath+"/number/precision", "#/properties/number/properties/precision/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/number", "#/properties/number/type", "type", {type: "object"}));errors++;
}
}
if(data.table !== undefined){
let data25 = data.table;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
(vErrors ??= []).push(failure(instancePath+"/table", "#/properties/table/type", "type", {type: "object"}));errors++;
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
