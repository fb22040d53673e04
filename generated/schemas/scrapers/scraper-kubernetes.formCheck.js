// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value_53cddff1 = {"clusterName":1,"schedule":1,"connection":1,"kubeconfig":1,"watch":1,"exclusions":1,"namespace":1,"scope":1,"since":1,"selector":1,"fieldSelector":1,"maxInFlight":1,"tags":1};
const value_1bf93b52 = ["","namespace","cluster"];
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_kubernetes_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clusterName === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clusterName"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_53cddff1, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.clusterName !== undefined){
let data_clusterName = data.clusterName;
if(typeof data_clusterName === "string"){
if(data_clusterName.length < 1){
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
let data_watch = data.watch;
if(Array.isArray(data_watch)){
const len_watch = data_watch.length;
for(let i_watch=0; i_watch<len_watch; i_watch++){
let data_watch_item = data_watch[i_watch];
if(data_watch_item && typeof data_watch_item == "object" && !Array.isArray(data_watch_item)){
if(data_watch_item.apiVersion === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch, "#/properties/watch/items/required", "required", {missingProperty: "apiVersion"}));errors++;
}
if(data_watch_item.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch, "#/properties/watch/items/required", "required", {missingProperty: "kind"}));errors++;
}
for(const key_watch_item in data_watch_item){
if(!((key_watch_item === "apiVersion") || (key_watch_item === "kind"))){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch, "#/properties/watch/items/additionalProperties", "additionalProperties", {additionalProperty: key_watch_item}));errors++;
}
}
if(data_watch_item.apiVersion !== undefined){
let data_watch_item_apiVersion = data_watch_item.apiVersion;
if(typeof data_watch_item_apiVersion === "string"){
if(data_watch_item_apiVersion.length < 1){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch+"/apiVersion", "#/properties/watch/items/properties/apiVersion/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch+"/apiVersion", "#/properties/watch/items/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data_watch_item.kind !== undefined){
let data_watch_item_kind = data_watch_item.kind;
if(typeof data_watch_item_kind === "string"){
if(data_watch_item_kind.length < 1){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch+"/kind", "#/properties/watch/items/properties/kind/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch+"/kind", "#/properties/watch/items/properties/kind/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch, "#/properties/watch/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch", "#/properties/watch/type", "type", {type: "array"}));errors++;
}
}
if(data.exclusions !== undefined){
let data_exclusions = data.exclusions;
if(Array.isArray(data_exclusions)){
const len_exclusions = data_exclusions.length;
for(let i_exclusions=0; i_exclusions<len_exclusions; i_exclusions++){
if(typeof data_exclusions[i_exclusions] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/" + i_exclusions, "#/properties/exclusions/items/type", "type", {type: "string"}));errors++;
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
let data_scope = data.scope;
if(typeof data_scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/type", "type", {type: "string"}));errors++;
}
if(!(((data_scope === "") || (data_scope === "namespace")) || (data_scope === "cluster"))){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/enum", "enum", {allowedValues: value_1bf93b52}));errors++;
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
let data_maxInFlight = data.maxInFlight;
if(!((typeof data_maxInFlight == "number") && (!(data_maxInFlight % 1) && !isNaN(data_maxInFlight)))){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/type", "type", {type: "integer"}));errors++;
}
if(typeof data_maxInFlight == "number"){
if(data_maxInFlight < 0 || isNaN(data_maxInFlight)){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.tags !== undefined){
let data_tags = data.tags;
if(Array.isArray(data_tags)){
if(data_tags.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len_tags = data_tags.length;
for(let i_tags=0; i_tags<len_tags; i_tags++){
if(!(scraper_tag_json(data_tags[i_tags], instancePath+"/tags/" + i_tags))){
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
