// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
export function permission_group_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push(failure(instancePath, "#/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key in data){
if(!((((((((key === "name") || (key === "notifications")) || (key === "playbooks")) || (key === "topologies")) || (key === "scrapers")) || (key === "canaries")) || (key === "people")) || (key === "teams"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.notifications !== undefined){
let data_notifications = data.notifications;
if(Array.isArray(data_notifications)){
const len_notifications = data_notifications.length;
for(let i_notifications=0; i_notifications<len_notifications; i_notifications++){
let data_notifications_item = data_notifications[i_notifications];
if(data_notifications_item && typeof data_notifications_item == "object" && !Array.isArray(data_notifications_item)){
if(data_notifications_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications, "#/properties/notifications/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_notifications_item in data_notifications_item){
if(!((key_notifications_item === "namespace") || (key_notifications_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications, "#/properties/notifications/items/additionalProperties", "additionalProperties", {additionalProperty: key_notifications_item}));errors++;
}
}
if(data_notifications_item.namespace !== undefined){
if(typeof data_notifications_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/namespace", "#/properties/notifications/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_notifications_item.name !== undefined){
if(typeof data_notifications_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications+"/name", "#/properties/notifications/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i_notifications, "#/properties/notifications/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications", "#/properties/notifications/type", "type", {type: "array"}));errors++;
}
}
if(data.playbooks !== undefined){
let data_playbooks = data.playbooks;
if(Array.isArray(data_playbooks)){
const len_playbooks = data_playbooks.length;
for(let i_playbooks=0; i_playbooks<len_playbooks; i_playbooks++){
let data_playbooks_item = data_playbooks[i_playbooks];
if(data_playbooks_item && typeof data_playbooks_item == "object" && !Array.isArray(data_playbooks_item)){
if(data_playbooks_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i_playbooks, "#/properties/playbooks/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_playbooks_item in data_playbooks_item){
if(!((key_playbooks_item === "namespace") || (key_playbooks_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i_playbooks, "#/properties/playbooks/items/additionalProperties", "additionalProperties", {additionalProperty: key_playbooks_item}));errors++;
}
}
if(data_playbooks_item.namespace !== undefined){
if(typeof data_playbooks_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i_playbooks+"/namespace", "#/properties/playbooks/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_playbooks_item.name !== undefined){
if(typeof data_playbooks_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i_playbooks+"/name", "#/properties/playbooks/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i_playbooks, "#/properties/playbooks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data.topologies !== undefined){
let data_topologies = data.topologies;
if(Array.isArray(data_topologies)){
const len_topologies = data_topologies.length;
for(let i_topologies=0; i_topologies<len_topologies; i_topologies++){
let data_topologies_item = data_topologies[i_topologies];
if(data_topologies_item && typeof data_topologies_item == "object" && !Array.isArray(data_topologies_item)){
if(data_topologies_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i_topologies, "#/properties/topologies/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_topologies_item in data_topologies_item){
if(!((key_topologies_item === "namespace") || (key_topologies_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i_topologies, "#/properties/topologies/items/additionalProperties", "additionalProperties", {additionalProperty: key_topologies_item}));errors++;
}
}
if(data_topologies_item.namespace !== undefined){
if(typeof data_topologies_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i_topologies+"/namespace", "#/properties/topologies/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_topologies_item.name !== undefined){
if(typeof data_topologies_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i_topologies+"/name", "#/properties/topologies/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i_topologies, "#/properties/topologies/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topologies", "#/properties/topologies/type", "type", {type: "array"}));errors++;
}
}
if(data.scrapers !== undefined){
let data_scrapers = data.scrapers;
if(Array.isArray(data_scrapers)){
const len_scrapers = data_scrapers.length;
for(let i_scrapers=0; i_scrapers<len_scrapers; i_scrapers++){
let data_scrapers_item = data_scrapers[i_scrapers];
if(data_scrapers_item && typeof data_scrapers_item == "object" && !Array.isArray(data_scrapers_item)){
if(data_scrapers_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i_scrapers, "#/properties/scrapers/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_scrapers_item in data_scrapers_item){
if(!((key_scrapers_item === "namespace") || (key_scrapers_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i_scrapers, "#/properties/scrapers/items/additionalProperties", "additionalProperties", {additionalProperty: key_scrapers_item}));errors++;
}
}
if(data_scrapers_item.namespace !== undefined){
if(typeof data_scrapers_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i_scrapers+"/namespace", "#/properties/scrapers/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_scrapers_item.name !== undefined){
if(typeof data_scrapers_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i_scrapers+"/name", "#/properties/scrapers/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i_scrapers, "#/properties/scrapers/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scrapers", "#/properties/scrapers/type", "type", {type: "array"}));errors++;
}
}
if(data.canaries !== undefined){
let data_canaries = data.canaries;
if(Array.isArray(data_canaries)){
const len_canaries = data_canaries.length;
for(let i_canaries=0; i_canaries<len_canaries; i_canaries++){
let data_canaries_item = data_canaries[i_canaries];
if(data_canaries_item && typeof data_canaries_item == "object" && !Array.isArray(data_canaries_item)){
if(data_canaries_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i_canaries, "#/properties/canaries/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_canaries_item in data_canaries_item){
if(!((key_canaries_item === "namespace") || (key_canaries_item === "name"))){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i_canaries, "#/properties/canaries/items/additionalProperties", "additionalProperties", {additionalProperty: key_canaries_item}));errors++;
}
}
if(data_canaries_item.namespace !== undefined){
if(typeof data_canaries_item.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i_canaries+"/namespace", "#/properties/canaries/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data_canaries_item.name !== undefined){
if(typeof data_canaries_item.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i_canaries+"/name", "#/properties/canaries/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i_canaries, "#/properties/canaries/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/properties/canaries/type", "type", {type: "array"}));errors++;
}
}
if(data.people !== undefined){
let data_people = data.people;
if(Array.isArray(data_people)){
const len_people = data_people.length;
for(let i_people=0; i_people<len_people; i_people++){
if(typeof data_people[i_people] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/people/" + i_people, "#/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/people", "#/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data.teams !== undefined){
let data_teams = data.teams;
if(Array.isArray(data_teams)){
const len_teams = data_teams.length;
for(let i_teams=0; i_teams<len_teams; i_teams++){
if(typeof data_teams[i_teams] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/teams/" + i_teams, "#/properties/teams/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/teams", "#/properties/teams/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
permission_group_json.errors = vErrors;
return errors === 0;
}
export default permission_group_json;
