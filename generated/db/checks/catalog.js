// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, ConfigRef, PersonRef, ResourceProperty } from "./shared.js";
const value0 = ["string","null"];
const value1 = ["object","null"];
const value2 = ["integer","null"];
const value3 = ["number","null"];
const value4 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value5 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value6 = ["array","null"];
const value7 = ["boolean","null"];
export function ChangeDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.external_created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "count"}));errors++;
}
if(data.diff === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "diff"}));errors++;
}
if(data.details === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "details"}));errors++;
}
if(data.patches === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "patches"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data2 = data.change_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data6 = data.created_by;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_created_by !== undefined){
let data7 = data.external_created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(value5.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.first_observed !== undefined){
let data9 = data.first_observed;
if(typeof data9 === "string"){
if(!(value5.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.count !== undefined){
let data10 = data.count;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
}
}
if(data.diff !== undefined){
let data11 = data.diff;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/diff", "#/properties/diff/type", "type", {type: value0}));errors++;
}
}
if(data.config !== undefined){
let data12 = data.config;
const _errs26 = errors;
let valid1 = false;
let passing0 = null;
const _errs27 = errors;
if(!(TaggedConfigRef(data12, instancePath+"/config"))){
vErrors = vErrors === null ? TaggedConfigRef.errors : vErrors.concat(TaggedConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data12 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ChangeDetail.errors = vErrors;
return errors === 0;
}
export function ChangeDiff(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.diff === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "diff"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(value5.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data2 = data.change_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.diff !== undefined){
let data4 = data.diff;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/diff", "#/properties/diff/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ChangeDiff.errors = vErrors;
return errors === 0;
}
export function ChangeOfComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.external_created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "count"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data2 = data.change_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data6 = data.created_by;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_created_by !== undefined){
let data7 = data.external_created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(value5.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.first_observed !== undefined){
let data9 = data.first_observed;
if(typeof data9 === "string"){
if(!(value5.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.count !== undefined){
let data10 = data.count;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
}
}
if(data.config !== undefined){
if(!(ConfigOfComponentRef(data.config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigOfComponentRef.errors : vErrors.concat(ConfigOfComponentRef.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ChangeOfComponent.errors = vErrors;
return errors === 0;
}
export function ChangeType(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.change_type !== undefined){
let data0 = data.change_type;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ChangeType.errors = vErrors;
return errors === 0;
}
export function ComponentOfConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component"}));errors++;
}
if(data.component_id !== undefined){
let data0 = data.component_id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.component !== undefined){
let data1 = data.component;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data1.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data1.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data1.log_selectors === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "log_selectors"}));errors++;
}
if(data1.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(value4.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/component/id", "#/properties/component/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component/id", "#/properties/component/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/component/name", "#/properties/component/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data1.icon !== undefined){
let data4 = data1.icon;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/icon", "#/properties/component/oneOf/0/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data1.type !== undefined){
let data5 = data1.type;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/type", "#/properties/component/oneOf/0/properties/type/type", "type", {type: value0}));errors++;
}
}
if(data1.log_selectors !== undefined){
let data6 = data1.log_selectors;
if((!(Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/log_selectors", "#/properties/component/oneOf/0/properties/log_selectors/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/component/log_selectors/" + i0, "#/properties/component/oneOf/0/properties/log_selectors/items/type", "type", {type: "object"}));errors++;
}
}
}
}
if(data1.deleted_at !== undefined){
let data8 = data1.deleted_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/deleted_at", "#/properties/component/oneOf/0/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value5.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/component/deleted_at", "#/properties/component/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentOfConfig.errors = vErrors;
return errors === 0;
}
export function ConfigAnalysisAnalyzer(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.analyzer === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analyzer"}));errors++;
}
if(data.analyzer !== undefined){
let data0 = data.analyzer;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigAnalysisAnalyzer.errors = vErrors;
return errors === 0;
}
export function ConfigChoice(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigRef(data, instancePath))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.tags !== undefined){
let data0 = data.tags;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/allOf/1/properties/tags/type", "type", {type: value1}));errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(typeof data0[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/allOf/1/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.external_id !== undefined){
let data2 = data.external_id;
if((!(Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/allOf/1/properties/external_id/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i0, "#/allOf/1/properties/external_id/items/type", "type", {type: "string"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ConfigChoice.errors = vErrors;
return errors === 0;
}
export function ConfigComponentRelationship(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.selector_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selector_id"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.component_id !== undefined){
let data0 = data.component_id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(value5.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data3 = data.updated_at;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data3 === "string"){
if(!(value5.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data4 = data.deleted_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value5.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.selector_id !== undefined){
let data5 = data.selector_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value0}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigComponentRelationship.errors = vErrors;
return errors === 0;
}
export function ConfigDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.scraper_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scraper_id"}));errors++;
}
if(data.config_class === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_class"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.ready === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ready"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.cost_per_minute === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_per_minute"}));errors++;
}
if(data.cost_total_1d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_1d"}));errors++;
}
if(data.cost_total_7d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_7d"}));errors++;
}
if(data.cost_total_30d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_30d"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.tags_values === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags_values"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.last_scraped_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_scraped_time"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.delete_reason === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "delete_reason"}));errors++;
}
if(data.inserted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "inserted_at"}));errors++;
}
if(data.properties_values === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties_values"}));errors++;
}
if(data.agent_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_name"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.scraper === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scraper"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.scraper_id !== undefined){
let data3 = data.scraper_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper_id", "#/properties/scraper_id/type", "type", {type: value0}));errors++;
}
if(typeof data3 === "string"){
if(!(value4.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/scraper_id", "#/properties/scraper_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_class !== undefined){
if(typeof data.config_class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/config_class", "#/properties/config_class/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.health !== undefined){
let data6 = data.health;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.ready !== undefined){
let data7 = data.ready;
if((typeof data7 !== "boolean") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/ready", "#/properties/ready/type", "type", {type: value7}));errors++;
}
}
if(data.external_id !== undefined){
let data8 = data.external_id;
if((!(Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(typeof data8[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i0, "#/properties/external_id/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.cost_per_minute !== undefined){
let data11 = data.cost_per_minute;
if((!(typeof data11 == "number")) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data12 = data.cost_total_1d;
if((!(typeof data12 == "number")) && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data13 = data.cost_total_7d;
if((!(typeof data13 == "number")) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data14 = data.cost_total_30d;
if((!(typeof data14 == "number")) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value3}));errors++;
}
}
if(data.name !== undefined){
let data15 = data.name;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data16 = data.description;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data17 = data.source;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.labels !== undefined){
let data18 = data.labels;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
if(typeof data18[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data20 = data.tags;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value1}));errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(typeof data20[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.parent_id !== undefined){
let data22 = data.parent_id;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value4.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.path !== undefined){
let data23 = data.path;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value0}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.created_by !== undefined){
let data25 = data.created_by;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data25 === "string"){
if(!(value4.test(data25))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.last_scraped_time !== undefined){
let data26 = data.last_scraped_time;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_scraped_time", "#/properties/last_scraped_time/type", "type", {type: value0}));errors++;
}
if(typeof data26 === "string"){
if(!(value5.test(data26))){
(vErrors ??= []).push(failure(instancePath+"/last_scraped_time", "#/properties/last_scraped_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data27 = data.created_at;
if(typeof data27 === "string"){
if(!(value5.test(data27))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data28 = data.updated_at;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data28 === "string"){
if(!(value5.test(data28))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data29 = data.deleted_at;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data29 === "string"){
if(!(value5.test(data29))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.delete_reason !== undefined){
let data30 = data.delete_reason;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push(failure(instancePath+"/delete_reason", "#/properties/delete_reason/type", "type", {type: value0}));errors++;
}
}
if(data.inserted_at !== undefined){
let data31 = data.inserted_at;
if(typeof data31 === "string"){
if(!(value5.test(data31))){
(vErrors ??= []).push(failure(instancePath+"/inserted_at", "#/properties/inserted_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inserted_at", "#/properties/inserted_at/type", "type", {type: "string"}));errors++;
}
}
if(data.agent_name !== undefined){
let data32 = data.agent_name;
if((typeof data32 !== "string") && (data32 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_name", "#/properties/agent_name/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigDetail.errors = vErrors;
return errors === 0;
}
export function ConfigGroupKeys(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.config_class === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_class"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.config_class !== undefined){
if(typeof data.config_class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/config_class", "#/properties/config_class/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.health !== undefined){
let data3 = data.health;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value1}));errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value5.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent !== undefined){
let data7 = data.agent;
const _errs17 = errors;
let valid2 = false;
let passing0 = null;
const _errs18 = errors;
if(!(AgentRef(data7, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data7 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigGroupKeys.errors = vErrors;
return errors === 0;
}
export function ConfigItemDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigDetail(data, instancePath))){
vErrors = vErrors === null ? ConfigDetail.errors : vErrors.concat(ConfigDetail.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.scraper === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "scraper"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.summary !== undefined){
let data0 = data.summary;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/type", "type", {type: value1}));errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.relationships === undefined){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/required", "required", {missingProperty: "relationships"}));errors++;
}
if(data0.analysis === undefined){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data0.changes === undefined){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/required", "required", {missingProperty: "changes"}));errors++;
}
if(data0.playbook_runs === undefined){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/required", "required", {missingProperty: "playbook_runs"}));errors++;
}
if(data0.checks === undefined){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/required", "required", {missingProperty: "checks"}));errors++;
}
if(data0.relationships !== undefined){
let data1 = data0.relationships;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push(failure(instancePath+"/summary/relationships", "#/allOf/1/properties/summary/properties/relationships/type", "type", {type: "integer"}));errors++;
}
}
if(data0.analysis !== undefined){
let data2 = data0.analysis;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push(failure(instancePath+"/summary/analysis", "#/allOf/1/properties/summary/properties/analysis/type", "type", {type: "integer"}));errors++;
}
}
if(data0.changes !== undefined){
let data3 = data0.changes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push(failure(instancePath+"/summary/changes", "#/allOf/1/properties/summary/properties/changes/type", "type", {type: "integer"}));errors++;
}
}
if(data0.playbook_runs !== undefined){
let data4 = data0.playbook_runs;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push(failure(instancePath+"/summary/playbook_runs", "#/allOf/1/properties/summary/properties/playbook_runs/type", "type", {type: "integer"}));errors++;
}
}
if(data0.checks !== undefined){
let data5 = data0.checks;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push(failure(instancePath+"/summary/checks", "#/allOf/1/properties/summary/properties/checks/type", "type", {type: "integer"}));errors++;
}
}
}
}
if(data.scraper !== undefined){
let data6 = data.scraper;
const _errs16 = errors;
let valid3 = false;
let passing0 = null;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/allOf/1/properties/scraper/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data6.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/allOf/1/properties/scraper/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!(value4.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/allOf/1/properties/scraper/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/allOf/1/properties/scraper/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/allOf/1/properties/scraper/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/allOf/1/properties/scraper/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs23 = errors;
if(data6 !== null){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/allOf/1/properties/scraper/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/allOf/1/properties/scraper/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.properties !== undefined){
let data9 = data.properties;
if((!(Array.isArray(data9))) && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/allOf/1/properties/properties/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(ResourceProperty(data9[i0], instancePath+"/properties/" + i0))){
vErrors = vErrors === null ? ResourceProperty.errors : vErrors.concat(ResourceProperty.errors);
errors = vErrors.length;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ConfigItemDetail.errors = vErrors;
return errors === 0;
}
export function ConfigLabel(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "key"}));errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "value"}));errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value0}));errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigLabel.errors = vErrors;
return errors === 0;
}
export function ConfigListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.config_class === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_class"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "changes"}));errors++;
}
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.cost_per_minute === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_per_minute"}));errors++;
}
if(data.cost_total_1d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_1d"}));errors++;
}
if(data.cost_total_7d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_7d"}));errors++;
}
if(data.cost_total_30d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_30d"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.config_class !== undefined){
if(typeof data.config_class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/config_class", "#/properties/config_class/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data.namespace !== undefined){
let data4 = data.namespace;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.health !== undefined){
let data6 = data.health;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.labels !== undefined){
let data7 = data.labels;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
if(typeof data7[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value1}));errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(typeof data9[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.changes !== undefined){
let data11 = data.changes;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: value2}));errors++;
}
}
if(data.analysis !== undefined){
if(!(InsightCounts(data.analysis, instancePath+"/analysis"))){
vErrors = vErrors === null ? InsightCounts.errors : vErrors.concat(InsightCounts.errors);
errors = vErrors.length;
}
}
if(data.cost_per_minute !== undefined){
let data13 = data.cost_per_minute;
if((!(typeof data13 == "number")) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data14 = data.cost_total_1d;
if((!(typeof data14 == "number")) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data15 = data.cost_total_7d;
if((!(typeof data15 == "number")) && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data16 = data.cost_total_30d;
if((!(typeof data16 == "number")) && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value3}));errors++;
}
}
if(data.created_at !== undefined){
let data17 = data.created_at;
if(typeof data17 === "string"){
if(!(value5.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data18 = data.updated_at;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data18 === "string"){
if(!(value5.test(data18))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data19 = data.deleted_at;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data19 === "string"){
if(!(value5.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data20 = data.agent_id;
if(typeof data20 === "string"){
if(!(value4.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.agent !== undefined){
let data21 = data.agent;
const _errs45 = errors;
let valid3 = false;
let passing0 = null;
const _errs46 = errors;
if(!(AgentRef(data21, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs46 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs47 = errors;
if(data21 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs47 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigListEntry.errors = vErrors;
return errors === 0;
}
export function ConfigOfComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigComponentRelationship(data, instancePath))){
vErrors = vErrors === null ? ConfigComponentRelationship.errors : vErrors.concat(ConfigComponentRelationship.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.config !== undefined){
let data0 = data.config;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(ConfigRef(data0, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ConfigOfComponent.errors = vErrors;
return errors === 0;
}
export function ConfigOfComponentRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigRef(data, instancePath))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.links === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "links"}));errors++;
}
if(data.links !== undefined){
let data0 = data.links;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.component_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0, "#/allOf/1/properties/links/items/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data1.component_id !== undefined){
let data2 = data1.component_id;
if(typeof data2 === "string"){
if(!(value4.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/component_id", "#/allOf/1/properties/links/items/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i0+"/component_id", "#/allOf/1/properties/links/items/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i0, "#/allOf/1/properties/links/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links", "#/allOf/1/properties/links/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ConfigOfComponentRef.errors = vErrors;
return errors === 0;
}
export function ConfigRelationship(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.related_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "related_id"}));errors++;
}
if(data.relation === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "relation"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.selector_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selector_id"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.config_id !== undefined){
let data0 = data.config_id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.related_id !== undefined){
let data1 = data.related_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/related_id", "#/properties/related_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/related_id", "#/properties/related_id/type", "type", {type: "string"}));errors++;
}
}
if(data.relation !== undefined){
let data2 = data.relation;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/relation", "#/properties/relation/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(value5.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data4 = data.updated_at;
if(typeof data4 === "string"){
if(!(value5.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data5 = data.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value5.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.selector_id !== undefined){
let data6 = data.selector_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value0}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigRelationship.errors = vErrors;
return errors === 0;
}
export function ConfigRelationshipEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigRelationship(data, instancePath))){
vErrors = vErrors === null ? ConfigRelationship.errors : vErrors.concat(ConfigRelationship.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.related === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "related"}));errors++;
}
if(data.config !== undefined){
let data0 = data.config;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(ConfigRef(data0, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.related !== undefined){
let data1 = data.related;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(ConfigRef(data1, instancePath+"/related"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/related", "#/allOf/1/properties/related/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/related", "#/allOf/1/properties/related/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ConfigRelationshipEntry.errors = vErrors;
return errors === 0;
}
export function ConfigScraper(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.application_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "application_id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data4 = data.spec;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.application_id !== undefined){
let data6 = data.application_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data7 = data.created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value4.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data8 = data.agent_id;
if(typeof data8 === "string"){
if(!(value4.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(value5.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value5.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data11 = data.deleted_at;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value5.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigScraper.errors = vErrors;
return errors === 0;
}
export function ConfigScraperWithStatus(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.application_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "application_id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.job_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_name"}));errors++;
}
if(data.job_success_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_success_count"}));errors++;
}
if(data.job_error_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_error_count"}));errors++;
}
if(data.job_details === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_details"}));errors++;
}
if(data.job_hostname === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_hostname"}));errors++;
}
if(data.job_duration_millis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_duration_millis"}));errors++;
}
if(data.job_resource_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_resource_type"}));errors++;
}
if(data.job_status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_status"}));errors++;
}
if(data.job_time_start === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_time_start"}));errors++;
}
if(data.job_time_end === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_time_end"}));errors++;
}
if(data.job_created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_created_at"}));errors++;
}
if(data.job_last_failed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "job_last_failed"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data4 = data.spec;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.application_id !== undefined){
let data6 = data.application_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data7 = data.created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value4.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data8 = data.agent_id;
if(typeof data8 === "string"){
if(!(value4.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(value5.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value5.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data11 = data.deleted_at;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value5.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.job_name !== undefined){
let data13 = data.job_name;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value0}));errors++;
}
}
if(data.job_success_count !== undefined){
let data14 = data.job_success_count;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value2}));errors++;
}
}
if(data.job_error_count !== undefined){
let data15 = data.job_error_count;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value2}));errors++;
}
}
if(data.job_hostname !== undefined){
let data16 = data.job_hostname;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value0}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data17 = data.job_duration_millis;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value2}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data18 = data.job_resource_type;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value0}));errors++;
}
}
if(data.job_status !== undefined){
let data19 = data.job_status;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value0}));errors++;
}
}
if(data.job_time_start !== undefined){
let data20 = data.job_time_start;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value0}));errors++;
}
if(typeof data20 === "string"){
if(!(value5.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data21 = data.job_time_end;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value0}));errors++;
}
if(typeof data21 === "string"){
if(!(value5.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data22 = data.job_created_at;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value5.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data23 = data.job_last_failed;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value0}));errors++;
}
if(typeof data23 === "string"){
if(!(value5.test(data23))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigScraperWithStatus.errors = vErrors;
return errors === 0;
}
export function ConfigStatus(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigStatus.errors = vErrors;
return errors === 0;
}
export function ConfigTag(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "key"}));errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "value"}));errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value0}));errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigTag.errors = vErrors;
return errors === 0;
}
export function ConfigTagLabelKey(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "key"}));errors++;
}
if(data.key !== undefined){
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigTagLabelKey.errors = vErrors;
return errors === 0;
}
export function ConfigType(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigType.errors = vErrors;
return errors === 0;
}
export function ConfigsChange(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.change_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "change_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.external_created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.change_type !== undefined){
let data2 = data.change_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data6 = data.created_by;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_created_by !== undefined){
let data7 = data.external_created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(value5.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.config !== undefined){
let data9 = data.config;
const _errs20 = errors;
let valid1 = false;
let passing0 = null;
const _errs21 = errors;
if(!(ConfigRef(data9, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigsChange.errors = vErrors;
return errors === 0;
}
export function InsightCounts(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value1}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push(failure(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
InsightCounts.errors = vErrors;
return errors === 0;
}
export function InsightDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.analyzer === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analyzer"}));errors++;
}
if(data.analysis_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.last_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_observed"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data4 = data.analysis_type;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data5 = data.severity;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data7 = data.summary;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.message !== undefined){
let data8 = data.message;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
}
}
if(data.first_observed !== undefined){
let data9 = data.first_observed;
if(typeof data9 === "string"){
if(!(value5.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data10 = data.last_observed;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value5.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.config !== undefined){
let data11 = data.config;
const _errs24 = errors;
let valid1 = false;
let passing0 = null;
const _errs25 = errors;
if(!(ConfigRef(data11, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs25 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs26 = errors;
if(data11 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
InsightDetail.errors = vErrors;
return errors === 0;
}
export function InsightListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.config_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_type"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.analyzer === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analyzer"}));errors++;
}
if(data.analysis_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.last_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_observed"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_type !== undefined){
let data2 = data.config_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_type", "#/properties/config_type/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data5 = data.analysis_type;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data6 = data.severity;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data8 = data.summary;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.message !== undefined){
let data9 = data.message;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
}
}
if(data.first_observed !== undefined){
let data10 = data.first_observed;
if(typeof data10 === "string"){
if(!(value5.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data11 = data.last_observed;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value5.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.config !== undefined){
let data12 = data.config;
const _errs26 = errors;
let valid1 = false;
let passing0 = null;
const _errs27 = errors;
if(!(ConfigRef(data12, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs27 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data12 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
InsightListEntry.errors = vErrors;
return errors === 0;
}
export function InsightOfComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.config_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_type"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.analyzer === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analyzer"}));errors++;
}
if(data.analysis_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis_type"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.last_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_observed"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data1 = data.config_id;
if(typeof data1 === "string"){
if(!(value4.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.config_type !== undefined){
let data2 = data.config_type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_type", "#/properties/config_type/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data5 = data.analysis_type;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data6 = data.severity;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.summary !== undefined){
let data8 = data.summary;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value0}));errors++;
}
}
if(data.message !== undefined){
let data9 = data.message;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
}
}
if(data.first_observed !== undefined){
let data10 = data.first_observed;
if(typeof data10 === "string"){
if(!(value5.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data11 = data.last_observed;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value5.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.config !== undefined){
if(!(ConfigOfComponentRef(data.config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigOfComponentRef.errors : vErrors.concat(ConfigOfComponentRef.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
InsightOfComponent.errors = vErrors;
return errors === 0;
}
export function InsightSource(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.source !== undefined){
let data0 = data.source;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
InsightSource.errors = vErrors;
return errors === 0;
}
export function ParentByLocation(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ParentByLocation.errors = vErrors;
return errors === 0;
}
export function RelatedConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.related_ids === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "related_ids"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "changes"}));errors++;
}
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.cost_per_minute === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_per_minute"}));errors++;
}
if(data.cost_total_1d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_1d"}));errors++;
}
if(data.cost_total_7d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_7d"}));errors++;
}
if(data.cost_total_30d === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cost_total_30d"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.ready === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ready"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value0}));errors++;
}
}
if(data.related_ids !== undefined){
let data3 = data.related_ids;
if((!(Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/related_ids", "#/properties/related_ids/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/related_ids/" + i0, "#/properties/related_ids/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value1}));errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.changes !== undefined){
let data7 = data.changes;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: value2}));errors++;
}
}
if(data.cost_per_minute !== undefined){
let data8 = data.cost_per_minute;
if((!(typeof data8 == "number")) && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data9 = data.cost_total_1d;
if((!(typeof data9 == "number")) && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data10 = data.cost_total_7d;
if((!(typeof data10 == "number")) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value3}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data11 = data.cost_total_30d;
if((!(typeof data11 == "number")) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value3}));errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value5.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value5.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data14 = data.deleted_at;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value5.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data15 = data.agent_id;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value4.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.health !== undefined){
let data16 = data.health;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data.ready !== undefined){
let data17 = data.ready;
if((typeof data17 !== "boolean") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/ready", "#/properties/ready/type", "type", {type: value7}));errors++;
}
}
if(data.status !== undefined){
let data18 = data.status;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.path !== undefined){
let data19 = data.path;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
RelatedConfig.errors = vErrors;
return errors === 0;
}
export function RelatedConfigEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(RelatedConfig(data, instancePath))){
vErrors = vErrors === null ? RelatedConfig.errors : vErrors.concat(RelatedConfig.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.analysis !== undefined){
if(!(InsightCounts(data.analysis, instancePath+"/analysis"))){
vErrors = vErrors === null ? InsightCounts.errors : vErrors.concat(InsightCounts.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
RelatedConfigEntry.errors = vErrors;
return errors === 0;
}
export function ResponderConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.external_id !== undefined){
let data3 = data.external_id;
if((!(Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value6}));errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i0, "#/properties/external_id/items/type", "type", {type: "string"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ResponderConfig.errors = vErrors;
return errors === 0;
}
export function SavedQuery(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "columns"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data1 = data.icon;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.query !== undefined){
if(typeof data.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data4 = data.created_by;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(value5.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if(typeof data6 === "string"){
if(!(value5.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SavedQuery.errors = vErrors;
return errors === 0;
}
export function ScraperDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigScraper(data, instancePath))){
vErrors = vErrors === null ? ConfigScraper.errors : vErrors.concat(ConfigScraper.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.creator !== undefined){
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.agent !== undefined){
let data1 = data.agent;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(AgentRef(data1, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ScraperDetail.errors = vErrors;
return errors === 0;
}
export function ScraperListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigScraperWithStatus(data, instancePath))){
vErrors = vErrors === null ? ConfigScraperWithStatus.errors : vErrors.concat(ConfigScraperWithStatus.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.creator !== undefined){
let data0 = data.creator;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.agent !== undefined){
let data1 = data.agent;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(AgentRef(data1, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs11 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ScraperListEntry.errors = vErrors;
return errors === 0;
}
export function ScraperSpec(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value4.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data2 = data.namespace;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ScraperSpec.errors = vErrors;
return errors === 0;
}
export function TaggedConfigRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(ConfigRef(data, instancePath))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.tags !== undefined){
let data0 = data.tags;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/allOf/1/properties/tags/type", "type", {type: value1}));errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(typeof data0[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/allOf/1/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
TaggedConfigRef.errors = vErrors;
return errors === 0;
}
