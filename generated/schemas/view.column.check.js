// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value0 = {"name":1,"type":1,"primaryKey":1,"description":1,"hidden":1,"icon":1,"unit":1,"gauge":1,"url":1,"filter":1,"for":1};
const value1 = ["string","number","boolean","datetime","duration","health","status","gauge","bytes","decimal","millicore","url","badge"];
const value2 = ["string","number"];
const value3 = ["multiselect"];
const value4 = Object.prototype.hasOwnProperty;
export function view_json_column(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
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
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gauge === undefined){
(vErrors ??= []).push(failure(instancePath, "#/then/required", "required", {missingProperty: "gauge"}));errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.gauge === undefined) && (missing1 = "gauge")){
(vErrors ??= []).push({});errors++;
}
}
var valid2 = _errs7 === errors;
if(valid2){
(vErrors ??= []).push(failure(instancePath, "#/else/not", "not", {}));errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
(vErrors ??= []).push(failure(instancePath, "#/if", "if", {failingKeyword: ifClause0}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
for(const key0 in data){
if(!(value4.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((data2 === "string") || (data2 === "number")) || (data2 === "boolean")) || (data2 === "datetime")) || (data2 === "duration")) || (data2 === "health")) || (data2 === "status")) || (data2 === "gauge")) || (data2 === "bytes")) || (data2 === "decimal")) || (data2 === "millicore")) || (data2 === "url")) || (data2 === "badge"))){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/enum", "enum", {allowedValues: value1}));errors++;
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
let data8 = data.gauge;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!((((key1 === "max") || (key1 === "min")) || (key1 === "precision")) || (key1 === "thresholds"))){
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data8.max !== undefined){
let data9 = data8.max;
if((typeof data9 !== "string") && (!(typeof data9 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/max", "#/properties/gauge/properties/max/type", "type", {type: value2}));errors++;
}
}
if(data8.min !== undefined){
let data10 = data8.min;
if((typeof data10 !== "string") && (!(typeof data10 == "number"))){
(vErrors ??= []).push(failure(instancePath+"/gauge/min", "#/properties/gauge/properties/min/type", "type", {type: value2}));errors++;
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
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.percent === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/0/required", "required", {missingProperty: "percent"}));errors++;
}
}
var _valid1 = _errs37 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs38 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.value === undefined){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf/1/required", "required", {missingProperty: "value"}));errors++;
}
}
var _valid1 = _errs38 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/gauge/thresholds/" + i0, "#/properties/gauge/properties/thresholds/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
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
}
else {
(vErrors ??= []).push(failure(instancePath+"/gauge", "#/properties/gauge/type", "type", {type: "object"}));errors++;
}
}
if(data.url !== undefined){
let data17 = data.url;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key3 in data17){
if(!((key3 === "config") || (key3 === "view"))){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data17.config !== undefined){
if(typeof data17.config !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/config", "#/properties/url/properties/config/type", "type", {type: "string"}));errors++;
}
}
if(data17.view !== undefined){
let data19 = data17.view;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 in data19){
if(!(((key4 === "namespace") || (key4 === "name")) || (key4 === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/url/view", "#/properties/url/properties/view/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data19.namespace !== undefined){
if(typeof data19.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/namespace", "#/properties/url/properties/view/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/name", "#/properties/url/properties/view/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data19.filter !== undefined){
let data22 = data19.filter;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key5 in data22){
if(typeof data22[key5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url/view/filter/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/url/properties/view/properties/filter/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data24 = data.filter;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/required", "required", {missingProperty: "type"}));errors++;
}
for(const key6 in data24){
if(!(key6 === "type")){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data24.type !== undefined){
let data25 = data24.type;
if(typeof data25 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/type", "#/properties/filter/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(data25 === "multiselect")){
(vErrors ??= []).push(failure(instancePath+"/filter/type", "#/properties/filter/properties/type/enum", "enum", {allowedValues: value3}));errors++;
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
