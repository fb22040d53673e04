// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_aws_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((((((key === "connection") || (key === "awsConnection")) || (key === "cloudtrail")) || (key === "trusted_advisor_check")) || (key === "include")) || (key === "exclude")) || (key === "cost_reporting")) || (key === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data_awsConnection = data.awsConnection;
if(data_awsConnection && typeof data_awsConnection == "object" && !Array.isArray(data_awsConnection)){
for(const key_awsConnection in data_awsConnection){
if(!((((((key_awsConnection === "accessKey") || (key_awsConnection === "secretKey")) || (key_awsConnection === "region")) || (key_awsConnection === "endpoint")) || (key_awsConnection === "skipTLSVerify")) || (key_awsConnection === "assumeRole"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key_awsConnection}));errors++;
}
}
if(data_awsConnection.accessKey !== undefined){
if(!(env_var_json(data_awsConnection.accessKey, instancePath+"/awsConnection/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awsConnection.secretKey !== undefined){
if(!(env_var_json(data_awsConnection.secretKey, instancePath+"/awsConnection/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_awsConnection.region !== undefined){
let data_awsConnection_region = data_awsConnection.region;
if(Array.isArray(data_awsConnection_region)){
const len_awsConnection_region = data_awsConnection_region.length;
for(let i_awsConnection_region=0; i_awsConnection_region<len_awsConnection_region; i_awsConnection_region++){
if(typeof data_awsConnection_region[i_awsConnection_region] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region/" + i_awsConnection_region, "#/properties/awsConnection/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region", "#/properties/awsConnection/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data_awsConnection.endpoint !== undefined){
if(typeof data_awsConnection.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/endpoint", "#/properties/awsConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_awsConnection.skipTLSVerify !== undefined){
if(typeof data_awsConnection.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/skipTLSVerify", "#/properties/awsConnection/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_awsConnection.assumeRole !== undefined){
if(typeof data_awsConnection.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/assumeRole", "#/properties/awsConnection/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.cloudtrail !== undefined){
let data_cloudtrail = data.cloudtrail;
if(data_cloudtrail && typeof data_cloudtrail == "object" && !Array.isArray(data_cloudtrail)){
for(const key_cloudtrail in data_cloudtrail){
if(!((key_cloudtrail === "exclude") || (key_cloudtrail === "max_age"))){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail", "#/properties/cloudtrail/additionalProperties", "additionalProperties", {additionalProperty: key_cloudtrail}));errors++;
}
}
if(data_cloudtrail.exclude !== undefined){
let data_cloudtrail_exclude = data_cloudtrail.exclude;
if(Array.isArray(data_cloudtrail_exclude)){
const len_cloudtrail_exclude = data_cloudtrail_exclude.length;
for(let i_cloudtrail_exclude=0; i_cloudtrail_exclude<len_cloudtrail_exclude; i_cloudtrail_exclude++){
if(typeof data_cloudtrail_exclude[i_cloudtrail_exclude] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude/" + i_cloudtrail_exclude, "#/properties/cloudtrail/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude", "#/properties/cloudtrail/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data_cloudtrail.max_age !== undefined){
if(!(duration_json(data_cloudtrail.max_age, instancePath+"/cloudtrail/max_age"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudtrail", "#/properties/cloudtrail/type", "type", {type: "object"}));errors++;
}
}
if(data.trusted_advisor_check !== undefined){
if(typeof data.trusted_advisor_check !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/trusted_advisor_check", "#/properties/trusted_advisor_check/type", "type", {type: "boolean"}));errors++;
}
}
if(data.include !== undefined){
let data_include = data.include;
if(Array.isArray(data_include)){
const len_include = data_include.length;
for(let i_include=0; i_include<len_include; i_include++){
if(typeof data_include[i_include] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/include/" + i_include, "#/properties/include/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/include", "#/properties/include/type", "type", {type: "array"}));errors++;
}
}
if(data.exclude !== undefined){
let data_exclude = data.exclude;
if(Array.isArray(data_exclude)){
const len_exclude = data_exclude.length;
for(let i_exclude=0; i_exclude<len_exclude; i_exclude++){
if(typeof data_exclude[i_exclude] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i_exclude, "#/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude", "#/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data.cost_reporting !== undefined){
let data_cost_reporting = data.cost_reporting;
if(data_cost_reporting && typeof data_cost_reporting == "object" && !Array.isArray(data_cost_reporting)){
for(const key_cost_reporting in data_cost_reporting){
if(!((((key_cost_reporting === "s3_bucket_path") || (key_cost_reporting === "table")) || (key_cost_reporting === "database")) || (key_cost_reporting === "region"))){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/additionalProperties", "additionalProperties", {additionalProperty: key_cost_reporting}));errors++;
}
}
if(data_cost_reporting.s3_bucket_path !== undefined){
if(typeof data_cost_reporting.s3_bucket_path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3_bucket_path", "#/properties/cost_reporting/properties/s3_bucket_path/type", "type", {type: "string"}));errors++;
}
}
if(data_cost_reporting.table !== undefined){
if(typeof data_cost_reporting.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/table", "#/properties/cost_reporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
if(data_cost_reporting.database !== undefined){
if(typeof data_cost_reporting.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/database", "#/properties/cost_reporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data_cost_reporting.region !== undefined){
if(typeof data_cost_reporting.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/region", "#/properties/cost_reporting/properties/region/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/type", "type", {type: "object"}));errors++;
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
scraper_aws_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_aws_json_form;
