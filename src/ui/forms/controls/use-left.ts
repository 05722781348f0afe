import { useState } from "react";

/** Whether the visitor is elsewhere: a number that is still being typed is not doubted. */
export function useLeft() {
  const [left, setLeft] = useState(true);
  return { left, enter: () => setLeft(false), leave: () => setLeft(true) };
}
