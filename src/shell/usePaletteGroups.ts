import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { isBuiltPath } from "~/components/links/BuiltLink";
import type { PaletteAction } from "~/components/palette/paletteActions";
import { usePaletteItems } from "./paletteItems";
import { kindOf, subjectAt, type PaletteKindName, type PaletteSubject } from "./paletteKinds";
import { readMemory, togglePin, type PalettePlace } from "./paletteMemory";
import { groupActions, searchActions } from "./paletteSearch";
import { useNav } from "./useNav";
import { usePaletteResources, visibleKinds } from "./usePaletteResources";
import { useSubjectActions, type SubjectForm } from "./useSubjectActions";
import { useSubjectName } from "./useSubjectName";

/** A line of the palette. */
export interface PaletteRow {
  id: string;
  title: string;
  group: string;
  /** What tells it from others of its title. */
  hint?: string;
  keywords?: string | undefined;
  /** Page that it leads to. */
  path?: string | undefined;
  /** Record that it is about: it can be picked for its actions. */
  subject?: PaletteSubject;
  form?: { form: SubjectForm; subject: PaletteSubject } | undefined;
  run?: (() => void) | undefined;
}

/** What narrows the palette: the text, the chip, and the record whose actions are shown. */
export interface PaletteView {
  text: string;
  kind: PaletteKindName | undefined;
  picked: PaletteSubject | undefined;
}

function placeRow(group: string, { path, title, group: origin }: PalettePlace): PaletteRow {
  const { pathname, search } = new URL(path, location.origin);
  const subject = subjectAt(pathname, search);
  const row = { id: `${group}-${path}`, title, group, hint: origin, path };
  return subject ? { ...row, subject } : row;
}

const itemRow = ({ to, ...item }: PaletteAction): PaletteRow => ({ ...item, path: to });

/** Everything that fits the view, under its headings. */
export function usePaletteGroups({ text, kind, picked }: PaletteView) {
  const router = useRouter();
  const state = useNav();
  const [memory, setMemory] = useState(readMemory);
  const items = usePaletteItems();
  const { pathname, searchStr } = router.state.location;
  const open = subjectAt(pathname, searchStr);
  const subject = picked ?? open;
  const name = useSubjectName(subject);
  const actions = useSubjectActions(subject);
  const kinds = visibleKinds(state);
  const isBuilt = (path: string) => isBuiltPath(router, new URL(path, location.origin).pathname);
  const asked = picked ? [] : kind === undefined ? kinds : [kind];
  const { found, isSearching, failure } = usePaletteResources(text, asked);

  const subjectRows = subject
    ? actions.map(({ id, title, form, path }): PaletteRow => ({
        id: `action-${id}`,
        title,
        group: name,
        path,
        form: form && { form, subject: { ...subject, name } },
      }))
    : [];
  const hits = found
    .map((one): PaletteRow => ({
      id: `${one.kind}-${one.id}`,
      title: one.name,
      hint: one.hint,
      group: kindOf(one.kind).group,
      path: kindOf(one.kind).path(one.id),
      subject: one,
    }))
    .filter(({ path }) => path !== undefined && isBuilt(path));
  const isEmpty = text.trim() === "";
  const places = isEmpty
    ? [
        ...memory.pinned.map((place) => placeRow("Pinned", place)),
        ...memory.recent
          .filter(({ path }) => !memory.pinned.some((pin) => pin.path === path))
          .map((place) => placeRow("Recent", place)),
      ].filter(({ path }) => path !== undefined && isBuilt(path))
    : [];
  const rows = picked
    ? searchActions(subjectRows, text)
    : kind !== undefined
      ? hits
      : [...places, ...searchActions([...subjectRows, ...items.map(itemRow)], text), ...hits];
  return {
    groups: groupActions(rows),
    kinds,
    pickedName: picked && name,
    isSearching: isSearching && asked.length > 0 && !isEmpty,
    failure,
    isPinned: (path: string) => memory.pinned.some((pin) => pin.path === path),
    pin: (row: PaletteRow) => {
      if (row.path === undefined) return;
      setMemory(togglePin({ path: row.path, title: row.title, group: row.group }));
    },
  };
}
