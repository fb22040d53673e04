import { Tooltip } from "@radix-ui/themes";
import { type ComponentProps, useState } from "react";

/** Above sticky heads of tables, which stand beside the landmark that the tooltip opens in. */
const aboveThePage = { zIndex: 30 };

/** A tooltip that opens inside of the dialog or landmark of its control, so that no text stands outside of them. */
export function Tip(props: ComponentProps<typeof Tooltip>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <span
        hidden
        ref={(mark) =>
          setPlace(
            mark?.closest<HTMLElement>("dialog, main") ??
              mark?.closest<HTMLElement>("header, aside") ??
              null,
          )
        }
      />
      <Tooltip {...props} container={place ?? undefined} style={aboveThePage} />
    </>
  );
}
