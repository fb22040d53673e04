// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
const value0 = {"name":1,"events":1,"filter":1,"group_by":1,"person_id":1,"team_id":1,"custom_services":1,"playbook_id":1,"repeat_interval":1,"wait_for":1,"wait_for_eval_period":1,"title":1,"template":1,"properties":1};
const value1 = ["check.passed","check.failed","component.healthy","component.unhealthy","component.unknown","component.warning","config.created","config.deleted","config.updated","config.healthy","config.unhealthy","config.unknown","config.warning","playbook.spec.approval.updated","playbook.approval.inserted"];
const value2 = Object.prototype.hasOwnProperty;
const value3 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export function notification_rule_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/0/required", "required", {missingProperty: "person_id"}));errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/1/required", "required", {missingProperty: "team_id"}));errors++;
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
if(data.custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/2/required", "required", {missingProperty: "custom_services"}));errors++;
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
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/oneOf/3/required", "required", {missingProperty: "playbook_id"}));errors++;
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
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
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
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/minItems", "minItems", {limit: 1}));errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
if(!(((((((((((((((data2 === "check.passed") || (data2 === "check.failed")) || (data2 === "component.healthy")) || (data2 === "component.unhealthy")) || (data2 === "component.unknown")) || (data2 === "component.warning")) || (data2 === "config.created")) || (data2 === "config.deleted")) || (data2 === "config.updated")) || (data2 === "config.healthy")) || (data2 === "config.unhealthy")) || (data2 === "config.unknown")) || (data2 === "config.warning")) || (data2 === "playbook.spec.approval.updated")) || (data2 === "playbook.approval.inserted"))){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/enum", "enum", {allowedValues: value1}));errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/uniqueItems", "uniqueItems", {i: i1, j: j0}));errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.filter !== undefined){
if(typeof data.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data.group_by !== undefined){
let data4 = data.group_by;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(typeof data4[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group_by/" + i2, "#/properties/group_by/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/type", "type", {type: "array"}));errors++;
}
}
if(data.person_id !== undefined){
let data6 = data.person_id;
if(typeof data6 === "string"){
if(!(value3.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
if(data.team_id !== undefined){
let data7 = data.team_id;
if(typeof data7 === "string"){
if(!(value3.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
if(data.custom_services !== undefined){
let data8 = data.custom_services;
if(Array.isArray(data8)){
if(data8.length > 1){
(vErrors ??= []).push(failure(instancePath+"/custom_services", "#/properties/custom_services/maxItems", "maxItems", {limit: 1}));errors++;
}
const len2 = data8.length;
for(let i3=0; i3<len2; i3++){
let data9 = data8[i3];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.connection === undefined){
(vErrors ??= []).push(failure(instancePath+"/custom_services/" + i3, "#/properties/custom_services/items/required", "required", {missingProperty: "connection"}));errors++;
}
for(const key1 in data9){
if(!(key1 === "connection")){
(vErrors ??= []).push(failure(instancePath+"/custom_services/" + i3, "#/properties/custom_services/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data9.connection !== undefined){
if(typeof data9.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/custom_services/" + i3+"/connection", "#/properties/custom_services/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/custom_services/" + i3, "#/properties/custom_services/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/custom_services", "#/properties/custom_services/type", "type", {type: "array"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data11 = data.playbook_id;
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.repeat_interval !== undefined){
if(typeof data.repeat_interval !== "string"){
(vErrors ??= []).push(failure(instancePath+"/repeat_interval", "#/properties/repeat_interval/type", "type", {type: "string"}));errors++;
}
}
if(data.wait_for !== undefined){
if(typeof data.wait_for !== "string"){
(vErrors ??= []).push(failure(instancePath+"/wait_for", "#/properties/wait_for/type", "type", {type: "string"}));errors++;
}
}
if(data.wait_for_eval_period !== undefined){
if(typeof data.wait_for_eval_period !== "string"){
(vErrors ??= []).push(failure(instancePath+"/wait_for_eval_period", "#/properties/wait_for_eval_period/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "string"}));errors++;
}
}
if(data.properties !== undefined){
let data17 = data.properties;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
notification_rule_json_form.errors = vErrors;
return errors === 0;
}
export default notification_rule_json_form;
