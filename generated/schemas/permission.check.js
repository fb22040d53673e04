// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
const value_c07cacc5 = ["read","update","create","delete","*","create,read,update,delete","playbook:run","playbook:approve","playbook:*","playbook:cancel"];
const value_5c9173e6 = new RegExp("^[a-z-]+:[a-z*-]+$", "u");
export function permission_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "subject"}));errors++;
}
if(data.actions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "actions"}));errors++;
}
if(data.object === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "object"}));errors++;
}
for(const key in data){
if(!(((((((key === "description") || (key === "subject")) || (key === "actions")) || (key === "object")) || (key === "deny")) || (key === "agents")) || (key === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.subject !== undefined){
let data_subject = data.subject;
const _errs_subject = errors;
let valid_subject = false;
let passing_subject = null;
const _errs_subject_2 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.group === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/0/required", "required", {missingProperty: "group"}));errors++;
}
}
var _valid_subject = _errs_subject_2 === errors;
if(_valid_subject){
valid_subject = true;
passing_subject = 0;
}
const _errs_subject_3 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.person === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/1/required", "required", {missingProperty: "person"}));errors++;
}
}
var _valid_subject = _errs_subject_3 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 1];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 1;
}
const _errs_subject_4 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.team === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/2/required", "required", {missingProperty: "team"}));errors++;
}
}
var _valid_subject = _errs_subject_4 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 2];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 2;
}
const _errs_subject_5 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.notification === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/3/required", "required", {missingProperty: "notification"}));errors++;
}
}
var _valid_subject = _errs_subject_5 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 3];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 3;
}
const _errs_subject_6 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.playbook === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/4/required", "required", {missingProperty: "playbook"}));errors++;
}
}
var _valid_subject = _errs_subject_6 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 4];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 4;
}
const _errs_subject_7 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.canary === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/5/required", "required", {missingProperty: "canary"}));errors++;
}
}
var _valid_subject = _errs_subject_7 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 5];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 5;
}
const _errs_subject_8 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.scraper === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/6/required", "required", {missingProperty: "scraper"}));errors++;
}
}
var _valid_subject = _errs_subject_8 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 6];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 6;
}
const _errs_subject_9 = errors;
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
if(data_subject.topology === undefined){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf/7/required", "required", {missingProperty: "topology"}));errors++;
}
}
var _valid_subject = _errs_subject_9 === errors;
if(_valid_subject && valid_subject){
valid_subject = false;
passing_subject = [passing_subject, 7];
}
else {
if(_valid_subject){
valid_subject = true;
passing_subject = 7;
}
}
}
}
}
}
}
}
if(!valid_subject){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/oneOf", "oneOf", {passingSchemas: passing_subject}));errors++;
}
else {
errors = _errs_subject;
if(vErrors !== null){
if(_errs_subject){
vErrors.length = _errs_subject;
}
else {
vErrors = null;
}
}
}
if(data_subject && typeof data_subject == "object" && !Array.isArray(data_subject)){
for(const key_subject in data_subject){
if(!((((((((key_subject === "group") || (key_subject === "person")) || (key_subject === "team")) || (key_subject === "notification")) || (key_subject === "playbook")) || (key_subject === "canary")) || (key_subject === "scraper")) || (key_subject === "topology"))){
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/additionalProperties", "additionalProperties", {additionalProperty: key_subject}));errors++;
}
}
if(data_subject.group !== undefined){
if(typeof data_subject.group !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/group", "#/properties/subject/properties/group/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.person !== undefined){
if(typeof data_subject.person !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/person", "#/properties/subject/properties/person/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.team !== undefined){
if(typeof data_subject.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/team", "#/properties/subject/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.notification !== undefined){
if(typeof data_subject.notification !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/notification", "#/properties/subject/properties/notification/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.playbook !== undefined){
if(typeof data_subject.playbook !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/playbook", "#/properties/subject/properties/playbook/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.canary !== undefined){
if(typeof data_subject.canary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/canary", "#/properties/subject/properties/canary/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.scraper !== undefined){
if(typeof data_subject.scraper !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/scraper", "#/properties/subject/properties/scraper/type", "type", {type: "string"}));errors++;
}
}
if(data_subject.topology !== undefined){
if(typeof data_subject.topology !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subject/topology", "#/properties/subject/properties/topology/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/subject", "#/properties/subject/type", "type", {type: "object"}));errors++;
}
}
if(data.actions !== undefined){
let data_actions = data.actions;
if(Array.isArray(data_actions)){
if(data_actions.length < 1){
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/minItems", "minItems", {limit: 1}));errors++;
}
const len_actions = data_actions.length;
for(let i_actions=0; i_actions<len_actions; i_actions++){
let data_actions_item = data_actions[i_actions];
if(typeof data_actions_item !== "string"){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions, "#/properties/actions/items/type", "type", {type: "string"}));errors++;
}
const _errs_actions_item = errors;
let valid_actions_item = false;
const _errs_actions_item_2 = errors;
if(!((((((((((data_actions_item === "read") || (data_actions_item === "update")) || (data_actions_item === "create")) || (data_actions_item === "delete")) || (data_actions_item === "*")) || (data_actions_item === "create,read,update,delete")) || (data_actions_item === "playbook:run")) || (data_actions_item === "playbook:approve")) || (data_actions_item === "playbook:*")) || (data_actions_item === "playbook:cancel"))){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions, "#/properties/actions/items/anyOf/0/enum", "enum", {allowedValues: value_c07cacc5}));errors++;
}
var _valid_actions_item = _errs_actions_item_2 === errors;
valid_actions_item = valid_actions_item || _valid_actions_item;
if(!valid_actions_item){
const _errs_actions_item_3 = errors;
if(typeof data_actions_item === "string"){
if(!value_5c9173e6.test(data_actions_item)){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions, "#/properties/actions/items/anyOf/1/pattern", "pattern", {pattern: "^[a-z-]+:[a-z*-]+$"}));errors++;
}
}
var _valid_actions_item = _errs_actions_item_3 === errors;
valid_actions_item = valid_actions_item || _valid_actions_item;
}
if(!valid_actions_item){
(vErrors ??= []).push(failure(instancePath+"/actions/" + i_actions, "#/properties/actions/items/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_actions_item;
if(vErrors !== null){
if(_errs_actions_item){
vErrors.length = _errs_actions_item;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/type", "type", {type: "array"}));errors++;
}
}
if(data.object !== undefined){
let data_object = data.object;
if(data_object && typeof data_object == "object" && !Array.isArray(data_object)){
if(Object.keys(data_object).length < 1){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key_object in data_object){
if(!((((((key_object === "playbooks") || (key_object === "connections")) || (key_object === "configs")) || (key_object === "components")) || (key_object === "views")) || (key_object === "scopes"))){
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/additionalProperties", "additionalProperties", {additionalProperty: key_object}));errors++;
}
}
if(data_object.playbooks !== undefined){
let data_object_playbooks = data_object.playbooks;
if(Array.isArray(data_object_playbooks)){
const len_object_playbooks = data_object_playbooks.length;
for(let i_object_playbooks=0; i_object_playbooks<len_object_playbooks; i_object_playbooks++){
if(!(resource_selector_json(data_object_playbooks[i_object_playbooks], instancePath+"/object/playbooks/" + i_object_playbooks))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/playbooks", "#/properties/object/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data_object.connections !== undefined){
let data_object_connections = data_object.connections;
if(Array.isArray(data_object_connections)){
const len_object_connections = data_object_connections.length;
for(let i_object_connections=0; i_object_connections<len_object_connections; i_object_connections++){
if(!(resource_selector_json(data_object_connections[i_object_connections], instancePath+"/object/connections/" + i_object_connections))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/connections", "#/properties/object/properties/connections/type", "type", {type: "array"}));errors++;
}
}
if(data_object.configs !== undefined){
let data_object_configs = data_object.configs;
if(Array.isArray(data_object_configs)){
const len_object_configs = data_object_configs.length;
for(let i_object_configs=0; i_object_configs<len_object_configs; i_object_configs++){
if(!(resource_selector_json(data_object_configs[i_object_configs], instancePath+"/object/configs/" + i_object_configs))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/configs", "#/properties/object/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data_object.components !== undefined){
let data_object_components = data_object.components;
if(Array.isArray(data_object_components)){
const len_object_components = data_object_components.length;
for(let i_object_components=0; i_object_components<len_object_components; i_object_components++){
if(!(resource_selector_json(data_object_components[i_object_components], instancePath+"/object/components/" + i_object_components))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/components", "#/properties/object/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data_object.views !== undefined){
let data_object_views = data_object.views;
if(Array.isArray(data_object_views)){
const len_object_views = data_object_views.length;
for(let i_object_views=0; i_object_views<len_object_views; i_object_views++){
let data_object_views_item = data_object_views[i_object_views];
if(data_object_views_item && typeof data_object_views_item == "object" && !Array.isArray(data_object_views_item)){
for(const key_object_views_item in data_object_views_item){
if(!(((key_object_views_item === "id") || (key_object_views_item === "namespace")) || (key_object_views_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i_object_views, "#/properties/object/properties/views/items/additionalProperties", "additionalProperties", {additionalProperty: key_object_views_item}));errors++;
}
}
if(data_object_views_item.id !== undefined){
if(typeof data_object_views_item.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i_object_views+"/id", "#/properties/object/properties/views/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_object_views_item.namespace !== undefined){
if(typeof data_object_views_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i_object_views+"/namespace", "#/properties/object/properties/views/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_object_views_item.name !== undefined){
if(typeof data_object_views_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i_object_views+"/name", "#/properties/object/properties/views/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/views/" + i_object_views, "#/properties/object/properties/views/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/views", "#/properties/object/properties/views/type", "type", {type: "array"}));errors++;
}
}
if(data_object.scopes !== undefined){
let data_object_scopes = data_object.scopes;
if(Array.isArray(data_object_scopes)){
const len_object_scopes = data_object_scopes.length;
for(let i_object_scopes=0; i_object_scopes<len_object_scopes; i_object_scopes++){
let data_object_scopes_item = data_object_scopes[i_object_scopes];
if(data_object_scopes_item && typeof data_object_scopes_item == "object" && !Array.isArray(data_object_scopes_item)){
for(const key_object_scopes_item in data_object_scopes_item){
if(!(((key_object_scopes_item === "id") || (key_object_scopes_item === "namespace")) || (key_object_scopes_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i_object_scopes, "#/properties/object/properties/scopes/items/additionalProperties", "additionalProperties", {additionalProperty: key_object_scopes_item}));errors++;
}
}
if(data_object_scopes_item.id !== undefined){
if(typeof data_object_scopes_item.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i_object_scopes+"/id", "#/properties/object/properties/scopes/items/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data_object_scopes_item.namespace !== undefined){
if(typeof data_object_scopes_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i_object_scopes+"/namespace", "#/properties/object/properties/scopes/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_object_scopes_item.name !== undefined){
if(typeof data_object_scopes_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i_object_scopes+"/name", "#/properties/object/properties/scopes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/scopes/" + i_object_scopes, "#/properties/object/properties/scopes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object/scopes", "#/properties/object/properties/scopes/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/object", "#/properties/object/type", "type", {type: "object"}));errors++;
}
}
if(data.deny !== undefined){
if(typeof data.deny !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/deny", "#/properties/deny/type", "type", {type: "boolean"}));errors++;
}
}
if(data.agents !== undefined){
let data_agents = data.agents;
if(Array.isArray(data_agents)){
const len_agents = data_agents.length;
for(let i_agents=0; i_agents<len_agents; i_agents++){
if(typeof data_agents[i_agents] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agents/" + i_agents, "#/properties/agents/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/agents", "#/properties/agents/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if(data_tags && typeof data_tags == "object" && !Array.isArray(data_tags)){
for(const key_tags in data_tags){
if(typeof data_tags[key_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tags/" + key_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
permission_json.errors = vErrors;
return errors === 0;
}
export default permission_json;
