// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
export function chart_aws_json(data, instancePath=""){
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
if(data.topology !== undefined){
let data_topology = data.topology;
if(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology)){
if(data_topology.name !== undefined){
if(typeof data_topology.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
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
if(data_scraper.schedule !== undefined){
if(typeof data_scraper.schedule !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/schedule", "#/properties/scraper/properties/schedule/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: "object"}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
let data_accessKey = data.accessKey;
const _errs_accessKey = errors;
let valid_accessKey = false;
const _errs_accessKey_2 = errors;
if(!(env_var_json(data_accessKey, instancePath+"/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_accessKey = _errs_accessKey_2 === errors;
valid_accessKey = valid_accessKey || _valid_accessKey;
if(!valid_accessKey){
const _errs_accessKey_3 = errors;
if(data_accessKey !== null){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_accessKey = _errs_accessKey_3 === errors;
valid_accessKey = valid_accessKey || _valid_accessKey;
}
if(!valid_accessKey){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_accessKey;
if(vErrors !== null){
if(_errs_accessKey){
vErrors.length = _errs_accessKey;
}
else {
vErrors = null;
}
}
}
}
if(data.secretKey !== undefined){
let data_secretKey = data.secretKey;
const _errs_secretKey = errors;
let valid_secretKey = false;
const _errs_secretKey_2 = errors;
if(!(env_var_json(data_secretKey, instancePath+"/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_secretKey = _errs_secretKey_2 === errors;
valid_secretKey = valid_secretKey || _valid_secretKey;
if(!valid_secretKey){
const _errs_secretKey_3 = errors;
if(data_secretKey !== null){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_secretKey = _errs_secretKey_3 === errors;
valid_secretKey = valid_secretKey || _valid_secretKey;
}
if(!valid_secretKey){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_secretKey;
if(vErrors !== null){
if(_errs_secretKey){
vErrors.length = _errs_secretKey;
}
else {
vErrors = null;
}
}
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
if(data_connectionDetails.accessKey !== undefined){
let data_connectionDetails_accessKey = data_connectionDetails.accessKey;
const _errs_connectionDetails_accessKey = errors;
let valid_connectionDetails_accessKey = false;
const _errs_connectionDetails_accessKey_2 = errors;
if(!(env_var_json(data_connectionDetails_accessKey, instancePath+"/connectionDetails/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_connectionDetails_accessKey = _errs_connectionDetails_accessKey_2 === errors;
valid_connectionDetails_accessKey = valid_connectionDetails_accessKey || _valid_connectionDetails_accessKey;
if(!valid_connectionDetails_accessKey){
const _errs_connectionDetails_accessKey_3 = errors;
if(data_connectionDetails_accessKey !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/accessKey", "#/properties/connectionDetails/properties/accessKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_connectionDetails_accessKey = _errs_connectionDetails_accessKey_3 === errors;
valid_connectionDetails_accessKey = valid_connectionDetails_accessKey || _valid_connectionDetails_accessKey;
}
if(!valid_connectionDetails_accessKey){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/accessKey", "#/properties/connectionDetails/properties/accessKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_connectionDetails_accessKey;
if(vErrors !== null){
if(_errs_connectionDetails_accessKey){
vErrors.length = _errs_connectionDetails_accessKey;
}
else {
vErrors = null;
}
}
}
}
if(data_connectionDetails.secretKey !== undefined){
let data_connectionDetails_secretKey = data_connectionDetails.secretKey;
const _errs_connectionDetails_secretKey = errors;
let valid_connectionDetails_secretKey = false;
const _errs_connectionDetails_secretKey_2 = errors;
if(!(env_var_json(data_connectionDetails_secretKey, instancePath+"/connectionDetails/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_connectionDetails_secretKey = _errs_connectionDetails_secretKey_2 === errors;
valid_connectionDetails_secretKey = valid_connectionDetails_secretKey || _valid_connectionDetails_secretKey;
if(!valid_connectionDetails_secretKey){
const _errs_connectionDetails_secretKey_3 = errors;
if(data_connectionDetails_secretKey !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/secretKey", "#/properties/connectionDetails/properties/secretKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_connectionDetails_secretKey = _errs_connectionDetails_secretKey_3 === errors;
valid_connectionDetails_secretKey = valid_connectionDetails_secretKey || _valid_connectionDetails_secretKey;
}
if(!valid_connectionDetails_secretKey){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/secretKey", "#/properties/connectionDetails/properties/secretKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_connectionDetails_secretKey;
if(vErrors !== null){
if(_errs_connectionDetails_secretKey){
vErrors.length = _errs_connectionDetails_secretKey;
}
else {
vErrors = null;
}
}
}
}
if(data_connectionDetails.region !== undefined){
let data_connectionDetails_region = data_connectionDetails.region;
if(Array.isArray(data_connectionDetails_region)){
const len_connectionDetails_region = data_connectionDetails_region.length;
for(let i_connectionDetails_region=0; i_connectionDetails_region<len_connectionDetails_region; i_connectionDetails_region++){
if(typeof data_connectionDetails_region[i_connectionDetails_region] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/region/" + i_connectionDetails_region, "#/properties/connectionDetails/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/region", "#/properties/connectionDetails/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data_connectionDetails.endpoint !== undefined){
if(typeof data_connectionDetails.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/endpoint", "#/properties/connectionDetails/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data_connectionDetails.skipTLSVerify !== undefined){
if(typeof data_connectionDetails.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/skipTLSVerify", "#/properties/connectionDetails/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data_connectionDetails.assumeRole !== undefined){
if(typeof data_connectionDetails.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/assumeRole", "#/properties/connectionDetails/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connectionDetails", "#/properties/connectionDetails/type", "type", {type: "object"}));errors++;
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
if(data.assumeRole !== undefined){
if(typeof data.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/assumeRole", "#/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data.cloudtrail !== undefined){
let data_cloudtrail = data.cloudtrail;
if(data_cloudtrail && typeof data_cloudtrail == "object" && !Array.isArray(data_cloudtrail)){
if(data_cloudtrail.maxAge !== undefined){
if(typeof data_cloudtrail.maxAge !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/maxAge", "#/properties/cloudtrail/properties/maxAge/type", "type", {type: "string"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudtrail", "#/properties/cloudtrail/type", "type", {type: "object"}));errors++;
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
if(data_costReporting.enabled !== undefined){
if(typeof data_costReporting.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/enabled", "#/properties/costReporting/properties/enabled/type", "type", {type: "boolean"}));errors++;
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
}
else {
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/type", "type", {type: "object"}));errors++;
}
}
if(data.includeResources !== undefined){
let data_includeResources = data.includeResources;
if(Array.isArray(data_includeResources)){
const len_includeResources = data_includeResources.length;
for(let i_includeResources=0; i_includeResources<len_includeResources; i_includeResources++){
if(typeof data_includeResources[i_includeResources] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/includeResources/" + i_includeResources, "#/properties/includeResources/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/includeResources", "#/properties/includeResources/type", "type", {type: "array"}));errors++;
}
}
if(data.excludeResources !== undefined){
let data_excludeResources = data.excludeResources;
if(Array.isArray(data_excludeResources)){
const len_excludeResources = data_excludeResources.length;
for(let i_excludeResources=0; i_excludeResources<len_excludeResources; i_excludeResources++){
if(typeof data_excludeResources[i_excludeResources] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/excludeResources/" + i_excludeResources, "#/properties/excludeResources/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/excludeResources", "#/properties/excludeResources/type", "type", {type: "array"}));errors++;
}
}
if(data.transform !== undefined){
let data_transform = data.transform;
if(data_transform && typeof data_transform == "object" && !Array.isArray(data_transform)){
if(data_transform.changes !== undefined){
let data_transform_changes = data_transform.changes;
if(data_transform_changes && typeof data_transform_changes == "object" && !Array.isArray(data_transform_changes)){
if(data_transform_changes.exclude !== undefined){
let data_transform_changes_exclude = data_transform_changes.exclude;
if(Array.isArray(data_transform_changes_exclude)){
const len_transform_changes_exclude = data_transform_changes_exclude.length;
for(let i_transform_changes_exclude=0; i_transform_changes_exclude<len_transform_changes_exclude; i_transform_changes_exclude++){
if(typeof data_transform_changes_exclude[i_transform_changes_exclude] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/transform/changes/exclude/" + i_transform_changes_exclude, "#/properties/transform/properties/changes/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform/changes/exclude", "#/properties/transform/properties/changes/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data_transform_changes.mapping !== undefined){
let data_transform_changes_mapping = data_transform_changes.mapping;
if(Array.isArray(data_transform_changes_mapping)){
const len_transform_changes_mapping = data_transform_changes_mapping.length;
for(let i_transform_changes_mapping=0; i_transform_changes_mapping<len_transform_changes_mapping; i_transform_changes_mapping++){
let data_transform_changes_mapping_item = data_transform_changes_mapping[i_transform_changes_mapping];
if(!(data_transform_changes_mapping_item && typeof data_transform_changes_mapping_item == "object" && !Array.isArray(data_transform_changes_mapping_item))){
(vErrors ??= []).push(failure(instancePath+"/transform/changes/mapping/" + i_transform_changes_mapping, "#/properties/transform/properties/changes/properties/mapping/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform/changes/mapping", "#/properties/transform/properties/changes/properties/mapping/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform/changes", "#/properties/transform/properties/changes/type", "type", {type: "object"}));errors++;
}
}
if(data_transform.relationship !== undefined){
let data_transform_relationship = data_transform.relationship;
if(Array.isArray(data_transform_relationship)){
const len_transform_relationship = data_transform_relationship.length;
for(let i_transform_relationship=0; i_transform_relationship<len_transform_relationship; i_transform_relationship++){
let data_transform_relationship_item = data_transform_relationship[i_transform_relationship];
if(!(data_transform_relationship_item && typeof data_transform_relationship_item == "object" && !Array.isArray(data_transform_relationship_item))){
(vErrors ??= []).push(failure(instancePath+"/transform/relationship/" + i_transform_relationship, "#/properties/transform/properties/relationship/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform/relationship", "#/properties/transform/properties/relationship/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform", "#/properties/transform/type", "type", {type: "object"}));errors++;
}
}
if(data.retention !== undefined){
let data_retention = data.retention;
if(data_retention && typeof data_retention == "object" && !Array.isArray(data_retention)){
if(data_retention.changes !== undefined){
let data_retention_changes = data_retention.changes;
if(Array.isArray(data_retention_changes)){
const len_retention_changes = data_retention_changes.length;
for(let i_retention_changes=0; i_retention_changes<len_retention_changes; i_retention_changes++){
let data_retention_changes_item = data_retention_changes[i_retention_changes];
if(data_retention_changes_item && typeof data_retention_changes_item == "object" && !Array.isArray(data_retention_changes_item)){
if(data_retention_changes_item.name !== undefined){
if(typeof data_retention_changes_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_changes_item.age !== undefined){
if(typeof data_retention_changes_item.age !== "string"){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/age", "#/properties/retention/properties/changes/items/properties/age/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_changes_item.count !== undefined){
let data_retention_changes_item_count = data_retention_changes_item.count;
if(!((typeof data_retention_changes_item_count == "number") && (!(data_retention_changes_item_count % 1) && !isNaN(data_retention_changes_item_count)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data_retention_changes_item_count == "number"){
if(data_retention_changes_item_count < 0 || isNaN(data_retention_changes_item_count)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes", "#/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_aws_json.errors = vErrors;
return errors === 0;
}
export default chart_aws_json;
