import { describeCases } from "./allCases";
import { openFixture } from "./fixture";

describeCases(openFixture);
