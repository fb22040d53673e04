// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
const value_02bda6cc = new RegExp("^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$", "u");
export function schedule_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!value_02bda6cc.test(data)){
(vErrors ??= []).push(failure(instancePath, "#/pattern", "pattern", {pattern: "^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$"}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "string"}));errors++;
}
schedule_json.errors = vErrors;
return errors === 0;
}
export default schedule_json;
