// Written by `npm run generate` from the contract. Do not edit.
import form from "./scope.formCheck.js";
import branch0 from "./branches/37c8e332.check.js";
import branch1 from "./branches/n54b9ec9e.check.js";
import branch2 from "./branches/74e016e4.check.js";
import branch3 from "./branches/n4ba4af72.check.js";
import branch4 from "./branches/n139463fd.check.js";
export default {
  "12a03aaf": form,
  "37c8e332": branch0,
  "-54b9ec9e": branch1,
  "74e016e4": branch2,
  "-4ba4af72": branch3,
  "-139463fd": branch4,
};
