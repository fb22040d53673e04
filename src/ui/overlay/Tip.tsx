import { Tooltip } from "@radix-ui/themes";
import { type ComponentProps, useCallback, useState } from "react";

/** Above sticky heads of tables, which stand beside the landmark that the tooltip opens in. */
const aboveThePage = { zIndex: 30 };

/** A tooltip that opens inside of the dialog or landmark of its control, so that no text stands outside of them. */
export function Tip(props: ComponentProps<typeof Tooltip>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // One function for all renderings: a new one would be called twice more with each.
  const mark = useCallback((element: HTMLElement | null) => {
    if (element)
      setPlace(
        element.closest<HTMLElement>("dialog, main") ??
          element.closest<HTMLElement>("header, aside"),
      );
  }, []);
  return (
    <>
      <span hidden ref={mark} />
      <Tooltip {...props} container={place ?? undefined} style={aboveThePage} />
    </>
  );
}
