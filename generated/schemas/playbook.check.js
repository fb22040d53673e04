// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { env_var_json } from "./common/env-var.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { playbook_action_json } from "./playbook-action.check.js";
import { playbook_parameter_json } from "./playbook-parameter.check.js";
const value_ddcb83b8 = {"title":1,"description":1,"category":1,"icon":1,"parameters":1,"configs":1,"components":1,"checks":1,"actions":1,"on":1,"approval":1,"filters":1,"env":1,"runsOn":1,"templatesOn":1,"timeout":1,"permissions":1};
const value_ae4abf5c = ["passed","failed"];
const value_c8681fc8 = ["created","updated","changed","deleted","healthy","unhealthy","warning","degraded","unknown"];
const value_450c3c69 = ["healthy","unhealthy","warning","unknown"];
const value_12050ada = ["string","boolean"];
const value_e6fea023 = ["any","all",""];
const value_44868de8 = ["host","agent",""];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function playbook_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actions === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "actions"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_ddcb83b8, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/title", "#/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push(failure(instancePath+"/category", "#/properties/category/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.parameters !== undefined){
let data_parameters = data.parameters;
if(Array.isArray(data_parameters)){
const len_parameters = data_parameters.length;
for(let i_parameters=0; i_parameters<len_parameters; i_parameters++){
if(!(playbook_parameter_json(data_parameters[i_parameters], instancePath+"/parameters/" + i_parameters))){
vErrors = vErrors === null ? playbook_parameter_json.errors : vErrors.concat(playbook_parameter_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/parameters", "#/properties/parameters/type", "type", {type: "array"}));errors++;
}
}
if(data.configs !== undefined){
let data_configs = data.configs;
if(Array.isArray(data_configs)){
const len_configs = data_configs.length;
for(let i_configs=0; i_configs<len_configs; i_configs++){
if(!(resource_selector_json(data_configs[i_configs], instancePath+"/configs/" + i_configs))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configs", "#/properties/configs/type", "type", {type: "array"}));errors++;
}
}
if(data.components !== undefined){
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(resource_selector_json(data_components[i_components], instancePath+"/components/" + i_components))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.checks !== undefined){
let data_checks = data.checks;
if(Array.isArray(data_checks)){
const len_checks = data_checks.length;
for(let i_checks=0; i_checks<len_checks; i_checks++){
if(!(resource_selector_json(data_checks[i_checks], instancePath+"/checks/" + i_checks))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/checks", "#/properties/checks/type", "type", {type: "array"}));errors++;
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
if(!(playbook_action_json(data_actions[i_actions], instancePath+"/actions/" + i_actions))){
vErrors = vErrors === null ? playbook_action_json.errors : vErrors.concat(playbook_action_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/actions", "#/properties/actions/type", "type", {type: "array"}));errors++;
}
}
if(data.on !== undefined){
let data_on = data.on;
if(data_on && typeof data_on == "object" && !Array.isArray(data_on)){
for(const key_on in data_on){
if(!((((key_on === "canary") || (key_on === "config")) || (key_on === "component")) || (key_on === "webhook"))){
(vErrors ??= []).push(failure(instancePath+"/on", "#/properties/on/additionalProperties", "additionalProperties", {additionalProperty: key_on}));errors++;
}
}
if(data_on.canary !== undefined){
let data_on_canary = data_on.canary;
if(Array.isArray(data_on_canary)){
const len_on_canary = data_on_canary.length;
for(let i_on_canary=0; i_on_canary<len_on_canary; i_on_canary++){
let data_on_canary_item = data_on_canary[i_on_canary];
if(data_on_canary_item && typeof data_on_canary_item == "object" && !Array.isArray(data_on_canary_item)){
if(data_on_canary_item.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary, "#/properties/on/properties/canary/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key_on_canary_item in data_on_canary_item){
if(!(((key_on_canary_item === "event") || (key_on_canary_item === "labels")) || (key_on_canary_item === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary, "#/properties/on/properties/canary/items/additionalProperties", "additionalProperties", {additionalProperty: key_on_canary_item}));errors++;
}
}
if(data_on_canary_item.event !== undefined){
let data_on_canary_item_event = data_on_canary_item.event;
if(typeof data_on_canary_item_event !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary+"/event", "#/properties/on/properties/canary/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!((data_on_canary_item_event === "passed") || (data_on_canary_item_event === "failed"))){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary+"/event", "#/properties/on/properties/canary/items/properties/event/enum", "enum", {allowedValues: value_ae4abf5c}));errors++;
}
}
if(data_on_canary_item.labels !== undefined){
let data_on_canary_item_labels = data_on_canary_item.labels;
if(data_on_canary_item_labels && typeof data_on_canary_item_labels == "object" && !Array.isArray(data_on_canary_item_labels)){
for(const key_on_canary_item_labels in data_on_canary_item_labels){
if(typeof data_on_canary_item_labels[key_on_canary_item_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary+"/labels/" + key_on_canary_item_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/canary/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary+"/labels", "#/properties/on/properties/canary/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data_on_canary_item.filter !== undefined){
if(typeof data_on_canary_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary+"/filter", "#/properties/on/properties/canary/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary/" + i_on_canary, "#/properties/on/properties/canary/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/canary", "#/properties/on/properties/canary/type", "type", {type: "array"}));errors++;
}
}
if(data_on.config !== undefined){
let data_on_config = data_on.config;
if(Array.isArray(data_on_config)){
const len_on_config = data_on_config.length;
for(let i_on_config=0; i_on_config<len_on_config; i_on_config++){
let data_on_config_item = data_on_config[i_on_config];
if(data_on_config_item && typeof data_on_config_item == "object" && !Array.isArray(data_on_config_item)){
if(data_on_config_item.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config, "#/properties/on/properties/config/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key_on_config_item in data_on_config_item){
if(!(((key_on_config_item === "event") || (key_on_config_item === "labels")) || (key_on_config_item === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config, "#/properties/on/properties/config/items/additionalProperties", "additionalProperties", {additionalProperty: key_on_config_item}));errors++;
}
}
if(data_on_config_item.event !== undefined){
let data_on_config_item_event = data_on_config_item.event;
if(typeof data_on_config_item_event !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config+"/event", "#/properties/on/properties/config/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!(((((((((data_on_config_item_event === "created") || (data_on_config_item_event === "updated")) || (data_on_config_item_event === "changed")) || (data_on_config_item_event === "deleted")) || (data_on_config_item_event === "healthy")) || (data_on_config_item_event === "unhealthy")) || (data_on_config_item_event === "warning")) || (data_on_config_item_event === "degraded")) || (data_on_config_item_event === "unknown"))){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config+"/event", "#/properties/on/properties/config/items/properties/event/enum", "enum", {allowedValues: value_c8681fc8}));errors++;
}
}
if(data_on_config_item.labels !== undefined){
let data_on_config_item_labels = data_on_config_item.labels;
if(data_on_config_item_labels && typeof data_on_config_item_labels == "object" && !Array.isArray(data_on_config_item_labels)){
for(const key_on_config_item_labels in data_on_config_item_labels){
if(typeof data_on_config_item_labels[key_on_config_item_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config+"/labels/" + key_on_config_item_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/config/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config+"/labels", "#/properties/on/properties/config/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data_on_config_item.filter !== undefined){
if(typeof data_on_config_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config+"/filter", "#/properties/on/properties/config/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config/" + i_on_config, "#/properties/on/properties/config/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/config", "#/properties/on/properties/config/type", "type", {type: "array"}));errors++;
}
}
if(data_on.component !== undefined){
let data_on_component = data_on.component;
if(Array.isArray(data_on_component)){
const len_on_component = data_on_component.length;
for(let i_on_component=0; i_on_component<len_on_component; i_on_component++){
let data_on_component_item = data_on_component[i_on_component];
if(data_on_component_item && typeof data_on_component_item == "object" && !Array.isArray(data_on_component_item)){
if(data_on_component_item.event === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component, "#/properties/on/properties/component/items/required", "required", {missingProperty: "event"}));errors++;
}
for(const key_on_component_item in data_on_component_item){
if(!(((key_on_component_item === "event") || (key_on_component_item === "labels")) || (key_on_component_item === "filter"))){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component, "#/properties/on/properties/component/items/additionalProperties", "additionalProperties", {additionalProperty: key_on_component_item}));errors++;
}
}
if(data_on_component_item.event !== undefined){
let data_on_component_item_event = data_on_component_item.event;
if(typeof data_on_component_item_event !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component+"/event", "#/properties/on/properties/component/items/properties/event/type", "type", {type: "string"}));errors++;
}
if(!((((data_on_component_item_event === "healthy") || (data_on_component_item_event === "unhealthy")) || (data_on_component_item_event === "warning")) || (data_on_component_item_event === "unknown"))){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component+"/event", "#/properties/on/properties/component/items/properties/event/enum", "enum", {allowedValues: value_450c3c69}));errors++;
}
}
if(data_on_component_item.labels !== undefined){
let data_on_component_item_labels = data_on_component_item.labels;
if(data_on_component_item_labels && typeof data_on_component_item_labels == "object" && !Array.isArray(data_on_component_item_labels)){
for(const key_on_component_item_labels in data_on_component_item_labels){
if(typeof data_on_component_item_labels[key_on_component_item_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component+"/labels/" + key_on_component_item_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/on/properties/component/items/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component+"/labels", "#/properties/on/properties/component/items/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data_on_component_item.filter !== undefined){
if(typeof data_on_component_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component+"/filter", "#/properties/on/properties/component/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component/" + i_on_component, "#/properties/on/properties/component/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/component", "#/properties/on/properties/component/type", "type", {type: "array"}));errors++;
}
}
if(data_on.webhook !== undefined){
let data_on_webhook = data_on.webhook;
if(data_on_webhook && typeof data_on_webhook == "object" && !Array.isArray(data_on_webhook)){
if(data_on_webhook.path === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/required", "required", {missingProperty: "path"}));errors++;
}
for(const key_on_webhook in data_on_webhook){
if(!((key_on_webhook === "path") || (key_on_webhook === "authentication"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook}));errors++;
}
}
if(data_on_webhook.path !== undefined){
if(typeof data_on_webhook.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/path", "#/properties/on/properties/webhook/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data_on_webhook.authentication !== undefined){
let data_on_webhook_authentication = data_on_webhook.authentication;
if(data_on_webhook_authentication && typeof data_on_webhook_authentication == "object" && !Array.isArray(data_on_webhook_authentication)){
if(Object.keys(data_on_webhook_authentication).length > 1){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/maxProperties", "maxProperties", {limit: 1}));errors++;
}
for(const key_on_webhook_authentication in data_on_webhook_authentication){
if(!((((key_on_webhook_authentication === "basic") || (key_on_webhook_authentication === "github")) || (key_on_webhook_authentication === "svix")) || (key_on_webhook_authentication === "jwt"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook_authentication}));errors++;
}
}
if(data_on_webhook_authentication.basic !== undefined){
let data_on_webhook_authentication_basic = data_on_webhook_authentication.basic;
if(data_on_webhook_authentication_basic && typeof data_on_webhook_authentication_basic == "object" && !Array.isArray(data_on_webhook_authentication_basic)){
if(data_on_webhook_authentication_basic.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/required", "required", {missingProperty: "username"}));errors++;
}
if(data_on_webhook_authentication_basic.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_on_webhook_authentication_basic in data_on_webhook_authentication_basic){
if(!((key_on_webhook_authentication_basic === "username") || (key_on_webhook_authentication_basic === "password"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook_authentication_basic}));errors++;
}
}
if(data_on_webhook_authentication_basic.username !== undefined){
if(!(env_var_json(data_on_webhook_authentication_basic.username, instancePath+"/on/webhook/authentication/basic/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_on_webhook_authentication_basic.password !== undefined){
if(!(env_var_json(data_on_webhook_authentication_basic.password, instancePath+"/on/webhook/authentication/basic/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/basic", "#/properties/on/properties/webhook/properties/authentication/properties/basic/type", "type", {type: "object"}));errors++;
}
}
if(data_on_webhook_authentication.github !== undefined){
let data_on_webhook_authentication_github = data_on_webhook_authentication.github;
if(data_on_webhook_authentication_github && typeof data_on_webhook_authentication_github == "object" && !Array.isArray(data_on_webhook_authentication_github)){
if(data_on_webhook_authentication_github.token === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/required", "required", {missingProperty: "token"}));errors++;
}
for(const key_on_webhook_authentication_github in data_on_webhook_authentication_github){
if(!(key_on_webhook_authentication_github === "token")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook_authentication_github}));errors++;
}
}
if(data_on_webhook_authentication_github.token !== undefined){
if(!(env_var_json(data_on_webhook_authentication_github.token, instancePath+"/on/webhook/authentication/github/token"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/github", "#/properties/on/properties/webhook/properties/authentication/properties/github/type", "type", {type: "object"}));errors++;
}
}
if(data_on_webhook_authentication.svix !== undefined){
let data_on_webhook_authentication_svix = data_on_webhook_authentication.svix;
if(data_on_webhook_authentication_svix && typeof data_on_webhook_authentication_svix == "object" && !Array.isArray(data_on_webhook_authentication_svix)){
if(data_on_webhook_authentication_svix.secret === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/required", "required", {missingProperty: "secret"}));errors++;
}
for(const key_on_webhook_authentication_svix in data_on_webhook_authentication_svix){
if(!((key_on_webhook_authentication_svix === "secret") || (key_on_webhook_authentication_svix === "verifyTimestamp"))){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook_authentication_svix}));errors++;
}
}
if(data_on_webhook_authentication_svix.secret !== undefined){
if(!(env_var_json(data_on_webhook_authentication_svix.secret, instancePath+"/on/webhook/authentication/svix/secret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_on_webhook_authentication_svix.verifyTimestamp !== undefined){
let data_on_webhook_authentication_svix_verifyTimestamp = data_on_webhook_authentication_svix.verifyTimestamp;
if((typeof data_on_webhook_authentication_svix_verifyTimestamp !== "string") && (typeof data_on_webhook_authentication_svix_verifyTimestamp !== "boolean")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix/verifyTimestamp", "#/properties/on/properties/webhook/properties/authentication/properties/svix/properties/verifyTimestamp/type", "type", {type: value_12050ada}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/svix", "#/properties/on/properties/webhook/properties/authentication/properties/svix/type", "type", {type: "object"}));errors++;
}
}
if(data_on_webhook_authentication.jwt !== undefined){
let data_on_webhook_authentication_jwt = data_on_webhook_authentication.jwt;
if(data_on_webhook_authentication_jwt && typeof data_on_webhook_authentication_jwt == "object" && !Array.isArray(data_on_webhook_authentication_jwt)){
if(data_on_webhook_authentication_jwt.jwksUri === undefined){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/required", "required", {missingProperty: "jwksUri"}));errors++;
}
for(const key_on_webhook_authentication_jwt in data_on_webhook_authentication_jwt){
if(!(key_on_webhook_authentication_jwt === "jwksUri")){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/additionalProperties", "additionalProperties", {additionalProperty: key_on_webhook_authentication_jwt}));errors++;
}
}
if(data_on_webhook_authentication_jwt.jwksUri !== undefined){
if(typeof data_on_webhook_authentication_jwt.jwksUri !== "string"){
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt/jwksUri", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/properties/jwksUri/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication/jwt", "#/properties/on/properties/webhook/properties/authentication/properties/jwt/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook/authentication", "#/properties/on/properties/webhook/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on/webhook", "#/properties/on/properties/webhook/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/on", "#/properties/on/type", "type", {type: "object"}));errors++;
}
}
if(data.approval !== undefined){
let data_approval = data.approval;
if(data_approval && typeof data_approval == "object" && !Array.isArray(data_approval)){
for(const key_approval in data_approval){
if(!((key_approval === "type") || (key_approval === "approvers"))){
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/additionalProperties", "additionalProperties", {additionalProperty: key_approval}));errors++;
}
}
if(data_approval.type !== undefined){
let data_approval_type = data_approval.type;
if(typeof data_approval_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/type", "#/properties/approval/properties/type/type", "type", {type: "string"}));errors++;
}
if(!(((data_approval_type === "any") || (data_approval_type === "all")) || (data_approval_type === ""))){
(vErrors ??= []).push(failure(instancePath+"/approval/type", "#/properties/approval/properties/type/enum", "enum", {allowedValues: value_e6fea023}));errors++;
}
}
if(data_approval.approvers !== undefined){
let data_approval_approvers = data_approval.approvers;
if(data_approval_approvers && typeof data_approval_approvers == "object" && !Array.isArray(data_approval_approvers)){
for(const key_approval_approvers in data_approval_approvers){
if(!((key_approval_approvers === "people") || (key_approval_approvers === "teams"))){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers", "#/properties/approval/properties/approvers/additionalProperties", "additionalProperties", {additionalProperty: key_approval_approvers}));errors++;
}
}
if(data_approval_approvers.people !== undefined){
let data_approval_approvers_people = data_approval_approvers.people;
if(Array.isArray(data_approval_approvers_people)){
const len_approval_approvers_people = data_approval_approvers_people.length;
for(let i_approval_approvers_people=0; i_approval_approvers_people<len_approval_approvers_people; i_approval_approvers_people++){
if(typeof data_approval_approvers_people[i_approval_approvers_people] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/people/" + i_approval_approvers_people, "#/properties/approval/properties/approvers/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/people", "#/properties/approval/properties/approvers/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data_approval_approvers.teams !== undefined){
let data_approval_approvers_teams = data_approval_approvers.teams;
if(Array.isArray(data_approval_approvers_teams)){
const len_approval_approvers_teams = data_approval_approvers_teams.length;
for(let i_approval_approvers_teams=0; i_approval_approvers_teams<len_approval_approvers_teams; i_approval_approvers_teams++){
if(typeof data_approval_approvers_teams[i_approval_approvers_teams] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/teams/" + i_approval_approvers_teams, "#/properties/approval/properties/approvers/properties/teams/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers/teams", "#/properties/approval/properties/approvers/properties/teams/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval/approvers", "#/properties/approval/properties/approvers/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/approval", "#/properties/approval/type", "type", {type: "object"}));errors++;
}
}
if(data.filters !== undefined){
let data_filters = data.filters;
if(Array.isArray(data_filters)){
const len_filters = data_filters.length;
for(let i_filters=0; i_filters<len_filters; i_filters++){
if(typeof data_filters[i_filters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + i_filters, "#/properties/filters/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/type", "type", {type: "array"}));errors++;
}
}
if(data.env !== undefined){
let data_env = data.env;
if(Array.isArray(data_env)){
const len_env = data_env.length;
for(let i_env=0; i_env<len_env; i_env++){
if(!(env_var_json(data_env[i_env], instancePath+"/env/" + i_env))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/env", "#/properties/env/type", "type", {type: "array"}));errors++;
}
}
if(data.runsOn !== undefined){
let data_runsOn = data.runsOn;
if(Array.isArray(data_runsOn)){
const len_runsOn = data_runsOn.length;
for(let i_runsOn=0; i_runsOn<len_runsOn; i_runsOn++){
if(typeof data_runsOn[i_runsOn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/runsOn/" + i_runsOn, "#/properties/runsOn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/runsOn", "#/properties/runsOn/type", "type", {type: "array"}));errors++;
}
}
if(data.templatesOn !== undefined){
let data_templatesOn = data.templatesOn;
if(typeof data_templatesOn !== "string"){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/type", "type", {type: "string"}));errors++;
}
if(!(((data_templatesOn === "host") || (data_templatesOn === "agent")) || (data_templatesOn === ""))){
(vErrors ??= []).push(failure(instancePath+"/templatesOn", "#/properties/templatesOn/enum", "enum", {allowedValues: value_44868de8}));errors++;
}
}
if(data.timeout !== undefined){
if(!(duration_json(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.permissions !== undefined){
let data_permissions = data.permissions;
if(Array.isArray(data_permissions)){
const len_permissions = data_permissions.length;
for(let i_permissions=0; i_permissions<len_permissions; i_permissions++){
let data_permissions_item = data_permissions[i_permissions];
if(data_permissions_item && typeof data_permissions_item == "object" && !Array.isArray(data_permissions_item)){
for(const key_permissions_item in data_permissions_item){
if(!(((key_permissions_item === "role") || (key_permissions_item === "team")) || (key_permissions_item === "ref"))){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i_permissions, "#/properties/permissions/items/additionalProperties", "additionalProperties", {additionalProperty: key_permissions_item}));errors++;
}
}
if(data_permissions_item.role !== undefined){
if(typeof data_permissions_item.role !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i_permissions+"/role", "#/properties/permissions/items/properties/role/type", "type", {type: "string"}));errors++;
}
}
if(data_permissions_item.team !== undefined){
if(typeof data_permissions_item.team !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i_permissions+"/team", "#/properties/permissions/items/properties/team/type", "type", {type: "string"}));errors++;
}
}
if(data_permissions_item.ref !== undefined){
if(typeof data_permissions_item.ref !== "string"){
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i_permissions+"/ref", "#/properties/permissions/items/properties/ref/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/permissions/" + i_permissions, "#/properties/permissions/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/permissions", "#/properties/permissions/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
playbook_json.errors = vErrors;
return errors === 0;
}
export default playbook_json;
