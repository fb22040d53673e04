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
if(data.topology !== undefined){
let data5 = data.topology;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
}
}
if(data.scraper !== undefined){
let data7 = data.scraper;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data7.schedule !== undefined){
if(typeof data7.schedule !== "string"){
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
let data11 = data.accessKey;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(env_var_json(data11, instancePath+"/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs26 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs27 = errors;
if(data11 !== null){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.secretKey !== undefined){
let data12 = data.secretKey;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(!(env_var_json(data12, instancePath+"/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs32 = errors;
if(data12 !== null){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs32 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.connectionDetails !== undefined){
let data13 = data.connectionDetails;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.connection !== undefined){
if(typeof data13.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/connection", "#/properties/connectionDetails/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data13.accessKey !== undefined){
let data15 = data13.accessKey;
const _errs39 = errors;
let valid7 = false;
const _errs40 = errors;
if(!(env_var_json(data15, instancePath+"/connectionDetails/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid2 = _errs40 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs41 = errors;
if(data15 !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/accessKey", "#/properties/connectionDetails/properties/accessKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid2 = _errs41 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/accessKey", "#/properties/connectionDetails/properties/accessKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data13.secretKey !== undefined){
let data16 = data13.secretKey;
const _errs44 = errors;
let valid8 = false;
const _errs45 = errors;
if(!(env_var_json(data16, instancePath+"/connectionDetails/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid3 = _errs45 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs46 = errors;
if(data16 !== null){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/secretKey", "#/properties/connectionDetails/properties/secretKey/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid3 = _errs46 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/secretKey", "#/properties/connectionDetails/properties/secretKey/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data13.region !== undefined){
let data17 = data13.region;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(typeof data17[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/region/" + i0, "#/properties/connectionDetails/properties/region/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/region", "#/properties/connectionDetails/properties/region/type", "type", {type: "array"}));errors++;
}
}
if(data13.endpoint !== undefined){
if(typeof data13.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/endpoint", "#/properties/connectionDetails/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data13.skipTLSVerify !== undefined){
if(typeof data13.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/skipTLSVerify", "#/properties/connectionDetails/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data13.assumeRole !== undefined){
if(typeof data13.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionDetails/assumeRole", "#/properties/connectionDetails/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/connectionDetails", "#/properties/connectionDetails/type", "type", {type: "object"}));errors++;
}
}
if(data.region !== undefined){
let data22 = data.region;
if(Array.isArray(data22)){
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(typeof data22[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region/" + i1, "#/properties/region/items/type", "type", {type: "string"}));errors++;
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
let data27 = data.cloudtrail;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.maxAge !== undefined){
if(typeof data27.maxAge !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/maxAge", "#/properties/cloudtrail/properties/maxAge/type", "type", {type: "string"}));errors++;
}
}
if(data27.exclude !== undefined){
let data29 = data27.exclude;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(typeof data29[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cloudtrail/exclude/" + i2, "#/properties/cloudtrail/properties/exclude/items/type", "type", {type: "string"}));errors++;
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
let data32 = data.costReporting;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.enabled !== undefined){
if(typeof data32.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/enabled", "#/properties/costReporting/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data32.database !== undefined){
if(typeof data32.database !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/database", "#/properties/costReporting/properties/database/type", "type", {type: "string"}));errors++;
}
}
if(data32.region !== undefined){
if(typeof data32.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/region", "#/properties/costReporting/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data32.s3BucketPath !== undefined){
if(typeof data32.s3BucketPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/s3BucketPath", "#/properties/costReporting/properties/s3BucketPath/type", "type", {type: "string"}));errors++;
}
}
if(data32.table !== undefined){
if(typeof data32.table !== "string"){
(vErrors ??= []).push(failure(instancePath+"/costReporting/table", "#/properties/costReporting/properties/table/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/costReporting", "#/properties/costReporting/type", "type", {type: "object"}));errors++;
}
}
if(data.includeResources !== undefined){
let data38 = data.includeResources;
if(Array.isArray(data38)){
const len3 = data38.length;
for(let i3=0; i3<len3; i3++){
if(typeof data38[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/includeResources/" + i3, "#/properties/includeResources/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/includeResources", "#/properties/includeResources/type", "type", {type: "array"}));errors++;
}
}
if(data.excludeResources !== undefined){
let data40 = data.excludeResources;
if(Array.isArray(data40)){
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
if(typeof data40[i4] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/excludeResources/" + i4, "#/properties/excludeResources/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/excludeResources", "#/properties/excludeResources/type", "type", {type: "array"}));errors++;
}
}
if(data.transform !== undefined){
let data42 = data.transform;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.changes !== undefined){
let data43 = data42.changes;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.exclude !== undefined){
let data44 = data43.exclude;
if(Array.isArray(data44)){
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(typeof data44[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/transform/changes/exclude/" + i5, "#/properties/transform/properties/changes/properties/exclude/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/transform/changes/exclude", "#/properties/transform/properties/changes/properties/exclude/type", "type", {type: "array"}));errors++;
}
}
if(data43.mapping !== undefined){
let data46 = data43.mapping;
if(Array.isArray(data46)){
const len6 = data46.length;
for(let i6=0; i6<len6; i6++){
let data47 = data46[i6];
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))){
(vErrors ??= []).push(failure(instancePath+"/transform/changes/mapping/" + i6, "#/properties/transform/properties/changes/properties/mapping/items/type", "type", {type: "object"}));errors++;
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
if(data42.relationship !== undefined){
let data48 = data42.relationship;
if(Array.isArray(data48)){
const len7 = data48.length;
for(let i7=0; i7<len7; i7++){
let data49 = data48[i7];
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
(vErrors ??= []).push(failure(instancePath+"/transform/relationship/" + i7, "#/properties/transform/properties/relationship/items/type", "type", {type: "object"}));errors++;
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
let data50 = data.retention;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.changes !== undefined){
let data51 = data50.changes;
if(Array.isArray(data51)){
const len8 = data51.length;
for(let i8=0; i8<len8; i8++){
let data52 = data51[i8];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.name !== undefined){
if(typeof data52.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i8+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data52.age !== undefined){
if(typeof data52.age !== "string"){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i8+"/age", "#/properties/retention/properties/changes/items/properties/age/type", "type", {type: "string"}));errors++;
}
}
if(data52.count !== undefined){
let data55 = data52.count;
if(!((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i8+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data55 == "number"){
if(data55 < 0 || isNaN(data55)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i8+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i8, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
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
