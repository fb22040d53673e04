import { useQuery } from "@tanstack/react-query";
import {
  checkChoicesByIdsOptions,
  componentDetailOptions,
  configsByIdsOptions,
} from "~generated/db/reads";
import { LinkToIncident } from "~/components/evidence/LinkToIncident";
import {
  checkEvidence,
  componentEvidence,
  configEvidence,
  type EvidenceSubject,
} from "~/components/evidence/evidenceSubject";
import { PlaybooksDialog } from "~/components/playbookMenu/PlaybooksDialog";
import { RunDialog } from "~/components/playbookRun/RunDialog";
import { CallDialog } from "./CallDialog";
import type { PaletteSubject } from "./paletteKinds";
import { useSubjectName } from "./useSubjectName";
import type { SubjectForm } from "./useSubjectActions";

interface Props {
  form: SubjectForm;
  subject: PaletteSubject;
  onClose: () => void;
}

/** The form of an action that was chosen for a record. */
export function SubjectForms({ form, subject, onClose }: Props) {
  const name = useSubjectName(subject);
  if ("call" in form)
    return <CallDialog call={form.call} id={subject.id} name={name} onClose={onClose} />;
  const { kind, id } = subject;
  switch (form.own) {
    case "runPlaybook":
      return <RunDialog playbookId={id} onClose={onClose} />;
    case "playbooks":
      return kind === "check" || kind === "config" || kind === "component" ? (
        <PlaybooksDialog target={{ kind, id, name }} onClose={onClose} />
      ) : null;
    default:
      return <Evidence subject={subject} onClose={onClose} />;
  }
}

/** Evidence keeps what it is about by name and type, so the record is read first. */
function Evidence({ subject: { kind, id }, onClose }: Omit<Props, "form">) {
  const ids = [id];
  const check = useQuery({ ...checkChoicesByIdsOptions({ ids }), enabled: kind === "check" });
  const config = useQuery({ ...configsByIdsOptions({ ids }), enabled: kind === "config" });
  const component = useQuery({ ...componentDetailOptions({ id }), enabled: kind === "component" });
  const [oneCheck, oneConfig, oneComponent] = [
    check.data?.rows[0],
    config.data?.rows[0],
    component.data?.rows[0],
  ];
  const subject: EvidenceSubject | undefined = oneCheck
    ? checkEvidence(oneCheck, "1h")
    : oneConfig
      ? configEvidence(oneConfig)
      : oneComponent && componentEvidence(oneComponent);
  return subject ? <LinkToIncident subject={subject} onClose={onClose} /> : null;
}
