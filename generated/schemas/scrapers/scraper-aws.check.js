// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_c2e49946 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"connection":1,"accessKey":1,"secretKey":1,"assumeRole":1,"endpoint":1,"skipTLSVerify":1,"region":1,"cloudtrail":1,"include":1,"exclude":1,"compliance":1,"costReporting":1,"awsConnection":1,"cost_reporting":1,"trusted_advisor_check":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_aws_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_c2e49946, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/id", "#/properties/id/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/type", "#/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data.class !== undefined){
if(typeof data.class !== "string"){
(vErrors ??= []).push(failure(instancePath+"/class", "#/properties/class/type", "type", {type: "string"}));errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/status", "#/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data.health !== undefined){
if(typeof data.health !== "string"){
(vErrors ??= []).push(failure(instancePath+"/health", "#/properties/health/type", "type", {type: "string"}));errors++;
}
}
if(data.items !== undefined){
if(typeof data.items !== "string"){
(vErrors ??= []).push(failure(instancePath+"/items", "#/properties/items/type", "type", {type: "string"}));errors++;
}
}
if(data.format !== undefined){
if(typeof data.format !== "string"){
(vErrors ??= []).push(failure(instancePath+"/format", "#/properties/format/type", "type", {type: "string"}));errors++;
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
if(data.transform !== undefined){
if(!(scraper_transform_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? scraper_transform_json.errors : vErrors.concat(scraper_transform_json.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(scraper_tags_json(data.tags, instancePath+"/tags"))){
vErrors = vErrors === null ? scraper_tags_json.errors : vErrors.concat(scraper_tags_json.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
let data_properties_item = data_properties[i_properties];
if(data_properties_item && typeof data_properties_item == "object" && !Array.isArray(data_properties_item)){
for(const key_properties_item in data_properties_item){
if(!(value_191f75b3.call(value_7f857854, key_properties_item))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key_properties_item}));errors++;
}
}
if(data_properties_item.label !== undefined){
if(typeof data_properties_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.name !== undefined){
if(typeof data_properties_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.tooltip !== undefined){
if(typeof data_properties_item.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.icon !== undefined){
if(typeof data_properties_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.type !== undefined){
if(typeof data_properties_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.color !== undefined){
if(typeof data_properties_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.order !== undefined){
let data_properties_item_order = data_properties_item.order;
if(!((typeof data_properties_item_order == "number") && (!(data_properties_item_order % 1) && !isNaN(data_properties_item_order)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.headline !== undefined){
if(typeof data_properties_item.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.hidden !== undefined){
if(typeof data_properties_item.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.text !== undefined){
if(typeof data_properties_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.value !== undefined){
let data_properties_item_value = data_properties_item.value;
if(!((typeof data_properties_item_value == "number") && (!(data_properties_item_value % 1) && !isNaN(data_properties_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.unit !== undefined){
if(typeof data_properties_item.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.max !== undefined){
let data_properties_item_max = data_properties_item.max;
if(!((typeof data_properties_item_max == "number") && (!(data_properties_item_max % 1) && !isNaN(data_properties_item_max)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.min !== undefined){
let data_properties_item_min = data_properties_item.min;
if(!((typeof data_properties_item_min == "number") && (!(data_properties_item_min % 1) && !isNaN(data_properties_item_min)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.status !== undefined){
if(typeof data_properties_item.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.lastTransition !== undefined){
if(typeof data_properties_item.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.links !== undefined){
let data_properties_item_links = data_properties_item.links;
if(Array.isArray(data_properties_item_links)){
const len_properties_item_links = data_properties_item_links.length;
for(let i_properties_item_links=0; i_properties_item_links<len_properties_item_links; i_properties_item_links++){
if(!(link_json(data_properties_item_links[i_properties_item_links], instancePath+"/properties/" + i_properties+"/links/" + i_properties_item_links))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data_properties_item.filter !== undefined){
if(typeof data_properties_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
if(!(env_var_json(data.accessKey, instancePath+"/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.secretKey !== undefined){
if(!(env_var_json(data.secretKey, instancePath+"/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.assumeRole !== undefined){
if(typeof data.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/assumeRole", "#/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.skipTLSVerify !== undefined){
if(typeof data.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/skipTLSVerify", "#/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.region !== undefined){
let data_region = data.region;
if(Array.isArray(data_region)){
const len_region = data_region.length;
for(let i_region=0; i_region<len_region; i_region++){
if(typeof data_region[i_region] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region/" + i_region, "#/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/region", "#/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data.cloudtrail !== undefined){
let data_cloudtrail = data.cloudtrail;
if(data_cloudtrail && typeof data_cloudtrail == "object" && !Array.isArray(data_cloudtrail)){
for(const key_cloudtrail in data_cloudtrail){
if(!(((key_cloudtrail === "exclude") || (key_cloudtrail === "maxAge")) || (key_cloudtrail === "max_age"))){
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
if(data_cloudtrail.maxAge !== undefined){
if(!(duration_json(data_cloudtrail.maxAge, instancePath+"/cloudtrail/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
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
if(data.compliance !== undefined){
if(typeof data.compliance !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/compliance", "#/properties/compliance/type", "type", {type: "boolean"}));errors++;
}
}
if(data.costReporting !== undefined){
let data_costReporting = data.costReporting;
if(data_costReporting && typeof data_costReporting == "object" && !Array.isArray(data_costReporting)){
for(const key_costReporting in data_costReporting){
if(!((((key_costReporting === "s3BucketPath") || (key_costReporting === "table")) || (key_costReporting === "database")) || (key_costReporting === "region"))){
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/additionalProperties", "additionalProperties", {additionalProperty: key_costReporting}));errors++;
}
}
if(data_costReporting.s3BucketPath !== undefined){
if(typeof data_costReporting.s3BucketPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/s3BucketPath", "#/properties/costReporting/properties/s3BucketPath/type", "type", {type: "string"}));errors++;
}
}
if(data_costReporting.table !== undefined){
if(typeof data_costReporting.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/table", "#/properties/costReporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
if(data_costReporting.database !== undefined){
if(typeof data_costReporting.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/database", "#/properties/costReporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data_costReporting.region !== undefined){
if(typeof data_costReporting.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/region", "#/properties/costReporting/properties/region/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/type", "type", {type: "object"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data_awsConnection = data.awsConnection;
if(data_awsConnection && typeof data_awsConnection == "object" && !Array.isArray(data_awsConnection)){
for(const key_awsConnection in data_awsConnection){
if(!(((((((key_awsConnection === "connection") || (key_awsConnection === "accessKey")) || (key_awsConnection === "secretKey")) || (key_awsConnection === "assumeRole")) || (key_awsConnection === "endpoint")) || (key_awsConnection === "skipTLSVerify")) || (key_awsConnection === "region"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key_awsConnection}));errors++;
}
}
if(data_awsConnection.connection !== undefined){
if(typeof data_awsConnection.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/connection", "#/properties/awsConnection/properties/connection/type", "type", {type: "string"}));errors++;
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
if(data_awsConnection.assumeRole !== undefined){
if(typeof data_awsConnection.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/assumeRole", "#/properties/awsConnection/properties/assumeRole/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.cost_reporting !== undefined){
let data_cost_reporting = data.cost_reporting;
if(data_cost_reporting && typeof data_cost_reporting == "object" && !Array.isArray(data_cost_reporting)){
for(const key_cost_reporting in data_cost_reporting){
if(!(((((key_cost_reporting === "s3_bucket_path") || (key_cost_reporting === "s3BucketPath")) || (key_cost_reporting === "table")) || (key_cost_reporting === "database")) || (key_cost_reporting === "region"))){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/additionalProperties", "additionalProperties", {additionalProperty: key_cost_reporting}));errors++;
}
}
if(data_cost_reporting.s3_bucket_path !== undefined){
if(typeof data_cost_reporting.s3_bucket_path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3_bucket_path", "#/properties/cost_reporting/properties/s3_bucket_path/type", "type", {type: "string"}));errors++;
}
}
if(data_cost_reporting.s3BucketPath !== undefined){
if(typeof data_cost_reporting.s3BucketPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3BucketPath", "#/properties/cost_reporting/properties/s3BucketPath/type", "type", {type: "string"}));errors++;
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
if(data.trusted_advisor_check !== undefined){
if(typeof data.trusted_advisor_check !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/trusted_advisor_check", "#/properties/trusted_advisor_check/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_aws_json.errors = vErrors;
return errors === 0;
}
export default scraper_aws_json;
