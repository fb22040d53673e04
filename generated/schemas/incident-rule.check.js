// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "./../failure.js";
import { duration_json } from "./common/duration.check.js";
import { resource_selector_json } from "./common/resource-selector.check.js";
import { severity_json } from "./common/severity.check.js";
const value_02a65f90 = {"name":1,"components":1,"template":1,"filter":1,"autoAssignOwner":1,"priority":1,"breakOnMatch":1,"hoursOfOperation":1,"autoClose":1,"autoResolve":1,"responders":1};
const value_40741bc5 = {"email":1,"jira":1,"aws":1,"ams":1,"gcp":1,"servicenow":1,"slack":1,"teams":1,"teamsUser":1,"github":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function incident_rule_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_02a65f90, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.components !== undefined){
let data_components = data.components;
if(Array.isArray(data_components)){
const len_components = data_components.length;
for(let i_components=0; i_components<len_components; i_components++){
if(!(resource_selector_json(data_components[i_components], instancePath+"/components/" + i_components))){
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
let data_template = data.template;
if(data_template && typeof data_template == "object" && !Array.isArray(data_template)){
for(const key_template in data_template){
if(!((((((((key_template === "title") || (key_template === "description")) || (key_template === "type")) || (key_template === "status")) || (key_template === "severity")) || (key_template === "created_by")) || (key_template === "commander_id")) || (key_template === "communicator_id"))){
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/additionalProperties", "additionalProperties", {additionalProperty: key_template}));errors++;
}
}
if(data_template.title !== undefined){
if(typeof data_template.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/title", "#/properties/template/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_template.description !== undefined){
if(typeof data_template.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/description", "#/properties/template/properties/description/type", "type", {type: "string"}));errors++;
}
}
if(data_template.type !== undefined){
if(typeof data_template.type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/type", "#/properties/template/properties/type/type", "type", {type: "string"}));errors++;
}
}
if(data_template.status !== undefined){
if(typeof data_template.status !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/status", "#/properties/template/properties/status/type", "type", {type: "string"}));errors++;
}
}
if(data_template.severity !== undefined){
if(!(severity_json(data_template.severity, instancePath+"/template/severity"))){
vErrors = vErrors === null ? severity_json.errors : vErrors.concat(severity_json.errors);
errors = vErrors.length;
}
}
if(data_template.created_by !== undefined){
if(typeof data_template.created_by !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/created_by", "#/properties/template/properties/created_by/type", "type", {type: "string"}));errors++;
}
}
if(data_template.commander_id !== undefined){
if(typeof data_template.commander_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/commander_id", "#/properties/template/properties/commander_id/type", "type", {type: "string"}));errors++;
}
}
if(data_template.communicator_id !== undefined){
if(typeof data_template.communicator_id !== "string"){
(vErrors ??= []).push(failure(instancePath+"/template/communicator_id", "#/properties/template/properties/communicator_id/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/template", "#/properties/template/type", "type", {type: "object"}));errors++;
}
}
if(data.filter !== undefined){
let data_filter = data.filter;
if(data_filter && typeof data_filter == "object" && !Array.isArray(data_filter)){
for(const key_filter in data_filter){
if(!((((key_filter === "status") || (key_filter === "severity")) || (key_filter === "category")) || (key_filter === "age"))){
(vErrors ??= []).push(failure(instancePath+"/filter", "#/properties/filter/additionalProperties", "additionalProperties", {additionalProperty: key_filter}));errors++;
}
}
if(data_filter.status !== undefined){
let data_filter_status = data_filter.status;
if(Array.isArray(data_filter_status)){
const len_filter_status = data_filter_status.length;
for(let i_filter_status=0; i_filter_status<len_filter_status; i_filter_status++){
if(typeof data_filter_status[i_filter_status] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/status/" + i_filter_status, "#/properties/filter/properties/status/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/status", "#/properties/filter/properties/status/type", "type", {type: "array"}));errors++;
}
}
if(data_filter.severity !== undefined){
let data_filter_severity = data_filter.severity;
if(Array.isArray(data_filter_severity)){
const len_filter_severity = data_filter_severity.length;
for(let i_filter_severity=0; i_filter_severity<len_filter_severity; i_filter_severity++){
if(typeof data_filter_severity[i_filter_severity] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/severity/" + i_filter_severity, "#/properties/filter/properties/severity/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/severity", "#/properties/filter/properties/severity/type", "type", {type: "array"}));errors++;
}
}
if(data_filter.category !== undefined){
let data_filter_category = data_filter.category;
if(Array.isArray(data_filter_category)){
const len_filter_category = data_filter_category.length;
for(let i_filter_category=0; i_filter_category<len_filter_category; i_filter_category++){
if(typeof data_filter_category[i_filter_category] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/filter/category/" + i_filter_category, "#/properties/filter/properties/category/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/filter/category", "#/properties/filter/properties/category/type", "type", {type: "array"}));errors++;
}
}
if(data_filter.age !== undefined){
let data_filter_age = data_filter.age;
if(!((typeof data_filter_age == "number") && (!(data_filter_age % 1) && !isNaN(data_filter_age)))){
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
let data_priority = data.priority;
if(!((typeof data_priority == "number") && (!(data_priority % 1) && !isNaN(data_priority)))){
(vErrors ??= []).push(failure(instancePath+"/priority", "#/properties/priority/type", "type", {type: "integer"}));errors++;
}
}
if(data.breakOnMatch !== undefined){
if(typeof data.breakOnMatch !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/breakOnMatch", "#/properties/breakOnMatch/type", "type", {type: "boolean"}));errors++;
}
}
if(data.hoursOfOperation !== undefined){
let data_hoursOfOperation = data.hoursOfOperation;
if(Array.isArray(data_hoursOfOperation)){
const len_hoursOfOperation = data_hoursOfOperation.length;
for(let i_hoursOfOperation=0; i_hoursOfOperation<len_hoursOfOperation; i_hoursOfOperation++){
let data_hoursOfOperation_item = data_hoursOfOperation[i_hoursOfOperation];
if(data_hoursOfOperation_item && typeof data_hoursOfOperation_item == "object" && !Array.isArray(data_hoursOfOperation_item)){
if(data_hoursOfOperation_item.start === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "start"}));errors++;
}
if(data_hoursOfOperation_item.end === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "end"}));errors++;
}
if(data_hoursOfOperation_item.negate === undefined){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation, "#/properties/hoursOfOperation/items/required", "required", {missingProperty: "negate"}));errors++;
}
for(const key_hoursOfOperation_item in data_hoursOfOperation_item){
if(!(((key_hoursOfOperation_item === "start") || (key_hoursOfOperation_item === "end")) || (key_hoursOfOperation_item === "negate"))){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation, "#/properties/hoursOfOperation/items/additionalProperties", "additionalProperties", {additionalProperty: key_hoursOfOperation_item}));errors++;
}
}
if(data_hoursOfOperation_item.start !== undefined){
if(typeof data_hoursOfOperation_item.start !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation+"/start", "#/properties/hoursOfOperation/items/properties/start/type", "type", {type: "string"}));errors++;
}
}
if(data_hoursOfOperation_item.end !== undefined){
if(typeof data_hoursOfOperation_item.end !== "string"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation+"/end", "#/properties/hoursOfOperation/items/properties/end/type", "type", {type: "string"}));errors++;
}
}
if(data_hoursOfOperation_item.negate !== undefined){
if(typeof data_hoursOfOperation_item.negate !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation+"/negate", "#/properties/hoursOfOperation/items/properties/negate/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation/" + i_hoursOfOperation, "#/properties/hoursOfOperation/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/hoursOfOperation", "#/properties/hoursOfOperation/type", "type", {type: "array"}));errors++;
}
}
if(data.autoClose !== undefined){
let data_autoClose = data.autoClose;
if(data_autoClose && typeof data_autoClose == "object" && !Array.isArray(data_autoClose)){
for(const key_autoClose in data_autoClose){
if(!(key_autoClose === "timeout")){
(vErrors ??= []).push(failure(instancePath+"/autoClose", "#/properties/autoClose/additionalProperties", "additionalProperties", {additionalProperty: key_autoClose}));errors++;
}
}
if(data_autoClose.timeout !== undefined){
if(!(duration_json(data_autoClose.timeout, instancePath+"/autoClose/timeout"))){
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
let data_autoResolve = data.autoResolve;
if(data_autoResolve && typeof data_autoResolve == "object" && !Array.isArray(data_autoResolve)){
for(const key_autoResolve in data_autoResolve){
if(!(key_autoResolve === "timeout")){
(vErrors ??= []).push(failure(instancePath+"/autoResolve", "#/properties/autoResolve/additionalProperties", "additionalProperties", {additionalProperty: key_autoResolve}));errors++;
}
}
if(data_autoResolve.timeout !== undefined){
if(!(duration_json(data_autoResolve.timeout, instancePath+"/autoResolve/timeout"))){
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
let data_responders = data.responders;
if(data_responders && typeof data_responders == "object" && !Array.isArray(data_responders)){
for(const key_responders in data_responders){
if(!(value_191f75b3.call(value_40741bc5, key_responders))){
(vErrors ??= []).push(failure(instancePath+"/responders", "#/properties/responders/additionalProperties", "additionalProperties", {additionalProperty: key_responders}));errors++;
}
}
if(data_responders.email !== undefined){
let data_responders_email = data_responders.email;
if(Array.isArray(data_responders_email)){
const len_responders_email = data_responders_email.length;
for(let i_responders_email=0; i_responders_email<len_responders_email; i_responders_email++){
let data_responders_email_item = data_responders_email[i_responders_email];
if(data_responders_email_item && typeof data_responders_email_item == "object" && !Array.isArray(data_responders_email_item)){
for(const key_responders_email_item in data_responders_email_item){
if(!(((key_responders_email_item === "to") || (key_responders_email_item === "subject")) || (key_responders_email_item === "body"))){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i_responders_email, "#/properties/responders/properties/email/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_email_item}));errors++;
}
}
if(data_responders_email_item.to !== undefined){
if(typeof data_responders_email_item.to !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i_responders_email+"/to", "#/properties/responders/properties/email/items/properties/to/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_email_item.subject !== undefined){
if(typeof data_responders_email_item.subject !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i_responders_email+"/subject", "#/properties/responders/properties/email/items/properties/subject/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_email_item.body !== undefined){
if(typeof data_responders_email_item.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i_responders_email+"/body", "#/properties/responders/properties/email/items/properties/body/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/email/" + i_responders_email, "#/properties/responders/properties/email/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/email", "#/properties/responders/properties/email/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.jira !== undefined){
let data_responders_jira = data_responders.jira;
if(Array.isArray(data_responders_jira)){
const len_responders_jira = data_responders_jira.length;
for(let i_responders_jira=0; i_responders_jira<len_responders_jira; i_responders_jira++){
let data_responders_jira_item = data_responders_jira[i_responders_jira];
if(data_responders_jira_item && typeof data_responders_jira_item == "object" && !Array.isArray(data_responders_jira_item)){
if(data_responders_jira_item.summary === undefined){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira, "#/properties/responders/properties/jira/items/required", "required", {missingProperty: "summary"}));errors++;
}
for(const key_responders_jira_item in data_responders_jira_item){
if(!((((((key_responders_jira_item === "summary") || (key_responders_jira_item === "project")) || (key_responders_jira_item === "issueType")) || (key_responders_jira_item === "priority")) || (key_responders_jira_item === "assignee")) || (key_responders_jira_item === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira, "#/properties/responders/properties/jira/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_jira_item}));errors++;
}
}
if(data_responders_jira_item.summary !== undefined){
if(typeof data_responders_jira_item.summary !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/summary", "#/properties/responders/properties/jira/items/properties/summary/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_jira_item.project !== undefined){
if(typeof data_responders_jira_item.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/project", "#/properties/responders/properties/jira/items/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_jira_item.issueType !== undefined){
if(typeof data_responders_jira_item.issueType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/issueType", "#/properties/responders/properties/jira/items/properties/issueType/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_jira_item.priority !== undefined){
if(typeof data_responders_jira_item.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/priority", "#/properties/responders/properties/jira/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_jira_item.assignee !== undefined){
if(typeof data_responders_jira_item.assignee !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/assignee", "#/properties/responders/properties/jira/items/properties/assignee/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_jira_item.description !== undefined){
if(typeof data_responders_jira_item.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira+"/description", "#/properties/responders/properties/jira/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/jira/" + i_responders_jira, "#/properties/responders/properties/jira/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/jira", "#/properties/responders/properties/jira/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.aws !== undefined){
let data_responders_aws = data_responders.aws;
if(Array.isArray(data_responders_aws)){
const len_responders_aws = data_responders_aws.length;
for(let i_responders_aws=0; i_responders_aws<len_responders_aws; i_responders_aws++){
let data_responders_aws_item = data_responders_aws[i_responders_aws];
if(data_responders_aws_item && typeof data_responders_aws_item == "object" && !Array.isArray(data_responders_aws_item)){
for(const key_responders_aws_item in data_responders_aws_item){
if(!((((key_responders_aws_item === "account") || (key_responders_aws_item === "region")) || (key_responders_aws_item === "priority")) || (key_responders_aws_item === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws, "#/properties/responders/properties/aws/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_aws_item}));errors++;
}
}
if(data_responders_aws_item.account !== undefined){
if(typeof data_responders_aws_item.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws+"/account", "#/properties/responders/properties/aws/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_aws_item.region !== undefined){
if(typeof data_responders_aws_item.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws+"/region", "#/properties/responders/properties/aws/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_aws_item.priority !== undefined){
if(typeof data_responders_aws_item.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws+"/priority", "#/properties/responders/properties/aws/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_aws_item.description !== undefined){
if(typeof data_responders_aws_item.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws+"/description", "#/properties/responders/properties/aws/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/aws/" + i_responders_aws, "#/properties/responders/properties/aws/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/aws", "#/properties/responders/properties/aws/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.ams !== undefined){
let data_responders_ams = data_responders.ams;
if(Array.isArray(data_responders_ams)){
const len_responders_ams = data_responders_ams.length;
for(let i_responders_ams=0; i_responders_ams<len_responders_ams; i_responders_ams++){
let data_responders_ams_item = data_responders_ams[i_responders_ams];
if(data_responders_ams_item && typeof data_responders_ams_item == "object" && !Array.isArray(data_responders_ams_item)){
for(const key_responders_ams_item in data_responders_ams_item){
if(!((((key_responders_ams_item === "account") || (key_responders_ams_item === "region")) || (key_responders_ams_item === "priority")) || (key_responders_ams_item === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams, "#/properties/responders/properties/ams/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_ams_item}));errors++;
}
}
if(data_responders_ams_item.account !== undefined){
if(typeof data_responders_ams_item.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams+"/account", "#/properties/responders/properties/ams/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_ams_item.region !== undefined){
if(typeof data_responders_ams_item.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams+"/region", "#/properties/responders/properties/ams/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_ams_item.priority !== undefined){
if(typeof data_responders_ams_item.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams+"/priority", "#/properties/responders/properties/ams/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_ams_item.description !== undefined){
if(typeof data_responders_ams_item.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams+"/description", "#/properties/responders/properties/ams/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/ams/" + i_responders_ams, "#/properties/responders/properties/ams/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/ams", "#/properties/responders/properties/ams/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.gcp !== undefined){
let data_responders_gcp = data_responders.gcp;
if(Array.isArray(data_responders_gcp)){
const len_responders_gcp = data_responders_gcp.length;
for(let i_responders_gcp=0; i_responders_gcp<len_responders_gcp; i_responders_gcp++){
let data_responders_gcp_item = data_responders_gcp[i_responders_gcp];
if(data_responders_gcp_item && typeof data_responders_gcp_item == "object" && !Array.isArray(data_responders_gcp_item)){
for(const key_responders_gcp_item in data_responders_gcp_item){
if(!((((key_responders_gcp_item === "account") || (key_responders_gcp_item === "region")) || (key_responders_gcp_item === "priority")) || (key_responders_gcp_item === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp, "#/properties/responders/properties/gcp/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_gcp_item}));errors++;
}
}
if(data_responders_gcp_item.account !== undefined){
if(typeof data_responders_gcp_item.account !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp+"/account", "#/properties/responders/properties/gcp/items/properties/account/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_gcp_item.region !== undefined){
if(typeof data_responders_gcp_item.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp+"/region", "#/properties/responders/properties/gcp/items/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_gcp_item.priority !== undefined){
if(typeof data_responders_gcp_item.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp+"/priority", "#/properties/responders/properties/gcp/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_gcp_item.description !== undefined){
if(typeof data_responders_gcp_item.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp+"/description", "#/properties/responders/properties/gcp/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/gcp/" + i_responders_gcp, "#/properties/responders/properties/gcp/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/gcp", "#/properties/responders/properties/gcp/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.servicenow !== undefined){
let data_responders_servicenow = data_responders.servicenow;
if(Array.isArray(data_responders_servicenow)){
const len_responders_servicenow = data_responders_servicenow.length;
for(let i_responders_servicenow=0; i_responders_servicenow<len_responders_servicenow; i_responders_servicenow++){
let data_responders_servicenow_item = data_responders_servicenow[i_responders_servicenow];
if(data_responders_servicenow_item && typeof data_responders_servicenow_item == "object" && !Array.isArray(data_responders_servicenow_item)){
for(const key_responders_servicenow_item in data_responders_servicenow_item){
if(!(((((key_responders_servicenow_item === "project") || (key_responders_servicenow_item === "issueType")) || (key_responders_servicenow_item === "priority")) || (key_responders_servicenow_item === "assignee")) || (key_responders_servicenow_item === "description"))){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow, "#/properties/responders/properties/servicenow/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_servicenow_item}));errors++;
}
}
if(data_responders_servicenow_item.project !== undefined){
if(typeof data_responders_servicenow_item.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow+"/project", "#/properties/responders/properties/servicenow/items/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_servicenow_item.issueType !== undefined){
if(typeof data_responders_servicenow_item.issueType !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow+"/issueType", "#/properties/responders/properties/servicenow/items/properties/issueType/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_servicenow_item.priority !== undefined){
if(typeof data_responders_servicenow_item.priority !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow+"/priority", "#/properties/responders/properties/servicenow/items/properties/priority/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_servicenow_item.assignee !== undefined){
if(typeof data_responders_servicenow_item.assignee !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow+"/assignee", "#/properties/responders/properties/servicenow/items/properties/assignee/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_servicenow_item.description !== undefined){
if(typeof data_responders_servicenow_item.description !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow+"/description", "#/properties/responders/properties/servicenow/items/properties/description/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow/" + i_responders_servicenow, "#/properties/responders/properties/servicenow/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/servicenow", "#/properties/responders/properties/servicenow/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.slack !== undefined){
let data_responders_slack = data_responders.slack;
if(Array.isArray(data_responders_slack)){
const len_responders_slack = data_responders_slack.length;
for(let i_responders_slack=0; i_responders_slack<len_responders_slack; i_responders_slack++){
let data_responders_slack_item = data_responders_slack[i_responders_slack];
if(data_responders_slack_item && typeof data_responders_slack_item == "object" && !Array.isArray(data_responders_slack_item)){
if(data_responders_slack_item.channel === undefined){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack, "#/properties/responders/properties/slack/items/required", "required", {missingProperty: "channel"}));errors++;
}
for(const key_responders_slack_item in data_responders_slack_item){
if(!(((((key_responders_slack_item === "channel") || (key_responders_slack_item === "icon")) || (key_responders_slack_item === "emoji")) || (key_responders_slack_item === "title")) || (key_responders_slack_item === "text"))){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack, "#/properties/responders/properties/slack/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_slack_item}));errors++;
}
}
if(data_responders_slack_item.channel !== undefined){
if(typeof data_responders_slack_item.channel !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack+"/channel", "#/properties/responders/properties/slack/items/properties/channel/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_slack_item.icon !== undefined){
if(typeof data_responders_slack_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack+"/icon", "#/properties/responders/properties/slack/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_slack_item.emoji !== undefined){
if(typeof data_responders_slack_item.emoji !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack+"/emoji", "#/properties/responders/properties/slack/items/properties/emoji/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_slack_item.title !== undefined){
if(typeof data_responders_slack_item.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack+"/title", "#/properties/responders/properties/slack/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_slack_item.text !== undefined){
if(typeof data_responders_slack_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack+"/text", "#/properties/responders/properties/slack/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/slack/" + i_responders_slack, "#/properties/responders/properties/slack/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/slack", "#/properties/responders/properties/slack/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.teams !== undefined){
let data_responders_teams = data_responders.teams;
if(Array.isArray(data_responders_teams)){
const len_responders_teams = data_responders_teams.length;
for(let i_responders_teams=0; i_responders_teams<len_responders_teams; i_responders_teams++){
let data_responders_teams_item = data_responders_teams[i_responders_teams];
if(!(data_responders_teams_item && typeof data_responders_teams_item == "object" && !Array.isArray(data_responders_teams_item))){
(vErrors ??= []).push(failure(instancePath+"/responders/teams/" + i_responders_teams, "#/properties/responders/properties/teams/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teams", "#/properties/responders/properties/teams/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.teamsUser !== undefined){
let data_responders_teamsUser = data_responders.teamsUser;
if(Array.isArray(data_responders_teamsUser)){
const len_responders_teamsUser = data_responders_teamsUser.length;
for(let i_responders_teamsUser=0; i_responders_teamsUser<len_responders_teamsUser; i_responders_teamsUser++){
let data_responders_teamsUser_item = data_responders_teamsUser[i_responders_teamsUser];
if(data_responders_teamsUser_item && typeof data_responders_teamsUser_item == "object" && !Array.isArray(data_responders_teamsUser_item)){
for(const key_responders_teamsUser_item in data_responders_teamsUser_item){
if(!((((key_responders_teamsUser_item === "icon") || (key_responders_teamsUser_item === "emoji")) || (key_responders_teamsUser_item === "title")) || (key_responders_teamsUser_item === "text"))){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser, "#/properties/responders/properties/teamsUser/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_teamsUser_item}));errors++;
}
}
if(data_responders_teamsUser_item.icon !== undefined){
if(typeof data_responders_teamsUser_item.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser+"/icon", "#/properties/responders/properties/teamsUser/items/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_teamsUser_item.emoji !== undefined){
if(typeof data_responders_teamsUser_item.emoji !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser+"/emoji", "#/properties/responders/properties/teamsUser/items/properties/emoji/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_teamsUser_item.title !== undefined){
if(typeof data_responders_teamsUser_item.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser+"/title", "#/properties/responders/properties/teamsUser/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_teamsUser_item.text !== undefined){
if(typeof data_responders_teamsUser_item.text !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser+"/text", "#/properties/responders/properties/teamsUser/items/properties/text/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser/" + i_responders_teamsUser, "#/properties/responders/properties/teamsUser/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/teamsUser", "#/properties/responders/properties/teamsUser/type", "type", {type: "array"}));errors++;
}
}
if(data_responders.github !== undefined){
let data_responders_github = data_responders.github;
if(Array.isArray(data_responders_github)){
const len_responders_github = data_responders_github.length;
for(let i_responders_github=0; i_responders_github<len_responders_github; i_responders_github++){
let data_responders_github_item = data_responders_github[i_responders_github];
if(data_responders_github_item && typeof data_responders_github_item == "object" && !Array.isArray(data_responders_github_item)){
for(const key_responders_github_item in data_responders_github_item){
if(!((((key_responders_github_item === "repository") || (key_responders_github_item === "title")) || (key_responders_github_item === "body")) || (key_responders_github_item === "labels"))){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github, "#/properties/responders/properties/github/items/additionalProperties", "additionalProperties", {additionalProperty: key_responders_github_item}));errors++;
}
}
if(data_responders_github_item.repository !== undefined){
if(typeof data_responders_github_item.repository !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github+"/repository", "#/properties/responders/properties/github/items/properties/repository/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_github_item.title !== undefined){
if(typeof data_responders_github_item.title !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github+"/title", "#/properties/responders/properties/github/items/properties/title/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_github_item.body !== undefined){
if(typeof data_responders_github_item.body !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github+"/body", "#/properties/responders/properties/github/items/properties/body/type", "type", {type: "string"}));errors++;
}
}
if(data_responders_github_item.labels !== undefined){
let data_responders_github_item_labels = data_responders_github_item.labels;
if(Array.isArray(data_responders_github_item_labels)){
const len_responders_github_item_labels = data_responders_github_item_labels.length;
for(let i_responders_github_item_labels=0; i_responders_github_item_labels<len_responders_github_item_labels; i_responders_github_item_labels++){
if(typeof data_responders_github_item_labels[i_responders_github_item_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github+"/labels/" + i_responders_github_item_labels, "#/properties/responders/properties/github/items/properties/labels/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github+"/labels", "#/properties/responders/properties/github/items/properties/labels/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/responders/github/" + i_responders_github, "#/properties/responders/properties/github/items/type", "type", {type: "object"}));errors++;
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
