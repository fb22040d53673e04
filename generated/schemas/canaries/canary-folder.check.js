// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { check_relationships_json } from "../common/check-relationships.check.js";
import { duration_json } from "../common/duration.check.js";
import { gcs_connection_json } from "../common/gcs-connection.check.js";
import { labels_json } from "../common/labels.check.js";
import { metrics_json } from "../common/metrics.check.js";
import { s3_connection_json } from "../common/s3-connection.check.js";
import { sftp_connection_json } from "../common/sftp-connection.check.js";
import { size_json } from "../common/size.check.js";
import { smb_connection_json } from "../common/smb-connection.check.js";
import { template_json } from "../common/template.check.js";
const value0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"path":1,"recursive":1,"filter":1,"minAge":1,"maxAge":1,"minCount":1,"maxCount":1,"minSize":1,"maxSize":1,"availableSize":1,"totalSize":1,"awsConnection":1,"gcpConnection":1,"smbConnection":1,"sftpConnection":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_folder_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "path"}));errors++;
}
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/description", "#/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data3 = data.namespace;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined){
let data5 = data.metrics;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(metrics_json(data5[i0], instancePath+"/metrics/" + i0))){
vErrors = vErrors === null ? metrics_json.errors : vErrors.concat(metrics_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/metrics", "#/properties/metrics/type", "type", {type: "array"}));errors++;
}
}
if(data.markFailOnEmpty !== undefined){
if(typeof data.markFailOnEmpty !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/markFailOnEmpty", "#/properties/markFailOnEmpty/type", "type", {type: "boolean"}));errors++;
}
}
if(data.transformDeleteStrategy !== undefined){
if(typeof data.transformDeleteStrategy !== "string"){
(vErrors ??= []).push(failure(instancePath+"/transformDeleteStrategy", "#/properties/transformDeleteStrategy/type", "type", {type: "string"}));errors++;
}
}
if(data.test !== undefined){
if(!(template_json(data.test, instancePath+"/test"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.display !== undefined){
if(!(template_json(data.display, instancePath+"/display"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
if(!(template_json(data.transform, instancePath+"/transform"))){
vErrors = vErrors === null ? template_json.errors : vErrors.concat(template_json.errors);
errors = vErrors.length;
}
}
if(data.relationships !== undefined){
if(!(check_relationships_json(data.relationships, instancePath+"/relationships"))){
vErrors = vErrors === null ? check_relationships_json.errors : vErrors.concat(check_relationships_json.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
let data13 = data.path;
if(typeof data13 === "string"){
if(data13.length < 1){
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/path", "#/properties/path/type", "type", {type: "string"}));errors++;
}
}
if(data.recursive !== undefined){
if(typeof data.recursive !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/recursive", "#/properties/recursive/type", "type", {type: "boolean"}));errors++;
}
}
if(data.filter !== undefined){
let data15 = data.filter;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!((((((key1 === "minAge") || (key1 === "maxAge")) || (key1 === "minSize")) || (key1 === "maxSize")) || (key1 === "regex")) || (key1 === "since"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data15.minAge !== undefined){
if(!(duration_json(data15.minAge, instancePath+"/filter/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data15.maxAge !== undefined){
if(!(duration_json(data15.maxAge, instancePath+"/filter/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data15.minSize !== undefined){
if(!(size_json(data15.minSize, instancePath+"/filter/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data15.maxSize !== undefined){
if(!(size_json(data15.maxSize, instancePath+"/filter/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data15.regex !== undefined){
if(typeof data15.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/regex", "#/properties/filter/properties/regex/type", "type", {type: "string"}));errors++;
}
}
if(data15.since !== undefined){
if(typeof data15.since !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/since", "#/properties/filter/properties/since/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "object"}));errors++;
}
}
if(data.minAge !== undefined){
if(!(duration_json(data.minAge, instancePath+"/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.maxAge !== undefined){
if(!(duration_json(data.maxAge, instancePath+"/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.minCount !== undefined){
let data24 = data.minCount;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/type", "type", {type: "integer"}));errors++;
}
}
if(data.maxCount !== undefined){
let data25 = data.maxCount;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push(failure(instancePath+"/maxCount", "#/properties/maxCount/type", "type", {type: "integer"}));errors++;
}
}
if(data.minSize !== undefined){
if(!(size_json(data.minSize, instancePath+"/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.maxSize !== undefined){
if(!(size_json(data.maxSize, instancePath+"/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.availableSize !== undefined){
if(!(size_json(data.availableSize, instancePath+"/availableSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.totalSize !== undefined){
if(!(size_json(data.totalSize, instancePath+"/totalSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data.awsConnection !== undefined){
if(!(s3_connection_json(data.awsConnection, instancePath+"/awsConnection"))){
vErrors = vErrors === null ? s3_connection_json.errors : vErrors.concat(s3_connection_json.errors);
errors = vErrors.length;
}
}
if(data.gcpConnection !== undefined){
if(!(gcs_connection_json(data.gcpConnection, instancePath+"/gcpConnection"))){
vErrors = vErrors === null ? gcs_connection_json.errors : vErrors.concat(gcs_connection_json.errors);
errors = vErrors.length;
}
}
if(data.smbConnection !== undefined){
if(!(smb_connection_json(data.smbConnection, instancePath+"/smbConnection"))){
vErrors = vErrors === null ? smb_connection_json.errors : vErrors.concat(smb_connection_json.errors);
errors = vErrors.length;
}
}
if(data.sftpConnection !== undefined){
if(!(sftp_connection_json(data.sftpConnection, instancePath+"/sftpConnection"))){
vErrors = vErrors === null ? sftp_connection_json.errors : vErrors.concat(sftp_connection_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_folder_json.errors = vErrors;
return errors === 0;
}
export default canary_folder_json;
