// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { JobDetails, PersonRef } from "./shared.js";
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_f2aa28b7 = ["string","null"];
const value_ebf51c89 = ["object","null"];
const value_182b3249 = ["integer","null"];
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_3be7a1ea = ["boolean","null"];
const value_e4a8fde2 = ["number","null"];
export function Agent(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.hostname === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hostname"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.ip === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ip"}));errors++;
}
if(data.version === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "version"}));errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "username"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.tls === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tls"}));errors++;
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
if(data.cleanup === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cleanup"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.last_seen === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_seen"}));errors++;
}
if(data.last_received === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_received"}));errors++;
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
if(data.hostname !== undefined){
let data_hostname = data.hostname;
if((typeof data_hostname !== "string") && (data_hostname !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.ip !== undefined){
let data_ip = data.ip;
if((typeof data_ip !== "string") && (data_ip !== null)){
(vErrors ??= []).push(failure(instancePath+"/ip", "#/properties/ip/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.version !== undefined){
let data_version = data.version;
if((typeof data_version !== "string") && (data_version !== null)){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.username !== undefined){
let data_username = data.username;
if((typeof data_username !== "string") && (data_username !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.tls !== undefined){
let data_tls = data.tls;
if((typeof data_tls !== "string") && (data_tls !== null)){
(vErrors ??= []).push(failure(instancePath+"/tls", "#/properties/tls/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.cleanup !== undefined){
if(typeof data.cleanup !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/cleanup", "#/properties/cleanup/type", "type", {type: "boolean"}));errors++;
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
if(data.last_seen !== undefined){
let data_last_seen = data.last_seen;
if((typeof data_last_seen !== "string") && (data_last_seen !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_seen === "string"){
if(!(value_0da04491.test(data_last_seen))){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_received !== undefined){
let data_last_received = data.last_received;
if((typeof data_last_received !== "string") && (data_last_received !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_received === "string"){
if(!(value_0da04491.test(data_last_received))){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Agent.errors = vErrors;
return errors === 0;
}
export function AgentListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(AgentSummary(data, instancePath))){
vErrors = vErrors === null ? AgentSummary.errors : vErrors.concat(AgentSummary.errors);
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
AgentListEntry.errors = vErrors;
return errors === 0;
}
export function AgentName(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
AgentName.errors = vErrors;
return errors === 0;
}
export function AgentSummary(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.hostname === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hostname"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.ip === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ip"}));errors++;
}
if(data.version === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "version"}));errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "username"}));errors++;
}
if(data.person_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "person_id"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.tls === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tls"}));errors++;
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
if(data.cleanup === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cleanup"}));errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "deleted_at"}));errors++;
}
if(data.last_seen === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_seen"}));errors++;
}
if(data.last_received === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_received"}));errors++;
}
if(data.config_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_count"}));errors++;
}
if(data.config_scrapper_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "config_scrapper_count"}));errors++;
}
if(data.checks_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "checks_count"}));errors++;
}
if(data.playbook_runs_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "playbook_runs_count"}));errors++;
}
if(data.health === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "health"}));errors++;
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
if(data.hostname !== undefined){
let data_hostname = data.hostname;
if((typeof data_hostname !== "string") && (data_hostname !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.ip !== undefined){
let data_ip = data.ip;
if((typeof data_ip !== "string") && (data_ip !== null)){
(vErrors ??= []).push(failure(instancePath+"/ip", "#/properties/ip/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.version !== undefined){
let data_version = data.version;
if((typeof data_version !== "string") && (data_version !== null)){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.username !== undefined){
let data_username = data.username;
if((typeof data_username !== "string") && (data_username !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.tls !== undefined){
let data_tls = data.tls;
if((typeof data_tls !== "string") && (data_tls !== null)){
(vErrors ??= []).push(failure(instancePath+"/tls", "#/properties/tls/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.cleanup !== undefined){
if(typeof data.cleanup !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/cleanup", "#/properties/cleanup/type", "type", {type: "boolean"}));errors++;
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
if(data.last_seen !== undefined){
let data_last_seen = data.last_seen;
if((typeof data_last_seen !== "string") && (data_last_seen !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_seen === "string"){
if(!(value_0da04491.test(data_last_seen))){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_received !== undefined){
let data_last_received = data.last_received;
if((typeof data_last_received !== "string") && (data_last_received !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_received === "string"){
if(!(value_0da04491.test(data_last_received))){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.config_count !== undefined){
let data_config_count = data.config_count;
if((!((typeof data_config_count == "number") && (!(data_config_count % 1) && !isNaN(data_config_count)))) && (data_config_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_count", "#/properties/config_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.config_scrapper_count !== undefined){
let data_config_scrapper_count = data.config_scrapper_count;
if((!((typeof data_config_scrapper_count == "number") && (!(data_config_scrapper_count % 1) && !isNaN(data_config_scrapper_count)))) && (data_config_scrapper_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_scrapper_count", "#/properties/config_scrapper_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.checks_count !== undefined){
let data_checks_count = data.checks_count;
if((!((typeof data_checks_count == "number") && (!(data_checks_count % 1) && !isNaN(data_checks_count)))) && (data_checks_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/checks_count", "#/properties/checks_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.playbook_runs_count !== undefined){
let data_playbook_runs_count = data.playbook_runs_count;
if((!((typeof data_playbook_runs_count == "number") && (!(data_playbook_runs_count % 1) && !isNaN(data_playbook_runs_count)))) && (data_playbook_runs_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_runs_count", "#/properties/playbook_runs_count/type", "type", {type: value_182b3249}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
AgentSummary.errors = vErrors;
return errors === 0;
}
export function Application(data, instancePath=""){
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
Application.errors = vErrors;
return errors === 0;
}
export function ApplicationListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Application(data, instancePath))){
vErrors = vErrors === null ? Application.errors : vErrors.concat(Application.errors);
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
ApplicationListEntry.errors = vErrors;
return errors === 0;
}
export function Connection(data, instancePath=""){
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
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "username"}));errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "password"}));errors++;
}
if(data.certificate === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "certificate"}));errors++;
}
if(data.properties === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "properties"}));errors++;
}
if(data.insecure_tls === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "insecure_tls"}));errors++;
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
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.url !== undefined){
let data_url = data.url;
if((typeof data_url !== "string") && (data_url !== null)){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.username !== undefined){
let data_username = data.username;
if((typeof data_username !== "string") && (data_username !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.password !== undefined){
let data_password = data.password;
if((typeof data_password !== "string") && (data_password !== null)){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.certificate !== undefined){
let data_certificate = data.certificate;
if((typeof data_certificate !== "string") && (data_certificate !== null)){
(vErrors ??= []).push(failure(instancePath+"/certificate", "#/properties/certificate/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if((!(data_properties && typeof data_properties == "object" && !Array.isArray(data_properties))) && (data_properties !== null)){
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: value_ebf51c89}));errors++;
}
}
if(data.insecure_tls !== undefined){
let data_insecure_tls = data.insecure_tls;
if((typeof data_insecure_tls !== "boolean") && (data_insecure_tls !== null)){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: value_3be7a1ea}));errors++;
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
Connection.errors = vErrors;
return errors === 0;
}
export function ConnectionListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(Connection(data, instancePath))){
vErrors = vErrors === null ? Connection.errors : vErrors.concat(Connection.errors);
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
ConnectionListEntry.errors = vErrors;
return errors === 0;
}
export function ConnectionRef(data, instancePath=""){
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
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ConnectionRef.errors = vErrors;
return errors === 0;
}
export function EventQueueSummary(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.pending === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "pending"}));errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "failed"}));errors++;
}
if(data.average_attempts === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "average_attempts"}));errors++;
}
if(data.first_failure === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "first_failure"}));errors++;
}
if(data.last_failure === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_failure"}));errors++;
}
if(data.most_common_error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "most_common_error"}));errors++;
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.pending !== undefined){
let data_pending = data.pending;
if((!((typeof data_pending == "number") && (!(data_pending % 1) && !isNaN(data_pending)))) && (data_pending !== null)){
(vErrors ??= []).push(failure(instancePath+"/pending", "#/properties/pending/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.failed !== undefined){
let data_failed = data.failed;
if((!((typeof data_failed == "number") && (!(data_failed % 1) && !isNaN(data_failed)))) && (data_failed !== null)){
(vErrors ??= []).push(failure(instancePath+"/failed", "#/properties/failed/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.average_attempts !== undefined){
let data_average_attempts = data.average_attempts;
if((!(typeof data_average_attempts == "number")) && (data_average_attempts !== null)){
(vErrors ??= []).push(failure(instancePath+"/average_attempts", "#/properties/average_attempts/type", "type", {type: value_e4a8fde2}));errors++;
}
}
if(data.first_failure !== undefined){
let data_first_failure = data.first_failure;
if((typeof data_first_failure !== "string") && (data_first_failure !== null)){
(vErrors ??= []).push(failure(instancePath+"/first_failure", "#/properties/first_failure/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_first_failure === "string"){
if(!(value_0da04491.test(data_first_failure))){
(vErrors ??= []).push(failure(instancePath+"/first_failure", "#/properties/first_failure/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_failure !== undefined){
let data_last_failure = data.last_failure;
if((typeof data_last_failure !== "string") && (data_last_failure !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_failure", "#/properties/last_failure/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_failure === "string"){
if(!(value_0da04491.test(data_last_failure))){
(vErrors ??= []).push(failure(instancePath+"/last_failure", "#/properties/last_failure/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.most_common_error !== undefined){
let data_most_common_error = data.most_common_error;
if((typeof data_most_common_error !== "string") && (data_most_common_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/most_common_error", "#/properties/most_common_error/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.oldest !== undefined){
let data_oldest = data.oldest;
if((typeof data_oldest !== "string") && (data_oldest !== null)){
(vErrors ??= []).push(failure(instancePath+"/oldest", "#/properties/oldest/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_oldest === "string"){
if(!(value_0da04491.test(data_oldest))){
(vErrors ??= []).push(failure(instancePath+"/oldest", "#/properties/oldest/format", "format", {format: "date-time"}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
EventQueueSummary.errors = vErrors;
return errors === 0;
}
export function IntegrationWithStatus(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "description"}));errors++;
}
if(data.integration_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "integration_type"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
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
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
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
if(data.creator_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "creator_name"}));errors++;
}
if(data.creator_avatar === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "creator_avatar"}));errors++;
}
if(data.creator_title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "creator_title"}));errors++;
}
if(data.creator_email === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "creator_email"}));errors++;
}
if(data.id !== undefined){
let data_id = data.id;
if((typeof data_id !== "string") && (data_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_id === "string"){
if(!(value_c7e84e8f.test(data_id))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
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
if(data.integration_type !== undefined){
let data_integration_type = data.integration_type;
if((typeof data_integration_type !== "string") && (data_integration_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/integration_type", "#/properties/integration_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.source !== undefined){
let data_source = data.source;
if((typeof data_source !== "string") && (data_source !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.creator_name !== undefined){
let data_creator_name = data.creator_name;
if((typeof data_creator_name !== "string") && (data_creator_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_name", "#/properties/creator_name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.creator_avatar !== undefined){
let data_creator_avatar = data.creator_avatar;
if((typeof data_creator_avatar !== "string") && (data_creator_avatar !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_avatar", "#/properties/creator_avatar/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.creator_title !== undefined){
let data_creator_title = data.creator_title;
if((typeof data_creator_title !== "string") && (data_creator_title !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_title", "#/properties/creator_title/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.creator_email !== undefined){
let data_creator_email = data.creator_email;
if((typeof data_creator_email !== "string") && (data_creator_email !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_email", "#/properties/creator_email/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
IntegrationWithStatus.errors = vErrors;
return errors === 0;
}
export function JobHistory(data, instancePath=""){
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
if(data.success_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "success_count"}));errors++;
}
if(data.error_count === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error_count"}));errors++;
}
if(data.details === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "details"}));errors++;
}
if(data.hostname === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "hostname"}));errors++;
}
if(data.duration_millis === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "duration_millis"}));errors++;
}
if(data.resource_type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_type"}));errors++;
}
if(data.resource_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_id"}));errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "status"}));errors++;
}
if(data.time_start === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "time_start"}));errors++;
}
if(data.time_end === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "time_end"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.is_pushed === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "is_pushed"}));errors++;
}
if(data.resource_name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "resource_name"}));errors++;
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
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.success_count !== undefined){
let data_success_count = data.success_count;
if((!((typeof data_success_count == "number") && (!(data_success_count % 1) && !isNaN(data_success_count)))) && (data_success_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/success_count", "#/properties/success_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.error_count !== undefined){
let data_error_count = data.error_count;
if((!((typeof data_error_count == "number") && (!(data_error_count % 1) && !isNaN(data_error_count)))) && (data_error_count !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_count", "#/properties/error_count/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.details !== undefined){
let data_details = data.details;
const _errs_details = errors;
let valid_details = false;
let passing_details = null;
const _errs_details_2 = errors;
if(!(JobDetails(data_details, instancePath+"/details"))){
vErrors = vErrors === null ? JobDetails.errors : vErrors.concat(JobDetails.errors);
errors = vErrors.length;
}
var _valid_details = _errs_details_2 === errors;
if(_valid_details){
valid_details = true;
passing_details = 0;
}
const _errs_details_3 = errors;
if(data_details !== null){
(vErrors ??= []).push(failure(instancePath+"/details", "#/properties/details/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_details = _errs_details_3 === errors;
if(_valid_details && valid_details){
valid_details = false;
passing_details = [passing_details, 1];
}
else {
if(_valid_details){
valid_details = true;
passing_details = 1;
}
}
if(!valid_details){
(vErrors ??= []).push(failure(instancePath+"/details", "#/properties/details/oneOf", "oneOf", {passingSchemas: passing_details}));errors++;
}
else {
errors = _errs_details;
if(vErrors !== null){
if(_errs_details){
vErrors.length = _errs_details;
}
else {
vErrors = null;
}
}
}
}
if(data.hostname !== undefined){
let data_hostname = data.hostname;
if((typeof data_hostname !== "string") && (data_hostname !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.duration_millis !== undefined){
let data_duration_millis = data.duration_millis;
if((!((typeof data_duration_millis == "number") && (!(data_duration_millis % 1) && !isNaN(data_duration_millis)))) && (data_duration_millis !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration_millis", "#/properties/duration_millis/type", "type", {type: value_182b3249}));errors++;
}
}
if(data.resource_type !== undefined){
let data_resource_type = data.resource_type;
if((typeof data_resource_type !== "string") && (data_resource_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_type", "#/properties/resource_type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.resource_id !== undefined){
let data_resource_id = data.resource_id;
if((typeof data_resource_id !== "string") && (data_resource_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.status !== undefined){
let data_status = data.status;
if((typeof data_status !== "string") && (data_status !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.time_start !== undefined){
let data_time_start = data.time_start;
if((typeof data_time_start !== "string") && (data_time_start !== null)){
(vErrors ??= []).push(failure(instancePath+"/time_start", "#/properties/time_start/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_time_start === "string"){
if(!(value_0da04491.test(data_time_start))){
(vErrors ??= []).push(failure(instancePath+"/time_start", "#/properties/time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.time_end !== undefined){
let data_time_end = data.time_end;
if((typeof data_time_end !== "string") && (data_time_end !== null)){
(vErrors ??= []).push(failure(instancePath+"/time_end", "#/properties/time_end/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_time_end === "string"){
if(!(value_0da04491.test(data_time_end))){
(vErrors ??= []).push(failure(instancePath+"/time_end", "#/properties/time_end/format", "format", {format: "date-time"}));errors++;
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
if(data.is_pushed !== undefined){
if(typeof data.is_pushed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.resource_name !== undefined){
let data_resource_name = data.resource_name;
if((typeof data_resource_name !== "string") && (data_resource_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_name", "#/properties/resource_name/type", "type", {type: value_f2aa28b7}));errors++;
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
JobHistory.errors = vErrors;
return errors === 0;
}
export function JobHistoryName(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
JobHistoryName.errors = vErrors;
return errors === 0;
}
export function LogBackendListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(LoggingBackend(data, instancePath))){
vErrors = vErrors === null ? LoggingBackend.errors : vErrors.concat(LoggingBackend.errors);
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
LogBackendListEntry.errors = vErrors;
return errors === 0;
}
export function LoggingBackend(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.spec === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "spec"}));errors++;
}
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.agent_id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "agent_id"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
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
LoggingBackend.errors = vErrors;
return errors === 0;
}
export function PropertyListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(PropertyRow(data, instancePath))){
vErrors = vErrors === null ? PropertyRow.errors : vErrors.concat(PropertyRow.errors);
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
PropertyListEntry.errors = vErrors;
return errors === 0;
}
export function PropertyRow(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "value"}));errors++;
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
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
PropertyRow.errors = vErrors;
return errors === 0;
}
export function SidebarView(data, instancePath=""){
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
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "icon"}));errors++;
}
if(data.ordinal === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "ordinal"}));errors++;
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
if(data.title !== undefined){
let data_title = data.title;
if((typeof data_title !== "string") && (data_title !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.icon !== undefined){
let data_icon = data.icon;
if((typeof data_icon !== "string") && (data_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.ordinal !== undefined){
let data_ordinal = data.ordinal;
if((!((typeof data_ordinal == "number") && (!(data_ordinal % 1) && !isNaN(data_ordinal)))) && (data_ordinal !== null)){
(vErrors ??= []).push(failure(instancePath+"/ordinal", "#/properties/ordinal/type", "type", {type: value_182b3249}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
SidebarView.errors = vErrors;
return errors === 0;
}
export function StoredSpec(data, instancePath=""){
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
StoredSpec.errors = vErrors;
return errors === 0;
}
export function View(data, instancePath=""){
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
if(data.source === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "source"}));errors++;
}
if(data.labels === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "labels"}));errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_by"}));errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "created_at"}));errors++;
}
if(data.last_ran === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "last_ran"}));errors++;
}
if(data.error === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "error"}));errors++;
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
if(data.last_ran !== undefined){
let data_last_ran = data.last_ran;
if((typeof data_last_ran !== "string") && (data_last_ran !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_ran", "#/properties/last_ran/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_last_ran === "string"){
if(!(value_0da04491.test(data_last_ran))){
(vErrors ??= []).push(failure(instancePath+"/last_ran", "#/properties/last_ran/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
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
View.errors = vErrors;
return errors === 0;
}
export function ViewListEntry(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(View(data, instancePath))){
vErrors = vErrors === null ? View.errors : vErrors.concat(View.errors);
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
ViewListEntry.errors = vErrors;
return errors === 0;
}
export function ViewRef(data, instancePath=""){
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
if(data.title === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "title"}));errors++;
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
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if((typeof data_namespace !== "string") && (data_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.title !== undefined){
let data_title = data.title;
if((typeof data_title !== "string") && (data_title !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value_f2aa28b7}));errors++;
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
ViewRef.errors = vErrors;
return errors === 0;
}
export function ViewTableRow(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_fingerprint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "request_fingerprint"}));errors++;
}
if(data.__row__attributes !== undefined){
let data___row__attributes = data.__row__attributes;
if((!(data___row__attributes && typeof data___row__attributes == "object" && !Array.isArray(data___row__attributes))) && (data___row__attributes !== null)){
(vErrors ??= []).push(failure(instancePath+"/__row__attributes", "#/properties/__row__attributes/type", "type", {type: value_ebf51c89}));errors++;
}
if(data___row__attributes && typeof data___row__attributes == "object" && !Array.isArray(data___row__attributes)){
for(const key___row__attributes in data___row__attributes){
let data___row__attributes_value = data___row__attributes[key___row__attributes];
if((!(data___row__attributes_value && typeof data___row__attributes_value == "object" && !Array.isArray(data___row__attributes_value))) && (data___row__attributes_value !== null)){
(vErrors ??= []).push(failure(instancePath+"/__row__attributes/" + key___row__attributes.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/__row__attributes/additionalProperties/type", "type", {type: value_ebf51c89}));errors++;
}
}
}
}
if(data.request_fingerprint !== undefined){
if(typeof data.request_fingerprint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/request_fingerprint", "#/properties/request_fingerprint/type", "type", {type: "string"}));errors++;
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
if(data.is_pushed !== undefined){
let data_is_pushed = data.is_pushed;
if((typeof data_is_pushed !== "boolean") && (data_is_pushed !== null)){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: value_3be7a1ea}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ViewTableRow.errors = vErrors;
return errors === 0;
}
