// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"icon":1,"schedule":1,"description":1,"host":1,"alerts":1,"filters":1,"ignore":1,"authentication":1,"test":1,"display":1,"transform":1};
const value1 = ["None","Basic"];
const value2 = Object.prototype.hasOwnProperty;
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
for(const key0 in data){
if(!(value2.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
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
let data4 = data.host;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
}
}
if(data.alerts !== undefined){
let data5 = data.alerts;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/alerts/" + i0, "#/properties/alerts/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alerts", "#/properties/alerts/type", "type", {type: "array"}));errors++;
}
}
if(data.filters !== undefined){
let data7 = data.filters;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/filters/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filters", "#/properties/filters/type", "type", {type: "object"}));errors++;
}
}
if(data.ignore !== undefined){
let data9 = data.ignore;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(typeof data9[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignore/" + i1, "#/properties/ignore/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignore", "#/properties/ignore/type", "type", {type: "array"}));errors++;
}
}
if(data.authentication !== undefined){
let data11 = data.authentication;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!(((key2 === "method") || (key2 === "username")) || (key2 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/authentication", "#/properties/authentication/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data11.method !== undefined){
let data12 = data11.method;
if(typeof data12 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/type", "type", {type: "string"}));errors++;
}
if(!((data12 === "None") || (data12 === "Basic"))){
(vErrors ??= []).push(failure(instancePath+"/authentication/method", "#/properties/authentication/properties/method/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data11.username !== undefined){
if(!(env_var_json(data11.username, instancePath+"/authentication/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data11.password !== undefined){
if(!(env_var_json(data11.password, instancePath+"/authentication/password"))){
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
