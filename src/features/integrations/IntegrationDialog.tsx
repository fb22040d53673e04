import { Suspense, type ReactNode } from "react";
import { ArrowLeft } from "lucide-react";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { lazyPart } from "~/components/parts/lazyPart";
import type { SearchChange } from "~/components/address/useSearchChange";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { chartOptions, directOptions } from "./integrationOptions";
import { IntegrationTiles } from "./IntegrationTiles";
import { tiles, type IntegrationSearch } from "./search";

const ChartForm = lazyPart(async () => (await import("./ChartForm")).ChartForm);

/** What a form inside of the dialog leads to. */
interface FormActions {
  onDone: () => void;
  onCancel: () => void;
  onBack: () => void;
}

interface Props {
  search: IntegrationSearch;
  onSearch: SearchChange<IntegrationSearch>;
  /** Draws the form of a record that is made here. */
  renderRecord: (table: "topologies" | "logging_backends", actions: FormActions) => ReactNode;
}

/** Add Integration (spec 3 §2): tiles, then the form of the chosen option. Its step stands in the address. */
export function IntegrationDialog({ search, onSearch, renderRecord }: Props) {
  const access = useAccess();
  if (search.add === undefined) return null;
  const chart = chartOptions().find(({ id }) => id === search.add);
  const direct = directOptions.find(({ id }) => id === search.add && id !== "scraper");
  const option = chart ?? direct;
  const close = () => onSearch({ add: undefined, output: undefined });
  const back = () => onSearch({ add: tiles, output: undefined }, { push: true });
  const refusal =
    whyNot(access, "write", "integrations") ?? (direct && whyNot(access, "write", direct.resource));
  const actions = { onDone: close, onCancel: close, onBack: back };
  return (
    <Dialog
      open
      size="full"
      onOpenChange={close}
      title={option ? `Add Integration - ${option.label}` : "Add Integration"}
      footer={
        direct && refusal === undefined ? undefined : (
          <>
            {option && (
              <Button icon={ArrowLeft} onClick={back}>
                Back
              </Button>
            )}
            <Button onClick={close}>Close</Button>
          </>
        )
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        {refusal !== undefined ? (
          <EmptyState title="You cannot add this" text={refusal} />
        ) : chart ? (
          <ChartForm
            key={chart.id}
            id={chart.id}
            output={search.output ?? "flux"}
            onOutput={(output) => onSearch({ output: output === "flux" ? undefined : output })}
          />
        ) : direct ? (
          renderRecord(direct.id === "topology" ? "topologies" : "logging_backends", actions)
        ) : (
          <IntegrationTiles onPick={(add) => onSearch({ add }, { push: true })} />
        )}
      </Suspense>
    </Dialog>
  );
}
