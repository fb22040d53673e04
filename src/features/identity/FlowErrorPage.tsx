import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { notifyCopy } from "~/components/messages/notify";
import { QueryError } from "~/components/errors/QueryError";
import { Code } from "~/ui/text/Code";
import { AuthFrame, FormSkeleton } from "~/components/auth/AuthFrame";
import { readFlowError } from "./flowCalls";
import { decideFlowError } from "./flowDecision";
import { FlowFailed } from "./flowLoad";
import { Notice } from "./FlowMessages";

const badSession =
  "Bad Session. Please try logging out and logging in again, if the problem persist, please contact us.";

/** /error: the session is of no use, or something that nobody named went wrong (spec 1 §8). */
export function ErrorPage({ code }: { code: string | undefined }) {
  return (
    <AuthFrame title="An error occurred" footer={<Link to="/">Go back</Link>}>
      <Notice tone="error" text={code === "BAD_SESSION" ? badSession : "Unknown error"} />
    </AuthFrame>
  );
}

/** /error/{id}: the error that a flow ended with, as JSON (spec 1 §2). */
export function FlowErrorPage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ["flow error", id],
    queryFn: async () => {
      const answer = await readFlowError(id);
      if (answer.isOk) return answer.data;
      if (decideFlowError(answer.status) === "fail")
        throw new FlowFailed(`The identity server answered ${answer.status}.`);
      location.replace("/");
      return null;
    },
    retry: false,
  });
  return (
    <AuthFrame title="An error occurred" footer={<Link to="/">Go back</Link>}>
      {query.isError && <QueryError title="This error could not be looked up" query={query} />}
      {query.data ? (
        <Code
          label="Error of the flow"
          language="json"
          text={JSON.stringify(query.data, null, 2)}
          onCopy={notifyCopy}
        />
      ) : (
        !query.isError && <FormSkeleton />
      )}
    </AuthFrame>
  );
}
