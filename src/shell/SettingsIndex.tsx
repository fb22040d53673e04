import { Link } from "@tanstack/react-router";
import { Info } from "lucide-react";
import { PageHeader } from "~/components/page/PageHeader";
import { visibleNav } from "./nav";
import styles from "./SettingsIndex.module.css";
import { useNav } from "./useNav";

/** What each page of the settings is for; those that this person may not read are left out. */
export function SettingsIndex() {
  const entries = [
    ...visibleNav(useNav()).settings,
    {
      title: "About",
      path: "/settings/about",
      icon: Info,
      about: "Versions, the contract and where the backend differs from it, licences.",
    },
  ];
  return (
    <>
      <PageHeader title="Settings" />
      <ul className={styles["index"]}>
        {entries.map(({ title, path, icon: Icon, about }) => (
          <li key={path}>
            <Link to={path} className={styles["entry"]}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className={styles["title"]}>{title}</span>
              <span className={styles["about"]}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
