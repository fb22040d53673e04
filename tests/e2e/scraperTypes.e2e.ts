import { scraperKind } from "~/features/editors/editorKinds";
import { testEveryType } from "./typeEditors";

testEveryType(scraperKind);
