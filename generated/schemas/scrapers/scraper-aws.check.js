// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"connection":1,"accessKey":1,"secretKey":1,"assumeRole":1,"endpoint":1,"skipTLSVerify":1,"region":1,"cloudtrail":1,"include":1,"exclude":1,"compliance":1,"costReporting":1,"awsConnection":1,"cost_reporting":1,"trusted_advisor_check":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = Object.prototype.hasOwnProperty;
export function scraper_aws_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value2.call(value0, key0))){
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
if(!(value2.call(value1, key1))){
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
let data44 = data.region;
if(Array.isArray(data44)){
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
if(typeof data44[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region/" + i4, "#/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/region", "#/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data.cloudtrail !== undefined){
let data46 = data.cloudtrail;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key2 in data46){
if(!(((key2 === "exclude") || (key2 === "maxAge")) || (key2 === "max_age"))){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail", "#/properties/cloudtrail/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data46.exclude !== undefined){
let data47 = data46.exclude;
if(Array.isArray(data47)){
const len5 = data47.length;
for(let i5=0; i5<len5; i5++){
if(typeof data47[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude/" + i5, "#/properties/cloudtrail/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude", "#/properties/cloudtrail/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data46.maxAge !== undefined){
if(!(duration_json(data46.maxAge, instancePath+"/cloudtrail/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data46.max_age !== undefined){
if(!(duration_json(data46.max_age, instancePath+"/cloudtrail/max_age"))){
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
let data51 = data.include;
if(Array.isArray(data51)){
const len6 = data51.length;
for(let i6=0; i6<len6; i6++){
if(typeof data51[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/include/" + i6, "#/properties/include/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/include", "#/properties/include/type", "type", {type: "array"}));errors++;
}
}
if(data.exclude !== undefined){
let data53 = data.exclude;
if(Array.isArray(data53)){
const len7 = data53.length;
for(let i7=0; i7<len7; i7++){
if(typeof data53[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i7, "#/properties/exclude/items/type", "type", {type: "string"}));errors++;
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
let data56 = data.costReporting;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
for(const key3 in data56){
if(!((((key3 === "s3BucketPath") || (key3 === "table")) || (key3 === "database")) || (key3 === "region"))){
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data56.s3BucketPath !== undefined){
if(typeof data56.s3BucketPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/s3BucketPath", "#/properties/costReporting/properties/s3BucketPath/type", "type", {type: "string"}));errors++;
}
}
if(data56.table !== undefined){
if(typeof data56.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/table", "#/properties/costReporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
if(data56.database !== undefined){
if(typeof data56.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/database", "#/properties/costReporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data56.region !== undefined){
if(typeof data56.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/region", "#/properties/costReporting/properties/region/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/type", "type", {type: "object"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data61 = data.awsConnection;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key4 in data61){
if(!(((((((key4 === "connection") || (key4 === "accessKey")) || (key4 === "secretKey")) || (key4 === "assumeRole")) || (key4 === "endpoint")) || (key4 === "skipTLSVerify")) || (key4 === "region"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data61.connection !== undefined){
if(typeof data61.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/connection", "#/properties/awsConnection/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data61.accessKey !== undefined){
if(!(env_var_json(data61.accessKey, instancePath+"/awsConnection/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data61.secretKey !== undefined){
if(!(env_var_json(data61.secretKey, instancePath+"/awsConnection/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data61.assumeRole !== undefined){
if(typeof data61.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/assumeRole", "#/properties/awsConnection/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data61.endpoint !== undefined){
if(typeof data61.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/endpoint", "#/properties/awsConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data61.skipTLSVerify !== undefined){
if(typeof data61.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/skipTLSVerify", "#/properties/awsConnection/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data61.region !== undefined){
let data68 = data61.region;
if(Array.isArray(data68)){
const len8 = data68.length;
for(let i8=0; i8<len8; i8++){
if(typeof data68[i8] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region/" + i8, "#/properties/awsConnection/properties/region/items/type", "type", {type: "string"}));errors++;
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
let data70 = data.cost_reporting;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key5 in data70){
if(!(((((key5 === "s3_bucket_path") || (key5 === "s3BucketPath")) || (key5 === "table")) || (key5 === "database")) || (key5 === "region"))){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data70.s3_bucket_path !== undefined){
if(typeof data70.s3_bucket_path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3_bucket_path", "#/properties/cost_reporting/properties/s3_bucket_path/type", "type", {type: "string"}));errors++;
}
}
if(data70.s3BucketPath !== undefined){
if(typeof data70.s3BucketPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3BucketPath", "#/properties/cost_reporting/properties/s3BucketPath/type", "type", {type: "string"}));errors++;
}
}
if(data70.table !== undefined){
if(typeof data70.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/table", "#/properties/cost_reporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
if(data70.database !== undefined){
if(typeof data70.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/database", "#/properties/cost_reporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data70.region !== undefined){
if(typeof data70.region !== "string"){
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
