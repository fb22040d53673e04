import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState, type FormEvent } from "react";
import { stringify } from "yaml";
import { createCanaryMutation, updateCanaryMutation } from "~generated/db/writes";
import type { CanarySpec } from "~generated/db/reads";
import { notifyError, notifyRecord, notifySuccess } from "~/components/notify";
import { Button } from "~/ui/Button";
import styles from "./CanaryForm.module.css";
import { DeleteCanary } from "./DeleteCanary";
import { parseSpec } from "./specText";
import { useDraft } from "~/components/useDraft";

interface Props {
  /** The canary to edit; undefined for a new one. */
  canary?: CanarySpec;
  onSaved: (id: string) => void;
}

const example = `schedule: "@every 30s"
http:
  - name: my endpoint
    url: https://example.com
    responseCodes: [200]
    thresholdMillis: 2000
`;

/** Editor of a canary as YAML: name and namespace are fixed once it exists (spec 3 §2, generic editor). */
export function CanaryForm({ canary, onSaved }: Props) {
  const ids = useId();
  const saved = canary ? stringify(canary.spec) : example;
  const draft = useDraft(`canary.${canary?.id ?? "new"}`, saved);
  const [name, setName] = useState(canary?.name ?? "");
  const [namespace, setNamespace] = useState(canary?.namespace ?? "default");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const parsed = parseSpec(draft.text);
  const create = useMutation(createCanaryMutation());
  const update = useMutation(updateCanaryMutation());
  const isBusy = create.isPending || update.isPending;
  const nameProblem = isSubmitted && name.trim() === "" ? "This field is required" : undefined;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!parsed.spec || name.trim() === "" || isBusy) return;
    try {
      const row = canary
        ? await update.mutateAsync({ where: { id: canary.id }, body: { spec: parsed.spec } })
        : await create.mutateAsync({
            name: name.trim(),
            namespace: namespace.trim() || "default",
            spec: parsed.spec,
            source: "UI",
          });
      draft.discard();
      if (canary) notifyRecord(row.name, "updated");
      else notifySuccess(`${row.name} created; its first run is on its way`);
      onSaved(row.id);
    } catch (error) {
      // The text stays as it was typed.
      notifyError(error);
    }
  };

  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => void save(event)}
      aria-label="Health check"
      noValidate
    >
      <div className={styles["fields"]}>
        <div className={styles["field"]}>
          <label htmlFor={`${ids}-name`}>Name</label>
          <input
            id={`${ids}-name`}
            value={name}
            onChange={(event) => setName(event.target.value)}
            disabled={canary !== undefined}
            aria-invalid={nameProblem !== undefined}
            aria-describedby={`${ids}-name-problem`}
          />
          <span id={`${ids}-name-problem`} className={styles["problem"]}>
            {nameProblem}
          </span>
        </div>
        <label className={styles["field"]}>
          Namespace
          <input
            value={namespace}
            onChange={(event) => setNamespace(event.target.value)}
            disabled={canary !== undefined}
          />
        </label>
      </div>
      <label className={styles["editor"]}>
        Spec (YAML)
        <textarea
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          spellCheck={false}
          aria-invalid={parsed.problem !== undefined}
          aria-describedby={`${ids}-spec`}
        />
      </label>
      <p id={`${ids}-spec`} role="status" className={styles["problem"]}>
        {parsed.problem
          ? `${parsed.problem.line === null ? "" : `Line ${parsed.problem.line}: `}${parsed.problem.message}`
          : ""}
      </p>
      <div className={styles["actions"]}>
        {canary ? <DeleteCanary canary={canary} /> : null}
        <span className={styles["space"]} />
        {draft.isChanged ? <Button onClick={draft.discard}>Discard changes</Button> : null}
        <Button asChild>
          <Link to="/health">Cancel</Link>
        </Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {canary ? "Update" : "Save"}
        </Button>
      </div>
    </form>
  );
}
