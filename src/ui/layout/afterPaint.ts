/**
 * Calls back once what was drawn is on the screen; of a page that nobody sees, which has no frames, in the next moment.
 * @returns takes the wish back.
 */
export function afterPaint(callback: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(callback);
  };
  if (document.hidden) soon();
  else frame = requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
