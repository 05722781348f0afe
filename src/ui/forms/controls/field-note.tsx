interface FieldNoteProps {
  readonly text: string | undefined;
}

/**
 * A question or a warning about an answer, shown when its field is left. Two lines are reserved for it, because a button that moves
 * while it is pressed gets no click.
 */
export const FieldNote = ({ text }: FieldNoteProps) => (
  <p role="status" className="field-hint min-h-12 print:min-h-0">
    {text}
  </p>
);
