// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { env_var_json } from "./common/env-var.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
export function team_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "components") || (key0 === "responder_clients")) || (key0 === "notifications"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.components !== undefined){
let data0 = data.components;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(resource_selector_json(data0[i0], instancePath+"/components/" + i0))){
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
let data2 = data.responder_clients;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(((key1 === "jira") || (key1 === "aws")) || (key1 === "ms_planner"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients", "#/properties/responder_clients/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.jira !== undefined){
let data3 = data2.jira;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/required", "required", {missingProperty: "username"}));errors++;
}
if(data3.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/required", "required", {missingProperty: "password"}));errors++;
}
for(const key2 in data3){
if(!(((((key2 === "url") || (key2 === "username")) || (key2 === "password")) || (key2 === "defaults")) || (key2 === "values"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira", "#/properties/responder_clients/properties/jira/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data3.url !== undefined){
if(typeof data3.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira/url", "#/properties/responder_clients/properties/jira/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data3.username !== undefined){
if(!(env_var_json(data3.username, instancePath+"/responder_clients/jira/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data3.password !== undefined){
if(!(env_var_json(data3.password, instancePath+"/responder_clients/jira/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data3.defaults !== undefined){
let data7 = data3.defaults;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/jira/defaults", "#/properties/responder_clients/properties/jira/properties/defaults/type", "type", {type: "object"}));errors++;
}
}
if(data3.values !== undefined){
let data8 = data3.values;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
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
if(data2.aws !== undefined){
let data9 = data2.aws;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(!((key3 === "username") || (key3 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/aws", "#/properties/responder_clients/properties/aws/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data9.username !== undefined){
if(!(env_var_json(data9.username, instancePath+"/responder_clients/aws/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data9.password !== undefined){
if(!(env_var_json(data9.password, instancePath+"/responder_clients/aws/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/aws", "#/properties/responder_clients/properties/aws/type", "type", {type: "object"}));errors++;
}
}
if(data2.ms_planner !== undefined){
let data12 = data2.ms_planner;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.tenant_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "tenant_id"}));errors++;
}
if(data12.client_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "client_id"}));errors++;
}
if(data12.group_id === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "group_id"}));errors++;
}
if(data12.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "username"}));errors++;
}
if(data12.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/required", "required", {missingProperty: "password"}));errors++;
}
for(const key4 in data12){
if(!(((((((key4 === "tenant_id") || (key4 === "client_id")) || (key4 === "group_id")) || (key4 === "username")) || (key4 === "password")) || (key4 === "defaults")) || (key4 === "values"))){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner", "#/properties/responder_clients/properties/ms_planner/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data12.tenant_id !== undefined){
if(typeof data12.tenant_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/tenant_id", "#/properties/responder_clients/properties/ms_planner/properties/tenant_id/type", "type", {type: "string"}));errors++;
}
}
if(data12.client_id !== undefined){
if(typeof data12.client_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/client_id", "#/properties/responder_clients/properties/ms_planner/properties/client_id/type", "type", {type: "string"}));errors++;
}
}
if(data12.group_id !== undefined){
if(typeof data12.group_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/group_id", "#/properties/responder_clients/properties/ms_planner/properties/group_id/type", "type", {type: "string"}));errors++;
}
}
if(data12.username !== undefined){
if(!(env_var_json(data12.username, instancePath+"/responder_clients/ms_planner/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data12.password !== undefined){
if(!(env_var_json(data12.password, instancePath+"/responder_clients/ms_planner/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data12.defaults !== undefined){
let data18 = data12.defaults;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
(vErrors ??= []).push(failure(instancePath+"/responder_clients/ms_planner/defaults", "#/properties/responder_clients/properties/ms_planner/properties/defaults/type", "type", {type: "object"}));errors++;
}
}
if(data12.values !== undefined){
let data19 = data12.values;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
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
let data20 = data.notifications;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
if(!(((((key5 === "name") || (key5 === "filter")) || (key5 === "connection")) || (key5 === "url")) || (key5 === "properties"))){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1, "#/properties/notifications/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data21.name !== undefined){
if(typeof data21.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/name", "#/properties/notifications/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data21.filter !== undefined){
if(typeof data21.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/filter", "#/properties/notifications/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
if(data21.connection !== undefined){
if(typeof data21.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/connection", "#/properties/notifications/items/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data21.url !== undefined){
if(typeof data21.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/url", "#/properties/notifications/items/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data21.properties !== undefined){
let data26 = data21.properties;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 in data26){
if(typeof data26[key6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/properties/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/notifications/items/properties/properties/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1+"/properties", "#/properties/notifications/items/properties/properties/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i1, "#/properties/notifications/items/type", "type", {type: "object"}));errors++;
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
