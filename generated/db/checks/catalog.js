// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, ConfigRef, JobDetails, LogSelector, PersonRef, ResourceProperty } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_ebf51c89 = ["object","null"];
const value_182b3249 = ["integer","null"];
const value_e4a8fde2 = ["number","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_396d11df = ["array","null"];
const value_3be7a1ea = ["boolean","null"];
const value_c1be9540 = ["string","number","boolean","null"];
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
if(data.change_type !== undefined){
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.external_created_by !== undefined){
let data_external_created_by = data.external_created_by;
if((typeof data_external_created_by !== "string") && (data_external_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.first_observed !== undefined){
let data_first_observed = data.first_observed;
if(typeof data_first_observed === "string"){
if(!(value_0da04491.test(data_first_observed))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.count !== undefined){
let data_count = data.count;
if(!((typeof data_count == "number") && (!(data_count % 1) && !isNaN(data_count)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
}
}
if(data.diff !== undefined){
let data_diff = data.diff;
if((typeof data_diff !== "string") && (data_diff !== null)){
(vErrors ??= []).push(failure(instancePath+"/diff", "#/properties/diff/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.config !== undefined){
let data_config = data.config;
const _errs_config = errors;
let valid_config = false;
let passing_config = null;
const _errs_config_2 = errors;
if(!(TaggedConfigRef(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? TaggedConfigRef.errors : vErrors.concat(TaggedConfigRef.errors);
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
if(data.change_type !== undefined){
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.diff !== undefined){
let data_diff = data.diff;
if((typeof data_diff !== "string") && (data_diff !== null)){
(vErrors ??= []).push(failure(instancePath+"/diff", "#/properties/diff/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.change_type !== undefined){
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.external_created_by !== undefined){
let data_external_created_by = data.external_created_by;
if((typeof data_external_created_by !== "string") && (data_external_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.first_observed !== undefined){
let data_first_observed = data.first_observed;
if(typeof data_first_observed === "string"){
if(!(value_0da04491.test(data_first_observed))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.count !== undefined){
let data_count = data.count;
if(!((typeof data_count == "number") && (!(data_count % 1) && !isNaN(data_count)))){
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
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(data_component && typeof data_component == "object" && !Array.isArray(data_component)){
if(data_component.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_component.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_component.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_component.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data_component.log_selectors === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "log_selectors"}));errors++;
}
if(data_component.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data_component.id !== undefined){
let data_component_id_2 = data_component.id;
if(typeof data_component_id_2 === "string"){
if(!(value_c7e84e8f.test(data_component_id_2))){
(vErrors ??= []).push(failure(instancePath+"/component/id", "#/properties/component/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component/id", "#/properties/component/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_component.name !== undefined){
if(typeof data_component.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/component/name", "#/properties/component/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_component.icon !== undefined){
let data_component_icon = data_component.icon;
if((typeof data_component_icon !== "string") && (data_component_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/icon", "#/properties/component/oneOf/0/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_component.type !== undefined){
let data_component_type = data_component.type;
if((typeof data_component_type !== "string") && (data_component_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/type", "#/properties/component/oneOf/0/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_component.log_selectors !== undefined){
let data_component_log_selectors = data_component.log_selectors;
if((!(Array.isArray(data_component_log_selectors))) && (data_component_log_selectors !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/log_selectors", "#/properties/component/oneOf/0/properties/log_selectors/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_component_log_selectors)){
const len_component_log_selectors = data_component_log_selectors.length;
for(let i_component_log_selectors=0; i_component_log_selectors<len_component_log_selectors; i_component_log_selectors++){
if(!(LogSelector(data_component_log_selectors[i_component_log_selectors], instancePath+"/component/log_selectors/" + i_component_log_selectors))){
vErrors = vErrors === null ? LogSelector.errors : vErrors.concat(LogSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data_component.deleted_at !== undefined){
let data_component_deleted_at = data_component.deleted_at;
if((typeof data_component_deleted_at !== "string") && (data_component_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/component/deleted_at", "#/properties/component/oneOf/0/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_component_deleted_at === "string"){
if(!(value_0da04491.test(data_component_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/component/deleted_at", "#/properties/component/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_component_deleted_at = _errs_component_2 === errors;
if(_valid_component_deleted_at){
valid_component = true;
passing_component = 0;
}
const _errs_component_deleted_at = errors;
if(data_component !== null){
(vErrors ??= []).push(failure(instancePath+"/component", "#/properties/component/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_component_deleted_at = _errs_component_deleted_at === errors;
if(_valid_component_deleted_at && valid_component){
valid_component = false;
passing_component = [passing_component, 1];
}
else {
if(_valid_component_deleted_at){
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
let data_analyzer = data.analyzer;
if((typeof data_analyzer !== "string") && (data_analyzer !== null)){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/allOf/1/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/allOf/1/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.external_id !== undefined){
let data_external_id = data.external_id;
if((!(Array.isArray(data_external_id))) && (data_external_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/allOf/1/properties/external_id/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_external_id)){
const len_external_id = data_external_id.length;
for(let i_external_id=0; i_external_id<len_external_id; i_external_id++){
if(typeof data_external_id[i_external_id] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i_external_id, "#/allOf/1/properties/external_id/items/type", "type", {type: "string"}));errors++;
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
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.selector_id !== undefined){
let data_selector_id = data.selector_id;
if((typeof data_selector_id !== "string") && (data_selector_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value_f2aa28b7}));errors++;
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
export function ConfigCounts(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.relationships === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "relationships"}));errors++;
}
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "changes"}));errors++;
}
if(data.playbook_runs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_runs"}));errors++;
}
if(data.checks === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "checks"}));errors++;
}
if(data.relationships !== undefined){
let data_relationships = data.relationships;
if(!((typeof data_relationships == "number") && (!(data_relationships % 1) && !isNaN(data_relationships)))){
(vErrors ??= []).push(failure(instancePath+"/relationships", "#/properties/relationships/type", "type", {type: "integer"}));errors++;
}
}
if(data.analysis !== undefined){
let data_analysis = data.analysis;
if(!((typeof data_analysis == "number") && (!(data_analysis % 1) && !isNaN(data_analysis)))){
(vErrors ??= []).push(failure(instancePath+"/analysis", "#/properties/analysis/type", "type", {type: "integer"}));errors++;
}
}
if(data.changes !== undefined){
let data_changes = data.changes;
if(!((typeof data_changes == "number") && (!(data_changes % 1) && !isNaN(data_changes)))){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: "integer"}));errors++;
}
}
if(data.playbook_runs !== undefined){
let data_playbook_runs = data.playbook_runs;
if(!((typeof data_playbook_runs == "number") && (!(data_playbook_runs % 1) && !isNaN(data_playbook_runs)))){
(vErrors ??= []).push(failure(instancePath+"/playbook_runs", "#/properties/playbook_runs/type", "type", {type: "integer"}));errors++;
}
}
if(data.checks !== undefined){
let data_checks = data.checks;
if(!((typeof data_checks == "number") && (!(data_checks % 1) && !isNaN(data_checks)))){
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigCounts.errors = vErrors;
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
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.scraper_id !== undefined){
let data_scraper_id = data.scraper_id;
if((typeof data_scraper_id !== "string") && (data_scraper_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper_id", "#/properties/scraper_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_scraper_id === "string"){
if(!(value_c7e84e8f.test(data_scraper_id))){
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
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.ready !== undefined){
let data_ready = data.ready;
if((typeof data_ready !== "boolean") && (data_ready !== null)){
(vErrors ??= []).push(failure(instancePath+"/ready", "#/properties/ready/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.external_id !== undefined){
let data_external_id = data.external_id;
if((!(Array.isArray(data_external_id))) && (data_external_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_external_id)){
const len_external_id = data_external_id.length;
for(let i_external_id=0; i_external_id<len_external_id; i_external_id++){
if(typeof data_external_id[i_external_id] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i_external_id, "#/properties/external_id/items/type", "type", {type: "string"}));errors++;
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
let data_cost_per_minute = data.cost_per_minute;
if((!(typeof data_cost_per_minute == "number")) && (data_cost_per_minute !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data_cost_total_1d = data.cost_total_1d;
if((!(typeof data_cost_total_1d == "number")) && (data_cost_total_1d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data_cost_total_7d = data.cost_total_7d;
if((!(typeof data_cost_total_7d == "number")) && (data_cost_total_7d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data_cost_total_30d = data.cost_total_30d;
if((!(typeof data_cost_total_30d == "number")) && (data_cost_total_30d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.labels !== undefined){
let data_labels = data.labels;
if((!(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels))) && (data_labels !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags_values !== undefined){
let data_tags_values = data.tags_values;
if((!(Array.isArray(data_tags_values))) && (data_tags_values !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags_values", "#/properties/tags_values/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_tags_values)){
const len_tags_values = data_tags_values.length;
for(let i_tags_values=0; i_tags_values<len_tags_values; i_tags_values++){
let data_tags_values_item = data_tags_values[i_tags_values];
if((((typeof data_tags_values_item !== "string") && (!(typeof data_tags_values_item == "number"))) && (typeof data_tags_values_item !== "boolean")) && (data_tags_values_item !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags_values/" + i_tags_values, "#/properties/tags_values/items/type", "type", {type: value_c1be9540}));errors++;
}
}
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
if(!(ResourceProperty(data_properties[i_properties], instancePath+"/properties/" + i_properties))){
vErrors = vErrors === null ? ResourceProperty.errors : vErrors.concat(ResourceProperty.errors);
errors = vErrors.length;
}
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
if(data.path !== undefined){
let data_path = data.path;
if((typeof data_path !== "string") && (data_path !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
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
if(data.last_scraped_time !== undefined){
let data_last_scraped_time = data.last_scraped_time;
if((typeof data_last_scraped_time !== "string") && (data_last_scraped_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_scraped_time", "#/properties/last_scraped_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_scraped_time === "string"){
if(!(value_0da04491.test(data_last_scraped_time))){
(vErrors ??= []).push(failure(instancePath+"/last_scraped_time", "#/properties/last_scraped_time/format", "format", {format: "date-time"}));errors++;
}
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
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.delete_reason !== undefined){
let data_delete_reason = data.delete_reason;
if((typeof data_delete_reason !== "string") && (data_delete_reason !== null)){
(vErrors ??= []).push(failure(instancePath+"/delete_reason", "#/properties/delete_reason/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.inserted_at !== undefined){
let data_inserted_at = data.inserted_at;
if(typeof data_inserted_at === "string"){
if(!(value_0da04491.test(data_inserted_at))){
(vErrors ??= []).push(failure(instancePath+"/inserted_at", "#/properties/inserted_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/inserted_at", "#/properties/inserted_at/type", "type", {type: "string"}));errors++;
}
}
if(data.properties_values !== undefined){
let data_properties_values = data.properties_values;
if((!(Array.isArray(data_properties_values))) && (data_properties_values !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties_values", "#/properties/properties_values/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_properties_values)){
const len_properties_values = data_properties_values.length;
for(let i_properties_values=0; i_properties_values<len_properties_values; i_properties_values++){
let data_properties_values_item = data_properties_values[i_properties_values];
if((((typeof data_properties_values_item !== "string") && (!(typeof data_properties_values_item == "number"))) && (typeof data_properties_values_item !== "boolean")) && (data_properties_values_item !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties_values/" + i_properties_values, "#/properties/properties_values/items/type", "type", {type: value_c1be9540}));errors++;
}
}
}
}
if(data.agent_name !== undefined){
let data_agent_name = data.agent_name;
if((typeof data_agent_name !== "string") && (data_agent_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_name", "#/properties/agent_name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
const _errs_summary = errors;
let valid_summary = false;
let passing_summary = null;
const _errs_summary_2 = errors;
if(!(ConfigCounts(data_summary, instancePath+"/summary"))){
vErrors = vErrors === null ? ConfigCounts.errors : vErrors.concat(ConfigCounts.errors);
errors = vErrors.length;
}
var _valid_summary = _errs_summary_2 === errors;
if(_valid_summary){
valid_summary = true;
passing_summary = 0;
}
const _errs_summary_3 = errors;
if(data_summary !== null){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_summary = _errs_summary_3 === errors;
if(_valid_summary && valid_summary){
valid_summary = false;
passing_summary = [passing_summary, 1];
}
else {
if(_valid_summary){
valid_summary = true;
passing_summary = 1;
}
}
if(!valid_summary){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/oneOf", "oneOf", {passingSchemas: passing_summary}));errors++;
}
else {
errors = _errs_summary;
if(vErrors !== null){
if(_errs_summary){
vErrors.length = _errs_summary;
}
else {
vErrors = null;
}
}
}
}
if(data.scraper !== undefined){
let data_scraper = data.scraper;
const _errs_scraper = errors;
let valid_scraper = false;
let passing_scraper = null;
const _errs_scraper_2 = errors;
if(!(ScraperRef(data_scraper, instancePath+"/scraper"))){
vErrors = vErrors === null ? ScraperRef.errors : vErrors.concat(ScraperRef.errors);
errors = vErrors.length;
}
var _valid_scraper = _errs_scraper_2 === errors;
if(_valid_scraper){
valid_scraper = true;
passing_scraper = 0;
}
const _errs_scraper_3 = errors;
if(data_scraper !== null){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_scraper = _errs_scraper_3 === errors;
if(_valid_scraper && valid_scraper){
valid_scraper = false;
passing_scraper = [passing_scraper, 1];
}
else {
if(_valid_scraper){
valid_scraper = true;
passing_scraper = 1;
}
}
if(!valid_scraper){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/oneOf", "oneOf", {passingSchemas: passing_scraper}));errors++;
}
else {
errors = _errs_scraper;
if(vErrors !== null){
if(_errs_scraper){
vErrors.length = _errs_scraper;
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
ConfigDetail.errors = vErrors;
return errors === 0;
}
export function ConfigGroupKeys(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
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
if(data.analysis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "analysis"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.analysis !== undefined){
if(!(InsightCounts(data.analysis, instancePath+"/analysis"))){
vErrors = vErrors === null ? InsightCounts.errors : vErrors.concat(InsightCounts.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
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
let data_key = data.key;
if((typeof data_key !== "string") && (data_key !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.value !== undefined){
let data_value = data.value;
if((typeof data_value !== "string") && (data_value !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.labels !== undefined){
let data_labels = data.labels;
if((!(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels))) && (data_labels !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.changes !== undefined){
let data_changes = data.changes;
if((!((typeof data_changes == "number") && (!(data_changes % 1) && !isNaN(data_changes)))) && (data_changes !== null)){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.analysis !== undefined){
if(!(InsightCounts(data.analysis, instancePath+"/analysis"))){
vErrors = vErrors === null ? InsightCounts.errors : vErrors.concat(InsightCounts.errors);
errors = vErrors.length;
}
}
if(data.cost_per_minute !== undefined){
let data_cost_per_minute = data.cost_per_minute;
if((!(typeof data_cost_per_minute == "number")) && (data_cost_per_minute !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data_cost_total_1d = data.cost_total_1d;
if((!(typeof data_cost_total_1d == "number")) && (data_cost_total_1d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data_cost_total_7d = data.cost_total_7d;
if((!(typeof data_cost_total_7d == "number")) && (data_cost_total_7d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data_cost_total_30d = data.cost_total_30d;
if((!(typeof data_cost_total_30d == "number")) && (data_cost_total_30d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value_e4a8fde2}));errors++;
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
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
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
let data_links = data.links;
if(Array.isArray(data_links)){
const len_links = data_links.length;
for(let i_links=0; i_links<len_links; i_links++){
let data_links_item = data_links[i_links];
if(data_links_item && typeof data_links_item == "object" && !Array.isArray(data_links_item)){
if(data_links_item.component_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links, "#/allOf/1/properties/links/items/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data_links_item.component_id !== undefined){
let data_links_item_component_id = data_links_item.component_id;
if(typeof data_links_item_component_id === "string"){
if(!(value_c7e84e8f.test(data_links_item_component_id))){
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/component_id", "#/allOf/1/properties/links/items/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links+"/component_id", "#/allOf/1/properties/links/items/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/links/" + i_links, "#/allOf/1/properties/links/items/type", "type", {type: "object"}));errors++;
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
if(data.related_id !== undefined){
let data_related_id = data.related_id;
if(typeof data_related_id === "string"){
if(!(value_c7e84e8f.test(data_related_id))){
(vErrors ??= []).push(failure(instancePath+"/related_id", "#/properties/related_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/related_id", "#/properties/related_id/type", "type", {type: "string"}));errors++;
}
}
if(data.relation !== undefined){
let data_relation = data.relation;
if((typeof data_relation !== "string") && (data_relation !== null)){
(vErrors ??= []).push(failure(instancePath+"/relation", "#/properties/relation/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.selector_id !== undefined){
let data_selector_id = data.selector_id;
if((typeof data_selector_id !== "string") && (data_selector_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.related !== undefined){
let data_related = data.related;
const _errs_related = errors;
let valid_related = false;
let passing_related = null;
const _errs_related_2 = errors;
if(!(ConfigRef(data_related, instancePath+"/related"))){
vErrors = vErrors === null ? ConfigRef.errors : vErrors.concat(ConfigRef.errors);
errors = vErrors.length;
}
var _valid_related = _errs_related_2 === errors;
if(_valid_related){
valid_related = true;
passing_related = 0;
}
const _errs_related_3 = errors;
if(data_related !== null){
(vErrors ??= []).push(failure(instancePath+"/related", "#/allOf/1/properties/related/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_related = _errs_related_3 === errors;
if(_valid_related && valid_related){
valid_related = false;
passing_related = [passing_related, 1];
}
else {
if(_valid_related){
valid_related = true;
passing_related = 1;
}
}
if(!valid_related){
(vErrors ??= []).push(failure(instancePath+"/related", "#/allOf/1/properties/related/oneOf", "oneOf", {passingSchemas: passing_related}));errors++;
}
else {
errors = _errs_related;
if(vErrors !== null){
if(_errs_related){
vErrors.length = _errs_related;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.application_id !== undefined){
let data_application_id = data.application_id;
if((typeof data_application_id !== "string") && (data_application_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_application_id === "string"){
if(!(value_c7e84e8f.test(data_application_id))){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/format", "format", {format: "uuid"}));errors++;
}
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
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
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
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.application_id !== undefined){
let data_application_id = data.application_id;
if((typeof data_application_id !== "string") && (data_application_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_application_id === "string"){
if(!(value_c7e84e8f.test(data_application_id))){
(vErrors ??= []).push(failure(instancePath+"/application_id", "#/properties/application_id/format", "format", {format: "uuid"}));errors++;
}
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
if(data.agent_id !== undefined){
let data_agent_id = data.agent_id;
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
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
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.job_name !== undefined){
let data_job_name = data.job_name;
if((typeof data_job_name !== "string") && (data_job_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.job_success_count !== undefined){
let data_job_success_count = data.job_success_count;
if((!((typeof data_job_success_count == "number") && (!(data_job_success_count % 1) && !isNaN(data_job_success_count)))) && (data_job_success_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.job_error_count !== undefined){
let data_job_error_count = data.job_error_count;
if((!((typeof data_job_error_count == "number") && (!(data_job_error_count % 1) && !isNaN(data_job_error_count)))) && (data_job_error_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.job_details !== undefined){
let data_job_details = data.job_details;
const _errs_job_details = errors;
let valid_job_details = false;
let passing_job_details = null;
const _errs_job_details_2 = errors;
if(!(JobDetails(data_job_details, instancePath+"/job_details"))){
vErrors = vErrors === null ? JobDetails.errors : vErrors.concat(JobDetails.errors);
errors = vErrors.length;
}
var _valid_job_details = _errs_job_details_2 === errors;
if(_valid_job_details){
valid_job_details = true;
passing_job_details = 0;
}
const _errs_job_details_3 = errors;
if(data_job_details !== null){
(vErrors ??= []).push(failure(instancePath+"/job_details", "#/properties/job_details/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_job_details = _errs_job_details_3 === errors;
if(_valid_job_details && valid_job_details){
valid_job_details = false;
passing_job_details = [passing_job_details, 1];
}
else {
if(_valid_job_details){
valid_job_details = true;
passing_job_details = 1;
}
}
if(!valid_job_details){
(vErrors ??= []).push(failure(instancePath+"/job_details", "#/properties/job_details/oneOf", "oneOf", {passingSchemas: passing_job_details}));errors++;
}
else {
errors = _errs_job_details;
if(vErrors !== null){
if(_errs_job_details){
vErrors.length = _errs_job_details;
}
else {
vErrors = null;
}
}
}
}
if(data.job_hostname !== undefined){
let data_job_hostname = data.job_hostname;
if((typeof data_job_hostname !== "string") && (data_job_hostname !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data_job_duration_millis = data.job_duration_millis;
if((!((typeof data_job_duration_millis == "number") && (!(data_job_duration_millis % 1) && !isNaN(data_job_duration_millis)))) && (data_job_duration_millis !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data_job_resource_type = data.job_resource_type;
if((typeof data_job_resource_type !== "string") && (data_job_resource_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.job_status !== undefined){
let data_job_status = data.job_status;
if((typeof data_job_status !== "string") && (data_job_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.job_time_start !== undefined){
let data_job_time_start = data.job_time_start;
if((typeof data_job_time_start !== "string") && (data_job_time_start !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_job_time_start === "string"){
if(!(value_0da04491.test(data_job_time_start))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data_job_time_end = data.job_time_end;
if((typeof data_job_time_end !== "string") && (data_job_time_end !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_job_time_end === "string"){
if(!(value_0da04491.test(data_job_time_end))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data_job_created_at = data.job_created_at;
if((typeof data_job_created_at !== "string") && (data_job_created_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_job_created_at === "string"){
if(!(value_0da04491.test(data_job_created_at))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data_job_last_failed = data.job_last_failed;
if((typeof data_job_last_failed !== "string") && (data_job_last_failed !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_job_last_failed === "string"){
if(!(value_0da04491.test(data_job_last_failed))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
}
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
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_key = data.key;
if((typeof data_key !== "string") && (data_key !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.value !== undefined){
let data_value = data.value;
if((typeof data_value !== "string") && (data_value !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_key = data.key;
if((typeof data_key !== "string") && (data_key !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.change_type !== undefined){
let data_change_type = data.change_type;
if((typeof data_change_type !== "string") && (data_change_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/change_type", "#/properties/change_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.external_created_by !== undefined){
let data_external_created_by = data.external_created_by;
if((typeof data_external_created_by !== "string") && (data_external_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_created_by", "#/properties/external_created_by/type", "type", {type: value_f2aa28b7}));errors++;
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
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value_ebf51c89}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
let data_value = data[key];
if(!((typeof data_value == "number") && (!(data_value % 1) && !isNaN(data_value)))){
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "integer"}));errors++;
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
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data_analysis_type = data.analysis_type;
if((typeof data_analysis_type !== "string") && (data_analysis_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.first_observed !== undefined){
let data_first_observed = data.first_observed;
if(typeof data_first_observed === "string"){
if(!(value_0da04491.test(data_first_observed))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data_last_observed = data.last_observed;
if((typeof data_last_observed !== "string") && (data_last_observed !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_observed === "string"){
if(!(value_0da04491.test(data_last_observed))){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/format", "format", {format: "date-time"}));errors++;
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
if(data.config_type !== undefined){
let data_config_type = data.config_type;
if((typeof data_config_type !== "string") && (data_config_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_type", "#/properties/config_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data_analysis_type = data.analysis_type;
if((typeof data_analysis_type !== "string") && (data_analysis_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.first_observed !== undefined){
let data_first_observed = data.first_observed;
if(typeof data_first_observed === "string"){
if(!(value_0da04491.test(data_first_observed))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data_last_observed = data.last_observed;
if((typeof data_last_observed !== "string") && (data_last_observed !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_observed === "string"){
if(!(value_0da04491.test(data_last_observed))){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/format", "format", {format: "date-time"}));errors++;
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
if(data.config_type !== undefined){
let data_config_type = data.config_type;
if((typeof data_config_type !== "string") && (data_config_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_type", "#/properties/config_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.analyzer !== undefined){
if(typeof data.analyzer !== "string"){
(vErrors ??= []).push(failure(instancePath+"/analyzer", "#/properties/analyzer/type", "type", {type: "string"}));errors++;
}
}
if(data.analysis_type !== undefined){
let data_analysis_type = data.analysis_type;
if((typeof data_analysis_type !== "string") && (data_analysis_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/analysis_type", "#/properties/analysis_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
if((typeof data_summary !== "string") && (data_summary !== null)){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/properties/summary/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.first_observed !== undefined){
let data_first_observed = data.first_observed;
if(typeof data_first_observed === "string"){
if(!(value_0da04491.test(data_first_observed))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.last_observed !== undefined){
let data_last_observed = data.last_observed;
if((typeof data_last_observed !== "string") && (data_last_observed !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_observed", "#/properties/last_observed/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_observed === "string"){
if(!(value_0da04491.test(data_last_observed))){
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
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.related_ids !== undefined){
let data_related_ids = data.related_ids;
if((!(Array.isArray(data_related_ids))) && (data_related_ids !== null)){
(vErrors ??= []).push(failure(instancePath+"/related_ids", "#/properties/related_ids/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_related_ids)){
const len_related_ids = data_related_ids.length;
for(let i_related_ids=0; i_related_ids<len_related_ids; i_related_ids++){
if(typeof data_related_ids[i_related_ids] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/related_ids/" + i_related_ids, "#/properties/related_ids/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.changes !== undefined){
let data_changes = data.changes;
if((!((typeof data_changes == "number") && (!(data_changes % 1) && !isNaN(data_changes)))) && (data_changes !== null)){
(vErrors ??= []).push(failure(instancePath+"/changes", "#/properties/changes/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.analysis !== undefined){
if(!(InsightCounts(data.analysis, instancePath+"/analysis"))){
vErrors = vErrors === null ? InsightCounts.errors : vErrors.concat(InsightCounts.errors);
errors = vErrors.length;
}
}
if(data.cost_per_minute !== undefined){
let data_cost_per_minute = data.cost_per_minute;
if((!(typeof data_cost_per_minute == "number")) && (data_cost_per_minute !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data_cost_total_1d = data.cost_total_1d;
if((!(typeof data_cost_total_1d == "number")) && (data_cost_total_1d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data_cost_total_7d = data.cost_total_7d;
if((!(typeof data_cost_total_7d == "number")) && (data_cost_total_7d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data_cost_total_30d = data.cost_total_30d;
if((!(typeof data_cost_total_30d == "number")) && (data_cost_total_30d !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.created_at !== undefined){
let data_created_at = data.created_at;
if((typeof data_created_at !== "string") && (data_created_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data_updated_at = data.updated_at;
if((typeof data_updated_at !== "string") && (data_updated_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
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
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.ready !== undefined){
let data_ready = data.ready;
if((typeof data_ready !== "boolean") && (data_ready !== null)){
(vErrors ??= []).push(failure(instancePath+"/ready", "#/properties/ready/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.path !== undefined){
let data_path = data.path;
if((typeof data_path !== "string") && (data_path !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.external_id !== undefined){
let data_external_id = data.external_id;
if((!(Array.isArray(data_external_id))) && (data_external_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_external_id)){
const len_external_id = data_external_id.length;
for(let i_external_id=0; i_external_id<len_external_id; i_external_id++){
if(typeof data_external_id[i_external_id] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id/" + i_external_id, "#/properties/external_id/items/type", "type", {type: "string"}));errors++;
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
if(data.query !== undefined){
if(typeof data.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data_created_by = data.created_by;
if((typeof data_created_by !== "string") && (data_created_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value_f2aa28b7}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ScraperListEntry.errors = vErrors;
return errors === 0;
}
export function ScraperRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ScraperRef.errors = vErrors;
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
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_tags = data.tags;
if((!(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags))) && (data_tags !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/allOf/1/properties/tags/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/allOf/1/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
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
