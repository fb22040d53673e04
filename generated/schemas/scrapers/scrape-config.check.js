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
const value0 = {"schedule":1,"retention":1,"full":1,"logLevel":1,"crdSync":1,"system":1,"watch":1,"azure":1,"aws":1,"azureDevops":1,"file":1,"githubActions":1,"http":1,"kubernetes":1,"kubernetesFile":1,"sql":1,"trivy":1,"gcp":1,"slack":1,"terraform":1,"clickhouse":1,"logs":1,"pubsub":1};
const value1 = Object.prototype.hasOwnProperty;
export function scrape_config_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.schedule !== undefined){
if(!(schedule_json(data.schedule, instancePath+"/schedule"))){
vErrors = vErrors === null ? schedule_json.errors : vErrors.concat(schedule_json.errors);
errors = vErrors.length;
}
}
if(data.retention !== undefined){
let data1 = data.retention;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "changes") || (key1 === "types")) || (key1 === "type")) || (key1 === "staleItemAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention", "#/properties/retention/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data1.changes !== undefined){
let data2 = data1.changes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key2 in data3){
if(!(((key2 === "name") || (key2 === "age")) || (key2 === "count"))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/additionalProperties", "additionalProperties", {additionalProperty: key2}));errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/name", "#/properties/retention/properties/changes/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/name", "#/properties/retention/properties/changes/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data3.age !== undefined){
if(!(duration_json(data3.age, instancePath+"/retention/changes/" + i0+"/age"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data3.count !== undefined){
let data6 = data3.count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/count", "#/properties/retention/properties/changes/items/properties/count/type", "type", {type: "integer"}));errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0+"/count", "#/properties/retention/properties/changes/items/properties/count/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes/" + i0, "#/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/changes", "#/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data1.types !== undefined){
let data7 = data1.types;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i1, "#/properties/retention/properties/types/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key3 in data8){
if(!((((key3 === "name") || (key3 === "createdAge")) || (key3 === "updatedAge")) || (key3 === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i1, "#/properties/retention/properties/types/items/additionalProperties", "additionalProperties", {additionalProperty: key3}));errors++;
}
}
if(data8.name !== undefined){
let data9 = data8.name;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i1+"/name", "#/properties/retention/properties/types/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i1+"/name", "#/properties/retention/properties/types/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data8.createdAge !== undefined){
if(!(duration_json(data8.createdAge, instancePath+"/retention/types/" + i1+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data8.updatedAge !== undefined){
if(!(duration_json(data8.updatedAge, instancePath+"/retention/types/" + i1+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data8.deletedAge !== undefined){
if(!(duration_json(data8.deletedAge, instancePath+"/retention/types/" + i1+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types/" + i1, "#/properties/retention/properties/types/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/types", "#/properties/retention/properties/types/type", "type", {type: "array"}));errors++;
}
}
if(data1.type !== undefined){
let data13 = data1.type;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i2, "#/properties/retention/properties/type/items/required", "required", {missingProperty: "name"}));errors++;
}
for(const key4 in data14){
if(!((((key4 === "name") || (key4 === "createdAge")) || (key4 === "updatedAge")) || (key4 === "deletedAge"))){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i2, "#/properties/retention/properties/type/items/additionalProperties", "additionalProperties", {additionalProperty: key4}));errors++;
}
}
if(data14.name !== undefined){
let data15 = data14.name;
if(typeof data15 === "string"){
if(data15.length < 1){
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i2+"/name", "#/properties/retention/properties/type/items/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i2+"/name", "#/properties/retention/properties/type/items/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data14.createdAge !== undefined){
if(!(duration_json(data14.createdAge, instancePath+"/retention/type/" + i2+"/createdAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data14.updatedAge !== undefined){
if(!(duration_json(data14.updatedAge, instancePath+"/retention/type/" + i2+"/updatedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
if(data14.deletedAge !== undefined){
if(!(duration_json(data14.deletedAge, instancePath+"/retention/type/" + i2+"/deletedAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type/" + i2, "#/properties/retention/properties/type/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/retention/type", "#/properties/retention/properties/type/type", "type", {type: "array"}));errors++;
}
}
if(data1.staleItemAge !== undefined){
let data19 = data1.staleItemAge;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(!(duration_json(data19, instancePath+"/retention/staleItemAge"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs38 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs39 = errors;
if("keep" !== data19){
(vErrors ??= []).push(failure(instancePath+"/retention/staleItemAge", "#/properties/retention/properties/staleItemAge/anyOf/1/const", "const", {allowedValue: "keep"}));errors++;
}
var _valid0 = _errs39 === errors;
valid11 = valid11 || _valid0;
}
if(!valid11){
(vErrors ??= []).push(failure(instancePath+"/retention/staleItemAge", "#/properties/retention/properties/staleItemAge/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
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
let data25 = data.azure;
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
if(!(scraper_azure_json(data25[i3], instancePath+"/azure/" + i3))){
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
let data27 = data.aws;
if(Array.isArray(data27)){
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
if(!(scraper_aws_json(data27[i4], instancePath+"/aws/" + i4))){
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
let data29 = data.azureDevops;
if(Array.isArray(data29)){
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
if(!(scraper_azureDevops_json(data29[i5], instancePath+"/azureDevops/" + i5))){
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
let data31 = data.file;
if(Array.isArray(data31)){
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
if(!(scraper_file_json(data31[i6], instancePath+"/file/" + i6))){
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
let data33 = data.githubActions;
if(Array.isArray(data33)){
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
if(!(scraper_githubActions_json(data33[i7], instancePath+"/githubActions/" + i7))){
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
let data35 = data.http;
if(Array.isArray(data35)){
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
if(!(scraper_http_json(data35[i8], instancePath+"/http/" + i8))){
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
let data37 = data.kubernetes;
if(Array.isArray(data37)){
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
if(!(scraper_kubernetes_json(data37[i9], instancePath+"/kubernetes/" + i9))){
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
let data39 = data.kubernetesFile;
if(Array.isArray(data39)){
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
if(!(scraper_kubernetesFile_json(data39[i10], instancePath+"/kubernetesFile/" + i10))){
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
let data41 = data.sql;
if(Array.isArray(data41)){
const len11 = data41.length;
for(let i11=0; i11<len11; i11++){
if(!(scraper_sql_json(data41[i11], instancePath+"/sql/" + i11))){
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
let data43 = data.trivy;
if(Array.isArray(data43)){
const len12 = data43.length;
for(let i12=0; i12<len12; i12++){
if(!(scraper_trivy_json(data43[i12], instancePath+"/trivy/" + i12))){
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
let data45 = data.gcp;
if(Array.isArray(data45)){
const len13 = data45.length;
for(let i13=0; i13<len13; i13++){
if(!(scraper_gcp_json(data45[i13], instancePath+"/gcp/" + i13))){
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
let data47 = data.slack;
if(Array.isArray(data47)){
const len14 = data47.length;
for(let i14=0; i14<len14; i14++){
if(!(scraper_slack_json(data47[i14], instancePath+"/slack/" + i14))){
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
let data49 = data.terraform;
if(Array.isArray(data49)){
const len15 = data49.length;
for(let i15=0; i15<len15; i15++){
if(!(scraper_terraform_json(data49[i15], instancePath+"/terraform/" + i15))){
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
let data51 = data.clickhouse;
if(Array.isArray(data51)){
const len16 = data51.length;
for(let i16=0; i16<len16; i16++){
if(!(scraper_clickhouse_json(data51[i16], instancePath+"/clickhouse/" + i16))){
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
let data53 = data.logs;
if(Array.isArray(data53)){
const len17 = data53.length;
for(let i17=0; i17<len17; i17++){
if(!(scraper_logs_json(data53[i17], instancePath+"/logs/" + i17))){
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
let data55 = data.pubsub;
if(Array.isArray(data55)){
const len18 = data55.length;
for(let i18=0; i18<len18; i18++){
if(!(scraper_pubsub_json(data55[i18], instancePath+"/pubsub/" + i18))){
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
