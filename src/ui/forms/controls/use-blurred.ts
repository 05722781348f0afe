import { useState } from "react";

/** Whether the focus is elsewhere. Warnings wait until then. */
export function useBlurred() {
  const [isBlurred, setBlurred] = useState(true);
  return {
    isBlurred,
    /** For the input, or for an element around it and the buttons that write into it. */
    blurProps: {
      onFocus: () => setBlurred(false),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setBlurred(true);
      },
    },
  };
}
