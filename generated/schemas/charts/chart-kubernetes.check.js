// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
const value0 = ["object","null"];
const value1 = ["prometheus","gke"];
export function chart_kubernetes_json(data, instancePath=""){
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
if(data.clusterName !== undefined){
if(typeof data.clusterName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clusterName", "#/properties/clusterName/type", "type", {type: "string"}));errors++;
}
}
if(data.kubeconfig !== undefined){
let data6 = data.kubeconfig;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(env_var_json(data6, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs17 = errors;
if(data6 !== null){
(vErrors ??= []).push(failure(instancePath+"/kubeconfig", "#/properties/kubeconfig/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push(failure(instancePath+"/kubeconfig", "#/properties/kubeconfig/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.prometheusURL !== undefined){
if(typeof data.prometheusURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheusURL", "#/properties/prometheusURL/type", "type", {type: "string"}));errors++;
}
}
if(data.prometheus !== undefined){
let data8 = data.prometheus;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.url !== undefined){
let data9 = data8.url;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(env_var_json(data9, instancePath+"/prometheus/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs26 = errors;
if(data9 !== null){
(vErrors ??= []).push(failure(instancePath+"/prometheus/url", "#/properties/prometheus/properties/url/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
(vErrors ??= []).push(failure(instancePath+"/prometheus/url", "#/properties/prometheus/properties/url/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data8.connection !== undefined){
if(typeof data8.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/connection", "#/properties/prometheus/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data8.createConnection !== undefined){
if(typeof data8.createConnection !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/createConnection", "#/properties/prometheus/properties/createConnection/type", "type", {type: "boolean"}));errors++;
}
}
if(data8.labels !== undefined){
if(typeof data8.labels !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/labels", "#/properties/prometheus/properties/labels/type", "type", {type: "string"}));errors++;
}
}
if(data8.auth !== undefined){
let data13 = data8.auth;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
(vErrors ??= []).push(failure(instancePath+"/prometheus/auth", "#/properties/prometheus/properties/auth/type", "type", {type: value0}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/type", "type", {type: "object"}));errors++;
}
}
if(data.metrics !== undefined){
let data14 = data.metrics;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.enabled !== undefined){
if(typeof data14.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/metrics/enabled", "#/properties/metrics/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data14.type !== undefined){
let data16 = data14.type;
if(typeof data16 !== "string"){
(vErrors ??= []).push(failure(instancePath+"/metrics/type", "#/properties/metrics/properties/type/type", "type", {type: "string"}));errors++;
}
if(!((data16 === "prometheus") || (data16 === "gke"))){
(vErrors ??= []).push(failure(instancePath+"/metrics/type", "#/properties/metrics/properties/type/enum", "enum", {allowedValues: value1}));errors++;
}
}
if(data14.queries !== undefined){
let data17 = data14.queries;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
(vErrors ??= []).push(failure(instancePath+"/metrics/queries", "#/properties/metrics/properties/queries/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/metrics", "#/properties/metrics/type", "type", {type: "object"}));errors++;
}
}
if(data.topology !== undefined){
let data18 = data.topology;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data18.schedule !== undefined){
if(typeof data18.schedule !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/schedule", "#/properties/topology/properties/schedule/type", "type", {type: "string"}));errors++;
}
}
if(data18.icon !== undefined){
if(typeof data18.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/icon", "#/properties/topology/properties/icon/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
}
}
if(data.scraper !== undefined){
let data22 = data.scraper;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data22.schedule !== undefined){
if(typeof data22.schedule !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/schedule", "#/properties/scraper/properties/schedule/type", "type", {type: "string"}));errors++;
}
}
if(data22.exclusions !== undefined){
let data25 = data22.exclusions;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.name !== undefined){
let data26 = data25.name;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
if(typeof data26[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/name/" + i0, "#/properties/scraper/properties/exclusions/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/name", "#/properties/scraper/properties/exclusions/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data25.namespace !== undefined){
let data28 = data25.namespace;
if(Array.isArray(data28)){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
if(typeof data28[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/namespace/" + i1, "#/properties/scraper/properties/exclusions/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/namespace", "#/properties/scraper/properties/exclusions/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data25.kind !== undefined){
let data30 = data25.kind;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(typeof data30[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/kind/" + i2, "#/properties/scraper/properties/exclusions/properties/kind/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/kind", "#/properties/scraper/properties/exclusions/properties/kind/type", "type", {type: "array"}));errors++;
}
}
if(data25.labels !== undefined){
let data32 = data25.labels;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key1 in data32){
if(typeof data32[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/scraper/properties/exclusions/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/labels", "#/properties/scraper/properties/exclusions/properties/labels/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions", "#/properties/scraper/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data22.defaultExclusions !== undefined){
let data34 = data22.defaultExclusions;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultExclusions", "#/properties/scraper/properties/defaultExclusions/type", "type", {type: "object"}));errors++;
}
}
if(data22.relationships !== undefined){
let data35 = data22.relationships;
if(Array.isArray(data35)){
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
(vErrors ??= []).push(failure(instancePath+"/scraper/relationships/" + i3, "#/properties/scraper/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/relationships", "#/properties/scraper/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data22.defaultRelationships !== undefined){
let data37 = data22.defaultRelationships;
if(Array.isArray(data37)){
const len4 = data37.length;
for(let i4=0; i4<len4; i4++){
let data38 = data37[i4];
if(!(data38 && typeof data38 == "object" && !Array.isArray(data38))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultRelationships/" + i4, "#/properties/scraper/properties/defaultRelationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultRelationships", "#/properties/scraper/properties/defaultRelationships/type", "type", {type: "array"}));errors++;
}
}
if(data22.event !== undefined){
let data39 = data22.event;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.exclusions !== undefined){
let data40 = data39.exclusions;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.reason !== undefined){
let data41 = data40.reason;
if(Array.isArray(data41)){
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
if(typeof data41[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions/reason/" + i5, "#/properties/scraper/properties/event/properties/exclusions/properties/reason/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions/reason", "#/properties/scraper/properties/event/properties/exclusions/properties/reason/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions", "#/properties/scraper/properties/event/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data39.severityKeywords !== undefined){
let data43 = data39.severityKeywords;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.error !== undefined){
let data44 = data43.error;
if(Array.isArray(data44)){
const len6 = data44.length;
for(let i6=0; i6<len6; i6++){
if(typeof data44[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/error/" + i6, "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/error", "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/type", "type", {type: "array"}));errors++;
}
}
if(data43.warn !== undefined){
let data46 = data43.warn;
if(Array.isArray(data46)){
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
if(typeof data46[i7] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/warn/" + i7, "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/warn", "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords", "#/properties/scraper/properties/event/properties/severityKeywords/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event", "#/properties/scraper/properties/event/type", "type", {type: "object"}));errors++;
}
}
if(data22.transform !== undefined){
let data48 = data22.transform;
if(!(data48 && typeof data48 == "object" && !Array.isArray(data48))){
(vErrors ??= []).push(failure(instancePath+"/scraper/transform", "#/properties/scraper/properties/transform/type", "type", {type: "object"}));errors++;
}
}
if(data22.defaultTransform !== undefined){
let data49 = data22.defaultTransform;
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultTransform", "#/properties/scraper/properties/defaultTransform/type", "type", {type: "object"}));errors++;
}
}
if(data22.retention !== undefined){
let data50 = data22.retention;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.staleItemAge !== undefined){
if(typeof data50.staleItemAge !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/staleItemAge", "#/properties/scraper/properties/retention/properties/staleItemAge/type", "type", {type: "string"}));errors++;
}
}
if(data50.changes !== undefined){
let data52 = data50.changes;
if(Array.isArray(data52)){
const len8 = data52.length;
for(let i8=0; i8<len8; i8++){
let data53 = data52[i8];
if(!(data53 && typeof data53 == "object" && !Array.isArray(data53))){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/changes/" + i8, "#/properties/scraper/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/changes", "#/properties/scraper/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data50.defaultChanges !== undefined){
let data54 = data50.defaultChanges;
if(Array.isArray(data54)){
const len9 = data54.length;
for(let i9=0; i9<len9; i9++){
let data55 = data54[i9];
if(!(data55 && typeof data55 == "object" && !Array.isArray(data55))){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/defaultChanges/" + i9, "#/properties/scraper/properties/retention/properties/defaultChanges/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/defaultChanges", "#/properties/scraper/properties/retention/properties/defaultChanges/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention", "#/properties/scraper/properties/retention/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: "object"}));errors++;
}
}
if(data.playbooks !== undefined){
let data56 = data.playbooks;
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.enabled !== undefined){
if(typeof data56.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/enabled", "#/properties/playbooks/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.deletePod !== undefined){
if(typeof data56.deletePod !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/deletePod", "#/properties/playbooks/properties/deletePod/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.deleteResource !== undefined){
if(typeof data56.deleteResource !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/deleteResource", "#/properties/playbooks/properties/deleteResource/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.cleanupFailedPods !== undefined){
if(typeof data56.cleanupFailedPods !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/cleanupFailedPods", "#/properties/playbooks/properties/cleanupFailedPods/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.podSnapshot !== undefined){
if(typeof data56.podSnapshot !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/podSnapshot", "#/properties/playbooks/properties/podSnapshot/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.requestNamespaceAccess !== undefined){
if(typeof data56.requestNamespaceAccess !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/requestNamespaceAccess", "#/properties/playbooks/properties/requestNamespaceAccess/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.restartDeployment !== undefined){
if(typeof data56.restartDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/restartDeployment", "#/properties/playbooks/properties/restartDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.scaleDeployment !== undefined){
if(typeof data56.scaleDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/scaleDeployment", "#/properties/playbooks/properties/scaleDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.createDeployment !== undefined){
if(typeof data56.createDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/createDeployment", "#/properties/playbooks/properties/createDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.updateResourceImage !== undefined){
if(typeof data56.updateResourceImage !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceImage", "#/properties/playbooks/properties/updateResourceImage/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.updateResourceRequestsLimits !== undefined){
if(typeof data56.updateResourceRequestsLimits !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceRequestsLimits", "#/properties/playbooks/properties/updateResourceRequestsLimits/type", "type", {type: "boolean"}));errors++;
}
}
if(data56.edit_kubernetes_manifests !== undefined){
let data68 = data56.edit_kubernetes_manifests;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.enabled !== undefined){
if(typeof data68.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests/enabled", "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data68.git_connection !== undefined){
if(typeof data68.git_connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests/git_connection", "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/git_connection/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests", "#/properties/playbooks/properties/edit_kubernetes_manifests/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_kubernetes_json.errors = vErrors;
return errors === 0;
}
export default chart_kubernetes_json;
