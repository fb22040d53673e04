// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"query":1,"clickhouseURL":1,"awsS3":1,"azureBlobStorage":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = {"connection":1,"accessKey":1,"secretKey":1,"assumeRole":1,"endpoint":1,"skipTLSVerify":1,"region":1,"bucket":1,"path":1};
const value3 = {"connection":1,"clientID":1,"clientSecret":1,"tenantID":1,"collection":1,"account":1,"container":1,"path":1,"endpoint":1};
const value4 = Object.prototype.hasOwnProperty;
export function scraper_clickhouse_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "query"}));errors++;
}
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
if(data.query !== undefined){
if(typeof data.query !== "string"){
(vErrors ??= []).push(failure(instancePath+"/query", "#/properties/query/type", "type", {type: "string"}));errors++;
}
}
if(data.clickhouseURL !== undefined){
if(typeof data.clickhouseURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clickhouseURL", "#/properties/clickhouseURL/type", "type", {type: "string"}));errors++;
}
}
if(data.awsS3 !== undefined){
let data40 = data.awsS3;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key2 in data40){
if(!(value4.call(value2, key2))){
(vErrors ??= []).push(failure(instancePath+"/awsS3", "#/properties/awsS3/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data40.connection !== undefined){
if(typeof data40.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/connection", "#/properties/awsS3/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data40.accessKey !== undefined){
if(!(env_var_json(data40.accessKey, instancePath+"/awsS3/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data40.secretKey !== undefined){
if(!(env_var_json(data40.secretKey, instancePath+"/awsS3/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data40.assumeRole !== undefined){
if(typeof data40.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/assumeRole", "#/properties/awsS3/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data40.endpoint !== undefined){
if(typeof data40.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/endpoint", "#/properties/awsS3/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data40.skipTLSVerify !== undefined){
if(typeof data40.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/skipTLSVerify", "#/properties/awsS3/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data40.region !== undefined){
let data47 = data40.region;
if(Array.isArray(data47)){
const len4 = data47.length;
for(let i4=0; i4<len4; i4++){
if(typeof data47[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/region/" + i4, "#/properties/awsS3/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsS3/region", "#/properties/awsS3/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data40.bucket !== undefined){
if(typeof data40.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/bucket", "#/properties/awsS3/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
if(data40.path !== undefined){
if(typeof data40.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsS3/path", "#/properties/awsS3/properties/path/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsS3", "#/properties/awsS3/type", "type", {type: "object"}));errors++;
}
}
if(data.azureBlobStorage !== undefined){
let data51 = data.azureBlobStorage;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.collection === undefined){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage", "#/properties/azureBlobStorage/required", "required", {missingProperty: "collection"}));errors++;
}
for(const key3 in data51){
if(!(value4.call(value3, key3))){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage", "#/properties/azureBlobStorage/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data51.connection !== undefined){
if(typeof data51.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/connection", "#/properties/azureBlobStorage/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data51.clientID !== undefined){
if(!(env_var_json(data51.clientID, instancePath+"/azureBlobStorage/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data51.clientSecret !== undefined){
if(!(env_var_json(data51.clientSecret, instancePath+"/azureBlobStorage/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data51.tenantID !== undefined){
if(typeof data51.tenantID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/tenantID", "#/properties/azureBlobStorage/properties/tenantID/type", "type", {type: "string"}));errors++;
}
}
if(data51.collection !== undefined){
if(typeof data51.collection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/collection", "#/properties/azureBlobStorage/properties/collection/type", "type", {type: "string"}));errors++;
}
}
if(data51.account !== undefined){
if(typeof data51.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/account", "#/properties/azureBlobStorage/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data51.container !== undefined){
if(typeof data51.container !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/container", "#/properties/azureBlobStorage/properties/container/type", "type", {type: "string"}));errors++;
}
}
if(data51.path !== undefined){
if(typeof data51.path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/path", "#/properties/azureBlobStorage/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data51.endpoint !== undefined){
if(typeof data51.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage/endpoint", "#/properties/azureBlobStorage/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureBlobStorage", "#/properties/azureBlobStorage/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_clickhouse_json.errors = vErrors;
return errors === 0;
}
export default scraper_clickhouse_json;
