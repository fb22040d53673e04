import { Flex, Heading } from "@radix-ui/themes";
import type { ReactNode } from "react";
import styles from "./PageMessage.module.css";

interface PageMessageProps {
  title: string;
  /** What happened and what to do, in sentences. */
  children: ReactNode;
  icon?: ReactNode;
  /** The next steps, as buttons or links. */
  actions?: ReactNode;
  /** Announced at once, for failures. */
  isAlert?: boolean;
  /** Its own landmark, where the page has no other. */
  isMain?: boolean;
}

/** A page that says one thing: not found, denied, crashed, session ended. */
export function PageMessage({ title, children, icon, actions, isAlert, isMain }: PageMessageProps) {
  const Frame = isMain ? "main" : "div";
  return (
    <Frame className={styles["frame"]} id={isMain ? "main" : undefined}>
      <Flex
        direction="column"
        gap="3"
        className={styles["message"]}
        role={isAlert ? "alert" : undefined}
      >
        {icon !== undefined && (
          <span className={styles["icon"]} aria-hidden>
            {icon}
          </span>
        )}
        <Heading as={isMain ? "h1" : "h2"} size="5">
          {title}
        </Heading>
        <div className={styles["text"]}>{children}</div>
        {actions !== undefined && (
          <Flex gap="3" wrap="wrap" align="center" pt="2">
            {actions}
          </Flex>
        )}
      </Flex>
    </Frame>
  );
}
