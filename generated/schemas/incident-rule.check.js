// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { severity_json } from "./common/severity.check.js";
const value0 = {"name":1,"components":1,"template":1,"filter":1,"autoAssignOwner":1,"priority":1,"breakOnMatch":1,"hoursOfOperation":1,"autoClose":1,"autoResolve":1,"responders":1};
const value1 = {"email":1,"jira":1,"aws":1,"ams":1,"gcp":1,"servicenow":1,"slack":1,"teams":1,"teamsUser":1,"github":1};
const value2 = Object.prototype.hasOwnProperty;
export function incident_rule_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value2.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.components !== undefined){
let data1 = data.components;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(resource_selector_json(data1[i0], instancePath+"/components/" + i0))){
vErrors = vErrors === null ? resource_selector_json.errors : vErrors.concat(resource_selector_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/components", "#/properties/components/type", "type", {type: "array"}));errors++;
}
}
if(data.template !== undefined){
let data3 = data.template;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((((((((key1 === "title") || (key1 === "description")) || (key1 === "type")) || (key1 === "status")) || (key1 === "severity")) || (key1 === "created_by")) || (key1 === "commander_id")) || (key1 === "communicator_id"))){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/title", "#/properties/template/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data3.description !== undefined){
if(typeof data3.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/description", "#/properties/template/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/type", "#/properties/template/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data3.status !== undefined){
if(typeof data3.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/status", "#/properties/template/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data3.severity !== undefined){
if(!(severity_json(data3.severity, instancePath+"/template/severity"))){
vErrors = vErrors === null ? severity_json.errors : vErrors.concat(severity_json.errors);
errors = vErrors.length;
}
}
if(data3.created_by !== undefined){
if(typeof data3.created_by !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/created_by", "#/properties/template/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data3.commander_id !== undefined){
if(typeof data3.commander_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/commander_id", "#/properties/template/properties/commander_id/type", "type", {type: "string"}));errors++;
}
}
if(data3.communicator_id !== undefined){
if(typeof data3.communicator_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/communicator_id", "#/properties/template/properties/communicator_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "object"}));errors++;
}
}
if(data.filter !== undefined){
let data12 = data.filter;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!((((key2 === "status") || (key2 === "severity")) || (key2 === "category")) || (key2 === "age"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data12.status !== undefined){
let data13 = data12.status;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/status/" + i1, "#/properties/filter/properties/status/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/status", "#/properties/filter/properties/status/type", "type", {type: "array"}));errors++;
}
}
if(data12.severity !== undefined){
let data15 = data12.severity;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/severity/" + i2, "#/properties/filter/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/severity", "#/properties/filter/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data12.category !== undefined){
let data17 = data12.category;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(typeof data17[i3] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/category/" + i3, "#/properties/filter/properties/category/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/category", "#/properties/filter/properties/category/type", "type", {type: "array"}));errors++;
}
}
if(data12.age !== undefined){
let data19 = data12.age;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push(failure(instancePath+"/filter/age", "#/properties/filter/properties/age/type", "type", {type: "integer"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/type", "type", {type: "object"}));errors++;
}
}
if(data.autoAssignOwner !== undefined){
if(typeof data.autoAssignOwner !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/autoAssignOwner", "#/properties/autoAssignOwner/type", "type", {type: "boolean"}));errors++;
}
}
if(data.priority !== undefined){
let data21 = data.priority;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push(failure(instancePath+"/priority", "#/properties/priority/type", "type", {type: "integer"}));errors++;
}
}
if(data.breakOnMatch !== undefined){
if(typeof data.breakOnMatch !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/breakOnMatch", "#/properties/breakOnMatch/type", "type", {type: "boolean"}));errors++;
}
}
if(data.hoursOfOperation !== undefined){
let data23 = data.hoursOfOperation;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
let data24 = data23[i4];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.start === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "start"}));errors++;
}
if(data24.end === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "end"}));errors++;
}
if(data24.negate === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "negate"}));errors++;
}
for(const key3 in data24){
if(!(((key3 === "start") || (key3 === "end")) || (key3 === "negate"))){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4, "#/properties/hoursOfOperation/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data24.start !== undefined){
if(typeof data24.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4+"/start", "#/properties/hoursOfOperation/items/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data24.end !== undefined){
if(typeof data24.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4+"/end", "#/properties/hoursOfOperation/items/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data24.negate !== undefined){
if(typeof data24.negate !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4+"/negate", "#/properties/hoursOfOperation/items/properties/negate/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i4, "#/properties/hoursOfOperation/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation", "#/properties/hoursOfOperation/type", "type", {type: "array"}));errors++;
}
}
if(data.autoClose !== undefined){
let data28 = data.autoClose;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key4 in data28){
if(!(key4 === "timeout")){
(vErrors ??= []).push(failure(instancePath+"/autoClose", "#/properties/autoClose/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data28.timeout !== undefined){
if(!(duration_json(data28.timeout, instancePath+"/autoClose/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/autoClose", "#/properties/autoClose/type", "type", {type: "object"}));errors++;
}
}
if(data.autoResolve !== undefined){
let data30 = data.autoResolve;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key5 in data30){
if(!(key5 === "timeout")){
(vErrors ??= []).push(failure(instancePath+"/autoResolve", "#/properties/autoResolve/additionalProperties", "additionalProperties", {additionalProperty: key5}));errors++;
}
}
if(data30.timeout !== undefined){
if(!(duration_json(data30.timeout, instancePath+"/autoResolve/timeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/autoResolve", "#/properties/autoResolve/type", "type", {type: "object"}));errors++;
}
}
if(data.responders !== undefined){
let data32 = data.responders;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key6 in data32){
if(!(value2.call(value1, key6))){
(vErrors ??= []).push(failure(instancePath+"/responders", "#/properties/responders/additionalProperties", "additionalProperties", {additionalProperty: key6}));errors++;
}
}
if(data32.email !== undefined){
let data33 = data32.email;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
let data34 = data33[i5];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 in data34){
if(!(((key7 === "to") || (key7 === "subject")) || (key7 === "body"))){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i5, "#/properties/responders/properties/email/items/additionalProperties", "additionalProperties", {additionalProperty: key7}));errors++;
}
}
if(data34.to !== undefined){
if(typeof data34.to !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i5+"/to", "#/properties/responders/properties/email/items/properties/to/type", "type", {type: "string"}));errors++;
}
}
if(data34.subject !== undefined){
if(typeof data34.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i5+"/subject", "#/properties/responders/properties/email/items/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data34.body !== undefined){
if(typeof data34.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i5+"/body", "#/properties/responders/properties/email/items/properties/body/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i5, "#/properties/responders/properties/email/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/email", "#/properties/responders/properties/email/type", "type", {type: "array"}));errors++;
}
}
if(data32.jira !== undefined){
let data38 = data32.jira;
if(Array.isArray(data38)){
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.summary === undefined){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6, "#/properties/responders/properties/jira/items/required", "required", {missingProperty: "summary"}));errors++;
}
for(const key8 in data39){
if(!((((((key8 === "summary") || (key8 === "project")) || (key8 === "issueType")) || (key8 === "priority")) || (key8 === "assignee")) || (key8 === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6, "#/properties/responders/properties/jira/items/additionalProperties", "additionalProperties", {additionalProperty: key8}));errors++;
}
}
if(data39.summary !== undefined){
if(typeof data39.summary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/summary", "#/properties/responders/properties/jira/items/properties/summary/type", "type", {type: "string"}));errors++;
}
}
if(data39.project !== undefined){
if(typeof data39.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/project", "#/properties/responders/properties/jira/items/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data39.issueType !== undefined){
if(typeof data39.issueType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/issueType", "#/properties/responders/properties/jira/items/properties/issueType/type", "type", {type: "string"}));errors++;
}
}
if(data39.priority !== undefined){
if(typeof data39.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/priority", "#/properties/responders/properties/jira/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data39.assignee !== undefined){
if(typeof data39.assignee !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/assignee", "#/properties/responders/properties/jira/items/properties/assignee/type", "type", {type: "string"}));errors++;
}
}
if(data39.description !== undefined){
if(typeof data39.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6+"/description", "#/properties/responders/properties/jira/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i6, "#/properties/responders/properties/jira/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/jira", "#/properties/responders/properties/jira/type", "type", {type: "array"}));errors++;
}
}
if(data32.aws !== undefined){
let data46 = data32.aws;
if(Array.isArray(data46)){
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
let data47 = data46[i7];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key9 in data47){
if(!((((key9 === "account") || (key9 === "region")) || (key9 === "priority")) || (key9 === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7, "#/properties/responders/properties/aws/items/additionalProperties", "additionalProperties", {additionalProperty: key9}));errors++;
}
}
if(data47.account !== undefined){
if(typeof data47.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7+"/account", "#/properties/responders/properties/aws/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data47.region !== undefined){
if(typeof data47.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7+"/region", "#/properties/responders/properties/aws/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data47.priority !== undefined){
if(typeof data47.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7+"/priority", "#/properties/responders/properties/aws/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data47.description !== undefined){
if(typeof data47.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7+"/description", "#/properties/responders/properties/aws/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i7, "#/properties/responders/properties/aws/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/aws", "#/properties/responders/properties/aws/type", "type", {type: "array"}));errors++;
}
}
if(data32.ams !== undefined){
let data52 = data32.ams;
if(Array.isArray(data52)){
const len8 = data52.length;
for(let i8=0; i8<len8; i8++){
let data53 = data52[i8];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key10 in data53){
if(!((((key10 === "account") || (key10 === "region")) || (key10 === "priority")) || (key10 === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8, "#/properties/responders/properties/ams/items/additionalProperties", "additionalProperties", {additionalProperty: key10}));errors++;
}
}
if(data53.account !== undefined){
if(typeof data53.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8+"/account", "#/properties/responders/properties/ams/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data53.region !== undefined){
if(typeof data53.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8+"/region", "#/properties/responders/properties/ams/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data53.priority !== undefined){
if(typeof data53.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8+"/priority", "#/properties/responders/properties/ams/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data53.description !== undefined){
if(typeof data53.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8+"/description", "#/properties/responders/properties/ams/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i8, "#/properties/responders/properties/ams/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/ams", "#/properties/responders/properties/ams/type", "type", {type: "array"}));errors++;
}
}
if(data32.gcp !== undefined){
let data58 = data32.gcp;
if(Array.isArray(data58)){
const len9 = data58.length;
for(let i9=0; i9<len9; i9++){
let data59 = data58[i9];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key11 in data59){
if(!((((key11 === "account") || (key11 === "region")) || (key11 === "priority")) || (key11 === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9, "#/properties/responders/properties/gcp/items/additionalProperties", "additionalProperties", {additionalProperty: key11}));errors++;
}
}
if(data59.account !== undefined){
if(typeof data59.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9+"/account", "#/properties/responders/properties/gcp/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data59.region !== undefined){
if(typeof data59.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9+"/region", "#/properties/responders/properties/gcp/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data59.priority !== undefined){
if(typeof data59.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9+"/priority", "#/properties/responders/properties/gcp/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data59.description !== undefined){
if(typeof data59.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9+"/description", "#/properties/responders/properties/gcp/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i9, "#/properties/responders/properties/gcp/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/gcp", "#/properties/responders/properties/gcp/type", "type", {type: "array"}));errors++;
}
}
if(data32.servicenow !== undefined){
let data64 = data32.servicenow;
if(Array.isArray(data64)){
const len10 = data64.length;
for(let i10=0; i10<len10; i10++){
let data65 = data64[i10];
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key12 in data65){
if(!(((((key12 === "project") || (key12 === "issueType")) || (key12 === "priority")) || (key12 === "assignee")) || (key12 === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10, "#/properties/responders/properties/servicenow/items/additionalProperties", "additionalProperties", {additionalProperty: key12}));errors++;
}
}
if(data65.project !== undefined){
if(typeof data65.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10+"/project", "#/properties/responders/properties/servicenow/items/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data65.issueType !== undefined){
if(typeof data65.issueType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10+"/issueType", "#/properties/responders/properties/servicenow/items/properties/issueType/type", "type", {type: "string"}));errors++;
}
}
if(data65.priority !== undefined){
if(typeof data65.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10+"/priority", "#/properties/responders/properties/servicenow/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data65.assignee !== undefined){
if(typeof data65.assignee !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10+"/assignee", "#/properties/responders/properties/servicenow/items/properties/assignee/type", "type", {type: "string"}));errors++;
}
}
if(data65.description !== undefined){
if(typeof data65.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10+"/description", "#/properties/responders/properties/servicenow/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i10, "#/properties/responders/properties/servicenow/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow", "#/properties/responders/properties/servicenow/type", "type", {type: "array"}));errors++;
}
}
if(data32.slack !== undefined){
let data71 = data32.slack;
if(Array.isArray(data71)){
const len11 = data71.length;
for(let i11=0; i11<len11; i11++){
let data72 = data71[i11];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.channel === undefined){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11, "#/properties/responders/properties/slack/items/required", "required", {missingProperty: "channel"}));errors++;
}
for(const key13 in data72){
if(!(((((key13 === "channel") || (key13 === "icon")) || (key13 === "emoji")) || (key13 === "title")) || (key13 === "text"))){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11, "#/properties/responders/properties/slack/items/additionalProperties", "additionalProperties", {additionalProperty: key13}));errors++;
}
}
if(data72.channel !== undefined){
if(typeof data72.channel !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11+"/channel", "#/properties/responders/properties/slack/items/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data72.icon !== undefined){
if(typeof data72.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11+"/icon", "#/properties/responders/properties/slack/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data72.emoji !== undefined){
if(typeof data72.emoji !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11+"/emoji", "#/properties/responders/properties/slack/items/properties/emoji/type", "type", {type: "string"}));errors++;
}
}
if(data72.title !== undefined){
if(typeof data72.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11+"/title", "#/properties/responders/properties/slack/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data72.text !== undefined){
if(typeof data72.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11+"/text", "#/properties/responders/properties/slack/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i11, "#/properties/responders/properties/slack/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/slack", "#/properties/responders/properties/slack/type", "type", {type: "array"}));errors++;
}
}
if(data32.teams !== undefined){
let data78 = data32.teams;
if(Array.isArray(data78)){
const len12 = data78.length;
for(let i12=0; i12<len12; i12++){
let data79 = data78[i12];
if(!(data79 && typeof data79 == "object" && !Array.isArray(data79))){
(vErrors ??= []).push(failure(instancePath+"/responders/teams/" + i12, "#/properties/responders/properties/teams/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teams", "#/properties/responders/properties/teams/type", "type", {type: "array"}));errors++;
}
}
if(data32.teamsUser !== undefined){
let data80 = data32.teamsUser;
if(Array.isArray(data80)){
const len13 = data80.length;
for(let i13=0; i13<len13; i13++){
let data81 = data80[i13];
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
for(const key14 in data81){
if(!((((key14 === "icon") || (key14 === "emoji")) || (key14 === "title")) || (key14 === "text"))){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13, "#/properties/responders/properties/teamsUser/items/additionalProperties", "additionalProperties", {additionalProperty: key14}));errors++;
}
}
if(data81.icon !== undefined){
if(typeof data81.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13+"/icon", "#/properties/responders/properties/teamsUser/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data81.emoji !== undefined){
if(typeof data81.emoji !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13+"/emoji", "#/properties/responders/properties/teamsUser/items/properties/emoji/type", "type", {type: "string"}));errors++;
}
}
if(data81.title !== undefined){
if(typeof data81.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13+"/title", "#/properties/responders/properties/teamsUser/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data81.text !== undefined){
if(typeof data81.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13+"/text", "#/properties/responders/properties/teamsUser/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i13, "#/properties/responders/properties/teamsUser/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser", "#/properties/responders/properties/teamsUser/type", "type", {type: "array"}));errors++;
}
}
if(data32.github !== undefined){
let data86 = data32.github;
if(Array.isArray(data86)){
const len14 = data86.length;
for(let i14=0; i14<len14; i14++){
let data87 = data86[i14];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const key15 in data87){
if(!((((key15 === "repository") || (key15 === "title")) || (key15 === "body")) || (key15 === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14, "#/properties/responders/properties/github/items/additionalProperties", "additionalProperties", {additionalProperty: key15}));errors++;
}
}
if(data87.repository !== undefined){
if(typeof data87.repository !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14+"/repository", "#/properties/responders/properties/github/items/properties/repository/type", "type", {type: "string"}));errors++;
}
}
if(data87.title !== undefined){
if(typeof data87.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14+"/title", "#/properties/responders/properties/github/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data87.body !== undefined){
if(typeof data87.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14+"/body", "#/properties/responders/properties/github/items/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data87.labels !== undefined){
let data91 = data87.labels;
if(Array.isArray(data91)){
const len15 = data91.length;
for(let i15=0; i15<len15; i15++){
if(typeof data91[i15] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14+"/labels/" + i15, "#/properties/responders/properties/github/items/properties/labels/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14+"/labels", "#/properties/responders/properties/github/items/properties/labels/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i14, "#/properties/responders/properties/github/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/github", "#/properties/responders/properties/github/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders", "#/properties/responders/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
incident_rule_json.errors = vErrors;
return errors === 0;
}
export default incident_rule_json;
