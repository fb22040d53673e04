import { Link } from "@tanstack/react-router";
import {
  BellOff,
  Camera,
  CirclePlay,
  Link2,
  Logs,
  MoreHorizontal,
  Paperclip,
  ZoomIn,
} from "lucide-react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { createConfigComponentRelationship, createNotificationSilence } from "~generated/access";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { useEvidenceAccess } from "~/components/evidence/LinkToIncident";
import { usePlaybookRights } from "~/components/playbookRights/playbookRights";
import { componentName } from "~/components/topology/componentFacts";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import type { MenuGroup, MenuItem } from "~/ui/overlay/menuItems";
import { readSearch } from "./componentAddress";
import type { ChangeTopology, TopologySearch } from "./search";

interface Props {
  component: TopologyComponent;
  onSearch: ChangeTopology;
  /** Address of its page; none there, where there is nothing to zoom into. */
  path?: string | undefined;
  tabIndex?: number;
}

/** What can be done with a component (facts 1.7); what leads to an area that is not there is left out. */
export function ComponentMenu({ component, onSearch, path, tabIndex }: Props) {
  const access = useAccess();
  const { action, resource } = createConfigComponentRelationship;
  const mayLink = access.can(action, resource);
  const maySilence = access.can(
    createNotificationSilence.action,
    createNotificationSilence.resource,
  );
  const evidence = useEvidenceAccess();
  const { canSome } = usePlaybookRights();
  const hasPlaybooks = (useFlags()?.("playbooks") ?? false) && canSome("playbook:run");
  const { id, logs, external_id: externalId } = component;
  const hasLogs = !!logs?.length || !!externalId;
  const open = (dialog: NonNullable<TopologySearch["dialog"]>) => () =>
    onSearch({ dialog, component: id }, { push: true });
  const ways: readonly MenuItem[] = [
    ...(path === undefined
      ? []
      : [
          {
            kind: "link" as const,
            id: "zoom",
            label: "Zoom In",
            icon: ZoomIn,
            link: (
              <Link
                to="/topology/$id"
                params={{ id }}
                search={readSearch(path.split("?")[1] ?? "")}
              />
            ),
          },
        ]),
    ...(hasLogs
      ? [
          {
            kind: "link" as const,
            id: "logs",
            label: "View Logs",
            icon: Logs,
            link: <Link to="/logs" search={{ topologyId: id }} />,
          },
        ]
      : []),
  ];
  const groups: readonly MenuGroup[] = [
    { id: "ways", items: ways },
    {
      id: "actions",
      items: [
        // Its own page has them in the header.
        ...(hasPlaybooks && path !== undefined
          ? [{ id: "playbooks", label: "Playbooks", icon: CirclePlay, onSelect: open("playbooks") }]
          : []),
        ...(maySilence
          ? [
              {
                kind: "link" as const,
                id: "silence",
                label: "Silence",
                icon: BellOff,
                link: (
                  <Link to="/notifications/silences" search={{ add: true, component_id: id }} />
                ),
              },
            ]
          : []),
        { id: "snapshot", label: "Snapshot", icon: Camera, onSelect: open("snapshot") },
        ...(mayLink
          ? [{ id: "catalog", label: "Link to catalog", icon: Link2, onSelect: open("catalog") }]
          : []),
        ...(evidence.isOn
          ? [
              {
                id: "incident",
                label: "Link to Incident",
                icon: Paperclip,
                disabledReason: evidence.reason,
                onSelect: open("incident"),
              },
            ]
          : []),
      ],
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreHorizontal}
          label={`Actions for ${componentName(component)}`}
          tabIndex={tabIndex}
        />
      }
      groups={groups}
    />
  );
}
