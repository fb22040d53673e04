// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
export function chart_azure_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined){
if(typeof data.nameOverride !== "string"){
(vErrors ??= []).push(failure(instancePath+"/nameOverride", "#/properties/nameOverride/type", "type", {type: "string"}));errors++;
}
}
if(data.fullnameOverride !== undefined){
if(typeof data.fullnameOverride !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fullnameOverride", "#/properties/fullnameOverride/type", "type", {type: "string"}));errors++;
}
}
if(data.labels !== undefined){
let data_labels = data.labels;
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data.global !== undefined){
let data_global = data.global;
if(!(data_global && typeof data_global == "object" && !Array.isArray(data_global))){
(vErrors ??= []).push(failure(instancePath+"/global", "#/properties/global/type", "type", {type: "object"}));errors++;
}
}
if(data.scraper !== undefined){
let data_scraper = data.scraper;
if(data_scraper && typeof data_scraper == "object" && !Array.isArray(data_scraper)){
if(data_scraper.name !== undefined){
if(typeof data_scraper.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: "object"}));errors++;
}
}
if(data.subscriptionID !== undefined){
if(typeof data.subscriptionID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/subscriptionID", "#/properties/subscriptionID/type", "type", {type: "string"}));errors++;
}
}
if(data.organisation !== undefined){
if(typeof data.organisation !== "string"){
(vErrors ??= []).push(failure(instancePath+"/organisation", "#/properties/organisation/type", "type", {type: "string"}));errors++;
}
}
if(data.tenantID !== undefined){
if(typeof data.tenantID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tenantID", "#/properties/tenantID/type", "type", {type: "string"}));errors++;
}
}
if(data.connectionDetails !== undefined){
let data_connectionDetails = data.connectionDetails;
if(data_connectionDetails && typeof data_connectionDetails == "object" && !Array.isArray(data_connectionDetails)){
if(data_connectionDetails.connection !== undefined){
if(typeof data_connectionDetails.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/connection", "#/properties/connectionDetails/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_connectionDetails.clientID !== undefined){
let data_connectionDetails_clientID = data_connectionDetails.clientID;
const _errs_connectionDetails_clientID = errors;
let valid_connectionDetails_clientID = false;
const _errs_connectionDetails_clientID_2 = errors;
if(!(env_var_json(data_connectionDetails_clientID, instancePath+"/connectionDetails/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_connectionDetails_clientID = _errs_connectionDetails_clientID_2 === errors;
valid_connectionDetails_clientID = valid_connectionDetails_clientID || _valid_connectionDetails_clientID;
if(!valid_connectionDetails_clientID){
const _errs_connectionDetails_clientID_3 = errors;
if(data_connectionDetails_clientID !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientID", "#/properties/connectionDetails/properties/clientID/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_connectionDetails_clientID = _errs_connectionDetails_clientID_3 === errors;
valid_connectionDetails_clientID = valid_connectionDetails_clientID || _valid_connectionDetails_clientID;
}
if(!valid_connectionDetails_clientID){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientID", "#/properties/connectionDetails/properties/clientID/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_connectionDetails_clientID;
if(vErrors !== null){
if(_errs_connectionDetails_clientID){
vErrors.length = _errs_connectionDetails_clientID;
}
else {
vErrors = null;
}
}
}
}
if(data_connectionDetails.clientSecret !== undefined){
let data_connectionDetails_clientSecret = data_connectionDetails.clientSecret;
const _errs_connectionDetails_clientSecret = errors;
let valid_connectionDetails_clientSecret = false;
const _errs_connectionDetails_clientSecret_2 = errors;
if(!(env_var_json(data_connectionDetails_clientSecret, instancePath+"/connectionDetails/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_connectionDetails_clientSecret = _errs_connectionDetails_clientSecret_2 === errors;
valid_connectionDetails_clientSecret = valid_connectionDetails_clientSecret || _valid_connectionDetails_clientSecret;
if(!valid_connectionDetails_clientSecret){
const _errs_connectionDetails_clientSecret_3 = errors;
if(data_connectionDetails_clientSecret !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientSecret", "#/properties/connectionDetails/properties/clientSecret/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_connectionDetails_clientSecret = _errs_connectionDetails_clientSecret_3 === errors;
valid_connectionDetails_clientSecret = valid_connectionDetails_clientSecret || _valid_connectionDetails_clientSecret;
}
if(!valid_connectionDetails_clientSecret){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientSecret", "#/properties/connectionDetails/properties/clientSecret/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_connectionDetails_clientSecret;
if(vErrors !== null){
if(_errs_connectionDetails_clientSecret){
vErrors.length = _errs_connectionDetails_clientSecret;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connectionDetails", "#/properties/connectionDetails/type", "type", {type: "object"}));errors++;
}
}
if(data.exclusions !== undefined){
let data_exclusions = data.exclusions;
if(data_exclusions && typeof data_exclusions == "object" && !Array.isArray(data_exclusions)){
if(data_exclusions.activityLogs !== undefined){
let data_exclusions_activityLogs = data_exclusions.activityLogs;
if(Array.isArray(data_exclusions_activityLogs)){
const len_exclusions_activityLogs = data_exclusions_activityLogs.length;
for(let i_exclusions_activityLogs=0; i_exclusions_activityLogs<len_exclusions_activityLogs; i_exclusions_activityLogs++){
if(typeof data_exclusions_activityLogs[i_exclusions_activityLogs] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/activityLogs/" + i_exclusions_activityLogs, "#/properties/exclusions/properties/activityLogs/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/activityLogs", "#/properties/exclusions/properties/activityLogs/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_azure_json.errors = vErrors;
return errors === 0;
}
export default chart_azure_json;
