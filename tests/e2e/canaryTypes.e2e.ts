import { canaryKind } from "~/features/editors/editorKinds";
import { testEveryType } from "./typeEditors";

testEveryType(canaryKind);
