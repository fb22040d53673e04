import "./base.css";
import "./theme.css";
import { Theme } from "@radix-ui/themes";
import { type ReactNode, useLayoutEffect } from "react";
import { type Density, DensityContext } from "./density";
import { useMediaQuery } from "./useMediaQuery";

/** What the user chose; "system" follows the operating system. */
type Appearance = "light" | "dark" | "system";

type Props = { appearance?: Appearance; density?: Density; children: ReactNode };

/** Theme, density and tokens for everything below, and for what floats above the page. */
export function ThemeRoot({ appearance = "system", density = "compact", children }: Props) {
  const systemDark = useMediaQuery("(prefers-color-scheme: dark)");
  const shown = appearance === "system" ? (systemDark ? "dark" : "light") : appearance;

  // Dialogs and popovers hang below <body>, outside of this element: the tokens must stand on the document.
  useLayoutEffect(() => {
    const { classList, dataset } = document.documentElement;
    classList.remove("light", "dark");
    classList.add(shown);
    dataset.density = density;
  }, [shown, density]);

  return (
    <DensityContext value={density}>
      <Theme
        appearance={shown}
        accentColor="indigo"
        grayColor="slate"
        radius="medium"
        panelBackground="solid"
      >
        {children}
      </Theme>
    </DensityContext>
  );
}
