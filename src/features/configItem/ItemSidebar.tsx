import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { parentsByLocationOptions } from "~generated/db/reads";
import { AgentLink } from "~/components/links/AgentLink";
import { ConfigLink } from "~/components/config/ConfigLink";
import { shortType } from "~/components/config/ConfigType";
import { notifyText } from "~/components/messages/notify";
import { SilenceLink } from "~/components/silence/SilenceLink";
import { readFault } from "~/components/errors/readFault";
import { configLook } from "~/lib/health/health";
import { tagsOf } from "~/lib/labels/tags";
import { CopyButton } from "~/ui/button/CopyButton";
import { IconButton } from "~/ui/button/IconButton";
import { FaultLine } from "~/ui/feedback/FaultLine";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Age } from "~/ui/time/Age";
import { CostRows } from "./CostRows";
import { groupedRows } from "./groupedRows";
import styles from "./item.module.css";
import { ItemIncidents } from "./ItemIncidents";
import { ItemLogs } from "./ItemLogs";
import { PropertyValue } from "./PropertyValue";
import { ScrapedNote } from "./ScrapedNote";
import type { ItemSearch } from "./search";
import type { Item } from "./useItem";

interface Props {
  item: Item;
  search: ItemSearch;
  isFloating: boolean;
  onClose: () => void;
}

export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["row"]}>
      <dt title={label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className={styles["section"]}>
      <summary>{title}</summary>
      <dl className={styles["rows"]}>{children}</dl>
    </details>
  );
}

/** Closes what floats on Escape and on a click beside it (facts 8.8). */
function useDismiss(isFloating: boolean, onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFloating) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener("keydown", ({ key }) => key === "Escape" && onClose(), { signal });
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        const isButton = target instanceof Element && target.closest("[aria-expanded]") !== null;
        if (target instanceof Node && !isButton && !panel.current?.contains(target)) onClose();
      },
      { signal },
    );
    panel.current?.focus();
    return () => ended.abort();
  }, [isFloating, onClose]);
  return panel;
}

/** Everything that the catalog knows of an item beside its spec (facts 8.8). */
export function ItemSidebar({ item, search, isFloating, onClose }: Props) {
  const panel = useDismiss(isFloating, onClose);
  const places = useQuery(parentsByLocationOptions({ configId: item.id }));
  const labels = groupedRows(item.labels ?? {}, places.data?.rows ?? []);
  const fault = readFault("places that the labels lead to", places);
  const tags = tagsOf(item.tags);
  const properties = (item.properties ?? []).filter(
    ({ hidden, type }) => !hidden && type !== "hidden",
  );
  return (
    <aside
      ref={panel}
      tabIndex={isFloating ? -1 : undefined}
      className={styles["sidebar"]}
      aria-label="Details of the item"
      data-floating={isFloating || undefined}
    >
      {isFloating ? (
        <span className={styles["close"]}>
          <IconButton icon={X} label="Close the details" onClick={onClose} />
        </span>
      ) : null}
      <Section title="Details">
        <Facts item={item} />
      </Section>
      <div className={styles["ways"]}>
        <ItemLogs id={item.id} />
        {item.deleted_at ? null : <SilenceLink type="config" id={item.id} />}
      </div>
      <ItemIncidents id={item.id} search={search} />
      {tags.length > 0 ? (
        <Section title="Tags">
          {tags.map(({ key, value }) => (
            <Row key={key} label={key}>
              {value}
            </Row>
          ))}
        </Section>
      ) : null}
      {properties.length > 0 ? (
        <Section title="Properties">
          {properties.map((property, index) => (
            // Properties have no identity; the list never changes in place.
            <Row key={index} label={property.label ?? property.name ?? ""}>
              <PropertyValue property={property} />
            </Row>
          ))}
        </Section>
      ) : null}
      <CostRows item={item} />
      {fault ? <FaultLine fault={fault} /> : null}
      {labels.map(({ group, rows }) => (
        <Section key={group} title={group === "" ? "Labels" : group}>
          {rows.map(({ id, key, value, config }) => (
            <Row key={id} label={key}>
              {config ? <ConfigLink config={config} /> : value}
            </Row>
          ))}
        </Section>
      ))}
    </aside>
  );
}

function Facts({ item }: { item: Item }) {
  const { tone, word } = configLook(item.health);
  const name = item.name ?? item.id;
  return (
    <>
      <Row label="Name">{name}</Row>
      {item.deleted_at ? (
        <Row label="Deleted">
          <Age value={item.deleted_at} suffix />
          {item.delete_reason ? `, ${item.delete_reason}` : ""}
        </Row>
      ) : null}
      <Row label={item.deleted_at ? "Last status" : "Status"}>
        <StatusDot tone={tone} label={[word, item.status].filter(Boolean).join(", ")} showLabel />
        {item.description ? <p className={styles["note"]}>{item.description}</p> : null}
      </Row>
      <Row label="Type">
        <Link to="/catalog" search={{ configType: item.type }} title={item.type}>
          {shortType(item.type)}
        </Link>
      </Row>
      {item.type.endsWith(item.config_class) ? null : <Row label="Class">{item.config_class}</Row>}
      <Row label="Created">
        <Age value={item.created_at} suffix />
        {item.scraper ? (
          <>
            {" by "}
            <Link to="/catalog/scrapers/$id" params={{ id: item.scraper.id }}>
              {item.scraper.name}
            </Link>
          </>
        ) : null}
      </Row>
      <Row label="Updated">
        {item.updated_at ? <Age value={item.updated_at} suffix /> : "-"}
        <ScrapedNote item={item} />
      </Row>
      <Row label="Agent">
        {item.agent_name && !/^0{8}-/.test(item.agent_id) ? (
          <AgentLink agent={{ id: item.agent_id, name: item.agent_name }} />
        ) : (
          "local"
        )}
      </Row>
      {item.external_id?.map((id, index) => (
        <Row key={id} label={index === 0 ? "External id" : ""}>
          <span className={styles["code"]} title={id}>
            {id}
          </span>
        </Row>
      ))}
      <Row label="Id">
        <span className={styles["code"]} title={item.id}>
          {item.id}
        </span>
        <CopyButton
          text={item.id}
          label="Copy id"
          onMessage={(message, isError) => notifyText(isError ? "error" : "success", message)}
        />
      </Row>
    </>
  );
}
