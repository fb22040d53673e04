// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { AgentRef, PersonRef, ResourceProperty } from "./shared.js";
const value0 = ["array","null"];
const value1 = ["string","null"];
const value2 = ["object","null"];
const value3 = ["boolean","null"];
const value4 = ["number","null"];
const value5 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value6 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value7 = ["integer","null"];
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
if(!(value5.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.topology_id !== undefined){
let data2 = data.topology_id;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology_id", "#/properties/topology_id/type", "type", {type: value1}));errors++;
}
if(typeof data2 === "string"){
if(!(value5.test(data2))){
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
let data4 = data.parent_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value1}));errors++;
}
if(typeof data4 === "string"){
if(!(value5.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_id !== undefined){
let data5 = data.config_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value1}));errors++;
}
if(typeof data5 === "string"){
if(!(value5.test(data5))){
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
let data7 = data.text;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/text", "#/properties/text/type", "type", {type: value1}));errors++;
}
}
if(data.topology_type !== undefined){
let data8 = data.topology_type;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology_type", "#/properties/topology_type/type", "type", {type: value1}));errors++;
}
}
if(data.namespace !== undefined){
let data9 = data.namespace;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value1}));errors++;
}
}
if(data.labels !== undefined){
let data10 = data.labels;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value2}));errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key0 in data10){
if(typeof data10[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data16 = data.status_expr;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status_expr", "#/properties/status_expr/type", "type", {type: value1}));errors++;
}
}
if(data.health_expr !== undefined){
let data17 = data.health_expr;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health_expr", "#/properties/health_expr/type", "type", {type: value1}));errors++;
}
}
if(data.health !== undefined){
let data18 = data.health;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value1}));errors++;
}
}
if(data.description !== undefined){
let data19 = data.description;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
}
}
if(data.lifecycle !== undefined){
let data20 = data.lifecycle;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/lifecycle", "#/properties/lifecycle/type", "type", {type: value1}));errors++;
}
}
if(data.tooltip !== undefined){
let data21 = data.tooltip;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tooltip", "#/properties/tooltip/type", "type", {type: value1}));errors++;
}
}
if(data.status_reason !== undefined){
let data22 = data.status_reason;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status_reason", "#/properties/status_reason/type", "type", {type: value1}));errors++;
}
}
if(data.schedule !== undefined){
let data23 = data.schedule;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value1}));errors++;
}
}
if(data.icon !== undefined){
let data24 = data.icon;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value1}));errors++;
}
}
if(data.type !== undefined){
let data25 = data.type;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value1}));errors++;
}
}
if(data.owner !== undefined){
let data26 = data.owner;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value1}));errors++;
}
}
if(data.path !== undefined){
let data27 = data.path;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value1}));errors++;
}
}
if(data.is_leaf !== undefined){
let data28 = data.is_leaf;
if((typeof data28 !== "boolean") && (data28 !== null)){
(vErrors ??= []).push(failure(instancePath+"/is_leaf", "#/properties/is_leaf/type", "type", {type: value3}));errors++;
}
}
if(data.cost_per_minute !== undefined){
let data29 = data.cost_per_minute;
if((!(typeof data29 == "number")) && (data29 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_per_minute", "#/properties/cost_per_minute/type", "type", {type: value4}));errors++;
}
}
if(data.cost_total_1d !== undefined){
let data30 = data.cost_total_1d;
if((!(typeof data30 == "number")) && (data30 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_1d", "#/properties/cost_total_1d/type", "type", {type: value4}));errors++;
}
}
if(data.cost_total_7d !== undefined){
let data31 = data.cost_total_7d;
if((!(typeof data31 == "number")) && (data31 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_7d", "#/properties/cost_total_7d/type", "type", {type: value4}));errors++;
}
}
if(data.cost_total_30d !== undefined){
let data32 = data.cost_total_30d;
if((!(typeof data32 == "number")) && (data32 !== null)){
(vErrors ??= []).push(failure(instancePath+"/cost_total_30d", "#/properties/cost_total_30d/type", "type", {type: value4}));errors++;
}
}
if(data.created_by !== undefined){
let data33 = data.created_by;
if((typeof data33 !== "string") && (data33 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data33 === "string"){
if(!(value5.test(data33))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data34 = data.created_at;
if(typeof data34 === "string"){
if(!(value6.test(data34))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data35 = data.updated_at;
if((typeof data35 !== "string") && (data35 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data35 === "string"){
if(!(value6.test(data35))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data36 = data.deleted_at;
if((typeof data36 !== "string") && (data36 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data36 === "string"){
if(!(value6.test(data36))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value1}));errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value1}));errors++;
}
}
if(data.path !== undefined){
let data4 = data.path;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: value1}));errors++;
}
}
if(data.parent_id !== undefined){
let data5 = data.parent_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value1}));errors++;
}
if(typeof data5 === "string"){
if(!(value5.test(data5))){
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
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "summary"}));errors++;
}
if(data.log_selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "log_selectors"}));errors++;
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
if(data.topology !== undefined){
let data1 = data.topology;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(value5.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/allOf/1/properties/topology/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/allOf/1/properties/topology/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/allOf/1/properties/topology/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs16 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs16 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/topology", "#/allOf/1/properties/topology/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
if(data.properties !== undefined){
let data4 = data.properties;
if((!(Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/allOf/1/properties/properties/type", "type", {type: value0}));errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(ResourceProperty(data4[i0], instancePath+"/properties/" + i0))){
vErrors = vErrors === null ? ResourceProperty.errors : vErrors.concat(ResourceProperty.errors);
errors = vErrors.length;
}
}
}
}
if(data.summary !== undefined){
let data6 = data.summary;
const _errs22 = errors;
let valid7 = false;
let passing2 = null;
const _errs23 = errors;
if(!(ComponentSummary(data6, instancePath+"/summary"))){
vErrors = vErrors === null ? ComponentSummary.errors : vErrors.concat(ComponentSummary.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs24 = errors;
if(data6 !== null){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs24 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/summary", "#/allOf/1/properties/summary/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.log_selectors !== undefined){
let data7 = data.log_selectors;
if((!(Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/log_selectors", "#/allOf/1/properties/log_selectors/type", "type", {type: value0}));errors++;
}
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(LogSelector(data7[i1], instancePath+"/log_selectors/" + i1))){
vErrors = vErrors === null ? LogSelector.errors : vErrors.concat(LogSelector.errors);
errors = vErrors.length;
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
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value1}));errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: value1}));errors++;
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
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value1}));errors++;
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
let data0 = data.healthy;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push(failure(instancePath+"/healthy", "#/properties/healthy/type", "type", {type: "integer"}));errors++;
}
}
if(data.unhealthy !== undefined){
let data1 = data.unhealthy;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push(failure(instancePath+"/unhealthy", "#/properties/unhealthy/type", "type", {type: "integer"}));errors++;
}
}
if(data.warning !== undefined){
let data2 = data.warning;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push(failure(instancePath+"/warning", "#/properties/warning/type", "type", {type: "integer"}));errors++;
}
}
if(data.info !== undefined){
let data3 = data.info;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push(failure(instancePath+"/info", "#/properties/info/type", "type", {type: "integer"}));errors++;
}
}
if(data.unknown !== undefined){
let data4 = data.unknown;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
let data2 = data.agent_id;
if(typeof data2 === "string"){
if(!(value5.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value1}));errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value1}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ComponentWithLogs.errors = vErrors;
return errors === 0;
}
export function CountsByHealth(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push(failure(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "integer"}));errors++;
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
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push(failure(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/additionalProperties/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CountsBySeverity.errors = vErrors;
return errors === 0;
}
export function LogSelector(data, instancePath=""){
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
LogSelector.errors = vErrors;
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
let data0 = data.team_id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
if(data.component_id !== undefined){
let data1 = data.component_id;
if(typeof data1 === "string"){
if(!(value5.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: "string"}));errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/role", "#/properties/role/type", "type", {type: value1}));errors++;
}
}
if(data.selector_id !== undefined){
let data3 = data.selector_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/selector_id", "#/properties/selector_id/type", "type", {type: value1}));errors++;
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
let data0 = data.team;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data0.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data0.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!(value5.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/allOf/1/properties/team/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/allOf/1/properties/team/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/team/name", "#/allOf/1/properties/team/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data0.icon !== undefined){
let data3 = data0.icon;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/icon", "#/allOf/1/properties/team/oneOf/0/properties/icon/type", "type", {type: value1}));errors++;
}
}
if(data0.deleted_at !== undefined){
let data4 = data0.deleted_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/deleted_at", "#/allOf/1/properties/team/oneOf/0/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data4 === "string"){
if(!(value6.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/team/deleted_at", "#/allOf/1/properties/team/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs15 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
if(!(value5.test(data1))){
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
let data4 = data.labels;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value2}));errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data7 = data.spec;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value2}));errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value1}));errors++;
}
if(typeof data8 === "string"){
if(!(value6.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value6.test(data9))){
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
let data11 = data.schedule;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value1}));errors++;
}
}
if(data.created_by !== undefined){
let data12 = data.created_by;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data12 === "string"){
if(!(value5.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data13 === "string"){
if(!(value6.test(data13))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
let data3 = data.spec;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value2}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value5.test(data0))){
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
if(!(value5.test(data1))){
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
let data4 = data.labels;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value2}));errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data7 = data.spec;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value2}));errors++;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value1}));errors++;
}
if(typeof data8 === "string"){
if(!(value6.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value6.test(data9))){
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
let data11 = data.schedule;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value1}));errors++;
}
}
if(data.created_by !== undefined){
let data12 = data.created_by;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data12 === "string"){
if(!(value5.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data13 === "string"){
if(!(value6.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_name !== undefined){
let data14 = data.job_name;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value1}));errors++;
}
}
if(data.job_success_count !== undefined){
let data15 = data.job_success_count;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value7}));errors++;
}
}
if(data.job_error_count !== undefined){
let data16 = data.job_error_count;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value7}));errors++;
}
}
if(data.job_hostname !== undefined){
let data17 = data.job_hostname;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value1}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data18 = data.job_duration_millis;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value7}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data19 = data.job_resource_type;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value1}));errors++;
}
}
if(data.job_status !== undefined){
let data20 = data.job_status;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value1}));errors++;
}
}
if(data.job_time_start !== undefined){
let data21 = data.job_time_start;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value1}));errors++;
}
if(typeof data21 === "string"){
if(!(value6.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data22 = data.job_time_end;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value1}));errors++;
}
if(typeof data22 === "string"){
if(!(value6.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data23 = data.job_created_at;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value1}));errors++;
}
if(typeof data23 === "string"){
if(!(value6.test(data23))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data24 = data.job_last_failed;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value1}));errors++;
}
if(typeof data24 === "string"){
if(!(value6.test(data24))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
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
