import { createContext, useCallback, useContext, useMemo, useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { formChecks, formSchemas, formValidators } from "~generated/schemas/index";
import { isSameValue } from "~/lib/json/sameValue";
import { type Values, valueAt } from "~/lib/wire/wirePath";
import {
  type FieldPath,
  type FormCheck,
  type FormIssue,
  formIssues,
  pathKey,
} from "~/lib/wire/formIssues";
import type { JsonSchema } from "~/lib/wire/formSchema";
import { filledValues, startValues } from "~/lib/wire/formValues";
import { withAt } from "~/lib/wire/valuesAt";

/** A form schema with the compiled check of its values. */
export interface FormParts {
  form: JsonSchema;
  check: FormCheck;
  /** What was compiled of the form's branches too, by their hashes: the form library asks for them. */
  validators: Readonly<Record<string, FormCheck>>;
}

export type FormName = keyof typeof formSchemas;

/** Whether there is a form of that name: `connections/connection-http`. */
export const isFormName = (name: string): name is FormName =>
  Object.hasOwn(formSchemas, name) && Object.hasOwn(formChecks, name);

/** Loads the chunk of one form. */
export async function loadFormParts(name: FormName): Promise<FormParts> {
  const [form, check, validators] = await Promise.all([
    formSchemas[name](),
    formChecks[name](),
    formValidators[name](),
  ]);
  return { form, check, validators };
}

/** Loads the chunk of one form. */
export const useFormParts = (name: FormName) =>
  useQuery({
    queryKey: ["formParts", name],
    queryFn: () => loadFormParts(name),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A form being filled in: its values, what is wrong with them, and what the person has been through. */
export interface SchemaFormState extends FormParts {
  values: Values;
  setValues: (values: Values) => void;
  /** Writes values at paths, all of them in one step; undefined takes away. */
  setAt: (changes: readonly (readonly [path: FieldPath, value: unknown])[]) => void;
  /** Whether closing would lose something. */
  isDirty: boolean;
  /** All issues, shown or not. */
  issues: readonly FormIssue[];
  /** What to show beside an input: nothing before it was left or the form was sent. */
  shownIssue: (path: FieldPath) => string | undefined;
  touch: (path: FieldPath) => void;
  /** Says that what is typed there is no value at all; undefined takes it back. */
  setUnreadable: (path: FieldPath, message: string | undefined) => void;
  /** Shows what the server says is wrong with a value, until that is another one. */
  refuse: (path: FieldPath, message: string) => void;
  /** How often somebody tried to send the form with issues. */
  attempts: number;
  /** What it started with: what a save compares the values with. */
  start: Values;
  /** Whether all that is wrong was so before: a stored record that works without a field may be saved without it. */
  canSaveAnyway: boolean;
  /** Lets the next `submit` pass what `canSaveAnyway` allows. */
  saveAnyway: () => void;
  /** The filled values to save; undefined with issues, which are shown from then on. */
  submit: () => Record<string, unknown> | undefined;
}

const valueIn = (values: Values, path: FieldPath): unknown => valueAt(values, path.map(String));

/** What is wrong in a form beside what is shown: what a stored record lacked before is no reason not to save it. */
const issueKey = ({ path, message }: FormIssue): string => `${pathKey(path)} ${message}`;

interface Options {
  /** What somebody had typed before and did not save; it counts as a change. */
  draft?: Values | undefined;
  /** Whether the record is still to be made, although it starts with values. */
  isNew?: boolean;
  /** Told of every change: what the form held before, and what it holds now. */
  onEdit?: (edit: Edit) => void;
}

/** Values of a form before and after a change. */
export interface Edit {
  before: Values;
  after: Values;
}

/**
 * Holds a form made from a schema. Show it with `SchemaForm`, save what `submit` returns.
 * @param saved values as `fromWire` reads them; undefined for something new.
 */
export function useSchemaForm(
  { form, check, validators }: FormParts,
  saved?: Values,
  { draft, isNew = saved === undefined, onEdit }: Options = {},
): SchemaFormState {
  const [values, show] = useState<Values>(() => startValues(form, draft ?? saved));
  // Several changes may come before anything is drawn anew.
  const latest = useRef(values);
  const setValues = (after: Values) => {
    const before = latest.current;
    latest.current = after;
    show(after);
    // The form library also tells of what it was given.
    if (onEdit && !isSameValue(filledValues(form, before), filledValues(form, after)))
      onEdit({ before, after });
  };
  const [start] = useState(() => startValues(form, saved));
  const filledStart = useMemo(() => filledValues(form, start), [form, start]);
  const [known] = useState(
    () => new Set(isNew ? [] : formIssues(form, check, filledStart).map(issueKey)),
  );
  const isPassing = useRef(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, FormIssue>>(new Map());
  const [refused, setRefused] = useState<FormIssue & { value: unknown }>();
  const [attempts, setAttempts] = useState(0);
  const filled = useMemo(() => filledValues(form, values), [form, values]);
  const issues = useMemo(() => {
    const own = [...unreadable.values()];
    const found = formIssues(form, check, filled);
    return [...own, ...found.filter(({ path }) => !unreadable.has(pathKey(path)))];
  }, [form, check, filled, unreadable]);
  const noteUnreadable = useCallback(
    (path: FieldPath, message: string | undefined) =>
      setUnreadable((old) => {
        const key = pathKey(path);
        if (old.get(key)?.message === message) return old;
        const next = new Map(old);
        if (message === undefined) next.delete(key);
        else next.set(key, { path, message });
        return next;
      }),
    [],
  );
  const canSaveAnyway =
    issues.length > 0 && unreadable.size === 0 && issues.every((one) => known.has(issueKey(one)));
  return {
    form,
    check,
    validators,
    values,
    setValues,
    setAt: (changes) =>
      setValues(changes.reduce((now, [path, value]) => withAt(now, path, value), latest.current)),
    start,
    isDirty: unreadable.size > 0 || !isSameValue(filled, filledStart),
    issues,
    shownIssue: (path) => {
      const key = pathKey(path);
      if (
        refused &&
        pathKey(refused.path) === key &&
        isSameValue(valueIn(values, path), refused.value)
      )
        return refused.message;
      if (attempts === 0 && !touched.has(key)) return undefined;
      return issues.find((issue) => pathKey(issue.path) === key)?.message;
    },
    touch: (path) =>
      setTouched((old) => (old.has(pathKey(path)) ? old : new Set([...old, pathKey(path)]))),
    setUnreadable: noteUnreadable,
    refuse: (path, message) => setRefused({ path, message, value: valueIn(latest.current, path) }),
    attempts,
    canSaveAnyway,
    saveAnyway: () => {
      isPassing.current = true;
    },
    submit: () => {
      const passes = isPassing.current && canSaveAnyway;
      isPassing.current = false;
      if (issues.length === 0 || passes) return filled;
      setAttempts(attempts + 1);
      return undefined;
    },
  };
}

/** Values that fields can be chosen from, by the names of the fields. */
export type OfferedValues = Readonly<
  Record<string, readonly { value: string; label: string }[] | undefined>
>;

/** The form that inputs belong to, and whether it can only be read. */
interface SchemaFormPlace {
  state: SchemaFormState;
  isReadOnly: boolean;
  /** Why fields of the form itself cannot be changed. */
  fixed: Readonly<Record<string, string>>;
  offered: OfferedValues;
}

export const schemaFormContext = createContext<SchemaFormPlace | undefined>(undefined);

/** @throws Error outside of a form. */
export function useSchemaFormPlace(): SchemaFormPlace {
  const place = useContext(schemaFormContext);
  if (!place) throw new Error("an input of a schema stands outside of a form");
  return place;
}
