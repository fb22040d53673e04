import { RadioGroup, Switch, Text } from "@radix-ui/themes";
import "~/ui/theme/parts/RadioGroup.css";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import {
  cardWidthRange,
  preferences,
  usePreferences,
  type Preferences,
} from "~/components/preferences/preferences";
import { formatDateTime, DATE_TIME_STYLES } from "~/lib/time/datetime";
import { Dialog } from "~/ui/overlay/Dialog";
import { Segmented, type SegmentItem } from "~/ui/field/Segmented";
import { closeOverlay } from "./overlays";
import styles from "./PreferencesDialog.module.css";
import { StartPageField } from "./StartPageField";
import { TimeZoneField } from "./TimeZoneField";

const twoHours = 7_200_000;

const themes: readonly SegmentItem<Preferences["theme"]>[] = [
  { value: "system", label: "System", icon: Monitor },
  { value: "light", label: "Light", icon: Sun },
  { value: "dark", label: "Dark", icon: Moon },
];

const densities: readonly SegmentItem<Preferences["density"]>[] = [
  { value: "compact", label: "Compact" },
  { value: "comfortable", label: "Comfortable" },
];

/** What a person may choose for this browser (spec 3 §2 and §9); every choice applies at once. */
export function PreferencesDialog() {
  const chosen = usePreferences();
  const [example] = useState(() => new Date(Date.now() - twoHours));
  return (
    <Dialog
      open
      onOpenChange={closeOverlay}
      title="Preferences"
      description="Kept in this browser; every change applies at once."
      size="small"
      expandable={false}
    >
      <div className={styles.fields} data-dialog-start tabIndex={-1}>
        <Field label="Theme">
          {() => (
            <Segmented
              label="Theme"
              items={themes}
              value={chosen.theme}
              onChange={(theme) => preferences.write({ theme })}
            />
          )}
        </Field>
        <Field label="Density">
          {() => (
            <Segmented
              label="Density"
              items={densities}
              value={chosen.density}
              onChange={(density) => preferences.write({ density })}
            />
          )}
        </Field>
        <Field label="Date and time">
          {(labelId) => (
            <RadioGroup.Root
              size="2"
              value={chosen.dateFormat}
              onValueChange={(style) => preferences.write({ dateFormat: styleOf(style) })}
              aria-labelledby={labelId}
            >
              {DATE_TIME_STYLES.map((style) => (
                <RadioGroup.Item key={style} value={style}>
                  <span className={styles.format}>{style}</span>
                  <Text color="gray">
                    {formatDateTime(example, { style, timeZone: chosen.timeZone })}
                  </Text>
                </RadioGroup.Item>
              ))}
            </RadioGroup.Root>
          )}
        </Field>
        <Field label="Timezone">
          {(labelId) => (
            <TimeZoneField
              value={chosen.timeZone}
              labelId={labelId}
              onChange={(timeZone) => preferences.write({ timeZone })}
            />
          )}
        </Field>
        <Field label="Start page">{() => <StartPageField />}</Field>
        <Field label="Topology card width">
          {(labelId) => (
            <div className={styles.width}>
              <input
                type="range"
                value={chosen.cardWidth}
                min={cardWidthRange.min}
                max={cardWidthRange.max}
                step={cardWidthRange.step}
                onChange={({ target }) => preferences.write({ cardWidth: target.valueAsNumber })}
                aria-labelledby={labelId}
              />
              <output>{chosen.cardWidth} px</output>
            </div>
          )}
        </Field>
        <Field label="Show changes before they are sent">
          {(labelId) => (
            <Switch
              size="2"
              checked={chosen.looksFirst}
              onCheckedChange={(looksFirst) => preferences.write({ looksFirst })}
              aria-labelledby={labelId}
            />
          )}
        </Field>
        <Field label="Show deleted catalog items">
          {(labelId) => (
            <Switch
              size="2"
              checked={chosen.showDeleted}
              onCheckedChange={(showDeleted) => preferences.write({ showDeleted })}
              aria-labelledby={labelId}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

/** The style that the control answered with; controls speak in plain strings. */
const styleOf = (text: string) => DATE_TIME_STYLES.find((style) => style === text);

function Field({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const labelId = useId();
  return (
    <div className={styles.field}>
      <Text as="span" size="2" id={labelId} className={styles.label}>
        {label}
      </Text>
      <div className={styles.control}>{children(labelId)}</div>
    </div>
  );
}
