// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function chart_mission_control_json(data, instancePath=""){
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
if(data.topologyName !== undefined){
if(typeof data.topologyName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologyName", "#/properties/topologyName/type", "type", {type: "string"}));errors++;
}
}
if(data.connectionName !== undefined){
if(typeof data.connectionName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connectionName", "#/properties/connectionName/type", "type", {type: "string"}));errors++;
}
}
if(data.isAgent !== undefined){
if(typeof data.isAgent !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/isAgent", "#/properties/isAgent/type", "type", {type: "boolean"}));errors++;
}
}
if(data.playbooks !== undefined){
if(typeof data.playbooks !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "boolean"}));errors++;
}
}
if(data.pushLocation !== undefined){
let data9 = data.pushLocation;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.url !== undefined){
if(typeof data9.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pushLocation/url", "#/properties/pushLocation/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pushLocation", "#/properties/pushLocation/type", "type", {type: "object"}));errors++;
}
}
if(data.topology !== undefined){
let data11 = data.topology;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.enabled !== undefined){
if(typeof data11.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/topology/enabled", "#/properties/topology/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
}
}
if(data.views !== undefined){
let data13 = data.views;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.enabled !== undefined){
if(typeof data13.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/enabled", "#/properties/views/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data13.unhealthyConfigs !== undefined){
let data15 = data13.unhealthyConfigs;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.enabled !== undefined){
if(typeof data15.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs/enabled", "#/properties/views/properties/unhealthyConfigs/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data15.sidebar !== undefined){
if(typeof data15.sidebar !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs/sidebar", "#/properties/views/properties/unhealthyConfigs/properties/sidebar/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs", "#/properties/views/properties/unhealthyConfigs/type", "type", {type: "object"}));errors++;
}
}
if(data13.pods !== undefined){
let data18 = data13.pods;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.enabled !== undefined){
if(typeof data18.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/pods/enabled", "#/properties/views/properties/pods/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data18.sidebar !== undefined){
if(typeof data18.sidebar !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/pods/sidebar", "#/properties/views/properties/pods/properties/sidebar/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/views/pods", "#/properties/views/properties/pods/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/views", "#/properties/views/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_mission_control_json.errors = vErrors;
return errors === 0;
}
export default chart_mission_control_json;
