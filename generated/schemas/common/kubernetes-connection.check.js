// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { cnrm_connection_json } from "../common/cnrm-connection.check.js";
import { eks_connection_json } from "../common/eks-connection.check.js";
import { env_var_json } from "../common/env-var.check.js";
import { gke_connection_json } from "../common/gke-connection.check.js";
export function kubernetes_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((key === "connection") || (key === "kubeconfig")) || (key === "eks")) || (key === "gke")) || (key === "cnrm"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.kubeconfig !== undefined){
if(!(env_var_json(data.kubeconfig, instancePath+"/kubeconfig"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.eks !== undefined){
if(!(eks_connection_json(data.eks, instancePath+"/eks"))){
vErrors = vErrors === null ? eks_connection_json.errors : vErrors.concat(eks_connection_json.errors);
errors = vErrors.length;
}
}
if(data.gke !== undefined){
if(!(gke_connection_json(data.gke, instancePath+"/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data.cnrm !== undefined){
if(!(cnrm_connection_json(data.cnrm, instancePath+"/cnrm"))){
vErrors = vErrors === null ? cnrm_connection_json.errors : vErrors.concat(cnrm_connection_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
kubernetes_connection_json.errors = vErrors;
return errors === 0;
}
export default kubernetes_connection_json;
