// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value_05281bb4 = {"compliance":1,"ignoreUnfixed":1,"ignoredLicenses":1,"licenseFull":1,"scanners":1,"severity":1,"tags":1,"timeout":1,"timestampFormat":1,"version":1,"vulnType":1,"kubernetes":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scraper_trivy_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_05281bb4, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
if(data.ignoreUnfixed !== undefined){
if(typeof data.ignoreUnfixed !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ignoreUnfixed", "#/properties/ignoreUnfixed/type", "type", {type: "boolean"}));errors++;
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
if(data.licenseFull !== undefined){
if(typeof data.licenseFull !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/licenseFull", "#/properties/licenseFull/type", "type", {type: "boolean"}));errors++;
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
if(data.timeout !== undefined){
if(!(duration_json(data.timeout, instancePath+"/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data.timestampFormat !== undefined){
if(typeof data.timestampFormat !== "string"){
(vErrors ??= []).push(failure(instancePath+"/timestampFormat", "#/properties/timestampFormat/type", "type", {type: "string"}));errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
(vErrors ??= []).push(failure(instancePath+"/version", "#/properties/version/type", "type", {type: "string"}));errors++;
}
}
if(data.vulnType !== undefined){
let data_vulnType = data.vulnType;
if(Array.isArray(data_vulnType)){
const len_vulnType = data_vulnType.length;
for(let i_vulnType=0; i_vulnType<len_vulnType; i_vulnType++){
if(typeof data_vulnType[i_vulnType] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/vulnType/" + i_vulnType, "#/properties/vulnType/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/vulnType", "#/properties/vulnType/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data_kubernetes = data.kubernetes;
if(data_kubernetes && typeof data_kubernetes == "object" && !Array.isArray(data_kubernetes)){
for(const key_kubernetes in data_kubernetes){
if(!((((key_kubernetes === "components") || (key_kubernetes === "context")) || (key_kubernetes === "kubeconfig")) || (key_kubernetes === "namespace"))){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key_kubernetes}));errors++;
}
}
if(data_kubernetes.components !== undefined){
let data_kubernetes_components = data_kubernetes.components;
if(Array.isArray(data_kubernetes_components)){
const len_kubernetes_components = data_kubernetes_components.length;
for(let i_kubernetes_components=0; i_kubernetes_components<len_kubernetes_components; i_kubernetes_components++){
if(typeof data_kubernetes_components[i_kubernetes_components] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components/" + i_kubernetes_components, "#/properties/kubernetes/properties/components/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components", "#/properties/kubernetes/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data_kubernetes.context !== undefined){
if(typeof data_kubernetes.context !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/context", "#/properties/kubernetes/properties/context/type", "type", {type: "string"}));errors++;
}
}
if(data_kubernetes.kubeconfig !== undefined){
if(typeof data_kubernetes.kubeconfig !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/kubeconfig", "#/properties/kubernetes/properties/kubeconfig/type", "type", {type: "string"}));errors++;
}
}
if(data_kubernetes.namespace !== undefined){
if(typeof data_kubernetes.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/namespace", "#/properties/kubernetes/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scraper_trivy_json_form.errors = vErrors;
return errors === 0;
}
export default scraper_trivy_json_form;
