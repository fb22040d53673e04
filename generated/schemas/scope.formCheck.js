// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
export function scope_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "targets"}));errors++;
}
for(const key in data){
if(!((((key === "name") || (key === "namespace")) || (key === "description")) || (key === "targets"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.targets !== undefined){
let data_targets = data.targets;
if(Array.isArray(data_targets)){
if(data_targets.length > 10){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/maxItems", "maxItems", {limit: 10}));errors++;
}
if(data_targets.length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets", "#/properties/targets/minItems", "minItems", {limit: 1}));errors++;
}
const len_targets = data_targets.length;
for(let i_targets=0; i_targets<len_targets; i_targets++){
let data_targets_item = data_targets[i_targets];
if(data_targets_item && typeof data_targets_item == "object" && !Array.isArray(data_targets_item)){
if(Object.keys(data_targets_item).length > 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/maxProperties", "maxProperties", {limit: 1}));errors++;
}
if(Object.keys(data_targets_item).length < 1){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key_targets_item in data_targets_item){
if(!(((((key_targets_item === "config") || (key_targets_item === "component")) || (key_targets_item === "playbook")) || (key_targets_item === "canary")) || (key_targets_item === "global"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item}));errors++;
}
}
if(data_targets_item.config !== undefined){
let data_targets_item_config = data_targets_item.config;
const _errs_targets_item_config = errors;
let valid_targets_item_config = false;
const _errs_targets_item_config_2 = errors;
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(data_targets_item_config.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid_targets_item_config = _errs_targets_item_config_2 === errors;
valid_targets_item_config = valid_targets_item_config || _valid_targets_item_config;
if(!valid_targets_item_config){
const _errs_targets_item_config_3 = errors;
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(data_targets_item_config.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid_targets_item_config = _errs_targets_item_config_3 === errors;
valid_targets_item_config = valid_targets_item_config || _valid_targets_item_config;
if(!valid_targets_item_config){
const _errs_targets_item_config_4 = errors;
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(data_targets_item_config.tags === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf/2/required", "required", {missingProperty: "tags"}));errors++;
}
}
var _valid_targets_item_config = _errs_targets_item_config_4 === errors;
valid_targets_item_config = valid_targets_item_config || _valid_targets_item_config;
if(!valid_targets_item_config){
const _errs_targets_item_config_5 = errors;
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(data_targets_item_config.tagSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf/3/required", "required", {missingProperty: "tagSelector"}));errors++;
}
}
var _valid_targets_item_config = _errs_targets_item_config_5 === errors;
valid_targets_item_config = valid_targets_item_config || _valid_targets_item_config;
if(!valid_targets_item_config){
const _errs_targets_item_config_6 = errors;
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
if(data_targets_item_config.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf/4/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid_targets_item_config = _errs_targets_item_config_6 === errors;
valid_targets_item_config = valid_targets_item_config || _valid_targets_item_config;
}
}
}
}
if(!valid_targets_item_config){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_targets_item_config;
if(vErrors !== null){
if(_errs_targets_item_config){
vErrors.length = _errs_targets_item_config;
}
else {
vErrors = null;
}
}
}
if(data_targets_item_config && typeof data_targets_item_config == "object" && !Array.isArray(data_targets_item_config)){
for(const key_targets_item_config in data_targets_item_config){
if(!(((((key_targets_item_config === "name") || (key_targets_item_config === "agent")) || (key_targets_item_config === "tags")) || (key_targets_item_config === "tagSelector")) || (key_targets_item_config === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item_config}));errors++;
}
}
if(data_targets_item_config.name !== undefined){
if(typeof data_targets_item_config.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/name", "#/properties/targets/items/properties/config/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_config.agent !== undefined){
if(typeof data_targets_item_config.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/agent", "#/properties/targets/items/properties/config/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_config.tags !== undefined){
let data_targets_item_config_tags = data_targets_item_config.tags;
if(data_targets_item_config_tags && typeof data_targets_item_config_tags == "object" && !Array.isArray(data_targets_item_config_tags)){
for(const key_targets_item_config_tags in data_targets_item_config_tags){
if(typeof data_targets_item_config_tags[key_targets_item_config_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/tags/" + key_targets_item_config_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/targets/items/properties/config/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/tags", "#/properties/targets/items/properties/config/properties/tags/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item_config.tagSelector !== undefined){
if(typeof data_targets_item_config.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/tagSelector", "#/properties/targets/items/properties/config/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_config.wildcard !== undefined){
if(typeof data_targets_item_config.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config/wildcard", "#/properties/targets/items/properties/config/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/config", "#/properties/targets/items/properties/config/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item.component !== undefined){
let data_targets_item_component = data_targets_item.component;
const _errs_targets_item_component = errors;
let valid_targets_item_component = false;
const _errs_targets_item_component_2 = errors;
if(data_targets_item_component && typeof data_targets_item_component == "object" && !Array.isArray(data_targets_item_component)){
if(data_targets_item_component.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid_targets_item_component = _errs_targets_item_component_2 === errors;
valid_targets_item_component = valid_targets_item_component || _valid_targets_item_component;
if(!valid_targets_item_component){
const _errs_targets_item_component_3 = errors;
if(data_targets_item_component && typeof data_targets_item_component == "object" && !Array.isArray(data_targets_item_component)){
if(data_targets_item_component.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid_targets_item_component = _errs_targets_item_component_3 === errors;
valid_targets_item_component = valid_targets_item_component || _valid_targets_item_component;
if(!valid_targets_item_component){
const _errs_targets_item_component_4 = errors;
if(data_targets_item_component && typeof data_targets_item_component == "object" && !Array.isArray(data_targets_item_component)){
if(data_targets_item_component.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/anyOf/2/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid_targets_item_component = _errs_targets_item_component_4 === errors;
valid_targets_item_component = valid_targets_item_component || _valid_targets_item_component;
}
}
if(!valid_targets_item_component){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_targets_item_component;
if(vErrors !== null){
if(_errs_targets_item_component){
vErrors.length = _errs_targets_item_component;
}
else {
vErrors = null;
}
}
}
if(data_targets_item_component && typeof data_targets_item_component == "object" && !Array.isArray(data_targets_item_component)){
for(const key_targets_item_component in data_targets_item_component){
if(!(((key_targets_item_component === "name") || (key_targets_item_component === "agent")) || (key_targets_item_component === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item_component}));errors++;
}
}
if(data_targets_item_component.name !== undefined){
if(typeof data_targets_item_component.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component/name", "#/properties/targets/items/properties/component/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_component.agent !== undefined){
if(typeof data_targets_item_component.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component/agent", "#/properties/targets/items/properties/component/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_component.wildcard !== undefined){
if(typeof data_targets_item_component.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component/wildcard", "#/properties/targets/items/properties/component/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/component", "#/properties/targets/items/properties/component/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item.playbook !== undefined){
let data_targets_item_playbook = data_targets_item.playbook;
const _errs_targets_item_playbook = errors;
let valid_targets_item_playbook = false;
const _errs_targets_item_playbook_2 = errors;
if(data_targets_item_playbook && typeof data_targets_item_playbook == "object" && !Array.isArray(data_targets_item_playbook)){
if(data_targets_item_playbook.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid_targets_item_playbook = _errs_targets_item_playbook_2 === errors;
valid_targets_item_playbook = valid_targets_item_playbook || _valid_targets_item_playbook;
if(!valid_targets_item_playbook){
const _errs_targets_item_playbook_3 = errors;
if(data_targets_item_playbook && typeof data_targets_item_playbook == "object" && !Array.isArray(data_targets_item_playbook)){
if(data_targets_item_playbook.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/anyOf/1/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid_targets_item_playbook = _errs_targets_item_playbook_3 === errors;
valid_targets_item_playbook = valid_targets_item_playbook || _valid_targets_item_playbook;
}
if(!valid_targets_item_playbook){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_targets_item_playbook;
if(vErrors !== null){
if(_errs_targets_item_playbook){
vErrors.length = _errs_targets_item_playbook;
}
else {
vErrors = null;
}
}
}
if(data_targets_item_playbook && typeof data_targets_item_playbook == "object" && !Array.isArray(data_targets_item_playbook)){
for(const key_targets_item_playbook in data_targets_item_playbook){
if(!((key_targets_item_playbook === "name") || (key_targets_item_playbook === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item_playbook}));errors++;
}
}
if(data_targets_item_playbook.name !== undefined){
if(typeof data_targets_item_playbook.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook/name", "#/properties/targets/items/properties/playbook/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_playbook.wildcard !== undefined){
if(typeof data_targets_item_playbook.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook/wildcard", "#/properties/targets/items/properties/playbook/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/playbook", "#/properties/targets/items/properties/playbook/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item.canary !== undefined){
let data_targets_item_canary = data_targets_item.canary;
const _errs_targets_item_canary = errors;
let valid_targets_item_canary = false;
const _errs_targets_item_canary_2 = errors;
if(data_targets_item_canary && typeof data_targets_item_canary == "object" && !Array.isArray(data_targets_item_canary)){
if(data_targets_item_canary.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid_targets_item_canary = _errs_targets_item_canary_2 === errors;
valid_targets_item_canary = valid_targets_item_canary || _valid_targets_item_canary;
if(!valid_targets_item_canary){
const _errs_targets_item_canary_3 = errors;
if(data_targets_item_canary && typeof data_targets_item_canary == "object" && !Array.isArray(data_targets_item_canary)){
if(data_targets_item_canary.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid_targets_item_canary = _errs_targets_item_canary_3 === errors;
valid_targets_item_canary = valid_targets_item_canary || _valid_targets_item_canary;
if(!valid_targets_item_canary){
const _errs_targets_item_canary_4 = errors;
if(data_targets_item_canary && typeof data_targets_item_canary == "object" && !Array.isArray(data_targets_item_canary)){
if(data_targets_item_canary.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/anyOf/2/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid_targets_item_canary = _errs_targets_item_canary_4 === errors;
valid_targets_item_canary = valid_targets_item_canary || _valid_targets_item_canary;
}
}
if(!valid_targets_item_canary){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_targets_item_canary;
if(vErrors !== null){
if(_errs_targets_item_canary){
vErrors.length = _errs_targets_item_canary;
}
else {
vErrors = null;
}
}
}
if(data_targets_item_canary && typeof data_targets_item_canary == "object" && !Array.isArray(data_targets_item_canary)){
for(const key_targets_item_canary in data_targets_item_canary){
if(!(((key_targets_item_canary === "name") || (key_targets_item_canary === "agent")) || (key_targets_item_canary === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item_canary}));errors++;
}
}
if(data_targets_item_canary.name !== undefined){
if(typeof data_targets_item_canary.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary/name", "#/properties/targets/items/properties/canary/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_canary.agent !== undefined){
if(typeof data_targets_item_canary.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary/agent", "#/properties/targets/items/properties/canary/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_canary.wildcard !== undefined){
if(typeof data_targets_item_canary.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary/wildcard", "#/properties/targets/items/properties/canary/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/canary", "#/properties/targets/items/properties/canary/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item.global !== undefined){
let data_targets_item_global = data_targets_item.global;
const _errs_targets_item_global = errors;
let valid_targets_item_global = false;
const _errs_targets_item_global_2 = errors;
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(data_targets_item_global.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf/0/required", "required", {missingProperty: "name"}));errors++;
}
}
var _valid_targets_item_global = _errs_targets_item_global_2 === errors;
valid_targets_item_global = valid_targets_item_global || _valid_targets_item_global;
if(!valid_targets_item_global){
const _errs_targets_item_global_3 = errors;
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(data_targets_item_global.agent === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf/1/required", "required", {missingProperty: "agent"}));errors++;
}
}
var _valid_targets_item_global = _errs_targets_item_global_3 === errors;
valid_targets_item_global = valid_targets_item_global || _valid_targets_item_global;
if(!valid_targets_item_global){
const _errs_targets_item_global_4 = errors;
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(data_targets_item_global.tags === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf/2/required", "required", {missingProperty: "tags"}));errors++;
}
}
var _valid_targets_item_global = _errs_targets_item_global_4 === errors;
valid_targets_item_global = valid_targets_item_global || _valid_targets_item_global;
if(!valid_targets_item_global){
const _errs_targets_item_global_5 = errors;
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(data_targets_item_global.tagSelector === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf/3/required", "required", {missingProperty: "tagSelector"}));errors++;
}
}
var _valid_targets_item_global = _errs_targets_item_global_5 === errors;
valid_targets_item_global = valid_targets_item_global || _valid_targets_item_global;
if(!valid_targets_item_global){
const _errs_targets_item_global_6 = errors;
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
if(data_targets_item_global.wildcard === undefined){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf/4/required", "required", {missingProperty: "wildcard"}));errors++;
}
}
var _valid_targets_item_global = _errs_targets_item_global_6 === errors;
valid_targets_item_global = valid_targets_item_global || _valid_targets_item_global;
}
}
}
}
if(!valid_targets_item_global){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_targets_item_global;
if(vErrors !== null){
if(_errs_targets_item_global){
vErrors.length = _errs_targets_item_global;
}
else {
vErrors = null;
}
}
}
if(data_targets_item_global && typeof data_targets_item_global == "object" && !Array.isArray(data_targets_item_global)){
for(const key_targets_item_global in data_targets_item_global){
if(!(((((key_targets_item_global === "name") || (key_targets_item_global === "agent")) || (key_targets_item_global === "tags")) || (key_targets_item_global === "tagSelector")) || (key_targets_item_global === "wildcard"))){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/additionalProperties", "additionalProperties", {additionalProperty: key_targets_item_global}));errors++;
}
}
if(data_targets_item_global.name !== undefined){
if(typeof data_targets_item_global.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/name", "#/properties/targets/items/properties/global/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_global.agent !== undefined){
if(typeof data_targets_item_global.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/agent", "#/properties/targets/items/properties/global/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_global.tags !== undefined){
let data_targets_item_global_tags = data_targets_item_global.tags;
if(data_targets_item_global_tags && typeof data_targets_item_global_tags == "object" && !Array.isArray(data_targets_item_global_tags)){
for(const key_targets_item_global_tags in data_targets_item_global_tags){
if(typeof data_targets_item_global_tags[key_targets_item_global_tags] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/tags/" + key_targets_item_global_tags.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/targets/items/properties/global/properties/tags/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/tags", "#/properties/targets/items/properties/global/properties/tags/type", "type", {type: "object"}));errors++;
}
}
if(data_targets_item_global.tagSelector !== undefined){
if(typeof data_targets_item_global.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/tagSelector", "#/properties/targets/items/properties/global/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
if(data_targets_item_global.wildcard !== undefined){
if(typeof data_targets_item_global.wildcard !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global/wildcard", "#/properties/targets/items/properties/global/properties/wildcard/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets+"/global", "#/properties/targets/items/properties/global/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/targets/" + i_targets, "#/properties/targets/items/type", "type", {type: "object"}));errors++;
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
scope_json_form.errors = vErrors;
return errors === 0;
}
export default scope_json_form;
