// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value0 = {"clusterName":1,"schedule":1,"connection":1,"kubeconfig":1,"watch":1,"exclusions":1,"namespace":1,"scope":1,"since":1,"selector":1,"fieldSelector":1,"maxInFlight":1,"tags":1};
const value1 = ["","namespace","cluster"];
const value2 = Object.prototype.hasOwnProperty;
export function scraper_kubernetes_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clusterName === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clusterName"}));errors++;
}
for(const key0 in data){
if(!(value2.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.clusterName !== undefined){
let data0 = data.clusterName;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/clusterName", "#/properties/clusterName/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clusterName", "#/properties/clusterName/type", "type", {type: "string"}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.kubeconfig !== undefined){
if(!(env_var_json(data.kubeconfig, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.watch !== undefined){
let data4 = data.watch;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.apiVersion === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0, "#/properties/watch/items/required", "required", {missingProperty: "apiVersion"}));errors++;
}
if(data5.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0, "#/properties/watch/items/required", "required", {missingProperty: "kind"}));errors++;
}
for(const key1 in data5){
if(!((key1 === "apiVersion") || (key1 === "kind"))){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0, "#/properties/watch/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data5.apiVersion !== undefined){
let data6 = data5.apiVersion;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0+"/apiVersion", "#/properties/watch/items/properties/apiVersion/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0+"/apiVersion", "#/properties/watch/items/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data5.kind !== undefined){
let data7 = data5.kind;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0+"/kind", "#/properties/watch/items/properties/kind/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0+"/kind", "#/properties/watch/items/properties/kind/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i0, "#/properties/watch/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch", "#/properties/watch/type", "type", {type: "array"}));errors++;
}
}
if(data.exclusions !== undefined){
let data8 = data.exclusions;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/" + i1, "#/properties/exclusions/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/type", "type", {type: "array"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.scope !== undefined){
let data11 = data.scope;
if(typeof data11 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/type", "type", {type: "string"}));errors++;
}
if(!(((data11 === "") || (data11 === "namespace")) || (data11 === "cluster"))){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data.since !== undefined){
if(!(duration_json(data.since, instancePath+"/since"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined){
if(typeof data.selector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/selector", "#/properties/selector/type", "type", {type: "string"}));errors++;
}
}
if(data.fieldSelector !== undefined){
if(typeof data.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldSelector", "#/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.maxInFlight !== undefined){
let data15 = data.maxInFlight;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/type", "type", {type: "integer"}));errors++;
}
if(typeof data15 == "number"){
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.tags !== undefined){
let data16 = data.tags;
if(Array.isArray(data16)){
if(data16.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
if(!(scraper_tag_json(data16[i2], instancePath+"/tags/" + i2))){
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
scraper_kubernetes_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_kubernetes_json_form;
