import type { ReactNode } from "react";

/**
 * Stands in for `markdown-to-jsx` in the bundle (vite.config.ts): the form library draws descriptions with it, and ours
 * are plain text in templates of our own. The library's one weighs 36 KB with gzip, a third of the form's chunk.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>;
