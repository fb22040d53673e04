import { Kbd, Switch } from "@radix-ui/themes";
import "~/ui/theme/parts/Kbd.css";
import { Fragment, useId } from "react";
import { preferences, usePreferences } from "~/components/preferences/preferences";
import type { KeyHint } from "~/ui/keys/keyHints";
import { Dialog } from "~/ui/overlay/Dialog";
import { closeOverlay, keysOfPage } from "./overlays";
import { shortcuts } from "./shortcuts";
import styles from "./ShortcutsDialog.module.css";

/** The chords of the console, and the keys that the parts of the page in reach say that they answer to. */
export function ShortcutsDialog() {
  const { singleKeys } = usePreferences();
  const id = useId();
  const everywhere: KeyHint[] = [
    ...shortcuts.map(({ keys, title }) => [keys, title] as const),
    ...(singleKeys ? [["?", "List the keyboard shortcuts, outside of fields"] as const] : []),
    ["Esc", "Close what is open on top"],
  ];
  const parts = keysOfPage().map(({ where, hints }) => ({
    where,
    hints: singleKeys ? hints : hints.filter(([keys]) => keys !== "/"),
  }));
  return (
    <Dialog
      open
      onOpenChange={closeOverlay}
      title="Keyboard shortcuts"
      description="Those of this page come first; they work while the focus is in the part that they stand under."
      size="small"
      expandable={false}
    >
      <div className={styles["parts"]} data-dialog-start tabIndex={-1}>
        {parts.map(({ where, hints }) =>
          hints.length > 0 ? <Keys key={where} where={where} hints={hints} /> : null,
        )}
        <Keys where="Everywhere" hints={everywhere} />
        <p className={styles["single"]}>
          <Switch
            size="1"
            checked={singleKeys}
            onCheckedChange={(isOn) => preferences.write({ singleKeys: isOn })}
            aria-labelledby={id}
          />
          <span id={id}>/ and ? work without Ctrl, wherever nothing is being typed</span>
        </p>
      </div>
    </Dialog>
  );
}

/** "Page Up" is one key, "Ctrl K" are two. */
const keysOf = (keys: string): readonly string[] => keys.match(/Page (?:Up|Down)|\S+/g) ?? [];

function Keys({ where, hints }: { where: string; hints: readonly KeyHint[] }) {
  return (
    <section>
      <h3 className={styles["where"]}>{where}</h3>
      <table className={styles["keys"]} aria-label={where}>
        <tbody>
          {hints.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">{does}</th>
              <td>
                {keysOf(keys).map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && " "}
                    <Kbd>{key}</Kbd>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
