import { Heading } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { config } from "~/api/config";
import { useDocumentTitle } from "~/components/page/PageHeader";
import styles from "./AuthFrame.module.css";

interface Props {
  title: string;
  children: ReactNode;
  /** Links to the neighbouring pages. */
  footer?: ReactNode;
  /** For several cards. */
  isWide?: boolean;
}

/** The frame of a page that stands before the console: product, heading, form, links. */
export function AuthFrame({ title, children, footer, isWide }: Props) {
  useDocumentTitle(title);
  return (
    <main className={styles["page"]} id="main">
      <div className={styles["column"]} data-wide={isWide || undefined}>
        <p className={styles["product"]}>
          <img src="/favicon.svg" width={24} height={24} alt="" />
          {config().productName}
        </p>
        <Heading as="h1" size="5">
          {title}
        </Heading>
        {children}
        {footer !== undefined && <p className={styles["footer"]}>{footer}</p>}
      </div>
    </main>
  );
}

/** A group of the page with its own heading. */
export function AuthCard({
  title,
  note,
  children,
}: {
  title?: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles["card"]} aria-label={title}>
      {title !== undefined && (
        <div>
          <Heading as="h2" size="3">
            {title}
          </Heading>
          {note !== undefined && <p className={styles["note"]}>{note}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

/** The outline of a form of two fields while it loads. */
export function FormSkeleton() {
  return (
    <output className={styles["skeleton"]} aria-label="Loading the form">
      <i />
      <i />
      <i />
    </output>
  );
}
