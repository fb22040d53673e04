// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
export function scraper_aws_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "connection") || (key0 === "awsConnection")) || (key0 === "cloudtrail")) || (key0 === "trusted_advisor_check")) || (key0 === "include")) || (key0 === "exclude")) || (key0 === "cost_reporting")) || (key0 === "tags"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.awsConnection !== undefined){
let data1 = data.awsConnection;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((((key1 === "accessKey") || (key1 === "secretKey")) || (key1 === "region")) || (key1 === "endpoint")) || (key1 === "skipTLSVerify")) || (key1 === "assumeRole"))){
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data1.accessKey !== undefined){
if(!(env_var_json(data1.accessKey, instancePath+"/awsConnection/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data1.secretKey !== undefined){
if(!(env_var_json(data1.secretKey, instancePath+"/awsConnection/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data1.region !== undefined){
let data4 = data1.region;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region/" + i0, "#/properties/awsConnection/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection/region", "#/properties/awsConnection/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data1.endpoint !== undefined){
if(typeof data1.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/endpoint", "#/properties/awsConnection/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data1.skipTLSVerify !== undefined){
if(typeof data1.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/skipTLSVerify", "#/properties/awsConnection/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data1.assumeRole !== undefined){
if(typeof data1.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/awsConnection/assumeRole", "#/properties/awsConnection/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConnection", "#/properties/awsConnection/type", "type", {type: "object"}));errors++;
}
}
if(data.cloudtrail !== undefined){
let data9 = data.cloudtrail;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!((key2 === "exclude") || (key2 === "max_age"))){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail", "#/properties/cloudtrail/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data9.exclude !== undefined){
let data10 = data9.exclude;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude/" + i1, "#/properties/cloudtrail/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude", "#/properties/cloudtrail/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data9.max_age !== undefined){
if(!(duration_json(data9.max_age, instancePath+"/cloudtrail/max_age"))){
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
let data14 = data.include;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/include/" + i2, "#/properties/include/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/include", "#/properties/include/type", "type", {type: "array"}));errors++;
}
}
if(data.exclude !== undefined){
let data16 = data.exclude;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(typeof data16[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclude/" + i3, "#/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclude", "#/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data.cost_reporting !== undefined){
let data18 = data.cost_reporting;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!((((key3 === "s3_bucket_path") || (key3 === "table")) || (key3 === "database")) || (key3 === "region"))){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data18.s3_bucket_path !== undefined){
if(typeof data18.s3_bucket_path !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/s3_bucket_path", "#/properties/cost_reporting/properties/s3_bucket_path/type", "type", {type: "string"}));errors++;
}
}
if(data18.table !== undefined){
if(typeof data18.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/table", "#/properties/cost_reporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
if(data18.database !== undefined){
if(typeof data18.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/database", "#/properties/cost_reporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data18.region !== undefined){
if(typeof data18.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cost_reporting/region", "#/properties/cost_reporting/properties/region/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cost_reporting", "#/properties/cost_reporting/type", "type", {type: "object"}));errors++;
}
}
if(data.tags !== undefined){
let data23 = data.tags;
if(Array.isArray(data23)){
if(data23.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(!(scraper_tag_json(data23[i4], instancePath+"/tags/" + i4))){
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
