// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { PersonRef, TeamRef } from "./shared.js";
const value0 = ["string","null"];
const value1 = ["integer","null"];
const value2 = ["array","null"];
const value3 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value4 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value5 = ["number","null"];
const value6 = ["boolean","null"];
export function Notification(data, instancePath=""){
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
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.error_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error_at"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.template === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "template"}));errors++;
}
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "filter"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.repeat_interval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "repeat_interval"}));errors++;
}
if(data.inhibitions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "inhibitions"}));errors++;
}
if(data.wait_for === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "wait_for"}));errors++;
}
if(data.wait_for_eval_period === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "wait_for_eval_period"}));errors++;
}
if(data.group_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "group_by"}));errors++;
}
if(data.group_by_interval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "group_by_interval"}));errors++;
}
if(data.watchdog_interval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "watchdog_interval"}));errors++;
}
if(data.custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "custom_services"}));errors++;
}
if(data.fallback_delay === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_delay"}));errors++;
}
if(data.fallback_custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_custom_services"}));errors++;
}
if(data.fallback_playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_playbook_id"}));errors++;
}
if(data.fallback_person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_person_id"}));errors++;
}
if(data.fallback_team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_team_id"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
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
if(data.events !== undefined){
let data3 = data.events;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.error !== undefined){
let data5 = data.error;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.error_at !== undefined){
let data6 = data.error_at;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.title !== undefined){
let data7 = data.title;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value0}));errors++;
}
}
if(data.template !== undefined){
let data8 = data.template;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: value0}));errors++;
}
}
if(data.filter !== undefined){
let data9 = data.filter;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value0}));errors++;
}
}
if(data.playbook_id !== undefined){
let data10 = data.playbook_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.person_id !== undefined){
let data11 = data.person_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data12 = data.team_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value3.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.repeat_interval !== undefined){
let data13 = data.repeat_interval;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/repeat_interval", "#/properties/repeat_interval/type", "type", {type: value0}));errors++;
}
}
if(data.wait_for !== undefined){
let data14 = data.wait_for;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for", "#/properties/wait_for/type", "type", {type: value1}));errors++;
}
}
if(data.wait_for_eval_period !== undefined){
let data15 = data.wait_for_eval_period;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for_eval_period", "#/properties/wait_for_eval_period/type", "type", {type: value1}));errors++;
}
}
if(data.group_by !== undefined){
let data16 = data.group_by;
if((!(Array.isArray(data16))) && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/type", "type", {type: value2}));errors++;
}
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group_by/" + i1, "#/properties/group_by/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.group_by_interval !== undefined){
let data18 = data.group_by_interval;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_by_interval", "#/properties/group_by_interval/type", "type", {type: value1}));errors++;
}
}
if(data.watchdog_interval !== undefined){
let data19 = data.watchdog_interval;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/watchdog_interval", "#/properties/watchdog_interval/type", "type", {type: value1}));errors++;
}
}
if(data.fallback_delay !== undefined){
let data20 = data.fallback_delay;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_delay", "#/properties/fallback_delay/type", "type", {type: value1}));errors++;
}
}
if(data.fallback_playbook_id !== undefined){
let data21 = data.fallback_playbook_id;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_playbook_id", "#/properties/fallback_playbook_id/type", "type", {type: value0}));errors++;
}
if(typeof data21 === "string"){
if(!(value3.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/fallback_playbook_id", "#/properties/fallback_playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.fallback_person_id !== undefined){
let data22 = data.fallback_person_id;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_person_id", "#/properties/fallback_person_id/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value3.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/fallback_person_id", "#/properties/fallback_person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.fallback_team_id !== undefined){
let data23 = data.fallback_team_id;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_team_id", "#/properties/fallback_team_id/type", "type", {type: value0}));errors++;
}
if(typeof data23 === "string"){
if(!(value3.test(data23))){
(vErrors ??= []).push(failure(instancePath+"/fallback_team_id", "#/properties/fallback_team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data24 = data.created_by;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value0}));errors++;
}
if(typeof data24 === "string"){
if(!(value3.test(data24))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data25 = data.created_at;
if(typeof data25 === "string"){
if(!(value4.test(data25))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.source !== undefined){
let data26 = data.source;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.updated_at !== undefined){
let data27 = data.updated_at;
if(typeof data27 === "string"){
if(!(value4.test(data27))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data28 = data.deleted_at;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data28 === "string"){
if(!(value4.test(data28))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Notification.errors = vErrors;
return errors === 0;
}
export function NotificationRuleDetail(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Notification(data, instancePath))){
vErrors = vErrors === null ? Notification.errors : vErrors.concat(Notification.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "team"}));errors++;
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
if(data.person !== undefined){
let data1 = data.person;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(PersonRef(data1, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
if(data.team !== undefined){
let data2 = data.team;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(TeamRef(data2, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
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
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
NotificationRuleDetail.errors = vErrors;
return errors === 0;
}
export function NotificationRuleEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(NotificationSummary(data, instancePath))){
vErrors = vErrors === null ? NotificationSummary.errors : vErrors.concat(NotificationSummary.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "person"}));errors++;
}
if(data.team === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "team"}));errors++;
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
if(data.person !== undefined){
let data1 = data.person;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(PersonRef(data1, instancePath+"/person"))){
vErrors = vErrors === null ? PersonRef.errors : vErrors.concat(PersonRef.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
if(data.team !== undefined){
let data2 = data.team;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(TeamRef(data2, instancePath+"/team"))){
vErrors = vErrors === null ? TeamRef.errors : vErrors.concat(TeamRef.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
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
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
NotificationRuleEntry.errors = vErrors;
return errors === 0;
}
export function NotificationSendHistory(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.notification_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "notification_id"}));errors++;
}
if(data.body === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "body"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.not_before === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "not_before"}));errors++;
}
if(data.retries === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "retries"}));errors++;
}
if(data.payload === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "payload"}));errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "count"}));errors++;
}
if(data.first_observed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_observed"}));errors++;
}
if(data.source_event === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source_event"}));errors++;
}
if(data.resource_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_id"}));errors++;
}
if(data.resource_health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_health"}));errors++;
}
if(data.resource_status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_status"}));errors++;
}
if(data.resource_health_description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_health_description"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.connection_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection_id"}));errors++;
}
if(data.silenced_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "silenced_by"}));errors++;
}
if(data.playbook_run_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run_id"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.duration_millis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "duration_millis"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.group_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "group_id"}));errors++;
}
if(data.parent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "parent_id"}));errors++;
}
if(data.resource === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource"}));errors++;
}
if(data.resource_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_type"}));errors++;
}
if(data.playbook_run === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_run"}));errors++;
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
if(data.notification_id !== undefined){
let data1 = data.notification_id;
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/type", "type", {type: "string"}));errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/body", "#/properties/body/type", "type", {type: value0}));errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data.not_before !== undefined){
let data4 = data.not_before;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/not_before", "#/properties/not_before/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value4.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/not_before", "#/properties/not_before/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.retries !== undefined){
let data5 = data.retries;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/retries", "#/properties/retries/type", "type", {type: value1}));errors++;
}
}
if(data.count !== undefined){
let data6 = data.count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
}
}
if(data.first_observed !== undefined){
let data7 = data.first_observed;
if(typeof data7 === "string"){
if(!(value4.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/first_observed", "#/properties/first_observed/type", "type", {type: "string"}));errors++;
}
}
if(data.source_event !== undefined){
if(typeof data.source_event !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source_event", "#/properties/source_event/type", "type", {type: "string"}));errors++;
}
}
if(data.resource_id !== undefined){
let data9 = data.resource_id;
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/type", "type", {type: "string"}));errors++;
}
}
if(data.resource_health !== undefined){
let data10 = data.resource_health;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_health", "#/properties/resource_health/type", "type", {type: value0}));errors++;
}
}
if(data.resource_status !== undefined){
let data11 = data.resource_status;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_status", "#/properties/resource_status/type", "type", {type: value0}));errors++;
}
}
if(data.resource_health_description !== undefined){
let data12 = data.resource_health_description;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_health_description", "#/properties/resource_health_description/type", "type", {type: value0}));errors++;
}
}
if(data.person_id !== undefined){
let data13 = data.person_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value0}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data14 = data.team_id;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.connection_id !== undefined){
let data15 = data.connection_id;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/type", "type", {type: value0}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/connection_id", "#/properties/connection_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.silenced_by !== undefined){
let data16 = data.silenced_by;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/type", "type", {type: value0}));errors++;
}
if(typeof data16 === "string"){
if(!(value3.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.playbook_run_id !== undefined){
let data17 = data.playbook_run_id;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/type", "type", {type: value0}));errors++;
}
if(typeof data17 === "string"){
if(!(value3.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run_id", "#/properties/playbook_run_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.error !== undefined){
let data18 = data.error;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.duration_millis !== undefined){
let data19 = data.duration_millis;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration_millis", "#/properties/duration_millis/type", "type", {type: value1}));errors++;
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(typeof data20 === "string"){
if(!(value4.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.group_id !== undefined){
let data21 = data.group_id;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_id", "#/properties/group_id/type", "type", {type: value0}));errors++;
}
if(typeof data21 === "string"){
if(!(value3.test(data21))){
(vErrors ??= []).push(failure(instancePath+"/group_id", "#/properties/group_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.parent_id !== undefined){
let data22 = data.parent_id;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/type", "type", {type: value0}));errors++;
}
if(typeof data22 === "string"){
if(!(value3.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/parent_id", "#/properties/parent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.resource_type !== undefined){
let data23 = data.resource_type;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_type", "#/properties/resource_type/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NotificationSendHistory.errors = vErrors;
return errors === 0;
}
export function NotificationServices(data, instancePath=""){
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
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "custom_services"}));errors++;
}
if(data.fallback_custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "fallback_custom_services"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NotificationServices.errors = vErrors;
return errors === 0;
}
export function NotificationSilence(data, instancePath=""){
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
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "filter"}));errors++;
}
if(data.selectors === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "selectors"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.from === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "from"}));errors++;
}
if(data.until === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "until"}));errors++;
}
if(data.recursive === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "recursive"}));errors++;
}
if(data.config_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_id"}));errors++;
}
if(data.check_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "check_id"}));errors++;
}
if(data.canary_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "canary_id"}));errors++;
}
if(data.component_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "component_id"}));errors++;
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
if(data.namespace !== undefined){
let data1 = data.namespace;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value0}));errors++;
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
if(data.filter !== undefined){
let data4 = data.filter;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value0}));errors++;
}
}
if(data.error !== undefined){
let data5 = data.error;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.from !== undefined){
let data6 = data.from;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: value0}));errors++;
}
if(typeof data6 === "string"){
if(!(value4.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.until !== undefined){
let data7 = data.until;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value0}));errors++;
}
if(typeof data7 === "string"){
if(!(value4.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.recursive !== undefined){
let data8 = data.recursive;
if((typeof data8 !== "boolean") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/recursive", "#/properties/recursive/type", "type", {type: value6}));errors++;
}
}
if(data.config_id !== undefined){
let data9 = data.config_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/config_id", "#/properties/config_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.check_id !== undefined){
let data10 = data.check_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/check_id", "#/properties/check_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.canary_id !== undefined){
let data11 = data.canary_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.component_id !== undefined){
let data12 = data.component_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/type", "type", {type: value0}));errors++;
}
if(typeof data12 === "string"){
if(!(value3.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/component_id", "#/properties/component_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
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
if(data.created_at !== undefined){
let data15 = data.created_at;
if(typeof data15 === "string"){
if(!(value4.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data16 = data.updated_at;
if(typeof data16 === "string"){
if(!(value4.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
}
}
if(data.deleted_at !== undefined){
let data17 = data.deleted_at;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value0}));errors++;
}
if(typeof data17 === "string"){
if(!(value4.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NotificationSilence.errors = vErrors;
return errors === 0;
}
export function NotificationSummary(data, instancePath=""){
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
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
}
if(data.error_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error_at"}));errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.events === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "events"}));errors++;
}
if(data.filter === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "filter"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.team_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "team_id"}));errors++;
}
if(data.custom_services === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "custom_services"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "updated_at"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.repeat_interval === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "repeat_interval"}));errors++;
}
if(data.wait_for === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "wait_for"}));errors++;
}
if(data.pending === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "pending"}));errors++;
}
if(data.avg_duration_ms === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "avg_duration_ms"}));errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "failed"}));errors++;
}
if(data.sent === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "sent"}));errors++;
}
if(data.most_common_error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "most_common_error"}));errors++;
}
if(data.last_failed_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_failed_at"}));errors++;
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
if(data.error !== undefined){
let data3 = data.error;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value0}));errors++;
}
}
if(data.error_at !== undefined){
let data4 = data.error_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/type", "type", {type: value0}));errors++;
}
if(typeof data4 === "string"){
if(!(value4.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.title !== undefined){
let data5 = data.title;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value0}));errors++;
}
}
if(data.events !== undefined){
let data6 = data.events;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i0, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.filter !== undefined){
let data8 = data.filter;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value0}));errors++;
}
}
if(data.person_id !== undefined){
let data9 = data.person_id;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value0}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data10 = data.team_id;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value0}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.playbook_id !== undefined){
let data11 = data.playbook_id;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: value0}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(value4.test(data12))){
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
if(!(value4.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
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
if(data.source !== undefined){
let data15 = data.source;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value0}));errors++;
}
}
if(data.repeat_interval !== undefined){
let data16 = data.repeat_interval;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/repeat_interval", "#/properties/repeat_interval/type", "type", {type: value0}));errors++;
}
}
if(data.wait_for !== undefined){
let data17 = data.wait_for;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for", "#/properties/wait_for/type", "type", {type: value1}));errors++;
}
}
if(data.pending !== undefined){
let data18 = data.pending;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/pending", "#/properties/pending/type", "type", {type: value1}));errors++;
}
}
if(data.avg_duration_ms !== undefined){
let data19 = data.avg_duration_ms;
if((!(typeof data19 == "number")) && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/avg_duration_ms", "#/properties/avg_duration_ms/type", "type", {type: value5}));errors++;
}
}
if(data.failed !== undefined){
let data20 = data.failed;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/failed", "#/properties/failed/type", "type", {type: value1}));errors++;
}
}
if(data.sent !== undefined){
let data21 = data.sent;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/sent", "#/properties/sent/type", "type", {type: value1}));errors++;
}
}
if(data.most_common_error !== undefined){
let data22 = data.most_common_error;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push(failure(instancePath+"/most_common_error", "#/properties/most_common_error/type", "type", {type: value0}));errors++;
}
}
if(data.last_failed_at !== undefined){
let data23 = data.last_failed_at;
if((typeof data23 !== "string") && (data23 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_failed_at", "#/properties/last_failed_at/type", "type", {type: value0}));errors++;
}
if(typeof data23 === "string"){
if(!(value4.test(data23))){
(vErrors ??= []).push(failure(instancePath+"/last_failed_at", "#/properties/last_failed_at/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NotificationSummary.errors = vErrors;
return errors === 0;
}
export function SendEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(NotificationSendHistory(data, instancePath))){
vErrors = vErrors === null ? NotificationSendHistory.errors : vErrors.concat(NotificationSendHistory.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "person"}));errors++;
}
if(data.resource === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "resource"}));errors++;
}
if(data.playbook_run === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "playbook_run"}));errors++;
}
if(data.person !== undefined){
let data0 = data.person;
const _errs4 = errors;
let valid2 = false;
let passing0 = null;
const _errs5 = errors;
if(!(PersonRef(data0, instancePath+"/person"))){
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing0}));errors++;
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
if(data.resource !== undefined){
let data1 = data.resource;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/resource", "#/allOf/1/properties/resource/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/resource", "#/allOf/1/properties/resource/oneOf/0/required", "required", {missingProperty: "name"}));errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(value3.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/resource/id", "#/allOf/1/properties/resource/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resource/id", "#/allOf/1/properties/resource/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/resource/name", "#/allOf/1/properties/resource/oneOf/0/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/type", "#/allOf/1/properties/resource/oneOf/0/properties/type/type", "type", {type: value0}));errors++;
}
}
if(data1.icon !== undefined){
let data5 = data1.icon;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/icon", "#/allOf/1/properties/resource/oneOf/0/properties/icon/type", "type", {type: value0}));errors++;
}
}
if(data1.config_class !== undefined){
let data6 = data1.config_class;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/config_class", "#/allOf/1/properties/resource/oneOf/0/properties/config_class/type", "type", {type: value0}));errors++;
}
}
if(data1.health !== undefined){
let data7 = data1.health;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/health", "#/allOf/1/properties/resource/oneOf/0/properties/health/type", "type", {type: value0}));errors++;
}
}
if(data1.status !== undefined){
let data8 = data1.status;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/status", "#/allOf/1/properties/resource/oneOf/0/properties/status/type", "type", {type: value0}));errors++;
}
}
if(data1.deleted_at !== undefined){
let data9 = data1.deleted_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource/deleted_at", "#/allOf/1/properties/resource/oneOf/0/properties/deleted_at/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resource", "#/allOf/1/properties/resource/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs28 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/resource", "#/allOf/1/properties/resource/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs28 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/resource", "#/allOf/1/properties/resource/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
if(data.playbook_run !== undefined){
let data10 = data.playbook_run;
const _errs31 = errors;
let valid5 = false;
let passing2 = null;
const _errs32 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/0/required", "required", {missingProperty: "id"}));errors++;
}
if(data10.playbook_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/0/required", "required", {missingProperty: "playbook_id"}));errors++;
}
if(data10.status === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/0/required", "required", {missingProperty: "status"}));errors++;
}
if(data10.playbook_name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/0/required", "required", {missingProperty: "playbook_name"}));errors++;
}
if(data10.id !== undefined){
let data11 = data10.id;
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run/id", "#/allOf/1/properties/playbook_run/oneOf/0/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_run/id", "#/allOf/1/properties/playbook_run/oneOf/0/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data10.playbook_id !== undefined){
let data12 = data10.playbook_id;
if(typeof data12 === "string"){
if(!(value3.test(data12))){
(vErrors ??= []).push(failure(instancePath+"/playbook_run/playbook_id", "#/allOf/1/properties/playbook_run/oneOf/0/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_run/playbook_id", "#/allOf/1/properties/playbook_run/oneOf/0/properties/playbook_id/type", "type", {type: "string"}));errors++;
}
}
if(data10.status !== undefined){
if(typeof data10.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook_run/status", "#/allOf/1/properties/playbook_run/oneOf/0/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data10.playbook_name !== undefined){
if(typeof data10.playbook_name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook_run/playbook_name", "#/allOf/1/properties/playbook_run/oneOf/0/properties/playbook_name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/0/type", "type", {type: "object"}));errors++;
}
var _valid2 = _errs32 === errors;
if(_valid2){
valid5 = true;
passing2 = 0;
}
const _errs42 = errors;
if(data10 !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs42 === errors;
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
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/allOf/1/properties/playbook_run/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
SendEntry.errors = vErrors;
return errors === 0;
}
export function SilenceEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(NotificationSilence(data, instancePath))){
vErrors = vErrors === null ? NotificationSilence.errors : vErrors.concat(NotificationSilence.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.creator === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "creator"}));errors++;
}
if(data.check === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "check"}));errors++;
}
if(data.config === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "config"}));errors++;
}
if(data.component === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "component"}));errors++;
}
if(data.canary === undefined){
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/required", "required", {missingProperty: "canary"}));errors++;
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
if(data.check !== undefined){
let data1 = data.check;
const _errs9 = errors;
let valid3 = false;
let passing1 = null;
const _errs10 = errors;
if(!(SilencedCheck(data1, instancePath+"/check"))){
vErrors = vErrors === null ? SilencedCheck.errors : vErrors.concat(SilencedCheck.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs11 = errors;
if(data1 !== null){
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/check", "#/allOf/1/properties/check/oneOf", "oneOf", {passingSchemas: passing1}));errors++;
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
if(data.config !== undefined){
let data2 = data.config;
const _errs14 = errors;
let valid4 = false;
let passing2 = null;
const _errs15 = errors;
if(!(SilencedConfig(data2, instancePath+"/config"))){
vErrors = vErrors === null ? SilencedConfig.errors : vErrors.concat(SilencedConfig.errors);
errors = vErrors.length;
}
var _valid2 = _errs15 === errors;
if(_valid2){
valid4 = true;
passing2 = 0;
}
const _errs16 = errors;
if(data2 !== null){
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/config", "#/allOf/1/properties/config/oneOf", "oneOf", {passingSchemas: passing2}));errors++;
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
if(!(SilencedComponent(data3, instancePath+"/component"))){
vErrors = vErrors === null ? SilencedComponent.errors : vErrors.concat(SilencedComponent.errors);
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
if(data.canary !== undefined){
let data4 = data.canary;
const _errs24 = errors;
let valid6 = false;
let passing4 = null;
const _errs25 = errors;
if(!(SilencedCanary(data4, instancePath+"/canary"))){
vErrors = vErrors === null ? SilencedCanary.errors : vErrors.concat(SilencedCanary.errors);
errors = vErrors.length;
}
var _valid4 = _errs25 === errors;
if(_valid4){
valid6 = true;
passing4 = 0;
}
const _errs26 = errors;
if(data4 !== null){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/allOf/1/properties/canary/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/canary", "#/allOf/1/properties/canary/oneOf", "oneOf", {passingSchemas: passing4}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
SilenceEntry.errors = vErrors;
return errors === 0;
}
export function SilencedCanary(data, instancePath=""){
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
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SilencedCanary.errors = vErrors;
return errors === 0;
}
export function SilencedCheck(data, instancePath=""){
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
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SilencedCheck.errors = vErrors;
return errors === 0;
}
export function SilencedComponent(data, instancePath=""){
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SilencedComponent.errors = vErrors;
return errors === 0;
}
export function SilencedConfig(data, instancePath=""){
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
if(data.config_class === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_class"}));errors++;
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
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value0}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SilencedConfig.errors = vErrors;
return errors === 0;
}
export function SilencedSend(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.silenced_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "silenced_by"}));errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "count"}));errors++;
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
if(data.silenced_by !== undefined){
let data1 = data.silenced_by;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/type", "type", {type: value0}));errors++;
}
if(typeof data1 === "string"){
if(!(value3.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SilencedSend.errors = vErrors;
return errors === 0;
}
