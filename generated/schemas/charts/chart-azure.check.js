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
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(typeof data2[key0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data.global !== undefined){
let data4 = data.global;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
(vErrors ??= []).push(failure(instancePath+"/global", "#/properties/global/type", "type", {type: "object"}));errors++;
}
}
if(data.scraper !== undefined){
let data5 = data.scraper;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
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
let data10 = data.connectionDetails;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.connection !== undefined){
if(typeof data10.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/connection", "#/properties/connectionDetails/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data10.clientID !== undefined){
let data12 = data10.clientID;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(!(env_var_json(data12, instancePath+"/connectionDetails/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs28 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs29 = errors;
if(data12 !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientID", "#/properties/connectionDetails/properties/clientID/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs29 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientID", "#/properties/connectionDetails/properties/clientID/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data10.clientSecret !== undefined){
let data13 = data10.clientSecret;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(env_var_json(data13, instancePath+"/connectionDetails/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs34 = errors;
if(data13 !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientSecret", "#/properties/connectionDetails/properties/clientSecret/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs34 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/clientSecret", "#/properties/connectionDetails/properties/clientSecret/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
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
let data14 = data.exclusions;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.activityLogs !== undefined){
let data15 = data14.activityLogs;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(typeof data15[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/activityLogs/" + i0, "#/properties/exclusions/properties/activityLogs/items/type", "type", {type: "string"}));errors++;
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
