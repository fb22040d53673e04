// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { labels_json } from "../common/labels.check.js";
import { link_json } from "../common/link.check.js";
import { scraper_tags_json } from "../scrapers/scraper-tags.check.js";
import { scraper_transform_json } from "../scrapers/scraper-transform.check.js";
const value_f912185d = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"version":1,"compliance":1,"ignoredLicenses":1,"ignoreUnfixed":1,"licenseFull":1,"severity":1,"vulnType":1,"scanners":1,"timeout":1,"kubernetes":1};
const value_7f857854 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_trivy_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_f912185d, key))){
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
if(data.version !== undefined){
if(typeof data.version !== "string"){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: "string"}));errors++;
}
}
if(data.compliance !== undefined){
let data_compliance = data.compliance;
if(Array.isArray(data_compliance)){
const len_compliance = data_compliance.length;
for(let i_compliance=0; i_compliance<len_compliance; i_compliance++){
if(typeof data_compliance[i_compliance] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/compliance/" + i_compliance, "#/properties/compliance/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/compliance", "#/properties/compliance/type", "type", {type: "array"}));errors++;
}
}
if(data.ignoredLicenses !== undefined){
let data_ignoredLicenses = data.ignoredLicenses;
if(Array.isArray(data_ignoredLicenses)){
const len_ignoredLicenses = data_ignoredLicenses.length;
for(let i_ignoredLicenses=0; i_ignoredLicenses<len_ignoredLicenses; i_ignoredLicenses++){
if(typeof data_ignoredLicenses[i_ignoredLicenses] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignoredLicenses/" + i_ignoredLicenses, "#/properties/ignoredLicenses/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ignoredLicenses", "#/properties/ignoredLicenses/type", "type", {type: "array"}));errors++;
}
}
if(data.ignoreUnfixed !== undefined){
if(typeof data.ignoreUnfixed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ignoreUnfixed", "#/properties/ignoreUnfixed/type", "type", {type: "boolean"}));errors++;
}
}
if(data.licenseFull !== undefined){
if(typeof data.licenseFull !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/licenseFull", "#/properties/licenseFull/type", "type", {type: "boolean"}));errors++;
}
}
if(data.severity !== undefined){
let data_severity = data.severity;
if(Array.isArray(data_severity)){
const len_severity = data_severity.length;
for(let i_severity=0; i_severity<len_severity; i_severity++){
if(typeof data_severity[i_severity] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity/" + i_severity, "#/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data.vulnType !== undefined){
let data_vulnType = data.vulnType;
const _errs_vulnType = errors;
let valid_vulnType = false;
const _errs_vulnType_2 = errors;
if(Array.isArray(data_vulnType)){
const len_vulnType = data_vulnType.length;
for(let i_vulnType=0; i_vulnType<len_vulnType; i_vulnType++){
if(typeof data_vulnType[i_vulnType] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/vulnType/" + i_vulnType, "#/properties/vulnType/anyOf/0/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/vulnType", "#/properties/vulnType/anyOf/0/type", "type", {type: "array"}));errors++;
}
var _valid_vulnType = _errs_vulnType_2 === errors;
valid_vulnType = valid_vulnType || _valid_vulnType;
if(!valid_vulnType){
const _errs_vulnType_3 = errors;
if(typeof data_vulnType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/vulnType", "#/properties/vulnType/anyOf/1/type", "type", {type: "string"}));errors++;
}
var _valid_vulnType = _errs_vulnType_3 === errors;
valid_vulnType = valid_vulnType || _valid_vulnType;
}
if(!valid_vulnType){
(vErrors ??= []).push(failure(instancePath+"/vulnType", "#/properties/vulnType/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_vulnType;
if(vErrors !== null){
if(_errs_vulnType){
vErrors.length = _errs_vulnType;
}
else {
vErrors = null;
}
}
}
}
if(data.scanners !== undefined){
let data_scanners = data.scanners;
if(Array.isArray(data_scanners)){
const len_scanners = data_scanners.length;
for(let i_scanners=0; i_scanners<len_scanners; i_scanners++){
if(typeof data_scanners[i_scanners] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scanners/" + i_scanners, "#/properties/scanners/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scanners", "#/properties/scanners/type", "type", {type: "array"}));errors++;
}
}
if(data.timeout !== undefined){
if(!(duration_json(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.kubernetes !== undefined){
let data_kubernetes = data.kubernetes;
const _errs_kubernetes = errors;
let valid_kubernetes = false;
const _errs_kubernetes_2 = errors;
if(data_kubernetes && typeof data_kubernetes == "object" && !Array.isArray(data_kubernetes)){
for(const key_kubernetes in data_kubernetes){
if(!((((key_kubernetes === "components") || (key_kubernetes === "context")) || (key_kubernetes === "kubeconfig")) || (key_kubernetes === "namespace"))){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key_kubernetes}));errors++;
}
}
if(data_kubernetes.components !== undefined){
let data_kubernetes_components = data_kubernetes.components;
if(Array.isArray(data_kubernetes_components)){
const len_kubernetes_components = data_kubernetes_components.length;
for(let i_kubernetes_components=0; i_kubernetes_components<len_kubernetes_components; i_kubernetes_components++){
if(typeof data_kubernetes_components[i_kubernetes_components] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components/" + i_kubernetes_components, "#/properties/kubernetes/anyOf/0/properties/components/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components", "#/properties/kubernetes/anyOf/0/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data_kubernetes.context !== undefined){
if(typeof data_kubernetes.context !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/context", "#/properties/kubernetes/anyOf/0/properties/context/type", "type", {type: "string"}));errors++;
}
}
if(data_kubernetes.kubeconfig !== undefined){
if(typeof data_kubernetes.kubeconfig !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/kubeconfig", "#/properties/kubernetes/anyOf/0/properties/kubeconfig/type", "type", {type: "string"}));errors++;
}
}
if(data_kubernetes.namespace !== undefined){
if(typeof data_kubernetes.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/namespace", "#/properties/kubernetes/anyOf/0/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/anyOf/0/type", "type", {type: "object"}));errors++;
}
var _valid_kubernetes_namespace = _errs_kubernetes_2 === errors;
valid_kubernetes = valid_kubernetes || _valid_kubernetes_namespace;
if(!valid_kubernetes){
const _errs_kubernetes_namespace = errors;
if(Array.isArray(data_kubernetes)){
const len_kubernetes = data_kubernetes.length;
for(let i_kubernetes=0; i_kubernetes<len_kubernetes; i_kubernetes++){
if(typeof data_kubernetes[i_kubernetes] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/" + i_kubernetes, "#/properties/kubernetes/anyOf/1/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/anyOf/1/type", "type", {type: "array"}));errors++;
}
var _valid_kubernetes_namespace = _errs_kubernetes_namespace === errors;
valid_kubernetes = valid_kubernetes || _valid_kubernetes_namespace;
}
if(!valid_kubernetes){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_kubernetes;
if(vErrors !== null){
if(_errs_kubernetes){
vErrors.length = _errs_kubernetes;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_trivy_json.errors = vErrors;
return errors === 0;
}
export default scraper_trivy_json;
