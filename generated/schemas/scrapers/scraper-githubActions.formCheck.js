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
for(const key in data){
if(!(((((((key === "name") || (key === "connection")) || (key === "owner")) || (key === "repository")) || (key === "personalAccessToken")) || (key === "workflows")) || (key === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_owner = data.owner;
if(typeof data_owner === "string"){
if(data_owner.length < 1){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.repository !== undefined){
let data_repository = data.repository;
if(typeof data_repository === "string"){
if(data_repository.length < 1){
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
let data_workflows = data.workflows;
if(Array.isArray(data_workflows)){
const len_workflows = data_workflows.length;
for(let i_workflows=0; i_workflows<len_workflows; i_workflows++){
if(typeof data_workflows[i_workflows] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/workflows/" + i_workflows, "#/properties/workflows/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/workflows", "#/properties/workflows/type", "type", {type: "array"}));errors++;
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
scraper_githubActions_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_githubActions_json_form;
