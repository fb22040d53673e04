// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { JobDetails, PersonRef } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_ebf51c89 = ["object","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_182b3249 = ["integer","null"];
const value_3be7a1ea = ["boolean","null"];
const value_e4a8fde2 = ["number","null"];
export function Canary(data, instancePath=""){
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
if(data.annotations === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "annotations"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
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
if(data.annotations !== undefined){
let data_annotations = data.annotations;
if((!(data_annotations && typeof data_annotations == "object" && !Array.isArray(data_annotations))) && (data_annotations !== null)){
(vErrors ??= []).push(failure(instancePath+"/annotations", "#/properties/annotations/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_annotations && typeof data_annotations == "object" && !Array.isArray(data_annotations)){
for(const key_annotations in data_annotations){
if(typeof data_annotations[key_annotations] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/annotations/" + key_annotations.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/annotations/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
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
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Canary.errors = vErrors;
return errors === 0;
}
export function CanaryListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(CanaryWithStatus(data, instancePath))){
vErrors = vErrors === null ? CanaryWithStatus.errors : vErrors.concat(CanaryWithStatus.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.checks === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "checks"}));errors++;
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
if(data.checks !== undefined){
let data_checks = data.checks;
if(Array.isArray(data_checks)){
const len_checks = data_checks.length;
for(let i_checks=0; i_checks<len_checks; i_checks++){
let data_checks_item = data_checks[i_checks];
if(data_checks_item && typeof data_checks_item == "object" && !Array.isArray(data_checks_item)){
if(data_checks_item.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks, "#/allOf/1/properties/checks/items/required", "required", {missingProperty: "type"}));errors++;
}
if(data_checks_item.type !== undefined){
if(typeof data_checks_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks+"/type", "#/allOf/1/properties/checks/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i_checks, "#/allOf/1/properties/checks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/allOf/1/properties/checks/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
CanaryListEntry.errors = vErrors;
return errors === 0;
}
export function CanarySpec(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
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
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CanarySpec.errors = vErrors;
return errors === 0;
}
export function CanaryWithStatus(data, instancePath=""){
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
if(data.interval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "interval"}));errors++;
}
if(data.schedule === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "schedule"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.last_runtime === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_runtime"}));errors++;
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
if(data.interval !== undefined){
let data_interval = data.interval;
if((typeof data_interval !== "string") && (data_interval !== null)){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.schedule !== undefined){
let data_schedule = data.schedule;
if((typeof data_schedule !== "string") && (data_schedule !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
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
if((typeof data_created_at !== "string") && (data_created_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_created_at === "string"){
if(!(value_0da04491.test(data_created_at))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
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
if(data.last_runtime !== undefined){
let data_last_runtime = data.last_runtime;
if((typeof data_last_runtime !== "string") && (data_last_runtime !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_runtime === "string"){
if(!(value_0da04491.test(data_last_runtime))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
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
if(data_agent && typeof data_agent == "object" && !Array.isArray(data_agent)){
if(data_agent.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "id"}));errors++;
}
if(data_agent.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "name"}));errors++;
}
if(data_agent.id !== undefined){
let data_agent_id = data_agent.id;
if(typeof data_agent_id === "string"){
if(!(value_c7e84e8f.test(data_agent_id))){
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
else {
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CanaryWithStatus.errors = vErrors;
return errors === 0;
}
export function Check(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_id"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "owner"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.category === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "category"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.transformed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "transformed"}));errors++;
}
if(data.last_runtime === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_runtime"}));errors++;
}
if(data.last_transition_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_transition_time"}));errors++;
}
if(data.next_runtime === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "next_runtime"}));errors++;
}
if(data.silenced_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "silenced_at"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
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
if(data.owner !== undefined){
let data_owner = data.owner;
if((typeof data_owner !== "string") && (data_owner !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.category !== undefined){
let data_category = data.category;
if((typeof data_category !== "string") && (data_category !== null)){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.transformed !== undefined){
let data_transformed = data.transformed;
if((typeof data_transformed !== "boolean") && (data_transformed !== null)){
(vErrors ??= []).push(failure(instancePath+"/transformed", "#/properties/transformed/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.last_runtime !== undefined){
let data_last_runtime = data.last_runtime;
if((typeof data_last_runtime !== "string") && (data_last_runtime !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_runtime === "string"){
if(!(value_0da04491.test(data_last_runtime))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_transition_time !== undefined){
let data_last_transition_time = data.last_transition_time;
if((typeof data_last_transition_time !== "string") && (data_last_transition_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_transition_time === "string"){
if(!(value_0da04491.test(data_last_transition_time))){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.next_runtime !== undefined){
let data_next_runtime = data.next_runtime;
if((typeof data_next_runtime !== "string") && (data_next_runtime !== null)){
(vErrors ??= []).push(failure(instancePath+"/next_runtime", "#/properties/next_runtime/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_next_runtime === "string"){
if(!(value_0da04491.test(data_next_runtime))){
(vErrors ??= []).push(failure(instancePath+"/next_runtime", "#/properties/next_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.silenced_at !== undefined){
let data_silenced_at = data.silenced_at;
if((typeof data_silenced_at !== "string") && (data_silenced_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_silenced_at === "string"){
if(!(value_0da04491.test(data_silenced_at))){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Check.errors = vErrors;
return errors === 0;
}
export function CheckByComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CheckByComponent.errors = vErrors;
return errors === 0;
}
export function CheckChoice(data, instancePath=""){
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
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
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
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
CheckChoice.errors = vErrors;
return errors === 0;
}
export function CheckComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.components === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "components"}));errors++;
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
if(data.components !== undefined){
let data_components = data.components;
const _errs_components = errors;
let valid_components = false;
let passing_components = null;
const _errs_components_2 = errors;
if(data_components && typeof data_components == "object" && !Array.isArray(data_components)){
if(data_components.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_components.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_components.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_components.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data_components.id !== undefined){
let data_components_id = data_components.id;
if(typeof data_components_id === "string"){
if(!(value_c7e84e8f.test(data_components_id))){
(vErrors ??= []).push(failure(instancePath+"/components/id", "#/properties/components/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components/id", "#/properties/components/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_components.name !== undefined){
if(typeof data_components.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/components/name", "#/properties/components/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_components.icon !== undefined){
let data_components_icon = data_components.icon;
if((typeof data_components_icon !== "string") && (data_components_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/components/icon", "#/properties/components/oneOf/0/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_components.deleted_at !== undefined){
let data_components_deleted_at = data_components.deleted_at;
if((typeof data_components_deleted_at !== "string") && (data_components_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/components/deleted_at", "#/properties/components/oneOf/0/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_components_deleted_at === "string"){
if(!(value_0da04491.test(data_components_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/components/deleted_at", "#/properties/components/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_components_deleted_at = _errs_components_2 === errors;
if(_valid_components_deleted_at){
valid_components = true;
passing_components = 0;
}
const _errs_components_deleted_at = errors;
if(data_components !== null){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_components_deleted_at = _errs_components_deleted_at === errors;
if(_valid_components_deleted_at && valid_components){
valid_components = false;
passing_components = [passing_components, 1];
}
else {
if(_valid_components_deleted_at){
valid_components = true;
passing_components = 1;
}
}
if(!valid_components){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf", "oneOf", {passingSchemas: passing_components}));errors++;
}
else {
errors = _errs_components;
if(vErrors !== null){
if(_errs_components){
vErrors.length = _errs_components;
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
CheckComponent.errors = vErrors;
return errors === 0;
}
export function CheckConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.configs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "configs"}));errors++;
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
if(data.configs !== undefined){
let data_configs = data.configs;
const _errs_configs = errors;
let valid_configs = false;
let passing_configs = null;
const _errs_configs_2 = errors;
if(data_configs && typeof data_configs == "object" && !Array.isArray(data_configs)){
if(data_configs.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_configs.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_configs.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data_configs.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data_configs.id !== undefined){
let data_configs_id = data_configs.id;
if(typeof data_configs_id === "string"){
if(!(value_c7e84e8f.test(data_configs_id))){
(vErrors ??= []).push(failure(instancePath+"/configs/id", "#/properties/configs/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs/id", "#/properties/configs/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_configs.name !== undefined){
let data_configs_name = data_configs.name;
if((typeof data_configs_name !== "string") && (data_configs_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/configs/name", "#/properties/configs/oneOf/0/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_configs.type !== undefined){
if(typeof data_configs.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configs/type", "#/properties/configs/oneOf/0/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_configs.deleted_at !== undefined){
let data_configs_deleted_at = data_configs.deleted_at;
if((typeof data_configs_deleted_at !== "string") && (data_configs_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/configs/deleted_at", "#/properties/configs/oneOf/0/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_configs_deleted_at === "string"){
if(!(value_0da04491.test(data_configs_deleted_at))){
(vErrors ??= []).push(failure(instancePath+"/configs/deleted_at", "#/properties/configs/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_configs_deleted_at = _errs_configs_2 === errors;
if(_valid_configs_deleted_at){
valid_configs = true;
passing_configs = 0;
}
const _errs_configs_deleted_at = errors;
if(data_configs !== null){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_configs_deleted_at = _errs_configs_deleted_at === errors;
if(_valid_configs_deleted_at && valid_configs){
valid_configs = false;
passing_configs = [passing_configs, 1];
}
else {
if(_valid_configs_deleted_at){
valid_configs = true;
passing_configs = 1;
}
}
if(!valid_configs){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf", "oneOf", {passingSchemas: passing_configs}));errors++;
}
else {
errors = _errs_configs;
if(vErrors !== null){
if(_errs_configs){
vErrors.length = _errs_configs;
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
CheckConfig.errors = vErrors;
return errors === 0;
}
export function CheckDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Check(data, instancePath))){
vErrors = vErrors === null ? Check.errors : vErrors.concat(Check.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.canaries === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "canaries"}));errors++;
}
if(data.agents === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "agents"}));errors++;
}
if(data.components === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "components"}));errors++;
}
if(data.configs === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "configs"}));errors++;
}
if(data.canaries !== undefined){
let data_canaries = data.canaries;
const _errs_canaries = errors;
let valid_canaries = false;
let passing_canaries = null;
const _errs_canaries_2 = errors;
if(data_canaries && typeof data_canaries == "object" && !Array.isArray(data_canaries)){
if(data_canaries.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_canaries.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_canaries.source === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "source"}));errors++;
}
if(data_canaries.id !== undefined){
let data_canaries_id = data_canaries.id;
if(typeof data_canaries_id === "string"){
if(!(value_c7e84e8f.test(data_canaries_id))){
(vErrors ??= []).push(failure(instancePath+"/canaries/id", "#/allOf/1/properties/canaries/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries/id", "#/allOf/1/properties/canaries/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_canaries.name !== undefined){
if(typeof data_canaries.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/name", "#/allOf/1/properties/canaries/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_canaries.source !== undefined){
let data_canaries_source = data_canaries.source;
if((typeof data_canaries_source !== "string") && (data_canaries_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/canaries/source", "#/allOf/1/properties/canaries/oneOf/0/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_canaries_source = _errs_canaries_2 === errors;
if(_valid_canaries_source){
valid_canaries = true;
passing_canaries = 0;
}
const _errs_canaries_source = errors;
if(data_canaries !== null){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_canaries_source = _errs_canaries_source === errors;
if(_valid_canaries_source && valid_canaries){
valid_canaries = false;
passing_canaries = [passing_canaries, 1];
}
else {
if(_valid_canaries_source){
valid_canaries = true;
passing_canaries = 1;
}
}
if(!valid_canaries){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf", "oneOf", {passingSchemas: passing_canaries}));errors++;
}
else {
errors = _errs_canaries;
if(vErrors !== null){
if(_errs_canaries){
vErrors.length = _errs_canaries;
}
else {
vErrors = null;
}
}
}
}
if(data.agents !== undefined){
let data_agents = data.agents;
const _errs_agents = errors;
let valid_agents = false;
let passing_agents = null;
const _errs_agents_2 = errors;
if(data_agents && typeof data_agents == "object" && !Array.isArray(data_agents)){
if(data_agents.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data_agents.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data_agents.id !== undefined){
let data_agents_id = data_agents.id;
if(typeof data_agents_id === "string"){
if(!(value_c7e84e8f.test(data_agents_id))){
(vErrors ??= []).push(failure(instancePath+"/agents/id", "#/allOf/1/properties/agents/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents/id", "#/allOf/1/properties/agents/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_agents.name !== undefined){
if(typeof data_agents.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/name", "#/allOf/1/properties/agents/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_agents_name = _errs_agents_2 === errors;
if(_valid_agents_name){
valid_agents = true;
passing_agents = 0;
}
const _errs_agents_name = errors;
if(data_agents !== null){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_agents_name = _errs_agents_name === errors;
if(_valid_agents_name && valid_agents){
valid_agents = false;
passing_agents = [passing_agents, 1];
}
else {
if(_valid_agents_name){
valid_agents = true;
passing_agents = 1;
}
}
if(!valid_agents){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf", "oneOf", {passingSchemas: passing_agents}));errors++;
}
else {
errors = _errs_agents;
if(vErrors !== null){
if(_errs_agents){
vErrors.length = _errs_agents;
}
else {
vErrors = null;
}
}
}
}
if(data.components !== undefined){
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(CheckComponent(data_components[i_components], instancePath+"/components/" + i_components))){
vErrors = vErrors === null ? CheckComponent.errors : vErrors.concat(CheckComponent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/allOf/1/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(CheckConfig(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
vErrors = vErrors === null ? CheckConfig.errors : vErrors.concat(CheckConfig.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/allOf/1/properties/configs/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
CheckDetail.errors = vErrors;
return errors === 0;
}
export function CheckIdOfComponent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CheckIdOfComponent.errors = vErrors;
return errors === 0;
}
export function CheckIdOfConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CheckIdOfConfig.errors = vErrors;
return errors === 0;
}
export function CheckLabelKey(data, instancePath=""){
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
CheckLabelKey.errors = vErrors;
return errors === 0;
}
export function CheckRun(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "time"}));errors++;
}
if(data.duration === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "duration"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
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
if(data.time !== undefined){
let data_time = data.time;
if(typeof data_time === "string"){
if(!(value_0da04491.test(data_time))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.duration !== undefined){
let data_duration = data.duration;
if((!((typeof data_duration == "number") && (!(data_duration % 1) && !isNaN(data_duration)))) && (data_duration !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration", "#/properties/duration/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "boolean") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
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
CheckRun.errors = vErrors;
return errors === 0;
}
export function CheckSummaryForConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_id"}));errors++;
}
if(data.uptime === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "uptime"}));errors++;
}
if(data.latency === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "latency"}));errors++;
}
if(data.last_transition_time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_transition_time"}));errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.canary_namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_namespace"}));errors++;
}
if(data.canary_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_name"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "severity"}));errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "owner"}));errors++;
}
if(data.last_runtime === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_runtime"}));errors++;
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
if(data.silenced_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "silenced_at"}));errors++;
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
if(data.uptime !== undefined){
let data_uptime = data.uptime;
if(data_uptime && typeof data_uptime == "object" && !Array.isArray(data_uptime)){
if(data_uptime.passed === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "passed"}));errors++;
}
if(data_uptime.failed === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "failed"}));errors++;
}
if(data_uptime.last_pass === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "last_pass"}));errors++;
}
if(data_uptime.last_fail === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "last_fail"}));errors++;
}
if(data_uptime.passed !== undefined){
let data_uptime_passed = data_uptime.passed;
if((!((typeof data_uptime_passed == "number") && (!(data_uptime_passed % 1) && !isNaN(data_uptime_passed)))) && (data_uptime_passed !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/passed", "#/properties/uptime/properties/passed/type", "type", {type: value_182b3249}));errors++;
}
}
if(data_uptime.failed !== undefined){
let data_uptime_failed = data_uptime.failed;
if((!((typeof data_uptime_failed == "number") && (!(data_uptime_failed % 1) && !isNaN(data_uptime_failed)))) && (data_uptime_failed !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/failed", "#/properties/uptime/properties/failed/type", "type", {type: value_182b3249}));errors++;
}
}
if(data_uptime.last_pass !== undefined){
let data_uptime_last_pass = data_uptime.last_pass;
if((typeof data_uptime_last_pass !== "string") && (data_uptime_last_pass !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/last_pass", "#/properties/uptime/properties/last_pass/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_uptime.last_fail !== undefined){
let data_uptime_last_fail = data_uptime.last_fail;
if((typeof data_uptime_last_fail !== "string") && (data_uptime_last_fail !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/last_fail", "#/properties/uptime/properties/last_fail/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/type", "type", {type: "object"}));errors++;
}
}
if(data.latency !== undefined){
let data_latency = data.latency;
if(data_latency && typeof data_latency == "object" && !Array.isArray(data_latency)){
if(data_latency.p99 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p99"}));errors++;
}
if(data_latency.p95 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p95"}));errors++;
}
if(data_latency.p50 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p50"}));errors++;
}
if(data_latency.avg === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "avg"}));errors++;
}
if(data_latency.p99 !== undefined){
let data_latency_p99 = data_latency.p99;
if((!(typeof data_latency_p99 == "number")) && (data_latency_p99 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p99", "#/properties/latency/properties/p99/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data_latency.p97 !== undefined){
let data_latency_p97 = data_latency.p97;
if((!(typeof data_latency_p97 == "number")) && (data_latency_p97 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p97", "#/properties/latency/properties/p97/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data_latency.p95 !== undefined){
let data_latency_p95 = data_latency.p95;
if((!(typeof data_latency_p95 == "number")) && (data_latency_p95 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p95", "#/properties/latency/properties/p95/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data_latency.p50 !== undefined){
let data_latency_p50 = data_latency.p50;
if((!(typeof data_latency_p50 == "number")) && (data_latency_p50 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p50", "#/properties/latency/properties/p50/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data_latency.avg !== undefined){
let data_latency_avg = data_latency.avg;
if((!(typeof data_latency_avg == "number")) && (data_latency_avg !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/avg", "#/properties/latency/properties/avg/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data_latency.rolling1h !== undefined){
let data_latency_rolling1h = data_latency.rolling1h;
if((!(typeof data_latency_rolling1h == "number")) && (data_latency_rolling1h !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/rolling1h", "#/properties/latency/properties/rolling1h/type", "type", {type: value_e4a8fde2}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/type", "type", {type: "object"}));errors++;
}
}
if(data.last_transition_time !== undefined){
let data_last_transition_time = data.last_transition_time;
if((typeof data_last_transition_time !== "string") && (data_last_transition_time !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_transition_time === "string"){
if(!(value_0da04491.test(data_last_transition_time))){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.canary_namespace !== undefined){
let data_canary_namespace = data.canary_namespace;
if((typeof data_canary_namespace !== "string") && (data_canary_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_namespace", "#/properties/canary_namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.canary_name !== undefined){
let data_canary_name = data.canary_name;
if((typeof data_canary_name !== "string") && (data_canary_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_name", "#/properties/canary_name/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.severity !== undefined){
let data_severity = data.severity;
if((typeof data_severity !== "string") && (data_severity !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.owner !== undefined){
let data_owner = data.owner;
if((typeof data_owner !== "string") && (data_owner !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.last_runtime !== undefined){
let data_last_runtime = data.last_runtime;
if((typeof data_last_runtime !== "string") && (data_last_runtime !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_runtime === "string"){
if(!(value_0da04491.test(data_last_runtime))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
}
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
if(data.silenced_at !== undefined){
let data_silenced_at = data.silenced_at;
if((typeof data_silenced_at !== "string") && (data_silenced_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_silenced_at === "string"){
if(!(value_0da04491.test(data_silenced_at))){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
CheckSummaryForConfig.errors = vErrors;
return errors === 0;
}
export function FailedRun(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "time"}));errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "message"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
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
if(data.time !== undefined){
let data_time = data.time;
if(typeof data_time === "string"){
if(!(value_0da04491.test(data_time))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.message !== undefined){
let data_message = data.message;
if((typeof data_message !== "string") && (data_message !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value_f2aa28b7}));errors++;
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
FailedRun.errors = vErrors;
return errors === 0;
}
export function RecentRun(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.time === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "time"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.duration === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "duration"}));errors++;
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
if(data.time !== undefined){
let data_time = data.time;
if(typeof data_time === "string"){
if(!(value_0da04491.test(data_time))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "boolean") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_3be7a1ea}));errors++;
}
}
if(data.duration !== undefined){
let data_duration = data.duration;
if((!((typeof data_duration == "number") && (!(data_duration % 1) && !isNaN(data_duration)))) && (data_duration !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration", "#/properties/duration/type", "type", {type: value_182b3249}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
RecentRun.errors = vErrors;
return errors === 0;
}
export function UptimeDay(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "total"}));errors++;
}
if(data.passed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "passed"}));errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "failed"}));errors++;
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
if(data.total !== undefined){
let data_total = data.total;
if(!((typeof data_total == "number") && (!(data_total % 1) && !isNaN(data_total)))){
(vErrors ??= []).push(failure(instancePath+"/total", "#/properties/total/type", "type", {type: "integer"}));errors++;
}
}
if(data.passed !== undefined){
let data_passed = data.passed;
if(!((typeof data_passed == "number") && (!(data_passed % 1) && !isNaN(data_passed)))){
(vErrors ??= []).push(failure(instancePath+"/passed", "#/properties/passed/type", "type", {type: "integer"}));errors++;
}
}
if(data.failed !== undefined){
let data_failed = data.failed;
if(!((typeof data_failed == "number") && (!(data_failed % 1) && !isNaN(data_failed)))){
(vErrors ??= []).push(failure(instancePath+"/failed", "#/properties/failed/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
UptimeDay.errors = vErrors;
return errors === 0;
}
