// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value_a575d449 = ["read","update","create","delete","*","create,read,update,delete"];
const value_1585097e = {"subject_type":1,"subject":1,"config_id":1,"component_id":1,"canary_id":1,"connection_id":1,"playbook_id":1,"object":1,"object_selector":1,"action":1,"deny":1,"description":1};
const value_6a3fffe8 = ["person","team","notification","group","playbook"];
const value_cfa12c94 = ["canaries","catalog","topology","playbooks","connection","connection-detail","agent-push","kubernetes-proxy","notification","rbac","logs","agent","artifact"];
const value_4c6db6df = ["read","update","create","delete","*","create,read,update,delete","playbook:run","playbook:approve","playbook:*"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function permission_json_form(data, instancePath=""){
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
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "canary_id"}));errors++;
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
if(data.connection_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "connection_id"}));errors++;
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
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "playbook_id"}));errors++;
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
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "object"}));errors++;
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
const _errs_8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object_selector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/6/required", "required", {missingProperty: "object_selector"}));errors++;
}
}
var _valid = _errs_8 === errors;
if(_valid && valid){
valid = false;
passing = [passing, 6];
}
else {
if(_valid){
valid = true;
passing = 6;
}
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
const _errs_9 = errors;
let valid_2 = true;
const _errs_10 = errors;
const _errs_11 = errors;
const _errs_12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing;
if((data.playbook_id === undefined) && (missing = "playbook_id")){
(vErrors ??= []).push({});errors++;
}
}
var valid_3 = _errs_12 === errors;
if(valid_3){
(vErrors ??= []).push({});errors++;
}
else {
errors = _errs_11;
if(vErrors !== null){
if(_errs_11){
vErrors.length = _errs_11;
}
else {
vErrors = null;
}
}
}
var _valid_2 = _errs_10 === errors;
errors = _errs_9;
if(vErrors !== null){
if(_errs_9){
vErrors.length = _errs_9;
}
else {
vErrors = null;
}
}
if(_valid_2){
const _errs_13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
let data_action = data.action;
if(!((((((data_action === "read") || (data_action === "update")) || (data_action === "create")) || (data_action === "delete")) || (data_action === "*")) || (data_action === "create,read,update,delete"))){
(vErrors ??= []).push(failure(instancePath+"/action", "#/then/properties/action/enum", "enum", {allowedValues: value_a575d449}));errors++;
}
}
}
var _valid_2 = _errs_13 === errors;
valid_2 = _valid_2;
}
if(!valid_2){
(vErrors ??= []).push(failure(instancePath, "#/if", "if", {failingKeyword: "then"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
if(data.subject_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject_type"}));errors++;
}
if(data.action === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "action"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_1585097e, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.subject_type !== undefined){
let data_subject_type = data.subject_type;
if(typeof data_subject_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/type", "type", {type: "string"}));errors++;
}
if(!(((((data_subject_type === "person") || (data_subject_type === "team")) || (data_subject_type === "notification")) || (data_subject_type === "group")) || (data_subject_type === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/enum", "enum", {allowedValues: value_6a3fffe8}));errors++;
}
}
if(data.subject !== undefined){
let data_subject = data.subject;
if(typeof data_subject === "string"){
if(data_subject.length < 1){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: "string"}));errors++;
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
if(data.connection_id !== undefined){
let data_connection_id = data.connection_id;
if(typeof data_connection_id === "string"){
if(!(value_c7e84e8f.test(data_connection_id))){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data_playbook_id = data.playbook_id;
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.object !== undefined){
let data_object = data.object;
if(typeof data_object !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((data_object === "canaries") || (data_object === "catalog")) || (data_object === "topology")) || (data_object === "playbooks")) || (data_object === "connection")) || (data_object === "connection-detail")) || (data_object === "agent-push")) || (data_object === "kubernetes-proxy")) || (data_object === "notification")) || (data_object === "rbac")) || (data_object === "logs")) || (data_object === "agent")) || (data_object === "artifact"))){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/enum", "enum", {allowedValues: value_cfa12c94}));errors++;
}
}
if(data.object_selector !== undefined){
let data_object_selector = data.object_selector;
if(data_object_selector && typeof data_object_selector == "object" && !Array.isArray(data_object_selector)){
if(data_object_selector.scopes === undefined){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/required", "required", {missingProperty: "scopes"}));errors++;
}
for(const key_object_selector in data_object_selector){
if(!(key_object_selector === "scopes")){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/additionalProperties", "additionalProperties", {additionalProperty: key_object_selector}));errors++;
}
}
if(data_object_selector.scopes !== undefined){
let data_object_selector_scopes = data_object_selector.scopes;
if(Array.isArray(data_object_selector_scopes)){
const len_object_selector_scopes = data_object_selector_scopes.length;
for(let i_object_selector_scopes=0; i_object_selector_scopes<len_object_selector_scopes; i_object_selector_scopes++){
let data_object_selector_scopes_item = data_object_selector_scopes[i_object_selector_scopes];
if(data_object_selector_scopes_item && typeof data_object_selector_scopes_item == "object" && !Array.isArray(data_object_selector_scopes_item)){
if(data_object_selector_scopes_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i_object_selector_scopes, "#/properties/object_selector/properties/scopes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_object_selector_scopes_item in data_object_selector_scopes_item){
if(!((key_object_selector_scopes_item === "namespace") || (key_object_selector_scopes_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i_object_selector_scopes, "#/properties/object_selector/properties/scopes/items/additionalProperties", "additionalProperties", {additionalProperty: key_object_selector_scopes_item}));errors++;
}
}
if(data_object_selector_scopes_item.namespace !== undefined){
if(typeof data_object_selector_scopes_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i_object_selector_scopes+"/namespace", "#/properties/object_selector/properties/scopes/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_object_selector_scopes_item.name !== undefined){
if(typeof data_object_selector_scopes_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i_object_selector_scopes+"/name", "#/properties/object_selector/properties/scopes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i_object_selector_scopes, "#/properties/object_selector/properties/scopes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes", "#/properties/object_selector/properties/scopes/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/type", "type", {type: "object"}));errors++;
}
}
if(data.action !== undefined){
let data_action_2 = data.action;
if(typeof data_action_2 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/type", "type", {type: "string"}));errors++;
}
if(!(((((((((data_action_2 === "read") || (data_action_2 === "update")) || (data_action_2 === "create")) || (data_action_2 === "delete")) || (data_action_2 === "*")) || (data_action_2 === "create,read,update,delete")) || (data_action_2 === "playbook:run")) || (data_action_2 === "playbook:approve")) || (data_action_2 === "playbook:*"))){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/enum", "enum", {allowedValues: value_4c6db6df}));errors++;
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
permission_json_form.errors = vErrors;
return errors === 0;
}
export default permission_json_form;
