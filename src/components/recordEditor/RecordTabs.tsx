import type { ReactNode } from "react";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { Tabs } from "~/ui/layout/Tabs";
import type { RecordKind } from "./recordKind";
import styles from "./RecordForm.module.css";

/** A tab beside those of the spec. */
interface FurtherTab {
  id: string;
  label: string;
  render: () => ReactNode;
}

/** Which tab the address names, and how it is changed; undefined for the first one. */
export interface RecordTabsState {
  tab?: string | undefined;
  onTab?: (tab: string | undefined) => void;
  further?: readonly FurtherTab[];
}

interface Props extends RecordTabsState {
  kind: RecordKind;
  /** Tabs of the spec. */
  tabs: readonly { id: string; label: string }[];
  /** Which of them shows first (default: the first one). */
  first?: string;
  resetKey: string;
  children: (tab: string) => ReactNode;
}

/** A record's tabs: its spec, in one tab or two, and what else belongs to it. */
export function RecordTabs(props: Props) {
  const { kind, tabs, first = tabs[0]?.id ?? "", tab, onTab, further = [], resetKey } = props;
  const all = [...tabs, ...further];
  const open = all.find(({ id }) => id === tab)?.id ?? first;
  const own = further.find(({ id }) => id === open);
  return (
    <div className={styles["page"]}>
      <Tabs
        label={kind.one}
        items={all.map(({ id, label }) => ({ id, label }))}
        value={open}
        onChange={(id) => onTab?.(id === first ? undefined : id)}
        panelClassName={styles["panel"]}
        hideSingle
      >
        <PanelBoundary resetKey={`${resetKey} ${open}`}>
          {own ? own.render() : props.children(open)}
        </PanelBoundary>
      </Tabs>
    </div>
  );
}
