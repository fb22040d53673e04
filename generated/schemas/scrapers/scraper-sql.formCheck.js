// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value_1b9031f4 = {"type":1,"id":1,"auth":1,"connection":1,"driver":1,"format":1,"query":1,"items":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"tags":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_sql_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "type"}));errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "id"}));errors++;
}
if(data.connection === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "connection"}));errors++;
}
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_1b9031f4, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.type !== undefined){
let data_type = data.type;
if(typeof data_type === "string"){
if(data_type.length < 1){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data_id = data.id;
if(typeof data_id === "string"){
if(data_id.length < 1){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.auth !== undefined){
let data_auth = data.auth;
if(data_auth && typeof data_auth == "object" && !Array.isArray(data_auth)){
if(data_auth.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/required", "required", {missingProperty: "username"}));errors++;
}
if(data_auth.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/required", "required", {missingProperty: "password"}));errors++;
}
for(const key_auth in data_auth){
if(!((key_auth === "username") || (key_auth === "password"))){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key_auth}));errors++;
}
}
if(data_auth.username !== undefined){
if(!(env_var_json(data_auth.username, instancePath+"/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_auth.password !== undefined){
if(!(env_var_json(data_auth.password, instancePath+"/auth/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/type", "type", {type: "object"}));errors++;
}
}
if(data.connection !== undefined){
let data_connection = data.connection;
if(typeof data_connection === "string"){
if(data_connection.length < 1){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.driver !== undefined){
if(typeof data.driver !== "string"){
(vErrors ??= []).push(failure(instancePath+"/driver", "#/properties/driver/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
}
}
if(data.query !== undefined){
let data_query = data.query;
if(typeof data_query === "string"){
if(data_query.length < 1){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.items !== undefined){
if(typeof data.items !== "string"){
(vErrors ??= []).push(failure(instancePath+"/items", "#/properties/items/type", "type", {type: "string"}));errors++;
}
}
if(data.timestampFormat !== undefined){
if(typeof data.timestampFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestampFormat", "#/properties/timestampFormat/type", "type", {type: "string"}));errors++;
}
}
if(data.createFields !== undefined){
let data_createFields = data.createFields;
if(Array.isArray(data_createFields)){
const len_createFields = data_createFields.length;
for(let i_createFields=0; i_createFields<len_createFields; i_createFields++){
if(typeof data_createFields[i_createFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i_createFields, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data_deleteFields = data.deleteFields;
if(Array.isArray(data_deleteFields)){
const len_deleteFields = data_deleteFields.length;
for(let i_deleteFields=0; i_deleteFields<len_deleteFields; i_deleteFields++){
if(typeof data_deleteFields[i_deleteFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i_deleteFields, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if(Array.isArray(data_tags)){
if(data_tags.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len_tags = data_tags.length;
for(let i_tags=0; i_tags<len_tags; i_tags++){
if(!(scraper_tag_json(data_tags[i_tags], instancePath+"/tags/" + i_tags))){
vErrors = vErrors === null ? scraper_tag_json.errors : vErrors.concat(scraper_tag_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_sql_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_sql_json_form;
