// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, JobDetails, LogSelector, PersonRef, ResourceProperty, ResourceSelector } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_ebf51c89 = ["object","null"];
const value_396d11df = ["array","null"];
const value_3be7a1ea = ["boolean","null"];
const value_e4a8fde2 = ["number","null"];
const value_c1be9540 = ["string","number","boolean","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_182b3249 = ["integer","null"];
export function Component(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.topology_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "topology_id"}));errors++;
}
if(data.external_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "external_id"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "text"}));errors++;
}
if(data.topology_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "topology_type"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.hidden === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hidden"}));errors++;
}
if(data.silenced === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "silenced"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.status_expr === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status_expr"}));errors++;
}
if(data.health_expr === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health_expr"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.lifecycle === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "lifecycle"}));errors++;
}
if(data.tooltip === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tooltip"}));errors++;
}
if(data.status_reason === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status_reason"}));errors++;
}
if(data.schedule === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "schedule"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "owner"}));errors++;
}
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selectors"}));errors++;
}
if(data.log_selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "log_selectors"}));errors++;
}
if(data.component_checks === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_checks"}));errors++;
}
if(data.configs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "configs"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.is_leaf === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_leaf"}));errors++;
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
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
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
if(data.properties_values === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties_values"}));errors++;
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
if(data.topology_id !== undefined){
let data_topology_id = data.topology_id;
if((typeof data_topology_id !== "string") && (data_topology_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology_id", "#/properties/topology_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_topology_id === "string"){
if(!(value_c7e84e8f.test(data_topology_id))){
(vErrors ??= []).push(failure(instancePath+"/topology_id", "#/properties/topology_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.external_id !== undefined){
if(typeof data.external_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/external_id", "#/properties/external_id/type", "type", {type: "string"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.text !== undefined){
let data_text = data.text;
if((typeof data_text !== "string") && (data_text !== null)){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.topology_type !== undefined){
let data_topology_type = data.topology_type;
if((typeof data_topology_type !== "string") && (data_topology_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology_type", "#/properties/topology_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hidden", "#/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data.silenced !== undefined){
if(typeof data.silenced !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/silenced", "#/properties/silenced/type", "type", {type: "boolean"}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.status_expr !== undefined){
let data_status_expr = data.status_expr;
if((typeof data_status_expr !== "string") && (data_status_expr !== null)){
(vErrors ??= []).push(failure(instancePath+"/status_expr", "#/properties/status_expr/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health_expr !== undefined){
let data_health_expr = data.health_expr;
if((typeof data_health_expr !== "string") && (data_health_expr !== null)){
(vErrors ??= []).push(failure(instancePath+"/health_expr", "#/properties/health_expr/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.lifecycle !== undefined){
let data_lifecycle = data.lifecycle;
if((typeof data_lifecycle !== "string") && (data_lifecycle !== null)){
(vErrors ??= []).push(failure(instancePath+"/lifecycle", "#/properties/lifecycle/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.tooltip !== undefined){
let data_tooltip = data.tooltip;
if((typeof data_tooltip !== "string") && (data_tooltip !== null)){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status_reason !== undefined){
let data_status_reason = data.status_reason;
if((typeof data_status_reason !== "string") && (data_status_reason !== null)){
(vErrors ??= []).push(failure(instancePath+"/status_reason", "#/properties/status_reason/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.schedule !== undefined){
let data_schedule = data.schedule;
if((typeof data_schedule !== "string") && (data_schedule !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.owner !== undefined){
let data_owner = data.owner;
if((typeof data_owner !== "string") && (data_owner !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.selectors !== undefined){
let data_selectors = data.selectors;
if((!(Array.isArray(data_selectors))) && (data_selectors !== null)){
(vErrors ??= []).push(failure(instancePath+"/selectors", "#/properties/selectors/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_selectors)){
const len_selectors = data_selectors.length;
for(let i_selectors=0; i_selectors<len_selectors; i_selectors++){
if(!(ResourceSelector(data_selectors[i_selectors], instancePath+"/selectors/" + i_selectors))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.log_selectors !== undefined){
let data_log_selectors = data.log_selectors;
if((!(Array.isArray(data_log_selectors))) && (data_log_selectors !== null)){
(vErrors ??= []).push(failure(instancePath+"/log_selectors", "#/properties/log_selectors/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_log_selectors)){
const len_log_selectors = data_log_selectors.length;
for(let i_log_selectors=0; i_log_selectors<len_log_selectors; i_log_selectors++){
if(!(LogSelector(data_log_selectors[i_log_selectors], instancePath+"/log_selectors/" + i_log_selectors))){
vErrors = vErrors === null ? LogSelector.errors : vErrors.concat(LogSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.component_checks !== undefined){
let data_component_checks = data.component_checks;
if((!(Array.isArray(data_component_checks))) && (data_component_checks !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_checks", "#/properties/component_checks/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_component_checks)){
const len_component_checks = data_component_checks.length;
for(let i_component_checks=0; i_component_checks<len_component_checks; i_component_checks++){
if(!(ComponentCheck(data_component_checks[i_component_checks], instancePath+"/component_checks/" + i_component_checks))){
vErrors = vErrors === null ? ComponentCheck.errors : vErrors.concat(ComponentCheck.errors);
errors = vErrors.length;
}
}
}
}
if(data.configs !== undefined){
let data_configs = data.configs;
if((!(Array.isArray(data_configs))) && (data_configs !== null)){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(ConfigQuery(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
vErrors = vErrors === null ? ConfigQuery.errors : vErrors.concat(ConfigQuery.errors);
errors = vErrors.length;
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
if(data.path !== undefined){
let data_path = data.path;
if((typeof data_path !== "string") && (data_path !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.summary !== undefined){
let data_summary = data.summary;
const _errs_summary = errors;
let valid_summary = false;
let passing_summary = null;
const _errs_summary_2 = errors;
if(!(ComponentSummary(data_summary, instancePath+"/summary"))){
vErrors = vErrors === null ? ComponentSummary.errors : vErrors.concat(ComponentSummary.errors);
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
if(data.is_leaf !== undefined){
let data_is_leaf = data.is_leaf;
if((typeof data_is_leaf !== "boolean") && (data_is_leaf !== null)){
(vErrors ??= []).push(failure(instancePath+"/is_leaf", "#/properties/is_leaf/type", "type", {type: value_3be7a1ea}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Component.errors = vErrors;
return errors === 0;
}
export function ComponentCheck(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selector !== undefined){
if(!(ResourceSelector(data.selector, instancePath+"/selector"))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
if(data.inline !== undefined){
let data_inline = data.inline;
if((!(data_inline && typeof data_inline == "object" && !Array.isArray(data_inline))) && (data_inline !== null)){
(vErrors ??= []).push(failure(instancePath+"/inline", "#/properties/inline/type", "type", {type: value_ebf51c89}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentCheck.errors = vErrors;
return errors === 0;
}
export function ComponentChoice(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
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
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.path !== undefined){
let data_path = data.path;
if((typeof data_path !== "string") && (data_path !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value_f2aa28b7}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentChoice.errors = vErrors;
return errors === 0;
}
export function ComponentDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Component(data, instancePath))){
vErrors = vErrors === null ? Component.errors : vErrors.concat(Component.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
if(data.topology === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "topology"}));errors++;
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
if(data.topology !== undefined){
let data_topology = data.topology;
const _errs_topology = errors;
let valid_topology = false;
let passing_topology = null;
const _errs_topology_2 = errors;
if(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology)){
if(data_topology.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_topology.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_topology.id !== undefined){
let data_topology_id = data_topology.id;
if(typeof data_topology_id === "string"){
if(!(value_c7e84e8f.test(data_topology_id))){
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/allOf/1/properties/topology/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/allOf/1/properties/topology/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_topology.name !== undefined){
if(typeof data_topology.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/allOf/1/properties/topology/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_topology_name = _errs_topology_2 === errors;
if(_valid_topology_name){
valid_topology = true;
passing_topology = 0;
}
const _errs_topology_name = errors;
if(data_topology !== null){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_topology_name = _errs_topology_name === errors;
if(_valid_topology_name && valid_topology){
valid_topology = false;
passing_topology = [passing_topology, 1];
}
else {
if(_valid_topology_name){
valid_topology = true;
passing_topology = 1;
}
}
if(!valid_topology){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf", "oneOf", {passingSchemas: passing_topology}));errors++;
}
else {
errors = _errs_topology;
if(vErrors !== null){
if(_errs_topology){
vErrors.length = _errs_topology;
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
ComponentDetail.errors = vErrors;
return errors === 0;
}
export function ComponentLabel(data, instancePath=""){
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
ComponentLabel.errors = vErrors;
return errors === 0;
}
export function ComponentLabelKey(data, instancePath=""){
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
ComponentLabelKey.errors = vErrors;
return errors === 0;
}
export function ComponentSummary(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.healthy !== undefined){
let data_healthy = data.healthy;
if(!((typeof data_healthy == "number") && (!(data_healthy % 1) && !isNaN(data_healthy)))){
(vErrors ??= []).push(failure(instancePath+"/healthy", "#/properties/healthy/type", "type", {type: "integer"}));errors++;
}
}
if(data.unhealthy !== undefined){
let data_unhealthy = data.unhealthy;
if(!((typeof data_unhealthy == "number") && (!(data_unhealthy % 1) && !isNaN(data_unhealthy)))){
(vErrors ??= []).push(failure(instancePath+"/unhealthy", "#/properties/unhealthy/type", "type", {type: "integer"}));errors++;
}
}
if(data.warning !== undefined){
let data_warning = data.warning;
if(!((typeof data_warning == "number") && (!(data_warning % 1) && !isNaN(data_warning)))){
(vErrors ??= []).push(failure(instancePath+"/warning", "#/properties/warning/type", "type", {type: "integer"}));errors++;
}
}
if(data.info !== undefined){
let data_info = data.info;
if(!((typeof data_info == "number") && (!(data_info % 1) && !isNaN(data_info)))){
(vErrors ??= []).push(failure(instancePath+"/info", "#/properties/info/type", "type", {type: "integer"}));errors++;
}
}
if(data.unknown !== undefined){
let data_unknown = data.unknown;
if(!((typeof data_unknown == "number") && (!(data_unknown % 1) && !isNaN(data_unknown)))){
(vErrors ??= []).push(failure(instancePath+"/unknown", "#/properties/unknown/type", "type", {type: "integer"}));errors++;
}
}
if(data.checks !== undefined){
if(!(CountsByHealth(data.checks, instancePath+"/checks"))){
vErrors = vErrors === null ? CountsByHealth.errors : vErrors.concat(CountsByHealth.errors);
errors = vErrors.length;
}
}
if(data.incidents !== undefined){
if(!(CountsBySeverity(data.incidents, instancePath+"/incidents"))){
vErrors = vErrors === null ? CountsBySeverity.errors : vErrors.concat(CountsBySeverity.errors);
errors = vErrors.length;
}
}
if(data.insights !== undefined){
if(!(CountsBySeverity(data.insights, instancePath+"/insights"))){
vErrors = vErrors === null ? CountsBySeverity.errors : vErrors.concat(CountsBySeverity.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentSummary.errors = vErrors;
return errors === 0;
}
export function ComponentWithLogs(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
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
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
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
ComponentWithLogs.errors = vErrors;
return errors === 0;
}
export function ConfigQuery(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConfigQuery.errors = vErrors;
return errors === 0;
}
export function CountsByHealth(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
let data_value = data[key];
if(!((typeof data_value == "number") && (!(data_value % 1) && !isNaN(data_value)))){
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CountsByHealth.errors = vErrors;
return errors === 0;
}
export function CountsBySeverity(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
let data_value = data[key];
if(data_value && typeof data_value == "object" && !Array.isArray(data_value)){
for(const key_value in data_value){
let data_value_value = data_value[key_value];
if(!((typeof data_value_value == "number") && (!(data_value_value % 1) && !isNaN(data_value_value)))){
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key_value.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/" + key.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CountsBySeverity.errors = vErrors;
return errors === 0;
}
export function TeamComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.role === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "role"}));errors++;
}
if(data.selector_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selector_id"}));errors++;
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
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
if(data.role !== undefined){
let data_role = data.role;
if((typeof data_role !== "string") && (data_role !== null)){
(vErrors ??= []).push(failure(instancePath+"/role", "#/properties/role/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.selector_id !== undefined){
let data_selector_id = data.selector_id;
if((typeof data_selector_id !== "string") && (data_selector_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamComponent.errors = vErrors;
return errors === 0;
}
export function TeamOfComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(TeamComponent(data, instancePath))){
vErrors = vErrors === null ? TeamComponent.errors : vErrors.concat(TeamComponent.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "team"}));errors++;
}
if(data.team !== undefined){
let data_team = data.team;
const _errs_team = errors;
let valid_team = false;
let passing_team = null;
const _errs_team_2 = errors;
if(data_team && typeof data_team == "object" && !Array.isArray(data_team)){
if(data_team.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_team.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_team.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_team.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data_team.id !== undefined){
let data_team_id = data_team.id;
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/allOf/1/properties/team/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/allOf/1/properties/team/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_team.name !== undefined){
if(typeof data_team.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/team/name", "#/allOf/1/properties/team/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_team.icon !== undefined){
let data_team_icon = data_team.icon;
if((typeof data_team_icon !== "string") && (data_team_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/icon", "#/allOf/1/properties/team/oneOf/0/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_team.deleted_at !== undefined){
let data_team_deleted_at = data_team.deleted_at;
if((typeof data_team_deleted_at !== "string") && (data_team_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/deleted_at", "#/allOf/1/properties/team/oneOf/0/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_deleted_at === "string"){
if(!(value_0da04491.test(data_team_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/team/deleted_at", "#/allOf/1/properties/team/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_team_deleted_at = _errs_team_2 === errors;
if(_valid_team_deleted_at){
valid_team = true;
passing_team = 0;
}
const _errs_team_deleted_at = errors;
if(data_team !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_team_deleted_at = _errs_team_deleted_at === errors;
if(_valid_team_deleted_at && valid_team){
valid_team = false;
passing_team = [passing_team, 1];
}
else {
if(_valid_team_deleted_at){
valid_team = true;
passing_team = 1;
}
}
if(!valid_team){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
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
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
TeamOfComponent.errors = vErrors;
return errors === 0;
}
export function Topology(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.schedule === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "schedule"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
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
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.schedule !== undefined){
let data_schedule = data.schedule;
if((typeof data_schedule !== "string") && (data_schedule !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value_f2aa28b7}));errors++;
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
Topology.errors = vErrors;
return errors === 0;
}
export function TopologyDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Topology(data, instancePath))){
vErrors = vErrors === null ? Topology.errors : vErrors.concat(Topology.errors);
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
TopologyDetail.errors = vErrors;
return errors === 0;
}
export function TopologyListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(TopologyWithStatus(data, instancePath))){
vErrors = vErrors === null ? TopologyWithStatus.errors : vErrors.concat(TopologyWithStatus.errors);
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
TopologyListEntry.errors = vErrors;
return errors === 0;
}
export function TopologySpec(data, instancePath=""){
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
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TopologySpec.errors = vErrors;
return errors === 0;
}
export function TopologyWithStatus(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.schedule === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "schedule"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
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
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
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
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.schedule !== undefined){
let data_schedule = data.schedule;
if((typeof data_schedule !== "string") && (data_schedule !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value_f2aa28b7}));errors++;
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
TopologyWithStatus.errors = vErrors;
return errors === 0;
}
