// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { field_mapping_json } from "../common/field-mapping.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_2128c402 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"loki":1,"gcpCloudLogging":1,"openSearch":1,"bigQuery":1,"fieldMapping":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_da29b9ab = {"connection":1,"url":1,"username":1,"password":1,"query":1,"start":1,"end":1,"limit":1,"since":1,"step":1,"interval":1,"direction":1};
const value_b969a47e = {"connection":1,"endpoint":1,"credentials":1,"skipTLSVerify":1,"project":1,"start":1,"end":1,"limit":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_logs_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_2128c402, key))){
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
if(data.loki !== undefined){
let data_loki = data.loki;
if(data_loki && typeof data_loki == "object" && !Array.isArray(data_loki)){
for(const key_loki in data_loki){
if(!(value_191f75b3.call(value_da29b9ab, key_loki))){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key_loki}));errors++;
}
}
if(data_loki.connection !== undefined){
if(typeof data_loki.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/connection", "#/properties/loki/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.url !== undefined){
if(typeof data_loki.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/url", "#/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.username !== undefined){
if(!(env_var_json(data_loki.username, instancePath+"/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_loki.password !== undefined){
if(!(env_var_json(data_loki.password, instancePath+"/loki/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_loki.query !== undefined){
if(typeof data_loki.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/query", "#/properties/loki/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.start !== undefined){
if(typeof data_loki.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/start", "#/properties/loki/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.end !== undefined){
if(typeof data_loki.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/end", "#/properties/loki/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.limit !== undefined){
if(typeof data_loki.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/limit", "#/properties/loki/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.since !== undefined){
if(typeof data_loki.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/since", "#/properties/loki/properties/since/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.step !== undefined){
if(typeof data_loki.step !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/step", "#/properties/loki/properties/step/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.interval !== undefined){
if(typeof data_loki.interval !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/interval", "#/properties/loki/properties/interval/type", "type", {type: "string"}));errors++;
}
}
if(data_loki.direction !== undefined){
if(typeof data_loki.direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/direction", "#/properties/loki/properties/direction/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpCloudLogging !== undefined){
let data_gcpCloudLogging = data.gcpCloudLogging;
if(data_gcpCloudLogging && typeof data_gcpCloudLogging == "object" && !Array.isArray(data_gcpCloudLogging)){
for(const key_gcpCloudLogging in data_gcpCloudLogging){
if(!(value_191f75b3.call(value_b969a47e, key_gcpCloudLogging))){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging", "#/properties/gcpCloudLogging/additionalProperties", "additionalProperties", {additionalProperty: key_gcpCloudLogging}));errors++;
}
}
if(data_gcpCloudLogging.connection !== undefined){
if(typeof data_gcpCloudLogging.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/connection", "#/properties/gcpCloudLogging/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.endpoint !== undefined){
if(typeof data_gcpCloudLogging.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/endpoint", "#/properties/gcpCloudLogging/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.credentials !== undefined){
if(!(env_var_json(data_gcpCloudLogging.credentials, instancePath+"/gcpCloudLogging/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_gcpCloudLogging.skipTLSVerify !== undefined){
if(typeof data_gcpCloudLogging.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/skipTLSVerify", "#/properties/gcpCloudLogging/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_gcpCloudLogging.project !== undefined){
if(typeof data_gcpCloudLogging.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/project", "#/properties/gcpCloudLogging/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.start !== undefined){
if(typeof data_gcpCloudLogging.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/start", "#/properties/gcpCloudLogging/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.end !== undefined){
if(typeof data_gcpCloudLogging.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/end", "#/properties/gcpCloudLogging/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.limit !== undefined){
if(typeof data_gcpCloudLogging.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/limit", "#/properties/gcpCloudLogging/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data_gcpCloudLogging.filter !== undefined){
if(typeof data_gcpCloudLogging.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/filter", "#/properties/gcpCloudLogging/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging", "#/properties/gcpCloudLogging/type", "type", {type: "object"}));errors++;
}
}
if(data.openSearch !== undefined){
let data_openSearch = data.openSearch;
if(data_openSearch && typeof data_openSearch == "object" && !Array.isArray(data_openSearch)){
if(data_openSearch.address === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "address"}));errors++;
}
if(data_openSearch.index === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "index"}));errors++;
}
if(data_openSearch.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key_openSearch in data_openSearch){
if(!((((((key_openSearch === "address") || (key_openSearch === "index")) || (key_openSearch === "query")) || (key_openSearch === "username")) || (key_openSearch === "password")) || (key_openSearch === "limit"))){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/additionalProperties", "additionalProperties", {additionalProperty: key_openSearch}));errors++;
}
}
if(data_openSearch.address !== undefined){
if(typeof data_openSearch.address !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/address", "#/properties/openSearch/properties/address/type", "type", {type: "string"}));errors++;
}
}
if(data_openSearch.index !== undefined){
if(typeof data_openSearch.index !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/index", "#/properties/openSearch/properties/index/type", "type", {type: "string"}));errors++;
}
}
if(data_openSearch.query !== undefined){
if(typeof data_openSearch.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/query", "#/properties/openSearch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data_openSearch.username !== undefined){
if(!(env_var_json(data_openSearch.username, instancePath+"/openSearch/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_openSearch.password !== undefined){
if(!(env_var_json(data_openSearch.password, instancePath+"/openSearch/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_openSearch.limit !== undefined){
if(typeof data_openSearch.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/limit", "#/properties/openSearch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/type", "type", {type: "object"}));errors++;
}
}
if(data.bigQuery !== undefined){
let data_bigQuery = data.bigQuery;
if(data_bigQuery && typeof data_bigQuery == "object" && !Array.isArray(data_bigQuery)){
for(const key_bigQuery in data_bigQuery){
if(!((((((key_bigQuery === "connection") || (key_bigQuery === "endpoint")) || (key_bigQuery === "credentials")) || (key_bigQuery === "skipTLSVerify")) || (key_bigQuery === "project")) || (key_bigQuery === "query"))){
(vErrors ??= []).push(failure(instancePath+"/bigQuery", "#/properties/bigQuery/additionalProperties", "additionalProperties", {additionalProperty: key_bigQuery}));errors++;
}
}
if(data_bigQuery.connection !== undefined){
if(typeof data_bigQuery.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/connection", "#/properties/bigQuery/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_bigQuery.endpoint !== undefined){
if(typeof data_bigQuery.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/endpoint", "#/properties/bigQuery/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_bigQuery.credentials !== undefined){
if(!(env_var_json(data_bigQuery.credentials, instancePath+"/bigQuery/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_bigQuery.skipTLSVerify !== undefined){
if(typeof data_bigQuery.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/skipTLSVerify", "#/properties/bigQuery/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_bigQuery.project !== undefined){
if(typeof data_bigQuery.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/project", "#/properties/bigQuery/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data_bigQuery.query !== undefined){
if(typeof data_bigQuery.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/query", "#/properties/bigQuery/properties/query/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/bigQuery", "#/properties/bigQuery/type", "type", {type: "object"}));errors++;
}
}
if(data.fieldMapping !== undefined){
if(!(field_mapping_json(data.fieldMapping, instancePath+"/fieldMapping"))){
vErrors = vErrors === null ? field_mapping_json.errors : vErrors.concat(field_mapping_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_logs_json.errors = vErrors;
return errors === 0;
}
export default scraper_logs_json;
