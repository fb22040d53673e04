import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { componentDetailOptions, componentsByIdsOptions } from "~generated/db/reads";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { CostCell } from "~/components/config/CostCell";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { propertyLabel, shownProperties } from "~/components/properties/propertyView";
import { PropertyValue } from "~/components/properties/PropertyValue";
import { SilencedNote } from "~/components/silence/SilencedNote";
import { useResourceSilences } from "~/components/silence/useResourceSilences";
import { componentName, componentPath, healthOf } from "~/components/topology/componentFacts";
import { configLook } from "~/lib/health/health";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DateTime } from "~/ui/time/Age";
import { SidePanel } from "~/components/sidePanel/SidePanel";
import { ownParent } from "./componentAddress";
import styles from "./sidebar.module.css";

interface Props {
  component: TopologyComponent;
  /** Component that the reader came from. */
  refererId: string | undefined;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt title={label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What it is a part of, for readers who came by another component. */
function Parent({ id }: { id: string }) {
  const { data } = useQuery(componentsByIdsOptions({ ids: [id] }));
  const parent = data?.rows[0];
  return parent ? (
    <Fact label="Parent">
      <BuiltLink path={componentPath(parent.id)}>{parent.name}</BuiltLink>
    </Fact>
  ) : null;
}

/** Only where it is. */
function Silenced({ id }: { id: string }) {
  const isSilenced = useResourceSilences("component", id).length > 0;
  return isSilenced ? (
    <Fact label="Notifications">
      <SilencedNote type="component" id={id} />
    </Fact>
  ) : null;
}

/** What changed in every area around the time of the component's last change. */
const aroundPath = (id: string, at: string | null | undefined) =>
  `/around?${new URLSearchParams({ kind: "component", id, ...(at && { at }) })}`;

/** What is known of the component itself (facts 2.3). */
export function DetailsPanel({ component, refererId }: Props) {
  const parent = ownParent(component, refererId);
  const properties = shownProperties(component.properties);
  const detail = useQuery(componentDetailOptions({ id: component.id })).data?.rows[0];
  const look = configLook(healthOf(component));
  const labels = Object.entries(component.labels ?? {}).filter(
    ([key]) => key !== "name" && key !== "Name",
  );
  const namespace = component.namespace || component.labels?.["namespace"];
  const factsOf = (isHeadline: boolean) =>
    properties
      .filter((one) => (one.headline === true) === isHeadline)
      .map((property, at) => (
        <Fact key={`${at} ${property.name ?? ""}`} label={propertyLabel(property)}>
          <PropertyValue property={property} />
        </Fact>
      ));
  return (
    <SidePanel title="Details">
      <dl className={styles["facts"]}>
        <Fact label="Status">
          <StatusDot tone={look.tone} label={look.word} showLabel />
          {component.status_reason ? (
            <span className={styles["reason"]}>{component.status_reason}</span>
          ) : null}
          {look.tone === "good" ? null : (
            <>
              {" "}
              <BuiltLink path={aroundPath(component.id, component.updated_at)}>
                What changed?
              </BuiltLink>
            </>
          )}
        </Fact>
        <Silenced id={component.id} />
        {factsOf(true)}
        <Fact label="Name">{componentName(component)}</Fact>
        {component.type ? (
          <Fact label="Type">
            <TechIcon name={component.icon} />{" "}
            <BuiltLink path={`/topology?type=${encodeURIComponent(`${component.type}:1`)}`}>
              {component.type}
            </BuiltLink>
          </Fact>
        ) : null}
        {namespace ? <Fact label="Namespace">{namespace}</Fact> : null}
        {parent === undefined ? null : <Parent id={parent} />}
        {component.owner ? <Fact label="Owner">{component.owner}</Fact> : null}
        {component.lifecycle ? <Fact label="Lifecycle">{component.lifecycle}</Fact> : null}
        {component.cost_total_30d ? (
          <Fact label="Costs">
            <CostCell
              day={component.cost_total_1d}
              week={component.cost_total_7d}
              month={component.cost_total_30d}
            />
          </Fact>
        ) : null}
        {component.created_at ? (
          <Fact label="Created">
            <DateTime value={component.created_at} />
            {detail?.topology ? (
              <>
                {" by "}
                <BuiltLink path={`/settings/topologies/${encodeURIComponent(detail.topology.id)}`}>
                  {detail.topology.name}
                </BuiltLink>
              </>
            ) : null}
          </Fact>
        ) : null}
        {component.updated_at ? (
          <Fact label="Updated">
            <DateTime value={component.updated_at} />
          </Fact>
        ) : null}
        {component.deleted_at ? (
          <Fact label="Deleted">
            <DateTime value={component.deleted_at} />
          </Fact>
        ) : null}
        {factsOf(false)}
        {labels
          .toSorted(([a], [b]) => a.localeCompare(b, "en"))
          .map(([key, value]) => (
            <Fact key={`label ${key}`} label={key}>
              {value}
            </Fact>
          ))}
      </dl>
    </SidePanel>
  );
}
