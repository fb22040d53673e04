// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_githubActions_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "owner"}));errors++;
}
if(data.repository === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "repository"}));errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "connection")) || (key0 === "owner")) || (key0 === "repository")) || (key0 === "personalAccessToken")) || (key0 === "workflows")) || (key0 === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.owner !== undefined){
let data2 = data.owner;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.repository !== undefined){
let data3 = data.repository;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/repository", "#/properties/repository/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/repository", "#/properties/repository/type", "type", {type: "string"}));errors++;
}
}
if(data.personalAccessToken !== undefined){
if(!(env_var_json(data.personalAccessToken, instancePath+"/personalAccessToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.workflows !== undefined){
let data5 = data.workflows;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/workflows/" + i0, "#/properties/workflows/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/workflows", "#/properties/workflows/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data7 = data.tags;
if(Array.isArray(data7)){
if(data7.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(scraper_tag_json(data7[i1], instancePath+"/tags/" + i1))){
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
scraper_githubActions_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_githubActions_json_form;
