// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { cnrm_connection_json } from "../common/cnrm-connection.check.js";
import { duration_json } from "../common/duration.check.js";
import { eks_connection_json } from "../common/eks-connection.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { gke_connection_json } from "../common/gke-connection.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { lookup_json } from "../common/lookup.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_88888263 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"clusterName":1,"namespace":1,"scope":1,"since":1,"selector":1,"fieldSelector":1,"maxInflight":1,"maxInFlight":1,"watch":1,"exclusions":1,"event":1,"relationships":1,"useCache":1,"allowIncomplete":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_kubernetes_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clusterName === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clusterName"}));errors++;
}
for(const key in data){
if(!(value_191f75b3.call(value_88888263, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_createFields = data.createFields;
if(Array.isArray(data_createFields)){
const len_createFields = data_createFields.length;
for(let i_createFields=0; i_createFields<len_createFields; i_createFields++){
if(typeof data_createFields[i_createFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i_createFields, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data_deleteFields = data.deleteFields;
if(Array.isArray(data_deleteFields)){
const len_deleteFields = data_deleteFields.length;
for(let i_deleteFields=0; i_deleteFields<len_deleteFields; i_deleteFields++){
if(typeof data_deleteFields[i_deleteFields] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i_deleteFields, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
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
let data_properties = data.properties;
if(Array.isArray(data_properties)){
const len_properties = data_properties.length;
for(let i_properties=0; i_properties<len_properties; i_properties++){
let data_properties_item = data_properties[i_properties];
if(data_properties_item && typeof data_properties_item == "object" && !Array.isArray(data_properties_item)){
for(const key_properties_item in data_properties_item){
if(!(value_191f75b3.call(value_7f857854, key_properties_item))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key_properties_item}));errors++;
}
}
if(data_properties_item.label !== undefined){
if(typeof data_properties_item.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.name !== undefined){
if(typeof data_properties_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.tooltip !== undefined){
if(typeof data_properties_item.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.icon !== undefined){
if(typeof data_properties_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.type !== undefined){
if(typeof data_properties_item.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.color !== undefined){
if(typeof data_properties_item.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.order !== undefined){
let data_properties_item_order = data_properties_item.order;
if(!((typeof data_properties_item_order == "number") && (!(data_properties_item_order % 1) && !isNaN(data_properties_item_order)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.headline !== undefined){
if(typeof data_properties_item.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.hidden !== undefined){
if(typeof data_properties_item.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data_properties_item.text !== undefined){
if(typeof data_properties_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.value !== undefined){
let data_properties_item_value = data_properties_item.value;
if(!((typeof data_properties_item_value == "number") && (!(data_properties_item_value % 1) && !isNaN(data_properties_item_value)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.unit !== undefined){
if(typeof data_properties_item.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.max !== undefined){
let data_properties_item_max = data_properties_item.max;
if(!((typeof data_properties_item_max == "number") && (!(data_properties_item_max % 1) && !isNaN(data_properties_item_max)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.min !== undefined){
let data_properties_item_min = data_properties_item.min;
if(!((typeof data_properties_item_min == "number") && (!(data_properties_item_min % 1) && !isNaN(data_properties_item_min)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data_properties_item.status !== undefined){
if(typeof data_properties_item.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.lastTransition !== undefined){
if(typeof data_properties_item.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data_properties_item.links !== undefined){
let data_properties_item_links = data_properties_item.links;
if(Array.isArray(data_properties_item_links)){
const len_properties_item_links = data_properties_item_links.length;
for(let i_properties_item_links=0; i_properties_item_links<len_properties_item_links; i_properties_item_links++){
if(!(link_json(data_properties_item_links[i_properties_item_links], instancePath+"/properties/" + i_properties+"/links/" + i_properties_item_links))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data_properties_item.filter !== undefined){
if(typeof data_properties_item.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i_properties, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
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
if(data.kubeconfig !== undefined){
if(!(env_var_json(data.kubeconfig, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.eks !== undefined){
if(!(eks_connection_json(data.eks, instancePath+"/eks"))){
vErrors = vErrors === null ? eks_connection_json.errors : vErrors.concat(eks_connection_json.errors);
errors = vErrors.length;
}
}
if(data.gke !== undefined){
if(!(gke_connection_json(data.gke, instancePath+"/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data.cnrm !== undefined){
if(!(cnrm_connection_json(data.cnrm, instancePath+"/cnrm"))){
vErrors = vErrors === null ? cnrm_connection_json.errors : vErrors.concat(cnrm_connection_json.errors);
errors = vErrors.length;
}
}
if(data.clusterName !== undefined){
if(typeof data.clusterName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clusterName", "#/properties/clusterName/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
if(typeof data.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.scope !== undefined){
if(typeof data.scope !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/type", "type", {type: "string"}));errors++;
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
if(data.maxInflight !== undefined){
let data_maxInflight = data.maxInflight;
if(!((typeof data_maxInflight == "number") && (!(data_maxInflight % 1) && !isNaN(data_maxInflight)))){
(vErrors ??= []).push(failure(instancePath+"/maxInflight", "#/properties/maxInflight/type", "type", {type: "integer"}));errors++;
}
if(typeof data_maxInflight == "number"){
if(data_maxInflight < 0 || isNaN(data_maxInflight)){
(vErrors ??= []).push(failure(instancePath+"/maxInflight", "#/properties/maxInflight/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
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
if(typeof data_watch_item.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i_watch+"/apiVersion", "#/properties/watch/items/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data_watch_item.kind !== undefined){
if(typeof data_watch_item.kind !== "string"){
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
const _errs_exclusions = errors;
let valid_exclusions = false;
const _errs_exclusions_2 = errors;
if(data_exclusions && typeof data_exclusions == "object" && !Array.isArray(data_exclusions)){
for(const key_exclusions in data_exclusions){
if(!((((key_exclusions === "name") || (key_exclusions === "kind")) || (key_exclusions === "namespace")) || (key_exclusions === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key_exclusions}));errors++;
}
}
if(data_exclusions.name !== undefined){
let data_exclusions_name = data_exclusions.name;
if(Array.isArray(data_exclusions_name)){
const len_exclusions_name = data_exclusions_name.length;
for(let i_exclusions_name=0; i_exclusions_name<len_exclusions_name; i_exclusions_name++){
if(typeof data_exclusions_name[i_exclusions_name] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/name/" + i_exclusions_name, "#/properties/exclusions/anyOf/0/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/name", "#/properties/exclusions/anyOf/0/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data_exclusions.kind !== undefined){
let data_exclusions_kind = data_exclusions.kind;
if(Array.isArray(data_exclusions_kind)){
const len_exclusions_kind = data_exclusions_kind.length;
for(let i_exclusions_kind=0; i_exclusions_kind<len_exclusions_kind; i_exclusions_kind++){
if(typeof data_exclusions_kind[i_exclusions_kind] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/kind/" + i_exclusions_kind, "#/properties/exclusions/anyOf/0/properties/kind/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/kind", "#/properties/exclusions/anyOf/0/properties/kind/type", "type", {type: "array"}));errors++;
}
}
if(data_exclusions.namespace !== undefined){
let data_exclusions_namespace = data_exclusions.namespace;
if(Array.isArray(data_exclusions_namespace)){
const len_exclusions_namespace = data_exclusions_namespace.length;
for(let i_exclusions_namespace=0; i_exclusions_namespace<len_exclusions_namespace; i_exclusions_namespace++){
if(typeof data_exclusions_namespace[i_exclusions_namespace] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/namespace/" + i_exclusions_namespace, "#/properties/exclusions/anyOf/0/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/namespace", "#/properties/exclusions/anyOf/0/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data_exclusions.labels !== undefined){
if(!(labels_json(data_exclusions.labels, instancePath+"/exclusions/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_exclusions_labels = _errs_exclusions_2 === errors;
valid_exclusions = valid_exclusions || _valid_exclusions_labels;
if(!valid_exclusions){
const _errs_exclusions_labels = errors;
if(Array.isArray(data_exclusions)){
const len_exclusions = data_exclusions.length;
for(let i_exclusions=0; i_exclusions<len_exclusions; i_exclusions++){
if(typeof data_exclusions[i_exclusions] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/" + i_exclusions, "#/properties/exclusions/anyOf/1/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/1/type", "type", {type: "array"}));errors++;
}
var _valid_exclusions_labels = _errs_exclusions_labels === errors;
valid_exclusions = valid_exclusions || _valid_exclusions_labels;
}
if(!valid_exclusions){
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_exclusions;
if(vErrors !== null){
if(_errs_exclusions){
vErrors.length = _errs_exclusions;
}
else {
vErrors = null;
}
}
}
}
if(data.event !== undefined){
let data_event = data.event;
if(data_event && typeof data_event == "object" && !Array.isArray(data_event)){
for(const key_event in data_event){
if(!((key_event === "exclusions") || (key_event === "severityKeywords"))){
(vErrors ??= []).push(failure(instancePath+"/event", "#/properties/event/additionalProperties", "additionalProperties", {additionalProperty: key_event}));errors++;
}
}
if(data_event.exclusions !== undefined){
let data_event_exclusions = data_event.exclusions;
if(data_event_exclusions && typeof data_event_exclusions == "object" && !Array.isArray(data_event_exclusions)){
for(const key_event_exclusions in data_event_exclusions){
if(!(((key_event_exclusions === "name") || (key_event_exclusions === "namespace")) || (key_event_exclusions === "reason"))){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions", "#/properties/event/properties/exclusions/additionalProperties", "additionalProperties", {additionalProperty: key_event_exclusions}));errors++;
}
}
if(data_event_exclusions.name !== undefined){
let data_event_exclusions_name = data_event_exclusions.name;
if(Array.isArray(data_event_exclusions_name)){
const len_event_exclusions_name = data_event_exclusions_name.length;
for(let i_event_exclusions_name=0; i_event_exclusions_name<len_event_exclusions_name; i_event_exclusions_name++){
if(typeof data_event_exclusions_name[i_event_exclusions_name] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/name/" + i_event_exclusions_name, "#/properties/event/properties/exclusions/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/name", "#/properties/event/properties/exclusions/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data_event_exclusions.namespace !== undefined){
let data_event_exclusions_namespace = data_event_exclusions.namespace;
if(Array.isArray(data_event_exclusions_namespace)){
const len_event_exclusions_namespace = data_event_exclusions_namespace.length;
for(let i_event_exclusions_namespace=0; i_event_exclusions_namespace<len_event_exclusions_namespace; i_event_exclusions_namespace++){
if(typeof data_event_exclusions_namespace[i_event_exclusions_namespace] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/namespace/" + i_event_exclusions_namespace, "#/properties/event/properties/exclusions/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/namespace", "#/properties/event/properties/exclusions/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data_event_exclusions.reason !== undefined){
let data_event_exclusions_reason = data_event_exclusions.reason;
if(Array.isArray(data_event_exclusions_reason)){
const len_event_exclusions_reason = data_event_exclusions_reason.length;
for(let i_event_exclusions_reason=0; i_event_exclusions_reason<len_event_exclusions_reason; i_event_exclusions_reason++){
if(typeof data_event_exclusions_reason[i_event_exclusions_reason] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/reason/" + i_event_exclusions_reason, "#/properties/event/properties/exclusions/properties/reason/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/reason", "#/properties/event/properties/exclusions/properties/reason/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions", "#/properties/event/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data_event.severityKeywords !== undefined){
let data_event_severityKeywords = data_event.severityKeywords;
if(data_event_severityKeywords && typeof data_event_severityKeywords == "object" && !Array.isArray(data_event_severityKeywords)){
for(const key_event_severityKeywords in data_event_severityKeywords){
if(!((key_event_severityKeywords === "warn") || (key_event_severityKeywords === "error"))){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords", "#/properties/event/properties/severityKeywords/additionalProperties", "additionalProperties", {additionalProperty: key_event_severityKeywords}));errors++;
}
}
if(data_event_severityKeywords.warn !== undefined){
let data_event_severityKeywords_warn = data_event_severityKeywords.warn;
if(Array.isArray(data_event_severityKeywords_warn)){
const len_event_severityKeywords_warn = data_event_severityKeywords_warn.length;
for(let i_event_severityKeywords_warn=0; i_event_severityKeywords_warn<len_event_severityKeywords_warn; i_event_severityKeywords_warn++){
if(typeof data_event_severityKeywords_warn[i_event_severityKeywords_warn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/warn/" + i_event_severityKeywords_warn, "#/properties/event/properties/severityKeywords/properties/warn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/warn", "#/properties/event/properties/severityKeywords/properties/warn/type", "type", {type: "array"}));errors++;
}
}
if(data_event_severityKeywords.error !== undefined){
let data_event_severityKeywords_error = data_event_severityKeywords.error;
if(Array.isArray(data_event_severityKeywords_error)){
const len_event_severityKeywords_error = data_event_severityKeywords_error.length;
for(let i_event_severityKeywords_error=0; i_event_severityKeywords_error<len_event_severityKeywords_error; i_event_severityKeywords_error++){
if(typeof data_event_severityKeywords_error[i_event_severityKeywords_error] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/error/" + i_event_severityKeywords_error, "#/properties/event/properties/severityKeywords/properties/error/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/error", "#/properties/event/properties/severityKeywords/properties/error/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords", "#/properties/event/properties/severityKeywords/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event", "#/properties/event/type", "type", {type: "object"}));errors++;
}
}
if(data.relationships !== undefined){
let data_relationships = data.relationships;
if(Array.isArray(data_relationships)){
const len_relationships = data_relationships.length;
for(let i_relationships=0; i_relationships<len_relationships; i_relationships++){
let data_relationships_item = data_relationships[i_relationships];
if(data_relationships_item && typeof data_relationships_item == "object" && !Array.isArray(data_relationships_item)){
if(data_relationships_item.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/required", "required", {missingProperty: "kind"}));errors++;
}
if(data_relationships_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/required", "required", {missingProperty: "name"}));errors++;
}
if(data_relationships_item.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/required", "required", {missingProperty: "namespace"}));errors++;
}
for(const key_relationships_item in data_relationships_item){
if(!(((key_relationships_item === "kind") || (key_relationships_item === "name")) || (key_relationships_item === "namespace"))){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key_relationships_item}));errors++;
}
}
if(data_relationships_item.kind !== undefined){
if(!(lookup_json(data_relationships_item.kind, instancePath+"/relationships/" + i_relationships+"/kind"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationships_item.name !== undefined){
if(!(lookup_json(data_relationships_item.name, instancePath+"/relationships/" + i_relationships+"/name"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data_relationships_item.namespace !== undefined){
if(!(lookup_json(data_relationships_item.namespace, instancePath+"/relationships/" + i_relationships+"/namespace"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i_relationships, "#/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships", "#/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data.useCache !== undefined){
if(typeof data.useCache !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/useCache", "#/properties/useCache/type", "type", {type: "boolean"}));errors++;
}
}
if(data.allowIncomplete !== undefined){
if(typeof data.allowIncomplete !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/allowIncomplete", "#/properties/allowIncomplete/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_kubernetes_json.errors = vErrors;
return errors === 0;
}
export default scraper_kubernetes_json;
