// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { scraper_tag_json } from "../scrapers/scraper-tag.check.js";
const value0 = {"compliance":1,"ignoreUnfixed":1,"ignoredLicenses":1,"licenseFull":1,"scanners":1,"severity":1,"tags":1,"timeout":1,"timestampFormat":1,"version":1,"vulnType":1,"kubernetes":1};
const value1 = Object.prototype.hasOwnProperty;
export function scraper_trivy_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.compliance !== undefined){
let data0 = data.compliance;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/compliance/" + i0, "#/properties/compliance/items/type", "type", {type: "string"}));errors++;
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
let data3 = data.ignoredLicenses;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/ignoredLicenses/" + i1, "#/properties/ignoredLicenses/items/type", "type", {type: "string"}));errors++;
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
let data6 = data.scanners;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scanners/" + i2, "#/properties/scanners/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scanners", "#/properties/scanners/type", "type", {type: "array"}));errors++;
}
}
if(data.severity !== undefined){
let data8 = data.severity;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(typeof data8[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/severity/" + i3, "#/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/severity", "#/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(Array.isArray(data10)){
if(data10.length > 5){
(vErrors ??= []).push(failure(instancePath+"/tags", "#/properties/tags/maxItems", "maxItems", {limit: 5}));errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(scraper_tag_json(data10[i4], instancePath+"/tags/" + i4))){
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
let data15 = data.vulnType;
if(Array.isArray(data15)){
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(typeof data15[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/vulnType/" + i5, "#/properties/vulnType/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/vulnType", "#/properties/vulnType/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data17 = data.kubernetes;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
if(!((((key1 === "components") || (key1 === "context")) || (key1 === "kubeconfig")) || (key1 === "namespace"))){
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data17.components !== undefined){
let data18 = data17.components;
if(Array.isArray(data18)){
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
if(typeof data18[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components/" + i6, "#/properties/kubernetes/properties/components/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes/components", "#/properties/kubernetes/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data17.context !== undefined){
if(typeof data17.context !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/context", "#/properties/kubernetes/properties/context/type", "type", {type: "string"}));errors++;
}
}
if(data17.kubeconfig !== undefined){
if(typeof data17.kubeconfig !== "string"){
(vErrors ??= []).push(failure(instancePath+"/kubernetes/kubeconfig", "#/properties/kubernetes/properties/kubeconfig/type", "type", {type: "string"}));errors++;
}
}
if(data17.namespace !== undefined){
if(typeof data17.namespace !== "string"){
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
