import { DropdownMenu, Popover } from "@radix-ui/themes";
import type { ComponentProps } from "react";
import { Shield } from "./Shield";

/** Above sticky heads of tables and the shield; the submenus of a menu too. */
export const aboveThePage = { zIndex: 30 };

/** What a popover shows. When it closes, the focus goes back to its trigger, unless it went elsewhere meanwhile. */
export const PopoverPanel = ({ children, ...props }: ComponentProps<typeof Popover.Content>) => (
  <Popover.Content onCloseAutoFocus={leaveFocusWhereItWent} style={aboveThePage} {...props}>
    <Shield />
    {children}
  </Popover.Content>
);

/** What a menu shows, with the focus handled as in a popover. */
export const MenuPanel = ({ children, ...props }: ComponentProps<typeof DropdownMenu.Content>) => (
  <DropdownMenu.Content onCloseAutoFocus={leaveFocusWhereItWent} style={aboveThePage} {...props}>
    <Shield />
    {children}
  </DropdownMenu.Content>
);

/** While a panel fades away the reader may have gone on: what they type or open then must not lose the focus. */
function leaveFocusWhereItWent(event: Event): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return;
  if (event.currentTarget instanceof Node && event.currentTarget.contains(focused)) return;
  event.preventDefault();
}
