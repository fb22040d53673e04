import { RadioGroup, SegmentedControl, Slider, Switch, Text } from "@radix-ui/themes";
import { useId, useState, type ReactNode } from "react";
import { cardWidthRange, preferences, usePreferences } from "~/components/preferences";
import { formatDateTime, DATE_TIME_STYLES } from "~/lib/datetime";
import { Dialog } from "~/ui/Dialog";
import { closeOverlay } from "./overlays";
import styles from "./PreferencesDialog.module.css";
import { TimeZoneField } from "./TimeZoneField";

const twoHours = 7_200_000;

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
      <div className={styles.fields}>
        <Field label="Theme">
          {(labelId) => (
            <SegmentedControl.Root
              size="2"
              value={chosen.theme}
              onValueChange={(theme) =>
                preferences.write({ theme: pick(["system", "light", "dark"], theme) })
              }
              aria-labelledby={labelId}
            >
              <SegmentedControl.Item value="system">System</SegmentedControl.Item>
              <SegmentedControl.Item value="light">Light</SegmentedControl.Item>
              <SegmentedControl.Item value="dark">Dark</SegmentedControl.Item>
            </SegmentedControl.Root>
          )}
        </Field>
        <Field label="Density">
          {(labelId) => (
            <SegmentedControl.Root
              size="2"
              value={chosen.density}
              onValueChange={(density) =>
                preferences.write({ density: pick(["compact", "comfortable"], density) })
              }
              aria-labelledby={labelId}
            >
              <SegmentedControl.Item value="compact">Compact</SegmentedControl.Item>
              <SegmentedControl.Item value="comfortable">Comfortable</SegmentedControl.Item>
            </SegmentedControl.Root>
          )}
        </Field>
        <Field label="Date and time">
          {(labelId) => (
            <RadioGroup.Root
              size="2"
              value={chosen.dateFormat}
              onValueChange={(style) =>
                preferences.write({ dateFormat: pick(DATE_TIME_STYLES, style) })
              }
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
        <Field label="Topology card width">
          {(labelId) => (
            <div className={styles.width}>
              <Slider
                size="1"
                value={[chosen.cardWidth]}
                min={cardWidthRange.min}
                max={cardWidthRange.max}
                step={cardWidthRange.step}
                onValueChange={([cardWidth]) => preferences.write({ cardWidth })}
                aria-labelledby={labelId}
              />
              <output>{chosen.cardWidth} px</output>
            </div>
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

/** The allowed value that a control answered with; controls speak in plain strings. */
const pick = <Value extends string>(allowed: readonly Value[], text: string): Value | undefined =>
  allowed.find((value) => value === text);

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
