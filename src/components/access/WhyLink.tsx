import { Link } from "@tanstack/react-router";
import type { WhyQuestion } from "./whyNot";

/** Leads to the explanation of a permission. */
export const WhyLink = ({ question }: { question: WhyQuestion }) => (
  <Link to="/why" search={question}>
    Why?
  </Link>
);
