// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { PersonRef } from "./shared.js";
const value0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value1 = ["string","null"];
const value2 = ["integer","null"];
const value3 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value4 = ["object","null"];
const value5 = ["boolean","null"];
const value6 = ["number","null"];
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data2 = data.hostname;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value1}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
}
}
if(data.ip !== undefined){
let data4 = data.ip;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/ip", "#/properties/ip/type", "type", {type: value1}));errors++;
}
}
if(data.version !== undefined){
let data5 = data.version;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: value1}));errors++;
}
}
if(data.username !== undefined){
let data6 = data.username;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value1}));errors++;
}
}
if(data.person_id !== undefined){
let data7 = data.person_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value0.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.tls !== undefined){
let data8 = data.tls;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tls", "#/properties/tls/type", "type", {type: value1}));errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value0.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(value3.test(data11))){
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
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_seen !== undefined){
let data14 = data.last_seen;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/type", "type", {type: value1}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_received !== undefined){
let data15 = data.last_received;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/type", "type", {type: value1}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data2 = data.hostname;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value1}));errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
}
}
if(data.ip !== undefined){
let data4 = data.ip;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/ip", "#/properties/ip/type", "type", {type: value1}));errors++;
}
}
if(data.version !== undefined){
let data5 = data.version;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: value1}));errors++;
}
}
if(data.username !== undefined){
let data6 = data.username;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value1}));errors++;
}
}
if(data.person_id !== undefined){
let data7 = data.person_id;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value0.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.tls !== undefined){
let data8 = data.tls;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/tls", "#/properties/tls/type", "type", {type: value1}));errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value0.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data10 = data.created_at;
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if(typeof data11 === "string"){
if(!(value3.test(data11))){
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
let data13 = data.deleted_at;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_seen !== undefined){
let data14 = data.last_seen;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/type", "type", {type: value1}));errors++;
}
if(typeof data14 === "string"){
if(!(value3.test(data14))){
(vErrors ??= []).push(failure(instancePath+"/last_seen", "#/properties/last_seen/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_received !== undefined){
let data15 = data.last_received;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/type", "type", {type: value1}));errors++;
}
if(typeof data15 === "string"){
if(!(value3.test(data15))){
(vErrors ??= []).push(failure(instancePath+"/last_received", "#/properties/last_received/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.config_count !== undefined){
let data16 = data.config_count;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_count", "#/properties/config_count/type", "type", {type: value2}));errors++;
}
}
if(data.config_scrapper_count !== undefined){
let data17 = data.config_scrapper_count;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_scrapper_count", "#/properties/config_scrapper_count/type", "type", {type: value2}));errors++;
}
}
if(data.checks_count !== undefined){
let data18 = data.checks_count;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/checks_count", "#/properties/checks_count/type", "type", {type: value2}));errors++;
}
}
if(data.playbook_runs_count !== undefined){
let data19 = data.playbook_runs_count;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_runs_count", "#/properties/playbook_runs_count/type", "type", {type: value2}));errors++;
}
}
if(data.health !== undefined){
let data20 = data.health;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: value1}));errors++;
}
}
if(data.status !== undefined){
let data21 = data.status;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value1}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value1}));errors++;
}
}
if(data.spec !== undefined){
let data4 = data.spec;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.labels !== undefined){
let data5 = data.labels;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value4}));errors++;
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
if(typeof data.source !== "string"){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: "string"}));errors++;
}
}
if(data.created_by !== undefined){
let data8 = data.created_by;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data8 === "string"){
if(!(value0.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data11 = data.deleted_at;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data4 = data.url;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: value1}));errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value1}));errors++;
}
}
if(data.username !== undefined){
let data6 = data.username;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: value1}));errors++;
}
}
if(data.password !== undefined){
let data7 = data.password;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: value1}));errors++;
}
}
if(data.certificate !== undefined){
let data8 = data.certificate;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/certificate", "#/properties/certificate/type", "type", {type: value1}));errors++;
}
}
if(data.insecure_tls !== undefined){
let data9 = data.insecure_tls;
if((typeof data9 !== "boolean") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: value5}));errors++;
}
}
if(data.created_by !== undefined){
let data10 = data.created_by;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data10 === "string"){
if(!(value0.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data11 = data.created_at;
if(typeof data11 === "string"){
if(!(value3.test(data11))){
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
if(!(value3.test(data12))){
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
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data13 === "string"){
if(!(value3.test(data13))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value1}));errors++;
}
}
if(data.pending !== undefined){
let data1 = data.pending;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/pending", "#/properties/pending/type", "type", {type: value2}));errors++;
}
}
if(data.failed !== undefined){
let data2 = data.failed;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/failed", "#/properties/failed/type", "type", {type: value2}));errors++;
}
}
if(data.average_attempts !== undefined){
let data3 = data.average_attempts;
if((!(typeof data3 == "number")) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/average_attempts", "#/properties/average_attempts/type", "type", {type: value6}));errors++;
}
}
if(data.first_failure !== undefined){
let data4 = data.first_failure;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/first_failure", "#/properties/first_failure/type", "type", {type: value1}));errors++;
}
if(typeof data4 === "string"){
if(!(value3.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/first_failure", "#/properties/first_failure/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.last_failure !== undefined){
let data5 = data.last_failure;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_failure", "#/properties/last_failure/type", "type", {type: value1}));errors++;
}
if(typeof data5 === "string"){
if(!(value3.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/last_failure", "#/properties/last_failure/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.most_common_error !== undefined){
let data6 = data.most_common_error;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/most_common_error", "#/properties/most_common_error/type", "type", {type: value1}));errors++;
}
}
if(data.oldest !== undefined){
let data7 = data.oldest;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/oldest", "#/properties/oldest/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value3.test(data7))){
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
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: value1}));errors++;
}
if(typeof data0 === "string"){
if(!(value0.test(data0))){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value1}));errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value1}));errors++;
}
}
if(data.integration_type !== undefined){
let data3 = data.integration_type;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/integration_type", "#/properties/integration_type/type", "type", {type: value1}));errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value1}));errors++;
}
}
if(data.agent_id !== undefined){
let data5 = data.agent_id;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value1}));errors++;
}
if(typeof data5 === "string"){
if(!(value0.test(data5))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data6 = data.created_at;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value1}));errors++;
}
if(typeof data6 === "string"){
if(!(value3.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value3.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data8 = data.deleted_at;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data8 === "string"){
if(!(value3.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value0.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.job_name !== undefined){
let data10 = data.job_name;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_name", "#/properties/job_name/type", "type", {type: value1}));errors++;
}
}
if(data.job_success_count !== undefined){
let data11 = data.job_success_count;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_success_count", "#/properties/job_success_count/type", "type", {type: value2}));errors++;
}
}
if(data.job_error_count !== undefined){
let data12 = data.job_error_count;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_error_count", "#/properties/job_error_count/type", "type", {type: value2}));errors++;
}
}
if(data.job_hostname !== undefined){
let data13 = data.job_hostname;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_hostname", "#/properties/job_hostname/type", "type", {type: value1}));errors++;
}
}
if(data.job_duration_millis !== undefined){
let data14 = data.job_duration_millis;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_duration_millis", "#/properties/job_duration_millis/type", "type", {type: value2}));errors++;
}
}
if(data.job_resource_type !== undefined){
let data15 = data.job_resource_type;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_resource_type", "#/properties/job_resource_type/type", "type", {type: value1}));errors++;
}
}
if(data.job_status !== undefined){
let data16 = data.job_status;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_status", "#/properties/job_status/type", "type", {type: value1}));errors++;
}
}
if(data.job_time_start !== undefined){
let data17 = data.job_time_start;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/type", "type", {type: value1}));errors++;
}
if(typeof data17 === "string"){
if(!(value3.test(data17))){
(vErrors ??= []).push(failure(instancePath+"/job_time_start", "#/properties/job_time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_time_end !== undefined){
let data18 = data.job_time_end;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/type", "type", {type: value1}));errors++;
}
if(typeof data18 === "string"){
if(!(value3.test(data18))){
(vErrors ??= []).push(failure(instancePath+"/job_time_end", "#/properties/job_time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_created_at !== undefined){
let data19 = data.job_created_at;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/type", "type", {type: value1}));errors++;
}
if(typeof data19 === "string"){
if(!(value3.test(data19))){
(vErrors ??= []).push(failure(instancePath+"/job_created_at", "#/properties/job_created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.job_last_failed !== undefined){
let data20 = data.job_last_failed;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/type", "type", {type: value1}));errors++;
}
if(typeof data20 === "string"){
if(!(value3.test(data20))){
(vErrors ??= []).push(failure(instancePath+"/job_last_failed", "#/properties/job_last_failed/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.agent !== undefined){
let data21 = data.agent;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: value4}));errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "id"}));errors++;
}
if(data21.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "name"}));errors++;
}
if(data21.id !== undefined){
let data22 = data21.id;
if(typeof data22 === "string"){
if(!(value0.test(data22))){
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agent/name", "#/properties/agent/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.creator_name !== undefined){
let data24 = data.creator_name;
if((typeof data24 !== "string") && (data24 !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_name", "#/properties/creator_name/type", "type", {type: value1}));errors++;
}
}
if(data.creator_avatar !== undefined){
let data25 = data.creator_avatar;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_avatar", "#/properties/creator_avatar/type", "type", {type: value1}));errors++;
}
}
if(data.creator_title !== undefined){
let data26 = data.creator_title;
if((typeof data26 !== "string") && (data26 !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_title", "#/properties/creator_title/type", "type", {type: value1}));errors++;
}
}
if(data.creator_email !== undefined){
let data27 = data.creator_email;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push(failure(instancePath+"/creator_email", "#/properties/creator_email/type", "type", {type: value1}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
if(!(value0.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value1}));errors++;
}
}
if(data.success_count !== undefined){
let data3 = data.success_count;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/success_count", "#/properties/success_count/type", "type", {type: value2}));errors++;
}
}
if(data.error_count !== undefined){
let data4 = data.error_count;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error_count", "#/properties/error_count/type", "type", {type: value2}));errors++;
}
}
if(data.hostname !== undefined){
let data5 = data.hostname;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/hostname", "#/properties/hostname/type", "type", {type: value1}));errors++;
}
}
if(data.duration_millis !== undefined){
let data6 = data.duration_millis;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/duration_millis", "#/properties/duration_millis/type", "type", {type: value2}));errors++;
}
}
if(data.resource_type !== undefined){
let data7 = data.resource_type;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_type", "#/properties/resource_type/type", "type", {type: value1}));errors++;
}
}
if(data.resource_id !== undefined){
let data8 = data.resource_id;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_id", "#/properties/resource_id/type", "type", {type: value1}));errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: value1}));errors++;
}
}
if(data.time_start !== undefined){
let data10 = data.time_start;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/time_start", "#/properties/time_start/type", "type", {type: value1}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
(vErrors ??= []).push(failure(instancePath+"/time_start", "#/properties/time_start/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.time_end !== undefined){
let data11 = data.time_end;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/time_end", "#/properties/time_end/type", "type", {type: value1}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/time_end", "#/properties/time_end/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(value3.test(data12))){
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
let data14 = data.resource_name;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push(failure(instancePath+"/resource_name", "#/properties/resource_name/type", "type", {type: value1}));errors++;
}
}
if(data.agent !== undefined){
let data15 = data.agent;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: value4}));errors++;
}
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "id"}));errors++;
}
if(data15.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/required", "required", {missingProperty: "name"}));errors++;
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(!(value0.test(data16))){
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agent/id", "#/properties/agent/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data15.name !== undefined){
if(typeof data15.name !== "string"){
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
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value1}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
let data2 = data.labels;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value4}));errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.spec !== undefined){
let data4 = data.spec;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: "object"}));errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/source", "#/properties/source/type", "type", {type: value1}));errors++;
}
}
if(data.agent_id !== undefined){
let data6 = data.agent_id;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value1}));errors++;
}
if(typeof data6 === "string"){
if(!(value0.test(data6))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value3.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.created_by !== undefined){
let data8 = data.created_by;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data8 === "string"){
if(!(value0.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data10 = data.deleted_at;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data10 === "string"){
if(!(value3.test(data10))){
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
let data2 = data.created_by;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data2 === "string"){
if(!(value0.test(data2))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data3 = data.created_at;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: value1}));errors++;
}
if(typeof data3 === "string"){
if(!(value3.test(data3))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.updated_at !== undefined){
let data4 = data.updated_at;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data4 === "string"){
if(!(value3.test(data4))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data5 = data.deleted_at;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data5 === "string"){
if(!(value3.test(data5))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value1}));errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value1}));errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value1}));errors++;
}
}
if(data.ordinal !== undefined){
let data5 = data.ordinal;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/ordinal", "#/properties/ordinal/type", "type", {type: value2}));errors++;
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value1}));errors++;
}
}
if(data.spec !== undefined){
let data3 = data.spec;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
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
let data5 = data.labels;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: value4}));errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.created_by !== undefined){
let data7 = data.created_by;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: value1}));errors++;
}
if(typeof data7 === "string"){
if(!(value0.test(data7))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(typeof data8 === "string"){
if(!(value3.test(data8))){
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/format", "format", {format: "date-time"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_at", "#/properties/created_at/type", "type", {type: "string"}));errors++;
}
}
if(data.last_ran !== undefined){
let data9 = data.last_ran;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push(failure(instancePath+"/last_ran", "#/properties/last_ran/type", "type", {type: value1}));errors++;
}
if(typeof data9 === "string"){
if(!(value3.test(data9))){
(vErrors ??= []).push(failure(instancePath+"/last_ran", "#/properties/last_ran/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.error !== undefined){
let data10 = data.error;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value1}));errors++;
}
}
if(data.updated_at !== undefined){
let data11 = data.updated_at;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/type", "type", {type: value1}));errors++;
}
if(typeof data11 === "string"){
if(!(value3.test(data11))){
(vErrors ??= []).push(failure(instancePath+"/updated_at", "#/properties/updated_at/format", "format", {format: "date-time"}));errors++;
}
}
}
if(data.deleted_at !== undefined){
let data12 = data.deleted_at;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/properties/deleted_at/type", "type", {type: value1}));errors++;
}
if(typeof data12 === "string"){
if(!(value3.test(data12))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(!(value0.test(data0))){
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
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: value1}));errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: value1}));errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: value1}));errors++;
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
if(data.request_fingerprint !== undefined){
if(typeof data.request_fingerprint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/request_fingerprint", "#/properties/request_fingerprint/type", "type", {type: "string"}));errors++;
}
}
if(data.agent_id !== undefined){
let data1 = data.agent_id;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/type", "type", {type: value1}));errors++;
}
if(typeof data1 === "string"){
if(!(value0.test(data1))){
(vErrors ??= []).push(failure(instancePath+"/agent_id", "#/properties/agent_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.is_pushed !== undefined){
let data2 = data.is_pushed;
if((typeof data2 !== "boolean") && (data2 !== null)){
(vErrors ??= []).push(failure(instancePath+"/is_pushed", "#/properties/is_pushed/type", "type", {type: value5}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ViewTableRow.errors = vErrors;
return errors === 0;
}
