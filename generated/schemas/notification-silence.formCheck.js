// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value0 = {"name":1,"from":1,"until":1,"description":1,"config_id":1,"component_id":1,"check_id":1,"canary_id":1,"recursive":1,"filter":1,"selectors":1};
const value1 = ["string","null"];
const value2 = Object.prototype.hasOwnProperty;
const value3 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function notification_silence_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/0/required", "required", {missingProperty: "config_id"}));errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/1/required", "required", {missingProperty: "component_id"}));errors++;
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
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "check_id"}));errors++;
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
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "canary_id"}));errors++;
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
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "filter"}));errors++;
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
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "selectors"}));errors++;
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
if(data.from === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "from"}));errors++;
}
for(const key0 in data){
if(!(value2.call(value0, key0))){
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
if(data.from !== undefined){
if(typeof data.from !== "string"){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data.until !== undefined){
let data2 = data.until;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value1}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data4 = data.config_id;
if(typeof data4 === "string"){
if(!(value3.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.component_id !== undefined){
let data5 = data.component_id;
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.check_id !== undefined){
let data6 = data.check_id;
if(typeof data6 === "string"){
if(!(value3.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.canary_id !== undefined){
let data7 = data.canary_id;
if(typeof data7 === "string"){
if(!(value3.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: "string"}));errors++;
}
}
if(data.recursive !== undefined){
if(typeof data.recursive !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/recursive", "#/properties/recursive/type", "type", {type: "boolean"}));errors++;
}
}
if(data.filter !== undefined){
let data9 = data.filter;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.selectors !== undefined){
let data10 = data.selectors;
if(Array.isArray(data10)){
if(data10.length < 1){
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(resource_selector_json(data10[i0], instancePath+"/selectors/" + i0))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_silence_json_form.errors = vErrors;
return errors === 0;
}
export default notification_silence_json_form;
