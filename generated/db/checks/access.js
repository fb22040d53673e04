// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../../failure.js";
import { JobDetails, PersonRef, ResourceSelector, TeamRef } from "./shared.js";
const value_f2aa28b7 = ["string","null"];
const value_0da04491 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const value_396d11df = ["array","null"];
const value_c7e84e8f = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const value_ebf51c89 = ["object","null"];
const value_182b3249 = ["integer","null"];
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
if(data.traits !== undefined){
let data_traits = data.traits;
if(data_traits && typeof data_traits == "object" && !Array.isArray(data_traits)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/traits", "#/properties/traits/type", "type", {type: "object"}));errors++;
}
}
if(data.state !== undefined){
let data_state = data.state;
if((typeof data_state !== "string") && (data_state !== null)){
(vErrors ??= []).push(failure(instancePath+"/state", "#/properties/state/type", "type", {type: value_f2aa28b7}));errors++;
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
export function ObjectSelector(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.playbooks !== undefined){
let data_playbooks = data.playbooks;
if((!(Array.isArray(data_playbooks))) && (data_playbooks !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_playbooks)){
const len_playbooks = data_playbooks.length;
for(let i_playbooks=0; i_playbooks<len_playbooks; i_playbooks++){
if(!(ResourceSelector(data_playbooks[i_playbooks], instancePath+"/playbooks/" + i_playbooks))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
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
if(!(ResourceSelector(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.components !== undefined){
let data_components = data.components;
if((!(Array.isArray(data_components))) && (data_components !== null)){
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(ResourceSelector(data_components[i_components], instancePath+"/components/" + i_components))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.connections !== undefined){
let data_connections = data.connections;
if((!(Array.isArray(data_connections))) && (data_connections !== null)){
(vErrors ??= []).push(failure(instancePath+"/connections", "#/properties/connections/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_connections)){
const len_connections = data_connections.length;
for(let i_connections=0; i_connections<len_connections; i_connections++){
if(!(ResourceSelector(data_connections[i_connections], instancePath+"/connections/" + i_connections))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.views !== undefined){
let data_views = data.views;
if((!(Array.isArray(data_views))) && (data_views !== null)){
(vErrors ??= []).push(failure(instancePath+"/views", "#/properties/views/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_views)){
const len_views = data_views.length;
for(let i_views=0; i_views<len_views; i_views++){
if(!(ResourceSelector(data_views[i_views], instancePath+"/views/" + i_views))){
vErrors = vErrors === null ? ResourceSelector.errors : vErrors.concat(ResourceSelector.errors);
errors = vErrors.length;
}
}
}
}
if(data.scopes !== undefined){
let data_scopes = data.scopes;
if((!(Array.isArray(data_scopes))) && (data_scopes !== null)){
(vErrors ??= []).push(failure(instancePath+"/scopes", "#/properties/scopes/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_scopes)){
const len_scopes = data_scopes.length;
for(let i_scopes=0; i_scopes<len_scopes; i_scopes++){
let data_scopes_item = data_scopes[i_scopes];
if(data_scopes_item && typeof data_scopes_item == "object" && !Array.isArray(data_scopes_item)){
if(data_scopes_item.namespace !== undefined){
let data_scopes_item_namespace = data_scopes_item.namespace;
if((typeof data_scopes_item_namespace !== "string") && (data_scopes_item_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/scopes/" + i_scopes+"/namespace", "#/properties/scopes/items/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_scopes_item.name !== undefined){
let data_scopes_item_name = data_scopes_item.name;
if((typeof data_scopes_item_name !== "string") && (data_scopes_item_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/scopes/" + i_scopes+"/name", "#/properties/scopes/items/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scopes/" + i_scopes, "#/properties/scopes/items/type", "type", {type: "object"}));errors++;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ObjectSelector.errors = vErrors;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_subject = data.subject;
if((typeof data_subject !== "string") && (data_subject !== null)){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.action !== undefined){
if(typeof data.action !== "string"){
(vErrors ??= []).push(failure(instancePath+"/action", "#/properties/action/type", "type", {type: "string"}));errors++;
}
}
if(data.object !== undefined){
let data_object = data.object;
if((typeof data_object !== "string") && (data_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.object_selector !== undefined){
let data_object_selector = data.object_selector;
const _errs_object_selector = errors;
let valid_object_selector = false;
let passing_object_selector = null;
const _errs_object_selector_2 = errors;
if(!(ObjectSelector(data_object_selector, instancePath+"/object_selector"))){
vErrors = vErrors === null ? ObjectSelector.errors : vErrors.concat(ObjectSelector.errors);
errors = vErrors.length;
}
var _valid_object_selector = _errs_object_selector_2 === errors;
if(_valid_object_selector){
valid_object_selector = true;
passing_object_selector = 0;
}
const _errs_object_selector_3 = errors;
if(data_object_selector !== null){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_object_selector = _errs_object_selector_3 === errors;
if(_valid_object_selector && valid_object_selector){
valid_object_selector = false;
passing_object_selector = [passing_object_selector, 1];
}
else {
if(_valid_object_selector){
valid_object_selector = true;
passing_object_selector = 1;
}
}
if(!valid_object_selector){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/oneOf", "oneOf", {passingSchemas: passing_object_selector}));errors++;
}
else {
errors = _errs_object_selector;
if(vErrors !== null){
if(_errs_object_selector){
vErrors.length = _errs_object_selector;
}
else {
vErrors = null;
}
}
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
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
if(data.notification_id !== undefined){
let data_notification_id = data.notification_id;
if((typeof data_notification_id !== "string") && (data_notification_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_notification_id === "string"){
if(!(value_c7e84e8f.test(data_notification_id))){
(vErrors ??= []).push(failure(instancePath+"/notification_id", "#/properties/notification_id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data.updated_by !== undefined){
let data_updated_by = data.updated_by;
if((typeof data_updated_by !== "string") && (data_updated_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_by === "string"){
if(!(value_c7e84e8f.test(data_updated_by))){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/format", "format", {format: "uuid"}));errors++;
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
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
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
if(data.agents !== undefined){
let data_agents = data.agents;
if((!(Array.isArray(data_agents))) && (data_agents !== null)){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_agents)){
const len_agents = data_agents.length;
for(let i_agents=0; i_agents<len_agents; i_agents++){
if(typeof data_agents[i_agents] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i_agents, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.error !== undefined){
let data_error = data.error;
if((typeof data_error !== "string") && (data_error !== null)){
(vErrors ??= []).push(failure(instancePath+"/error", "#/properties/error/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_object = data.object;
if((typeof data_object !== "string") && (data_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.object_selector !== undefined){
let data_object_selector = data.object_selector;
const _errs_object_selector = errors;
let valid_object_selector = false;
let passing_object_selector = null;
const _errs_object_selector_2 = errors;
if(!(ObjectSelector(data_object_selector, instancePath+"/object_selector"))){
vErrors = vErrors === null ? ObjectSelector.errors : vErrors.concat(ObjectSelector.errors);
errors = vErrors.length;
}
var _valid_object_selector = _errs_object_selector_2 === errors;
if(_valid_object_selector){
valid_object_selector = true;
passing_object_selector = 0;
}
const _errs_object_selector_3 = errors;
if(data_object_selector !== null){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/oneOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_object_selector = _errs_object_selector_3 === errors;
if(_valid_object_selector && valid_object_selector){
valid_object_selector = false;
passing_object_selector = [passing_object_selector, 1];
}
else {
if(_valid_object_selector){
valid_object_selector = true;
passing_object_selector = 1;
}
}
if(!valid_object_selector){
(vErrors ??= []).push(failure(instancePath+"/object_selector", "#/properties/object_selector/oneOf", "oneOf", {passingSchemas: passing_object_selector}));errors++;
}
else {
errors = _errs_object_selector;
if(vErrors !== null){
if(_errs_object_selector){
vErrors.length = _errs_object_selector;
}
else {
vErrors = null;
}
}
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.subject !== undefined){
let data_subject = data.subject;
if((typeof data_subject !== "string") && (data_subject !== null)){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.subject_type !== undefined){
if(typeof data.subject_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject_type", "#/properties/subject_type/type", "type", {type: "string"}));errors++;
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
if(data.updated_by !== undefined){
let data_updated_by = data.updated_by;
if((typeof data_updated_by !== "string") && (data_updated_by !== null)){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_updated_by === "string"){
if(!(value_c7e84e8f.test(data_updated_by))){
(vErrors ??= []).push(failure(instancePath+"/updated_by", "#/properties/updated_by/format", "format", {format: "uuid"}));errors++;
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
if(data.agents !== undefined){
let data_agents = data.agents;
if((!(Array.isArray(data_agents))) && (data_agents !== null)){
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_agents)){
const len_agents = data_agents.length;
for(let i_agents=0; i_agents<len_agents; i_agents++){
if(typeof data_agents[i_agents] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i_agents, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.person !== undefined){
let data_person = data.person;
if((!(data_person && typeof data_person == "object" && !Array.isArray(data_person))) && (data_person !== null)){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_person && typeof data_person == "object" && !Array.isArray(data_person)){
if(data_person.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "id"}));errors++;
}
if(data_person.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "name"}));errors++;
}
if(data_person.email === undefined){
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/required", "required", {missingProperty: "email"}));errors++;
}
if(data_person.id !== undefined){
let data_person_id = data_person.id;
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person/id", "#/properties/person/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person/id", "#/properties/person/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_person.name !== undefined){
if(typeof data_person.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/person/name", "#/properties/person/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_person.email !== undefined){
let data_person_email = data_person.email;
if((typeof data_person_email !== "string") && (data_person_email !== null)){
(vErrors ??= []).push(failure(instancePath+"/person/email", "#/properties/person/properties/email/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.team !== undefined){
let data_team = data.team;
if((!(data_team && typeof data_team == "object" && !Array.isArray(data_team))) && (data_team !== null)){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_team && typeof data_team == "object" && !Array.isArray(data_team)){
if(data_team.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "id"}));errors++;
}
if(data_team.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "name"}));errors++;
}
if(data_team.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_team.id !== undefined){
let data_team_id = data_team.id;
if(typeof data_team_id === "string"){
if(!(value_c7e84e8f.test(data_team_id))){
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/properties/team/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/team/id", "#/properties/team/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_team.name !== undefined){
if(typeof data_team.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/team/name", "#/properties/team/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_team.namespace !== undefined){
let data_team_namespace = data_team.namespace;
if((typeof data_team_namespace !== "string") && (data_team_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/team/namespace", "#/properties/team/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.canary !== undefined){
let data_canary = data.canary;
if((!(data_canary && typeof data_canary == "object" && !Array.isArray(data_canary))) && (data_canary !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_canary && typeof data_canary == "object" && !Array.isArray(data_canary)){
if(data_canary.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "id"}));errors++;
}
if(data_canary.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_canary.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary", "#/properties/canary/required", "required", {missingProperty: "name"}));errors++;
}
if(data_canary.id !== undefined){
let data_canary_id = data_canary.id;
if(typeof data_canary_id === "string"){
if(!(value_c7e84e8f.test(data_canary_id))){
(vErrors ??= []).push(failure(instancePath+"/canary/id", "#/properties/canary/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary/id", "#/properties/canary/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_canary.namespace !== undefined){
let data_canary_namespace = data_canary.namespace;
if((typeof data_canary_namespace !== "string") && (data_canary_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary/namespace", "#/properties/canary/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_canary.name !== undefined){
let data_canary_name = data_canary.name;
if((typeof data_canary_name !== "string") && (data_canary_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary/name", "#/properties/canary/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.group !== undefined){
let data_group = data.group;
if((!(data_group && typeof data_group == "object" && !Array.isArray(data_group))) && (data_group !== null)){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_group && typeof data_group == "object" && !Array.isArray(data_group)){
if(data_group.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "id"}));errors++;
}
if(data_group.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_group.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/group", "#/properties/group/required", "required", {missingProperty: "name"}));errors++;
}
if(data_group.id !== undefined){
let data_group_id = data_group.id;
if((typeof data_group_id !== "string") && (data_group_id !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/id", "#/properties/group/properties/id/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_group_id === "string"){
if(!(value_c7e84e8f.test(data_group_id))){
(vErrors ??= []).push(failure(instancePath+"/group/id", "#/properties/group/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
}
if(data_group.namespace !== undefined){
let data_group_namespace = data_group.namespace;
if((typeof data_group_namespace !== "string") && (data_group_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/namespace", "#/properties/group/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_group.name !== undefined){
let data_group_name = data_group.name;
if((typeof data_group_name !== "string") && (data_group_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/group/name", "#/properties/group/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.notification !== undefined){
let data_notification = data.notification;
if((!(data_notification && typeof data_notification == "object" && !Array.isArray(data_notification))) && (data_notification !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_notification && typeof data_notification == "object" && !Array.isArray(data_notification)){
if(data_notification.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "id"}));errors++;
}
if(data_notification.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_notification.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/notification", "#/properties/notification/required", "required", {missingProperty: "name"}));errors++;
}
if(data_notification.id !== undefined){
let data_notification_id = data_notification.id;
if(typeof data_notification_id === "string"){
if(!(value_c7e84e8f.test(data_notification_id))){
(vErrors ??= []).push(failure(instancePath+"/notification/id", "#/properties/notification/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notification/id", "#/properties/notification/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_notification.namespace !== undefined){
let data_notification_namespace = data_notification.namespace;
if((typeof data_notification_namespace !== "string") && (data_notification_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification/namespace", "#/properties/notification/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_notification.name !== undefined){
let data_notification_name = data_notification.name;
if((typeof data_notification_name !== "string") && (data_notification_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/notification/name", "#/properties/notification/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.playbook !== undefined){
let data_playbook = data.playbook;
if((!(data_playbook && typeof data_playbook == "object" && !Array.isArray(data_playbook))) && (data_playbook !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_playbook && typeof data_playbook == "object" && !Array.isArray(data_playbook)){
if(data_playbook.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "id"}));errors++;
}
if(data_playbook.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_playbook.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook", "#/properties/playbook/required", "required", {missingProperty: "name"}));errors++;
}
if(data_playbook.id !== undefined){
let data_playbook_id = data_playbook.id;
if(typeof data_playbook_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook/id", "#/properties/playbook/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_playbook.namespace !== undefined){
let data_playbook_namespace = data_playbook.namespace;
if((typeof data_playbook_namespace !== "string") && (data_playbook_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook/namespace", "#/properties/playbook/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_playbook.name !== undefined){
let data_playbook_name = data_playbook.name;
if((typeof data_playbook_name !== "string") && (data_playbook_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook/name", "#/properties/playbook/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.scraper !== undefined){
let data_scraper = data.scraper;
if((!(data_scraper && typeof data_scraper == "object" && !Array.isArray(data_scraper))) && (data_scraper !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_scraper && typeof data_scraper == "object" && !Array.isArray(data_scraper)){
if(data_scraper.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "id"}));errors++;
}
if(data_scraper.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_scraper.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/required", "required", {missingProperty: "name"}));errors++;
}
if(data_scraper.id !== undefined){
let data_scraper_id = data_scraper.id;
if(typeof data_scraper_id === "string"){
if(!(value_c7e84e8f.test(data_scraper_id))){
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/properties/scraper/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/id", "#/properties/scraper/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_scraper.namespace !== undefined){
let data_scraper_namespace = data_scraper.namespace;
if((typeof data_scraper_namespace !== "string") && (data_scraper_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper/namespace", "#/properties/scraper/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_scraper.name !== undefined){
let data_scraper_name = data_scraper.name;
if((typeof data_scraper_name !== "string") && (data_scraper_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.topology !== undefined){
let data_topology = data.topology;
if((!(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology))) && (data_topology !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology)){
if(data_topology.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "id"}));errors++;
}
if(data_topology.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data_topology.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/required", "required", {missingProperty: "name"}));errors++;
}
if(data_topology.id !== undefined){
let data_topology_id = data_topology.id;
if(typeof data_topology_id === "string"){
if(!(value_c7e84e8f.test(data_topology_id))){
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/properties/topology/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology/id", "#/properties/topology/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_topology.namespace !== undefined){
let data_topology_namespace = data_topology.namespace;
if((typeof data_topology_namespace !== "string") && (data_topology_namespace !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology/namespace", "#/properties/topology/properties/namespace/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_topology.name !== undefined){
let data_topology_name = data_topology.name;
if((typeof data_topology_name !== "string") && (data_topology_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.component_object !== undefined){
let data_component_object = data.component_object;
if((!(data_component_object && typeof data_component_object == "object" && !Array.isArray(data_component_object))) && (data_component_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_component_object && typeof data_component_object == "object" && !Array.isArray(data_component_object)){
if(data_component_object.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data_component_object.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data_component_object.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/component_object", "#/properties/component_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_component_object.id !== undefined){
let data_component_object_id = data_component_object.id;
if(typeof data_component_object_id === "string"){
if(!(value_c7e84e8f.test(data_component_object_id))){
(vErrors ??= []).push(failure(instancePath+"/component_object/id", "#/properties/component_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/component_object/id", "#/properties/component_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_component_object.name !== undefined){
if(typeof data_component_object.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/component_object/name", "#/properties/component_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_component_object.icon !== undefined){
let data_component_object_icon = data_component_object.icon;
if((typeof data_component_object_icon !== "string") && (data_component_object_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/component_object/icon", "#/properties/component_object/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.config_object !== undefined){
let data_config_object = data.config_object;
if((!(data_config_object && typeof data_config_object == "object" && !Array.isArray(data_config_object))) && (data_config_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_config_object && typeof data_config_object == "object" && !Array.isArray(data_config_object)){
if(data_config_object.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data_config_object.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data_config_object.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "type"}));errors++;
}
if(data_config_object.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/config_object", "#/properties/config_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_config_object.id !== undefined){
let data_config_object_id = data_config_object.id;
if(typeof data_config_object_id === "string"){
if(!(value_c7e84e8f.test(data_config_object_id))){
(vErrors ??= []).push(failure(instancePath+"/config_object/id", "#/properties/config_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/config_object/id", "#/properties/config_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_config_object.name !== undefined){
let data_config_object_name = data_config_object.name;
if((typeof data_config_object_name !== "string") && (data_config_object_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/name", "#/properties/config_object/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_config_object.type !== undefined){
let data_config_object_type = data_config_object.type;
if((typeof data_config_object_type !== "string") && (data_config_object_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/type", "#/properties/config_object/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data_config_object.icon !== undefined){
let data_config_object_icon = data_config_object.icon;
if((typeof data_config_object_icon !== "string") && (data_config_object_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/config_object/icon", "#/properties/config_object/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.canary_object !== undefined){
let data_canary_object = data.canary_object;
if((!(data_canary_object && typeof data_canary_object == "object" && !Array.isArray(data_canary_object))) && (data_canary_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_canary_object && typeof data_canary_object == "object" && !Array.isArray(data_canary_object)){
if(data_canary_object.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data_canary_object.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canary_object", "#/properties/canary_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data_canary_object.id !== undefined){
let data_canary_object_id = data_canary_object.id;
if(typeof data_canary_object_id === "string"){
if(!(value_c7e84e8f.test(data_canary_object_id))){
(vErrors ??= []).push(failure(instancePath+"/canary_object/id", "#/properties/canary_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canary_object/id", "#/properties/canary_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_canary_object.name !== undefined){
if(typeof data_canary_object.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canary_object/name", "#/properties/canary_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
}
if(data.playbook_object !== undefined){
let data_playbook_object = data.playbook_object;
if((!(data_playbook_object && typeof data_playbook_object == "object" && !Array.isArray(data_playbook_object))) && (data_playbook_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_playbook_object && typeof data_playbook_object == "object" && !Array.isArray(data_playbook_object)){
if(data_playbook_object.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data_playbook_object.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data_playbook_object.icon === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbook_object", "#/properties/playbook_object/required", "required", {missingProperty: "icon"}));errors++;
}
if(data_playbook_object.id !== undefined){
let data_playbook_object_id = data_playbook_object.id;
if(typeof data_playbook_object_id === "string"){
if(!(value_c7e84e8f.test(data_playbook_object_id))){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/id", "#/properties/playbook_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbook_object/id", "#/properties/playbook_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_playbook_object.name !== undefined){
if(typeof data_playbook_object.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/name", "#/properties/playbook_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_playbook_object.icon !== undefined){
let data_playbook_object_icon = data_playbook_object.icon;
if((typeof data_playbook_object_icon !== "string") && (data_playbook_object_icon !== null)){
(vErrors ??= []).push(failure(instancePath+"/playbook_object/icon", "#/properties/playbook_object/properties/icon/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
}
if(data.connection_object !== undefined){
let data_connection_object = data.connection_object;
if((!(data_connection_object && typeof data_connection_object == "object" && !Array.isArray(data_connection_object))) && (data_connection_object !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/type", "type", {type: value_ebf51c89}));errors++;
}
if(data_connection_object && typeof data_connection_object == "object" && !Array.isArray(data_connection_object)){
if(data_connection_object.id === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "id"}));errors++;
}
if(data_connection_object.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "name"}));errors++;
}
if(data_connection_object.type === undefined){
(vErrors ??= []).push(failure(instancePath+"/connection_object", "#/properties/connection_object/required", "required", {missingProperty: "type"}));errors++;
}
if(data_connection_object.id !== undefined){
let data_connection_object_id = data_connection_object.id;
if(typeof data_connection_object_id === "string"){
if(!(value_c7e84e8f.test(data_connection_object_id))){
(vErrors ??= []).push(failure(instancePath+"/connection_object/id", "#/properties/connection_object/properties/id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection_object/id", "#/properties/connection_object/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_connection_object.name !== undefined){
if(typeof data_connection_object.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection_object/name", "#/properties/connection_object/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_connection_object.type !== undefined){
let data_connection_object_type = data_connection_object.type;
if((typeof data_connection_object_type !== "string") && (data_connection_object_type !== null)){
(vErrors ??= []).push(failure(instancePath+"/connection_object/type", "#/properties/connection_object/properties/type/type", "type", {type: value_f2aa28b7}));errors++;
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
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
if(data.email !== undefined){
let data_email = data.email;
if((typeof data_email !== "string") && (data_email !== null)){
(vErrors ??= []).push(failure(instancePath+"/email", "#/properties/email/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.roles !== undefined){
let data_roles = data.roles;
if((!(Array.isArray(data_roles))) && (data_roles !== null)){
(vErrors ??= []).push(failure(instancePath+"/roles", "#/properties/roles/type", "type", {type: value_396d11df}));errors++;
}
if(Array.isArray(data_roles)){
const len_roles = data_roles.length;
for(let i_roles=0; i_roles<len_roles; i_roles++){
if(typeof data_roles[i_roles] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/roles/" + i_roles, "#/properties/roles/items/type", "type", {type: "string"}));errors++;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.targets !== undefined){
let data_targets = data.targets;
if(Array.isArray(data_targets)){
const len_targets = data_targets.length;
for(let i_targets=0; i_targets<len_targets; i_targets++){
if(!(ScopeTarget(data_targets[i_targets], instancePath+"/targets/" + i_targets))){
vErrors = vErrors === null ? ScopeTarget.errors : vErrors.concat(ScopeTarget.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/type", "type", {type: "array"}));errors++;
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
if(data.description !== undefined){
let data_description = data.description;
if((typeof data_description !== "string") && (data_description !== null)){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.targets !== undefined){
let data_targets = data.targets;
if(Array.isArray(data_targets)){
const len_targets = data_targets.length;
for(let i_targets=0; i_targets<len_targets; i_targets++){
if(!(ScopeTarget(data_targets[i_targets], instancePath+"/targets/" + i_targets))){
vErrors = vErrors === null ? ScopeTarget.errors : vErrors.concat(ScopeTarget.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ScopeRef.errors = vErrors;
return errors === 0;
}
export function ScopeSelector(data, instancePath=""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: value_ebf51c89}));errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agent !== undefined){
let data_agent = data.agent;
if((typeof data_agent !== "string") && (data_agent !== null)){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if((typeof data_name !== "string") && (data_name !== null)){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: value_f2aa28b7}));errors++;
}
}
if(data.tagSelector !== undefined){
let data_tagSelector = data.tagSelector;
if((typeof data_tagSelector !== "string") && (data_tagSelector !== null)){
(vErrors ??= []).push(failure(instancePath+"/tagSelector", "#/properties/tagSelector/type", "type", {type: value_f2aa28b7}));errors++;
}
}
}
ScopeSelector.errors = vErrors;
return errors === 0;
}
export function ScopeTarget(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.config !== undefined){
if(!(ScopeSelector(data.config, instancePath+"/config"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
if(data.component !== undefined){
if(!(ScopeSelector(data.component, instancePath+"/component"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
if(data.playbook !== undefined){
if(!(ScopeSelector(data.playbook, instancePath+"/playbook"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
if(data.canary !== undefined){
if(!(ScopeSelector(data.canary, instancePath+"/canary"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
if(data.view !== undefined){
if(!(ScopeSelector(data.view, instancePath+"/view"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
if(data.global !== undefined){
if(!(ScopeSelector(data.global, instancePath+"/global"))){
vErrors = vErrors === null ? ScopeSelector.errors : vErrors.concat(ScopeSelector.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
ScopeTarget.errors = vErrors;
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
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
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
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
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
let data_deleted_at = data.deleted_at;
if((typeof data_deleted_at !== "string") && (data_deleted_at !== null)){
(vErrors ??= []).push(failure(instancePath+"/deleted_at", "#/allOf/1/properties/deleted_at/type", "type", {type: value_f2aa28b7}));errors++;
}
if(typeof data_deleted_at === "string"){
if(!(value_0da04491.test(data_deleted_at))){
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
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
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
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/person", "#/properties/person/oneOf", "oneOf", {passingSchemas: passing_person}));errors++;
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
if(data.person_id !== undefined){
let data_person_id = data.person_id;
if(typeof data_person_id === "string"){
if(!(value_c7e84e8f.test(data_person_id))){
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/person_id", "#/properties/person_id/type", "type", {type: "string"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf/1/type", "type", {type: "null"}));errors++;
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
(vErrors ??= []).push(failure(instancePath+"/team", "#/properties/team/oneOf", "oneOf", {passingSchemas: passing_team}));errors++;
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
if(data.spec !== undefined){
let data_spec = data.spec;
if((!(data_spec && typeof data_spec == "object" && !Array.isArray(data_spec))) && (data_spec !== null)){
(vErrors ??= []).push(failure(instancePath+"/spec", "#/properties/spec/type", "type", {type: value_ebf51c89}));errors++;
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
if(typeof data_created_by === "string"){
if(!(value_c7e84e8f.test(data_created_by))){
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/format", "format", {format: "uuid"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/created_by", "#/properties/created_by/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
TeamWithStatus.errors = vErrors;
return errors === 0;
}
