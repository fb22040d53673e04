// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { PersonRef } from "./shared.js";
const value0 = ["string","null"];
const value1 = ["object","null"];
const value2 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value3 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value4 = ["integer","null"];
const value5 = ["boolean","null"];
const value6 = ["number","null"];
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
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
if(!(value2.test(data1))){
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
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
if(typeof data4[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.annotations !== undefined){
let data6 = data.annotations;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/annotations", "#/properties/annotations/type", "type", {type: value1}));errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(typeof data6[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/annotations/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/annotations/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.spec !== undefined){
let data8 = data.spec;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.source !== undefined){
let data9 = data.source;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data12 = data.created_by;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value2.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data14 = data.deleted_at;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
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
if(data.checks !== undefined){
let data1 = data.checks;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i0, "#/allOf/1/properties/checks/items/required", "required", {missingProperty: "type"}));errors++;
}
if(data2.type !== undefined){
if(typeof data2.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/checks/" + i0+"/type", "#/allOf/1/properties/checks/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks/" + i0, "#/allOf/1/properties/checks/items/type", "type", {type: "object"}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
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
if(data.labels !== undefined){
let data3 = data.labels;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(typeof data3[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
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
let data7 = data.agent_id;
if(typeof data7 === "string"){
if(!(value2.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data8 = data.updated_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value3.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data9 = data.deleted_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
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
let data3 = data.interval;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/type", "type", {type: value0}));errors++;
}
}
if(data.schedule !== undefined){
let data4 = data.schedule;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/schedule", "#/properties/schedule/type", "type", {type: value0}));errors++;
}
}
if(data.labels !== undefined){
let data5 = data.labels;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.source !== undefined){
let data7 = data.source;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data8 = data.created_by;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value2.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data10 = data.deleted_at;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_runtime !== undefined){
let data11 = data.last_runtime;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_name !== undefined){
let data12 = data.job_name;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value0}));errors++;
}
}
if(data.job_success_count !== undefined){
let data13 = data.job_success_count;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value4}));errors++;
}
}
if(data.job_error_count !== undefined){
let data14 = data.job_error_count;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value4}));errors++;
}
}
if(data.job_hostname !== undefined){
let data15 = data.job_hostname;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value0}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data16 = data.job_duration_millis;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value4}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data17 = data.job_resource_type;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value0}));errors++;
}
}
if(data.job_status !== undefined){
let data18 = data.job_status;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value0}));errors++;
}
}
if(data.job_time_start !== undefined){
let data19 = data.job_time_start;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value0}));errors++;
}
if(typeof data19 === "string"){
if(!(value3.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data20 = data.job_time_end;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value0}));errors++;
}
if(typeof data20 === "string"){
if(!(value3.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data21 = data.job_created_at;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value0}));errors++;
}
if(typeof data21 === "string"){
if(!(value3.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data22 = data.job_last_failed;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value3.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent !== undefined){
let data23 = data.agent;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "id"}));errors++;
}
if(data23.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "name"}));errors++;
}
if(data23.id !== undefined){
let data24 = data23.id;
if(typeof data24 === "string"){
if(!(value2.test(data24))){
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data23.name !== undefined){
if(typeof data23.name !== "string"){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.canary_id !== undefined){
let data1 = data.canary_id;
if(typeof data1 === "string"){
if(!(value2.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: "string"}));errors++;
}
}
if(data.agent_id !== undefined){
let data2 = data.agent_id;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
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
let data5 = data.namespace;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.icon !== undefined){
let data7 = data.icon;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.spec !== undefined){
let data8 = data.spec;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value1}));errors++;
}
}
if(data.labels !== undefined){
let data9 = data.labels;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
if(typeof data9[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.owner !== undefined){
let data11 = data.owner;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value0}));errors++;
}
}
if(data.severity !== undefined){
let data12 = data.severity;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.category !== undefined){
let data13 = data.category;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: value0}));errors++;
}
}
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.transformed !== undefined){
let data15 = data.transformed;
if((typeof data15 !== "boolean") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/transformed", "#/properties/transformed/type", "type", {type: value5}));errors++;
}
}
if(data.last_runtime !== undefined){
let data16 = data.last_runtime;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value0}));errors++;
}
if(typeof data16 === "string"){
if(!(value3.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_transition_time !== undefined){
let data17 = data.last_transition_time;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/type", "type", {type: value0}));errors++;
}
if(typeof data17 === "string"){
if(!(value3.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.next_runtime !== undefined){
let data18 = data.next_runtime;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/next_runtime", "#/properties/next_runtime/type", "type", {type: value0}));errors++;
}
if(typeof data18 === "string"){
if(!(value3.test(data18))){
(vErrors ??= []).push(failure(instancePath+"/next_runtime", "#/properties/next_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.silenced_at !== undefined){
let data19 = data.silenced_at;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/type", "type", {type: value0}));errors++;
}
if(typeof data19 === "string"){
if(!(value3.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.status !== undefined){
let data20 = data.status;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
let data21 = data.created_at;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value0}));errors++;
}
if(typeof data21 === "string"){
if(!(value3.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data22 = data.updated_at;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value3.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data23 = data.deleted_at;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data23 === "string"){
if(!(value3.test(data23))){
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
let data0 = data.component_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(value2.test(data1))){
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
let data4 = data.severity;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
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
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data5 = data.namespace;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.deleted_at !== undefined){
let data6 = data.deleted_at;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value3.test(data6))){
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
let data0 = data.deleted_at;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.components !== undefined){
let data1 = data.components;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data1.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "icon"}));errors++;
}
if(data1.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/components/id", "#/properties/components/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components/id", "#/properties/components/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/components/name", "#/properties/components/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data1.icon !== undefined){
let data4 = data1.icon;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/components/icon", "#/properties/components/oneOf/0/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data1.deleted_at !== undefined){
let data5 = data1.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/components/deleted_at", "#/properties/components/oneOf/0/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/components/deleted_at", "#/properties/components/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs15 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
let data0 = data.deleted_at;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.configs !== undefined){
let data1 = data.configs;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data1.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "type"}));errors++;
}
if(data1.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/configs/id", "#/properties/configs/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs/id", "#/properties/configs/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/configs/name", "#/properties/configs/oneOf/0/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/configs/type", "#/properties/configs/oneOf/0/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data1.deleted_at !== undefined){
let data5 = data1.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/configs/deleted_at", "#/properties/configs/oneOf/0/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/configs/deleted_at", "#/properties/configs/oneOf/0/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs15 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs15 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
let data0 = data.canaries;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data0.source === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/required", "required", {missingProperty: "source"}));errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!(value2.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/canaries/id", "#/allOf/1/properties/canaries/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries/id", "#/allOf/1/properties/canaries/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/name", "#/allOf/1/properties/canaries/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data0.source !== undefined){
let data3 = data0.source;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canaries/source", "#/allOf/1/properties/canaries/oneOf/0/properties/source/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data0 !== null){
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs13 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/allOf/1/properties/canaries/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
if(data.agents !== undefined){
let data4 = data.agents;
const _errs16 = errors;
let valid4 = false;
let passing1 = null;
const _errs17 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data4.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!(value2.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/agents/id", "#/allOf/1/properties/agents/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents/id", "#/allOf/1/properties/agents/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/name", "#/allOf/1/properties/agents/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs23 = errors;
if(data4 !== null){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs23 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/agents", "#/allOf/1/properties/agents/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.components !== undefined){
let data7 = data.components;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(CheckComponent(data7[i0], instancePath+"/components/" + i0))){
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
let data9 = data.configs;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(CheckConfig(data9[i1], instancePath+"/configs/" + i1))){
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
export function CheckIdOfConfig(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.check_id !== undefined){
let data0 = data.check_id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
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
let data0 = data.key;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: value0}));errors++;
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
let data0 = data.check_id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.time !== undefined){
let data1 = data.time;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.duration !== undefined){
let data2 = data.duration;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration", "#/properties/duration/type", "type", {type: value4}));errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "boolean") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value5}));errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
}
}
if(data.error !== undefined){
let data5 = data.error;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
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
let data0 = data.config_id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(value2.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.canary_id !== undefined){
let data2 = data.canary_id;
if(typeof data2 === "string"){
if(!(value2.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: "string"}));errors++;
}
}
if(data.uptime !== undefined){
let data3 = data.uptime;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.passed === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "passed"}));errors++;
}
if(data3.failed === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "failed"}));errors++;
}
if(data3.last_pass === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "last_pass"}));errors++;
}
if(data3.last_fail === undefined){
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/required", "required", {missingProperty: "last_fail"}));errors++;
}
if(data3.passed !== undefined){
let data4 = data3.passed;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/passed", "#/properties/uptime/properties/passed/type", "type", {type: value4}));errors++;
}
}
if(data3.failed !== undefined){
let data5 = data3.failed;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/failed", "#/properties/uptime/properties/failed/type", "type", {type: value4}));errors++;
}
}
if(data3.last_pass !== undefined){
let data6 = data3.last_pass;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/last_pass", "#/properties/uptime/properties/last_pass/type", "type", {type: value0}));errors++;
}
}
if(data3.last_fail !== undefined){
let data7 = data3.last_fail;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/uptime/last_fail", "#/properties/uptime/properties/last_fail/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/uptime", "#/properties/uptime/type", "type", {type: "object"}));errors++;
}
}
if(data.latency !== undefined){
let data8 = data.latency;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.p99 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p99"}));errors++;
}
if(data8.p95 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p95"}));errors++;
}
if(data8.p50 === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "p50"}));errors++;
}
if(data8.avg === undefined){
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/required", "required", {missingProperty: "avg"}));errors++;
}
if(data8.p99 !== undefined){
let data9 = data8.p99;
if((!(typeof data9 == "number")) && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p99", "#/properties/latency/properties/p99/type", "type", {type: value6}));errors++;
}
}
if(data8.p97 !== undefined){
let data10 = data8.p97;
if((!(typeof data10 == "number")) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p97", "#/properties/latency/properties/p97/type", "type", {type: value6}));errors++;
}
}
if(data8.p95 !== undefined){
let data11 = data8.p95;
if((!(typeof data11 == "number")) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p95", "#/properties/latency/properties/p95/type", "type", {type: value6}));errors++;
}
}
if(data8.p50 !== undefined){
let data12 = data8.p50;
if((!(typeof data12 == "number")) && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/p50", "#/properties/latency/properties/p50/type", "type", {type: value6}));errors++;
}
}
if(data8.avg !== undefined){
let data13 = data8.avg;
if((!(typeof data13 == "number")) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/avg", "#/properties/latency/properties/avg/type", "type", {type: value6}));errors++;
}
}
if(data8.rolling1h !== undefined){
let data14 = data8.rolling1h;
if((!(typeof data14 == "number")) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/latency/rolling1h", "#/properties/latency/properties/rolling1h/type", "type", {type: value6}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/latency", "#/properties/latency/type", "type", {type: "object"}));errors++;
}
}
if(data.last_transition_time !== undefined){
let data15 = data.last_transition_time;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_transition_time", "#/properties/last_transition_time/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
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
let data17 = data.icon;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data19 = data.status;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data20 = data.description;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.namespace !== undefined){
let data21 = data.namespace;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.canary_namespace !== undefined){
let data22 = data.canary_namespace;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_namespace", "#/properties/canary_namespace/type", "type", {type: value0}));errors++;
}
}
if(data.canary_name !== undefined){
let data23 = data.canary_name;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_name", "#/properties/canary_name/type", "type", {type: value0}));errors++;
}
}
if(data.labels !== undefined){
let data24 = data.labels;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value1}));errors++;
}
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key0 in data24){
if(typeof data24[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.severity !== undefined){
let data26 = data.severity;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: value0}));errors++;
}
}
if(data.owner !== undefined){
let data27 = data.owner;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: value0}));errors++;
}
}
if(data.last_runtime !== undefined){
let data28 = data.last_runtime;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/type", "type", {type: value0}));errors++;
}
if(typeof data28 === "string"){
if(!(value3.test(data28))){
(vErrors ??= []).push(failure(instancePath+"/last_runtime", "#/properties/last_runtime/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data29 = data.created_at;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value0}));errors++;
}
if(typeof data29 === "string"){
if(!(value3.test(data29))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data30 = data.updated_at;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value0}));errors++;
}
if(typeof data30 === "string"){
if(!(value3.test(data30))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data31 = data.deleted_at;
if((typeof data31 !== "string") && (data31 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data31 === "string"){
if(!(value3.test(data31))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.silenced_at !== undefined){
let data32 = data.silenced_at;
if((typeof data32 !== "string") && (data32 !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_at", "#/properties/silenced_at/type", "type", {type: value0}));errors++;
}
if(typeof data32 === "string"){
if(!(value3.test(data32))){
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
let data0 = data.check_id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.time !== undefined){
let data1 = data.time;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/message", "#/properties/message/type", "type", {type: value0}));errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
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
let data0 = data.check_id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.time !== undefined){
let data1 = data.time;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/time", "#/properties/time/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if((typeof data2 !== "boolean") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value5}));errors++;
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration", "#/properties/duration/type", "type", {type: value4}));errors++;
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
let data0 = data.check_id;
if(typeof data0 === "string"){
if(!(value2.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push(failure(instancePath+"/total", "#/properties/total/type", "type", {type: "integer"}));errors++;
}
}
if(data.passed !== undefined){
let data3 = data.passed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push(failure(instancePath+"/passed", "#/properties/passed/type", "type", {type: "integer"}));errors++;
}
}
if(data.failed !== undefined){
let data4 = data.failed;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
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
