import { useState, type ReactNode } from "react";
import type { ResourceProperty, TopologyComponent } from "~generated/canary/types.gen";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { propertyLabel, shownProperties } from "~/components/properties/propertyView";
import { PropertyValue } from "~/components/properties/PropertyValue";
import { formatCost } from "~/lib/text/cost";
import { configLook } from "~/lib/health/health";
import { Badge } from "~/ui/feedback/Badge";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Drawn } from "~/ui/layout/Drawn";
import { Age } from "~/ui/time/Age";
import styles from "./ComponentCard.module.css";
import { componentName, componentPath, healthOf } from "./componentFacts";
import { ShowMore } from "./ShowMore";
import { linesAtFirst, StatusLines } from "./StatusLines";

interface Props {
  component: TopologyComponent;
  /** Its page; undefined where that is the present one. */
  path?: string | undefined;
  /** Pages of what is directly below it. */
  pathOf?: (child: TopologyComponent) => string;
  /** Name of the agent that it belongs to; undefined for the local one. */
  agent?: string | undefined;
  /** Menu of the card. */
  menu?: ReactNode;
  /** Level of its heading. */
  heading?: "h1" | "h2" | "h3";
  /** "small" and "medium" leave out everything but the headline figures. */
  size?: "small" | "medium" | "full";
  /** Draws menu, lines and properties in frames of their own: one whole card is more than a frame of a slow machine. */
  isSliced?: boolean;
}

const shownAtFirst = 6;
/** Pixels of a status line, of a property, and of the line above a column of them. */
const LINE = 24;
const PROPERTY = 20;
const RULE = 11;
const label = (property: ResourceProperty) => propertyLabel(property);
const keyOf = (property: ResourceProperty, at: number) => `${at} ${property.name ?? ""}`;

/** One component (facts 1.5): health at the edge and in words, headline figures, properties, and what is below it. */
export function ComponentCard({
  component,
  path,
  pathOf = ({ id }) => componentPath(id),
  agent,
  menu,
  heading: Heading = "h2",
  size = "full",
  isSliced = false,
}: Props) {
  const name = componentName(component);
  const health = healthOf(component);
  const look = configLook(health);
  const properties = shownProperties(component.properties);
  const headline = properties.filter((one) => one.headline === true);
  const later = (rows: number, height: number, part: ReactNode) =>
    isSliced && rows > 0 ? <Drawn height={RULE + rows * height}>{part}</Drawn> : part;
  return (
    <article className={styles["card"]} data-health={health} aria-label={name}>
      <header className={styles["header"]}>
        <TechIcon name={component.icon} size={20} />
        <Heading className={styles["name"]} title={name}>
          <BuiltLink path={path} className={styles["quietLink"]}>
            {name}
          </BuiltLink>
        </Heading>
        {agent === undefined ? null : <Badge title={`Agent ${agent}`}>{agent}</Badge>}
        {component.hidden === true ? <Badge>hidden</Badge> : null}
        {component.silenced === true ? <Badge>silenced</Badge> : null}
        <span className={styles["state"]} data-health={health}>
          <StatusDot tone={look.tone} label={look.word} showLabel />
          {component.updated_at === undefined ? null : (
            <span className={styles["age"]}>
              <Age value={component.updated_at} />
            </span>
          )}
        </span>
        {isSliced ? (
          <span className={styles["menu"]}>
            <Drawn height={28}>{menu}</Drawn>
          </span>
        ) : (
          menu
        )}
      </header>
      {component.status_reason ? (
        <p className={styles["reason"]} title={component.status_reason}>
          {component.status_reason}
        </p>
      ) : null}
      {headline.length > 0 ? (
        <dl className={styles["headline"]}>
          {headline.map((property, at) => (
            <div key={keyOf(property, at)} className={styles["metric"]}>
              <dt title={property.tooltip ?? label(property)}>{label(property)}</dt>
              <dd>
                <PropertyValue property={property} isHeadline />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {size === "full" ? (
        <div className={styles["body"]}>
          {later(
            Math.min(linesAtFirst, component.components?.length ?? 0),
            LINE,
            <StatusLines component={component} pathOf={pathOf} />,
          )}
          {later(
            Math.min(shownAtFirst, properties.length - headline.length),
            PROPERTY,
            <Properties component={component} properties={properties} />,
          )}
        </div>
      ) : null}
    </article>
  );
}

function Properties({
  component: { cost_total_30d: cost },
  properties,
}: {
  component: TopologyComponent;
  properties: readonly ResourceProperty[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = properties.filter((one) => one.headline !== true);
  if (rest.length === 0 && !cost) return null;
  return (
    <div className={styles["column"]} data-first>
      <dl className={styles["properties"]} data-open={isOpen || undefined}>
        {(isOpen ? rest : rest.slice(0, shownAtFirst)).map((property, at) => (
          <div key={keyOf(property, at)} className={styles["property"]}>
            <dt title={property.tooltip ?? label(property)}>{label(property)}</dt>
            <dd>
              <PropertyValue property={property} />
            </dd>
          </div>
        ))}
        {cost ? (
          <div className={styles["property"]}>
            <dt>Cost</dt>
            <dd>{formatCost(cost)} in 30d</dd>
          </div>
        ) : null}
      </dl>
      <ShowMore
        count={rest.length - shownAtFirst}
        of="properties"
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
    </div>
  );
}
