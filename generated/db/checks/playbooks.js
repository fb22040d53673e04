// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, CheckRef, ComponentRef, ConfigRef, PersonRef, ResourceSelector, TeamRef } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_ebf51c89 = ["object","null"];
const value_182b3249 = ["integer","null"];
const value_396d11df = ["array","null"];
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.check_id !== undefined){
let data_check_id = data.check_id;
if((typeof data_check_id !== "string") && (data_check_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_check_id === "string"){
if(!(value_c7e84e8f.test(data_check_id))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_time !== undefined){
let data_check_time = data.check_time;
if((typeof data_check_time !== "string") && (data_check_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_time", "#/properties/check_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_check_time === "string"){
if(!(value_0da04491.test(data_check_time))){
(vErrors ??= []).push(failure(instancePath+"/check_time", "#/properties/check_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.playbook_run_action_id !== undefined){
let data_playbook_run_action_id = data.playbook_run_action_id;
if((typeof data_playbook_run_action_id !== "string") && (data_playbook_run_action_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_action_id", "#/properties/playbook_run_action_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_run_action_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_run_action_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_action_id", "#/properties/playbook_run_action_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.connection_id !== undefined){
let data_connection_id = data.connection_id;
if((typeof data_connection_id !== "string") && (data_connection_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_connection_id === "string"){
if(!(value_c7e84e8f.test(data_connection_id))){
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
let data_content_type = data.content_type;
if((typeof data_content_type !== "string") && (data_content_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/content_type", "#/properties/content_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.size !== undefined){
let data_size = data.size;
if(!((typeof data_size == "number") && (!(data_size % 1) && !isNaN(data_size)))){
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
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.expires_at !== undefined){
let data_expires_at = data.expires_at;
if((typeof data_expires_at !== "string") && (data_expires_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/expires_at", "#/properties/expires_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_expires_at === "string"){
if(!(value_0da04491.test(data_expires_at))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
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
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.parameters !== undefined){
let data_parameters = data.parameters;
if((!(data_parameters && typeof data_parameters == "object" && !Array.isArray(data_parameters))) && (data_parameters !== null)){
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if((typeof data_config_id !== "string") && (data_config_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data_component_id = data.component_id;
if((typeof data_component_id !== "string") && (data_component_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_component_id === "string"){
if(!(value_c7e84e8f.test(data_component_id))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data_check_id = data.check_id;
if((typeof data_check_id !== "string") && (data_check_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_check_id === "string"){
if(!(value_c7e84e8f.test(data_check_id))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
const _errs_playbook = errors;
let valid_playbook = false;
let passing_playbook = null;
const _errs_playbook_2 = errors;
if(!(NamedPlaybook(data_playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid_playbook = _errs_playbook_2 === errors;
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 0;
}
const _errs_playbook_3 = errors;
if(data_playbook !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook = _errs_playbook_3 === errors;
if(_valid_playbook && valid_playbook){
valid_playbook = false;
passing_playbook = [passing_playbook, 1];
}
else {
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 1;
}
}
if(!valid_playbook){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing_playbook}));errors++;
}
else {
errors = _errs_playbook;
if(vErrors !== null){
if(_errs_playbook){
vErrors.length = _errs_playbook;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(ComponentRef(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid_component = _errs_component_2 === errors;
if(_valid_component){
valid_component = true;
passing_component = 0;
}
const _errs_component_3 = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component = _errs_component_3 === errors;
if(_valid_component && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component){
valid_component = true;
passing_component = 1;
}
}
if(!valid_component){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf", "oneOf", {passingSchemas: passing_component}));errors++;
}
else {
errors = _errs_component;
if(vErrors !== null){
if(_errs_component){
vErrors.length = _errs_component;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(CheckRef(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid_check = _errs_check_2 === errors;
if(_valid_check){
valid_check = true;
passing_check = 0;
}
const _errs_check_3 = errors;
if(data_check !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_check = _errs_check_3 === errors;
if(_valid_check && valid_check){
valid_check = false;
passing_check = [passing_check, 1];
}
else {
if(_valid_check){
valid_check = true;
passing_check = 1;
}
}
if(!valid_check){
(vErrors ??= []).push(failure(instancePath+"/check", "#/properties/check/oneOf", "oneOf", {passingSchemas: passing_check}));errors++;
}
else {
errors = _errs_check;
if(vErrors !== null){
if(_errs_check){
vErrors.length = _errs_check;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(ConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_config = _errs_config_2 === errors;
if(_valid_config){
valid_config = true;
passing_config = 0;
}
const _errs_config_3 = errors;
if(data_config !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_config = _errs_config_3 === errors;
if(_valid_config && valid_config){
valid_config = false;
passing_config = [passing_config, 1];
}
else {
if(_valid_config){
valid_config = true;
passing_config = 1;
}
}
if(!valid_config){
(vErrors ??= []).push(failure(instancePath+"/config", "#/properties/config/oneOf", "oneOf", {passingSchemas: passing_config}));errors++;
}
else {
errors = _errs_config;
if(vErrors !== null){
if(_errs_config){
vErrors.length = _errs_config;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data_approvals = data.approvals;
if(Array.isArray(data_approvals)){
const len_approvals = data_approvals.length;
for(let i_approvals=0; i_approvals<len_approvals; i_approvals++){
if(!(PlaybookApprovalEntry(data_approvals[i_approvals], instancePath+"/approvals/" + i_approvals))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if((typeof data_created_by !== "string") && (data_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
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
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
if(data.agent !== undefined){
let data_agent = data.agent;
const _errs_agent = errors;
let valid_agent = false;
let passing_agent = null;
const _errs_agent_2 = errors;
if(!(AgentRef(data_agent, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid_agent = _errs_agent_2 === errors;
if(_valid_agent){
valid_agent = true;
passing_agent = 0;
}
const _errs_agent_3 = errors;
if(data_agent !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_agent = _errs_agent_3 === errors;
if(_valid_agent && valid_agent){
valid_agent = false;
passing_agent = [passing_agent, 1];
}
else {
if(_valid_agent){
valid_agent = true;
passing_agent = 1;
}
}
if(!valid_agent){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing_agent}));errors++;
}
else {
errors = _errs_agent;
if(vErrors !== null){
if(_errs_agent){
vErrors.length = _errs_agent;
}
else {
vErrors = null;
}
}
}
}
if(data.artifacts !== undefined){
let data_artifacts = data.artifacts;
if(Array.isArray(data_artifacts)){
const len_artifacts = data_artifacts.length;
for(let i_artifacts=0; i_artifacts<len_artifacts; i_artifacts++){
if(!(Artifact(data_artifacts[i_artifacts], instancePath+"/artifacts/" + i_artifacts))){
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
let data_run = data.run;
const _errs_run = errors;
let valid_run = false;
let passing_run = null;
const _errs_run_2 = errors;
if(data_run && typeof data_run == "object" && !Array.isArray(data_run)){
if(data_run.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_run.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data_run.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data_run.status === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data_run.spec === undefined){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/required", "required", {missingProperty: "spec"}));errors++;
}
if(data_run.id !== undefined){
let data_run_id = data_run.id;
if(typeof data_run_id === "string"){
if(!(value_c7e84e8f.test(data_run_id))){
(vErrors ??= []).push(failure(instancePath+"/run/id", "#/allOf/1/properties/run/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run/id", "#/allOf/1/properties/run/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_run.playbook_id !== undefined){
let data_run_playbook_id = data_run.playbook_id;
if(typeof data_run_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_run_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/run/playbook_id", "#/allOf/1/properties/run/oneOf/0/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run/playbook_id", "#/allOf/1/properties/run/oneOf/0/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data_run.parent_id !== undefined){
let data_run_parent_id = data_run.parent_id;
if((typeof data_run_parent_id !== "string") && (data_run_parent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/run/parent_id", "#/allOf/1/properties/run/oneOf/0/properties/parent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_run_parent_id === "string"){
if(!(value_c7e84e8f.test(data_run_parent_id))){
(vErrors ??= []).push(failure(instancePath+"/run/parent_id", "#/allOf/1/properties/run/oneOf/0/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data_run.status !== undefined){
if(typeof data_run.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/run/status", "#/allOf/1/properties/run/oneOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_run.spec !== undefined){
if(!(PlaybookSpec(data_run.spec, instancePath+"/run/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_run_spec = _errs_run_2 === errors;
if(_valid_run_spec){
valid_run = true;
passing_run = 0;
}
const _errs_run_spec = errors;
if(data_run !== null){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_run_spec = _errs_run_spec === errors;
if(_valid_run_spec && valid_run){
valid_run = false;
passing_run = [passing_run, 1];
}
else {
if(_valid_run_spec){
valid_run = true;
passing_run = 1;
}
}
if(!valid_run){
(vErrors ??= []).push(failure(instancePath+"/run", "#/allOf/1/properties/run/oneOf", "oneOf", {passingSchemas: passing_run}));errors++;
}
else {
errors = _errs_run;
if(vErrors !== null){
if(_errs_run){
vErrors.length = _errs_run;
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
PlaybookActionDetail.errors = vErrors;
return errors === 0;
}
export function PlaybookActionResult(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value_ebf51c89}));errors++;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.person !== undefined){
let data_person = data.person;
const _errs_person = errors;
let valid_person = false;
let passing_person = null;
const _errs_person_2 = errors;
if(!(PersonRef(data_person, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_person = _errs_person_2 === errors;
if(_valid_person){
valid_person = true;
passing_person = 0;
}
const _errs_person_3 = errors;
if(data_person !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_person = _errs_person_3 === errors;
if(_valid_person && valid_person){
valid_person = false;
passing_person = [passing_person, 1];
}
else {
if(_valid_person){
valid_person = true;
passing_person = 1;
}
}
if(!valid_person){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
}
else {
errors = _errs_person;
if(vErrors !== null){
if(_errs_person){
vErrors.length = _errs_person;
}
else {
vErrors = null;
}
}
}
}
if(data.team !== undefined){
let data_team = data.team;
const _errs_team = errors;
let valid_team = false;
let passing_team = null;
const _errs_team_2 = errors;
if(!(TeamRef(data_team, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid_team = _errs_team_2 === errors;
if(_valid_team){
valid_team = true;
passing_team = 0;
}
const _errs_team_3 = errors;
if(data_team !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_team = _errs_team_3 === errors;
if(_valid_team && valid_team){
valid_team = false;
passing_team = [passing_team, 1];
}
else {
if(_valid_team){
valid_team = true;
passing_team = 1;
}
}
if(!valid_team){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
}
else {
errors = _errs_team;
if(vErrors !== null){
if(_errs_team){
vErrors.length = _errs_team;
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
let data_approvers = data.approvers;
if(data_approvers && typeof data_approvers == "object" && !Array.isArray(data_approvers)){
if(data_approvers.people !== undefined){
let data_approvers_people = data_approvers.people;
if(Array.isArray(data_approvers_people)){
const len_approvers_people = data_approvers_people.length;
for(let i_approvers_people=0; i_approvers_people<len_approvers_people; i_approvers_people++){
if(typeof data_approvers_people[i_approvers_people] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approvers/people/" + i_approvers_people, "#/properties/approvers/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approvers/people", "#/properties/approvers/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data_approvers.teams !== undefined){
let data_approvers_teams = data_approvers.teams;
if(Array.isArray(data_approvers_teams)){
const len_approvers_teams = data_approvers_teams.length;
for(let i_approvers_teams=0; i_approvers_teams<len_approvers_teams; i_approvers_teams++){
if(typeof data_approvers_teams[i_approvers_teams] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approvers/teams/" + i_approvers_teams, "#/properties/approvers/properties/teams/items/type", "type", {type: "string"}));errors++;
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
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.spec !== undefined){
if(!(PlaybookSpec(data.spec, instancePath+"/spec"))){
vErrors = vErrors === null ? PlaybookSpec.errors : vErrors.concat(PlaybookSpec.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.category !== undefined){
let data_category = data.category;
if((typeof data_category !== "string") && (data_category !== null)){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_dependsOn = data.dependsOn;
if(Array.isArray(data_dependsOn)){
const len_dependsOn = data_dependsOn.length;
for(let i_dependsOn=0; i_dependsOn<len_dependsOn; i_dependsOn++){
if(typeof data_dependsOn[i_dependsOn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/dependsOn/" + i_dependsOn, "#/properties/dependsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dependsOn", "#/properties/dependsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties)){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
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
if(data.spec !== undefined){
let data_spec = data.spec;
if(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec)){
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
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data_scheduled_time = data.scheduled_time;
if(typeof data_scheduled_time === "string"){
if(!(value_0da04491.test(data_scheduled_time))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.timeout !== undefined){
let data_timeout = data.timeout;
if(!((typeof data_timeout == "number") && (!(data_timeout % 1) && !isNaN(data_timeout)))){
(vErrors ??= []).push(failure(instancePath+"/timeout", "#/properties/timeout/type", "type", {type: "integer"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if((typeof data_created_by !== "string") && (data_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.notification_send_id !== undefined){
let data_notification_send_id = data.notification_send_id;
if((typeof data_notification_send_id !== "string") && (data_notification_send_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/properties/notification_send_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_notification_send_id === "string"){
if(!(value_c7e84e8f.test(data_notification_send_id))){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/properties/notification_send_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data_check_id = data.check_id;
if((typeof data_check_id !== "string") && (data_check_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_check_id === "string"){
if(!(value_c7e84e8f.test(data_check_id))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_id !== undefined){
let data_config_id = data.config_id;
if((typeof data_config_id !== "string") && (data_config_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_config_id === "string"){
if(!(value_c7e84e8f.test(data_config_id))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data_component_id = data.component_id;
if((typeof data_component_id !== "string") && (data_component_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_component_id === "string"){
if(!(value_c7e84e8f.test(data_component_id))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.parameters !== undefined){
let data_parameters = data.parameters;
if((!(data_parameters && typeof data_parameters == "object" && !Array.isArray(data_parameters))) && (data_parameters !== null)){
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.request !== undefined){
let data_request = data.request;
if((!(data_request && typeof data_request == "object" && !Array.isArray(data_request))) && (data_request !== null)){
(vErrors ??= []).push(failure(instancePath+"/request", "#/properties/request/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if((typeof data_agent_id !== "string") && (data_agent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.parent_id !== undefined){
let data_parent_id = data.parent_id;
if((typeof data_parent_id !== "string") && (data_parent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_parent_id === "string"){
if(!(value_c7e84e8f.test(data_parent_id))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_retry_count = data.retry_count;
if((!((typeof data_retry_count == "number") && (!(data_retry_count % 1) && !isNaN(data_retry_count)))) && (data_retry_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.playbook_run_id !== undefined){
let data_playbook_run_id = data.playbook_run_id;
if((typeof data_playbook_run_id !== "string") && (data_playbook_run_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_run_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_run_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data_scheduled_time = data.scheduled_time;
if(typeof data_scheduled_time === "string"){
if(!(value_0da04491.test(data_scheduled_time))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.result !== undefined){
if(!(PlaybookActionResult(data.result, instancePath+"/result"))){
vErrors = vErrors === null ? PlaybookActionResult.errors : vErrors.concat(PlaybookActionResult.errors);
errors = vErrors.length;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if((typeof data_agent_id !== "string") && (data_agent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.playbook_run_id !== undefined){
let data_playbook_run_id = data.playbook_run_id;
if((typeof data_playbook_run_id !== "string") && (data_playbook_run_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_run_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_run_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.scheduled_time !== undefined){
let data_scheduled_time = data.scheduled_time;
if((typeof data_scheduled_time !== "string") && (data_scheduled_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_scheduled_time === "string"){
if(!(value_0da04491.test(data_scheduled_time))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.result !== undefined){
if(!(PlaybookActionResult(data.result, instancePath+"/result"))){
vErrors = vErrors === null ? PlaybookActionResult.errors : vErrors.concat(PlaybookActionResult.errors);
errors = vErrors.length;
}
}
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if((typeof data_agent_id !== "string") && (data_agent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.retry_count !== undefined){
let data_retry_count = data.retry_count;
if((!((typeof data_retry_count == "number") && (!(data_retry_count % 1) && !isNaN(data_retry_count)))) && (data_retry_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.agent !== undefined){
let data_agent = data.agent;
if((!(data_agent && typeof data_agent == "object" && !Array.isArray(data_agent))) && (data_agent !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_agent && typeof data_agent == "object" && !Array.isArray(data_agent)){
if(data_agent.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "id"}));errors++;
}
if(data_agent.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "name"}));errors++;
}
if(data_agent.id !== undefined){
let data_agent_id_2 = data_agent.id;
if(typeof data_agent_id_2 === "string"){
if(!(value_c7e84e8f.test(data_agent_id_2))){
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_agent.name !== undefined){
if(typeof data_agent.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agent/name", "#/properties/agent/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.artifacts !== undefined){
let data_artifacts = data.artifacts;
if((!(Array.isArray(data_artifacts))) && (data_artifacts !== null)){
(vErrors ??= []).push(failure(instancePath+"/artifacts", "#/properties/artifacts/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_artifacts)){
const len_artifacts = data_artifacts.length;
for(let i_artifacts=0; i_artifacts<len_artifacts; i_artifacts++){
if(!(Artifact(data_artifacts[i_artifacts], instancePath+"/artifacts/" + i_artifacts))){
vErrors = vErrors === null ? Artifact.errors : vErrors.concat(Artifact.errors);
errors = vErrors.length;
}
}
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
if(data.creator !== undefined){
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.agent !== undefined){
let data_agent = data.agent;
const _errs_agent = errors;
let valid_agent = false;
let passing_agent = null;
const _errs_agent_2 = errors;
if(!(AgentRef(data_agent, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid_agent = _errs_agent_2 === errors;
if(_valid_agent){
valid_agent = true;
passing_agent = 0;
}
const _errs_agent_3 = errors;
if(data_agent !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_agent = _errs_agent_3 === errors;
if(_valid_agent && valid_agent){
valid_agent = false;
passing_agent = [passing_agent, 1];
}
else {
if(_valid_agent){
valid_agent = true;
passing_agent = 1;
}
}
if(!valid_agent){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/allOf/1/properties/agent/oneOf", "oneOf", {passingSchemas: passing_agent}));errors++;
}
else {
errors = _errs_agent;
if(vErrors !== null){
if(_errs_agent){
vErrors.length = _errs_agent;
}
else {
vErrors = null;
}
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
const _errs_playbook = errors;
let valid_playbook = false;
let passing_playbook = null;
const _errs_playbook_2 = errors;
if(!(NamedPlaybook(data_playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid_playbook = _errs_playbook_2 === errors;
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 0;
}
const _errs_playbook_3 = errors;
if(data_playbook !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook = _errs_playbook_3 === errors;
if(_valid_playbook && valid_playbook){
valid_playbook = false;
passing_playbook = [passing_playbook, 1];
}
else {
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 1;
}
}
if(!valid_playbook){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf", "oneOf", {passingSchemas: passing_playbook}));errors++;
}
else {
errors = _errs_playbook;
if(vErrors !== null){
if(_errs_playbook){
vErrors.length = _errs_playbook;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(ComponentRef(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid_component = _errs_component_2 === errors;
if(_valid_component){
valid_component = true;
passing_component = 0;
}
const _errs_component_3 = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component = _errs_component_3 === errors;
if(_valid_component && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component){
valid_component = true;
passing_component = 1;
}
}
if(!valid_component){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing_component}));errors++;
}
else {
errors = _errs_component;
if(vErrors !== null){
if(_errs_component){
vErrors.length = _errs_component;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(CheckRef(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid_check = _errs_check_2 === errors;
if(_valid_check){
valid_check = true;
passing_check = 0;
}
const _errs_check_3 = errors;
if(data_check !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_check = _errs_check_3 === errors;
if(_valid_check && valid_check){
valid_check = false;
passing_check = [passing_check, 1];
}
else {
if(_valid_check){
valid_check = true;
passing_check = 1;
}
}
if(!valid_check){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing_check}));errors++;
}
else {
errors = _errs_check;
if(vErrors !== null){
if(_errs_check){
vErrors.length = _errs_check;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(ConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_config = _errs_config_2 === errors;
if(_valid_config){
valid_config = true;
passing_config = 0;
}
const _errs_config_3 = errors;
if(data_config !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_config = _errs_config_3 === errors;
if(_valid_config && valid_config){
valid_config = false;
passing_config = [passing_config, 1];
}
else {
if(_valid_config){
valid_config = true;
passing_config = 1;
}
}
if(!valid_config){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing_config}));errors++;
}
else {
errors = _errs_config;
if(vErrors !== null){
if(_errs_config){
vErrors.length = _errs_config;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data_approvals = data.approvals;
if(Array.isArray(data_approvals)){
const len_approvals = data_approvals.length;
for(let i_approvals=0; i_approvals<len_approvals; i_approvals++){
if(!(PlaybookApprovalEntry(data_approvals[i_approvals], instancePath+"/approvals/" + i_approvals))){
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
let data_actions = data.actions;
if(Array.isArray(data_actions)){
const len_actions = data_actions.length;
for(let i_actions=0; i_actions<len_actions; i_actions++){
if(!(PlaybookRunStep(data_actions[i_actions], instancePath+"/actions/" + i_actions))){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/allOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook_id !== undefined){
let data_playbook_id = data.playbook_id;
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
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
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/allOf/0/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/allOf/0/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/allOf/0/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/allOf/0/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/allOf/0/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data_scheduled_time = data.scheduled_time;
if(typeof data_scheduled_time === "string"){
if(!(value_0da04491.test(data_scheduled_time))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/allOf/0/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/allOf/0/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/allOf/0/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/allOf/0/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.parent_id !== undefined){
let data_parent_id = data.parent_id;
if((typeof data_parent_id !== "string") && (data_parent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/allOf/0/properties/parent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_parent_id === "string"){
if(!(value_c7e84e8f.test(data_parent_id))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/allOf/0/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.notification_send_id !== undefined){
let data_notification_send_id = data.notification_send_id;
if((typeof data_notification_send_id !== "string") && (data_notification_send_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/allOf/0/properties/notification_send_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_notification_send_id === "string"){
if(!(value_c7e84e8f.test(data_notification_send_id))){
(vErrors ??= []).push(failure(instancePath+"/notification_send_id", "#/allOf/0/properties/notification_send_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if((typeof data_agent_id !== "string") && (data_agent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/allOf/0/properties/agent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/allOf/0/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.webhook !== undefined){
let data_webhook = data.webhook;
if((typeof data_webhook !== "string") && (data_webhook !== null)){
(vErrors ??= []).push(failure(instancePath+"/webhook", "#/allOf/0/properties/webhook/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.event !== undefined){
let data_event = data.event;
if((typeof data_event !== "string") && (data_event !== null)){
(vErrors ??= []).push(failure(instancePath+"/event", "#/allOf/0/properties/event/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_creator = data.creator;
const _errs_creator = errors;
let valid_creator = false;
let passing_creator = null;
const _errs_creator_2 = errors;
if(!(PersonRef(data_creator, instancePath+"/creator"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid_creator = _errs_creator_2 === errors;
if(_valid_creator){
valid_creator = true;
passing_creator = 0;
}
const _errs_creator_3 = errors;
if(data_creator !== null){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_creator = _errs_creator_3 === errors;
if(_valid_creator && valid_creator){
valid_creator = false;
passing_creator = [passing_creator, 1];
}
else {
if(_valid_creator){
valid_creator = true;
passing_creator = 1;
}
}
if(!valid_creator){
(vErrors ??= []).push(failure(instancePath+"/creator", "#/allOf/1/properties/creator/oneOf", "oneOf", {passingSchemas: passing_creator}));errors++;
}
else {
errors = _errs_creator;
if(vErrors !== null){
if(_errs_creator){
vErrors.length = _errs_creator;
}
else {
vErrors = null;
}
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
const _errs_playbook = errors;
let valid_playbook = false;
let passing_playbook = null;
const _errs_playbook_2 = errors;
if(!(PlaybookRef(data_playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? PlaybookRef.errors : vErrors.concat(PlaybookRef.errors);
errors = vErrors.length;
}
var _valid_playbook = _errs_playbook_2 === errors;
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 0;
}
const _errs_playbook_3 = errors;
if(data_playbook !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook = _errs_playbook_3 === errors;
if(_valid_playbook && valid_playbook){
valid_playbook = false;
passing_playbook = [passing_playbook, 1];
}
else {
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 1;
}
}
if(!valid_playbook){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/allOf/1/properties/playbook/oneOf", "oneOf", {passingSchemas: passing_playbook}));errors++;
}
else {
errors = _errs_playbook;
if(vErrors !== null){
if(_errs_playbook){
vErrors.length = _errs_playbook;
}
else {
vErrors = null;
}
}
}
}
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(ComponentRef(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? ComponentRef.errors : vErrors.concat(ComponentRef.errors);
errors = vErrors.length;
}
var _valid_component = _errs_component_2 === errors;
if(_valid_component){
valid_component = true;
passing_component = 0;
}
const _errs_component_3 = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component = _errs_component_3 === errors;
if(_valid_component && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component){
valid_component = true;
passing_component = 1;
}
}
if(!valid_component){
(vErrors ??= []).push(failure(instancePath+"/component", "#/allOf/1/properties/component/oneOf", "oneOf", {passingSchemas: passing_component}));errors++;
}
else {
errors = _errs_component;
if(vErrors !== null){
if(_errs_component){
vErrors.length = _errs_component;
}
else {
vErrors = null;
}
}
}
}
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(CheckRef(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? CheckRef.errors : vErrors.concat(CheckRef.errors);
errors = vErrors.length;
}
var _valid_check = _errs_check_2 === errors;
if(_valid_check){
valid_check = true;
passing_check = 0;
}
const _errs_check_3 = errors;
if(data_check !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_check = _errs_check_3 === errors;
if(_valid_check && valid_check){
valid_check = false;
passing_check = [passing_check, 1];
}
else {
if(_valid_check){
valid_check = true;
passing_check = 1;
}
}
if(!valid_check){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing_check}));errors++;
}
else {
errors = _errs_check;
if(vErrors !== null){
if(_errs_check){
vErrors.length = _errs_check;
}
else {
vErrors = null;
}
}
}
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(ConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_config = _errs_config_2 === errors;
if(_valid_config){
valid_config = true;
passing_config = 0;
}
const _errs_config_3 = errors;
if(data_config !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_config = _errs_config_3 === errors;
if(_valid_config && valid_config){
valid_config = false;
passing_config = [passing_config, 1];
}
else {
if(_valid_config){
valid_config = true;
passing_config = 1;
}
}
if(!valid_config){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing_config}));errors++;
}
else {
errors = _errs_config;
if(vErrors !== null){
if(_errs_config){
vErrors.length = _errs_config;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
if(data_playbook && typeof data_playbook == "object" && !Array.isArray(data_playbook)){
if(data_playbook.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "id"}));errors++;
}
if(data_playbook.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "name"}));errors++;
}
if(data_playbook.title === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "title"}));errors++;
}
if(data_playbook.id !== undefined){
let data_playbook_id = data_playbook.id;
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_playbook.name !== undefined){
if(typeof data_playbook.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook/name", "#/properties/playbook/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_playbook.title !== undefined){
if(typeof data_playbook.title !== "string"){
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
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
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
const _errs_playbook = errors;
let valid_playbook = false;
let passing_playbook = null;
const _errs_playbook_2 = errors;
if(!(PlaybookRef(data_playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? PlaybookRef.errors : vErrors.concat(PlaybookRef.errors);
errors = vErrors.length;
}
var _valid_playbook = _errs_playbook_2 === errors;
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 0;
}
const _errs_playbook_3 = errors;
if(data_playbook !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook = _errs_playbook_3 === errors;
if(_valid_playbook && valid_playbook){
valid_playbook = false;
passing_playbook = [passing_playbook, 1];
}
else {
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 1;
}
}
if(!valid_playbook){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing_playbook}));errors++;
}
else {
errors = _errs_playbook;
if(vErrors !== null){
if(_errs_playbook){
vErrors.length = _errs_playbook;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
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
let data_retry_count = data.retry_count;
if((!((typeof data_retry_count == "number") && (!(data_retry_count % 1) && !isNaN(data_retry_count)))) && (data_retry_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/retry_count", "#/properties/retry_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.playbook_run_id !== undefined){
let data_playbook_run_id = data.playbook_run_id;
if((typeof data_playbook_run_id !== "string") && (data_playbook_run_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_run_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_run_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.start_time !== undefined){
let data_start_time = data.start_time;
if((typeof data_start_time !== "string") && (data_start_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_start_time === "string"){
if(!(value_0da04491.test(data_start_time))){
(vErrors ??= []).push(failure(instancePath+"/start_time", "#/properties/start_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.scheduled_time !== undefined){
let data_scheduled_time = data.scheduled_time;
if(typeof data_scheduled_time === "string"){
if(!(value_0da04491.test(data_scheduled_time))){
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scheduled_time", "#/properties/scheduled_time/type", "type", {type: "string"}));errors++;
}
}
if(data.end_time !== undefined){
let data_end_time = data.end_time;
if((typeof data_end_time !== "string") && (data_end_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_end_time === "string"){
if(!(value_0da04491.test(data_end_time))){
(vErrors ??= []).push(failure(instancePath+"/end_time", "#/properties/end_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if((typeof data_agent_id !== "string") && (data_agent_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.generationInfo !== undefined){
let data_generationInfo = data.generationInfo;
if((!(Array.isArray(data_generationInfo))) && (data_generationInfo !== null)){
(vErrors ??= []).push(failure(instancePath+"/generationInfo", "#/properties/generationInfo/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_generationInfo)){
const len_generationInfo = data_generationInfo.length;
for(let i_generationInfo=0; i_generationInfo<len_generationInfo; i_generationInfo++){
let data_generationInfo_item = data_generationInfo[i_generationInfo];
if(data_generationInfo_item && typeof data_generationInfo_item == "object" && !Array.isArray(data_generationInfo_item)){
if(data_generationInfo_item.model !== undefined){
if(typeof data_generationInfo_item.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i_generationInfo+"/model", "#/properties/generationInfo/items/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data_generationInfo_item.inputTokens !== undefined){
if(!(typeof data_generationInfo_item.inputTokens == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i_generationInfo+"/inputTokens", "#/properties/generationInfo/items/properties/inputTokens/type", "type", {type: "number"}));errors++;
}
}
if(data_generationInfo_item.outputTokens !== undefined){
if(!(typeof data_generationInfo_item.outputTokens == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i_generationInfo+"/outputTokens", "#/properties/generationInfo/items/properties/outputTokens/type", "type", {type: "number"}));errors++;
}
}
if(data_generationInfo_item.cost !== undefined){
if(!(typeof data_generationInfo_item.cost == "number")){
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i_generationInfo+"/cost", "#/properties/generationInfo/items/properties/cost/type", "type", {type: "number"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/generationInfo/" + i_generationInfo, "#/properties/generationInfo/items/type", "type", {type: "object"}));errors++;
}
}
}
}
if(data.agent !== undefined){
let data_agent = data.agent;
const _errs_agent = errors;
let valid_agent = false;
let passing_agent = null;
const _errs_agent_2 = errors;
if(!(AgentRef(data_agent, instancePath+"/agent"))){
vErrors = vErrors === null ? AgentRef.errors : vErrors.concat(AgentRef.errors);
errors = vErrors.length;
}
var _valid_agent = _errs_agent_2 === errors;
if(_valid_agent){
valid_agent = true;
passing_agent = 0;
}
const _errs_agent_3 = errors;
if(data_agent !== null){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_agent = _errs_agent_3 === errors;
if(_valid_agent && valid_agent){
valid_agent = false;
passing_agent = [passing_agent, 1];
}
else {
if(_valid_agent){
valid_agent = true;
passing_agent = 1;
}
}
if(!valid_agent){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/oneOf", "oneOf", {passingSchemas: passing_agent}));errors++;
}
else {
errors = _errs_agent;
if(vErrors !== null){
if(_errs_agent){
vErrors.length = _errs_agent;
}
else {
vErrors = null;
}
}
}
}
if(data.artifacts !== undefined){
let data_artifacts = data.artifacts;
if(Array.isArray(data_artifacts)){
const len_artifacts = data_artifacts.length;
for(let i_artifacts=0; i_artifacts<len_artifacts; i_artifacts++){
let data_artifacts_item = data_artifacts[i_artifacts];
if(data_artifacts_item && typeof data_artifacts_item == "object" && !Array.isArray(data_artifacts_item)){
if(data_artifacts_item.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts, "#/properties/artifacts/items/required", "required", {missingProperty: "id"}));errors++;
}
if(data_artifacts_item.filename === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts, "#/properties/artifacts/items/required", "required", {missingProperty: "filename"}));errors++;
}
if(data_artifacts_item.content_type === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts, "#/properties/artifacts/items/required", "required", {missingProperty: "content_type"}));errors++;
}
if(data_artifacts_item.size === undefined){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts, "#/properties/artifacts/items/required", "required", {missingProperty: "size"}));errors++;
}
if(data_artifacts_item.id !== undefined){
let data_artifacts_item_id = data_artifacts_item.id;
if(typeof data_artifacts_item_id === "string"){
if(!(value_c7e84e8f.test(data_artifacts_item_id))){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts+"/id", "#/properties/artifacts/items/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts+"/id", "#/properties/artifacts/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_artifacts_item.filename !== undefined){
if(typeof data_artifacts_item.filename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts+"/filename", "#/properties/artifacts/items/properties/filename/type", "type", {type: "string"}));errors++;
}
}
if(data_artifacts_item.content_type !== undefined){
let data_artifacts_item_content_type = data_artifacts_item.content_type;
if((typeof data_artifacts_item_content_type !== "string") && (data_artifacts_item_content_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts+"/content_type", "#/properties/artifacts/items/properties/content_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_artifacts_item.size !== undefined){
let data_artifacts_item_size = data_artifacts_item.size;
if(!((typeof data_artifacts_item_size == "number") && (!(data_artifacts_item_size % 1) && !isNaN(data_artifacts_item_size)))){
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts+"/size", "#/properties/artifacts/items/properties/size/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/artifacts/" + i_artifacts, "#/properties/artifacts/items/type", "type", {type: "object"}));errors++;
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
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(ResourceSelector(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
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
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(ResourceSelector(data_components[i_components], instancePath+"/components/" + i_components))){
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
let data_checks = data.checks;
if(Array.isArray(data_checks)){
const len_checks = data_checks.length;
for(let i_checks=0; i_checks<len_checks; i_checks++){
if(!(ResourceSelector(data_checks[i_checks], instancePath+"/checks/" + i_checks))){
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
let data_parameters = data.parameters;
if(Array.isArray(data_parameters)){
const len_parameters = data_parameters.length;
for(let i_parameters=0; i_parameters<len_parameters; i_parameters++){
if(!(PlaybookParameter(data_parameters[i_parameters], instancePath+"/parameters/" + i_parameters))){
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
let data_actions = data.actions;
if(Array.isArray(data_actions)){
const len_actions = data_actions.length;
for(let i_actions=0; i_actions<len_actions; i_actions++){
let data_actions_item = data_actions[i_actions];
if(data_actions_item && typeof data_actions_item == "object" && !Array.isArray(data_actions_item)){
if(data_actions_item.name !== undefined){
if(typeof data_actions_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions+"/name", "#/properties/actions/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions, "#/properties/actions/items/type", "type", {type: "object"}));errors++;
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
let data_id = data.id;
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
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
if(data.approval !== undefined){
let data_approval = data.approval;
const _errs_approval = errors;
let valid_approval = false;
let passing_approval = null;
const _errs_approval_2 = errors;
if(!(PlaybookApprovalRule(data_approval, instancePath+"/approval"))){
vErrors = vErrors === null ? PlaybookApprovalRule.errors : vErrors.concat(PlaybookApprovalRule.errors);
errors = vErrors.length;
}
var _valid_approval = _errs_approval_2 === errors;
if(_valid_approval){
valid_approval = true;
passing_approval = 0;
}
const _errs_approval_3 = errors;
if(data_approval !== null){
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_approval = _errs_approval_3 === errors;
if(_valid_approval && valid_approval){
valid_approval = false;
passing_approval = [passing_approval, 1];
}
else {
if(_valid_approval){
valid_approval = true;
passing_approval = 1;
}
}
if(!valid_approval){
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/oneOf", "oneOf", {passingSchemas: passing_approval}));errors++;
}
else {
errors = _errs_approval;
if(vErrors !== null){
if(_errs_approval){
vErrors.length = _errs_approval;
}
else {
vErrors = null;
}
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
const _errs_playbook = errors;
let valid_playbook = false;
let passing_playbook = null;
const _errs_playbook_2 = errors;
if(!(NamedPlaybook(data_playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? NamedPlaybook.errors : vErrors.concat(NamedPlaybook.errors);
errors = vErrors.length;
}
var _valid_playbook = _errs_playbook_2 === errors;
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 0;
}
const _errs_playbook_3 = errors;
if(data_playbook !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook = _errs_playbook_3 === errors;
if(_valid_playbook && valid_playbook){
valid_playbook = false;
passing_playbook = [passing_playbook, 1];
}
else {
if(_valid_playbook){
valid_playbook = true;
passing_playbook = 1;
}
}
if(!valid_playbook){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/oneOf", "oneOf", {passingSchemas: passing_playbook}));errors++;
}
else {
errors = _errs_playbook;
if(vErrors !== null){
if(_errs_playbook){
vErrors.length = _errs_playbook;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data_approvals = data.approvals;
if(Array.isArray(data_approvals)){
const len_approvals = data_approvals.length;
for(let i_approvals=0; i_approvals<len_approvals; i_approvals++){
if(!(PlaybookApprovalEntry(data_approvals[i_approvals], instancePath+"/approvals/" + i_approvals))){
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
