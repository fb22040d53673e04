// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
const value_ebf51c89 = ["object","null"];
const value_15111904 = ["prometheus","gke"];
export function chart_kubernetes_json(data, instancePath=""){
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
if(data.clusterName !== undefined){
if(typeof data.clusterName !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clusterName", "#/properties/clusterName/type", "type", {type: "string"}));errors++;
}
}
if(data.kubeconfig !== undefined){
let data_kubeconfig = data.kubeconfig;
const _errs_kubeconfig = errors;
let valid_kubeconfig = false;
const _errs_kubeconfig_2 = errors;
if(!(env_var_json(data_kubeconfig, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_kubeconfig = _errs_kubeconfig_2 === errors;
valid_kubeconfig = valid_kubeconfig || _valid_kubeconfig;
if(!valid_kubeconfig){
const _errs_kubeconfig_3 = errors;
if(data_kubeconfig !== null){
(vErrors ??= []).push(failure(instancePath+"/kubeconfig", "#/properties/kubeconfig/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_kubeconfig = _errs_kubeconfig_3 === errors;
valid_kubeconfig = valid_kubeconfig || _valid_kubeconfig;
}
if(!valid_kubeconfig){
(vErrors ??= []).push(failure(instancePath+"/kubeconfig", "#/properties/kubeconfig/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_kubeconfig;
if(vErrors !== null){
if(_errs_kubeconfig){
vErrors.length = _errs_kubeconfig;
}
else {
vErrors = null;
}
}
}
}
if(data.prometheusURL !== undefined){
if(typeof data.prometheusURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheusURL", "#/properties/prometheusURL/type", "type", {type: "string"}));errors++;
}
}
if(data.prometheus !== undefined){
let data_prometheus = data.prometheus;
if(data_prometheus && typeof data_prometheus == "object" && !Array.isArray(data_prometheus)){
if(data_prometheus.url !== undefined){
let data_prometheus_url = data_prometheus.url;
const _errs_prometheus_url = errors;
let valid_prometheus_url = false;
const _errs_prometheus_url_2 = errors;
if(!(env_var_json(data_prometheus_url, instancePath+"/prometheus/url"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
var _valid_prometheus_url = _errs_prometheus_url_2 === errors;
valid_prometheus_url = valid_prometheus_url || _valid_prometheus_url;
if(!valid_prometheus_url){
const _errs_prometheus_url_3 = errors;
if(data_prometheus_url !== null){
(vErrors ??= []).push(failure(instancePath+"/prometheus/url", "#/properties/prometheus/properties/url/anyOf/1/type", "type", {type: "null"}));errors++;
}
var _valid_prometheus_url = _errs_prometheus_url_3 === errors;
valid_prometheus_url = valid_prometheus_url || _valid_prometheus_url;
}
if(!valid_prometheus_url){
(vErrors ??= []).push(failure(instancePath+"/prometheus/url", "#/properties/prometheus/properties/url/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_prometheus_url;
if(vErrors !== null){
if(_errs_prometheus_url){
vErrors.length = _errs_prometheus_url;
}
else {
vErrors = null;
}
}
}
}
if(data_prometheus.connection !== undefined){
if(typeof data_prometheus.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/connection", "#/properties/prometheus/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data_prometheus.createConnection !== undefined){
if(typeof data_prometheus.createConnection !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/createConnection", "#/properties/prometheus/properties/createConnection/type", "type", {type: "boolean"}));errors++;
}
}
if(data_prometheus.labels !== undefined){
if(typeof data_prometheus.labels !== "string"){
(vErrors ??= []).push(failure(instancePath+"/prometheus/labels", "#/properties/prometheus/properties/labels/type", "type", {type: "string"}));errors++;
}
}
if(data_prometheus.auth !== undefined){
let data_prometheus_auth = data_prometheus.auth;
if((!(data_prometheus_auth && typeof data_prometheus_auth == "object" && !Array.isArray(data_prometheus_auth))) && (data_prometheus_auth !== null)){
(vErrors ??= []).push(failure(instancePath+"/prometheus/auth", "#/properties/prometheus/properties/auth/type", "type", {type: value_ebf51c89}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/prometheus", "#/properties/prometheus/type", "type", {type: "object"}));errors++;
}
}
if(data.metrics !== undefined){
let data_metrics = data.metrics;
if(data_metrics && typeof data_metrics == "object" && !Array.isArray(data_metrics)){
if(data_metrics.enabled !== undefined){
if(typeof data_metrics.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/metrics/enabled", "#/properties/metrics/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_metrics.type !== undefined){
let data_metrics_type = data_metrics.type;
if(typeof data_metrics_type !== "string"){
(vErrors ??= []).push(failure(instancePath+"/metrics/type", "#/properties/metrics/properties/type/type", "type", {type: "string"}));errors++;
}
if(!((data_metrics_type === "prometheus") || (data_metrics_type === "gke"))){
(vErrors ??= []).push(failure(instancePath+"/metrics/type", "#/properties/metrics/properties/type/enum", "enum", {allowedValues: value_15111904}));errors++;
}
}
if(data_metrics.queries !== undefined){
let data_metrics_queries = data_metrics.queries;
if(!(data_metrics_queries && typeof data_metrics_queries == "object" && !Array.isArray(data_metrics_queries))){
(vErrors ??= []).push(failure(instancePath+"/metrics/queries", "#/properties/metrics/properties/queries/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/metrics", "#/properties/metrics/type", "type", {type: "object"}));errors++;
}
}
if(data.topology !== undefined){
let data_topology = data.topology;
if(data_topology && typeof data_topology == "object" && !Array.isArray(data_topology)){
if(data_topology.name !== undefined){
if(typeof data_topology.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/name", "#/properties/topology/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_topology.schedule !== undefined){
if(typeof data_topology.schedule !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/schedule", "#/properties/topology/properties/schedule/type", "type", {type: "string"}));errors++;
}
}
if(data_topology.icon !== undefined){
if(typeof data_topology.icon !== "string"){
(vErrors ??= []).push(failure(instancePath+"/topology/icon", "#/properties/topology/properties/icon/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/topology", "#/properties/topology/type", "type", {type: "object"}));errors++;
}
}
if(data.scraper !== undefined){
let data_scraper = data.scraper;
if(data_scraper && typeof data_scraper == "object" && !Array.isArray(data_scraper)){
if(data_scraper.name !== undefined){
if(typeof data_scraper.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/name", "#/properties/scraper/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data_scraper.schedule !== undefined){
if(typeof data_scraper.schedule !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/schedule", "#/properties/scraper/properties/schedule/type", "type", {type: "string"}));errors++;
}
}
if(data_scraper.exclusions !== undefined){
let data_scraper_exclusions = data_scraper.exclusions;
if(data_scraper_exclusions && typeof data_scraper_exclusions == "object" && !Array.isArray(data_scraper_exclusions)){
if(data_scraper_exclusions.name !== undefined){
let data_scraper_exclusions_name = data_scraper_exclusions.name;
if(Array.isArray(data_scraper_exclusions_name)){
const len_scraper_exclusions_name = data_scraper_exclusions_name.length;
for(let i_scraper_exclusions_name=0; i_scraper_exclusions_name<len_scraper_exclusions_name; i_scraper_exclusions_name++){
if(typeof data_scraper_exclusions_name[i_scraper_exclusions_name] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/name/" + i_scraper_exclusions_name, "#/properties/scraper/properties/exclusions/properties/name/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/name", "#/properties/scraper/properties/exclusions/properties/name/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper_exclusions.namespace !== undefined){
let data_scraper_exclusions_namespace = data_scraper_exclusions.namespace;
if(Array.isArray(data_scraper_exclusions_namespace)){
const len_scraper_exclusions_namespace = data_scraper_exclusions_namespace.length;
for(let i_scraper_exclusions_namespace=0; i_scraper_exclusions_namespace<len_scraper_exclusions_namespace; i_scraper_exclusions_namespace++){
if(typeof data_scraper_exclusions_namespace[i_scraper_exclusions_namespace] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/namespace/" + i_scraper_exclusions_namespace, "#/properties/scraper/properties/exclusions/properties/namespace/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/namespace", "#/properties/scraper/properties/exclusions/properties/namespace/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper_exclusions.kind !== undefined){
let data_scraper_exclusions_kind = data_scraper_exclusions.kind;
if(Array.isArray(data_scraper_exclusions_kind)){
const len_scraper_exclusions_kind = data_scraper_exclusions_kind.length;
for(let i_scraper_exclusions_kind=0; i_scraper_exclusions_kind<len_scraper_exclusions_kind; i_scraper_exclusions_kind++){
if(typeof data_scraper_exclusions_kind[i_scraper_exclusions_kind] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/kind/" + i_scraper_exclusions_kind, "#/properties/scraper/properties/exclusions/properties/kind/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/kind", "#/properties/scraper/properties/exclusions/properties/kind/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper_exclusions.labels !== undefined){
let data_scraper_exclusions_labels = data_scraper_exclusions.labels;
if(data_scraper_exclusions_labels && typeof data_scraper_exclusions_labels == "object" && !Array.isArray(data_scraper_exclusions_labels)){
for(const key_scraper_exclusions_labels in data_scraper_exclusions_labels){
if(typeof data_scraper_exclusions_labels[key_scraper_exclusions_labels] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/labels/" + key_scraper_exclusions_labels.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/scraper/properties/exclusions/properties/labels/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions/labels", "#/properties/scraper/properties/exclusions/properties/labels/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/exclusions", "#/properties/scraper/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper.defaultExclusions !== undefined){
let data_scraper_defaultExclusions = data_scraper.defaultExclusions;
if(!(data_scraper_defaultExclusions && typeof data_scraper_defaultExclusions == "object" && !Array.isArray(data_scraper_defaultExclusions))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultExclusions", "#/properties/scraper/properties/defaultExclusions/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper.relationships !== undefined){
let data_scraper_relationships = data_scraper.relationships;
if(Array.isArray(data_scraper_relationships)){
const len_scraper_relationships = data_scraper_relationships.length;
for(let i_scraper_relationships=0; i_scraper_relationships<len_scraper_relationships; i_scraper_relationships++){
let data_scraper_relationships_item = data_scraper_relationships[i_scraper_relationships];
if(!(data_scraper_relationships_item && typeof data_scraper_relationships_item == "object" && !Array.isArray(data_scraper_relationships_item))){
(vErrors ??= []).push(failure(instancePath+"/scraper/relationships/" + i_scraper_relationships, "#/properties/scraper/properties/relationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/relationships", "#/properties/scraper/properties/relationships/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper.defaultRelationships !== undefined){
let data_scraper_defaultRelationships = data_scraper.defaultRelationships;
if(Array.isArray(data_scraper_defaultRelationships)){
const len_scraper_defaultRelationships = data_scraper_defaultRelationships.length;
for(let i_scraper_defaultRelationships=0; i_scraper_defaultRelationships<len_scraper_defaultRelationships; i_scraper_defaultRelationships++){
let data_scraper_defaultRelationships_item = data_scraper_defaultRelationships[i_scraper_defaultRelationships];
if(!(data_scraper_defaultRelationships_item && typeof data_scraper_defaultRelationships_item == "object" && !Array.isArray(data_scraper_defaultRelationships_item))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultRelationships/" + i_scraper_defaultRelationships, "#/properties/scraper/properties/defaultRelationships/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultRelationships", "#/properties/scraper/properties/defaultRelationships/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper.event !== undefined){
let data_scraper_event = data_scraper.event;
if(data_scraper_event && typeof data_scraper_event == "object" && !Array.isArray(data_scraper_event)){
if(data_scraper_event.exclusions !== undefined){
let data_scraper_event_exclusions = data_scraper_event.exclusions;
if(data_scraper_event_exclusions && typeof data_scraper_event_exclusions == "object" && !Array.isArray(data_scraper_event_exclusions)){
if(data_scraper_event_exclusions.reason !== undefined){
let data_scraper_event_exclusions_reason = data_scraper_event_exclusions.reason;
if(Array.isArray(data_scraper_event_exclusions_reason)){
const len_scraper_event_exclusions_reason = data_scraper_event_exclusions_reason.length;
for(let i_scraper_event_exclusions_reason=0; i_scraper_event_exclusions_reason<len_scraper_event_exclusions_reason; i_scraper_event_exclusions_reason++){
if(typeof data_scraper_event_exclusions_reason[i_scraper_event_exclusions_reason] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions/reason/" + i_scraper_event_exclusions_reason, "#/properties/scraper/properties/event/properties/exclusions/properties/reason/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions/reason", "#/properties/scraper/properties/event/properties/exclusions/properties/reason/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/exclusions", "#/properties/scraper/properties/event/properties/exclusions/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper_event.severityKeywords !== undefined){
let data_scraper_event_severityKeywords = data_scraper_event.severityKeywords;
if(data_scraper_event_severityKeywords && typeof data_scraper_event_severityKeywords == "object" && !Array.isArray(data_scraper_event_severityKeywords)){
if(data_scraper_event_severityKeywords.error !== undefined){
let data_scraper_event_severityKeywords_error = data_scraper_event_severityKeywords.error;
if(Array.isArray(data_scraper_event_severityKeywords_error)){
const len_scraper_event_severityKeywords_error = data_scraper_event_severityKeywords_error.length;
for(let i_scraper_event_severityKeywords_error=0; i_scraper_event_severityKeywords_error<len_scraper_event_severityKeywords_error; i_scraper_event_severityKeywords_error++){
if(typeof data_scraper_event_severityKeywords_error[i_scraper_event_severityKeywords_error] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/error/" + i_scraper_event_severityKeywords_error, "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/error", "#/properties/scraper/properties/event/properties/severityKeywords/properties/error/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper_event_severityKeywords.warn !== undefined){
let data_scraper_event_severityKeywords_warn = data_scraper_event_severityKeywords.warn;
if(Array.isArray(data_scraper_event_severityKeywords_warn)){
const len_scraper_event_severityKeywords_warn = data_scraper_event_severityKeywords_warn.length;
for(let i_scraper_event_severityKeywords_warn=0; i_scraper_event_severityKeywords_warn<len_scraper_event_severityKeywords_warn; i_scraper_event_severityKeywords_warn++){
if(typeof data_scraper_event_severityKeywords_warn[i_scraper_event_severityKeywords_warn] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/warn/" + i_scraper_event_severityKeywords_warn, "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords/warn", "#/properties/scraper/properties/event/properties/severityKeywords/properties/warn/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event/severityKeywords", "#/properties/scraper/properties/event/properties/severityKeywords/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/event", "#/properties/scraper/properties/event/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper.transform !== undefined){
let data_scraper_transform = data_scraper.transform;
if(!(data_scraper_transform && typeof data_scraper_transform == "object" && !Array.isArray(data_scraper_transform))){
(vErrors ??= []).push(failure(instancePath+"/scraper/transform", "#/properties/scraper/properties/transform/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper.defaultTransform !== undefined){
let data_scraper_defaultTransform = data_scraper.defaultTransform;
if(!(data_scraper_defaultTransform && typeof data_scraper_defaultTransform == "object" && !Array.isArray(data_scraper_defaultTransform))){
(vErrors ??= []).push(failure(instancePath+"/scraper/defaultTransform", "#/properties/scraper/properties/defaultTransform/type", "type", {type: "object"}));errors++;
}
}
if(data_scraper.retention !== undefined){
let data_scraper_retention = data_scraper.retention;
if(data_scraper_retention && typeof data_scraper_retention == "object" && !Array.isArray(data_scraper_retention)){
if(data_scraper_retention.staleItemAge !== undefined){
if(typeof data_scraper_retention.staleItemAge !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/staleItemAge", "#/properties/scraper/properties/retention/properties/staleItemAge/type", "type", {type: "string"}));errors++;
}
}
if(data_scraper_retention.changes !== undefined){
let data_scraper_retention_changes = data_scraper_retention.changes;
if(Array.isArray(data_scraper_retention_changes)){
const len_scraper_retention_changes = data_scraper_retention_changes.length;
for(let i_scraper_retention_changes=0; i_scraper_retention_changes<len_scraper_retention_changes; i_scraper_retention_changes++){
let data_scraper_retention_changes_item = data_scraper_retention_changes[i_scraper_retention_changes];
if(!(data_scraper_retention_changes_item && typeof data_scraper_retention_changes_item == "object" && !Array.isArray(data_scraper_retention_changes_item))){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/changes/" + i_scraper_retention_changes, "#/properties/scraper/properties/retention/properties/changes/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/changes", "#/properties/scraper/properties/retention/properties/changes/type", "type", {type: "array"}));errors++;
}
}
if(data_scraper_retention.defaultChanges !== undefined){
let data_scraper_retention_defaultChanges = data_scraper_retention.defaultChanges;
if(Array.isArray(data_scraper_retention_defaultChanges)){
const len_scraper_retention_defaultChanges = data_scraper_retention_defaultChanges.length;
for(let i_scraper_retention_defaultChanges=0; i_scraper_retention_defaultChanges<len_scraper_retention_defaultChanges; i_scraper_retention_defaultChanges++){
let data_scraper_retention_defaultChanges_item = data_scraper_retention_defaultChanges[i_scraper_retention_defaultChanges];
if(!(data_scraper_retention_defaultChanges_item && typeof data_scraper_retention_defaultChanges_item == "object" && !Array.isArray(data_scraper_retention_defaultChanges_item))){
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/defaultChanges/" + i_scraper_retention_defaultChanges, "#/properties/scraper/properties/retention/properties/defaultChanges/items/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention/defaultChanges", "#/properties/scraper/properties/retention/properties/defaultChanges/type", "type", {type: "array"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper/retention", "#/properties/scraper/properties/retention/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scraper", "#/properties/scraper/type", "type", {type: "object"}));errors++;
}
}
if(data.playbooks !== undefined){
let data_playbooks = data.playbooks;
if(data_playbooks && typeof data_playbooks == "object" && !Array.isArray(data_playbooks)){
if(data_playbooks.enabled !== undefined){
if(typeof data_playbooks.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/enabled", "#/properties/playbooks/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.deletePod !== undefined){
if(typeof data_playbooks.deletePod !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/deletePod", "#/properties/playbooks/properties/deletePod/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.deleteResource !== undefined){
if(typeof data_playbooks.deleteResource !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/deleteResource", "#/properties/playbooks/properties/deleteResource/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.cleanupFailedPods !== undefined){
if(typeof data_playbooks.cleanupFailedPods !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/cleanupFailedPods", "#/properties/playbooks/properties/cleanupFailedPods/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.podSnapshot !== undefined){
if(typeof data_playbooks.podSnapshot !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/podSnapshot", "#/properties/playbooks/properties/podSnapshot/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.requestNamespaceAccess !== undefined){
if(typeof data_playbooks.requestNamespaceAccess !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/requestNamespaceAccess", "#/properties/playbooks/properties/requestNamespaceAccess/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.restartDeployment !== undefined){
if(typeof data_playbooks.restartDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/restartDeployment", "#/properties/playbooks/properties/restartDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.scaleDeployment !== undefined){
if(typeof data_playbooks.scaleDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/scaleDeployment", "#/properties/playbooks/properties/scaleDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.createDeployment !== undefined){
if(typeof data_playbooks.createDeployment !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/createDeployment", "#/properties/playbooks/properties/createDeployment/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateResourceImage !== undefined){
if(typeof data_playbooks.updateResourceImage !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceImage", "#/properties/playbooks/properties/updateResourceImage/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.updateResourceRequestsLimits !== undefined){
if(typeof data_playbooks.updateResourceRequestsLimits !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/updateResourceRequestsLimits", "#/properties/playbooks/properties/updateResourceRequestsLimits/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks.edit_kubernetes_manifests !== undefined){
let data_playbooks_edit_kubernetes_manifests = data_playbooks.edit_kubernetes_manifests;
if(data_playbooks_edit_kubernetes_manifests && typeof data_playbooks_edit_kubernetes_manifests == "object" && !Array.isArray(data_playbooks_edit_kubernetes_manifests)){
if(data_playbooks_edit_kubernetes_manifests.enabled !== undefined){
if(typeof data_playbooks_edit_kubernetes_manifests.enabled !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests/enabled", "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/enabled/type", "type", {type: "boolean"}));errors++;
}
}
if(data_playbooks_edit_kubernetes_manifests.git_connection !== undefined){
if(typeof data_playbooks_edit_kubernetes_manifests.git_connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests/git_connection", "#/properties/playbooks/properties/edit_kubernetes_manifests/properties/git_connection/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks/edit_kubernetes_manifests", "#/properties/playbooks/properties/edit_kubernetes_manifests/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/playbooks", "#/properties/playbooks/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
chart_kubernetes_json.errors = vErrors;
return errors === 0;
}
export default chart_kubernetes_json;
