// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_f3add8e2 = new RegExp("^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$", "u");
export function duration_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!value_f3add8e2.test(data)){
(vErrors ??= []).push(failure(instancePath, "#/pattern", "pattern", {pattern: "^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "string"}));errors++;
}
duration_json.errors = vErrors;
return errors === 0;
}
export default duration_json;
