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
let data_labels = data.labels;
if(data_labels && typeof data_labels == "object" && !Array.isArray(data_labels)){
for(const key_labels in data_labels){
if(typeof data_labels[key_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labels/" + key_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/labels", "#/properties/labels/type", "type", {type: "object"}));errors++;
}
}
if(data.global !== undefined){
let data_global = data.global;
if(!(data_global && typeof data_global == "object" && !Array.isArray(data_global))){
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
let data_pushLocation = data.pushLocation;
if(data_pushLocation && typeof data_pushLocation == "object" && !Array.isArray(data_pushLocation)){
if(data_pushLocation.url !== undefined){
if(typeof data_pushLocation.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/pushLocation/url", "#/properties/pushLocation/properties/url/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pushLocation", "#/properties/pushLocation/type", "type", {type: "object"}));errors++;
}
}
if(data.topology !== undefined){
let data_topology = data.topology;
if(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology)){
if(data_topology.enabled !== undefined){
if(typeof data_topology.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/topology/enabled", "#/properties/topology/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
}
}
if(data.views !== undefined){
let data_views = data.views;
if(data_views && typeof data_views == "object" && !Array.isArray(data_views)){
if(data_views.enabled !== undefined){
if(typeof data_views.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/enabled", "#/properties/views/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_views.unhealthyConfigs !== undefined){
let data_views_unhealthyConfigs = data_views.unhealthyConfigs;
if(data_views_unhealthyConfigs && typeof data_views_unhealthyConfigs == "object" && !Array.isArray(data_views_unhealthyConfigs)){
if(data_views_unhealthyConfigs.enabled !== undefined){
if(typeof data_views_unhealthyConfigs.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs/enabled", "#/properties/views/properties/unhealthyConfigs/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_views_unhealthyConfigs.sidebar !== undefined){
if(typeof data_views_unhealthyConfigs.sidebar !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs/sidebar", "#/properties/views/properties/unhealthyConfigs/properties/sidebar/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/views/unhealthyConfigs", "#/properties/views/properties/unhealthyConfigs/type", "type", {type: "object"}));errors++;
}
}
if(data_views.pods !== undefined){
let data_views_pods = data_views.pods;
if(data_views_pods && typeof data_views_pods == "object" && !Array.isArray(data_views_pods)){
if(data_views_pods.enabled !== undefined){
if(typeof data_views_pods.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/views/pods/enabled", "#/properties/views/properties/pods/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_views_pods.sidebar !== undefined){
if(typeof data_views_pods.sidebar !== "boolean"){
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
