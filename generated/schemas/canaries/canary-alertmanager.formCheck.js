// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value_bd4ca0a4 = {"name":1,"icon":1,"schedule":1,"description":1,"host":1,"alerts":1,"filters":1,"ignore":1,"authentication":1,"test":1,"display":1,"transform":1};
const value_f0281e8d = ["None","Basic"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function canary_alertmanager_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.host === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "host"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_bd4ca0a4, key))){
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
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.host !== undefined){
let data_host = data.host;
if(typeof data_host === "string"){
if(data_host.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data.alerts !== undefined){
let data_alerts = data.alerts;
if(Array.isArray(data_alerts)){
const len_alerts = data_alerts.length;
for(let i_alerts=0; i_alerts<len_alerts; i_alerts++){
if(typeof data_alerts[i_alerts] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts/" + i_alerts, "#/properties/alerts/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/type", "type", {type: "array"}));errors++;
}
}
if(data.filters !== undefined){
let data_filters = data.filters;
if(data_filters && typeof data_filters == "object" && !Array.isArray(data_filters)){
for(const key_filters in data_filters){
if(typeof data_filters[key_filters] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + key_filters.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/filters/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/type", "type", {type: "object"}));errors++;
}
}
if(data.ignore !== undefined){
let data_ignore = data.ignore;
if(Array.isArray(data_ignore)){
const len_ignore = data_ignore.length;
for(let i_ignore=0; i_ignore<len_ignore; i_ignore++){
if(typeof data_ignore[i_ignore] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i_ignore, "#/properties/ignore/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/type", "type", {type: "array"}));errors++;
}
}
if(data.authentication !== undefined){
let data_authentication = data.authentication;
if(data_authentication && typeof data_authentication == "object" && !Array.isArray(data_authentication)){
for(const key_authentication in data_authentication){
if(!(((key_authentication === "method") || (key_authentication === "username")) || (key_authentication === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key_authentication}));errors++;
}
}
if(data_authentication.method !== undefined){
let data_authentication_method = data_authentication.method;
if(typeof data_authentication_method !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((data_authentication_method === "None") || (data_authentication_method === "Basic"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/enum", "enum", {allowedValues: value_f0281e8d}));errors++;
}
}
if(data_authentication.username !== undefined){
if(!(env_var_json(data_authentication.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_authentication.password !== undefined){
if(!(env_var_json(data_authentication.password, instancePath+"/authentication/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/type", "type", {type: "object"}));errors++;
}
}
if(data.test !== undefined){
if(!(template_json(data.test, instancePath+"/test"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(template_json(data.display, instancePath+"/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
if(!(template_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_alertmanager_json_form.errors = vErrors;
return errors === 0;
}
export default canary_alertmanager_json_form;
