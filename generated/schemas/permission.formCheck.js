// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value0 = ["read","update","create","delete","*","create,read,update,delete"];
const value1 = {"subject_type":1,"subject":1,"config_id":1,"component_id":1,"canary_id":1,"connection_id":1,"playbook_id":1,"object":1,"object_selector":1,"action":1,"deny":1,"description":1};
const value2 = ["person","team","notification","group","playbook"];
const value3 = ["canaries","catalog","topology","playbooks","connection","connection-detail","agent-push","kubernetes-proxy","notification","rbac","logs","agent","artifact"];
const value4 = ["read","update","create","delete","*","create,read,update,delete","playbook:run","playbook:approve","playbook:*"];
const value5 = Object.prototype.hasOwnProperty;
const value6 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function permission_json_form(data, instancePath=""){
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
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "canary_id"}));errors++;
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
if(data.connection_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "connection_id"}));errors++;
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
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/4/required", "required", {missingProperty: "playbook_id"}));errors++;
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
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/5/required", "required", {missingProperty: "object"}));errors++;
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
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.object_selector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/6/required", "required", {missingProperty: "object_selector"}));errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
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
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
const _errs11 = errors;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.playbook_id === undefined) && (missing0 = "playbook_id")){
(vErrors ??= []).push({});errors++;
}
}
var valid2 = _errs12 === errors;
if(valid2){
(vErrors ??= []).push({});errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
let data0 = data.action;
if(!((((((data0 === "read") || (data0 === "update")) || (data0 === "create")) || (data0 === "delete")) || (data0 === "*")) || (data0 === "create,read,update,delete"))){
(vErrors ??= []).push(failure(instancePath+"/action", "#/then/properties/action/enum", "enum", {allowedValues: value0}));errors++;
}
}
}
var _valid1 = _errs13 === errors;
valid1 = _valid1;
}
if(!valid1){
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
for(const key0 in data){
if(!(value5.call(value1, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.subject_type !== undefined){
let data1 = data.subject_type;
if(typeof data1 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/type", "type", {type: "string"}));errors++;
}
if(!(((((data1 === "person") || (data1 === "team")) || (data1 === "notification")) || (data1 === "group")) || (data1 === "playbook"))){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/enum", "enum", {allowedValues: value2}));errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data.config_id !== undefined){
let data3 = data.config_id;
if(typeof data3 === "string"){
if(!(value6.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: "string"}));errors++;
}
}
if(data.component_id !== undefined){
let data4 = data.component_id;
if(typeof data4 === "string"){
if(!(value6.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.canary_id !== undefined){
let data5 = data.canary_id;
if(typeof data5 === "string"){
if(!(value6.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: "string"}));errors++;
}
}
if(data.connection_id !== undefined){
let data6 = data.connection_id;
if(typeof data6 === "string"){
if(!(value6.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data7 = data.playbook_id;
if(typeof data7 === "string"){
if(!(value6.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.object !== undefined){
let data8 = data.object;
if(typeof data8 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((data8 === "canaries") || (data8 === "catalog")) || (data8 === "topology")) || (data8 === "playbooks")) || (data8 === "connection")) || (data8 === "connection-detail")) || (data8 === "agent-push")) || (data8 === "kubernetes-proxy")) || (data8 === "notification")) || (data8 === "rbac")) || (data8 === "logs")) || (data8 === "agent")) || (data8 === "artifact"))){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/enum", "enum", {allowedValues: value3}));errors++;
}
}
if(data.object_selector !== undefined){
let data9 = data.object_selector;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.scopes === undefined){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/required", "required", {missingProperty: "scopes"}));errors++;
}
for(const key1 in data9){
if(!(key1 === "scopes")){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data9.scopes !== undefined){
let data10 = data9.scopes;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i0, "#/properties/object_selector/properties/scopes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key2 in data11){
if(!((key2 === "namespace") || (key2 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i0, "#/properties/object_selector/properties/scopes/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data11.namespace !== undefined){
if(typeof data11.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i0+"/namespace", "#/properties/object_selector/properties/scopes/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data11.name !== undefined){
if(typeof data11.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i0+"/name", "#/properties/object_selector/properties/scopes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object_selector/scopes/" + i0, "#/properties/object_selector/properties/scopes/items/type", "type", {type: "object"}));errors++;
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
let data14 = data.action;
if(typeof data14 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/type", "type", {type: "string"}));errors++;
}
if(!(((((((((data14 === "read") || (data14 === "update")) || (data14 === "create")) || (data14 === "delete")) || (data14 === "*")) || (data14 === "create,read,update,delete")) || (data14 === "playbook:run")) || (data14 === "playbook:approve")) || (data14 === "playbook:*"))){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/enum", "enum", {allowedValues: value4}));errors++;
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
