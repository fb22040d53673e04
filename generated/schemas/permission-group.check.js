// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
export function permission_group_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push(failure(instancePath, "#/minProperties", "minProperties", {limit: 1}));errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "notifications")) || (key0 === "playbooks")) || (key0 === "topologies")) || (key0 === "scrapers")) || (key0 === "canaries")) || (key0 === "people")) || (key0 === "teams"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.notifications !== undefined){
let data1 = data.notifications;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i0, "#/properties/notifications/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key1 in data2){
if(!((key1 === "namespace") || (key1 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i0, "#/properties/notifications/items/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.namespace !== undefined){
if(typeof data2.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i0+"/namespace", "#/properties/notifications/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i0+"/name", "#/properties/notifications/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications/" + i0, "#/properties/notifications/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/notifications", "#/properties/notifications/type", "type", {type: "array"}));errors++;
}
}
if(data.playbooks !== undefined){
let data5 = data.playbooks;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i1, "#/properties/playbooks/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key2 in data6){
if(!((key2 === "namespace") || (key2 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i1, "#/properties/playbooks/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data6.namespace !== undefined){
if(typeof data6.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i1+"/namespace", "#/properties/playbooks/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i1+"/name", "#/properties/playbooks/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/" + i1, "#/properties/playbooks/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "array"}));errors++;
}
}
if(data.topologies !== undefined){
let data9 = data.topologies;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i2, "#/properties/topologies/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key3 in data10){
if(!((key3 === "namespace") || (key3 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i2, "#/properties/topologies/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data10.namespace !== undefined){
if(typeof data10.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i2+"/namespace", "#/properties/topologies/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i2+"/name", "#/properties/topologies/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topologies/" + i2, "#/properties/topologies/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topologies", "#/properties/topologies/type", "type", {type: "array"}));errors++;
}
}
if(data.scrapers !== undefined){
let data13 = data.scrapers;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i3, "#/properties/scrapers/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key4 in data14){
if(!((key4 === "namespace") || (key4 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i3, "#/properties/scrapers/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data14.namespace !== undefined){
if(typeof data14.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i3+"/namespace", "#/properties/scrapers/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i3+"/name", "#/properties/scrapers/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scrapers/" + i3, "#/properties/scrapers/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scrapers", "#/properties/scrapers/type", "type", {type: "array"}));errors++;
}
}
if(data.canaries !== undefined){
let data17 = data.canaries;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
let data18 = data17[i4];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i4, "#/properties/canaries/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key5 in data18){
if(!((key5 === "namespace") || (key5 === "name"))){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i4, "#/properties/canaries/items/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data18.namespace !== undefined){
if(typeof data18.namespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i4+"/namespace", "#/properties/canaries/items/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data18.name !== undefined){
if(typeof data18.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i4+"/name", "#/properties/canaries/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries/" + i4, "#/properties/canaries/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/canaries", "#/properties/canaries/type", "type", {type: "array"}));errors++;
}
}
if(data.people !== undefined){
let data21 = data.people;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
if(typeof data21[i5] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/people/" + i5, "#/properties/people/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/people", "#/properties/people/type", "type", {type: "array"}));errors++;
}
}
if(data.teams !== undefined){
let data23 = data.teams;
if(Array.isArray(data23)){
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
if(typeof data23[i6] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/teams/" + i6, "#/properties/teams/items/type", "type", {type: "string"}));errors++;
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
