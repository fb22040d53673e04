// Written by `npm run generate` from the contract. Do not edit.
import form from "./notification-rule.formCheck.js";
import branch0 from "./branches/n1074a65e.check.js";
import branch1 from "./branches/n95d0016.check.js";
import branch2 from "./branches/n77fa86a5.check.js";
import branch3 from "./branches/n35f400d6.check.js";
export default {
  "-5a5623cf": form,
  "-1074a65e": branch0,
  "-95d0016": branch1,
  "-77fa86a5": branch2,
  "-35f400d6": branch3,
};
