import { useState } from "react";

/** Whether the visitor is elsewhere: a number that is still being typed is not doubted. */
export function useBlurred() {
  const [left, setLeft] = useState(true);
  return {
    left,
    enter: () => setLeft(false),
    leave: () => setLeft(true),
    /** For what is around a field and the keys that write into it: going from one to the other is not leaving. */
    around: {
      onFocus: () => setLeft(false),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      },
    },
  };
}
