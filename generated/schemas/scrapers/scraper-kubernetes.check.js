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
const value0 = {"id":1,"name":1,"description":1,"type":1,"class":1,"status":1,"health":1,"items":1,"format":1,"timestampFormat":1,"createFields":1,"deleteFields":1,"transform":1,"labels":1,"tags":1,"properties":1,"connection":1,"kubeconfig":1,"eks":1,"gke":1,"cnrm":1,"clusterName":1,"namespace":1,"scope":1,"since":1,"selector":1,"fieldSelector":1,"maxInflight":1,"maxInFlight":1,"watch":1,"exclusions":1,"event":1,"relationships":1,"useCache":1,"allowIncomplete":1};
const value1 = {"label":1,"name":1,"tooltip":1,"icon":1,"type":1,"color":1,"order":1,"headline":1,"hidden":1,"text":1,"value":1,"unit":1,"max":1,"min":1,"status":1,"lastTransition":1,"links":1,"filter":1};
const value2 = Object.prototype.hasOwnProperty;
export function scraper_kubernetes_json(data, instancePath=""){
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
let data10 = data.createFields;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/createFields/" + i0, "#/properties/createFields/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/createFields", "#/properties/createFields/type", "type", {type: "array"}));errors++;
}
}
if(data.deleteFields !== undefined){
let data12 = data.deleteFields;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/deleteFields/" + i1, "#/properties/deleteFields/items/type", "type", {type: "string"}));errors++;
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
let data17 = data.properties;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!(value2.call(value1, key1))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data18.label !== undefined){
if(typeof data18.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/label", "#/properties/properties/items/properties/label/type", "type", {type: "string"}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/name", "#/properties/properties/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.tooltip !== undefined){
if(typeof data18.tooltip !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/tooltip", "#/properties/properties/items/properties/tooltip/type", "type", {type: "string"}));errors++;
}
}
if(data18.icon !== undefined){
if(typeof data18.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/icon", "#/properties/properties/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data18.type !== undefined){
if(typeof data18.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/type", "#/properties/properties/items/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data18.color !== undefined){
if(typeof data18.color !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/color", "#/properties/properties/items/properties/color/type", "type", {type: "string"}));errors++;
}
}
if(data18.order !== undefined){
let data25 = data18.order;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/order", "#/properties/properties/items/properties/order/type", "type", {type: "integer"}));errors++;
}
}
if(data18.headline !== undefined){
if(typeof data18.headline !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/headline", "#/properties/properties/items/properties/headline/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.hidden !== undefined){
if(typeof data18.hidden !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/hidden", "#/properties/properties/items/properties/hidden/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.text !== undefined){
if(typeof data18.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/text", "#/properties/properties/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
if(data18.value !== undefined){
let data29 = data18.value;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/value", "#/properties/properties/items/properties/value/type", "type", {type: "integer"}));errors++;
}
}
if(data18.unit !== undefined){
if(typeof data18.unit !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/unit", "#/properties/properties/items/properties/unit/type", "type", {type: "string"}));errors++;
}
}
if(data18.max !== undefined){
let data31 = data18.max;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/max", "#/properties/properties/items/properties/max/type", "type", {type: "integer"}));errors++;
}
}
if(data18.min !== undefined){
let data32 = data18.min;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/min", "#/properties/properties/items/properties/min/type", "type", {type: "integer"}));errors++;
}
}
if(data18.status !== undefined){
if(typeof data18.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/status", "#/properties/properties/items/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data18.lastTransition !== undefined){
if(typeof data18.lastTransition !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/lastTransition", "#/properties/properties/items/properties/lastTransition/type", "type", {type: "string"}));errors++;
}
}
if(data18.links !== undefined){
let data35 = data18.links;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
if(!(link_json(data35[i3], instancePath+"/properties/" + i2+"/links/" + i3))){
vErrors = vErrors === null ? link_json.errors : vErrors.concat(link_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/links", "#/properties/properties/items/properties/links/type", "type", {type: "array"}));errors++;
}
}
if(data18.filter !== undefined){
if(typeof data18.filter !== "string"){
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2+"/filter", "#/properties/properties/items/properties/filter/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/properties/" + i2, "#/properties/properties/items/type", "type", {type: "object"}));errors++;
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
let data49 = data.maxInflight;
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
(vErrors ??= []).push(failure(instancePath+"/maxInflight", "#/properties/maxInflight/type", "type", {type: "integer"}));errors++;
}
if(typeof data49 == "number"){
if(data49 < 0 || isNaN(data49)){
(vErrors ??= []).push(failure(instancePath+"/maxInflight", "#/properties/maxInflight/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.maxInFlight !== undefined){
let data50 = data.maxInFlight;
if(!((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50)))){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/type", "type", {type: "integer"}));errors++;
}
if(typeof data50 == "number"){
if(data50 < 0 || isNaN(data50)){
(vErrors ??= []).push(failure(instancePath+"/maxInFlight", "#/properties/maxInFlight/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.watch !== undefined){
let data51 = data.watch;
if(Array.isArray(data51)){
const len4 = data51.length;
for(let i4=0; i4<len4; i4++){
let data52 = data51[i4];
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.apiVersion === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4, "#/properties/watch/items/required", "required", {missingProperty: "apiVersion"}));errors++;
}
if(data52.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4, "#/properties/watch/items/required", "required", {missingProperty: "kind"}));errors++;
}
for(const key2 in data52){
if(!((key2 === "apiVersion") || (key2 === "kind"))){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4, "#/properties/watch/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data52.apiVersion !== undefined){
if(typeof data52.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4+"/apiVersion", "#/properties/watch/items/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data52.kind !== undefined){
if(typeof data52.kind !== "string"){
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4+"/kind", "#/properties/watch/items/properties/kind/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch/" + i4, "#/properties/watch/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/watch", "#/properties/watch/type", "type", {type: "array"}));errors++;
}
}
if(data.exclusions !== undefined){
let data55 = data.exclusions;
const _errs106 = errors;
let valid13 = false;
const _errs107 = errors;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key3 in data55){
if(!((((key3 === "name") || (key3 === "kind")) || (key3 === "namespace")) || (key3 === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/0/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data55.name !== undefined){
let data56 = data55.name;
if(Array.isArray(data56)){
const len5 = data56.length;
for(let i5=0; i5<len5; i5++){
if(typeof data56[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/name/" + i5, "#/properties/exclusions/anyOf/0/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/name", "#/properties/exclusions/anyOf/0/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data55.kind !== undefined){
let data58 = data55.kind;
if(Array.isArray(data58)){
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
if(typeof data58[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/kind/" + i6, "#/properties/exclusions/anyOf/0/properties/kind/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/kind", "#/properties/exclusions/anyOf/0/properties/kind/type", "type", {type: "array"}));errors++;
}
}
if(data55.namespace !== undefined){
let data60 = data55.namespace;
if(Array.isArray(data60)){
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
if(typeof data60[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/namespace/" + i7, "#/properties/exclusions/anyOf/0/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions/namespace", "#/properties/exclusions/anyOf/0/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data55.labels !== undefined){
if(!(labels_json(data55.labels, instancePath+"/exclusions/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/0/type", "type", {type: "object"}));errors++;
}
var _valid0 = _errs107 === errors;
valid13 = valid13 || _valid0;
if(!valid13){
const _errs123 = errors;
if(Array.isArray(data55)){
const len8 = data55.length;
for(let i8=0; i8<len8; i8++){
if(typeof data55[i8] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/exclusions/" + i8, "#/properties/exclusions/anyOf/1/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf/1/type", "type", {type: "array"}));errors++;
}
var _valid0 = _errs123 === errors;
valid13 = valid13 || _valid0;
}
if(!valid13){
(vErrors ??= []).push(failure(instancePath+"/exclusions", "#/properties/exclusions/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
}
if(data.event !== undefined){
let data64 = data.event;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key4 in data64){
if(!((key4 === "exclusions") || (key4 === "severityKeywords"))){
(vErrors ??= []).push(failure(instancePath+"/event", "#/properties/event/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data64.exclusions !== undefined){
let data65 = data64.exclusions;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key5 in data65){
if(!(((key5 === "name") || (key5 === "namespace")) || (key5 === "reason"))){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions", "#/properties/event/properties/exclusions/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data65.name !== undefined){
let data66 = data65.name;
if(Array.isArray(data66)){
const len9 = data66.length;
for(let i9=0; i9<len9; i9++){
if(typeof data66[i9] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/name/" + i9, "#/properties/event/properties/exclusions/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/name", "#/properties/event/properties/exclusions/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data65.namespace !== undefined){
let data68 = data65.namespace;
if(Array.isArray(data68)){
const len10 = data68.length;
for(let i10=0; i10<len10; i10++){
if(typeof data68[i10] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/namespace/" + i10, "#/properties/event/properties/exclusions/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/namespace", "#/properties/event/properties/exclusions/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data65.reason !== undefined){
let data70 = data65.reason;
if(Array.isArray(data70)){
const len11 = data70.length;
for(let i11=0; i11<len11; i11++){
if(typeof data70[i11] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/exclusions/reason/" + i11, "#/properties/event/properties/exclusions/properties/reason/items/type", "type", {type: "string"}));errors++;
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
if(data64.severityKeywords !== undefined){
let data72 = data64.severityKeywords;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
for(const key6 in data72){
if(!((key6 === "warn") || (key6 === "error"))){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords", "#/properties/event/properties/severityKeywords/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data72.warn !== undefined){
let data73 = data72.warn;
if(Array.isArray(data73)){
const len12 = data73.length;
for(let i12=0; i12<len12; i12++){
if(typeof data73[i12] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/warn/" + i12, "#/properties/event/properties/severityKeywords/properties/warn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/warn", "#/properties/event/properties/severityKeywords/properties/warn/type", "type", {type: "array"}));errors++;
}
}
if(data72.error !== undefined){
let data75 = data72.error;
if(Array.isArray(data75)){
const len13 = data75.length;
for(let i13=0; i13<len13; i13++){
if(typeof data75[i13] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/event/severityKeywords/error/" + i13, "#/properties/event/properties/severityKeywords/properties/error/items/type", "type", {type: "string"}));errors++;
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
let data77 = data.relationships;
if(Array.isArray(data77)){
const len14 = data77.length;
for(let i14=0; i14<len14; i14++){
let data78 = data77[i14];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.kind === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i14, "#/properties/relationships/items/required", "required", {missingProperty: "kind"}));errors++;
}
if(data78.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i14, "#/properties/relationships/items/required", "required", {missingProperty: "name"}));errors++;
}
if(data78.namespace === undefined){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i14, "#/properties/relationships/items/required", "required", {missingProperty: "namespace"}));errors++;
}
for(const key7 in data78){
if(!(((key7 === "kind") || (key7 === "name")) || (key7 === "namespace"))){
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i14, "#/properties/relationships/items/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data78.kind !== undefined){
if(!(lookup_json(data78.kind, instancePath+"/relationships/" + i14+"/kind"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data78.name !== undefined){
if(!(lookup_json(data78.name, instancePath+"/relationships/" + i14+"/name"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data78.namespace !== undefined){
if(!(lookup_json(data78.namespace, instancePath+"/relationships/" + i14+"/namespace"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/relationships/" + i14, "#/properties/relationships/items/type", "type", {type: "object"}));errors++;
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
