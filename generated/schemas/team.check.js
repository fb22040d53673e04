// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { env_var_json } from "./common/env-var.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
export function team_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((key === "components") || (key === "responder_clients")) || (key === "notifications"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
if(data.responder_clients !== undefined){
let data_responder_clients = data.responder_clients;
if(data_responder_clients && typeof data_responder_clients == "object" && !Array.isArray(data_responder_clients)){
for(const key_responder_clients in data_responder_clients){
if(!(((key_responder_clients === "jira") || (key_responder_clients === "aws")) || (key_responder_clients === "ms_planner"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients", "#/properties/responder_clients/additionalProperties", "additionalProperties", {additionalProperty: key_responder_clients}));errors++;
}
}
if(data_responder_clients.jira !== undefined){
let data_responder_clients_jira = data_responder_clients.jira;
if(data_responder_clients_jira && typeof data_responder_clients_jira == "object" && !Array.isArray(data_responder_clients_jira)){
if(data_responder_clients_jira.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/required", "required", {missingProperty: "username"}));errors++;
}
if(data_responder_clients_jira.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_responder_clients_jira in data_responder_clients_jira){
if(!(((((key_responder_clients_jira === "url") || (key_responder_clients_jira === "username")) || (key_responder_clients_jira === "password")) || (key_responder_clients_jira === "defaults")) || (key_responder_clients_jira === "values"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/additionalProperties", "additionalProperties", {additionalProperty: key_responder_clients_jira}));errors++;
}
}
if(data_responder_clients_jira.url !== undefined){
if(typeof data_responder_clients_jira.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira/url", "#/properties/responder_clients/properties/jira/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_responder_clients_jira.username !== undefined){
if(!(env_var_json(data_responder_clients_jira.username, instancePath+"/responder_clients/jira/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_responder_clients_jira.password !== undefined){
if(!(env_var_json(data_responder_clients_jira.password, instancePath+"/responder_clients/jira/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_responder_clients_jira.defaults !== undefined){
let data_responder_clients_jira_defaults = data_responder_clients_jira.defaults;
if(data_responder_clients_jira_defaults && typeof data_responder_clients_jira_defaults == "object" && !Array.isArray(data_responder_clients_jira_defaults)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira/defaults", "#/properties/responder_clients/properties/jira/properties/defaults/type", "type", {type: "object"}));errors++;
}
}
if(data_responder_clients_jira.values !== undefined){
let data_responder_clients_jira_values = data_responder_clients_jira.values;
if(data_responder_clients_jira_values && typeof data_responder_clients_jira_values == "object" && !Array.isArray(data_responder_clients_jira_values)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira/values", "#/properties/responder_clients/properties/jira/properties/values/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/type", "type", {type: "object"}));errors++;
}
}
if(data_responder_clients.aws !== undefined){
let data_responder_clients_aws = data_responder_clients.aws;
if(data_responder_clients_aws && typeof data_responder_clients_aws == "object" && !Array.isArray(data_responder_clients_aws)){
for(const key_responder_clients_aws in data_responder_clients_aws){
if(!((key_responder_clients_aws === "username") || (key_responder_clients_aws === "password"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/aws", "#/properties/responder_clients/properties/aws/additionalProperties", "additionalProperties", {additionalProperty: key_responder_clients_aws}));errors++;
}
}
if(data_responder_clients_aws.username !== undefined){
if(!(env_var_json(data_responder_clients_aws.username, instancePath+"/responder_clients/aws/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_responder_clients_aws.password !== undefined){
if(!(env_var_json(data_responder_clients_aws.password, instancePath+"/responder_clients/aws/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/aws", "#/properties/responder_clients/properties/aws/type", "type", {type: "object"}));errors++;
}
}
if(data_responder_clients.ms_planner !== undefined){
let data_responder_clients_ms_planner = data_responder_clients.ms_planner;
if(data_responder_clients_ms_planner && typeof data_responder_clients_ms_planner == "object" && !Array.isArray(data_responder_clients_ms_planner)){
if(data_responder_clients_ms_planner.tenant_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "tenant_id"}));errors++;
}
if(data_responder_clients_ms_planner.client_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "client_id"}));errors++;
}
if(data_responder_clients_ms_planner.group_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "group_id"}));errors++;
}
if(data_responder_clients_ms_planner.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "username"}));errors++;
}
if(data_responder_clients_ms_planner.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_responder_clients_ms_planner in data_responder_clients_ms_planner){
if(!(((((((key_responder_clients_ms_planner === "tenant_id") || (key_responder_clients_ms_planner === "client_id")) || (key_responder_clients_ms_planner === "group_id")) || (key_responder_clients_ms_planner === "username")) || (key_responder_clients_ms_planner === "password")) || (key_responder_clients_ms_planner === "defaults")) || (key_responder_clients_ms_planner === "values"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/additionalProperties", "additionalProperties", {additionalProperty: key_responder_clients_ms_planner}));errors++;
}
}
if(data_responder_clients_ms_planner.tenant_id !== undefined){
if(typeof data_responder_clients_ms_planner.tenant_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/tenant_id", "#/properties/responder_clients/properties/ms_planner/properties/tenant_id/type", "type", {type: "string"}));errors++;
}
}
if(data_responder_clients_ms_planner.client_id !== undefined){
if(typeof data_responder_clients_ms_planner.client_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/client_id", "#/properties/responder_clients/properties/ms_planner/properties/client_id/type", "type", {type: "string"}));errors++;
}
}
if(data_responder_clients_ms_planner.group_id !== undefined){
if(typeof data_responder_clients_ms_planner.group_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/group_id", "#/properties/responder_clients/properties/ms_planner/properties/group_id/type", "type", {type: "string"}));errors++;
}
}
if(data_responder_clients_ms_planner.username !== undefined){
if(!(env_var_json(data_responder_clients_ms_planner.username, instancePath+"/responder_clients/ms_planner/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_responder_clients_ms_planner.password !== undefined){
if(!(env_var_json(data_responder_clients_ms_planner.password, instancePath+"/responder_clients/ms_planner/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_responder_clients_ms_planner.defaults !== undefined){
let data_responder_clients_ms_planner_defaults = data_responder_clients_ms_planner.defaults;
if(data_responder_clients_ms_planner_defaults && typeof data_responder_clients_ms_planner_defaults == "object" && !Array.isArray(data_responder_clients_ms_planner_defaults)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/defaults", "#/properties/responder_clients/properties/ms_planner/properties/defaults/type", "type", {type: "object"}));errors++;
}
}
if(data_responder_clients_ms_planner.values !== undefined){
let data_responder_clients_ms_planner_values = data_responder_clients_ms_planner.values;
if(data_responder_clients_ms_planner_values && typeof data_responder_clients_ms_planner_values == "object" && !Array.isArray(data_responder_clients_ms_planner_values)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/values", "#/properties/responder_clients/properties/ms_planner/properties/values/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients", "#/properties/responder_clients/type", "type", {type: "object"}));errors++;
}
}
if(data.notifications !== undefined){
let data_notifications = data.notifications;
if(Array.isArray(data_notifications)){
const len_notifications = data_notifications.length;
for(let i_notifications=0; i_notifications<len_notifications; i_notifications++){
let data_notifications_item = data_notifications[i_notifications];
if(data_notifications_item && typeof data_notifications_item == "object" && !Array.isArray(data_notifications_item)){
for(const key_notifications_item in data_notifications_item){
if(!(((((key_notifications_item === "name") || (key_notifications_item === "filter")) || (key_notifications_item === "connection")) || (key_notifications_item === "url")) || (key_notifications_item === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications, "#/properties/notifications/items/additionalProperties", "additionalProperties", {additionalProperty: key_notifications_item}));errors++;
}
}
if(data_notifications_item.name !== undefined){
if(typeof data_notifications_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/name", "#/properties/notifications/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_notifications_item.filter !== undefined){
if(typeof data_notifications_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/filter", "#/properties/notifications/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data_notifications_item.connection !== undefined){
if(typeof data_notifications_item.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/connection", "#/properties/notifications/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_notifications_item.url !== undefined){
if(typeof data_notifications_item.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/url", "#/properties/notifications/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_notifications_item.properties !== undefined){
let data_notifications_item_properties = data_notifications_item.properties;
if(data_notifications_item_properties && typeof data_notifications_item_properties == "object" && !Array.isArray(data_notifications_item_properties)){
for(const key_notifications_item_properties in data_notifications_item_properties){
if(typeof data_notifications_item_properties[key_notifications_item_properties] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/properties/" + key_notifications_item_properties.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/notifications/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/properties", "#/properties/notifications/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications, "#/properties/notifications/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications", "#/properties/notifications/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
team_json.errors = vErrors;
return errors === 0;
}
export default team_json;
