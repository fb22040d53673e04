import { createFileRoute } from "@tanstack/react-router";
import { getApplicationReport } from "~generated/access";
import { getApplicationReportOptions } from "~generated/application/@tanstack/react-query.gen";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { reportSearch } from "~/features/applications/reportSearch";
import { ReportPage } from "~/features/applications/ReportPage";

/** The audit report of an application (spec 1 §2). */
export const Route = createFileRoute("/_app/applications/$namespace/$name")({
  ...recordRoute({
    search: reportSearch,
    gate: getApplicationReport,
    readAhead: (client, path: { namespace: string; name: string }) =>
      client.prefetchQuery(getApplicationReportOptions({ path })),
  }),
  component: function Report() {
    const { namespace, name } = Route.useParams();
    return (
      <ReportPage
        key={`${namespace}/${name}`}
        namespace={namespace}
        name={name}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
