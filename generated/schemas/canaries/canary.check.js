// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { canary_alertmanager_json } from "../canaries/canary-alertmanager.check.js";
import { canary_awsConfig_json } from "../canaries/canary-awsConfig.check.js";
import { canary_awsConfigRule_json } from "../canaries/canary-awsConfigRule.check.js";
import { canary_azureDevops_json } from "../canaries/canary-azureDevops.check.js";
import { canary_catalog_json } from "../canaries/canary-catalog.check.js";
import { canary_cloudwatch_json } from "../canaries/canary-cloudwatch.check.js";
import { canary_configDB_json } from "../canaries/canary-configDB.check.js";
import { canary_containerd_json } from "../canaries/canary-containerd.check.js";
import { canary_containerdPush_json } from "../canaries/canary-containerdPush.check.js";
import { canary_databaseBackup_json } from "../canaries/canary-databaseBackup.check.js";
import { canary_dns_json } from "../canaries/canary-dns.check.js";
import { canary_docker_json } from "../canaries/canary-docker.check.js";
import { canary_dockerPush_json } from "../canaries/canary-dockerPush.check.js";
import { canary_dynatrace_json } from "../canaries/canary-dynatrace.check.js";
import { canary_ec2_json } from "../canaries/canary-ec2.check.js";
import { canary_elasticsearch_json } from "../canaries/canary-elasticsearch.check.js";
import { canary_exec_json } from "../canaries/canary-exec.check.js";
import { canary_folder_json } from "../canaries/canary-folder.check.js";
import { canary_gcs_json } from "../canaries/canary-gcs.check.js";
import { canary_gitProtocol_json } from "../canaries/canary-gitProtocol.check.js";
import { canary_github_json } from "../canaries/canary-github.check.js";
import { canary_helm_json } from "../canaries/canary-helm.check.js";
import { canary_http_json } from "../canaries/canary-http.check.js";
import { canary_icmp_json } from "../canaries/canary-icmp.check.js";
import { canary_jmeter_json } from "../canaries/canary-jmeter.check.js";
import { canary_junit_json } from "../canaries/canary-junit.check.js";
import { canary_kubernetes_json } from "../canaries/canary-kubernetes.check.js";
import { canary_kubernetesResource_json } from "../canaries/canary-kubernetesResource.check.js";
import { canary_ldap_json } from "../canaries/canary-ldap.check.js";
import { canary_mongodb_json } from "../canaries/canary-mongodb.check.js";
import { canary_mssql_json } from "../canaries/canary-mssql.check.js";
import { canary_mysql_json } from "../canaries/canary-mysql.check.js";
import { canary_namespace_json } from "../canaries/canary-namespace.check.js";
import { canary_opensearch_json } from "../canaries/canary-opensearch.check.js";
import { canary_pod_json } from "../canaries/canary-pod.check.js";
import { canary_postgres_json } from "../canaries/canary-postgres.check.js";
import { canary_prometheus_json } from "../canaries/canary-prometheus.check.js";
import { canary_pubsub_json } from "../canaries/canary-pubsub.check.js";
import { canary_redis_json } from "../canaries/canary-redis.check.js";
import { canary_restic_json } from "../canaries/canary-restic.check.js";
import { canary_s3_json } from "../canaries/canary-s3.check.js";
import { canary_sftp_json } from "../canaries/canary-sftp.check.js";
import { canary_smb_json } from "../canaries/canary-smb.check.js";
import { canary_sql_json } from "../canaries/canary-sql.check.js";
import { canary_tcp_json } from "../canaries/canary-tcp.check.js";
import { canary_webhook_json } from "../canaries/canary-webhook.check.js";
import { schedule_json } from "../common/schedule.check.js";
import { severity_json } from "../common/severity.check.js";
import { var_source_json } from "../common/var-source.check.js";
const value0 = {"schedule":1,"interval":1,"env":1,"replicas":1,"icon":1,"owner":1,"severity":1,"resultMode":1,"http":1,"tcp":1,"icmp":1,"dns":1,"exec":1,"folder":1,"s3":1,"postgres":1,"mysql":1,"mssql":1,"mongodb":1,"redis":1,"elasticsearch":1,"opensearch":1,"prometheus":1,"alertmanager":1,"kubernetes":1,"kubernetesResource":1,"pod":1,"namespace":1,"junit":1,"jmeter":1,"catalog":1,"awsConfig":1,"awsConfigRule":1,"cloudwatch":1,"azureDevops":1,"github":1,"gitProtocol":1,"dynatrace":1,"ldap":1,"restic":1,"helm":1,"databaseBackup":1,"pubsub":1,"docker":1,"dockerPush":1,"containerd":1,"containerdPush":1,"webhook":1,"alertManager":1,"mongo":1,"ping":1,"gcs":1,"smb":1,"sftp":1,"sql":1,"configDB":1,"ec2":1};
const value1 = Object.prototype.hasOwnProperty;
export function canary_json(data, instancePath=""){
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
if(data.interval !== undefined){
let data1 = data.interval;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/type", "type", {type: "integer"}));errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(failure(instancePath+"/interval", "#/properties/interval/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.env !== undefined){
let data2 = data.env;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(var_source_json(data2[key1], instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? var_source_json.errors : vErrors.concat(var_source_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/env", "#/properties/env/type", "type", {type: "object"}));errors++;
}
}
if(data.replicas !== undefined){
let data4 = data.replicas;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push(failure(instancePath+"/replicas", "#/properties/replicas/type", "type", {type: "integer"}));errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/icon", "#/properties/icon/type", "type", {type: "string"}));errors++;
}
}
if(data.owner !== undefined){
if(typeof data.owner !== "string"){
(vErrors ??= []).push(failure(instancePath+"/owner", "#/properties/owner/type", "type", {type: "string"}));errors++;
}
}
if(data.severity !== undefined){
if(!(severity_json(data.severity, instancePath+"/severity"))){
vErrors = vErrors === null ? severity_json.errors : vErrors.concat(severity_json.errors);
errors = vErrors.length;
}
}
if(data.resultMode !== undefined){
if(typeof data.resultMode !== "string"){
(vErrors ??= []).push(failure(instancePath+"/resultMode", "#/properties/resultMode/type", "type", {type: "string"}));errors++;
}
}
if(data.http !== undefined){
let data9 = data.http;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(canary_http_json(data9[i0], instancePath+"/http/" + i0))){
vErrors = vErrors === null ? canary_http_json.errors : vErrors.concat(canary_http_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/http", "#/properties/http/type", "type", {type: "array"}));errors++;
}
}
if(data.tcp !== undefined){
let data11 = data.tcp;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(canary_tcp_json(data11[i1], instancePath+"/tcp/" + i1))){
vErrors = vErrors === null ? canary_tcp_json.errors : vErrors.concat(canary_tcp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tcp", "#/properties/tcp/type", "type", {type: "array"}));errors++;
}
}
if(data.icmp !== undefined){
let data13 = data.icmp;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(canary_icmp_json(data13[i2], instancePath+"/icmp/" + i2))){
vErrors = vErrors === null ? canary_icmp_json.errors : vErrors.concat(canary_icmp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/icmp", "#/properties/icmp/type", "type", {type: "array"}));errors++;
}
}
if(data.dns !== undefined){
let data15 = data.dns;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(canary_dns_json(data15[i3], instancePath+"/dns/" + i3))){
vErrors = vErrors === null ? canary_dns_json.errors : vErrors.concat(canary_dns_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dns", "#/properties/dns/type", "type", {type: "array"}));errors++;
}
}
if(data.exec !== undefined){
let data17 = data.exec;
if(Array.isArray(data17)){
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(canary_exec_json(data17[i4], instancePath+"/exec/" + i4))){
vErrors = vErrors === null ? canary_exec_json.errors : vErrors.concat(canary_exec_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/exec", "#/properties/exec/type", "type", {type: "array"}));errors++;
}
}
if(data.folder !== undefined){
let data19 = data.folder;
if(Array.isArray(data19)){
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(canary_folder_json(data19[i5], instancePath+"/folder/" + i5))){
vErrors = vErrors === null ? canary_folder_json.errors : vErrors.concat(canary_folder_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/folder", "#/properties/folder/type", "type", {type: "array"}));errors++;
}
}
if(data.s3 !== undefined){
let data21 = data.s3;
if(Array.isArray(data21)){
const len6 = data21.length;
for(let i6=0; i6<len6; i6++){
if(!(canary_s3_json(data21[i6], instancePath+"/s3/" + i6))){
vErrors = vErrors === null ? canary_s3_json.errors : vErrors.concat(canary_s3_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/s3", "#/properties/s3/type", "type", {type: "array"}));errors++;
}
}
if(data.postgres !== undefined){
let data23 = data.postgres;
if(Array.isArray(data23)){
const len7 = data23.length;
for(let i7=0; i7<len7; i7++){
if(!(canary_postgres_json(data23[i7], instancePath+"/postgres/" + i7))){
vErrors = vErrors === null ? canary_postgres_json.errors : vErrors.concat(canary_postgres_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/postgres", "#/properties/postgres/type", "type", {type: "array"}));errors++;
}
}
if(data.mysql !== undefined){
let data25 = data.mysql;
if(Array.isArray(data25)){
const len8 = data25.length;
for(let i8=0; i8<len8; i8++){
if(!(canary_mysql_json(data25[i8], instancePath+"/mysql/" + i8))){
vErrors = vErrors === null ? canary_mysql_json.errors : vErrors.concat(canary_mysql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mysql", "#/properties/mysql/type", "type", {type: "array"}));errors++;
}
}
if(data.mssql !== undefined){
let data27 = data.mssql;
if(Array.isArray(data27)){
const len9 = data27.length;
for(let i9=0; i9<len9; i9++){
if(!(canary_mssql_json(data27[i9], instancePath+"/mssql/" + i9))){
vErrors = vErrors === null ? canary_mssql_json.errors : vErrors.concat(canary_mssql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mssql", "#/properties/mssql/type", "type", {type: "array"}));errors++;
}
}
if(data.mongodb !== undefined){
let data29 = data.mongodb;
if(Array.isArray(data29)){
const len10 = data29.length;
for(let i10=0; i10<len10; i10++){
if(!(canary_mongodb_json(data29[i10], instancePath+"/mongodb/" + i10))){
vErrors = vErrors === null ? canary_mongodb_json.errors : vErrors.concat(canary_mongodb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongodb", "#/properties/mongodb/type", "type", {type: "array"}));errors++;
}
}
if(data.redis !== undefined){
let data31 = data.redis;
if(Array.isArray(data31)){
const len11 = data31.length;
for(let i11=0; i11<len11; i11++){
if(!(canary_redis_json(data31[i11], instancePath+"/redis/" + i11))){
vErrors = vErrors === null ? canary_redis_json.errors : vErrors.concat(canary_redis_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/redis", "#/properties/redis/type", "type", {type: "array"}));errors++;
}
}
if(data.elasticsearch !== undefined){
let data33 = data.elasticsearch;
if(Array.isArray(data33)){
const len12 = data33.length;
for(let i12=0; i12<len12; i12++){
if(!(canary_elasticsearch_json(data33[i12], instancePath+"/elasticsearch/" + i12))){
vErrors = vErrors === null ? canary_elasticsearch_json.errors : vErrors.concat(canary_elasticsearch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/elasticsearch", "#/properties/elasticsearch/type", "type", {type: "array"}));errors++;
}
}
if(data.opensearch !== undefined){
let data35 = data.opensearch;
if(Array.isArray(data35)){
const len13 = data35.length;
for(let i13=0; i13<len13; i13++){
if(!(canary_opensearch_json(data35[i13], instancePath+"/opensearch/" + i13))){
vErrors = vErrors === null ? canary_opensearch_json.errors : vErrors.concat(canary_opensearch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/opensearch", "#/properties/opensearch/type", "type", {type: "array"}));errors++;
}
}
if(data.prometheus !== undefined){
let data37 = data.prometheus;
if(Array.isArray(data37)){
const len14 = data37.length;
for(let i14=0; i14<len14; i14++){
if(!(canary_prometheus_json(data37[i14], instancePath+"/prometheus/" + i14))){
vErrors = vErrors === null ? canary_prometheus_json.errors : vErrors.concat(canary_prometheus_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/type", "type", {type: "array"}));errors++;
}
}
if(data.alertmanager !== undefined){
let data39 = data.alertmanager;
if(Array.isArray(data39)){
const len15 = data39.length;
for(let i15=0; i15<len15; i15++){
if(!(canary_alertmanager_json(data39[i15], instancePath+"/alertmanager/" + i15))){
vErrors = vErrors === null ? canary_alertmanager_json.errors : vErrors.concat(canary_alertmanager_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alertmanager", "#/properties/alertmanager/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetes !== undefined){
let data41 = data.kubernetes;
if(Array.isArray(data41)){
const len16 = data41.length;
for(let i16=0; i16<len16; i16++){
if(!(canary_kubernetes_json(data41[i16], instancePath+"/kubernetes/" + i16))){
vErrors = vErrors === null ? canary_kubernetes_json.errors : vErrors.concat(canary_kubernetes_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetes", "#/properties/kubernetes/type", "type", {type: "array"}));errors++;
}
}
if(data.kubernetesResource !== undefined){
let data43 = data.kubernetesResource;
if(Array.isArray(data43)){
const len17 = data43.length;
for(let i17=0; i17<len17; i17++){
if(!(canary_kubernetesResource_json(data43[i17], instancePath+"/kubernetesResource/" + i17))){
vErrors = vErrors === null ? canary_kubernetesResource_json.errors : vErrors.concat(canary_kubernetesResource_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/kubernetesResource", "#/properties/kubernetesResource/type", "type", {type: "array"}));errors++;
}
}
if(data.pod !== undefined){
let data45 = data.pod;
if(Array.isArray(data45)){
const len18 = data45.length;
for(let i18=0; i18<len18; i18++){
if(!(canary_pod_json(data45[i18], instancePath+"/pod/" + i18))){
vErrors = vErrors === null ? canary_pod_json.errors : vErrors.concat(canary_pod_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pod", "#/properties/pod/type", "type", {type: "array"}));errors++;
}
}
if(data.namespace !== undefined){
let data47 = data.namespace;
if(Array.isArray(data47)){
const len19 = data47.length;
for(let i19=0; i19<len19; i19++){
if(!(canary_namespace_json(data47[i19], instancePath+"/namespace/" + i19))){
vErrors = vErrors === null ? canary_namespace_json.errors : vErrors.concat(canary_namespace_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data.junit !== undefined){
let data49 = data.junit;
if(Array.isArray(data49)){
const len20 = data49.length;
for(let i20=0; i20<len20; i20++){
if(!(canary_junit_json(data49[i20], instancePath+"/junit/" + i20))){
vErrors = vErrors === null ? canary_junit_json.errors : vErrors.concat(canary_junit_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/junit", "#/properties/junit/type", "type", {type: "array"}));errors++;
}
}
if(data.jmeter !== undefined){
let data51 = data.jmeter;
if(Array.isArray(data51)){
const len21 = data51.length;
for(let i21=0; i21<len21; i21++){
if(!(canary_jmeter_json(data51[i21], instancePath+"/jmeter/" + i21))){
vErrors = vErrors === null ? canary_jmeter_json.errors : vErrors.concat(canary_jmeter_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/jmeter", "#/properties/jmeter/type", "type", {type: "array"}));errors++;
}
}
if(data.catalog !== undefined){
let data53 = data.catalog;
if(Array.isArray(data53)){
const len22 = data53.length;
for(let i22=0; i22<len22; i22++){
if(!(canary_catalog_json(data53[i22], instancePath+"/catalog/" + i22))){
vErrors = vErrors === null ? canary_catalog_json.errors : vErrors.concat(canary_catalog_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/catalog", "#/properties/catalog/type", "type", {type: "array"}));errors++;
}
}
if(data.awsConfig !== undefined){
let data55 = data.awsConfig;
if(Array.isArray(data55)){
const len23 = data55.length;
for(let i23=0; i23<len23; i23++){
if(!(canary_awsConfig_json(data55[i23], instancePath+"/awsConfig/" + i23))){
vErrors = vErrors === null ? canary_awsConfig_json.errors : vErrors.concat(canary_awsConfig_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConfig", "#/properties/awsConfig/type", "type", {type: "array"}));errors++;
}
}
if(data.awsConfigRule !== undefined){
let data57 = data.awsConfigRule;
if(Array.isArray(data57)){
const len24 = data57.length;
for(let i24=0; i24<len24; i24++){
if(!(canary_awsConfigRule_json(data57[i24], instancePath+"/awsConfigRule/" + i24))){
vErrors = vErrors === null ? canary_awsConfigRule_json.errors : vErrors.concat(canary_awsConfigRule_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/awsConfigRule", "#/properties/awsConfigRule/type", "type", {type: "array"}));errors++;
}
}
if(data.cloudwatch !== undefined){
let data59 = data.cloudwatch;
if(Array.isArray(data59)){
const len25 = data59.length;
for(let i25=0; i25<len25; i25++){
if(!(canary_cloudwatch_json(data59[i25], instancePath+"/cloudwatch/" + i25))){
vErrors = vErrors === null ? canary_cloudwatch_json.errors : vErrors.concat(canary_cloudwatch_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/cloudwatch", "#/properties/cloudwatch/type", "type", {type: "array"}));errors++;
}
}
if(data.azureDevops !== undefined){
let data61 = data.azureDevops;
if(Array.isArray(data61)){
const len26 = data61.length;
for(let i26=0; i26<len26; i26++){
if(!(canary_azureDevops_json(data61[i26], instancePath+"/azureDevops/" + i26))){
vErrors = vErrors === null ? canary_azureDevops_json.errors : vErrors.concat(canary_azureDevops_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/azureDevops", "#/properties/azureDevops/type", "type", {type: "array"}));errors++;
}
}
if(data.github !== undefined){
let data63 = data.github;
if(Array.isArray(data63)){
const len27 = data63.length;
for(let i27=0; i27<len27; i27++){
if(!(canary_github_json(data63[i27], instancePath+"/github/" + i27))){
vErrors = vErrors === null ? canary_github_json.errors : vErrors.concat(canary_github_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/github", "#/properties/github/type", "type", {type: "array"}));errors++;
}
}
if(data.gitProtocol !== undefined){
let data65 = data.gitProtocol;
if(Array.isArray(data65)){
const len28 = data65.length;
for(let i28=0; i28<len28; i28++){
if(!(canary_gitProtocol_json(data65[i28], instancePath+"/gitProtocol/" + i28))){
vErrors = vErrors === null ? canary_gitProtocol_json.errors : vErrors.concat(canary_gitProtocol_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gitProtocol", "#/properties/gitProtocol/type", "type", {type: "array"}));errors++;
}
}
if(data.dynatrace !== undefined){
let data67 = data.dynatrace;
if(Array.isArray(data67)){
const len29 = data67.length;
for(let i29=0; i29<len29; i29++){
if(!(canary_dynatrace_json(data67[i29], instancePath+"/dynatrace/" + i29))){
vErrors = vErrors === null ? canary_dynatrace_json.errors : vErrors.concat(canary_dynatrace_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dynatrace", "#/properties/dynatrace/type", "type", {type: "array"}));errors++;
}
}
if(data.ldap !== undefined){
let data69 = data.ldap;
if(Array.isArray(data69)){
const len30 = data69.length;
for(let i30=0; i30<len30; i30++){
if(!(canary_ldap_json(data69[i30], instancePath+"/ldap/" + i30))){
vErrors = vErrors === null ? canary_ldap_json.errors : vErrors.concat(canary_ldap_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ldap", "#/properties/ldap/type", "type", {type: "array"}));errors++;
}
}
if(data.restic !== undefined){
let data71 = data.restic;
if(Array.isArray(data71)){
const len31 = data71.length;
for(let i31=0; i31<len31; i31++){
if(!(canary_restic_json(data71[i31], instancePath+"/restic/" + i31))){
vErrors = vErrors === null ? canary_restic_json.errors : vErrors.concat(canary_restic_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/restic", "#/properties/restic/type", "type", {type: "array"}));errors++;
}
}
if(data.helm !== undefined){
let data73 = data.helm;
if(Array.isArray(data73)){
const len32 = data73.length;
for(let i32=0; i32<len32; i32++){
if(!(canary_helm_json(data73[i32], instancePath+"/helm/" + i32))){
vErrors = vErrors === null ? canary_helm_json.errors : vErrors.concat(canary_helm_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/helm", "#/properties/helm/type", "type", {type: "array"}));errors++;
}
}
if(data.databaseBackup !== undefined){
let data75 = data.databaseBackup;
if(Array.isArray(data75)){
const len33 = data75.length;
for(let i33=0; i33<len33; i33++){
if(!(canary_databaseBackup_json(data75[i33], instancePath+"/databaseBackup/" + i33))){
vErrors = vErrors === null ? canary_databaseBackup_json.errors : vErrors.concat(canary_databaseBackup_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/databaseBackup", "#/properties/databaseBackup/type", "type", {type: "array"}));errors++;
}
}
if(data.pubsub !== undefined){
let data77 = data.pubsub;
if(Array.isArray(data77)){
const len34 = data77.length;
for(let i34=0; i34<len34; i34++){
if(!(canary_pubsub_json(data77[i34], instancePath+"/pubsub/" + i34))){
vErrors = vErrors === null ? canary_pubsub_json.errors : vErrors.concat(canary_pubsub_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/pubsub", "#/properties/pubsub/type", "type", {type: "array"}));errors++;
}
}
if(data.docker !== undefined){
let data79 = data.docker;
if(Array.isArray(data79)){
const len35 = data79.length;
for(let i35=0; i35<len35; i35++){
if(!(canary_docker_json(data79[i35], instancePath+"/docker/" + i35))){
vErrors = vErrors === null ? canary_docker_json.errors : vErrors.concat(canary_docker_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/docker", "#/properties/docker/type", "type", {type: "array"}));errors++;
}
}
if(data.dockerPush !== undefined){
let data81 = data.dockerPush;
if(Array.isArray(data81)){
const len36 = data81.length;
for(let i36=0; i36<len36; i36++){
if(!(canary_dockerPush_json(data81[i36], instancePath+"/dockerPush/" + i36))){
vErrors = vErrors === null ? canary_dockerPush_json.errors : vErrors.concat(canary_dockerPush_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/dockerPush", "#/properties/dockerPush/type", "type", {type: "array"}));errors++;
}
}
if(data.containerd !== undefined){
let data83 = data.containerd;
if(Array.isArray(data83)){
const len37 = data83.length;
for(let i37=0; i37<len37; i37++){
if(!(canary_containerd_json(data83[i37], instancePath+"/containerd/" + i37))){
vErrors = vErrors === null ? canary_containerd_json.errors : vErrors.concat(canary_containerd_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/containerd", "#/properties/containerd/type", "type", {type: "array"}));errors++;
}
}
if(data.containerdPush !== undefined){
let data85 = data.containerdPush;
if(Array.isArray(data85)){
const len38 = data85.length;
for(let i38=0; i38<len38; i38++){
if(!(canary_containerdPush_json(data85[i38], instancePath+"/containerdPush/" + i38))){
vErrors = vErrors === null ? canary_containerdPush_json.errors : vErrors.concat(canary_containerdPush_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/containerdPush", "#/properties/containerdPush/type", "type", {type: "array"}));errors++;
}
}
if(data.webhook !== undefined){
if(!(canary_webhook_json(data.webhook, instancePath+"/webhook"))){
vErrors = vErrors === null ? canary_webhook_json.errors : vErrors.concat(canary_webhook_json.errors);
errors = vErrors.length;
}
}
if(data.alertManager !== undefined){
let data88 = data.alertManager;
if(Array.isArray(data88)){
const len39 = data88.length;
for(let i39=0; i39<len39; i39++){
if(!(canary_alertmanager_json(data88[i39], instancePath+"/alertManager/" + i39))){
vErrors = vErrors === null ? canary_alertmanager_json.errors : vErrors.concat(canary_alertmanager_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/alertManager", "#/properties/alertManager/type", "type", {type: "array"}));errors++;
}
}
if(data.mongo !== undefined){
let data90 = data.mongo;
if(Array.isArray(data90)){
const len40 = data90.length;
for(let i40=0; i40<len40; i40++){
if(!(canary_mongodb_json(data90[i40], instancePath+"/mongo/" + i40))){
vErrors = vErrors === null ? canary_mongodb_json.errors : vErrors.concat(canary_mongodb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/mongo", "#/properties/mongo/type", "type", {type: "array"}));errors++;
}
}
if(data.ping !== undefined){
let data92 = data.ping;
if(Array.isArray(data92)){
const len41 = data92.length;
for(let i41=0; i41<len41; i41++){
if(!(canary_icmp_json(data92[i41], instancePath+"/ping/" + i41))){
vErrors = vErrors === null ? canary_icmp_json.errors : vErrors.concat(canary_icmp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ping", "#/properties/ping/type", "type", {type: "array"}));errors++;
}
}
if(data.gcs !== undefined){
let data94 = data.gcs;
if(Array.isArray(data94)){
const len42 = data94.length;
for(let i42=0; i42<len42; i42++){
if(!(canary_gcs_json(data94[i42], instancePath+"/gcs/" + i42))){
vErrors = vErrors === null ? canary_gcs_json.errors : vErrors.concat(canary_gcs_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/gcs", "#/properties/gcs/type", "type", {type: "array"}));errors++;
}
}
if(data.smb !== undefined){
let data96 = data.smb;
if(Array.isArray(data96)){
const len43 = data96.length;
for(let i43=0; i43<len43; i43++){
if(!(canary_smb_json(data96[i43], instancePath+"/smb/" + i43))){
vErrors = vErrors === null ? canary_smb_json.errors : vErrors.concat(canary_smb_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/smb", "#/properties/smb/type", "type", {type: "array"}));errors++;
}
}
if(data.sftp !== undefined){
let data98 = data.sftp;
if(Array.isArray(data98)){
const len44 = data98.length;
for(let i44=0; i44<len44; i44++){
if(!(canary_sftp_json(data98[i44], instancePath+"/sftp/" + i44))){
vErrors = vErrors === null ? canary_sftp_json.errors : vErrors.concat(canary_sftp_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sftp", "#/properties/sftp/type", "type", {type: "array"}));errors++;
}
}
if(data.sql !== undefined){
let data100 = data.sql;
if(Array.isArray(data100)){
const len45 = data100.length;
for(let i45=0; i45<len45; i45++){
if(!(canary_sql_json(data100[i45], instancePath+"/sql/" + i45))){
vErrors = vErrors === null ? canary_sql_json.errors : vErrors.concat(canary_sql_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/sql", "#/properties/sql/type", "type", {type: "array"}));errors++;
}
}
if(data.configDB !== undefined){
let data102 = data.configDB;
if(Array.isArray(data102)){
const len46 = data102.length;
for(let i46=0; i46<len46; i46++){
if(!(canary_configDB_json(data102[i46], instancePath+"/configDB/" + i46))){
vErrors = vErrors === null ? canary_configDB_json.errors : vErrors.concat(canary_configDB_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/configDB", "#/properties/configDB/type", "type", {type: "array"}));errors++;
}
}
if(data.ec2 !== undefined){
let data104 = data.ec2;
if(Array.isArray(data104)){
const len47 = data104.length;
for(let i47=0; i47<len47; i47++){
if(!(canary_ec2_json(data104[i47], instancePath+"/ec2/" + i47))){
vErrors = vErrors === null ? canary_ec2_json.errors : vErrors.concat(canary_ec2_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/ec2", "#/properties/ec2/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_json.errors = vErrors;
return errors === 0;
}
export default canary_json;
