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
const value_dbfc4dc0 = {"name":1,"description":1,"icon":1,"namespace":1,"labels":1,"metrics":1,"markFailOnEmpty":1,"transformDeleteStrategy":1,"test":1,"display":1,"transform":1,"relationships":1,"path":1,"recursive":1,"filter":1,"minAge":1,"maxAge":1,"minCount":1,"maxCount":1,"minSize":1,"maxSize":1,"availableSize":1,"totalSize":1,"awsConnection":1,"gcpConnection":1,"smbConnection":1,"sftpConnection":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
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
for(const key in data){
if(!(value_191f75b3.call(value_dbfc4dc0, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
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
let data_namespace = data.namespace;
const _errs_namespace = errors;
let valid_namespace = false;
const _errs_namespace_2 = errors;
if(typeof data_namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/0/type", "type", {type: "string"}));errors++;
}
var _valid_namespace = _errs_namespace_2 === errors;
valid_namespace = valid_namespace || _valid_namespace;
if(!valid_namespace){
const _errs_namespace_3 = errors;
if(!(data_namespace && typeof data_namespace == "object" && !Array.isArray(data_namespace))){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf/1/type", "type", {type: "object"}));errors++;
}
var _valid_namespace = _errs_namespace_3 === errors;
valid_namespace = valid_namespace || _valid_namespace;
}
if(!valid_namespace){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_namespace;
if(vErrors !== null){
if(_errs_namespace){
vErrors.length = _errs_namespace;
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
let data_metrics = data.metrics;
if(Array.isArray(data_metrics)){
const len_metrics = data_metrics.length;
for(let i_metrics=0; i_metrics<len_metrics; i_metrics++){
if(!(metrics_json(data_metrics[i_metrics], instancePath+"/metrics/" + i_metrics))){
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
let data_path = data.path;
if(typeof data_path === "string"){
if(data_path.length < 1){
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
let data_filter = data.filter;
if(data_filter && typeof data_filter == "object" && !Array.isArray(data_filter)){
for(const key_filter in data_filter){
if(!((((((key_filter === "minAge") || (key_filter === "maxAge")) || (key_filter === "minSize")) || (key_filter === "maxSize")) || (key_filter === "regex")) || (key_filter === "since"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key_filter}));errors++;
}
}
if(data_filter.minAge !== undefined){
if(!(duration_json(data_filter.minAge, instancePath+"/filter/minAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_filter.maxAge !== undefined){
if(!(duration_json(data_filter.maxAge, instancePath+"/filter/maxAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_filter.minSize !== undefined){
if(!(size_json(data_filter.minSize, instancePath+"/filter/minSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data_filter.maxSize !== undefined){
if(!(size_json(data_filter.maxSize, instancePath+"/filter/maxSize"))){
vErrors = vErrors === null ? size_json.errors : vErrors.concat(size_json.errors);
errors = vErrors.length;
}
}
if(data_filter.regex !== undefined){
if(typeof data_filter.regex !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/regex", "#/properties/filter/properties/regex/type", "type", {type: "string"}));errors++;
}
}
if(data_filter.since !== undefined){
if(typeof data_filter.since !== "string"){
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
let data_minCount = data.minCount;
if(!((typeof data_minCount == "number") && (!(data_minCount % 1) && !isNaN(data_minCount)))){
(vErrors ??= []).push(failure(instancePath+"/minCount", "#/properties/minCount/type", "type", {type: "integer"}));errors++;
}
}
if(data.maxCount !== undefined){
let data_maxCount = data.maxCount;
if(!((typeof data_maxCount == "number") && (!(data_maxCount % 1) && !isNaN(data_maxCount)))){
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
