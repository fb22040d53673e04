import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ChevronDown, Circle, CircleCheck, Flag, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useAccess } from "~/api/access";
import { BuiltLink } from "~/components/links/BuiltLink";
import { IconButton } from "~/ui/button/IconButton";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./FirstSteps.module.css";
import {
  hideSteps,
  stepDone,
  steps as allSteps,
  stepsFor,
  tickOff,
  useKeptSteps,
  type Happened,
} from "./firstSteps";
import { toggleSidebar } from "./sidebarState";

interface Props {
  /** The sidebar shows icons alone. */
  isCollapsed: boolean;
  /** Called when a link was followed. */
  onFollow?: (() => void) | undefined;
}

const idOf = (key: unknown): unknown =>
  typeof key === "object" && key !== null ? Reflect.get(key, "_id") : key;

/** Hears what is read, written and opened, and ticks off what it was. @returns the title of what came last. */
function useTicks(): string {
  const client = useQueryClient();
  const router = useRouter();
  const [last, setLast] = useState("");
  useEffect(() => {
    const hear = (happened: Happened) => {
      const id = stepDone(happened);
      if (id !== undefined && tickOff(id))
        setLast(allSteps.find((step) => step.id === id)?.title ?? "");
    };
    const page = () => {
      const { pathname: path, search } = router.state.location;
      hear({ kind: "page", path, search });
    };
    page();
    const stops = [
      router.subscribe("onResolved", page),
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === "updated" && query.state.data !== undefined)
          hear({ kind: "read", name: idOf(query.queryKey[0]), data: query.state.data });
      }),
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === "updated" && mutation?.state.status === "success")
          hear({ kind: "write", operation: mutation.meta?.["operation"] });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, router]);
  return last;
}

/** The tour of the sandbox: five tasks in the sidebar that tick themselves off. It never stands over the page. */
export function FirstSteps({ isCollapsed, onFollow }: Props) {
  const last = useTicks();
  const { done, isHidden } = useKeptSteps();
  const steps = stepsFor(useAccess());
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (isHidden || steps.length === 0) return null;
  const count = steps.filter(({ id }) => done.includes(id)).length;
  const far = `${count} of ${steps.length} done`;
  const next = steps.find(({ id }) => !done.includes(id));
  const said = (
    <output>
      <VisuallyHidden>{last === "" ? "" : `Done: ${last}. ${far}.`}</VisuallyHidden>
    </output>
  );
  if (isCollapsed)
    return (
      <div className={styles["folded"]}>
        <IconButton
          icon={Flag}
          label={`First steps, ${far}`}
          tooltipSide="right"
          onClick={() => {
            setIsOpen(true);
            toggleSidebar();
          }}
        />
        {said}
      </div>
    );
  return (
    <section className={styles["steps"]} aria-label="First steps">
      <div className={styles["head"]}>
        <button
          type="button"
          className={styles["fold"]}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown size={14} aria-hidden data-folded={isOpen ? undefined : ""} />
          <span>First steps</span>
          <span className={styles["far"]}>{far}</span>
        </button>
        <IconButton
          icon={X}
          label="Hide the first steps; Help brings them back"
          tooltipSide="right"
          onClick={hideSteps}
        />
      </div>
      {isOpen ? (
        <ol id={listId} className={styles["list"]}>
          {steps.map(({ id, title, path }) => {
            const isDone = done.includes(id);
            const Mark = isDone ? CircleCheck : Circle;
            return (
              <li key={id} className={styles["step"]} data-done={isDone || undefined}>
                <Mark size={14} aria-hidden />
                <span>
                  <BuiltLink path={path} onFollow={onFollow}>
                    {title}
                  </BuiltLink>
                  {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <p className={styles["next"]}>
          {next ? `Next: ${next.title.toLowerCase()}` : "That was all of it."}
        </p>
      )}
      {said}
    </section>
  );
}
