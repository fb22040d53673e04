import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import styles from "./notifications.module.css";

/** The way back to all notifications. */
export const NotificationTrail = () => (
  <span className={styles["trail"]}>
    <Link to="/notifications">Notifications</Link>
    <ChevronRight size={14} aria-hidden />
  </span>
);
