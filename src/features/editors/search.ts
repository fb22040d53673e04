import * as v from "valibot";
import { jobHistoryEntries } from "~/components/jobs/jobHistoryEntries";
import { oneOf, optionalText } from "~/components/address/searchParts";

const tab = oneOf(["form", "code", "history"]);

/** What the page of a new resource keeps in its address: the tile that was chosen, the tab, and where one came from. */
export const newEditorSearch = v.object({
  type: optionalText,
  tab,
  from: oneOf(["integrations"]),
});
export type NewEditorSearch = v.InferOutput<typeof newEditorSearch>;

/** What the page of a resource keeps in its address: its tab, and what its job history shows. */
export const editorSearch = v.object({ ...jobHistoryEntries, tab });
export type EditorSearch = v.InferOutput<typeof editorSearch>;
