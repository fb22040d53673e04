// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { canary_docker_json } from "../canaries/canary-docker.check.js";
export function canary_containerd_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(canary_docker_json(data, instancePath))){
vErrors = vErrors === null ? canary_docker_json.errors : vErrors.concat(canary_docker_json.errors);
errors = vErrors.length;
}
canary_containerd_json.errors = vErrors;
return errors === 0;
}
export default canary_containerd_json;
