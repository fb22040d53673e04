// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { field_mapping_json } from "../common/field-mapping.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"loki":1,"gcpCloudLogging":1,"openSearch":1,"bigQuery":1,"fieldMapping":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = {"connection":1,"url":1,"username":1,"password":1,"query":1,"start":1,"end":1,"limit":1,"since":1,"step":1,"interval":1,"direction":1};
const value3 = {"connection":1,"endpoint":1,"credentials":1,"skipTLSVerify":1,"project":1,"start":1,"end":1,"limit":1,"filter":1};
const value4 = Object.prototype.hasOwnProperty;
export function scraper_logs_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value4.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
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
let data10 = data.createFields;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i0, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data12 = data.deleteFields;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i1, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
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
let data17 = data.properties;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(value4.call(value1, key1))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data18.label !== undefined){
if(typeof data18.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.tooltip !== undefined){
if(typeof data18.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data18.icon !== undefined){
if(typeof data18.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data18.type !== undefined){
if(typeof data18.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data18.color !== undefined){
if(typeof data18.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data18.order !== undefined){
let data25 = data18.order;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data18.headline !== undefined){
if(typeof data18.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.hidden !== undefined){
if(typeof data18.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.text !== undefined){
if(typeof data18.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data18.value !== undefined){
let data29 = data18.value;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data18.unit !== undefined){
if(typeof data18.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data18.max !== undefined){
let data31 = data18.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data18.min !== undefined){
let data32 = data18.min;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data18.status !== undefined){
if(typeof data18.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data18.lastTransition !== undefined){
if(typeof data18.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data18.links !== undefined){
let data35 = data18.links;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(link_json(data35[i3], instancePath+"/properties/" + i2+"/links/" + i3))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data18.filter !== undefined){
if(typeof data18.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties", "#/properties/properties/type", "type", {type: "array"}));errors++;
}
}
if(data.loki !== undefined){
let data38 = data.loki;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key2 in data38){
if(!(value4.call(value2, key2))){
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data38.connection !== undefined){
if(typeof data38.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/connection", "#/properties/loki/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data38.url !== undefined){
if(typeof data38.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/url", "#/properties/loki/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data38.username !== undefined){
if(!(env_var_json(data38.username, instancePath+"/loki/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.password !== undefined){
if(!(env_var_json(data38.password, instancePath+"/loki/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data38.query !== undefined){
if(typeof data38.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/query", "#/properties/loki/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data38.start !== undefined){
if(typeof data38.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/start", "#/properties/loki/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data38.end !== undefined){
if(typeof data38.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/end", "#/properties/loki/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data38.limit !== undefined){
if(typeof data38.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/limit", "#/properties/loki/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data38.since !== undefined){
if(typeof data38.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/since", "#/properties/loki/properties/since/type", "type", {type: "string"}));errors++;
}
}
if(data38.step !== undefined){
if(typeof data38.step !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/step", "#/properties/loki/properties/step/type", "type", {type: "string"}));errors++;
}
}
if(data38.interval !== undefined){
if(typeof data38.interval !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/interval", "#/properties/loki/properties/interval/type", "type", {type: "string"}));errors++;
}
}
if(data38.direction !== undefined){
if(typeof data38.direction !== "string"){
(vErrors ??= []).push(failure(instancePath+"/loki/direction", "#/properties/loki/properties/direction/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/loki", "#/properties/loki/type", "type", {type: "object"}));errors++;
}
}
if(data.gcpCloudLogging !== undefined){
let data51 = data.gcpCloudLogging;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key3 in data51){
if(!(value4.call(value3, key3))){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging", "#/properties/gcpCloudLogging/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data51.connection !== undefined){
if(typeof data51.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/connection", "#/properties/gcpCloudLogging/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data51.endpoint !== undefined){
if(typeof data51.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/endpoint", "#/properties/gcpCloudLogging/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data51.credentials !== undefined){
if(!(env_var_json(data51.credentials, instancePath+"/gcpCloudLogging/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data51.skipTLSVerify !== undefined){
if(typeof data51.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/skipTLSVerify", "#/properties/gcpCloudLogging/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data51.project !== undefined){
if(typeof data51.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/project", "#/properties/gcpCloudLogging/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data51.start !== undefined){
if(typeof data51.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/start", "#/properties/gcpCloudLogging/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data51.end !== undefined){
if(typeof data51.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/end", "#/properties/gcpCloudLogging/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data51.limit !== undefined){
if(typeof data51.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/limit", "#/properties/gcpCloudLogging/properties/limit/type", "type", {type: "string"}));errors++;
}
}
if(data51.filter !== undefined){
if(typeof data51.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging/filter", "#/properties/gcpCloudLogging/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcpCloudLogging", "#/properties/gcpCloudLogging/type", "type", {type: "object"}));errors++;
}
}
if(data.openSearch !== undefined){
let data61 = data.openSearch;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.address === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "address"}));errors++;
}
if(data61.index === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "index"}));errors++;
}
if(data61.query === undefined){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/required", "required", {missingProperty: "query"}));errors++;
}
for(const key4 in data61){
if(!((((((key4 === "address") || (key4 === "index")) || (key4 === "query")) || (key4 === "username")) || (key4 === "password")) || (key4 === "limit"))){
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data61.address !== undefined){
if(typeof data61.address !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/address", "#/properties/openSearch/properties/address/type", "type", {type: "string"}));errors++;
}
}
if(data61.index !== undefined){
if(typeof data61.index !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/index", "#/properties/openSearch/properties/index/type", "type", {type: "string"}));errors++;
}
}
if(data61.query !== undefined){
if(typeof data61.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/query", "#/properties/openSearch/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data61.username !== undefined){
if(!(env_var_json(data61.username, instancePath+"/openSearch/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data61.password !== undefined){
if(!(env_var_json(data61.password, instancePath+"/openSearch/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data61.limit !== undefined){
if(typeof data61.limit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/openSearch/limit", "#/properties/openSearch/properties/limit/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/openSearch", "#/properties/openSearch/type", "type", {type: "object"}));errors++;
}
}
if(data.bigQuery !== undefined){
let data68 = data.bigQuery;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key5 in data68){
if(!((((((key5 === "connection") || (key5 === "endpoint")) || (key5 === "credentials")) || (key5 === "skipTLSVerify")) || (key5 === "project")) || (key5 === "query"))){
(vErrors ??= []).push(failure(instancePath+"/bigQuery", "#/properties/bigQuery/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data68.connection !== undefined){
if(typeof data68.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/connection", "#/properties/bigQuery/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data68.endpoint !== undefined){
if(typeof data68.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/endpoint", "#/properties/bigQuery/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data68.credentials !== undefined){
if(!(env_var_json(data68.credentials, instancePath+"/bigQuery/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data68.skipTLSVerify !== undefined){
if(typeof data68.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/skipTLSVerify", "#/properties/bigQuery/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data68.project !== undefined){
if(typeof data68.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bigQuery/project", "#/properties/bigQuery/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data68.query !== undefined){
if(typeof data68.query !== "string"){
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
