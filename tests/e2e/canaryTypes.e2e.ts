import { test } from "@playwright/test";
import { canaryKind } from "~/features/editors/editorKinds";
import { editorsUrl } from "./servers";
import { testTypes } from "./typeEditors";

test.use({ baseURL: editorsUrl });

testTypes(canaryKind);
