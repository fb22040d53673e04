// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value0 = {"type":1,"id":1,"auth":1,"connection":1,"driver":1,"format":1,"query":1,"items":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"tags":1};
const value1 = Object.prototype.hasOwnProperty;
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
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.auth !== undefined){
let data2 = data.auth;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.username === undefined){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/required", "required", {missingProperty: "username"}));errors++;
}
if(data2.password === undefined){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/required", "required", {missingProperty: "password"}));errors++;
}
for(const key1 in data2){
if(!((key1 === "username") || (key1 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.username !== undefined){
if(!(env_var_json(data2.username, instancePath+"/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data2.password !== undefined){
if(!(env_var_json(data2.password, instancePath+"/auth/password"))){
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
let data5 = data.connection;
if(typeof data5 === "string"){
if(data5.length < 1){
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
let data8 = data.query;
if(typeof data8 === "string"){
if(data8.length < 1){
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
let data11 = data.createFields;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i0, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data13 = data.deleteFields;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i1, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/deleteFields", "#/properties/deleteFields/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(Array.isArray(data15)){
if(data15.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(scraper_tag_json(data15[i2], instancePath+"/tags/" + i2))){
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
