// Written by `npm run generate` from the contract. Do not edit.
import form from "./notification-silence.formCheck.js";
import branch0 from "./branches/2242dbcf.check.js";
import branch1 from "./branches/n3bb0d620.check.js";
import branch2 from "./branches/n7c32acd5.check.js";
import branch3 from "./branches/7785a8a5.check.js";
import branch4 from "./branches/n1192539b.check.js";
import branch5 from "./branches/n542bf6ed.check.js";
export default {
  "5b68870f": form,
  "2242dbcf": branch0,
  "-3bb0d620": branch1,
  "-7c32acd5": branch2,
  "7785a8a5": branch3,
  "-1192539b": branch4,
  "-542bf6ed": branch5,
};
