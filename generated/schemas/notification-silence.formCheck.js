// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value_b2d543e7 = {"name":1,"from":1,"until":1,"description":1,"config_id":1,"component_id":1,"check_id":1,"canary_id":1,"recursive":1,"filter":1,"selectors":1};
const value_f2aa28b7 = ["string","null"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function notification_silence_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs = errors;
let valid = false;
let passing = null;
const _errs_2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/0/required", "required", {missingProperty: "config_id"}));errors++;
}
}
var _valid = _errs_2 === errors;
if(_valid){
valid = true;
passing = 0;
}
const _errs_3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/1/required", "required", {missingProperty: "component_id"}));errors++;
}
}
var _valid = _errs_3 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 1];
}
else {
if(_valid){
valid = true;
passing = 1;
}
const _errs_4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "check_id"}));errors++;
}
}
var _valid = _errs_4 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 2];
}
else {
if(_valid){
valid = true;
passing = 2;
}
const _errs_5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "canary_id"}));errors++;
}
}
var _valid = _errs_5 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 3];
}
else {
if(_valid){
valid = true;
passing = 3;
}
const _errs_6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "filter"}));errors++;
}
}
var _valid = _errs_6 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 4];
}
else {
if(_valid){
valid = true;
passing = 4;
}
const _errs_7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "selectors"}));errors++;
}
}
var _valid = _errs_7 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 5];
}
else {
if(_valid){
valid = true;
passing = 5;
}
}
}
}
}
}
if(!valid){
(vErrors ??= []).push(failure(instancePath, "#/oneOf", "oneOf", {passingSchemas: passing}));errors++;
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
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.from === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "from"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_b2d543e7, key))){
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
if(data.from !== undefined){
if(typeof data.from !== "string"){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: "string"}));errors++;
}
}
if(data.until !== undefined){
let data_until = data.until;
if((typeof data_until !== "string") && (data_until !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.component_id !== undefined){
let data_component_id = data.component_id;
if(typeof data_component_id === "string"){
if(!(value_c7e84e8f.test(data_component_id))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.check_id !== undefined){
let data_check_id = data.check_id;
if(typeof data_check_id === "string"){
if(!(value_c7e84e8f.test(data_check_id))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.canary_id !== undefined){
let data_canary_id = data.canary_id;
if(typeof data_canary_id === "string"){
if(!(value_c7e84e8f.test(data_canary_id))){
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
let data_filter = data.filter;
if(typeof data_filter === "string"){
if(data_filter.length < 1){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.selectors !== undefined){
let data_selectors = data.selectors;
if(Array.isArray(data_selectors)){
if(data_selectors.length < 1){
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/minItems", "minItems", {limit: 1}));errors++;
}
const len_selectors = data_selectors.length;
for(let i_selectors=0; i_selectors<len_selectors; i_selectors++){
if(!(resource_selector_json(data_selectors[i_selectors], instancePath+"/selectors/" + i_selectors))){
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
