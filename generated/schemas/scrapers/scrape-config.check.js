// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { scraper_aws_json } from "../scrapers/scraper-aws.check.js";
import { scraper_azure_json } from "../scrapers/scraper-azure.check.js";
import { scraper_azureDevops_json } from "../scrapers/scraper-azureDevops.check.js";
import { scraper_clickhouse_json } from "../scrapers/scraper-clickhouse.check.js";
import { scraper_file_json } from "../scrapers/scraper-file.check.js";
import { scraper_gcp_json } from "../scrapers/scraper-gcp.check.js";
import { scraper_githubActions_json } from "../scrapers/scraper-githubActions.check.js";
import { scraper_http_json } from "../scrapers/scraper-http.check.js";
import { scraper_kubernetes_json } from "../scrapers/scraper-kubernetes.check.js";
import { scraper_kubernetesFile_json } from "../scrapers/scraper-kubernetesFile.check.js";
import { scraper_logs_json } from "../scrapers/scraper-logs.check.js";
import { scraper_pubsub_json } from "../scrapers/scraper-pubsub.check.js";
import { scraper_slack_json } from "../scrapers/scraper-slack.check.js";
import { scraper_sql_json } from "../scrapers/scraper-sql.check.js";
import { scraper_terraform_json } from "../scrapers/scraper-terraform.check.js";
import { scraper_trivy_json } from "../scrapers/scraper-trivy.check.js";
const value_5376de22 = {"schedule":1,"retention":1,"full":1,"logLevel":1,"crdSync":1,"system":1,"watch":1,"azure":1,"aws":1,"azureDevops":1,"file":1,"githubActions":1,"http":1,"kubernetes":1,"kubernetesFile":1,"sql":1,"trivy":1,"gcp":1,"slack":1,"terraform":1,"clickhouse":1,"logs":1,"pubsub":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function scrape_config_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_5376de22, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.retention !== undefined){
let data_retention = data.retention;
if(data_retention && typeof data_retention == "object" && !Array.isArray(data_retention)){
for(const key_retention in data_retention){
if(!((((key_retention === "changes") || (key_retention === "types")) || (key_retention === "type")) || (key_retention === "staleItemAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/additionalProperties", "additionalProperties", {additionalProperty: key_retention}));errors++;
}
}
if(data_retention.changes !== undefined){
let data_retention_changes = data_retention.changes;
if(Array.isArray(data_retention_changes)){
const len_retention_changes = data_retention_changes.length;
for(let i_retention_changes=0; i_retention_changes<len_retention_changes; i_retention_changes++){
let data_retention_changes_item = data_retention_changes[i_retention_changes];
if(data_retention_changes_item && typeof data_retention_changes_item == "object" && !Array.isArray(data_retention_changes_item)){
if(data_retention_changes_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_retention_changes_item in data_retention_changes_item){
if(!(((key_retention_changes_item === "name") || (key_retention_changes_item === "age")) || (key_retention_changes_item === "count"))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/additionalProperties", "additionalProperties", {additionalProperty: key_retention_changes_item}));errors++;
}
}
if(data_retention_changes_item.name !== undefined){
let data_retention_changes_item_name = data_retention_changes_item.name;
if(typeof data_retention_changes_item_name === "string"){
if(data_retention_changes_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/name", "#/properties/retention/properties/changes/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_changes_item.age !== undefined){
if(!(duration_json(data_retention_changes_item.age, instancePath+"/retention/changes/" + i_retention_changes+"/age"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_changes_item.count !== undefined){
let data_retention_changes_item_count = data_retention_changes_item.count;
if(!((typeof data_retention_changes_item_count == "number") && (!(data_retention_changes_item_count % 1) && !isNaN(data_retention_changes_item_count)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data_retention_changes_item_count == "number"){
if(data_retention_changes_item_count < 0 || isNaN(data_retention_changes_item_count)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i_retention_changes, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes", "#/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data_retention.types !== undefined){
let data_retention_types = data_retention.types;
if(Array.isArray(data_retention_types)){
const len_retention_types = data_retention_types.length;
for(let i_retention_types=0; i_retention_types<len_retention_types; i_retention_types++){
let data_retention_types_item = data_retention_types[i_retention_types];
if(data_retention_types_item && typeof data_retention_types_item == "object" && !Array.isArray(data_retention_types_item)){
if(data_retention_types_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i_retention_types, "#/properties/retention/properties/types/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_retention_types_item in data_retention_types_item){
if(!((((key_retention_types_item === "name") || (key_retention_types_item === "createdAge")) || (key_retention_types_item === "updatedAge")) || (key_retention_types_item === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i_retention_types, "#/properties/retention/properties/types/items/additionalProperties", "additionalProperties", {additionalProperty: key_retention_types_item}));errors++;
}
}
if(data_retention_types_item.name !== undefined){
let data_retention_types_item_name = data_retention_types_item.name;
if(typeof data_retention_types_item_name === "string"){
if(data_retention_types_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i_retention_types+"/name", "#/properties/retention/properties/types/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i_retention_types+"/name", "#/properties/retention/properties/types/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_types_item.createdAge !== undefined){
if(!(duration_json(data_retention_types_item.createdAge, instancePath+"/retention/types/" + i_retention_types+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_types_item.updatedAge !== undefined){
if(!(duration_json(data_retention_types_item.updatedAge, instancePath+"/retention/types/" + i_retention_types+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_types_item.deletedAge !== undefined){
if(!(duration_json(data_retention_types_item.deletedAge, instancePath+"/retention/types/" + i_retention_types+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i_retention_types, "#/properties/retention/properties/types/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types", "#/properties/retention/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data_retention.type !== undefined){
let data_retention_type = data_retention.type;
if(Array.isArray(data_retention_type)){
const len_retention_type = data_retention_type.length;
for(let i_retention_type=0; i_retention_type<len_retention_type; i_retention_type++){
let data_retention_type_item = data_retention_type[i_retention_type];
if(data_retention_type_item && typeof data_retention_type_item == "object" && !Array.isArray(data_retention_type_item)){
if(data_retention_type_item.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key_retention_type_item in data_retention_type_item){
if(!((((key_retention_type_item === "name") || (key_retention_type_item === "createdAge")) || (key_retention_type_item === "updatedAge")) || (key_retention_type_item === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/additionalProperties", "additionalProperties", {additionalProperty: key_retention_type_item}));errors++;
}
}
if(data_retention_type_item.name !== undefined){
let data_retention_type_item_name = data_retention_type_item.name;
if(typeof data_retention_type_item_name === "string"){
if(data_retention_type_item_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type+"/name", "#/properties/retention/properties/type/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type+"/name", "#/properties/retention/properties/type/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_retention_type_item.createdAge !== undefined){
if(!(duration_json(data_retention_type_item.createdAge, instancePath+"/retention/type/" + i_retention_type+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_type_item.updatedAge !== undefined){
if(!(duration_json(data_retention_type_item.updatedAge, instancePath+"/retention/type/" + i_retention_type+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data_retention_type_item.deletedAge !== undefined){
if(!(duration_json(data_retention_type_item.deletedAge, instancePath+"/retention/type/" + i_retention_type+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i_retention_type, "#/properties/retention/properties/type/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type", "#/properties/retention/properties/type/type", "type", {type: "array"}));errors++;
}
}
if(data_retention.staleItemAge !== undefined){
let data_retention_staleItemAge = data_retention.staleItemAge;
const _errs_retention_staleItemAge = errors;
let valid_retention_staleItemAge = false;
const _errs_retention_staleItemAge_2 = errors;
if(!(duration_json(data_retention_staleItemAge, instancePath+"/retention/staleItemAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
var _valid_retention_staleItemAge = _errs_retention_staleItemAge_2 === errors;
valid_retention_staleItemAge = valid_retention_staleItemAge || _valid_retention_staleItemAge;
if(!valid_retention_staleItemAge){
const _errs_retention_staleItemAge_3 = errors;
if("keep" !== data_retention_staleItemAge){
(vErrors ??= []).push(failure(instancePath+"/retention/staleItemAge", "#/properties/retention/properties/staleItemAge/anyOf/1/const", "const", {allowedValue: "keep"}));errors++;
}
var _valid_retention_staleItemAge = _errs_retention_staleItemAge_3 === errors;
valid_retention_staleItemAge = valid_retention_staleItemAge || _valid_retention_staleItemAge;
}
if(!valid_retention_staleItemAge){
(vErrors ??= []).push(failure(instancePath+"/retention/staleItemAge", "#/properties/retention/properties/staleItemAge/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_retention_staleItemAge;
if(vErrors !== null){
if(_errs_retention_staleItemAge){
vErrors.length = _errs_retention_staleItemAge;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/type", "type", {type: "object"}));errors++;
}
}
if(data.full !== undefined){
if(typeof data.full !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/full", "#/properties/full/type", "type", {type: "boolean"}));errors++;
}
}
if(data.logLevel !== undefined){
if(typeof data.logLevel !== "string"){
(vErrors ??= []).push(failure(instancePath+"/logLevel", "#/properties/logLevel/type", "type", {type: "string"}));errors++;
}
}
if(data.crdSync !== undefined){
if(typeof data.crdSync !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/crdSync", "#/properties/crdSync/type", "type", {type: "boolean"}));errors++;
}
}
if(data.system !== undefined){
if(typeof data.system !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/system", "#/properties/system/type", "type", {type: "boolean"}));errors++;
}
}
if(data.watch !== undefined){
if(typeof data.watch !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/watch", "#/properties/watch/type", "type", {type: "boolean"}));errors++;
}
}
if(data.azure !== undefined){
let data_azure = data.azure;
if(Array.isArray(data_azure)){
const len_azure = data_azure.length;
for(let i_azure=0; i_azure<len_azure; i_azure++){
if(!(scraper_azure_json(data_azure[i_azure], instancePath+"/azure/" + i_azure))){
vErrors = vErrors === null ? scraper_azure_json.errors : vErrors.concat(scraper_azure_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azure", "#/properties/azure/type", "type", {type: "array"}));errors++;
}
}
if(data.aws !== undefined){
let data_aws = data.aws;
if(Array.isArray(data_aws)){
const len_aws = data_aws.length;
for(let i_aws=0; i_aws<len_aws; i_aws++){
if(!(scraper_aws_json(data_aws[i_aws], instancePath+"/aws/" + i_aws))){
vErrors = vErrors === null ? scraper_aws_json.errors : vErrors.concat(scraper_aws_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/aws", "#/properties/aws/type", "type", {type: "array"}));errors++;
}
}
if(data.azureDevops !== undefined){
let data_azureDevops = data.azureDevops;
if(Array.isArray(data_azureDevops)){
const len_azureDevops = data_azureDevops.length;
for(let i_azureDevops=0; i_azureDevops<len_azureDevops; i_azureDevops++){
if(!(scraper_azureDevops_json(data_azureDevops[i_azureDevops], instancePath+"/azureDevops/" + i_azureDevops))){
vErrors = vErrors === null ? scraper_azureDevops_json.errors : vErrors.concat(scraper_azureDevops_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/type", "type", {type: "array"}));errors++;
}
}
if(data.file !== undefined){
let data_file = data.file;
if(Array.isArray(data_file)){
const len_file = data_file.length;
for(let i_file=0; i_file<len_file; i_file++){
if(!(scraper_file_json(data_file[i_file], instancePath+"/file/" + i_file))){
vErrors = vErrors === null ? scraper_file_json.errors : vErrors.concat(scraper_file_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/file", "#/properties/file/type", "type", {type: "array"}));errors++;
}
}
if(data.githubActions !== undefined){
let data_githubActions = data.githubActions;
if(Array.isArray(data_githubActions)){
const len_githubActions = data_githubActions.length;
for(let i_githubActions=0; i_githubActions<len_githubActions; i_githubActions++){
if(!(scraper_githubActions_json(data_githubActions[i_githubActions], instancePath+"/githubActions/" + i_githubActions))){
vErrors = vErrors === null ? scraper_githubActions_json.errors : vErrors.concat(scraper_githubActions_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/githubActions", "#/properties/githubActions/type", "type", {type: "array"}));errors++;
}
}
if(data.http !== undefined){
let data_http = data.http;
if(Array.isArray(data_http)){
const len_http = data_http.length;
for(let i_http=0; i_http<len_http; i_http++){
if(!(scraper_http_json(data_http[i_http], instancePath+"/http/" + i_http))){
vErrors = vErrors === null ? scraper_http_json.errors : vErrors.concat(scraper_http_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data_kubernetes = data.kubernetes;
if(Array.isArray(data_kubernetes)){
const len_kubernetes = data_kubernetes.length;
for(let i_kubernetes=0; i_kubernetes<len_kubernetes; i_kubernetes++){
if(!(scraper_kubernetes_json(data_kubernetes[i_kubernetes], instancePath+"/kubernetes/" + i_kubernetes))){
vErrors = vErrors === null ? scraper_kubernetes_json.errors : vErrors.concat(scraper_kubernetes_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetesFile !== undefined){
let data_kubernetesFile = data.kubernetesFile;
if(Array.isArray(data_kubernetesFile)){
const len_kubernetesFile = data_kubernetesFile.length;
for(let i_kubernetesFile=0; i_kubernetesFile<len_kubernetesFile; i_kubernetesFile++){
if(!(scraper_kubernetesFile_json(data_kubernetesFile[i_kubernetesFile], instancePath+"/kubernetesFile/" + i_kubernetesFile))){
vErrors = vErrors === null ? scraper_kubernetesFile_json.errors : vErrors.concat(scraper_kubernetesFile_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetesFile", "#/properties/kubernetesFile/type", "type", {type: "array"}));errors++;
}
}
if(data.sql !== undefined){
let data_sql = data.sql;
if(Array.isArray(data_sql)){
const len_sql = data_sql.length;
for(let i_sql=0; i_sql<len_sql; i_sql++){
if(!(scraper_sql_json(data_sql[i_sql], instancePath+"/sql/" + i_sql))){
vErrors = vErrors === null ? scraper_sql_json.errors : vErrors.concat(scraper_sql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/type", "type", {type: "array"}));errors++;
}
}
if(data.trivy !== undefined){
let data_trivy = data.trivy;
if(Array.isArray(data_trivy)){
const len_trivy = data_trivy.length;
for(let i_trivy=0; i_trivy<len_trivy; i_trivy++){
if(!(scraper_trivy_json(data_trivy[i_trivy], instancePath+"/trivy/" + i_trivy))){
vErrors = vErrors === null ? scraper_trivy_json.errors : vErrors.concat(scraper_trivy_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/trivy", "#/properties/trivy/type", "type", {type: "array"}));errors++;
}
}
if(data.gcp !== undefined){
let data_gcp = data.gcp;
if(Array.isArray(data_gcp)){
const len_gcp = data_gcp.length;
for(let i_gcp=0; i_gcp<len_gcp; i_gcp++){
if(!(scraper_gcp_json(data_gcp[i_gcp], instancePath+"/gcp/" + i_gcp))){
vErrors = vErrors === null ? scraper_gcp_json.errors : vErrors.concat(scraper_gcp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcp", "#/properties/gcp/type", "type", {type: "array"}));errors++;
}
}
if(data.slack !== undefined){
let data_slack = data.slack;
if(Array.isArray(data_slack)){
const len_slack = data_slack.length;
for(let i_slack=0; i_slack<len_slack; i_slack++){
if(!(scraper_slack_json(data_slack[i_slack], instancePath+"/slack/" + i_slack))){
vErrors = vErrors === null ? scraper_slack_json.errors : vErrors.concat(scraper_slack_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/slack", "#/properties/slack/type", "type", {type: "array"}));errors++;
}
}
if(data.terraform !== undefined){
let data_terraform = data.terraform;
if(Array.isArray(data_terraform)){
const len_terraform = data_terraform.length;
for(let i_terraform=0; i_terraform<len_terraform; i_terraform++){
if(!(scraper_terraform_json(data_terraform[i_terraform], instancePath+"/terraform/" + i_terraform))){
vErrors = vErrors === null ? scraper_terraform_json.errors : vErrors.concat(scraper_terraform_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/terraform", "#/properties/terraform/type", "type", {type: "array"}));errors++;
}
}
if(data.clickhouse !== undefined){
let data_clickhouse = data.clickhouse;
if(Array.isArray(data_clickhouse)){
const len_clickhouse = data_clickhouse.length;
for(let i_clickhouse=0; i_clickhouse<len_clickhouse; i_clickhouse++){
if(!(scraper_clickhouse_json(data_clickhouse[i_clickhouse], instancePath+"/clickhouse/" + i_clickhouse))){
vErrors = vErrors === null ? scraper_clickhouse_json.errors : vErrors.concat(scraper_clickhouse_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clickhouse", "#/properties/clickhouse/type", "type", {type: "array"}));errors++;
}
}
if(data.logs !== undefined){
let data_logs = data.logs;
if(Array.isArray(data_logs)){
const len_logs = data_logs.length;
for(let i_logs=0; i_logs<len_logs; i_logs++){
if(!(scraper_logs_json(data_logs[i_logs], instancePath+"/logs/" + i_logs))){
vErrors = vErrors === null ? scraper_logs_json.errors : vErrors.concat(scraper_logs_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/logs", "#/properties/logs/type", "type", {type: "array"}));errors++;
}
}
if(data.pubsub !== undefined){
let data_pubsub = data.pubsub;
if(Array.isArray(data_pubsub)){
const len_pubsub = data_pubsub.length;
for(let i_pubsub=0; i_pubsub<len_pubsub; i_pubsub++){
if(!(scraper_pubsub_json(data_pubsub[i_pubsub], instancePath+"/pubsub/" + i_pubsub))){
vErrors = vErrors === null ? scraper_pubsub_json.errors : vErrors.concat(scraper_pubsub_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scrape_config_json.errors = vErrors;
return errors === 0;
}
export default scrape_config_json;
