// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { PersonRef, TeamRef } from "./shared.js";
const value0 = ["string","null"];
const value1 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value2 = ["array","null"];
const value3 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value4 = ["object","null"];
const value5 = ["integer","null"];
export function IdentityEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.traits === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "traits"}));errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "state"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.traits !== undefined){
let data1 = data.traits;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/traits", "#/properties/traits/type", "type", {type: "object"}));errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/state", "#/properties/state/type", "type", {type: value0}));errors++;
}
}
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IdentityEntry.errors = vErrors;
return errors === 0;
}
export function Permission(data, instancePath=""){
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
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.subject_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject_type"}));errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
if(data.action === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "action"}));errors++;
}
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object"}));errors++;
}
if(data.object_selector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object_selector"}));errors++;
}
if(data.deny === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deny"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_id"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.connection_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection_id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.notification_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "notification_id"}));errors++;
}
if(data.updated_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_by"}));errors++;
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
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.until === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "until"}));errors++;
}
if(data.agents === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agents"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
let data2 = data.namespace;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.subject_type !== undefined){
if(typeof data.subject_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/type", "type", {type: "string"}));errors++;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: value0}));errors++;
}
}
if(data.action !== undefined){
if(typeof data.action !== "string"){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/type", "type", {type: "string"}));errors++;
}
}
if(data.object !== undefined){
let data8 = data.object;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: value0}));errors++;
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.component_id !== undefined){
let data10 = data.component_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.config_id !== undefined){
let data11 = data.config_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.canary_id !== undefined){
let data12 = data.canary_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value3.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.playbook_id !== undefined){
let data13 = data.playbook_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.connection_id !== undefined){
let data14 = data.connection_id;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data15 = data.created_by;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.person_id !== undefined){
let data16 = data.person_id;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value0}));errors++;
}
if(typeof data16 === "string"){
if(!(value3.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data17 = data.team_id;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data17 === "string"){
if(!(value3.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.notification_id !== undefined){
let data18 = data.notification_id;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/type", "type", {type: value0}));errors++;
}
if(typeof data18 === "string"){
if(!(value3.test(data18))){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.updated_by !== undefined){
let data19 = data.updated_by;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/type", "type", {type: value0}));errors++;
}
if(typeof data19 === "string"){
if(!(value3.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(typeof data20 === "string"){
if(!(value1.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data21 = data.updated_at;
if(typeof data21 === "string"){
if(!(value1.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data22 = data.deleted_at;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value1.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.error !== undefined){
let data23 = data.error;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.until !== undefined){
let data24 = data.until;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value0}));errors++;
}
if(typeof data24 === "string"){
if(!(value1.test(data24))){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agents !== undefined){
let data25 = data.agents;
if((!(Array.isArray(data25))) && (data25 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: value2}));errors++;
}
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
if(typeof data25[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i0, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.tags !== undefined){
let data27 = data.tags;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value4}));errors++;
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key0 in data27){
if(typeof data27[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Permission.errors = vErrors;
return errors === 0;
}
export function PermissionListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PermissionSummary(data, instancePath))){
vErrors = vErrors === null ? PermissionSummary.errors : vErrors.concat(PermissionSummary.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PermissionListEntry.errors = vErrors;
return errors === 0;
}
export function PermissionSummary(data, instancePath=""){
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
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.action === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "action"}));errors++;
}
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object"}));errors++;
}
if(data.object_selector === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object_selector"}));errors++;
}
if(data.deny === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deny"}));errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
if(data.subject_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject_type"}));errors++;
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
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.updated_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_by"}));errors++;
}
if(data.until === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "until"}));errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tags"}));errors++;
}
if(data.agents === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agents"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team"}));errors++;
}
if(data.canary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary"}));errors++;
}
if(data.group === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "group"}));errors++;
}
if(data.notification === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "notification"}));errors++;
}
if(data.playbook === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook"}));errors++;
}
if(data.scraper === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "scraper"}));errors++;
}
if(data.topology === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "topology"}));errors++;
}
if(data.component_object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_object"}));errors++;
}
if(data.config_object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_object"}));errors++;
}
if(data.canary_object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_object"}));errors++;
}
if(data.playbook_object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_object"}));errors++;
}
if(data.connection_object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection_object"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
let data2 = data.namespace;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.error !== undefined){
let data4 = data.error;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.action !== undefined){
if(typeof data.action !== "string"){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/type", "type", {type: "string"}));errors++;
}
}
if(data.object !== undefined){
let data7 = data.object;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: value0}));errors++;
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.subject !== undefined){
let data9 = data.subject;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: value0}));errors++;
}
}
if(data.subject_type !== undefined){
if(typeof data.subject_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if(typeof data11 === "string"){
if(!(value1.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(typeof data12 === "string"){
if(!(value1.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value1.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data14 = data.created_by;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.updated_by !== undefined){
let data15 = data.updated_by;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.until !== undefined){
let data16 = data.until;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value0}));errors++;
}
if(typeof data16 === "string"){
if(!(value1.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.tags !== undefined){
let data17 = data.tags;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: value4}));errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key0 in data17){
if(typeof data17[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.agents !== undefined){
let data19 = data.agents;
if((!(Array.isArray(data19))) && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: value2}));errors++;
}
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(typeof data19[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i0, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.person !== undefined){
let data21 = data.person;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/type", "type", {type: value4}));errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "id"}));errors++;
}
if(data21.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "name"}));errors++;
}
if(data21.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "email"}));errors++;
}
if(data21.id !== undefined){
let data22 = data21.id;
if(typeof data22 === "string"){
if(!(value3.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/person/id", "#/properties/person/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person/id", "#/properties/person/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/person/name", "#/properties/person/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data21.email !== undefined){
let data24 = data21.email;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person/email", "#/properties/person/properties/email/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.team !== undefined){
let data25 = data.team;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/type", "type", {type: value4}));errors++;
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "id"}));errors++;
}
if(data25.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "name"}));errors++;
}
if(data25.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data25.id !== undefined){
let data26 = data25.id;
if(typeof data26 === "string"){
if(!(value3.test(data26))){
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/properties/team/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/properties/team/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data25.name !== undefined){
if(typeof data25.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/team/name", "#/properties/team/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data25.namespace !== undefined){
let data28 = data25.namespace;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/namespace", "#/properties/team/properties/namespace/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.canary !== undefined){
let data29 = data.canary;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/type", "type", {type: value4}));errors++;
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "id"}));errors++;
}
if(data29.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data29.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "name"}));errors++;
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(!(value3.test(data30))){
(vErrors ??= []).push(failure(instancePath+"/canary/id", "#/properties/canary/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary/id", "#/properties/canary/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data29.namespace !== undefined){
let data31 = data29.namespace;
if((typeof data31 !== "string") && (data31 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary/namespace", "#/properties/canary/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data29.name !== undefined){
let data32 = data29.name;
if((typeof data32 !== "string") && (data32 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary/name", "#/properties/canary/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.group !== undefined){
let data33 = data.group;
if((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/type", "type", {type: value4}));errors++;
}
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "id"}));errors++;
}
if(data33.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data33.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "name"}));errors++;
}
if(data33.id !== undefined){
let data34 = data33.id;
if((typeof data34 !== "string") && (data34 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/id", "#/properties/group/properties/id/type", "type", {type: value0}));errors++;
}
if(typeof data34 === "string"){
if(!(value3.test(data34))){
(vErrors ??= []).push(failure(instancePath+"/group/id", "#/properties/group/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data33.namespace !== undefined){
let data35 = data33.namespace;
if((typeof data35 !== "string") && (data35 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/namespace", "#/properties/group/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data33.name !== undefined){
let data36 = data33.name;
if((typeof data36 !== "string") && (data36 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/name", "#/properties/group/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.notification !== undefined){
let data37 = data.notification;
if((!(data37 && typeof data37 == "object" && !Array.isArray(data37))) && (data37 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/type", "type", {type: value4}));errors++;
}
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "id"}));errors++;
}
if(data37.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data37.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "name"}));errors++;
}
if(data37.id !== undefined){
let data38 = data37.id;
if(typeof data38 === "string"){
if(!(value3.test(data38))){
(vErrors ??= []).push(failure(instancePath+"/notification/id", "#/properties/notification/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification/id", "#/properties/notification/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data37.namespace !== undefined){
let data39 = data37.namespace;
if((typeof data39 !== "string") && (data39 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification/namespace", "#/properties/notification/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data37.name !== undefined){
let data40 = data37.name;
if((typeof data40 !== "string") && (data40 !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification/name", "#/properties/notification/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.playbook !== undefined){
let data41 = data.playbook;
if((!(data41 && typeof data41 == "object" && !Array.isArray(data41))) && (data41 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/type", "type", {type: value4}));errors++;
}
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "id"}));errors++;
}
if(data41.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data41.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "name"}));errors++;
}
if(data41.id !== undefined){
let data42 = data41.id;
if(typeof data42 === "string"){
if(!(value3.test(data42))){
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data41.namespace !== undefined){
let data43 = data41.namespace;
if((typeof data43 !== "string") && (data43 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook/namespace", "#/properties/playbook/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data41.name !== undefined){
let data44 = data41.name;
if((typeof data44 !== "string") && (data44 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook/name", "#/properties/playbook/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.scraper !== undefined){
let data45 = data.scraper;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (data45 !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: value4}));errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "id"}));errors++;
}
if(data45.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data45.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "name"}));errors++;
}
if(data45.id !== undefined){
let data46 = data45.id;
if(typeof data46 === "string"){
if(!(value3.test(data46))){
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/properties/scraper/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/properties/scraper/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data45.namespace !== undefined){
let data47 = data45.namespace;
if((typeof data47 !== "string") && (data47 !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper/namespace", "#/properties/scraper/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data45.name !== undefined){
let data48 = data45.name;
if((typeof data48 !== "string") && (data48 !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.topology !== undefined){
let data49 = data.topology;
if((!(data49 && typeof data49 == "object" && !Array.isArray(data49))) && (data49 !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: value4}));errors++;
}
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "id"}));errors++;
}
if(data49.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data49.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "name"}));errors++;
}
if(data49.id !== undefined){
let data50 = data49.id;
if(typeof data50 === "string"){
if(!(value3.test(data50))){
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/properties/topology/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/properties/topology/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data49.namespace !== undefined){
let data51 = data49.namespace;
if((typeof data51 !== "string") && (data51 !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology/namespace", "#/properties/topology/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data49.name !== undefined){
let data52 = data49.name;
if((typeof data52 !== "string") && (data52 !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.component_object !== undefined){
let data53 = data.component_object;
if((!(data53 && typeof data53 == "object" && !Array.isArray(data53))) && (data53 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/type", "type", {type: value4}));errors++;
}
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data53.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data53.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data53.id !== undefined){
let data54 = data53.id;
if(typeof data54 === "string"){
if(!(value3.test(data54))){
(vErrors ??= []).push(failure(instancePath+"/component_object/id", "#/properties/component_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_object/id", "#/properties/component_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data53.name !== undefined){
if(typeof data53.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/component_object/name", "#/properties/component_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data53.icon !== undefined){
let data56 = data53.icon;
if((typeof data56 !== "string") && (data56 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_object/icon", "#/properties/component_object/properties/icon/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.config_object !== undefined){
let data57 = data.config_object;
if((!(data57 && typeof data57 == "object" && !Array.isArray(data57))) && (data57 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/type", "type", {type: value4}));errors++;
}
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data57.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data57.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "type"}));errors++;
}
if(data57.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data57.id !== undefined){
let data58 = data57.id;
if(typeof data58 === "string"){
if(!(value3.test(data58))){
(vErrors ??= []).push(failure(instancePath+"/config_object/id", "#/properties/config_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_object/id", "#/properties/config_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data57.name !== undefined){
let data59 = data57.name;
if((typeof data59 !== "string") && (data59 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/name", "#/properties/config_object/properties/name/type", "type", {type: value0}));errors++;
}
}
if(data57.type !== undefined){
let data60 = data57.type;
if((typeof data60 !== "string") && (data60 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/type", "#/properties/config_object/properties/type/type", "type", {type: value0}));errors++;
}
}
if(data57.icon !== undefined){
let data61 = data57.icon;
if((typeof data61 !== "string") && (data61 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/icon", "#/properties/config_object/properties/icon/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.canary_object !== undefined){
let data62 = data.canary_object;
if((!(data62 && typeof data62 == "object" && !Array.isArray(data62))) && (data62 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/type", "type", {type: value4}));errors++;
}
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data62.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data62.id !== undefined){
let data63 = data62.id;
if(typeof data63 === "string"){
if(!(value3.test(data63))){
(vErrors ??= []).push(failure(instancePath+"/canary_object/id", "#/properties/canary_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_object/id", "#/properties/canary_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data62.name !== undefined){
if(typeof data62.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canary_object/name", "#/properties/canary_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.playbook_object !== undefined){
let data65 = data.playbook_object;
if((!(data65 && typeof data65 == "object" && !Array.isArray(data65))) && (data65 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/type", "type", {type: value4}));errors++;
}
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data65.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data65.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data65.id !== undefined){
let data66 = data65.id;
if(typeof data66 === "string"){
if(!(value3.test(data66))){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/id", "#/properties/playbook_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_object/id", "#/properties/playbook_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data65.name !== undefined){
if(typeof data65.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/name", "#/properties/playbook_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data65.icon !== undefined){
let data68 = data65.icon;
if((typeof data68 !== "string") && (data68 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/icon", "#/properties/playbook_object/properties/icon/type", "type", {type: value0}));errors++;
}
}
}
}
if(data.connection_object !== undefined){
let data69 = data.connection_object;
if((!(data69 && typeof data69 == "object" && !Array.isArray(data69))) && (data69 !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/type", "type", {type: value4}));errors++;
}
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data69.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data69.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "type"}));errors++;
}
if(data69.id !== undefined){
let data70 = data69.id;
if(typeof data70 === "string"){
if(!(value3.test(data70))){
(vErrors ??= []).push(failure(instancePath+"/connection_object/id", "#/properties/connection_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection_object/id", "#/properties/connection_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data69.name !== undefined){
if(typeof data69.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection_object/name", "#/properties/connection_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data69.type !== undefined){
let data72 = data69.type;
if((typeof data72 !== "string") && (data72 !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_object/type", "#/properties/connection_object/properties/type/type", "type", {type: value0}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PermissionSummary.errors = vErrors;
return errors === 0;
}
export function PersonChoice(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PersonRef(data, instancePath))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.deleted_at !== undefined){
let data0 = data.deleted_at;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
PersonChoice.errors = vErrors;
return errors === 0;
}
export function PersonRoles(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "email"}));errors++;
}
if(data.roles === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "roles"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/email", "#/properties/email/type", "type", {type: value0}));errors++;
}
}
if(data.roles !== undefined){
let data3 = data.roles;
if((!(Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/roles", "#/properties/roles/type", "type", {type: value2}));errors++;
}
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/roles/" + i0, "#/properties/roles/items/type", "type", {type: "string"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
PersonRoles.errors = vErrors;
return errors === 0;
}
export function Scope(data, instancePath=""){
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
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "targets"}));errors++;
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
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
let data2 = data.namespace;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data5 = data.created_by;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data8 = data.deleted_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Scope.errors = vErrors;
return errors === 0;
}
export function ScopeListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Scope(data, instancePath))){
vErrors = vErrors === null ? Scope.errors : vErrors.concat(Scope.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
ScopeListEntry.errors = vErrors;
return errors === 0;
}
export function ScopeRef(data, instancePath=""){
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
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "targets"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
let data2 = data.namespace;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ScopeRef.errors = vErrors;
return errors === 0;
}
export function Team(data, instancePath=""){
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
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
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
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
if(data.spec !== undefined){
let data3 = data.spec;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value4}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data5 = data.created_by;
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data8 = data.deleted_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Team.errors = vErrors;
return errors === 0;
}
export function TeamChoice(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(TeamRef(data, instancePath))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.deleted_at !== undefined){
let data0 = data.deleted_at;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data0 === "string"){
if(!(value1.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
TeamChoice.errors = vErrors;
return errors === 0;
}
export function TeamDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Team(data, instancePath))){
vErrors = vErrors === null ? Team.errors : vErrors.concat(Team.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
TeamDetail.errors = vErrors;
return errors === 0;
}
export function TeamListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(TeamWithStatus(data, instancePath))){
vErrors = vErrors === null ? TeamWithStatus.errors : vErrors.concat(TeamWithStatus.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
TeamListEntry.errors = vErrors;
return errors === 0;
}
export function TeamMember(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id !== undefined){
let data0 = data.team_id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
if(data.person_id !== undefined){
let data1 = data.person_id;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamMember.errors = vErrors;
return errors === 0;
}
export function TeamMemberEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team_id !== undefined){
let data0 = data.team_id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
if(data.person_id !== undefined){
let data1 = data.person_id;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamMemberEntry.errors = vErrors;
return errors === 0;
}
export function TeamOfPerson(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team"}));errors++;
}
if(data.team_id !== undefined){
let data0 = data.team_id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: "string"}));errors++;
}
}
if(data.person_id !== undefined){
let data1 = data.person_id;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
}
}
if(data.team !== undefined){
let data2 = data.team;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(TeamRef(data2, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamOfPerson.errors = vErrors;
return errors === 0;
}
export function TeamWithStatus(data, instancePath=""){
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
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
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
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value3.test(data0))){
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
if(data.spec !== undefined){
let data3 = data.spec;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value4}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.created_by !== undefined){
let data5 = data.created_by;
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if(typeof data6 === "string"){
if(!(value1.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(typeof data7 === "string"){
if(!(value1.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data8 = data.deleted_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data8 === "string"){
if(!(value1.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_name !== undefined){
let data9 = data.job_name;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value0}));errors++;
}
}
if(data.job_success_count !== undefined){
let data10 = data.job_success_count;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value5}));errors++;
}
}
if(data.job_error_count !== undefined){
let data11 = data.job_error_count;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value5}));errors++;
}
}
if(data.job_hostname !== undefined){
let data12 = data.job_hostname;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value0}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data13 = data.job_duration_millis;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value5}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data14 = data.job_resource_type;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value0}));errors++;
}
}
if(data.job_status !== undefined){
let data15 = data.job_status;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value0}));errors++;
}
}
if(data.job_time_start !== undefined){
let data16 = data.job_time_start;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value0}));errors++;
}
if(typeof data16 === "string"){
if(!(value1.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data17 = data.job_time_end;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value0}));errors++;
}
if(typeof data17 === "string"){
if(!(value1.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data18 = data.job_created_at;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value0}));errors++;
}
if(typeof data18 === "string"){
if(!(value1.test(data18))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data19 = data.job_last_failed;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value0}));errors++;
}
if(typeof data19 === "string"){
if(!(value1.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamWithStatus.errors = vErrors;
return errors === 0;
}
