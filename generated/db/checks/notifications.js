// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { PersonRef, ResourceSelector, TeamRef } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_ebf51c89 = ["object","null"];
const value_396d11df = ["array","null"];
const value_182b3249 = ["integer","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_3be7a1ea = ["boolean","null"];
const value_e4a8fde2 = ["number","null"];
export function Inhibition(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.direction !== undefined){
let data_direction = data.direction;
if((typeof data_direction !== "string") && (data_direction !== null)){
(vErrors ??= []).push(failure(instancePath+"/direction", "#/properties/direction/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.from !== undefined){
let data_from = data.from;
if((typeof data_from !== "string") && (data_from !== null)){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.to !== undefined){
let data_to = data.to;
if((!(Array.isArray(data_to))) && (data_to !== null)){
(vErrors ??= []).push(failure(instancePath+"/to", "#/properties/to/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_to)){
const len_to = data_to.length;
for(let i_to=0; i_to<len_to; i_to++){
if(typeof data_to[i_to] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/to/" + i_to, "#/properties/to/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.depth !== undefined){
let data_depth = data.depth;
if((!((typeof data_depth == "number") && (!(data_depth % 1) && !isNaN(data_depth)))) && (data_depth !== null)){
(vErrors ??= []).push(failure(instancePath+"/depth", "#/properties/depth/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.soft !== undefined){
let data_soft = data.soft;
if((typeof data_soft !== "boolean") && (data_soft !== null)){
(vErrors ??= []).push(failure(instancePath+"/soft", "#/properties/soft/type", "type", {type: value_3be7a1ea}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Inhibition.errors = vErrors;
return errors === 0;
}
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
if(data.events !== undefined){
let data_events = data.events;
if(Array.isArray(data_events)){
const len_events = data_events.length;
for(let i_events=0; i_events<len_events; i_events++){
if(typeof data_events[i_events] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.error_at !== undefined){
let data_error_at = data.error_at;
if((typeof data_error_at !== "string") && (data_error_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_error_at === "string"){
if(!(value_0da04491.test(data_error_at))){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.title !== undefined){
let data_title = data.title;
if((typeof data_title !== "string") && (data_title !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.template !== undefined){
let data_template = data.template;
if((typeof data_template !== "string") && (data_template !== null)){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.filter !== undefined){
let data_filter = data.filter;
if((typeof data_filter !== "string") && (data_filter !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.playbook_id !== undefined){
let data_playbook_id = data.playbook_id;
if((typeof data_playbook_id !== "string") && (data_playbook_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if((typeof data_person_id !== "string") && (data_person_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if((typeof data_team_id !== "string") && (data_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.repeat_interval !== undefined){
let data_repeat_interval = data.repeat_interval;
if((typeof data_repeat_interval !== "string") && (data_repeat_interval !== null)){
(vErrors ??= []).push(failure(instancePath+"/repeat_interval", "#/properties/repeat_interval/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.inhibitions !== undefined){
let data_inhibitions = data.inhibitions;
if((!(Array.isArray(data_inhibitions))) && (data_inhibitions !== null)){
(vErrors ??= []).push(failure(instancePath+"/inhibitions", "#/properties/inhibitions/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_inhibitions)){
const len_inhibitions = data_inhibitions.length;
for(let i_inhibitions=0; i_inhibitions<len_inhibitions; i_inhibitions++){
if(!(Inhibition(data_inhibitions[i_inhibitions], instancePath+"/inhibitions/" + i_inhibitions))){
vErrors = vErrors === null ? Inhibition.errors : vErrors.concat(Inhibition.errors);
errors = vErrors.length;
}
}
}
}
if(data.wait_for !== undefined){
let data_wait_for = data.wait_for;
if((!((typeof data_wait_for == "number") && (!(data_wait_for % 1) && !isNaN(data_wait_for)))) && (data_wait_for !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for", "#/properties/wait_for/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.wait_for_eval_period !== undefined){
let data_wait_for_eval_period = data.wait_for_eval_period;
if((!((typeof data_wait_for_eval_period == "number") && (!(data_wait_for_eval_period % 1) && !isNaN(data_wait_for_eval_period)))) && (data_wait_for_eval_period !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for_eval_period", "#/properties/wait_for_eval_period/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.group_by !== undefined){
let data_group_by = data.group_by;
if((!(Array.isArray(data_group_by))) && (data_group_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_by", "#/properties/group_by/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_group_by)){
const len_group_by = data_group_by.length;
for(let i_group_by=0; i_group_by<len_group_by; i_group_by++){
if(typeof data_group_by[i_group_by] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/group_by/" + i_group_by, "#/properties/group_by/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.group_by_interval !== undefined){
let data_group_by_interval = data.group_by_interval;
if((!((typeof data_group_by_interval == "number") && (!(data_group_by_interval % 1) && !isNaN(data_group_by_interval)))) && (data_group_by_interval !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_by_interval", "#/properties/group_by_interval/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.watchdog_interval !== undefined){
let data_watchdog_interval = data.watchdog_interval;
if((!((typeof data_watchdog_interval == "number") && (!(data_watchdog_interval % 1) && !isNaN(data_watchdog_interval)))) && (data_watchdog_interval !== null)){
(vErrors ??= []).push(failure(instancePath+"/watchdog_interval", "#/properties/watchdog_interval/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.custom_services !== undefined){
let data_custom_services = data.custom_services;
if((!(Array.isArray(data_custom_services))) && (data_custom_services !== null)){
(vErrors ??= []).push(failure(instancePath+"/custom_services", "#/properties/custom_services/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_custom_services)){
const len_custom_services = data_custom_services.length;
for(let i_custom_services=0; i_custom_services<len_custom_services; i_custom_services++){
if(!(NotificationService(data_custom_services[i_custom_services], instancePath+"/custom_services/" + i_custom_services))){
vErrors = vErrors === null ? NotificationService.errors : vErrors.concat(NotificationService.errors);
errors = vErrors.length;
}
}
}
}
if(data.fallback_delay !== undefined){
let data_fallback_delay = data.fallback_delay;
if((!((typeof data_fallback_delay == "number") && (!(data_fallback_delay % 1) && !isNaN(data_fallback_delay)))) && (data_fallback_delay !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_delay", "#/properties/fallback_delay/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.fallback_custom_services !== undefined){
let data_fallback_custom_services = data.fallback_custom_services;
if((!(Array.isArray(data_fallback_custom_services))) && (data_fallback_custom_services !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_custom_services", "#/properties/fallback_custom_services/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_fallback_custom_services)){
const len_fallback_custom_services = data_fallback_custom_services.length;
for(let i_fallback_custom_services=0; i_fallback_custom_services<len_fallback_custom_services; i_fallback_custom_services++){
if(!(NotificationService(data_fallback_custom_services[i_fallback_custom_services], instancePath+"/fallback_custom_services/" + i_fallback_custom_services))){
vErrors = vErrors === null ? NotificationService.errors : vErrors.concat(NotificationService.errors);
errors = vErrors.length;
}
}
}
}
if(data.fallback_playbook_id !== undefined){
let data_fallback_playbook_id = data.fallback_playbook_id;
if((typeof data_fallback_playbook_id !== "string") && (data_fallback_playbook_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_playbook_id", "#/properties/fallback_playbook_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_fallback_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback_playbook_id", "#/properties/fallback_playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.fallback_person_id !== undefined){
let data_fallback_person_id = data.fallback_person_id;
if((typeof data_fallback_person_id !== "string") && (data_fallback_person_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_person_id", "#/properties/fallback_person_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_fallback_person_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_person_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback_person_id", "#/properties/fallback_person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.fallback_team_id !== undefined){
let data_fallback_team_id = data.fallback_team_id;
if((typeof data_fallback_team_id !== "string") && (data_fallback_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_team_id", "#/properties/fallback_team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_fallback_team_id === "string"){
if(!(value_c7e84e8f.test(data_fallback_team_id))){
(vErrors ??= []).push(failure(instancePath+"/fallback_team_id", "#/properties/fallback_team_id/format", "format", {format: "uuid"}));errors++;
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
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/allOf/1/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
if(data.notification_id !== undefined){
let data_notification_id = data.notification_id;
if(typeof data_notification_id === "string"){
if(!(value_c7e84e8f.test(data_notification_id))){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/type", "type", {type: "string"}));errors++;
}
}
if(data.body !== undefined){
let data_body = data.body;
if((typeof data_body !== "string") && (data_body !== null)){
(vErrors ??= []).push(failure(instancePath+"/body", "#/properties/body/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.not_before !== undefined){
let data_not_before = data.not_before;
if((typeof data_not_before !== "string") && (data_not_before !== null)){
(vErrors ??= []).push(failure(instancePath+"/not_before", "#/properties/not_before/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_not_before === "string"){
if(!(value_0da04491.test(data_not_before))){
(vErrors ??= []).push(failure(instancePath+"/not_before", "#/properties/not_before/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.retries !== undefined){
let data_retries = data.retries;
if((!((typeof data_retries == "number") && (!(data_retries % 1) && !isNaN(data_retries)))) && (data_retries !== null)){
(vErrors ??= []).push(failure(instancePath+"/retries", "#/properties/retries/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.payload !== undefined){
let data_payload = data.payload;
if((!(data_payload && typeof data_payload == "object" && !Array.isArray(data_payload))) && (data_payload !== null)){
(vErrors ??= []).push(failure(instancePath+"/payload", "#/properties/payload/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.count !== undefined){
let data_count = data.count;
if(!((typeof data_count == "number") && (!(data_count % 1) && !isNaN(data_count)))){
(vErrors ??= []).push(failure(instancePath+"/count", "#/properties/count/type", "type", {type: "integer"}));errors++;
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
if(data.source_event !== undefined){
if(typeof data.source_event !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source_event", "#/properties/source_event/type", "type", {type: "string"}));errors++;
}
}
if(data.resource_id !== undefined){
let data_resource_id = data.resource_id;
if(typeof data_resource_id === "string"){
if(!(value_c7e84e8f.test(data_resource_id))){
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/type", "type", {type: "string"}));errors++;
}
}
if(data.resource_health !== undefined){
let data_resource_health = data.resource_health;
if((typeof data_resource_health !== "string") && (data_resource_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_health", "#/properties/resource_health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.resource_status !== undefined){
let data_resource_status = data.resource_status;
if((typeof data_resource_status !== "string") && (data_resource_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_status", "#/properties/resource_status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.resource_health_description !== undefined){
let data_resource_health_description = data.resource_health_description;
if((typeof data_resource_health_description !== "string") && (data_resource_health_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_health_description", "#/properties/resource_health_description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if((typeof data_person_id !== "string") && (data_person_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if((typeof data_team_id !== "string") && (data_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
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
if(data.silenced_by !== undefined){
let data_silenced_by = data.silenced_by;
if((typeof data_silenced_by !== "string") && (data_silenced_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_silenced_by === "string"){
if(!(value_c7e84e8f.test(data_silenced_by))){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/format", "format", {format: "uuid"}));errors++;
}
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
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.duration_millis !== undefined){
let data_duration_millis = data.duration_millis;
if((!((typeof data_duration_millis == "number") && (!(data_duration_millis % 1) && !isNaN(data_duration_millis)))) && (data_duration_millis !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration_millis", "#/properties/duration_millis/type", "type", {type: value_182b3249}));errors++;
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
if(data.group_id !== undefined){
let data_group_id = data.group_id;
if((typeof data_group_id !== "string") && (data_group_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/group_id", "#/properties/group_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_group_id === "string"){
if(!(value_c7e84e8f.test(data_group_id))){
(vErrors ??= []).push(failure(instancePath+"/group_id", "#/properties/group_id/format", "format", {format: "uuid"}));errors++;
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
if(data.resource !== undefined){
let data_resource = data.resource;
const _errs_resource = errors;
let valid_resource = false;
let passing_resource = null;
const _errs_resource_2 = errors;
if(!(SentResource(data_resource, instancePath+"/resource"))){
vErrors = vErrors === null ? SentResource.errors : vErrors.concat(SentResource.errors);
errors = vErrors.length;
}
var _valid_resource = _errs_resource_2 === errors;
if(_valid_resource){
valid_resource = true;
passing_resource = 0;
}
const _errs_resource_3 = errors;
if(data_resource !== null){
(vErrors ??= []).push(failure(instancePath+"/resource", "#/properties/resource/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_resource = _errs_resource_3 === errors;
if(_valid_resource && valid_resource){
valid_resource = false;
passing_resource = [passing_resource, 1];
}
else {
if(_valid_resource){
valid_resource = true;
passing_resource = 1;
}
}
if(!valid_resource){
(vErrors ??= []).push(failure(instancePath+"/resource", "#/properties/resource/oneOf", "oneOf", {passingSchemas: passing_resource}));errors++;
}
else {
errors = _errs_resource;
if(vErrors !== null){
if(_errs_resource){
vErrors.length = _errs_resource;
}
else {
vErrors = null;
}
}
}
}
if(data.resource_type !== undefined){
let data_resource_type = data.resource_type;
if((typeof data_resource_type !== "string") && (data_resource_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_type", "#/properties/resource_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.playbook_run !== undefined){
let data_playbook_run = data.playbook_run;
const _errs_playbook_run = errors;
let valid_playbook_run = false;
let passing_playbook_run = null;
const _errs_playbook_run_2 = errors;
if(!(StartedRun(data_playbook_run, instancePath+"/playbook_run"))){
vErrors = vErrors === null ? StartedRun.errors : vErrors.concat(StartedRun.errors);
errors = vErrors.length;
}
var _valid_playbook_run = _errs_playbook_run_2 === errors;
if(_valid_playbook_run){
valid_playbook_run = true;
passing_playbook_run = 0;
}
const _errs_playbook_run_3 = errors;
if(data_playbook_run !== null){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/properties/playbook_run/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_playbook_run = _errs_playbook_run_3 === errors;
if(_valid_playbook_run && valid_playbook_run){
valid_playbook_run = false;
passing_playbook_run = [passing_playbook_run, 1];
}
else {
if(_valid_playbook_run){
valid_playbook_run = true;
passing_playbook_run = 1;
}
}
if(!valid_playbook_run){
(vErrors ??= []).push(failure(instancePath+"/playbook_run", "#/properties/playbook_run/oneOf", "oneOf", {passingSchemas: passing_playbook_run}));errors++;
}
else {
errors = _errs_playbook_run;
if(vErrors !== null){
if(_errs_playbook_run){
vErrors.length = _errs_playbook_run;
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
NotificationSendHistory.errors = vErrors;
return errors === 0;
}
export function NotificationService(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.connection !== undefined){
let data_connection = data.connection;
if((typeof data_connection !== "string") && (data_connection !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.url !== undefined){
let data_url = data.url;
if((typeof data_url !== "string") && (data_url !== null)){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.filter !== undefined){
let data_filter = data.filter;
if((typeof data_filter !== "string") && (data_filter !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
NotificationService.errors = vErrors;
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
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.custom_services !== undefined){
let data_custom_services = data.custom_services;
if((!(Array.isArray(data_custom_services))) && (data_custom_services !== null)){
(vErrors ??= []).push(failure(instancePath+"/custom_services", "#/properties/custom_services/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_custom_services)){
const len_custom_services = data_custom_services.length;
for(let i_custom_services=0; i_custom_services<len_custom_services; i_custom_services++){
if(!(NotificationService(data_custom_services[i_custom_services], instancePath+"/custom_services/" + i_custom_services))){
vErrors = vErrors === null ? NotificationService.errors : vErrors.concat(NotificationService.errors);
errors = vErrors.length;
}
}
}
}
if(data.fallback_custom_services !== undefined){
let data_fallback_custom_services = data.fallback_custom_services;
if((!(Array.isArray(data_fallback_custom_services))) && (data_fallback_custom_services !== null)){
(vErrors ??= []).push(failure(instancePath+"/fallback_custom_services", "#/properties/fallback_custom_services/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_fallback_custom_services)){
const len_fallback_custom_services = data_fallback_custom_services.length;
for(let i_fallback_custom_services=0; i_fallback_custom_services<len_fallback_custom_services; i_fallback_custom_services++){
if(!(NotificationService(data_fallback_custom_services[i_fallback_custom_services], instancePath+"/fallback_custom_services/" + i_fallback_custom_services))){
vErrors = vErrors === null ? NotificationService.errors : vErrors.concat(NotificationService.errors);
errors = vErrors.length;
}
}
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
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.filter !== undefined){
let data_filter = data.filter;
if((typeof data_filter !== "string") && (data_filter !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.from !== undefined){
let data_from = data.from;
if((typeof data_from !== "string") && (data_from !== null)){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_from === "string"){
if(!(value_0da04491.test(data_from))){
(vErrors ??= []).push(failure(instancePath+"/from", "#/properties/from/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.until !== undefined){
let data_until = data.until;
if((typeof data_until !== "string") && (data_until !== null)){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_until === "string"){
if(!(value_0da04491.test(data_until))){
(vErrors ??= []).push(failure(instancePath+"/until", "#/properties/until/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.recursive !== undefined){
let data_recursive = data.recursive;
if((typeof data_recursive !== "boolean") && (data_recursive !== null)){
(vErrors ??= []).push(failure(instancePath+"/recursive", "#/properties/recursive/type", "type", {type: value_3be7a1ea}));errors++;
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
if(data.canary_id !== undefined){
let data_canary_id = data.canary_id;
if((typeof data_canary_id !== "string") && (data_canary_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_canary_id === "string"){
if(!(value_c7e84e8f.test(data_canary_id))){
(vErrors ??= []).push(failure(instancePath+"/canary_id", "#/properties/canary_id/format", "format", {format: "uuid"}));errors++;
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
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.error_at !== undefined){
let data_error_at = data.error_at;
if((typeof data_error_at !== "string") && (data_error_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_error_at === "string"){
if(!(value_0da04491.test(data_error_at))){
(vErrors ??= []).push(failure(instancePath+"/error_at", "#/properties/error_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.title !== undefined){
let data_title = data.title;
if((typeof data_title !== "string") && (data_title !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.events !== undefined){
let data_events = data.events;
if(Array.isArray(data_events)){
const len_events = data_events.length;
for(let i_events=0; i_events<len_events; i_events++){
if(typeof data_events[i_events] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/events/" + i_events, "#/properties/events/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/events", "#/properties/events/type", "type", {type: "array"}));errors++;
}
}
if(data.filter !== undefined){
let data_filter = data.filter;
if((typeof data_filter !== "string") && (data_filter !== null)){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if((typeof data_person_id !== "string") && (data_person_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.team_id !== undefined){
let data_team_id = data.team_id;
if((typeof data_team_id !== "string") && (data_team_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team_id", "#/properties/team_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.playbook_id !== undefined){
let data_playbook_id = data.playbook_id;
if((typeof data_playbook_id !== "string") && (data_playbook_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_id", "#/properties/playbook_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.custom_services !== undefined){
let data_custom_services = data.custom_services;
if((!(Array.isArray(data_custom_services))) && (data_custom_services !== null)){
(vErrors ??= []).push(failure(instancePath+"/custom_services", "#/properties/custom_services/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_custom_services)){
const len_custom_services = data_custom_services.length;
for(let i_custom_services=0; i_custom_services<len_custom_services; i_custom_services++){
if(!(NotificationService(data_custom_services[i_custom_services], instancePath+"/custom_services/" + i_custom_services))){
vErrors = vErrors === null ? NotificationService.errors : vErrors.concat(NotificationService.errors);
errors = vErrors.length;
}
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
if(typeof data_updated_at === "string"){
if(!(value_0da04491.test(data_updated_at))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: "string"}));errors++;
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
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.repeat_interval !== undefined){
let data_repeat_interval = data.repeat_interval;
if((typeof data_repeat_interval !== "string") && (data_repeat_interval !== null)){
(vErrors ??= []).push(failure(instancePath+"/repeat_interval", "#/properties/repeat_interval/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.wait_for !== undefined){
let data_wait_for = data.wait_for;
if((!((typeof data_wait_for == "number") && (!(data_wait_for % 1) && !isNaN(data_wait_for)))) && (data_wait_for !== null)){
(vErrors ??= []).push(failure(instancePath+"/wait_for", "#/properties/wait_for/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.pending !== undefined){
let data_pending = data.pending;
if((!((typeof data_pending == "number") && (!(data_pending % 1) && !isNaN(data_pending)))) && (data_pending !== null)){
(vErrors ??= []).push(failure(instancePath+"/pending", "#/properties/pending/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.avg_duration_ms !== undefined){
let data_avg_duration_ms = data.avg_duration_ms;
if((!(typeof data_avg_duration_ms == "number")) && (data_avg_duration_ms !== null)){
(vErrors ??= []).push(failure(instancePath+"/avg_duration_ms", "#/properties/avg_duration_ms/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.failed !== undefined){
let data_failed = data.failed;
if((!((typeof data_failed == "number") && (!(data_failed % 1) && !isNaN(data_failed)))) && (data_failed !== null)){
(vErrors ??= []).push(failure(instancePath+"/failed", "#/properties/failed/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.sent !== undefined){
let data_sent = data.sent;
if((!((typeof data_sent == "number") && (!(data_sent % 1) && !isNaN(data_sent)))) && (data_sent !== null)){
(vErrors ??= []).push(failure(instancePath+"/sent", "#/properties/sent/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.most_common_error !== undefined){
let data_most_common_error = data.most_common_error;
if((typeof data_most_common_error !== "string") && (data_most_common_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/most_common_error", "#/properties/most_common_error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.last_failed_at !== undefined){
let data_last_failed_at = data.last_failed_at;
if((typeof data_last_failed_at !== "string") && (data_last_failed_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_failed_at", "#/properties/last_failed_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_failed_at === "string"){
if(!(value_0da04491.test(data_last_failed_at))){
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/allOf/1/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/allOf/1/type", "type", {type: "object"}));errors++;
}
SendEntry.errors = vErrors;
return errors === 0;
}
export function SentResource(data, instancePath=""){
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
if(data.type !== undefined){
let data_type = data.type;
if((typeof data_type !== "string") && (data_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.config_class !== undefined){
let data_config_class = data.config_class;
if((typeof data_config_class !== "string") && (data_config_class !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_class", "#/properties/config_class/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.health !== undefined){
let data_health = data.health;
if((typeof data_health !== "string") && (data_health !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.deleted_at !== undefined){
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SentResource.errors = vErrors;
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
if(data.check !== undefined){
let data_check = data.check;
const _errs_check = errors;
let valid_check = false;
let passing_check = null;
const _errs_check_2 = errors;
if(!(SilencedCheck(data_check, instancePath+"/check"))){
vErrors = vErrors === null ? SilencedCheck.errors : vErrors.concat(SilencedCheck.errors);
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
if(!(SilencedConfig(data_config, instancePath+"/config"))){
vErrors = vErrors === null ? SilencedConfig.errors : vErrors.concat(SilencedConfig.errors);
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
if(data.component !== undefined){
let data_component = data.component;
const _errs_component = errors;
let valid_component = false;
let passing_component = null;
const _errs_component_2 = errors;
if(!(SilencedComponent(data_component, instancePath+"/component"))){
vErrors = vErrors === null ? SilencedComponent.errors : vErrors.concat(SilencedComponent.errors);
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
if(data.canary !== undefined){
let data_canary = data.canary;
const _errs_canary = errors;
let valid_canary = false;
let passing_canary = null;
const _errs_canary_2 = errors;
if(!(SilencedCanary(data_canary, instancePath+"/canary"))){
vErrors = vErrors === null ? SilencedCanary.errors : vErrors.concat(SilencedCanary.errors);
errors = vErrors.length;
}
var _valid_canary = _errs_canary_2 === errors;
if(_valid_canary){
valid_canary = true;
passing_canary = 0;
}
const _errs_canary_3 = errors;
if(data_canary !== null){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/allOf/1/properties/canary/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_canary = _errs_canary_3 === errors;
if(_valid_canary && valid_canary){
valid_canary = false;
passing_canary = [passing_canary, 1];
}
else {
if(_valid_canary){
valid_canary = true;
passing_canary = 1;
}
}
if(!valid_canary){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/allOf/1/properties/canary/oneOf", "oneOf", {passingSchemas: passing_canary}));errors++;
}
else {
errors = _errs_canary;
if(vErrors !== null){
if(_errs_canary){
vErrors.length = _errs_canary;
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
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
if(data.silenced_by !== undefined){
let data_silenced_by = data.silenced_by;
if((typeof data_silenced_by !== "string") && (data_silenced_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_silenced_by === "string"){
if(!(value_c7e84e8f.test(data_silenced_by))){
(vErrors ??= []).push(failure(instancePath+"/silenced_by", "#/properties/silenced_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.count !== undefined){
let data_count = data.count;
if(!((typeof data_count == "number") && (!(data_count % 1) && !isNaN(data_count)))){
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
export function StartedRun(data, instancePath=""){
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
if(data.playbook_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_name"}));errors++;
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
if(data.playbook_name !== undefined){
if(typeof data.playbook_name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook_name", "#/properties/playbook_name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
StartedRun.errors = vErrors;
return errors === 0;
}
