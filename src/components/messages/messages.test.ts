import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  addMessage,
  clearMessages,
  dismiss,
  messages,
  pauseMessages,
  resumeMessages,
} from "./messages";

const shown = () => messages.read().filter(({ isShown }) => isShown);
const texts = () => messages.read().map(({ text, count }) => [text, count]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearMessages();
  vi.useRealTimers();
});

describe("messages", () => {
  it("vanish as toasts after 5 seconds and stay in the log", () => {
    addMessage("success", "Scope created");
    vi.advanceTimersByTime(4_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(texts()).toEqual([["Scope created", 1]]);
  });

  it("count a text that still shows, and repeat it once it is gone", () => {
    addMessage("error", "Network Error. Please try again.");
    addMessage("error", "Network Error. Please try again.");
    expect(texts()).toEqual([["Network Error. Please try again.", 2]]);
    vi.advanceTimersByTime(5_000);
    addMessage("error", "Network Error. Please try again.");
    expect(messages.read()).toHaveLength(2);
  });

  it("stay while they are read", () => {
    addMessage("info", "Look");
    pauseMessages();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    resumeMessages();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toEqual([]);
  });

  it("of loading stay until they are taken down, and leave no trace", () => {
    const id = addMessage("loading", "Running");
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    dismiss(id);
    expect(messages.read()).toEqual([]);
  });
});
