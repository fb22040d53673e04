// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, CheckRef, ComponentRef, ConfigRef, PersonRef, TeamRef } from "./shared.js";
const value0 = ["string","null"];
const value1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value2 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value3 = ["object","null"];
const value4 = ["integer","null"];
const value5 = ["array","null"];
export function Artifact(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.check_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_time"}));errors++;
}
if(data.playbook_run_action_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run_action_id"}));errors++;
}
if(data.connection_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection_id"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
if(data.filename === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "filename"}));errors++;
}
if(data.content_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "content_type"}));errors++;
}
if(data.size === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "size"}));errors++;
}
if(data.checksum === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "checksum"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.is_data_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_data_pushed"}));errors++;
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
if(data.expires_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "expires_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.check_id !== undefined){
let data1 = data.check_id;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value0}));errors++;
}
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_time !== undefined){
let data2 = data.check_time;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_time", "#/properties/check_time/type", "type", {type: value0}));errors++;
}
if(typeof data2 === "string"){
if(!(value2.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/check_time", "#/properties/check_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.playbook_run_action_id !== undefined){
let data3 = data.playbook_run_action_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_action_id", "#/properties/playbook_run_action_id/type", "type", {type: value0}));errors++;
}
if(typeof data3 === "string"){
if(!(value1.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_action_id", "#/properties/playbook_run_action_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.connection_id !== undefined){
let data4 = data.connection_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data.filename !== undefined){
if(typeof data.filename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filename", "#/properties/filename/type", "type", {type: "string"}));errors++;
}
}
if(data.content_type !== undefined){
let data7 = data.content_type;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/content_type", "#/properties/content_type/type", "type", {type: value0}));errors++;
}
}
if(data.size !== undefined){
let data8 = data.size;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push(failure(instancePath+"/size", "#/properties/size/type", "type", {type: "integer"}));errors++;
}
}
if(data.checksum !== undefined){
if(typeof data.checksum !== "string"){
(vErrors ??= []).push(failure(instancePath+"/checksum", "#/properties/checksum/type", "type", {type: "string"}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.is_data_pushed !== undefined){
if(typeof data.is_data_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_data_pushed", "#/properties/is_data_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(value2.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if(typeof data13 === "string"){
if(!(value2.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data14 = data.deleted_at;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value2.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.expires_at !== undefined){
let data15 = data.expires_at;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/expires_at", "#/properties/expires_at/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value2.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/expires_at", "#/properties/expires_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Artifact.errors = vErrors;
return errors === 0;
}
export function NamedPlaybook(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data5 = data.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NamedPlaybook.errors = vErrors;
return errors === 0;
}
export function PendingPlaybookRun(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parameters"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config"}));errors++;
}
if(data.approvals === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "approvals"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data1 = data.playbook_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(value2.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.parameters !== undefined){
let data4 = data.parameters;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: value3}));errors++;
}
}
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
if(data.config_id !== undefined){
let data6 = data.config_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data7 = data.component_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data8 = data.check_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.creator !== undefined){
let data9 = data.creator;
const _errs20 = errors;
let valid1 = false;
let passing0 = null;
const _errs21 = errors;
if(!(PersonRef(data9, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/creator", "#/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
if(data.playbook !== undefined){
let data10 = data.playbook;
const _errs25 = errors;
let valid2 = false;
let passing1 = null;
const _errs26 = errors;
if(!(NamedPlaybook(data10, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs27 = errors;
if(data10 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs27 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data11 = data.component;
const _errs30 = errors;
let valid3 = false;
let passing2 = null;
const _errs31 = errors;
if(!(ComponentRef(data11, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs31 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs32 = errors;
if(data11 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs32 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data12 = data.check;
const _errs35 = errors;
let valid4 = false;
let passing3 = null;
const _errs36 = errors;
if(!(CheckRef(data12, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid3 = _errs36 === errors;
if(_valid3){
valid4 = true;
passing3 = 0;
}
const _errs37 = errors;
if(data12 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs37 === errors;
if(_valid3 && valid4){
valid4 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid4 = true;
passing3 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/check", "#/properties/check/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data13 = data.config;
const _errs40 = errors;
let valid5 = false;
let passing4 = null;
const _errs41 = errors;
if(!(ConfigRef(data13, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid4 = _errs41 === errors;
if(_valid4){
valid5 = true;
passing4 = 0;
}
const _errs42 = errors;
if(data13 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs42 === errors;
if(_valid4 && valid5){
valid5 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid5 = true;
passing4 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data14 = data.approvals;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(PlaybookApprovalEntry(data14[i0], instancePath+"/approvals/" + i0))){
vErrors = vErrors === null ? PlaybookApprovalEntry.errors : vErrors.concat(PlaybookApprovalEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvals", "#/properties/approvals/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PendingPlaybookRun.errors = vErrors;
return errors === 0;
}
export function Playbook(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.category === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "category"}));errors++;
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data6 = data.spec;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.created_by !== undefined){
let data7 = data.created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(value2.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(value2.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data12 = data.deleted_at;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value2.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Playbook.errors = vErrors;
return errors === 0;
}
export function PlaybookActionDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PlaybookRunAction(data, instancePath))){
vErrors = vErrors === null ? PlaybookRunAction.errors : vErrors.concat(PlaybookRunAction.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.artifacts === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "artifacts"}));errors++;
}
if(data.run === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "run"}));errors++;
}
if(data.result === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "result"}));errors++;
}
if(data.agent !== undefined){
let data0 = data.agent;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(AgentRef(data0, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
if(data.artifacts !== undefined){
let data1 = data.artifacts;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(Artifact(data1[i0], instancePath+"/artifacts/" + i0))){
vErrors = vErrors === null ? Artifact.errors : vErrors.concat(Artifact.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts", "#/allOf/1/properties/artifacts/type", "type", {type: "array"}));errors++;
}
}
if(data.run !== undefined){
let data3 = data.run;
const _errs12 = errors;
let valid5 = false;
let passing1 = null;
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data3.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data3.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data3.status === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data3.spec === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "spec"}));errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/run/id", "#/allOf/1/properties/run/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run/id", "#/allOf/1/properties/run/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data3.playbook_id !== undefined){
let data5 = data3.playbook_id;
if(typeof data5 === "string"){
if(!(value1.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/run/playbook_id", "#/allOf/1/properties/run/oneOf/0/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run/playbook_id", "#/allOf/1/properties/run/oneOf/0/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data3.parent_id !== undefined){
let data6 = data3.parent_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/run/parent_id", "#/allOf/1/properties/run/oneOf/0/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/run/parent_id", "#/allOf/1/properties/run/oneOf/0/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data3.status !== undefined){
if(typeof data3.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/run/status", "#/allOf/1/properties/run/oneOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data3.spec !== undefined){
if(!(PlaybookSpec(data3.spec, instancePath+"/run/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs24 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs24 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.result !== undefined){
if(!(PlaybookActionResult(data.result, instancePath+"/result"))){
vErrors = vErrors === null ? PlaybookActionResult.errors : vErrors.concat(PlaybookActionResult.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PlaybookActionDetail.errors = vErrors;
return errors === 0;
}
export function PlaybookActionResult(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value3}));errors++;
}
PlaybookActionResult.errors = vErrors;
return errors === 0;
}
export function PlaybookApprovalEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(!(value2.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.person !== undefined){
let data2 = data.person;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(PersonRef(data2, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs8 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
}
if(data.team !== undefined){
let data3 = data.team;
const _errs11 = errors;
let valid2 = false;
let passing1 = null;
const _errs12 = errors;
if(!(TeamRef(data3, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookApprovalEntry.errors = vErrors;
return errors === 0;
}
export function PlaybookApprovalRule(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.approvers !== undefined){
let data1 = data.approvers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.people !== undefined){
let data2 = data1.people;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approvers/people/" + i0, "#/properties/approvers/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvers/people", "#/properties/approvers/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data1.teams !== undefined){
let data4 = data1.teams;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approvers/teams/" + i1, "#/properties/approvers/properties/teams/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvers/teams", "#/properties/approvers/properties/teams/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvers", "#/properties/approvers/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookApprovalRule.errors = vErrors;
return errors === 0;
}
export function PlaybookDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Playbook(data, instancePath))){
vErrors = vErrors === null ? Playbook.errors : vErrors.concat(Playbook.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "spec"}));errors++;
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
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PlaybookDetail.errors = vErrors;
return errors === 0;
}
export function PlaybookEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.category === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "category"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data7 = data.deleted_at;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookEntry.errors = vErrors;
return errors === 0;
}
export function PlaybookName(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.category === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "category"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.category !== undefined){
let data4 = data.category;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: value0}));errors++;
}
}
if(data.icon !== undefined){
let data5 = data.icon;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookName.errors = vErrors;
return errors === 0;
}
export function PlaybookParameter(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/required", "#/properties/required/type", "type", {type: "boolean"}));errors++;
}
}
if(data.dependsOn !== undefined){
let data6 = data.dependsOn;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/dependsOn/" + i0, "#/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dependsOn", "#/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.properties !== undefined){
let data8 = data.properties;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookParameter.errors = vErrors;
return errors === 0;
}
export function PlaybookRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.deleted_at !== undefined){
let data4 = data.deleted_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value2.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRef.errors = vErrors;
return errors === 0;
}
export function PlaybookRun(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.scheduled_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scheduled_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.timeout === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "timeout"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.notification_send_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "notification_send_id"}));errors++;
}
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parameters"}));errors++;
}
if(data.request === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "request"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data1 = data.playbook_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.spec !== undefined){
let data2 = data.spec;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(value2.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data5 = data.start_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data6 = data.scheduled_time;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data7 = data.end_time;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.timeout !== undefined){
let data8 = data.timeout;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push(failure(instancePath+"/timeout", "#/properties/timeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.notification_send_id !== undefined){
let data10 = data.notification_send_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/properties/notification_send_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value1.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/properties/notification_send_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data11 = data.check_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value1.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_id !== undefined){
let data12 = data.config_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value1.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data13 = data.component_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value1.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data14 = data.agent_id;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value1.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.parent_id !== undefined){
let data15 = data.parent_id;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value1.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.error !== undefined){
let data16 = data.error;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRun.errors = vErrors;
return errors === 0;
}
export function PlaybookRunAction(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.retry_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "retry_count"}));errors++;
}
if(data.playbook_run_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run_id"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.scheduled_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scheduled_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.result === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "result"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.retry_count !== undefined){
let data3 = data.retry_count;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value4}));errors++;
}
}
if(data.playbook_run_id !== undefined){
let data4 = data.playbook_run_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data5 = data.start_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data6 = data.scheduled_time;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data7 = data.end_time;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.agent_id !== undefined){
let data9 = data.agent_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.error !== undefined){
let data10 = data.error;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRunAction.errors = vErrors;
return errors === 0;
}
export function PlaybookRunActionEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PlaybookRunActionSummary(data, instancePath))){
vErrors = vErrors === null ? PlaybookRunActionSummary.errors : vErrors.concat(PlaybookRunActionSummary.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "result"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.artifacts === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "artifacts"}));errors++;
}
if(data.result !== undefined){
if(!(PlaybookActionResult(data.result, instancePath+"/result"))){
vErrors = vErrors === null ? PlaybookActionResult.errors : vErrors.concat(PlaybookActionResult.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
let data1 = data.agent;
const _errs5 = errors;
let valid2 = false;
let passing0 = null;
const _errs6 = errors;
if(!(AgentRef(data1, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs7 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.artifacts !== undefined){
let data2 = data.artifacts;
if((!(Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/artifacts", "#/allOf/1/properties/artifacts/type", "type", {type: value5}));errors++;
}
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(Artifact(data2[i0], instancePath+"/artifacts/" + i0))){
vErrors = vErrors === null ? Artifact.errors : vErrors.concat(Artifact.errors);
errors = vErrors.length;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PlaybookRunActionEntry.errors = vErrors;
return errors === 0;
}
export function PlaybookRunActionSummary(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.playbook_run_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run_id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.scheduled_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scheduled_time"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.result === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "result"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.retry_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "retry_count"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.artifacts === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "artifacts"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.playbook_run_id !== undefined){
let data2 = data.playbook_run_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value0}));errors++;
}
if(typeof data2 === "string"){
if(!(value1.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.scheduled_time !== undefined){
let data4 = data.scheduled_time;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value2.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data5 = data.start_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.end_time !== undefined){
let data6 = data.end_time;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data7 = data.agent_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.retry_count !== undefined){
let data8 = data.retry_count;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value4}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRunActionSummary.errors = vErrors;
return errors === 0;
}
export function PlaybookRunDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PlaybookRun(data, instancePath))){
vErrors = vErrors === null ? PlaybookRun.errors : vErrors.concat(PlaybookRun.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "component"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "check"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.approvals === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "approvals"}));errors++;
}
if(data.actions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "actions"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "parameters"}));errors++;
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
if(data.playbook !== undefined){
let data2 = data.playbook;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(NamedPlaybook(data2, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs16 === errors;
if(_valid2 && valid4){
valid4 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid4 = true;
passing2 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data3 = data.component;
const _errs19 = errors;
let valid5 = false;
let passing3 = null;
const _errs20 = errors;
if(!(ComponentRef(data3, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid3 = _errs20 === errors;
if(_valid3){
valid5 = true;
passing3 = 0;
}
const _errs21 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs21 === errors;
if(_valid3 && valid5){
valid5 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid5 = true;
passing3 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data4 = data.check;
const _errs24 = errors;
let valid6 = false;
let passing4 = null;
const _errs25 = errors;
if(!(CheckRef(data4, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
if(_valid4){
valid6 = true;
passing4 = 0;
}
const _errs26 = errors;
if(data4 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs26 === errors;
if(_valid4 && valid6){
valid6 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid6 = true;
passing4 = 1;
}
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
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
if(data.config !== undefined){
let data5 = data.config;
const _errs29 = errors;
let valid7 = false;
let passing5 = null;
const _errs30 = errors;
if(!(ConfigRef(data5, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid5 = _errs30 === errors;
if(_valid5){
valid7 = true;
passing5 = 0;
}
const _errs31 = errors;
if(data5 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid5 = _errs31 === errors;
if(_valid5 && valid7){
valid7 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid7 = true;
passing5 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing5}));errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data6 = data.approvals;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(PlaybookApprovalEntry(data6[i0], instancePath+"/approvals/" + i0))){
vErrors = vErrors === null ? PlaybookApprovalEntry.errors : vErrors.concat(PlaybookApprovalEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvals", "#/allOf/1/properties/approvals/type", "type", {type: "array"}));errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(PlaybookRunStep(data8[i1], instancePath+"/actions/" + i1))){
vErrors = vErrors === null ? PlaybookRunStep.errors : vErrors.concat(PlaybookRunStep.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/allOf/1/properties/actions/type", "type", {type: "array"}));errors++;
}
}
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
let data11 = data.parameters;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/allOf/1/properties/parameters/type", "type", {type: value3}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PlaybookRunDetail.errors = vErrors;
return errors === 0;
}
export function PlaybookRunEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "error"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.scheduled_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "scheduled_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.notification_send_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "notification_send_id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.webhook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "webhook"}));errors++;
}
if(data.event === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/required", "required", {missingProperty: "event"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data1 = data.playbook_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/allOf/0/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/allOf/0/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/allOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/allOf/0/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data4 = data.created_at;
if(typeof data4 === "string"){
if(!(value2.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/allOf/0/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/allOf/0/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data5 = data.start_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/allOf/0/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/allOf/0/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data6 = data.scheduled_time;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/allOf/0/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/allOf/0/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data7 = data.end_time;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/allOf/0/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/allOf/0/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.parent_id !== undefined){
let data8 = data.parent_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/allOf/0/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/allOf/0/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.notification_send_id !== undefined){
let data9 = data.notification_send_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/allOf/0/properties/notification_send_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/allOf/0/properties/notification_send_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data10 = data.agent_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/allOf/0/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value1.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/allOf/0/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.webhook !== undefined){
let data11 = data.webhook;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/webhook", "#/allOf/0/properties/webhook/type", "type", {type: value0}));errors++;
}
}
if(data.event !== undefined){
let data12 = data.event;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/event", "#/allOf/0/properties/event/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/0/type", "type", {type: "object"}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "component"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "check"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.creator !== undefined){
let data13 = data.creator;
const _errs31 = errors;
let valid3 = false;
let passing0 = null;
const _errs32 = errors;
if(!(PersonRef(data13, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs32 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs33 = errors;
if(data13 !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs33 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
}
if(data.playbook !== undefined){
let data14 = data.playbook;
const _errs36 = errors;
let valid4 = false;
let passing1 = null;
const _errs37 = errors;
if(!(PlaybookRef(data14, instancePath+"/playbook"))){
vErrors = vErrors === null ? PlaybookRef.errors : vErrors.concat(PlaybookRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs37 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs38 = errors;
if(data14 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs38 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
}
if(data.component !== undefined){
let data15 = data.component;
const _errs41 = errors;
let valid5 = false;
let passing2 = null;
const _errs42 = errors;
if(!(ComponentRef(data15, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs42 === errors;
if(_valid2){
valid5 = true;
passing2 = 0;
}
const _errs43 = errors;
if(data15 !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs43 === errors;
if(_valid2 && valid5){
valid5 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid5 = true;
passing2 = 1;
}
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data16 = data.check;
const _errs46 = errors;
let valid6 = false;
let passing3 = null;
const _errs47 = errors;
if(!(CheckRef(data16, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid3 = _errs47 === errors;
if(_valid3){
valid6 = true;
passing3 = 0;
}
const _errs48 = errors;
if(data16 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs48 === errors;
if(_valid3 && valid6){
valid6 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid6 = true;
passing3 = 1;
}
}
if(!valid6){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing3}));errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data17 = data.config;
const _errs51 = errors;
let valid7 = false;
let passing4 = null;
const _errs52 = errors;
if(!(ConfigRef(data17, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid4 = _errs52 === errors;
if(_valid4){
valid7 = true;
passing4 = 0;
}
const _errs53 = errors;
if(data17 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid4 = _errs53 === errors;
if(_valid4 && valid7){
valid7 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid7 = true;
passing4 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
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
PlaybookRunEntry.errors = vErrors;
return errors === 0;
}
export function PlaybookRunName(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook !== undefined){
let data3 = data.playbook;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "id"}));errors++;
}
if(data3.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "name"}));errors++;
}
if(data3.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "title"}));errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook/name", "#/properties/playbook/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook/title", "#/properties/playbook/properties/title/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRunName.errors = vErrors;
return errors === 0;
}
export function PlaybookRunOutcome(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data1 = data.playbook_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if(typeof data3 === "string"){
if(!(value2.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data4 = data.start_time;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value2.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.end_time !== undefined){
let data5 = data.end_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.playbook !== undefined){
let data6 = data.playbook;
const _errs14 = errors;
let valid1 = false;
let passing0 = null;
const _errs15 = errors;
if(!(PlaybookRef(data6, instancePath+"/playbook"))){
vErrors = vErrors === null ? PlaybookRef.errors : vErrors.concat(PlaybookRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs16 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
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
PlaybookRunOutcome.errors = vErrors;
return errors === 0;
}
export function PlaybookRunStep(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.retry_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "retry_count"}));errors++;
}
if(data.playbook_run_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run_id"}));errors++;
}
if(data.start_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "start_time"}));errors++;
}
if(data.scheduled_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scheduled_time"}));errors++;
}
if(data.end_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "end_time"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.generationInfo === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "generationInfo"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.artifacts === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "artifacts"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
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
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.retry_count !== undefined){
let data3 = data.retry_count;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value4}));errors++;
}
}
if(data.playbook_run_id !== undefined){
let data4 = data.playbook_run_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value1.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data5 = data.start_time;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data6 = data.scheduled_time;
if(typeof data6 === "string"){
if(!(value2.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data7 = data.end_time;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.error !== undefined){
let data8 = data.error;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.agent_id !== undefined){
let data9 = data.agent_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value1.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.generationInfo !== undefined){
let data10 = data.generationInfo;
if((!(Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/generationInfo", "#/properties/generationInfo/type", "type", {type: value5}));errors++;
}
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.model !== undefined){
if(typeof data11.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i0+"/model", "#/properties/generationInfo/items/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data11.inputTokens !== undefined){
if(!(typeof data11.inputTokens == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i0+"/inputTokens", "#/properties/generationInfo/items/properties/inputTokens/type", "type", {type: "number"}));errors++;
}
}
if(data11.outputTokens !== undefined){
if(!(typeof data11.outputTokens == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i0+"/outputTokens", "#/properties/generationInfo/items/properties/outputTokens/type", "type", {type: "number"}));errors++;
}
}
if(data11.cost !== undefined){
if(!(typeof data11.cost == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i0+"/cost", "#/properties/generationInfo/items/properties/cost/type", "type", {type: "number"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i0, "#/properties/generationInfo/items/type", "type", {type: "object"}));errors++;
}
}
}
}
if(data.agent !== undefined){
let data16 = data.agent;
const _errs35 = errors;
let valid4 = false;
let passing0 = null;
const _errs36 = errors;
if(!(AgentRef(data16, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs36 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs37 = errors;
if(data16 !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.artifacts !== undefined){
let data17 = data.artifacts;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1, "#/properties/artifacts/items/required", "required", {missingProperty: "id"}));errors++;
}
if(data18.filename === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1, "#/properties/artifacts/items/required", "required", {missingProperty: "filename"}));errors++;
}
if(data18.content_type === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1, "#/properties/artifacts/items/required", "required", {missingProperty: "content_type"}));errors++;
}
if(data18.size === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1, "#/properties/artifacts/items/required", "required", {missingProperty: "size"}));errors++;
}
if(data18.id !== undefined){
let data19 = data18.id;
if(typeof data19 === "string"){
if(!(value1.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1+"/id", "#/properties/artifacts/items/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1+"/id", "#/properties/artifacts/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data18.filename !== undefined){
if(typeof data18.filename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1+"/filename", "#/properties/artifacts/items/properties/filename/type", "type", {type: "string"}));errors++;
}
}
if(data18.content_type !== undefined){
let data21 = data18.content_type;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1+"/content_type", "#/properties/artifacts/items/properties/content_type/type", "type", {type: value0}));errors++;
}
}
if(data18.size !== undefined){
let data22 = data18.size;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1+"/size", "#/properties/artifacts/items/properties/size/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i1, "#/properties/artifacts/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts", "#/properties/artifacts/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookRunStep.errors = vErrors;
return errors === 0;
}
export function PlaybookSpec(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.configs !== undefined){
let data4 = data.configs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(ResourceSelector(data4[i0], instancePath+"/configs/" + i0))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data.components !== undefined){
let data6 = data.components;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(ResourceSelector(data6[i1], instancePath+"/components/" + i1))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data8 = data.checks;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(ResourceSelector(data8[i2], instancePath+"/checks/" + i2))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
}
}
if(data.parameters !== undefined){
let data10 = data.parameters;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(PlaybookParameter(data10[i3], instancePath+"/parameters/" + i3))){
vErrors = vErrors === null ? PlaybookParameter.errors : vErrors.concat(PlaybookParameter.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: "array"}));errors++;
}
}
if(data.approval !== undefined){
if(!(PlaybookApprovalRule(data.approval, instancePath+"/approval"))){
vErrors = vErrors === null ? PlaybookApprovalRule.errors : vErrors.concat(PlaybookApprovalRule.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data13 = data.actions;
if(Array.isArray(data13)){
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i4+"/name", "#/properties/actions/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions/" + i4, "#/properties/actions/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PlaybookSpec.errors = vErrors;
return errors === 0;
}
export function ResourceSelector(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ResourceSelector.errors = vErrors;
return errors === 0;
}
export function WaitingApproval(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.approval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "approval"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.approvals === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "approvals"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data1 = data.playbook_id;
if(typeof data1 === "string"){
if(!(value1.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data.approval !== undefined){
let data2 = data.approval;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(PlaybookApprovalRule(data2, instancePath+"/approval"))){
vErrors = vErrors === null ? PlaybookApprovalRule.errors : vErrors.concat(PlaybookApprovalRule.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs8 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
}
if(data.playbook !== undefined){
let data3 = data.playbook;
const _errs11 = errors;
let valid2 = false;
let passing1 = null;
const _errs12 = errors;
if(!(NamedPlaybook(data3, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs13 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
}
if(data.approvals !== undefined){
let data4 = data.approvals;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(PlaybookApprovalEntry(data4[i0], instancePath+"/approvals/" + i0))){
vErrors = vErrors === null ? PlaybookApprovalEntry.errors : vErrors.concat(PlaybookApprovalEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvals", "#/properties/approvals/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
WaitingApproval.errors = vErrors;
return errors === 0;
}
