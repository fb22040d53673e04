import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "~/components/parts/lazyPart";
import { IconButton } from "~/ui/button/IconButton";
import type { ExportSource } from "./exportRows";

const ExportDialog = lazyPart(async () => (await import("./ExportDialog")).ExportDialog);

interface Props<Row> {
  /** Names the list, in the plural. */
  title: string;
  source: () => ExportSource<Row>;
}

/** Keeps what a list shows, all pages of it, as CSV or JSON. */
export function ExportButton<Row>({ title, source }: Props<Row>) {
  // What is exported is what was shown when it was asked for.
  const [asked, setAsked] = useState<ExportSource<unknown>>();
  return (
    <>
      <IconButton
        icon={Download}
        label={`Export ${title}`}
        onClick={() => setAsked(erased(source()))}
      />
      {asked ? (
        <Suspense fallback={null}>
          <ExportDialog source={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface WholeProps<Row> extends Pick<ExportSource<Row>, "title" | "columns" | "rowId"> {
  /** All that there are. */
  rows: readonly Row[];
}

/** The same for a table whose rows are all here. */
export const ExportRows = <Row,>({ rows, ...of }: WholeProps<Row>) => (
  <ExportButton
    title={of.title}
    source={() => ({ ...of, read: () => Promise.resolve({ rows, total: rows.length }) })}
  />
);

/** Guarantee: the rows go back only to the functions of the source that they came from. */
const erased = <Row,>(source: ExportSource<Row>): ExportSource<unknown> =>
  source as unknown as ExportSource<unknown>;
